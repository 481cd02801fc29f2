"""Which of the rounds of a finished game is looked at."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.tabletop import phrases
from app.tabletop.rounds.sizes import Sizes
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.label import Label
from app.widgets.look import theme


class RoundPicker(QWidget):
    """“Round 2 of 3” between two arrows.

    Signals: picked(int at): another round, from 0.
    """

    picked = Signal(int)

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self._at, self._rounds = 0, 1
        self.label = Label("", sizes.role("body_strong"))
        self.before = IconButton("back", self.tr("The round before"), "quiet")
        self.after = IconButton("chevron_right", self.tr("The round after"), "quiet")
        self.before.clicked.connect(lambda: self._go(-1))
        self.after.clicked.connect(lambda: self._go(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.current().px(6))
        row.addStretch(1)
        for widget in (self.before, self.label, self.after):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)

    def show_round(self, at: int, rounds: int) -> None:
        """at: the one that is looked at; of a single round there is nothing to choose."""
        self._at, self._rounds = at, rounds
        self.label.setText(phrases.round_of(at + 1, rounds))
        self.before.setEnabled(at > 0)
        self.after.setEnabled(at < rounds - 1)
        self.setVisible(rounds > 1)

    def _go(self, step: int) -> None:
        self.picked.emit(max(0, min(self._rounds - 1, self._at + step)))
