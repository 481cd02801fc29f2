"""The column beside the rack: what laying would bring, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.widgets import boxes
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.spoken import Spoken


class SideColumn(Spoken, QWidget):
    """lay: the primary button; why: what keeps it from being pressed, else what pressing it does besides;
    gain: the value of what is arranged; bonuses: which would come with it. When the game is over: the way to
    the results, and another game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        middle = Qt.AlignmentFlag.AlignHCenter
        self.lay = PaperButton("", "primary", "check", big=True)
        self.why = Label("", "meta", "on_mat", wrap=True, align=middle)
        self.caption = Label("", "meta", "on_mat", wrap=True, align=middle)
        self.gain = Label("", "score", "on_mat", align=middle)
        self.parts = Label("", "meta", "on_mat", wrap=True, align=middle)
        self.bonuses = Label("", "meta_strong", "on_mat", wrap=True, align=middle)
        self.discard = PaperButton("", "secondary")
        self.sort = PaperButton("", "secondary", "sort")
        self.hint = IconButton("bulb", "", "secondary")
        self._column = QVBoxLayout(self)
        self._lays: tuple[object, ...] = ()
        self._gains: tuple[object, ...] = ()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._row = boxes.row((self.sort, 1), self.hint)
        for widget in (self.lay, self.why):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        for widget in (self.caption, self.gain, self.parts, self.bonuses):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        self._column.addWidget(self.discard)
        self._column.addLayout(self._row)
        self.say(self.sort.setText, lambda: self.tr("Sort"))
        self.say(self.sort.setToolTip, lambda: self.tr("Put the loose cards in order (Ctrl+A)"))
        self.say(self.hint.set_name, lambda: self.tr("Hint (Ctrl+H); the best moves (Ctrl+B)"))
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        look = theme.current()
        self._column.setSpacing(look.px(6))
        self._row.setSpacing(look.px(8))
        self._fit()

    def resizeEvent(self, event: object) -> None:
        self._fit()

    def _fit(self) -> None:
        """Where height is scarce the number gets smaller, and then texts give way; they are spoken all the
        same, and stand in the tip of the number. Last the buttons get lower, all alike."""
        look, buttons = theme.current(), (self.lay, self.discard, self.sort)
        for button in buttons:
            button.setMinimumHeight(0)
            button.setMaximumHeight(button.sizeHint().height())
        self.gain.set_role("score" if self.height() >= look.tx(345) else "number")
        for label in (self.why, self.caption, self.parts, self.bonuses, self.gain):
            label.setVisible(bool(label.text()))
        for label in (self.parts, self.caption):
            if self._fits():
                return
            label.hide()
        if not self._fits():
            self.gain.set_role("number_small")
        if not self._fits():
            self.bonuses.hide()
        if not self._fits() and self.why.text():  # what keeps one from laying is worth more than a figure
            (self.why if self.lay.isEnabled() else self.gain).hide()
        if not self._fits():  # or the figure would be cut; the slips under the words say what they bring
            self.gain.hide()
        over = self._high() - self.height()
        if over > 0:
            room = sum(button.sizeHint().height() for button in buttons) - over
            for button in buttons:
                button.setFixedHeight(max(0, room // len(buttons)))

    def _fits(self) -> bool:
        return self._high() <= self.height()

    def _high(self) -> int:
        """All that is shown, in the width that there is."""
        self._column.invalidate()
        wraps = self._column.hasHeightForWidth()  # while a text that wraps is shown
        return self._column.totalHeightForWidth(self.width()) if wraps else self._column.sizeHint().height()

    def minimumSizeHint(self) -> QSize:
        """The table gives the column its place, whatever stands in it."""
        return QSize(0, 0)

    def show_lay(self, text: str, icon: str, *, enabled: bool, why: str) -> None:
        """What the primary button does; why: what keeps it from it, or comes with it, in words."""
        told = text, icon, enabled, why
        if told == self._lays:
            return
        self._lays = told
        self.lay.setText(text)
        self.lay.set_icon_name(icon)
        self.lay.setEnabled(enabled)
        self.why.setText(why)
        self._fit()
        for tell in (self.lay.setAccessibleDescription, self.lay.setToolTip):
            tell(self.why.text())

    def show_gain(self, caption: str, figure: str, parts: str, bonuses: str = "") -> None:
        """What is arranged is worth so much. parts: of what; bonuses: which of them it would take now."""
        told = caption, figure, parts, bonuses
        if told == self._gains:
            return
        self._gains = told
        for label, text in zip((self.caption, self.gain, self.parts, self.bonuses), told, strict=True):
            label.setText(text)
        spoken = ". ".join(filter(None, (f"{caption} {figure}, {parts}", *bonuses.split("\n"))))
        self.gain.setAccessibleName(spoken)
        self.gain.setToolTip(spoken)
        self._fit()
