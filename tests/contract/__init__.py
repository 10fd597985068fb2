"""The suite that defines "a Farmdesk game". Every built game and the toy must pass all of it.

Here lives what holds for every game, every number of seats and every seed, and nothing else.
`plays.py` makes random plays once; each test file asks one kind of question about them.
Never enters: a rule of one game, Qt. A new game is tested by standing in `farmdesk.games.BUILT`.
"""
