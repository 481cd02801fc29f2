"""The pause: the table is covered, so that nobody studies the board while the clock stands."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import paper, theme
from app.widgets.look.art import Picture
from app.widgets.look.canvas import Canvas
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.spoken import Spoken


class PauseSheet(Spoken, keyboard.Overlay, Canvas, QWidget):
    """Lies over its parent while the game is paused.

    Signals: resume_requested(); leave_requested().
    """

    resume_requested = Signal()
    leave_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        centre = Qt.AlignmentFlag.AlignHCenter
        self._title = Label("", "h1", align=centre)
        self._note = Label("", "body", "ink2", wrap=True, align=centre)
        self.resume_button = PaperButton("", "primary", "play", big=True)
        self.leave_button = PaperButton("", "quiet", "home")
        self.resume_button.clicked.connect(self.resume_requested)
        self.leave_button.clicked.connect(self.leave_requested)
        self._column = boxes.column(
            1,
            (Picture("owl_sleeping", 210, 148), 0, centre),
            self._title,
            self._note,
            (self.resume_button, 0, centre),
            (self.leave_button, 0, centre),
            1,
            inside=self,
        )
        self.say(self._title.setText, lambda: self.tr("Pause"))
        self.say(self._note.setText, lambda: self.tr("The clock stands still and the board is covered."))
        self.say(self.resume_button.setText, lambda: self.tr("Play on"))
        self.say(self.leave_button.setText, lambda: self.tr("Put the game aside"))
        self.say(self.setAccessibleName, lambda: self.tr("The game is paused"))
        parent.installEventFilter(self)
        theme.follow_now(self, self._restyle)
        self.hide()

    def cover(self) -> None:
        self.setGeometry(self._host.rect())
        self.show()
        self.raise_()
        self.resume_button.setFocus(Qt.FocusReason.OtherFocusReason)
        want_fresh_press(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._host:
            self.setGeometry(self._host.rect())
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing below is reached."""
        event.accept()

    def _restyle(self) -> None:
        self._column.setSpacing(theme.current().px(14))
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.fillRect(self.rect(), look.palette.paper)
        if not look.palette.flat:
            rect, big = QRectF(self.rect()), min(self.width(), self.height()) * 0.32
            shade = look.palette.sunken
            paper.paint_mark(painter, "krouzek", rect.topRight() + QPointF(-big * 0.3, big * 0.3), big, shade)
            corner = rect.bottomLeft() + QPointF(big * 0.4, -big * 0.35)
            paper.paint_mark(painter, "hacek", corner, big * 1.2, shade, -14)
