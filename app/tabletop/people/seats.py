"""The players as rows of the panel: face, name, what they did last, points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from app.tabletop.context import SeatLook
from app.tabletop.people.figures import EndFigures
from app.tabletop.people.place import PlayerPlace
from app.tabletop.people.signs import Sign, signs
from app.widgets import writing
from app.widgets.controls import avatar
from app.widgets.look import paper, theme
from app.widgets.look.canvas import draw_text
from app.widgets.sheets.panel import Panel

ROW, LOW_ROW, LARGEST, DENSE = 66, 55, 1.5, 1.2
"""Height of a row; where a whole class reads it, how much higher it may be and how much fuller it is."""
LEAST_ROW, LINE, LEAST_LINE = 46, 38, 28
"""Height of a row of two lines that is squeezed, of one with the name alone, and of that squeezed."""
LEAST = 0.86
"""Share of its size to which a text shrinks before it is cut."""


class Tightness(IntEnum):
    """How little room the players have: a line for each without what they did last, or two players a line."""

    NOT, ONE_LINE, ASIDE = range(3)


@dataclass(frozen=True)
class SeatState:
    """What a row says of its player.

    points: as far as they have been counted on the screen; spoken: the same in words. note: what the player
    did last, holds, is. active: awaited; several may be at once. plus: what the draft on the table, or the
    move just counted, adds.
    """

    points: int
    spoken: str
    note: str = ""
    active: bool = False
    plus: int = 0
    won: bool = False


def _plus(state: SeatState) -> str:
    return writing.bare(state.plus) if state.plus < 0 else f"+{state.plus}" if state.plus else ""


def _usual(squeezed: Tightness, row: int) -> float:
    """Height of a row in logical pixels; row: in design pixels where nothing squeezes it."""
    look = theme.current()
    return look.tx(LINE) if squeezed else max(look.px(44), look.tx(row))


def _row_height(seats: int) -> int:
    """Four and more players sit closer together: the list of moves wants some room too."""
    return ROW if seats < 4 else LOW_ROW


class SeatRow(PlayerPlace):
    def __init__(self, look: SeatLook, sign: Sign, *, row: int = ROW) -> None:
        """sign: what marks the player's tiles on the table; a ring around the face tells its colour."""
        super().__init__(look)
        self._row = row
        self._ring = None if look.is_person else sign.ink
        self._face = look.avatar
        self._state = SeatState(0, "")
        self._height = self._factor = 1.0
        self.secret: Callable[[], bool] = bool
        """Whether it is still to come who has won: so long nothing here tells it."""
        self._squeezed = Tightness.NOT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.hear(lambda: self.set_thinking(self.dots.running()))
        theme.follow_now(self, self._restyle)

    def enlarge(self, height: float) -> None:
        """The row so many times as high, and everything on it larger still; 0 for the usual size."""
        factor = height * DENSE or 1.0
        if factor != self._factor:
            self._height, self._factor = height or 1.0, factor
            self.updateGeometry()
            self.update()
            self.place_dots()

    def _px(self, n: float) -> float:
        return theme.current().pxf(n) * self._factor

    def _tx(self, n: float) -> float:
        return theme.current().tx(n) * self._factor

    def _font(self, role: str) -> QFont:
        font = theme.current().font(role)
        font.setPixelSize(round(font.pixelSize() * self._factor))
        return font

    def squeeze(self, squeezed: Tightness) -> None:
        """Have as much to say as there is room for."""
        if squeezed is not self._squeezed:
            self._squeezed = squeezed
            self.updateGeometry()
            self.place_dots()
            self.update()

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(240), round(_usual(self._squeezed, self._row) * self._height))

    def minimumSizeHint(self) -> QSize:
        """Squeezed when many play in a small window."""
        look = theme.current()
        if self._squeezed:
            return QSize(look.px(90), look.tx(LEAST_LINE))
        return QSize(look.px(200), max(look.px(38), look.tx(LEAST_ROW)))

    def show_state(self, state: SeatState) -> None:
        """Show it and have it heard."""
        if state.points != self._state.points:
            self.pop()
        self._state = state
        self.tell(state.spoken, state.note, _plus(state))
        self._tell_tip()
        self.update()

    def set_thinking(self, thinking: bool) -> None:
        """The mouse is told what a click is for, too."""
        super().set_thinking(thinking)
        self._tell_tip()
        self.place_dots()

    def _tell_tip(self) -> None:
        """All that may be cut or left out on the row."""
        whole = ", ".join(filter(None, (self.name, self._state.note)))
        self.setToolTip("\n".join(filter(None, (whole, self.accessibleDescription()))))

    def face_rect(self) -> QRectF:
        side = min(self._px(44), self.height() - self._px(4 if self._squeezed else 12))
        rect = QRectF(0, 0, side, side)
        middle = self._px(4) + side / 2 if self._squeezed else self._px(34)
        rect.moveCenter(QPointF(middle, self.height() / 2))
        return rect

    def _left(self) -> float:
        return self.face_rect().right() + self._px(8) if self._squeezed else self._px(67)

    def _is_low(self) -> bool:
        """Whether there is no room for a second line."""
        return self._squeezed is not Tightness.NOT or self.height() < self._tx(44)

    def _thinks_beside(self) -> bool:
        """Whether the dots stand beside the name."""
        return self.dots.running() and self._is_low()

    def place_dots(self) -> None:
        """Where the note is, or beside the name."""
        if self._is_low():
            # Its slip is not painted: the dots themselves begin further right.
            name = QFontMetricsF(self._font("strong")).horizontalAdvance(self.name)
            most = self.width() - self._left() - self._px(62) - self._tx(36)
            at = (
                self._left() + min(name, max(0.0, most)) - self._tx(4),
                (self.height() - self.dots.height()) / 2,
            )
        else:
            at = self._px(60), self.height() - self.dots.height() - theme.current().px(3)
        self.dots.move(round(at[0]), round(at[1]))

    def _told(self) -> SeatState:
        return replace(self._state, won=False) if self._state.won and self.secret() else self._state

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        state = self._told()
        if state.active or state.won:
            fill = colours.yellow if state.won else colours.red_tint
            painter.fillPath(paper.cut(QRectF(self.rect()), look.pxf(12), 3, 0.0), fill)
        ratio = self.devicePixelRatioF()
        avatar.paint_avatar(painter, self.face_rect(), self._face, ring=self._ring, ratio=ratio)
        ink = colours.letter if state.won else colours.ink
        score = self._font("number")
        score.setPixelSize(round(score.pixelSize() * (1 + 0.22 * self.popped.number)))
        middle, right = self.height() / 2, self.width() - look.pxf(6 if self._squeezed else 14)
        text = writing.bare(state.points)
        wide = draw_text(painter, text, QPointF(right, middle), score, ink, lean=1, sink=0.5)
        end = right - max(wide, look.pxf(38)) - look.pxf(12)
        if self._squeezed is Tightness.ASIDE:
            end = right - wide - look.pxf(6)
        elif state.plus and not self._thinks_beside():
            plus, mark = self._font("number_small"), _plus(state)
            tint = ink if state.won else colours.green if state.plus > 0 else colours.red
            end -= draw_text(painter, mark, QPointF(end, middle), plus, tint, lean=1, sink=0.5) + look.pxf(8)
        self._paint_lines(painter, end)

    def _shrink(self, font: QFont, text: str, room: float) -> None:
        """Back towards its usual size where an enlarged text would be cut, and a little below it."""
        wide, usual = QFontMetricsF(font).horizontalAdvance(text), self._factor * theme.current().text_size
        if wide > room > 0:
            smaller = font.pixelSize() * max(LEAST / usual, room / wide)
            font.setPixelSize(int(max(smaller, theme.current().legible(0.0))))

    def _paint_lines(self, painter: QPainter, end: float) -> None:
        colours, state = theme.current().palette, self._told()
        left = self._left()
        name, note = self._font("strong"), self._font("meta")
        middle = self.height() / 2
        if self._thinks_beside():
            end = min(end, self.dots.x() + self._tx(5))
        under = not self._is_low() and (bool(state.note) or self.dots.running())
        with_note = under and not self.dots.running()
        lift = self._tx(4) if under else -QFontMetricsF(name).capHeight() / 2
        self._shrink(name, self.name, end - left)
        self._shrink(note, state.note, end - left)
        ink = colours.letter if state.won else colours.ink
        draw_text(painter, self.name, QPointF(left, middle - lift), name, ink, room=end - left)
        if with_note:
            ink = colours.letter if state.won else colours.ink2
            draw_text(painter, state.note, QPointF(left, middle + self._tx(17)), note, ink, room=end - left)


class SeatsPanel(Panel):
    """All players, in seat order.

    Signals: hurry_requested(): the move of whoever thinks, at once.
    """

    hurry_requested = Signal()

    def __init__(self, seats: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        self._places = QGridLayout()
        self._squeezed: Tightness | None = None
        self._lines = 0
        super().__init__("", parent, margin=14, spacing=4, seed=3)
        high = _row_height(len(seats))
        self.rows = [SeatRow(seat, sign, row=high) for seat, sign in zip(seats, signs(seats), strict=True)]
        self.body.addLayout(self._places)
        for row in self.rows:
            row.clicked.connect(self.hurry_requested)
        self.squeeze(Tightness.NOT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def _restyle(self) -> None:
        super()._restyle()
        self._places.setVerticalSpacing(self.body.spacing() // (2 if self._squeezed else 1))
        self._places.setHorizontalSpacing(theme.current().px(12))

    def squeeze(self, squeezed: Tightness) -> None:
        """Let the players take less of the height."""
        if squeezed is self._squeezed:
            return
        self._squeezed = squeezed
        self._lines = high = -(-len(self.rows) // 2) if squeezed is Tightness.ASIDE else len(self.rows)
        for number, row in enumerate(self.rows):
            self._places.addWidget(row, number % high, number // high)
            row.squeeze(squeezed)
        self._places.setColumnStretch(0, 1)
        self._places.setColumnStretch(1, int(squeezed is Tightness.ASIDE))
        self._restyle()

    def least(self, squeezed: Tightness) -> int:
        """The height that they need at least."""
        self.squeeze(squeezed)
        self.body.invalidate()
        return self.minimumSizeHint().height()

    def fill(self, height: float) -> None:
        """Enlarge the rows as far as they fill this height; 0 for their usual size."""
        squeezed, around = self._squeezed or Tightness.NOT, self.body.contentsMargins()
        usual = _usual(squeezed, _row_height(len(self.rows)))
        spare = height - around.top() - around.bottom() - self._places.verticalSpacing() * (self._lines - 1)
        factor = max(1.0, min(LARGEST, spare / self._lines / usual)) if height else 0.0
        if squeezed is Tightness.ASIDE:
            factor = 0.0  # it is their width that is scarce
        for row in self.rows:
            row.enlarge(factor)

    def keep_secret(self, figures: EndFigures) -> None:
        """Who has won is told here once it has been there."""
        for row in self.rows:
            row.secret = lambda: figures.arriving
            figures.arrived.connect(row.update)

    def show_states(self, states: Sequence[SeatState]) -> None:
        for row, state in zip(self.rows, states, strict=True):
            row.show_state(state)
