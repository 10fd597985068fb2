"""What the tests of the house share."""

from pathlib import Path

import pytest

from tests.house.machine import Machine


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    root = tmp_path / "農場 デスク 농장"
    root.mkdir()
    return Machine(root, monkeypatch)
