"""Makes dist/farmdesk_VERSION_ARCHITECTURE.deb from the bundle: `python3 run.py deb`.

Needs dpkg-deb and readelf, that is Debian's packages dpkg and binutils.
"""

from __future__ import annotations

import hashlib
import os
import platform
import runpy
import subprocess
import sys
from email.utils import formatdate
from pathlib import Path
from types import SimpleNamespace

HERE = Path(__file__).resolve().parent
tree = SimpleNamespace(**runpy.run_path(str(HERE / "tree.py")))
needs = SimpleNamespace(**runpy.run_path(str(HERE / "needs.py")))
STAGE = tree.ROOT / "build" / "deb"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
LIMIT_MB = 45
"""The package may be this large, in millions of bytes."""
FONTS = "fonts-noto-cjk | fonts-ipafont-gothic | fonts-nanum"
"""For the rarer letters of typed names; our own fonts have the others."""


def maintainer() -> str:
    """Who answers for the package: DEBFULLNAME and DEBEMAIL, as Debian's own tools read them."""
    name = os.environ.get("DEBFULLNAME") or "Farmdesk contributors"
    return f"{name} <{os.environ.get('DEBEMAIL') or 'farmdesk@example.org'}>"


def package_version() -> str:
    """The version with Debian's own number behind it."""
    return f"{tree.version()}-1"


def control(depends: list[str], kilobytes: int, architecture: str) -> str:
    """The package's description for dpkg."""
    lines = [
        "Package: farmdesk",
        f"Version: {package_version()}",
        f"Architecture: {architecture}",
        f"Maintainer: {maintainer()}",
        f"Installed-Size: {kilobytes}",
        "Section: games",
        "Priority: optional",
        "Depends: " + ", ".join(depends),
        f"Recommends: {FONTS}",
        "Suggests: ibus | fcitx5",
        "Description: five farm games on one card table, offline",
        " Farm games for your own computer: alone against computer players of four",
        " strengths, or with friends at the same screen. Pick up a card, and the table",
        " lights up exactly the places where it may go. Everything is in English,",
        " Japanese and Korean.",
        " .",
        " An unofficial fan project, not made or approved by the games' designers and",
        " publishers.",
    ]
    return "\n".join(lines) + "\n"


def changelog() -> str:
    """Debian's own changelog: what changed for players stands in ours beside it."""
    date = formatdate(tree.build_time())
    return (
        f"farmdesk ({package_version()}) unstable; urgency=medium\n\n"
        "  * See changelog.gz for what is new in this version.\n\n"
        f" -- {maintainer()}  {date}\n"
    )


def sums(root: Path) -> str:
    """The list by which dpkg finds damaged files."""
    files = [file for file in sorted(root.rglob("*")) if file.is_file() and not file.is_symlink()]
    files = [file for file in files if "DEBIAN" not in file.parts]
    rows = [
        f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{file.relative_to(root).as_posix()}"
        for file in files
    ]
    return "\n".join(rows) + "\n"


def lay(root: Path, bundle: Path = tree.BUNDLE) -> None:
    """The tree, Debian's documents and what dpkg wants to know."""
    tree.lay(root, bundle)
    papers = root / "usr" / "share" / "doc" / "farmdesk"
    news = (tree.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    tree.put(papers / "changelog.gz", tree.packed(news))
    tree.put(papers / "changelog.Debian.gz", tree.packed(changelog()))
    found = needs.needs_of(root / "usr" / "lib" / "farmdesk")
    files = [file for file in root.rglob("*") if file.is_file() and not file.is_symlink()]
    kilobytes = sum(-(-file.stat().st_size // 1024) for file in files)
    architecture = ARCHITECTURES[platform.machine()]
    tree.put(root / "DEBIAN" / "md5sums", sums(root).encode())
    words = control(needs.debian(found), kilobytes, architecture)
    tree.put(root / "DEBIAN" / "control", words.encode())


def main() -> int:
    """Make the package. 0 when it is there and small enough."""
    tree.ask_for(**{"dpkg-deb": "dpkg", "readelf": "binutils"})
    if platform.machine() not in ARCHITECTURES:
        sys.exit(f"Debian's name for {platform.machine()} is not known here: deb.py has to know.")
    print("Laying out the files ...", flush=True)
    try:
        lay(STAGE)
    except tree.BundleError as error:
        sys.exit(str(error))
    architecture = ARCHITECTURES[platform.machine()]
    made = tree.ROOT / "dist" / f"farmdesk_{package_version()}_{architecture}.deb"
    print("Compressing them (about a minute) ...", flush=True)
    line = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(STAGE), str(made)]
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(tree.build_time())}
    subprocess.run(line, check=True, env=env, stdout=subprocess.DEVNULL)
    size = made.stat().st_size
    print(f"dist/{made.name}, {size / 1e6:.1f} MB")
    if size > LIMIT_MB * 1_000_000:
        print(f"It is larger than the {LIMIT_MB} MB that it may have.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
