"""What may still come: the unseen cards of Harvest Island by fruit and season, as chances.

Everything here is known to whoever counts cards: what is printed, less what has been seen.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from farmdesk.core.places import Seat
from farmdesk.games.harvest_island.cards import CARDS, FRUITS, RAIN, SUN, deck_of
from farmdesk.games.harvest_island.state import ACT_AGAIN, NO_SEASON, OVER, State

PACE = 1.65
"""Cards that a turn takes from the piles, weather included, on average."""


class Outlook(NamedTuple):
    """What whoever has not seen some cards may expect of the piles."""

    coming: tuple[float, ...]
    """By fruit: how many cards of it will still be drawn."""
    chance: tuple[float, ...]
    """By fruit: that the next card drawn from the pile is one."""
    mean: tuple[float, ...]
    """By fruit: points of an unseen card of it."""
    weather: tuple[float, float]
    """Sun and rain: that the next card drawn from the pile is one."""


@lru_cache(maxsize=1024)
def outlook(key: str, season: int, piles: tuple[bytes, ...], others: bytes) -> Outlook:
    """The outlook of who has not seen the cards in `piles` and `others`; orders do not count."""
    facts = deck_of(key)
    kinds = range(len(FRUITS))
    coming, chance = [0.0] * len(FRUITS), [0.0] * len(FRUITS)
    counts, sums = [0] * len(FRUITS), [0] * len(FRUITS)
    weather = (0.0, 0.0)
    unseen = b"".join(piles) + others
    for now in range(season, NO_SEASON):
        pool = [card for card in unseen if facts.season[card] == now]
        if not pool:
            continue
        drawn = bytes(pool).translate(facts.kind)
        part = len(piles[now]) / len(pool)
        for fruit in kinds:
            coming[fruit] += part * drawn.count(fruit)
        for card, kind in zip(pool, drawn, strict=True):
            if kind < len(FRUITS):
                counts[kind] += 1
                sums[kind] += facts.points[card]
        if now == season:
            chance = [drawn.count(fruit) / len(pool) for fruit in kinds]
            weather = (drawn.count(SUN) / len(pool), drawn.count(RAIN) / len(pool))
    means = [total / count if count else 0.0 for total, count in zip(sums, counts, strict=True)]
    return Outlook(tuple(coming), tuple(chance), tuple(means), weather)


def unseen_by(state: State, seat: Seat) -> bytes:
    """Cards outside the piles that a seat cannot see: buried, and in other hands. Ascending."""
    cards = state.buried
    for who, (hand, shown, _, _) in enumerate(state.farms):
        if who != seat and shown != 15:
            cards += bytes(
                card for place, card in enumerate(hand) if not shown >> place & 1 and card < CARDS
            )
    return bytes(sorted(cards))


@lru_cache(maxsize=256)
def _sorted(piles: tuple[bytes, ...]) -> tuple[bytes, ...]:
    return tuple(bytes(sorted(pile)) for pile in piles)


def views_of(state: State, seat: Seat) -> tuple[Outlook, ...]:
    """What each seat may expect, as far as one of them can tell: of others it knows no hands."""
    piles = _sorted(state.piles)
    mine = outlook(state.deck, state.season, piles, unseen_by(state, seat))
    theirs = outlook(state.deck, state.season, piles, bytes(sorted(state.buried)))
    return tuple(mine if who == seat else theirs for who in range(len(state.farms)))


def turns_to_come(state: State, seat: Seat) -> float:
    """Own turns that a seat has still to begin or to finish: exact once winter has run out."""
    if state.step == OVER:
        return 0.0
    count = len(state.farms)
    if state.ending:
        asked = (state.seat - state.first) % count
        mine = (seat - state.first) % count
        acts = state.step <= ACT_AGAIN if mine == asked else mine > asked
        return float(acts)
    return max(1.0, sum(map(len, state.piles)) / PACE / count)


def _tails(most: int, steps: int, wide: int) -> tuple[tuple[float, ...], ...]:
    """By number wanted and by `steps` times the expected number: the chance of so many or more."""
    table = []
    for wanted in range(most + 1):
        row = []
        for step in range(wide + 1):
            rate = step / steps
            fewer = sum(math.exp(-rate) * rate**n / math.factorial(n) for n in range(wanted))
            row.append(max(0.0, 1.0 - fewer))
        table.append(tuple(row))
    return tuple(table)


_MOST, _STEPS, _WIDE = 9, 8, 80
_TAILS = _tails(_MOST, _STEPS, _WIDE)


def chance_of(wanted: int, expected: float) -> float:
    """The chance that so many or more come, when so many are expected (Poisson)."""
    if wanted <= 0:
        return 1.0
    if wanted > _MOST:
        return 0.0
    return _TAILS[wanted][min(_WIDE, int(expected * _STEPS))]
