"""What the commands accept: each check gives the thing or a sentence with what is allowed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from farmdesk import games
from farmdesk.ai import levels
from farmdesk.cli.words import Words
from farmdesk.core.game import Game, Option, SetupError, settle
from farmdesk.core.luck import SEEDS
from farmdesk.core.offers import FaultyFileError, OwnFiles


class UsageError(Exception):
    """The words were wrong; the text is one sentence that says what is allowed."""


def game(name: str) -> Game[Any]:
    """A game that is built, by its id."""
    found = games.find(name)
    if found is not None:
        return found
    allowed = ", ".join(games.BUILT)
    raise UsageError(f"there is no game {name!r}; allowed: {allowed}")


def seats(text: str) -> tuple[str, ...]:
    """Level names, separated by commas."""
    names = tuple(part.strip() for part in text.split(","))
    for name in names:
        if name not in levels.BY_NAME:
            raise UsageError(f"there is no level {name!r}; allowed: {', '.join(levels.BY_NAME)}")
    return names


def options(pairs: Sequence[str], of: Game[Any], count: int) -> dict[str, str]:
    """Settled options from `key=value` texts, for a number of seats."""
    chosen = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"an option reads key=value, not {pair!r}")
        chosen[key.strip()] = value.strip()
    for option in of.info.options:
        if option.files is not None and option.key in chosen:
            chosen[option.key] = _from_file(option, option.files, chosen[option.key])
    try:
        return settle(of.info, chosen, count)
    except SetupError as error:
        raise UsageError(str(error)) from error


def _from_file(option: Option, files: OwnFiles, text: str) -> str:
    """The value that a file gives, if the text is none by itself."""
    if text in option.choices or (option.check is not None and option.check(text) is None):
        return text
    if not _is_file(text):
        raise UsageError(f"there is no file {text!r}, which option {option.key} needs")
    try:
        return files.read(Path(text))
    except FaultyFileError as error:
        told = " ".join(map(Words().say, error.faults))
        raise UsageError(f"{text}: {told}") from error


def whole(text: str, name: str, least: int, most: int) -> int:
    """A whole number in a range, both ends included."""
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise UsageError(f"{name} must be a whole number from {least} to {most}, not {text!r}")
    return number


def seed(text: str) -> int:
    """A seed that people type and share."""
    return whole(text, "the seed", 0, SEEDS - 1)


def file(text: str) -> Path:
    """A file that is there."""
    if not _is_file(text):
        raise UsageError(f"there is no file {text!r}; a saved game is needed")
    return Path(text)


def _is_file(text: str) -> bool:
    try:
        return Path(text).is_file()
    except OSError:  # a name that is too long for any file
        return False


def target(text: str) -> Path:
    """A file to be written; what is there already is kept as a back-up."""
    if not text or os.path.isdir(text):  # noqa: PTH112 - this one never raises
        raise UsageError(f"a game is saved in a file, not in {text!r}")
    return Path(text)
