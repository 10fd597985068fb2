"""The row of buttons under the purse: what would take several drops, at a press."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from farmdesk.games.agricola.goods import NAMES
from farmdesk.scenes.agricola.quick import Quick, title
from farmdesk.scenes.agricola.tiles import Sign, paint_signs
from farmdesk.scenes.agricola.zones import side_buttons, side_label
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_well
from farmdesk.table.tones import tint
from farmdesk.table.words import Align, write


def signs(quick: Quick) -> tuple[Sign, ...]:
    """A move in pictures: what goes, an arrow, what comes."""
    found = [Sign(NAMES[good], str(n)) for good, n in enumerate(quick.given) if n]
    if quick.food:
        found.append(Sign("food", str(quick.food), link="arrow"))
    if quick.begging:
        found.append(Sign("begging", str(quick.begging), link="+"))
    return tuple(found)


def paint_side(
    painter: QPainter,
    zone: QRectF,
    desk: Desk,
    kind: str,
    quick: tuple[Quick, ...],
    hovered: int | None,
) -> None:
    """The buttons, and what they are for; words alone where there is none."""
    paint_well(painter, zone, desk.theme)
    colour = desk.theme.on_cloth
    words = desk.words(title(kind, desk.view.state, asked=desk.view.decision is not None))
    if not quick:
        write(painter, zone.adjusted(10, 2, -10, -2), words, 12.5, colour=colour, lines=2)
        return
    label = side_label(zone, desk.shape)
    if label.width():
        write(painter, label, words, 12.5, colour=colour, bold=True, lines=3)
    for at, rect in enumerate(side_buttons(zone, desk.shape, len(quick))):
        _paint_button(painter, rect, quick[at], desk, hovered=at == hovered)


def _paint_button(
    painter: QPainter, rect: QRectF, quick: Quick, desk: Desk, *, hovered: bool
) -> None:
    theme = desk.theme
    edge = theme.primary_edge if hovered else theme.line
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(tint(edge), 2.4 if hovered else theme.line_width))
    painter.setBrush(tint(theme.raised if hovered else theme.panel))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
    shown = signs(quick)
    room = rect.adjusted(6, 4, -4, -4)
    if shown:
        paint_signs(painter, room, shown, desk.art, theme.text)
    else:
        write(painter, room, desk.say(quick.label), 12, colour=theme.text, lines=2,
              align=Align.AlignCenter)  # fmt: skip
