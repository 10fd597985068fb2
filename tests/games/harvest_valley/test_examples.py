"""The two worked examples of the rule text, line by line: R-32 and R-33."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from farmdesk.core.standing import ScoreLine
from farmdesk.games.harvest_valley import GAME, scoring
from farmdesk.games.harvest_valley.state import State
from tests.games.harvest_valley.valleys import SIGNS, draw

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))["examples"]
LETTERS = {kind: sign for sign, kind in SIGNS.items()}


def _sign(cell: dict[str, Any], names: list[str], example: dict[str, Any]) -> str:
    from farmdesk.games.harvest_valley.cards import KIND_NAMES

    if cell["kind"] == "farmhouse":
        seat = example["turn_order"].index(example["farmhouses"][cell["farmhouse"]]["owner"])
        own = [n for n in names if example["farmhouses"][n]["owner"] == example["turn_order"][seat]]
        return f"{seat}{'ab'[own.index(cell['farmhouse'])]}"
    if "value" in cell:
        return f"{'v' if cell['kind'] == 'vegetable' else 't'}{cell['value']}"
    return LETTERS[KIND_NAMES.index(cell["kind"])]


def _state(example: dict[str, Any]) -> State:
    names = sorted(example["farmhouses"])
    rows = [[_sign(cell, names, example) for cell in row] for row in example["layout"]]
    return draw("\n".join(" ".join(row) for row in rows), seats=example["players"])


def _places(example: dict[str, Any]) -> dict[str, str]:
    return {
        cell["farmhouse"]: f"valley/{r},{c}"
        for r, row in enumerate(example["layout"])
        for c, cell in enumerate(row)
        if cell["kind"] == "farmhouse"
    }


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_every_line_of_every_farmhouse(example: dict[str, Any]) -> None:
    """R-32, R-33: vegetables, trees, water, every wheat field, and the sum, as printed."""
    lines = GAME.standing(_state(example)).lines
    for name, place in _places(example).items():
        printed = example["farmhouses"][name]
        own = [line for line in lines if line.of == place and line.group != "left"]
        found = {line.group: line for line in own}
        assert _points(found, "vegetables") == printed["vegetables"]
        assert _points(found, "trees") == printed["fruit_trees"]
        assert _points(found, "water") == printed["water_bonus"]
        assert _points(found, "wheat") == printed["wheat"]
        assert sum(line.points for line in own) == printed["total"]
        fields = found["wheat"].parts if "wheat" in found else ()
        assert sorted(len(part.places) for part in fields) == sorted(printed["wheat_fields"])
        if "vegetable_values" in printed:
            values = [part.points for part in found["vegetables"].parts]
            assert sorted(values) == sorted(printed["vegetable_values"])


def _points(found: dict[str, ScoreLine], group: str) -> int:
    return found[group].points if group in found else 0


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_totals_and_winner(example: dict[str, Any]) -> None:
    """R-30, R-32, R-33, HV-15: totals by seat, and red wins both."""
    state = _state(example)
    standing = GAME.standing(state)
    printed = tuple(example["totals"][name] for name in example["turn_order"])
    assert standing.totals == scoring.totals(state) == printed
    assert [example["turn_order"][seat] for seat in standing.winners] == [example["winner"]]


def test_the_left_neighbour_of_the_example() -> None:
    """R-33, HV-15: red adds green, and so on round the table."""
    example = EXAMPLES[1]
    order = example["turn_order"]
    places = _places(example)
    lines = GAME.standing(_state(example)).lines
    for line in (line for line in lines if line.group == "left"):
        assert line.of == places[example["left_neighbour"][order[line.seat]]]
