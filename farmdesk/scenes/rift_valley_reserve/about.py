"""What the table says of itself: how far the game is, what lies in a slot, how a trail is begun."""

from __future__ import annotations

from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Slot
from farmdesk.games.rift_valley_reserve import state as reserve
from farmdesk.games.rift_valley_reserve.names import board_name
from farmdesk.games.rift_valley_reserve.places import TOOLS, found
from farmdesk.games.rift_valley_reserve.state import State
from farmdesk.table.stage import Offer, View

GAME = "rift_valley_reserve"


def clock(view: View) -> Phrase:
    """The turn, and how many boards are full of those that bring the end."""
    state = view.state
    if view.over:
        return phrase(f"{GAME}.clock.over", turn=state.turn)
    if reserve.is_final(state):
        left = reserve.final_left(state)
        return phrase(f"{GAME}.clock.final", n=left)
    full, needed = len(reserve.full_boards(state)), reserve.full_needed(state)
    return phrase(f"{GAME}.clock.turn", turn=state.turn, full=full, needed=needed)


def describe(state: State, slot: Slot) -> Phrase | None:
    """A square and what is on it, a tool, a board; None for an empty square."""
    if slot in TOOLS:
        return phrase(f"{GAME}.about.{slot.spot}")
    place = found(slot)
    if place is None:
        if slot.zone != "board":
            return None
        board = reserve.boards(state)[int(slot.spot)]
        return phrase(f"{GAME}.about.board", board=board_name(board), name=Name(int(slot.spot)))
    kind = reserve.kind_at(state, *place)
    if kind in ("", "off"):
        return None
    owner = reserve.stop_owner(state, *place)
    if owner is not None:
        return phrase(f"{GAME}.about.stop_of", name=Name(owner))
    return phrase(f"{GAME}.about.{kind}")


def subject(state: State, slot: Slot) -> str:
    """The rulebook's anchor for what is drawn or printed in a slot, or what a tool draws."""
    if slot in TOOLS:
        return slot.spot
    place = found(slot)
    if place is None:
        return slot.zone
    kind = reserve.kind_at(state, *place)
    return {"": "areas", "off": "board"}.get(kind, kind)


def offer(ends: tuple[Slot, ...]) -> Offer:
    """How a trail is begun at one of these stops; why none can be, if there is no stop for it."""
    if not ends:
        return Offer((), phrase("rift_valley_reserve.table.no_trail"))
    return Offer(ends, phrase("rift_valley_reserve.table.from_a_stop"))
