"""What the log and the table are told, when, and who may see it."""

from __future__ import annotations

import pytest

from farmdesk.core.events import (
    Began,
    Ended,
    Event,
    Moved,
    Noted,
    Told,
    Turned,
    reveals,
    visible,
)
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.moves import Name, Phrase
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.state import OVER, State
from tests.games.harvest_island.islands import args, bare, keep, out_of_cards, play, put


def told(state: State, *moves: str) -> list[Event]:
    """The events of the last of these moves."""
    events: list[Event] = []
    play(play(state, *moves[:-1]), moves[-1], tell=events)
    return events


def key(said: Phrase) -> str:
    """The key of a phrase without the name of the game."""
    return said.key.removeprefix("harvest_island.")


def said(events: list[Event]) -> list[str]:
    """Keys of the lines, notes and beginnings, in order."""
    keys = []
    for event in events:
        if isinstance(event, Told):
            keys.append(key(event.phrase))
        if isinstance(event, Noted | Began):
            keys.append(key(event.what))
    return keys


def ways(events: list[Event], seat: int | None = None) -> list[str]:
    """Pieces and their ways, as a seat sees them."""
    return [
        f"{type(e).__name__} {e.piece} {e.source} {e.target}"
        for e in events
        if isinstance(e, Moved | Turned) and visible(e, seat)
    ]


def island(hand: str = "mango 3, mango 4, f, -", **fields: str) -> State:
    """Seat 0 of three to move."""
    state = put(bare(3), "hand@0", hand)
    for seat in (1, 2):
        state = put(state, f"hand@{seat}", "grape, grape, papaya, papaya")
    for land, cards in fields.items():
        state = put(state, f"field@0/{land}", cards)
    return put(state, "supply", "orange 2, orange 3")


def test_a_card_from_the_hand_is_shown_by_playing_it() -> None:
    """H-5, H-11: its owner knows it, all others see it turned."""
    events = told(island(), "hand@0/0 > field@0/hill/0")
    line = events[0]
    assert isinstance(line, Told)
    assert key(line.phrase) == "log.sow"
    assert args(line.phrase) == {"who": Name(0), "card": "fruit", "land": "hill"}
    assert line.places == ("field@0/hill/0",)
    way = "card:mango-spring-3 hand@0/0 field@0/hill/0"
    assert ways(events, 0) == [f"Moved {way}"]
    assert ways(events, 1) == ways(events, 2) == [f"Turned {way}"]
    assert not reveals(tuple(events), 0)
    assert reveals(tuple(events), 1)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("hand@0/0 > field@0/plain/1", "log.tend"),
        ("hand@0/2 > field@0/plain/1", "log.fertilise"),
        ("hand@0/1 > storage/0", "log.release"),
    ],
)
def test_each_use_has_its_line(text: str, line: str) -> None:
    """H-13, H-14, H-15."""
    assert said(told(island(plain="mango 2"), text)) == [line]


def test_a_card_that_all_know_is_only_moved() -> None:
    """HI-19: a fertiliser, or what came from the supply."""
    events = told(island(), "hand@0/2 > field@0/plain/0")
    assert [type(event) for event in events] == [Told, Moved]
    assert visible(events[1], None)


def test_a_card_from_the_pile() -> None:
    """H-17, HI-19: turned for its owner; others see a back of the season go to the hand."""
    state = put(island("mango 3, -, grape, grape"), "top/spring", "peach 5")._replace(step=2)
    events = told(state, "pile/spring > hand@0/1")
    assert said(events) == ["log.draw.pile"]
    assert ways(events, 0) == ["Turned card:peach-spring-4 pile/spring hand@0/1"]
    back = "Moved card:?-spring-hand-0-1 pile/spring hand@0/1"
    assert ways(events, 1) == ways(events, 2) == [back]
    assert ways(events, None) == []
    line = events[0]
    assert isinstance(line, Told)
    assert args(line.phrase) == {"who": Name(0), "season": "spring"}
    assert reveals(tuple(events), 0)


def test_a_card_from_the_supply() -> None:
    """H-17: all see it."""
    state = island("mango 3, -, grape, grape")._replace(step=2)
    events = told(state, "supply/1 > hand@0/1")
    assert said(events) == ["log.draw.supply"]
    assert ways(events) == ["Moved card:orange-autumn-3 supply/1 hand@0/1"]


def test_a_fertiliser_taken() -> None:
    """HI-1."""
    state = island("mango 3, -, grape, grape")._replace(step=2, released=2, earned=True)
    events = told(state, "fertiliser > hand@0/1")
    assert said(events) == ["log.draw.fertiliser"]
    assert ways(events) == ["Moved card:fertiliser-12 fertiliser hand@0/1"]


def test_a_fertiliser_left_and_a_pass() -> None:
    """HI-3, HI-20."""
    state = out_of_cards(island("-, -, -, -"))
    assert said(told(state, "pass")) == ["log.pass"]
    state = state._replace(step=2, released=2, earned=True, supply=b"")
    assert said(told(state, "leave")) == ["log.leave"]


def test_a_harvest() -> None:
    """H-21 to H-23: fruit, then fertilisers, then seeds; the owner is told the points."""
    state = island(hill="mango 2, f, mango 5")
    events = told(state, "field@0/hill > barn@0")
    line = events[0]
    assert isinstance(line, Told)
    assert args(line.phrase) == {"who": Name(0), "fruit": "mango", "land": "hill", "n": 5}
    assert line.places == ("field@0/hill",)
    assert ways(events) == [
        "Moved card:mango-spring-5 field@0/hill/2 barn@0",
        "Moved card:fertiliser-11 field@0/hill/1 fertiliser",
        "Moved card:mango-spring-1 field@0/hill/0 gone",
        "Moved medal:mango medal/mango medals@0/mango",
    ]
    assert said(events) == ["log.harvest", "log.harvest.covered", "note.medal"]


def test_a_harvest_of_several_fields() -> None:
    """HI-6: one line for all of them."""
    state = island(hill="peach 3, peach 5", plain="banana 1, banana 4")
    events = told(state, "field@0/hill > barn@0 + field@0/plain > barn@0")
    line = events[0]
    assert isinstance(line, Told)
    assert key(line.phrase) == "log.harvest_more"
    assert args(line.phrase) == {"who": Name(0), "fields": 2, "n": 9}


@pytest.mark.parametrize("moves", ["field@0/hill > barn@0", "{} > barn@0 + {} > barn@0"])
def test_points_that_are_face_down_are_read_by_nobody_else(moves: str) -> None:
    """HI-16: others read how many cards it were, everybody the points where they lie open."""
    state = island(hill="peach 3, peach 5, f", plain="banana 1, banana 4, banana 3")
    move = moves.format("field@0/hill", "field@0/plain")
    several = "+" in move
    own, points, cards = "log.harvest", 5, 1
    if several:
        own, points, cards = "log.harvest_more", 12, 3
    events = told(state, move)
    for seat in (0, 1, 2):
        (line,) = [e for e in events if isinstance(e, Told) and visible(e, seat)]
        covered = seat != 0
        assert key(line.phrase) == (f"{own}.covered" if covered else own)
        assert args(line.phrase)["n"] == (cards if covered else points)
        assert line.places
    (line,) = [e for e in told(state._replace(closed=False), move) if isinstance(e, Told)]
    assert (key(line.phrase), args(line.phrase)["n"], line.seen_by) == (own, points, None)


def test_drawing_a_card_is_of_no_weight_but_a_fertiliser_is() -> None:
    """HI-1, H-17: a short account leaves it out."""
    released = ("hand@0/0 > storage/0", "hand@0/1 > storage/1")
    for source, minor in (("pile/spring", True), ("supply/0", True), ("fertiliser", False)):
        line = told(put(island(), "top/spring", "peach"), *released, f"{source} > hand@0/0")[0]
        assert isinstance(line, Told)
        assert line.minor == minor
    line = told(island(), "hand@0/0 > field@0/hill/0")[0]
    assert isinstance(line, Told)
    assert not line.minor


@pytest.mark.parametrize(
    ("king", "keys", "way"),
    [
        (0, ["note.record"], []),
        (2, ["note.medal"], ["Moved medal:mango medals@2/mango medals@0/mango"]),
    ],
)
def test_a_medal_changes_hands_or_stays(king: int, keys: list[str], way: list[str]) -> None:
    """H-27, HI-5."""
    state = island(plain="mango 2, mango 2, f, f")
    kings, records = bytearray(state.kings), bytearray(12)
    kings[1], records[1] = king, 4
    state = state._replace(kings=bytes(kings), records=bytes(records))
    events = told(state, "field@0/plain > barn@0")
    assert said(events)[2:] == keys
    assert [w for w in ways(events) if "medal:" in w] == way
    (note,) = (event for event in events if isinstance(event, Noted))
    assert args(note.what) == {"who": Name(0), "fruit": "mango", "number": 6}


def weather(lying: str, top: str) -> State:
    """Seat 0 draws one card."""
    state = island("mango 3, -, grape, grape")._replace(step=2)
    return put(put(state, "weather", lying), "top/spring", top)


def test_weather_is_turned_for_all() -> None:
    """H-19: the line does not tell it before."""
    events = told(weather("sun", "sun"), "pile/spring > hand@0/1")
    assert said(events) == ["log.draw.pile", "note.weather"]
    assert ways(events) == ["Turned card:sun-spring-2 pile/spring weather/1"]
    assert isinstance(events[2], Noted)
    assert args(events[2].what) == {"weather": "sun", "number": 2}


def test_cancelling() -> None:
    """H-28: shown, then both go."""
    events = told(weather("sun, sun", "rain"), "pile/spring > hand@0/1")
    assert said(events) == ["log.draw.pile", "note.cancel"]
    assert ways(events) == [
        "Turned card:rain-spring-1 pile/spring weather/2",
        "Moved card:rain-spring-1 weather/2 gone",
        "Moved card:sun-spring-2 weather/1 gone",
    ]


def test_a_disaster() -> None:
    """H-29 to H-36: who loses what, weather away, the pile away unseen, the next season."""
    state = put(weather("sun, sun", "sun"), "field@1/hill", "peach 3, peach 5")
    state = put(state, "field@2/plain", "banana 1, banana 2, banana 4, banana 3")
    state = keep(state, 0, 3)
    events = told(state, "pile/spring > hand@0/1")
    assert said(events) == [
        "log.draw.pile", "note.disaster", "note.loses", "note.loses", "note.season_lost",
        "began.season",
    ]  # fmt: skip
    notes = [e for e in events if isinstance(e, Noted) and key(e.what) == "note.loses"]
    assert [args(note.what) for note in notes] == [
        {"who": Name(1), "land": "hill", "n": 1},
        {"who": Name(2), "land": "plain", "n": 2},
    ]
    assert ways(events) == [
        "Turned card:sun-spring-3 pile/spring weather/2",
        "Moved card:peach-spring-4 field@1/hill/1 gone",
        "Moved card:banana-spring-5 field@2/plain/2 gone",
        "Moved card:banana-spring-4 field@2/plain/3 gone",
        "Moved card:sun-spring-1 weather/0 gone",
        "Moved card:sun-spring-2 weather/1 gone",
        "Moved card:sun-spring-3 weather/2 gone",
        "Moved card:?-spring-pile-spring-1 pile/spring gone",
    ]
    silent = [e for e in events if isinstance(e, Moved) and e.seen_by == ()]
    assert len(silent) == 2, "told to nobody, so that every piece has its way"
    lost = next(e for e in events if isinstance(e, Moved) and "peach" in e.piece)
    assert lost.why is not None
    assert key(lost.why) == "note.lost"
    assert args(lost.why) == {"who": Name(1), "points": 5}


def test_a_choice_and_what_follows_the_last_one() -> None:
    """HI-22: a line for each; weather and pile go after the last."""
    state = weather("rain, rain", "rain")
    for seat, fruit in ((0, "peach"), (2, "banana")):
        state = put(state, f"field@{seat}/hill", f"{fruit}, {fruit}, {fruit}")
        state = put(state, f"field@{seat}/plain", f"{fruit}, {fruit}, {fruit}")
    drawn = told(state, "pile/spring > hand@0/1")
    assert said(drawn) == ["log.draw.pile", "note.disaster"]
    moves = ("pile/spring > hand@0/1", "weather/2 > field@2/hill", "weather/2 > field@0/plain")
    first = told(state, *moves[:2])
    assert said(first) == ["log.suffer"]
    assert isinstance(first[0], Told)
    assert first[0].seat == 2
    assert args(first[0].phrase) == {"who": Name(2), "land": "hill", "n": 1}
    last = told(state, *moves)
    assert said(last) == ["log.suffer", "note.season_lost", "began.season"]


def test_the_next_season_begins() -> None:
    """H-18: with the last card of a pile, whatever it is."""
    for top in ("peach", "sun"):
        events = told(keep(weather("", top), 0, 1), "pile/spring > hand@0/1")
        began = events[-1]
        assert isinstance(began, Began)
        assert args(began.what) == {"season": "summer"}


def test_the_last_round_begins() -> None:
    """H-37."""
    state = put(weather("", "peach"), "top/winter", "strawberry")
    state = keep(state._replace(season=3), 3, 1)
    assert said(told(state, "pile/winter > hand@0/1"))[-1] == "began.last"


def test_the_sweep() -> None:
    """H-20: the supply away, storage up; a card just drawn is in the hand already."""
    state = put(island("mango 3, -, grape, grape"), "storage", "banana, banana, banana, banana")
    events = told(state._replace(step=2), "supply/0 > hand@0/1")
    assert said(events) == ["log.draw.supply", "note.sweep"]
    assert ways(events) == [
        "Moved card:orange-autumn-1 supply/0 hand@0/1",
        "Moved card:orange-autumn-3 supply/1 gone",
        *(f"Moved card:banana-spring-{k + 1} storage/{k} supply/{k}" for k in range(4)),
    ]


def test_a_sweep_right_after_a_release() -> None:
    """H-20, HI-11: when nothing can be drawn, the card that was put there goes along."""
    state = put(island("mango 3, -, -, -"), "storage", "banana, banana, banana")
    state = out_of_cards(state)._replace(supply=b"")
    events = told(state, "hand@0/0 > storage/3")
    assert said(events) == ["log.release", "note.sweep"]
    assert ways(events, 0)[-1] == "Moved card:mango-spring-3 storage/3 supply/3"


def test_the_end_is_told_last() -> None:
    """H-41."""
    state = out_of_cards(island("-, -, -, -"))._replace(first=1)
    state = put(state, "field@2/plain", "banana")
    events = told(state, "pass")
    assert events[-1] == Ended((2,))
    assert play(state, "pass").step == OVER


def test_uses_can_be_taken_back_until_a_card_is_drawn() -> None:
    """HI-7: what is drawn has been seen, and a match is marked."""
    chairs = [Chair(f"Seat {k}", colour=COLOURS[k]) for k in range(2)]
    match = Match(GAME, {}, 1, chairs)
    for _ in range(2):
        asked = match.decisions[0]
        match.play(asked.seat, next(m for m in asked.moves if "storage" in str(m)))
    assert not match.undo_reveals()
    assert match.undo()
    assert match.undo()
    assert not match.takebacks
    match.redo()
    match.redo()
    asked = match.decisions[0]
    match.play(asked.seat, next(m for m in asked.moves if str(m).startswith("pile")))
    assert match.undo_reveals()
