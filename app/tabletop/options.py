"""The agreed options of a game as a form: a label and its control, two to a line where the text size leaves
room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.engine.rules import Json
from app.widgets import theme
from app.widgets.buttons import PaperButton
from app.widgets.label import Label


class OptionPair(QWidget):
    """A label on the left, its control on the right (under it with large text), a note below.

    tight: the control follows its label at once. roomy: there is room for larger text, too.
    """

    def __init__(
        self,
        label: str,
        control: QWidget,
        parent: QWidget | None = None,
        *,
        note: str = "",
        tight: bool = False,
        roomy: bool = False,
    ) -> None:
        super().__init__(parent)
        self._stack_above = 1.25 if roomy else 1.0
        self.label = Label(label, "control")
        self.note = Label(note, "meta", "ink2", self, wrap=True)
        self.note.setVisible(bool(note))
        self.control = control
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.addWidget(self.label)
        if not tight:
            self._line.addStretch(1)
        self._line.addWidget(control)
        if tight:
            self._line.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._line)
        self._column.addWidget(self.note)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme.follow(self, self._restyle)
        self._restyle()

    def set_note(self, text: str) -> None:
        """Change or hide (empty) the note."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _restyle(self) -> None:
        look = theme.current()
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        stacked = look.text_size > self._stack_above
        self._line.setDirection(down if stacked else across)
        self._line.setAlignment(self.control, Qt.AlignmentFlag.AlignLeft if stacked else Qt.AlignmentFlag(0))
        self._line.setSpacing(look.px(4 if stacked else 16))
        self._column.setSpacing(look.px(2))


class OptionLine(QWidget):
    """Two pieces of a form beside each other, or one under the other when text is large."""

    def __init__(self, left: QWidget, right: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(left, 1)
        self._row.addWidget(right, 0)
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        look = theme.current()
        stacked = look.text_size > 1.0
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
        theme.follow(self, self._restyle)
        self._restyle()

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
    """Base of a game's form: rows, and at its end those that few people need. A game makes its rows, lays
    them and tells their values.

    people_row: what only several people are asked; hidden from one.
    more_button: opens the options that few people need.

    Signals: options_changed(); grown(): more of the form shows now.
    """

    options_changed = Signal()
    grown = Signal()
    people_row: QWidget | None = None
    more_button: QWidget

    def lay(self, rows: Sequence[QWidget], few: Sequence[QWidget], *, few_shown: bool) -> None:
        """Put the rows under each other, and those that few people need behind a button."""
        more = MoreOptions(few, shown=few_shown)
        more.grown.connect(self.grown)
        self.more_button = more.button
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for row in (*rows, more):
            column.addWidget(row)
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        column = self.layout()
        if column is not None:
            column.setSpacing(theme.current().px(8))

    def options(self) -> Json:
        """The options as the rules take them."""
        raise NotImplementedError

    def set_people(self, people: int) -> None:
        """How many people sit down."""
        raise NotImplementedError

    def summary(self, seats: int) -> str:
        """Who plays for how long: “4 players, about 15 minutes”."""
        raise NotImplementedError


def sensible(given: Mapping[str, Any], standard: Json, choices: Mapping[str, Sequence[Any]]) -> Json:
    """Remembered options as far as they still make sense; the standard for the others."""
    return {
        name: given[name]
        if type(given.get(name)) is type(value) and given[name] in choices.get(name, ())
        else value
        for name, value in standard.items()
    }
