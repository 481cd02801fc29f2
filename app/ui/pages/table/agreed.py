"""What is agreed at a table, on a chip in its bar; pressed, it tells all of it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.engine.rules import Seat
from app.tabletop import phrases
from app.tabletop.face import Face
from app.ui import texts
from app.widgets import boxes
from app.widgets.controls.focusring import PressedByEnter
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.sheets.dialog import PaperDialog
from app.widgets.spoken import Spoken

SIDE, HIGH, SHORT = 12, 30, 150


class AgreementsButton(Spoken, PressedByEnter, Canvas, QAbstractButton):
    """As many agreements in a word or two as there is room for, and how many more there are.

    Signals: clicked(): from QAbstractButton; the page has it `tell` all of them.
    """

    def __init__(
        self, face: Face, options: Mapping[str, Any], seats: Sequence[Seat], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._face, self._options, self._seats = face, options, seats
        self._parts: Sequence[str] = ()
        self._least, self._agrees = "", False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # What else stands in the bar keeps its room; this one says less.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.hear_now(self._retranslate)
        theme.follow(self, self._restyle)

    def _retranslate(self) -> None:
        agreed = [*self._face.agreed(self._options, len(self._seats)), *self._handicaps()]
        self._agrees, self._parts = bool(agreed), agreed or [self.tr("usual rules")]
        self._least = self.tr("rules +{number}").format(number=len(agreed)) if agreed else self.tr("rules")
        self.setAccessibleName(self.tr("Agreed: {what}").format(what=", ".join(self._parts)))
        self.setToolTip(" · ".join(self._parts))
        self._restyle()

    def _handicaps(self) -> list[str]:
        """Who began with points, who has more or less time."""
        ahead, time, told = self.tr("{name}: head start {points}"), self.tr("{name}: time {more}"), []
        for seat, name in zip(self._seats, texts.seat_names(self._seats), strict=True):
            if seat.ahead:
                told.append(ahead.format(name=name, points=phrases.points(seat.ahead)))
            if seat.extra:
                told.append(time.format(name=name, more=phrases.more_time(seat.extra)))
        return told

    # What fits --------------------------------------------------------------------------------

    def shown(self) -> str:
        """The text on the chip at its present width."""
        return next((text for text in self._texts() if self._wide(text) <= self.width()), self._least)

    def _texts(self) -> list[str]:
        """All of it, then ever less."""
        count = len(self._parts)
        firsts = (" · ".join(self._parts[:some]) for some in range(count, 0, -1))
        texts = [text if some == 0 else f"{text} +{some}" for some, text in enumerate(firsts)]
        return [*texts, self._least]

    def _wide(self, text: str) -> int:
        look = theme.current()
        metrics = QFontMetricsF(look.font("meta_strong"))
        return math.ceil(metrics.horizontalAdvance(text)) + 2 * look.px(SIDE)

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(self._wide(self._texts()[0]), max(look.px(HIGH), look.tx(HIGH - 4)))

    def minimumSizeHint(self) -> QSize:
        """The first of them, where that is short, else that there are some."""
        first = self._wide(self._texts()[len(self._parts) - 1])
        short = self._agrees and first <= theme.current().tx(SHORT)
        some = first if short else self._wide(self._least)
        return QSize(some, self.sizeHint().height())

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        painter.fillPath(paper.cut(QRectF(self.rect()), look.pxf(10), 5, 0.0), colours.sunken)
        middle, font = self.rect().toRectF().center(), look.font("meta_strong")
        draw_text(painter, self.shown(), middle, font, colours.ink, lean=0.5, sink=0.5)

    # All of it --------------------------------------------------------------------------------

    def tell(self) -> None:
        """The whole agreement as the sheet of a new game asks about it, what is other than usual first."""
        form = self._face.form(self._options)
        form.setParent(self)
        form.hide()
        form.set_people(sum(seat.is_person for seat in self._seats), len(self._seats))
        dialog = PaperDialog(self, self.tr("What holds at this table"))
        dialog.body.addWidget(Label(" · ".join(self._parts), "body_strong", "ink", wrap=True))
        lines = QWidget()
        column = boxes.column(inside=lines, bare=True)
        for line in form.lines():
            column.addWidget(Label(line, "body", "ink", wrap=True))
        form.deleteLater()
        dialog.body.addWidget(PaperScroll(lines))
        dialog.open_once(dialog.add_close())
