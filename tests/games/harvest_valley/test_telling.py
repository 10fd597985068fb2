"""What the log and the table are told of every kind of move."""

from __future__ import annotations

from farmdesk.core.events import Ended, Event, Moved, Told, Turned
from farmdesk.core.moves import Name, Phrase
from farmdesk.games.harvest_valley import GAME
from farmdesk.games.harvest_valley.state import State
from tests.games.harvest_valley.valleys import draw, move


def _events(state: State, text: str) -> list[Event]:
    tell: list[Event] = []
    GAME.apply(state, state.turn, move(state, text), tell)
    return tell


def _line(events: list[Event]) -> tuple[str, dict[str, object]]:
    told = events[0]
    assert isinstance(told, Told)
    assert sum(isinstance(event, Told) for event in events) == 1
    args: dict[str, object] = {
        name: value.key.removeprefix("harvest_valley.card.") if isinstance(value, Phrase) else value
        for name, value in told.phrase.args
    }
    return told.phrase.key.removeprefix("harvest_valley.log."), args


def _ways(events: list[Event]) -> list[str]:
    return [f"{e.piece} {e.source} {e.target}" for e in events if isinstance(e, Moved | Turned)]


def test_a_laid_card_and_the_one_that_follows() -> None:
    """The card flies, then the next card of the deck is turned into the gap."""
    events = _events(draw("0a", river="v4 p c", deck=3), "river/1 > valley/0,1")
    assert _line(events) == ("lay", {"who": Name(0), "card": "pond"})
    assert _ways(events) == [
        "card:pond-1 river/1 valley/0,1",
        "card:vegetable-3 deck river/1",
    ]
    assert isinstance(events[-1], Turned)
    assert events[0].places == ("valley/0,1",)  # type: ignore[union-attr]  # the first is told, with places


def test_nothing_is_turned_when_the_deck_is_out() -> None:
    """An empty deck is silent."""
    events = _events(draw("0a", river="v4 p c", deck=0), "river/1 > valley/0,1")
    assert not any(isinstance(event, Turned) for event in events)


def test_a_farmhouse() -> None:
    """The one on top of those still to build is moved; it is the piece that lies there then."""
    state = draw("v1", river="v4 p c")
    events = _events(state, "house@0/0 > valley/0,1")
    assert _line(events) == ("build", {"who": Name(0)})
    assert _ways(events) == ["house:0-0 house@0/0 valley/0,1"]
    second = draw("v1 0a", river="v4 p c")
    assert _ways(_events(second, "house@0/0 > valley/1,0")) == ["house:0-1 house@0/0 valley/1,0"]


def test_weeds_and_the_card_that_goes_back() -> None:
    """Two ways, no card turned."""
    events = _events(draw("p v1", river="# w c"), "river/0 > valley/0,0")
    assert _line(events) == ("weeds", {"who": Name(0), "card": "weeds", "back": "pond"})
    assert _ways(events) == [
        "card:weeds-1 river/0 valley/0,0",
        "card:pond-1 valley/0,0 river/0",
    ]


def test_a_push_by_the_tractor() -> None:
    """The pushed card makes room, then the tractor lands."""
    events = _events(
        draw("p v1", river="T w c", deck=1), "river/0 > valley/0,0; valley/0,0 > valley/1,0"
    )
    assert _line(events) == ("tractor", {"who": Name(0), "card": "tractor", "pushed": "pond"})
    assert _ways(events) == [
        "card:pond-1 valley/0,0 valley/1,0",
        "card:tractor-1 river/0 valley/0,0",
        "card:vegetable-2 deck river/0",
    ]


def test_a_line_pushed_by_the_cultivator() -> None:
    """The farthest card moves first, so that no two ever share a space."""
    events = _events(
        draw("p v1 w", river="C w c", deck=0), "river/0 > valley/0,0; valley/0,0 > valley/0,3"
    )
    assert _line(events) == ("cultivator", {"who": Name(0), "card": "cultivator", "n": 3})
    assert _ways(events) == [
        "card:wheat-1 valley/0,2 valley/0,3",
        "card:vegetable-1 valley/0,1 valley/0,2",
        "card:pond-1 valley/0,0 valley/0,1",
        "card:cultivator-1 river/0 valley/0,0",
    ]


def test_a_card_without_effect_and_a_pass() -> None:
    """HV-9, HV-27: both have their own line in the log."""
    useless = _events(draw("0a 0b", river="# . ."), "river/0 > valley/1,0")
    assert _line(useless) == ("no_use", {"who": Name(0), "card": "weeds"})
    passed = _events(draw("0a 0b", river=". . .", deck=0), "pass")
    assert _line(passed) == ("pass", {"who": Name(0)})
    assert len(passed) == 1


def test_the_end_is_told_last() -> None:
    """HV-18: whoever makes the last possible move ends the game."""
    state = draw("v4 0a 0b 1a", river=". . .", deck=0, turn=1)
    events = _events(state, "house@1/0 > valley/1,3")
    assert events[-1] == Ended((0,))


def test_a_button_has_words() -> None:
    """Passing is the only move without drops."""
    (passing,) = GAME.decisions(draw("0a 0b", river=". . .", deck=0))[0].moves
    assert passing.label().key == "harvest_valley.move.pass"
    labels = {m.label().key for m in GAME.decisions(draw("p v1", river="T # v2"))[0].moves}
    assert labels == {f"harvest_valley.move.{verb}" for verb in ("lay", "build", "cover", "push")}
