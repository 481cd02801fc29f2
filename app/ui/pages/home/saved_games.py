"""The panel of saved games on the home page."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.controls.label import Label
from app.widgets.look import art, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

if TYPE_CHECKING:
    from app.ui.pages.home.saved_list import Save, SavedGamesView

LEAST_OWL = 60
"""Narrower than this, in design pixels, it gives way to the text."""


class _Nothing(Spoken, Canvas, QWidget):
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

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        strong, meta = look.font("strong"), look.font("body")
        title, note = QFontMetricsF(strong), QFontMetricsF(meta)
        text = max(title.horizontalAdvance(self.title), note.horizontalAdvance(self.note))
        gap = look.pxf(26)
        wide = min(
            look.pxf(120) * 150 / 106, self.width() - gap - text, (self.height() - look.pxf(8)) * 150 / 106
        )
        if wide < look.pxf(LEAST_OWL):
            wide = gap = 0.0
        high = wide * 106 / 150
        left = max(0.0, (self.width() - wide - gap - text) / 2)
        middle = self.height() / 2
        picture = QRectF(left, middle - high / 2, wide, high)
        ratio = self.devicePixelRatioF()
        if wide:
            painter.drawPixmap(picture.topLeft(), art.pixmap("owl_sleeping", int(wide), int(high), ratio))
        left += wide + gap
        room = self.width() - left
        above, below = QPointF(left, middle - look.tx(3)), QPointF(left, middle + look.tx(22))
        draw_text(painter, self.title, above, strong, look.palette.ink, room=room)
        draw_text(painter, self.note, below, meta, look.palette.ink2, room=room)


class SavedGamesPanel(Spoken, Panel):
    """Title and list, or the sleeping owl.

    Signals:
        continue_requested(object SavedGame), copy_requested(object SavedGame), remove_requested(object save)
        file_requested(): open a game that lies in a file. journal_requested(): see those that are over.
    """

    continue_requested = Signal(object)
    copy_requested = Signal(object)
    remove_requested = Signal(object)
    file_requested = Signal()
    journal_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, seed=3)
        self._view: SavedGamesView | None = None
        self.trouble = Label("", "meta", "ink2", wrap=True)
        self.trouble.hide()
        self._nothing = _Nothing(self)
        # Nobody knows yet what there is; the room is kept, so that the title stays where it is.
        self._nothing.hide()
        self._keep_room(True)
        self.body.addWidget(self.trouble)
        self.body.addWidget(self._nothing, 1)
        self.journal_button = PaperButton("", "link", "", self)
        self.journal_button.clicked.connect(self.journal_requested)
        self.say(self.journal_button.setText, lambda: self.tr("All finished games"))
        self.file_button = IconButton("folder", "", "quiet", self)
        self.file_button.clicked.connect(self.file_requested)
        self.say(self.file_button.set_name, lambda: self.tr("Open a saved game… (Ctrl+O)"))
        self.say(self.set_title, lambda: self.tr("In progress"))

    @property
    def view(self) -> SavedGamesView:
        """The list; made when there is something in it for the first time (start-up time)."""
        if self._view is None:
            from app.ui.pages.home.saved_list import SavedGames, SavedGamesView

            model = SavedGames(self)
            self._view = SavedGamesView(model, self)
            self._view.continue_requested.connect(self.continue_requested)
            self._view.copy_requested.connect(self.copy_requested)
            self._view.remove_requested.connect(self.remove_requested)
            self.body.addWidget(self._view, 1)
            self.say(self._view.setAccessibleName, lambda: self.tr("Unfinished games"))
            self.hear(model.retell)
        return self._view

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button for files lies in the corner, as the one of the people does in theirs."""
        super().resizeEvent(event)
        look = theme.current()
        self.file_button.resize(self.file_button.sizeHint())
        self.file_button.move(self.width() - self.file_button.width() - look.px(12), look.px(10))
        self.journal_button.resize(self.journal_button.sizeHint())
        self.journal_button.move(self.file_button.x() - self.journal_button.width() - look.px(4), look.px(10))
        title = QFontMetricsF(self.title.font()).horizontalAdvance(self.title.whole_text())
        # Where there is no room for it, the bar of the page leads there as well.
        self.journal_button.setVisible(self.journal_button.x() > self.title.x() + title)

    def _keep_room(self, keep: bool) -> None:
        policy = self._nothing.sizePolicy()
        policy.setRetainSizeWhenHidden(keep)
        self._nothing.setSizePolicy(policy)

    def set_saves(self, saves: Sequence[Save], trouble: str = "") -> None:
        """Show these saves; ``trouble`` says why some may be missing."""
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self._keep_room(False)
        self._nothing.setVisible(not saves)
        if saves or self._view is not None:
            self.view.saves.set_saves(saves)
            self.view.setVisible(bool(saves))
        for before, after in itertools.pairwise(self.stops()):
            QWidget.setTabOrder(before, after)

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in order."""
        return [*([] if self._view is None else self._view.stops()), self.file_button, self.journal_button]
