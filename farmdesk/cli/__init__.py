"""The command line: play, replay, arena, bench and games without a window.

One file a command; `command` reads the words and hands out exit codes: 0 done, 1 the machine or a
file failed, 2 the words were wrong. People read text, programs ask for --json.
Never enters: Qt, the window (`farmdesk.__main__` opens it), rules.
"""

from farmdesk.cli.command import run

__all__ = ["run"]
