"""The ten major improvements: what each does, at which moment. Their prices are facts, in
resources/cards/agricola."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from farmdesk.core.events import Noted
from farmdesk.core.moves import Move, Name, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola import names
from farmdesk.games.agricola.book import (
    Adjusts,
    Bonus,
    Deed,
    Offers,
    Oven,
    Ovens,
    Rate,
    Rates,
    Reacts,
    enter,
)
from farmdesk.games.agricola.deeds import Tell, turned_into_food
from farmdesk.games.agricola.frames import verb as verbs
from farmdesk.games.agricola.frames.verb import Verb
from farmdesk.games.agricola.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    REED,
    SHEEP,
    VEGETABLE,
    WOOD,
    some,
)
from farmdesk.games.agricola.moments import BAKING, COOKING, FEEDING, PLAYED, SCORING
from farmdesk.games.agricola.moves import Swap, button
from farmdesk.games.agricola.places import ROUND_SLOTS
from farmdesk.games.agricola.spaces import MAJORS, ROUNDS
from farmdesk.games.agricola.state import Promise, State

NO_LIMIT = 1_000
"""More grain than anybody ever has."""


def cooks(card: str, food: dict[int, int]) -> Adjusts:
    """It cooks some goods at any time; each is cooked where it brings most."""

    @lru_cache(maxsize=64)  # asked for every meal that anybody thinks of; few rates there are
    def better(rates: Rates) -> Rates:
        return tuple(
            Rate(food[good], card) if food.get(good, 0) > rate.food else rate
            for good, rate in enumerate(rates)
        )

    def change(state: State, seat: Seat, rates: Rates) -> Rates:
        del state, seat
        return better(rates)

    return Adjusts(COOKING, change)


def bakes(card: str, food: int, most: int = NO_LIMIT) -> Adjusts:
    """It makes food of some grain in every baking."""

    def change(state: State, seat: Seat, ovens: Ovens) -> Ovens:
        del state, seat
        return (*ovens, Oven(card, food, most))

    return Adjusts(BAKING, change)


def rewards(card: str, good: int, steps: Sequence[tuple[int, int]]) -> Adjusts:
    """Bonus points for a good at the end; the goods that bring them are spent (AG-17)."""

    def change(state: State, seat: Seat, bonuses: tuple[Bonus, ...]) -> tuple[Bonus, ...]:
        have = state.farms[seat].goods[good]
        needed, points = max((step for step in steps if have >= step[0]), default=(0, 0))
        return (*bonuses, Bonus(card, points, some(good, needed)))

    return Adjusts(SCORING, change)


class Swapping(Verb):
    """One of a good turned into food, once a harvest (AG-17)."""

    def __init__(self, card: str, good: int, food: int) -> None:
        super().__init__(card)
        self.good, self.food = good, food

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """The one swap, where the good is there."""
        if not state.farms[seat].goods[self.good]:
            return ()
        return (Swap(seat, self.key, self.good, self.food, self.key),)

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """The good goes, food comes."""
        del move
        return turned_into_food(state, seat, some(self.good, 1), self.food, tell)


class NextRounds(Verb):
    """Goods on the next round spaces, as many as are left (AG-15)."""

    tells_itself = True

    def __init__(self, card: str, rounds: int, good: int) -> None:
        super().__init__(card)
        self.rounds, self.good = rounds, good

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Nothing is chosen."""
        return button(seat, self.key) if state.round < ROUNDS else ()

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """One of the good lies on each of the rounds."""
        del move
        after = range(state.round + 1, min(ROUNDS, state.round + self.rounds) + 1)
        more = tuple(Promise(number, seat, self.good, 1, self.key) for number in after)
        if tell is not None:
            what = names.good_name(self.good)
            said = phrase("agricola.noted.promised", n=len(more), what=what, who=Name(seat))
            tell.append(Noted(said, tuple(ROUND_SLOTS[number - 1] for number in after)))
        return state._replace(promised=state.promised + more)


_POINTS = {major.id: major.points for major in MAJORS}


def _enter(card: str, *deeds: Deed) -> None:
    enter(card, _POINTS[card], *deeds)


for _card in ("fireplace_2", "fireplace_3"):
    _enter(_card, cooks(_card, {VEGETABLE: 2, SHEEP: 2, BOAR: 2, CATTLE: 3}), bakes(_card, 2))
for _card in ("cooking_hearth_4", "cooking_hearth_5"):
    _enter(_card, cooks(_card, {VEGETABLE: 3, SHEEP: 2, BOAR: 3, CATTLE: 4}), bakes(_card, 3))
verbs.enter(
    NextRounds("well", 5, FOOD),
    Swapping("joinery", WOOD, 2),
    Swapping("pottery", CLAY, 2),
    Swapping("basketmakers_workshop", REED, 3),
)
_enter("well", Reacts(PLAYED, "well"))
_enter("clay_oven", bakes("clay_oven", 5, 1), Offers(PLAYED, "bake"))
_enter("stone_oven", bakes("stone_oven", 4, 2), Offers(PLAYED, "bake"))
_enter(
    "joinery",
    Offers(FEEDING, "joinery", WOOD, 2),
    rewards("joinery", WOOD, ((3, 1), (5, 2), (7, 3))),
)
_enter(
    "pottery",
    Offers(FEEDING, "pottery", CLAY, 2),
    rewards("pottery", CLAY, ((3, 1), (5, 2), (7, 3))),
)
_enter(
    "basketmakers_workshop",
    Offers(FEEDING, "basketmakers_workshop", REED, 3),
    rewards("basketmakers_workshop", REED, ((2, 1), (4, 2), (5, 3))),
)
