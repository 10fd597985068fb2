"""Where things lie: seats, slots and pieces, each with a text form that people can read.

A slot reads `valley/2,-1`, `hand@0/3` or `deck`: a zone, perhaps the seat it belongs to, perhaps a
spot inside it. A piece reads `card:crow-2`: its kind and its name. Saves, logs, tests and bug
reports use exactly these texts.
"""

from __future__ import annotations

from typing import NamedTuple

Seat = int
"""A chair at the table: 0 for the first in turn order, counted clockwise."""


class Slot(str):
    """A place on the table, as text: `zone[@seat][/spot]`.

    `Slot("hand@0/3")` has zone `hand`, seat 0 and spot `3`; `Slot("deck")` has no seat and the
    empty spot. A spot may contain slashes of its own (`farm@1/edge/h2.3`).
    """

    __slots__ = ()

    @classmethod
    def at(cls, zone: str, spot: object = "", seat: Seat | None = None) -> Slot:
        """Put a slot together: `Slot.at("hand", 3, seat=0)` is `Slot("hand@0/3")`."""
        owner = "" if seat is None else f"@{seat}"
        tail = "" if spot == "" else f"/{spot}"
        return cls(f"{zone}{owner}{tail}")

    @property
    def area(self) -> str:
        """The zone together with its seat: `hand@0`."""
        return self.partition("/")[0]

    @property
    def zone(self) -> str:
        """The kind of place, without seat and spot: `hand`."""
        return self.area.partition("@")[0]

    @property
    def seat(self) -> Seat | None:
        """Whose place it is; None when it belongs to the table."""
        owner = self.area.partition("@")[2]
        return int(owner) if owner else None

    @property
    def spot(self) -> str:
        """The place inside the zone: `3`, `2,-1`, or empty."""
        return self.partition("/")[2]


class Piece(str):
    """A thing on the table, as text: `kind:name`, such as `card:crow-2` or `house:0-1`."""

    __slots__ = ()

    @classmethod
    def of(cls, kind: str, name: object) -> Piece:
        """Put a piece together: `Piece.of("card", "crow-2")`."""
        return cls(f"{kind}:{name}")

    @property
    def kind(self) -> str:
        """What sort of thing it is: `card`."""
        return self.partition(":")[0]

    @property
    def name(self) -> str:
        """Which one of its kind: `crow-2`. Begins with `?` when nobody who sees it knows."""
        return self.partition(":")[2]

    @property
    def hidden(self) -> bool:
        """Is it unknown to whoever sees this table? A concealed state names it `card:?-3`."""
        return self.name.startswith("?")


class Placed(NamedTuple):
    """One piece lying in one slot."""

    piece: Piece
    slot: Slot
    up: bool = True
    """Face up: everybody who sees the table sees what it is."""
    owner: Seat | None = None
    """The seat whose colour it carries, if any."""
    order: int = 0
    """Place in a pile or fan that shares one slot: 0 lies lowest or leftmost."""
