"""A table laid for one state of a game, and the hands of whoever sits at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from farmdesk import scenes
from farmdesk.app.frame import frame
from farmdesk.core.game import Game
from farmdesk.core.match import COLOURS, Chair
from farmdesk.core.moves import Decision, Drop, Group, Move, Phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.core.preview import Preview, preview
from farmdesk.games.harvest_valley import GAME
from farmdesk.table.art import Art
from farmdesk.table.scene import TableScene
from farmdesk.table.shape import Shape
from farmdesk.table.stage import Motion, Say, View
from farmdesk.table.tones import LIGHT, Theme
from farmdesk.table.view import TableView

NAMES = ("Mira", "Tomas", "Kei", "Sol", "Ana")
STILL = Motion(0.0)
LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton


def key_of(said: Phrase) -> str:
    """A language of message ids."""
    return said.key


def view_of(
    state: Any, options: dict[str, str], game: Game[Any] = GAME, eyes: Seat | None = None
) -> View:
    """The picture of one seat: of whoever is asked first in a state, or of seat 0 once it is over.

    Who only looks on is asked nothing.
    """
    asked = game.decisions(state)
    seat = asked[0].seat if asked else 0
    if eyes is not None:
        seat, asked = eyes, tuple(one for one in asked if one.seat == eyes)
    concealed = game.conceal(state, seat)
    standing = game.standing(concealed)
    count = len(standing.totals)
    return View(
        state=concealed,
        placed=game.table(concealed),
        standing=standing,
        seat=seat,
        decision=asked[0] if asked else None,
        chairs=tuple(Chair(NAMES[k], colour=COLOURS[k]) for k in range(count)),
        options=options,
        over=not game.decisions(state),
    )


def table_size(width: int, height: int, seats: int) -> tuple[QSize, Shape]:
    """The table inside a window of that size, as the frame of the app gives it."""
    whole = frame(width, height, seats, log_open=width >= 1600)
    return QSize(int(whole.table[2]), int(whole.table[3])), whole.shape


class Table:
    """A scene in a window of its own; the size is that of the table in a window of `window`."""

    def __init__(
        self,
        state: Any,
        options: dict[str, str],
        *,
        game: Game[Any] = GAME,
        window: tuple[int, int] = (1366, 768),
        motion: Motion = STILL,
        say: Say = key_of,
        theme: Theme = LIGHT,
        parent: QWidget | None = None,
    ) -> None:
        self.options = options
        self.state = state
        self.game = game
        art = Art(theme)
        self.stage = scenes.stage(game.info.id, art, say)
        self.scene = TableScene(self.stage, art, theme, say, self.why_not, self.foresee, motion)
        self.moves: list[Move] = []
        self.helped: list[tuple[Phrase | None, str]] = []
        self.scene.moved.connect(self._moved)
        self.scene.helped.connect(self._helped)
        self.view = TableView(parent)
        size, shape = table_size(*window, len(game.standing(state).totals))
        self.view.set_unit(1.0, shape)
        self.view.resize(size)
        self.view.show_table(self.scene)
        self.view.show()
        if parent is None:
            assert QTest.qWaitForWindowExposed(self.view)
            self.view.setFocus()
        self.show(state)

    # what the app does

    def show(self, state: Any) -> None:
        """Snap to a state."""
        self.state = state
        self.moves.clear()
        self.scene.show(view_of(state, self.options, self.game))

    def why_not(self, drops: tuple[Drop, ...]) -> Phrase | None:
        return self.game.why_not(self.game.conceal(self.state, self.seat), self.seat, drops)

    def foresee(self, move: Move) -> Preview | None:
        return preview(self.game, self.state, self.seat, move)

    def _moved(self, seat: int, move: Move) -> None:
        assert seat == self.seat
        self.moves.append(move)

    def _helped(self, note: Phrase | None, tone: str) -> None:
        self.helped.append((note, tone))

    # what can be seen

    @property
    def seat(self) -> Seat:
        """Who is asked first."""
        return self.game.decisions(self.state)[0].seat

    @property
    def decision(self) -> Decision:
        assert self.scene.view is not None
        assert self.scene.view.decision is not None
        return self.scene.view.decision

    @property
    def drops(self) -> tuple[Drop, ...]:
        assert self.scene.composer is not None
        return self.scene.composer.drops

    def rect(self, slot: Slot) -> QRectF:
        rect = self.stage.spot(slot)
        assert rect is not None, f"{slot} lies nowhere"
        return rect

    def lies(self) -> dict[str, tuple[float, float]]:
        """Where every piece is painted now, rounded to a tenth of a unit."""
        return {
            piece: (round(item.pos().x(), 1), round(item.pos().y(), 1))
            for piece, item in self.scene._pieces.items.items()
        }

    def dragging(self) -> bool:
        return self.scene.hand.dragging

    def held(self) -> Slot | None:
        return self.scene.hand.held

    def lit(self) -> list[QRectF]:
        """The rectangles of all lit slots."""
        return [lit.rect for lit in self.scene._layers._overlay.lights.legal]

    # hands

    def at(self, slot: Slot) -> QPoint:
        """The pixel in the middle of a slot."""
        return self.pixel(self.rect(slot).center())

    def pixel(self, point: QPointF) -> QPoint:
        return self.view.mapFromScene(point)

    def press(self, slot: Slot) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.at(slot))

    def move(self, slot: Slot, steps: int = 1) -> None:
        """Let the pointer go to the middle of a slot, in steps."""
        start, end = self._pointer, self.at(slot)
        for step in range(1, steps + 1):
            self.move_to(start + (end - start) * step / steps)

    def move_to(self, pixel: QPoint) -> None:
        self._pointer = pixel
        QTest.mouseMove(self.view.viewport(), pixel)

    def lift(self, slot: Slot) -> None:
        """Press on a piece and pull it a little, farther than a click may slip."""
        self.press(slot)
        self._pointer = self.at(slot)
        self.move_to(self._pointer + QPoint(9, 9))

    def release(self) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self._pointer)

    def drag(self, *slots: Slot) -> None:
        """One drag from the first slot over all others."""
        self.lift(slots[0])
        for slot in slots[1:]:
            self.move(slot)
        self.release()

    def click(self, slot: Slot) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.at(slot))

    def right_click(self) -> None:
        QTest.mouseClick(self.view.viewport(), RIGHT, pos=self._pointer)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)

    _pointer = QPoint(0, 0)


def drops_of(move: Move) -> list[Drop]:
    """The drops of a script without groups."""
    steps = move.script()
    assert not any(isinstance(step, Group) for step in steps)
    return [step for step in steps if isinstance(step, Drop)]


Make = Callable[[Table, Move], Any]
