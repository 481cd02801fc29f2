"""The agreed options of a game as a form: a label and its control, two to a line where the text size leaves
room."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.engine.rules import Json
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.number_choice import NumberChoice
from app.widgets.controls.segmented import Segmented
from app.widgets.controls.toggle import Toggle
from app.widgets.look import theme


class OptionPair(QWidget):
    """A label on the left, its control on the right (under it with large text), a note below.

    tight: the control follows its label at once. roomy: there is room for larger text, too.
    """

    def __init__(
        self,
        label: str,
        control: QWidget,
        *,
        tight: bool = False,
        roomy: bool = False,
    ) -> None:
        super().__init__()
        self._stack_above = 1.25 if roomy else 1.0
        self._held: tuple[str, ...] = ()
        self.label = Label(label, "control")
        self.note = Label("", "meta", "ink2", self, wrap=True)
        self.note.hide()
        self.control = control
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.addWidget(self.label)
        if not tight:
            self._line.addStretch(1)
        self._line.addWidget(control)
        if tight:
            self._line.addStretch(1)
        self._column = boxes.column(self._line, self.note, inside=self, bare=True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme.follow_now(self, self._restyle)

    def set_note(self, text: str) -> None:
        """Change or hide (empty) the note."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def hold_notes(self, texts: Sequence[str]) -> None:
        """Keep the room that the longest of these notes takes, so nothing below moves for another one."""
        self._held = tuple(texts)
        self._hold()

    def _hold(self) -> None:
        if self._held:
            note = self.note
            whole = QRect(0, 0, max(1, self.width()), 10_000)
            flags = int(Qt.TextFlag.TextWordWrap)
            lines = [note.fontMetrics().boundingRect(whole, flags, text).height() for text in self._held]
            margins = note.contentsMargins()
            note.setMinimumHeight(max(lines) + margins.top() + margins.bottom())
            note.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hold()

    def _restyle(self) -> None:
        look = theme.current()
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        stacked = look.text_size > self._stack_above
        self._line.setDirection(down if stacked else across)
        self._line.setAlignment(self.control, Qt.AlignmentFlag.AlignLeft if stacked else Qt.AlignmentFlag(0))
        self._line.setSpacing(look.px(4 if stacked else 16))
        self._column.setSpacing(look.px(2))
        self._hold()


class OptionLine(QWidget):
    """Two pieces of a form beside each other, or one under the other when text is large or they are wide."""

    def __init__(self, left: QWidget, right: QWidget, *, under: bool = False) -> None:
        super().__init__()
        self._under = under
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(left, 1)
        self._row.addWidget(right, 0)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        look = theme.current()
        stacked = self._under or look.text_size > 1.0
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(down if stacked else across)
        self._row.setSpacing(look.px(8 if stacked else 24))


class MoreOptions(QWidget):
    """Rows that few people need, behind a button.

    Signals: grown(): the rows show now.
    """

    grown = Signal()

    def __init__(self, rows: Sequence[QWidget], *, shown: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = PaperButton("", "link", "chevron_down")
        self.button.clicked.connect(self._toggle)
        self._rows = QWidget()
        self._inner, self._column = QVBoxLayout(self._rows), QVBoxLayout(self)
        for column in (self._inner, self._column):
            column.setContentsMargins(0, 0, 0, 0)
        for row in rows:
            self._inner.addWidget(row)
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self._rows)
        self._rows.setVisible(shown)
        self._name()
        theme.follow_now(self, self._restyle)

    def _toggle(self) -> None:
        self._rows.setVisible(self._rows.isHidden())
        self._name()
        if not self._rows.isHidden():
            self.grown.emit()

    def _name(self) -> None:
        shown = not self._rows.isHidden()
        self.button.set_icon_name("chevron_up" if shown else "chevron_down")
        self.button.setText(self.tr("Fewer options") if shown else self.tr("More options"))

    def _restyle(self) -> None:
        for column in (self._inner, self._column):
            column.setSpacing(theme.current().px(8))


class OptionsForm(QWidget):
    """Base of a game's form: rows, and at its end those that few people need. A game makes a control for each
    of its options, lays the rows and tells what is chosen.

    controls: by option. vote: how words are minded where a majority judges what somebody laid, and how where
        fewer than two people sit down: nobody is asked alone about a good word of an animal's.
    people_row: what only several people are asked; hidden from one. people, seats: how many sit down, and
        with the animals. more_button: opens the options that few people need.

    Signals: options_changed(); grown(): more of the form shows now.
    """

    options_changed = Signal()
    grown = Signal()
    vote: ClassVar[tuple[str, str] | None] = None
    people_row: QWidget | None = None
    more_button: QWidget

    def __init__(
        self,
        given: Mapping[str, Any],
        standard: Json,
        choices: Mapping[str, Sequence[Any]],
        parent: QWidget | None = None,
    ) -> None:
        """given: remembered options, which count as far as they still make sense. standard: those for the
        others. choices: what each may be."""
        super().__init__(parent)
        self.start = dict(standard)
        for name, value in given.items():
            if name in choices and type(value) is type(standard[name]) and value in choices[name]:
                self.start[name] = value
        self.people, self.seats = 1, 2
        self.controls: dict[str, QWidget] = {}
        self._standard = standard
        self._values: dict[str, Callable[[], Any]] = {}

    def segments(self, option: str, name: str, texts: Sequence[tuple[object, str]]) -> Segmented:
        """A control with all values of an option."""
        control = Segmented(texts, self.start[option], accessible_name=name)
        control.choice_changed.connect(self.change)
        self.controls[option], self._values[option] = control, control.value
        return control

    def row(self, option: str, label: str, texts: Sequence[tuple[object, str]]) -> OptionPair:
        """A row with all values of an option."""
        return OptionPair(label, self.segments(option, label, texts))

    def number(
        self, option: str, name: str, usual: Sequence[tuple[int, str]], limits: tuple[int, int], **more: Any
    ) -> NumberChoice:
        """A control with the usual values of an option, and any other within limits."""
        other = self.tr("other")
        control = NumberChoice(usual, self.start[option], limits, other, accessible_name=name, **more)
        control.value_changed.connect(self.change)
        self.controls[option], self._values[option] = control, control.value
        return control

    def switch(self, option: str, text: str, on: object, off: object) -> Toggle:
        """A control for one of two values."""
        control = Toggle(text, self.start[option] == on)
        control.toggled.connect(self.change)
        self.controls[option] = control
        self._values[option] = lambda: on if control.isChecked() else off
        return control

    def lay(self, rows: Sequence[QWidget], few: Sequence[QWidget]) -> None:
        """Put the rows under each other, and those that few people need behind a button, unless one of them
        was needed."""
        hidden = [name for name, control in self.controls.items() if _holds(few, control)]
        more = MoreOptions(few, shown=any(self.start[name] != self._standard[name] for name in hidden))
        more.grown.connect(self.grown)
        self.more_button = more.button
        boxes.column(*rows, more, inside=self, bare=True)
        if not few:
            more.hide()
        theme.follow_now(self, self._restyle)
        self.set_people(1)

    def _restyle(self) -> None:
        column = self.layout()
        if column is not None:
            column.setSpacing(theme.current().px(8))

    def chosen(self) -> Json:
        """What the controls say."""
        return {**self.start, **{name: value() for name, value in self._values.items()}}

    def options(self) -> Json:
        """The options as the rules take them."""
        chosen = self.chosen()
        return {**chosen, "words": self.vote[1]} if self.vote and self.lacks_voters() else chosen

    def lacks_voters(self) -> bool:
        """Whether people are to vote and too few sit down."""
        return self.vote is not None and self.people < 2 and self.chosen()["words"] == self.vote[0]

    def remembered(self) -> Json:
        """What the form begins with the next time: a vote that lacks people, too."""
        return (
            {**self.options(), "words": self.vote[0]} if self.vote and self.lacks_voters() else self.options()
        )

    def lines(self) -> list[str]:
        """All that is agreed, a line each, as the form asks about it."""
        lines = []
        for control in self.findChildren(QWidget):
            if not self._asks(control):
                continue
            if isinstance(control, NumberChoice):
                lines.append(control.chosen_text())
            elif isinstance(control, Segmented) and not isinstance(control.parent(), NumberChoice):
                lines.append(control.accessibleName())
            elif isinstance(control, Toggle):
                yes = self.tr("yes") if control.isChecked() else self.tr("no")
                lines.append(f"{control.text()}: {yes}")
        return lines

    def _asks(self, control: QWidget) -> bool:
        """Whether a control is to be seen, once everything is."""
        step: QWidget | None = control
        while step is not None and step is not self:
            if step.isHidden() and not isinstance(step.parent(), MoreOptions):
                return False
            step = step.parentWidget()
        return True

    def set_people(self, people: int, seats: int | None = None) -> None:
        """How many people sit down, and how many with the animals; where nobody says, one has company."""
        self.people, self.seats = people, max(2, people) if seats is None else seats
        if self.people_row is not None:
            self.people_row.setVisible(people > 1)
        self.change()

    def change(self, _value: object = None) -> None:
        self.tell_notes()
        self.options_changed.emit()

    def tell_notes(self) -> None:
        """Say below the rows what was chosen."""

    def own_time(self) -> int | None:
        """Seconds that each person has for themselves, where the game as it is chosen measures that: somebody
        may be given more or less. None where it does not."""
        return None

    def summary(self, seats: int) -> str:
        """Who plays for how long: “4 players, about 15 minutes”."""
        raise NotImplementedError


def _holds(rows: Sequence[QWidget], control: QWidget) -> bool:
    return any(row is control or row.isAncestorOf(control) for row in rows)
