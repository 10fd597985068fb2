"""Wheel, sdist and editable install find the same resources: the same picture, byte for byte.

Each is built and laid into a folder of its own without the network, and paints a table in Japanese:
forms, art, words, letters and weights all show in it. Slow: run with -m slow.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parents[2]
PAINT = """
import site, sys
for place in sys.argv[1:3]:
    site.addsitedir(place)
import farmdesk
print(farmdesk.__file__)
from farmdesk.__main__ import main
sys.argv[1:] = ["shot", "harvest_valley", "--moves", "9", "--lang", "ja", "--out", sys.argv[3]]
sys.exit(main())
"""


def painted(installed: Path, into: Path) -> tuple[Path, bytes]:
    """Where the program was found, and its picture; nothing but the installed one is near."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    libraries = sysconfig.get_path("purelib")
    line = [sys.executable, "-S", "-c", PAINT, str(installed), libraries, str(into)]
    done = subprocess.run(
        line, cwd=into.parent, env={**env, "QT_QPA_PLATFORM": "offscreen"}, check=True,
        capture_output=True, text=True, encoding="utf-8",
    )  # fmt: skip
    return Path(done.stdout.splitlines()[0]), into.read_bytes()


def built(builder: WheelBuilder | SdistBuilder, version: str, into: Path) -> Path:
    """Build one kind of package."""
    return Path(next(builder.build(directory=str(into), versions=[version])))


def installed_by_pip(package: Path, into: Path) -> Path:
    """Install as pip does, with what is here already."""
    line = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    line += ["--no-index", "--disable-pip-version-check", "--target", str(into), str(package)]
    subprocess.run(line, check=True, capture_output=True)
    return into


@pytest.mark.slow
def test_all_three_paint_the_same_table(tmp_path: Path) -> None:
    wheel = installed_by_pip(
        built(WheelBuilder(str(ROOT)), "standard", tmp_path / "w"), tmp_path / "wheel"
    )
    sdist = installed_by_pip(
        built(SdistBuilder(str(ROOT)), "standard", tmp_path / "s"), tmp_path / "sdist"
    )
    editable = tmp_path / "editable"
    ZipFile(built(WheelBuilder(str(ROOT)), "editable", tmp_path / "e")).extractall(editable)
    places, pictures = {}, {}
    for name, place in (("wheel", wheel), ("sdist", sdist), ("editable", editable)):
        found, pictures[name] = painted(place, tmp_path / f"{name}.png")
        places[name] = found.parents[1]
    assert places == {"wheel": wheel, "sdist": sdist, "editable": ROOT}
    assert len(pictures["wheel"]) > 50_000
    assert pictures["wheel"] == pictures["sdist"] == pictures["editable"]
