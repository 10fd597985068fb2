"""The course of a round: turns, people, the token, what gathers on the spaces."""

from __future__ import annotations

import pytest

from farmdesk.core.events import Began, Ended, Moved, Turned
from farmdesk.games.agricola import GAME, moments
from farmdesk.games.agricola.rounds import run
from farmdesk.games.agricola.spaces import NUMBER, SPACES, adds
from farmdesk.games.agricola.state import (
    State,
    at_home,
    lying,
    open_spaces,
    people,
    people_on,
    revealed,
    round_of,
)
from tests.games.agricola.farms import (
    asked,
    do,
    farm,
    given,
    harvest,
    own,
    spaces,
    start,
    table,
    texts,
    told,
)

GATHERS = {
    1: {"forest": ("wood", 2), "clay_pit": ("clay", 1), "reed_bank": ("reed", 1),
        "fishing": ("food", 1), "meeting_place": ("food", 1)},
    2: {"forest": ("wood", 3), "clay_pit": ("clay", 1), "reed_bank": ("reed", 1),
        "fishing": ("food", 1), "meeting_place": ("food", 1)},
}  # fmt: skip
GATHERS[3] = GATHERS[2] | {"grove": ("wood", 2), "hollow": ("clay", 1)}
GATHERS[4] = GATHERS[2] | {
    "grove": ("wood", 2), "hollow": ("clay", 2), "copse": ("wood", 1),
    "traveling_players": ("food", 1),
}  # fmt: skip
MARKETS = {
    "sheep_market": "sheep", "pig_market": "boar", "cattle_market": "cattle",
    "western_quarry": "stone", "eastern_quarry": "stone",
}  # fmt: skip


def _pass_round(state: State) -> State:
    """Everybody takes what changes least, to the end of the round."""
    before = state.round
    while state.round == before and state.step != moments.OVER:
        state = do(state, texts(state)[-1])
    return state


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_gathers(seats: int) -> None:
    """R-7, R-10, AG-13, AG-33, AG-34: on all spaces of that number of seats, and on no others."""
    state = start(seats)
    for space in open_spaces(state):
        name = SPACES[space].id
        good, n = GATHERS[seats].get(name, (MARKETS.get(name, ""), 1))
        assert adds(space, seats) == (n if good else 0), name
        if good:
            assert lying(state, space)[1] == n


def test_goods_are_added_to_what_is_left() -> None:
    """R-7, AG-13: twice as much where nobody was; what was taken begins anew."""
    state = start(2)
    state = do(state, "send forest", "send clay_pit", "send day_laborer", "send grain_seeds")
    assert state.round == 2
    assert lying(state, NUMBER["forest"]) == (0, 3)
    assert lying(state, NUMBER["reed_bank"])[1] == 2
    assert lying(state, NUMBER["clay_pit"])[1] == 1


@pytest.mark.parametrize("name", MARKETS)
def test_round_cards_gather_from_their_round_on(name: str) -> None:
    """R-12, AG-13: the first goods come in the round in which the card is turned up."""
    state = table(farm(), farm(), number=1)
    card = NUMBER[name]
    order = [card, *(other for other in state.order if other != card)]
    state = run(state._replace(order=bytes(order), round=0, step=moments.BEFORE_ROUND), None)
    assert round_of(state, card) == 1
    assert lying(state, card)[1] == 1
    taken = do(state, f"send {name}")
    assert own(taken).get(MARKETS[name]) == 1


def test_turns_go_clockwise_from_the_start_player() -> None:
    """R-3, R-4, AG-24: one person a turn, until all are out."""
    state = start(3, 4)
    order = []
    for name in ("forest", "clay_pit", "reed_bank", "fishing", "grain_seeds", "day_laborer"):
        order.append(asked(state).seat)
        state = do(state, f"send {name}")
        assert not state.pending
    first = order[0]
    assert order == [(first + k) % 3 for k in range(3)] * 2
    assert state.round == 2


def test_who_has_nobody_left_is_passed_over() -> None:
    """R-4: with three people one goes on alone."""
    state = table(farm(people=3), farm(people=2))
    order = []
    for name in ("forest", "clay_pit", "reed_bank", "fishing", "grain_seeds"):
        order.append(asked(state).seat)
        state = do(state, f"send {name}")
    assert order == [0, 1, 0, 1, 0]
    assert state.round == 2


def test_a_space_holds_one_person() -> None:
    """R-3: taken until the round ends."""
    state = start(2)
    state = do(state, "send forest")
    assert "forest" not in spaces(state)
    assert people_on(state, NUMBER["forest"]) == ((state.first, 0),)
    assert "forest" in spaces(_pass_round(state))


def test_people_go_home() -> None:
    """R-8: all of them, and it is told."""
    state = do(start(2), "send forest", "send clay_pit", "send reed_bank")
    events = told(state, "send fishing")
    moved = [e for e in events if isinstance(e, Moved) and e.target.zone == "home"]
    assert len(moved) == 4
    assert Began in map(type, events)
    assert [e.source for e in events if isinstance(e, Turned)] == ["round/2"]
    assert all(at_home(one) == 2 for one in do(state, "send fishing").farms)


def test_cards_stay_open() -> None:
    """R-6: one more every round, and all that came before."""
    state = start(1, 3)
    for number in range(1, 15):
        assert state.round == number
        assert revealed(state) == tuple(state.order[:number])
        if number < 14:
            state = _pass_round(state)


def test_the_token_counts_from_the_next_round_on() -> None:
    """R-27, AG-7: it lies before its taker at once; this round goes on as it was."""
    state = start(3)
    first = state.first
    taker = (first + 1) % 3
    state = do(state, "send forest", "send meeting_place")
    assert (state.token, state.first) == (taker, first)
    assert own(state, taker)["food"] == 4
    assert asked(state).seat == (first + 2) % 3
    state = _pass_round(state)
    assert state.first == state.seat == taker
    state = do(state, "send forest", "send clay_pit", "send fishing")
    state = do(state, "send reed_bank", "send grain_seeds", "send day_laborer")
    assert state.first == taker, "nobody took it, so it stays"


def test_the_start_player_may_take_the_token_again() -> None:
    """AG-8: the meeting place always may be used."""
    state = start(2)
    assert "meeting_place" in spaces(state)
    assert do(state, "send meeting_place").token == state.first


def test_alone_the_meeting_place_gives_its_food() -> None:
    """AG-33."""
    state = do(start(1), "send meeting_place")
    assert own(state) == {"food": 1}
    assert not state.pending


def test_goods_promised_come_before_the_spaces_are_filled() -> None:
    """AG-14: card, then promised goods, then goods on the spaces."""
    state = table(farm(have={"wood": 1, "stone": 3}), farm(), show=["major_improvement"])
    state = do(state, "send major_improvement")
    assert own(state) == {}
    assert [one.round for one in state.promised] == [2, 3, 4, 5, 6]
    state = _pass_round(state)
    assert own(state)["food"] >= 1
    assert [one.round for one in state.promised] == [3, 4, 5, 6]


def test_the_last_round_ends_the_game() -> None:
    """R-5: a harvest, and then the score."""
    state = table(farm(people=1), farm(people=0), number=14)
    events = told(state, "send forest")
    assert isinstance(events[-1], Ended)
    state = do(state, "send forest")
    assert state.step == moments.OVER
    assert GAME.decisions(state) == ()


def test_newborns_are_grown_after_the_round() -> None:
    """R-32, AG-5: from the next round on one person more works."""
    drawn = "R . . . . R . . . . R . . . ."
    state = table(farm(drawn), farm(people=0), show=["basic_wish"])
    state = do(state, "send basic_wish")
    home = state.farms[0]
    assert people(home) == 3
    assert home.newborns == 1
    assert people_on(state, NUMBER["basic_wish"]) == ((0, 0), (0, 2))
    assert at_home(home) == 1
    state = do(state, "send forest")
    assert at_home(state.farms[0]) == 3
    assert state.farms[0].newborns == 0


def test_who_finds_no_space_stays_at_home() -> None:
    """AG-32: and the others go on."""
    state = table(farm(), farm())
    full = state._replace(taken=(1 << len(SPACES)) - 1)
    assert texts(full) == ["idle"]
    full = do(full, "idle")
    assert asked(full).seat == 1
    assert at_home(full.farms[0]) == 0
    state = do(full, "idle")
    assert state.round == 2
    assert at_home(state.farms[0]) == 2


def test_the_harvest_follows_the_round() -> None:
    """R-5: in round 3 there is none, in round 4 there is."""
    for number, fed in ((3, False), (4, True)):
        state = given(table(farm(people=1), farm(people=0), number=number), 0)
        state = do(state, "send day_laborer")
        assert own(state).get("food", 0) == (0 if fed else 2)
    assert harvest(farm(have={"food": 4}), farm(have={"food": 4})).round == 5
