"""What the table of Harvest Island says of its slots: tooltips, the clock, where F1 leads."""

from __future__ import annotations

from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.harvest_island import state as island
from farmdesk.games.harvest_island.cards import FRUITS
from farmdesk.games.harvest_island.names import card_name, fruit_name, land_name, season_name
from farmdesk.games.harvest_island.places import LANDS, SEASONS
from farmdesk.scenes.harvest_island import season
from farmdesk.table.stage import View

GAME = "harvest_island"


def card_in(view: View, slot: Slot) -> int | None:
    """The card that lies open in a slot, on top."""
    deck = island.deck(view.state)
    here = [placed for placed in view.placed if placed.slot == slot and slot.zone != "pile"]
    return deck.by_id.get(here[-1].piece.name) if here else None


def field_of(slot: Slot) -> int | None:
    """The field that a slot belongs to."""
    land = slot.spot.partition("/")[0]
    return LANDS.index(land) if slot.zone == "field" and land in LANDS else None


def fruit_in(view: View, slot: Slot) -> int | None:
    """The fruit that a slot is about: of a card, a field or a medal."""
    if slot.zone in ("medal", "medals"):
        return FRUITS.index(slot.spot) if slot.spot in FRUITS else None
    field = field_of(slot)
    if field is not None and slot.seat is not None:
        return island.fruit_on(view.state, view.state.farms[slot.seat].fields[field])
    card = card_in(view, slot)
    return island.fruit_of(view.state, card) if card is not None else None


def clock(view: View, *, compact: bool = False) -> Phrase:
    """The season with the cards left in its pile, and what comes next.

    In the compact shape, where it stands in the helper line, also what the weather threatens.
    """
    state = view.state
    if compact and not view.over and season.near(view):
        return phrase(f"{GAME}.clock.threat", time=clock(view), threat=season.threat(view))
    if view.over:
        return phrase(f"{GAME}.clock.over", n=island.rounds(state))
    left = island.turns_left(state)
    if left is not None:
        return phrase(f"{GAME}.clock.last", n=left)
    cards = len(state.piles[state.season])
    name = season_name(state.season)
    if state.season + 1 < len(SEASONS):
        then = season_name(state.season + 1)
        return phrase(f"{GAME}.clock.season", season=name, then=then, n=cards)
    return phrase(f"{GAME}.clock.winter", season=name, n=cards)


def about(view: View, slot: Slot) -> Phrase | None:
    """What lies in a slot, and what it is for."""
    state, zone = view.state, slot.zone
    if zone == "pile":
        number = SEASONS.index(slot.spot)
        return phrase(f"{GAME}.about.pile", season=season_name(number), n=len(state.piles[number]))
    if zone == "fertiliser":
        return phrase(f"{GAME}.about.fertiliser", n=len(state.fertilisers))
    if zone == "weather":
        hit = season.hardest_hit(view)
        own = season.threat(view)
        return phrase(f"{GAME}.about.weather", own=own, other=hit) if hit is not None else own
    if zone == "medal":
        return _about_medal(view, slot)
    if zone == "barn" and slot.seat is not None:
        return phrase(f"{GAME}.about.barn", n=len(state.farms[slot.seat].barn))
    field = field_of(slot)
    if field is not None and slot.seat is not None and "/" not in slot.spot:
        return _about_field(view, slot.seat, field)
    card = card_in(view, slot)
    return card_name(state, card) if card is not None else None


def _about_medal(view: View, slot: Slot) -> Phrase | None:
    if slot.spot not in FRUITS:
        return None
    fruit = FRUITS.index(slot.spot)
    need, king = island.needed(view.state, fruit), island.king_of(view.state, fruit)
    name = fruit_name(fruit)
    if king is None:
        return phrase(f"{GAME}.about.medal_free", fruit=name, number=need)
    return phrase(f"{GAME}.about.medal_king", fruit=name, name=Name(king), number=need)


def _about_field(view: View, seat: Seat, field: int) -> Phrase:
    state = view.state
    lying = state.farms[seat].fields[field]
    fruit = island.fruit_on(state, lying)
    land = land_name(field)
    if fruit is None:
        key = "field_bare" if not lying else "field_unsown"
        return phrase(f"{GAME}.about.{key}", land=land, n=len(lying))
    name, counts = fruit_name(fruit), island.medal_count(lying)
    return phrase(f"{GAME}.about.field", land=land, fruit=name, counts=counts, n=len(lying))


def subject(view: View, slot: Slot) -> str:
    """The heading of the rulebook that tells of a slot: of the card there, else of the place."""
    field = field_of(slot)
    if field is not None and "/" not in slot.spot:
        return LANDS[field]
    if slot.zone == "medal":
        return slot.zone
    card = card_in(view, slot) if slot.zone not in ("barn", "gone") else None
    if card is None or island.is_hidden(card):
        return slot.zone
    fruit = island.fruit_of(view.state, card)
    if fruit is not None:
        return FRUITS[fruit]
    return "fertiliser" if island.is_fertiliser(card) else "weather"
