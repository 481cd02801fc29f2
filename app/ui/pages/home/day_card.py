"""The challenge of the day on the first page: four tasks, the week, days in a row, who has done how much."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.focusring import PressedByEnter
from app.widgets.controls.label import Label
from app.widgets.look import art, fonts, theme
from app.widgets.look.canvas import Canvas, around, draw_text
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

if TYPE_CHECKING:
    from app.storage.challenges import Try
    from app.tabletop.face import Face

EMBLEM = 50
WIDTH = 84
ROOM = 250
"""Height from which on there is more than emblems and button, in design pixels, at the usual size of text."""


class DayState(NamedTuple):
    """What the card shows. tries: by game. week: which days of this week, from Monday, have something done.

    row: days in a row. family: name and points of each person today, None for nothing yet."""

    day: date
    tries: Mapping[str, Try]
    week: Sequence[bool]
    row: int
    family: Sequence[tuple[str, int | None]]


class TaskButton(PressedByEnter, Canvas, QAbstractButton):
    """The emblem of a game, a tick once its task is done, and below it the result or what there is to do."""

    def __init__(self, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = face
        self._done = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow(self, self._restyle)

    def show_try(self, one: Try | None) -> None:
        from app.ui.days import texts

        self._done = one is not None and one.result is not None
        self.setText(texts.status(one))
        self.setAccessibleName(texts.spoken(self.face, one))
        self.setToolTip(self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        look = theme.current()
        text = QFontMetricsF(look.font("meta_strong")).horizontalAdvance(self.text())
        return QSize(max(look.px(WIDTH), int(text) + 4), look.px(EMBLEM + 12) + look.tx(22))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.current().px(EMBLEM + 6), self.sizeHint().height())

    def letters(self) -> QFont:
        """What its text is written in: smaller rather than cut off, for results are figures."""
        font = QFont(theme.current().font("meta_strong"))
        wide = QFontMetricsF(font).horizontalAdvance(self.text())
        if wide > self.width():
            font.setPixelSize(max(round(fonts.SMALLEST), int(font.pixelSize() * self.width() / wide)))
        return font

    def focus_shape(self) -> tuple[QRectF, float]:
        return self._place(), theme.current().pxf(10)

    def _place(self) -> QRectF:
        look = theme.current()
        return around(QPointF(self.width() / 2, look.pxf(EMBLEM / 2 + 6)), look.pxf(EMBLEM))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        from app.widgets.controls.avatar import paint_badge

        colours, place = look.palette, self._place()
        ratio, side = self.devicePixelRatioF(), int(place.width())
        painter.drawPixmap(place.topLeft(), art.pixmap(self.face.emblem, side, side, ratio))
        if self._done:
            radius = look.pxf(10)
            centre = place.topRight() + QPointF(-radius * 0.3, radius * 0.6)
            paint_badge(painter, centre, radius, colours.green, colours.raised, colours.onfill)
        baseline = place.bottom() + look.tx(18)
        font = self.letters()
        ink = colours.letter if self.isEnabled() else colours.ink3
        at = QPointF(self.width() / 2, baseline)
        draw_text(painter, self.text(), at, font, ink, lean=0.5, room=float(self.width()))


def _short(day: int) -> str:
    """Of a day of the week, two letters: three of English left the days in a row no room beside them."""
    return QLocale().dayName(day, QLocale.FormatType.ShortFormat)[:2]


class WeekRings(Spoken, Canvas, QWidget):
    """Seven rings, Monday to Sunday, filled where something was done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._done: Sequence[bool] = (False,) * 7
        self._today = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.follow(self, self._restyle)

    def show_week(self, done: Sequence[bool], today: int) -> None:
        """today: which of them it is."""
        self._done, self._today = tuple(done), today
        names = [QLocale().dayName(at + 1) for at, one in enumerate(done) if one]
        told = self.tr("Done this week: {days}").format(days=", ".join(names))
        self.setAccessibleName(told if names else self.tr("Nothing done this week yet"))
        self.update()

    def sizeHint(self) -> QSize:
        look, days = theme.current(), range(1, 8)
        font = QFontMetricsF(look.font("tag"))
        step = max(look.px(27), *(math.ceil(font.horizontalAdvance(_short(at))) + look.px(6) for at in days))
        return QSize(7 * step, look.tx(18) + look.px(26))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        from app.widgets.look import icons

        colours = look.palette
        step, radius = self.width() / 7, look.pxf(9)
        for at, done in enumerate(self._done):
            centre = QPointF(step * (at + 0.5), self.height() - radius - look.pxf(3))
            font = look.font("tag")
            draw_text(
                painter, _short(at + 1), QPointF(centre.x(), look.tx(14)), font, colours.letter, lean=0.5
            )
            painter.setPen(QPen(colours.letter, look.pxf(3.2 if at == self._today else 1.8)))
            painter.setBrush(colours.red if done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, radius, radius)
            if done:
                icons.paint(painter, "check", around(centre, radius * 1.3), colours.onfill, 3.4)


class DayCard(Spoken, Panel):
    """Empty until the first picture has come; then `show_state`.

    Signals:
        task_wanted(str game): whatever can be done with a task now.
        pass_on_wanted(): all four are done, and the result is to be told.
    """

    task_wanted = Signal(str)
    pass_on_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, fill="yellow", margin=18, spacing=6, seed=7)
        self.state: DayState | None = None
        self.tasks: list[TaskButton] = []
        self.go: PaperButton | None = None
        self.say(self.set_title, self._heading)

    def _heading(self) -> str:
        if self.state is None:
            return self.tr("Daily challenge")
        from app.ui.days import texts

        text = self.tr("Daily challenge · {date}").format(date=texts.long_date(self.state.day))
        room = self.title.width() or theme.current().px(360)
        wide = QFontMetricsF(self.title.font()).horizontalAdvance(text)
        return text if wide <= room else self.tr("Daily challenge")

    def furnish(self, faces: Sequence[Face]) -> None:
        """Put in what it consists of: the games that have tasks."""
        self._tasks_row = QHBoxLayout()
        for face in faces:
            button = TaskButton(face, self)
            button.clicked.connect(lambda _=False, game=face.game: self.task_wanted.emit(game))
            self._tasks_row.addWidget(button)
            self.tasks.append(button)
        self.rings = WeekRings(self)
        self.row = Label("", "meta_strong", "letter", self, wrap=True)
        self.family = Label("", "meta", "letter", self, wrap=True)
        # However many people live here, the card grows no higher: they have the button's height.
        self.family.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.go = PaperButton("", "ink", "", self)
        self.go.clicked.connect(self._go_on)
        middle = boxes.row(self.rings, (self.row, 1))
        self._below = boxes.row((self.family, 1), self.go)
        for line in (self._tasks_row, middle, self._below):
            self.body.addStretch(1)
            self.body.addLayout(line)
        self.hear(self._show)
        theme.follow(self, self._fit)

    def show_state(self, state: DayState) -> None:
        self.state = state
        self._show()

    def _show(self) -> None:
        from app.ui.days import texts

        state = self.state
        if state is None or self.go is None:
            return
        self.set_title(self._heading())
        for button in self.tasks:
            button.show_try(state.tries.get(button.face.game))
        self.rings.show_week(state.week, state.day.weekday())
        self.row.setText(texts.in_a_row(state.row))
        people = [f"{name}\u00a0{'–' if points is None else points}" for name, points in state.family]
        self.family.setText(" · ".join(people))
        self.go.setText(self.tr("Pass on") if self._next() is None else self.tr("Try"))
        self._fit()

    def _next(self) -> str | None:
        """The first task that is not done."""
        tries = {} if self.state is None else self.state.tries
        for button in self.tasks:
            one = tries.get(button.face.game)
            if one is None or one.is_open:
                return button.face.game
        return None

    def _go_on(self) -> None:
        game = self._next()
        if game is None:
            self.pass_on_wanted.emit()
        else:
            self.task_wanted.emit(game)

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in order."""
        return [*self.tasks, *([self.go] if self.go is not None else [])]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Without the line that goes where room is scarce: shown, it would hold room that there is not."""
        hint = super().minimumSizeHint()
        if self.go is not None and not self.rings.isHidden():
            line = max(self.rings.sizeHint().height(), self.row.minimumSizeHint().height())
            hint.setHeight(hint.height() - line - 2 * self.body.spacing())
        return hint

    def _fit(self) -> None:
        """Small, or with large letters, it is emblems and button."""
        if self.go is None:
            return
        look = theme.current()
        self.set_title(self._heading())
        room = self.height() >= look.px(ROOM) + look.tx(80) - look.px(80)
        self.rings.setVisible(room)
        self.row.setVisible(room)
        self.family.setVisible(room)
        self._tasks_row.setSpacing(look.px(4))
        self._below.setSpacing(look.px(10))
        self.body.setSpacing(look.px(6 if room else 1))


def week_of(day: date, done: Callable[[date], bool]) -> list[bool]:
    """Of each day of its week, from Monday, whether something was done."""
    monday = day - timedelta(days=day.weekday())
    return [done(monday + timedelta(days=ahead)) for ahead in range(7)]
