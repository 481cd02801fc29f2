"""Six signs for the teams of a class: each its own colour and its own mark, told apart from the last row and
by the colour-blind, the same in every look."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.widgets.look.palette import LIGHT, contrast

translate = QCoreApplication.translate


class TeamSign(NamedTuple):
    """mark: the strokes in a square of 24."""

    ground: QColor
    mark: QPainterPath

    @property
    def ink(self) -> QColor:
        """What can be read on the colour."""
        return LIGHT.onfill if contrast(LIGHT.onfill, self.ground) >= 4.5 else LIGHT.ink


def _ring() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QRectF(6, 6, 12, 12))
    return path


def _lines(*points: tuple[float, float, float, float]) -> QPainterPath:
    path = QPainterPath()
    for x1, y1, x2, y2 in points:
        path.moveTo(x1, y1)
        path.lineTo(x2, y2)
    return path


def _hacek() -> QPainterPath:
    path = QPainterPath(QPointF(5, 8))
    path.lineTo(12, 17)
    path.lineTo(19, 8)
    return path


TEAM_SIGNS = (
    TeamSign(QColor("#C63825"), _lines((9, 19, 15, 5))),
    TeamSign(QColor("#2A60A1"), _hacek()),
    TeamSign(QColor("#F2B632"), _ring()),
    TeamSign(QColor("#7FD9B0"), _lines((12, 5, 12, 19), (5, 12, 19, 12))),
    TeamSign(QColor("#C591FD"), _lines((7.5, 12, 7.6, 12), (16.5, 12, 16.6, 12))),
    TeamSign(QColor("#1F2437"), _lines((5, 9, 19, 9), (5, 15, 19, 15))),
)
"""In the order in which teams take them: čárka, háček, kroužek, cross, two dots, two bars."""


def sign_name(sign: int) -> str:
    """Colour and mark in words."""
    return (
        translate("TeamSigns", "red, stroke"),
        translate("TeamSigns", "blue, háček"),
        translate("TeamSigns", "yellow, ring"),
        translate("TeamSigns", "mint, cross"),
        translate("TeamSigns", "lilac, two dots"),
        translate("TeamSigns", "black, two bars"),
    )[sign]


def paint_mark(painter: QPainter, rect: QRectF, sign: int, ink: QColor | None = None) -> None:
    """The mark alone, in a square."""
    team = TEAM_SIGNS[sign]
    unit = rect.width() / 24
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(unit, unit)
    wide = 5.5 if sign == 4 else 3.4
    painter.setPen(QPen(ink or team.ink, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(team.mark)
    painter.restore()


def paint_disc(painter: QPainter, rect: QRectF, sign: int, rim: QColor, *, faint: bool = False) -> None:
    """The mark on a disc of the colour, with a rim that shows on every ground. faint: of a team that does not
    take part in what is shown."""
    thick = rect.width() * 0.06
    disc = rect.adjusted(thick, thick, -thick, -thick)
    painter.save()
    if faint:
        painter.setOpacity(0.16)
    painter.setPen(QPen(rim, thick))
    painter.setBrush(TEAM_SIGNS[sign].ground)
    painter.drawEllipse(disc)
    inner = disc.width() * 0.12
    paint_mark(painter, disc.adjusted(inner, inner, -inner, -inner), sign)
    painter.restore()
