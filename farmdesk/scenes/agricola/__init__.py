"""The table of Agricola: where its zones lie and what its farms, spaces and cards wear.

Reads the game's state, spaces, places, names, housing and worth; never its rules.
"""
