"""A text of somebody else's, to be read as it is: a licence, what holds them together."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.ui.pages.stage_page import BarPage
from app.widgets import boxes
from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import dress
from app.widgets.look import paper, theme
from app.widgets.sheets.panel import Panel
from app.widgets.sheets.reading import COLUMN


class _Text(FocusRingOwner, QPlainTextEdit):
    """Lines that can be read, marked and copied, not changed. Tab goes on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self)
        self.setReadOnly(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabChangesFocus(True)
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        look = theme.current()
        self.setFont(look.font("body"))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, look.palette.ink)
        self.setPalette(palette)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space turns a page, the arrows move by lines without a cursor that nobody sees."""
        bar, key = self.verticalScrollBar(), Qt.Key(event.key())
        targets = {
            Qt.Key.Key_Space: bar.value() + bar.pageStep(),
            Qt.Key.Key_PageDown: bar.value() + bar.pageStep(),
            Qt.Key.Key_PageUp: bar.value() - bar.pageStep(),
            Qt.Key.Key_Down: bar.value() + 1,
            Qt.Key.Key_Up: bar.value() - 1,
            Qt.Key.Key_Home: bar.minimum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        if key in targets and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            bar.setValue(targets[key])
        else:
            super().keyPressEvent(event)

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(paper.RADIUS_BUTTON)


class ReadingPage(BarPage):
    """One text file under a title."""

    def __init__(self, title: str, file: Path) -> None:
        super().__init__(title)
        self._file = file
        panel = Panel("", self, seed=5)
        self._note = Label("", "meta", "ink2", wrap=True)
        self.text = _Text(panel)
        self.text.setAccessibleName(title)
        panel.body.addWidget(self._note)
        panel.body.addWidget(self.text, 1)
        self._row = boxes.row(1, (panel, 1000), 1)
        self._panel = panel
        self.put_below((self._row, 1))
        self.say(
            self._note.setText,
            lambda: self.tr("Licences are binding in English, so they are not translated."),
        )
        self._read()
        theme.follow_now(self, self._restyle)

    def _read(self) -> None:
        try:
            self.text.setPlainText(self._file.read_text("utf-8", errors="replace"))
        except OSError:
            missing = self.tr("The text {name} is missing. Install the program again, please.")
            self.text.setPlainText(missing.format(name=self._file.name))

    def _restyle(self) -> None:
        look = theme.current()
        self._panel.setMaximumWidth(look.px(COLUMN))
        self._row.setContentsMargins(look.px(24), look.px(4), look.px(24), look.px(24))

    def first_focus(self) -> QWidget:
        """The text, so that keys scroll it."""
        return self.text
