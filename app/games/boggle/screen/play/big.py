"""The right half of the big picture: what a whole class can read from the last row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.games.boggle.model import Observation, Phase, WordVerdict
from app.games.boggle.screen import texts
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.signs import paint_sign, signs
from app.tabletop.rounds import texts as round_texts
from app.widgets import writing
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.clockface import ClockFace
from app.widgets.look import fonts, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.look.fonts import fitted
from app.widgets.look.palette import LIGHT, contrast
from app.widgets.spoken import Spoken

SHOWN_MS = 3000
"""Controls stay so long after the mouse has moved."""
MESSAGE_MS = 3500
TALLEST = 190
"""Of a slip."""
LAST = 12
FOOT = 955
"""Where slips end that no words stand below: the buttons keep off them as the slips do off each other."""
LEFT = 20
"""Room for the ring of the first slip."""
GAP = 0.4
"""Between a figure and its unit, in sizes of the unit."""
LEAST_NUMBER = 0.6
"""A number beside its unit is at least so much of its size."""


class BigSide(Spoken, Canvas, QWidget):
    """Clock, the word being written, a slip for each player or team, the last words.

    Signals:
        turn_requested(), end_requested(): the buttons that appear when the mouse moves.
        arranged(QRect): where the word strip belongs.
    """

    turn_requested = Signal()
    end_requested = Signal()
    arranged = Signal(QRect)

    def __init__(self, seats: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats, self._signs = tuple(seats), signs(seats)
        self._seen: Observation | None = None
        self._words: list[str] = []
        self._caption = ""
        self._message: tuple[str, str] = ("", "")
        self.clock = ClockFace(self)
        self.turn = PaperButton("", "secondary", "rotate", self)
        self.end = PaperButton("", "secondary", "flag", self)
        self.turn.clicked.connect(self.turn_requested)
        self.end.clicked.connect(self.end_requested)
        self._quiet = QTimer(self, singleShot=True)
        self._quiet.timeout.connect(self._hide_controls)
        self._forget = QTimer(self, singleShot=True)
        self._forget.timeout.connect(lambda: self.show_message("", ""))
        self._hide_controls()
        self.setMouseTracking(True)
        self.say(self.turn.setText, lambda: self.tr("Turn the box"))
        self.say(self.end.setText, lambda: texts.end_label(self._seen))
        self.hear(self._lay_buttons)
        self.hear(self.update)

    # What it shows ----------------------------------------------------------------------------

    def show_observation(self, observation: Observation) -> None:
        self._seen = observation
        self._words = [entry.word for entry in observation.mine if entry.verdict is not WordVerdict.UNKNOWN]
        self.end.setEnabled(observation.may_end)
        self.end.setText(texts.end_label(observation))
        self._lay_buttons()
        self.turn.setEnabled(observation.phase is Phase.PLAY)
        self.update()

    def show_caption(self, text: str) -> None:
        self._caption = text
        self.update()

    def show_message(self, kind: str, text: str) -> None:
        self._message = (kind, text)
        if text:
            self._forget.start(MESSAGE_MS)
        self.update()

    def wake(self) -> None:
        """The mouse has moved: show the controls for a while."""
        for button in (self.turn, self.end):
            button.show()
        self._quiet.start(SHOWN_MS)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.wake()

    def _hide_controls(self) -> None:
        if self.turn.underMouse() or self.end.underMouse() or self.turn.hasFocus() or self.end.hasFocus():
            self._quiet.start(SHOWN_MS)
            return
        for button in (self.turn, self.end):
            button.hide()

    # Layout -----------------------------------------------------------------------------------

    def _unit(self) -> float:
        """Design pixels of a picture 1080 high, as far as the width allows."""
        return min(self.height() / 1080, self.width() / 835)

    def resizeEvent(self, event: QResizeEvent) -> None:
        unit = self._unit()
        wide = self.width() - 50 * unit
        left = LEFT * unit
        self.clock.setGeometry(QRectF(left, 52 * unit, wide - left, 272 * unit).toRect())
        self.arranged.emit(QRectF(left, 446 * unit, wide - left, 168 * unit).toRect())
        self._lay_buttons()

    def _lay_buttons(self) -> None:
        unit = self._unit()
        x = round(LEFT * unit)
        for button in (self.turn, self.end):
            size = button.sizeHint()
            button.setGeometry(
                x, self.height() - size.height() - round(14 * unit), size.width(), size.height()
            )
            x += size.width() + theme.current().px(12)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        seen = self._seen
        if seen is None:
            return
        colours = look.palette
        unit = self._unit()
        left, right = LEFT * unit, self.width() - 50 * unit
        painter.fillRect(QRectF(left, 351 * unit, right - left, 8 * unit), colours.ink)
        writes = seen.seat is not None and seen.options.entry != "paper"
        kind, text = self._message
        head = text or self._head(seen, writes)
        painter.setPen(colours.red if kind == "refused" else colours.green if kind == "ok" else colours.ink2)
        self._line(painter, 419 * unit, 34 * unit, head, self._caption if writes else "")
        foot = (850 if writes else FOOT) * unit
        self._paint_slips(painter, seen, QRectF(left, 650 * unit, right - left, foot - 650 * unit), unit)
        if writes and not self.turn.isVisible():
            painter.setPen(colours.ink2)
            total = self.tr("{words} in all").format(words=phrases.words(len(self._words)))
            if seen.found is not None:
                total = texts.found_of(seen.found)
            self._line(painter, 912 * unit, 34 * unit, self.tr("Last words"), total)
            self._paint_words(painter, 990 * unit, right, unit)

    def _head(self, seen: Observation, writes: bool) -> str:
        if seen.phase is Phase.SHAKE:
            return self.tr("Time to shake")
        return self.tr("Word being written") if writes else self.tr("Looking for words")

    def _line(self, painter: QPainter, baseline: float, size: float, left: str, right: str) -> None:
        font = fonts.sans(size, "Semibold")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        edge = self.width() - 50 * self._unit()
        start = LEFT * self._unit()
        room = edge - start - metrics.horizontalAdvance(right) - size
        painter.drawText(
            QPointF(start, baseline), metrics.elidedText(left, Qt.TextElideMode.ElideRight, room)
        )
        painter.drawText(QPointF(edge - metrics.horizontalAdvance(right), baseline), right)

    def _paint_words(self, painter: QPainter, baseline: float, right: float, unit: float) -> None:
        font = fonts.serif(58 * unit, "Bold")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(theme.current().palette.ink)
        x = LEFT * unit
        for word in reversed(self._words[-LAST:]):
            wide = metrics.horizontalAdvance(word)
            if x + wide > right:
                break
            painter.drawText(QPointF(x, baseline), word)
            x += wide + 44 * unit

    # Slips ------------------------------------------------------------------------------------

    def _paint_slips(self, painter: QPainter, seen: Observation, area: QRectF, unit: float) -> None:
        count = len(self._seats)
        columns = 2 if count == 4 else min(count, 3) if count <= 6 else 4
        rows = -(-count // columns)
        gap = 24 * unit
        wide = (area.width() - (columns - 1) * gap) / columns
        tall = min((area.height() - (rows - 1) * gap) / rows, TALLEST * unit)
        for seat in range(count):
            row, column = divmod(seat, columns)
            box = QRectF(area.left() + column * (wide + gap), area.top() + row * (tall + gap), wide, tall)
            self._paint_slip(painter, seen, seat, box, unit)

    def _paint_slip(self, painter: QPainter, seen: Observation, seat: int, box: QRectF, unit: float) -> None:
        """On the colour of whoever sits there: the face, the name, a number."""
        sign = self._signs[seat]
        ink = LIGHT.onfill if contrast(LIGHT.onfill, sign.ink) >= 4.5 else LIGHT.ink
        radius = min(24 * unit, box.height() * 0.16)
        if self._is_marked(seen, seat):
            grow = 8 * unit
            painter.setPen(QPen(theme.current().palette.ink, 6 * unit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(sign.ink)
        painter.drawRoundedRect(box, radius, radius)
        pad = min(24 * unit, box.height() * 0.12)
        side = min(box.height() - 2 * pad, box.width() * 0.3)
        face = QRectF(box.left() + pad, box.center().y() - side / 2, side, side)
        paint_sign(painter, face, sign, ratio=self.devicePixelRatioF())
        left, room = face.right() + pad, box.right() - face.right() - 2 * pad
        font = fonts.sans(min(40 * unit, box.height() * 0.27), "Bold")
        font, name = fitted(font, self._seats[seat].name, room)
        draw_text(painter, name, QPointF(left, box.top() + pad), font, ink, sink=1)
        foot = QPointF(left, box.bottom() - pad)
        _paint_figure(
            painter, self._number(seen, seat), foot, room, (96 * unit, 34 * unit, box.height()), ink
        )

    def _is_marked(self, seen: Observation, seat: int) -> bool:
        """Whoever shakes, or writes alone on this screen."""
        if seen.phase is Phase.SHAKE:
            return seat == seen.shaker
        return seat == seen.seat and len(self._seats) > 1

    def _number(self, seen: Observation, seat: int) -> tuple[str, str]:
        """Words of this round where they are known, else points so far."""
        on_paper = seen.options.entry == "paper" and self._seats[seat].is_person
        if on_paper or seen.phase is Phase.SHAKE:
            return writing.number(seen.totals[seat]), round_texts.points_unit(seen.totals[seat])
        count = len(self._words) if seat == seen.seat else seen.counts[seat]
        return writing.number(count), texts.words_unit(count)


def _paint_figure(
    painter: QPainter,
    figure: tuple[str, str],
    foot: QPointF,
    room: float,
    sizes: tuple[float, float, float],
    ink: QColor,
) -> None:
    """A number and its unit on one line that is no wider than the room: where it would be, both are smaller,
    the unit only as long as it can be read, and where that leaves too little for the number it is left out.
    sizes: of the number and of the unit at most, and height of the slip that holds them."""
    number, unit = figure
    large, small, high = sizes
    least = theme.current().legible(fonts.SMALLEST)
    large, small = min(large, high * 0.5), max(least, min(small, high * 0.22))
    wide = QFontMetricsF(fonts.sans(large, "Black")).horizontalAdvance(number)

    def beside(size: float) -> float:
        return size * GAP + QFontMetricsF(fonts.sans(size, "Semibold")).horizontalAdvance(unit)

    small = max(least, small * min(1.0, room / max(1.0, wide + beside(small))))
    share = min(1.0, (room - beside(small)) / max(1.0, wide))
    if share < LEAST_NUMBER:
        font, number = fitted(fonts.sans(large, "Black"), number, room)
        draw_text(painter, number, foot, font, ink)
        return
    end = draw_text(painter, number, foot, fonts.sans(large * share, "Black"), ink)
    at = foot + QPointF(end + small * GAP, 0)
    draw_text(painter, unit, at, fonts.sans(small, "Semibold"), ink)
