"""Handicaps: one of those who sit down begins with some points, a person has more or less time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.engine.rules import FARTHEST_AHEAD, Seat
from app.tabletop import phrases
from app.tabletop.options import OptionLine, OptionPair
from app.ui import texts
from app.widgets.controls.number_choice import NumberChoice
from app.widgets.controls.segmented import Segmented
from app.widgets.look import theme

USUAL = (5, 10, 20, 50)
EXTRA = (-60, -30, 60, 120)
"""Seconds more or less."""
MOST_SEATS, LONGEST_NAME, LEAST_TIME = 4, 10, 30
"""Of more nobody has a handicap; longer names are cut, earlier where many are written large; nobody has less
time than these seconds."""
NOBODY = -1


class HeadStart(QWidget):
    """Who begins with how many points, and who has another time; nobody at first.

    Signals: changed().
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._names: tuple[str, ...] = ()
        self._time: int | None = None
        nobody: list[tuple[object, str]] = [(NOBODY, self.tr("nobody"))]
        label = self.tr("Head start")
        self.who = Segmented(nobody, NOBODY, accessible_name=label)
        numbers = [(number, str(number)) for number in USUAL]
        points = self.tr("Points ahead")
        limits = (1, FARTHEST_AHEAD)
        self.points = NumberChoice(numbers, USUAL[1], limits, self.tr("other"), accessible_name=points)
        other = self.tr("Other time")
        self.whose = Segmented(nobody, NOBODY, accessible_name=other)
        self.seconds = Segmented(self._amounts(0), EXTRA[2], accessible_name=self.tr("More or less time"))
        for one, amount in ((self.who, self.points), (self.whose, self.seconds)):
            amount.hide()
            one.choice_changed.connect(self._choose)
        self.points.value_changed.connect(self.changed)
        self.seconds.choice_changed.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(OptionLine(OptionPair(label, self.who, tight=True), self.points, under=True))
        self.time_line = OptionLine(OptionPair(other, self.whose, tight=True), self.seconds, under=True)
        column.addWidget(self.time_line)
        self.show_seats(())

    def _amounts(self, time: int) -> list[tuple[object, str]]:
        """What may be given or taken of so much time."""
        told = {one: phrases.more_time(one) for one in EXTRA if one > 0 or time + one >= LEAST_TIME}
        return list(told.items())

    def _choose(self, _chosen: object) -> None:
        self.points.setVisible(self.who.value() != NOBODY)
        self.seconds.setVisible(self.whose.value() != NOBODY)
        self.changed.emit()

    def show_seats(self, seats: Sequence[Seat], time: int | None = None) -> None:
        """These sit down now; who has a handicap keeps it while they all stay. time: seconds that each person
        has for themselves, None where that is not measured."""
        names = texts.seat_names(seats)
        self.setVisible(1 < len(seats) <= MOST_SEATS)
        self.time_line.setVisible(time is not None and any(seat.is_person for seat in seats))
        if time != self._time and time is not None:
            chosen = self.seconds.value()
            self.seconds.set_options(self._amounts(time))
            offered = [one for one, _ in self._amounts(time)]
            self.seconds.set_value(chosen if chosen in offered else EXTRA[2])
        self._time = time
        if names == self._names:
            return
        self._names = names
        longest = LONGEST_NAME
        if len(names) == MOST_SEATS:
            longest = round(LONGEST_NAME / theme.current().text_size)
        chosen_from = [(at, _cut(name, longest)) for at, name in enumerate(names[:MOST_SEATS])]
        people = [(at, name) for at, name in chosen_from if seats[at].is_person]
        for control, who in ((self.who, chosen_from), (self.whose, people)):
            control.set_value(NOBODY)
            control.set_options([(NOBODY, self.tr("nobody")), *who])
        self.points.hide()
        self.seconds.hide()

    def give(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """The seats with what was chosen."""
        if self.isHidden():
            return tuple(seats)
        ahead, timed = self.who.value(), NOBODY if self.time_line.isHidden() else self.whose.value()
        points, extra = self.points.value(), self.seconds.value()
        given = (replace(seat, ahead=points) if at == ahead else seat for at, seat in enumerate(seats))
        return tuple(
            replace(seat, extra=extra) if at == timed and isinstance(extra, int) else seat
            for at, seat in enumerate(given)
        )


def _cut(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"
