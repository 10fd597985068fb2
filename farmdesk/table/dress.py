"""The style sheet as text: `$names` are tones of the theme, `12u` is 12 px times the scale."""

from __future__ import annotations

SHEET = """
* { outline: none; }
QWidget { color: $text; font-size: 14u; }
QMainWindow, QDialog, QWidget[panel="window"] { background: $window; }
QFrame[panel="paper"] { background: $panel; border: $edge solid $soft; border-radius: 10u; }
QFrame[panel="raised"] { background: $raised; border: $edge solid $soft; border-radius: 10u; }
QFrame[panel="seats"] { background: $seats; border: none; }
QFrame[panel="bar"] { background: $window; border: none; border-bottom: 2u solid $line; }
QFrame[panel="well"] {
    background: rgba(32, 20, 10, 122); border: 1px solid rgba(255, 246, 224, 46);
    border-radius: 10u;
}
QFrame[panel="well"] QLabel { color: $on_cloth; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QGraphicsView { border: none; }

QLabel { background: transparent; }
QLabel[role="title"] { font-size: 30u; font-weight: bold; }
QLabel[role="heading"] { font-size: 18u; font-weight: bold; }
QLabel[role="prompt"] { font-size: 16u; }
QLabel[role="strong"] { font-size: 15u; font-weight: bold; }
QLabel[role="score"] { font-size: 24u; font-weight: bold; }
QLabel[role="secondary"] { font-size: 13u; color: $secondary; }
QLabel[role="small"] { font-size: 12u; color: $secondary; }
QLabel[role="mono"] { font-size: 12u; color: $secondary; font-family: monospace; }
QLabel[role="good"] { color: $good; font-weight: bold; }
QLabel[role="bad"] { color: $bad; font-weight: bold; }
QLabel[role="chip"] {
    background: $chip; border-radius: 11u; padding: 3u 12u; font-size: 13u;
    min-height: 16u; max-height: 16u;
}
QLabel:disabled { color: $faint; }

QPushButton, QToolButton {
    background: $panel; color: $text; border: $edge solid $line; border-radius: 6u;
    padding: 4u 14u; min-height: 22u;
}
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $pressed; }
QPushButton:checked, QToolButton:checked { background: $chosen; border-color: $primary_edge; }
QPushButton:disabled, QToolButton:disabled { color: $faint; border-color: $soft; }
QPushButton:focus, QToolButton:focus {
    border: 3u solid $focus; padding: 2u 12u;
}
QPushButton[kind="primary"] {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $primary_light,
        stop:0.46 $primary_light, stop:0.47 $primary, stop:1 $primary);
    color: $on_primary; border: $edge solid $primary_edge; font-size: 15u; font-weight: bold;
    min-height: 30u; min-width: 120u; padding: 4u;
}
QPushButton[kind="primary"]:hover { background: $primary_light; }
QPushButton[kind="primary"]:pressed { background: $primary_dark; }
QPushButton[kind="primary"]:disabled {
    background: $chip; color: $faint; border-color: $soft;
}
QPushButton[kind="primary"]:focus {
    border: 5u solid $gap; outline: 3u solid $focus; outline-radius: 6u; padding: -5u;
    min-width: 130u; min-height: 40u;
}
QPushButton[tall="true"] { min-height: 30u; }
QPushButton[kind="flat"], QToolButton[kind="flat"] {
    background: transparent; border-color: transparent; color: $good;
}
QPushButton[kind="flat"]:hover, QToolButton[kind="flat"]:hover { background: $hover; }
QPushButton[kind="flat"]:disabled, QToolButton[kind="flat"]:disabled { color: $faint; }
QPushButton[kind="flat"]:focus, QToolButton[kind="flat"]:focus { border-color: $focus; }
QPushButton[kind="tool"], QToolButton[kind="tool"] {
    padding: 0; min-width: 38u; max-width: 38u; min-height: 38u; max-height: 38u;
}
QPushButton[kind="tool"]:focus, QToolButton[kind="tool"]:focus {
    min-width: 34u; max-width: 34u; min-height: 34u; max-height: 34u;
}
QPushButton[kind="segment"] { border-radius: 0; }
QPushButton[kind="segment"]:checked {
    background: $primary; color: $on_primary; border-color: $primary_edge; font-weight: bold;
}
QPushButton[kind="segment"][place="first"] {
    border-top-left-radius: 6u; border-bottom-left-radius: 6u;
}
QPushButton[kind="segment"][place="last"] {
    border-top-right-radius: 6u; border-bottom-right-radius: 6u;
}

QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextBrowser, QTextEdit {
    background: $raised; color: $text; border: $edge solid $line; border-radius: 6u;
    padding: 3u 8u; min-height: 22u;
    selection-background-color: $primary; selection-color: $on_primary;
}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextBrowser:focus,
QTextEdit:focus { border: 3u solid $focus; padding: 1u 6u; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: $faint; border-color: $soft; }
QComboBox { padding-right: 26u; combobox-popup: 0; } /* a list below; else rows are cut off */
QComboBox:hover { background: $hover; }
QComboBox::drop-down { border: none; width: 24u; subcontrol-position: center right; }
QComboBox::down-arrow { image: $caret_down; width: 10u; height: 10u; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {
    background: $raised; color: $text; border: $edge solid $line; border-radius: 0; padding: 2u;
    selection-background-color: $chosen; selection-color: $text;
}
QComboBox QAbstractItemView::item { min-height: 28u; padding: 0 8u; }
QSpinBox { qproperty-alignment: AlignCenter; } /* its own margins cannot be styled */
QSpinBox::up-button, QSpinBox::down-button { subcontrol-origin: border; border: none; }
QSpinBox::up-button, QSpinBox::down-button { width: 22u; background: transparent; }
QSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button { subcontrol-position: bottom right; }
QSpinBox::up-button:hover, QSpinBox::down-button:hover { background: $hover; }
QSpinBox::up-arrow { image: $caret_up; width: 9u; height: 9u; }
QSpinBox::down-arrow { image: $caret_down; width: 9u; height: 9u; }

QCheckBox, QRadioButton {
    spacing: 10u; min-height: 26u; border: 3u solid transparent; border-radius: 6u;
    background: transparent;
}
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox:disabled, QRadioButton:disabled { color: $faint; }
QCheckBox::indicator { width: 42u; height: 24u; }
QCheckBox::indicator:unchecked { image: $toggle_off; }
QCheckBox::indicator:checked { image: $toggle_on; }
QRadioButton::indicator { width: 22u; height: 22u; }
QRadioButton::indicator:unchecked { image: $radio_off; }
QRadioButton::indicator:checked { image: $radio_on; }

QSlider { min-height: 28u; border: 3u solid transparent; border-radius: 6u; }
QSlider:focus { border-color: $focus; }
QSlider::groove:horizontal {
    height: 6u; border-radius: 3u; background: $chip; border: $edge solid $line;
}
QSlider::sub-page:horizontal { background: $primary; border-radius: 3u; }
QSlider::handle:horizontal {
    width: 18u; margin: -7u 0; border-radius: 10u; background: $raised; border: 2u solid $text;
}

QListWidget, QListView, QTreeView, QTableView {
    background: $raised; border: $edge solid $soft; border-radius: 8u; padding: 4u;
    alternate-background-color: $panel; gridline-color: $soft;
}
QListWidget:focus, QListView:focus, QTreeView:focus, QTableView:focus {
    border: 3u solid $focus; padding: 2u;
}
QListWidget::item, QListView::item { border-radius: 6u; padding: 4u 8u; min-height: 20u; }
QListWidget::item:hover, QListView::item:hover { background: $hover; }
QListWidget::item:selected, QListView::item:selected, QTreeView::item:selected,
QTableView::item:selected { background: $chosen; color: $text; }
QHeaderView { background: transparent; }
QHeaderView::section {
    background: transparent; color: $secondary; border: none; border-bottom: $edge solid $line;
    padding: 4u 8u; font-size: 12u;
}

QTabWidget::pane { background: $panel; border: $edge solid $soft; border-radius: 10u; }
QTabBar::tab {
    background: transparent; color: $secondary; padding: 7u 16u; min-height: 20u;
    border: none; border-bottom: 3u solid transparent;
}
QTabBar::tab:hover { background: $hover; }
QTabBar::tab:selected { color: $text; border-bottom-color: $primary; font-weight: bold; }
QTabBar:focus::tab:selected, QTabBar::tab:selected:focus { border-bottom-color: $focus; }
QGroupBox {
    border: none; margin-top: 26u; font-size: 15u; font-weight: bold; background: transparent;
}
QGroupBox::title { subcontrol-origin: margin; left: 0; padding: 0; }

QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12u; margin: 2u; }
QScrollBar:horizontal { height: 12u; margin: 2u; }
QScrollBar::handle { background: $line; border-radius: 4u; }
QScrollBar::handle:vertical { min-height: 32u; }
QScrollBar::handle:horizontal { min-width: 32u; }
QScrollBar::handle:hover { background: $secondary; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QProgressBar {
    background: $chip; border: $edge solid $line; border-radius: 6u; min-height: 12u;
    text-align: center; font-size: 12u;
}
QProgressBar::chunk { background: $primary; border-radius: 5u; }
QToolTip {
    background: $raised; color: $text; border: 2px solid $line; padding: 6u; font-size: 13u;
}
QMenu { background: $raised; color: $text; border: $edge solid $line; padding: 4u; }
QMenu::item { padding: 6u 28u 6u 12u; border-radius: 6u; min-height: 20u; }
QMenu::item:selected { background: $chosen; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $soft; margin: 4u 8u; }
QMenu::icon { padding-left: 8u; }
QSplitter::handle { background: $soft; }
"""
