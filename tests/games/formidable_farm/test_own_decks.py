"""Decks that players make: read, checked, named in words when faulty, kept in the save."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from farmdesk.core.game import FREE_LENGTH, SetupError, settle
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.offers import FaultyFileError
from farmdesk.core.saves import dump, load
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.cards import OURS, deck_of
from farmdesk.games.formidable_farm.codes import decoded, encoded
from farmdesk.games.formidable_farm.drafts import FIELDS, NEEDED, SPECIALS, Raw, read
from farmdesk.games.formidable_farm.own import OwnDecks, own_fault
from farmdesk.games.formidable_farm.state import deck
from tests.games.formidable_farm.farms import CODES, OUR_TEXT, raw, start, with_cards


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FARMDESK_HOME", str(tmp_path))
    home = OwnDecks().folder()
    home.mkdir(parents=True)
    return home


def write(folder: Path, data: object, name: str = "mine.json") -> Path:
    file = folder / name
    file.write_text(json.dumps(data), "utf-8")
    return file


def faults(folder: Path, data: object) -> list[tuple[str, dict[str, Any]]]:
    """All faults of a file, as key and arguments."""
    with pytest.raises(FaultyFileError) as caught:
        OwnDecks().read(write(folder, data))
    return [(f.key.rpartition(".")[2], dict(f.args)) for f in caught.value.faults]


def altered(card: int, **fields: Any) -> Raw:
    """Our file with another card 0, 1, .. in it."""
    data = raw()
    data["cards"][card] |= fields
    return data


def test_our_deck_as_a_deck_of_ones_own(folder: Path) -> None:
    """FF-34: read, offered and played; the same cards as ours."""
    file = write(folder, raw())
    text = OwnDecks().read(file)
    assert text == encoded(raw(), "mine")
    assert len(text) < FREE_LENGTH
    own = deck_of(text)
    assert [card[1:3] for card in own.cards] == [card[1:3] for card in OURS.cards]
    assert own.ring == OURS.ring
    offers = OwnDecks().offers()
    assert [offer.value for offer in offers.values] == ["", text]
    assert offers.faults == ()
    assert deck(start(2, own=text)).key == text


def test_texts_are_read_back() -> None:
    """FF-34: a deck and its text are the same thing."""
    assert encoded(decoded(OUR_TEXT), "ours") == OUR_TEXT
    assert own_fault(OUR_TEXT) is None
    assert own_fault("") is None
    odd = with_cards("8w:g9w3w", "2a3m2d:z39>2a.x9,2a>9p.p9,w>9.u98")
    assert encoded(decoded(odd), "ours") == odd
    assert own_fault(odd) is None


def test_another_ring(folder: Path) -> None:
    """FF-1, FF-34: without the field the order is ours."""
    data = raw()
    data["supply_board"]["clockwise"].reverse()
    own = deck_of(OwnDecks().read(write(folder, data)))
    assert own.ring == OURS.ring[::-1]
    del data["supply_board"]
    assert deck_of(OwnDecks().read(write(folder, data))).ring == OURS.ring
    data["supply_board"] = {"clockwise": [{"id": "wheat3"}]}
    assert faults(folder, data) == [
        ("board", {"allowed": "wheat3, cucumber2, tomato2, sheep1, pig1, card1"})
    ]


@pytest.mark.parametrize(
    ("fields", "field", "found"),
    [
        ({"cost": {"symbols": ["rice"]}}, "cost.symbols", "rice"),
        ({"cost": {"symbols": []}}, "cost.symbols", "[]"),
        ({"cost": {"symbols": ["wheat"] * 9}}, "cost.symbols", None),
        ({"cost": {"symbols": "wheat"}}, "cost.symbols", "wheat"),
        ({"cost": {"special": "free"}}, "cost.special", "free"),
        ({"cost": {}}, "cost", "{}"),
        ({"cost": None}, "cost", "null"),
        ({"cost": {"special": "pay_fulfilled_3", "symbols": ["wheat"]}}, "cost", None),
        ({"reward": []}, "reward", "[]"),
        ({"reward": "much"}, "reward", "much"),
        ({"reward": [{"type": "win"}]}, "reward[0].type", "win"),
        ({"reward": ["win"]}, "reward[0].type", "null"),
        ({"reward": [{"type": "draw", "n": 0}]}, "reward[0].n", "0"),
        ({"reward": [{"type": "draw", "n": 10}]}, "reward[0].n", "10"),
        ({"reward": [{"type": "draw", "n": True}]}, "reward[0].n", "true"),
        ({"reward": [{"type": "draw", "n": "two"}]}, "reward[0].n", "two"),
        ({"reward": [{"type": "draw"}]}, "reward[0] (draw)", "{}"),
        ({"reward": [{"type": "gain", "crops": ["same"]}]}, "reward[0].crops", "same"),
        ({"reward": [{"type": "gain", "crops": []}]}, "reward[0].crops", "[]"),
        ({"reward": [{"type": "supply", "from": "afar", "times": 1}]}, "reward[0].from", "afar"),
        ({"reward": [{"type": "supply", "from": "own", "times": 3}]}, "reward[0].times", "3"),
        (
            {"reward": [{"type": "draw_then_under", "draw": 2, "under": 3}]},
            "reward[0].under",
            "3",
        ),
        ({"reward": [{"type": "extra_turn", "n": 2}]}, "reward[0] (extra_turn)", "n"),
        ({"id": ""}, "id", ""),
        ({"id": 7}, "id", "7"),
    ],
)
def test_faults_of_a_card(
    folder: Path, fields: dict[str, Any], field: str, found: str | None
) -> None:
    """FF-34: the card, the field, what stands there and what is allowed."""
    told = faults(folder, altered(3, **fields))
    assert len(told) == 1
    key, args = told[0]
    assert key == "field"
    assert args["card"] == ("#4" if "id" in fields else "FF004")
    assert args["field"] == field
    assert found is None or args["found"] == found
    assert args["allowed"]


def test_allowed_values_are_named(folder: Path) -> None:
    """FF-34."""
    ((_, args),) = faults(folder, altered(0, cost={"special": "free"}))
    assert args["allowed"] == ", ".join(SPECIALS)
    ((_, args),) = faults(folder, altered(0, reward=[{"type": "win"}]))
    assert args["allowed"] == ", ".join(FIELDS)


def test_all_faults_are_told_at_once(folder: Path) -> None:
    """FF-34."""
    data = raw()
    data["cards"][0]["cost"] = {"special": "free"}
    data["cards"][1]["reward"] = [{"type": "win"}]
    data["cards"].pop()
    data["format"] = 2
    told = faults(folder, data)
    assert [key for key, _ in told] == ["format", "count", "field", "field"]
    assert told[1][1] == {"n": 118, "needed": 119}
    assert told[0][1] == {"found": "2", "allowed": "1"}


def test_lone_symbols(folder: Path) -> None:
    """FF-11: one crop alone is neither identical nor different."""
    for symbol in ("same", "different"):
        ((key, args),) = faults(folder, altered(0, cost={"symbols": [symbol, "wheat"]}))
        assert (key, args) == ("lone", {"card": "FF001", "field": "cost.symbols"})
    ((key, args),) = faults(folder, altered(0, cost={"symbols": ["different"] * 6}))
    assert (key, args["field"]) == ("field", "cost.symbols")


def test_cards_that_are_there_twice(folder: Path) -> None:
    """R-1: all are different."""
    data = raw()
    data["cards"][1] = data["cards"][0] | {"id": "FF002"}
    assert ("alike", {"card": "FF002", "other": "FF001"}) in faults(folder, data)
    data = altered(1, id="FF001")
    assert faults(folder, data) == [("twice", {"card": "FF001"})]


@pytest.mark.parametrize(("kind", "numbers"), NEEDED, ids=str)
def test_rewards_that_no_card_has(folder: Path, kind: str, numbers: dict[str, object]) -> None:
    """FF-34: every icon of the rule text is there."""
    data = raw()
    wanted = {"type": kind, **numbers}
    for place, card in enumerate(data["cards"]):
        if any(wanted.items() <= effect.items() for effect in card["reward"]):
            crops = ["wheat"] * (1 + place % 12) + ["pig"] * (place // 12)
            card["reward"] = [{"type": "gain", "crops": crops[:12]}]
            if kind == "gain":
                card["reward"] = [{"type": "draw", "n": 1 + place % 9}]
                card["cost"] = {"symbols": ["wheat"] * (1 + place // 9 % 8)}
    told = [args["what"] for key, args in faults(folder, data) if key == "lacks"]
    text = ", ".join([kind, *(f"{part} {value}" for part, value in numbers.items())])
    assert text in told


def test_costs_that_no_card_has(folder: Path) -> None:
    """FF-34."""
    data = raw()
    for place, card in enumerate(data["cards"]):
        if "special" in card["cost"] or "same" in card["cost"]["symbols"]:
            card["cost"] = {"symbols": ["wheat"] * 7}
            card["reward"] = [*card["reward"], {"type": "rearrange", "n": 1 + place % 9}]
    told = [args for key, args in faults(folder, data) if key == "lacks"]
    assert (
        told
        == [
            *({"field": "cost.special", "what": special} for special in SPECIALS),
            {"field": "cost.symbols", "what": "same"},
            {"field": "reward.type", "what": "gain_per_paid"},
        ][: len(SPECIALS) + 1]
    )


@pytest.mark.parametrize(
    ("data", "key"),
    [(b"{", "no_json"), (b"\xff", "no_json"), (b"[]", "no_cards"), (b'{"cards": 3}', "no_cards")],
)
def test_what_is_no_file_of_cards(folder: Path, data: bytes, key: str) -> None:
    """FF-34."""
    file = folder / "odd.json"
    file.write_bytes(data)
    offers = OwnDecks().offers()
    assert len(offers.values) == 1
    ((name, said),) = offers.faults
    assert (name, said.key) == ("odd.json", f"formidable_farm.fault.{key}")


def test_strange_files(folder: Path, tmp_path: Path) -> None:
    """FF-34: too large, not there, nested too deeply, cards that are no cards."""
    big = folder / "big.json"
    big.write_bytes(b" " * 500_000)
    with pytest.raises(FaultyFileError, match="too_large"):
        OwnDecks().read(big)
    with pytest.raises(FaultyFileError, match="not_read"):
        OwnDecks().read(tmp_path / "none.json")
    with pytest.raises(FaultyFileError, match="no_json"):
        OwnDecks().read(_deep(folder))
    data = raw()
    data["cards"][5] = "card"
    ((key, args),) = faults(folder, data)
    assert (key, args["card"], args["field"]) == ("field", "#6", "card")
    assert read(json.dumps(raw()).encode()) == raw()


def _deep(folder: Path) -> Path:
    file = folder / "deep.json"
    file.write_bytes(b'{"cards": ' + b"[" * 50_000)
    return file


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "|wctsp+|",
        OUR_TEXT.replace("|wctsp+|", "|wctsp|"),
        OUR_TEXT.replace("2t:gs", "2t:qs"),
        OUR_TEXT.replace("2t:gs", "2t"),
        OUR_TEXT.replace("2t:gs", "2z:gs"),
        OUR_TEXT.replace("2t:gs", "!q:gs"),
        OUR_TEXT.replace("2t:gs", "2t:d0"),
        OUR_TEXT.replace(" 3w:gp", ""),
        OUR_TEXT.replace("3w:gp", "2t:gs"),
        OUR_TEXT + "|",
        "\x00" + OUR_TEXT,
        "n" * 41 + OUR_TEXT,
    ],
)
def test_texts_that_are_no_decks(text: str) -> None:
    """FF-34: refused where a game is set up, with the first fault."""
    assert own_fault(text) is not None
    with pytest.raises(SetupError):
        settle(GAME.info, {"own": text}, 2)


def test_a_save_holds_its_deck() -> None:
    """FF-34: it opens when the file has gone."""
    key = with_cards("w:x3,w>2w")
    chairs = [Chair(f"Seat {k}", colour=COLOURS[k]) for k in range(2)]
    match = Match(GAME, {"own": key}, 5, chairs)
    for _ in range(12):
        decision = match.decisions[0]
        match.play(decision.seat, decision.moves[-1])
    again = load(dump(match), {"formidable_farm": GAME}.get)
    assert again.states == match.states
    assert deck(again.state).key == key


def test_a_deck_is_renewed_from_its_file(folder: Path) -> None:
    """FF-34: by its name; gone or faulty files give nothing."""
    file = write(folder, raw())
    old = OwnDecks().read(file)
    data = altered(0, reward=[{"type": "gain", "crops": ["pig", "pig"]}])
    write(folder, data)
    fresh = OwnDecks().renew(old)
    assert fresh is not None
    assert (fresh.label, fresh.value) == ("mine", OwnDecks().read(file))
    assert fresh.value != old
    file.unlink()
    assert OwnDecks().renew(old) is None
    ours = OwnDecks().renew("")
    assert ours is not None
    assert ours.value == ""


def test_the_codes_of_our_cards_are_short() -> None:
    """FF-34: a save with a deck of one's own stays small."""
    assert len(OUR_TEXT) < 1_000
    assert len(CODES) == 119
