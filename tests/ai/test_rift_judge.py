"""The judge of Rift Valley Reserve: it reads what the rules say, and its weights are good ones."""

from __future__ import annotations

import random
from typing import Any

import pytest

from farmdesk.ai import arena, desk, judges, levels
from farmdesk.ai.budget import Budget
from farmdesk.ai.judges.rift_valley_reserve import judge, lesson
from farmdesk.ai.judges.rift_valley_reserve.judging import BoardJudge, rows, visits
from farmdesk.ai.judges.rift_valley_reserve.oneboard import OneBoard
from farmdesk.ai.judges.rift_valley_reserve.reading import BEST, CAMP, FEATURES, REACH
from farmdesk.ai.judges.rift_valley_reserve.weights import (
    KNOTS,
    SEATS,
    WIDTH,
    path,
    read_file,
)
from farmdesk.ai.knots import blend
from farmdesk.ai.lookahead import LookAhead
from farmdesk.ai.players import Greedy, OnePly, Task, focused
from farmdesk.ai.solver import Tree
from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.moves import HIDDEN, Stop, Tent, Trail
from farmdesk.games.rift_valley_reserve.scoring import totals
from farmdesk.games.rift_valley_reserve.state import State, board_of, holder
from farmdesk.games.rift_valley_reserve.worth import brings

ID = "rift_valley_reserve"
JUDGE = judges.find(ID)
RIFT = judge()
ALL = tuple(levels.BY_NAME)


def states(seats: int, seed: int, boards: str = "asymmetric") -> list[State]:
    """The beginning of every turn of a random game, and its end; trails are preferred."""
    dice = random.Random(seed)
    state = GAME.setup(settle(GAME.info, {"boards": boards}, seats), seats, Luck.seeded(seed))
    found = [state]
    while asked := GAME.decisions(state):
        trails = [move for move in asked[0].moves if isinstance(move, Trail)]
        move = dice.choice(trails or asked[0].moves)
        state = GAME.apply(state, asked[0].seat, move, None)
        if state.sealed == (None,) * seats:
            found.append(state)
    return found


def task(state: State, seat: int, nodes: int = 10_000) -> Task:
    """What a player on a seat is asked."""
    return Task(GAME, JUDGE, GAME.conceal(state, seat), seat, Luck.seeded(1), Budget(nodes))


def gain_of(state: State, seat: int, move: Any) -> int:
    """Points that a drawing brings by the rules."""
    return sum(brings(state, seat, move))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_best_trail_and_tent_that_are_read_are_those_of_the_rules(seats: int) -> None:
    """For the seat that holds a board: the most points that any of its legal moves brings."""
    compared = 0
    for seed in range(8):
        for state in states(seats, seed)[1:-1]:
            for decision in GAME.decisions(state):
                seat, board = decision.seat, board_of(state, decision.seat)
                _, row = rows(state, board, 9.0)[seat]
                gains = {Trail: 0, Tent: 0}
                for move in decision.moves:
                    if isinstance(move, Trail | Tent):
                        gain = gain_of(state, seat, move)
                        gains[type(move)] = max(gains[type(move)], gain)
                assert row[BEST] == gains[Trail]
                assert row[CAMP] == gains[Tent]
                compared += gains[Trail] > 0
    assert compared > 12


def test_the_reach_that_is_read_is_the_best_trail_after_one_more_stop() -> None:
    """Every legal stop is tried, and every trail from it; the price of the stop is taken off."""
    compared = 0
    for state in states(2, 4)[2:14]:
        for seat in range(2):
            board = board_of(state, seat)
            game = OneBoard(board)
            alone = game.alone(state)
            best = 0
            for move in game.decisions(alone)[0].moves:
                if isinstance(move, Stop):
                    best = max(best, best_from(alone, seat, board, move))
            _, row = rows(state, board, 9.0)[seat]
            assert row[REACH] == best
            compared += best > 0
    assert compared > 8


def best_from(state: State, seat: int, board: int, stop: Stop) -> int:
    """Points of the best trail from a stop that has just been drawn, by the rules alone."""
    whole = GAME.apply(state, seat, stop, None)
    ours = whole._replace(turn=state.turn, sealed=(None,) * len(state.sealed))
    asked = next(d for d in GAME.decisions(ours) if d.seat == seat)
    gains = [
        gain_of(ours, seat, m) - 2
        for m in asked.moves
        if isinstance(m, Trail) and m.first == stop.cell
    ]
    return max(gains, default=0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_board_goes_round_as_in_the_whole_game(seats: int) -> None:
    """Every legal drawing is offered once, by its own seat, and does there what it does in all."""
    for state in states(seats, 5)[:-1:4]:
        for asked in GAME.decisions(state):
            seat, board = asked.seat, board_of(state, asked.seat)
            game, _, alone = RIFT.focus(state, seat)
            (decision,) = game.decisions(alone)
            offered = {m for m in asked.moves if not isinstance(m, Trail) or m.first < m.last}
            assert decision.seat == seat
            assert set(decision.moves) == offered
            assert len(decision.moves) == len(offered)
            move = decision.moves[-1]
            whole = GAME.apply(state, seat, move, None)
            for other in GAME.decisions(whole):
                whole = GAME.apply(whole, other.seat, other.moves[0], None)
            then = game.apply(alone, seat, move, None)
            assert then.sheets[board] == whole.sheets[board]
            if not then.over:
                assert game.decisions(then)[0].seat == (seat + 1) % seats
                assert board_of(then, (seat + 1) % seats) == board


@pytest.mark.parametrize("level", ALL)
def test_no_level_knows_what_others_have_sealed(level: str) -> None:
    """Whatever the others have drawn in this turn, or nothing yet, the answer is the same."""
    for state in states(3, 2)[3:-1:5]:
        asked = GAME.decisions(state)
        answers = set()
        for pick in (0, -1):
            sealed = GAME.apply(state, 0, asked[0].moves[pick], None)
            sealed = GAME.apply(sealed, 2, asked[2].moves[pick], None)
            hidden = GAME.conceal(sealed, 1)
            assert hidden.sealed == (HIDDEN, None, HIDDEN)
            answers.add(desk.think(ID, hidden, 1, level, seed=4))
        if level != "random":
            answers.add(desk.think(ID, GAME.conceal(state, 1), 1, level, seed=4))
        assert len(answers) == 1
        assert answers <= {str(move) for move in asked[1].moves}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_hint_says_what_the_move_brings(seats: int) -> None:
    """Though it stays sealed: the change of the own score is what the rules say."""
    for state in states(seats, 6)[2:-1:9]:
        for asked in GAME.decisions(state)[:2]:
            advice = desk.best_with_reasons(ID, GAME.conceal(state, asked.seat), asked.seat, 2)
            move = next(m for m in asked.moves if str(m) == advice.move)
            assert advice.changes[asked.seat] == gain_of(state, asked.seat, move)
            assert sum(map(abs, advice.changes)) == abs(advice.changes[asked.seat])


def test_the_greedy_player_sees_what_its_own_drawing_brings() -> None:
    """It takes the most points at once, whether others are still drawing or not."""
    for state in states(3, 8)[4:-1]:
        for asked in GAME.decisions(state):
            gains = [gain_of(state, asked.seat, move) for move in asked.moves]
            move = Greedy().rate(task(state, asked.seat))[0].move
            assert gain_of(state, asked.seat, move) == max(gains)
            text = desk.fallback(GAME, GAME.conceal(state, asked.seat), asked.seat)
            first = max(gains[:200])
            assert text in {
                str(m) for m, gain in zip(asked.moves, gains, strict=True) if gain == first
            }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_end_hopes_are_the_score_and_winners_are_ahead(seats: int) -> None:
    """Tie-breaks included: who shares the win is ahead of who does not."""
    for seed in range(12):
        end = states(seats, seed)[-1]
        assert JUDGE.hopes(end) == totals(end)
        values, winners = JUDGE.settled(end), GAME.standing(end).winners
        assert JUDGE.values(end) == values
        best = max(values)
        assert {seat for seat, value in enumerate(values) if value == best} == set(winners)


def test_who_does_not_come_back_to_a_board_has_there_what_it_has() -> None:
    """In the last turn a board that somebody else holds promises nothing more."""
    for seats in (2, 3, 4, 5):
        for seed in range(4):
            state = states(seats, seed)[-2]
            assert state.last == state.turn
            for board in range(seats):
                for seat, (often, row) in enumerate(rows(state, board, 1)):
                    assert len(row) == WIDTH == FEATURES + 2
                    assert often == (1 if holder(state, board) == seat else 0)


def test_visits_left_in_the_final_stage() -> None:
    """Five turns left, three seats: now and in three turns; in one and in four; in two."""
    state = next(s for s in states(3, 1) if s.last)
    assert [visits(state, 5, comes) for comes in range(3)] == [2, 2, 1]
    assert [visits(state, 1, comes) for comes in range(3)] == [1, 0, 0]


def test_weights_are_blended_between_knots() -> None:
    """At a knot its own weights alone, halfway half of each, beyond the last one the last."""
    assert blend(KNOTS, 0.5) == (0, 0.5)
    assert blend(KNOTS, 2.0) == (2, 0.0)
    assert blend(KNOTS, -1.0) == (0, 0.0)
    assert blend(KNOTS, KNOTS[-1] + 5) == (len(KNOTS) - 2, 1.0)


def test_the_last_turn_is_played_exactly() -> None:
    """Whoever draws last on a board takes what brings most points there."""
    for seats in (2, 4):
        for seed in range(3):
            state = states(seats, seed)[-2]
            for asked in GAME.decisions(state):
                one = focused(task(state, asked.seat))
                moves = one.game.decisions(one.state)[0].moves
                most = max(gain_of(state, asked.seat, move) for move in asked.moves)
                for rated in (Tree(one).solve(one.state, moves), OnePly().rate(one)):
                    assert gain_of(state, asked.seat, rated[0].move) == most


def test_looking_twice_at_a_game_without_luck_costs_nothing() -> None:
    """More samples spend no more nodes and find the same."""
    state = states(2, 3)[6]
    spent = []
    for samples in (1, 4):
        one = focused(task(state, 0))
        assert isinstance(one.judge, BoardJudge)
        found = LookAhead((3, 2), samples).rate(one)
        spent.append((10_000 - one.budget.left, found))
    assert spent[0] == spent[1]


def test_the_shipped_weights_are_whole() -> None:
    """Right shape for every number of seats, with the seed and the score of the training."""
    data = path().read_bytes()
    file = read_file(data)
    assert set(file.weights) == {str(seats) for seats in SEATS}
    assert file.seed >= 0
    assert file.margin > 10
    assert file.games >= 40
    assert len(data) < 20_000
    with pytest.raises(ValueError, match="wrong shape"):
        read_file(data.replace(b'"5"', b'"6"'))


def test_the_shipped_weights_beat_the_greedy_player() -> None:
    """20 games with exchanged seats: more points, and most of the games."""
    pupil = levels.Level("pupil", OnePly(), 1_000, 1.0)
    duels = arena.draw({}, (pupil, levels.find("greedy")), 20, seed=11)
    tallies = arena.count(duels, [arena.play(GAME, JUDGE, duel) for duel in duels])
    assert tallies["pupil"].mean_score > tallies["greedy"].mean_score + 10
    assert tallies["pupil"].share > 0.8


def test_lessons_teach_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed gives the same weights, another one others."""
    monkeypatch.setattr(lesson, "GAMES", {2: 1})
    monkeypatch.setattr(lesson, "TRIES", {2: 4})
    monkeypatch.setattr(lesson, "EXAM", 2)
    learned = lesson.learn(2, seed=5)
    assert learned == lesson.learn(2, seed=5)
    assert learned != lesson.learn(2, seed=6)
    _, data, _ = lesson.write(dict.fromkeys(SEATS, learned), seed=5)
    file = read_file(data)
    assert (file.seed, file.games) == (5, 2)
    assert file.weights["2"][1][0] == [round(w, 3) for w in learned.knots[1]]
