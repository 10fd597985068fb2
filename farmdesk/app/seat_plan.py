"""Who is to sit at a new table: plain values, remembered as JSON from one game to the next."""

from __future__ import annotations

from unicodedata import category

import msgspec

from farmdesk.ai.levels import LEVELS
from farmdesk.core.match import COLOURS, HUMAN

LEVEL_NAMES = tuple(level.name for level in LEVELS)
EMPTY = ""
"""The player of a seat that is left out."""
LONGEST_NAME = 24


class SeatPlan(msgspec.Struct, frozen=True):
    """One seat: `player` is `human`, a level or empty; no `name` means the colour's own name."""

    player: str
    colour: str
    name: str = ""


class Setup(msgspec.Struct, frozen=True):
    """Seats in turn order and options as they were last chosen for a game."""

    seats: tuple[SeatPlan, ...]
    options: dict[str, str] = {}
    deal: str = ""
    """Which deal somebody who plays alone wants; see `deal_box`."""


def tidy(name: str) -> str:
    """A name as it can be kept: a tab that was pasted with it becomes a space."""
    return "".join(" " if category(sign) == "Cc" else sign for sign in name).strip()


def first_setup(seats: int) -> Setup:
    """A person against two Steady AIs, as far as the game has seats for them."""
    players = (HUMAN, "steady", "steady", EMPTY, EMPTY)
    plans = tuple(SeatPlan(player, colour) for player, colour in zip(players, COLOURS, strict=True))
    return Setup(plans[:seats])


def read_setups(text: str) -> dict[str, Setup]:
    """The set-ups kept in the settings; none when the text is no longer understood."""
    if not text:
        return {}
    try:
        found = msgspec.json.decode(text, type=dict[str, Setup])
    except msgspec.DecodeError:
        return {}
    return {game: setup for game, setup in found.items() if _sound(setup)}


def _sound(setup: Setup) -> bool:
    colours = [plan.colour for plan in setup.seats]
    players = {plan.player for plan in setup.seats}
    return (
        0 < len(colours) == len(set(colours))
        and set(colours) <= set(COLOURS)
        and players <= {EMPTY, HUMAN, *LEVEL_NAMES}
        and all(len(plan.name) <= LONGEST_NAME for plan in setup.seats)
        and all(plan.name == tidy(plan.name) for plan in setup.seats)
    )


def write_setups(setups: dict[str, Setup]) -> str:
    """The set-ups as a text for the settings."""
    return msgspec.json.encode(setups).decode()
