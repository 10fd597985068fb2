"""The door: no words or a saved game open the window, other words go to the command line.

Nothing heavy is imported before it is needed: the process that thinks starts here too.
"""

from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    """Open the window, or obey the command line. Returns the exit code."""
    multiprocessing.freeze_support()  # in an installed app the thinking process starts here
    words = sys.argv[1:]
    if all(word.lower().endswith(".farmdesk") for word in words):  # of several the first
        from farmdesk.app.main import run

        return run(words)
    if words[0] == "--smoke" and len(words) <= 2:
        from farmdesk.app.main import smoke

        return smoke(*words[1:])
    if words[0] == "shot":
        from farmdesk.app import shot

        return shot.main(words[1:])
    from farmdesk import cli

    return cli.run(words)


if __name__ == "__main__":
    sys.exit(main())
