"""The strip under a game that is reviewed: how far the review is, a moment and its buttons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.widgets import boxes
from app.widgets.announcing import ProgressAnnouncer, announce
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.spoken import Spoken


class MomentPanel(Spoken, Canvas, QWidget):
    """Signals: hint_wanted(), show_wanted(), next_wanted(), cancel_wanted()."""

    hint_wanted = Signal()
    show_wanted = Signal()
    next_wanted = Signal()
    cancel_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share: float | None = None
        self._announcer = ProgressAnnouncer(self)
        self.title = Label("", "strong")
        self.text = Label("", "body", "ink2", wrap=True)
        self.hint = PaperButton("", "secondary", "bulb", self)
        self.show_it = PaperButton("", "secondary", "eye", self)
        self.next = PaperButton("", "primary", "chevron_right", self)
        self.cancel = PaperButton("", "secondary", "x", self)
        self._row = boxes.row((boxes.column(self.title, self.text, spacing=0), 1), inside=self)
        buttons = (
            (self.hint, self.hint_wanted),
            (self.show_it, self.show_wanted),
            (self.next, self.next_wanted),
            (self.cancel, self.cancel_wanted),
        )
        for button, signal in buttons:
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            button.clicked.connect(signal)
        self.say(self.hint.setText, lambda: self.tr("Hint"))
        self.say(self.show_it.setText, lambda: self.tr("Show"))
        self.say(self.cancel.setText, lambda: self.tr("Cancel"))
        theme.follow_now(self, self._restyle)
        self.show_progress(0.0)

    def show_progress(self, share: float) -> None:
        """The review is being made."""
        self._share = share
        self._tell(
            self.tr("The review is being made"),
            self.tr("{percent} % done").format(percent=round(100 * share)),
        )
        if self.isVisible():
            self._announcer.tell(f"{self.title.text()}. {self.text.text()}", share)
        self._offer(moment=False, cancel=True)

    def show_moment(self, title: str, text: str, following: str) -> None:
        """following: what the button says that goes on."""
        self._share = None
        self._tell(title, text)
        announce(self, f"{title}. {text}")
        self.next.setText(following)
        self._offer(moment=True, cancel=False)

    def tell(self, text: str) -> None:
        """Something new of the same moment."""
        self._tell(self.title.text(), text)
        announce(self, text)

    def tell_answer(self, text: str) -> None:
        """The same, where nothing is left to be asked for: the words have the room of those buttons."""
        asked = (self.hint, self.show_it)
        if any(button.hasFocus() for button in asked):
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)
        for button in asked:
            button.hide()
        self.tell(text)

    def _tell(self, title: str, text: str) -> None:
        self.title.setText(title)
        self.text.setText(text)
        self.setAccessibleName(f"{title}. {text}")
        self.update()

    def _offer(self, *, moment: bool, cancel: bool) -> None:
        for button in (self.hint, self.show_it, self.next):
            button.setVisible(moment)
        self.cancel.setVisible(cancel)

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setContentsMargins(look.px(24), look.px(10), look.px(20), look.px(12))
        self._row.setSpacing(look.px(12))
        super()._restyle()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.fillRect(self.rect(), look.palette.raised)
        if self._share is not None:
            high = look.pxf(5)
            painter.fillRect(QRectF(0, 0, self.width(), high), look.palette.sunken)
            painter.fillRect(QRectF(0, 0, self.width() * self._share, high), look.palette.green)
