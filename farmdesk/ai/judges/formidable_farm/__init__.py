"""The judge of Formidable Farm: how many turns a farm still needs, and what that is worth.

`reading` turns a moment into numbers, `weights` keeps what they were learned to be worth, `judging`
makes values of both, `oneturn` is the game as one seat plans its turn, `lesson` is how it was
learned.
"""

from farmdesk.ai.judges.formidable_farm.judging import judge

__all__ = ["judge"]
