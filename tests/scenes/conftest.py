"""What the tests of the scenes share: tables that are put away when their test ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from farmdesk.table import fonts
from tests.scenes.moments import Moment
from tests.scenes.tables import Table

Lay = Callable[..., Table]


@pytest.fixture(scope="session")
def letters(qapp: QApplication) -> None:
    """Our own letters, as the app has them."""
    fonts.register()
    qapp.setFont(fonts.font("en"))


@pytest.fixture
def lay(letters: None) -> Iterator[Lay]:
    """Lay a table for a moment; keyword arguments go to `Table`."""
    for left in QApplication.topLevelWidgets():
        left.close()  # a window that another test has left would catch the pointer
    laid: list[Table] = []

    def lay_one(moment: Moment, **wishes: Any) -> Table:
        laid.append(Table(moment.state, moment.options, game=moment.game, **wishes))
        return laid[-1]

    yield lay_one
    for table in laid:
        table.view.close()
        table.view.deleteLater()
