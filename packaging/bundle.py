"""Makes the installed Farmdesk, one folder that needs no Python: `python3 run.py bundle`.

The wheel is built and unpacked, so that what players get is what the wheel holds; the icons are
painted; PyInstaller turns both into dist/farmdesk; and the result is started once. The Python that
runs this must have hatchling, PyInstaller and what Farmdesk needs.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib import metadata
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
FOLDER = ROOT / "dist" / "farmdesk"
LIMIT_MB = 120
"""The unpacked folder may be this large, in millions of bytes."""


class Steps:
    """Says what is being done, and how long the last thing took."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._number = 0
        self._since = time.monotonic()

    def begin(self, what: str) -> None:
        """Say the next step."""
        self._number += 1
        self._since = time.monotonic()
        print(f"[{self._number}/{self._total}] {what} ...", flush=True)

    def done(self, result: str) -> None:
        """Say what came of it."""
        print(f"      {result} ({time.monotonic() - self._since:.0f} s)", flush=True)


def run(*words: str | Path, paths: Path | None = None) -> str:
    """Run a step's program and return what it printed; exit with its last words when it fails."""
    env = {**os.environ, "PYTHONUTF8": "1", "QT_QPA_PLATFORM": "offscreen"}
    env.pop("PYTHONPATH", None)
    if paths is not None:
        env["PYTHONPATH"] = str(paths)
    line = [str(word) for word in words]
    done = subprocess.run(
        line, cwd=ROOT, env=env, capture_output=True, text=True, encoding="utf-8",
        errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        sys.exit(f"{(done.stdout + done.stderr).strip()[-3000:]}\n\n{line[0]} failed (see above).")
    return done.stdout


def unpacked_wheel() -> Path:
    """Build the wheel and unpack it where the spec looks for it."""
    app, wheels = BUILD / "app", BUILD / "wheel"
    for folder in (app, wheels):
        shutil.rmtree(folder, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels)
    (wheel,) = wheels.glob("*.whl")
    ZipFile(wheel).extractall(app)
    return wheel


def gathered_licences() -> Path:
    """Gather the terms of everything that the bundle holds, each as a file with a telling name."""
    folder = BUILD / "licences"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PACKAGING / "licences", folder)
    shutil.copyfile(ROOT / "LICENSE", folder / "Farmdesk.txt")
    shutil.copyfile(ROOT / "resources" / "fonts" / "OFL.txt", folder / "Fonts-OFL.txt")
    library = Path(sysconfig.get_path("stdlib"))
    msgspec = [Path(str(file.locate())) for file in metadata.files("msgspec") or ()]
    gathered = {
        "Python": [library / "LICENSE.txt", library.parent / "LICENSE.txt"],  # so on Windows
        "msgspec": [file for file in msgspec if file.name.startswith("LICENSE")],
    }
    for name, places in gathered.items():
        found = [place for place in places if place.is_file()]
        if not found:
            sys.exit(
                f"The licence of {name} was not found, and must not be left out of the bundle."
            )
        shutil.copyfile(found[0], folder / f"{name}.txt")
    return folder


def size_of(folder: Path) -> int:
    """The bytes of all files under a folder."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_dir())


def program(folder: Path = FOLDER) -> Path:
    """The program inside the bundle whose words can be read."""
    return folder / ("farmdesk-console.exe" if sys.platform == "win32" else "farmdesk")


def main() -> int:
    """Make the folder and start it. 0 when it is there, works and is small enough."""
    steps = Steps(4)
    steps.begin("Building the wheel")
    steps.done(unpacked_wheel().name)
    steps.begin("Painting the icons, gathering the licences")
    run(sys.executable, PACKAGING / "icons.py", BUILD / "icons")
    steps.done(", ".join(sorted(file.name for file in gathered_licences().iterdir())))
    steps.begin("Collecting Python, Qt and Farmdesk (about a minute)")
    run(
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
        *("--distpath", FOLDER.parent, "--workpath", BUILD / "pyinstaller"),
        PACKAGING / "farmdesk.spec",
        paths=BUILD / "app",
    )
    size = size_of(FOLDER)
    steps.done(f"dist/farmdesk, {size / 1e6:.1f} MB")
    steps.begin("Starting it")
    said = run(program(), "--version").strip()
    said += "; " + run(program(), "--smoke").strip()
    steps.done(said)
    if size > LIMIT_MB * 1_000_000:
        print(f"The folder is larger than the {LIMIT_MB} MB that it may have.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
