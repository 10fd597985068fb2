"""Learned weights of Harvest Island: by seats and by own turns left."""

from __future__ import annotations

from farmdesk.ai.judges.harvest_island.reading import FEATURES, PLAIN
from farmdesk.ai.knots import Shape

SEATS = (2, 3, 4)
KNOTS = (1.0, 3.0, 6.0, 12.0, 24.0)
"""Own turns left for which there are weights; between two of them they are blended."""
SHAPE = Shape("harvest_island", SEATS, KNOTS, FEATURES, len(PLAIN))
