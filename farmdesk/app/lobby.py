"""The lobby: five covers, the set-up panel of the picked game, and what can be continued."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from farmdesk import games
from farmdesk.app import deals, forms
from farmdesk.app.cover_card import CoverCard, tallest
from farmdesk.app.deals import Deals
from farmdesk.app.entries import EntryRow, EntryWords, row_height, told
from farmdesk.app.library import Library
from farmdesk.app.look import Look
from farmdesk.app.meadow import Meadow
from farmdesk.app.new_game import NewGame
from farmdesk.app.phrases import Phrases
from farmdesk.app.saved_games import SavedGames
from farmdesk.app.settings import LANGUAGE_NAMES, Settings
from farmdesk.core.match import Match
from farmdesk.core.saves import SaveError
from farmdesk.table.covers import COVERS
from farmdesk.table.signs import sign

MOST_ROWS = 6
"""Saved games that the Continue panel holds at most; fewer where there is no room."""

EDGES = {"compact": (12, 8, 12, 10), "regular": (34, 10, 34, 24), "wide": (34, 10, 34, 24)}
GAPS = {"compact": 6, "regular": 14, "wide": 16}


class Lobby(QWidget):
    """The first page of the window."""

    started = Signal(object)
    """Match: a new game."""
    opened = Signal(Path)
    """A saved game is to be opened."""
    rules_asked = Signal(str)
    settings_asked = Signal()

    def __init__(
        self,
        settings: Settings,
        phrases: Phrases,
        look: Look,
        library: Library,
        results: Deals,
    ) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._settings = settings
        self._phrases = phrases
        self._look = look
        self._library = library
        self._results = results
        self._told: list[EntryWords] = []
        self.rows: list[EntryRow] = []
        self._shown: object = None
        self._filling = False
        self.form = forms.load("lobby", self, Meadow)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.form)
        self._find_parts()
        self.new_game = NewGame(settings, phrases, look, results, self)
        self._add_covers()
        self.new_game.started.connect(self.started)
        self.new_game.rules_asked.connect(self.rules_asked)
        forms.child(self.form, QHBoxLayout, "lower").insertWidget(0, self.new_game, 810)
        if isinstance(self._ground, Meadow):
            self._ground.panels = [self.new_game, forms.child(self.form, QFrame, "continue_panel")]
        self._fit = forms.Fit(self.form)
        look.worn.connect(self.wear)
        look.scaled.connect(self.wear)
        self._pick_first()
        self.refresh()
        self.wear()

    def _find_parts(self) -> None:
        form = self.form
        self._ground = form
        self._logo = forms.child(form, QLabel, "logo")
        self._tagline = forms.child(form, QLabel, "tagline")
        self.notice = forms.child(form, QLabel, "notice")
        self._covers_box = forms.child(form, QHBoxLayout, "covers")
        self._saved_box = forms.child(form, QVBoxLayout, "saved")
        self._saved_area = forms.child(form, QWidget, "saved_area")
        self._saved_area.installEventFilter(self)
        self._none_saved = forms.child(form, QLabel, "none_saved")
        self.rulebooks = forms.child(form, QPushButton, "rulebooks")
        self.language = forms.child(form, QPushButton, "language")
        self.language.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.rulebooks.clicked.connect(self._offer_rulebooks)
        self.language.clicked.connect(self._offer_languages)
        self.settings_button = forms.child(form, QPushButton, "settings")
        self.settings_button.clicked.connect(self.settings_asked)
        self.all_saved = forms.child(form, QPushButton, "all_saved")
        self.all_saved.clicked.connect(self.show_saved_games)

    def _add_covers(self) -> None:
        self.covers: dict[str, CoverCard] = {}
        for game_id in COVERS:
            card = CoverCard(game_id, self._look, self._phrases, self)
            card.toggled.connect(self._picked)
            self.covers[game_id] = card
            self._covers_box.addWidget(card)

    # Which game

    @property
    def game_id(self) -> str:
        """The picked game."""
        return next(game for game, card in self.covers.items() if card.isChecked())

    def _pick_first(self) -> None:
        last = self._settings.last_game
        self.covers[last if last in games.BUILT else games.BUILT[0]].setChecked(True)

    def _picked(self, on: bool) -> None:  # noqa: FBT001  # a signal's argument
        if not on:
            return
        game: Any = games.find(self.game_id)
        self._settings.last_game = self.game_id
        self.new_game.show_game(game)
        self._order_keys()

    def rematch(self, match: Match) -> Match:
        """A new game with the set-up of another one; of deals the same, or after a win the next."""
        seed = self._results.seed_after(match) or deals.fresh_seed()
        return Match(match.game, match.options, seed, match.chairs)

    # How it looks

    def wear(self) -> None:
        """Follow theme, unit and shape."""
        look = self._look
        if isinstance(self._ground, Meadow):
            self._ground.wear(look.theme, look.unit)
        self._fit.apply(look.unit)
        flat = f'QPushButton[kind="flat"] {{ padding: {look.px(4)}px; }}'
        forms.dress(self.form, flat)
        layout = self._ground.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.setContentsMargins(*(look.px(edge) for edge in EDGES[look.shape]))
        layout.setSpacing(look.px(GAPS[look.shape]))
        compact = look.shape == "compact"
        side = look.px(34 if compact else 54)
        self._logo.setFixedSize(side, side)
        self._logo.setPixmap(look.art.pixmap("app_icon", side, self.devicePixelRatioF()))
        self._tagline.setVisible(not compact)
        ratio = self.devicePixelRatioF()
        self.language.setIcon(sign("chevron_down", look.px(14), look.theme.text, ratio))
        self.language.setIconSize(QSize(look.px(14), look.px(14)))
        self._covers_box.setSpacing(look.px(2 if compact else 3))
        self._limit_covers()
        for card in self.covers.values():
            card.update()
        layout.setStretch(layout.count() - 1, 1 if compact else 104)
        self.new_game.wear()
        self._show_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the covers' shape."""
        super().resizeEvent(event)
        self._limit_covers()

    def _limit_covers(self) -> None:
        """No card is higher than its cover needs to be shown whole."""
        look = self._look
        share = self.width() / look.unit / len(self.covers)
        high = 152.0 if look.shape == "compact" else tallest(share)
        for card in self.covers.values():
            card.setMaximumHeight(look.px(high))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show as many saved games as there is room for."""
        if watched is self._saved_area and event.type() == QEvent.Type.Resize:
            self._show_rows()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Look again at what is on the disk."""
        super().showEvent(event)
        self.setFocus()
        self.new_game.refresh()
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, as long as nothing else has the focus."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.new_game.start.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    # What can be continued

    def refresh(self) -> None:
        """Read the saved games again, unfinished ones first."""
        self.language.setText(LANGUAGE_NAMES[self._phrases.language])
        fault = self._library.fault()
        try:
            entries = self._library.entries()
        except SaveError as error:
            entries, fault = [], error.phrase
        words = [told(entry, self._library, self._phrases) for entry in entries[:30]]
        self._told = sorted(words, key=_rank)[:MOST_ROWS]
        self.notice.setVisible(fault is not None)
        if fault is not None:
            reason = self._phrases.say(fault)
            self.notice.setText(self._phrases.tr("lobby.cannot_keep", reason=reason))
        self._show_rows()

    def _show_rows(self) -> None:
        """Fill the Continue panel. Showing a row may give the panel another height: look again."""
        while not self._filling:
            look = self._look
            high = look.px(row_height(look.shape) + 5)
            fitting = max(1, (self._saved_area.height() + look.px(5)) // high)
            shown = (self._told[:fitting], look.unit, look.shape, look.theme.name)
            if shown == self._shown:
                return
            self._shown = shown
            self._filling = True
            try:
                self._fill_rows(self._told[:fitting])
            finally:
                self._filling = False

    def _fill_rows(self, told: list[EntryWords]) -> None:
        for row in self.rows:
            self._saved_box.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        self._none_saved.setVisible(not told)
        for words in told:
            row = EntryRow(words, self._look, self)
            row.clicked.connect(self._continue)
            self.rows.append(row)
            self._saved_box.insertWidget(self._saved_box.count() - 1, row)
            row.show()
        self._order_keys()

    def _order_keys(self) -> None:
        """Tab goes from the top left to the bottom right."""
        chain: list[QWidget] = [self, self.rulebooks, self.settings_button, self.language]
        chain += [*self.covers.values(), *self.new_game.keyed(), *self.rows, self.all_saved]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _continue(self) -> None:
        row = self.sender()
        if isinstance(row, EntryRow):
            self.opened.emit(row.words.entry.path)

    def show_saved_games(self) -> SavedGames:
        """Open the dialog with all saved games."""
        dialog = SavedGames(self._library, self._phrases, self._look, self)
        dialog.opened.connect(self.opened)
        dialog.changed.connect(self.refresh)
        dialog.open()
        return dialog

    # Buttons of the header

    def _offer_languages(self) -> None:
        menu = self._menu()
        for language, name in LANGUAGE_NAMES.items():
            action = menu.addAction(name)
            action.setData(language)
            action.setCheckable(True)
            action.setChecked(language == self._phrases.language)
        self._pop(menu, self.language, self._language_picked)

    def _language_picked(self, action: Any) -> None:
        self._settings.language = action.data()

    def _offer_rulebooks(self) -> None:
        menu = self._menu()
        for game_id in games.BUILT:
            menu.addAction(self._phrases.tr(f"game.{game_id}.name")).setData(game_id)
        self._pop(menu, self.rulebooks, self._rulebook_picked)

    def _rulebook_picked(self, action: Any) -> None:
        self.rules_asked.emit(action.data())

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    def _pop(self, menu: QMenu, button: QPushButton, slot: Callable[[Any], None]) -> None:
        menu.triggered.connect(slot)
        menu.popup(button.mapToGlobal(QPoint(0, button.height() + 2)))

    def minimumSizeHint(self) -> QSize:
        """The window may always be made smaller; the unit then follows."""
        return QSize(0, 0)


def _rank(words: EntryWords) -> int:
    """Unfinished games first, then what cannot be opened, then finished ones."""
    if words.entry.fault is not None:
        return 1
    return 2 if words.over else 0
