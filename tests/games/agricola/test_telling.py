"""The log and what is told: lines, ways of pieces, goods that come and go."""

from __future__ import annotations

import pytest

from farmdesk.core.events import Began, Gained, Moved, Noted, Paid, Told, Turned
from farmdesk.core.moves import Phrase
from farmdesk.games.agricola.state import State
from tests.games.agricola.farms import do, farm, harvest, start, table, told

FED = farm(have={"food": 9})
CARDS = ("fireplace_2", "joinery")


def _line(state: State, text: str) -> str:
    first = told(state, text)[0]
    assert isinstance(first, Told)
    return first.phrase.key.removeprefix("agricola.log.")


def _args(state: State, text: str) -> dict[str, object]:
    first = told(state, text)[0]
    assert isinstance(first, Told)
    return {
        name: value.key if isinstance(value, Phrase) else value for name, value in first.phrase.args
    }


def test_lines_of_a_turn() -> None:
    """R-3: what somebody goes for, or just where."""
    state = table(farm(have={"wood": 9, "reed": 2}), farm(), piles={"forest": 6})
    assert _line(state, "send forest") == "send_for"
    assert _args(state, "send forest")["what"] == "agricola.amount.wood"
    assert _line(state, "send farm_expansion") == "send"
    state = do(state, "send farm_expansion")
    assert _line(state, "stock@0/room > farm@0/0,0") == "room"
    assert _line(state, "stock@0/stable > farm@0/0,0") == "stable"
    built = do(state, "stock@0/stable > farm@0/0,0")
    assert _line(built, "done") == "done"


@pytest.mark.parametrize(
    ("space", "have", "text", "line"),
    [
        ("fencing", {"wood": 9}, "fence h0.4 h1.4 v0.4 v0.5", "fence"),
        ("grain_utilization", {"grain": 2}, "sow grain 0,0", "sow"),
        ("grain_utilization", {"grain": 2}, "bake fireplace_2 2", "bake"),
        ("major_improvement", {"clay": 9}, "improve fireplace_3", "improve"),
        ("cultivation", {"grain": 1}, "stock@0/field > farm@0/0,1", "field"),
    ],
)
def test_lines_of_what_is_done(space: str, have: dict[str, int], text: str, line: str) -> None:
    """R-9."""
    one = farm("F . . . . R . . . . R . . . .", have, cards=CARDS)
    assert _line(do(table(one, farm(), show=[space]), f"send {space}"), text) == line


def test_lines_of_a_harvest() -> None:
    """R-36 to R-39."""
    one = farm(have={"grain": 2, "wood": 1}, cards=CARDS)
    state = harvest(one, FED)
    assert _line(state, "use joinery") == "swap"
    state = do(state, "done")
    assert _line(state, "feed grain 2 beg 2") == "feed"
    assert _line(state, "withhold 4") == "withhold"
    pairs = farm(have={"sheep": 2, "boar": 2, "food": 4}, pastures=["0,4", "1,4"])
    assert _line(harvest(pairs, FED), "breed sheep -1") == "breed"


def test_lines_of_animals_and_food() -> None:
    """AG-2, AG-4."""
    one = farm(have={"boar": 1, "grain": 1}, cards=CARDS)
    state = table(one, farm(), show=["sheep_market"], piles={"sheep_market": 1})
    assert _line(state, "convert grain 1") == "convert"
    sent = do(state, "send sheep_market")
    assert _line(sent, "keep boar -1") == "keep_cooking"
    raw = table(farm(have={"boar": 1}), farm(), show=["sheep_market"], piles={"sheep_market": 1})
    assert _line(do(raw, "send sheep_market"), "keep boar -1") == "keep"


def test_lines_of_paying() -> None:
    """R-43."""
    state = table(farm(have={"clay": 5}, cards=CARDS), farm(), show=["major_improvement"])
    state = do(state, "send major_improvement", "improve cooking_hearth_4")
    assert _line(state, "pay clay 4") == "pay"
    assert _line(state, "return fireplace_2") == "hand_back"
    moved = [event for event in told(state, "return fireplace_2") if isinstance(event, Moved)]
    assert moved == [Moved("card:fireplace_2", "played@0/fireplace_2", "major/fireplace_2")]  # type: ignore[arg-type]  # places are equal to their texts


def test_fences_fly_out_of_the_stock() -> None:
    """R-23: each of them, to its edge."""
    state = do(table(farm(have={"wood": 4}), farm(), show=["fencing"]), "send fencing")
    events = told(state, "fence h0.4 h1.4 v0.4 v0.5")
    moved = [event for event in events if isinstance(event, Moved)]
    assert [event.piece for event in moved] == [f"fence:0-{k}" for k in range(4)]
    assert {event.source for event in moved} == {"stock@0/fence"}
    assert {event.target.spot for event in moved} == {
        "edge/h0.4", "edge/h1.4", "edge/v0.4", "edge/v0.5",
    }  # fmt: skip
    assert Paid(0, "wood", 4) in events


def test_what_was_the_only_way_is_noted() -> None:
    """R-22: nobody is asked, and the log says what was done."""
    one = farm(have={"clay": 2, "reed": 1})
    events = told(table(one, farm(), show=["house_redevelopment"]), "send house_redevelopment")
    noted = [event.what.key for event in events if isinstance(event, Noted)]
    assert noted == ["agricola.log.renovate.clay"]
    three = farm("R . . . . R . . . . R . . . .")
    events = told(table(three, farm(), show=["basic_wish"]), "send basic_wish")
    assert Moved("person:0-2", "stock@0/person", "space/basic_wish") in events  # type: ignore[arg-type]  # places are equal to their texts
    assert [e.what.key for e in events if isinstance(e, Noted)] == ["agricola.log.grow"]


def test_the_token_moves() -> None:
    """R-27: and only when it changes hands."""
    state = start(2)
    first = state.first
    moved = [e for e in told(state, "send meeting_place") if isinstance(e, Moved)]
    assert [event.piece for event in moved] == [f"person:{first}-0"]
    state = do(state, "send forest")
    moved = [e for e in told(state, "send meeting_place") if isinstance(e, Moved)]
    assert moved[-1] == Moved("token:start", f"start@{first}", f"start@{1 - first}")  # type: ignore[arg-type]  # places are equal to their texts


def test_a_new_card_is_turned_before_what_hangs_on_it() -> None:
    """R-6, AG-14: goods of the round space come after it."""
    one = farm(have={"wood": 1, "stone": 3}, people=1)
    state = table(one, farm(people=1), show=["major_improvement"])
    state = do(state, "send major_improvement")
    events = told(state, "send forest")
    kinds = [type(event) for event in events]
    turned = kinds.index(Turned)
    later = [event for event in events[turned:] if isinstance(event, Gained)]
    assert later == [Gained(0, "food", 1, "round/2")]  # type: ignore[arg-type]  # places are equal to their texts


def test_a_harvest_tells_what_it_does_to_everybody() -> None:
    """R-34: crops, food and young of each seat, beneath the harvest that began."""
    one = farm("R . . . . R . . . . g3 . . . .", {"food": 9, "sheep": 2}, ["0,3 0,4"], people=1)
    two = farm(have={"food": 9}, people=1)
    state = do(table(one, two, number=4), "send day_laborer")
    events = told(state, "send forest")
    start = next(k for k, event in enumerate(events) if isinstance(event, Began))
    said = [event.what.key for event in events[start:] if isinstance(event, Noted)]
    assert said == ["agricola.noted.reaped", *["agricola.noted.fed"] * 2, "agricola.noted.born"]
