"""Compile the translations: each stale ``farmdesk_*.ts`` becomes a ``.qm`` that Qt can load.

The compiler is the lrelease inside PySide6, so nothing else has to be installed.
By hand: ``python packaging/qm.py [SOURCE_FOLDER [TARGET_FOLDER]]``.
"""

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "resources" / "i18n"


def lrelease() -> Path:
    """Return the translation compiler that PySide6 brings along; FileNotFoundError without it."""
    found = importlib.util.find_spec("PySide6")
    for place in (found.submodule_search_locations or ()) if found else ():
        for name in ("lrelease", "lrelease.exe", "Qt/libexec/lrelease"):
            if (Path(place) / name).is_file():
                return Path(place) / name
    raise FileNotFoundError("PySide6's lrelease was not found, so no translation can be compiled.")


def is_stale(source: Path, target: Path) -> bool:
    """Say whether target is missing or older than source."""
    return not target.is_file() or target.stat().st_mtime_ns < source.stat().st_mtime_ns


def compile_one(source: Path, target: Path) -> Path:
    """Compile one .ts into target, in one step for whoever reads meanwhile; return target.

    ValueError, with the compiler's own words, when the .ts is damaged; OSError when the folder
    cannot be written.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=target.stem, suffix=".qm", dir=target.parent)
    os.close(handle)
    half = Path(name)
    command = [str(lrelease()), "-silent", str(source), "-qm", str(half)]
    try:
        # Windows would open a console window beside the game.
        flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        done = subprocess.run(command, capture_output=True, check=False, creationflags=flags)
        if done.returncode:
            said = (done.stderr + done.stdout).decode(errors="replace").strip()
            raise ValueError(f"{source.name} could not be compiled: {said}")
        half.chmod(0o644)  # mkstemp lets only its owner read
        half.replace(target)
    finally:
        half.unlink(missing_ok=True)
    return target


def compile_stale(sources: Path, targets: Path) -> list[Path]:
    """Compile every .ts of a folder that has no fresh .qm in targets; return those made."""
    return [
        compile_one(source, targets / f"{source.stem}.qm")
        for source in sorted(sources.glob("*.ts"))
        if is_stale(source, targets / f"{source.stem}.qm")
    ]


if __name__ == "__main__":
    given = [Path(word) for word in sys.argv[1:3]] or [SOURCES]
    try:
        for made in compile_stale(given[0], given[-1]):
            print(f"  compiled {made.name}")
    except (OSError, ValueError) as error:
        sys.exit(str(error))
