"""What the table of Formidable Farm says of its slots: tooltips, the clock, where F1 leads."""

from __future__ import annotations

from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Slot
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.cards import HIDDEN, SPACES
from farmdesk.games.formidable_farm.crops import CROP_NAMES
from farmdesk.games.formidable_farm.names import (
    about_cost,
    about_effect,
    card_name,
    crop_name,
    reward_words,
    space_name,
)
from farmdesk.games.formidable_farm.places import DECK, DISCARD, SPACE_NAMES
from farmdesk.games.formidable_farm.state import FREE, State
from farmdesk.scenes.formidable_farm.short import lack
from farmdesk.table.stage import View

GAME = "formidable_farm"


def clock(view: View) -> Phrase:
    """The round, or the turn of a solo game, and whether it is the last one."""
    state = view.state
    number = farm.round_number(state)
    if farm.solo(state):
        key = "alone_over" if view.over else "alone"
        return phrase(f"{GAME}.clock.{key}", day=number, n=farm.days_left(state))
    if view.over:
        return phrase(f"{GAME}.clock.over", n=number)
    if farm.last_round(state):
        return phrase(f"{GAME}.clock.last", round=number, n=len(farm.still_to_play(state)) + 1)
    return phrase(f"{GAME}.clock.round", name=Name(state.first), n=number)


def card_in(view: View, slot: Slot) -> int | None:
    """The card that lies open to the viewer in a slot; None for none, or for one unknown."""
    found = None
    for placed in view.placed:
        name = placed.piece.name
        if placed.slot == slot and placed.piece.kind == "card" and name.isdecimal():
            found = int(name)
    return found if slot.zone != "stack" and slot != DECK else None


def about(view: View, slot: Slot) -> Phrase | None:
    """What lies in a slot, and what it is for."""
    state, zone = view.state, slot.zone
    if slot == DECK:
        return phrase(f"{GAME}.about.deck", n=len(state.deck))
    if slot == DISCARD:
        return phrase(f"{GAME}.about.discard", n=len(state.discard))
    index = card_in(view, slot)
    if index is not None:
        return _about_card(view, slot, index)
    if zone in ("supply", "countdown") and slot.spot in SPACE_NAMES:
        return _about_space(view, SPACE_NAMES.index(slot.spot))
    if zone in ("purse", "pool") and slot.spot in CROP_NAMES:
        return _about_crop(view, slot)
    return _about_place(view, slot)


def _about_card(view: View, slot: Slot, index: int) -> Phrase:
    """The card in words, what is missing for it, and the rules of its signs."""
    state = view.state
    printed = farm.card(state, index)
    said = card_name(state.key, index)
    if slot.zone in ("hand", "market"):
        lacks = lack(state, view.seat, index, on_market=slot.zone == "market")
        if lacks is not None:
            said = phrase(f"{GAME}.about.lacks", card=said, what=lacks[0])
    if slot.zone == "coins":
        said = phrase(f"{GAME}.about.coin", card=said)
    rules = [*about_cost(printed.cost), *dict.fromkeys(map(about_effect, printed.reward))]
    for rule in rules:
        said = phrase(f"{GAME}.about.and", first=said, rest=rule)
    return said


def _about_space(view: View, space: int) -> Phrase:
    state, seat = view.state, view.seat
    price = farm.price(state, seat, space)
    name = space_name(space)
    if state.discs[seat] == space:
        said = phrase(f"{GAME}.about.space_own", space=name, n=price)
    elif price:
        said = phrase(f"{GAME}.about.space_paid", space=name, n=price)
    else:
        said = phrase(f"{GAME}.about.space_free", space=name)
    if farm.solo(state) and farm.countdown(state) == space:
        return phrase(f"{GAME}.about.and", first=said, rest=phrase(f"{GAME}.about.countdown"))
    if SPACES[space].draw and not state.farms[seat].stack:
        return phrase(f"{GAME}.about.and", first=said, rest=phrase(f"{GAME}.about.empty_stack"))
    return said


def _about_crop(view: View, slot: Slot) -> Phrase:
    crop = CROP_NAMES.index(slot.spot)
    if slot.zone == "pool":
        return phrase(f"{GAME}.about.pool", crop=crop_name(crop))
    have = farm.crops(view.state, view.seat)[crop]
    return phrase(f"{GAME}.about.crop", crop=crop_name(crop), n=have)


def _about_place(view: View, slot: Slot) -> Phrase | None:
    state, seat, zone = view.state, view.seat, slot.zone
    own = state.farms[seat]
    if zone == "stack" and slot.spot == "under":
        return _about_under(view)
    if zone == "stack":
        return phrase(f"{GAME}.about.stack", n=len(own.stack))
    if zone == "coins":
        return phrase(f"{GAME}.about.coins", n=len(own.coins))
    if zone == "side":
        return phrase(f"{GAME}.about.side_{slot.spot}")
    if zone == "played":
        return _about_stall(state)
    if zone == "hand":
        return phrase(f"{GAME}.about.hand", n=len(own.hand))
    if zone == "disc":
        return phrase(f"{GAME}.about.disc", name=Name(slot.seat or 0))
    if zone == "laps":
        return phrase(f"{GAME}.about.laps", n=farm.laps_left(state))
    return phrase(f"{GAME}.about.market_gap") if zone == "market" else None


def _about_stall(state: State) -> Phrase:
    if state.limit >= FREE:
        return phrase(f"{GAME}.about.stall_alone")
    return phrase(f"{GAME}.about.stall", n=max(0, farm.plays_left(state)))


def _about_under(view: View) -> Phrase:
    """The known cards by what they bring, the lowest last."""
    over, under = farm.known_stack(view.state, view.seat)
    said = phrase(f"{GAME}.about.under")
    for key, cards in (("known_over", over), ("known_under", under)):
        known = [card for card in cards if card != HIDDEN]
        if not known:
            continue
        words = [reward_words(farm.card(view.state, card)) for card in known]
        listed = words[-1]
        for word in reversed(words[:-1]):
            listed = phrase(f"{GAME}.about.next", first=word, rest=listed)
        told = phrase(f"{GAME}.about.{key}", what=listed)
        said = phrase(f"{GAME}.about.and", first=said, rest=told)
    return said


def subject(view: View, slot: Slot) -> str:
    """The heading of the rulebook that tells of a slot: of the card there, else of the place."""
    index = card_in(view, slot) if slot.zone != "coins" else None
    if index is not None:
        kind = farm.card(view.state, index).reward[0].kind
        return "supply_card" if kind == "supply" else kind  # `supply` tells of the board
    return "disc" if slot.zone in ("countdown", "laps") else slot.zone
