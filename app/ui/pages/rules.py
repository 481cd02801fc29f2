"""The rules of the games and help about the program, to be read at leisure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from app.tabletop import prose
from app.tabletop.face import Face, Section
from app.ui import faces
from app.ui.pages.finding import FindBar
from app.ui.pages.stage_page import BarPage
from app.widgets import boxes
from app.widgets.controls.label import Label
from app.widgets.controls.segmented import Segmented
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel
from app.widgets.sheets.reading import COLUMN, ReadingColumn

EDGE, BETWEEN = 28, 24
"""The margin of a panel, from one example to the next; in design pixels."""


PROGRAM = ""
"""The key of the help about the program, among the names of the games."""


class RulesPage(BarPage):
    """Sections with examples, and the keys."""

    def __init__(self, face: Face, options: Mapping[str, Any] | None = None) -> None:
        """face: the game to begin with. options: of its game that the reader plays or sets up, if any."""
        super().__init__(emblem=face.emblem)
        self._face: Face | None = face
        self._options = {face.game: options}
        self.games = Segmented(self._choices(), face.game, accessible_name=self.tr("Rules of"))
        self.games.choice_changed.connect(self._choose)
        self.bar.add_widget(self.games)
        self.find_button = self.bar.add_button("search", "", self._find)
        self.reading = ReadingColumn(self)
        self.finder = FindBar(self)
        self.finder.closed.connect(lambda: self.reading.setFocus(Qt.FocusReason.OtherFocusReason))
        self.put_below(self.finder, (self.reading, 1))
        self.hear(lambda: self.games.set_options(self._choices()))
        self.say(self.find_button.set_name, lambda: self.tr("Find in the rules (Ctrl+F)"))
        self.hear(self._write)
        theme.follow_now(self, self._write)

    def first_focus(self) -> QWidget:
        """The text, so that arrows scroll it."""
        return self.reading

    def _find(self) -> None:
        self.finder.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F finds words."""
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_F and held:
            self._find()
        else:
            super().keyPressEvent(event)

    def _choices(self) -> list[tuple[object, str]]:
        return [*((one.game, one.title()) for one in faces.faces()), (PROGRAM, self.tr("Program"))]

    def _choose(self, game: object) -> None:
        self._face = faces.find(str(game))
        self._write()
        self.reading.verticalScrollBar().setValue(0)

    def _name_it(self) -> None:
        face = self._face
        title = self.tr("Help") if face is None else self.tr("Rules")
        self.bar.set_title(title, "Slovohrátky" if face is None else face.title())
        self.bar.set_emblem("" if face is None else face.emblem)
        self.reading.setAccessibleName(title)

    def _write(self) -> None:
        """Everything anew, in the language and size of the moment."""
        self._name_it()
        everywhere = program_help()
        told = self._face.rules(self._options.get(self._face.game)) if self._face else everywhere
        panels = [self._panel(section, place) for place, section in enumerate(told.sections)]
        own = told.keys if self._face else ()
        parts = (*panels, self._keys((*own, *everywhere.keys)))
        self.reading.show_parts(parts)
        self.finder.read([label for part in parts for label in part.findChildren(Label)])

    def _panel(self, section: Section, place: int) -> Panel:
        look = theme.current()
        panel = Panel(section.title, seed=place + 2, margin=EDGE)
        for paragraph in section.paragraphs:
            panel.body.addWidget(Label(paragraph, "body", "ink", wrap=True))
        pictures = [(example.picture(), example.caption) for example in section.examples]
        for pairs in _rows(pictures, look.px(COLUMN - 2 * EDGE), look.px(BETWEEN)):
            row = boxes.row(spacing=look.px(BETWEEN))
            for picture, caption in pairs:
                cell = boxes.column(spacing=look.px(8))
                middle = Qt.AlignmentFlag.AlignHCenter
                cell.addWidget(picture, 0, middle)
                cell.addWidget(Label(caption, "meta_strong", wrap=True, align=middle))
                cell.addStretch(1)
                row.addLayout(cell, 1)
            panel.body.addSpacing(look.px(6))
            panel.body.addLayout(row)
        return panel

    def _keys(self, keys: Sequence[tuple[str, str]]) -> Panel:
        look = theme.current()
        panel = Panel(self.tr("Keys"), seed=9, margin=EDGE)
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(28))
        grid.setVerticalSpacing(look.px(4))
        grid.setColumnStretch(1, 1)
        for row, (key, what) in enumerate(keys):
            grid.addWidget(Label(key, "body_strong"), row, 0)
            grid.addWidget(Label(what, "body", "ink2", wrap=True), row, 1)
        panel.body.addLayout(grid)
        return panel


def _rows(
    pictures: Sequence[tuple[QWidget, str]], room: int, between: int
) -> Iterator[list[tuple[QWidget, str]]]:
    """Pictures with their captions, as many beside each other as there is room for."""
    row: list[tuple[QWidget, str]] = []
    used = 0
    for picture, caption in pictures:
        wide = picture.sizeHint().width()
        if row and used + between + wide > room:
            yield row
            row, used = [], 0
        used += wide + (between if row else 0)
        row.append((picture, caption))
    if row:
        yield row


def program_help() -> prose.Prose:
    """The help about the program itself, with the keys that do the same everywhere."""
    return prose.read(__package__, "help", {})
