"""No word is left: the game can be ended, or a move taken back."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.games.quiddler.screen.solo import texts
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import paper, theme
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

WIDTH = 520


class StuckBanner(Spoken, Panel):
    """Over the rack, on which nothing can lie any more.

    Signals: undo_requested(); end_requested()
    """

    undo_requested = Signal()
    end_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent, fill="yellow_tint", margin=22, seed=9, radius=paper.RADIUS_DIALOG)
        self._room = QRect()
        self._left, self._undo = 0, True
        self.note = Label("", "body", wrap=True)
        self.body.addWidget(self.note)
        self.undo = PaperButton("", "secondary", "undo")
        self.end = PaperButton("", "primary", "flag")
        row = boxes.row(1, self.undo, self.end)
        self.body.addLayout(row)
        self.undo.clicked.connect(self.undo_requested)
        self.end.clicked.connect(self.end_requested)
        self.say(self.undo.setText, lambda: self.tr("Take back"))
        self.say(self.end.setText, lambda: self.tr("Finish"))
        self.hear(self._retell)
        self.hide()

    def come(self, left: int, *, undo: bool) -> None:
        """Over the rack; left: cards that are left over; undo: whether a move can be taken back."""
        self._left, self._undo = left, undo
        self._retell()
        self.undo.setVisible(undo)
        self.show()
        self.raise_()
        self.stand_in(self._room)
        keyboard.give(self.undo if undo else self.end)
        want_fresh_press(self)

    def _retell(self) -> None:
        self.set_title(texts.stuck_title())
        self.note.setText(texts.stuck_note(self._left, undo=self._undo))
        self.setAccessibleName(f"{self.title.whole_text()} {self.note.whole_text()}")

    def stand_in(self, room: QRect) -> None:
        """In the middle of the rack."""
        self._room = room
        if self.isHidden():
            return
        look = theme.current()
        wide = min(look.tx(WIDTH), room.width() - look.px(16))
        high = self.body.heightForWidth(wide) if self.body.hasHeightForWidth() else self.sizeHint().height()
        middle = room.center()
        self.setGeometry(middle.x() - wide // 2, middle.y() - high // 2, wide, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Z and Backspace take back."""
        back = event.key() == Qt.Key.Key_Z and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if back or event.key() == Qt.Key.Key_Backspace:
            self.undo_requested.emit()
        else:
            super().keyPressEvent(event)
