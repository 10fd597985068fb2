"""What every test can rely on: no window pops up, and the player's own files are not touched."""

import atexit
import os
import shutil
import tempfile
from importlib.util import find_spec
from pathlib import Path

import pytest

# Before any test imports Qt. The pointer suite sets xcb itself.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HOME = tempfile.mkdtemp(prefix="farmdesk-tests-")
os.environ["FARMDESK_HOME"] = HOME
atexit.register(shutil.rmtree, HOME, ignore_errors=True)


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Keep pyproject's Xvfb setting known to the runs that leave Xvfb out (-p no:xvfb)."""
    if pluginmanager.is_blocked("xvfb") or find_spec("pytest_xvfb") is None:
        parser.addini("xvfb_colordepth", "used by pytest-xvfb only")


@pytest.fixture
def farmdesk_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of this test's own for saves and settings, which does not exist yet."""
    home = tmp_path / "home"
    monkeypatch.setenv("FARMDESK_HOME", str(home))
    return home
