"""Makes the Windows installer: `setup_exe.py --python FOLDER` assembles its folder, on any system.

`--folder FOLDER` takes a finished folder instead, such as the one that `run.py bundle` makes on
Windows. Needs makensis (Debian's package nsis, or NSIS on Windows). The result is
dist/farmdesk-VERSION-setup.exe.
"""

from __future__ import annotations

import argparse
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILD = ROOT / "build"
BUNDLE = ROOT / "dist" / "farmdesk"
ICON = BUILD / "icons" / "farmdesk.ico"
SIDE = BUILD / "icons" / "side.bmp"
TARGET = "x86-unicode" if sys.platform == "win32" else "amd64-unicode"
"""NSIS's own build for Windows makes 32-bit installers only, Debian's 64-bit ones too; what they
install is the same. Debian's wine starts none but the latter."""
ASSEMBLING = runpy.run_path(str(HERE / "assemble.py"))
say = ASSEMBLING["say"]


def makensis() -> str:
    """Return the program that makes installers; SystemExit with a sentence without it."""
    places = [os.environ.get(name, "") for name in ("ProgramFiles(x86)", "ProgramFiles")]
    found = shutil.which("makensis")
    for place in places:
        if not found and place and (Path(place) / "NSIS" / "makensis.exe").is_file():
            found = str(Path(place) / "NSIS" / "makensis.exe")
    if not found:
        sys.exit("makensis is needed: on Debian the package nsis, on Windows NSIS 3.")
    return found


def removal(folder: Path) -> str:
    """Return the lines of NSIS that delete just the files and folders that `folder` holds.

    Deleting the whole folder would take along what a player keeps there; and when somebody
    installs into a folder that is in use, such as Documents, everything.
    """
    inside = sorted(folder.rglob("*"), reverse=True)  # what lies deeper comes first
    lines = []
    for item in inside:
        name = str(item.relative_to(folder)).replace("/", "\\").replace("$", "$$")
        lines.append(f'{"RMDir" if item.is_dir() else "Delete"} "$INSTDIR\\{name}"')
    return "\n".join(lines) + "\n"


def make_setup(folder: Path, output: Path, icon: Path = ICON) -> Path:
    """Make the setup program of a folder with farmdesk.exe in it, and return it."""
    if not (folder / "farmdesk.exe").is_file():
        sys.exit(f"{folder} holds no farmdesk.exe.")
    files = BUILD / "windows" / "files.nsh"
    files.parent.mkdir(parents=True, exist_ok=True)
    files.write_text(removal(folder), encoding="utf-8-sig")
    output.parent.mkdir(parents=True, exist_ok=True)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    told = {
        "VERSION": ASSEMBLING["version"](),
        "CONTENT": folder.resolve() / "*",
        "FILES": files,
        "SIZE": size // 1024,
        "ICON": icon.resolve(),
        "SIDE": SIDE.resolve(),
        "OUTPUT": output.resolve(),
        "TARGET": TARGET,
    }
    say(f"Packing {size / 1e6:.0f} MB (takes a minute) ...")
    line = [makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8"]
    line += [f"-D{name}={value}" for name, value in told.items()]
    if subprocess.run([*line, str(HERE / "farmdesk.nsi")], check=False).returncode:
        sys.exit("makensis failed (see above).")
    say(f"Made {output}, {output.stat().st_size / 1e6:.1f} MB")
    return output


def bundle() -> Path:
    """Return the folder that PyInstaller makes on Windows, after making it where it is not."""
    if sys.platform != "win32":
        sys.exit(
            "Which CPython for Windows? Please add --python FOLDER; docs/packaging.md says more."
        )
    if not BUNDLE.is_dir():
        subprocess.run([sys.executable, str(ROOT / "run.py"), "bundle"], check=True)
    return BUNDLE


def main() -> None:
    """Make it from the command line."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    source = words.add_mutually_exclusive_group()
    source.add_argument("--python", type=Path, metavar="FOLDER")
    source.add_argument("--folder", type=Path, metavar="FOLDER")
    words.add_argument("--wheels", type=Path, metavar="FOLDER")
    words.add_argument("--out", type=Path, metavar="FILE")
    told = words.parse_args()
    folder = told.folder
    if not told.python and not folder:
        folder = bundle()
    for painter, target in ((HERE.parent / "icons.py", ICON.parent), (HERE / "side.py", SIDE)):
        subprocess.run([sys.executable, str(painter), str(target)], check=True)
    if told.python:
        try:
            folder = BUILD / "windows" / "farmdesk"
            ASSEMBLING["assemble"](told.python, folder, ICON, told.wheels)
        except (ASSEMBLING["AssemblyError"], subprocess.CalledProcessError) as error:
            sys.exit(str(error))
    name = f"farmdesk-{ASSEMBLING['version']()}-setup.exe"
    make_setup(folder, told.out or ROOT / "dist" / name)


if __name__ == "__main__":
    main()
