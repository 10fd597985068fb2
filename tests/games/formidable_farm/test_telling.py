"""Events: one line a decision, and the way of each card as each seat sees it."""

from __future__ import annotations

import pytest

from farmdesk.core.events import Began, Event, Gained, Moved, Noted, Paid, Told, Turned, visible
from farmdesk.core.moves import Name
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.cards import card_piece
from tests.games.formidable_farm.farms import cards, farm, find, play, start, tell

CARD = "hand@0/0 > played@0/0"
STACK = cards("2t:gs", "s:g3w", "p:gs", "3c:gs", "w:d1", "c:gt")


def line(events: list[Event]) -> str:
    """The id of the log's line."""
    first = events[0]
    assert isinstance(first, Told)
    assert dict(first.phrase.args)["who"] == Name(first.seat)
    return first.phrase.key.removeprefix("formidable_farm.log.")


def seen(events: list[Event], seat: int) -> list[str]:
    """Cards as a seat sees them move: `Turned card:3 stack@0 > hand@0/0`."""
    return [
        f"{type(e).__name__} {e.piece} {e.source} > {e.target}"
        for e in events
        if isinstance(e, Moved | Turned) and visible(e, seat)
    ]


def test_a_hand_card_is_moved_for_its_owner_and_turned_for_others() -> None:
    """R-9, FF-25."""
    _, events = tell(farm(cards("2t:gs"), 4, crops="2t"), CARD)
    piece = card_piece(cards("2t:gs")[0])
    assert line(events) == "play"
    assert seen(events, 0) == [f"Moved {piece} hand@0/0 > played@0/0"]
    assert seen(events, 1) == [f"Turned {piece} hand@0/0 > played@0/0"]
    assert [e for e in events if isinstance(e, Paid)] == [Paid(0, "tomato", 2, "pool/tomato")]  # type: ignore[arg-type]  # places are equal to their texts
    assert [e for e in events if isinstance(e, Gained)] == [Gained(0, "sheep", 1, "pool/sheep")]  # type: ignore[arg-type]  # places are equal to their texts


def test_a_market_card_is_moved_for_all() -> None:
    """R-10."""
    state = farm(b"", 4, crops="s", market=cards("s:g3w", "p:gs", "2t:gs", "t:g2w", "3c:gs"))
    _, events = tell(state, "market/0 > played@0/0")
    assert line(events) == "trade"
    assert (
        seen(events, 0)
        == seen(events, 1)
        == [f"Moved card:{state.market[0]} market/0 > played@0/0"]
    )


def test_a_drawn_card_is_turned_for_its_owner_alone() -> None:
    """R-31, FF-25."""
    state = play(farm(cards("w:d1"), STACK[:4], crops="w"), CARD)
    _, events = tell(state, "take")
    assert line(events) == "take"
    assert seen(events, 0) == [f"Turned {card_piece(STACK[3])} stack@0 > hand@0/0"]
    assert seen(events, 1) == ["Moved card:? stack@0 > hand@0/0"]


def test_a_known_card_is_drawn_without_a_revelation() -> None:
    """FF-23: undo does not count it as something new."""
    state = play(farm(cards("w:c3", "sp:d5"), b"", crops="w"), CARD)
    _, events = tell(state, "hand@0/0 > stack@0/under")
    assert not any(isinstance(e, Turned) and visible(e, 0) for e in events)
    assert seen(events, 0)[-1].endswith("stack@0 > hand@0/0")


def test_coins_are_shown_when_they_are_paid() -> None:
    """R-14, FF-25, FF-27."""
    coins = cards("2t:gs", "s:g3w", "p:gs")
    _, events = tell(farm(b"", 4, coins), "side/crop > purse@0/pig")
    assert line(events) == "buy_crop"
    ways = [f"card:{c} coins@0/{k} > market/discard" for k, c in enumerate(coins)]
    assert seen(events, 0) == [f"Moved {way}" for way in ways]
    assert seen(events, 1) == [f"Turned {way}" for way in ways]


def test_supplies() -> None:
    """R-6, R-17: the disc, the coins, the crops from their space."""
    state = farm(b"", 4, 1, discs=bytes((0, 4)))
    _, events = tell(state, "disc@0/wheat3 > supply/pig1")
    assert line(events) == "supplies_paid"
    assert Moved(*_disc("disc@0/wheat3", "disc@0/pig1")) in events  # type: ignore[arg-type]  # places are equal to their texts
    assert events[-1] == Gained(0, "pig", 1, "supply/pig1")  # type: ignore[arg-type]  # places are equal to their texts
    _, events = tell(state, "disc@0/wheat3 > supply/sheep1")
    assert line(events) == "supplies"


def _disc(source: str, target: str) -> tuple[str, str, str]:
    return "disc:0", source, target


def test_the_end_of_a_turn() -> None:
    """R-13, R-15: played cards to the coins, new cards of the market, whose turn it is."""
    market = cards("s:g3w", "p:gs", "2t:gs", "t:g2w", "3c:gs")
    state = play(farm(b"", 4, 2, "s", market=market), "market/0 > played@0/0")
    top = state.deck[-1]
    _, events = tell(state, "end_early")
    assert line(events) == "end_early"
    assert seen(events, 1) == [
        f"Moved card:{market[0]} played@0/0 > coins@0/2",
        f"Turned card:{top} market/deck > market/0",
    ]
    assert isinstance(events[-1], Began)
    assert not events[-1].aloud, "each line of the turn says whose it is"


def test_what_is_said_of_the_last_round_and_an_empty_stack() -> None:
    """R-49, R-7."""
    state = farm(cards("c:gt"), b"", crops="c", discs=bytes((0, 1)))
    _, events = tell(state, "disc@0/wheat3 > supply/card1")
    assert [e.what.key for e in events if isinstance(e, Noted)] == [
        "formidable_farm.note.empty_stack"
    ]
    _, events = tell(play(state, CARD), "end_early")
    assert [e.what.key for e in events if isinstance(e, Noted)] == [
        "formidable_farm.note.last_round"
    ]


def test_one_card_to_go_is_announced() -> None:
    """R-49: at the end of the turn in which it came to that, and not again without a card."""
    state = farm(cards("c:gt", "2t:gs"), b"", crops="c", discs=bytes((0, 1)))
    _, events = tell(play(state, CARD), "end_early")
    assert [e.what.key for e in events if isinstance(e, Noted)] == [
        "formidable_farm.note.one_to_go"
    ]
    state = farm(cards("2t:gs"), b"", discs=bytes((0, 1)))
    _, events = tell(state, "end_early")
    assert not any(isinstance(e, Noted) for e in events)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_telling_changes_nothing(seats: int) -> None:
    """R-5: with and without events the state is the same; alone nobody else is told."""
    state = start(seats, 5)
    for k in range(150):
        asked = GAME.decisions(state)
        if not asked:
            break
        moves = asked[0].all_moves
        move = find(state, str(moves[k * 7 % len(moves)]))
        silent = GAME.apply(state, state.turn, move, None)
        events: list[Event] = []
        assert GAME.apply(state, state.turn, move, events) == silent
        assert isinstance(events[0], Told)
        assert all(e.seen_by != () for e in events)
        state = silent
