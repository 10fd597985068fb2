"""The judge of Agricola: what a farm may still come to, and how a turn is best completed.

`layouts` plans fences and places on one farm, `needs` counts time and food, `reading` turns a farm
into numbers; `prior` and `weights` say how they count before and after the lessons of `lesson`.
`wholeturns` completes turns as well as can be, `judging` answers players.
Never enters: search, the order of the round cards, a clock.
"""

from farmdesk.ai.judges.agricola.judging import judge

__all__ = ["judge"]
