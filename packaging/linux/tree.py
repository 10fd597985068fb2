"""The files of an installed Farmdesk, as they lie on a Linux system: bundle, menu, icons, manual.

.deb, .rpm, AppImage and Flatpak are all made of this one tree.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ICONS = ROOT / "build" / "icons"
BUNDLE = ROOT / "dist" / "farmdesk"
ID = "io.github.farmdesk.Farmdesk"
"""Our name among all applications, as AppStream and Flatpak want it."""
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def version() -> str:
    """The version of Farmdesk, from the one place that says it."""
    text = (ROOT / "farmdesk" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def build_time() -> int:
    """Seconds since 1970 that the build is dated with.

    SOURCE_DATE_EPOCH, else the last commit, else now: the same source gives the same package.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not given.isdecimal():
        line = ["git", "log", "-1", "--format=%ct"]
        done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
        given = done.stdout.strip()
    return int(given) if given.isdecimal() else int(time.time())


def build_date() -> str:
    """The day of the build, such as 2026-11-30."""
    return time.strftime("%Y-%m-%d", time.gmtime(build_time()))


def filled(name: str, desktop: str = "farmdesk.desktop") -> str:
    """The text of one of our files with version, day, names and licence put in."""
    text = (HERE / name).read_text(encoding="utf-8")
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2].strip()
    indented = "\n".join(f" {line or '.'}" for line in licence.splitlines())
    words = {
        "@VERSION@": version(), "@DATE@": build_date(), "@ID@": ID, "@DESKTOP@": desktop,
        "@MIT@": indented,
    }  # fmt: skip
    for mark, word in words.items():
        text = text.replace(mark, word)
    return text


def put(target: Path, data: bytes) -> None:
    """Write one file that everybody may read."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    target.chmod(0o644)


def packed(text: str) -> bytes:
    """A text compressed as Debian wants its pages: hard, and without a date of its own."""
    return gzip.compress(text.encode(), 9, mtime=0)


def lay_shared(share: Path) -> None:
    """Menu entry, kind of file, icons, store page and manual, below a folder such as usr/share."""
    put(share / "applications" / "farmdesk.desktop", (HERE / "farmdesk.desktop").read_bytes())
    put(share / "mime" / "packages" / "farmdesk.xml", (HERE / "farmdesk.mime.xml").read_bytes())
    page = filled("farmdesk.metainfo.xml")
    put(share / "metainfo" / f"{ID}.metainfo.xml", page.encode())
    put(share / "man" / "man6" / "farmdesk.6.gz", packed(filled("farmdesk.6")))
    icons = share / "icons" / "hicolor"
    for size in ICON_SIZES:
        picture = (ICONS / f"farmdesk-{size}.png").read_bytes()
        put(icons / f"{size}x{size}" / "apps" / "farmdesk.png", picture)
    put(icons / "scalable" / "apps" / "farmdesk.svg", (ICONS / "farmdesk.svg").read_bytes())
    put(share / "doc" / "farmdesk" / "copyright", filled("copyright").encode())


def ask_for(**tools: str) -> None:
    """Exit with a sentence where a program is missing; tools are told with Debian's package."""
    missing = [name for name in tools if not shutil.which(name)]
    if missing:
        packages = " ".join(sorted({tools[name] for name in missing}))
        sys.exit(f"This needs {' and '.join(missing)}: on Debian the packages {packages}.")


class BundleError(Exception):
    """There is no bundle to be packed, or an old one; the text says what to do."""


def check(bundle: Path, sources: Path = ROOT) -> None:
    """Raise BundleError when the bundle is missing, or older than what it is made of."""
    program = bundle / "farmdesk"
    if not program.is_file():
        raise BundleError("There is no installed app to pack yet: python3 run.py bundle")
    made = program.stat().st_mtime
    for room in ("farmdesk", "ui", "resources"):
        for file in (sources / room).rglob("*"):
            if (
                file.suffix not in (".pyc", ".qm")
                and file.is_file()
                and file.stat().st_mtime > made
            ):
                raise BundleError(
                    f"The installed app is older than {file.relative_to(sources)}. Make it again:"
                    " python3 run.py bundle"
                )


def lay(root: Path, bundle: Path = BUNDLE) -> None:
    """Lay the whole tree into an empty folder; BundleError when there is no fitting bundle."""
    check(bundle)
    shutil.rmtree(root, ignore_errors=True)
    home = root / "usr" / "lib" / "farmdesk"
    shutil.copytree(bundle, home, symlinks=True)
    for file in home.rglob("*"):
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() else 0o644)
    (home / "farmdesk").chmod(0o755)
    lay_shared(root / "usr" / "share")
    link = root / "usr" / "bin" / "farmdesk"
    link.parent.mkdir(parents=True)
    link.symlink_to("../lib/farmdesk/farmdesk")
    for folder in (root, *(file for file in root.rglob("*") if file.is_dir())):
        folder.chmod(0o755)  # whatever this machine's habits are
