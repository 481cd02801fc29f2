"""Draw the picture beside the installer's first and last page: `side.py FILE.bmp`. Runs in `.venv`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ART = Path(__file__).resolve().parents[2] / "resources" / "art" / "icon.svg"
SIZE = (164, 314)  # NSIS's own; it makes it larger on dense screens
PAPER, SHADE = "#f6efe0", "#e9dcc2"
TILES = ((26, 66, 112, 0), (-20, 214, 74, -18), (104, 236, 84, 14))
"""Icons on the paper: left, top, width, turn."""


def draw() -> QImage:
    # Twice the size NSIS asks for, which it makes smaller where the screen is not dense.
    image = QImage(2 * SIZE[0], 2 * SIZE[1], QImage.Format.Format_RGB888)
    image.fill(QColor(PAPER))
    painter = QPainter(image)
    painter.scale(2, 2)
    painter.fillRect(QRectF(SIZE[0] - 1, 0, 1, SIZE[1]), QColor(SHADE))
    icon = QSvgRenderer(str(ART))
    for left, top, width, turn in TILES:
        painter.save()
        painter.translate(left + width / 2, top + width / 2)
        painter.rotate(turn)
        icon.render(painter, QRectF(-width / 2, -width / 2, width, width))
        painter.restore()
    painter.end()
    return image


if __name__ == "__main__":
    application = QGuiApplication(sys.argv[:1])
    sys.exit(0 if draw().save(sys.argv[1], "BMP") else f"{sys.argv[1]} could not be written.")
