"""Slots and pieces read as people would write them."""

from __future__ import annotations

import pickle

import pytest

from farmdesk.core.places import Piece, Slot


@pytest.mark.parametrize(
    ("text", "area", "zone", "seat", "spot"),
    [
        ("deck", "deck", "deck", None, ""),
        ("valley/2,-1", "valley", "valley", None, "2,-1"),
        ("hand@0/3", "hand@0", "hand", 0, "3"),
        ("farm@1/edge/h2.3", "farm@1", "farm", 1, "edge/h2.3"),
        ("purse@12", "purse@12", "purse", 12, ""),
        ("board/a@7", "board", "board", None, "a@7"),
    ],
)
def test_a_slot_is_read_by_its_parts(
    text: str, area: str, zone: str, seat: int | None, spot: str
) -> None:
    slot = Slot(text)
    assert (slot.area, slot.zone, slot.seat, slot.spot) == (area, zone, seat, spot)
    assert Slot.at(zone, spot, seat) == slot
    assert str(slot) == text


def test_spot_and_seat_zero_are_written_out() -> None:
    assert Slot.at("river", 0) == "river/0"
    assert Slot.at("hand", 0, seat=0) == "hand@0/0"
    assert Slot.at("bid", seat=0) == "bid@0"


def test_a_piece_is_read_by_its_parts() -> None:
    crow = Piece("card:crow-2")
    assert (crow.kind, crow.name) == ("card", "crow-2")
    assert Piece.of("card", "crow-2") == crow
    assert Piece.of("house", "0-1") == "house:0-1"
    assert not crow.hidden
    assert Piece("card:?-3").hidden


def test_slots_and_pieces_stay_what_they_are_when_pickled() -> None:
    for text in (Slot("hand@0/3"), Piece("card:crow-2")):
        again = pickle.loads(pickle.dumps(text))
        assert again == text
        assert type(again) is type(text)
