"""The mat that a whole table of cards lies on: its ground, its note, and keys that nobody else wanted."""

from __future__ import annotations

import math

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.tabletop.note import Note
from app.widgets.look import paper, theme


class CardMat(QWidget):
    """It shows; the screen decides. A game's table gives everything that lies on it its place.

    fill: the colour of the game's sheet.

    Signals:
        key_pressed(object QKeyEvent): nobody else wanted it; the receiver accepts or ignores it.
        arranged(): things have other places.
    """

    key_pressed = Signal(object)
    arranged = Signal()

    def __init__(self, fill: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fill = fill
        self._ground: tuple[object, QPixmap] | None = None
        self.message = Note(self)
        self.message.hide()
        self.message.changed.connect(self.place_message)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def arrange(self) -> None:
        """Give everything its place."""
        raise NotImplementedError

    def place_message(self) -> None:
        """Give the note its place, or hide one that says nothing."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything finds its place."""
        self.arrange()

    def mat(self) -> QRect:
        """The sheet on which all of it lies."""
        look = theme.current()
        gap = look.px(16)
        return QRect(gap, look.px(4), self.width() - 2 * gap, self.height() - look.px(4) - gap)

    def say(self, kind: str, text: str, *, ms: int = 0, about: str = "") -> None:
        """Tell the person something (see `Note.tell`); empty ends it."""
        self.message.tell(kind, text, ms=ms, about=about)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no button wanted."""
        event.ignore()
        self.key_pressed.emit(event)
        if not event.isAccepted():
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The mat; drawn once, for things move over it."""
        look = theme.current()
        key = (look.key(), self.size(), self.devicePixelRatioF())
        if self._ground is None or self._ground[0] != key:
            ratio = self.devicePixelRatioF()
            picture = QPixmap(math.ceil(self.width() * ratio), math.ceil(self.height() * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(look.palette.paper)
            ground = QPainter(picture)
            colours = look.palette
            paper.paint_mat(ground, QRectF(self.mat()), *colours.mat(self._fill), colours, look.scale)
            ground.end()
            self._ground = key, picture
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground[1])
        painter.end()
