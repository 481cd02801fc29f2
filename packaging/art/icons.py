"""Draws the program's icons from its two drawings: ``python packaging/art/icons.py [folder]``.

``resources/art/icon.svg`` gives the sizes above 24 pixels, ``icon-small.svg`` those up to 24. Written are
PNG files for the window and Linux, one ``.ico`` for Windows and one ``.icns`` for macOS; the default
folder is ``resources/icons``, whose files are committed.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ART = Path(__file__).resolve().parents[2] / "resources" / "art"
NAME = "slovohratky"
LARGEST_SMALL = 24
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = (
    ("icp4", 16), ("icp5", 32), ("ic11", 32), ("ic12", 64), ("ic07", 128),
    ("ic13", 256), ("ic08", 256), ("ic14", 512), ("ic09", 512), ("ic10", 1024),
)  # fmt: skip
"""Four-letter codes of Apple's container, each holding a PNG of that many pixels."""


def draw(size: int) -> QImage:
    """The icon at a size, on nothing."""
    source = ART / ("icon-small.svg" if size <= LARGEST_SMALL else "icon.svg")
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise FileNotFoundError(source)
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """The image as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs know only file names
    return bytes(buffer.data().data())


def bitmap(image: QImage) -> bytes:
    """The image as an icon bitmap: header, rows from the bottom in BGRA, an empty one-bit mask."""
    size = image.width()
    pixels = bytes(image.constBits())
    rows = [pixels[row * size * 4 : (row + 1) * size * 4] for row in reversed(range(size))]
    mask = bytes((size + 31) // 32 * 4 * size)
    header = struct.pack(
        "<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, size * size * 4 + len(mask), 0, 0, 0, 0
    )
    return header + b"".join(rows) + mask


def ico(images: Mapping[int, QImage]) -> bytes:
    """A Windows icon; the largest picture is a PNG, as Windows expects, the others are bitmaps."""
    head = struct.pack("<HHH", 0, 1, len(ICO_SIZES))
    bodies = [png(images[size]) if size >= 256 else bitmap(images[size]) for size in ICO_SIZES]
    offset = len(head) + 16 * len(bodies)
    for size, body in zip(ICO_SIZES, bodies, strict=True):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(body), offset)
        offset += len(body)
    return head + b"".join(bodies)


def icns(images: Mapping[int, QImage]) -> bytes:
    """A macOS icon."""
    parts = b""
    for code, size in ICNS_TYPES:
        body = png(images[size])
        parts += struct.pack(">4sI", code.encode(), len(body) + 8) + body
    return struct.pack(">4sI", b"icns", len(parts) + 8) + parts


def main() -> None:
    """Writes all icons into the folder given, or into the program's own."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ART.parent / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    images = {size: draw(size) for size in sorted({*PNG_SIZES, *ICO_SIZES, 1024})}
    for size in PNG_SIZES:
        (folder / f"{NAME}-{size}.png").write_bytes(png(images[size]))
    (folder / f"{NAME}.ico").write_bytes(ico(images))
    (folder / f"{NAME}.icns").write_bytes(icns(images))
    application.quit()


if __name__ == "__main__":
    main()
