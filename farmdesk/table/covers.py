"""Covers: the painted scene that stands for a game in the lobby and in the list of saved games."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from farmdesk.table.art import Art, paint_sky
from farmdesk.table.landscapes import paint_ground_shadow
from farmdesk.table.tones import (
    AGRICOLA,
    FORMIDABLE_FARM,
    HARVEST_ISLAND,
    HARVEST_VALLEY,
    RIFT_VALLEY_RESERVE,
    tint,
)

SIZE = (243.0, 178.0)
"""The picture that the places below are given for, px; without the accent line."""
LINE = 5.0


class Actor(NamedTuple):
    """One piece on a cover: its middle and its side on the 243 x 178 picture."""

    piece: str
    x: float
    y: float
    side: float
    seat: int | None = None
    flies: bool = False


class Cover(NamedTuple):
    """A scene: the sky from top to bottom, two hills, a pale sun or none, pieces back to front."""

    sky: tuple[str, str]
    hills: tuple[str, str]
    sun: bool
    actors: tuple[Actor, ...]


COVERS = {
    HARVEST_VALLEY: Cover(
        ("#D9F4FB", "#CBE4EA"), ("#A9C77B", "#7F9C5C"), True,
        (
            Actor("apple_tree", 195, 58, 84),
            Actor("farmhouse", 124, 60, 92, 0),
            Actor("wheat", 51, 88, 74),
            Actor("pumpkin", 128, 128, 76),
            Actor("cabbage", 186, 128, 54),
            Actor("crow", 223, 104, 44),
        ),
    ),
    RIFT_VALLEY_RESERVE: Cover(
        ("#FFE7B4", "#F6DBA2"), ("#DDB064", "#B98945"), True,
        (
            Actor("tent", 57, 58, 68, 1),
            Actor("kob", 112, 72, 70),
            Actor("acacia", 192, 60, 104),
            Actor("lion", 72, 126, 76),
            Actor("elephant", 190, 120, 84),
        ),
    ),
    HARVEST_ISLAND: Cover(
        ("#CAF4F9", "#BCE5EC"), ("#7FB98E", "#4F9AA0"), False,
        (
            Actor("sun", 41, 40, 58, flies=True),
            Actor("rain", 199, 40, 62, flies=True),
            Actor("mango", 124, 62, 80),
            Actor("banana", 64, 106, 76),
            Actor("lychee", 130, 126, 64),
            Actor("strawberry", 186, 114, 66),
        ),
    ),
    FORMIDABLE_FARM: Cover(
        ("#FFE5D2", "#F7D3BC"), ("#D99A75", "#B4694C"), True,
        (
            Actor("tractor", 118, 66, 98),
            Actor("sheep", 55, 108, 76),
            Actor("pig", 194, 104, 82),
            Actor("tomato", 117, 126, 58),
            Actor("cucumber", 53, 142, 44),
            Actor("wheat", 217, 138, 50),
        ),
    ),
    AGRICOLA: Cover(
        ("#FFEFC4", "#F2DFAE"), ("#C9AE70", "#9C7A48"), True,
        (
            Actor("room_wood", 52, 62, 76),
            Actor("room_clay", 124, 62, 76),
            Actor("stable", 194, 50, 80, 3),
            Actor("grain", 60, 126, 54),
            Actor("cattle", 134, 124, 76),
            Actor("fence", 211, 120, 62, 3),
        ),
    ),
}  # fmt: skip


def paint_cover(
    painter: QPainter, rect: QRectF, game_id: str, art: Art, *, radius: float = 0.0
) -> None:
    """The scene of a game with its accent line below; upper corners rounded by `radius` px.

    The scene fills the rectangle, cut where its shape differs. Raises `KeyError` when unknown.
    """
    cover = COVERS[game_id]
    line = LINE * rect.width() / SIZE[0]
    box = rect.adjusted(0, 0, 0, -line)
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.setClipPath(_upper_rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    painter.fillRect(
        QRectF(rect.left(), box.bottom(), rect.width(), line + 1), tint(art.theme.accent(game_id))
    )
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    unit = max(box.width() / SIZE[0], box.height() / SIZE[1])
    painter.translate(box.center())
    painter.scale(unit, unit)
    painter.translate(-SIZE[0] / 2, -SIZE[1] / 2)
    _paint_scene(painter, cover, art)
    painter.restore()


def _paint_scene(painter: QPainter, cover: Cover, art: Art) -> None:
    picture = QRectF(0, 0, *SIZE)
    if art.theme.landscape:
        paint_sky(painter, picture, *cover.sky)
        if cover.sun:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint("#FFF8D8", 0.75))
            painter.drawEllipse(QPointF(45, 38), 20, 20)
        painter.fillPath(_ridge(100, 88, 104, 92), tint(cover.hills[0]))
        painter.fillPath(_ridge(128, 112, 138, 122), tint(cover.hills[1]))
    else:
        painter.fillRect(picture, tint("#FFFFFF"))
    for actor in cover.actors:
        box = QRectF(actor.x - actor.side / 2, actor.y - actor.side / 2, actor.side, actor.side)
        if art.theme.landscape and not actor.flies:
            foot = QPointF(actor.x, box.top() + actor.side * 0.915)
            paint_ground_shadow(painter, foot, actor.side * 0.84)
        art.draw(painter, actor.piece, box, seat=actor.seat)
    if art.theme.veil > 0:
        painter.fillRect(picture, tint("#000000", art.theme.veil))


def _ridge(left: float, first: float, second: float, right: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, left))
    path.cubicTo(QPointF(60, first), QPointF(150, second), QPointF(SIZE[0], right))
    path.lineTo(QPointF(*SIZE))
    path.lineTo(QPointF(0, SIZE[1]))
    path.closeSubpath()
    return path


def _upper_rounded(rect: QRectF, radius: float) -> QPainterPath:
    tall = rect.adjusted(0, 0, 0, radius)
    path = QPainterPath()
    path.addRoundedRect(tall, radius, radius)
    cut = QPainterPath()
    cut.addRect(rect)
    return path.intersected(cut)
