"""What follows from a farm: prices, food owed and at hand, points by row, what a pasture holds.

Tables and players that think ahead read this; the score sheet and the harvest are made of it.
"""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.places import Seat
from farmdesk.games.agricola.book import (
    Bonus,
    Offers,
    Oven,
    Ovens,
    Price,
    Prices,
    Rates,
    adjusted,
    changes,
    deeds,
    raw,
)
from farmdesk.games.agricola.book import points as printed_points
from farmdesk.games.agricola.farmyard import cells
from farmdesk.games.agricola.goods import (
    ANIMALS,
    BOAR,
    BUILDING,
    CATTLE,
    CLAY,
    CROPS,
    FOOD,
    GRAIN,
    NOTHING,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Goods,
    covers,
    plus,
    some,
)
from farmdesk.games.agricola.meals import BEGGING_COSTS
from farmdesk.games.agricola.moments import (
    BAKING,
    COOKING,
    COSTS,
    FEEDING,
    FIELDS,
    NEEDS,
    ROOM_FOR_PEOPLE,
    SCORING,
)
from farmdesk.games.agricola.spaces import MAJORS, Major
from farmdesk.games.agricola.state import (
    STONE_HOUSE,
    Farm,
    State,
    fenced_stables,
    fields_mask,
    growing,
    next_harvest,
    on_fields,
    people,
    rooms_mask,
    unused_mask,
)

Steps = tuple[tuple[int, int], ...]
"""From a count on, so many points: `(count, points)`, ascending."""

TABLE: dict[str, Steps] = {
    "fields": ((0, -1), (2, 1), (3, 2), (4, 3), (5, 4)),
    "pastures": ((0, -1), (1, 1), (2, 2), (3, 3), (4, 4)),
    "grain": ((0, -1), (1, 1), (4, 2), (6, 3), (8, 4)),
    "vegetables": ((0, -1), (1, 1), (2, 2), (3, 3), (4, 4)),
    "sheep": ((0, -1), (1, 1), (4, 2), (6, 3), (8, 4)),
    "boar": ((0, -1), (1, 1), (3, 2), (5, 3), (7, 4)),
    "cattle": ((0, -1), (1, 1), (2, 2), (4, 3), (6, 4)),
}
"""The scoring table, row by row."""

UNUSED, FENCED_STABLE, PERSON, BEGGING = -1, 1, 3, -BEGGING_COSTS
PER_ROOM = (0, 1, 2)
"""Points of a room by what it is made of: wood, clay, stone."""

ROWS = (
    *TABLE,
    "unused",
    "stables",
    "rooms",
    "people",
    "cards",
    "bonus",
    "begging",
)
"""Rows of the score in the order of the sheet."""

ADULT_FOOD, SOLO_FOOD, NEWBORN_FOOD = 2, 3, 1
"""Food that a person needs in a harvest; a grown one needs more in a game alone."""


def points(row: str, n: int) -> int:
    """Points of a count in a row of the scoring table."""
    found = 0
    for least, worth in TABLE[row]:
        if n >= least:
            found = worth
    return found


POINTS_UP_TO = 9
"""From this count on no row of the table brings more."""

QUICK = {row: tuple(points(row, n) for n in range(POINTS_UP_TO)) for row in TABLE}
"""Points by row and count; the last entry holds for all higher counts."""


class Row(NamedTuple):
    """A row of a seat's score."""

    row: str
    n: int
    """What is counted: fields, sheep, rooms, points of cards..."""
    points: int
    next: int
    """The count that brings the next point; 0 where there is none or no table."""


def counts(farm: Farm) -> dict[str, int]:
    """What the rows of the scoring table count; crops on fields count too (AG-25)."""
    goods = farm.goods
    return {
        "fields": fields_mask(farm.cells).bit_count(),
        "pastures": len(farm.pastures),
        "grain": goods[GRAIN] + on_fields(farm, GRAIN),
        "vegetables": goods[VEGETABLE] + on_fields(farm, VEGETABLE),
        "sheep": goods[SHEEP],
        "boar": goods[BOAR],
        "cattle": goods[CATTLE],
    }


def bonuses(state: State, seat: Seat) -> tuple[Bonus, ...]:
    """Points of improvements beside those printed on them; some may be worth 0 now."""
    none: tuple[Bonus, ...] = ()
    return adjusted(state, seat, SCORING, none)


def rows(state: State, seat: Seat) -> tuple[Row, ...]:
    """A seat's score, row by row in the order of the sheet."""
    farm = state.farms[seat]
    found = []
    for row, n in counts(farm).items():
        higher = (least for least, _ in TABLE[row] if least > n)
        found.append(Row(row, n, points(row, n), next(higher, 0)))
    bare, stables = unused_mask(farm).bit_count(), fenced_stables(farm)
    built, family = rooms_mask(farm.cells).bit_count(), people(farm)
    printed = sum(printed_points(card) for card in farm.cards)
    extra = sum(bonus.points for bonus in bonuses(state, seat))
    found += (
        Row("unused", bare, UNUSED * bare, 0),
        Row("stables", stables, FENCED_STABLE * stables, 0),
        Row("rooms", built, PER_ROOM[farm.house] * built, 0),
        Row("people", family, PERSON * family, 0),
        Row("cards", len(farm.cards), printed, 0),
        Row("bonus", extra, extra, 0),
        Row("begging", farm.begging, BEGGING * farm.begging, 0),
    )
    return tuple(found)


def building_left(state: State, seat: Seat) -> int:
    """Building resources that decide between equals, without those spent on bonuses (AG-17)."""
    have = sum(state.farms[seat].goods[good] for good in BUILDING)
    return have - sum(sum(bonus.spent) for bonus in bonuses(state, seat))


# Building


HOUSE_GOODS = (WOOD, CLAY, STONE)
"""What a house of each material is built of."""

ROOM_PRICES: tuple[Goods, ...] = tuple(plus(some(good, 5), some(REED, 2)) for good in HOUSE_GOODS)
"""What a room costs, by the material of the house, before improvements change it."""


def renovation_price(farm: Farm) -> Goods | None:
    """What the next renovation costs before improvements change it; None for a house of stone."""
    if farm.house == STONE_HOUSE:
        return None
    count = rooms_mask(farm.cells).bit_count()
    return plus(some(HOUSE_GOODS[farm.house + 1], count), some(REED, 1))


FENCE_WOOD = 1
"""Wood that a fence costs before improvements change it (R-23)."""


def prices(major: Major) -> tuple[Price, ...]:
    """The printed ways to pay an improvement: with goods, or by handing another back (AG-19)."""
    with_goods = tuple(Price(cost) for cost in major.costs)
    return with_goods + tuple(Price(NOTHING, card) for card in major.returns)


def ways(state: State, seat: Seat, what: str, *prices: Price) -> tuple[Price, ...]:
    """The ways to pay that a seat can afford, without those that only cost more than another.

    `what` is what `Prices` calls it.
    """
    farm = state.farms[seat]
    if len(prices) == 1 and not changes(farm.cards, COSTS):  # by far the most
        return prices if _affords(farm, prices[0]) else ()
    every = adjusted(state, seat, COSTS, Prices(what, prices)).ways
    fair = [price for price in dict.fromkeys(every) if _affords(farm, price)]
    return tuple(
        price
        for price in fair
        if not any(
            other != price and other.returned == price.returned and covers(price.cost, other.cost)
            for other in fair
        )
    )


def _affords(farm: Farm, price: Price) -> bool:
    held = not price.returned or price.returned in farm.cards
    return held and covers(farm.goods, price.cost)


_PRICES = {major.id: prices(major) for major in MAJORS}


def payable(state: State, seat: Seat, card: str) -> bool:
    """Could a seat pay for a major improvement now? Whether anybody asks is another matter."""
    return bool(ways(state, seat, card, *_PRICES[card]))


def cheapest(state: State, seat: Seat, card: str) -> Price:
    """The first way in which a seat can pay for a major improvement: goods before all else."""
    return ways(state, seat, card, *_PRICES[card])[0]


# Sowing


SOWN = {GRAIN: 3, VEGETABLE: 2}
"""What lies on a field after sowing: the seed and what the supply adds to it (AG-28)."""


# Food


def rates(state: State, seat: Seat) -> Rates:
    """What each good brings a seat as food at any time, and which improvement cooks it."""
    return adjusted(state, seat, COOKING, raw())


def ovens(state: State, seat: Seat) -> tuple[Oven, ...]:
    """Where a seat can bake bread, best first."""
    none: Ovens = ()
    return tuple(sorted(adjusted(state, seat, BAKING, none), key=lambda oven: -oven.food))


def owed(state: State, seat: Seat) -> int:
    """Food that the people in the game will need in the next harvest (AG-5)."""
    farm = state.farms[seat]
    grown = SOLO_FOOD if len(state.farms) == 1 else ADULT_FOOD
    newborns = farm.newborns if next_harvest(state) == state.round else 0
    needed = grown * (people(farm) - newborns) + NEWBORN_FOOD * newborns
    return adjusted(state, seat, NEEDS, needed)


def room_for_people(state: State, seat: Seat) -> int:
    """How many people have a room on a farm (AG-6)."""
    return adjusted(state, seat, ROOM_FOR_PEOPLE, rooms_mask(state.farms[seat].cells).bit_count())


def crafts(cards: tuple[str, ...]) -> tuple[Offers, ...]:
    """What these improvements offer to turn into food, each once in a harvest (AG-17)."""
    return tuple(deed for deed in deeds(cards, FEEDING) if isinstance(deed, Offers))


def ripe(farm: Farm) -> tuple[int, ...]:
    """The crop of every planted field, of which a harvest takes one (R-35)."""
    grows = (growing(farm, cell) for cell in cells(fields_mask(farm.cells)))
    return tuple(crop[0] for crop in grows if crop is not None and crop[1])


class Larder(NamedTuple):
    """Food for the next harvest as things stand: what is still sown or born is left out."""

    owed: int
    food: int
    """Food that lies in front of the seat."""
    crops: int
    """What its grain and vegetables would add, eaten raw."""
    cooking: int
    """What cooking would add to that: vegetables and all animals."""
    crafts: int
    """What improvements would add that turn something into food once in a harvest."""
    fields: int
    """What the crops would add that the harvest takes from the fields before people eat (R-34)."""

    @property
    def short(self) -> int:
        """Food missing when nothing is turned into food."""
        return max(0, self.owed - self.food)

    @property
    def begging(self) -> int:
        """Food missing when everything is turned into food."""
        return max(0, self.short - self.crops - self.cooking - self.crafts - self.fields)


def larder(state: State, seat: Seat) -> Larder:
    """What a seat owes in the next harvest and what it has for it."""
    goods, rate = state.farms[seat].goods, rates(state, seat)
    crops = sum(goods[good] for good in CROPS)
    every = sum(goods[good] * rate[good].food for good in (*CROPS, *ANIMALS))
    once = sum(craft.food for craft in crafts(state.farms[seat].cards) if goods[craft.eats])
    fields = 0 if state.step > FIELDS else sum(rate[good].food for good in ripe(state.farms[seat]))
    return Larder(owed(state, seat), goods[FOOD], crops, every - crops, once, fields)
