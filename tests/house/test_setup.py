"""run.py on all sorts of machines. No test here uses the network or changes this machine."""

import ast
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import run
from tests.house.machine import PYPROJECT, Machine

RUN = Path(run.__file__)


def test_an_older_python_can_read_the_file() -> None:
    ast.parse(RUN.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_older_python_is_told_what_is_needed() -> None:
    pretend = (
        "import runpy, sys; sys.version_info = (3, 8, 10, 'final', 0); sys.version = '3.8.10 (x)';"
        "sys.modules['tomllib'] = None; runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    line = [sys.executable, "-c", pretend, str(RUN)]
    told = subprocess.run(line, capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "needs Python 3.11 or newer, and this is 3.8.10." in told.stderr
    assert "Traceback" not in told.stderr


def test_set_up_happens_once(machine: Machine) -> None:
    run.set_up()
    assert run.is_set_up(dev=False)
    machine.started.clear()
    run.set_up()
    assert machine.started == []


def test_playing_needs_no_developers_tools(machine: Machine) -> None:
    run.set_up()
    assert "toolkit>=6,<7" in machine.lines("pip")[0]
    assert "tests>=8" not in machine.lines("pip")[0]
    run.set_up(dev=True)
    assert "tests>=8" in machine.lines("pip")[2]
    machine.started.clear()
    run.set_up()  # what has the tools can be played as well
    assert machine.started == []


def test_a_changed_pyproject_is_set_up_again(machine: Machine) -> None:
    run.set_up()
    machine.pyproject.write_text(PYPROJECT.replace("<7", "<8"), encoding="utf-8")
    assert not run.is_set_up(dev=False)
    run.set_up()
    assert "toolkit>=6,<8" in machine.lines("pip")[-2]


def nothing(place: Path) -> None:
    """The first start of all."""


def only_a_folder(place: Path) -> None:
    place.mkdir()


def python_of_the_system(place: Path) -> None:
    """A link to the system's Python that no pyvenv.cfg turns into an environment."""
    run.PYTHON.parent.mkdir(parents=True)
    run.PYTHON.symlink_to(sys.executable)


def python_without_pip(place: Path) -> None:
    """What Debian leaves behind when python3-venv is not installed."""
    venv.create(place, with_pip=False, symlinks=True)


@pytest.mark.parametrize("left", [nothing, only_a_folder, python_of_the_system, python_without_pip])
def test_a_half_made_venv_is_made_anew(machine: Machine, left: object) -> None:
    assert callable(left)
    left(machine.venv)
    run.set_up()
    assert machine.started[0][1:] == ["-m", "venv", "--clear", str(machine.venv)]
    assert len(machine.lines("pip")) == 2
    assert run.is_set_up(dev=False)


@pytest.mark.skipif(sys.prefix == sys.base_prefix, reason="these tests run outside a .venv")
def test_a_whole_venv_is_kept_and_a_torn_one_is_not(tmp_path: Path) -> None:
    """The environment of these very tests is whole; without one file of one package it is torn."""
    probe = ("-I", "-c", run.PROBE)
    assert run.is_quietly_fine(sys.executable, *probe, sys.prefix, run.VERSION)
    assert not run.is_quietly_fine(sys.executable, *probe, sys.prefix, "3.1")
    venv.create(tmp_path / "other", with_pip=False)
    packages = next((tmp_path / "other").glob("[lL]ib*/**/site-packages"))
    (packages / "pip").mkdir()
    (packages / "pip" / "__init__.py").touch()
    (packages / "toolkit-6.dist-info").mkdir()
    (packages / "toolkit-6.dist-info" / "METADATA").write_text("Name: toolkit\nVersion: 6\n")
    (packages / "toolkit-6.dist-info" / "RECORD").write_text("toolkit.py,,\n")
    (packages / "aged-1.egg-info").mkdir()
    (packages / "aged-1.egg-info" / "PKG-INFO").write_text("Name: aged\nVersion: 1\n")
    (packages / "aged-1.egg-info" / "SOURCES.txt").write_text("never-installed.txt\n")
    other = tmp_path / "other" / run.PYTHON.relative_to(run.VENV)
    assert not run.is_quietly_fine(other, *probe, tmp_path / "other", run.VERSION)
    (packages / "toolkit.py").touch()
    assert run.is_quietly_fine(other, *probe, tmp_path / "other", run.VERSION)


def test_a_set_up_cut_short_is_not_taken_for_done(machine: Machine) -> None:
    machine.fails = ("pip",)
    with pytest.raises(SystemExit, match="pip failed"):
        run.set_up()
    assert not run.is_set_up(dev=False)
    machine.fails = ()
    run.set_up()
    assert run.is_set_up(dev=False)


def test_without_ensurepip_the_one_line_is_printed(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "LINUX", True)
    monkeypatch.setattr(run, "has_venv", lambda: False)
    monkeypatch.setattr(run, "root_words", lambda: None)
    monkeypatch.setattr(run, "is_quietly_fine", lambda *words: False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(SystemExit, match="venv and ensurepip"):
        run.set_up()
    line = f"sudo apt-get install -y --no-install-recommends python{run.VERSION}-venv"
    assert line in capsys.readouterr().out
    assert machine.started == []


def test_pip_can_only_write_into_the_venv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setenv("PYTHONHOME", "elsewhere")
    env = run.environment()
    assert "PIP_TARGET" not in env
    assert "PYTHONHOME" not in env
    assert (env["PIP_USER"], env["PIP_REQUIRE_VIRTUALENV"]) == ("0", "1")


def test_a_read_only_checkout_gets_a_folder_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda place, how: False)
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "a cache")
    assert run.place_of_venv().parent == Path("a cache", "farmdesk")
