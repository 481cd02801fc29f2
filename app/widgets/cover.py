"""Covers of the games: a coloured sheet, big marks, the game's pieces; as a button on the home page."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
)
from PySide6.QtSvg import QSvgRenderer

from app import paths
from app.widgets import paper, writing
from app.widgets.palette import LIGHT, mix

SHEETS: dict[str, tuple[QColor, QColor, QColor]] = {
    "boggle": (LIGHT.red, LIGHT.red_edge, LIGHT.onfill),
    "qwirkle": (LIGHT.yellow, LIGHT.yellow_edge, LIGHT.ink),
    "quiddler": (LIGHT.blue, LIGHT.blue_edge, LIGHT.onfill),
    "scrabble": (LIGHT.green, LIGHT.green_edge, LIGHT.onfill),
}
"""Sheet, thickness and text colour of each game; covers keep their light inks in every look."""

_ORNAMENT_SHARE = 0.42
_PIECES = {
    "boggle": (8.0, 66.0, 269.0, 156.0),
    "qwirkle": (10.0, 30.0, 265.0, 196.0),
    "quiddler": (6.0, 62.0, 273.0, 158.0),
    "scrabble": (14.0, 38.0, 262.0, 176.0),
}
"""Where the pieces lie in the drawing of a cover: x, y, width, height."""


@lru_cache(maxsize=8)
def _pieces(game: str) -> QSvgRenderer | None:
    """The drawing of a cover without its sheet and ornament, which follow the widget's size."""
    try:
        text = paths.resource("art", f"cover_{game}.svg").read_text(encoding="utf-8")
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
    renderer.setViewBox(QRectF(*_PIECES[game]))
    return renderer


def paint_ornament(painter: QPainter, game: str, rect: QRectF) -> None:
    """The two big marks of a cover, a shade darker than its sheet; clip before."""
    sheet, edge, _ink = SHEETS[game]
    shade = mix(sheet, edge, _ORNAMENT_SHARE)
    big = rect.width() * 0.52
    names = {"boggle": ("krouzek", "carka"), "qwirkle": ("hacek", "krouzek")}.get(game, ("carka", "hacek"))
    if game == "quiddler":
        names = ("krouzek", "hacek")
    first, second = names
    paper.paint_mark(painter, first, rect.topLeft() + QPointF(big * 0.12, big * 0.20), big, shade, 8)
    corner = rect.topRight() + QPointF(-big * 0.12, min(rect.height() * 0.62, big * 1.05))
    paper.paint_mark(painter, second, corner, big * 1.1, shade, 14)


def paint_pieces(painter: QPainter, game: str, rect: QRectF) -> None:
    """The pieces of a game, as large as fits into ``rect``, centred."""
    renderer = _pieces(game)
    if renderer is None:
        return
    size = renderer.viewBoxF().size()
    size.scale(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    target = QRectF(QPointF(), size)
    target.moveCenter(rect.center())
    renderer.render(painter, target)


def wrapped(text: str, font: QFont, width: float) -> list[str]:
    """Words of a text in as few lines as the width allows."""
    metrics = QFontMetricsF(font)
    lines = list[str]()
    for word in writing.breakable(text):
        if lines and metrics.horizontalAdvance(f"{lines[-1]} {word}") <= width:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines
