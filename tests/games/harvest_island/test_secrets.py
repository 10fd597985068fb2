"""What each seat sees, and what it can imagine: hands, piles, and points in the barn."""

from __future__ import annotations

import pytest

from farmdesk.core.luck import Luck
from farmdesk.games.harvest_island import GAME, scoring
from farmdesk.games.harvest_island.sheet import keeps_secret
from farmdesk.games.harvest_island.state import (
    HIDDEN_0,
    OVER,
    State,
    is_hidden,
    is_weather,
    known_cards,
    unseen,
)
from tests.games.harvest_island.islands import OURS, bare, play, put, start


def middle(seats: int = 3, seed: int = 4, moves: int = 60) -> State:
    """A state in the middle of a random game."""
    state, luck = start(seats, seed), Luck.seeded(seed)
    for _ in range(moves):
        asked = GAME.decisions(state)[0]
        pick, luck = luck.below(len(asked.moves))
        state = GAME.apply(state, asked.seat, asked.moves[pick], None)
    return state


def test_other_hands_show_their_backs() -> None:
    """H-5, HI-19: the season is seen, the fruit is not; the own hand is."""
    state = middle()
    seen = GAME.conceal(state, 1)
    assert seen.farms[1] == state.farms[1]
    for seat in (0, 2):
        for place, card in enumerate(seen.farms[seat].hand):
            real = state.farms[seat].hand[place]
            if state.farms[seat].shown >> place & 1 or real == 255:
                assert card == real
            else:
                assert card == HIDDEN_0 + OURS.season[real]


def test_what_came_from_the_supply_stays_in_sight() -> None:
    """HI-19."""
    state = put(bare(), "hand@0", "banana, -, -, -")
    state = put(put(state, "supply", "peach"), "hand@1", "grape")
    state = put(state, "top/spring", "mango")._replace(step=2)
    state = play(state, "supply/0 > hand@0/1", "pile/spring > hand@0/2")
    seen = GAME.conceal(state, 1).farms[0].hand
    assert seen[1] == state.farms[0].hand[1]
    assert is_hidden(seen[0])
    assert is_hidden(seen[2])
    up = {p.slot: p.up for p in GAME.table(state) if p.slot.zone == "hand" and p.slot.seat == 0}
    assert up == {"hand@0/0": False, "hand@0/1": True, "hand@0/2": False}


def test_piles_and_what_nobody_saw_are_hidden() -> None:
    """H-2, HI-12: for every seat, their sizes and backs excepted."""
    state = middle()
    for seat in range(3):
        seen = GAME.conceal(state, seat)
        assert seen.piles == tuple(
            bytes((HIDDEN_0 + season,)) * len(pile) for season, pile in enumerate(state.piles)
        )
        assert all(map(is_hidden, seen.buried))
        assert (seen.gone, seen.supply, seen.storage) == (state.gone, state.supply, state.storage)


def test_what_differs_only_in_hidden_cards_looks_the_same() -> None:
    """H-5: two states that a seat could believe are one to it, and it is asked the same."""
    state = middle()
    for seat in range(3):
        seen = GAME.conceal(state, seat)
        worlds = [GAME.imagine(seen, Luck.seeded(n)) for n in range(6)]
        assert len(set(worlds)) == 6
        assert state not in worlds
        assert {GAME.conceal(world, seat) for world in worlds} == {seen}


def test_imagined_hands_hold_fruit_of_their_season() -> None:
    """H-5, H-19: weather is never in a hand; every unseen card lies somewhere."""
    state = middle(4, 2)
    seen = GAME.conceal(state, 0)
    pieces = sorted(placed.piece for placed in GAME.table(state))
    drawn = set()
    for n in range(30):
        world = GAME.imagine(seen, Luck.seeded(n))
        assert world.viewer == -1
        for farm, real in zip(world.farms, state.farms, strict=True):
            for card, true in zip(farm.hand, real.hand, strict=True):
                assert not is_weather(card)
                assert OURS.season[card] == OURS.season[true]
        drawn.add(tuple(farm.hand for farm in world.farms[1:]))
        assert sorted(placed.piece for placed in GAME.table(world)) == pieces
    assert len(drawn) > 10


def test_a_full_state_needs_no_imagination() -> None:
    """H-5."""
    state = middle()
    assert GAME.imagine(state, Luck.seeded(1)) == state


def test_unseen_cards_are_counted_alike_for_full_and_concealed() -> None:
    """HI-12: printed numbers less what has been seen; removed cards are never known."""
    state = middle()
    for seat in range(3):
        counts = unseen(state, seat)
        assert counts == unseen(GAME.conceal(state, seat), seat)
        hidden = sum(map(is_hidden, b"".join(f.hand for f in GAME.conceal(state, seat).farms)))
        assert sum(map(sum, counts)) == hidden + sum(map(len, state.piles)) + len(state.buried)
        assert all(number >= 0 for season in counts for number in season)
    assert unseen(bare(), 0) == OURS.printed


def test_own_cards_are_known_and_others_are_not() -> None:
    """H-5."""
    state = start(2)
    for seat in (0, 1):
        known = known_cards(state, seat)
        assert set(state.farms[seat].hand) <= set(known)
        assert not set(state.farms[1 - seat].hand) & set(known)


@pytest.mark.parametrize("seat", [0, 1])
def test_others_points_are_kept_secret(seat: int) -> None:
    """HI-16, HI-25: given as 0 and marked; medals, fields and the number of cards are open."""
    state = put(put(bare(), "barn@0", "mango 5, mango 4"), "barn@1", "peach 5, peach 3, peach 4")
    state = put(state, "field@0/hill", "grape")
    found = GAME.standing(GAME.conceal(state, seat))
    for line in found.lines:
        hidden = line.seat != seat and line.of is not None
        assert line.secret == hidden
        if hidden:
            assert (line.points, line.parts) == (0, ())
    own = scoring.totals(state)[seat]
    assert found.totals[seat] == own
    assert found.totals[1 - seat] == (0, 2)[1 - seat == 0]
    assert found.ties[1].values == (2, 3)


def test_nothing_is_secret_with_open_scores_or_at_the_end() -> None:
    """HI-16: by the option, and when the game is over; nor in a full state."""
    state = put(bare(), "barn@1", "peach 5")
    assert keeps_secret(GAME.conceal(state, 0), 1)
    for shown in (
        GAME.conceal(state._replace(closed=False), 0),
        GAME.conceal(state._replace(step=OVER), 0),
        state,
    ):
        assert not any(line.secret for line in GAME.standing(shown).lines)
        assert GAME.standing(shown).totals == (0, 5)
    own = GAME.conceal(state, 1)
    assert not any(line.secret for line in GAME.standing(own).lines if line.seat == 1)
    assert GAME.standing(own).totals == (0, 5)


def test_an_empty_barn_hides_nothing() -> None:
    """HI-16: the number of cards is open, and so are no points on no cards."""
    seen = GAME.standing(GAME.conceal(bare(), 0))
    assert not any(line.secret for line in seen.lines)


def test_a_shared_table_is_covered() -> None:
    """H-5: hands are nobody else's business."""
    assert GAME.info.secrets


def test_the_option_opens_the_scores() -> None:
    """HI-16."""
    assert start().closed
    assert not start(options={"scores": "open"}).closed
