"""Designer forms, read at run time, and the one way in which a form follows the interface scale.

Forms hold message ids and translate themselves when the language changes. Sizes in a form are
units; `Fit` multiplies them, so that 80 to 200 % work live on every form.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QFile, QIODevice, QObject
from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import QFormLayout, QGridLayout, QLayout, QWidget

from farmdesk.assets import path

W = TypeVar("W", bound=QObject)

UNBOUND = 16777215
"""Qt's own "no greatest size"."""


class FormError(RuntimeError):
    """A form is missing, damaged, or lacks a widget that the code uses."""


class _Loader(QUiLoader):
    """Makes the promoted widgets itself: those registered with Qt's loader are never let go."""

    def __init__(self, customs: Sequence[type[QWidget]]) -> None:
        super().__init__()
        self._customs = {custom.__name__: custom for custom in customs}
        self.made: list[QWidget] = []

    def createWidget(self, kind: str, /, parent: QWidget | None = None, name: str = "") -> QWidget:
        """A widget of a form, by the name of its class."""
        custom = self._customs.get(kind)
        if custom is None:
            return super().createWidget(kind, parent, name)
        made = custom(parent)
        made.setObjectName(name)
        self.made.append(made)
        return made


def load(name: str, parent: QWidget | None = None, *customs: type[QWidget]) -> QWidget:
    """The form `ui/<name>.ui` as a widget. `customs` are the classes it promotes to.

    Raises FormError when it cannot be read.
    """
    loader = _Loader(customs)
    loader.setLanguageChangeEnabled(True)
    file = QFile(str(path("ui", f"{name}.ui")))
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FormError(f"{file.fileName()}: {file.errorString()}")
    try:
        made = loader.load(file, parent)
    finally:
        file.close()
    if not isinstance(made, QWidget):
        raise FormError(f"{file.fileName()}: {loader.errorString()}")
    made.setProperty("promoted", loader.made)  # their Python side lives as long as the form
    return made


def child(form: QObject, kind: type[W], name: str) -> W:
    """The widget or layout of a form by its name. Raises FormError when it is not there."""
    found = form.findChild(kind, name)
    if found is None:
        raise FormError(f"{form.objectName()} has no {kind.__name__} called {name}")
    return found


def dress(widget: QWidget, sheet: str) -> None:
    """Give a widget a style sheet of its own, unless it wears it already: dressing is slow."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)


class Fit:
    """Sizes of a form in units, as they were first seen, and the form at any unit."""

    def __init__(self, root: QWidget) -> None:
        self._widgets: list[tuple[QWidget, tuple[int, int, int, int]]] = []
        self._layouts: list[tuple[QLayout, tuple[int, int, int, int], tuple[int, int]]] = []
        for widget in (root, *root.findChildren(QWidget)):
            low, high = widget.minimumSize(), widget.maximumSize()
            sizes = (low.width(), low.height(), high.width(), high.height())
            if sizes != (0, 0, UNBOUND, UNBOUND):
                self._widgets.append((widget, sizes))
        for layout in root.findChildren(QLayout):
            edges = layout.contentsMargins()
            margins = (edges.left(), edges.top(), edges.right(), edges.bottom())
            self._layouts.append((layout, margins, _gaps(layout)))

    def apply(self, unit: float) -> None:
        """Make every size `unit` times what the form says."""
        for layout, margins, gaps in self._layouts:
            layout.setContentsMargins(*(round(edge * unit) for edge in margins))
            _set_gaps(layout, round(gaps[0] * unit), round(gaps[1] * unit))
        for widget, (low_w, low_h, high_w, high_h) in self._widgets:
            widget.setMinimumSize(round(low_w * unit), round(low_h * unit))
            widget.setMaximumSize(_at_most(high_w, unit), _at_most(high_h, unit))


def _at_most(size: int, unit: float) -> int:
    return UNBOUND if size >= UNBOUND else round(size * unit)


def _gaps(layout: QLayout) -> tuple[int, int]:
    if isinstance(layout, QGridLayout | QFormLayout):
        return layout.horizontalSpacing(), layout.verticalSpacing()
    return layout.spacing(), layout.spacing()


def _set_gaps(layout: QLayout, across: int, down: int) -> None:
    if isinstance(layout, QGridLayout | QFormLayout):
        layout.setHorizontalSpacing(across)
        layout.setVerticalSpacing(down)
    else:
        layout.setSpacing(down)
