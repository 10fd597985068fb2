"""The system libraries that Qt needs on Linux: found, named, installed or asked for."""

import shutil
import sys
from pathlib import Path

import pytest

import run
from tests.house.machine import Machine

pytestmark = pytest.mark.skipif(not run.LINUX, reason="about system libraries on Linux")

LINE = "apt-get install -y --no-install-recommends"


@pytest.fixture
def debian(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine where apt-get exists, t64 names do not, and nobody may act as root."""
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(run, "is_quietly_fine", lambda *words: False)
    monkeypatch.setattr(run, "root_words", lambda: None)
    return machine


def lacks(monkeypatch: pytest.MonkeyPatch, *rounds: list[str]) -> None:
    """Let each look for missing libraries find the next of the rounds."""
    left = list(rounds)
    monkeypatch.setattr(run, "missing_libraries", lambda platform: left.pop(0))


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgthread-2.0.so.0", "libglib2.0-0"),
        ("libGL.so.1", "libgl1"),
        ("libEGL.so.1", "libegl1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libfreetype.so.6", "libfreetype6"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libbrotlidec.so.1", "libbrotli1"),
        ("libbrotlicommon.so.1", "libbrotli1"),
        ("libX11.so.6", "libx11-6"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libxcb.so.1", "libxcb1"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb-image.so.0", "libxcb-image0"),
        ("libxcb-keysyms.so.1", "libxcb-keysyms1"),
        ("libxcb-randr.so.0", "libxcb-randr0"),
        ("libxcb-render-util.so.0", "libxcb-render-util0"),
        ("libxcb-shape.so.0", "libxcb-shape0"),
        ("libxcb-sync.so.1", "libxcb-sync1"),
        ("libxcb-xfixes.so.0", "libxcb-xfixes0"),
        ("libxcb-xkb.so.1", "libxcb-xkb1"),
        ("libwayland-cursor.so.0", "libwayland-cursor0"),
        ("libz.so.1", "zlib1g"),
        ("libzstd.so.1", "libzstd1"),
    ],
)
def test_the_package_of_a_library(library: str, package: str) -> None:
    assert run.package_of(library) == package


def test_what_is_missing_is_read_from_ldd(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt's own parts find one another at run time, whatever ldd says of them."""
    (machine.venv / "lib" / "python3.11" / "site-packages" / "PySide6").mkdir(parents=True)
    ldd = tmp_path / "ldd"
    ldd.write_text(
        "#!/bin/sh\n"
        "echo 'x.so:'\n"
        "echo '  libGL.so.1 => not found'\n"
        "echo '  libc.so.6 => /lib/libc.so.6 (0x0)'\n"
        "echo '  libQt6Pdf.so.6 => not found'\n"
        "echo '  libEGL.so.1 => not found'\n"
        "echo '  libGL.so.1 => not found'\n"
        "exit 1\n"
    )
    ldd.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert run.missing_libraries("xcb") == ["libEGL.so.1", "libGL.so.1"]


@pytest.mark.skipif(sys.prefix == sys.base_prefix, reason="these tests run outside a .venv")
def test_nothing_is_missing_where_qt_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("PySide6.QtWidgets")
    monkeypatch.setattr(run, "VENV", Path(sys.prefix))
    assert run.missing_libraries("offscreen") == []


def test_who_may_not_install_gets_the_one_line(
    debian: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lacks(monkeypatch, ["libGL.so.1", "libxcb-cursor.so.0"])
    assert not run.provide(["xcb"])
    told = capsys.readouterr().out
    assert "libGL.so.1 libxcb-cursor.so.0" in told
    assert f"\n  sudo {LINE} libgl1 libxcb-cursor0\n" in told
    assert debian.started == []


def test_root_installs_exactly_what_is_missing_and_says_so(
    debian: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "root_words", lambda: ["sudo", "-n"])
    lacks(monkeypatch, ["libgthread-2.0.so.0", "libglib-2.0.so.0", "libEGL.so.1"], [])
    assert run.provide(["offscreen"])
    (installed,) = debian.lines("install")
    assert installed[:2] == ["sudo", "-n"]
    names = installed[installed.index("--no-install-recommends") + 1 :]
    assert [name for name in names if not name.startswith("-")] == ["libegl1", "libglib2.0-0"]
    assert "Installing with apt-get: libegl1 libglib2.0-0" in capsys.readouterr().out


def test_a_library_that_shows_only_after_the_first_install(
    debian: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "root_words", list)
    lacks(monkeypatch, ["libGL.so.1"], ["libbrotlidec.so.1"], [])
    assert run.provide(["offscreen"])
    assert len(debian.lines("install")) == 2


def test_when_apt_get_fails_the_line_is_printed(
    debian: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "root_words", list)
    debian.fails = ("install",)
    lacks(monkeypatch, ["libGL.so.1"])
    assert not run.provide(["offscreen"])
    assert f"  {LINE} libgl1" in capsys.readouterr().out


def test_newer_systems_name_some_packages_t64(
    debian: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def knows(*words: str | Path) -> bool:
        return words == ("apt-cache", "show", "libglib2.0-0t64")

    monkeypatch.setattr(run, "is_quietly_fine", knows)
    assert run.name_here("libglib2.0-0") == "libglib2.0-0t64"
    assert run.name_here("libgl1") == "libgl1"


def test_without_apt_get_the_packages_are_named(
    debian: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    lacks(monkeypatch, ["libGL.so.1"])
    assert not run.provide(["offscreen"])
    assert "Please install what Debian calls libgl1" in capsys.readouterr().out


def test_one_whole_way_to_the_screen_is_enough(
    debian: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lacks(monkeypatch, ["libwayland-cursor.so.0"], [])
    assert run.provide(["wayland", "xcb"])
    assert capsys.readouterr().out == ""
