"""From words to a command, and from what happens to an exit code."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import farmdesk
from farmdesk.cli import arena, bench, listing, play, replay
from farmdesk.cli.apart import ThinkingError
from farmdesk.cli.checks import UsageError
from farmdesk.cli.replay import DamagedError
from farmdesk.cli.words import Words
from farmdesk.core.saves import SaveError

DONE, FAILED, WRONG, INTERRUPTED = 0, 1, 2, 130

ROOMS = {"games": listing, "play": play, "replay": replay, "arena": arena, "bench": bench}

EPILOG = """\
With no words the window opens, with one saved game (FILE.farmdesk) on that game.
Two more open it for a moment:
  --smoke [FILE]        start the window, paint the lobby and a table, say how it went
  shot GAME --out FILE  a picture of a table [--seed N] [--moves N] [--size WxH] [--lang CODE]
"""


class Parser(argparse.ArgumentParser):
    """Tells faults in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        """Raise the fault, so that `run` says it like all others."""
        raise UsageError(f"{message}; see {self.prog} --help")


def run(words: Sequence[str]) -> int:
    """Do what the words say. Returns the exit code; says faults on stderr in one sentence."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # a name that the terminal lacks letters for
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        _obey(list(words))
        if sys.stdout is not None:  # it was closed before we started
            sys.stdout.flush()
    except UsageError as error:
        return _complain(str(error), WRONG)
    except (DamagedError, ThinkingError) as error:
        return _complain(str(error), FAILED)
    except SaveError as error:
        return _complain(Words().say(error.phrase), FAILED)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough
        _write_no_more()
        return FAILED
    except OSError as error:
        _write_no_more()
        return _complain(f"the system refused: {error.strerror or error}", FAILED)
    return DONE


def _write_no_more() -> None:
    """What still waits to be written must not fail again at exit."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _obey(words: list[str]) -> None:
    known = ", ".join([*ROOMS, "shot"])
    if words and not words[0].startswith("-") and words[0] not in ROOMS:
        raise UsageError(f"there is no command {words[0]!r}; allowed: {known}")
    args = _parser().parse_args(words)
    if args.version:
        print(f"farmdesk {farmdesk.__version__}")
    elif args.room is None:
        raise UsageError(f"a command is needed; allowed: {known}")
    else:
        args.room.obey(args)


def _complain(text: str, code: int) -> int:
    print(f"farmdesk: {text}", file=sys.stderr)
    return code


def _parser() -> Parser:
    parser = Parser(
        prog="farmdesk",
        description="Five farm games on one card table.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help="say the version")
    parser.set_defaults(room=None)
    doors = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for name, room in ROOMS.items():
        door = doors.add_parser(name, allow_abbrev=False, help=room.HELP, description=room.__doc__)
        room.declare(door)
        door.set_defaults(room=room)
    return parser
