"""The table page: bar, seats, recap, table, log and score sheet round one match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QToolTip, QWidget

from farmdesk import scenes
from farmdesk.app.commentary import Commentary
from farmdesk.app.control import MatchControl
from farmdesk.app.deal_keeper import DealKeeper
from farmdesk.app.deals import Deals
from farmdesk.app.dress import Dress
from farmdesk.app.library import SUFFIX
from farmdesk.app.look import Look
from farmdesk.app.lookback import Lookback
from farmdesk.app.page import MatchPage
from farmdesk.app.page_keys import Keys, add_shortcuts
from farmdesk.app.parts import Parts
from farmdesk.app.phrases import Phrases
from farmdesk.app.prompter import BACK, MORE, NEXT, SHEET, TICK
from farmdesk.app.settings import Settings
from farmdesk.app.stagehand import Stagehand
from farmdesk.core.match import Chair
from farmdesk.core.moves import Move, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.table.scene import TableScene
from farmdesk.table.stage import Stage, View
from farmdesk.table.tones import tint


def _names(chairs: Sequence[Chair]) -> Callable[[Seat], str]:
    """Who sits where, without holding the page."""

    def name(seat: Seat) -> str:
        return chairs[seat].name

    return name


class TablePage(MatchPage):
    """One match on the screen. It shows and asks; the control decides what is played."""

    def __init__(
        self,
        control: MatchControl,
        settings: Settings,
        phrases: Phrases,
        look: Look,
        stage: Stage | None = None,
        deals: Deals | None = None,
    ) -> None:
        """`stage` is the game's own by default; `deals` keeps results of what is played alone."""
        super().__init__()
        self.control, self._settings, self._phrases, self._look = control, settings, phrases, look
        self._match = control.match
        self._say = phrases.say
        phrases.names = _names(self._match.chairs)
        keeper = DealKeeper(control, deals, self) if deals is not None else None
        self.hand = Stagehand(control, settings, self)
        self._stage = stage or scenes.stage(self._match.game.info.id, look.art, phrases.say)
        self._game = self._stage.game
        self.scene = TableScene(
            self._stage, look.art, look.theme, phrases.say,
            self.hand.why_not, self.hand.foresee, self.hand.motion,
        )  # fmt: skip
        self.scene.setParent(self)
        self.parts = Parts(self._stage, phrases.say, look.art, self._match.chairs, self.hand, self)
        self.words = Commentary(self.hand, self.scene, self._stage, self.parts, phrases.say)
        self.back = Lookback(self.hand, self.scene, self.parts, settings, keeper)
        self._pointed: Slot | None = None
        self._connect()
        self.setFocusProxy(self.parts.view)
        self.parts.view.installEventFilter(self)
        self.parts.view.viewport().installEventFilter(self)
        self.parts.view.show_table(self.scene)
        self._wear()
        self.hand.take(self.scene)
        control.start()
        if self._match.over:
            self.back.show_sheet()

    def _connect(self) -> None:
        parts, back = self.parts, self.back
        self.words.titled.connect(self.titled)
        self.scene.asked.connect(self._point_at)
        self.hand.shown.connect(self._draw_attention)
        self.hand.covered.connect(self._cover)
        self.hand.uncovered.connect(self._uncover)
        parts.curtain.taken.connect(self.hand.hand_over)
        parts.bar.menu_asked.connect(self.menu_asked)
        parts.bar.pressed.connect(self._press)
        parts.bar.answered.connect(self._answer)
        parts.tray.answered.connect(self._answer)
        back.placed.connect(self._place)
        back.opened.connect(self.words.say_seats)
        back.left.connect(self.left)
        back.again.connect(self.again)
        self._look.worn.connect(self._wear)
        self._look.scaled.connect(self._wear)
        self._settings.changed.connect(self._setting_changed)
        deeds = {
            "undo": self.undo, "redo": self.redo, "help": self.open_rules, "hint": self.hint,
            "describe": self.describe, "keys": self.show_keys, "log": back.toggle_log,
            "sheet": back.toggle_sheet, "recap": back.replay_recap,
            "zone_next": self._zone_next, "zone_before": self._zone_before,
            "drawer_recap": back.toggle_recap, "drawer_log": back.toggle_log,
        }  # fmt: skip
        self._deeds = deeds
        add_shortcuts(self, deeds)

    # what it looks like

    def _wear(self) -> None:
        look = self._look
        moving = not (self._settings.reduce_motion or self._settings.motion == 0)
        compact = look.shape == "compact"
        self.parts.wear(Dress(look.theme, look.unit, self._game, compact, moving))
        self.scene.set_theme(look.theme)
        self._place()
        self.words.say_all()
        self.update()

    def _place(self) -> None:
        log_open = self._settings.log_open
        found = self.parts.measure(log_open=log_open)
        _, _, width, height = found.table
        zones = self._stage.zones(width, height, found.shape, len(self._match.chairs))
        board = next(iter(zones.values()))  # a game's first zone is its main board
        self.parts.place((board.left(), board.right()), log_open=log_open, drawer=self.back.drawer)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything finds its new place; another shape has other words, too."""
        super().resizeEvent(event)
        before = self.parts.frame.shape
        self._place()
        if self.parts.frame.shape != before:
            self.words.say_all()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """What lies under the seats."""
        painter = QPainter(self)
        theme, left = self._look.theme, self.parts.view.geometry().left()
        painter.fillRect(self.rect(), tint(theme.cloth(self._game)))
        painter.fillRect(0, 0, left, self.height(), tint(theme.seats))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Another language: everything is said again, at once."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.parts.retranslate()
            self.scene.retranslate()
            self.words.say_all()

    def _setting_changed(self, key: str) -> None:
        if key in ("motion", "reduce_motion"):
            self.scene.motion = self.hand.motion
            self._wear()
        elif key == "log_open":
            self._place()

    def _draw_attention(self, view: View) -> None:
        if view.decision is not None and not self.isActiveWindow():
            QApplication.alert(self.window())

    # the curtain between two people

    def _cover(self) -> None:
        asked = self.control.asks()
        self._pointed = None
        QToolTip.hideText()
        self.parts.cover(self._match.chairs[asked.seat] if asked is not None else None)
        self.setFocusProxy(self.parts.curtain.button)
        self.words.say_all()
        if asked is not None and not self.isActiveWindow():
            QApplication.alert(self.window())

    def _uncover(self) -> None:
        self.parts.uncover()
        self._place()
        self.setFocusProxy(self.parts.view)
        self.parts.view.setFocus()

    def _point_at(self, slot: Slot | None) -> None:
        self._pointed = slot

    # what people do

    def _press(self, name: str) -> None:
        self._deeds[name]()

    def undo(self) -> None:
        """Take the drops of a composition back, else the last decision."""
        self.parts.replay.leave()
        self.parts.sheet.rest()
        if self.scene.hand.drops():
            self.scene.cancel()
        else:
            self.control.undo()

    def redo(self) -> None:
        """Make the undone decision again."""
        if self.hand.past is None:
            self.control.redo()

    def hint(self) -> None:
        """Ask for advice."""
        if self.hand.past is None and self.hand.asked is not None and self.control.hint():
            self.parts.notice.tell((phrase("hint.thinking"),), "hint")

    def _answer(self, what: object) -> None:
        if what == BACK:
            self._back()
        elif what == TICK:
            self.scene.finish()
        elif what == NEXT:
            self.control.step()
        elif what == SHEET:
            self.back.show_sheet()
        elif what == MORE:
            self.words.toggle_more()
        elif isinstance(what, Move):
            self.hand.press(what)
        self.parts.view.setFocus()

    def _back(self) -> bool:
        """One step back: in the hand, else the last decision of the same turn."""
        return self.hand.relent() or self.scene.back() or self.hand.take_back()

    def describe(self) -> None:
        """Say what lies under the pointer or the ring, in words."""
        if self.hand.passing.covered:
            return
        slot = self.scene.hand.ring or self._pointed
        words = self._stage.describe(slot) if slot is not None else None
        self.parts.notice.tell((words or phrase("table.describe_nothing"),), "help")

    def show_keys(self) -> None:
        """All keys."""
        Keys(self._say, self._look, self, leafing=self._stage.leaves()).open()

    def save_copy(self) -> None:
        """Ask for a file and write the match there too."""
        dialog = QFileDialog(self, self._say(phrase("lobby.give_out")))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.lstrip("."))
        dialog.setNameFilter(f"Farmdesk (*{SUFFIX})")
        dialog.selectFile(str(Path.home() / self.control.path.name))
        dialog.fileSelected.connect(self.copy_to)
        dialog.open()

    def copy_to(self, file: str) -> None:
        """Write the match to this file, too, and say so."""
        if self.control.copy_to(Path(file)):
            self.parts.notice.tell((phrase("table.copied", file=Path(file).name),), "save")

    def open_rules(self) -> None:
        """The rulebook, at what the pointer or the ring is on."""
        self.rules_asked.emit(self._anchor())

    def _anchor(self) -> str:
        slot = self.scene.hand.ring or self._pointed
        return self._stage.subject(slot) if slot is not None else ""

    # keys that the table leaves over

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, Enter, Esc, and the arrows of the replay."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Space:
            done = self._space()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            done = self._enter()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            done = self._close_something()
        else:
            done = self._replay_key(key)
        if not done:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys of the past that is shown go before the table's own; a click ends motion."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._replay_key(Qt.Key(event.key()))
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            own = self.hand.by_person and not self.scene.telling.shows
            return self.hand.skip() and not own  # after an own move it goes on as a click
        return super().eventFilter(watched, event)

    def _space(self) -> bool:
        if self.parts.sheet.revealing:
            self.parts.sheet.next_row()
        elif self.parts.replay.open:
            self.parts.replay.toggle()
        elif self.hand.passing.covered and self.control.asks() is not None:
            self.parts.curtain.take()
        elif self.words.suggested is not None and self.hand.turn is None:
            self._answer(self.words.suggested)
        else:
            return self.hand.skip() or self.control.step()
        return True

    def _enter(self) -> bool:
        if self.parts.sheet.revealing:
            self.parts.sheet.all_rows()
        elif self.hand.passing.covered:
            self.parts.curtain.take()
        else:
            sheet = self.parts.sheet
            return self.hand.skip() or (sheet.isVisible() and sheet.fold())
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A right click that the table has left over takes the last decision of a turn back."""
        right = event.button() == Qt.MouseButton.RightButton
        on_table = self.parts.view.geometry().contains(event.position().toPoint())
        if right and on_table and self.parts.view.isVisible():
            self.hand.take_back()

    def _close_something(self) -> bool:
        if self.parts.replay.open:
            self.parts.replay.leave()
        elif self.parts.sheet.isVisible():
            self.back.toggle_sheet()
        elif self.parts.notice.isVisible():
            self.parts.notice.rest()
        else:
            return self.back.close_drawer() or self.words.close_more() or self._back()
        return True

    def _replay_key(self, key: Qt.Key) -> bool:
        steps = {
            Qt.Key.Key_Left: self.parts.replay.step_back,
            Qt.Key.Key_Right: self.parts.replay.step_on,
            Qt.Key.Key_Home: self.parts.replay.to_start,
        }
        if not self.parts.replay.open or key not in steps:
            return False
        steps[key]()
        return True

    def _zone_next(self) -> None:
        self._zone(1)

    def _zone_before(self) -> None:
        self._zone(-1)

    def _zone(self, step: int) -> None:
        parts = self.parts
        answers: list[QWidget] = [b for b in parts.bar.answers if b.isVisible()]
        first = answers[0] if answers else parts.bar.tools["menu"]
        listed = [parts.recap.list, parts.log.list]
        all_stops = [
            first,
            *parts.tray.buttons[:1],
            parts.curtain.button,
            parts.view,
            parts.cards[0],
            *listed,
        ]
        stops: list[QWidget] = [stop for stop in all_stops if stop.isVisible()]
        now = QApplication.focusWidget()
        at = next((k for k, stop in enumerate(stops) if stop is now), 1 if step < 0 else 0)
        stops[(at + step) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)

    # the window's side

    def menu_place(self) -> QPoint:
        """Under the menu button."""
        return self.parts.bar.menu_place()

    def shut(self) -> None:
        """Stop motion and thinking; everything is on the disk."""
        self.parts.sheet.rest()
        self.parts.notice.rest()
        self.scene.skip()
        self.control.close()
