"""The main window: lobby and match page in one place, menu, full screen, orderly closing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDesktopServices, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QWidget

from farmdesk.app.deals import Deals
from farmdesk.app.library import Library
from farmdesk.app.lobby import Lobby
from farmdesk.app.look import Look
from farmdesk.app.notices import ask, tell
from farmdesk.app.page import MatchPage
from farmdesk.app.phrases import Phrases, seat_number
from farmdesk.app.settings import Settings
from farmdesk.app.settings_dialog import SettingsDialog
from farmdesk.core.match import Match
from farmdesk.core.moves import Phrase
from farmdesk.core.saves import SaveError

FIRST_SIZE = QSize(1366, 768)
LEAST_SIZE = QSize(720, 400)
SETTLE_MS = 60
"""How long a window must keep its size before everything is fitted to it."""

MakePage = Callable[[Match, Path], MatchPage]
OpenRules = Callable[[str, str, QWidget], QWidget]
"""From game id, anchor and parent to an open rulebook."""


class MainWindow(QMainWindow):
    """The one window. It hands matches to pages and puts the lobby back when they are left."""

    closing = Signal()
    """The player closes the window; it is gone within two seconds."""

    def __init__(
        self,
        settings: Settings,
        phrases: Phrases,
        look: Look,
        library: Library,
        results: Deals,
        make_page: MakePage,
        open_rules: OpenRules,
    ) -> None:
        super().__init__()
        self._settings = settings
        self._phrases = phrases
        self._look = look
        self._library = library
        self._make_page = make_page
        self._open_rules = open_rules
        self.page: MatchPage | None = None
        self._match: Match | None = None
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._fit)
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        self.lobby = Lobby(settings, phrases, look, library, results)
        self.lobby.started.connect(self._start)
        self.lobby.opened.connect(self.open_file)
        self.lobby.rules_asked.connect(self.show_rules)
        self.lobby.new_game.about_asked.connect(open_rules)
        self.lobby.settings_asked.connect(self.show_settings)
        self._stack.addWidget(self.lobby)
        self.setMinimumSize(LEAST_SIZE)
        self._add_keys()
        self._retitle("")

    def _add_keys(self) -> None:
        for key, slot in (
            (Qt.Key.Key_F11, self.toggle_full_screen),
            (Qt.Key.Key_F10, self._menu_by_key),
        ):
            action = QAction(self)
            action.setShortcut(key)
            action.triggered.connect(slot)
            self.addAction(action)

    # Showing and closing

    def show_as_left(self) -> None:
        """Show the window where and how it was left, clamped to the screens there are now."""
        self.resize(FIRST_SIZE)
        if not self.restoreGeometry(self._settings.geometry):
            self._centre()
        self._clamp()
        if self._settings.full_screen:
            self.showFullScreen()
        else:
            self.show()
        self._fit()

    def _centre(self) -> None:
        free = QGuiApplication.primaryScreen().availableGeometry()
        size = FIRST_SIZE.boundedTo(free.size())
        self.resize(size)
        self.move(free.center() - QPoint(size.width() // 2, size.height() // 2))

    def _clamp(self) -> None:
        frame = self.geometry()
        screen = QGuiApplication.screenAt(frame.center()) or QGuiApplication.primaryScreen()
        self.setGeometry(clamped(frame, screen.availableGeometry()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the match, keep where the window was. Saves are on the disk already."""
        self.closing.emit()
        self._settings.geometry = self.saveGeometry()
        self._settings.full_screen = self.isFullScreen()
        self._leave_page()
        self._settings.written()
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything a moment after the last change of size; at once where it is too tight."""
        super().resizeEvent(event)
        if self._look.has_room(self.width(), self.height()):
            self._settle.start()
        else:
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Say the title again in a new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.page is None:
            self._retitle("")

    def _fit(self) -> None:
        self._settle.stop()
        self._look.measure(self.width(), self.height())

    def toggle_full_screen(self) -> None:
        """Between full screen and the window as it was."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def raise_up(self, file: str = "") -> None:
        """Come to the front: somebody started Farmdesk again, perhaps with a file."""
        if self.isMinimized():
            self.showNormal()
        self.show()
        self.raise_()
        self.activateWindow()
        if file:
            self.open_file(Path(file))

    # Matches

    def open_match(self, match: Match, path: Path) -> None:
        """Show a match that is kept in `path`; one that was open is left."""
        self._leave_page()
        self._match = match
        page = self._make_page(match, path)
        page.left.connect(self.to_lobby)
        page.again.connect(self._play_again)
        page.menu_asked.connect(self.show_menu)
        page.rules_asked.connect(self._show_page_rules)
        page.titled.connect(self._retitle)
        self.page = page
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        page.setFocus()

    def to_lobby(self) -> None:
        """Leave the match, which is saved, and show the lobby with it under Continue."""
        self._leave_page()
        self.lobby.refresh()
        self._stack.setCurrentWidget(self.lobby)
        self._retitle("")

    def _leave_page(self) -> None:
        page, self.page, self._match = self.page, None, None
        if page is None:
            return
        page.shut()
        self._phrases.names = seat_number
        self._stack.removeWidget(page)
        page.deleteLater()

    def open_file(self, path: Path) -> None:
        """Open a saved game. A damaged one is told, left as it is, and its back-up offered."""
        try:
            match = self._library.read(path)
        except SaveError as error:
            self._offer_backup(path, error.phrase)
            return
        self.open_match(match, path)

    def _offer_backup(self, path: Path, reason: Phrase) -> None:
        found = self._library.rescue(path)
        sentence = self._phrases.say(reason)
        if found is None:
            tell(self, self._phrases, sentence)
            return
        offer = self._phrases.tr("lobby.backup_offer", n=len(found[0].past))
        box = ask(self, self._phrases, f"{sentence}\n{offer}", "lobby.backup_open")
        box.accepted.connect(_Rescue(self, *found, box).open)

    def _start(self, match: Match) -> None:
        path = self._library.new_path(match)
        try:
            self._library.save(match, path)
        except SaveError as error:
            tell(self, self._phrases, self._phrases.say(error.phrase))
        self.open_match(match, path)

    def _play_again(self) -> None:
        if self._match is not None:
            self._start(self.lobby.rematch(self._match))

    @property
    def match(self) -> Match | None:
        """The match on the screen, if any."""
        return self._match

    # Menu and what it opens

    def _menu_by_key(self) -> None:
        if self.page is not None:
            self.show_menu(self.page.menu_place())
        else:
            self.show_menu(self.mapToGlobal(QPoint(8, 8)))

    def show_menu(self, place: QPoint) -> None:
        """The window's menu at a place in global coordinates."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say = self._phrases.tr
        if self.page is not None:
            menu.addAction(say("app.menu.lobby")).triggered.connect(self.to_lobby)
            menu.addAction(say("app.menu.again")).triggered.connect(self._play_again)
            menu.addAction(say("app.menu.copy")).triggered.connect(self.page.save_copy)
            menu.addAction(say("app.menu.keys")).triggered.connect(self.page.show_keys)
            menu.addSeparator()
        menu.addAction(say("app.menu.rules")).triggered.connect(self._show_rules_now)
        menu.addAction(say("app.menu.settings")).triggered.connect(self.show_settings)
        menu.addAction(say("app.menu.folder")).triggered.connect(self._open_folder)
        full = menu.addAction(say("app.menu.full_screen"))
        full.setCheckable(True)
        full.setChecked(self.isFullScreen())
        full.triggered.connect(self.toggle_full_screen)
        menu.addSeparator()
        menu.addAction(say("app.menu.quit")).triggered.connect(self.close)
        menu.popup(place)

    def show_settings(self) -> None:
        """Open the settings; they work at once."""
        SettingsDialog(self._settings, self._phrases, self._look, self).open()

    def show_rules(self, game_id: str, anchor: str = "") -> None:
        """Open the rulebook of a game."""
        self._open_rules(game_id, anchor, self)

    def _show_page_rules(self, anchor: str) -> None:
        if self._match is not None:
            self.show_rules(self._match.game.info.id, anchor)

    def _show_rules_now(self) -> None:
        game = self._match.game.info.id if self._match is not None else self.lobby.game_id
        self.show_rules(game)

    def _open_folder(self) -> None:
        fault = self._library.fault()  # it makes the folder, too
        if fault is not None and not self._library.folder.is_dir():
            tell(self, self._phrases, self._phrases.say(fault))
            return
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._library.folder)))

    def _retitle(self, text: str) -> None:
        name = self._phrases.tr("app.name")
        self.setWindowTitle(f"{text} - {name}" if text else name)


class _Rescue:
    """A back-up that was offered, until it is taken or not."""

    def __init__(self, window: MainWindow, match: Match, path: Path, box: QWidget) -> None:
        self._window, self._match, self._path = window, match, path
        box.setProperty("rescue", self)  # lives as long as the offer

    def open(self) -> None:
        """Go on from the back-up, in a file of its own."""
        self._window.open_match(self._match, self._path)


def clamped(frame: QRect, free: QRect) -> QRect:
    """A window's rectangle made to lie wholly inside the free part of a screen."""
    size = frame.size().boundedTo(free.size())
    left = min(max(frame.left(), free.left()), free.right() + 1 - size.width())
    top = min(max(frame.top(), free.top()), free.bottom() + 1 - size.height())
    return QRect(QPoint(left, top), size)
