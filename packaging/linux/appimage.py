"""Makes dist/Farmdesk-VERSION-ARCHITECTURE.AppImage: `python packaging/linux/appimage.py [TOOL]`.

TOOL is appimagetool, by default the one on the path. Without one, as on machines that cannot fetch
it, the folder that it would pack is made and left in build/Farmdesk.AppDir; it starts as it is.
"""

from __future__ import annotations

import os
import platform
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

HERE = Path(__file__).resolve().parent
tree = SimpleNamespace(**runpy.run_path(str(HERE / "tree.py")))
FOLDER = tree.ROOT / "build" / "Farmdesk.AppDir"


def lay(folder: Path, bundle: Path = tree.BUNDLE) -> None:
    """The tree, and at its top what an AppImage wants: entry, icon and the program to start."""
    tree.lay(folder, bundle)
    share = folder / "usr" / "share"
    (folder / "farmdesk.desktop").symlink_to("usr/share/applications/farmdesk.desktop")
    icon = share / "icons" / "hicolor" / "256x256" / "apps" / "farmdesk.png"
    for name in ("farmdesk.png", ".DirIcon"):
        (folder / name).symlink_to(icon.relative_to(folder))
    (folder / "AppRun").symlink_to("usr/lib/farmdesk/farmdesk")


def main(words: list[str]) -> int:
    """Make the folder, and the AppImage where there is a tool for it. 1 when there is none."""
    lay(FOLDER)
    tool = words[0] if words else shutil.which("appimagetool")
    if tool is None:
        print(f"There is no appimagetool here; {FOLDER.name} is left in build/.", file=sys.stderr)
        return 1
    machine = platform.machine()
    made = tree.ROOT / "dist" / f"Farmdesk-{tree.version()}-{machine}.AppImage"
    env = {**os.environ, "ARCH": machine, "SOURCE_DATE_EPOCH": str(tree.build_time())}
    subprocess.run([tool, "--no-appstream", str(FOLDER), str(made)], check=True, env=env)
    print(f"dist/{made.name}, {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
