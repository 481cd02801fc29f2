"""The line of the dictionary on which a word is written: large, to be read by a whole table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.ui.pages.dictionary.lookup import LONGEST_QUERY
from app.widgets import boxes
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.field import TextField
from app.widgets.look import theme


class SearchField(TextField):
    """Signals: down_pressed(): the person wants to go on into the list."""

    down_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, icon_name="search", serif=True)
        self.setMaxLength(LONGEST_QUERY)
        self._clear = IconButton("x", "", "quiet", self)
        self._clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._clear.clicked.connect(self._empty)
        boxes.row(1, self._clear, inside=self, bare=True)
        self.textChanged.connect(self._show_clear)
        self.returnPressed.connect(self.selectAll)
        self._show_clear()
        self._restyle()

    def set_clear_name(self, name: str) -> None:
        """How the cross is read out."""
        self._clear.set_name(name)

    def take(self, text: str) -> None:
        """Go on writing here with what was typed elsewhere on the page."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.insert(text)

    def _empty(self) -> None:
        self.clear()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_clear(self) -> None:
        self._clear.setVisible(bool(self.text()))

    def _restyle(self) -> None:
        super()._restyle()
        look = theme.current()
        self.setFont(look.font("h1"))
        left = look.px(20) + look.tx(20) + look.px(14)
        self.setTextMargins(left, 0, look.px(56), 0)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(0, 0, look.px(10), 0)

    def sizeHint(self) -> QSize:
        """High enough for the accents of capitals in large letters."""
        look = theme.current()
        return QSize(look.px(420), look.tx(68))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.down_pressed.emit()
            return
        super().keyPressEvent(event)
