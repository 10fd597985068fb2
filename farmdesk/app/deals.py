"""Deals of games for one: numbers and days that everybody can play, and the best result of each.

A deal is nothing but a seed: that of deal 7 is 7, and that of 30 November 2026 is 20261130. So a
saved game tells by itself which deal it is, and friends need only the number. Results are kept in
one file. Where it is damaged nothing is kept, and it stays as it is.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from farmdesk.core import saves
from farmdesk.core.game import GameInfo
from farmdesk.core.luck import SEEDS
from farmdesk.core.match import Chair, Match
from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.saves import SaveError

LAST = 9_999
"""The last numbered deal; the first one is 1."""
YEARS = range(2020, 2100)
FORMAT = 1
MOST_BYTES = 4_000_000


class Deal(NamedTuple):
    """One deal of one game, under certain rules."""

    game: str
    rules: str
    """The version of the rules, and a mark of the options where they are not those that come first:
    with other cards the same number is another deal."""
    seed: int

    @property
    def day(self) -> date | None:
        """The day whose deal it is; None for a numbered one."""
        return day_of(self.seed)

    @property
    def name(self) -> Phrase:
        """What it is called: its number or its day."""
        return name_of(self.seed)

    def __str__(self) -> str:
        return f"{self.game}/{self.rules}/{self.seed}"


class Tie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What told equal results apart, by the id of its words, and how much; more is better."""

    what: Annotated[str, msgspec.Meta(pattern=r"^[a-z_]+\.tie\.[a-z_]+\Z", max_length=80)]
    value: int


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a deal went."""

    won: bool
    points: int
    ties: tuple[Tie, ...] = ()

    def better(self, other: Result | None) -> bool:
        """Is it better than another one, or the first?"""
        return other is None or self._rank() > other._rank()

    def _rank(self) -> tuple[int, ...]:
        return (self.won, self.points, *(tie.value for tie in self.ties))

    @property
    def words(self) -> Phrase:
        """Won or lost, how many points, and what told equal results apart first."""
        if not self.won:
            return phrase("deal.lost", n=self.points)
        if not self.ties:
            return phrase("deal.won", n=self.points)
        first = self.ties[0]
        return phrase("deal.won_with", n=self.points, what=Phrase(first.what), value=first.value)


class _Book(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    best: dict[Annotated[str, msgspec.Meta(max_length=200)], Result]


def seed_of_day(day: date) -> int:
    """The seed of a day's deal: its date as a number."""
    return day.year * 10_000 + day.month * 100 + day.day


def day_of(seed: int) -> date | None:
    """The day whose deal has this seed, if any."""
    year, month, day = seed // 10_000, seed // 100 % 100, seed % 100
    if year not in YEARS:
        return None
    try:
        return date(year, month, day)
    except ValueError:
        return None


def is_deal(seed: int) -> bool:
    """Does this seed belong to a numbered deal or to that of a day?"""
    return 1 <= seed <= LAST or day_of(seed) is not None


def name_of(seed: int) -> Phrase:
    """What the deal with this seed is called."""
    day = day_of(seed)
    if day is None:
        return phrase("deal.number", number=seed)
    return phrase("deal.day", day=day.isoformat())


def fresh_seed() -> int:
    """A seed that nobody knows: that of no deal."""
    while is_deal(seed := secrets.randbelow(SEEDS)):
        pass
    return seed


def alone(chairs: tuple[Chair, ...] | list[Chair]) -> bool:
    """Does one person play without anybody else?"""
    return len(chairs) == 1 and chairs[0].human


def deal(info: GameInfo, options: Mapping[str, str], seed: int) -> Deal:
    """A deal of a game with these options."""
    changed = [
        f"{option.key}={options[option.key]}"
        for option in info.options
        if option.rules and options.get(option.key, option.choices[0]) != option.choices[0]
    ]
    mark = "-" + sha256("\n".join(changed).encode()).hexdigest()[:12] if changed else ""
    return Deal(info.id, f"{info.rules}{mark}", seed)


def deal_of(match: Match) -> Deal | None:
    """The deal that a match plays; None where it is none, or not for one person alone."""
    if not alone(match.chairs) or not is_deal(match.seed):
        return None
    return deal(match.game.info, match.options, match.seed)


def result_of(match: Match) -> Result:
    """How a match for one has ended."""
    game: Any = match.game
    standing = game.standing(match.state)
    ties = tuple(Tie(tie.what.key, tie.values[0]) for tie in standing.ties if not tie.what.args)
    return Result(bool(standing.winners), standing.totals[0], ties)


class Deals:
    """The best result of every deal, in one file of the player's folder."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def _read(self) -> dict[str, Result]:
        """All results. Raises SaveError where there is a file that cannot be used."""
        try:
            with self.file.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
        except FileNotFoundError:
            return {}
        except OSError as error:
            reason = error.strerror or str(error)
            raise SaveError(phrase("save.not_read", reason=reason)) from error
        try:
            book = msgspec.json.decode(data, type=_Book, strict=True)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise SaveError(phrase("deal.damaged", file=self.file.name)) from error
        if book.format != FORMAT or len(data) > MOST_BYTES:
            raise SaveError(phrase("deal.damaged", file=self.file.name))
        return book.best

    def fault(self) -> Phrase | None:
        """Why no results can be read and kept, or None."""
        try:
            self._read()
        except SaveError as error:
            return error.phrase
        return None

    def best(self, played: Deal) -> Result | None:
        """The best result of a deal; None when there is none, or none can be read."""
        try:
            return self._read().get(str(played))
        except SaveError:
            return None

    def next_number(self, like: Deal, least: int = 1) -> int:
        """The lowest number from `least` on without a win: the next step of the ladder."""
        try:
            known = self._read()
        except SaveError:
            return min(least, LAST)
        for number in range(least, LAST):
            found = known.get(str(like._replace(seed=number)))
            if found is None or not found.won:
                return number
        return LAST

    def seed_after(self, match: Match) -> int:
        """The seed of the deal to play after a match: the same, or after a numbered win the next.

        0 where the match is no deal.
        """
        played = deal_of(match)
        if played is None:
            return 0
        if played.day is None and match.over and result_of(match).won:
            return self.next_number(played, played.seed + 1)
        return played.seed

    def keep(self, match: Match) -> bool:
        """Keep the result of a match that is over, if it is a deal and the best one so far.

        What was played with take-backs does not count. False when there is nothing to keep. Raises
        SaveError when it cannot be kept; the file is then as it was.
        """
        played = deal_of(match)
        if played is None or not match.over or match.takebacks:
            return False
        known, made = self._read(), result_of(match)
        if not made.better(known.get(str(played))):
            return False
        book = _Book(FORMAT, dict(sorted({**known, str(played): made}.items())))
        saves.write(self.file, msgspec.json.format(msgspec.json.encode(book), indent=1) + b"\n")
        return True
