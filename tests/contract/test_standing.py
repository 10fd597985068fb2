"""The score: parts add up to lines, lines to totals, totals and tie-breaks to winners."""

from __future__ import annotations

from farmdesk.core.game import Game
from farmdesk.core.places import Slot
from farmdesk.core.standing import Standing, best
from tests.contract.plays import Play


def _adds_up(standing: Standing, seats: int) -> None:
    assert len(standing.totals) == seats
    for seat, total in enumerate(standing.totals):
        assert total == sum(line.points for line in standing.lines if line.seat == seat)
    for line in standing.lines:
        assert line.seat in range(seats)
        if line.parts:
            assert sum(part.points for part in line.parts) == line.points
    for tie in standing.ties:
        assert len(tie.values) == seats
    best_seats = best(standing.totals, standing.ties)
    assert standing.winners == best_seats or (seats == 1 and standing.winners == ())


def test_score_lines_add_up(played: Play) -> None:
    for state in played.states:
        _adds_up(played.game.standing(state), played.seats)


def test_concealed_states_have_a_score_too(played: Play) -> None:
    for step in played.some(10):
        for seat in range(played.seats):
            concealed = played.game.conceal(step.state, seat)
            _adds_up(played.game.standing(concealed), played.seats)


def test_what_a_seat_is_not_told_counts_nothing_and_is_told_at_the_end(played: Play) -> None:
    for state in played.states:
        assert not any(line.secret for line in played.game.standing(state).lines)
    for step in played.some(10):
        for seat in range(played.seats):
            for line in played.game.standing(played.game.conceal(step.state, seat)).lines:
                assert not line.secret or (line.seat != seat and not line.points and not line.parts)
    for seat in range(played.seats):
        end = played.game.conceal(played.states[-1], seat)
        assert played.game.standing(end) == played.game.standing(played.states[-1])


def _lies(slot: Slot, filled: set[Slot]) -> bool:
    """Does a piece lie here, or one that this place is a square of, such as a board?"""
    return slot in filled or any(slot.startswith(f"{whole}/") for whole in filled)


def test_points_lie_where_pieces_lie(played: Play) -> None:
    for state in played.states:
        filled = {placed.slot for placed in played.game.table(state)}
        standing = played.game.standing(state)
        for line in standing.lines:
            assert line.of is None or line.of in filled
            for part in line.parts:
                assert all(_lies(slot, filled) for slot in part.places)
        for note in standing.notes:
            assert note.kind in {"bonus", "lost", "field"}


def test_presets_and_options_are_well_formed(played: Play) -> None:
    game: Game[object] = played.game
    options = {option.key: option.choices for option in game.info.options}
    assert len(options) == len(game.info.options)
    assert list(game.info.seats) == sorted(set(game.info.seats))
    free = {option.key for option in game.info.options if option.check is not None}
    for key, choices in options.items():
        assert len(set(choices)) == len(choices)
        assert len(choices) == 1 if key in free else choices
    for preset in game.info.presets:
        for key, value in preset.values:
            assert value in options[key]
