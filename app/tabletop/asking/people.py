"""The people who are asked: each speaks, or passes, by their own name."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.tabletop.asking.flow import FlowPanel
from app.tabletop.asking.keys import NameKey
from app.tabletop.context import SeatLook
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.kept_clear import KeptClear
from app.widgets.look import theme
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.spoken import Spoken


class AskedPerson(KeptClear, Spoken, QWidget):
    """One of them. name: to speak. no: to pass; again, to think better of it."""

    def __init__(self, who: SeatLook, number: int) -> None:
        super().__init__()
        self._who = who
        self.passed = False
        self.name = NameKey(who, number)
        self.no = PaperButton()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._row = boxes.row(self.name, self.no, inside=self, bare=True)
        self.hear(self._retell)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        self._row.setSpacing(theme.current().px(2))
        self._retell()

    def _retell(self) -> None:
        self.no.setText(self.tr("No", "whoever presses it passes"))
        told = self.tr("{name}: no, said already") if self.passed else self.tr("{name}: no")
        self.no.setAccessibleName(told.format(name=self._who.name))
        # As wide with its sign as without: nothing moves under the hand of who is about to press.
        self.no.set_icon_name("check")
        self.no.setFixedWidth(self.no.sizeHint().width())
        self.no.set_icon_name("check" if self.passed else "")

    def show_passed(self, passed: bool) -> None:
        """Whether they have passed."""
        self.passed = passed
        self.no.set_kind("ink" if passed else "secondary")
        self._retell()

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()


class AskedPeople(FlowPanel):
    """A row of them. Nobody passes for others by a press of their own, and that passes once: the next one
    has to be fresh. Whoever sits at the machine may say for all, who were asked aloud, that nobody wants to
    speak: four people are asked twice a turn.

    nobody: passes for all who have said nothing, as long as those are several.
    Signals: named(int seat), passed(int seat).
    """

    named = Signal(int)
    passed = Signal(int)

    def __init__(self, looks: Sequence[SeatLook]) -> None:
        super().__init__(gap=16)
        self._looks = tuple(looks)
        self.people: dict[int, AskedPerson] = {}
        self.nobody = PaperButton()
        self._numbers: dict[int, int] = {}

    def show_people(
        self, seats: Sequence[int], passed: Collection[int] = (), lit: Collection[int] = ()
    ) -> None:
        """Who is asked, who of them has passed, and who waits to speak."""
        if list(self.people) != list(seats):
            self._seat(seats)
        silent = [seat for seat in seats if seat not in passed and seat not in lit]
        self.nobody.setText(self.tr("Nobody", "whoever presses it passes for all"))
        self.nobody.setVisible(len(silent) > 1)
        for seat, person in self.people.items():
            person.name.light(seat in lit)
            person.show_passed(seat in passed)
        self.arrange()

    def _seat(self, seats: Sequence[int]) -> None:
        """Other people are asked. Whoever is left keeps the digit that was read before."""
        if not self._numbers.keys() >= set(seats):
            self._numbers = {seat: number for number, seat in enumerate(seats, start=1)}
        self.people = {seat: AskedPerson(self._looks[seat], self._numbers[seat]) for seat in seats}
        for seat, person in self.people.items():
            person.name.clicked.connect(partial(self._name, seat))
            person.no.clicked.connect(partial(self._pass, seat))
        self.nobody = PaperButton()
        self.nobody.clicked.connect(self._pass_all)
        self.put([*self.people.values(), *([self.nobody] if seats else ())])

    def _name(self, seat: int) -> None:
        self.named.emit(seat)
        if self.isVisible():
            want_fresh_press(self, digits=True)

    def _pass(self, seat: int) -> None:
        pressed = self.people[seat]
        self.passed.emit(seat)
        if self.isVisible():
            if pressed.no.hasFocus() and pressed.passed and (then := self.keyboard()) is not None:
                keyboard.give(then)
            want_fresh_press(self, digits=True)

    def _pass_all(self) -> None:
        for seat in [seat for seat, one in self.people.items() if not one.passed and not one.name.lit]:
            self.passed.emit(seat)
        if self.isVisible():
            want_fresh_press(self, digits=True)

    def press_digit(self, digit: int) -> bool:
        """The name with this number less one is pressed; False where there is none."""
        found = [seat for seat in self.people if self._numbers[seat] == digit + 1]
        if not found or not self.isVisible():
            return False
        self.people[found[0]].name.click()
        return True

    def keyboard(self) -> QWidget | None:
        """Where the first who has said nothing yet passes; None where all have."""
        return next((one.no for one in self.people.values() if not one.passed), None)
