"""What a wheel carries, and that it finds it again with no checkout near."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parents[2]


def build(version: str, into: Path) -> ZipFile:
    """Build the wheel as pip would; version is "standard" or "editable"."""
    return ZipFile(next(WheelBuilder(str(ROOT)).build(directory=str(into), versions=[version])))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    return build("standard", tmp_path_factory.mktemp("wheel"))


def carried(kind: str) -> set[str]:
    """Return what the wheel must carry of ui/ or resources/, by name inside the wheel."""
    files = [file for file in (ROOT / kind).rglob("*") if file.is_file()]
    names = {file for file in files if file.suffix != ".qm"}
    names |= {file.with_suffix(".qm") for file in files if file.suffix == ".ts"}
    return {f"farmdesk/_data/{name.relative_to(ROOT).as_posix()}" for name in names}


def test_it_carries_every_form_picture_and_word(wheel: ZipFile) -> None:
    names = {name for name in wheel.namelist() if name.startswith("farmdesk/_data/")}
    assert names == carried("ui") | carried("resources")
    assert {
        f"farmdesk/_data/resources/i18n/farmdesk_{code}.qm" for code in ("en", "ja", "ko")
    } <= names


def test_it_carries_the_program_and_nothing_of_the_workshop(wheel: ZipFile) -> None:
    names = wheel.namelist()
    assert "farmdesk/assets.py" in names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"farmdesk"}
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_it_finds_its_data_with_no_checkout_near(wheel: ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path / "installed")
    code = (
        "from farmdesk import assets;"
        "print(assets.folder('ui'), *assets.catalogues('ja'), sep='\\n')"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed"), "PYTHONUTF8": "1"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert told.stderr == ""
    data = tmp_path / "installed" / "farmdesk" / "_data"
    words = sorted((data / "resources" / "i18n").glob("*_ja.qm"))
    assert told.stdout.splitlines() == [str(data / "ui"), *map(str, words)]


def test_an_editable_one_points_to_the_checkout_and_carries_nothing(tmp_path: Path) -> None:
    """A farmdesk/ inside it would hide the checkout's."""
    linked = build("editable", tmp_path)
    names = linked.namelist()
    assert not [name for name in names if name.startswith("farmdesk/")]
    (link,) = [name for name in names if name.endswith(".pth")]
    assert linked.read(link).decode().split("\n")[0] == str(ROOT)
    (commands,) = [name for name in names if name.endswith("entry_points.txt")]
    assert "farmdesk = farmdesk.__main__:main" in linked.read(commands).decode()
