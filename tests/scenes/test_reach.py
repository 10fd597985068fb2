"""What a card reaches is shown on the places that exist, as its corner says."""

from __future__ import annotations

from typing import cast

import pytest

from farmdesk.core.places import Slot
from farmdesk.games.harvest_valley import state as valley
from farmdesk.scenes.harvest_valley.stage import ValleyStage
from tests.games.harvest_valley.valleys import draw
from tests.scenes.conftest import Lay
from tests.scenes.moments import Moment, options_of
from tests.scenes.tables import view_of

BOARD = "c v2 0a\nb t1 w\nM . p"


@pytest.fixture
def stage(lay: Lay) -> ValleyStage:
    state = draw(BOARD, river="c p .")
    table = lay(Moment("reach", state, options_of(2, stars=False)))
    table.scene.show(view_of(state, table.options))
    return cast("ValleyStage", table.stage)


def around(row: int, col: int, steps: str) -> set[Slot]:
    straight = {(-1, 0), (1, 0), (0, -1), (0, 1)}
    slanted = {(-1, -1), (-1, 1), (1, -1), (1, 1)}
    chosen = straight if steps == "straight" else straight | slanted
    return {valley.valley_slot(valley.cell(row + r, col + c)) for r, c in chosen}


@pytest.mark.parametrize(("row", "col", "steps"), [(0, 0, "all"), (1, 0, "straight")])
def test_the_corner_of_a_card_says_how_far_it_reaches(
    stage: ValleyStage, row: int, col: int, steps: str
) -> None:
    """A crow also diagonally, a wild boar straight only."""
    reached = set(stage.reach(Slot(f"valley/{row},{col}"), None))
    assert reached == around(row, col, steps)


def test_a_card_in_hand_reaches_from_where_it_would_lie(stage: ValleyStage) -> None:
    assert set(stage.reach(Slot("valley/2,1"), Slot("river/0"))) == around(2, 1, "all")


def test_what_counts_no_neighbour_reaches_none(stage: ValleyStage) -> None:
    """A meteorite, a farmhouse, an empty space, a card that still lies in the river."""
    for slot in ("valley/2,0", "valley/0,2", "valley/2,1", "river/0"):
        assert stage.reach(Slot(slot), None) == ()


def test_places_that_do_not_exist_are_not_reached(lay: Lay) -> None:
    """Beyond a side that is closed there is nothing."""
    state = draw("c v1 v2 v3 v4\nb . . . .\nw . . . .\nw . . . .\nw . . . .", river="p p .")
    table = lay(Moment("reach", state, options_of(2, stars=False)))
    table.scene.show(view_of(state, table.options))
    stage = cast("ValleyStage", table.stage)
    assert set(stage.reach(Slot("valley/0,0"), None)) == {
        Slot("valley/0,1"), Slot("valley/1,0"), Slot("valley/1,1"),
    }  # fmt: skip
