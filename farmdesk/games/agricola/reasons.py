"""Why a drop is not legal, in words.

Whether it is legal is never decided here: that is read off the moves. This file only finds the
sentence, so every path ends in one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from farmdesk.core.composer import Composer
from farmdesk.core.moves import Drop, Name, Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.agricola import names
from farmdesk.games.agricola.farmyard import BIT, at
from farmdesk.games.agricola.fences import rings
from farmdesk.games.agricola.goods import NAMES, WOOD
from farmdesk.games.agricola.places import cell_at, edge_at, space_at
from farmdesk.games.agricola.rules import decisions
from farmdesk.games.agricola.spaces import MAJORS, SPACES, does
from farmdesk.games.agricola.state import (
    FIELD,
    ROOM,
    STONE_HOUSE,
    Farm,
    State,
    bare_mask,
    closed,
    fences_left,
    is_over,
    is_work,
    open_spaces,
    owner,
    people,
    people_on,
    stables_mask,
    union,
)
from farmdesk.games.agricola.worth import ovens, rates, room_for_people


def why_not(state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
    """The rule that forbids the last of these drops; None when it is legal.

    The drops before the last must be legal ones; `drops` is never empty.
    """
    if is_over(state):
        return _why("over")
    asked = decisions(state)[0].seat
    if asked != seat:
        return _why("others_turn", who=Name(asked))
    *before, drop = drops
    lit, further = _lit(state, tuple(before))
    if drop in lit:
        return None
    if not further:
        return _why("done")
    return _reason(state, seat, tuple(before), drop)


@lru_cache(maxsize=64)
def _lit(state: State, before: tuple[Drop, ...]) -> tuple[frozenset[Drop], bool]:
    """The drops that some legal move goes on with, and whether any does."""
    composer = Composer(decisions(state)[0])
    for drop in before:
        composer.drop(*drop)
    lit = frozenset(
        Drop(source, target) for source in composer.sources() for target in composer.targets(source)
    )
    return lit, bool(lit) or not before


def _why(key: str, **args: int | str | Name | Phrase) -> Phrase:
    return phrase(f"agricola.why.{key}", **args)


def _reason(state: State, seat: Seat, before: tuple[Drop, ...], drop: Drop) -> Phrase:
    source, target = drop
    if source.seat not in (None, seat):
        return _why("not_yours")
    handled = _BY_ZONE.get(source.zone)
    offered = {lit.source for lit in _lit(state, before)[0]}
    if handled is None or (source.zone == "played" and source not in offered):
        return _why("stays")
    if source not in offered and source.zone not in ("home", "major"):
        return _not_now(state, seat, source)
    return handled(state, seat, before, source, target)


def _not_now(state: State, seat: Seat, source: Slot) -> Phrase:
    """Nothing can be done now with what lies there."""
    if source.zone == "purse" and not state.farms[seat].goods[NAMES.index(source.spot)]:
        return _why("none_left", what=names.good_name(NAMES.index(source.spot)))
    if source.zone == "pen":
        return _why("housed")
    return _why("not_now_work" if is_work(state) else "not_now")


def _person(
    state: State, seat: Seat, before: tuple[Drop, ...], source: Slot, target: Slot
) -> Phrase:
    """Why a person cannot go there."""
    del before, source
    farm, space = state.farms[seat], space_at(target)
    if not is_work(state):
        return _why("answer_first")
    if space is None or space not in open_spaces(state):
        return _why("to_space")
    if closed(space):
        return _why("closed")
    name = names.space_name(space)
    standing = people_on(state, space)
    if standing:
        return _why("taken", space=name, who=Name(standing[0][0]))
    if "grow" in does(space, len(state.farms)) and people(farm) < len(farm.people):
        return _why("no_room", rooms=room_for_people(state, seat), people=people(farm))
    if farm.house == STONE_HOUSE and "renovate" in does(space, len(state.farms)):
        return _why("cannot.renovate_stone")
    return _why(f"cannot.{SPACES[space].id}")


def _stocked(
    state: State, seat: Seat, before: tuple[Drop, ...], source: Slot, target: Slot
) -> Phrase:
    """Why a room, field, stable or fence cannot be put there."""
    if source.spot == "fence":
        return _fence(state, seat, before, target)
    spot = cell_at(target)
    if spot is None or spot[0] != seat:
        return _why("on_farm")
    farm, cell = state.farms[seat], spot[1]
    code = farm.cells[cell]
    if code >= ROOM:
        return _why("on_room" if code < FIELD else "on_field")
    if stables_mask(farm.stables) & BIT[cell]:
        return _why("on_stable")
    if union(farm.pastures) & BIT[cell]:
        return _why("in_pasture")
    return _why(f"{source.spot}_beside", row=at(cell)[0] + 1)


def _fence(state: State, seat: Seat, before: tuple[Drop, ...], target: Slot) -> Phrase:
    """Why no fence can stand there."""
    spot = edge_at(target)
    if spot is None or spot[0] != seat:
        return _why("on_edge")
    farm, edge = state.farms[seat], BIT[spot[1]]
    if farm.fences & edge or any(drop.target == target for drop in before):
        return _why("fence_there")
    drawn = edge
    for drop in before:
        one = edge_at(drop.target)
        drawn |= BIT[one[1]] if one is not None else 0
    left = fences_left(farm)
    every = rings(bare_mask(farm.cells), farm.fences, farm.pastures, left)
    sizes = [ring.edges.bit_count() for ring in every if not drawn & ~ring.edges]
    if sizes:
        return _why("wood_short", n=min(sizes), have=farm.goods[WOOD])
    return _why("no_pasture", n=left)


def _goods(
    state: State, seat: Seat, before: tuple[Drop, ...], source: Slot, target: Slot
) -> Phrase:
    """Why goods cannot be put there."""
    good = NAMES.index(source.spot)
    taken = sum(drop.source == source for drop in before)
    if taken >= state.farms[seat].goods[good]:
        return _why("none_left", what=names.good_name(good))
    spot = cell_at(target)
    if spot is not None:
        return _sown(state.farms[seat], spot, seat)
    if target.zone == "played":
        baking = any(oven.card == target.spot for oven in ovens(state, seat))
        cooking = any(rate.card == target.spot for rate in rates(state, seat))
        return _why("oven_full" if baking or cooking else "no_oven")
    return _why("goods_where")


def _sown(farm: Farm, spot: tuple[Seat, int], seat: Seat) -> Phrase:
    """Why nothing can be sown on a cell."""
    if spot[0] != seat:
        return _why("on_farm")
    code = farm.cells[spot[1]]
    if code < FIELD:
        return _why("sow_on_field")
    return _why("grows_there" if code > FIELD else "not_sown_now")


def _penned(
    state: State, seat: Seat, before: tuple[Drop, ...], source: Slot, target: Slot
) -> Phrase:
    """Why an animal does not go there: only letting go is asked, never where the others stand."""
    del state, seat, before, source, target
    return _why("to_pool")


def _improvement(
    state: State, seat: Seat, before: tuple[Drop, ...], source: Slot, target: Slot
) -> Phrase:
    """Why a major improvement cannot be taken."""
    lit = _lit(state, before)[0]
    if any(one.source == source for one in lit):
        return _why("to_front")
    if not any(one.source.zone == "major" for one in lit):
        return _not_now(state, seat, source)
    del target
    major = next((major for major in MAJORS if major.id == source.spot), None)
    if major is None:
        return _why("stays")
    has_it = owner(state, major.id)
    if has_it is not None:
        return _why("owned", card=names.card_name(major.id), who=Name(has_it))
    return _why("cannot_pay", card=names.card_name(major.id), cost=names.amounts(major.costs[0]))


def _handed_back(
    state: State, seat: Seat, before: tuple[Drop, ...], source: Slot, target: Slot
) -> Phrase:
    """Why an improvement cannot be handed back there."""
    del state, seat, before, source, target
    return _why("to_hearth")


_Handler = Callable[[State, Seat, tuple[Drop, ...], Slot, Slot], Phrase]

_BY_ZONE: dict[str, _Handler] = {
    "home": _person,
    "stock": _stocked,
    "purse": _goods,
    "pen": _penned,
    "major": _improvement,
    "played": _handed_back,
}
