"""The judge of Harvest Valley: it reads what the rules say, and its weights are good ones."""

from __future__ import annotations

import random
from typing import Any

import pytest

from farmdesk.ai import arena, judges, levels
from farmdesk.ai.budget import Budget
from farmdesk.ai.judges.harvest_valley import lesson
from farmdesk.ai.judges.harvest_valley.reading import BUILT, read
from farmdesk.ai.judges.harvest_valley.weights import SEATS, STAGES, path, read_file, stage_of
from farmdesk.ai.players import OnePly, Task
from farmdesk.ai.solver import Solver, Tree
from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.games.harvest_valley import GAME
from farmdesk.games.harvest_valley.scoring import house_scores, totals
from farmdesk.games.harvest_valley.state import State
from tests.games.harvest_valley.valleys import STARS, draw

JUDGE = judges.find("harvest_valley")


def states(seats: int, seed: int, **options: str) -> list[State]:
    """All states of a random game."""
    dice = random.Random(seed)
    state = GAME.setup(settle(GAME.info, options, seats), seats, Luck.seeded(seed))
    found = [state]
    while asked := GAME.decisions(state):
        state = GAME.apply(state, asked[0].seat, dice.choice(asked[0].moves), None)
        found.append(state)
    return found


@pytest.mark.parametrize("options", [{}, STARS], ids=["plain", "stars"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_points_now_are_those_of_the_rules(seats: int, options: dict[str, str]) -> None:
    """For each farmhouse that stands, the second feature is its score."""
    compared = 0
    for seed in range(6):
        for state in states(seats, seed, **options)[:-1]:
            for row, score in zip(read(state), house_scores(state), strict=True):
                if len(row) == BUILT:
                    assert row[1] == score
                    compared += 1
    assert compared > 100


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_order_of_the_deck_counts_for_nothing(seats: int) -> None:
    """A judge that saw it would cheat."""
    for seed in range(4):
        for state in states(seats, seed):
            other = state._replace(deck=state.deck[::-1])
            assert JUDGE.values(other) == JUDGE.values(state)
            assert JUDGE.key(other) == JUDGE.key(state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_end_hopes_are_the_score_and_winners_are_ahead(seats: int) -> None:
    """Tie-breaks included: who shares the win is ahead of who does not."""
    for seed in range(40):
        end = states(seats, seed)[-1]
        assert JUDGE.hopes(end) == totals(end)
        values, winners = JUDGE.settled(end), GAME.standing(end).winners
        assert JUDGE.values(end) == values
        best = max(values)
        assert {seat for seat, value in enumerate(values) if value == best} == set(winners)


def test_the_chances_are_the_unseen_cards() -> None:
    """Their weights add up to 1, and each is the share of its kind in the deck."""
    for state in states(3, 2)[:-4]:
        cases = JUDGE.chances(state)
        assert sum(weight for weight, _ in cases) == pytest.approx(1.0)
        for weight, case in cases:
            assert sorted(case.deck) == sorted(state.deck)
            assert case._replace(deck=()) == state._replace(deck=())
            assert weight >= 1 / len(state.deck) - 1e-9


def plain(state: Any) -> tuple[float, ...]:
    """The worth of a state, every card of the deck tried as the next one, nothing remembered."""
    asked = GAME.decisions(state)
    if not asked:
        settled: tuple[float, ...] = JUDGE.settled(state)
        return settled
    each = [plain_mean(state, move) for move in asked[0].moves]
    return max(each, key=lambda worth: worth[state.turn])


def plain_mean(state: Any, move: Any) -> tuple[float, ...]:
    """The mean worth after a move."""
    decks = [
        (*state.deck[:place], *state.deck[place + 1 :], card)
        for place, card in enumerate(state.deck)
    ] or [()]
    worths = [
        plain(GAME.apply(state._replace(deck=deck), state.turn, move, None)) for deck in decks
    ]
    return tuple(sum(column) / len(worths) for column in zip(*worths, strict=True))


@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 2), (4, 2), (5, 2), (2, 1), (5, 1)])
def test_the_end_is_solved_exactly(seats: int, left: int) -> None:
    """Taking equal cards and transposed positions together alters nothing."""
    for seed in (3, 4):
        state = next(s for s in states(seats, seed) if s.left == left)
        moves = GAME.decisions(state)[0].moves
        task = Task(GAME, JUDGE, state, state.turn, Luck.seeded(1), Budget(1_000_000))
        for one in Tree(task).solve(state, moves):
            assert one.value == pytest.approx(plain_mean(state, one.move)[state.turn])


LAST_SPACE = """
v1 v2 v2 v3 v3
v4 v4 w  t1 t1
t1 0a .  0b t2
t2 p  t3 p  M
1a T  b  #  1b
"""


def test_the_last_card_goes_where_it_helps_most() -> None:
    """One space left beside seat 0's farmhouses: of these three, the wheat brings it points."""
    state = draw(LAST_SPACE, river="b c w", deck=2)
    assert state.left == 1
    task = Task(GAME, JUDGE, GAME.conceal(state, 0), 0, Luck.seeded(1), Budget(10_000))
    best = Solver(3, 10_000, OnePly()).rate(task)[0].move
    assert str(best) == "river/2 > valley/2,2"


def test_the_shipped_weights_are_whole() -> None:
    """Right shape for every number of seats, with the seed and the score of the training."""
    file = read_file(path().read_bytes())
    assert set(file.weights) == {str(seats) for seats in SEATS}
    assert file.seed >= 0
    assert file.margin > 5
    assert file.games >= 200
    assert path().stat().st_size < 50_000
    with pytest.raises(ValueError, match="wrong shape"):
        read_file(path().read_bytes().replace(b'"5"', b'"6"'))


def test_every_space_has_a_stage() -> None:
    """From the empty valley of 30 spaces to the last space, none beyond the weights."""
    stages = [stage_of(left) for left in range(31)]
    assert stages == sorted(stages)
    assert stages[0] == 0
    assert stages[-1] == STAGES - 1


def test_the_shipped_weights_beat_the_greedy_player() -> None:
    """40 games with exchanged seats: more points, and most of the games."""
    pupil = levels.Level("pupil", OnePly(), 1_000, 1.0)
    duels = arena.draw({}, (pupil, levels.find("greedy")), 40, seed=11)
    tallies = arena.count(duels, [arena.play(GAME, JUDGE, duel) for duel in duels])
    assert tallies["pupil"].mean_score > tallies["greedy"].mean_score + 4
    assert tallies["pupil"].share > 0.7


def test_lessons_teach_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed gives the same weights; another one others; and even a few games help."""
    monkeypatch.setattr(lesson, "GAMES", {2: 12})
    monkeypatch.setattr(lesson, "ROUNDS", 2)
    monkeypatch.setattr(lesson, "EXAM", 10)
    stages = lesson.learn(2, seed=5)
    assert stages == lesson.learn(2, seed=5)
    assert stages != lesson.learn(2, seed=6)
    learned = dict.fromkeys(SEATS, stages)
    _, data, _ = lesson.write(learned, seed=5)
    file = read_file(data)
    assert (file.seed, file.games) == (5, 10)
    assert file.weights["2"][0][0] == [round(w, 3) for w in stages[0][0]]
