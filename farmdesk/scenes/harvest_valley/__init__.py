"""The table of Harvest Valley: the valley on the left, river, farmhouses and figures on the right.

`zones` says where everything lies, `stage` what each piece looks like, `panels` paints the figures.
They read the state's types and ids; no rule is asked and none is told here.
"""
