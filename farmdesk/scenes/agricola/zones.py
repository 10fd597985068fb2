"""Where the zones of Agricola lie: pure functions from a table's size to rectangles.

Right of the board stand the farm and all that belongs to it; the hand, when there is one, takes its
row at the foot of the table from the rows above it, and nothing moves to another side.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF

from farmdesk.core.places import Slot
from farmdesk.scenes.agricola.yard import Yard, tall_of
from farmdesk.table.shape import Shape

GAP = 4.0
PAD = 4.0
DRAWERS = "drawers"
"""A place that stays free for the buttons of the window's drawers."""

RIGHT = 0.505
"""Share of the width that farm, purse and score take."""
STOCK = 80.0
"""Width of the column with what is not built yet."""
FEEDING, PURSE, SIDE = 50.0, 56.0, 50.0
SCORE_LEAST = 144.0
LEFT = {"board": 0.585, "majors": 0.185, "played": 0.23}
"""Shares of the height that the rows under one another take at the left."""

BOARD_COMPACT = 0.59
FOOT = 46.0
DRAWERS_WIDE = 256.0
COMPACT = {"feeding": 34.0, "stock": 48.0, "purse": 92.0, "side": 46.0}
MAJORS_COMPACT = 108.0

COLUMNS, ROWS = 5, 6
SCORE_COLUMNS, SCORE_ROWS = 4, 4
MAJOR_COLUMNS, MAJOR_ROWS = 5, 2
CARD_LEAST = 86.0
"""Improvements lie closer before they become narrower than this."""
BUTTONS, BUTTONS_COMPACT = 5, 4
"""Buttons of the side row, at most."""
SIDES = tuple(Slot.at("side", number) for number in range(BUTTONS))


def zones(width: float, height: float, shape: Shape) -> dict[str, QRectF]:
    """Every zone of a table of that many units, the farm first: all that is scored lies there."""
    if shape == "compact":
        return _compact(width, height)
    right = round(RIGHT * width)
    left = width - right - GAP
    found = {"farm": QRectF()}
    top, room = 0.0, height - GAP * (len(LEFT) - 1)
    for name, share in LEFT.items():
        found[name] = QRectF(0, top, left, room * share)
        top += room * share + GAP
    x, wide = left + GAP, float(right)
    rest = height - FEEDING - PURSE - SIDE - 4 * GAP
    farm_wide = wide - STOCK - GAP
    farm = min(tall_of(farm_wide), rest - SCORE_LEAST)
    found["farm"] = QRectF(x, 0, farm_wide, farm)
    found["stock"] = QRectF(x + farm_wide + GAP, 0, STOCK, farm)
    top = farm + GAP
    for name, tall in (
        ("feeding", FEEDING), ("score", rest - farm), ("purse", PURSE), ("side", SIDE),
    ):  # fmt: skip
        found[name] = QRectF(x, top, wide, tall)
        top += tall + GAP
    return found


def _compact(width: float, height: float) -> dict[str, QRectF]:
    """No room for the live score; the improvements lie at the foot, beside the drawers."""
    left = round(BOARD_COMPACT * width)
    deep = height - FOOT - GAP
    found = {
        "farm": QRectF(),
        "board": QRectF(0, 0, left, deep - MAJORS_COMPACT - GAP),
        "majors": QRectF(0, deep - MAJORS_COMPACT, left, MAJORS_COMPACT),
        "played": QRectF(0, deep + GAP, width - DRAWERS_WIDE - GAP, FOOT),
        DRAWERS: QRectF(width - DRAWERS_WIDE, deep + GAP, DRAWERS_WIDE, FOOT),
    }
    x = left + GAP
    wide = width - x
    farm = deep - sum(COMPACT.values()) - GAP * len(COMPACT)
    found["farm"] = QRectF(x, 0, wide, farm)
    top = farm + GAP
    for name, tall in COMPACT.items():
        found[name] = QRectF(x, top, wide, tall)
        top += tall + GAP
    return found


def yard(zone: QRectF, shape: Shape) -> Yard:
    """The farmyard in its zone: in the middle, at the left where the window has little room."""
    return Yard.within(zone, left=shape == "compact")


def beside_yard(zone: QRectF) -> QRectF:
    """What is left of the farm's zone at the right of the yard, where the window is small."""
    right = Yard.within(zone, left=True).rect.right()
    return QRectF(right + 4, zone.top() + 4, zone.right() - right - 8, zone.height() - 8)


def grid(zone: QRectF, columns: int, rows: int, pad: float = PAD) -> tuple[QRectF, ...]:
    """Equal boxes row after row, 4 units apart."""
    wide = (zone.width() - 2 * pad - (columns - 1) * GAP) / columns
    tall = (zone.height() - 2 * pad - (rows - 1) * GAP) / rows
    return tuple(
        QRectF(
            zone.left() + pad + column * (wide + GAP),
            zone.top() + pad + row * (tall + GAP),
            wide,
            tall,
        )
        for row in range(rows)
        for column in range(columns)
    )


def stock_boxes(zone: QRectF, shape: Shape) -> tuple[QRectF, ...]:
    """Five boxes: people at home, fences, stables, rooms, fields."""
    return grid(zone, 5, 1) if shape == "compact" else grid(zone, 1, 5)


def purse_chips(zone: QRectF, shape: Shape) -> tuple[QRectF, ...]:
    """By good: its chip."""
    return grid(zone, 5, 2, 2) if shape == "compact" else grid(zone, 10, 1)


def score_cells(zone: QRectF) -> tuple[QRectF, ...]:
    """A cell for each row of the score, and one for the total, which is twice as wide."""
    cells = grid(zone, SCORE_COLUMNS, SCORE_ROWS)
    return (*cells[:-2], cells[-2].united(cells[-1]))


def side_label(zone: QRectF, shape: Shape) -> QRectF:
    """Where it says what the buttons are for; nowhere in a small window."""
    wide = 0.0 if shape == "compact" else 74.0
    return QRectF(zone.left() + PAD + 2, zone.top() + PAD, wide, zone.height() - 2 * PAD)


def side_buttons(zone: QRectF, shape: Shape, count: int) -> tuple[QRectF, ...]:
    """The buttons that there are, side by side; few do not become wider than twice the usual."""
    label = side_label(zone, shape)
    most = BUTTONS_COMPACT if shape == "compact" else BUTTONS
    left = label.right() + (GAP if label.width() else 0)
    room = QRectF(left, zone.top(), zone.right() - left, zone.height())
    usual = grid(room, most, 1)[0].width()
    wide = min(2 * usual, (room.width() - 2 * PAD - (count - 1) * GAP) / max(1, count))
    return tuple(
        QRectF(room.left() + PAD + at * (wide + GAP), room.top() + PAD, wide, room.height() - 8)
        for at in range(min(count, most))
    )


def played_cards(zone: QRectF, shape: Shape, count: int) -> tuple[QRectF, ...]:
    """The improvements of a seat, side by side; many lie closer, each with its head in sight."""
    inner = zone.adjusted(PAD, PAD, -PAD, -PAD)
    usual = 118.0 if shape == "compact" else min(inner.height() * 0.75, 128.0)
    usual = max(min(usual, (inner.width() + GAP) / max(1, count) - GAP), CARD_LEAST)
    step = usual + GAP
    if count > 1:
        step = min(step, (inner.width() - usual) / (count - 1))
    return tuple(
        QRectF(inner.left() + at * step, inner.top(), usual, inner.height()) for at in range(count)
    )
