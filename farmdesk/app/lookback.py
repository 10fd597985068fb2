"""Looking at what was and what counts: log, recap, replay and score sheet, and their lights."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from farmdesk.app.deal_keeper import DealKeeper
from farmdesk.app.lines import Line, since
from farmdesk.app.parts import Parts
from farmdesk.app.settings import Settings
from farmdesk.app.stagehand import Stagehand
from farmdesk.core.events import Moved
from farmdesk.core.moves import Phrase
from farmdesk.core.places import Seat
from farmdesk.table.scene import TableScene
from farmdesk.table.stage import Lamp, View


class Lookback(QObject):
    """Opens and closes what lies over the table, and lights the places that it speaks of."""

    placed = Signal()
    """A drawer has opened or closed: lay the page out again."""
    opened = Signal()
    """The score sheet was opened or closed."""
    left = Signal()
    again = Signal()

    def __init__(
        self,
        hand: Stagehand,
        scene: TableScene,
        parts: Parts,
        settings: Settings,
        keeper: DealKeeper | None = None,
    ) -> None:
        """`keeper` says what the result of a deal is worth."""
        super().__init__(hand)
        self._keeper = keeper
        self._hand, self._scene, self._parts, self._settings = hand, scene, parts, settings
        self._match = hand.control.match
        self._end_told = self._match.over
        self.drawer = ""
        """Which drawer is up in the compact shape: recap, log, or none."""
        hand.shown.connect(self._shown)
        for card in parts.cards:
            card.looked.connect(self._look_at_seat)
        for listed in (parts.recap.list, parts.log.list):
            listed.pointed.connect(self._light_line)
        parts.recap.list.chosen.connect(self._open_log_at)
        parts.recap.replay_asked.connect(self.replay_recap)
        parts.log.list.chosen.connect(self._replay_line)
        parts.log.closed.connect(self.toggle_log)
        parts.sheet.lit.connect(self._light)
        parts.sheet.chosen.connect(self._sheet_chosen)
        parts.notice.gone.connect(self.put_out)
        parts.drawers["recap"].clicked.connect(self.toggle_recap)
        parts.drawers["log"].clicked.connect(self.toggle_log)

    # lights

    def _light(self, lamps: tuple[Lamp, ...]) -> None:
        """What the sheet tells of, where it can be seen: the sheet lies over what is small."""
        if lamps:
            self._scene.opened(lamps[0].places[0])
        self._scene.light(*lamps)

    def _light_line(self, line: Line | None) -> None:
        if line is None:
            self.put_out()
        else:
            self._scene.light(Lamp(line.places, line.seat))

    def _look_at_seat(self, seat: Seat) -> None:
        view = self._scene.view
        if seat < 0 or view is None:
            self.put_out()
            return
        parts = [p for line in view.standing.lines if line.seat == seat for p in line.parts]
        self._scene.light(*(Lamp(part.places, seat, part.points) for part in parts))

    def put_out(self) -> None:
        """Nothing is lit any more."""
        self._scene.light()

    # log, recap, replay

    def toggle_log(self) -> None:
        """Open or close the log."""
        if self._parts.dress.compact:
            self._open_drawer("log")
        else:
            self._settings.log_open = not self._settings.log_open

    def toggle_recap(self) -> None:
        """Open or close the recap's drawer, in the compact shape."""
        if self._parts.dress.compact:
            self._open_drawer("recap")

    def close_drawer(self) -> bool:
        """Close the drawer that is up; False when none is, or the log has its own place."""
        if self._parts.dress.compact:
            if not self.drawer:
                return False
            self._open_drawer(self.drawer)
            return True
        if not self._settings.log_open or self._parts.frame.shape == "wide":
            return False
        self.toggle_log()
        return True

    def _open_drawer(self, name: str) -> None:
        self.drawer = "" if self.drawer == name else name
        self.placed.emit()

    def _open_log_at(self, line: Line) -> None:
        if self._parts.dress.compact:
            self.drawer = "log"
            self.placed.emit()
        elif not self._settings.log_open:
            self._settings.log_open = True
        self._parts.log.go_to(line.turn)

    def replay_recap(self) -> None:
        """Show again what happened since the last own decision."""
        if self._hand.passing.covered:
            return
        recap = since(self._match, self._hand.eyes, {})
        if recap:
            decided = (line.turn for line in recap if not (line.heading or line.beneath))
            self._begin_replay(next(decided, recap[0].turn), play=True)

    def _replay_line(self, line: Line) -> None:
        self._begin_replay(line.turn + 1, play=False)

    def _begin_replay(self, made: int, *, play: bool) -> None:
        self._scene.cancel()
        self._parts.sheet.rest()
        self._parts.replay.begin(made, play=play)

    # score sheet

    def _shown(self, view: View) -> None:
        match, sheet = self._match, self._parts.sheet
        if not match.over:
            self._end_told = False
            if sheet.isVisible():
                sheet.show_live(view, (), takebacks=match.takebacks)
        elif not self._end_told and self._hand.past is None:
            self._end_told = True
            self._reveal(view)

    def toggle_sheet(self) -> None:
        """The score sheet, live."""
        if self._parts.sheet.isVisible():
            self._rest_sheet()
        else:
            self.show_sheet()

    def _rest_sheet(self) -> None:
        self._parts.sheet.rest()
        self._scene.leaf(0)
        self.opened.emit()

    def show_sheet(self) -> None:
        """Open the score sheet with all its rows; what is carried would fall where nobody sees."""
        self._scene.interrupt()
        if self._scene.view is not None and not self._hand.passing.covered:
            notes = self._end_notes() if self._match.over else ()
            self._parts.sheet.show_live(self._scene.view, notes, takebacks=self._match.takebacks)
            self.opened.emit()

    def _end_notes(self) -> tuple[Phrase, ...]:
        """What the sheet adds at the end; it also learns what another game will be."""
        if self._keeper is None:
            return self._eaten()
        self._parts.sheet.again = self._keeper.again()
        return (*self._keeper.notes(), *self._eaten())

    def _eaten(self) -> tuple[Phrase, ...]:
        """What was said beside the pieces that the last turn moved, such as eaten crops."""
        events = self._match.past[-1].events if self._match.past else ()
        return tuple(e.why for e in events if isinstance(e, Moved) and e.why is not None)

    def _reveal(self, view: View) -> None:
        self._parts.sheet.reveal(
            view,
            self._end_notes(),
            takebacks=self._match.takebacks,
            speed=self._hand.motion.speed,
        )
        self.opened.emit()

    def _sheet_chosen(self, what: str) -> None:
        if what == "lobby":
            self.left.emit()
        elif what == "again":
            self.again.emit()
        elif what == "replay":
            self._begin_replay(0, play=True)
        else:
            self._rest_sheet()
