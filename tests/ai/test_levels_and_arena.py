"""The levels: legal everywhere, honest, repeatable, in order. The arena: fair and well counted."""

from __future__ import annotations

from typing import Any

import pytest

from farmdesk.ai import arena, desk, judges, levels
from farmdesk.ai.arena import Outcome
from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.games.harvest_valley import GAME
from tests.ai import cards
from tests.games.harvest_valley.valleys import STARS

JUDGE = judges.find("harvest_valley")
ALL = tuple(levels.BY_NAME)


def some_states(seats: int, count: int = 4) -> list[Any]:
    """States spread over a game between quick levels."""
    state = GAME.setup(settle(GAME.info, STARS, seats), seats, Luck.seeded(seats))
    found = [state]
    while asked := GAME.decisions(state):
        text = desk.think(
            "harvest_valley",
            GAME.conceal(state, asked[0].seat),
            asked[0].seat,
            "steady",
            len(found),
        )
        move = next(m for m in asked[0].moves if str(m) == text)
        state = GAME.apply(state, asked[0].seat, move, None)
        found.append(state)
    return found[:-1][:: max(1, len(found) // count)]


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_level_answers_with_a_legal_move_and_the_same_again(level: str, seats: int) -> None:
    """Star cards included; the same state, seed and level give the same move."""
    for state in some_states(seats):
        seat = state.turn
        hidden = GAME.conceal(state, seat)
        text = desk.think("harvest_valley", hidden, seat, level, seed=9)
        assert text in {str(move) for move in GAME.decisions(state)[0].moves}
        assert text == desk.think("harvest_valley", hidden, seat, level, seed=9)


@pytest.mark.parametrize("level", ALL)
def test_no_level_sees_the_deck(level: str) -> None:
    """Two games that differ in the order of the deck alone get the same answer."""
    for state in some_states(3):
        other = state._replace(deck=state.deck[::-1])
        answers = [
            desk.think("harvest_valley", GAME.conceal(one, one.turn), one.turn, level, seed=4)
            for one in (state, other)
        ]
        assert answers[0] == answers[1]


def test_a_hint_says_what_it_brings() -> None:
    """The move is legal, the score changes are those of the rules, the next best is another."""
    for state in some_states(2):
        seat = state.turn
        advice = desk.best_with_reasons("harvest_valley", GAME.conceal(state, seat), seat, seed=2)
        moves = {str(move): move for move in GAME.decisions(state)[0].moves}
        after = GAME.apply(state, seat, moves[advice.move], None)
        was, will = GAME.standing(state).totals, GAME.standing(after).totals
        assert advice.changes == tuple(b - a for a, b in zip(was, will, strict=True))
        assert len(advice.hopes) == 2
        assert advice.ahead >= 0
        assert (advice.instead is None) == (len(moves) == 1)
        assert advice.instead != advice.move
        assert advice.instead is None or advice.instead in moves


def test_a_fallback_is_legal_and_needs_no_judge() -> None:
    """Even for a game that nobody has learned."""
    state = cards.pile(6, 5, 1)
    assert desk.fallback(cards.GAME, cards.GAME.conceal(state, 0), 0) == "take"
    for valley in some_states(4):
        text = desk.fallback(GAME, GAME.conceal(valley, valley.turn), valley.turn)
        assert text in {str(move) for move in GAME.decisions(valley)[0].moves}


def test_what_is_unknown_is_told_with_what_is_known() -> None:
    """Levels and games by name."""
    state = cards.pile(1, 2)
    with pytest.raises(LookupError, match="novice, steady, hard, expert"):
        desk.think("harvest_valley", state, 0, "wizard", 1)
    with pytest.raises(LookupError, match="no game"):
        desk.think("chess", state, 0, "novice", 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_levels_are_in_order(seats: int) -> None:
    """The quick steps of the ladder in a small fixed arena; the others are printed by a script."""
    for strong, weak in (("novice", "random"), ("steady", "novice")):
        who = [levels.find(strong), *[levels.find(weak)] * (seats - 1)]
        duels = arena.draw({}, who, 40 * seats, seed=3)  # fewer would tell luck, not strength
        tallies = arena.count(duels, [arena.play(GAME, JUDGE, duel) for duel in duels])
        assert tallies[strong].share > 1.25 / seats
        assert tallies[strong].mean_score > tallies[weak].mean_score


def test_seats_rotate_over_the_same_cards() -> None:
    """Every seed is played once from each seat before the next one comes."""
    who = [levels.find(name) for name in ("hard", "novice", "random")]
    duels = arena.draw({}, who, 6, seed=8)
    assert [[level.name for level in duel.levels] for duel in duels[:3]] == [
        ["hard", "novice", "random"],
        ["novice", "random", "hard"],
        ["random", "hard", "novice"],
    ]
    assert len({duel.seed for duel in duels[:3]}) == 1
    assert duels[0].seed != duels[3].seed
    assert arena.draw({}, who, 6, seed=9)[0].seed != duels[0].seed


def test_the_arena_plays_the_same_again() -> None:
    """No clock, no global dice."""
    who = [levels.find("steady"), levels.find("novice")]
    for duel in arena.draw({"well": "add"}, who, 3, seed=5):
        assert arena.play(GAME, JUDGE, duel) == arena.play(GAME, JUDGE, duel)


def test_shared_wins_are_split() -> None:
    """Two games: one shared by both, one won by seat 0, where `novice` then sits."""
    who = [levels.find("hard"), levels.find("novice")]
    duels = arena.draw({}, who, 2, seed=1)
    outcomes = [Outcome((7, 7), (0, 1), 20), Outcome((9, 1), (0,), 20)]
    tallies = arena.count(duels, outcomes)
    assert tallies["hard"].share == pytest.approx(0.25)
    assert tallies["novice"].share == pytest.approx(0.75)
    assert tallies["hard"].mean_score == pytest.approx(4)
    assert tallies["novice"].mean_score == pytest.approx(8)


def test_wilson() -> None:
    """Against values of the formula worked out by hand: 8 of 10, none, all."""
    low, high = arena.wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert arena.wilson(0, 20)[0] == 0
    assert arena.wilson(20, 20)[1] == pytest.approx(1)
