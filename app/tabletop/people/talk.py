"""An animal's words in a bubble beside its place, for as long as it takes to read them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from app.tabletop.note import reading_ms
from app.tabletop.people.seats import SeatsPanel
from app.widgets.controls.speech import SpeechBubble
from app.widgets.look import theme

WIDTH = 250


class Talk(QObject):
    """Says at most one thing at a time, on the table left of the players' rows."""

    def __init__(self, table: QWidget, seats: SeatsPanel) -> None:
        super().__init__(table)
        self._table, self._seats = table, seats
        self._seat = 0
        self.bubble = SpeechBubble("", table, fill="raised", tail="right")
        self.bubble.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hush)
        table.installEventFilter(self)

    def say(self, seat: int, text: str) -> None:
        """Show a line beside a player."""
        self._seat = seat
        self.bubble.set_text(text)
        self._place()
        self.bubble.raise_()
        self.bubble.setAccessibleName(f"{self._seats.rows[seat].name}: {text}")
        QAccessible.updateAccessibility(QAccessibleEvent(self.bubble, QAccessible.Event.Alert))
        self._timer.start(reading_ms(text))

    def hush(self) -> None:
        """Nobody speaks."""
        self._timer.stop()
        self.bubble.set_text("")

    def _place(self) -> None:
        """On the sheet, its corner at the player's row."""
        look, row = theme.current(), self._seats.rows[self._seat]
        corner = self._seats.mapTo(self._table, QPoint())
        wide = min(look.tx(WIDTH), self.bubble.sizeHint().width())
        high = self.bubble.heightForWidth(wide)
        middle = row.mapTo(self._table, QPoint(0, row.height() // 2)).y()
        top = max(corner.y() + look.px(8), middle - high)
        self.bubble.setGeometry(corner.x() - look.px(8) - wide, top, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside the player when the window changes."""
        if event.type() == QEvent.Type.Resize and not self.bubble.isHidden():
            self._place()
        return False
