"""The judge of Harvest Island: it reads what the rules say, sees no hidden card, and plays well."""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import pairwise

import pytest

from farmdesk.ai import arena, levels
from farmdesk.ai.budget import Budget
from farmdesk.ai.desk import rate
from farmdesk.ai.judges.harvest_island import judge, lesson
from farmdesk.ai.judges.harvest_island.farms import last_gain
from farmdesk.ai.judges.harvest_island.outlook import (
    chance_of,
    turns_to_come,
    views_of,
)
from farmdesk.ai.judges.harvest_island.reading import FEATURES, NAMES, PLAIN, read
from farmdesk.ai.judges.harvest_island.weights import KNOTS, SEATS, SHAPE
from farmdesk.ai.judges.harvest_island.wholeturns import drawn_cases, later, likely_draw
from farmdesk.ai.knots import blend
from farmdesk.ai.lookahead import LookAhead
from farmdesk.ai.players import OnePly, Task, focused
from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.cards import CARDS, deck_of
from farmdesk.games.harvest_island.moves import SUPPLY_0, Draw, Harvest, Pass, Sow, Tend
from farmdesk.games.harvest_island.scoring import totals
from farmdesk.games.harvest_island.state import ACT, ACT_AGAIN, REFILL, State, seed_of
from farmdesk.games.harvest_island.worth import brings
from tests.games.harvest_island.islands import bare, out_of_cards, play, put

ID = "harvest_island"
ISLAND = judge()
ALL = tuple(levels.BY_NAME)
FACTS = deck_of("")


def states(seats: int, seed: int) -> list[State]:
    """All states of a random game in which fields are rather tended than harvested."""
    dice = random.Random(seed)
    state = GAME.setup(settle(GAME.info, {}, seats), seats, Luck.seeded(seed))
    found = [state]
    while asked := GAME.decisions(state):
        moves = asked[0].moves
        laid = [move for move in moves if isinstance(move, Sow | Tend)]
        harvests = state.step == ACT and dice.random() < 0.15
        state = GAME.apply(
            state, asked[0].seat, dice.choice((not harvests and laid) or moves), None
        )
        found.append(state)
    return found


def other_world(state: State, seat: int, seed: int) -> State:
    """A game that differs in nothing that a seat can see."""
    return GAME.imagine(GAME.conceal(state, seat), Luck.seeded(seed))


def task(state: State, seat: int, seed: int = 1, nodes: int = 40_000) -> Task:
    """What a player on a seat is asked."""
    return Task(GAME, ISLAND, GAME.conceal(state, seat), seat, Luck.seeded(seed), Budget(nodes))


def answer(state: State, level: str, seed: int = 4) -> str:
    """What a level plays for the seat that is asked."""
    seat = GAME.decisions(state)[0].seat
    return str(rate(levels.find(level), task(state, seat, seed))[0].move)


def named(row: tuple[float, ...]) -> dict[str, float]:
    """A row with the names of its features."""
    return dict(zip(NAMES, row, strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_harvest_brings_is_read_as_the_rules_say(seats: int) -> None:
    """Points of the fruit on all fields, and how many medals a harvest of them would win."""
    compared = 0
    for state in (state for seed in range(6) for state in states(seats, seed)[:-1]):
        if state.step == ACT:
            rows = read(state, views_of(state, state.seat))
            for seat, farm in enumerate(state.farms):
                sown = tuple(k for k, field in enumerate(farm.fields) if seed_of(field) < CARDS)
                told = brings(state, seat, sown)
                row = named(rows[seat])
                assert row["crop"] == told.points
                assert row["cards"] == sum(map(len, farm.fields))
                won = [one for one in told.crowns if one.wins and one.king != seat]
                assert row["ready"] == len(won)
                compared += bool(won)
    assert compared > 10


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_level_sees_a_hidden_card(level: str, seats: int) -> None:
    """Games that differ in piles, other hands and what is buried get the same answer, and again."""
    game = states(seats, 8)
    for step in (ACT, ACT_AGAIN, REFILL):
        alike = [state for state in game if state.step == step]
        state = alike[len(alike) // 2]
        worlds = [state, *(other_world(state, state.seat, seed) for seed in (1, 2))]
        assert len(set(worlds)) == 3
        found = {answer(one, level) for one in worlds}
        assert len(found) == 1
        assert found <= {str(move) for move in GAME.decisions(state)[0].moves}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_expects_does_not_hang_on_hidden_cards(seats: int) -> None:
    """Its own outlook and its own row are those of every world that it may believe."""
    for state in states(seats, 5)[:-1:7]:
        seat = state.seat
        views = views_of(state, seat)
        for seed in range(3):
            other = other_world(state, seat, seed)
            assert views_of(other, seat)[seat] == views[seat]
            mine, same = read(state, views, seat)[0], read(other, views_of(other, seat), seat)[0]
            for name, one, two in zip(NAMES, mine, same, strict=True):
                if name not in ("threat", "race", "crown_near"):  # what others may hold
                    assert one == two, name


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_unseen_card_may_be_drawn(seats: int) -> None:
    """HI-7: a draw from the pile is weighed with each kind of card as often as it is unseen."""
    compared = 0
    for state in states(seats, 6)[:-1:5]:
        draws = [
            move
            for asked in GAME.decisions(state)
            for move in asked.moves
            if isinstance(move, Draw) and move.source < SUPPLY_0
        ]
        for move in draws:
            seat = state.seat
            cases = drawn_cases(state, seat, move)
            hidden = GAME.conceal(state, seat)
            seen = {card for card in range(CARDS) if card in _all_cards(hidden)}
            pool = [c for c in FACTS.piles[state.season] if c not in seen]
            expected = Counter((FACTS.kind[card], FACTS.points[card]) for card in pool)
            assert math.isclose(sum(share for share, _ in cases), 1.0)
            assert len(cases) == len(expected)
            shares = sorted(round(share * len(pool)) for share, _ in cases)
            assert shares == sorted(expected.values())
            others = drawn_cases(other_world(state, seat, 3), seat, move)
            assert [share for share, _ in others] == [share for share, _ in cases]
            compared += 1
    assert compared > 8


def _all_cards(hidden: State) -> set[int]:
    """Every card whose face a concealed state shows."""
    cards = hidden.supply + hidden.storage + hidden.weather + hidden.gone + hidden.buried
    cards += b"".join(hidden.piles)
    for farm in hidden.farms:
        cards += farm.hand + b"".join(farm.fields) + farm.barn
    return set(cards)


def test_what_is_coming_is_counted() -> None:
    """At the start with two seats all of spring comes, and of strawberries what is not removed."""
    state = bare(2)
    view = views_of(state, 0)[0]
    assert view.coming == pytest.approx([14, 10, 9, 7, 8, 8, 6, 10, 11, 10, 10, 7])
    assert view.chance[0] == pytest.approx(5 / 35)
    assert view.weather == (3 / 35, 3 / 35)
    piles = (*state.piles[:3], state.piles[3][6:])
    fewer = state._replace(piles=piles, buried=state.piles[3][:6])
    assert views_of(fewer, 0)[0].coming[11] == pytest.approx(7 * 24 / 30)


def test_chances_are_those_of_poisson() -> None:
    """One or more, two or more, of as many as are expected; none wanted is certain."""
    assert chance_of(1, 1.0) == pytest.approx(1 - math.exp(-1))
    assert chance_of(2, 1.0) == pytest.approx(1 - 2 * math.exp(-1))
    assert chance_of(0, 0.0) == 1.0
    assert chance_of(2, 0.0) == 0.0
    assert chance_of(40, 9.0) == 0.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_hopes_are_the_score_and_winners_are_ahead(seats: int) -> None:
    """HI-14: tie-breaks included, who shares the win is ahead of who does not."""
    for seed in range(12):
        end = states(seats, seed)[-1]
        assert ISLAND.hopes(end) == totals(end)
        values, winners = ISLAND.settled(end), GAME.standing(end).winners
        assert ISLAND.values(end) == values
        best = max(values)
        assert {seat for seat, value in enumerate(values) if value == best} == set(winners)


def tried(state: State, seat: int) -> int:
    """The most points that a seat has after its turn, all answers tried by the rules."""
    if state.seat != seat or state.step >= REFILL:
        return totals(state)[seat]
    moves = GAME.decisions(state)[0].moves
    return max(tried(GAME.apply(state, seat, move, None), seat) for move in moves)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_turn_is_known_exactly(seats: int) -> None:
    """HI-10: once winter has run out, the best of all last turns, found by trying each."""
    compared = 0
    for seed in range(30):
        for state in states(seats, seed):
            if state.ending and state.step == ACT:
                gain = tried(state, state.seat) - totals(state)[state.seat]
                assert last_gain(state, state.seat) == gain
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("level", [name for name in ALL if name not in ("random", "novice")])
def test_the_last_turn_is_played_for_all_it_brings(level: str) -> None:
    """HI-10: a medal of 8 for 4 cards is worth more than two cards on fields; 2 points are not."""
    last = out_of_cards(put(bare(2, seat=1), "hand@1", "mango 3, banana 1, banana 1, peach 3"))
    medal = put(last, "field@1/hill", "mango 2, mango 2, mango 2, mango 4")
    small = put(last, "field@1/hill", "mango 2, mango 3")
    for state, harvests in ((medal, True), (small, False)):
        state = state._replace(first=0)
        rated = rate(levels.find(level), task(state, 1))  # who strays knows better, too
        best = max(rated, key=lambda answer: answer.value)
        assert ("barn" in str(best.move)) == harvests


def test_turns_to_come() -> None:
    """Exact in the last round: who has begun it and played has none left."""
    state = out_of_cards(bare(3, seat=1))._replace(first=0)
    assert [turns_to_come(state, seat) for seat in range(3)] == [0, 1, 1]
    refill = state._replace(step=REFILL)
    assert [turns_to_come(refill, seat) for seat in range(3)] == [0, 0, 1]
    early = bare(2)
    assert turns_to_come(early, 0) > 30


def test_a_thought_of_a_turn_answers_as_the_rules_do() -> None:
    """The same answers, spelled the same; a harvest waits for the second one, a use does not."""
    for state in states(3, 2)[:-1:3]:
        for asked in GAME.decisions(state):
            game, _, thought = ISLAND.focus(GAME.conceal(state, asked.seat), asked.seat)
            full = game.imagine(thought, Luck.seeded(1))
            (decision,) = game.decisions(full)
            assert decision.seat == asked.seat
            assert decision.moves == asked.moves
            for move in decision.moves[:4]:
                then = game.apply(full, asked.seat, move, None)
                if state.step == ACT:
                    assert then.waits == isinstance(move, Harvest | Pass)
                assert then.last == (state.step >= REFILL)


def test_the_next_turn_begins_with_a_full_hand() -> None:
    """Draws are made in the imagined world, the others wait, and no card is lost."""
    seen = 0
    for state in states(3, 4):
        if state.step == REFILL and not state.ending:
            seat = state.seat
            then = later(state, seat)
            if then.step == ACT and then.seat == seat:
                assert 255 not in then.farms[seat].hand
                assert then.turn > state.turn
                for other in range(3):
                    if other != seat:
                        assert then.farms[other].barn == state.farms[other].barn
                seen += 1
    assert seen > 10


def test_a_fitting_card_is_drawn_from_the_supply() -> None:
    """A 5 of what grows on the own field rather than any card of the pile; else the pile."""
    state = put(bare(2), "hand@0", "banana 1, banana 1, banana 2, lychee 3")
    state = put(state, "field@0/plain", "mango 2, mango 2")
    offered = put(state, "supply", "mango 5, strawberry 3")
    released = play(offered, "hand@0/0 > storage/0", "hand@0/3 > field@0/hill/0")
    assert str(likely_draw(released, 0)) == "supply/0 > hand@0/0"
    dull = put(state, "supply", "strawberry 3")
    dull = play(dull, "hand@0/0 > storage/0", "hand@0/3 > field@0/hill/0")
    assert str(likely_draw(dull, 0)) == "pile/spring > hand@0/0"
    for level in ("hard", "expert"):
        assert answer(released, level) == "supply/0 > hand@0/0"


def test_look_ahead_sees_both_uses_and_the_next_turn() -> None:
    """Each ply costs nodes: the first uses, the second ones, then one for a whole turn."""
    state = next(s for s in states(2, 3)[20:] if s.step == ACT)
    spent = []
    for widths in ((5,), (5, 3)):
        one = focused(task(state, state.seat))
        LookAhead(widths, 1).rate(one)
        spent.append(40_000 - one.budget.left)
    firsts = len(GAME.decisions(state)[0].moves)
    assert firsts < spent[0] < spent[1] <= spent[0] + 5 * 3


def test_weights_are_blended_between_knots() -> None:
    """At a knot its own weights alone, halfway half of each, beyond the last one the last."""
    assert blend(KNOTS, KNOTS[1]) == (1, 0.0)
    assert blend(KNOTS, (KNOTS[1] + KNOTS[2]) / 2) == (1, 0.5)
    assert blend(KNOTS, 0.0) == (0, 0.0)
    assert blend(KNOTS, KNOTS[-1] + 5) == (len(KNOTS) - 2, 1.0)
    assert all(low < high for low, high in pairwise(KNOTS))


def test_the_shipped_weights_are_whole() -> None:
    """Right shape for every number of seats, with the seed and the score of the training."""
    data = SHAPE.path().read_bytes()
    file = SHAPE.read(data)
    assert set(file.weights) == {str(seats) for seats in SEATS}
    assert file.seed >= 0
    assert file.margin > 40
    assert file.games >= 60
    assert len(data) < 20_000
    for knots, plain in file.weights.values():
        assert [len(row) for row in knots] == [FEATURES] * len(KNOTS)
        assert [len(row) for row in plain] == [len(PLAIN)] * len(KNOTS)
    with pytest.raises(ValueError, match="wrong shape"):
        SHAPE.read(data.replace(b'"4"', b'"5"'))


def test_the_shipped_weights_beat_the_greedy_player() -> None:
    """20 games with exchanged seats: far more points, and nearly all games."""
    pupil = levels.Level("pupil", OnePly(), 4_000, 1.0)
    duels = arena.draw({}, (pupil, levels.find("greedy")), 20, seed=11)
    tallies = arena.count(duels, [arena.play(GAME, ISLAND, duel) for duel in duels])
    assert tallies["pupil"].mean_score > tallies["greedy"].mean_score + 20
    assert tallies["pupil"].share > 0.85


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_the_levels_are_in_order(seats: int) -> None:
    """The quick steps of the ladder in a fixed arena; the others are printed by a script."""
    for strong, weak in (("novice", "random"), ("steady", "novice")):
        who = [levels.find(strong), *[levels.find(weak)] * (seats - 1)]
        duels = arena.draw({}, who, 20 * seats, seed=3)
        tallies = arena.count(duels, [arena.play(GAME, ISLAND, duel) for duel in duels])
        assert tallies[strong].share > 1.25 / seats
        assert tallies[strong].mean_score > tallies[weak].mean_score


def test_a_hint_says_what_the_move_brings() -> None:
    """The adviser's move is legal, the changes are those of the rules, hopes are told of all."""
    compared = 0
    for state in states(3, 5)[:-1:20]:
        seat = GAME.decisions(state)[0].seat
        one = focused(task(state, seat))
        best = rate(levels.ADVISER, task(state, seat))[0].move
        after = one.game.apply(one.game.imagine(one.state, Luck.seeded(2)), seat, best, None)
        assert all(hope >= 0 for hope in one.judge.hopes(after))
        assert len(one.judge.hopes(after)) == 3
        if state.step < REFILL:
            then = GAME.apply(state, seat, best, None)
            assert one.game.standing(after).totals == GAME.standing(then).totals
            compared += 1
    assert compared > 3


def test_lessons_teach_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed gives the same weights, another one others."""
    monkeypatch.setattr(lesson, "GAMES", {2: 2})
    monkeypatch.setattr(lesson, "ROUNDS", 2)
    monkeypatch.setattr(lesson, "EXAM", 2)
    learned = lesson.learn(2, seed=5)
    assert learned == lesson.learn(2, seed=5)
    assert learned != lesson.learn(2, seed=6)
    _, data, _ = lesson.write(dict.fromkeys(SEATS, learned), seed=5)
    file = SHAPE.read(data)
    assert (file.seed, file.games) == (5, 2)
    assert file.weights["2"][0][0] == [round(w, 3) for w in learned.knots[0]]
