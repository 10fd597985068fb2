"""What the log and the table are told, when, and who may see it."""

from __future__ import annotations

from itertools import permutations

import pytest

from farmdesk.core.events import Began, Ended, Event, Told, Turned, reveals, visible
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.moves import Name, Phrase, parse_move
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.moves import PASS
from farmdesk.games.rift_valley_reserve.state import State
from tests.games.rift_valley_reserve.boards import asked, plain, put, shape


def _events(state: State, *moves: str) -> tuple[list[list[Event]], State]:
    """The events of each seat's move in a turn."""
    told = []
    for seat, text in enumerate(moves):
        events: list[Event] = []
        state = GAME.apply(state, seat, parse_move(asked(state, seat), text), events)
        told.append(events)
    return told, state


def _lines(events: list[Event], seat: int) -> list[Told]:
    """The log's lines in these events that a seat may see."""
    return [event for event in events if isinstance(event, Told) and visible(event, seat)]


def _key(phrase: Phrase) -> str:
    return str(phrase.key).removeprefix("rift_valley_reserve.")


def test_a_sealed_drawing_is_told_to_its_own_seat() -> None:
    """RV-34: one line with its place, which no other seat and no onlooker sees."""
    (first, _), _ = _events(plain(2, 2), "tool/stop > board/1/0,4", "tool/tent > board/0/0,4")
    (line,) = first
    assert isinstance(line, Told)
    assert line.places == ("board/1/0,4",)
    assert _key(line.phrase) == "log.stop"
    assert visible(line, 0)
    assert not visible(line, 1)
    assert not visible(line, None)


def test_all_is_revealed_together() -> None:
    """R-1, RV-34: pencils, then elements, then a line for each seat, then the next turn."""
    state = put(plain(3, 2), 1, 2, "stop 0,4", "stop 0,8")
    moves = ("tool/stop > board/2/0,4", "tool/tent > board/0/5,5", shape(1, "0,8", "0,4"))
    (_, _, last), _ = _events(state, *moves)
    assert [type(event) for event in last] == [Told, *[Turned] * 6, *[Told] * 3, Began]
    turned = [f"{e.piece} {e.source} {e.target}" for e in last if isinstance(e, Turned)]
    assert turned == [
        "pencil:0 sealed@0 sealed@0",
        "pencil:1 sealed@1 sealed@1",
        "pencil:2 sealed@2 sealed@2",
        "stop:2-0,4 sealed@0 board/2/0,4",
        "tent:0-5,5 sealed@1 board/0/5,5",
        "trail:1-0,4/0,8 sealed@2 board/1/0,4",
    ]
    lines = [event for event in last[1:] if isinstance(event, Told)]
    assert [_key(line.phrase) for line in lines] == ["log.stop", "log.tent", "log.trail"]
    assert [dict(line.phrase.args)["who"] for line in lines] == [Name(0), Name(1), Name(2)]
    assert [line.seat for line in lines] == [0, 1, 2]
    assert lines[2].places == tuple(f"board/1/0,{c}" for c in range(8, 3, -1))
    assert all(visible(event, None) for event in last if not isinstance(event, Told))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_every_seat_reads_every_drawing_once(order: tuple[int, ...]) -> None:
    """RV-34: the own one when it is sealed, all others at the reveal, whoever draws last."""
    state = plain(3, 2)
    moves = ("tool/stop > board/2/0,4", "tool/tent > board/0/5,5", "tool/stop > board/1/0,4")
    read: dict[int, list[tuple[int, int]]] = {seat: [] for seat in range(3)}
    for number, seat in enumerate(order):
        events: list[Event] = []
        state = GAME.apply(state, seat, parse_move(asked(state, seat), moves[seat]), events)
        for eyes in read:
            read[eyes] += [(number, line.seat) for line in _lines(events, eyes)]
    for eyes, lines in read.items():
        assert sorted(seat for _, seat in lines) == [0, 1, 2]
        assert (order.index(eyes), eyes) in lines
        assert all(number == 2 for number, seat in lines if seat != eyes)


def test_a_trail_is_told_with_what_it_brings() -> None:
    """R-11, RV-36: areas, and all points: two stops paid back, a lion."""
    state = put(plain(2, 2), 0, 1, "stop 7,3", "stop 7,6")
    (_, last), _ = _events(state, "tool/stop > board/1/0,4", shape(0, "7,3", "7,6"))
    (line,) = (line for line in _lines(last, 1) if line.places[1:])
    args = dict(line.phrase.args)
    assert (args["areas"], args["n"]) == (2, 2 + 3 + 2 + 4)


def test_a_bridge_has_a_line_of_its_own() -> None:
    """R-19."""
    state = put(plain(2, 3), 0, 0, "stop 3,4", "stop 5,4")
    (first, _), _ = _events(state, shape(0, "3,4", "5,4"), "tool/stop > board/1/0,4")
    assert isinstance(first[0], Told)
    assert _key(first[0].phrase) == "log.bridge"


def test_passes_are_told_with_the_rest() -> None:
    """R-23, RV-24, RV-35: nobody knows before the last seat has drawn or passed."""
    state = plain(2, 18)._replace(last=19)
    (first, last), _ = _events(state, "pass", "tool/stop > board/0/0,4")
    assert len(first) == 1
    assert not visible(first[0], 1)
    lines = _lines(last, 1)
    assert [(line.seat, _key(line.phrase)) for line in lines] == [(1, "log.stop"), (0, "log.pass")]
    assert lines[1].places == ()
    assert [line.seat for line in _lines(last, 0)] == [1], "the own pass has been told already"


def test_a_new_turn_begins() -> None:
    """R-2."""
    (_, last), _ = _events(plain(2, 2), "tool/stop > board/1/0,4", "tool/stop > board/0/0,4")
    begun = last[-1]
    assert isinstance(begun, Began)
    assert (_key(begun.what), dict(begun.what.args)) == ("began.turn", {"turn": 3})


def test_the_final_stage_begins() -> None:
    """R-21, RV-26: with the number of its turns."""
    four = [f"tent {spot}" for spot in ("0,0", "0,2", "0,4", "0,6")]
    state = put(plain(2, 19), 0, 0, *four, "tent 8,8")
    state = put(state, 1, 0, *four)
    (_, last), then = _events(state, "tool/stop > board/0/5,5", "tool/tent > board/1/8,8")
    begun = last[-1]
    assert isinstance(begun, Began)
    assert (_key(begun.what), dict(begun.what.args)) == ("began.final", {"turn": 20, "n": 2})
    prompts = [_key(question.prompt) for question in GAME.decisions(then)]
    assert prompts == ["prompt.final"] * 2
    prompts = [_key(question.prompt) for question in GAME.decisions(then._replace(turn=21))]
    assert prompts == ["prompt.last"] * 2


def test_prompts_name_the_board_and_its_owner() -> None:
    """R-1, R-19: on the own board it is said that bridging is allowed."""
    first, second = GAME.decisions(plain(2, 2))
    assert dict(first.prompt.args) == {"board": "Meadow", "who": Name(1)}
    assert _key(first.prompt) == _key(second.prompt) == "prompt.draw"
    assert _key(GAME.decisions(plain(2, 3))[0].prompt) == "prompt.own"
    assert _key(GAME.decisions(plain(2, 1))[0].prompt) == "prompt.first"


def test_the_end_is_told_last() -> None:
    """R-22: with the winners."""
    state = put(plain(2, 19), 0, 1, "trail 0,3 0,5")._replace(last=19)
    (_, last), then = _events(state, "pass", "pass")
    assert then.over
    assert last[-1] == Ended((1,))
    assert not any(isinstance(event, Began) for event in last)


def test_a_drawing_can_be_taken_back_until_all_have_drawn() -> None:
    """RV-34: nothing has been revealed; afterwards a match counts as one with take-backs."""
    chairs = [Chair("Ana", colour=COLOURS[0]), Chair("Ken", colour=COLOURS[1])]
    match = Match(GAME, {}, 1, chairs)
    match.play(0, match.decisions[0].moves[0])
    assert not match.undo_reveals()
    assert match.undo()
    assert not match.takebacks
    match.play(0, match.decisions[0].moves[3])
    turn = match.play(1, match.decisions[0].moves[0])
    assert reveals(turn.events, 0)
    assert match.undo_reveals()
    assert match.undo()
    assert match.takebacks


def test_buttons_have_words() -> None:
    """R-23: a pass is the only move without drops."""
    state = put(plain(2, 18), 1, 0, "stop 0,4", "stop 0,8")._replace(last=19)
    moves = asked(state, 0).moves
    assert [move for move in moves if not move.script()] == [PASS]
    labels = {_key(move.label()) for move in moves}
    assert labels == {f"move.{verb}" for verb in ("stop", "tent", "trail", "pass")}
