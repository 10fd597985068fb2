"""Measures the bundle: how large, how large compressed, how soon something is on the screen.

`python3 packaging/linux/measure.py [--starts N]`, after `python3 run.py bundle`. Needs Xvfb.
"""

from __future__ import annotations

import argparse
import os
import runpy
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

HERE = Path(__file__).resolve().parent
screens = SimpleNamespace(**runpy.run_path(str(HERE / "screen.py")))
bundle = SimpleNamespace(**runpy.run_path(str(HERE.parent / "bundle.py")))
PATIENCE = 20.0
LIMITS = {"unpacked": 120.0, "compressed": 45.0, "first paint": 0.5}
"""Millions of bytes, and seconds: the median of all starts but the first, which fills caches."""


def first_paint(program: Path) -> tuple[float, float]:
    """From the start of the program to a lobby on the screen: seconds, and those of a processor.

    The second is what the first would be on a machine that has nothing else to do.
    """
    with screens.Screen() as screen, tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "DISPLAY": screen.number, "QT_QPA_PLATFORM": "xcb"}
        env |= {"FARMDESK_HOME": home}
        process = subprocess.Popen([str(program)], env=env)
        waited: float | None = screen.wait_painted(PATIENCE)
        worked = processor_time(process.pid)
        process.terminate()
        process.wait()
    if waited is None:
        sys.exit("Nothing came on the screen.")
    return waited, worked


def processor_time(pid: int) -> float:
    """Seconds that a process and its threads have spent on a processor so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def compressed(folder: Path) -> int:
    """Bytes of the folder as .tar.xz."""
    line = 'tar -C "$1" -cf - "$2" | xz -6 -T2 | wc -c'
    words = ["bash", "-c", line, "bash", str(folder.parent), folder.name]
    return int(subprocess.run(words, check=True, capture_output=True).stdout)


def main() -> int:
    """Measure and tell; 1 when a limit is broken."""
    words = argparse.ArgumentParser(description="Measures the bundle.")
    words.add_argument("--starts", type=int, default=6)
    given = words.parse_args()
    found = {"unpacked": bundle.size_of(bundle.FOLDER) / 1e6}
    found["compressed"] = compressed(bundle.FOLDER) / 1e6
    starts = [first_paint(bundle.program()) for _ in range(max(2, given.starts))]
    for seconds, worked in starts:
        print(f"start: first paint after {seconds:.2f} s, {worked:.2f} s of them of a processor")
    print(f"load average {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors")
    found["first paint"] = statistics.median(seconds for seconds, _ in starts[1:])
    for name, value in found.items():
        unit = "s" if name == "first paint" else "MB"
        print(f"{name}: {value:.2f} {unit} (may be {LIMITS[name]:g})")
    return int(any(value > LIMITS[name] for name, value in found.items()))


if __name__ == "__main__":
    sys.exit(main())
