"""The end of a game: who won, with how much, and what next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QWidget

from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.winner import WinnerSheet
from app.tabletop.rounds import texts
from app.tabletop.rounds.standing import crowned
from app.widgets import writing
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


class EndPanel(Spoken, Panel):
    """Who won, over the table; a cross puts it away so that the table can be looked at.

    Signals: put_away(): it can be opened again.
    """

    put_away = Signal()

    def __init__(self, room: Callable[[], QRect], parent: QWidget, icon: str = "rotate") -> None:
        """room: what of the parent it may lie over; `stay` when that has become another. icon: of the button
        that begins another game."""
        super().__init__("", parent, margin=22, spacing=10, seed=12, radius=paper.RADIUS_DIALOG)
        self._room = room
        self.close_button = IconButton("x", "", "quiet")
        self.close_button.clicked.connect(self._put_away)
        self.head.addWidget(self.close_button)
        self.winner = WinnerSheet(wraps=True)
        self.body.addWidget(self.winner)
        self.again = PaperButton("", "primary", icon, big=True)
        self.home = PaperButton("", "secondary", "home")
        self.buttons = QHBoxLayout()
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.home, 0, Qt.AlignmentFlag.AlignVCenter)
        self.buttons.addWidget(self.again)
        self.say(self.set_title, lambda: self.tr("The game is over"))
        self.say(self.close_button.set_name, lambda: self.tr("Look at the table"))
        self.say(self.again.set_meant, phrases.begins_anew)
        self.say(self.home.setText, lambda: self.tr("Home"))
        self.hide()

    # Coming and going -----------------------------------------------------------------------------

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
        if event.key() == Qt.Key.Key_Escape:
            self._put_away()
        else:
            super().keyPressEvent(event)

    # Where it lies --------------------------------------------------------------------------------

    def stay(self) -> None:
        """In the middle of its room, as high as it needs to be."""
        if not self.isVisible():
            return
        look, room = theme.current(), self._room()
        wide = min(look.tx(WIDTH), room.width() - look.px(32))
        most = room.height() - look.px(16)
        high = min(self._height(wide, most), most)
        self.setGeometry(self._place(room, QSize(wide, high)))

    def _height(self, wide: int, most: int) -> int:
        """What it needs at this width; most: all that there is."""
        body = self.body
        body.activate()
        high = body.heightForWidth(wide) if body.hasHeightForWidth() else body.sizeHint().height()
        return max(high, body.minimumSize().height())

    def _place(self, room: QRect, size: QSize) -> QRect:
        """Across the middle, a little above it."""
        down = max(theme.current().px(8), (room.height() - size.height()) * 2 // 5)
        return QRect(QPoint(room.center().x() - size.width() // 2, room.top() + down), size)

    def _restyle(self) -> None:
        super()._restyle()
        # What it holds takes the new sizes after it.
        soon(self, self.stay)


@dataclass(frozen=True)
class Outcome:
    """What a seat has done in the game.

    figures: one to each column. more: what is said of the total beside it. said: what it says to it, empty
    for people.
    """

    seat: int
    figures: Sequence[str]
    more: str = ""
    said: str = ""


class EndSheet(EndPanel):
    """The end of a game of several: winners, and what everybody did."""

    def __init__(
        self,
        seats: Sequence[SeatLook],
        room: Callable[[], QRect],
        parent: QWidget,
        clear: Callable[[], QRect] | None = None,
    ) -> None:
        """clear: the part of its room where it cuts through nothing, and lies if it fits there."""
        super().__init__(room, parent)
        self._seats, self._clear = tuple(seats), clear or room
        self._bubbles: list[SpeechBubble] = []
        self.figures = QGridLayout()
        self.body.addLayout(self.figures)
        self.body.addLayout(self.buttons)
        self.say(self.again.setText, lambda: self.tr("Play again"))

    def show_result(
        self,
        scores: Sequence[int],
        winners: Sequence[int],
        heads: Sequence[str],
        rows: Sequence[Outcome],
        how: str = "",
    ) -> None:
        """Name the winners, who won nothing without a point, and what everybody did, the best first.

        heads: of the columns of figures, to which the total is added. rows: one a seat. how: the game came to
        its end."""
        best = winners if any(scores) else ()
        headline = texts.won([self._seats[seat].name for seat in best])
        note = " · ".join(filter(None, (phrases.points(max(scores)), how)))
        faces = [self._seats[seat] for seat in best]
        self.winner.show_winners(faces, headline, note, crowned=bool(crowned(scores)))
        self._write(heads, sorted(rows, key=lambda row: -scores[row.seat]), scores)
        self.stay()

    def _height(self, wide: int, most: int) -> int:
        for shown in (True, False):  # in a low window the figures matter more than what is said
            for bubble in self._bubbles:
                bubble.setVisible(shown)
            high = super()._height(wide, most)
            if high <= most:
                break
        return high

    def _place(self, room: QRect, size: QSize) -> QRect:
        clear = self._clear()
        fits = size.height() <= clear.height() - theme.current().px(16)
        return super()._place(clear if fits else room, size)

    def _write(self, heads: Sequence[str], rows: Sequence[Outcome], scores: Sequence[int]) -> None:
        look, grid = theme.current(), self.figures
        _empty(grid)
        grid.setHorizontalSpacing(look.px(14))
        grid.setVerticalSpacing(look.px(3))
        grid.setColumnStretch(1, 1)
        right = Qt.AlignmentFlag.AlignRight
        for column, head in enumerate((*heads, self.tr("total")), 2):
            # One word a line: what the columns do not take is for the names.
            label = Label(head.replace(" ", "\n"), "tag", "ink2", align=right)
            label.setAlignment(right | Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(label, 0, column)
        self._bubbles = []
        for at, shown in enumerate(rows):
            row, who = 1 + 2 * at, self._seats[shown.seat]
            grid.addWidget(Avatar(who.avatar, 36), row, 0)
            grid.addWidget(Label(who.name, "strong", elide=True), row, 1)
            for column, figure in enumerate(shown.figures, 2):
                grid.addWidget(Label(figure, "number_small", "ink2", align=right), row, column)
            total = Label(writing.number(scores[shown.seat]), "number", align=right)
            spoken = f"{who.name}: {phrases.points(scores[shown.seat])}"
            total.setAccessibleName(", ".join(filter(None, (spoken, shown.more))))
            grid.addWidget(total, row, len(heads) + 2)
            if shown.said:
                self._bubbles.append(SpeechBubble(shown.said, self, widest=SAID))
                grid.addWidget(self._bubbles[-1], row + 1, 1, 1, len(heads) + 2, Qt.AlignmentFlag.AlignLeft)


def _empty(layout: QLayout) -> None:
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
