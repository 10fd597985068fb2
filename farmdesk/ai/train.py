"""Learn a game's weights from nothing: `python -m farmdesk.ai.train harvest_valley --seed 1`.

Takes a few minutes on two cores. The same seed makes the same file, byte for byte.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Protocol

from farmdesk import games
from farmdesk.ai.leash import follow_parent


class Lesson(Protocol):
    """How a game is learned: the module `judges.<game>.lesson`."""

    PARTS: tuple[int, ...]
    """What can be learned side by side."""

    def learn(self, part: int, seed: int) -> object:
        """One part of the weights. The same part and seed give the same."""
        ...

    def write(self, learned: dict[int, object], seed: int) -> tuple[Path, bytes, str]:
        """The file of all parts, its place, and a sentence on how well it plays."""
        ...


def taught() -> tuple[str, ...]:
    """The games with something to learn; the judge of another reckons without weights."""
    rooms = Path(__file__).parent / "judges"
    return tuple(one for one in games.BUILT if (rooms / one / "lesson.py").is_file())


def lesson_of(game_id: str) -> Lesson:
    """The lesson of a game. Raises LookupError when it has none."""
    name = f"farmdesk.ai.judges.{game_id}.lesson"
    try:
        module: Lesson = import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in (name, name.rpartition(".")[0]):
            raise  # the lesson is there, and something that it needs is missing
        raise LookupError(f"{game_id} has no lesson; allowed: {', '.join(taught())}") from error
    return module


def _learn(game_id: str, part: int, seed: int) -> object:
    return lesson_of(game_id).learn(part, seed)


def train(game_id: str, seed: int, jobs: int) -> tuple[Path, bytes, str]:
    """Learn all parts side by side; the same whatever the number of jobs."""
    lesson = lesson_of(game_id)
    parts = lesson.PARTS
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, spawn, initializer=follow_parent) as pool:
        found = pool.map(_learn, [game_id] * len(parts), parts, [seed] * len(parts))
        learned = dict(zip(parts, found, strict=True))
    return lesson.write(learned, seed)


def main(words: Sequence[str]) -> int:
    """Train and put the weights where the judge reads them."""
    parser = argparse.ArgumentParser(prog="python -m farmdesk.ai.train", description=__doc__)
    parser.add_argument("game", choices=taught())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args(words)
    place, data, how = train(args.game, args.seed, args.jobs)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(data)
    print(f"{place.name}: {len(data)} bytes; {how}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
