"""Decks that players make: read, checked, named in words when faulty, kept in the save."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from farmdesk.assets import path
from farmdesk.core.game import FREE_LENGTH, SetupError, settle
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.offers import FaultyFileError
from farmdesk.core.saves import SaveError, dump, load
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.cards import (
    DeckError,
    deck_fault,
    deck_of,
    draft_of,
    text_of,
)
from farmdesk.games.harvest_island.drafts import read
from farmdesk.games.harvest_island.own import OURS, OwnDecks, load_decks
from tests.games.harvest_island.islands import args

Data = dict[str, Any]


def box() -> Data:
    """Our own file under another name, with one lychee dearer than ours."""
    file = path("resources", "cards", "harvest_island", "deck.json")
    data: Data = json.loads(file.read_text("utf-8")) | {"name": "My box"}
    lychee = next(card for card in data["fruit_cards"] if card["id"] == "lychee-summer-6")
    lychee["points"] = 12
    return data


def _write(folder: Path, data: Data, name: str = "own.json") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(json.dumps(data), "utf-8")
    return folder / name


def text() -> str:
    """The value of the option for that deck."""
    return text_of(read(json.dumps(box()).encode()))


def _faults(data: Data) -> list[tuple[str, dict[str, object]]]:
    with pytest.raises(FaultyFileError) as caught:
        read(json.dumps(data).encode(), "own")
    return [(told.key.rpartition(".")[2], args(told)) for told in caught.value.faults]


def test_a_good_deck_is_offered_beside_ours(farmdesk_home: Path) -> None:
    """HI-26: from the folder `decks`; its cards are those of the file."""
    farmdesk_home.mkdir()
    _write(farmdesk_home / "decks", box())
    offers = OwnDecks().offers()
    assert [offer.label for offer in offers.values] == [OURS.label, "My box"]
    assert offers.faults == ()
    deck = deck_of(offers.values[1].value)
    assert deck.points[deck.by_id["lychee-summer-6"]] == 12
    assert deck.points[deck_of("").by_id["lychee-summer-6"]] == 12
    assert deck_of("").points[deck.by_id["lychee-summer-6"]] == 6
    assert deck.name == "My box"


def test_no_folder_no_decks(tmp_path: Path) -> None:
    """HI-26: ours is always there."""
    assert load_decks(tmp_path / "none").decks == ()
    assert OwnDecks().renew("") == OURS


def test_one_text_a_deck() -> None:
    """HI-26: reading and writing give the same; it fits into an option."""
    value = text()
    assert text_of(draft_of(value)) == value
    assert len(value) < 1_000 < FREE_LENGTH
    assert deck_fault(value) is None
    longest = read(json.dumps(_dear() | {"name": "名" * 40}).encode())
    assert len(text_of(longest)) < FREE_LENGTH


def _dear() -> Data:
    data = box()
    for card in data["fruit_cards"]:
        card["points"] = 99
    return data


def test_the_order_of_cards_in_a_file_does_not_matter() -> None:
    """HI-26."""
    data = box()
    data["fruit_cards"].reverse()
    data["weather_cards"].reverse()
    assert text_of(read(json.dumps(data).encode())) == text()


def test_ids_and_names_may_be_left_out(tmp_path: Path) -> None:
    """HI-26: the deck is called like its file then."""
    data = box()
    del data["name"]
    for card in data["fruit_cards"]:
        del card["id"]
    file = _write(tmp_path, data, "Second edition.json")
    assert draft_of(OwnDecks().read(file)).name == "Second edition"


def test_the_deck_is_played_with() -> None:
    """HI-26: with all its cards, at any number of seats."""
    for seats in (2, 3, 4):
        state = GAME.setup(settle(GAME.info, {"deck": text()}, seats), seats, _luck())
        assert state.deck == text()
        names = {placed.piece for placed in GAME.table(state)}
        assert "card:lychee-summer-6" in names
    assert GAME.standing(state).totals == (0,) * 4


def _luck() -> Any:
    from farmdesk.core.luck import Luck

    return Luck.seeded(3)


def _with(cards: str, number: int, **facts: object) -> Data:
    data = box()
    data[cards][number].update(facts)
    return data


def _without(kind: str, number: int, key: str) -> Data:
    data = box()
    del data[kind][number][key]
    return data


def _short(kind: str) -> Data:
    data = box()
    data[kind].pop()
    return data


def _swapped() -> Data:
    """A spring card in summer."""
    return _with("fruit_cards", 0, season="summer")


def _stormy_spring() -> Data:
    """All weather in spring, and as much fruit elsewhere instead."""
    data = box()
    spring = [card for card in data["fruit_cards"] if card["season"] == "spring"]
    for card in data["weather_cards"]:
        if card["season"] != "spring":
            spring.pop()["season"], card["season"] = card["season"], "spring"
    return data


FAULTS: list[tuple[str, Callable[[], Data], str, dict[str, object]]] = [
    ("unknown fruit", lambda: _with("fruit_cards", 0, fruit="durian"), "fruit",
     {"card": "banana-spring-1", "found": "durian"}),
    ("no fruit", lambda: _without("fruit_cards", 0, "fruit"), "fruit",
     {"card": "banana-spring-1", "found": ""}),
    ("a list for a fruit", lambda: _with("fruit_cards", 0, fruit=["mango"]), "fruit",
     {"card": "banana-spring-1", "found": "['mango']"}),
    ("negative points", lambda: _with("fruit_cards", 1, points=-1), "points",
     {"card": "banana-spring-2", "found": "-1", "most": 99}),
    ("half points", lambda: _with("fruit_cards", 1, points=1.5), "points",
     {"card": "banana-spring-2", "found": "1.5", "most": 99}),
    ("a truth for points", lambda: _with("fruit_cards", 1, points=True), "points",
     {"card": "banana-spring-2", "found": "True", "most": 99}),
    ("points in letters", lambda: _with("fruit_cards", 1, points="2"), "points",
     {"card": "banana-spring-2", "found": "2", "most": 99}),
    ("too many points", lambda: _with("fruit_cards", 1, points=100), "points",
     {"card": "banana-spring-2", "found": "100", "most": 99}),
    ("no points", lambda: _without("fruit_cards", 1, "points"), "points",
     {"card": "banana-spring-2", "found": "", "most": 99}),
    ("unknown season", lambda: _with("fruit_cards", 0, season="monsoon"), "season",
     {"card": "banana-spring-1", "found": "monsoon"}),
    ("weather in no season", lambda: _with("weather_cards", 0, season=4), "season",
     {"card": "sun-spring-1", "found": "4"}),
    ("unknown weather", lambda: _with("weather_cards", 0, kind="hail"), "weather",
     {"card": "sun-spring-1", "found": "hail"}),
    ("one id twice", lambda: _with("fruit_cards", 1, id="banana-spring-1"), "twice",
     {"card": "banana-spring-1", "n": 2}),
    ("fruit and weather of one id", lambda: _with("weather_cards", 0, id="mango-spring-1"),
     "twice", {"card": "mango-spring-1", "n": 2}),
    ("too little fruit", lambda: _short("fruit_cards"), "fruit_cards",
     {"found": 109, "needed": 110}),
    ("too little weather", lambda: _short("weather_cards"), "weather_cards",
     {"found": 24, "needed": 25}),
    ("a short spring", _swapped, "pile", {"season": "spring", "found": 34, "needed": 35}),
    ("a stormy spring", _stormy_spring, "spring", {"found": 10, "needed": 21}),
    ("a long name", lambda: box() | {"name": "x" * 41}, "name", {"most": 40}),
    ("a name of two lines", lambda: box() | {"name": "a\nb"}, "name", {"most": 40}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("make", "key", "told"), [row[1:] for row in FAULTS], ids=[row[0] for row in FAULTS]
)
def test_every_fault_is_named(
    make: Callable[[], Data], key: str, told: dict[str, object], tmp_path: Path
) -> None:
    """HI-26: with the card; nothing of the file is loaded."""
    assert _faults(make())[0] == (key, told)
    _write(tmp_path, make())
    shelf = load_decks(tmp_path)
    assert shelf.decks == ()
    assert {name for name, _ in shelf.faults} == {"own.json"}


def test_ids_are_compared_as_a_whole() -> None:
    """HI-26: two that only begin alike are two; one that is empty is none."""
    data = box()
    for number in (0, 1):
        data["fruit_cards"][number]["id"] = "x" * 60 + str(number)
        data["weather_cards"][number]["id"] = ""
    assert len(read(json.dumps(data).encode()).fruit) == 110
    data["fruit_cards"][1]["id"] = data["fruit_cards"][0]["id"]
    assert _faults(data) == [("twice", {"card": "x" * 40 + "…", "n": 2})]


def test_all_faults_of_a_file_are_told() -> None:
    """HI-26: cards without an id by their number."""
    data = box()
    data["fruit_cards"][0] = {"fruit": "durian", "season": "monsoon", "points": -3}
    data["weather_cards"][1].update(kind="hail")
    data["weather_cards"].pop()
    assert [(key, told.get("card")) for key, told in _faults(data)] == [
        ("fruit", "1"),
        ("season", "1"),
        ("points", "1"),
        ("weather", "sun-spring-2"),
        ("weather_cards", None),
    ]
    both = _faults(_swapped())
    assert [told["season"] for _, told in both] == ["spring", "summer"]


@pytest.mark.parametrize(
    ("data", "key", "told"),
    [
        (b"not json", "no_json", {}),
        (b"\xff\xfe\x00", "no_json", {}),
        (b"[" * 100_000, "shape", {"where": "file"}),
        (b"[]", "shape", {"where": "file"}),
        (b'{"schema": 2}', "shape", {"where": "schema"}),
        (b'{"schema": 1, "game": "chess"}', "shape", {"where": "game"}),
        (b'{"schema": 1, "game": "harvest_island"}', "shape", {"where": "file"}),
        (b'{"schema": 1, "game": "harvest_island", "fruit_cards": [3]}', "shape",
         {"where": "fruit_cards[0]"}),
        (b" " * 300_000, "too_large", {}),
    ],
)  # fmt: skip
def test_what_is_no_deck_file(data: bytes, key: str, told: dict[str, object]) -> None:
    """HI-26: told in one sentence with the place in the file."""
    with pytest.raises(FaultyFileError) as caught:
        read(data, "own")
    (fault,) = caught.value.faults
    assert (fault.key.rpartition(".")[2], args(fault)) == (key, told)


def test_a_bad_file_does_not_hide_a_good_one(tmp_path: Path) -> None:
    """HI-26: files are read one by one; a folder of that name is no file."""
    _write(tmp_path, box(), "good.json")
    _write(tmp_path, _swapped(), "bad.json")
    (tmp_path / "folder.json").mkdir()
    shelf = load_decks(tmp_path)
    assert [draft.name for draft in shelf.decks] == ["My box"]
    assert [(name, told.key.rpartition(".")[2]) for name, told in shelf.faults] == [
        ("bad.json", "pile"),
        ("bad.json", "pile"),
        ("folder.json", "not_read"),
    ]


def test_two_decks_of_one_name(tmp_path: Path) -> None:
    """HI-26: the first file counts."""
    _write(tmp_path, box(), "a.json")
    _write(tmp_path, _dear(), "b.json")
    shelf = load_decks(tmp_path)
    assert len(shelf.decks) == 1
    assert [(name, args(told)) for name, told in shelf.faults] == [("b.json", {"deck": "My box"})]


def test_a_deck_is_renewed_by_its_name(farmdesk_home: Path) -> None:
    """HI-26: as its file gives it now; None when it has gone."""
    farmdesk_home.mkdir()
    file = _write(farmdesk_home / "decks", _dear())
    fresh = OwnDecks().renew(text())
    assert fresh is not None
    assert fresh.label == "My box"
    assert fresh.value == text_of(read(file.read_bytes())) != text()
    file.unlink()
    assert OwnDecks().renew(text()) is None


def test_a_save_opens_when_the_file_of_its_deck_has_gone() -> None:
    """HI-26: the deck is in the save."""
    match = Match(GAME, {"deck": text()}, 4, _chairs())
    match.play(match.decisions[0].seat, match.decisions[0].moves[0])
    data = dump(match)
    loaded = load(data, _find)
    assert loaded.state == match.state
    assert dump(loaded) == data


def _find(game_id: str) -> Any:
    return GAME if game_id == GAME.info.id else None


def _chairs() -> list[Chair]:
    return [Chair(f"Seat {k}", colour=COLOURS[k]) for k in range(2)]


@pytest.mark.parametrize(
    "change",
    [
        lambda value: "nonsense",
        lambda value: "{}",
        lambda value: "[]",
        lambda value: value.replace("[[1,", "[[1, ", 1),
        lambda value: value.replace("[[1,", "[[", 1),
        lambda value: value.replace("[[1,", "[[100,", 1),
        lambda value: value.replace("[[1,", "[[-1,", 1),
        lambda value: value.replace("[[1,2,", "[[2,1,", 1),
        lambda value: value.replace('"name":"My box"', '"name":""'),
        lambda value: value.replace('"name"', '"title"'),
        lambda value: value.replace('"weather":[[3,', '"weather":[[2,'),
        lambda value: value.replace('"fruit":[', '"fruit":[[[],[],[],[]],'),
    ],
)
def test_decks_altered_by_hand_are_refused(change: Callable[[str], str]) -> None:
    """HI-26: in an option and in a save alike, though never with a traceback."""
    value = change(text())
    assert value != text()
    assert deck_fault(value) is not None
    with pytest.raises(DeckError):
        deck_of(value)
    with pytest.raises(SetupError, match="deck is refused"):
        settle(GAME.info, {"deck": value}, 2)
    save = json.loads(dump(Match(GAME, {}, 1, _chairs())))
    save["options"]["deck"] = value
    with pytest.raises(SaveError):
        load(json.dumps(save).encode(), _find)
