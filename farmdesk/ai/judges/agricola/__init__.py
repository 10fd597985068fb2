"""The judge of Agricola: what a farm may still come to, and how a turn is best completed.

`layouts` plans fences and places on one farm, `reading` turns a farm into numbers, `weights` says
how they count, `judging` answers players, `wholeturns` is the game as a row of turns, each
completed as well as it can be, `lesson` learns the weights.
Never enters: search, the order of the round cards, a clock.
"""

from farmdesk.ai.judges.agricola.judging import judge

__all__ = ["judge"]
