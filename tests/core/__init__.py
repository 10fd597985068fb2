"""The ground floor by its behaviour, one file a module; the toy stands in where a game is needed.

Here lives what a caller may rely on: texts, drops, chance, histories, files.
Never enters: a rule of a built game (see tests/games), what every game promises (tests/contract).
"""
