"""Reading saves: what is good comes back whole; what is not is told in one sentence."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from farmdesk.core.match import HUMAN
from farmdesk.core.saves import (
    FORMAT,
    MAX_BYTES,
    SaveError,
    backups,
    dump,
    load,
    newest_good,
    read,
    write,
)  # fmt: skip
from tests.contract.plays import rules
from tests.core.little import new_match, play_on

FOLDERS = ("농장 폴더", "保存 された 対局", "a b  c", "Ärger & Spaß 'n' \"more\"")


def saved(count: int = 20) -> dict[str, Any]:
    """A good save as data."""
    data: dict[str, Any] = json.loads(dump(play_on(new_match(HUMAN, "hard", seed=5), count)))
    return data


def reason(data: bytes) -> str:
    """Why a save is refused."""
    with pytest.raises(SaveError) as caught:
        load(data, rules)
    return caught.value.phrase.key


def refused(**changes: Any) -> str:
    """Why a save with such changes is refused."""
    return reason(json.dumps(saved() | changes).encode())


def test_a_save_is_text_that_people_can_read() -> None:
    text = dump(play_on(new_match(HUMAN, "hard", seed=5), 2)).decode()
    assert text.endswith("}\n")
    data = json.loads(text)
    assert data["format"] == FORMAT
    assert (data["game"], data["rules"], data["seed"]) == ("toy", 1, 5)
    assert data["options"] == {"purse": "full", "takeback": "on", "preview": "on"}
    assert data["seats"][1] == {"name": "Seat 1", "player": "hard", "colour": "blue"}
    assert data["moves"] == ["0 bid 0", "1 bid 3"]
    assert '\n  "1 bid 3"\n' in text, "one move a line"


def test_names_in_any_script_come_back() -> None:
    match = new_match()
    names = ("さくら \N{CHERRY BLOSSOM}", "김 농부")
    match.chairs = tuple(
        chair._replace(name=name) for chair, name in zip(match.chairs, names, strict=True)
    )
    assert load(dump(match), rules).chairs == match.chairs


def test_what_may_be_left_out_is_filled_in() -> None:
    data = saved()
    for key in ("undone", "takebacks"):
        del data[key]
    data["options"] = {}
    match = load(json.dumps(data).encode(), rules)
    assert match.options == {"purse": "full", "takeback": "on", "preview": "on"}
    assert match.future == []
    assert not match.takebacks


def test_what_was_undone_and_the_mark_are_kept() -> None:
    match = play_on(new_match(), 12)
    match.undo()
    match.undo()
    assert match.takebacks
    again = load(dump(match), rules)
    assert again.takebacks
    assert again.future == match.future
    match.redo()
    again.redo()
    assert again.states == match.states


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"format": FORMAT + 1}, "save.newer"),
        ({"format": FORMAT + 1, "something": "new"}, "save.newer"),
        ({"format": 0}, "save.damaged"),
        ({"format": "1"}, "save.damaged"),
        ({"format": 10**30}, "save.newer"),
        ({"rules": 2}, "save.newer"),
        ({"rules": 0}, "save.older_rules"),
        ({"game": "chess"}, "save.unknown_game"),
        ({"game": ""}, "save.damaged"),
        ({"game": "\x1b[2J"}, "save.damaged"),
        ({"game": "toy\n"}, "save.damaged"),
        ({"game": None}, "save.damaged"),
        ({"extra": 1}, "save.damaged"),
        ({"seed": -1}, "save.damaged"),
        ({"seed": 2**32}, "save.damaged"),
        ({"seed": 1.5}, "save.damaged"),
        ({"seed": True}, "save.damaged"),
        ({"options": {"purse": "half"}}, "save.damaged"),
        ({"options": {"speed": "on"}}, "save.damaged"),
        ({"options": {"purse": 1}}, "save.damaged"),
        ({"options": []}, "save.damaged"),
        ({"seats": []}, "save.damaged"),
        ({"seats": [{"name": "A", "player": "human", "colour": "red"}]}, "save.damaged"),
        ({"moves": None}, "save.damaged"),
        ({"moves": [1, 2]}, "save.damaged"),
        ({"moves": ["x" * 401]}, "save.damaged"),
        ({"moves": ["0 bid 0"] * 20_001}, "save.damaged"),
        ({"moves": ["0 bid 0", "0 bid 0"]}, "save.illegal_move"),
        ({"moves": ["0 bid 9"]}, "save.illegal_move"),
        ({"moves": ["9 bid 0"]}, "save.illegal_move"),
        ({"moves": ["bid 0"]}, "save.illegal_move"),
        ({"moves": [""]}, "save.illegal_move"),
        ({"moves": ["0  bid 0"]}, "save.illegal_move"),
        ({"moves": ["-1 bid 0"]}, "save.illegal_move"),
        ({"moves": ["²  bid 0"]}, "save.illegal_move"),
        ({"moves": ["0 BID 0"]}, "save.illegal_move"),
        ({"undone": ["0 enough"]}, "save.illegal_move"),
        ({"takebacks": 1}, "save.damaged"),
        ({"takebacks": None}, "save.damaged"),
    ],
)
def test_a_save_that_does_not_hold_is_refused_with_its_reason(
    changes: dict[str, Any], why: str
) -> None:
    assert refused(**changes) == why


@pytest.mark.parametrize("key", ["format", "game", "rules", "options", "seed", "seats", "moves"])
def test_nothing_else_may_be_left_out(key: str) -> None:
    data = saved()
    del data[key]
    assert reason(json.dumps(data).encode()) == "save.damaged"


@pytest.mark.parametrize(
    "seat",
    [
        {"name": "B", "player": "human", "colour": "red"},
        {"name": "B", "player": "human", "colour": "beige"},
        {"name": "", "player": "human", "colour": "blue"},
        {"name": "x" * 61, "player": "human", "colour": "blue"},
        {"name": "a\x00b", "player": "human", "colour": "blue"},
        {"name": "B", "player": "", "colour": "blue"},
        {"name": "B", "colour": "blue"},
        {"name": "B", "player": "human", "colour": "blue", "age": 3},
        "human",
        None,
    ],
)
def test_a_seat_that_does_not_hold_is_refused(seat: object) -> None:
    assert refused(seats=[saved()["seats"][0], seat]) == "save.damaged"


def test_the_first_illegal_move_is_named() -> None:
    data = saved()
    data["moves"][7] = "0 fly away"
    with pytest.raises(SaveError) as caught:
        load(json.dumps(data).encode(), rules)
    assert dict(caught.value.phrase.args) == {"n": 8}


def test_a_file_cut_off_anywhere_is_refused() -> None:
    data = dump(play_on(new_match(), 6))
    for end in range(len(data) - 2):
        assert reason(data[:end]) == "save.damaged"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00" * 500,
        b"null",
        b"[]",
        b"\xff\xfe{}",
        '{"format": 1}'.encode("utf-16"),
        b'{"format": NaN, "game": "toy"}',
        b'{"format": Infinity, "game": "toy"}',
        b'{"format": 1, "game": "\xed\xa0\x80"}',
        b'{"format": 1, "game": "\\ud800"}',
        b'{"format": 1, "game": "toy", "x": ' + b"[" * 500_000 + b"]" * 500_000 + b"}",
        b"[" * 1_000_000,
        b'{"a":' * 300_000,
        b"9" * 1_000_000,
        b'{"format": 1' + b"0" * 100_000 + b', "game": "toy"}',
    ],
    ids=lambda data: repr(data[:30]),
)
def test_hostile_bytes_are_refused(data: bytes) -> None:
    assert reason(data) in {"save.damaged", "save.newer"}


def test_a_huge_file_is_not_even_parsed(tmp_path: Path) -> None:
    huge = tmp_path / "huge.json"
    huge.write_bytes(b" " * (MAX_BYTES + 1))
    assert reason(huge.read_bytes()) == "save.too_large"
    with pytest.raises(SaveError) as caught:
        read(huge, rules)
    assert caught.value.phrase.key == "save.too_large"


@pytest.mark.skipif(sys.platform != "linux", reason="a file with terabytes of nothing in it")
def test_no_more_is_read_than_a_save_can_hold(tmp_path: Path) -> None:
    endless = tmp_path / "endless.json"
    with endless.open("wb") as file:
        file.truncate(1 << 42)
    with pytest.raises(SaveError) as caught:
        read(endless, rules)
    assert caught.value.phrase.key == "save.too_large"


def test_of_a_name_that_stands_twice_the_last_counts() -> None:
    text = dump(new_match(seed=5)).decode()
    twice = text.replace('"seed": 5', '"seed": 4, "seed": 6')
    assert load(twice.encode(), rules).seed == 6


def test_reading_leaves_a_bad_file_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    file.write_bytes(b'{"format": 1, "gam')
    before = file.stat()
    with pytest.raises(SaveError):
        read(file, rules)
    assert file.read_bytes() == b'{"format": 1, "gam'
    assert file.stat().st_mtime_ns == before.st_mtime_ns
    assert list(tmp_path.iterdir()) == [file]


def test_a_missing_file_or_a_folder_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.json", tmp_path):
        with pytest.raises(SaveError) as caught:
            read(path, rules)
        assert caught.value.phrase.key == "save.not_read"
        assert dict(caught.value.phrase.args)["reason"]


@pytest.mark.parametrize("folder", FOLDERS)
def test_folders_may_have_any_name(tmp_path: Path, folder: str) -> None:
    file = tmp_path / folder / "게임 さくら 1.json"
    match = play_on(new_match(), 5)
    write(file, dump(match))
    write(file, dump(play_on(match, 1)))
    assert read(file, rules).states == match.states
    assert read(backups(file)[0], rules).states == match.states[:-1]


def test_the_newest_good_back_up_is_found(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    assert newest_good(file, rules) is None
    for count in range(5):
        write(file, dump(play_on(new_match(), count)))
    first, second, third = backups(file)
    assert newest_good(file, rules) == first
    first.write_bytes(b"rubbish")
    assert newest_good(file, rules) == second
    second.unlink()
    assert newest_good(file, rules) == third
    third.write_bytes(b"")
    assert newest_good(file, rules) is None
