"""Where macOS brings saved games: a double click there is no word at the start, but an event."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from farmdesk.app.library import is_save


class Doorstep(QObject):
    """Waits at the application's door for files."""

    brought = Signal(str)
    """The path of a saved game that the system wants opened."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take saved games in; everything else goes its way."""
        if not isinstance(event, QFileOpenEvent) or not is_save(event.file()):
            return False
        self.brought.emit(event.file())
        return True
