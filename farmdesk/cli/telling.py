"""A match told on the terminal: names, log lines and the final score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from farmdesk.cli.words import Words
from farmdesk.core.events import Told, visible
from farmdesk.core.match import Match, Turn
from farmdesk.core.moves import phrase
from farmdesk.core.places import Seat
from farmdesk.core.standing import Standing, keeps, total_text


def names_of(levels: Sequence[str]) -> tuple[str, ...]:
    """A name for every seat: its level, numbered when several seats have the same."""
    names = []
    for seat, level in enumerate(levels):
        number = levels[: seat + 1].count(level)
        several = list(levels).count(level) > 1
        names.append(f"{level.title()} {number}" if several else level.title())
    return tuple(names)


def words_of(match: Match) -> Words:
    """English that knows who sits where."""
    return Words([chair.name for chair in match.chairs])


def line(turn: Turn, words: Words, eyes: Seat | None = None) -> str:
    """One decision as the log tells it, and the move as saves tell it.

    `eyes` are those of the seat that may read it; with None it is told with all that it holds.
    """
    told = [event for event in turn.events if isinstance(event, Told)]
    if eyes is not None:
        seen = [event for event in told if event.seat == turn.seat and visible(event, eyes)]
        told = seen or told  # a choice that lies sealed is told by the move as well
    text = words.say(told[0].phrase) if told else words.name(turn.seat)
    return f"{text} [{turn.move}]"


def stranger(match: Match, seat: Seat) -> Seat | None:
    """Through whose eyes a seat's secrets are told: a neighbour's, and nobody's when it is over.

    Whoever reads of a game that is still played may be anybody at its table.
    """
    return None if match.over else (seat + 1) % len(match.chairs)


def points(match: Match) -> tuple[Standing, ...]:
    """By seat: the standing in which its points are told as all may know them now."""
    game, state = match.game, match.state
    eyes = (stranger(match, seat) for seat in range(len(match.chairs)))
    return tuple(game.standing(state if k is None else game.conceal(state, k)) for k in eyes)


def summary(match: Match) -> list[str]:
    """The score, seat by seat, with the parts it consists of."""
    words = words_of(match)
    lines = [] if match.over else ["The game is not over; the score so far:"]
    for seat, standing in enumerate(points(match)):
        total, parts = total_text(standing, seat), dict[str, int]()
        for part in standing.lines:
            if part.seat == seat:
                what = words.say(part.what)
                parts[what] = parts.get(what, 0) + part.points
        inside = ", ".join(f"{what} {points}" for what, points in parts.items() if points)
        won = ", winner" if match.over and seat in standing.winners else ""
        if match.over and not standing.winners:  # somebody who plays alone
            won = ", lost"
        lines.append(f"{words.name(seat)}{won}: {total}" + (f" ({inside})" if inside else ""))
    return lines


def title(match: Match) -> str:
    """Which game this is, and the seed to play it again."""
    name = words_of(match).say(phrase(f"game.{match.game.info.id}.name"))
    seats = len(match.chairs)
    return f"{name}, {seats} {'seat' if seats == 1 else 'seats'}, seed {match.seed}"


def facts(match: Match) -> dict[str, Any]:
    """The same for programs."""
    every = points(match)
    return {
        "game": match.game.info.id,
        "seed": match.seed,
        "options": match.options,
        "seats": len(match.chairs),
        "levels": [chair.player for chair in match.chairs],
        "scores": [standing.totals[seat] for seat, standing in enumerate(every)],
        "secret": [seat for seat, standing in enumerate(every) if keeps(standing, seat)],
        "winners": list(every[0].winners) if match.over else [],
        "moves": len(match.past),
        "over": match.over,
    }
