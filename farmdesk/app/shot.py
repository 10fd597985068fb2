"""`farmdesk shot`: a picture of the real window, the same for the same words, without a display.

Every seat's moves are made by one quick level from the seed; then the window is opened, grabbed and
closed. Nothing is kept.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from farmdesk import games
from farmdesk.ai import desk, levels
from farmdesk.ai.worker import Answer
from farmdesk.app.display import paint_unseen
from farmdesk.core import saves
from farmdesk.core.game import Game, SetupError, settle
from farmdesk.core.luck import SEEDS
from farmdesk.core.match import HUMAN, Chair, Match
from farmdesk.core.moves import parse_move
from farmdesk.core.places import Seat
from farmdesk.core.saves import SaveError

SCREENS = ("lobby", "newgame", "table", "lit", "score", "log")
LANGUAGES = ("en", "ja", "ko")
THEMES = ("light", "dark", "contrast")
LEAST, MOST = (400, 300), (7680, 4320)
QUICK = "steady"
"""The level that makes all moves: good enough to look like a game, quick enough to wait for."""
NAMES = ("Mira", "Tomas", "Kei", "Sol", "Ana")
SEAT_COLOURS = ("blue", "red", "yellow", "teal", "plum")


class Order(NamedTuple):
    """What was asked for."""

    game: Game[Any]
    seed: int
    moves: int
    size: tuple[int, int]
    language: str
    out: Path
    theme: str
    seats: tuple[str, ...]
    final: bool
    screen: str
    scale: int
    load: Path | None = None
    """A saved game to be shown as it was left, instead of a new one."""


class _Words(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"farmdesk shot: {message}\n")
        sys.exit(2)


class Silent:
    """A mind that never answers: in a picture nobody moves."""

    def ask(self, number: int, game_id: str, state: Any, seat: Seat, level: str, seed: int) -> None:
        """Nothing."""

    def ask_hint(self, number: int, game_id: str, state: Any, seat: Seat, seed: int) -> None:
        """Nothing."""

    def poll(self) -> Answer | None:
        """Nothing."""
        return None

    def cancel(self) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""


def main(argv: Sequence[str]) -> int:
    """Make the picture. 0 when it is written, 2 for words that make no sense, 1 for the disk."""
    try:
        order = read(argv)
        match = played(order)
    except SetupError as error:
        sys.stderr.write(f"farmdesk shot: {error}\n")
        return 2
    except SaveError:
        sys.stderr.write("farmdesk shot: the saved game cannot be used; farmdesk replay says why\n")
        return 1
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 2
    paint_unseen()
    from farmdesk.app.shot_window import picture

    made = picture(order, match)
    try:
        order.out.parent.mkdir(parents=True, exist_ok=True)
        written = made.save(str(order.out))
    except OSError:
        written = False
    if not written:
        sys.stderr.write(f"farmdesk shot: {order.out} cannot be written\n")
        return 1
    sys.stdout.write(f"{order.out}\n")
    return 0


def read(argv: Sequence[str]) -> Order:
    """The order in these words; SystemExit with code 2 and one sentence when there is none."""
    words = _parser()
    given = words.parse_args(list(argv))
    game = games.find(given.game)
    if game is None:
        words.error(f"there is no game {given.game!r}; allowed: {', '.join(games.BUILT)}")
    seats = tuple(given.seats.split(",")) if given.seats else (HUMAN, "hard", "steady")
    known = (HUMAN, *levels.BY_NAME)
    for player in seats:
        if player not in known:
            words.error(f"there is no level {player!r}; allowed: {', '.join(known)}")
    if not 0 <= given.seed < SEEDS:
        words.error(f"the seed lies between 0 and {SEEDS - 1}")
    if given.moves < 0:
        words.error("moves cannot be fewer than 0")
    if not 80 <= given.scale <= 200:
        words.error("the scale lies between 80 and 200")
    return Order(
        game, given.seed, given.moves, _size(words, given.size), given.lang, Path(given.out),
        given.theme, seats, given.final, given.screen, given.scale,
        Path(given.load) if given.load else None,
    )  # fmt: skip


def _parser() -> _Words:
    words = _Words(prog="farmdesk shot", description="A picture of the real window.")
    words.add_argument("game", metavar="GAME")
    words.add_argument("--seed", type=int, default=7)
    words.add_argument("--moves", type=int, default=20)
    words.add_argument("--size", default="1366x768", metavar="WIDTHxHEIGHT")
    words.add_argument("--lang", choices=LANGUAGES, default="en")
    words.add_argument("--out", required=True, metavar="FILE.png")
    words.add_argument("--theme", choices=THEMES, default="light")
    words.add_argument("--seats", default="", metavar="PLAYER,PLAYER")
    words.add_argument("--final", action="store_true", help="play to the end")
    words.add_argument("--screen", choices=SCREENS, default="table")
    words.add_argument("--load", default="", metavar="FILE", help="a saved game, as it was left")
    words.add_argument("--scale", type=int, default=100, metavar="PER_CENT")
    return words


def _size(words: _Words, text: str) -> tuple[int, int]:
    parts = text.lower().split("x")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() for part in parts):
        words.error(f"{text!r} is no size; write it like 1366x768")
    width, height = int(parts[0]), int(parts[1])
    if not (LEAST[0] <= width <= MOST[0] and LEAST[1] <= height <= MOST[1]):
        least, most = "x".join(map(str, LEAST)), "x".join(map(str, MOST))
        words.error(f"a size lies between {least} and {most}")
    return width, height


def played(order: Order) -> Match:
    """The match after its moves, or the loaded one.

    Raises SetupError for a seat count that the game does not know or a save of another game,
    SaveError for a save that cannot be used.
    """
    if order.load is not None:
        loaded = saves.read(order.load, games.find)
        if loaded.game is not order.game:
            raise SetupError(f"{order.load} is a game of {loaded.game.info.id}")
        return loaded
    settle(order.game.info, {}, len(order.seats))
    chairs = [
        Chair(name, player, colour)
        for name, player, colour in zip(NAMES, order.seats, SEAT_COLOURS, strict=False)
    ]
    match = Match(order.game, {}, order.seed, chairs)
    while not match.over and (order.final or len(match.past) < order.moves):
        asked = match.decisions[0]
        concealed = match.game.conceal(match.state, asked.seat)
        seed = (order.seed + len(match.past)) % SEEDS
        text = desk.think(match.game.info.id, concealed, asked.seat, QUICK, seed)
        match.play(asked.seat, parse_move(asked, text))
    return match
