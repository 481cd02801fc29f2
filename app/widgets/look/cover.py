"""Covers of the games: a coloured sheet, big marks, the game's pieces; as a button on the home page."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
)
from PySide6.QtSvg import QSvgRenderer

from app import paths
from app.widgets.look import paper, theme
from app.widgets.look.palette import LIGHT, STRONG_LIGHT, Palette, mix

_ORNAMENT_SHARE = 0.42


def _inks() -> Palette:
    return STRONG_LIGHT if theme.current().palette.strong else LIGHT


class Cover(NamedTuple):
    """What the cover of a game is made of; covers keep their light inks in every look.

    fill: colour token of its sheet. picture: a drawing of `resources/art`. pieces: where they lie in it
    (x, y, width, height). marks: its two big ornaments.
    """

    fill: str
    picture: str
    pieces: tuple[float, float, float, float]
    marks: tuple[str, str]

    @property
    def sheet(self) -> QColor:
        return _inks().colour(self.fill)

    @property
    def edge(self) -> QColor:
        return _inks().colour(f"{self.fill}_edge")

    @property
    def is_bright(self) -> bool:
        """Whether it takes dark ink."""
        return self.fill == "yellow"

    @property
    def ink(self) -> QColor:
        """What is printed on it."""
        return _inks().ink if self.is_bright else _inks().onfill


@lru_cache(maxsize=8)
def _pieces(cover: Cover) -> QSvgRenderer | None:
    """The drawing of a cover without its sheet and ornament, which follow the widget's size."""
    try:
        text = paths.resource("art", f"{cover.picture}.svg").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    head, group, rest = text.partition("<g>")
    if not group:
        return None
    opening = head[: head.index(">") + 1]
    while (path := rest.lstrip().partition("/>"))[0].startswith("<path") and 'fill-rule="evenodd"' in path[0]:
        rest = path[2]
    renderer = QSvgRenderer(QByteArray((opening + group + rest).encode()))
    if not renderer.isValid():
        return None  # Qt ends the program when a drawing that is none gets a view box
    renderer.setViewBox(QRectF(*cover.pieces))
    return renderer


def paint_ornament(painter: QPainter, cover: Cover, rect: QRectF) -> None:
    """The two big marks of a cover, a shade darker than its sheet; clip before."""
    shade = mix(cover.sheet, cover.edge, _ORNAMENT_SHARE)
    big = rect.width() * 0.52
    first, second = cover.marks
    paper.paint_mark(painter, first, rect.topLeft() + QPointF(big * 0.12, big * 0.20), big, shade, 8)
    corner = rect.topRight() + QPointF(-big * 0.12, min(rect.height() * 0.62, big * 1.05))
    paper.paint_mark(painter, second, corner, big * 1.1, shade, 14)


def paint_pieces(painter: QPainter, cover: Cover, rect: QRectF) -> None:
    """The pieces of a game, as large as fits into ``rect``, centred."""
    renderer = _pieces(cover)
    if renderer is None:
        return
    size = renderer.viewBoxF().size()
    size.scale(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    target = QRectF(QPointF(), size)
    target.moveCenter(rect.center())
    renderer.render(painter, target)
