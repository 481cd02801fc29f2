"""A handicap: one of those who sit down begins with some points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.engine.rules import FARTHEST_AHEAD, Seat
from app.tabletop.options import OptionLine, OptionPair
from app.ui import texts
from app.widgets.controls.number_choice import NumberChoice
from app.widgets.controls.segmented import Segmented
from app.widgets.look import theme

USUAL = (5, 10, 20, 50)
MOST_SEATS, LONGEST_NAME = 4, 10
"""Of more nobody begins ahead; longer names are cut, earlier where many are written large."""
NOBODY = -1


class HeadStart(QWidget):
    """Who begins with how many points; nobody at first.

    Signals: changed().
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        label = self.tr("Head start")
        self.who = Segmented([(NOBODY, self.tr("nobody"))], NOBODY, accessible_name=label)
        numbers = [(number, str(number)) for number in USUAL]
        points = self.tr("Points ahead")
        limits = (1, FARTHEST_AHEAD)
        self.points = NumberChoice(numbers, USUAL[1], limits, self.tr("other"), accessible_name=points)
        self.points.hide()
        self.who.choice_changed.connect(self._choose)
        self.points.value_changed.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(OptionLine(OptionPair(label, self.who, tight=True), self.points))
        self.show_seats(())

    def _choose(self, _chosen: object) -> None:
        self.points.setVisible(self.who.value() != NOBODY)
        self.changed.emit()

    def show_seats(self, seats: Sequence[Seat]) -> None:
        """These sit down now; whoever begins ahead goes on doing so while they all stay."""
        names = texts.seat_names(seats)
        self.setVisible(1 < len(seats) <= MOST_SEATS)
        if names == self._names:
            return
        self._names = names
        longest = LONGEST_NAME
        if len(names) == MOST_SEATS:
            longest = round(LONGEST_NAME / theme.current().text_size)
        chosen = [(at, _cut(name, longest)) for at, name in enumerate(names[:MOST_SEATS])]
        self.who.set_value(NOBODY)
        self.who.set_options([(NOBODY, self.tr("nobody")), *chosen])
        self.points.hide()

    def give(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """The seats with the points that were chosen."""
        who = -1 if self.isHidden() else self.who.value()
        points = self.points.value()
        return tuple(replace(seat, ahead=points) if at == who else seat for at, seat in enumerate(seats))


def _cut(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"
