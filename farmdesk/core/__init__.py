"""The ground floor: what every game, player, table and window speaks.

Places, moves, events, luck, the Game protocol, frames, the composer of drops, matches and saves.
Pure Python values and small functions; a game is something that fits `game.Game`.
Never enters: a rule of one game, Qt, files other than saves, a clock, the `random` module.
"""
