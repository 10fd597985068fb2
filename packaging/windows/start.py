"""The first lines of the assembled Farmdesk for Windows; farmdesk.exe runs them."""

import sys

# Before anything else is imported: the process that thinks is farmdesk.exe again, not a Python.
sys.frozen = True  # type: ignore[attr-defined]

from farmdesk.__main__ import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
