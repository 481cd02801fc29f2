"""The end of a game: who won, with how much, and what next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.tabletop import phrases
from app.tabletop.context import Afterwards, EndTab, SeatLook
from app.tabletop.people.figures import EndFigures, Outcome
from app.tabletop.people.tabs import EndTabs
from app.tabletop.people.winner import WinnerSheet
from app.tabletop.rounds import texts
from app.tabletop.rounds.standing import crowned
from app.widgets import boxes
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.later import lay_out_now, soon
from app.widgets.look import paper, theme
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

WIDTH = 660
"""Of the sheet."""


class EndPanel(Spoken, Panel):
    """Who won, over the table; a cross puts it away so that the table can be looked at.

    Signals: put_away(): it can be opened again. lies_changed(bool lies): it has come over the table, or gone.
    """

    put_away = Signal()
    lies_changed = Signal(bool)

    def __init__(self, room: Callable[[], QRect], parent: QWidget, icon: str = "rotate") -> None:
        """room: what of the parent it may lie over; `stay` when that has become another. icon: of the button
        that begins another game."""
        super().__init__("", parent, margin=22, spacing=10, seed=12, radius=paper.RADIUS_DIALOG)
        self._room = room
        self.close_button = IconButton("x", "", "quiet")
        self.close_button.clicked.connect(self.leave)
        self.head.addWidget(self.close_button)
        self.winner = WinnerSheet(wraps=True)
        result = QWidget()
        self.page = boxes.column(self.winner, inside=result, bare=True)
        self.tabs = EndTabs(EndTab(lambda: self.tr("Result"), lambda: result))
        self.tabs.chosen.connect(lambda _: self.stay())
        self.head.insertWidget(self.head.indexOf(self.close_button), self.tabs.strip)
        self.body.addWidget(self.tabs, 1)
        self.again = PaperButton("", "primary", icon, big=True)
        self.home = PaperButton("", "secondary", "home")
        self.buttons = boxes.row(1, (self.home, 0, Qt.AlignmentFlag.AlignVCenter), self.again)
        self.body.addLayout(self.buttons)
        self.say(self.set_title, lambda: self.tr("Game over"))
        self.say(self.close_button.set_name, lambda: self.tr("Look at the table"))
        self.say(self.again.set_meant, phrases.begins_anew)
        self.say(self.home.setText, lambda: self.tr("Home"))
        self.hide()

    def offer(self, afterwards: Afterwards) -> None:
        """Add what the application has for the end of every game."""
        for tab in afterwards.tabs:
            self.tabs.add(tab.label, tab.make)
        for action in afterwards.actions:
            button = PaperButton("", "secondary", action.icon)
            button.clicked.connect(lambda _=False, do=action.do: do())
            self.say(button.setText, action.label)
            self.buttons.insertWidget(self.buttons.count() - 1, button, 0, Qt.AlignmentFlag.AlignVCenter)

    # Coming and going -----------------------------------------------------------------------------

    def celebrate(self) -> None:
        """Come over the table for the first time, with the result."""
        self.tabs.open(0)
        self.winner.celebrate()
        self.open_again()

    def open_again(self) -> None:
        """Come back over the table."""
        self.show()
        self.raise_()
        self.stay()
        lay_out_now(self)
        keyboard.give(self.again)
        want_fresh_press(self, firm=True)

    def showEvent(self, event: QShowEvent) -> None:
        """It may have been told to come while its parent was still hidden, and nothing could be measured."""
        super().showEvent(event)
        self.lies_changed.emit(True)
        self.stay()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.lies_changed.emit(False)

    def leave(self) -> None:
        """Go; the table can be looked at."""
        self.hide()
        self.put_away.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
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
        self.figures = EndFigures(seats)
        self.page.addWidget(self.figures)
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
        alone = len(self._seats) == 1
        if alone:  # nobody was beaten: what it came to is the measure
            headline, note = phrases.points(max(scores)), how
        faces = [self._seats[seat] for seat in best]
        self.winner.show_winners(faces, headline, note, crowned=bool(crowned(scores)) and not alone)
        self.figures.show_rows(heads, rows, scores)
        self.stay()

    def celebrate(self) -> None:
        """The places come from the last to the first, and then who has won."""
        super().celebrate()
        self.figures.build_up(self.winner)

    def _height(self, wide: int, most: int) -> int:
        self.winner.tell_why(True)
        self.figures.tighten(False)
        for shown in (True, False):  # in a low window the figures matter more than what is said
            self.figures.let_speak(shown)
            high = super()._height(wide, most)
            if high <= most:
                return high
        self.winner.tell_why(False)  # the points stand among the figures, too
        high = super()._height(wide, most)
        self.figures.tighten(high > most)
        return super()._height(wide, most)

    def _place(self, room: QRect, size: QSize) -> QRect:
        clear = self._clear()
        fits = size.height() <= clear.height() - theme.current().px(16)
        return super()._place(clear if fits else room, size)
