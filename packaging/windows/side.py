"""Paints the picture beside the installer's last page: `side.py FILE.bmp`, from our own pieces."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

PIECES = Path(__file__).resolve().parents[2] / "resources" / "art" / "pieces"
WIDTH, HEIGHT = 164, 314
"""Pixels, as NSIS wants them."""
PAPER, GRASS = QColor("#fdf3dc"), QColor("#8fae6b")
PLACES = {
    "app_icon": QRectF(34, 36, 96, 96),
    "sheep": QRectF(14, 190, 56, 56),
    "pumpkin": QRectF(92, 186, 60, 60),
    "wheat": QRectF(52, 236, 62, 62),
}
"""Which piece lies where, one over the other."""


def paint(target: Path) -> None:
    """Paint the picture; ValueError when a piece is no drawing or the file cannot be written."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB888)
    image.fill(PAPER)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(GRASS)
    painter.setPen(GRASS)
    painter.drawEllipse(QRectF(-90, 176, 344, 300))
    for name, place in PLACES.items():
        piece = QSvgRenderer(str(PIECES / f"{name}.svg"))
        if not piece.isValid():
            raise ValueError(f"{name}.svg is no drawing")
        piece.render(painter, place)
    painter.end()
    if not image.save(str(target), "BMP"):
        raise ValueError(f"{target} cannot be written")


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # no window is opened
    app = QGuiApplication(sys.argv[:1])  # must outlive what is painted
    paint(Path(sys.argv[1]))
