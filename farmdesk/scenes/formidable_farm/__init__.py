"""The table of Formidable Farm: where its zones lie and what its cards wear.

Reads the game's state, cards, crops, costs, places and names; never its rules.
"""
