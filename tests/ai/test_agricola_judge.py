"""The judge of Agricola: it plans whole turns, feeds its people, and plays as levels say."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from farmdesk.ai import arena, desk, levels
from farmdesk.ai.budget import Budget
from farmdesk.ai.desk import rate
from farmdesk.ai.judges.agricola import judge, lesson
from farmdesk.ai.judges.agricola.judging import TurnJudge
from farmdesk.ai.judges.agricola.reading import FEATURES, PLAIN
from farmdesk.ai.judges.agricola.weights import KINDS, KNOTS, SHAPE
from farmdesk.ai.judges.agricola.wholeturns import Thought, ends, fewer
from farmdesk.ai.knots import blend
from farmdesk.ai.players import OnePly, Task, focused
from farmdesk.core.luck import Luck
from farmdesk.games.agricola import GAME
from farmdesk.games.agricola.meals import Feed, Withhold
from farmdesk.games.agricola.moves import Sow
from farmdesk.games.agricola.scoring import totals
from farmdesk.games.agricola.state import State, is_work, people
from tests.games.agricola.farms import asked, do, farm, given, harvest, table

ID = "agricola"
FARMS = judge()
ALL = tuple(levels.BY_NAME)
MINDS = tuple(name for name in ALL if name not in ("random", "greedy"))


def states(seats: int, seed: int) -> list[State]:
    """All states of a game in which anything is answered, but nothing is thrown away to beg."""
    dice = random.Random(seed)
    state = GAME.setup({}, seats, Luck.seeded(seed))
    found = [state]
    while decisions := GAME.decisions(state):
        moves = [move for move in decisions[0].moves if not isinstance(move, Withhold)]
        state = GAME.apply(state, decisions[0].seat, dice.choice(moves), None)
        found.append(state)
    return found


def task(state: State, seat: int, seed: int = 1, nodes: int = 40_000) -> Task:
    """What a player on a seat is asked."""
    return Task(GAME, FARMS, GAME.conceal(state, seat), seat, Luck.seeded(seed), Budget(nodes))


def answer(state: State, level: str, seed: int = 4) -> str:
    """What a level plays for the seat that is asked."""
    seat = GAME.decisions(state)[0].seat
    return str(rate(levels.find(level), task(state, seat, seed))[0].move)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_turn_is_thought_to_its_end(seats: int) -> None:
    """Fewer answers, all of them legal; after each the seat is asked nothing more in its turn."""
    seen = 0
    for state in states(seats, 4)[:-1:5]:
        seat = GAME.decisions(state)[0].seat
        game, minds, thought = FARMS.focus(GAME.conceal(state, seat), seat)
        (decision,) = game.decisions(thought)
        legal = set(map(str, asked(state).moves))
        assert {str(move) for move in decision.moves} <= legal
        assert not decision.side
        for move in decision.moves[:5]:
            then = game.apply(thought, seat, move, None)
            assert minds.ended(then)
            assert not game.decisions(then)
            if then.state.pending and is_work(state):
                assert then.state.step > 18  # only what a harvest asks is left
            seen += 1
    assert seen > 30


def test_answers_alike_are_thought_of_once() -> None:
    """One cell for a room and a field, two for a stable, one way to sow so much of each."""
    one = farm("R F F F .\nR . . . .\n. . . . .", {"grain": 2, "vegetable": 1}, ["1,4 2,4"])
    state = table(one, farm(), show=["grain_utilization"])
    sowing = do(state, "send grain_utilization")
    kinds = [
        (m.grain.bit_count(), m.vegetables.bit_count())
        for m in fewer(sowing, asked(sowing).moves)
        if isinstance(m, Sow)
    ]
    assert sorted(kinds) == [(0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    ploughing = do(state, "send farmland")
    assert [str(m) for m in fewer(ploughing, asked(ploughing).moves)] == [
        "stock@0/field > farm@0/1,2"
    ]
    rich = given(state, 0, goods=(9, 0, 2, 0, 0, 0, 0, 0, 0, 0))
    building = do(rich, "send farm_expansion")
    texts = [str(m) for m in fewer(building, asked(building).moves)]
    assert sum("room" in text for text in texts) == 1
    assert sum("stable" in text for text in texts) == 2
    assert len(ends(building, 0)) > 4


@pytest.mark.parametrize("level", MINDS)
@pytest.mark.parametrize(
    ("cards", "have"),
    [
        ((), {"grain": 4}),
        (("fireplace_2",), {"sheep": 2}),
        (("cooking_hearth_4",), {"vegetable": 1, "food": 1}),
        (("fireplace_2",), {"boar": 1, "grain": 1, "food": 1}),
    ],
)
def test_nobody_begs_who_can_turn_something_into_food(
    level: str, cards: tuple[str, ...], have: dict[str, int]
) -> None:
    """AG-16: begging costs three points, and nothing on the table is worth that here."""
    state = harvest(farm(have=have, cards=cards, pastures=["0,4"]), farm(have={"food": 9}))
    while state.pending and GAME.decisions(state)[0].seat == 0:
        moves = asked(state).moves
        assert any(isinstance(move, Feed) and not move.begging for move in moves) or not any(
            isinstance(move, Feed) for move in moves
        )
        state = do(state, answer(state, level))
    assert state.farms[0].begging == 0


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_family_grows_where_there_is_room(level: str) -> None:
    """AG-6: in round 6, with a room to spare and food, and the other would do it, too."""
    one = farm("R . . . .\nR . . . .\nR . . . .", {"food": 8}, cards=("fireplace_2",))
    shown = ["sheep_market", "fencing", "grain_utilization", "major_improvement", "western_quarry"]
    state = table(one, one, show=[*shown, "basic_wish"])
    assert answer(state, level) == "send basic_wish"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_last_turn_is_played_for_its_points(level: str) -> None:
    """AG-29: one person left in the last round: wood becomes a pasture, not three more wood."""
    family = bytes((0, 254, 255, 255, 255))  # one of two is out already
    food = {"food": 9, "wood": 9}
    one = farm(have=food, people=2)._replace(people=family)
    other = farm(have={"food": 9})._replace(people=bytes((1, 2, 255, 255, 255)))
    state = table(one, other, show=["fencing"], number=14, piles={"forest": 3})
    before = totals(state)[0]
    then = state
    while then.step < 33 and GAME.decisions(then):
        then = do(then, answer(then, level))
    assert totals(then)[0] >= before + 5


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("seats", [1, 3])
def test_no_level_sees_the_cards_to_come(level: str, seats: int) -> None:
    """AG-14: games that differ in the order of the round cards get the same answer, and again."""
    game = [one for one in states(seats, 8) if is_work(one)]
    for number in (2, 5):
        state = next(one for one in game if one.round == number)
        hidden = GAME.conceal(state, state.seat)
        worlds = [state, *(GAME.imagine(hidden, Luck.seeded(seed)) for seed in range(3))]
        assert len(set(worlds)) > 1
        assert len({answer(one, level) for one in worlds}) == 1


def test_the_next_turn_is_the_seats_own() -> None:
    """Looking ahead the others play their turns, and rounds go by; after the last one is none."""
    game, minds, thought = FARMS.focus(GAME.conceal(states(3, 2)[40], 0), 0)
    seat = GAME.decisions(thought.state)[0].seat
    game, minds, thought = FARMS.focus(GAME.conceal(states(3, 2)[40], seat), seat)
    assert isinstance(minds, TurnJudge)
    move = game.decisions(thought)[0].moves[0]
    then = game.apply(thought, seat, move, None)
    later = minds.onward(then, Luck.seeded(3))
    assert later is not None
    assert not later.over
    assert (later.state.seat, is_work(later.state)) == (seat, True)
    assert (later.state.round, later.state) > (thought.state.round, then.state) or (
        later.state.taken.bit_count() > then.state.taken.bit_count()
    )
    assert minds.onward(then, Luck.seeded(3)) == later
    end = states(3, 2)[-1]
    assert minds.onward(Thought(end, over=True), Luck.seeded(3)) is None


@pytest.mark.parametrize(
    ("level", "far"), [("steady", False), ("hard", False), ("expert", True), ("adviser", True)]
)
def test_expert_and_hints_look_at_the_next_turn(
    level: str, far: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What sets Expert apart from Hard, and is nothing without a planner that asks for it."""
    told: list[Thought] = []

    def onward(self: TurnJudge, thought: Thought, luck: Luck) -> Thought | None:
        told.append(thought)
        return whole(self, thought, luck)

    whole = TurnJudge.onward
    monkeypatch.setattr(TurnJudge, "onward", onward)
    answer(next(one for one in states(2, 2) if is_work(one) and one.round == 3), level)
    assert bool(told) == far


@pytest.mark.parametrize("level", MINDS)
def test_a_budget_is_kept(level: str) -> None:
    """No more nodes than the level has; when they do not suffice for a first look, the eye's."""
    state = next(one for one in states(2, 3) if is_work(one) and one.round == 7)
    one = task(state, state.seat, nodes=levels.find(level).nodes)
    levels.find(level).player.rate(focused(one))
    assert one.budget.left >= 0
    legal = set(map(str, asked(state).all_moves))
    assert str(rate(levels.find(level), task(state, state.seat, nodes=1))[0].move) in legal


def test_alone_as_well() -> None:
    """A game alone is played to its end without begging, and values are points."""
    who, state, moves = levels.find("steady"), GAME.setup({}, 1, Luck.seeded(5)), 0
    while GAME.decisions(state):
        assert len(FARMS.values(state)) == 1
        one = Task(GAME, FARMS, GAME.conceal(state, 0), 0, Luck.seeded(moves), desk.budget(who))
        state = GAME.apply(state, 0, rate(who, one)[0].move, None)
        moves += 1
    assert FARMS.values(state) == totals(state)
    assert totals(state)[0] > 15
    assert people(state.farms[0]) > 2


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_at_the_end_hopes_are_the_score_and_winners_are_ahead(seats: int) -> None:
    """AG-27: tie-breaks included, who shares the win is ahead of who does not."""
    for seed in range(6):
        end = states(seats, seed)[-1]
        assert FARMS.hopes(end) == totals(end)
        values = FARMS.settled(end)
        assert FARMS.values(end) == values
        best = max(values)
        if seats > 1:
            assert {k for k, v in enumerate(values) if v == best} == set(GAME.standing(end).winners)


def test_weights_are_blended_between_knots() -> None:
    """At a knot its own weights alone, halfway half of each, beyond the last one the last."""
    assert blend(KNOTS, KNOTS[1]) == (1, 0.0)
    assert blend(KNOTS, (KNOTS[1] + KNOTS[2]) / 2) == (1, 0.5)
    assert blend(KNOTS, 0.0) == (0, 0.0)
    assert blend(KNOTS, KNOTS[-1] + 5) == (len(KNOTS) - 2, 1.0)
    assert all(low < high for low, high in pairwise(KNOTS))


def test_the_shipped_weights_are_whole() -> None:
    """Right shape for both kinds of game, with the seed and the score of the training."""
    data = SHAPE.path().read_bytes()
    file = SHAPE.read(data)
    assert set(file.weights) == {str(kind) for kind in KINDS}
    assert file.margin > 15
    assert file.games >= 20
    assert len(data) < 30_000
    for knots, plain in file.weights.values():
        assert [len(row) for row in knots] == [FEATURES] * len(KNOTS)
        assert [len(row) for row in plain] == [len(PLAIN)] * len(KNOTS)
    with pytest.raises(ValueError, match="wrong shape"):
        SHAPE.read(data.replace(b'"2"', b'"5"'))


def test_the_shipped_weights_beat_the_greedy_player() -> None:
    """6 games with exchanged seats: far more points, and all of the games."""
    pupil = levels.Level("pupil", OnePly(), 4_000, 1.0)
    duels = arena.draw({}, (pupil, levels.find("greedy")), 6, seed=11)
    tallies = arena.count(duels, [arena.play(GAME, FARMS, duel) for duel in duels])
    assert tallies["pupil"].mean_score > tallies["greedy"].mean_score + 12
    assert tallies["pupil"].share > 0.85


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_the_levels_are_in_order(seats: int) -> None:
    """The quick steps of the ladder in a fixed arena; the others are printed by a script."""
    for strong, weak in (("novice", "random"), ("steady", "novice"), ("hard", "steady")):
        who = [levels.find(strong), *[levels.find(weak)] * (seats - 1)]
        duels = arena.draw({}, who, 10 * seats, seed=3)
        tallies = arena.count(duels, [arena.play(GAME, FARMS, duel) for duel in duels])
        assert tallies[strong].share > 1.2 / seats
        assert tallies[strong].mean_score > tallies[weak].mean_score


def test_a_hint_says_what_the_move_brings() -> None:
    """The adviser's move is legal, and hopes are told of all seats."""
    for state in [one for one in states(3, 5) if is_work(one)][10::30]:
        hint = desk.best_with_reasons(ID, GAME.conceal(state, state.seat), state.seat, 3)
        assert hint.move in set(map(str, asked(state).moves))
        assert len(hint.hopes) == 3


def test_lessons_teach_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed gives the same weights, another one others."""
    monkeypatch.setattr(lesson, "ROUNDS_OF", {2: (1, 1)})
    monkeypatch.setattr(lesson, "EXAM", 2)
    learned = lesson.learn(2, seed=5)
    assert learned == lesson.learn(2, seed=5)
    assert learned != lesson.learn(2, seed=6)
    _, data, _ = lesson.write(dict.fromkeys(KINDS, learned), seed=5)
    file = SHAPE.read(data)
    assert (file.seed, file.games) == (5, 2)
    assert file.weights["2"][0][0] == [round(w, 3) for w in learned.knots[0]]
