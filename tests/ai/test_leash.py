"""A pool's processes end with the one that started them, even when that one is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

POOL = """
import multiprocessing, os, sys, time
from concurrent.futures import ProcessPoolExecutor
from farmdesk.ai.leash import follow_parent

if __name__ == "__main__":
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(2, spawn, initializer=follow_parent)
    numbers = [pool.submit(os.getpid).result() for _ in range(2)]
    busy = [pool.submit(time.sleep, 600) for _ in range(2)]
    time.sleep(0.5)
    print(*{*numbers, *(p.pid for p in multiprocessing.active_children())}, flush=True)
    time.sleep(600)
"""


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_killed_parent_leaves_nobody_behind(tmp_path: Path) -> None:
    script = tmp_path / "pool.py"
    script.write_text(POOL)
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        children = [int(word) for word in parent.stdout.readline().split()]
        assert len(children) == 2
        assert all(map(alive, children))
        parent.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + 20
    while any(map(alive, children)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(alive, children))
