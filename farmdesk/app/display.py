"""Is there a display? Asked before Qt is: without one Qt ends the process in the middle."""

from __future__ import annotations

import os
import sys


def has_display() -> bool:
    """Can a window be shown, or was Qt told by QT_QPA_PLATFORM how to do without?"""
    if sys.platform in ("win32", "darwin") or "QT_QPA_PLATFORM" in os.environ:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def paint_unseen() -> None:
    """Where there is no display let Qt paint all the same. Call it before anything of Qt's."""
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
