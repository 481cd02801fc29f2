"""The drawn pictures in resources/art: wordmark, covers, emblems, animals, the sleeping owl.

They are plain SVG for QtSvg. Renderers and finished pixmaps are cached. What is printed right on the
page (wordmark, the sleeper's "z z") takes the ink of the look, everything else keeps its own colours.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from app import paths
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.look.pictures import blank, kept

_INK = b'fill="#1F2437"'
_RED = b'fill="#C63825"'
PRINTED = {"wordmark": True, "owl_sleeping": False}
"""Drawings whose ink lies on the page itself and so follows the look; True where the red does too."""


@lru_cache(maxsize=128)
def _renderer(name: str, ink: str, red: str) -> QSvgRenderer | None:
    file = paths.resource("art", f"{name}.svg")
    try:
        data = file.read_bytes()
    except OSError:
        return None
    if ink:
        data = data.replace(_INK, b'fill="%s"' % ink.encode())
    if red:
        data = data.replace(_RED, b'fill="%s"' % red.encode())
    renderer = QSvgRenderer(QByteArray(data))
    return renderer if renderer.isValid() else None


def _find(name: str) -> QSvgRenderer | None:
    if name not in PRINTED:
        return _renderer(name, "", "")
    look = theme.current().palette
    return _renderer(name, look.ink.name(), look.red.name() if PRINTED[name] else "")


def exists(name: str) -> bool:
    return _find(name) is not None


def natural_size(name: str) -> QSizeF:
    """Width and height of the drawing in its own units; empty for a missing picture."""
    renderer = _find(name)
    return QSizeF() if renderer is None else renderer.viewBoxF().size()


def fitted(name: str, rect: QRectF) -> QRectF:
    """The largest rectangle of the picture's shape, centred in ``rect``."""
    size = natural_size(name)
    if size.isEmpty():
        return rect
    size.scale(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    centre = rect.center()
    return QRectF(centre - QPointF(size.width() / 2, size.height() / 2), size)


def paint(painter: QPainter, name: str, rect: QRectF) -> None:
    """Draw a picture as large as fits into ``rect``, centred; nothing when it is missing."""
    renderer = _find(name)
    if renderer is not None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, fitted(name, rect))


@kept(8)
def _pixmap(name: str, width: int, height: int, ratio: float, look: str) -> QPixmap:
    picture = blank(width, height, ratio)
    painter = QPainter(picture)
    paint(painter, name, QRectF(0, 0, width, height))
    painter.end()
    return picture


def pixmap(name: str, width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """A cached pixmap of ``width`` x ``height`` logical pixels with the picture centred in it."""
    return _pixmap(name, max(1, width), max(1, height), ratio, theme.current().effective.value)


class Picture(Canvas, QWidget):
    """A picture as a widget of a fixed size in design pixels; the text is for screen readers.

    A mere ornament has no accessible name.
    """

    def __init__(
        self,
        name: str,
        width: float,
        height: float,
        parent: QWidget | None = None,
        *,
        accessible_name: str = "",
    ) -> None:
        super().__init__(parent)
        self._name, self._design = name, QSizeF(width, height)
        self.setAccessibleName(accessible_name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.follow_now(self, self._measure)

    def set_picture(self, name: str) -> None:
        """Show another picture of the same size."""
        self._name = name
        self.update()

    def _measure(self) -> None:
        look = theme.current()
        self.setFixedSize(look.px(self._design.width()), look.px(self._design.height()))
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        picture = pixmap(self._name, self.width(), self.height(), self.devicePixelRatioF())
        painter.drawPixmap(0, 0, picture)
