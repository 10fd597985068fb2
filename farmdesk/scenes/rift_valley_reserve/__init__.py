"""The table of Rift Valley Reserve: the board in front on the left, all else beside it.

`zones` says where everything lies, `chart` paints a board, `trails` what is drawn on it, `panels`
the figures, `stage` holds them together. They read the state's types and ids; no rule is asked.
"""
