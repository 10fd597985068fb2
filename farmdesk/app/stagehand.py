"""Between the match and the table: every turn is shown, every spelled move is played, in order.

While something moves the control holds the next AI move back. While the past is replayed nobody
can move at all. The picture is always that of one pair of eyes.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from farmdesk.app.control import MatchControl
from farmdesk.app.lines import told_by
from farmdesk.app.settings import Settings
from farmdesk.app.showing import seen, view_of, whose_eyes
from farmdesk.core.match import Turn
from farmdesk.core.moves import Drop, Move, Phrase
from farmdesk.core.places import Seat
from farmdesk.core.preview import Preview, preview
from farmdesk.table.scene import TableScene
from farmdesk.table.stage import Motion, View


class Stagehand(QObject):
    """Keeps the scene in step with the control."""

    shown = Signal(object)
    """View: the table shows it and nothing moves; everything else should follow."""
    telling = Signal(object)
    """Turn: it begins to be shown."""

    def __init__(self, control: MatchControl, settings: Settings, page: QWidget) -> None:
        super().__init__(page)
        self.control = control
        self._settings = settings
        self._page = page
        self.scene: TableScene | None = None
        self.turn: Turn | None = None
        """What is being shown now, while it moves."""
        self.eyes: Seat = whose_eyes(control.match, 0, control.asks())
        self.past: int | None = None
        """The number of turns after which the table is shown; None for now."""
        control.turned.connect(self._turned)
        control.changed.connect(self.refresh)
        control.forced.connect(self._forced)

    def take(self, scene: TableScene) -> None:
        """Show everything on this scene from now on."""
        self.scene = scene
        scene.moved.connect(self._moved)
        scene.settled.connect(self._settled)
        self.refresh()

    @property
    def motion(self) -> Motion:
        """How a move of a person is shown."""
        if self._page.window().windowState() & Qt.WindowState.WindowMinimized:
            return Motion(0.0)
        return Motion(self._settings.motion, self._settings.reduce_motion)

    # what the table asks of the game

    def why_not(self, drops: tuple[Drop, ...]) -> Phrase | None:
        """The rule that forbids the last of these drops."""
        match, asked = self.control.match, self.control.asks()
        if asked is None:
            return None
        state = match.game.conceal(match.state, asked.seat)
        return match.game.why_not(state, asked.seat, drops)

    def foresee(self, move: Move) -> Preview | None:
        """What a move would bring; None where the players chose not to be told."""
        match, asked = self.control.match, self.control.asks()
        if asked is None or match.options["preview"] == "off":
            return None
        return preview(match.game, match.state, asked.seat, move)

    def line_of(self, move: Move) -> Phrase:
        """What the log would write for a move that is possible now."""
        match, asked = self.control.match, self.control.asks()
        if asked is None:
            return move.label()
        told = told_by(preview(match.game, match.state, asked.seat, move).events, asked.seat)
        return told.phrase if told is not None else move.label()

    # showing

    def view(self) -> View:
        """The picture now, or of the past while that is shown."""
        asked = self.control.asks() if self.past is None else None
        return view_of(self.control.match, self.eyes, asked, at=self.past)

    def refresh(self) -> None:
        """Snap to what is so now."""
        if self.scene is None:
            return
        if self.turn is not None:
            self.turn = None
            self.control.release()
        if self.past is None:
            self.eyes = whose_eyes(self.control.match, self.eyes, self.control.asks())
        self.scene.motion = self.motion
        self.scene.show(self.view())
        self.shown.emit(self.scene.view)

    def show_past(self, made: int | None, *, told: bool = False) -> None:
        """Show the table after `made` turns, or now again; `told` lets the last of them move."""
        if self.scene is None:
            return
        if self.past is None and made is not None:
            self.control.hold()
        if self.past is not None and made is None:
            self.past = None
            self.refresh()
            self.control.release()
            return
        self.past = made
        if not told or made is None or made < 1:
            self.refresh()
            return
        turn = self.control.match.past[made - 1]
        self.scene.motion = self.motion
        self.telling.emit(turn)
        self.scene.play(seen(turn, self.eyes), self.view())

    def _turned(self, turn: Turn) -> None:
        if self.scene is None:
            return
        asked = self.control.asks()
        before = self.scene.view.decision if self.scene.view is not None else None
        if asked is not None and asked == before and not seen(turn, self.eyes):
            self.scene.renew(self.view())  # somebody has sealed a decision: the hand stays as it is
            self.shown.emit(self.scene.view)
            return
        self.control.hold()
        if self.turn is not None:  # a move made while the one before is still being shown
            self.scene.skip()
        self.turn = turn
        self.eyes = whose_eyes(self.control.match, self.eyes, asked)
        by_person = self.control.match.chairs[turn.seat].human
        quick = self._settings.ai_pace == "instant" and not by_person
        self.scene.motion = Motion(0.0) if quick else self.motion
        self.telling.emit(turn)
        self.scene.play(seen(turn, self.eyes), self.view())

    def _forced(self) -> None:
        if self.turn is None:  # else the end of the motion shows it
            self.refresh()

    def _settled(self) -> None:
        if self.scene is None or self.scene.view is None:
            return
        was, self.turn = self.turn, None
        if self.past is None and self.scene.view.decision is not self.control.asks():
            self.scene.show(self.view())
        self.shown.emit(self.scene.view)
        if was is not None:
            self.control.release()

    def _moved(self, seat: Seat, move: Move) -> None:
        if self.past is not None or not self.control.play(seat, move):
            self.refresh()
