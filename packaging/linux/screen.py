"""A screen that nobody sees and that can be read: Xvfb with its picture in a file.

What a program really shows, and when, is told by the screen and not by the program.
"""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
import zlib
from pathlib import Path
from typing import Self

SIZE = (1366, 768)
LOOK = 0.004
"""Seconds between two looks at the screen."""
STEP = 4099
"""Every so many bytes one is looked at, a prime, so that all columns get their turn."""


class Screen:
    """Xvfb for as long as the block runs; `number` is what DISPLAY wants, such as ":99"."""

    def __enter__(self) -> Self:
        """Start it. FileNotFoundError without Xvfb."""
        self._folder = Path(tempfile.mkdtemp(prefix="farmdesk-screen-"))
        ours, theirs = os.pipe()
        size = "{}x{}x24".format(*SIZE)
        line = ["Xvfb", "-displayfd", str(theirs), "-screen", "0", size, "-nocursor"]
        line += ["-fbdir", str(self._folder), "-nolisten", "tcp"]
        self._process = subprocess.Popen(line, pass_fds=(theirs,), stderr=subprocess.DEVNULL)
        os.close(theirs)
        with os.fdopen(ours) as pipe:
            self.number = f":{pipe.readline().strip()}"
        with (self._folder / "Xvfb_screen0").open("rb") as file:
            self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        head = struct.unpack(">25I", self._map[:100])
        self._start = head[0] + head[19] * 12  # behind the header and its colours
        self._row = head[12]
        return self

    def __exit__(self, *error: object) -> None:
        """End it and remove its picture."""
        self._map.close()
        self._process.terminate()
        self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)

    def pixels(self) -> bytes:
        """What is on the screen now: rows of blue, green, red and nothing, a byte each."""
        return self._map[self._start : self._start + self._row * SIZE[1]]

    def is_painted(self) -> bool:
        """Is there more to be seen than one or two plain colours?"""
        return len(set(self._map[self._start :: STEP])) > 12

    def wait_painted(self, seconds: float) -> float | None:
        """Wait for something to be seen; the seconds that it took, or None."""
        since = time.monotonic()
        while (waited := time.monotonic() - since) < seconds:
            if self.is_painted():
                return waited
            time.sleep(LOOK)
        return None

    def wait_still(self, still: float, seconds: float) -> bytes:
        """The picture once it has not changed for `still` seconds; TimeoutError after `seconds`."""
        since = changed = time.monotonic()
        shown = self.pixels()
        while time.monotonic() - changed < still:
            if time.monotonic() - since > seconds:
                raise TimeoutError("the screen does not come to rest")
            time.sleep(0.05)
            now = self.pixels()
            if now != shown:
                shown, changed = now, time.monotonic()
        return shown


def save(pixels: bytes, file: Path) -> None:
    """Write a picture of the screen as PNG."""
    width, height = SIZE
    row = len(pixels) // height
    lines = bytearray()
    for top in range(0, row * height, row):
        line = pixels[top : top + width * 4]
        lines += b"\0"
        rgb = bytearray(width * 3)
        rgb[0::3], rgb[1::3], rgb[2::3] = line[2::4], line[1::4], line[0::4]
        lines += rgb
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(bytes(lines))), (b"IEND", b""))
    chunks = [
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    ]
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))
