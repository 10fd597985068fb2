"""Secrets: what a seat cannot see is gone from its view, and nothing else is."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest

from farmdesk.core.events import Event, Moved, Shuffled, Turned, visible
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Move
from farmdesk.core.places import Piece, Placed, Seat
from farmdesk.core.preview import preview
from tests.contract.plays import Play, asked_of

LUCKS = tuple(Luck.seeded(number, 9) for number in range(4))


def _views(played: Play, count: int) -> list[tuple[Any, Seat, Any]]:
    """States, seats, and what they see of them; the end of the game too."""
    states = [*(step.state for step in played.some(count)), played.states[-1]]
    return [(s, seat, played.game.conceal(s, seat)) for s in states for seat in range(played.seats)]


def test_what_is_imagined_conceals_to_what_is_seen(played: Play) -> None:
    for state, seat, seen in _views(played, 10):
        assert played.game.conceal(seen, seat) == seen
        for luck in LUCKS:
            full = played.game.imagine(seen, luck)
            assert played.game.conceal(full, seat) == seen
        assert played.game.conceal(state, seat) == seen


def test_the_same_luck_imagines_the_same(played: Play) -> None:
    for _, _, seen in _views(played, 4):
        twins = [played.game.imagine(seen, LUCKS[0]) for _ in range(2)]
        assert twins[0] == twins[1]


def test_imagined_states_are_whole(played: Play) -> None:
    for state, _, seen in _views(played, 6):
        pieces = sorted(placed.piece for placed in played.game.table(state))
        for luck in LUCKS[:2]:
            full = played.game.imagine(seen, luck)
            assert sorted(placed.piece for placed in played.game.table(full)) == pieces


def test_a_seat_is_asked_the_same_in_all_that_it_imagines(played: Play) -> None:
    for state, seat, seen in _views(played, 10):
        asked = asked_of(played.game, state, seat)
        for luck in LUCKS[:2]:
            assert asked_of(played.game, played.game.imagine(seen, luck), seat) == asked


def test_imagined_games_can_be_played_to_their_end(played: Play) -> None:
    for _, _, seen in _views(played, 3):
        state = played.game.imagine(seen, LUCKS[1])
        for count in range(3_000):
            asked = played.game.decisions(state)
            if not asked:
                break
            moves = asked[-1].moves
            state = played.game.apply(state, asked[-1].seat, moves[count % len(moves)], None)
        assert not played.game.decisions(state)


def test_the_view_has_as_many_pieces_in_the_same_places(played: Play) -> None:
    for state, _, seen in _views(played, 10):
        table, view = played.game.table(state), played.game.table(seen)
        assert sorted((p.slot, p.order) for p in table) == sorted((p.slot, p.order) for p in view)
        names = [placed.piece for placed in view]
        assert len(set(names)) == len(names)


def _by_place(table: tuple[Placed, ...]) -> dict[tuple[str, int], Placed]:
    return {(placed.slot, placed.order): placed for placed in table}


def test_the_view_hides_what_lies_face_down_elsewhere_and_shows_all_else(played: Play) -> None:
    for state, seat, seen in _views(played, 10):
        view = _by_place(played.game.table(seen))
        for placed in played.game.table(state):
            shown = view[placed.slot, placed.order]
            assert shown.up == placed.up
            assert shown.owner == placed.owner
            if shown.piece.hidden:
                assert not placed.up
                assert shown.piece.kind == placed.piece.kind
            else:
                assert shown.piece == placed.piece
                assert placed.up or placed.slot.seat == seat


def test_what_is_hidden_is_really_open(played: Play) -> None:
    """Where several unlike pieces are hidden, different lucks imagine different tables."""
    for state, _, seen in _views(played, 6):
        view = _by_place(played.game.table(seen))
        unknown = [p.piece for p in played.game.table(state) if view[p.slot, p.order].piece.hidden]
        if len(unknown) < 6:
            continue
        tables = {played.game.table(played.game.imagine(seen, luck)) for luck in LUCKS}
        assert len(tables) > 1
        assert played.game.table(state) not in tables or len(tables) > 2


def _known(played: Play, state: Any, seat: Seat) -> set[Piece]:
    return {placed.piece for placed in played.game.table(played.game.conceal(state, seat))}


def test_events_show_a_seat_only_what_it_may_know(played: Play) -> None:
    for step in played.steps:
        pieces = [e for e in step.events if isinstance(e, Moved | Turned) and not e.piece.hidden]
        for seat in range(played.seats):
            shown = {event.piece for event in pieces if visible(event, seat)}
            if shown:
                allowed = _known(played, step.state, seat) | _known(played, step.after, seat)
                assert shown <= allowed


def test_what_a_seat_gets_to_know_is_turned_up_for_it(played: Play) -> None:
    """Undo marks a match by these events, so nothing may become known without one."""
    for step in played.steps:
        for seat in range(played.seats):
            before = _known(played, step.state, seat)
            learned = {p for p in _known(played, step.after, seat) - before if not p.hidden}
            turned = {e.piece for e in step.events if isinstance(e, Turned) and visible(e, seat)}
            assert learned <= turned


def _until_revealed(played: Play, state: Any, seat: Seat, move: Move) -> list[Event]:
    events: list[Event] = []
    played.game.apply(state, seat, move, events)
    seen = [event for event in events if visible(event, seat)]
    return list(takewhile(lambda event: not isinstance(event, Turned | Shuffled), seen))


def test_nothing_that_is_told_before_a_revelation_hangs_on_it(played: Play) -> None:
    """Chance and secrets are told as such; a preview shows all that comes before, and is right."""
    for step in played.some(8):
        seat = step.decision.seat
        seen = played.game.conceal(step.state, seat)
        for move in step.decision.all_moves:
            truth = _until_revealed(played, step.state, seat, move)
            for luck in LUCKS:
                imagined = played.game.imagine(seen, luck)
                assert _until_revealed(played, imagined, seat, move) == truth


def _resolved(played: Play, state: Any, seat: Seat, move: Move, luck: Luck) -> Any:
    """The state after a move and whatever all others answer who decide at the same time."""
    others = [asked.seat for asked in played.game.decisions(state) if asked.seat != seat]
    state = played.game.apply(state, seat, move, None)
    for other in others:
        asked = asked_of(played.game, state, other)
        assert asked is not None, "who decides at the same time cannot be passed over"
        pick, luck = luck.below(len(asked.moves))
        state = played.game.apply(state, other, asked.moves[pick], None)
    return state


def test_a_preview_tells_the_truth_and_no_secret(played: Play) -> None:
    """The own gain is what comes whatever others do; the whole score is told only when certain."""
    for step in played.some(6):
        seat, game = step.decision.seat, played.game
        seen = game.conceal(step.state, seat)
        before = game.standing(seen).totals[seat]
        alone = len(game.decisions(step.state)) == 1
        moves = step.decision.all_moves
        for move in moves[:: max(3, len(moves) // 8)]:
            shown = preview(game, step.state, seat, move)
            assert shown == preview(game, seen, seat, move)
            assert list(shown.events) == _until_revealed(played, step.state, seat, move)
            assert alone or shown.standing is None
            if alone and not shown.cut:
                assert None not in (shown.standing, shown.gain), "nothing hides it"
            for luck in LUCKS if not alone else LUCKS[:1]:
                full = _resolved(played, step.state, seat, move, luck)
                after = game.standing(game.conceal(full, seat))
                if shown.gain is not None:
                    assert shown.gain == after.totals[seat] - before
                if not shown.cut and shown.standing is not None:
                    assert shown.standing.totals == after.totals


def test_a_preview_of_the_last_of_a_round_does_not_hang_on_what_is_sealed(played: Play) -> None:
    """Of states that a seat could believe, each foretells the same of every move."""
    for step in played.some(4):
        seat = step.decision.seat
        seen = played.game.conceal(step.state, seat)
        move = step.move
        shown = preview(played.game, step.state, seat, move)
        for luck in LUCKS:
            assert preview(played.game, played.game.imagine(seen, luck), seat, move) == shown


def test_whoever_only_watches_sees_no_more_than_every_seat(played: Play) -> None:
    for step in played.steps:
        for event in step.events:
            if visible(event, None):
                assert all(visible(event, seat) for seat in range(played.seats))


def test_the_view_of_a_seat_does_not_hang_on_the_seed(played: Play) -> None:
    """Luck is hidden: of two states that a seat could believe, it sees the same."""
    if not played.game.table(played.states[0]):
        pytest.fail("a game without pieces")
    for _, seat, seen in _views(played, 4):
        views = {
            played.game.conceal(played.game.imagine(seen, Luck.seeded(number)), seat)
            for number in range(6)
        }
        assert views == {seen}


def test_a_game_says_whether_a_table_must_be_covered(played: Play) -> None:
    """It does where some seat sees a piece lying that another does not see; alone nobody hides."""
    seen = (_tables(played, state) for state in played.states)
    told = played.game.info.secrets and played.seats > 1
    assert told == any(len(tables) > 1 for tables in seen)


def _tables(played: Play, state: Any) -> set[tuple[Placed, ...]]:
    game, seats = played.game, range(played.seats)
    return {tuple(sorted(game.table(game.conceal(state, seat)))) for seat in seats}
