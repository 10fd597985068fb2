"""The rulebook of Rift Valley Reserve keeps its promises: numbers, example, own boards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farmdesk.core.places import Slot
from farmdesk.games.rift_valley_reserve import GAME, drafts
from farmdesk.games.rift_valley_reserve.boards import MOST_OWN, OURS, Board, key_of, load_boards
from farmdesk.games.rift_valley_reserve.grid import SIDE
from farmdesk.games.rift_valley_reserve.state import FULL_NEEDED, State, blank
from tests.games.rift_valley_reserve.boards import put, score
from tests.house.test_docs import README
from tests.house.test_rulebooks import LANGUAGES, section, text

BOOK = "rift_valley_reserve"
each_language = pytest.mark.parametrize("language", LANGUAGES)


def told(language: str, anchor: str) -> list[list[str]]:
    """The cells of a section's table, without its two lines of head."""
    rows = [row for row in section(BOOK, language, anchor).splitlines() if row.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def numbers(words: str) -> list[int]:
    return list(map(int, re.findall(r"-?\d+", words.replace("\N{MINUS SIGN}", "-"))))


def printed(language: str, folder: Path) -> Board:
    """The board in the book's own file, read as a player's file is."""
    (file,) = re.findall(
        r"^```\n(.*?)^```", section(BOOK, language, "own"), re.MULTILINE | re.DOTALL
    )
    (folder / "mine.json").write_text(file, encoding="utf-8")
    shelf = load_boards(folder)
    assert shelf.faults == ()
    (board,) = shelf.own
    return board


@each_language
def test_the_end_comes_with_as_many_full_boards_as_the_book_says(language: str) -> None:
    rows = [[*numbers(players), *numbers(full)] for players, full in told(language, "end")]
    assert rows == [[players, FULL_NEEDED[players]] for players in GAME.info.seats]


@each_language
def test_the_file_in_the_book_can_be_played_on(language: str, tmp_path: Path) -> None:
    board = printed(language, tmp_path)
    assert board.name
    assert (board.areas, board.tiles) == (
        printed("en", tmp_path).areas,
        printed("en", tmp_path).tiles,
    )


@each_language
def test_the_example_scores_what_the_book_says(language: str, tmp_path: Path) -> None:
    *rows, total = [
        (numbers(spots), numbers(points)) for _, spots, points in told(language, "score")
    ]
    spots = [
        [f"{r - 1},{c - 1}" for r, c in zip(where[::2], where[1::2], strict=True)]
        for where, _ in rows
    ]
    first, second, _, _, stop, tent = (" ".join(one) for one in spots)
    key = key_of(printed(language, tmp_path))
    state = State((key, key), (blank(2), blank(2)), 2, 0, 0, False, (None, None))
    state = put(state, 0, 0, f"trail {first}", f"trail {second}", f"stop {stop}", f"tent {tent}")
    parts = [
        (part.points, part.places[0])
        for line in GAME.standing(state).lines
        if line.seat == 0
        for part in line.parts
    ]
    points = [said[0] for _, said in rows]
    assert [one for one, _ in parts] == points
    assert [slot for _, slot in parts[2:4]] == [Slot(f"board/0/{spots[k][0]}") for k in (2, 3)]
    assert sum(score(state, 0, 0)) == total[1][0] == sum(points)


@each_language
def test_the_book_knows_the_limits_of_own_boards(language: str) -> None:
    rows = {row[0]: row[1] for row in told(language, "own")}
    (sizes,) = (said for keys, said in rows.items() if "`width`" in keys)
    assert numbers(sizes) == [drafts.SMALLEST, SIDE]
    named = {word for keys in rows for word in re.findall(r"`(\w+)`", keys)}
    assert named == {"schema", "id", "name", "width", "height", "areas", "tiles"}
    signs = set(re.findall(r"`([A-Z])`", section(BOOK, language, "own")))
    assert signs == drafts.SIGNS.keys()
    if language != "en":  # English writes the number as a word
        assert str(MOST_OWN) in section(BOOK, language, "own")


@each_language
def test_own_boards_lie_beside_the_saved_games(language: str) -> None:
    for platform in ("Windows", "macOS", "Linux"):
        folder = re.search(rf"^\| {platform} \| `([^`]*armdesk)`", README, re.MULTILINE)
        assert folder is not None
        slash = "\\" if platform == "Windows" else "/"
        assert f"`{folder[1]}{slash}boards`" in section(BOOK, language, "own")


@each_language
def test_our_boards_have_the_sizes_that_the_book_tells(language: str) -> None:
    sizes = [tuple(numbers(one)) for one in re.findall(r"\d+ ?× ?\d+", text(BOOK, language))]
    large = {(len(b.areas), len(b.areas[0])) for b in OURS if b.mode == "asymmetric"}
    small = {(len(b.areas), len(b.areas[0])) for b in OURS if b.mode == "identical"}
    assert [{size} for size in sizes] == [large, small]
    plain = {sign for b in OURS if b.mode == "identical" for row in b.tiles for sign in row}
    assert plain.isdisjoint("TW")
