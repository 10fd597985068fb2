"""Parts of the table that go to other places as whole pictures: boards that are passed on.

The table below is there already, and the hand works on it; the pictures only lie over it for a
moment. Whoever stops them sees what is true.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from farmdesk.core.places import Slot
from farmdesk.table.art import Art, paint_shadow
from farmdesk.table.furniture import paint_well
from farmdesk.table.items import IN_HAND, RAISED
from farmdesk.table.stage import Stage

STAYS, SLIDES = 340.0, 420.0
"""Milliseconds at speed 1: what is new is seen where it was made, then it goes on."""


class Picture(NamedTuple):
    """What the first window onto a scene shows: `scale` is device pixels a unit."""

    pixels: QPixmap
    corner: QPointF
    scale: float

    def paint(self, painter: QPainter, part: QRectF, onto: QRectF) -> None:
        """Paint a part of it, in units of the table, onto a place of the table."""
        corner = (part.topLeft() - self.corner) * self.scale
        source = QRectF(corner, part.size() * self.scale)
        painter.drawPixmap(onto, self.pixels, source)


class Journey(NamedTuple):
    """From where to where a part goes; one of them is None when it comes or goes out of sight."""

    start: QRectF | None
    end: QRectF | None

    def at(self, share: float) -> QRectF:
        """Where it is after that share of the way, 0 to 1."""
        if self.start is None or self.end is None:
            return QRectF(self.end or self.start or QRectF())
        start, end = self.start, self.end
        size = start.size() + (end.size() - start.size()) * share
        return QRectF(start.topLeft() + (end.topLeft() - start.topLeft()) * share, size)


def taken(scene: QGraphicsScene) -> Picture | None:
    """A picture of the scene as it is now; None when no window shows it."""
    view = next(iter(scene.views()), None)
    if view is None or view.viewport().width() < 2:
        return None
    pixels = view.viewport().grab()
    whole = view.mapToScene(view.viewport().rect()).boundingRect()
    ratio = pixels.devicePixelRatio()
    return Picture(pixels, whole.topLeft(), view.transform().m11() * ratio)


class SlideItem(QGraphicsItem):
    """Pictures on their way, and hollows where something has yet to arrive."""

    def __init__(self, stage: Stage, art: Art) -> None:
        super().__init__()
        self._stage, self._art = stage, art
        self._journeys: tuple[Journey, ...] = ()
        self._pictures: tuple[Picture, Picture] | None = None
        self._rect = QRectF()
        self._share = 0.0
        self.setZValue(RAISED - 1)
        self.hide()

    def begin(self, journeys: tuple[Journey, ...], before: Picture, after: Picture) -> None:
        """Lie over the table with every part where it was."""
        self.prepareGeometryChange()
        self._journeys = tuple(
            sorted(journeys, key=lambda one: (one.end is not None, one.at(1).width()))
        )
        self._pictures = before, after
        self._rect = QRectF()
        for journey in journeys:
            for share in (0, 1):
                self._rect = self._rect.united(journey.at(share))
        self._rect.adjust(-IN_HAND, -IN_HAND, 3 * IN_HAND, 3 * IN_HAND)
        self._share = 0.0
        self.show()

    def go(self, share: float) -> None:
        """Be at that share of the way, 0 to 1."""
        if share != self._share:
            self._share = share
            self.update()

    def end(self) -> None:
        """Lie over nothing, and keep no pictures."""
        self.hide()
        self._journeys, self._pictures = (), None

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        scene = self.scene()
        if self._pictures is None or scene is None:
            return
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._paint_hollows(painter, scene)
        before, after = self._pictures
        lift = IN_HAND * min(1.0, 4 * self._share * (1 - self._share))
        for journey in self._journeys:
            here = journey.at(self._share)
            if lift > 1 and journey.start is not None and journey.end is not None:
                paint_shadow(painter, here, 4, lift)
            if journey.start is not None:
                painter.setOpacity(1.0 if journey.end is not None else 1 - self._share)
                before.paint(painter, journey.start, here)
            if journey.end is not None:
                painter.setOpacity(self._share)
                after.paint(painter, journey.end, here)
            painter.setOpacity(1.0)

    def _paint_hollows(self, painter: QPainter, scene: QGraphicsScene) -> None:
        table, ratio = scene.sceneRect(), float(scene.property("ratio"))
        cloth = self._art.cloth_pixmap(self._stage.game, table.width(), table.height(), ratio)
        scale = cloth.width() / table.width()
        for journey in self._journeys:
            if journey.end is not None:
                place = journey.end
                source = QRectF(place.topLeft() * scale, place.size() * scale)
                painter.drawPixmap(place, cloth, source)
                paint_well(painter, place, self._art.theme)


class Slide(QObject):
    """Lets parts of a scene glide from where they lay to where they lie now."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, art: Art) -> None:
        super().__init__(scene)
        self._scene, self._stage = scene, stage
        self._item = SlideItem(stage, art)
        scene.addItem(self._item)
        self._before: Picture | None = None
        self._starts: dict[Slot, QRectF | None] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(STAYS + SLIDES)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.stop)

    @property
    def running(self) -> bool:
        """Does something glide?"""
        return self._item.isVisible()

    def look(self, slots: tuple[Slot, ...]) -> None:
        """Remember where these parts lie now, and what they look like."""
        self.stop()
        self._starts = {slot: self._stage.spot(slot) for slot in slots}
        self._before = taken(self._scene)

    def run(self, speed: float) -> None:
        """Let them glide from there to where they lie now; `speed` above 0 divides the time."""
        after, before, self._before = taken(self._scene), self._before, None
        journeys = (Journey(start, self._stage.spot(slot)) for slot, start in self._starts.items())
        going = tuple(journey for journey in journeys if journey.start != journey.end)
        if before is None or after is None or not going:
            return
        self._item.begin(going, before, after)
        self._clock.setDuration(max(1, round((STAYS + SLIDES) / speed)))
        self._clock.start()

    def stop(self) -> None:
        """Be there: nothing lies over the table any more."""
        self._clock.stop()
        self._item.end()

    def _tick(self, moment: float) -> None:
        share = max(0.0, (moment - STAYS) / SLIDES)
        self._item.go(QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(share))
