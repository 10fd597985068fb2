"""Start: the application object, the parts put together, the window; and a short try-out."""

from __future__ import annotations

import faulthandler
import os
import sys
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from farmdesk import assets, games
from farmdesk.app.crash import Crashes
from farmdesk.app.deals import Deals
from farmdesk.app.display import has_display, paint_unseen
from farmdesk.app.doorstep import Doorstep
from farmdesk.app.library import Library, is_save
from farmdesk.app.look import Look
from farmdesk.app.notices import tell
from farmdesk.app.page import MatchPage
from farmdesk.app.phrases import Phrases
from farmdesk.app.settings import Settings
from farmdesk.app.single import Single
from farmdesk.app.window import MainWindow
from farmdesk.core import saves
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.saves import SaveError
from farmdesk.table import fonts

LAST_SECONDS = 1.8
"""A closed window's process is ended after this, whatever it still does: all saves are whole."""


def application() -> QApplication:
    """The application object: made at the first call, dressed in Fusion and our own letters."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        QCoreApplication.setApplicationName("Farmdesk")
        # by this name the desktop finds our icon; a Flatpak's files are named otherwise
        QGuiApplication.setDesktopFileName(os.environ.get("FLATPAK_ID", "farmdesk"))
        app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    fonts.register()
    app.setWindowIcon(QIcon(str(assets.path("resources", "art", "pieces", "app_icon.svg"))))
    return app


class House:
    """Every part of the running app, put together once; nothing is global."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        """`folder` keeps settings, games and reports; it need not exist."""
        self.settings = Settings(folder / "settings.ini")
        self.look = Look(app, self.settings)
        self.phrases = Phrases(self.settings)
        self.library = Library(folder / "games", games.find)
        self.deals = Deals(folder / "deals.json")
        self.crashes = Crashes(folder / "reports")
        self.window = MainWindow(
            self.settings, self.phrases, self.look, self.library, self.deals,
            self._page, self._rules,
        )  # fmt: skip
        self.crashes.match_text = self._match_text
        self.crashes.happened.connect(self._tell_crash)

    def leave(self) -> None:
        """Close the window and take it down, all at once and now.

        Left to Python it would go piece by piece, perhaps while Qt walks through its widgets.
        """
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.phrases.close()

    def _page(self, match: Match, path: Path) -> MatchPage:
        from farmdesk.app.control import MatchControl
        from farmdesk.app.table_page import TablePage

        control = MatchControl(match, path, self.library, self.settings)
        return TablePage(control, self.settings, self.phrases, self.look, deals=self.deals)

    def _rules(self, game_id: str, anchor: str, parent: QWidget) -> QWidget:
        from farmdesk.app.rulebook import Rulebook

        book = Rulebook(game_id, self.phrases, self.look, parent)
        book.open_at(anchor)
        return book

    def _match_text(self) -> str:
        match = self.window.match
        return "" if match is None else saves.dump(match).decode()

    def _tell_crash(self, path: str) -> None:
        key = "app.crash" if path else "app.crash_unwritten"
        tell(self.window, self.phrases, self.phrases.tr(key, path=path))


def run(argv: Sequence[str]) -> int:
    """Open the window and play until it is closed; `argv` may name a saved game to open.

    1 where there is no display, else 0.
    """
    if not has_display():
        print("There is no display here, so no window can be opened.", file=sys.stderr)
        return 1
    app = application()
    folder = assets.user_folder()
    given = next((str(Path(word).absolute()) for word in argv if is_save(word)), "")
    single = Single(folder)
    if not single.claim(given):
        print("Farmdesk is open already; its window comes to the front.")
        return 0
    house = House(app, folder)
    house.crashes.watch()
    _watch_hard_faults(folder / "reports")
    single.raised.connect(house.window.raise_up)
    doors = Doorstep(app)
    doors.brought.connect(house.window.raise_up)
    house.window.closing.connect(_last_call)
    house.window.show_as_left()
    if given:
        house.window.open_file(Path(given))
    code = app.exec()
    house.crashes.rest()
    single.release()
    return code


def _last_call() -> None:
    """The window is closing: make sure that the process ends, too."""
    timer = threading.Timer(LAST_SECONDS, os._exit, (0,))
    timer.daemon = True
    timer.start()


def _watch_hard_faults(folder: Path) -> None:
    """Let a crash below Python leave its trace in the reports, where the disk allows it.

    After the traces of earlier ones: the next start must not wipe out what somebody wants to read.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "hard-fault.txt").open("a")
    except OSError:
        return
    faulthandler.enable(file)


def smoke(file: str = "") -> int:
    """Paint the lobby and one table, say platform and language, leave no trace. 0 when all went.

    With a saved game that one is opened, as a double click does; 1, and why, when it cannot be.
    """
    paint_unseen()
    app = application()
    with tempfile.TemporaryDirectory(prefix="farmdesk-") as folder:
        house = House(app, Path(folder))
        house.window.show_as_left()
        app.processEvents()
        pictures = [house.window.grab()]
        try:
            match, path = _smoke_match(house, file)
        except SaveError as error:
            print(house.phrases.say(error.phrase), file=sys.stderr)
            house.leave()
            return 1
        house.window.open_match(match, path)
        app.processEvents()
        pictures.append(house.window.grab())
        house.leave()
    painted = all(not picture.isNull() for picture in pictures)
    opened = f", {match.game.info.id} after {len(match.past)} moves" if file else ""
    print(f"platform {app.platformName()}, language {house.phrases.language}{opened}")
    return 0 if painted else 1


def _smoke_match(house: House, file: str) -> tuple[Match, Path]:
    """The saved game, to be gone on with elsewhere, or a fresh one."""
    if file:
        match = house.library.read(Path(file))
    else:
        game = games.find(games.BUILT[0])
        assert game is not None
        level = ("human", *["novice"] * (game.info.seats[0] - 1))
        chairs = [Chair(f"{seat + 1}", who, COLOURS[seat]) for seat, who in enumerate(level)]
        match = Match(game, {}, 7, chairs)
    return match, house.library.new_path(match)
