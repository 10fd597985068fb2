"""Little moves and matches for tests of the ground floor."""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.match import COLOURS, HUMAN, Chair, Match
from farmdesk.core.moves import Decision, Drop, Group, Move, Phrase, Script, phrase
from farmdesk.core.places import Seat, Slot
from tests.toy.game import GAME


class Spelled(NamedTuple):
    """A move that is nothing but its text and its script."""

    text: str
    drops: Script = ()

    def __str__(self) -> str:
        return self.text

    def script(self) -> Script:
        """As given."""
        return self.drops

    def label(self) -> Phrase:
        """As given."""
        return phrase("little", text=self.text)


def drop(text: str) -> Drop:
    """`drop("a > b")`."""
    source, target = text.split(" > ")
    return Drop(Slot(source), Slot(target))


def group(*texts: str) -> Group:
    """Drops in any order."""
    return Group(tuple(drop(text) for text in texts))


def ask(*moves: Move, side: tuple[Move, ...] = ()) -> Decision:
    """A question to seat 0."""
    return Decision(0, phrase("what"), moves, side)


def new_match(*players: str, seed: int = 7, **options: str) -> Match:
    """A match of the toy; `human` or any other word for each chair."""
    names = players or (HUMAN, HUMAN)
    chairs = [Chair(f"Seat {k}", player, COLOURS[k]) for k, player in enumerate(names)]
    return Match(GAME, options, seed, chairs)


def answer(match: Match, text: str, seat: Seat | None = None) -> None:
    """Play the move that reads `text`, for the seat that is asked first if none is given."""
    asked = match.decisions[0] if seat is None else match.decision_of(seat)
    assert asked is not None
    move = next(move for move in asked.all_moves if str(move) == text)
    match.play(asked.seat, move)


def play_on(match: Match, count: int = 10_000) -> Match:
    """Make some decisions, each time another one of the moves."""
    for number in range(count):
        if match.over:
            break
        asked = match.decisions[0]
        match.play(asked.seat, asked.all_moves[number * 7 % len(asked.all_moves)])
    return match
