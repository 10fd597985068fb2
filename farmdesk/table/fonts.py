"""Which letters the app writes with: our own first, so that pictures are equal everywhere.

Japanese and Korean share characters that they draw differently, so each language names its own
subset before the other's.
"""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from farmdesk.assets import path

LATIN, JAPANESE, KOREAN = "Farmdesk Sans", "Farmdesk Sans JP", "Farmdesk Sans KR"

FILES = (
    "FarmdeskSans-Regular.ttf",
    "FarmdeskSans-Bold.ttf",
    "FarmdeskSansJP-Regular.ttf",
    "FarmdeskSansJP-Bold.ttf",
    "FarmdeskSansKR-Regular.ttf",
    "FarmdeskSansKR-Bold.ttf",
)

LATIN_SYSTEM = (
    "Noto Sans", "Segoe UI", "SF Pro Text", "Helvetica Neue", "Cantarell", "Ubuntu", "DejaVu Sans",
)  # fmt: skip
JAPANESE_SYSTEM = ("Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic UI", "Hiragino Sans", "Meiryo")
KOREAN_SYSTEM = ("Noto Sans CJK KR", "Noto Sans KR", "Malgun Gothic", "Apple SD Gothic Neo")


def register() -> list[str]:
    """Make our subsets known to Qt; call once, after the application object exists.

    Returns the families. Raises `OSError` when a file is missing or damaged.
    """
    found: set[str] = set()
    for name in FILES:
        number = QFontDatabase.addApplicationFont(str(path("resources", "fonts", name)))
        if number < 0:
            raise OSError(f"the font file {name} cannot be read")
        found.update(QFontDatabase.applicationFontFamilies(number))
    return sorted(found)


def family(language: str) -> list[str]:
    """Font families in order of preference for `en`, `ja` or `ko` (with or without a region)."""
    japanese = [JAPANESE, *JAPANESE_SYSTEM]
    korean = [KOREAN, *KOREAN_SYSTEM]
    asian = korean + japanese if language[:2] == "ko" else japanese + korean
    return [LATIN, asian[0], *asian[1:], *LATIN_SYSTEM]


def font(language: str, px: float = 14, *, bold: bool = False) -> QFont:
    """A font in the language's families; set the one of 14 px as the application's font."""
    made = QFont()
    made.setFamilies(family(language))
    return _shaped(made, px, bold=bold)


def sized(px: float, *, bold: bool = False) -> QFont:
    """The application's own font at `px` high, at least 1: for painters, whatever the language."""
    return _shaped(QFont(QGuiApplication.font()), px, bold=bold)


def _shaped(made: QFont, px: float, *, bold: bool) -> QFont:
    made.setPixelSize(max(1, round(px)))
    made.setBold(bold)
    made.setItalic(False)
    return made
