"""Decisions: every question has answers, each with a text and a script of its own."""

from __future__ import annotations

from farmdesk.core.composer import Composer, steps
from farmdesk.core.moves import Decision, Drop, Group, Move, Script, parse_move
from tests.contract.plays import Play, asked_of

LONGEST_TEXT = 390
"""Characters of a move in a save, with room for its seat."""


def _decisions(played: Play) -> list[Decision]:
    return [d for state in played.states for d in played.game.decisions(state)]


def test_nobody_is_asked_without_an_answer(played: Play) -> None:
    for state in played.states:
        asked = played.game.decisions(state)
        seats = [decision.seat for decision in asked]
        assert len(set(seats)) == len(seats)
        for decision in asked:
            assert decision.seat in range(played.seats)
            assert len(decision.moves) >= 1
            assert len(decision.all_moves) < 2_000


def test_moves_are_distinct_values_with_distinct_texts(played: Play) -> None:
    for decision in _decisions(played):
        moves = decision.all_moves
        assert all(isinstance(move, Move) for move in moves)
        assert len(set(moves)) == len(moves)
        texts = {str(move) for move in moves}
        assert len(texts) == len(moves)
        for text in texts:
            assert 0 < len(text) < LONGEST_TEXT
            assert text.isprintable()
            assert text == text.strip()


def test_texts_of_moves_are_read_back(played: Play) -> None:
    for step in played.some(12):
        for move in step.decision.all_moves:
            read = parse_move(step.decision, str(move))
            assert type(read) is type(move)
            assert read == move


def _spelling(script: Script) -> tuple[tuple[Drop, ...], ...]:
    return tuple(tuple(sorted(step)) for step in steps(script))


def test_scripts_are_distinct_and_buttons_have_distinct_words(played: Play) -> None:
    for step in played.steps:
        scripts = [move.script() for move in step.decision.all_moves]
        spelled = [_spelling(script) for script in scripts if script]
        assert len(set(spelled)) == len(spelled)
        assert all(drops for spelling in spelled for drops in spelling), "an empty group"
        buttons = [move.label() for move in step.decision.all_moves if not move.script()]
        assert len(set(buttons)) == len(buttons)


def _orders(script: Script) -> tuple[list[Drop], list[Drop]]:
    """The drops as listed, and with every group the other way round."""
    listed: list[Drop] = []
    turned: list[Drop] = []
    for step in script:
        drops = list(step) if isinstance(step, Group) else [step]
        listed += drops
        turned += drops[::-1]
    return listed, turned


def test_every_script_can_be_dragged_and_taken_back(played: Play) -> None:
    for step in played.some(8):
        composer = Composer(step.decision)
        start = composer.sources()
        for move in step.decision.all_moves:
            for drops in _orders(move.script()) if move.script() else ():
                for drop in drops:
                    assert drop.source in composer.sources()
                    assert drop.target in composer.targets(drop.source)
                    composer.drop(*drop)
                assert type(composer.ready) is type(move)
                assert composer.ready == move
                assert composer.drops == tuple(drops)
                for _ in drops:
                    assert composer.back()
                assert not composer.back()
                assert composer.sources() == start


def test_every_move_is_a_button_or_begins_with_a_lit_piece(played: Play) -> None:
    for step in played.some(12):
        composer = Composer(step.decision)
        lit = {
            Drop(source, target)
            for source in composer.sources()
            for target in composer.targets(source)
        }
        begun = {
            drop
            for move in step.decision.all_moves
            for drop in (steps(move.script())[0] if move.script() else ())
        }
        assert lit == begun
        for move in composer.buttons:
            assert not move.script()


def test_lit_pieces_are_on_the_table(played: Play) -> None:
    for step in played.steps:
        filled = {placed.slot for placed in played.game.table(step.state)}
        for move in step.decision.all_moves:
            for drop in steps(move.script())[0] if move.script() else ():
                assert drop.source in filled, f"{move} lifts from the empty {drop.source}"


def test_what_one_seat_answers_leaves_the_questions_of_all_others_as_they_were(
    played: Play,
) -> None:
    for step in played.steps:
        asked = played.game.decisions(step.state)
        if len(asked) < 2:
            continue
        for other in asked:
            if other.seat != step.decision.seat:
                assert asked_of(played.game, step.after, other.seat) == other


def test_simultaneous_answers_may_come_in_any_order(played: Play) -> None:
    for step in played.steps:
        for other in played.game.decisions(step.state):
            if other.seat == step.decision.seat:
                continue
            answer = other.moves[-1]
            first = played.game.apply(step.after, other.seat, answer, None)
            late = played.game.apply(step.state, other.seat, answer, None)
            late = played.game.apply(late, step.decision.seat, step.move, None)
            assert first == late


def test_a_side_move_leaves_its_seat_asked(played: Play) -> None:
    for step in played.some(40):
        for move in step.decision.side:
            seat = step.decision.seat
            after = played.game.apply(step.state, seat, move, None)
            assert asked_of(played.game, after, seat) is not None
