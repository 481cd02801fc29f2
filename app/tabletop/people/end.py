"""The end of a game: who won, with how much, and what next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QWidget

from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.winner import WinnerSheet
from app.widgets.controls.avatar import Avatar
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.speech import SpeechBubble
from app.widgets.later import soon
from app.widgets.look import paper, theme
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

WIDTH, SAID = 660, 520
"""Of the sheet, and at most of what somebody says: one line, so that no figure moves for it."""


@dataclass(frozen=True)
class Outcome:
    """What a seat has done in the game.

    figures: one to each column; the last one is the total. spoken: the total in words. said: what it says to
    it, empty for people.
    """

    seat: int
    figures: Sequence[str]
    spoken: str
    said: str = ""


class EndSheet(Spoken, Panel):
    """Over the table; a cross puts it away so that the table can be looked at.

    Signals: put_away(): it can be opened again.
    """

    put_away = Signal()

    def __init__(
        self,
        seats: Sequence[SeatLook],
        room: Callable[[], QRect],
        parent: QWidget,
        clear: Callable[[], QRect] | None = None,
    ) -> None:
        """room: what of the parent it may lie over; `stay` when that has become another. clear: the part of
        it where it cuts through nothing, and lies if it fits there."""
        super().__init__("", parent, margin=22, spacing=10, seed=12, radius=paper.RADIUS_DIALOG)
        self._seats, self._room, self._clear = tuple(seats), room, clear or room
        self._bubbles: list[SpeechBubble] = []
        self.close_button = IconButton("x", "", "quiet")
        self.close_button.clicked.connect(self._put_away)
        self.head.addWidget(self.close_button)
        self.winner = WinnerSheet(wraps=True)
        self.body.addWidget(self.winner)
        self.figures = QGridLayout()
        self.body.addLayout(self.figures)
        self.again = PaperButton("", "primary", "rotate", big=True)
        self.home = PaperButton("", "secondary", "home")
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.home, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.again)
        self.body.addLayout(row)
        self.say(self.set_title, lambda: self.tr("The game is over"))
        self.say(self.close_button.set_name, lambda: self.tr("Look at the table"))
        self.say(self.again.setText, lambda: self.tr("Play again"))
        self.say(self.again.set_meant, phrases.begins_anew)
        self.say(self.home.setText, lambda: self.tr("Home"))
        self.hide()

    def show_result(
        self,
        winners: Sequence[int],
        headline: str,
        note: str,
        heads: Sequence[str],
        rows: Sequence[Outcome],
        *,
        crowned: bool = True,
    ) -> None:
        """Name the winners and what everybody did, one row a seat.

        heads: of the columns of figures. crowned: the winners have points to wear a crown for."""
        self.winner.show_winners([self._seats[seat] for seat in winners], headline, note, crowned=crowned)
        self._write(heads, rows)
        self.stay()

    def celebrate(self) -> None:
        """Come over the table for the first time."""
        self.winner.celebrate()
        self.open_again()

    def open_again(self) -> None:
        """Come back over the table."""
        self.show()
        self.raise_()
        self.stay()
        keyboard.give(self.again)
        want_fresh_press(self, firm=True)

    def showEvent(self, event: QShowEvent) -> None:
        """It may have been told to come while its parent was still hidden, and nothing could be measured."""
        super().showEvent(event)
        self.stay()

    def _put_away(self) -> None:
        self.hide()
        self.put_away.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts the sheet away."""
        if event.key() == Qt.Key.Key_Escape:
            self._put_away()
        else:
            super().keyPressEvent(event)

    def _write(self, heads: Sequence[str], rows: Sequence[Outcome]) -> None:
        look, grid = theme.current(), self.figures
        _clear(grid)
        grid.setHorizontalSpacing(look.px(14))
        grid.setVerticalSpacing(look.px(3))
        grid.setColumnStretch(1, 1)
        right = Qt.AlignmentFlag.AlignRight
        for column, head in enumerate(heads, 2):
            # One word a line: what the columns do not take is for the names.
            label = Label(head.replace(" ", "\n"), "tag", "ink2", align=right)
            label.setAlignment(right | Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(label, 0, column)
        self._bubbles = []
        for at, shown in enumerate(rows):
            row, who = 1 + 2 * at, self._seats[shown.seat]
            grid.addWidget(Avatar(who.avatar, 36), row, 0)
            grid.addWidget(Label(who.name, "strong", elide=True), row, 1)
            for column, figure in enumerate(shown.figures[:-1], 2):
                grid.addWidget(Label(figure, "number_small", "ink2", align=right), row, column)
            total = Label(shown.figures[-1], "number", align=right)
            total.setAccessibleName(shown.spoken)
            grid.addWidget(total, row, len(heads) + 1)
            if shown.said:
                self._bubbles.append(SpeechBubble(shown.said, self, widest=SAID))
                grid.addWidget(self._bubbles[-1], row + 1, 1, 1, len(heads) + 1, Qt.AlignmentFlag.AlignLeft)

    def stay(self) -> None:
        """In the middle of its room, as high as it needs to be, and of the clear part where it fits there."""
        if not self.isVisible():
            return
        look, room = theme.current(), self._room()
        wide = min(look.tx(WIDTH), room.width() - look.px(32))
        most = room.height() - look.px(16)
        for shown in (True, False):  # in a low window the figures matter more than what is said
            for bubble in self._bubbles:
                bubble.setVisible(shown)
            high = self._height_for(wide)
            if high <= most:
                break
        high, clear = min(high, most), self._clear()
        if high <= clear.height() - look.px(16):
            room = clear
        x, y = room.center().x() - wide // 2, room.top() + max(look.px(8), (room.height() - high) * 2 // 5)
        self.setGeometry(x, y, wide, high)

    def _height_for(self, wide: int) -> int:
        body = self.body
        body.activate()
        high = body.heightForWidth(wide) if body.hasHeightForWidth() else body.sizeHint().height()
        return max(high, body.minimumSize().height())

    def _restyle(self) -> None:
        super()._restyle()
        # What it holds takes the new sizes after it.
        soon(self, self.stay)


def _clear(layout: QLayout) -> None:
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
