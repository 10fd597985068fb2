"""The first lines of the assembled Farmdesk for Windows; farmdesk.exe runs them."""

from __future__ import annotations

import sys
import traceback

# Before anything else is imported: the process that thinks is farmdesk.exe again, not a Python.
sys.frozen = True  # type: ignore[attr-defined]  # as PyInstaller sets it


def show(*fault: object) -> None:
    """Show why the program ends: a windowed one has nowhere to print it."""
    import ctypes

    text = "".join(traceback.format_exception(fault[1]))  # type: ignore[call-overload]  # its value
    ctypes.windll.user32.MessageBoxW(None, text[-2000:], "Farmdesk", 0x10)  # MB_ICONERROR


if __name__ == "__main__":
    if sys.stderr is None:
        sys.excepthook = show
    from farmdesk.__main__ import main

    sys.exit(main())
