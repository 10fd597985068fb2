"""Tests of the command line: what it prints, what it refuses, and what it never imports."""
