"""A line to find words in a page that is read: hits are marked, and one goes from each to the next."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from app.widgets import boxes, writing
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.field import TextField
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.spoken import Spoken


def hits(text: str, wanted: str) -> list[int]:
    """Where in a text something stands; capitals, marks above letters and kinds of blanks do not matter."""
    inside, sought = _plain(text), _plain(wanted.strip())
    found, at = list[int](), inside.find(sought) if sought else -1
    while at >= 0:
        found.append(at)
        at = inside.find(sought, at + len(sought))
    return found


def _plain(text: str) -> str:
    """As many letters, without what does not matter."""
    return "".join(_letter(letter) for letter in unicodedata.normalize("NFC", text))


def _letter(letter: str) -> str:
    return " " if letter.isspace() else unicodedata.normalize("NFD", letter)[0].lower()[:1]


class FindBar(Spoken, QWidget):
    """Enter goes to the next hit, Shift+Enter back, Esc closes it.

    Signals: closed().
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._labels: Sequence[Label] = ()
        self._found: list[tuple[Label, int]] = []
        self._at = 0
        self.field = TextField()
        self.count = Label("", "meta", "ink2")
        self.before = IconButton("chevron_up", "", "quiet", self)
        self.after = IconButton("chevron_down", "", "quiet", self)
        self.close_button = IconButton("x", "", "quiet", self)
        self._row = boxes.row(
            1, self.field, self.count, self.before, self.after, self.close_button, 1, inside=self
        )
        self.field.textChanged.connect(self._look)
        self.before.clicked.connect(lambda: self._step(-1))
        self.after.clicked.connect(lambda: self._step(1))
        self.close_button.clicked.connect(self.shut)
        self.say(self._name, lambda: self.tr("Find in the rules"))
        self.say(self.before.set_name, lambda: self.tr("To the hit before (Shift+Enter)"))
        self.say(self.after.set_name, lambda: self.tr("To the next hit (Enter)"))
        self.say(self.close_button.set_name, lambda: self.tr("Close (Esc)"))
        theme.follow_now(self, self._restyle)
        self.hide()

    def _name(self, text: str) -> None:
        self.field.setAccessibleName(text)
        self.field.setPlaceholderText(text)

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setContentsMargins(look.px(24), 0, look.px(24), look.px(6))
        self._row.setSpacing(look.px(14))
        self.field.setFixedWidth(look.tx(320))
        self.count.setMinimumWidth(look.tx(90))

    def open(self) -> None:
        """Show it and type."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        self._look()

    def shut(self) -> None:
        """Hide it; no hit is marked any more."""
        if not self.isHidden():
            self.hide()
            self._mark(())
            self.closed.emit()

    def read(self, labels: Sequence[Label]) -> None:
        """Look in these from now on."""
        self._labels = labels
        self._found = []
        if not self.isHidden():
            self._look()

    def _look(self, _text: str = "") -> None:
        wanted = self.field.text()
        self._mark([(label, at) for label in self._labels for at in hits(label.whole_text(), wanted)])
        self._at = 0
        self._show(bool(wanted.strip()))

    def _mark(self, found: Sequence[tuple[Label, int]]) -> None:
        for label in {label for label, _ in (*self._found, *found)}:
            label.mark(())
        self._found = list(found)

    def _step(self, by: int) -> None:
        if self._found:
            self._at = (self._at + by) % len(self._found)
            self._show(True)

    def _show(self, asked: bool) -> None:
        """Every hit marked, this one more than the others and in sight."""
        size = len(self.field.text().strip())
        for label in {label: None for label, _ in self._found}:
            places = [at for one, at in self._found if one is label]
            here, at = self._found[self._at]
            label.mark([(place, size) for place in places], at if here is label else None)
        for button in (self.before, self.after):
            button.setEnabled(bool(self._found))
        nothing = self.tr("not found") if asked else ""
        if self._found:
            text = self.tr("{number} of {hits}")
            nothing = text.format(number=writing.number(self._at + 1), hits=writing.number(len(self._found)))
            nothing = writing.flowing(nothing)
            self._bring(self._found[self._at][0])
        self.count.setText(nothing)
        if nothing:
            QAccessible.updateAccessibility(QAccessibleEvent(self.count, QAccessible.Event.Alert))

    def _bring(self, label: Label) -> None:
        from PySide6.QtWidgets import QScrollArea

        step = label.parentWidget()
        while step is not None and not isinstance(step, QScrollArea):
            step = step.parentWidget()
        if isinstance(step, QScrollArea):
            step.ensureWidgetVisible(label, 0, theme.current().px(60))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the field does not want."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._step(-1 if back else 1)
        elif key == Qt.Key.Key_Escape:
            self.shut()
        else:
            event.ignore()
