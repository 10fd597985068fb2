"""The table of Harvest Island: where its zones lie and what its cards wear.

Reads the game's state, cards, places, names and worth; never its rules.
"""
