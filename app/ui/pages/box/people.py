"""Before a game with the box: who sits at the real table, who begins and what is agreed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from app.engine.boxed.sheet import BoxSheet, SheetPerson
from app.storage.profiles import LONGEST_NAME, Profile, tidy
from app.tabletop.boxed import BoxedGame
from app.ui.seat_looks import household_faces
from app.widgets import boxes
from app.widgets.controls.avatar import PERSON_COLOURS, person_face
from app.widgets.controls.bar_button import MenuButton
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.choice import AvatarButton
from app.widgets.controls.field import TextField
from app.widgets.controls.label import Label
from app.widgets.controls.segmented import Segmented
from app.widgets.look import theme
from app.widgets.sheets.menu import MenuLine
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

WIDTH, PLACE = 760, 108
"""Widths of the sheet and of a person's place, in design pixels."""


class BoxPeople(Spoken, Panel):
    """Signals: begun(object BoxSheet): an empty sheet with these people."""

    begun = Signal(object)

    def __init__(
        self, game: str, boxed: BoxedGame, people: Sequence[Profile], parent: QWidget | None = None
    ) -> None:
        super().__init__("", parent, seed=4)
        self._game, self._boxed = game, boxed
        self._known = tuple(people)
        self._seated: list[SheetPerson] = []
        self._first = 0
        self.buttons: dict[str, AvatarButton] = {}
        self.say(self.set_title, lambda: self.tr("Who is playing?"))
        self._hint = Label("", "meta", "ink2", wrap=True)
        self.say(
            self._hint.setText,
            lambda: self.tr("Press people clockwise, as they sit; a second press lets them go."),
        )
        self.body.addWidget(self._hint)
        self._faces = QWidget(self)
        self._grid = QGridLayout(self._faces)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self._faces)
        self.order = Label("", "body_strong", wrap=True)
        faces = household_faces(people)
        for person in people:
            self._add_button(person.id, AvatarButton(faces[person.id], person.name, parent=self._faces))
        self._make_guest_row()
        self.body.addWidget(self.order)
        self.first = MenuButton("people", self._first_lines)
        self._first_row = self._row(self._boxed.first_label, self.first)
        self._choices = {
            choice.name: Segmented([(v, t()) for v, t in choice.values]) for choice in boxed.choices
        }
        for one in self._choices.values():
            one.choice_changed.connect(lambda _: self._fit())
        self._choice_rows = [self._row(choice.label, self._choices[choice.name]) for choice in boxed.choices]
        self.go = PaperButton("", "primary", big=True)
        self.go.clicked.connect(self._begin)
        self.say(self.go.setText, lambda: self.tr("Open the sheet"))
        self.body.addLayout(boxes.row(1, self.go))
        self.hear_now(self._speak)
        theme.follow_now(self, self._measure)

    def _make_guest_row(self) -> None:
        row = QHBoxLayout()
        self.guest = TextField(icon_name="plus")
        self.guest.setMaxLength(LONGEST_NAME)
        self.guest.returnPressed.connect(self._add_guest)
        self.add = PaperButton("", "secondary")
        self.add.clicked.connect(self._add_guest)
        self.say(self.guest.setAccessibleName, lambda: self.tr("Somebody else's name"))
        self.say(self.guest.setPlaceholderText, lambda: self.tr("Somebody else's name"))
        self.say(self.add.setText, lambda: self.tr("Seat them"))
        row.addWidget(self.guest, 1)
        row.addWidget(self.add)
        self.body.addLayout(row)

    def _row(self, label: Callable[[], str], control: QWidget) -> QWidget:
        row = QWidget(self)
        line = boxes.row(inside=row, bare=True)
        name = Label("", "body_strong")
        self.say(name.setText, label)
        if isinstance(control, Segmented):
            self.say(control.set_name, label)
        line.addWidget(name, 1)
        line.addWidget(control)
        self.body.addWidget(row)
        return row

    def _measure(self) -> None:
        self.setFixedWidth(theme.current().px(WIDTH))
        self._lay_out()

    # People -----------------------------------------------------------------------------------

    def seat(self, people: Sequence[SheetPerson]) -> None:
        """Those who played the last time."""
        for person in people:
            known = next((one for one in self._known if one.id == person.profile), None)
            if known is not None:
                self.buttons[known.id].setChecked(True)
                self._toggle(known.id, known.name)
            elif not person.profile:
                self._seat_guest(person.name)

    def _add_button(self, key: str, button: AvatarButton) -> None:
        self.buttons[key] = button
        self._lay_out()
        button.show()
        button.clicked.connect(lambda: self._toggle(key, button.text()))

    def _lay_out(self) -> None:
        """As many side by side as have room."""
        beside = max(3, self.width() // theme.current().px(PLACE))
        for at, button in enumerate(self.buttons.values()):
            self._grid.addWidget(button, at // beside, at % beside)
        high = max((button.sizeHint().height() for button in self.buttons.values()), default=0)
        rows = -(-len(self.buttons) // beside)
        # Names are not to be cut where the sheet is longer than the page, nor by a text of two lines.
        self._faces.setMinimumHeight(rows * (high + self._grid.verticalSpacing()))
        margins = self.body.contentsMargins()
        room = theme.current().px(WIDTH) - margins.left() - margins.right()
        for text in (self._hint, self.order):
            text.setMinimumHeight(max(0, text.heightForWidth(room)))  # −1 where it has one line

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _toggle(self, key: str, name: str) -> None:
        profile = "" if key.startswith("guest:") else key
        person = SheetPerson(name, profile)
        if self.buttons[key].isChecked():
            self._seated.append(person)
        else:
            self._seated = [one for one in self._seated if one != person]
        self._speak()

    def _add_guest(self) -> None:
        name = tidy(self.guest.text())
        if name:
            self._seat_guest(name)
            self.guest.clear()
        self.guest.setFocus()

    def _seat_guest(self, name: str) -> None:
        known = next((one for one in self.buttons.values() if one.text().casefold() == name.casefold()), None)
        if known is not None:
            if not known.isChecked():
                known.click()
            return
        key = f"guest:{name}"
        taken = {one.face.colour for one in self.buttons.values()}
        colour = next((one for one in PERSON_COLOURS if one not in taken), "green")
        button = AvatarButton(person_face(name, colour), name, checked=True, parent=self._faces)
        self._add_button(key, button)
        self._toggle(key, name)

    def _first_lines(self) -> list[MenuLine]:
        def choose(at: int) -> None:
            self._first = at
            self._speak()

        return [
            MenuLine(person.name, partial(choose, at), "check" if at == self._first else "")
            for at, person in enumerate(self._seated)
        ]

    # Showing ----------------------------------------------------------------------------------

    def obstacle(self) -> str:
        """Why no sheet can be opened, empty when it can."""
        fewest, most = self._boxed.seats
        if len(self._seated) > most:
            return self.tr("At most {count} can play.").format(count=most)
        if len(self._seated) < fewest:
            return (
                self.tr("Somebody else has to sit down, too.")
                if self._seated
                else self.tr("Nobody sits there yet.")
            )
        return ""

    def _speak(self) -> None:
        self._first = min(self._first, max(0, len(self._seated) - 1))
        obstacle = self.obstacle()
        names = [person.name for person in self._seated]
        self.order.setText(obstacle or " → ".join(names))
        self.order.set_colour("red" if obstacle and names else "ink")
        self._lay_out()
        self.go.setEnabled(not obstacle)
        self._first_row.setVisible(len(names) > 1)
        self.first.set_words(names[self._first] if names else "", self._boxed.first_label())
        for choice in self._boxed.choices:
            segmented = self._choices[choice.name]
            segmented.set_options([(value, text()) for value, text in choice.values])
        self._fit()

    def _fit(self) -> None:
        """Ask for what matters with these people and what else is agreed."""
        for choice, row in zip(self._boxed.choices, self._choice_rows, strict=True):
            row.setVisible(choice.fits(len(self._seated), self._agreed()))

    def _agreed(self) -> dict[str, str]:
        return {name: str(choice.value()) for name, choice in self._choices.items()}

    def _begin(self) -> None:
        if self.obstacle():
            return
        self.begun.emit(BoxSheet(self._game, tuple(self._seated), self._agreed(), self._first))

    def first_focus(self) -> QWidget:
        return next(iter(self.buttons.values()), self.guest)
