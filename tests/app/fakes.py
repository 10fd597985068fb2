"""Stand-ins for what a match is played with: a mind that answers when told, a disk that fails."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from farmdesk import games
from farmdesk.ai.desk import Advice
from farmdesk.ai.worker import Answer
from farmdesk.app.library import Library
from farmdesk.app.settings import Settings
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.moves import parse_move, phrase
from farmdesk.core.places import Seat
from farmdesk.core.saves import SaveError
from farmdesk.games.agricola import GAME as AGRICOLA
from farmdesk.games.harvest_island import GAME as ISLAND
from tests.toy import patience
from tests.toy.game import GAME


class Question(NamedTuple):
    """What the mind was asked."""

    number: int
    state: Any
    seat: Seat
    level: str


class FakeMind:
    """Answers with the first move, at once or when `answer` is called."""

    def __init__(self, *, at_once: bool = True) -> None:
        self.at_once = at_once
        self.game = ""
        self.asked: list[Question] = []
        self.cancelled = 0
        self.closed = 0
        self._late: list[Answer] = []

    def ask(self, number: int, game_id: str, state: Any, seat: Seat, level: str, seed: int) -> None:
        if level == "nobody":
            raise LookupError(level)
        self.game = game_id
        self.asked.append(Question(number, state, seat, level))
        if self.at_once:
            self.answer()

    def ask_hint(self, number: int, game_id: str, state: Any, seat: Seat, seed: int) -> None:
        self.game = game_id
        self.asked.append(Question(number, state, seat, "hint"))
        if self.at_once:
            self.answer()

    def moves(self) -> list[str]:
        """The texts of the moves that the last question leaves."""
        question = self.asked[-1]
        game = find(self.game)
        found = next(d for d in game.decisions(question.state) if d.seat == question.seat)
        return [str(move) for move in found.all_moves]

    def answer(self, move: str | None = None, *, fallback: bool = False) -> None:
        """Let the answer to the last question come, even if it was cancelled since."""
        question = self.asked[-1]
        text = move if move is not None else self.moves()[0]
        advice = None
        if question.level == "hint" and not fallback:
            others = len(find(self.game).standing(question.state).totals) - 1
            advice = Advice(text, 1.5, None, (1, *[0] * others), (3.0, *[2.0] * others))
        self._late.append(Answer(question.number, text, fallback, "", advice))

    def poll(self) -> Answer | None:
        return self._late.pop(0) if self._late else None

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        self.closed += 1


class FullDisk(Library):
    """A library whose disk is full while `full` is set."""

    full = False
    tries = 0

    def save(self, match: Match, path: Path) -> None:
        self.tries += 1
        if self.full:
            raise SaveError(phrase("save.not_written", reason="No space left on device"))
        super().save(match, path)


def toy_match(*players: str, seed: int = 5) -> Match:
    """A match of Turnip Market with these players."""
    names = ("Mira", "Tomas", "Kei", "Sol")
    chairs = [Chair(names[k], who, COLOURS[k]) for k, who in enumerate(players)]
    return Match(GAME, {}, seed, chairs)


def patience_match(*moves: str, seed: int = 12, player: str = "human") -> Match:
    """A match of Turnip Patience after these moves, told as saves tell them."""
    match = Match(patience.GAME, {}, seed, [Chair("Mira", player)])
    for move in moves:
        match.play(0, parse_move(match.decisions[0], move))
    return match


LOST = ("end early",) * 3
WON = ("sow 0", "end", "sow 1")
"""All moves of a lost and of a won game of Turnip Patience."""


def valley_match(*players: str, seed: int = 7, moves: int = 0) -> Match:
    """A match of Harvest Valley after some first moves."""
    names = ("Mira", "Tomas", "Kei", "Sol", "Ana")
    chairs = [Chair(names[k], who, COLOURS[k]) for k, who in enumerate(players)]
    match = Match(find("harvest_valley"), {}, seed, chairs)
    while len(match.past) < moves and not match.over:
        asked = match.decisions[0]
        match.play(asked.seat, asked.moves[(len(match.past) * 7) % len(asked.moves)])
    return match


def reserve_match(*players: str, seed: int = 7, rounds: int = 0, **options: str) -> Match:
    """A match of Rift Valley Reserve after some rounds, in which all decide at the same time."""
    names = ("Mira", "Tomas", "Kei", "Sol", "Ana")
    chairs = [Chair(names[k], who, COLOURS[k]) for k, who in enumerate(players)]
    match = Match(find("rift_valley_reserve"), options, seed, chairs)
    while len(match.past) < rounds * len(players):
        seal(match, match.decisions[0].seat, len(match.past) * 7)
    return match


def island_match(*players: str, seed: int = 7, moves: int = 0, **options: str) -> Match:
    """A match of Harvest Island after some first moves."""
    names = ("Mira", "Tomas", "Kei", "Sol")
    chairs = [Chair(names[k], who, COLOURS[k]) for k, who in enumerate(players)]
    match = Match(ISLAND, options, seed, chairs)
    while len(match.past) < moves and not match.over:
        asked = match.decisions[0]
        match.play(asked.seat, asked.moves[(len(match.past) * 7) % len(asked.moves)])
    return match


def agricola_match(*players: str, seed: int = 7, decisions: int = 0) -> Match:
    """A match of Agricola after some decisions."""
    names = ("Mira", "Tomas", "Kei", "Sol")
    chairs = [Chair(names[k], who, COLOURS[k]) for k, who in enumerate(players)]
    match = Match(AGRICOLA, {}, seed, chairs)
    for number in range(decisions):
        seal(match, match.decisions[0].seat, number * 7)
    return match


def seal(match: Match, seat: Seat, number: int = 0) -> None:
    """A seat makes one of the moves that it is asked for."""
    asked = match.decision_of(seat)
    assert asked is not None
    match.play(seat, asked.moves[number % len(asked.moves)])


def find(game_id: str) -> Any:
    """Turnip Market, Turnip Patience, Agricola, and the games that are built."""
    others = {"toy": GAME, "patience": patience.GAME, AGRICOLA.info.id: AGRICOLA}
    return others.get(game_id) or games.find(game_id)


def settings_in(folder: Path, pace: str = "instant") -> Settings:
    """Settings of their own."""
    made = Settings(folder / "settings.ini")
    made.ai_pace = pace
    return made
