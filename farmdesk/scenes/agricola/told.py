"""What the table of Agricola says of its slots: tooltips, the clock, where F1 leads."""

from __future__ import annotations

from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.agricola import names, worth
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.goods import ANIMALS, NAMES, NOTHING, some, with_more
from farmdesk.games.agricola.places import cell_at, space_at
from farmdesk.games.agricola.spaces import HARVESTS, MAJORS, SPACES, STAGE_OF, does, gives
from farmdesk.games.agricola.state import MATERIALS, State
from farmdesk.scenes.agricola import herds
from farmdesk.scenes.agricola.board import ROMAN
from farmdesk.scenes.agricola.herds import Wishes
from farmdesk.scenes.agricola.remarks import verbs_phrase
from farmdesk.table.stage import View

GAME = "agricola"
PRICES = {major.id: major for major in MAJORS}


def clock(view: View) -> Phrase:
    """The round of how many, and when the next harvest is."""
    state = view.state
    if view.over:
        return phrase(f"{GAME}.clock.over", n=state.round)
    rounds = farmers.rounds_to_harvest(state)
    if not rounds:
        return phrase(f"{GAME}.clock.harvest_now", round=state.round)
    return phrase(f"{GAME}.clock.harvest_in", round=state.round, n=rounds)


def about(view: View, slot: Slot, wishes: Wishes) -> Phrase | None:
    """What lies in a slot, and what it is for."""
    state, zone = view.state, slot.zone
    space = space_at(slot)
    if space is not None:
        return about_space(state, space)
    if zone == "round":
        return _about_round(state, int(slot.spot))
    if zone in ("major", "played") and slot.spot in PRICES:
        return _about_card(state, slot.spot)
    spot = cell_at(slot)
    if spot is not None:
        return _about_cell(state, *spot, wishes)
    if slot.seat is None:
        return phrase(f"{GAME}.about.pool") if zone == "pool" else None
    if zone == "purse":
        return _about_good(state, slot.seat, NAMES.index(slot.spot))
    if zone == "pen":
        return _about_good(state, slot.seat, NAMES.index(slot.spot))
    return _about_stock(state, slot)


def about_space(state: State, space: int) -> Phrase:
    """A space by name: what it brings, what may be done there, who stands there."""
    seats, name = farmers.seats(state), names.space_name(space)
    got = gives(space, seats)
    good, lying = farmers.lying(state, space)
    if lying:
        got = with_more(got, good, lying)
    verbs = [verb for verb in does(space, seats) if verb != "reed_or_stone"]
    said = phrase(f"{GAME}.about.space_brings", space=name, what=names.amounts(got))
    deed = verbs_phrase(verbs, both=SPACES[space].both)
    if deed is not None and any(got):
        said = phrase(f"{GAME}.about.space_both", space=name, what=names.amounts(got), deed=deed)
    elif deed is not None:
        said = phrase(f"{GAME}.about.space_allows", space=name, deed=deed)
    standing = farmers.people_on(state, space)
    if standing:
        return phrase(f"{GAME}.about.space_taken", space=said, who=Name(standing[0][0]))
    return said


def _about_round(state: State, number: int) -> Phrase:
    """What may come in a round: its stage, the cards that are left of it, a harvest."""
    stage = STAGE_OF[number]
    left = farmers.hidden_cards(state, stage)
    cards = names.space_name(left[0])
    for space in left[1:]:
        cards = phrase(f"{GAME}.amount.and", some=cards, more=names.space_name(space))
    key = "round_harvest" if number in HARVESTS else "round"
    said = phrase(f"{GAME}.about.{key}", round=number, stage=ROMAN[stage], cards=cards)
    for promise in farmers.promises(state, number):
        what = names.amount(promise.good, promise.amount)
        said = phrase(f"{GAME}.about.promised", said=said, who=Name(promise.seat), what=what)
    return said


def _about_card(state: State, card: str) -> Phrase:
    """An improvement: what it does, its price and points, who has it."""
    major = PRICES[card]
    does_it = phrase(f"{GAME}.about.card.{card}")
    name, owner = names.card_name(card), farmers.owner(state, card)
    if owner is not None:
        return phrase(f"{GAME}.about.card_of", card=name, does=does_it, who=Name(owner),
                      n=major.points)  # fmt: skip
    cost = names.amounts(major.costs[0])
    if major.returns:
        cost = phrase(f"{GAME}.about.or_return", cost=cost, card=names.card_name(major.returns[0]))
    return phrase(f"{GAME}.about.card", card=name, does=does_it, cost=cost, n=major.points)


def _about_cell(state: State, seat: Seat, cell: int, wishes: Wishes) -> Phrase:
    farm = state.farms[seat]
    crop = farmers.growing(farm, cell)
    if crop is not None:
        if not crop[1]:
            return phrase(f"{GAME}.about.fallow")
        return phrase(f"{GAME}.about.field", what=names.amount(*crop))
    if cell in farmers.rooms(farm):
        return phrase(f"{GAME}.about.house.{MATERIALS[farm.house]}", rooms=len(farmers.rooms(farm)),
                      people=farmers.people(farm))  # fmt: skip
    place = herds.place_of(state, seat, cell)
    herd = next((one for one in herds.arranged(state, seat, wishes) if one.cells == place), None)
    if place is None or herd is None:
        return phrase(f"{GAME}.about.unused")
    what = names.amounts(some(herd.kind, herd.n)) if herd.n else names.amounts(NOTHING)
    return phrase(f"{GAME}.about.{herd.place}", what=what, n=herd.holds)


def _about_good(state: State, seat: Seat, good: int) -> Phrase:
    key = "animal" if good in ANIMALS else "good"
    return phrase(
        f"{GAME}.about.{key}", what=names.amounts(some(good, farmers.has(state, seat, good)))
    )


def _about_stock(state: State, slot: Slot) -> Phrase | None:
    assert slot.seat is not None, "a stock belongs to a seat"
    farm = state.farms[slot.seat]
    if slot.zone == "home":
        return phrase(f"{GAME}.about.home", n=farmers.at_home(farm), people=farmers.people(farm))
    if slot.zone == "played":
        return phrase(f"{GAME}.about.played")
    if slot.zone != "stock":
        return None
    counted = {"fence": farmers.fences_left(farm), "stable": farmers.stables_left(farm)}
    if slot.spot in counted:
        return phrase(f"{GAME}.about.stock.{slot.spot}", n=counted[slot.spot])
    if slot.spot == "room":
        cost = names.amounts(worth.ROOM_PRICES[farm.house])
        return phrase(f"{GAME}.about.stock.room", cost=cost)
    return phrase(f"{GAME}.about.stock.{slot.spot}")


def subject(view: View, slot: Slot) -> str:
    """The heading of the rulebook that tells of a slot."""
    if slot.zone in ("space", "major", "played"):
        return slot.spot or slot.zone
    spot = cell_at(slot)
    if spot is not None:
        return _of_cell(view.state, *spot)
    if slot.zone == "stock":
        return {"room": "tile", "field": "tile"}.get(slot.spot, slot.spot)
    return {"purse": "good", "side": "purse"}.get(slot.zone, slot.zone)


def _of_cell(state: State, seat: Seat, cell: int) -> str:
    farm = state.farms[seat]
    if farmers.growing(farm, cell) is not None or cell in farmers.rooms(farm):
        return "tile"
    return "pen" if herds.place_of(state, seat, cell) is not None else "farm"
