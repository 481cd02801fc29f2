"""The coloured column of the new-game sheet: the game's pieces, its name, its rules in three lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.widgets import cover, fonts, paper, theme

WIDTH = 290


class GameSide(QWidget):
    """Left column of a sheet: rounded on the left, straight on the right."""

    def __init__(
        self, game: str, title: str, question: str, rules: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._game, self._title, self._question, self._rules = game, title, question, list(rules)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join((question, *rules)))
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFixedWidth(theme.current().px(WIDTH))
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as fixed."""
        look = theme.current()
        return QSize(look.px(WIDTH), look.px(600))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Sheet, marks, pieces, texts."""
        look = theme.current()
        sheet, _edge, ink = cover.SHEETS[self._game]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        radius = look.pxf(paper.RADIUS_DIALOG)
        shape = paper.cut(rect.adjusted(0, 0, 3 * radius, 0), radius, 2, 0.0)
        painter.setClipRect(rect)
        painter.fillPath(shape, sheet)
        painter.setClipPath(shape)
        if not look.palette.flat:
            cover.paint_ornament(painter, self._game, rect)
        painter.setClipping(False)
        top = look.pxf(72 if self.height() > look.pxf(660) else 40)
        art = QRectF(look.pxf(14), top, rect.width() - look.pxf(28), look.pxf(158))
        cover.paint_pieces(painter, self._game, art)
        self._paint_texts(painter, art.bottom() + look.pxf(78), ink)
        painter.end()

    def _paint_texts(self, painter: QPainter, baseline: float, ink: QColor) -> None:
        look = theme.current()
        left, room = look.pxf(28), self.width() - look.pxf(52)
        painter.setPen(ink)
        painter.setFont(fonts.serif(46 * look.scale))
        painter.drawText(QPointF(left, baseline), self._title)
        # Text of this column does not grow with the text size beyond what the column holds.
        factor = look.scale * min(look.text_size, 1.15)
        y = baseline + look.pxf(32)
        y = _paragraph(painter, self._question, fonts.sans(17 * factor, "Semibold"), QPointF(left, y), room)
        y += look.pxf(26)
        number, text = fonts.sans(15 * factor, "Black"), fonts.sans(15.5 * factor, "Semibold")
        for place, rule in enumerate(self._rules, 1):
            if y > self.height() - look.pxf(40):
                return
            disc = QPointF(left + look.pxf(12), y - look.pxf(5))
            painter.save()
            painter.setBrush(ink)
            painter.drawEllipse(disc, look.pxf(12), look.pxf(12))
            painter.setPen(cover.SHEETS[self._game][0])
            painter.setFont(number)
            wide = QFontMetricsF(number).horizontalAdvance(str(place))
            high = QFontMetricsF(number).capHeight()
            painter.drawText(QPointF(disc.x() - wide / 2, disc.y() + high / 2), str(place))
            painter.restore()
            y = _paragraph(painter, rule, text, QPointF(left + look.pxf(36), y), room - look.pxf(36))
            y += look.pxf(14)


def _paragraph(painter: QPainter, text: str, font: QFont, start: QPointF, width: float) -> float:
    """Write a text in lines of at most ``width``; returns the baseline after the last one."""
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    y, line = start.y(), ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and metrics.horizontalAdvance(longer) > width:
            painter.drawText(QPointF(start.x(), y), line)
            y, line = y + metrics.height() * 1.08, word
        else:
            line = longer
    painter.drawText(QPointF(start.x(), y), line)
    return y + metrics.height() * 1.08
