"""Makes dist/farmdesk-VERSION-1.ARCHITECTURE.rpm from the bundle: `python3 run.py rpm`.

Needs rpmbuild and readelf: the packages rpm-build (rpm on Debian) and binutils.
"""

from __future__ import annotations

import os
import platform
import runpy
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

HERE = Path(__file__).resolve().parent
tree = SimpleNamespace(**runpy.run_path(str(HERE / "tree.py")))
needs = SimpleNamespace(**runpy.run_path(str(HERE / "needs.py")))
STAGE = tree.ROOT / "build" / "rpm"
FONTS = "(google-noto-sans-cjk-fonts or google-noto-sans-cjk-vf-fonts or noto-sans-cjk-fonts)"

SPEC = """\
Name: farmdesk
Version: {version}
Release: 1
Summary: Five farm games on one card table, offline
License: MIT AND LGPL-3.0-only AND OFL-1.1 AND PSF-2.0 AND BSD-3-Clause AND Unicode-3.0
Group: Amusements/Games/Board/Other
{requires}
Requires: hicolor-icon-theme
Recommends: {fonts}
AutoReqProv: no

%description
Farm games for your own computer: alone against computer players of four
strengths, or with friends at the same screen. Pick up a card, and the table
lights up exactly the places where it may go. Everything is in English,
Japanese and Korean.

An unofficial fan project, not made or approved by the games' designers and
publishers.

%install
mkdir -p "%{{buildroot}}"
cp -a {tree}/. "%{{buildroot}}/"

%files
{files}

%changelog
* {day} Farmdesk contributors - {version}-1
- What is new stands in CHANGELOG.md.
"""

SETTINGS = {
    "_topdir": str(STAGE),
    "_rpmdir": str(tree.ROOT / "dist"),
    "_build_name_fmt": "%{NAME}-%{VERSION}-%{RELEASE}.%{ARCH}.rpm",
    "_binary_payload": "w7.xzdio",
    "_build_id_links": "none",  # they would lie outside our own folders
    "__os_install_post": "%{nil}",  # nothing is stripped or packed again
    "debug_package": "%{nil}",
    "use_source_date_epoch_as_buildtime": "1",
    "clamp_mtime_to_source_date_epoch": "1",
    "_buildhost": "farmdesk",  # whose machine it was is nobody's business
}


def owned(root: Path) -> list[str]:
    """What the package owns: every file, and the folders that are ours alone."""
    home = root / "usr" / "lib" / "farmdesk"
    papers = root / "usr" / "share" / "doc" / "farmdesk"
    rows = [f"/{folder.relative_to(root).as_posix()}" for folder in (home, papers)]
    for file in sorted(root.rglob("*")):
        is_inside = home in file.parents or papers in file.parents
        if not is_inside and (file.is_symlink() or file.is_file()):
            rows.append(f"/{file.relative_to(root).as_posix()}")
    return rows


def spec(root: Path, found: list[str]) -> str:
    """The words that rpmbuild follows; `found` is what the package requires."""
    day = time.strftime("%a %b %d %Y", time.gmtime(tree.build_time()))
    place = shlex.quote(str(root)).replace("%", "%%")
    return SPEC.format(
        version=tree.version(), requires="\n".join(f"Requires: {name}" for name in found),
        fonts=FONTS, tree=place, files="\n".join(owned(root)), day=day,
    )  # fmt: skip


def main() -> int:
    """Make the package. 0 when it is there."""
    tree.ask_for(rpmbuild="rpm", readelf="binutils")
    print("Laying out the files ...", flush=True)
    shutil.rmtree(STAGE, ignore_errors=True)
    root = STAGE / "tree"
    try:
        tree.lay(root)
    except tree.BundleError as error:
        sys.exit(str(error))
    found = needs.rpm(needs.needs_of(root / "usr" / "lib" / "farmdesk"))
    orders = STAGE / "farmdesk.spec"
    orders.write_text(spec(root, found), encoding="utf-8")
    made = tree.ROOT / "dist" / f"farmdesk-{tree.version()}-1.{platform.machine()}.rpm"
    made.unlink(missing_ok=True)  # a cut build would leave half of a new one
    print("Compressing them (about a minute) ...", flush=True)
    line = ["rpmbuild", "-bb", "--quiet", "--target", platform.machine()]
    for name, value in SETTINGS.items():
        line += ["--define", f"{name} {value}"]
    epoch = {"SOURCE_DATE_EPOCH": str(tree.build_time())}
    done = subprocess.run(
        [*line, str(orders)], env={**os.environ, **epoch}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nrpmbuild failed (see above).")
    print(f"dist/{made.name}, {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
