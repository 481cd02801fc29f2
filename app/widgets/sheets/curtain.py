"""The curtain between two people at one computer: nothing of the game shows until the next one is there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.widgets import boxes
from app.widgets.controls.avatar import Avatar, SeatFace
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas
from app.widgets.names import shortened
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press


class Curtain(keyboard.Overlay, Canvas, QWidget):
    """Covers its parent wholly (the page or the window) and follows its size.

    Signals:
        lifted(): the person named has taken over; the curtain has hidden itself.
        leave_requested(): nobody takes over now. Esc does not ask it here, but goes on to the parent.
    """

    lifted = Signal()
    leave_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._avatar = Avatar(SeatFace(), 132)
        self._lead = Label("", "body_strong", "ink2", align=Qt.AlignmentFlag.AlignHCenter)
        self._name = Label("", "h1", align=Qt.AlignmentFlag.AlignHCenter, elide=True)
        self._note = Label("", "body", "ink2", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self._button = PaperButton("", "primary", big=True)
        self._button.clicked.connect(self._lift)
        self.leave_button = PaperButton("", "quiet", "home")
        self.leave_button.clicked.connect(self.leave_requested)
        self._column = QVBoxLayout(self)
        centre = Qt.AlignmentFlag.AlignHCenter
        boxes.fill(self._column, 1, (self._avatar, 0, centre), self._lead, self._name, self._note)
        self._column.addSpacing(theme.current().px(10))
        boxes.fill(self._column, (self._button, 0, centre), (self.leave_button, 0, centre), 1)
        parent.installEventFilter(self)
        theme.follow_now(self, self._restyle)
        self.hide()

    def raise_for(self, name: str, face: SeatFace) -> None:
        """Close the curtain until ``name`` takes over."""
        self._avatar.set_face(face)
        self._lead.setText(self.tr("Pass the computer:"))
        self._name.setText(name)
        self._note.setText(self.tr("The others look away for a moment."))
        self._button.setText(self.tr("{name} here").format(name=shortened(name)))
        self.leave_button.setText(self.tr("Home"))
        self.leave_button.setAccessibleDescription(self.tr("The game is put aside and goes on later."))
        spoken = self.tr("Pass the computer: {name}").format(name=name)
        self.setAccessibleName(spoken)
        self.setGeometry(self._host.rect())
        self.show()
        self.raise_()
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)
        want_fresh_press(self, firm=True)

    def _lift(self) -> None:
        self.hide()
        self.lifted.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._host:
            self.setGeometry(self._host.rect())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key reaches the game behind; Esc goes on to whoever knows the way home, some to the window."""
        event.setAccepted(event.key() not in (Qt.Key.Key_Escape, *keyboard.WINDOWS))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """No click either."""
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Its two buttons are the only places to be, as long as the curtain hangs."""
        if not self.isVisible():
            return super().focusNextPrevChild(forward)
        other = self.leave_button if self._button.hasFocus() else self._button
        other.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _restyle(self) -> None:
        look = theme.current()
        self._column.setSpacing(look.px(14))
        margin = look.px(40)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        painter.fillRect(self.rect(), colours.paper)
        if not colours.flat:
            ground = colours.sunken
            big = min(self.width(), self.height()) * 0.34
            rect = QRectF(self.rect())
            paper.paint_mark(
                painter, "krouzek", rect.topLeft() + QPointF(big * 0.2, big * 0.2), big * 1.1, ground
            )
            paper.paint_mark(
                painter, "hacek", rect.topRight() + QPointF(-big * 0.3, big * 0.3), big * 1.2, ground, 20
            )
            paper.paint_mark(
                painter, "carka", rect.bottomLeft() + QPointF(big * 0.4, -big * 0.2), big, ground, 6
            )
            paper.paint_mark(
                painter, "krouzek", rect.bottomRight() - QPointF(big * 0.1, big * 0.1), big, ground
            )
