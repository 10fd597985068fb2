"""Learned weights of Agricola: by kind of game and by rounds left."""

from __future__ import annotations

from farmdesk.ai.judges.agricola.reading import FEATURES, PLAIN
from farmdesk.ai.knots import Shape

KINDS = (1, 2)
"""Alone, and with others: food is scarcer alone, and nobody takes anything away."""
KNOTS = (0.0, 1.0, 2.5, 5.0, 9.0, 14.0)
"""Rounds left for which there are weights; between two of them they are blended."""
SHAPE = Shape("agricola", KINDS, KNOTS, FEATURES, len(PLAIN))


def kind_of(seats: int) -> int:
    """The kind of a game with so many seats."""
    return min(seats, KINDS[-1])
