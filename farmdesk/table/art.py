"""Pictures of pieces and cloths, each rendered once per size, pixel ratio and seat, then kept.

An SVG is drawn into a pixmap the first time it is asked for; two hundred live SVG items would cost
a repaint of half a second. `Art` belongs to whoever shows a table; when the theme or the interface
scale changes, that owner calls `clear` or `wear`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from farmdesk.assets import path
from farmdesk.table.signs import paint_mark
from farmdesk.table.tones import GLOW, PLACEHOLDER, SEAT_LOOKS, SHADOW, WELL, SeatLook, Theme, tint

TINTABLE = frozenset({"farmhouse", "tent", "stop", "family", "fence", "stable", "supply_disc"})
"""Pieces that wear a seat's colours; all others ignore `seat`."""

CAPACITY = 96 * 1024 * 1024
"""Bytes of pixmaps that are kept; beyond them the oldest go, one by one."""


class Art:
    """All pictures of one table in one theme. Sizes are logical px; `dpr` is the pixel ratio."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._pixmaps: dict[Hashable, QPixmap] = {}
        self._renderers: dict[tuple[str, int | None], QSvgRenderer] = {}
        self._bytes = 0

    def wear(self, theme: Theme) -> None:
        """Change the theme; everything is rendered anew when it is next asked for."""
        self.theme = theme
        self.clear()

    def clear(self) -> None:
        """Forget all pixmaps: after a change of scale, screen or theme."""
        self._pixmaps.clear()
        self._bytes = 0

    def pixmap(
        self,
        piece_id: str,
        size: float,
        dpr: float = 1.0,
        *,
        seat: int | None = None,
        letter: str = "",
        silhouette: bool = False,
        loose: bool = False,
    ) -> QPixmap:
        """A square picture of `size` logical px.

        `seat` (0 to 4) tints the tintables and puts that seat's mark with `letter` on their plate;
        `silhouette` fills the shape with the shadow's tone; `loose` adds the soft shadow of a
        piece that lies on the cloth and, on dark cloth, its rim, inside the same square.
        Raises `FileNotFoundError` when there is no such piece.
        """
        worn = seat if piece_id in TINTABLE else None
        key = (piece_id, size, dpr, worn, letter if worn is not None else "", silhouette, loose)

        def paint(painter: QPainter, box: QRectF) -> None:
            if loose:
                self._paint_loose(painter, piece_id, box, dpr, worn, letter)
            else:
                self._render(painter, piece_id, box, worn, letter)
            if silhouette:
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
                painter.fillRect(box, tint(SHADOW))

        return self.painted(key, size, size, dpr, paint)

    def draw(
        self,
        painter: QPainter,
        piece_id: str,
        box: QRectF,
        *,
        seat: int | None = None,
        letter: str = "",
        loose: bool = False,
    ) -> None:
        """Paint a piece into `box` (its shorter side counts), as sharp as the painter's device."""
        size = min(box.width(), box.height())
        if size <= 0:
            return
        dpr = pixel_ratio(painter)
        picture = self.pixmap(piece_id, size, dpr, seat=seat, letter=letter, loose=loose)
        target = QRectF(0, 0, size, size)
        target.moveCenter(box.center())
        painter.drawPixmap(target, picture, QRectF(picture.rect()))

    def painted(
        self,
        key: Hashable,
        width: float,
        height: float,
        dpr: float,
        paint: Callable[[QPainter, QRectF], None],
    ) -> QPixmap:
        """Any picture, kept under `key`; `paint` is called only the first time.

        `key` must name everything that the picture depends on besides the theme.
        """
        full_key = (key, width, height, dpr)
        kept = self._pixmaps.get(full_key)
        if kept is not None:
            return kept
        made = blank(width, height, dpr)
        painter = QPainter(made)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        try:
            paint(painter, QRectF(0, 0, width, height))
        finally:
            painter.end()  # Qt aborts when a pixmap dies under an open painter
        self._keep(full_key, made)
        return made

    def cloth_pixmap(self, game_id: str, width: float, height: float, dpr: float = 1.0) -> QPixmap:
        """The game's table cloth with its glow, fall-off and weave. Raises `KeyError`."""

        def paint(painter: QPainter, box: QRectF) -> None:
            paint_cloth(painter, box, game_id, self.theme)

        return self.painted(("cloth", game_id), width, height, dpr, paint)

    def _keep(self, key: Hashable, made: QPixmap) -> None:
        self._bytes += made.width() * made.height() * 4
        while self._bytes > CAPACITY and self._pixmaps:
            oldest = self._pixmaps.pop(next(iter(self._pixmaps)))
            self._bytes -= oldest.width() * oldest.height() * 4
        self._pixmaps[key] = made

    def _renderer(self, piece_id: str, seat: int | None) -> QSvgRenderer:
        known = self._renderers.get((piece_id, seat))
        if known is not None:
            return known
        text = path("resources", "art", "pieces", f"{piece_id}.svg").read_text(encoding="utf-8")
        if seat is not None:
            text = dyed(text, SEAT_LOOKS[seat])
        made = QSvgRenderer(QByteArray(text.encode()))
        assert made.isValid(), f"{piece_id}.svg cannot be drawn"
        self._renderers[piece_id, seat] = made
        return made

    def _render(
        self, painter: QPainter, piece_id: str, box: QRectF, seat: int | None, letter: str
    ) -> None:
        renderer = self._renderer(piece_id, seat)
        renderer.render(painter, box)
        if seat is None or not renderer.elementExists("mark"):
            return
        plate = renderer.boundsOnElement("mark")
        scale = box.width() / renderer.viewBoxF().width()
        centre = box.topLeft() + plate.center() * scale
        width = plate.width() * scale
        paint_mark(painter, centre, width / 3, SEAT_LOOKS[seat], letter if width > 22 else "")

    def _paint_loose(
        self,
        painter: QPainter,
        piece_id: str,
        box: QRectF,
        dpr: float,
        seat: int | None,
        letter: str,
    ) -> None:
        room = box.width() * 0.03
        inner = box.adjusted(room, room, -room, -room)
        plain = blank(box.width(), box.height(), dpr)
        brush = QPainter(plain)
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            self._render(brush, piece_id, inner, seat, letter)
        finally:
            brush.end()
        lift = min(2.0, room * 1.4)
        painter.setOpacity(0.24)
        painter.drawPixmap(QPointF(lift * 0.7, lift), coloured(plain, tint(SHADOW)))
        painter.setOpacity(1.0)
        if self.theme.rim is not None:
            paint_rim(painter, plain, max(1.5, box.width() / 48), tint(self.theme.rim))
        painter.drawPixmap(QPointF(0, 0), plain)


def blank(width: float, height: float, dpr: float) -> QPixmap:
    """A clear pixmap of the logical size; its pixels are rounded up."""
    made = QPixmap(QSize(math.ceil(width * dpr - 1e-6), math.ceil(height * dpr - 1e-6)))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    return made


def pixel_ratio(painter: QPainter) -> float:
    """Device pixels to one unit of the painter now, zoom and screen together; at least 0.1."""
    matrix = painter.deviceTransform()
    return max(0.1, round(math.hypot(matrix.m11(), matrix.m12()), 3))


def dyed(svg: str, look: SeatLook) -> str:
    """The text of a tintable piece with its three placeholders replaced by the seat's tones."""
    for placeholder, tone in zip(PLACEHOLDER, (look.base, look.shade, look.light), strict=True):
        svg = svg.replace(placeholder, tone)
    return svg


def coloured(picture: QPixmap, colour: QColor) -> QPixmap:
    """The picture's shape, filled with one colour."""
    made = QPixmap(picture)
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(0, 0, made.width(), made.height()), colour)
    painter.end()
    return made


def paint_rim(painter: QPainter, picture: QPixmap, width: float, colour: QColor) -> None:
    """The picture's shape twelve times round a circle: a line of `width` px outside of it."""
    mask = coloured(picture, colour)
    for step in range(12):
        angle = step * math.tau / 12
        painter.drawPixmap(QPointF(width * math.cos(angle), width * math.sin(angle)), mask)


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, lift: float) -> None:
    """The soft shadow of a card or panel that lies `lift` px above the cloth.

    Lying 3, hovered 6, in hand 9. Paint it before the thing itself; it reaches 2.5 x lift out.
    """
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(SHADOW, 1 - (1 - 0.27) ** (1 / 5)))
    base = rect.translated(0.7 * lift, lift)
    for step in range(5):
        grown = (step - 2) * 0.35 * lift
        corner = max(0.0, radius + grown)
        painter.drawRoundedRect(base.adjusted(-grown, -grown, grown, grown), corner, corner)
    painter.restore()


def paint_cloth(painter: QPainter, box: QRectF, game_id: str, theme: Theme) -> None:
    """Flat colour, a glow at the upper left, a fall-off into the far corner, a fine weave."""
    painter.fillRect(box, tint(theme.cloth(game_id)))
    if not theme.landscape:
        return
    centre = box.topLeft() + QPointF(box.width() * 0.38, box.height() * 0.30)
    reach = math.hypot(box.width(), box.height())
    glow = QRadialGradient(centre, reach * 0.62)
    glow.setColorAt(0, tint(GLOW, 0.28 if not theme.dark else 0.12))
    glow.setColorAt(1, tint(GLOW, 0))
    painter.fillRect(box, glow)
    fall = QRadialGradient(centre, reach * 0.78)
    fall.setColorAt(0.45, tint(WELL, 0))
    fall.setColorAt(1, tint(WELL, 0.28))
    painter.fillRect(box, fall)
    painter.setPen(QPen(tint("#FFFFFF", 0.04), 1))
    for step in range(int(box.height() // 8) + 1):
        y = box.top() + step * 8 + 0.5
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))


def paint_sky(painter: QPainter, box: QRectF, top: str, bottom: str) -> None:
    """A vertical sky from `top` down to `bottom`."""
    sky = QLinearGradient(box.topLeft(), box.bottomLeft())
    sky.setColorAt(0, tint(top))
    sky.setColorAt(1, tint(bottom))
    painter.fillRect(box, sky)
