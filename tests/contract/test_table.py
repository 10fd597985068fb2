"""The table: every piece is always somewhere, once; events tell truly where pieces went."""

from __future__ import annotations

from collections import Counter
from typing import Any

from farmdesk.core.composer import steps
from farmdesk.core.events import (
    Event,
    Gained,
    Moved,
    Noted,
    Paid,
    Scored,
    Shuffled,
    Told,
    Turned,
    visible,
)  # fmt: skip
from farmdesk.core.places import Piece, Slot
from tests.contract.plays import Play


def test_pieces_are_conserved(played: Play) -> None:
    """None is lost, none is there twice; a new one has been drawn, and was told as such."""
    known = set(_where(played, played.states[0]))
    for state in played.states:
        names = Counter(placed.piece for placed in played.game.table(state))
        assert set(names.values()) == {1}, "two pieces share a name"
    for step in played.steps:
        before, after = _where(played, step.state), _where(played, step.after)
        assert set(before) == known
        known |= _drawn(step.events, before, after)
        assert set(after) == known


def _drawn(
    events: tuple[Event, ...], before: dict[Piece, Slot], after: dict[Piece, Slot]
) -> set[Piece]:
    """New pieces: each is turned up out of a place where what draws it lies and stays."""
    pencils = {slot for piece, slot in before.items() if after.get(piece) == slot}
    return {
        event.piece
        for event in events
        if isinstance(event, Turned) and event.piece not in before and event.source in pencils
    }


def test_places_and_pieces_read_well(played: Play) -> None:
    for state in played.states:
        for placed in played.game.table(state):
            assert isinstance(placed.piece, Piece)
            assert isinstance(placed.slot, Slot)
            assert placed.piece.kind
            assert placed.piece.name
            assert placed.slot.zone
            assert not placed.piece.hidden, "a full state hides nothing"
            assert placed.owner is None or placed.owner in range(played.seats)
            assert placed.slot.seat is None or placed.slot.seat in range(played.seats)


def test_pieces_of_one_slot_have_an_order(played: Play) -> None:
    for state in played.states:
        places = Counter((placed.slot, placed.order) for placed in played.game.table(state))
        assert set(places.values()) == {1}


def _where(played: Play, state: Any) -> dict[Piece, Slot]:
    return {placed.piece: placed.slot for placed in played.game.table(state)}


def test_events_tell_the_way_of_each_piece_to_everybody_who_sees_it(played: Play) -> None:
    for step in played.steps:
        before, after = _where(played, step.state), _where(played, step.after)
        drawn = _drawn(step.events, before, after)
        for seat in range(played.seats):
            moved: dict[Piece, Slot] = {}
            backs: set[Slot] = set()  # where something came to lie face down
            for event in step.events:
                if not isinstance(event, Moved | Turned) or not visible(event, seat):
                    continue
                if event.piece.hidden:
                    backs.add(event.target)
                    continue
                new = event.source if event.piece in drawn else None
                lay = moved.get(event.piece, before.get(event.piece, new))
                assert event.source == lay or (isinstance(event, Turned) and event.source in backs)
                moved[event.piece] = event.target
            for piece, slot in moved.items():
                assert after[piece] == slot


def test_every_piece_on_new_ground_has_been_told(played: Play) -> None:
    """Inside one area (a hand that closes its gap) pieces may slide without a word."""
    for step in played.steps:
        before, after = _where(played, step.state), _where(played, step.after)
        told = {event.piece for event in step.events if isinstance(event, Moved | Turned)}
        lay = {piece: slot.area for piece, slot in before.items()}
        changed = {piece for piece, slot in after.items() if slot.area != lay.get(piece)}
        assert changed <= told


def _areas(played: Play) -> set[str]:
    lain = {placed.slot.area for s in played.states for placed in played.game.table(s)}
    moves = (move for step in played.steps for move in step.decision.all_moves)
    dropped = {
        slot.area for move in moves for step in steps(move.script()) for d in step for slot in d
    }
    return lain | dropped


def _places(event: Event) -> tuple[Slot, ...]:
    match event:
        case Told() | Noted() | Scored():
            return event.places
        case Moved() | Turned():
            return (event.source, event.target)
        case Gained():
            return (event.source,) if event.source is not None else ()
        case Paid():
            return (event.target,) if event.target is not None else ()
        case Shuffled():
            return (event.slot,)
        case _:
            return ()


def test_events_speak_of_places_that_exist(played: Play) -> None:
    areas = _areas(played)
    for step in played.steps:
        for event in step.events:
            for slot in _places(event):
                assert isinstance(slot, Slot)
                assert slot.area in areas
            assert event.seen_by is None or set(event.seen_by) <= set(range(played.seats))
