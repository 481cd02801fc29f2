"""Sheets of paper that hold other widgets: panels, tinted slips, dividing lines."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.widgets.controls.label import Label
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas

_EDGES = {
    "raised": "line",
    "sunken": "line",
    "red": "red_edge",
    "yellow": "yellow_edge",
    "blue": "blue_edge",
    "green": "green_edge",
    "red_tint": "line",
    "yellow_tint": "line",
    "blue_tint": "line",
    "green_tint": "line",
}
INKS = {"red": "onfill", "blue": "onfill", "green": "onfill", "yellow": "letter"}
"""Which colour token is printed on a filled sheet; ``ink`` on every other."""


def paint_blank(widget: QWidget, seed: int) -> None:
    """Paint a widget as a plain sheet of paper with thickness; to be called by its ``paintEvent``."""
    look = theme.current()
    colours = look.palette
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thickness, hair = float(look.px(paper.THICKNESS)), look.pxf(1)
    face = QRectF(widget.rect()).adjusted(hair, hair, -hair, -thickness - hair)
    outline = paper.cut(face, look.pxf(paper.RADIUS_PANEL), seed, 0.0)
    paper.paint_sheet(painter, outline, colours.raised, colours.line, thickness, border=colours.line)
    painter.end()


class Panel(Canvas, QWidget):
    """A sheet with thickness, a margin and a vertical layout (`body`).

    ``fill`` is a colour token with an edge in the table above; ``title`` makes a head line whose
    right side is free for more (`head`). Design pixels throughout.
    """

    def __init__(
        self,
        title: str = "",
        parent: QWidget | None = None,
        *,
        fill: str = "raised",
        margin: float = 22,
        spacing: float = 10,
        seed: int = 1,
        radius: float = paper.RADIUS_PANEL,
    ) -> None:
        super().__init__(parent)
        if fill not in _EDGES:
            raise ValueError(fill)
        self._fill, self._margin, self._spacing = fill, margin, spacing
        self._seed, self._radius = seed, radius
        self._jitter = 2.0 if fill in INKS else 0.6
        self.body = QVBoxLayout(self)
        self.head = QHBoxLayout()
        # Titles hold names; an overlong one must not widen the window.
        self.title = Label(title, "panel", INKS.get(fill, "ink"), self, elide=True)
        self.title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.title.setVisible(bool(title))
        self.head.addWidget(self.title, 1)
        self.body.addLayout(self.head)
        theme.follow_now(self, self._restyle)

    def set_title(self, title: str) -> None:
        """Change the head line; empty hides it."""
        self.title.setText(title)
        self.title.setVisible(bool(title))

    def _restyle(self) -> None:
        look = theme.current()
        margin, top = look.px(self._margin), look.px(self._margin * 0.72)
        self.body.setContentsMargins(margin, top, margin, top + look.px(paper.THICKNESS))
        self.body.setSpacing(look.px(self._spacing))
        self.head.setSpacing(look.px(12))
        self.update()

    def face_rect(self) -> QRectF:
        """The sheet without its thickness, in own coordinates."""
        look = theme.current()
        hair = look.pxf(1)
        return QRectF(self.rect()).adjusted(hair, hair, -hair, -look.px(paper.THICKNESS) - hair)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        jitter = 0.0 if colours.flat else look.pxf(self._jitter)
        outline = paper.cut(self.face_rect(), look.pxf(self._radius), self._seed, jitter)
        edge = colours.colour(_EDGES[self._fill])
        filled = self._fill in INKS
        thickness = float(look.px(paper.THICKNESS))
        border = None if filled else colours.line
        paper.paint_sheet(
            painter,
            outline,
            colours.colour(self._fill),
            edge,
            thickness,
            border=border,
            border_width=look.pxf(1.2),
        )


class Rule(Canvas, QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow(self, self.updateGeometry)

    def sizeHint(self) -> QSize:
        hair = max(1, theme.current().px(1.2))
        return QSize(hair, hair)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.fillRect(self.rect(), look.palette.line)
