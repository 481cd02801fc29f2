"""An animal's words in a bubble beside its place, for as long as it takes to read them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent

from app.games.qwirkle.model import Played
from app.games.qwirkle.screen.panel.note import LETTER_MS, READING_MS
from app.games.qwirkle.screen.sayings import line, remark
from app.games.qwirkle.screen.table import Table
from app.tabletop.context import SeatLook
from app.widgets import theme
from app.widgets.speech import SpeechBubble

WIDTH = 250


class Talk(QObject):
    """Says at most one thing at a time."""

    def __init__(self, table: Table, seats: Sequence[SeatLook]) -> None:
        super().__init__(table)
        self._table, self._seats = table, tuple(seats)
        self._seat = 0
        self.bubble = SpeechBubble("", table, fill="raised", tail="right")
        self.bubble.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hush)
        table.installEventFilter(self)

    def comment(self, history: Sequence[Played]) -> None:
        """A turn has been shown: perhaps somebody has a word for it."""
        found = remark(self._seats, history)
        if found is not None:
            seat, mood = found
            text = line(self._seats[seat].level or 1, mood, len(history) + seat, history[-1].points)
            self.say(seat, text)

    def say(self, seat: int, text: str) -> None:
        """Show a line beside a player."""
        self._seat = seat
        self.bubble.set_text(text)
        self._place()
        self.bubble.raise_()
        self.bubble.setAccessibleName(f"{self._seats[seat].name}: {text}")
        QAccessible.updateAccessibility(QAccessibleEvent(self.bubble, QAccessible.Event.Alert))
        self._timer.start(READING_MS + LETTER_MS * len(text))

    def hush(self) -> None:
        """Nobody speaks."""
        self._timer.stop()
        self.bubble.set_text("")

    def _place(self) -> None:
        """On the sheet, its corner at the player's row."""
        look, row = theme.current(), self._table.side.seats.rows[self._seat]
        wide = min(look.tx(WIDTH), self.bubble.sizeHint().width())
        high = self.bubble.heightForWidth(wide)
        edge = self._table.side.geometry().left() - look.px(8)
        middle = row.mapTo(self._table, QPoint(0, row.height() // 2)).y()
        top = max(self._table.side.geometry().top() + look.px(8), middle - high)
        self.bubble.setGeometry(edge - wide, top, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside the player when the window changes."""
        if event.type() == QEvent.Type.Resize and not self.bubble.isHidden():
            self._place()
        return False
