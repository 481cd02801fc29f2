"""The coloured column of the new-game sheet: pieces, name, rules in three lines, and the other games."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.tabletop.face import Face
from app.widgets.controls.focusring import PressedByEnter
from app.widgets.look import art, cover, fonts, paper, theme
from app.widgets.look.canvas import Canvas, HoverCanvas, draw_text
from app.widgets.look.palette import mix

WIDTH = 290


class GameSide(Canvas, QWidget):
    """Left column of a sheet: rounded on the left, straight on the right.

    Signals: game_chosen(str game).
    """

    game_chosen = Signal(str)

    def __init__(self, faces: Sequence[Face]) -> None:
        """faces: of the games to choose from."""
        super().__init__()
        self._face, self._rules, self._question = faces[0], list[str](), ""
        self._shrunk = 1.0
        self.tabs = [GameTab(face, self) for face in faces]
        for tab in self.tabs:
            tab.clicked.connect(lambda _=False, game=tab.face.game: self.game_chosen.emit(game))
            tab.setVisible(len(faces) > 1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        theme.follow_now(self, self._restyle)

    def show_game(self, face: Face, seats: int = 2) -> None:
        """Tell about this game as that many people play it."""
        self._face, self._rules = face, list(face.short_rules(seats))
        self._question = face.question_for(seats)
        self.setAccessibleName(face.title())
        self.setAccessibleDescription(" ".join((self._question, *self._rules)))
        for tab in self.tabs:
            tab.setChecked(tab.face is face)
            tab.lie_on(face.cover)
        self.update()

    def _restyle(self) -> None:
        self.setFixedWidth(theme.current().px(WIDTH))
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        look = theme.current()
        high, gap = look.px(50), look.px(4)
        top = self.height() - look.px(20) - len(self.tabs) * (high + gap)
        for tab in self.tabs:
            tab.setGeometry(look.px(16), top, self.width() - look.px(32), high)
            top += high + gap

    def _foot(self) -> float:
        """Where the rules have to end."""
        look = theme.current()
        return self.tabs[0].y() - look.pxf(10) if len(self.tabs) > 1 else self.height() - look.pxf(40)

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(WIDTH), look.px(600))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        rect = QRectF(self.rect())
        radius = look.pxf(paper.RADIUS_DIALOG)
        shape = paper.cut(rect.adjusted(0, 0, 3 * radius, 0), radius, 2, 0.0)
        painter.setClipRect(rect)
        painter.fillPath(shape, self._face.cover.sheet)
        painter.setClipPath(shape)
        if not look.palette.flat:
            cover.paint_ornament(painter, self._face.cover, rect)
        painter.setClipping(False)
        roomy = self.height() > look.pxf(660)
        top, gap = look.pxf(40 if roomy else 26), look.pxf(64 if roomy else 54)
        # Large type gives way before a rule is left out.
        self._shrunk = 1.0
        while self._shrunk > 0.8 and top + look.pxf(70) + gap + self._texts_height() > self._foot():
            self._shrunk -= 0.05
        # The pieces are smaller where the rules would not fit below them.
        high = min(look.pxf(140), max(look.pxf(36), self._foot() - self._texts_height() - gap - top))
        place = QRectF(look.pxf(14), top, rect.width() - look.pxf(28), high)
        cover.paint_pieces(painter, self._face.cover, place)
        self._paint_texts(painter, place.bottom() + gap)

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        """Of question, numbers and rules; they grow with the text size as far as the column holds them."""
        look = theme.current()
        factor = look.scale * min(look.text_size, 1.15) * self._shrunk
        question, rule = fonts.sans(17 * factor, "Semibold"), fonts.sans(15.5 * factor, "Semibold")
        return question, fonts.sans(15 * factor, "Black"), rule

    def _texts_height(self) -> float:
        """From the baseline of the title to the end of the last rule."""
        look = theme.current()
        room = self.width() - look.pxf(52)
        question, _, rule = self._fonts()
        high = look.pxf(58) + _tall(self._question, question, room)
        rules = [_tall(text, rule, room - look.pxf(36)) + look.pxf(14) for text in self._rules]
        return high + sum(rules) - look.pxf(14)

    def _paint_texts(self, painter: QPainter, baseline: float) -> None:
        look, ink = theme.current(), self._face.cover.ink
        left, room = look.pxf(28), self.width() - look.pxf(52)
        painter.setPen(ink)
        painter.setFont(fonts.title(self._face.title(), 46 * look.scale, room))
        painter.drawText(QPointF(left, baseline), self._face.title())
        question, number, text = self._fonts()
        y = baseline + look.pxf(32)
        y = _paragraph(painter, self._question, question, QPointF(left, y), room)
        y += look.pxf(26)
        for place, rule in enumerate(self._rules, 1):
            if self._below(rule, text, room - look.pxf(36), y) > self._foot():
                return
            disc = QPointF(left + look.pxf(12), y - look.pxf(5))
            painter.save()
            painter.setBrush(ink)
            painter.drawEllipse(disc, look.pxf(12), look.pxf(12))
            draw_text(painter, str(place), disc, number, self._face.cover.sheet, lean=0.5, sink=0.5)
            painter.restore()
            y = _paragraph(painter, rule, text, QPointF(left + look.pxf(36), y), room - look.pxf(36))
            y += look.pxf(14)

    def _below(self, text: str, font: QFont, width: float, y: float) -> float:
        """Where a paragraph that begins at ``y`` would end."""
        metrics = QFontMetricsF(font)
        lines = len(fonts.wrapped(font, text, width))
        return y + (lines - 1) * metrics.height() * 1.08 + metrics.descent()


class GameTab(PressedByEnter, HoverCanvas, QAbstractButton):
    """A game to change to: emblem and name on the coloured side; the chosen one lies deeper."""

    def __init__(self, face: Face, parent: QWidget) -> None:
        super().__init__(parent)
        self.face, self._cover = face, face.cover
        self.setText(face.title())
        self.setAccessibleName(self.text())
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def nextCheckState(self) -> None:
        """The side decides which one is chosen."""

    def lie_on(self, sheet: cover.Cover) -> None:
        """Take the colours of this sheet."""
        self._cover = sheet
        self.update()

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(10)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        share = 0.85 if self.isChecked() else 0.35 * self._hover.number
        if share:
            ground = mix(self._cover.sheet, self._cover.edge, share)
            painter.fillPath(paper.cut(QRectF(self.rect()), look.pxf(10), 3, 0.0), ground)
        side = look.px(37)
        spot = QPointF(look.pxf(10), (self.height() - side) / 2)
        painter.drawPixmap(spot, art.pixmap(self.face.emblem, side, side, self.devicePixelRatioF()))
        font = fonts.sans(17 * look.scale * min(look.text_size, 1.25), "Bold")
        at = QPointF(look.pxf(62), self.height() / 2)
        draw_text(painter, self.text(), at, font, self._cover.ink, sink=0.5)


def _tall(text: str, font: QFont, width: float) -> float:
    """How high a text is in lines of at most ``width``."""
    return len(fonts.wrapped(font, text, width)) * QFontMetricsF(font).height() * 1.08


def _paragraph(painter: QPainter, text: str, font: QFont, start: QPointF, width: float) -> float:
    """Write a text in lines of at most ``width``; returns the baseline after the last one."""
    painter.setFont(font)
    y, step = start.y(), QFontMetricsF(font).height() * 1.08
    for line in fonts.wrapped(font, text, width):
        painter.drawText(QPointF(start.x(), y), line)
        y += step
    return y
