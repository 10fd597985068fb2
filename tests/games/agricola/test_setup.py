"""Setting up: farms, food, spaces by number of seats, the order of the round cards."""

from __future__ import annotations

import pytest

from farmdesk.core.game import SetupError, settle
from farmdesk.games.agricola import GAME
from farmdesk.games.agricola.goods import FOOD
from farmdesk.games.agricola.spaces import CARDS, HARVESTS, SPACES, STAGE_OF, STAGES, printed
from farmdesk.games.agricola.state import (
    at_home,
    fences_left,
    for_sale,
    next_harvest,
    open_spaces,
    people,
    rooms,
    rounds_to_harvest,
    stables_left,
    unused,
)
from tests.games.agricola.farms import own, spot, start

MAIN = {
    "farm_expansion", "meeting_place", "grain_seeds", "farmland", "lessons", "day_laborer",
    "forest", "clay_pit", "reed_bank", "fishing",
}  # fmt: skip
THREE = {"grove", "resource_market", "hollow", "lessons_2"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_alike(seats: int) -> None:
    """R-1: two people, two wooden rooms, 15 fences, 4 stables, thirteen bare cells."""
    for farm in start(seats).farms:
        assert people(farm) == at_home(farm) == 2
        assert farm.house == 0
        assert rooms(farm) == (spot("1,0"), spot("2,0"))
        assert (fences_left(farm), stables_left(farm)) == (15, 4)
        assert len(unused(farm)) == 13
        assert not farm.begging
        assert not farm.cards


def test_without_hand_cards_is_an_option() -> None:
    """AG-31: of its own; a save from before there was one is of that kind."""
    assert settle(GAME.info, {}, 2)["cards"] == "without"
    with pytest.raises(SetupError, match="option cards cannot be 'with'"):
        settle(GAME.info, {"cards": "with"}, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_has_less_food(seats: int) -> None:
    """R-2: 2 food and 3, and nothing else; every seat may begin."""
    first = set()
    for seed in range(40):
        state = start(seats, seed)
        first.add(state.first)
        assert state.seat == state.token == state.first
        for seat, farm in enumerate(state.farms):
            assert farm.goods[FOOD] == sum(farm.goods) == (2 if seat == state.first else 3)
    assert first == set(range(seats))


def test_alone_nobody_gives_food() -> None:
    """AG-33: no food at the beginning."""
    assert own(start(1)) == {}


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        (1, set()),
        (2, set()),
        (3, THREE),
        (4, THREE | {"copse", "traveling_players"}),
    ],
)
def test_spaces_by_number_of_seats(seats: int, more: set[str]) -> None:
    """AG-31: the printed spaces, and the side job, of each number of seats."""
    assert {SPACES[n].id for n in printed(seats)} == MAIN | more | {"side_job"}
    state = start(seats)
    assert len(open_spaces(state)) == len(printed(seats)) + 1


def test_round_cards_come_by_stage() -> None:
    """R-6, R-5: 4, 3, 2, 2, 2 and 1 cards, in any order within their stage."""
    assert STAGES == (4, 3, 2, 2, 2, 1)
    assert [STAGE_OF[n] for n in range(1, 15)] == [1] * 4 + [2] * 3 + [3] * 2 + [4] * 2 + [
        5
    ] * 2 + [6]
    orders = {start(2, seed).order for seed in range(60)}
    assert len(orders) > 30
    for order in orders:
        assert sorted(order) == sorted(CARDS)
        assert [SPACES[card].stage for card in order] == list(STAGE_OF[1:])


def test_harvests() -> None:
    """R-5: after the last round of each stage."""
    assert HARVESTS == (4, 7, 9, 11, 13, 14)
    state = start()
    assert (next_harvest(state), rounds_to_harvest(state)) == (4, 3)
    assert next_harvest(state._replace(round=4)) == 4
    assert next_harvest(state._replace(round=5)) == 7
    assert rounds_to_harvest(state._replace(round=14)) == 0


def test_all_major_improvements_are_for_sale() -> None:
    """R-28: ten of them."""
    assert len(for_sale(start())) == 10
