"""The first lines of an installed Farmdesk: the same door as `python -m farmdesk`."""

import sys

from farmdesk.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
