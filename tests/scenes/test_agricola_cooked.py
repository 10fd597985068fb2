"""Food on the table of Agricola: where goods are dropped to become food, and what is told of it."""

from __future__ import annotations

from typing import Any

import pytest

from farmdesk.core.places import Slot
from farmdesk.games.agricola.frames.feeding import NOT_YET, Feeding
from farmdesk.games.agricola.frames.keep import Keep
from farmdesk.games.agricola.goods import ANIMALS, BOAR, FOOD, NAMES
from farmdesk.games.agricola.places import MAJOR_SLOTS, PENS, PLAYED, POOL, PURSES, played_slot
from farmdesk.games.agricola.state import State
from tests.scenes.agricola_moments import HEARTHS, acting, moment, with_farm, with_goods, working
from tests.scenes.conftest import Lay
from tests.scenes.tables import Table
from tests.scenes.test_agricola_told import stage_of


def having(*cards: str, **goods: int) -> State:
    """Somebody with nothing but these improvements and goods sends a person out."""
    state = working(2, 5)
    state = with_goods(state, state.seat, **(dict.fromkeys(NAMES, 0) | goods))
    return with_farm(state, state.seat, cards=cards)._replace(majors=HEARTHS)


def asking(state: State, *frames: Any) -> State:
    """The same with other questions open."""
    return state._replace(pending=frames)


def drop_on(table: Table, source: Slot, place: str) -> None:
    """Drag to the middle of the food bowl, of the fireplace or of the line about food."""
    rect = {
        "bowl": table.rect(PURSES[table.seat][FOOD]),
        "fireplace": table.rect(played_slot(table.seat, "fireplace_2")),
        "line": stage_of(table)._laid.zones["feeding"],
    }[place]
    table.lift(source)
    table.move_to(table.pixel(rect.center()))
    table.release()


@pytest.mark.parametrize("place", ["bowl", "fireplace", "line"])
@pytest.mark.parametrize("good", ["vegetable", "sheep"])
def test_what_can_be_cooked_goes_to_the_bowl_or_the_fireplace(
    good: str, place: str, lay: Lay
) -> None:
    """AG-2: before a person is sent out and in a harvest, by the same drag."""
    state = having("fireplace_2", **{good: 1})
    for asked, text in (
        (state, f"convert {good} 1"),
        (asking(state, Feeding(state.seat, NOT_YET)), f"feed {good} 1 beg 2"),
    ):
        table = lay(moment("", asked))
        drop_on(table, PURSES[table.seat][NAMES.index(good)], place)
        assert [str(move) for move in table.moves] == [text]


@pytest.mark.parametrize("place", ["bowl", "fireplace"])
def test_animals_of_a_market_go_onto_what_cooks_them(place: str, lay: Lay) -> None:
    """AG-4: that is as good as letting them go, which cooks them too."""
    state = having("fireplace_2", sheep=9, boar=9)
    table = lay(moment("", asking(state, Keep(state.seat))))
    drop_on(table, PENS[table.seat][BOAR], place)
    assert [drop.target for drop in table.drops] == [POOL]


def test_nobody_cooks_without_a_fireplace(lay: Lay) -> None:
    """R-37: an animal that nothing cooks stays in the pen, wherever else it is dropped."""
    table = lay(moment("", asking(having("well", sheep=9), Keep(working(2, 5).seat))))
    table.drag(PENS[table.seat][ANIMALS[0]], PURSES[table.seat][FOOD])
    assert table.drops == ()


@pytest.mark.parametrize(
    ("clay", "said"), [(1, "agricola.move.improve_back"), (5, "agricola.remark.improve")]
)
def test_a_hearth_that_only_a_fireplace_buys_names_no_clay(clay: int, said: str, lay: Lay) -> None:
    """R-43: goods are told where they can be paid, else what is handed back."""
    table = lay(moment("", acting(having("fireplace_2", clay=clay), "improve")))
    table.lift(MAJOR_SLOTS["cooking_hearth_5"])
    table.move(PLAYED[table.seat])
    note, _ = table.helped[-1]
    assert note is not None
    assert note.key == said
