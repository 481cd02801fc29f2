"""The end of a game with the box: who won, with all points below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.winner import WinnerSheet
from app.tabletop.rounds.standing import standings
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.names import listed
from app.widgets.spoken import Spoken


class BoxEnd(Spoken, QWidget):
    """Signals: again(): another sheet is wanted."""

    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.winner = WinnerSheet(self, wraps=True)
        self.places = Label("", "body_strong", wrap=True)
        self.button = PaperButton("", "primary", "plus")
        self.button.clicked.connect(self.again)
        self.say(self.button.setText, lambda: self.tr("A new sheet"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.winner)
        self._column.addWidget(self.places)
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)
        theme.follow(self, lambda: self._column.setSpacing(theme.current().px(14)))

    def show_end(self, winners: Sequence[SeatLook], totals: Sequence[int], names: Sequence[str]) -> None:
        """Everybody's place (RULES G2)."""
        won = listed([one.name for one in winners])
        best = max(totals)
        text = self.tr("The most points: {names}") if best else self.tr("Nobody has a point")
        self.winner.show_winners(
            winners if best else (), text.format(names=won), phrases.points(best), crowned=best > 0
        )
        self.places.setText(
            "\n".join(
                f"{one.place}. {names[one.seat]}: {phrases.points(one.points)}" for one in standings(totals)
            )
        )

    def celebrate(self) -> None:
        self.winner.celebrate()
