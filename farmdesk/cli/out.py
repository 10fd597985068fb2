"""How results leave: JSON for programs, one writer for all commands."""

from __future__ import annotations

import json
import sys
from typing import Any


def tell_json(thing: dict[str, Any]) -> None:
    """Print one JSON object, indented, with Japanese and Korean as they are where they can be."""
    every_letter = sys.stdout is not None and sys.stdout.encoding.lower().startswith("utf")
    print(json.dumps(thing, indent=2, ensure_ascii=not every_letter))


def progress(text: str) -> None:
    """Say on stderr how far it is: in place on a terminal, as lines elsewhere."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    else:
        print(text, file=sys.stderr, flush=True)


def progress_done() -> None:
    """Leave the line of `progress`."""
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
