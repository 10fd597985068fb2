"""What is read of one farm: about a hundred numbers, all of them near one.

Food is counted exactly: what is owed in the next harvests against what lies ready, what is
promised, and all that can be turned into food by then.
"""

from __future__ import annotations

from farmdesk.ai.judges.agricola.layouts import gain
from farmdesk.ai.judges.agricola.needs import Clock, food_needs, promised_food, reaped_food
from farmdesk.core.places import Seat
from farmdesk.games.agricola.farmyard import CELLS
from farmdesk.games.agricola.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Goods,
)
from farmdesk.games.agricola.housing import keepable, shelter
from farmdesk.games.agricola.places import PEOPLE
from farmdesk.games.agricola.spaces import HARVESTS, MAJORS, NUMBER, ROUNDS
from farmdesk.games.agricola.state import (
    CLAY_HOUSE,
    FIELD,
    GRAIN_0,
    STONE_HOUSE,
    VEGETABLE_0,
    Farm,
    State,
    at_home,
    bare_mask,
    fenced_stables,
    people,
    rooms_mask,
    stables_mask,
    union,
)
from farmdesk.games.agricola.worth import HOUSE_GOODS, ROOM_PRICES, crafts, ovens, rates

Row = tuple[float, ...]

NAMES = (
    "one", "actions", "home", "people", "third", "fourth", "fifth",
    "spare", "spares", "room_ready", "rooms_ready", "room_kit", "mud_kit",
    "clay_house", "stone_house", "reno_ready", "reno_kit", "rooms",
    "wood", "wood_more", "wood_most", "clay", "clay_more", "reed", "reed_more",
    "stone", "stone_more",
    "food", "food_next", "food_rest", "hungry", "starving", "strained", "begs", "lost",
    "hungry_next", "starving_next", "needs",
    "grain", "grain_more", "vegetable", "vegetable_more",
    "fallow", "planted", "reap_grain", "reap_vegetable", "sowable", "sown_next",
    "fields", "fields_more", "no_grain", "no_vegetable",
    "sheep", "sheep_more", "boar", "boar_more", "cattle", "cattle_more",
    "no_sheep", "no_boar", "no_cattle",
    "births", "pairs", "stalls", "stalls_more", "cookable",
    "pastures", "inside", "fence_gain", "fence_gain_all", "fenceable", "stables", "loose_stables",
    "unused", "bare",
    "cooks", "hearth", "bakes", "bread", "oven", "well", "crafts", "craft_uses",
    "cook_kit", "joinery", "pottery", "basket",
    "token", "grow_now", "promised",
)  # fmt: skip
"""What is read, in the order of a row."""
FEATURES = len(NAMES)

PLAIN = (
    "one", "actions", "people", "spare", "room_ready", "wood", "clay", "reed", "stone", "food",
    "hungry", "begs", "grain", "vegetable", "fields", "sheep", "boar", "cattle", "pastures",
    "unused",
)  # fmt: skip
"""What a beginner looks at."""


FOUND = (0.75, 1.5, 2.5)
"""Food that each placement before a harvest may bring, in a bad, a usual and a good case."""
GROW = NUMBER["basic_wish"]
GROW_ANYWAY = NUMBER["urgent_wish"]
COOKERS = ("fireplace_2", "fireplace_3", "cooking_hearth_4", "cooking_hearth_5")
_COOKER_PRICES = tuple(
    (1 << n, major.costs[0][CLAY]) for n, major in enumerate(MAJORS) if major.id in COOKERS
)
"""The bit of each among the improvements on offer, and its clay."""


def growing_now(state: State, seat: Seat, when: Clock) -> bool:
    """Could the next person of a seat make its family grow?"""
    farm = state.farms[seat]
    if when.fresh or not at_home(farm) or people(farm) == PEOPLE:
        return False
    seen = state.order[: state.round]
    if GROW_ANYWAY in seen and not state.taken >> GROW_ANYWAY & 1:
        return True
    spare = rooms_mask(farm.cells).bit_count() - people(farm)
    return spare > 0 and GROW in seen and not state.taken >> GROW & 1


def read(state: State, seat: Seat, when: Clock) -> Row:
    """All that is read of a farm, in the order of `NAMES`."""
    farm = state.farms[seat]
    return (
        *_family(farm, when),
        *_house(farm),
        *_stores(farm.goods),
        *_food(state, seat, farm, when),
        *_crops(farm, when),
        *_beasts(state, seat, farm),
        *_land(farm),
        *_works(state, seat, farm, when),
    )


def _family(farm: Farm, when: Clock) -> Row:
    count = people(farm)
    home = count if when.fresh else at_home(farm)
    actions = home + count * (ROUNDS - when.round)
    spare = min(rooms_mask(farm.cells).bit_count(), PEOPLE) - count
    return (
        1.0,
        actions / 20,
        home / 2,
        count / 3,
        float(count >= 3),
        float(count >= 4),
        float(count >= 5),
        float(spare > 0),
        float(max(0, spare - 1)),
    )


def _house(farm: Farm) -> Row:
    """What may be built soon: rooms for people that are missing, and a better house."""
    goods, rooms = farm.goods, rooms_mask(farm.cells).bit_count()
    wanted = max(0, PEOPLE - max(rooms, people(farm)))
    good, price = HOUSE_GOODS[farm.house], ROOM_PRICES[farm.house]
    material, reed, much, some = goods[good], goods[REED], price[good], price[REED]
    ready = min(material // much, reed // some, wanted)
    kit = 0.0
    if wanted > ready:
        more, straw = material - much * ready, reed - some * ready
        kit = (min(more, much) / much + min(straw, some) / some) / 2
    reno_ready = reno_kit = 0.0
    if farm.house < STONE_HOUSE:
        stuff = goods[HOUSE_GOODS[farm.house + 1]]
        reno_kit = (min(stuff, rooms) / rooms + (reed > 0)) / 2
        reno_ready = rooms / 3 if stuff >= rooms and reed > 0 else 0.0
    return (
        float(ready > 0),
        float(max(0, ready - 1)),
        kit,
        kit if ready else 0.0,
        float(farm.house == CLAY_HOUSE),
        float(farm.house == STONE_HOUSE),
        reno_ready,
        reno_kit,
        rooms / 3,
    )


def _stores(goods: Goods) -> Row:
    wood, clay, reed, stone = goods[WOOD], goods[CLAY], goods[REED], goods[STONE]
    return (
        min(wood, 5) / 5,
        max(0, min(wood, 10) - 5) / 5,
        max(0, wood - 10) / 5,
        min(clay, 4) / 4,
        max(0, clay - 4) / 4,
        min(reed, 2) / 2,
        max(0, reed - 2) / 2,
        min(stone, 3) / 3,
        max(0, stone - 3) / 3,
    )


def _food(state: State, seat: Seat, farm: Farm, when: Clock) -> Row:
    goods, rate = farm.goods, rates(state, seat)
    need = food_needs(farm, when, alone=len(state.farms) == 1)
    soon, late = promised_food(state, seat, need.next)
    first, second = need.owed
    ready = goods[FOOD] + soon
    spare = sum(n * rate[good].food for good, n in enumerate(goods) if good != FOOD)
    if need.harvests:
        spare += reaped_food(farm, rate[VEGETABLE].food)
        spare += sum(craft.food for craft in crafts(farm.cards) if goods[craft.eats])
    short = max(0, first - ready)
    starving = max(0, short - spare)
    left = max(0, ready - first)
    short_next = max(0, second - left - late)
    starving_next = max(0, short_next - max(0, spare - short))
    return (
        min(ready, first) / 4,
        min(left, second) / 4,
        max(0, left - second) / 4,
        short / 4,
        starving / 4,
        *(max(0.0, starving - each * need.actions) / 2 for each in FOUND),
        short_next / 4,
        starving_next / 4,
        max(0, need.later - ready - late) / 20,
    )


def _crops(farm: Farm, when: Clock) -> Row:
    goods = farm.goods
    harvests = sum(last >= when.round for last in HARVESTS)
    fallow = planted = grain_fields = vegetable_fields = 0
    reap_grain = reap_vegetable = 0
    for code in farm.cells:
        if code == FIELD:
            fallow += 1
        elif code > VEGETABLE_0:
            planted += 1
            vegetable_fields += 1
            reap_vegetable += min(code - VEGETABLE_0, harvests)
        elif code > FIELD:
            planted += 1
            grain_fields += 1
            reap_grain += min(code - GRAIN_0, harvests)
    grain, vegetable = goods[GRAIN], goods[VEGETABLE]
    fields = fallow + planted
    later = harvests - 1 if harvests else 0
    return (
        min(grain, 2) / 2,
        max(0, grain - 2) / 3,
        min(vegetable, 2) / 2,
        max(0, vegetable - 2) / 2,
        fallow / 2,
        planted / 2,
        reap_grain / 3,
        reap_vegetable / 3,
        min(fallow, grain + vegetable) / 2,
        min(fallow, vegetable) * min(2, later) / 4,
        min(fields, 2) / 2,
        max(0, fields - 2) / 3,
        float(not grain and not grain_fields),
        float(not vegetable and not vegetable_fields),
    )


def _beasts(state: State, seat: Seat, farm: Farm) -> Row:
    goods, rate = farm.goods, rates(state, seat)
    sheep, boar, cattle = have = (goods[SHEEP], goods[BOAR], goods[CATTLE])
    room = shelter(state, seat)
    total = sum(have)
    grown = (sheep + (sheep > 1), boar + (boar > 1), cattle + (cattle > 1))
    births = max(sum(kept) for kept in keepable(room, grown)) - total
    stalls = sum(room.pastures) + room.singles - total
    cookable = sum(goods[kind] * rate[kind].food for kind in ANIMALS)
    return (
        min(sheep, 2) / 2,
        max(0, sheep - 2) / 3,
        min(boar, 2) / 2,
        max(0, boar - 2) / 3,
        min(cattle, 2) / 2,
        max(0, cattle - 2) / 3,
        float(not sheep),
        float(not boar),
        float(not cattle),
        float(births),
        float(sum(n > 1 for n in have)),
        max(0, min(stalls, 4)) / 4,
        max(0, stalls - 4) / 4,
        cookable / 6,
    )


def _land(farm: Farm) -> Row:
    built, inside = stables_mask(farm.stables), union(farm.pastures)
    unused = bare_mask(farm.cells) & ~built & ~inside
    wood = farm.goods[WOOD]
    most = gain(farm, CELLS)
    return (
        min(len(farm.pastures), 4) / 3,
        inside.bit_count() / 4,
        gain(farm, wood) / 4,
        most / 8,
        float(wood >= 4 and most > 0),
        fenced_stables(farm) / 2,
        (built & ~inside).bit_count() / 2,
        unused.bit_count() / 6,
        max(0, unused.bit_count() - 6) / 6,
    )


def _works(state: State, seat: Seat, farm: Farm, when: Clock) -> Row:
    goods, cards = farm.goods, farm.cards
    cooks = any(card in COOKERS for card in cards)
    found = ovens(state, seat)
    bread, grain = 0, goods[GRAIN]
    for oven in found:
        bread += oven.food * min(oven.most, grain)
        grain -= min(oven.most, grain)
    works = crafts(cards)
    need = sum(last >= when.round for last in HARVESTS)
    uses = sum(min(need, goods[craft.eats]) for craft in works)
    kit = 0.0
    if not cooks:
        prices = [clay for bit, clay in _COOKER_PRICES if state.majors & bit]
        if prices:
            kit = min(1.0, goods[CLAY] / prices[0])
    soon, late = promised_food(state, seat, ROUNDS)
    return (
        float(cooks),
        float(any(card in COOKERS[2:] for card in cards)),
        (found[0].food if found else 0) / 4,
        min(bread, 10) / 5,
        float("clay_oven" in cards or "stone_oven" in cards),
        float("well" in cards),
        float(len(works)),
        uses / 2,
        kit,
        float("joinery" in cards) * min(goods[WOOD], 7) / 5,
        float("pottery" in cards) * min(goods[CLAY], 7) / 5,
        float("basketmakers_workshop" in cards) * min(goods[REED], 5) / 3,
        float(state.token == seat and len(state.farms) > 1),
        float(growing_now(state, seat, when)),
        (soon + late) / 3,
    )
