"""The coloured head of a player's column: face, name, words, points, and confetti for the winner."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.boggle.screen.results import texts as results_texts
from app.games.boggle.screen.results.look import ResultsLook, face_of, fitted
from app.tabletop.context import SeatLook
from app.widgets import paper, theme, writing
from app.widgets.avatar import paint_avatar

HEIGHT, FACE, EDGE = 110, 68, 4
SHRINKS = 0.75
"""So far a name is printed smaller before the face makes room for it."""


class ColumnHead(QWidget):
    """Painted as one piece and spoken as one sentence."""

    def __init__(self, who: SeatLook, seed: int, look: ResultsLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._who, self._seed, self._look = who, seed, look
        self._words, self._points, self._title = "", 0, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFixedHeight(self._look.tx(HEIGHT) + theme.current().px(EDGE))
        self.update()

    def show_points(self, words: str, points: int, title: str) -> None:
        """Show other figures; a title (it took the round) makes the head yellow."""
        self._words, self._points, self._title = words, points, title
        parts = [self._who.name, title, results_texts.points(points), words]
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.update()

    def sizeHint(self) -> QSize:
        """Face, a name, two digits."""
        return QSize(self._look.tx(240), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, confetti, face, texts."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = look.pxf(paper.RADIUS_PANEL)
        edge = look.pxf(EDGE)
        hair = look.pxf(1)
        head = QRectF(self.rect()).adjusted(hair, hair, -hair, -edge)
        outline = paper.cut(head.adjusted(0, 0, 0, radius * 2), radius, self._seed + 3, 0.0)
        painter.setClipRect(QRectF(0, 0, self.width(), head.bottom()))
        won = bool(self._title)
        painter.fillPath(outline, colours.yellow if won else colours.colour(face_of(self._who).tint))
        if won and not colours.flat:
            painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
            self._paint_confetti(painter, head)
        painter.setClipping(False)
        line = QRectF(head.left(), head.bottom(), head.width(), edge)
        painter.fillRect(line, colours.yellow_edge if won else colours.line)
        self._paint_texts(painter, head, colours.letter if won else colours.ink)
        painter.end()

    def _paint_confetti(self, painter: QPainter, head: QRectF) -> None:
        """Along the edges, where nothing is written."""
        colours = theme.current().palette
        px = self._look.px
        inks = (colours.red, colours.paper if colours.gloss > 0.2 else colours.ink, colours.blue)
        strip = head.height() * 0.17
        sizes = (float(px(9)), float(px(13)))
        top = QRectF(head.left(), head.top(), head.width(), strip)
        bottom = QRectF(head.left(), head.bottom() - strip, head.width() * 0.76, strip)
        paper.paint_confetti(painter, top, inks, 7 + self._seed, 8, sizes)
        paper.paint_confetti(painter, bottom, inks, 17 + self._seed, 6, sizes)

    def _paint_texts(self, painter: QPainter, head: QRectF, ink: QColor) -> None:
        look = self._look
        colours = theme.current().palette
        right = head.right() - look.px(18)
        number, unit = look.font("score"), look.font("meta_strong")
        digits, words = QFontMetricsF(number), QFontMetricsF(unit)
        block = digits.capHeight() + look.px(12) + words.capHeight()
        top = head.center().y() - block / 2
        text, below = writing.number(self._points), results_texts.points_unit(self._points)
        painter.setPen(ink)
        painter.setFont(number)
        painter.drawText(QPointF(right - digits.horizontalAdvance(text), top + digits.capHeight()), text)
        painter.setFont(unit)
        painter.drawText(QPointF(right - words.horizontalAdvance(below), top + block), below)
        end = right - look.px(8)
        left = self._paint_face(painter, head, end - digits.horizontalAdvance(text))
        rooms = (end - digits.horizontalAdvance(text) - left, end - words.horizontalAdvance(below) - left)
        second = ink if self._title else colours.ink2
        at = QPointF(left, head.center().y())
        self._paint_lines(painter, at, rooms, top + digits.capHeight(), (ink, second))

    def _paint_face(self, painter: QPainter, head: QRectF, end: float) -> float:
        """The face, unless it would take the room of name and words (to its right, up to ``end``).

        Gives where the name begins."""
        look = self._look
        left, side = head.left() + look.px(19), look.px(FACE)
        beside = left + side + look.px(15)
        name = QFontMetricsF(look.font("screen")).horizontalAdvance(self._who.name)
        words = QFontMetricsF(look.font("meta_strong")).horizontalAdvance(self._words)
        if beside + max(name, words) * SHRINKS > end:
            return left
        face = QRectF(left, head.center().y() - side / 2, side, side)
        paint_avatar(painter, face, face_of(self._who), ratio=self.devicePixelRatioF())
        return beside

    def _paint_lines(
        self,
        painter: QPainter,
        at: QPointF,
        rooms: tuple[float, float],
        digits_end: float,
        inks: tuple[QColor, QColor],
    ) -> None:
        """Name and one or two lines under it, centred on a height as a block.

        rooms: beside the digits, and below them."""
        look, (ink, second) = self._look, inks
        name, small = look.font("screen"), look.font("meta_strong")
        lines = [(self._who.name, name, ink), (self._words, small, second)]
        if self._title:
            lines.append((self._title, small, second))
        leading = look.tx(20)
        block = QFontMetricsF(name).capHeight() + look.tx(23) + leading * (len(lines) - 2)
        y = at.y() - block / 2 + QFontMetricsF(name).capHeight()
        for row, (text, font, colour) in enumerate(lines):
            if row:
                y += look.tx(23) if row == 1 else leading
            below = y - QFontMetricsF(font).capHeight() >= digits_end
            font, shown = fitted(font, text, rooms[1] if below else min(rooms))
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QPointF(at.x(), y), shown)
