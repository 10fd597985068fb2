"""What each seat knows: its own cards, what it has seen of its stack, all that lies open."""

from __future__ import annotations

from farmdesk.core.luck import Luck
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.cards import CARDS, HIDDEN
from farmdesk.games.formidable_farm.deeds import draw, draw_bottom
from farmdesk.games.formidable_farm.state import State, known_stack
from tests.games.formidable_farm.farms import asked, cards, count, farm, play, start

CARD = "hand@0/0 > played@0/0"
STACK = cards("2t:gs", "s:g3w", "p:gs", "3c:gs", "w:d1", "c:gt")


def test_hands_stacks_and_coins_of_others_are_hidden() -> None:
    """FF-25: how many there are is seen."""
    state = farm(cards("2t:gs"), STACK[1:], cards("6w:d5"))
    seen = GAME.conceal(state, 1)
    own = seen.farms[0]
    for pile, full in ((own.hand, 1), (own.stack, 5), (own.coins, 1)):
        assert pile == bytes((HIDDEN,)) * full
    assert seen.farms[1].hand == state.farms[1].hand
    assert seen.market == state.market
    assert set(seen.deck) == {HIDDEN}
    assert seen.luck == Luck(0)


def test_an_owner_knows_hand_and_coins_but_not_the_stack() -> None:
    """FF-25."""
    state = farm(cards("2t:gs"), STACK[1:], cards("6w:d5"))
    own = GAME.conceal(state, 0).farms[0]
    assert (own.hand, own.coins) == (cards("2t:gs"), cards("6w:d5"))
    assert set(own.stack) == {HIDDEN}


def test_cards_put_under_the_stack_are_known() -> None:
    """FF-23: to their owner alone, until they are drawn."""
    state = play(farm(cards("w:c3", "sp:d5", "6w:d5"), STACK, crops="w"), CARD)
    state = play(state, "hand@0/1 > stack@0/under", "enough")
    own = GAME.conceal(state, 0).farms[0].stack
    assert own == cards("6w:d5") + bytes((HIDDEN,)) * 5
    assert known_stack(state, 0) == ((), tuple(cards("6w:d5")))
    assert set(GAME.conceal(state, 1).farms[0].stack) == {HIDDEN}
    drawn = draw(state, 5, None)
    assert GAME.conceal(drawn, 0).farms[0].stack == cards("6w:d5")
    below = draw_bottom(state, 1, None)
    assert set(GAME.conceal(below, 0).farms[0].stack) == {HIDDEN}
    assert below.farms[0].under == 0


def test_cards_put_back_on_top_are_known() -> None:
    """FF-23, R-34."""
    state = play(farm(cards("w:r5.d1"), STACK, crops="w"), CARD, "take")
    assert GAME.conceal(state, 0).look == STACK[:0:-1]
    assert set(GAME.conceal(state, 1).look) == {HIDDEN}
    for _ in range(3):
        state = play(state, "look@0/0 > stack@0")
    for _ in range(2):
        state = play(state, "look@0/0 > stack@0/under")
    own = state.farms[0]
    assert (own.over, own.under) == (3, 2)
    seen = GAME.conceal(state, 0).farms[0].stack
    assert seen[2:3] == bytes((HIDDEN,))
    assert seen.count(HIDDEN) == 1
    state = play(state, "take")
    assert state.farms[0].over == 2


def test_drawing_from_below_a_known_top() -> None:
    """FF-23: what is known stays right whichever end is drawn from."""
    state = farm(b"", STACK)
    own = state.farms[0]._replace(over=2, under=1)
    state = state._replace(farms=(own, *state.farms[1:]))
    bottom = draw_bottom(state, 2, None).farms[0]
    assert (bottom.stack, bottom.under, bottom.over) == (STACK[2:], 0, 2)
    bottom = draw_bottom(state, 5, None).farms[0]
    assert (bottom.stack, bottom.under, bottom.over) == (STACK[5:], 1, 0)
    top = draw(state, 3, None).farms[0]
    assert (top.stack, top.under, top.over) == (STACK[:3], 1, 0)


def test_imagined_states_keep_what_is_known() -> None:
    """FF-25: other cards lie anywhere, none twice, and the view is the same."""
    for seed in range(20):
        state = _later(start(3, seed), 60)
        for seat in range(3):
            seen = GAME.conceal(state, seat)
            full = GAME.imagine(seen, Luck.seeded(seed))
            assert count(full) == CARDS
            assert GAME.conceal(full, seat) == seen
            other = GAME.imagine(seen, Luck.seeded(seed + 1))
            assert other.farms[seat].hand == full.farms[seat].hand
            assert other.deck != full.deck or len(set(full.deck)) < 2


def _later(state: State, moves: int) -> State:
    luck = Luck.seeded(7)
    for _ in range(moves):
        if not GAME.decisions(state):
            return state
        answers = asked(state).all_moves
        pick, luck = luck.below(len(answers))
        state = GAME.apply(state, state.turn, answers[pick], None)
    return state
