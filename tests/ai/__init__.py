"""Tests of the players, the judges, the arena and the process they think in."""
