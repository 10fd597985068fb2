"""What is believed of farms before the first lesson: points to come, by feature."""

from __future__ import annotations

from farmdesk.ai.judges.agricola.reading import NAMES
from farmdesk.ai.judges.agricola.weights import KNOTS
from farmdesk.ai.knots import Row

AT = (0.0, 4.0, 14.0)
"""Rounds left for which something is believed."""

PRIOR: dict[str, tuple[float, float, float]] = {
    "one": (0, 1, 2), "actions": (12, 17, 18), "fourth": (0, 0.3, 0.5),
    "spare": (0, 2, 5), "spares": (0, 0.8, 2.5), "grow_now": (0, 1, 1.5),
    "room_ready": (0, 1.2, 3), "rooms_ready": (0, 0.6, 1.5), "room_kit": (0, 0.6, 2),
    "reno_ready": (0, 1.2, 1), "reno_kit": (0, 0.8, 0.8), "rooms": (0, 0.5, 0.5),
    "wood": (0, 1.2, 1.8), "wood_more": (0, 0.9, 1.2), "wood_most": (0, 0.4, 0.5),
    "clay": (0, 0.8, 1.2), "clay_more": (0, 0.5, 0.6),
    "reed": (0, 0.7, 1.5), "reed_more": (0, 0.4, 0.7),
    "stone": (0, 1.2, 1.5), "stone_more": (0, 0.8, 0.9),
    "food_next": (0, 1.6, 1.6), "food_rest": (0, 1, 1.2),
    "hungry": (-2, -2.2, -2.2), "starving": (-10, -2, -1), "begs": (-6, -5, -4),
    "hungry_next": (0, -1.2, -1), "starving_next": (0, -0.6, -0.5), "needs": (0, -6, -6),
    "grain": (0, 0.8, 1.5), "grain_more": (0, 0.2, 0.3),
    "vegetable": (0, 1.2, 1.6), "vegetable_more": (0, 0.5, 0.6),
    "fallow": (0, 0.6, 1), "planted": (0, 0.3, 0.5),
    "reap_grain": (0.5, 0.9, 1), "reap_vegetable": (1.2, 1.8, 2),
    "sowable": (0, 1, 1), "sown_next": (0, 0.5, 0.5),
    "fields": (0, 0.4, 1), "fields_more": (0, 0.3, 0.6),
    "no_grain": (0, 0.4, 1.3), "no_vegetable": (0, 0.2, 1),
    "sheep": (0, 0.5, 0.8), "sheep_more": (0, 0.3, 0.4),
    "boar": (0, 0.6, 0.9), "boar_more": (0, 0.4, 0.5),
    "cattle": (0, 0.8, 1), "cattle_more": (0, 0.5, 0.6),
    "no_sheep": (0, 0.5, 1.4), "no_boar": (0, 0.3, 1.2), "no_cattle": (0, 0.2, 1),
    "births": (0.5, 1, 1.2), "pairs": (0, 0.2, 0.5),
    "stalls": (0, 0.6, 1), "stalls_more": (0, 0.2, 0.3), "cookable": (0, 0.8, 1),
    "inside": (0, 0.3, 1), "fence_gain": (0, 1.5, 1.5), "fence_gain_all": (0, 1, 2),
    "fenceable": (0, 0.5, 0.5), "loose_stables": (0, 0.4, 0.6),
    "unused": (0, 1.5, 5), "bare": (0, 0.3, 1),
    "cooks": (0, 1.5, 4), "hearth": (0, 0.3, 1), "bakes": (0, 0.5, 1), "bread": (0, 0.8, 0.8),
    "oven": (0, 0.3, 0.5), "crafts": (0, 0.5, 1), "craft_uses": (0.5, 1, 1),
    "cook_kit": (0, 0.5, 1.5), "token": (0, 0.4, 0.6),
}  # fmt: skip


def _at(name: str, rounds: float) -> float:
    points = PRIOR.get(name, (0.0, 0.0, 0.0))
    if rounds >= AT[1]:
        share = (rounds - AT[1]) / (AT[2] - AT[1])
        return points[1] + (points[2] - points[1]) * share
    return points[0] + (points[1] - points[0]) * rounds / AT[1]


FIRST: tuple[Row, ...] = tuple(tuple(_at(name, at) for name in NAMES) for at in KNOTS)
"""By knot."""
