"""A process of a pool that ends with the one that started it, however that one ends."""

from __future__ import annotations

import os
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait


def follow_parent() -> None:
    """Give this to a pool as its initializer: a killed parent leaves nobody behind."""
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = parent_process()
    assert parent is not None, "only a spawned process has a parent to follow"
    wait([parent.sentinel])
    os._exit(1)
