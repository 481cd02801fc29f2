"""The panel of unfinished games on the home page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.ui.spoken import Spoken
from app.widgets import art, theme
from app.widgets.label import Label
from app.widgets.panel import Panel

if TYPE_CHECKING:
    from app.ui.pages.saved_list import Save, SavedGamesView


class _Nothing(Spoken, QWidget):
    """What the panel shows when no game waits: the owl asleep on its branch."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title, self.note = "", ""
        self.say(self._set_title, lambda: self.tr("Nothing in progress"))
        self.say(self._set_note, lambda: self.tr("A game you leave waits here for you."))
        theme.follow(self, self.update)

    def _set_title(self, text: str) -> None:
        self.title = text
        self.setAccessibleName(text)
        self.update()

    def _set_note(self, text: str) -> None:
        self.note = text
        self.setAccessibleDescription(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Owl and two lines, centred."""
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong, meta = look.font("strong"), look.font("body")
        title, note = QFontMetricsF(strong), QFontMetricsF(meta)
        text = max(title.horizontalAdvance(self.title), note.horizontalAdvance(self.note))
        high = min(look.pxf(120), self.height() - look.pxf(8))
        wide = high * 150 / 106
        gap = look.pxf(26)
        left = max(0.0, (self.width() - wide - gap - text) / 2)
        middle = self.height() / 2
        picture = QRectF(left, middle - high / 2, wide, high)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(picture.topLeft(), art.pixmap("owl_sleeping", int(wide), int(high), ratio))
        painter.setFont(strong)
        painter.setPen(look.palette.ink)
        painter.drawText(QPointF(left + wide + gap, middle - look.tx(3)), self.title)
        painter.setFont(meta)
        painter.setPen(look.palette.ink2)
        painter.drawText(QPointF(left + wide + gap, middle + look.tx(22)), self.note)
        painter.end()


class SavedGamesPanel(Spoken, Panel):
    """Title and list, or the sleeping owl.

    Signals: continue_requested(object SavedGame), remove_requested(object save).
    """

    continue_requested = Signal(object)
    remove_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, seed=3)
        self._view: SavedGamesView | None = None
        self.trouble = Label("", "meta", "ink2", wrap=True)
        self.trouble.hide()
        self._nothing = _Nothing(self)
        self.body.addWidget(self.trouble)
        self.body.addWidget(self._nothing, 1)
        self.say(self.set_title, lambda: self.tr("In progress"))
        self.set_saves([])

    @property
    def view(self) -> SavedGamesView:
        """The list; made when there is something in it for the first time (start-up time)."""
        if self._view is None:
            from app.ui.pages.saved_list import SavedGames, SavedGamesView

            model = SavedGames(self)
            self._view = SavedGamesView(model, self)
            self._view.continue_requested.connect(self.continue_requested)
            self._view.remove_requested.connect(self.remove_requested)
            self.body.addWidget(self._view, 1)
            self.say(self._view.setAccessibleName, lambda: self.tr("Unfinished games"))
            self.hear(model.retranslate)
        return self._view

    def set_saves(self, saves: Sequence[Save], trouble: str = "") -> None:
        """Show these; ``trouble`` says why some may be missing."""
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self._nothing.setVisible(not saves)
        if saves or self._view is not None:
            self.view.saves.set_saves(saves)
            self.view.setVisible(bool(saves))
