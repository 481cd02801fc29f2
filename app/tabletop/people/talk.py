"""An animal's words in a bubble beside its place, for as long as it takes to read them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from app.tabletop.note import reading_ms
from app.tabletop.people.sayings import Remark, Voices
from app.widgets.controls.avatar import animal_at
from app.widgets.controls.speech import SpeechBubble
from app.widgets.look import theme
from app.widgets.sheets.keyboard import is_covered
from app.widgets.sounds import Sound, Sounds

WIDTH = 250
ONTO_MAT = 22
"""How far from the players' panel a bubble ends, in design pixels: on the mat, for on the page beside it
paper is not seen."""


@runtime_checkable
class Speaker(Protocol):
    """Who speaks: a player's place at the table."""

    @property
    def name(self) -> str: ...


Where: TypeAlias = Callable[[QWidget, QSize], QPoint]
"""Where the corner of a bubble of this size lies on the table when that player's place speaks."""


def left_of(table: QWidget, panel: QWidget) -> Where:
    """Left of a panel of players, its lower corner at the player's row."""

    def corner(row: QWidget, size: QSize) -> QPoint:
        look, edge = theme.current(), panel.mapTo(table, QPoint())
        middle = row.mapTo(table, QPoint(0, row.height() // 2)).y()
        top = max(edge.y() + look.px(8), middle - size.height())
        return QPoint(edge.x() - look.px(ONTO_MAT) - size.width(), top)

    return corner


class Talk(QObject):
    """Says at most one thing at a time, beside the place of whoever says it."""

    def __init__(
        self, table: QWidget, places: Sequence[QWidget], where: Where, *, tail: str = "right"
    ) -> None:
        """places: of the players, `Speaker`s all; tail: see `SpeechBubble`."""
        super().__init__(table)
        self._table, self._places, self._where = table, tuple(places), where
        self._seat = 0
        self.bubble = SpeechBubble("", table, fill="raised", tail=tail)
        self.bubble.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._end)
        table.installEventFilter(self)

    def remark(self, said: Remark, level: float | None, voices: Voices, moment: int, sounds: Sounds) -> None:
        """Let the animal of that level say what it has to say; what is great for it is heard, too."""
        text = voices.line(level or 1, said.about, moment, said.words)
        self.say(said.seat, text)
        if text and said.great:
            sounds.play(Sound.ANIMAL, animal_at(level or 1))

    def say(self, seat: int, text: str) -> None:
        """Show a line beside a player; an empty one is not said."""
        if not text:
            return
        self._seat = seat
        self.bubble.set_text(text)
        self._place()
        self.bubble.raise_()
        speaker = self._places[seat]
        name = speaker.name if isinstance(speaker, Speaker) else ""
        self.bubble.setAccessibleName(f"{name}: {text}")
        QAccessible.updateAccessibility(QAccessibleEvent(self.bubble, QAccessible.Event.Alert))
        self._timer.start(reading_ms(text))

    def _end(self) -> None:
        """It has been there as long as it takes to read it; under a cover nobody has."""
        if is_covered(self._table):
            self._timer.start()
        else:
            self.hush()

    def follow(self) -> None:
        """What the speaker's place shows has changed: the bubble makes room for it."""
        if not self.bubble.isHidden():
            self._place()

    def hush(self) -> None:
        self._timer.stop()
        self.bubble.set_text("")

    def _place(self) -> None:
        wide = min(theme.current().tx(WIDTH), self.bubble.sizeHint().width())
        size = QSize(wide, self.bubble.heightForWidth(wide))
        corner = self._where(self._places[self._seat], size)
        corner.setX(max(0, min(corner.x(), self._table.width() - wide)))
        self.bubble.setGeometry(QRect(corner, size))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.follow()
        return False
