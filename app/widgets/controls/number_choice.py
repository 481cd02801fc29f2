"""A number chosen from a few usual ones, or any other in its range."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.widgets import boxes
from app.widgets.controls.field import Stepper
from app.widgets.controls.segmented import Segmented
from app.widgets.look import theme

_OTHER = "other"


class NumberChoice(QWidget):
    """Segments with the usual numbers; the last one opens a stepper for all the others.

    Signals:
        value_changed(int): the person chose another number (not sent by `set_value`).
    """

    value_changed = Signal(int)

    def __init__(
        self,
        usual: Sequence[tuple[int, str]],
        value: int,
        limits: tuple[int, int],
        other: str,
        parent: QWidget | None = None,
        *,
        step: int = 1,
        text_of: str = "{value}",
        accessible_name: str = "",
    ) -> None:
        super().__init__(parent)
        self._usual = [number for number, _ in usual]
        self.segments = Segmented([*usual, (_OTHER, other)], usual[0][0], accessible_name=accessible_name)
        self.stepper = Stepper(value, *limits, step=step, text_of=text_of, accessible_name=accessible_name)
        self._row = boxes.row(self.stepper, self.segments, inside=self, bare=True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(self.segments)
        self.segments.choice_changed.connect(self._chosen)
        self.stepper.value_changed.connect(self.value_changed)
        theme.follow_now(self, self._restyle)
        self.set_value(value)

    def value(self) -> int:
        chosen = self.segments.value()
        return chosen if isinstance(chosen, int) else self.stepper.value()

    def chosen_text(self) -> str:
        """What is chosen and how, in a line."""
        asked = self.stepper.focusProxy() if self.segments.value() == _OTHER else self.segments
        return "" if asked is None else asked.accessibleName()

    def set_value(self, value: int) -> None:
        usual = value in self._usual
        self.segments.set_value(value if usual else _OTHER)
        if not usual:
            self.stepper.set_value(value)
        self.stepper.setVisible(not usual)

    def set_usual(self, usual: Sequence[tuple[int, str]], other: str) -> None:
        """Offer other numbers, or the same in another language; the choice stays in its place."""
        chosen = self.segments.value()
        place = self._usual.index(chosen) if isinstance(chosen, int) else None
        self._usual = [number for number, _ in usual]
        self.segments.set_options([*usual, (_OTHER, other)])
        if place is not None:
            self.segments.set_value(self._usual[min(place, len(usual) - 1)])

    def _chosen(self, choice: object) -> None:
        if isinstance(choice, int):
            if choice:
                self.stepper.set_value(choice)
            self.stepper.hide()
        else:
            self.stepper.show()
        self.value_changed.emit(self.value())

    def _restyle(self) -> None:
        self._row.setSpacing(theme.current().px(8))
