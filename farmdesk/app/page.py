"""What the window needs of the page that shows a match. `table_page.TablePage` is one."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget


class MatchPage(QWidget):
    """A match on the screen. The window owns it and calls `shut` before it lets it go."""

    left = Signal()
    """The player wants the lobby."""
    again = Signal()
    """The player wants a new game with the same set-up."""
    menu_asked = Signal(QPoint)
    """The player wants the window's menu there, in global coordinates."""
    rules_asked = Signal(str)
    """The player wants the rulebook, opened at a heading's anchor; empty opens its beginning."""
    titled = Signal(str)
    """Whose decision it is, for the window's title."""

    def shut(self) -> None:
        """Stop thinking, motion and timers within half a second; everything is saved already."""
        raise NotImplementedError

    def save_copy(self) -> None:
        """Ask for a file and write the match there too."""
        raise NotImplementedError

    def show_keys(self) -> None:
        """List all keys."""
        raise NotImplementedError

    def menu_place(self) -> QPoint:
        """Where F10 opens the menu, in global coordinates."""
        return self.mapToGlobal(QPoint(8, 8))
