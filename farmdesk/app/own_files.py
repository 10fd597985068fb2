"""An option that the player's own files feed: what they give, what is wrong in them, the folder."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farmdesk.app.notices import tell
from farmdesk.app.phrases import Phrases
from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.offers import Offer, Offers, OwnFiles

LINES = 4
"""Lines of faults that are seen at once; more are scrolled."""


class OwnFilesRow(QWidget):
    """A choice with a button beside it and the faults below. Emits `changed` with a new value.

    The files are read again whenever the player comes back to the window.
    """

    changed = Signal()
    about_asked = Signal(str)
    """The anchor in the rulebook where the contents are told of."""

    def __init__(
        self,
        files: OwnFiles,
        value: str,
        name: str,
        phrases: Phrases,
        parent: QWidget,
        *,
        about: str = "",
    ) -> None:
        """`name` is what the option is called, for screen readers.

        `about` is the anchor in the rulebook that tells of the contents; empty when none does.
        """
        super().__init__(parent)
        self._files, self._phrases, self._value = files, phrases, value
        self._gone = False
        """What was chosen has gone, and nothing else was chosen since."""
        self.choice = QComboBox(self)
        self.choice.setAccessibleName(name)
        self.choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.choice.setMinimumContentsLength(14)
        self.choice.activated.connect(self._pick)
        self._anchor = about
        self.folder = self._button("newgame.folder", "newgame.folder_tip", self.open_folder)
        self.about = self._button("newgame.about", "newgame.about_tip", self._ask_about)
        self.about.setVisible(bool(about))
        self.faults = QPlainTextEdit(self)
        self.faults.setReadOnly(True)
        self.faults.setTabChangesFocus(True)
        self.faults.setAccessibleName(phrases.tr("newgame.file_faults"))
        self._lay_out()
        self.read()

    def _button(self, words: str, tip: str, act: Callable[[], None]) -> QPushButton:
        """A button with the words and the tooltip of these ids."""
        made = QPushButton(self._phrases.tr(words), self)
        made.setToolTip(self._phrases.tr(tip))
        made.clicked.connect(act)
        return made

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.addWidget(self.choice, 1)
        line.addWidget(self.folder)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addLayout(line)
        box.addWidget(self.about, 0, Qt.AlignmentFlag.AlignRight)
        box.addWidget(self.faults)

    @property
    def value(self) -> str:
        """What is chosen."""
        return self._value

    def read(self) -> None:
        """Read the files, and follow them with what is chosen."""
        before, offers = self._value, self._files.offers()
        chosen = self._files.renew(before)
        if chosen is None:
            self._gone, chosen = True, offers.values[0]
        values = {offer.value: offer for offer in (*offers.values, chosen)}
        self._fill([(self._label(offer), offer.value) for offer in values.values()])
        self.choice.setCurrentIndex(self.choice.findData(chosen.value))
        self._value = chosen.value
        self._say_faults(offers)
        if self._value != before:
            self.changed.emit()

    def _fill(self, items: list[tuple[str, str]]) -> None:
        """Keep the list as it is while it says the same: somebody may be choosing from it."""
        choice = self.choice
        if items != [(choice.itemText(at), choice.itemData(at)) for at in range(choice.count())]:
            choice.clear()
            for words, value in items:
                choice.addItem(words, value)

    def _label(self, offer: Offer) -> str:
        label = offer.label
        return self._phrases.say(label) if isinstance(label, Phrase) else label

    def _say_faults(self, offers: Offers) -> None:
        lines = [self._phrases.tr("newgame.file_gone")] if self._gone else []
        lines += (f"{file}: {self._phrases.say(fault)}" for file, fault in offers.faults)
        self.faults.setPlainText("\n".join(lines))
        self.faults.setVisible(bool(lines))
        height = self.faults.fontMetrics().lineSpacing() * LINES
        self.faults.setFixedHeight(height + 2 * self.faults.frameWidth() + 10)

    def changeEvent(self, event: QEvent) -> None:
        """Come back from an editor or a file window: the files may be others now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.read()

    def open_folder(self) -> None:
        """Make the folder if need be and show it."""
        folder = self._files.folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            tell(self, self._phrases, self._phrases.say(phrase("newgame.no_folder", reason=reason)))
            return
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _ask_about(self) -> None:
        self.about_asked.emit(self._anchor)

    def _pick(self) -> None:
        self._value, self._gone = self.choice.currentData(), False
        self.changed.emit()
