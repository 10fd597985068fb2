"""What the helper line of the island's table says while a drop is hovered."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from farmdesk.core.moves import Name, Phrase
from farmdesk.core.places import Slot
from farmdesk.games.harvest_island import state as island
from farmdesk.games.harvest_island.cards import FRUITS
from farmdesk.games.harvest_island.places import LANDS, land_slot
from tests.scenes.conftest import Lay
from tests.scenes.island_moments import earned, kept, moment, tie
from tests.scenes.tables import Table


def remark(table: Table, source: str, target: str) -> dict[str, Any]:
    """The words of the helper line over a legal drop: the key's last part, and its arguments."""
    table.lift(Slot(source))
    table.move(Slot(target))
    said, tone = table.helped[-1]
    table.key(Qt.Key.Key_Escape)
    table.release()
    assert said is not None
    assert tone == "effect"
    words = {name: _plain(value) for name, value in said.args}
    return {"say": said.key.removeprefix("harvest_island.remark."), **words}


def _plain(value: int | str | Name | Phrase) -> object:
    return value.key.rpartition(".")[2] if isinstance(value, Phrase) else value


def mango(record: int, king: int) -> dict[str, bytes]:
    """Records and kings in which only the mango has one."""
    at = FRUITS.index("mango")
    nobody = bytes((island.NOBODY,))
    return {
        "records": bytes(at) + bytes((record,)) + bytes(len(FRUITS) - at - 1),
        "kings": nobody * at + bytes((king,)) + nobody * (len(FRUITS) - at - 1),
    }


SOWN = {"hand@0": "mango 5,mango 2,f,peach 3", "field@0/mountain": "mango,mango,mango",
        "field@0/plain": "peach"}  # fmt: skip


@pytest.mark.parametrize(
    ("source", "target", "said"),
    [
        ("hand@0/0", "field@0/hill/0", {"say": "sow_dear", "n": 5, "least": 2, "fruit": "mango"}),
        ("hand@0/1", "field@0/hill/0", {"say": "sow", "n": 2}),
        ("hand@0/0", "field@0/mountain/3",
         {"say": "tend_wins_full", "fruit": "mango", "number": 4}),
        ("hand@0/3", "field@0/plain/1", {"say": "tend", "fruit": "peach", "number": 2}),
        ("hand@0/2", "field@0/plain/1", {"say": "fertilise"}),
        ("hand@0/0", "storage/0", {"say": "release", "n": 1}),
        ("field@0/mountain", "barn@0", {"say": "harvest"}),
    ],
)  # fmt: skip
def test_the_helper_line_says_what_a_drop_means(
    source: str, target: str, said: dict[str, Any], lay: Lay
) -> None:
    """Sow, tend, fertilise, release, harvest; the points of a harvest are those above the seed."""
    state = kept(2, SOWN)
    if said["say"] == "harvest":
        crop = island.crop_of(state.farms[0].fields[0])
        said = {**said, "n": sum(island.points_of(state, card) for card in crop)}
    table = lay(moment("", state))
    assert remark(table, source, target) == said


@pytest.mark.parametrize(
    ("record", "king", "say"), [(0, 255, "tend_wins"), (3, 1, "tend_wins"), (5, 1, "tend"),
                                (4, 0, "tend_wins"), (5, 0, "tend")],
)  # fmt: skip
def test_a_card_that_reaches_a_medal_is_told(record: int, king: int, say: str, lay: Lay) -> None:
    """HI-5: four at least, more than the record; with four mangos the fifth counts."""
    state = kept(2, {"hand@0": "mango", "field@0/plain": "mango,mango,mango,mango"},
                 **mango(record, king))  # fmt: skip
    table = lay(moment("", state))
    assert remark(table, "hand@0/0", "field@0/plain/4")["say"] == say


@pytest.mark.parametrize(
    ("record", "king", "say"), [(0, 255, "harvest_wins"), (4, 1, "harvest_wins"),
                                (5, 1, "harvest"), (4, 0, "harvest_raises"), (5, 0, "harvest")],
)  # fmt: skip
def test_what_a_harvest_does_to_the_medal_is_told(
    record: int, king: int, say: str, lay: Lay
) -> None:
    """HI-4, HI-5: two mangos, a fertiliser and a mango count five."""
    state = kept(2, {"field@0/plain": "mango,mango,f,mango"},
                 **mango(record, king))  # fmt: skip
    table = lay(moment("", state))
    told = remark(table, "field@0/plain", "barn@0")
    assert told["say"] == say
    if say != "harvest":
        assert (told["fruit"], told["number"]) == ("mango", 5)


def test_two_fields_of_one_fruit_are_counted_together(lay: Lay) -> None:
    """HI-4: over all fields harvested in one turn."""
    state = kept(2, {"field@0/plain": "mango,mango,mango", "field@0/hill": "mango,mango"})
    table = lay(moment("", state))
    table.drag(land_slot(0, 1), Slot("barn@0"))
    told = remark(table, "field@0/plain", "barn@0")
    assert (told["say"], told["number"]) == ("harvest_wins", 5)


@pytest.mark.parametrize(
    ("storage", "released", "say"),
    [("peach", 0, "release"), ("peach", 1, "release_earns"), ("peach,peach,peach", 0,
                                                               "release_sweeps")],
)  # fmt: skip
def test_what_a_release_brings_is_told(storage: str, released: int, say: str, lay: Lay) -> None:
    """HI-1: two earn a fertiliser; from four cards on storage moves up."""
    state = kept(2, {"hand@0": "mango,mango", "storage": storage}, released=released)
    state = state._replace(step=island.ACT_AGAIN if released else island.ACT)
    count = storage.count("peach")
    table = lay(moment("", state))
    assert remark(table, "hand@0/0", f"storage/{count}") == {"say": say, "n": count + 1}


def test_drawing_and_suffering_are_told(lay: Lay) -> None:
    table = lay(moment("", earned()))
    assert remark(table, "pile/spring", "hand@0/1") == {"say": "draw", "n": 2}
    table = lay(moment("", tie(2, (0,))))
    for field in (0, 2):
        cards = table.state.farms[0].fields[field]
        points = max(island.points_of(table.state, card) for card in cards[1:])
        told = remark(table, "weather/2", f"field@0/{LANDS[field]}")
        assert told == {"say": "suffer", "n": 1, "points": points}
