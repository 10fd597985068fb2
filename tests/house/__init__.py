"""Tests of the house itself: set-up, shape of the code, what a wheel carries."""
