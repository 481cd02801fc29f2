"""A month as a calendar: in each day the emblems of its tasks, pale where nothing was done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta

from PySide6.QtCore import QLocale, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app import clock
from app.widgets.controls.focusring import FocusRing, FocusRingOwner
from app.widgets.look import art, theme
from app.widgets.look.canvas import Canvas, draw_text

WEEKS, DAYS = 6, 7
PALE = 0.22
HEAD = 26
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -DAYS,
    Qt.Key.Key_Down: DAYS,
}


class MonthCalendar(FocusRingOwner, Canvas, QWidget):
    """Arrows go from day to day, Page up and Page down from month to month, Enter takes the day.

    Signals: day_reached(object date): another one is chosen. day_taken(object date): Enter, or pressed twice.
    """

    day_reached = Signal(object)
    day_taken = Signal(object)

    def __init__(self, emblems: Mapping[str, str], parent: QWidget | None = None) -> None:
        """emblems: picture by game, in the order in which they are shown."""
        super().__init__(parent)
        self._emblems = emblems
        self.day = self._first = self._last = clock.today()
        self._done: Callable[[date], Sequence[str]] = lambda day: ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.follow(self, self._restyle)

    def show_days(self, first: date, last: date, done: Callable[[date], Sequence[str]]) -> None:
        """first, last: days that can be chosen. done: the games whose tasks were done on a day."""
        self._first, self._last, self._done = first, last, done
        self.choose(self.day)

    def choose(self, day: date) -> None:
        """Go to a day, or to the nearest that can be chosen."""
        self.day = max(self._first, min(self._last, day))
        self.update()
        if self.hasFocus():
            FocusRing.of(self).refresh()
        self.day_reached.emit(self.day)

    def turn(self, months: int) -> None:
        """To the same day of another month."""
        number = self.day.year * 12 + self.day.month - 1 + months
        year, month = divmod(number, 12)
        after = date(year + (month == 11), (month + 1) % 12 + 1, 1)
        self.choose(date(year, month + 1, min(self.day.day, (after - timedelta(1)).day)))

    def may_turn(self, months: int) -> bool:
        """Whether there is a day to be chosen in that direction."""
        edge = self._last if months > 0 else self._first
        return (edge.year, edge.month) != (self.day.year, self.day.month)

    # Where days lie ---------------------------------------------------------------------------

    def _begin(self) -> date:
        """The Monday with which the picture begins."""
        first = self.day.replace(day=1)
        return first - timedelta(first.weekday())

    def _cell(self, place: int) -> QRectF:
        top = theme.current().tx(HEAD)
        wide, high = self.width() / DAYS, (self.height() - top) / WEEKS
        return QRectF(place % DAYS * wide, top + place // DAYS * high, wide, high)

    def _day_at(self, point: QPoint) -> date | None:
        for place in range(WEEKS * DAYS):
            if self._cell(place).contains(QPointF(point)):
                day = self._begin() + timedelta(place)
                shown = day.month == self.day.month
                return day if shown and self._first <= day <= self._last else None
        return None

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(560), look.px(420))

    def minimumSizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(420), look.px(300))

    def focus_shape(self) -> tuple[QRectF, float]:
        look = theme.current()
        place = (self.day - self._begin()).days
        return self._cell(place).adjusted(4, 4, -4, -4), look.pxf(10)

    # What is done with it ---------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        self.show_focus_ring()
        if key in _STEPS:
            self.choose(self.day + timedelta(_STEPS[key]))
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.turn(1 if key == Qt.Key.Key_PageDown else -1)
        elif key == Qt.Key.Key_Home:
            self.choose(self._last)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.day_taken.emit(self.day)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        day = self._day_at(event.position().toPoint())
        if day is not None:
            self.choose(day)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        day = self._day_at(event.position().toPoint())
        if day is not None:
            self.day_taken.emit(day)

    # Painting ---------------------------------------------------------------------------------

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        locale, tag = QLocale(), look.font("tag")
        for weekday in range(DAYS):
            middle = QPointF(self._cell(weekday).center().x(), look.tx(18))
            name = locale.dayName(weekday + 1, QLocale.FormatType.ShortFormat)
            draw_text(painter, name, middle, tag, look.palette.ink2, lean=0.5)
        for place in range(WEEKS * DAYS):
            day = self._begin() + timedelta(place)
            if day.month == self.day.month:
                self._paint_day(painter, look, self._cell(place), day)

    def _paint_day(self, painter: QPainter, look: theme.Theme, cell: QRectF, day: date) -> None:
        colours, gap = look.palette, look.pxf(3)
        box = cell.adjusted(gap, gap, -gap, -gap)
        there = self._first <= day <= self._last
        done = self._done(day) if there else ()
        chosen = day == self.day
        painter.setPen(QPen(colours.ink if chosen else colours.line, look.pxf(2.4 if chosen else 1.2)))
        painter.setBrush(colours.yellow_tint if done else colours.raised)
        painter.drawRoundedRect(box, look.pxf(9), look.pxf(9))
        font = look.font("meta_strong" if day == self._last else "meta")
        ink = colours.ink if there else colours.ink3
        draw_text(painter, str(day.day), box.topLeft() + QPointF(look.pxf(8), look.tx(19)), font, ink)
        if not there:
            return
        count = len(self._emblems)
        room = QRectF(box.left(), box.top() + look.tx(22), box.width(), box.height() - look.tx(24))
        side = min(look.pxf(24), room.height(), (room.width() - look.pxf(8)) / count - look.pxf(2))
        if side < look.pxf(6):
            return
        left = room.center().x() - (count * side + (count - 1) * look.pxf(2)) / 2
        for game, emblem in self._emblems.items():
            painter.setOpacity(1.0 if game in done else PALE)
            top_left = QPointF(left, room.center().y() - side / 2)
            whole = int(side)
            painter.drawPixmap(top_left, art.pixmap(emblem, whole, whole, self.devicePixelRatioF()))
            left += side + look.pxf(2)
        painter.setOpacity(1.0)
