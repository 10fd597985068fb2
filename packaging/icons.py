"""The program's icon in every size and form that systems ask for, painted from our own drawing.

By hand: `python packaging/icons.py [TARGET_FOLDER]`. PNG by size for Linux, .ico for Windows, .icns
for macOS, and the drawing itself.
"""

from __future__ import annotations

import os
import shutil
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
DRAWING = ROOT / "resources" / "art" / "pieces" / "app_icon.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {"icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024}


def painted(size: int) -> bytes:
    """The icon as PNG, `size` pixels wide and high. ValueError when the drawing is damaged."""
    renderer = QSvgRenderer(str(DRAWING))
    if not renderer.isValid():
        raise ValueError(f"{DRAWING.name} is no drawing")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # Qt takes text, its stub says bytes
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Windows' container: a directory of sizes, then the PNG files one after another."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    for size, data in pictures.items():
        edge = size % 256  # 0 says 256
        head += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + b"".join(pictures.values())


def icns(pictures: dict[str, bytes]) -> bytes:
    """macOS's container: kind, length and PNG of every size."""
    parts = [
        kind.encode() + struct.pack(">I", len(data) + 8) + data for kind, data in pictures.items()
    ]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write(target: Path) -> None:
    """Put farmdesk-SIZE.png, farmdesk.svg, farmdesk.ico and farmdesk.icns into a folder."""
    target.mkdir(parents=True, exist_ok=True)
    pictures = {size: painted(size) for size in SIZES}
    for size, data in pictures.items():
        (target / f"farmdesk-{size}.png").write_bytes(data)
    shutil.copyfile(DRAWING, target / "farmdesk.svg")
    (target / "farmdesk.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    kinds = {kind: pictures[size] for kind, size in ICNS_KINDS.items()}
    (target / "farmdesk.icns").write_bytes(icns(kinds))


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # no window is opened
    app = QGuiApplication(sys.argv[:1])  # must outlive what is painted
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "icons")
