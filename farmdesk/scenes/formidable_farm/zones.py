"""Where the zones of Formidable Farm lie: pure functions from a table's size to rectangles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from farmdesk.table.shape import Shape

GAP = 4.0
DRAWERS = "drawers"
"""A place that stays free for the buttons of the window's drawers."""

LEFT, LEFT_COMPACT = 0.6, 0.62
"""Share of the width that market, stall and crops take; the rest is the ring's."""
PURSE, SIDE, HAND = 60.0, 52.0, (150.0, 190.0)
PURSE_COMPACT, SIDE_COMPACT, HAND_COMPACT = 50.0, 46.0, 124.0
DRAWERS_HIGH = 44.0
HEAD = 22.0
"""Height of the line of words over a row of cards; there is none in the compact shape."""
PLACES = 5
"""Cards of the market."""
SPACES = 6
CARD_ASPECT = 96 / 134


def zones(width: float, height: float, shape: Shape) -> dict[str, QRectF]:
    """Every zone of a table of that many units, the market first."""
    compact = shape == "compact"
    left = round(width * (LEFT_COMPACT if compact else LEFT))
    purse, side = (PURSE_COMPACT, SIDE_COMPACT) if compact else (PURSE, SIDE)
    hand = HAND_COMPACT
    if not compact:
        hand = min(max(HAND[0], round(height * 0.2425)), HAND[1])
    row = (height - purse - side - hand - 4 * GAP) / 2
    tops = [0.0]
    for tall in (row, row, purse, side):
        tops.append(tops[-1] + tall + GAP)
    right = left + GAP
    beside = width - right
    found = {
        "market": QRectF(0, tops[0], left, row),
        "played": QRectF(0, tops[1], left, row),
        "purse": QRectF(0, tops[2], left, purse),
        "side": QRectF(0, tops[3], left, side),
    }
    if compact:
        found["ring"] = QRectF(right, 0, beside, tops[4] - GAP)
        found["piles"] = QRectF(right, tops[4], beside, hand - DRAWERS_HIGH)
        found["hand"] = QRectF(0, tops[4], left, hand)
        found[DRAWERS] = QRectF(right, height - DRAWERS_HIGH, beside, DRAWERS_HIGH)
    else:
        piles = purse + side
        found["ring"] = QRectF(right, 0, beside, tops[4] - piles - 2 * GAP)
        found["piles"] = QRectF(right, tops[4] - piles - GAP, beside, piles)
        found["hand"] = QRectF(0, tops[4], width, hand)
    return found


def _row(zone: QRectF, shape: Shape) -> QRectF:
    """What is left of a zone for cards, below its line of words."""
    head = 3.0 if shape == "compact" else HEAD
    return zone.adjusted(4, head, -4, -4)


def card_size(zone: QRectF, shape: Shape) -> tuple[float, float]:
    """Width and height of a card in the market and on the stall."""
    row = _row(zone, shape)
    share = 0.172 if shape == "compact" else 0.1655
    high = min(row.height(), zone.width() * share / 0.56)
    return min(high * 0.8, zone.width() * share), high


def market_slots(zone: QRectF, shape: Shape) -> tuple[QRectF, ...]:
    """The five places of the market."""
    wide, high = card_size(zone, shape)
    row = _row(zone, shape)
    rest = _pile_width(zone, shape)
    step = (row.width() - rest - 4) / PLACES
    return tuple(
        QRectF(row.left() + place * step + (step - wide) / 2, row.top(), wide, high)
        for place in range(PLACES)
    )


def _pile_width(zone: QRectF, shape: Shape) -> float:
    return 62.0 if shape == "compact" else min(82.0, zone.width() * 0.115)


def market_piles(zone: QRectF, shape: Shape) -> tuple[QRectF, QRectF]:
    """The market's stack, and below it its discards."""
    wide = _pile_width(zone, shape)
    _, tall = card_size(zone, shape)
    row = _row(zone, shape)
    high = (tall - GAP) / 2
    deck = QRectF(row.right() - wide, row.top(), wide, high)
    return deck, deck.translated(0, high + GAP)


def played_slots(zone: QRectF, shape: Shape, count: int, room: float) -> tuple[QRectF, ...]:
    """Places on the stall from the left: `count` of them within `room` units."""
    wide, high = card_size(zone, shape)
    row = _row(zone, shape)
    step = min(wide + 6, (room - wide) / max(1, count - 1))
    return tuple(QRectF(row.left() + place * step, row.top(), wide, high) for place in range(count))


def stall_width(zone: QRectF, shape: Shape) -> float:
    """How much of the stall three cards side by side take."""
    wide, _ = card_size(zone, shape)
    return 3 * wide + 12


def panel(zone: QRectF, shape: Shape) -> QRectF:
    """The paper beside the cards of the turn: what a card brings, in words."""
    row = _row(zone, shape)
    left = row.left() + stall_width(zone, shape) + 8
    _, high = card_size(zone, shape)
    return QRectF(left, row.top(), row.right() - left, high)


def pool_slots(zone: QRectF, shape: Shape) -> tuple[QRectF, ...]:
    """Five crops to choose from, at the foot of the paper."""
    paper = panel(zone, shape)
    side = min(52.0, (paper.width() - 12) / 5 - 4)
    step = (paper.width() - 12) / 5
    top = paper.bottom() - side - 6
    return tuple(
        QRectF(paper.left() + 6 + k * step + (step - side) / 2, top, side, side) for k in range(5)
    )


def look_slots(zone: QRectF, shape: Shape, count: int, left: float) -> tuple[QRectF, ...]:
    """Cards looked at, from `left` to the end of the stall's zone."""
    wide, high = card_size(zone, shape)
    row = _row(zone, shape)
    step = min(wide + 6, (row.right() - left - wide) / max(1, count - 1))
    return tuple(QRectF(left + k * step, row.top(), wide, high) for k in range(count))


def chips(zone: QRectF) -> tuple[QRectF, ...]:
    """The five plates of crops."""
    wide = (zone.width() - 8 - 4 * GAP) / 5
    return tuple(
        QRectF(zone.left() + 4 + k * (wide + GAP), zone.top() + 3, wide, zone.height() - 6)
        for k in range(5)
    )


def token(plate: QRectF) -> QRectF:
    """The thing on a plate that is lifted: a square at its left."""
    side = plate.height() - 4
    return QRectF(plate.left() + 2, plate.top() + 2, side, side)


def side_plates(zone: QRectF) -> tuple[QRectF, QRectF]:
    """What can be bought at any time: a crop, a card."""
    left = zone.left() + max(76.0, zone.width() * 0.14)
    wide = (zone.right() - 4 - left - GAP) / 2
    first = QRectF(left, zone.top() + 3, wide, zone.height() - 6)
    return first, first.translated(wide + GAP, 0)


def ring_plates(zone: QRectF, shape: Shape) -> tuple[QRectF, ...]:
    """The six spaces clockwise, the first one on top (in the compact shape: top left)."""
    if shape == "compact":
        return _two_columns(zone)
    wide, high = min(150.0, zone.width() * 0.279), min(112.0, zone.height() * 0.2175)
    side = 16.0
    middle = zone.center().x() - wide / 2
    left, right = zone.left() + side, zone.right() - side - wide
    top, bottom = zone.top() + 8, zone.bottom() - 8 - high
    upper, lower = top + high, bottom - high
    corners = (
        (middle, top), (right, upper), (right, lower), (middle, bottom), (left, lower),
        (left, upper),
    )  # fmt: skip
    return tuple(QRectF(x, y, wide, high) for x, y in corners)


def _two_columns(zone: QRectF) -> tuple[QRectF, ...]:
    inner = zone.adjusted(4, ring_head(zone, "compact").height() + 2, -4, -4)
    gap = 18.0
    wide, high = (inner.width() - gap - 12) / 2, (inner.height() - 2 * 8) / 3
    order = ((0, 0), (0, 1), (1, 1), (2, 1), (2, 0), (1, 0))
    return tuple(
        QRectF(inner.left() + col * (wide + gap), inner.top() + row * (high + 8), wide, high)
        for row, col in order
    )


def ring_head(zone: QRectF, shape: Shape) -> QRectF:
    """Where the ring says whether supplies are still to be taken."""
    if shape == "compact":
        return QRectF(zone.left() + 4, zone.top() + 2, zone.width() - 8, 40)
    plates = ring_plates(zone, shape)
    left, right = plates[5].right() + 8, plates[1].left() - 8
    top, bottom = plates[0].bottom() + 14, plates[3].top() - 8
    return QRectF(left, top, right - left, bottom - top)


def bank(zone: QRectF, shape: Shape, seats: int) -> tuple[QRectF, ...]:
    """By seat: where a disc waits that is on no space yet."""
    head = ring_head(zone, shape)
    side = 36.0
    if shape == "compact":
        left = head.right() - seats * (side + 2)
        return tuple(QRectF(left + k * (side + 2), head.top() + 3, side, side)
                     for k in range(seats))  # fmt: skip
    wide = seats * (side + 6) - 6
    left = head.center().x() - wide / 2
    return tuple(
        QRectF(left + k * (side + 6), head.bottom() - side - 4, side, side) for k in range(seats)
    )


def stack_slot(zone: QRectF) -> QRectF:
    """The own stack."""
    high = zone.height() - 16
    return QRectF(zone.left() + 8, zone.top() + 8, high * 0.74, high)


def under_slot(zone: QRectF) -> QRectF:
    """Where cards go under the own stack."""
    stack = stack_slot(zone)
    wide = max(84.0, min(118.0, zone.width() * 0.25))
    return QRectF(stack.right() + 8, stack.top(), wide, stack.height())


def coins_room(zone: QRectF) -> QRectF:
    """The own fulfilled cards, with a line of words above."""
    left = under_slot(zone).right() + 10
    return QRectF(QPointF(left, zone.top() + 4), QPointF(zone.right() - 6, zone.bottom() - 6))


def coin_slots(zone: QRectF, count: int) -> tuple[QRectF, ...]:
    """Fulfilled cards side by side, closer when they are many."""
    room = coins_room(zone)
    high = room.height() - 20
    wide = high * CARD_ASPECT
    step = min(wide + 4, (room.width() - wide - 4) / max(1, count - 1))
    return tuple(
        QRectF(room.left() + k * step, room.bottom() - high, wide, high) for k in range(count)
    )


def hand_card(zone: QRectF, shape: Shape) -> tuple[float, float]:
    """Width and height of a card in the hand."""
    high = zone.height() - 10
    return min(high * 0.76, 84.0 if shape == "compact" else 140.0), high


def hand_slots(zone: QRectF, shape: Shape, count: int) -> tuple[QRectF, ...]:
    """Cards of the hand side by side; they overlap when there is no more room."""
    wide, high = hand_card(zone, shape)
    room = zone.width() - 10 - wide
    step = min(wide + 5, room / max(1, count - 1))
    return tuple(
        QRectF(zone.left() + 5 + k * step, zone.top() + 5, wide, high) for k in range(count)
    )


def hand_rest(zone: QRectF, shape: Shape, count: int) -> QRectF | None:
    """What the hand leaves free at its right, if it is enough for words."""
    wide, _ = hand_card(zone, shape)
    left = zone.left() + 5 + count * (wide + 5) + 4
    rest = QRectF(QPointF(left, zone.top() + 5), QPointF(zone.right() - 6, zone.bottom() - 5))
    return rest if rest.width() >= (176 if shape == "compact" else 216) else None
