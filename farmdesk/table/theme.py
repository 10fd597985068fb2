"""The front door to how things look: themes, seat looks, sizes, and the dress of every Qt widget.

Widgets choose their look by dynamic properties that forms may set too:
`kind` of a button: `primary`, `flat`, `tool`, `segment` (with `place`: first, middle, last);
`role` of a label: `title`, `heading`, `prompt`, `strong`, `score`, `secondary`, `small`, `mono`,
`good`, `bad`, `chip`;
`panel` of a frame: `paper`, `raised`, `well`, `seats`, `bar`.
"""

from __future__ import annotations

import re
from string import Template

from PySide6.QtGui import QPalette

from farmdesk.assets import path
from farmdesk.table.dress import SHEET
from farmdesk.table.tones import (
    ACCENTS,
    CLOTHS,
    DARK,
    FOCUS,
    GAP,
    HIGH_CONTRAST,
    INK,
    LIGHT,
    SEAT_LOOKS,
    THEMES,
    SeatLook,
    Theme,
    mix,
    tint,
)

__all__ = [
    "ACCENTS",
    "CLOTHS",
    "DARK",
    "FOCUS",
    "HIGH_CONTRAST",
    "INK",
    "LIGHT",
    "SEAT_LOOKS",
    "THEMES",
    "Radius",
    "SeatLook",
    "Text",
    "Theme",
    "mix",
    "palette",
    "style_sheet",
    "tint",
]


class Text:
    """Heights of letters, px at 100 %. Nothing is ever smaller than `LEAST`."""

    APP = 30
    HEADING = 18
    PROMPT = 16
    NAME = 15
    BODY = 14
    NOTE = 13
    SENTENCE = 12
    LEAST = 11
    CARD_NUMBER = 17
    SCORE = 24


class Radius:
    """Corner radii, px at 100 %."""

    CONTROL = 6
    CARD = 8
    PANEL = 10
    DIALOG = 12


def style_sheet(theme: Theme, scale: float = 1.0) -> str:
    """The style sheet of the whole app, for the Fusion style. `scale` is 0.8 to 2.0.

    Set it together with `palette`, on the application.
    """
    sized = re.sub(
        r"(\d+(?:\.\d+)?)u\b", lambda found: f"{_whole(float(found[1]) * scale)}px", SHEET
    )
    return Template(sized).substitute(_words(theme))


def palette(theme: Theme) -> QPalette:
    """The palette behind the style sheet, for whatever a style sheet cannot reach."""
    made = QPalette()
    role = QPalette.ColorRole
    for name, tone in (
        (role.Window, theme.window),
        (role.WindowText, theme.text),
        (role.Base, theme.raised),
        (role.AlternateBase, theme.panel),
        (role.Text, theme.text),
        (role.Button, theme.panel),
        (role.ButtonText, theme.text),
        (role.BrightText, theme.bad),
        (role.ToolTipBase, theme.raised),
        (role.ToolTipText, theme.text),
        (role.PlaceholderText, theme.secondary),
        (role.Highlight, theme.primary),
        (role.HighlightedText, theme.on_primary),
        (role.Link, theme.good),
        (role.LinkVisited, theme.good),
        (role.Light, theme.raised),
        (role.Midlight, theme.panel),
        (role.Mid, theme.line),
        (role.Dark, theme.line),
        (role.Shadow, INK),
    ):
        made.setColor(name, tint(tone))
    faded = tint(faint_text(theme))
    for name in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, name, faded)
    return made


def faint_text(theme: Theme) -> str:
    """Words and signs of what cannot be pressed now."""
    if theme is HIGH_CONTRAST:
        return "#A8A8A8"
    return mix(theme.text, theme.panel, 0.55)


def _whole(length: float) -> int:
    return max(1, int(length + 0.5))


def _words(theme: Theme) -> dict[str, str]:
    """What the `$names` in the sheet stand for."""
    contrast = theme is HIGH_CONTRAST
    drawings = {
        name: path("resources", "art", "controls", f"{name}_{theme.name}.svg").as_posix()
        for name in ("caret_down", "caret_up", "toggle_on", "toggle_off", "radio_on", "radio_off")
    }
    return {
        **{name: f'url("{file}")' for name, file in drawings.items()},
        "window": theme.window,
        "seats": theme.seats,
        "panel": theme.panel,
        "raised": theme.raised,
        "chip": theme.chip,
        "text": theme.text,
        "secondary": theme.secondary,
        "faint": faint_text(theme),
        "line": theme.line,
        "soft": theme.line_soft,
        "edge": f"{theme.line_width}px",
        "primary": theme.primary,
        "primary_light": theme.primary if contrast else mix(theme.primary, "#FFFFFF", 0.14),
        "primary_dark": "#C8C800" if contrast else mix(theme.primary, "#000000", 0.14),
        "primary_edge": theme.primary_edge,
        "on_primary": theme.on_primary,
        "good": theme.good,
        "bad": theme.bad,
        "hover": "#303030" if contrast else mix(theme.raised, theme.hovered, 0.22),
        "pressed": "#505050" if contrast else mix(theme.raised, theme.hovered, 0.42),
        "chosen": "#404040" if contrast else mix(theme.panel, theme.hovered, 0.34),
        "on_cloth": theme.on_cloth,
        "focus": "#00FFFF" if contrast else FOCUS if not theme.dark else "#6E9BEF",
        "gap": "#000000" if contrast else GAP if not theme.dark else theme.window,
    }
