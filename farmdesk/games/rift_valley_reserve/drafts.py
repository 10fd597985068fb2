"""A board as somebody wrote it in a file, and all that can be wrong with it.

Every fault names the board and, where there is one, the square: rows and columns count from 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from farmdesk.core.moves import Phrase, phrase
from farmdesk.games.rift_valley_reserve.grid import BIT, SIDE, at, cell, cells, near4, near8

SMALLEST = 7
"""Squares of the smallest board, each way."""

AREAS = "ABCDEFGHI"
"""The letters of the nine areas."""

SIGNS = {
    "K": "kob",
    "E": "elephant",
    "L": "lion",
    "T": "tree",
    "W": "water",
    "R": "rift",
}
"""What the signs of a picture stand for; `.` is an empty square."""

Spot = tuple[int, int]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9_]*\Z")]
Title = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]


class DraftAnimal(msgspec.Struct):
    """An animal and where it stands."""

    kind: Literal["kob", "elephant", "lion"]
    cell: Spot


class Rect(msgspec.Struct):
    """A border in squares; `bottom` and `right` lie outside."""

    top: int
    left: int
    bottom: int
    right: int


class Border(msgspec.Struct):
    """The coloured border of a rift."""

    color_from: Literal["starting_player"]
    rect: Rect


class DraftRift(msgspec.Struct):
    """What a file says of its rift."""

    cells: list[Spot]
    orientation: Literal["horizontal", "vertical"]
    length: int
    width: int
    bridge_direction: Literal["horizontal", "vertical"]
    border: Border


class Draft(msgspec.Struct):
    """One board of a file. The lists repeat what the picture shows and may be left out."""

    id: Word
    width: int
    height: int
    areas: list[str]
    tiles: list[str]
    mode: Literal["identical", "asymmetric"] = "asymmetric"
    name: Title = ""
    name_en: Title = ""
    animals: list[DraftAnimal] | None = None
    trees: list[Spot] | None = None
    water: list[Spot] | None = None
    rift: DraftRift | None = None

    @property
    def title(self) -> str:
        """What the board is called; its id when it has no other name."""
        return self.name.strip() or self.name_en.strip() or self.id

    def listed(self) -> Iterator[tuple[str, Spot]]:
        """All that the lists name, as kind and square."""
        yield from ((animal.kind, animal.cell) for animal in self.animals or ())
        yield from (("tree", spot) for spot in self.trees or ())
        yield from (("water", spot) for spot in self.water or ())
        yield from (("rift", spot) for spot in (self.rift.cells if self.rift else ()))

    def lists(self) -> set[str]:
        """The kinds that the file lists beside the picture."""
        kinds: set[str] = set()
        for given, named in (
            (self.animals, {"kob", "elephant", "lion"}),
            (self.trees, {"tree"}),
            (self.water, {"water"}),
            (self.rift, {"rift"}),
        ):
            if given is not None:
                kinds |= named
        return kinds


def check(draft: Draft) -> tuple[Phrase, ...]:
    """All that is wrong with a board; empty when it can be played on.

    Sizes and signs come first: when these are wrong nothing else can be told.
    """
    basic = (*_sizes(draft), *_signs(draft))
    if basic:
        return basic
    later = (*_areas(draft), *_lists(draft), *_rift(draft))
    return later or tuple(_first_stop(draft))


def _fault(draft: Draft, key: str, spot: Spot | None = None, **args: int | str | Phrase) -> Phrase:
    if spot is not None:
        args |= {"row": spot[0] + 1, "column": spot[1] + 1}
    return phrase(f"rift_valley_reserve.fault.{key}", board=draft.title, **args)


def kind_name(kind: str) -> Phrase:
    """What an element of a board is called: `rift_valley_reserve.kind.kob`."""
    return phrase(f"rift_valley_reserve.kind.{kind}")


def _sizes(draft: Draft) -> Iterator[Phrase]:
    if not (SMALLEST <= draft.width <= SIDE and SMALLEST <= draft.height <= SIDE):
        yield _fault(draft, "size", least=SMALLEST, most=SIDE)
        return
    for part, rows in (("areas", draft.areas), ("tiles", draft.tiles)):
        if len(rows) != draft.height:
            yield _fault(draft, "rows", part=part, found=len(rows), height=draft.height)
        for r, row in enumerate(rows):
            if len(row) != draft.width:
                yield _fault(
                    draft, "columns", part=part, row=r + 1, found=len(row), width=draft.width
                )


def _signs(draft: Draft) -> Iterator[Phrase]:
    for key, rows, known in (
        ("letter", draft.areas, AREAS),
        ("sign", draft.tiles, "." + "".join(SIGNS)),
    ):
        for r, row in enumerate(rows):
            for c, sign in enumerate(row):
                if sign not in known:
                    yield _fault(draft, key, (r, c), sign=sign if sign.isprintable() else "?")


def _where(rows: list[str], signs: str) -> int:
    """The mask of the squares with one of these signs."""
    return sum(
        BIT[cell(r, c)] for r, row in enumerate(rows) for c, sign in enumerate(row) if sign in signs
    )


def spread(start: int, within: int) -> int:
    """All squares of a mask that hang together straight with those of `start`."""
    reached, more = start, start
    while more:
        more = near4(more) & within & ~reached
        reached |= more
    return reached


def _areas(draft: Draft) -> Iterator[Phrase]:
    for letter in AREAS:
        area = _where(draft.areas, letter)
        if not area:
            yield _fault(draft, "no_area", area=letter)
            continue
        piece = spread(area & -area, area)
        if piece != area:
            rest = spread((area ^ piece) & -(area ^ piece), area)
            lost = min((piece, rest), key=int.bit_count)
            yield _fault(draft, "broken_area", at(cells(lost)[0]), area=letter)


def _lists(draft: Draft) -> Iterator[Phrase]:
    seen: dict[Spot, str] = {}
    for kind, spot in draft.listed():
        if not (0 <= spot[0] < draft.height and 0 <= spot[1] < draft.width):
            yield _fault(draft, "off_board", spot, what=kind_name(kind))
        elif spot in seen:
            names = {"what": kind_name(kind), "other": kind_name(seen[spot])}
            yield _fault(draft, "overlap", spot, **names)
        else:
            seen[spot] = kind
    listed = draft.lists()
    for r, row in enumerate(draft.tiles):
        for c, sign in enumerate(row):
            shown, named = SIGNS.get(sign, ""), seen.get((r, c), "")
            if shown != named and (named or shown in listed):
                yield _fault(draft, "differs", (r, c), what=kind_name(named or shown))


def _rift(draft: Draft) -> Iterator[Phrase]:
    found = [at(one) for one in cells(_where(draft.tiles, "R"))]
    if not found:
        yield _fault(draft, "no_rift")
        return
    top, left = found[0]
    across = len(found) > 1 and found[1][0] == top
    for k, spot in enumerate(found):
        wanted = (top, left + k) if across else (top + k, left)
        if spot != wanted:
            yield _fault(draft, "rift_shape", spot)
            return
    if len(found) < 2:
        yield _fault(draft, "rift_shape", found[0])
        return
    if draft.rift is not None and (wrong := _said_wrongly(draft.rift, found, across=across)):
        yield _fault(draft, "rift_facts", part=wrong)
    for r, c in found:
        for bank in ((r - 1, c), (r + 1, c)) if across else ((r, c - 1), (r, c + 1)):
            inside = 0 <= bank[0] < draft.height and 0 <= bank[1] < draft.width
            if not inside or draft.tiles[bank[0]][bank[1]] != ".":
                yield _fault(draft, "rift_bank", (r, c))


def _said_wrongly(rift: DraftRift, found: list[Spot], *, across: bool) -> str:
    """The first statement of a file about its rift that the picture contradicts, or nothing."""
    (top, left), (bottom, right) = found[0], found[-1]
    border = rift.border.rect
    facts = (
        ("orientation", rift.orientation == ("horizontal" if across else "vertical")),
        ("length", rift.length == len(found)),
        ("width", rift.width == 1),
        ("bridge_direction", rift.bridge_direction == ("vertical" if across else "horizontal")),
        ("border", (border.top, border.left) == (top, left)),
        ("border", (border.bottom, border.right) == (bottom + 1, right + 1)),
    )
    return next((name for name, true in facts if not true), "")


def _first_stop(draft: Draft) -> Iterator[Phrase]:
    if not _where(draft.tiles, ".") & ~near8(_where(draft.tiles, "KEL")):
        yield _fault(draft, "no_first_stop")
