"""Whose list is being typed: a tab for each person, marked when the list has been handed in."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from app.games.boggle.screen.results.look import face_of, fitted
from app.tabletop.context import SeatLook
from app.widgets import paper, theme
from app.widgets.avatar import paint_avatar, paint_badge
from app.widgets.focusring import PressedByEnter

FACE, NAME = 38, 190


class PersonTab(PressedByEnter, QAbstractButton):
    """Face, name and, once the list is in, a check."""

    def __init__(self, who: SeatLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._who = who
        self._done = False
        self.setCheckable(True)
        self.setText(who.name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.follow(self, self.updateGeometry)
        self.set_done(False)

    def set_done(self, done: bool) -> None:
        """Whether the list is in; then there is nothing to type any more."""
        self._done = done
        self.setEnabled(not done)
        said = self.tr("{name}, list handed in") if done else self.tr("{name}, list still to come")
        self.setAccessibleName(said.format(name=self._who.name))
        self.update()

    @property
    def done(self) -> bool:
        """Whether the list is in."""
        return self._done

    def sizeHint(self) -> QSize:
        """Face and name."""
        look = theme.current()
        width = QFontMetricsF(look.font("control")).horizontalAdvance(self.text())
        wide = min(math.ceil(width), look.tx(NAME))
        return QSize(look.px(FACE + 36) + wide, max(look.px(52), look.tx(48)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tab; the one in use is yellow."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked() and not self._done
        ground = colours.yellow if on else colours.sunken
        painter.fillPath(paper.cut(QRectF(self.rect()), look.pxf(paper.RADIUS_BUTTON), 4, 0.0), ground)
        side = look.px(FACE)
        face = QRectF(look.px(8), (self.height() - side) / 2, side, side)
        paint_avatar(painter, face, face_of(self._who), ratio=self.devicePixelRatioF())
        if self._done:
            corner = face.bottomRight() - QPointF(side * 0.12, side * 0.14)
            paint_badge(painter, corner, side * 0.24, colours.green, colours.sunken, colours.onfill)
        left = face.right() + look.px(10)
        font, name = fitted(look.font("control"), self.text(), self.width() - left - look.px(8))
        painter.setFont(font)
        painter.setPen(colours.letter if on else colours.ink2 if self._done else colours.ink)
        baseline = self.height() / 2 + QFontMetricsF(font).capHeight() * 0.47
        painter.drawText(QPointF(left, baseline), name)
        painter.end()


class PersonTabs(QWidget):
    """The tabs of all people.

    Signals:
        seat_chosen(int): another person types now.
    """

    seat_chosen = Signal(int)

    def __init__(self, seats: tuple[SeatLook, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self.tabs: dict[int, PersonTab] = {}
        for seat, who in enumerate(seats):
            if who.is_person:
                tab = PersonTab(who)
                tab.clicked.connect(lambda _checked, seat=seat: self.seat_chosen.emit(seat))
                self.tabs[seat] = tab
                self._row.addWidget(tab)
        self._row.addStretch(1)
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.current().px(10))

    def show_seats(self, current: int | None, waiting: tuple[int, ...]) -> None:
        """Mark who types and who is done."""
        for seat, tab in self.tabs.items():
            tab.set_done(seat not in waiting)
            tab.setChecked(seat == current)
