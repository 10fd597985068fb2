"""The judge of Harvest Island: what may still be gathered on each farm, and what may be lost.

`outlook` counts the cards that may still come, `farms` reads one farm, `reading` turns all of them
into numbers, `weights` says how they count, `judging` answers players, `wholeturns` is the game as
a row of own turns, `lesson` learns the weights.
Never enters: search, the order of a pile, a card that a seat has not seen.
"""

from farmdesk.ai.judges.harvest_island.judging import judge

__all__ = ["judge"]
