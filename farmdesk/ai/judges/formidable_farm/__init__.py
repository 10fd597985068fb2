"""The judge of Formidable Farm: how many turns a farm still needs, and what that is worth.

`reading` turns a moment into numbers, `judging` makes values of them, `oneturn` is the game as one
seat plans its turn.
"""

from farmdesk.ai.judges.formidable_farm.judging import judge

__all__ = ["judge"]
