"""Makes ``resources/pictures``: ``python packaging/lexicon/pictures/make.py FONT``.

FONT is NotoColorEmoji.ttf of Debian's package ``fonts-noto-color-emoji``; ``pngquant`` makes the pictures
small. The file holds ``cs.tsv`` and ``en.tsv`` (word, picture) and the pictures, 72 pixels square.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QImage, QPainter, QRegion, qAlpha

HERE = Path(__file__).resolve().parent
TARGET = HERE.parents[2] / "resources" / "pictures" / "words.zip"
SIDE, DRAWN, COLOURS = 72, 256, 64
WHEN = (2026, 1, 1, 0, 0, 0)
"""One time for all, so that the file is the same whenever it is made."""


def draw(picture: str, family: str) -> QImage:
    """The picture without the room around it. Raises ValueError where the font does not have it as one."""
    image = QImage(2 * DRAWN, DRAWN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    font = QFont(family)
    font.setPixelSize(128)
    painter = QPainter(image)
    painter.setFont(font)
    if painter.fontMetrics().horizontalAdvance(picture) > painter.fontMetrics().horizontalAdvance("🐕") + 2:
        painter.end()
        raise ValueError(picture)
    painter.drawText(QPoint(20, 160), picture)
    painter.end()
    inked = QRegion()
    for y in range(image.height()):
        row = [x for x in range(image.width()) if qAlpha(image.pixel(x, y)) > 8]
        if row:
            inked += QRect(row[0], y, row[-1] - row[0] + 1, 1)
    box = inked.boundingRect()
    if box.isEmpty():
        raise ValueError(picture)
    side = max(box.width(), box.height())
    square = QRect(0, 0, side, side)
    square.moveCenter(box.center())
    mode = Qt.TransformationMode.SmoothTransformation
    return image.copy(square).scaled(SIDE, SIDE, Qt.AspectRatioMode.KeepAspectRatio, mode)


def main(font: str) -> int:
    """Writes the file. The exit status: 1 where a picture cannot be drawn."""
    app = QGuiApplication([])
    families = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(font))
    words: dict[str, list[str]] = {"cs": [], "en": []}
    files: dict[str, bytes] = {}
    missing = []
    with tempfile.TemporaryDirectory() as folder:
        large, small = Path(folder, "large.png"), Path(folder, "small.png")
        for line in (HERE / "words.tsv").read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            picture, *told = line.split("\t")
            name = "-".join(f"{ord(sign):x}" for sign in picture) + ".png"
            try:
                draw(picture, families[0]).save(str(large))
            except ValueError:
                missing.append(line)
                continue
            call = [
                "pngquant",
                "--force",
                "--speed",
                "1",
                "--strip",
                str(COLOURS),
                "-o",
                str(small),
                str(large),
            ]
            subprocess.run(call, check=True)
            files[name] = small.read_bytes()
            for language, column in zip(words, told, strict=True):
                words[language] += [f"{word}\t{name}" for word in column.split()]
    for language, rows in words.items():
        files[f"{language}.tsv"] = ("\n".join(sorted(rows)) + "\n").encode()
    TARGET.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(TARGET, "w") as packed:
        for name in sorted(files):
            packed.writestr(zipfile.ZipInfo(name, WHEN), files[name])
    print(f"{TARGET.name}: {len(files) - 2} pictures, {TARGET.stat().st_size} bytes")
    for line in missing:
        print("not drawn:", line)
    del app
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
