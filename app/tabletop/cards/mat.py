"""The mat that a whole table of cards lies on: its ground, its note, and keys that nobody else wanted."""

from __future__ import annotations

import math

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.tabletop.note import Note
from app.widgets.look import paper, theme
from app.widgets.sheets import keyboard


class Ground:
    """The paper of a widget with the mat on it; drawn once, for things move over it."""

    def __init__(self) -> None:
        self._drawn: tuple[object, QPixmap] | None = None

    def paint(self, widget: QWidget, mat: QRect, fill: str) -> None:
        """Onto the widget. fill: the colour of the game's sheet."""
        look, ratio = theme.current(), widget.devicePixelRatioF()
        key = (look.key(), widget.size(), ratio, mat, fill)
        if self._drawn is None or self._drawn[0] != key:
            picture = QPixmap(math.ceil(widget.width() * ratio), math.ceil(widget.height() * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(look.palette.paper)
            ground = QPainter(picture)
            colours = look.palette
            paper.paint_mat(ground, QRectF(mat), *colours.mat(fill), colours, look.scale)
            ground.end()
            self._drawn = key, picture
        painter = QPainter(widget)
        painter.drawPixmap(0, 0, self._drawn[1])
        painter.end()


def mat_of(widget: QWidget) -> QRect:
    """The sheet on which all of a widget lies."""
    look = theme.current()
    gap = look.px(16)
    return QRect(gap, look.px(4), widget.width() - 2 * gap, widget.height() - look.px(4) - gap)


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
        self._ground = Ground()
        self.message = Note(self)
        self.message.hide()
        self.message.changed.connect(self.place_message)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def arrange(self) -> None:
        raise NotImplementedError

    def place_message(self) -> None:
        """Give the note its place, or hide one that says nothing."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def mat(self) -> QRect:
        """The sheet on which all of it lies."""
        return mat_of(self)

    def say(self, kind: str, text: str, *, ms: int = 0, about: str = "") -> None:
        """Tell the person something (see `Note.tell`); empty ends it."""
        self.message.tell(kind, text, ms=ms, about=about)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no button took."""
        event.ignore()
        self.key_pressed.emit(event)
        keyboard.follow(event, self)
        if not event.isAccepted():
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._ground.paint(self, self.mat(), self._fill)
