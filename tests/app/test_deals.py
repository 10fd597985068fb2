"""Deals of games for one: which seed is which, and the best result of each, kept in one file."""

from __future__ import annotations

import json
from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest

from farmdesk import games
from farmdesk.app import deals
from farmdesk.app.deals import Deal, Deals, Result, Tie, deal_of
from farmdesk.core import saves
from farmdesk.core.luck import SEEDS
from farmdesk.core.match import Chair, Match
from farmdesk.core.moves import phrase
from farmdesk.core.saves import SaveError
from tests.app.fakes import LOST, WON, find, patience_match, valley_match
from tests.toy import patience

SEVEN = Deal("patience", "1", 7)


def test_a_deal_is_its_seed_and_a_day_is_its_date() -> None:
    assert deals.seed_of_day(date(2026, 11, 30)) == 20261130
    assert deals.day_of(20261130) == date(2026, 11, 30)
    assert deals.day_of(20260230) is None
    assert deals.day_of(19991231) is None
    assert [seed for seed in (0, 1, 9_999, 10_000, 20261130, 20261301) if deals.is_deal(seed)] == [
        1, 9_999, 20261130,
    ]  # fmt: skip
    assert deals.name_of(7) == phrase("deal.number", number=7)
    assert deals.name_of(20261130) == phrase("deal.day", day="2026-11-30")


def test_a_fresh_game_is_never_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = [7, 20261130, 77_777]

    def below(limit: int) -> int:
        assert limit == SEEDS
        return drawn.pop(0)

    monkeypatch.setattr("farmdesk.app.deals.secrets.randbelow", below)
    assert deals.fresh_seed() == 77_777


def test_only_a_person_alone_plays_deals() -> None:
    assert deal_of(patience_match(seed=7)) == SEVEN
    assert deal_of(patience_match(seed=70_000)) is None
    assert deal_of(patience_match(seed=7, player="steady")) is None
    assert deal_of(valley_match("human", "human", seed=7)) is None


def test_other_rules_make_another_deal() -> None:
    wet = Match(patience.GAME, {"soil": "wet"}, 7, [Chair("Mira")])
    shown = Match(patience.GAME, {"preview": "off"}, 7, [Chair("Mira")])
    found = deal_of(wet)
    assert found is not None
    assert found.rules.startswith("1-")
    assert found == deals.deal(patience.GAME.info, {"soil": "wet"}, 7)
    assert deal_of(shown) == SEVEN


def test_the_same_number_deals_the_same_game_of_formidable_farm() -> None:
    game = games.find("formidable_farm")
    assert game is not None
    one, again, other = (Match(game, {}, seed, [Chair("A")]) for seed in (7, 7, 8))
    assert one.state == again.state
    assert one.state.farms != other.state.farms


def test_the_best_result_is_kept(tmp_path: Path) -> None:
    book = Deals(tmp_path / "a folder" / "deals.json")
    assert book.best(SEVEN) is None
    assert book.fault() is None
    assert book.keep(patience_match(*LOST, seed=7))
    assert book.best(SEVEN) == Result(won=False, points=0, ties=(Tie("patience.tie.turns", 0),))
    late = ("end early", *WON)
    assert book.keep(patience_match(*late, seed=7))
    assert book.keep(patience_match(*WON, seed=7))
    best = Result(won=True, points=2, ties=(Tie("patience.tie.turns", 2),))
    assert book.best(SEVEN) == best
    assert not book.keep(patience_match(*late, seed=7))
    assert not book.keep(patience_match(*LOST, seed=7))
    assert book.best(SEVEN) == best
    assert book.keep(patience_match(*LOST, seed=8))
    assert Deals(book.file).best(SEVEN) == best


def test_nothing_is_kept_of_games_that_do_not_count(tmp_path: Path) -> None:
    book = Deals(tmp_path / "deals.json")
    assert not book.keep(patience_match(*WON[:-1], seed=7))  # not over
    assert not book.keep(patience_match(*WON, seed=70_000))
    helped = patience_match(*WON, seed=7)
    helped.takebacks = True
    assert not book.keep(helped)
    assert not book.file.exists()


def test_a_win_leads_to_the_next_number(tmp_path: Path) -> None:
    book = Deals(tmp_path / "deals.json")
    assert book.next_number(SEVEN) == 1
    for seed, moves in ((1, WON), (2, LOST), (3, WON)):
        book.keep(patience_match(*moves, seed=seed))
    assert book.next_number(SEVEN) == 2
    book.keep(patience_match(*WON, seed=2))
    assert book.next_number(SEVEN) == 4
    assert book.next_number(SEVEN._replace(rules="2")) == 1


def test_better_is_a_win_then_points_then_ties_in_their_order() -> None:
    def made(points: int, *ties: int, won: bool = True) -> Result:
        return Result(won, points, tuple(Tie(f"x.tie.{'ab'[k]}", v) for k, v in enumerate(ties)))

    ladder = [made(9, won=False), made(1, 0, 9), made(2, 0, 0), made(2, 0, 1), made(2, 1, 0)]
    for low, high in pairwise(ladder):
        assert high.better(low)
        assert not low.better(high)
        assert not low.better(low)
    assert ladder[0].better(None)


@pytest.mark.parametrize(
    "text",
    [
        "{", "[]", "", '{"format": 2, "best": {}}', '{"format": 1}', '{"format": 1, "best": []}',
        '{"format": 1, "best": {"a/1/7": {"won": 1, "points": 2}}}',
        '{"format": 1, "best": {"a/1/7": {"won": true, "points": "2"}}}',
        '{"format": 1, "best": {"a/1/7": {"won": true, "points": 2, "more": 3}}}',
        '{"format":1,"best":{"a":{"won":true,"points":2,"ties":[{"what":"app.quit","value":1}]}}}',
        "[" * 100_000,
        "\udcff\udcfe",
    ],
)  # fmt: skip
def test_a_damaged_file_is_told_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "deals.json"
    data = text.encode(errors="surrogateescape")
    file.write_bytes(data)
    book = Deals(file)
    assert book.fault() == phrase("deal.damaged", file="deals.json")
    assert book.best(SEVEN) is None
    assert book.next_number(SEVEN) == 1
    with pytest.raises(SaveError) as caught:
        book.keep(patience_match(*WON, seed=7))
    assert caught.value.phrase == phrase("deal.damaged", file="deals.json")
    assert file.read_bytes() == data
    assert [left.name for left in tmp_path.iterdir()] == ["deals.json"]


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "deals.json").mkdir()
    fault = Deals(tmp_path / "deals.json").fault()
    assert fault is not None
    assert fault.key == "save.not_read"


def test_a_file_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = Deals(tmp_path / "deals.json")
    book.keep(patience_match(*LOST, seed=7))
    before = book.file.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("farmdesk.core.saves.os.fsync", full)
    with pytest.raises(SaveError):
        book.keep(patience_match(*WON, seed=7))
    assert book.file.read_bytes() == before


def test_the_file_is_plain_json(tmp_path: Path) -> None:
    book = Deals(tmp_path / "deals.json")
    book.keep(patience_match(*WON, seed=7))
    assert json.loads(book.file.read_bytes()) == {
        "format": 1,
        "best": {
            "patience/1/7": {
                "won": True, "points": 2, "ties": [{"what": "patience.tie.turns", "value": 2}],
            }
        },
    }  # fmt: skip


def test_a_save_tells_by_itself_which_deal_it_is(tmp_path: Path) -> None:
    match = patience_match(*WON[:2], seed=20261130)
    saves.write(tmp_path / "x.farmdesk", saves.dump(match))
    again = saves.read(tmp_path / "x.farmdesk", find)
    assert deal_of(again) == deal_of(match) == SEVEN._replace(seed=20261130)


def test_words_of_a_result() -> None:
    spare = (Tie("patience.tie.turns", 2), Tie("patience.tie.more", 1))
    assert Result(won=False, points=3, ties=spare).words == phrase("deal.lost", n=3)
    assert Result(won=True, points=3).words == phrase("deal.won", n=3)
    assert Result(won=True, points=3, ties=spare).words == phrase(
        "deal.won_with", n=3, what=phrase("patience.tie.turns"), value=2
    )
