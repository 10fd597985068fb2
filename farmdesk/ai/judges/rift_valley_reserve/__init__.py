"""The judge of Rift Valley Reserve: what may still be made of each board.

`reading` turns a board into numbers, `weights` says how they count, `judging` answers players,
`oneboard` is the game on one board alone, `lesson` learns the weights.
Never enters: search, the reading of anything that a seat cannot see, such as what others sealed.
"""

from farmdesk.ai.judges.rift_valley_reserve.judging import judge

__all__ = ["judge"]
