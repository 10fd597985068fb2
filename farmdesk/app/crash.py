"""When something goes wrong that nobody expected: a report on the player's own disk, and no more.

Nothing is ever sent. The report holds what went wrong, versions, and the match that was open, so
that it can be played again.
"""

from __future__ import annotations

import platform
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal, qVersion

from farmdesk import __version__

KEPT = 10
"""Reports that are kept; older ones are removed."""


class Crashes(QObject):
    """Catches what nobody caught, writes a report, and tells where it lies."""

    happened = Signal(str)
    """A report was written; the text is its path, empty when the disk refused it."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.match_text: Callable[[], str] = str
        """The open match as a save; whoever shows one sets it."""
        self._telling = False
        self._before = (sys.excepthook, threading.excepthook)

    def watch(self) -> None:
        """Catch from now on, in every thread."""
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread

    def rest(self) -> None:
        """Catch no longer."""
        sys.excepthook, threading.excepthook = self._before

    def _caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before[0](kind, error, trace)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        path = self.write(text)
        print(text, file=sys.stderr)
        print(f"Farmdesk has written a report: {path}", file=sys.stderr)
        if self._telling:  # a fault while telling of a fault is only written down
            return
        self._telling = True
        try:
            self.happened.emit("" if path is None else str(path))
        finally:
            self._telling = False

    def _caught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._caught(args.exc_type, args.exc_value, args.exc_traceback)

    def write(self, fault: str) -> Path | None:
        """Write a report; None when the disk refuses it."""
        now = datetime.now().astimezone()
        path = self.folder / f"report-{now:%Y%m%d-%H%M%S-%f}.txt"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_text(self._report(fault, now), encoding="utf-8", errors="replace")
            for old in sorted(self.folder.glob("report-*.txt"))[:-KEPT]:
                old.unlink(missing_ok=True)
        except OSError:
            return None
        return path

    def _report(self, fault: str, now: datetime) -> str:
        return (
            f"Farmdesk {__version__}, {now:%Y-%m-%d %H:%M:%S %z}\n"
            f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}\n"
            "This file stays on this computer unless you send it to somebody.\n\n"
            f"{fault}\n"
            f"The open match:\n{self.match_text() or '(none)'}\n"
        )
