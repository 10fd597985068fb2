"""Measurements, run by hand: they print numbers and judge none, for machines differ.

Never enters: anything that pytest collects.
"""
