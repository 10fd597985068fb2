"""The one place that knows where forms, pictures, cards, words and the player's own files are."""

import hashlib
import os
import runpy
import sys
import tempfile
from importlib.resources import files
from pathlib import Path
from typing import Literal

Kind = Literal["ui", "resources"]


def folder(kind: Kind) -> Path:
    """Return the folder of the forms or of the resources: a wheel's own, else the checkout's.

    FileNotFoundError when neither is there, that is when the installation is damaged.
    """
    package = Path(str(files("farmdesk")))
    for place in (package / "_data" / kind, package.parent / kind):
        if place.is_dir():
            return place
    raise FileNotFoundError(
        f"Farmdesk's folder '{kind}' is missing beside {package}. Please install Farmdesk again."
    )


def path(kind: Kind, *parts: str) -> Path:
    """Return one file's path, such as path("resources", "art", "pieces", "crow.svg")."""
    return folder(kind).joinpath(*parts)


def user_folder() -> Path:
    """Return the folder for saves and settings, which may not exist yet.

    FARMDESK_HOME names another one: for tests, and for players with a memory stick.
    """
    chosen = os.environ.get("FARMDESK_HOME")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Farmdesk"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Farmdesk"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "farmdesk"


def catalogues(language: str) -> list[Path]:
    """Return the compiled words of "en", "ja" or "ko": the house's own and those of every game.

    A wheel brings them. In a checkout a changed .ts always shows: when its .qm is missing or
    older, it is compiled into the player's own folder, or a temporary one when that is read-only.
    FileNotFoundError for a language that Farmdesk does not speak; ValueError for a damaged .ts.
    """
    words = folder("resources") / "i18n"
    found = {file.stem for file in words.glob(f"*_{language}.ts")}
    if f"farmdesk_{language}" not in found:
        raise FileNotFoundError(f"Farmdesk has no words for the language '{language}'.")
    return [_fresh(words / f"{stem}.ts") for stem in sorted(found)]


def _fresh(source: Path) -> Path:
    ready = source.with_suffix(".qm")
    script = folder("resources").parent / "packaging" / "qm.py"
    if not script.is_file():  # not a checkout: both files came with the wheel
        return ready
    qm = runpy.run_path(str(script))
    if not qm["is_stale"](source, ready):
        return ready
    mark = hashlib.sha256(source.read_bytes()).hexdigest()[:16]
    made = Path("words") / f"{source.stem}-{mark}.qm"
    kept = user_folder() / made
    try:
        return kept if kept.is_file() else Path(qm["compile_one"](source, kept))
    except OSError:  # a read-only home: the game must still find its words
        return Path(qm["compile_one"](source, Path(tempfile.mkdtemp(prefix="farmdesk-")) / made))
