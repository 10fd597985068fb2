"""The thinking process lets the window go first, on every system."""

from __future__ import annotations

import ctypes
import os
import sys
from types import SimpleNamespace

import pytest

from farmdesk.ai import thinker

BELOW_NORMAL = 0x4000


class CurrentProcess:
    """Windows' call: its answer, minus one, is as wide as a pointer for whoever says so."""

    restype: object = ctypes.c_int

    def __call__(self) -> int:
        return ctypes.c_void_p(-1).value or 0 if self.restype is ctypes.c_void_p else -1


def test_on_windows_the_whole_handle_is_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, int]] = []

    def lower(handle: object, level: int) -> int:
        asked.append((handle, level))
        return 1

    kernel = SimpleNamespace(GetCurrentProcess=CurrentProcess(), SetPriorityClass=lower)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    thinker.lower_priority()
    ((handle, level),) = asked
    assert isinstance(handle, ctypes.c_void_p)  # an int is passed with 32 bits, and refused
    assert (handle.value, level) == (2 ** (8 * ctypes.sizeof(ctypes.c_void_p)) - 1, BELOW_NORMAL)


def test_elsewhere_it_is_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[int] = []
    monkeypatch.setattr(os, "nice", steps.append, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    thinker.lower_priority()
    assert steps == [thinker.NICENESS]
    assert thinker.NICENESS > 0
