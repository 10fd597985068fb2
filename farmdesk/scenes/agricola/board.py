"""The board: where each action space lies, what its tile tells, and the order of the next round."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.places import Slot
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.goods import NAMES
from farmdesk.games.agricola.names import space_name
from farmdesk.games.agricola.places import ROUND_SLOTS, SPACE_SLOTS
from farmdesk.games.agricola.spaces import (
    HARVESTS,
    NOWHERE,
    PUT,
    ROUNDS,
    SPACES,
    STAGE_OF,
    adds,
    does,
    gives,
    printed,
)
from farmdesk.games.agricola.state import State
from farmdesk.scenes.agricola.tiles import Hidden, Sign, Tile
from farmdesk.scenes.agricola.zones import GAP, PAD
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_mark_of, paint_well
from farmdesk.table.words import LEAST, write

ROWS = 6
BESIDE = 2
"""Rounds whose cards lie over column B; the others fill two columns of their own."""
ROMAN = ("", "I", "II", "III", "IV", "V", "VI")

VERBS = {
    "rooms": "build_room", "stables": "build_stable", "one_stable": "build_stable",
    "plough": "plough", "sow": "sow", "bake": "bake", "fence": "build_fence",
    "improve": "major_improvement", "renovate": "renovate", "grow": "family_growth",
    "grow_anyway": "family_growth", "start": "start_player",
}  # fmt: skip
"""By verb: its picture."""
OWN = {
    "forest": "forest_tile", "reed_bank": "reed_bank", "fishing": "fishing",
    "western_quarry": "quarry", "eastern_quarry": "quarry", "day_laborer": "day_laborer",
    "traveling_players": "traveling_players",
}  # fmt: skip
"""Spaces with a picture of their own beside the good that they bring."""


MOST_NUMBERS = 2
"""Pictures of goods that a tile has room for with their numbers."""
SHORT = (
    "basic_wish", "urgent_wish", "house_redevelopment", "farm_redevelopment", "major_improvement",
    "resource_market", "grain_utilization",
)  # fmt: skip
"""Spaces with a shorter name for small tiles."""


# Where things lie


class Places(NamedTuple):
    """The board as rectangles."""

    slots: dict[Slot, QRectF]
    panel: QRectF | None
    """What is left of the first column, for the order of the next round."""


def places(zone: QRectF, state: State) -> Places:
    """Every space and every round that is to come, in the columns of the board."""
    seats = farmers.seats(state)
    columns = _columns(state)
    count = len(columns)
    wide = (zone.width() - 2 * PAD - (count - 1) * GAP) / count
    tall = (zone.height() - 2 * PAD - (ROWS - 1) * GAP) / ROWS
    slots: dict[Slot, QRectF] = {}
    panel = None
    for column, listed in enumerate(columns):
        x = zone.left() + PAD + column * (wide + GAP)
        for row, slot in enumerate(listed):
            slots[slot] = QRectF(x, zone.top() + PAD + row * (tall + GAP), wide, tall)
        if len(listed) < ROWS and seats > 1:
            top = zone.top() + PAD + len(listed) * (tall + GAP)
            panel = QRectF(x, top, wide, zone.bottom() - PAD - top)
    for number, slot in enumerate(ROUND_SLOTS[: state.round]):
        slots[slot] = slots[SPACE_SLOTS[state.order[number]]]
    return Places(slots, panel)


def _columns(state: State) -> list[list[Slot]]:
    """What lies in each column from top to bottom; the first one is only there for three or four.

    A space without a place of its own takes that of one that is closed.
    """
    spaces = [space for space in printed(farmers.seats(state)) if not farmers.closed(space)]
    loose = [SPACE_SLOTS[space] for space in spaces if not SPACES[space].column]
    by_row = {
        (SPACES[space].column, SPACES[space].row): SPACE_SLOTS[space] for space in spaces
    }  # fmt: skip
    first = [by_row["X", row] for row in range(1, ROWS + 1) if ("X", row) in by_row]
    second = []
    for row in range(1, ROWS + 1):
        if ("A", row) in by_row:
            second.append(by_row["A", row])
        elif loose:
            second.append(loose.pop())
    rounds = [_round_slot(state, number) for number in range(ROUNDS)]
    third = rounds[:BESIDE] + [by_row["B", row] for row in range(BESIDE + 1, ROWS + 1)]
    rest = rounds[BESIDE:]
    found = [second, third, rest[:ROWS], rest[ROWS:]]
    return [first, *found] if first else found


def _round_slot(state: State, number: int) -> Slot:
    """The slot of a round's card: open as a space, or still face down."""
    return SPACE_SLOTS[state.order[number]] if number < state.round else ROUND_SLOTS[number]


# What tiles show


def tile(desk: Desk, space: int) -> Tile:
    """What the tile of a space shows now."""
    state, name = desk.view.state, SPACES[space].id
    number = farmers.round_of(state, space)
    return Tile(
        desk.say(space_name(space)), signs(state, space), str(number) if number else "",
        number in HARVESTS, number == state.round,
        desk.words(f"short.{name}") if name in SHORT else "", grown(state, space),
    )  # fmt: skip


def grown(state: State, space: int) -> int:
    """What was put on a space in this round, as long as nobody has been sent out in it."""
    fresh = farmers.is_work(state) and not state.taken
    return adds(space, farmers.seats(state)) if fresh else 0


def signs(state: State, space: int) -> tuple[Sign, ...]:
    """What a space brings, and what may be done there."""
    seats, name = farmers.seats(state), SPACES[space].id
    good, lying = farmers.lying(state, space)
    found = []
    if lying or PUT[space] != NOWHERE:
        found.append(_amount(name, good, lying))
    got = [(good, n) for good, n in enumerate(gives(space, seats)) if n]
    choice = "reed_or_stone" in does(space, seats)
    if len(got) + 2 * choice > MOST_NUMBERS and all(n == 1 for _, n in got):
        found += (Sign(NAMES[good]) for good, _ in got)  # one of each, without room for numbers
    else:
        found += (_amount(name, good, n) for good, n in got)
    for at, verb in enumerate(does(space, seats)):
        link = "" if not at else "+" if SPACES[space].both else "arrow"
        if verb == "reed_or_stone":
            found += [Sign("reed"), Sign("stone", link="/")]
        else:
            found.append(Sign(VERBS[verb], link=link))
    return tuple(found)


def _amount(name: str, good: int, n: int) -> Sign:
    if name in OWN:
        return Sign(OWN[name], str(n), NAMES[good])
    return Sign(NAMES[good], str(n))


def hidden(desk: Desk, number: int) -> Hidden:
    """What the card of a round to come shows."""
    title = desk.words("round", n=number)
    stage = desk.words("stage", stage=ROMAN[STAGE_OF[number]])
    return Hidden(title, stage, number == desk.view.state.round + 1, number in HARVESTS)


def paint_board(painter: QPainter, zone: QRectF, desk: Desk, laid: Places) -> None:
    """The hollow, and the order of the next round where there is room for it."""
    paint_well(painter, zone, desk.theme)
    if laid.panel is not None:
        _paint_order(painter, laid.panel, desk)


def _paint_order(painter: QPainter, rect: QRectF, desk: Desk) -> None:
    """The order of the next round: marks in a row, with names where there is room."""
    view, colour = desk.view, desk.theme.on_cloth
    order = farmers.next_order(view.state)
    head = QRectF(rect.left() + 4, rect.top() + 2, rect.width() - 6, 17)
    write(painter, head, desk.words("next_order"), LEAST + 1, colour=colour, bold=True)
    room = QRectF(rect.left() + 4, head.bottom(), rect.width() - 6, rect.bottom() - head.bottom())
    if room.height() < 20.0 * len(order):
        step = room.width() / len(order)
        for at, seat in enumerate(order):
            centre = QPointF(room.left() + step * (at + 0.5), room.center().y())
            paint_mark_of(painter, centre, min(10.5, step * 0.4), view, seat)
        return
    pitch = min(28.0, room.height() / len(order))
    for at, seat in enumerate(order):
        centre = QPointF(room.left() + 12, room.top() + pitch * (at + 0.5))
        paint_mark_of(painter, centre, 9, view, seat)
        line = QRectF(centre.x() + 14, centre.y() - pitch / 2, room.width() - 30, pitch)
        write(painter, line, view.chairs[seat].name, 12.5, colour=colour)
    side = min(24.0, pitch - 2)
    box = QRectF(room.right() - side - 2, room.top() + (pitch - side) / 2, side, side)
    desk.art.draw(painter, "start_player", box)


def paint_promises(painter: QPainter, desk: Desk, laid: Places) -> None:
    """Goods on the rounds to come: whose, and what."""
    state = desk.view.state
    for number in range(state.round + 1, ROUNDS + 1):
        rect = laid.slots[ROUND_SLOTS[number - 1]]
        lying = farmers.promises(state, number)
        side = min(18.0, rect.height() * 0.36)
        for at, promise in enumerate(lying[:3]):
            x, y = rect.left() + 6 + at * (2 * side + 4), rect.center().y() - 1
            paint_mark_of(painter, QPointF(x + side / 2, y + side / 2), side * 0.42,
                          desk.view, promise.seat)  # fmt: skip
            box = QRectF(x + side, y, side, side)
            desk.art.draw(painter, NAMES[promise.good], box)
