"""Boards that players make: read, checked, named in words when faulty, kept in the save."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from farmdesk.core.game import SetupError, settle
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.moves import Phrase
from farmdesk.core.saves import SaveError, dump, load
from farmdesk.games import find
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.boards import (
    OURS,
    BoardError,
    board_of,
    key_of,
    load_boards,
    own_boards,
    own_fault,
    own_text,
)
from farmdesk.games.rift_valley_reserve.state import boards
from tests.games.rift_valley_reserve.boards import AREAS, MEADOW, board

Data = dict[str, Any]


def meadow() -> Data:
    """A good board with all its lists."""
    return {
        "id": "meadow",
        "name": "Meadow",
        "width": 9,
        "height": 9,
        "areas": list(AREAS),
        "tiles": list(MEADOW),
        "animals": [
            {"kind": "kob", "cell": [1, 1]},
            {"kind": "elephant", "cell": [6, 7]},
            {"kind": "lion", "cell": [8, 4]},
        ],
        "trees": [[3, 7]],
        "water": [[7, 1]],
        "rift": {
            "cells": [[4, 3], [4, 4], [4, 5]],
            "orientation": "horizontal",
            "length": 3,
            "width": 1,
            "bridge_direction": "vertical",
            "border": {
                "color_from": "starting_player",
                "rect": {"top": 4, "left": 3, "bottom": 5, "right": 6},
            },
        },
    }


def bare(tiles: tuple[str, ...] = MEADOW, areas: tuple[str, ...] = AREAS) -> Data:
    """A board without lists."""
    size = {"width": len(tiles[0]), "height": len(tiles)}
    return {"id": "bare", "areas": list(areas), "tiles": list(tiles), **size}


def _write(folder: Path, *boards: Data, name: str = "own.json") -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(json.dumps({"schema": 1, "boards": list(boards)}), "utf-8")


def _faults(folder: Path, *boards: Data) -> list[tuple[str, dict[str, object]]]:
    """Faults of a file as key and arguments; nothing of the file is loaded then."""
    _write(folder, *boards)
    shelf = load_boards(folder)
    assert bool(shelf.faults) != bool(shelf.own)
    assert all(name == "own.json" for name, _ in shelf.faults)
    return [_plain(fault) for _, fault in shelf.faults]


def _plain(fault: Phrase) -> tuple[str, dict[str, object]]:
    args: dict[str, object] = {
        name: value.key.rpartition(".")[2] if isinstance(value, Phrase) else value
        for name, value in fault.args
    }
    return fault.key.removeprefix("rift_valley_reserve.fault."), args


def test_ours_are_there_without_a_folder(tmp_path: Path) -> None:
    """R-24, R-25: six boards, the identical one smaller than all others."""
    shelf = load_boards(tmp_path / "none")
    assert shelf.boards == OURS
    assert [one.mode for one in OURS].count("asymmetric") == 5
    assert len(OURS) == 6
    assert shelf.faults == ()


def test_the_folder_lies_beside_the_saves(farmdesk_home: Path) -> None:
    """RV-32: `boards` in the player's own folder."""
    farmdesk_home.mkdir()
    _write(farmdesk_home / "boards", meadow())
    (own,) = load_boards().own
    assert (own.id, own.name, own.areas, own.tiles) == ("meadow", "Meadow", AREAS, MEADOW)


@pytest.mark.parametrize("data", [meadow(), bare()], ids=["lists", "picture"])
def test_a_good_board_is_offered_beside_ours(tmp_path: Path, data: Data) -> None:
    """RV-32, RV-33: with its lists or without them."""
    assert _faults(tmp_path, data) == []
    shelf = load_boards(tmp_path)
    assert shelf.boards[:-1] == OURS
    assert board_of(key_of(shelf.own[0])) == shelf.own[0]
    assert own_boards(own_text(shelf.own)) == shelf.own


def test_our_own_file_passes_its_own_checks(tmp_path: Path) -> None:
    """RV-33: with other ids, each of ours could be somebody's own board."""
    file = find_ours()
    for data in file["boards"]:
        assert _faults(tmp_path, data | {"id": f"my_{data['id']}"}) == []


def find_ours() -> Any:
    """Our file as it is."""
    from farmdesk.assets import path

    file = path("resources", "cards", "rift_valley_reserve", "boards.json")
    return json.loads(file.read_text("utf-8"))


def _change(data: Data, key: str, r: int, c: int, sign: str) -> Data:
    rows = list(data[key])
    rows[r] = rows[r][:c] + sign + rows[r][c + 1 :]
    return data | {key: rows}


def _overlapping() -> Data:
    data = meadow()
    data["trees"].append([1, 1])
    return data


def _twice() -> Data:
    data = meadow()
    data["water"].append([7, 1])
    return data


def _outside() -> Data:
    data = meadow()
    data["water"].append([7, 9])
    return data


def _rift(**facts: object) -> Data:
    data = meadow()
    data["rift"] |= facts
    return data


CROOKED = (*MEADOW[:4], "...RR....", ".....R...", *MEADOW[6:])
SPLIT = (*MEADOW[:4], "..RR.R...", *MEADOW[5:])
WIDE = (*MEADOW[:4], "...RR....", "...RR....", *MEADOW[6:])
SHORT = (*MEADOW[:4], "...R.....", *MEADOW[5:])
AT_THE_EDGE = ("...RRR...", *MEADOW[1:4], ".........", *MEADOW[5:])
ZOO = ("K.K.K.K.K", ".........", "K.K.K.K.K", ".........", "K.KRRRK.K", ".........",
       "K.K.K.K.K", ".........", "K.K.K.K.K")  # fmt: skip

FAULTS: list[tuple[str, Callable[[], Data], str, dict[str, object]]] = [
    ("overlapping", _overlapping, "overlap",
     {"row": 2, "column": 2, "what": "tree", "other": "kob"}),
    ("listed twice", _twice, "overlap", {"row": 8, "column": 2, "what": "water", "other": "water"}),
    ("off the board", _outside, "off_board", {"row": 8, "column": 10, "what": "water"}),
    ("not listed", lambda: _change(meadow(), "tiles", 0, 8, "T"), "differs",
     {"row": 1, "column": 9, "what": "tree"}),
    ("not in the picture", lambda: _change(meadow(), "tiles", 3, 7, "."), "differs",
     {"row": 4, "column": 8, "what": "tree"}),
    ("other than the picture", lambda: _change(meadow(), "tiles", 3, 7, "W"), "differs",
     {"row": 4, "column": 8, "what": "tree"}),
    ("a broken area", lambda: _change(meadow(), "areas", 0, 8, "A"), "broken_area",
     {"area": "A", "row": 1, "column": 9}),
    ("diagonal is not connected", lambda: _change(meadow(), "areas", 3, 3, "A"), "broken_area",
     {"area": "A", "row": 4, "column": 4}),
    ("eight areas", lambda: bare(areas=tuple(row.replace("I", "H") for row in AREAS)), "no_area",
     {"area": "I"}),
    ("a strange area", lambda: _change(meadow(), "areas", 2, 4, "Z"), "letter",
     {"row": 3, "column": 5, "sign": "Z"}),
    ("a strange sign", lambda: _change(meadow(), "tiles", 5, 0, "x"), "sign",
     {"row": 6, "column": 1, "sign": "x"}),
    ("a crooked rift", lambda: bare(CROOKED), "rift_shape", {"row": 6, "column": 6}),
    ("a rift in two parts", lambda: bare(SPLIT), "rift_shape", {"row": 5, "column": 6}),
    ("a wide rift", lambda: bare(WIDE), "rift_shape", {"row": 6, "column": 4}),
    ("a rift of one square", lambda: bare(SHORT), "rift_shape", {"row": 5, "column": 4}),
    ("no rift", lambda: bare(tuple(row.replace("R", ".") for row in MEADOW)), "no_rift", {}),
    ("a rift at the edge", lambda: bare(AT_THE_EDGE), "rift_bank", {"row": 1, "column": 4}),
    ("a blocked bank", lambda: _change(bare(), "tiles", 5, 4, "T"), "rift_bank",
     {"row": 5, "column": 5}),
    ("wrong orientation", lambda: _rift(orientation="vertical"), "rift_facts",
     {"part": "orientation"}),
    ("wrong length", lambda: _rift(length=4), "rift_facts", {"part": "length"}),
    ("wrong width", lambda: _rift(width=2), "rift_facts", {"part": "width"}),
    ("wrong direction", lambda: _rift(bridge_direction="horizontal"), "rift_facts",
     {"part": "bridge_direction"}),
    ("too few rows", lambda: bare() | {"tiles": list(MEADOW[:8])}, "rows",
     {"part": "tiles", "found": 8, "height": 9}),
    ("a short row", lambda: bare() | {"areas": ["AAAB", *AREAS[1:]]}, "columns",
     {"part": "areas", "row": 1, "found": 4, "width": 9}),
    ("too small", lambda: bare(("......",) * 6, ("AAABBB",) * 6), "size", {"least": 7, "most": 11}),
    ("too wide", lambda: bare(("." * 12,) * 9, ("A" * 12,) * 9), "size", {"least": 7, "most": 11}),
    ("nowhere to begin", lambda: bare(ZOO), "no_first_stop", {}),
    ("ours already", lambda: bare() | {"id": "salt_pans"}, "twice", {}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("make", "key", "args"), [row[1:] for row in FAULTS], ids=[row[0] for row in FAULTS]
)
def test_every_fault_is_named(
    tmp_path: Path, make: Callable[[], Data], key: str, args: dict[str, object]
) -> None:
    """RV-33: with the board, and row and column counted from 1; nothing is loaded."""
    found = _faults(tmp_path, make())
    assert found[0][0] == key
    named = found[0][1]
    title = named.pop("board")
    assert title in {"Meadow", "bare", "salt_pans"}
    assert named == args


def test_all_faults_of_a_file_are_told(tmp_path: Path) -> None:
    """RV-33: and a good board in the same file is left out with the bad one."""
    bad = _change(_change(bare(), "areas", 0, 8, "A"), "tiles", 5, 4, "T")
    found = _faults(tmp_path, meadow(), bad)
    assert [key for key, _ in found] == ["broken_area", "rift_bank"]
    assert load_boards(tmp_path).boards == OURS


def test_of_very_many_faults_the_number_is_told(tmp_path: Path) -> None:
    """RV-33: fifty boards drawn with the wrong letters."""
    small = tuple(row.lower().replace(".", " ") for row in MEADOW)
    found = _faults(tmp_path, *(bare(small) | {"id": f"own_{k}"} for k in range(50)))
    assert [key for key, _ in found] == ["sign"] * 100 + ["more"]
    assert found[-1][1] == {"n": 50 * 81 - 100}


def test_a_bad_file_does_not_hide_a_good_one(tmp_path: Path) -> None:
    """RV-32: files are read one by one."""
    _write(tmp_path, meadow(), name="good.json")
    _write(tmp_path, bare(SHORT), name="bad.json")
    shelf = load_boards(tmp_path)
    assert [one.id for one in shelf.own] == ["meadow"]
    assert [name for name, _ in shelf.faults] == ["bad.json"]


@pytest.mark.parametrize(
    ("data", "key", "args"),
    [
        (b"not json", "no_json", {}),
        (b"\xff\xfe\x00", "no_json", {}),
        (b"[" * 100_000, "shape", {"where": "file"}),
        (b"[]", "shape", {"where": "file"}),
        (b'{"schema": 1}', "shape", {"where": "file"}),
        (b'{"schema": 2, "boards": []}', "shape", {"where": "schema"}),
        (b'{"schema": 1, "boards": []}', "shape", {"where": "boards"}),
        (b'{"schema": 1, "boards": [{"id": 3}]}', "shape", {"where": "boards[0].id"}),
        (b'{"schema": 1, "boards": [{"id": "UPPER CASE"}]}', "shape", {"where": "boards[0].id"}),
        (b" " * 300_000, "too_large", {}),
    ],
)
def test_what_is_no_file_of_boards(
    tmp_path: Path, data: bytes, key: str, args: dict[str, object]
) -> None:
    """RV-33: told in one sentence with the place in the file."""
    (tmp_path / "own.json").write_bytes(data)
    shelf = load_boards(tmp_path)
    assert shelf.boards == OURS
    assert [_plain(fault) for _, fault in shelf.faults] == [(key, args)]


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    """RV-33: a folder of that name, say."""
    (tmp_path / "own.json").mkdir()
    ((name, fault),) = load_boards(tmp_path).faults
    assert name == "own.json"
    assert fault.key == "rift_valley_reserve.fault.not_read"


def _chairs(count: int) -> list[Chair]:
    return [Chair(f"Seat {k}", colour=COLOURS[k]) for k in range(count)]


@pytest.mark.parametrize("boards_option", ["identical", "asymmetric"])
def test_a_save_opens_when_the_file_of_its_boards_has_gone(
    tmp_path: Path, boards_option: str
) -> None:
    """RV-32: the boards are in the save; five of the largest size fit."""
    large = tuple(row + "CC" for row in AREAS) + ("GGGHHHIIIII",) * 2
    tiles = (*(row + ".." for row in MEADOW), "." * 11, "." * 11)
    own = [bare(tiles, large) | {"id": f"own_{k}", "name": "長い名前" * 10} for k in range(5)]
    own = [data | {"areas": [*_square_areas()]} for data in own]
    _write(tmp_path, *own)
    options = {"boards": boards_option, "own": own_text(load_boards(tmp_path).own)}
    match = Match(GAME, options, 4, _chairs(5))
    for seat in range(5):
        match.play(seat, match.decisions[0].moves[seat])
    data = dump(match)
    (tmp_path / "own.json").unlink()
    loaded = load(data, find)
    assert loaded.state == match.state
    assert {one.id for one in boards(loaded.state)} <= {f"own_{k}" for k in range(5)}
    assert dump(loaded) == data


def _square_areas() -> tuple[str, ...]:
    return tuple(
        "".join("ABCDEFGHI"[3 * min(r // 4, 2) + min(c // 4, 2)] for c in range(11))
        for r in range(11)
    )


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "[]",
        "[1]",
        '[{"id":"x"}]',
        own_text((board(),)).replace("RRR", "R.R"),
        own_text((board(),)).replace('"name"', '"title"'),
        own_text((board(),) * 6),
        own_text((board(key="UPPER"),)),
        own_text((board(name="two\nlines"),)),
        own_text((board(name="x" * 41),)),
    ],
)
def test_boards_altered_by_hand_are_refused(text: str) -> None:
    """RV-33: in an option and in a save alike, though never with a traceback."""
    assert own_fault(text) is not None
    with pytest.raises(BoardError):
        own_boards(text)
    with pytest.raises(SetupError, match="own is refused"):
        settle(GAME.info, {"own": text}, 2)
    save = json.loads(dump(Match(GAME, {}, 1, _chairs(2))))
    save["options"]["own"] = text
    with pytest.raises(SaveError):
        load(json.dumps(save).encode(), find)
