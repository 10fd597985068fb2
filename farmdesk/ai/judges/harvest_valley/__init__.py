"""The judge of Harvest Valley: features of farmhouses, weighed by stage and number of seats.

`reading` turns a position into numbers, `weights` says how they count, `judging` answers players,
`lesson` learns the weights.
Never enters: search, the reading of anything that a seat cannot see, such as the order of the deck.
"""

from farmdesk.ai.judges.harvest_valley.judging import judge

__all__ = ["judge"]
