"""The judge of Formidable Farm: what a seat plans, what it cannot know, and that turns end."""

from __future__ import annotations

import random

import pytest

from farmdesk.ai import arena, desk, judges, levels
from farmdesk.ai.budget import Budget
from farmdesk.ai.judges.formidable_farm.judging import ALL, PACE, TurnJudge, turns_left
from farmdesk.ai.judges.formidable_farm.oneturn import OneTurn, Thought
from farmdesk.ai.judges.formidable_farm.reading import NAMES, PLENTY, prints, read
from farmdesk.ai.planner import Chain, Planner, moves_of
from farmdesk.ai.players import OnePly, Task, focused
from farmdesk.core.luck import Luck
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.cards import HIDDEN
from farmdesk.games.formidable_farm.crops import counts
from farmdesk.games.formidable_farm.moves import END
from farmdesk.games.formidable_farm.state import DAYS, State, finished
from tests.games.formidable_farm.farms import (
    asked,
    cards,
    farm,
    find,
    index,
    play,
    purse,
    start,
)

ID = "formidable_farm"
JUDGE = judges.find(ID)
ALL_LEVELS = tuple(levels.BY_NAME)
THINKERS = ("novice", "steady", "hard", "expert")
RETURNING = ("!u:d1.gts", "!h:gct", "!1:gtp", "!3:d3.g3a")
"""Our cards whose cost adds cards to the own task (FF-13, FF-14)."""


def think(state: State, level: str, seed: int = 4) -> str:
    """What a level plays for the seat whose turn it is."""
    return desk.think(ID, GAME.conceal(state, state.turn), state.turn, level, seed)


def played(state: State, level: str, most: int = 4_000) -> State:
    """The end of the game, every seat of one level; every move has luck of its own."""
    moves = 0
    while GAME.decisions(state):
        state = GAME.apply(state, state.turn, find(state, think(state, level, moves)), None)
        moves += 1
        assert moves < most, "a game ends"
    return state


def task(state: State, nodes: int = 40_000) -> Task:
    """What a player is asked, as it is handed to it."""
    hidden = GAME.conceal(state, state.turn)
    return focused(Task(GAME, JUDGE, hidden, state.turn, Luck.seeded(1), Budget(nodes)))


def some_states(seats: int, steps: int = 7, level: str = "steady") -> list[State]:
    """States spread over a game, in the middle of cards too."""
    state, found = start(seats, seats), []
    while GAME.decisions(state):
        found.append(state)
        state = GAME.apply(state, state.turn, find(state, think(state, level, len(found))), None)
    return found[:: max(1, len(found) // steps)]


def shuffled(state: State, seed: int) -> State:
    """The same state for the seat whose turn it is, all else dealt anew."""
    return GAME.imagine(GAME.conceal(state, state.turn), Luck.seeded(seed))


# -- one turn, as a seat sees it


def blanks(thought: Thought) -> bool:
    """Has a card that nobody has seen come to the seat's hand, coins or sight?"""
    own = thought.state.farms[thought.state.turn]
    return HIDDEN in own.hand + own.coins + thought.state.look


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_a_seat_thinks_of_is_what_the_rules_do(seats: int) -> None:
    """Until a card is drawn every thought is the real state as the seat sees it."""
    dice = random.Random(seats)
    compared = 0
    for real in some_states(seats, 20, "novice"):
        state, seat = real, real.turn
        game, thought = OneTurn(seat), Thought(GAME.conceal(real, real.turn))
        while not (thought.over or blanks(thought)):
            assert thought.state == GAME.conceal(state, seat)
            (offered,) = game.decisions(thought)
            assert set(offered.moves) <= set(asked(state).moves)
            move = dice.choice(offered.moves)
            thought = game.apply(thought, seat, move, None)
            state = GAME.apply(state, seat, move, None)
            compared += 1
        if thought.over:
            assert thought.rests == (state.turn != seat or state.days != real.days)
    assert compared > 40


def test_of_many_ways_to_pay_the_cheapest_are_thought_of() -> None:
    """Three or four crops of any kind can be paid in dozens of ways; six of each card are kept."""
    state = farm(cards("4a:gp", "3a:gs", "4a:d3"), crops="9w9c9t9s9p")
    thought = Thought(GAME.conceal(state, 0))
    (offered,) = OneTurn(0).decisions(thought)
    spots = [move.spot for move in offered.moves if hasattr(move, "spot")]
    assert {spots.count(place) for place in range(3)} == {6}
    assert END not in offered.moves
    assert str(offered.moves[-1]) == "end_early"


# -- what is read


def test_what_is_printed_is_told_in_sixths_cards_drawn_and_cards_returned() -> None:
    """Two tomatoes for a sheep are even; drawing counts as cards, not as worth."""
    known = prints("")
    assert known[index("2t:gs")] == (0.0, 0.0, 0.0, 0.0)
    assert known[index("3t:d5")] == (-9.0, 5.0, 0.0, 0.0)
    assert known[index("!3:d3.g3a")] == (18.0, 3.0, 3.0, 0.0)
    assert known[index("3t:a1")] == (-9.0, 0.0, 0.0, 1.0)
    assert known[index("t:u21")].draws == pytest.approx(1.3)


def test_a_farm_is_read_as_it_lies() -> None:
    """Two cards to do in hand, one of them payable; between turns; with a question open."""
    state = farm(cards("2t:gs", "3w:gp"), stack=5, coins=2, crops="4w1t")
    row = dict(zip(NAMES, read(state, 0, running=True), strict=True))
    assert (row["stack"], row["hand"], row["coins"]) == (5, 2, 2)
    assert (row["wheat"], row["tomato"], row["pig"]) == (4, 1, 0)
    assert (row["ready"], row["plays"], row["lack"]) == (1, 1, 0)
    assert row["unsupplied"] == 1.0
    resting = dict(zip(NAMES, read(state, 0, running=False), strict=True))
    assert (resting["plays"], resting["unsupplied"]) == (0, 0)
    drawing = play(farm(cards("w2c:d3"), stack=5, crops="2cw"), "hand@0/0")
    asks = dict(zip(NAMES, read(drawing, 0, running=True), strict=True))
    assert (asks["promised_draws"], asks["promised"]) == (3, 0)


def test_fewer_cards_to_do_and_more_crops_are_fewer_turns() -> None:
    """For any farm of a played game, as long as it is not rich anyway."""
    compared = 0
    for state in some_states(2, 24):
        seat = state.turn
        own = state.farms[seat]
        if max(counts(own.purse)) >= PLENTY:
            continue
        compared += 1
        base = turns_left(state, seat, ALL, running=False)
        rich = own._replace(purse=own.purse + purse("sp"))
        short = own._replace(stack=own.stack[1:]) if len(own.stack) > 1 else None
        for better in (rich, short):
            if better is not None:
                farms = tuple(better if s == seat else f for s, f in enumerate(state.farms))
                less = turns_left(state._replace(farms=farms), seat, ALL, running=False)
                assert less < base
    assert compared > 10


def test_what_a_farm_has_beyond_plenty_makes_it_no_faster() -> None:
    """Else whoever hoards would think itself nearer to its end than whoever does its cards."""
    hand = cards("3c:gs", "2t:x2,c>s", "5w:a1")
    for more in "wctsp":
        some = farm(hand, crops="8w8c8t8s8p", coins=9)
        much = farm(hand, crops="8w8c8t8s8p" + f"9{more}", coins=30)
        assert turns_left(some, 0, ALL, running=False) == turns_left(much, 0, ALL, running=False)


# -- values


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_the_end_hopes_are_the_score_and_winners_are_ahead(seats: int) -> None:
    """Tie-breaks included; a solo game that is lost is worth less than one that is won."""
    for seed in range(4):
        state = played(start(seats, seed), "steady")
        assert JUDGE.hopes(state) == GAME.standing(state).totals
        values, winners = JUDGE.settled(state), GAME.standing(state).winners
        assert JUDGE.values(state) == values
        if seats > 1:
            best = max(values)
            assert {s for s, value in enumerate(values) if value == best} == set(winners)
        else:
            assert (values[0] > 0) == bool(winners)


def test_whoever_has_no_turn_left_in_the_last_round_has_no_chance() -> None:
    """R-49: seat 2 has finished, seat 0 ends its last turn with a card to do, seat 1 goes on."""
    state = farm(cards("2t:gs"), stack=0, seats=3, done=4, first=2, supplied=True)
    done = state.farms[2]._replace(hand=b"", stack=b"")
    state = state._replace(farms=(*state.farms[:2], done))
    one = task(state)
    eye = one.judge
    assert isinstance(eye, TurnJudge)
    ended = one.game.apply(one.state, 0, END, None)
    clocks = eye.clocks(ended)
    assert clocks[2] == min(clocks)
    assert eye.values(ended)[0] == pytest.approx(PACE * (clocks[2] - clocks[0]))
    assert eye.values(ended)[1] > PACE * (clocks[2] - clocks[1])  # seat 1 may still finish


def test_however_rich_a_farm_is_each_card_to_do_costs_something() -> None:
    """A farm with hundreds of crops still sees that a card less to do is better."""
    rich = farm(cards("3c:gs", "2t:x2,c>s", "5w:a1"), stack=0, crops="85w59c60ts2p")
    for running in (True, False):
        turns = [turns_left(rich, 0, ALL, running=running)]
        for left in (2, 1):
            own = rich.farms[0]._replace(hand=rich.farms[0].hand[:left])
            fewer = rich._replace(farms=(own, rich.farms[1]))
            turns.append(turns_left(fewer, 0, ALL, running=running))
        assert turns[0] > turns[1] + 0.05 > turns[2] + 0.1


# -- plans


@pytest.mark.parametrize("level", ["hard", "expert", "adviser"])
def test_the_rich_finish(level: str) -> None:
    """Three cards that can all be paid, with crops for a hundred: they are played, not hoarded."""
    hand = cards("3c:gs", "2t:x2,c>s", "5w:a1")
    state = farm(hand, stack=0, crops="85w59c60ts2p")
    while state.turn == 0:
        state = play(state, think(state, level))
    assert finished(state, 0)


def test_a_chain_that_ends_the_game_is_found() -> None:
    """Two tomatoes buy a sheep, the sheep three wheat, the wheat a pig: three cards, none left.

    The turn example of the rule text; supplies are not needed."""
    hand = cards("3w:gp", "s:g3w", "2t:gs")
    state = farm(hand, stack=0, crops="2t")
    found = Chain(task(state), task(state).state, 4).search()
    best = max(found, key=lambda one: one.value)
    plan = [str(move).split(" ")[0] for move in moves_of(best.path)]
    assert [step for step in plan if step.startswith("hand")] == [
        "hand@0/2",
        "hand@0/1",
        "hand@0/0",
    ]
    for level in ("hard", "expert", "adviser"):
        played = state
        while played.turn == 0:
            played = play(played, think(played, level))
        assert finished(played, 0)


def test_the_last_card_alone_wins_at_once() -> None:
    """R-57: with the thirtieth card the solo game ends."""
    state = farm(cards("2t:gs", "s:g3w"), stack=0, crops="2t", seats=1, days=DAYS - 1)
    for level in ("hard", "expert", "adviser"):
        played = state
        while GAME.decisions(played):
            played = play(played, think(played, level))
        assert GAME.standing(played).winners == (0,)


def test_the_hint_of_the_solo_game_comes_from_the_planner() -> None:
    """Its move begins the chain that wins, which no single step shows."""
    state = farm(cards("3w:gp", "s:g3w", "2t:gs"), stack=0, crops="2t", seats=1, days=DAYS - 1)
    assert isinstance(levels.ADVISER.player, Planner)
    while GAME.decisions(state):
        advice = desk.best_with_reasons(ID, GAME.conceal(state, 0), 0, 2)
        before = GAME.standing(state).totals[0]
        state = play(state, advice.move)
        assert advice.changes == (GAME.standing(state).totals[0] - before,)
        assert advice.ahead >= 0
    assert GAME.standing(state).winners == (0,)


# -- honesty


@pytest.mark.parametrize("level", ALL_LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_level_answers_legally_the_same_again_and_sees_nothing_hidden(
    level: str, seats: int
) -> None:
    """Whatever lies in stacks and other hands, and whatever luck comes: the same answer."""
    for state in some_states(seats, 5):
        text = think(state, level)
        assert text in {str(move) for move in asked(state).all_moves}
        for other in (shuffled(state, 1), shuffled(state, 2)):
            assert think(other, level) == text


# -- turns end


@pytest.mark.parametrize("level", THINKERS)
def test_nobody_is_stuck_on_cards_that_return_cards(level: str) -> None:
    """FF-24: a hand of nothing but such cards, coins and market at hand: the turn ends, and so does
    the game, alone and in company."""
    for seats in (1, 2):
        state = farm(cards(*RETURNING), stack=2, coins=8, crops="3wc2ts", seats=seats)
        steps = 0
        while state.farms[0].turns == 2 and GAME.decisions(state) and not state.days:
            state = play(state, think(state, level, steps))
            steps += 1
            assert steps < 80
        played(state, "steady", 600)


@pytest.mark.parametrize("level", ["greedy", "novice", "steady"])
def test_games_of_every_quick_level_end(level: str) -> None:
    """Two seats that never look ahead; twice the longest of a hundred games is allowed."""
    for seed in (7, 8, 9):
        played(start(2, seed), level, 800)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_hard_end_within_14_rounds(seats: int) -> None:
    """Six deals a number of seats; the share over many is printed by the bench.

    In the first, with two seats, farms once grew so rich that no card seemed worth doing: they
    hoarded to the end of time.
    """
    for seed in (3_712_839_541, 1, 2, 3, 4, 5):
        state = played(start(seats, seed), "hard", 600)
        assert max(one.turns for one in state.farms) <= 14


# -- strength


def test_the_judge_beats_the_greedy_player() -> None:
    """Ten games with exchanged seats, one-ply play: nearly all of them."""
    pupil = levels.Level("pupil", OnePly(), 4_000, 1.0)
    duels = arena.draw({}, (pupil, levels.find("greedy")), 10, seed=11)
    tallies = arena.count(duels, [arena.play(GAME, JUDGE, duel) for duel in duels])
    assert tallies["pupil"].share >= 0.9


def test_hard_wins_the_solo_game_more_often_than_not() -> None:
    """Four seeds; over 200 the bench prints the rate, and that of the greedy player beside it."""
    duels = arena.draw({}, [levels.find("hard")], 4, seed=1)
    outcomes = [arena.play(GAME, JUDGE, duel) for duel in duels]
    assert sum(bool(outcome.winners) for outcome in outcomes) >= 3
