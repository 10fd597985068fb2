"""Beside a match that is played alone: keeps its result when it ends, and says what it is worth."""

from __future__ import annotations

from PySide6.QtCore import QObject

from farmdesk.app.control import MatchControl
from farmdesk.app.deals import Deals, Result, deal_of, result_of
from farmdesk.core.match import Turn
from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.saves import SaveError


class DealKeeper(QObject):
    """Listens to the control of one match."""

    def __init__(self, control: MatchControl, deals: Deals, parent: QObject | None = None) -> None:
        """Make it before whoever shows the end of the match: it must have been kept by then."""
        super().__init__(parent)
        self._control, self._deals = control, deals
        self._deal = deal_of(control.match)
        self._before: Result | None = None
        """The best result before this match ended."""
        self._kept = False
        control.turned.connect(self._turned)

    def _turned(self, _turn: Turn) -> None:
        match = self._control.match
        if self._deal is None or not match.over:
            return
        before = self._deals.best(self._deal)
        try:
            kept = self._deals.keep(match)
        except SaveError as error:
            self._control.failed.emit(error.phrase)
            return
        if kept:
            self._kept, self._before = True, before

    def notes(self) -> tuple[Phrase, ...]:
        """Which deal this was, and how its result compares; nothing for other games."""
        match, deal = self._control.match, self._deal
        if deal is None or not match.over:
            return ()
        best = self._deals.best(deal)
        if match.takebacks:
            return (phrase("deal.sheet.takebacks", deal=deal.name),)
        if best is None:
            return (deal.name,)
        if not self._kept or best != result_of(match):
            return (phrase("deal.sheet.usual", deal=deal.name, best=best.words),)
        if self._before is None:
            return (phrase("deal.sheet.first", deal=deal.name),)
        return (phrase("deal.sheet.best", deal=deal.name, best=self._before.words),)

    def again(self) -> Phrase:
        """The words on the button for another game: after a win the next number."""
        if self._deal is None:
            return phrase("score.again")
        seed = self._deals.seed_after(self._control.match)
        if seed == self._deal.seed:
            return phrase("score.again")
        return phrase("deal.next", number=seed)
