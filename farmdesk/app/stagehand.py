"""Between the match and the table: every turn is shown, every spelled move is played, in order.

While something moves the control holds the next AI move back. While the past is replayed nobody
can move at all. The picture is always that of one pair of eyes; between two people who share the
table a curtain hangs, and no picture is made of what the next one sees before it is drawn away.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from farmdesk.app.control import MatchControl
from farmdesk.app.lines import told_by
from farmdesk.app.passing import Passing
from farmdesk.app.settings import Settings
from farmdesk.app.showing import seen, view_of, whose_eyes
from farmdesk.core.match import Turn
from farmdesk.core.moves import Decision, Drop, Move, Phrase, doubt_of
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
    covered = Signal()
    """The curtain has fallen, or hangs there for somebody else now."""
    uncovered = Signal()
    """The curtain has been drawn away; `shown` comes next."""
    doubting = Signal()
    """Another answer waits to be pressed once more, or none does any longer."""

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
        self.doubted: Move | None = None
        """The answer that is made when it is pressed once more."""
        self.passing = Passing(control.match, settings)
        control.turned.connect(self._turned)
        control.changed.connect(self.refresh)
        control.forced.connect(self._forced)
        settings.changed.connect(self._setting_changed)

    def take(self, scene: TableScene) -> None:
        """Show everything on this scene from now on."""
        self.scene = scene
        scene.moved.connect(self._moved)
        scene.settled.connect(self._settled)
        scene.composed.connect(self._composed)
        self.refresh()

    @property
    def motion(self) -> Motion:
        """How a move of a person is shown."""
        if self._page.window().windowState() & Qt.WindowState.WindowMinimized:
            return Motion(0.0)
        return Motion(self._settings.motion, self._settings.reduce_motion)

    # who holds the table

    @property
    def asked(self) -> Decision | None:
        """What the person who holds the table is asked now; None behind the curtain."""
        asked = self.control.asks()
        return None if self.passing.due(asked) else asked

    def hand_over(self) -> None:
        """The person who is asked has taken the table: draw the curtain away."""
        asked = self.control.asks()
        if self.passing.covered and asked is not None:
            self.passing.hand_to(asked.seat)
            self.refresh()

    def _cover(self) -> None:
        """Let the curtain fall, and nothing be touched behind it."""
        self.passing.cover()
        if self.scene is not None and self.scene.view is not None:
            self.scene.show(self.scene.view._replace(decision=None))
            self.scene.hand.look_away()
            self.scene.light()
        self.covered.emit()

    def _setting_changed(self, key: str) -> None:
        if key == "curtain":
            self.passing.forget()
            if self.past is None:
                self.refresh()

    # what people do besides composing

    def press(self, move: Move) -> None:
        """Make a move by its button; one that is doubtful is made when it is pressed again."""
        asked = self.asked
        if asked is None or self.past is not None:
            return
        if move != self.doubted and doubt_of(move) is not None:
            self._doubt(move)
            return
        self.control.play(asked.seat, move)

    def relent(self) -> bool:
        """What was to be pressed once more is not meant; False when nothing was."""
        if self.doubted is None:
            return False
        self._doubt(None)
        return True

    def _doubt(self, move: Move | None) -> None:
        self.doubted = move
        self.doubting.emit()

    def _composed(self) -> None:
        """Whoever goes on on the table does not mean what waits to be pressed once more."""
        if self.scene is not None and (self.scene.hand.held is not None or self.scene.hand.drops()):
            self.doubted = None

    def take_back(self) -> bool:
        """Take the last decision of the same turn back; False when there is none to be."""
        return self.can_take_back and self.control.undo()

    @property
    def can_take_back(self) -> bool:
        """Has whoever is asked decided before in this turn, and seen nothing new since?"""
        now = self.past is None and self.turn is None and self.asked is not None
        return now and self.control.match.can_step_back

    def skip(self) -> bool:
        """Be at the end of what moves, or of what is told of it, and of an AI's whole turn.

        False when there is nothing of the kind.
        """
        if self.past is not None or self.scene is None or self.passing.covered:
            return False
        moving, hurried = self.turn is not None, self.control.hurry()
        if moving:
            self.scene.telling.hasten()
        return moving or hurried

    @property
    def by_person(self) -> bool:
        """Is what moves now the move of a person?"""
        return self.turn is not None and self.control.match.chairs[self.turn.seat].human

    # what the table asks of the game

    def why_not(self, drops: tuple[Drop, ...]) -> Phrase | None:
        """The rule that forbids the last of these drops."""
        match, asked = self.control.match, self.asked
        if asked is None:
            return None
        state = match.game.conceal(match.state, asked.seat)
        return match.game.why_not(state, asked.seat, drops)

    def foresee(self, move: Move) -> Preview | None:
        """What a move would bring; None where the players chose not to be told."""
        match, asked = self.control.match, self.asked
        if asked is None or match.options["preview"] == "off":
            return None
        return preview(match.game, match.state, asked.seat, move)

    def line_of(self, move: Move) -> Phrase:
        """What the log would write for a move that is possible now."""
        match, asked = self.control.match, self.asked
        if asked is None:
            return move.label()
        told = told_by(preview(match.game, match.state, asked.seat, move).events, asked.seat)
        return told.phrase if told is not None else move.label()

    # showing

    def view(self) -> View:
        """The picture now, or of the past while that is shown."""
        asked = self.asked if self.past is None else None
        return view_of(self.control.match, self.eyes, asked, at=self.past)

    def refresh(self) -> None:
        """Snap to what is so now."""
        if self.scene is None:
            return
        self.doubted = None
        if self.turn is not None:
            self.turn = None
            self.control.release()
        if self.past is None:
            if self.passing.due(self.control.asks()):
                self._cover()
                return
            self.eyes = whose_eyes(self.control.match, self.eyes, self.asked)
        self.scene.motion = self.motion
        hung = self.passing.covered
        self.passing.open()  # first: what the scene says now is meant for whoever has the table
        self.scene.show(self.view())
        if hung:
            self.uncovered.emit()
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
        asked = self.asked
        before = self.scene.view.decision if self.scene.view is not None else None
        if asked is not None and asked == before and not seen(turn, self.eyes):
            self.scene.renew(self.view())  # somebody has sealed a decision: the hand stays as it is
            self.shown.emit(self.scene.view)
            return
        self.doubted = None
        self.control.hold()
        if self.turn is not None:  # a move made while the one before is still being shown
            self.scene.skip()
        if self.passing.covered:  # the curtain hides it; whoever is asked reads of it afterwards
            self.refresh()
            self.control.release()
            return
        self.turn = turn
        self.eyes = whose_eyes(self.control.match, self.eyes, asked)
        self.scene.motion = self._motion_of(turn)
        self.telling.emit(turn)
        self.scene.play(seen(turn, self.eyes), self.view())

    def _motion_of(self, turn: Turn) -> Motion:
        """How a decision is shown that has just been made."""
        match, motion = self.control.match, self.motion
        motion = motion._replace(waits=self._settings.ai_pace == "step")
        if match.chairs[turn.seat].human:
            return motion
        if self._settings.ai_pace == "instant" or self.control.hurries(turn.seat):
            return Motion(0.0)
        before = len(match.past) > 1 and match.past[-2].seat == turn.seat
        after = [asked.seat for asked in match.decisions] == [turn.seat]
        return motion._replace(brisk=before or after)

    def _forced(self) -> None:
        if self.turn is None:  # else the end of the motion shows it
            self.refresh()

    def _settled(self) -> None:
        if self.scene is None or self.scene.view is None:
            return
        was, self.turn = self.turn, None
        if self.past is None and self.passing.due(self.control.asks()):
            self._cover()
        else:
            if self.past is None and self.scene.view.decision is not self.asked:
                self.scene.show(self.view())
            self.shown.emit(self.scene.view)
        if was is not None:
            self.control.release()

    def _moved(self, seat: Seat, move: Move) -> None:
        if self.past is not None or not self.control.play(seat, move):
            self.refresh()
