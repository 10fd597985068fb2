"""The installed app: what is left out of it, its icons, and the words that make it."""

from __future__ import annotations

import runpy
import struct
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QImage

import run

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
QT = "PySide6/Qt/plugins"


def script(name: str) -> SimpleNamespace:
    """One of our packaging scripts, not run."""
    return SimpleNamespace(**runpy.run_path(str(PACKAGING / name)))


@pytest.mark.parametrize(
    "name",
    [
        *(f"{QT}/platforms/libq{name}.so" for name in ("xcb", "wayland", "offscreen")),
        f"{QT}/platforminputcontexts/libibusplatforminputcontextplugin.so",  # Japanese and Korean
        f"{QT}/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
        f"{QT}/iconengines/libqsvgicon.so",
        f"{QT}/imageformats/libqsvg.so",
        f"{QT}/platformthemes/libqxdgdesktopportal.so",
        f"{QT}/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libQt6OpenGLWidgets.so.6",  # the loader of forms is linked with it
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/QtUiTools.abi3.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/translations/qtbase_ko.qm",
        "farmdesk/_data/resources/i18n/farmdesk_ko.qm",
        "farmdesk/_data/ui/lobby.ui",
        "libxcb-cursor.so.0",  # not every system has it
        "PySide6\\plugins\\platforms\\qwindows.dll",
    ],
)
def test_what_players_need_stays(name: str) -> None:
    assert script("trim.py").is_kept(name)


@pytest.mark.parametrize(
    "name",
    [
        *(f"{QT}/platforms/libq{name}.so" for name in ("eglfs", "vnc", "linuxfb")),
        f"{QT}/platformthemes/libqgtk3.so",
        f"{QT}/imageformats/libqjpeg.so",
        f"{QT}/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_lg.qm",
        "PySide6/Qt/translations/qt_gl.qm",
        "PySide6/Qt/lib/libQt6EglFSDeviceIntegration.so.6",
        "libstdc++.so.6",  # an old one of ours would break a newer system's drivers
        "libglib-2.0.so.0",
        "libcrypto.so.3",
        "libgtk-3.so.0",
        "PySide6\\plugins\\imageformats\\qjpeg.dll",
    ],
)
def test_what_the_system_has_or_nobody_needs_goes(name: str) -> None:
    assert not script("trim.py").is_kept(name)


def test_every_module_that_is_left_out_is_really_unused() -> None:
    """By us: no file of the program names it."""
    unused = [name for name in script("trim.py").MODULES if not name.startswith("_")]
    root = PACKAGING.parent / "farmdesk"
    texts = {file.name: file.read_text(encoding="utf-8") for file in root.rglob("*.py")}
    del texts["bench.py"]  # compares us with chess only where there is chess
    for name in unused:
        wanted = (f"import {name}\n", f"from {name} ", f"import {name}.", f"from {name}.")
        assert [file for file, text in texts.items() if any(w in text for w in wanted)] == []


def test_icons_have_every_size_that_systems_ask_for(tmp_path: Path) -> None:
    icons = script("icons.py")
    icons.write(tmp_path)
    for size in icons.SIZES:
        picture = QImage(str(tmp_path / f"farmdesk-{size}.png"))
        assert (picture.width(), picture.height()) == (size, size)
        assert picture.hasAlphaChannel()
        assert picture.pixelColor(0, 0).alpha() == 0
        assert picture.pixelColor(size // 2, size // 2).alpha() == 255


def test_the_containers_of_windows_and_macos_hold_whole_pictures(tmp_path: Path) -> None:
    icons = script("icons.py")
    pictures = {size: icons.painted(size) for size in (16, 256)}
    ico = icons.ico(pictures)
    assert struct.unpack("<HHH", ico[:6]) == (0, 1, 2)
    for number, (size, data) in enumerate(pictures.items()):
        row = struct.unpack("<BBBBHHII", ico[6 + 16 * number : 22 + 16 * number])
        assert row[0] == row[1] == size % 256
        assert ico[row[7] : row[7] + row[6]] == data
    icns = icons.icns({"ic08": pictures[256]})
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8]) == (len(icns),)
    assert icns[8:12] == b"ic08"
    assert icns[16:] == pictures[256]


LICENCES = {
    *("Farmdesk.txt", "Fonts-OFL.txt", "LGPL-3.txt", "GPL-3.txt", "Python.txt", "msgspec.txt"),
    *("ICU.txt", "XCB.txt", "libffi.txt"),
}


@pytest.mark.parametrize("place", ["lib/LICENSE.txt", "LICENSE.txt"], ids=["unix", "windows"])
def test_the_licence_of_every_part_comes_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    """LGPL-3 section 4: with Qt go the texts of both licences, and the word of where Qt is from."""
    bundle = script("bundle.py")
    (tmp_path / "lib").mkdir()
    (tmp_path / place).write_text("Python's")
    monkeypatch.setitem(bundle.gathered_licences.__globals__, "BUILD", tmp_path / "build")
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path / "lib"))
    folder = bundle.gathered_licences()
    assert {file.name for file in folder.iterdir()} == LICENCES | {"README.txt"}
    assert (folder / "Python.txt").read_text() == "Python's"
    told = (folder / "README.txt").read_text(encoding="utf-8")
    assert [name for name in LICENCES if name not in told] == []


def test_without_the_licence_of_a_part_there_is_no_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundle = script("bundle.py")
    monkeypatch.setitem(bundle.gathered_licences.__globals__, "BUILD", tmp_path / "build")
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path / "nothing" / "here"))
    with pytest.raises(SystemExit, match="licence of Python"):
        bundle.gathered_licences()


def test_run_py_and_pack_py_know_the_same_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = script("pack.py")
    assert set(run.PACKED) == set(pack.SCRIPTS)
    assert [name for name in pack.SCRIPTS.values() if not (PACKAGING / name).is_file()] == []
    started: list[tuple[object, ...]] = []

    def start(*words: object) -> int:
        started.append(words)
        return 0

    monkeypatch.setattr(run, "start", start)
    monkeypatch.setattr(run, "set_up", lambda: None)
    assert run.main(["deb", "more"]) == 0
    assert started == [(run.PYTHON, PACKAGING / "pack.py", "deb", "more")]
    assert pack.main(["flying carpet"]) == 2
    assert "bundle, deb, rpm" in capsys.readouterr().err


def test_a_package_of_nothing_is_refused_with_the_word_to_say_first(tmp_path: Path) -> None:
    pack = script("pack.py")
    pack.main.__globals__["HERE"] = tmp_path / "packaging"
    with pytest.raises(SystemExit, match=r"python3 run\.py bundle"):
        pack.main(["deb"])
