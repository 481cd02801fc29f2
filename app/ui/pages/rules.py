"""The rules of a game, to be read at leisure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.tabletop.face import Face, Section
from app.ui import faces
from app.ui.pages.page import Page
from app.widgets.controls.label import Label
from app.widgets.controls.segmented import Segmented
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel
from app.widgets.sheets.reading import Reading
from app.widgets.sheets.topbar import TopBar

translate = QCoreApplication.translate

COLUMN, EDGE, BETWEEN = 920, 28, 24
"""Width of the text, the margin of a panel, from one example to the next; in design pixels."""


class RulesPage(Page):
    """Sections with examples, and the keys."""

    def __init__(self, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face = face
        self.bar = TopBar("", self, emblem=face.emblem)
        self.bar.back_requested.connect(self.back_requested)
        games = [(one.game, one.title()) for one in faces.faces()]
        self.games = Segmented(games, face.game, accessible_name=self.tr("Rules of"))
        self.games.choice_changed.connect(self._choose)
        self.bar.add_widget(self.games)
        self._holder = QWidget()
        self._holder_row = QHBoxLayout(self._holder)
        self.reading = Reading(self._holder, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.reading, 1)
        self._content: QWidget | None = None
        self.say(lambda text: self.bar.set_title(text, self._face.title()), lambda: self.tr("Rules"))
        self.say(self.reading.setAccessibleName, lambda: self.tr("Rules"))
        self.hear(self._write)
        theme.follow(self, self._write)
        self._write()

    def first_focus(self) -> QWidget:
        """The text, so that arrows scroll it."""
        return self.reading

    def _choose(self, game: object) -> None:
        face = faces.find(str(game))
        if face is not None:
            self._face = face
            self.bar.set_title(self.tr("Rules"), face.title())
            self.bar.set_emblem(face.emblem)
            self._write()
            self.reading.verticalScrollBar().setValue(0)

    def _write(self) -> None:
        """Everything anew, in the language and size of the moment."""
        look = theme.current()
        if self._content is not None:
            self._holder_row.removeWidget(self._content)
            self._content.deleteLater()
        self._content = QWidget()
        self._content.setMaximumWidth(look.px(COLUMN))
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(14))
        for place, section in enumerate(self._face.rules()):
            column.addWidget(self._panel(section, place))
        column.addWidget(self._keys())
        column.addStretch(1)
        self._holder_row.setContentsMargins(look.px(24), look.px(4), look.px(24), look.px(24))
        self._holder_row.addWidget(self._content)

    def _panel(self, section: Section, place: int) -> Panel:
        look = theme.current()
        panel = Panel(section.title, seed=place + 2, margin=EDGE)
        for paragraph in section.paragraphs:
            panel.body.addWidget(Label(paragraph, "body", "ink", wrap=True))
        pictures = [(example.picture(), example.caption) for example in section.examples]
        for pairs in _rows(pictures, look.px(COLUMN - 2 * EDGE), look.px(BETWEEN)):
            row = QHBoxLayout()
            row.setSpacing(look.px(BETWEEN))
            for picture, caption in pairs:
                cell = QVBoxLayout()
                cell.setSpacing(look.px(8))
                middle = Qt.AlignmentFlag.AlignHCenter
                cell.addWidget(picture, 0, middle)
                cell.addWidget(Label(caption, "meta_strong", wrap=True, align=middle))
                cell.addStretch(1)
                row.addLayout(cell, 1)
            panel.body.addSpacing(look.px(6))
            panel.body.addLayout(row)
        return panel

    def _keys(self) -> Panel:
        look = theme.current()
        panel = Panel(self.tr("Keys"), seed=9, margin=28)
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(28))
        grid.setVerticalSpacing(look.px(4))
        grid.setColumnStretch(1, 1)
        for row, (key, what) in enumerate([*self._face.keys(), *_common_keys()]):
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


def _common_keys() -> tuple[tuple[str, str], ...]:
    """Keys everywhere."""
    return (
        (translate("Keys", "Tab"), translate("Keys", "to the next control")),
        (translate("Keys", "F11"), translate("Keys", "full screen")),
        (translate("Keys", "Ctrl+S"), translate("Keys", "save a copy of the game as a file")),
        (translate("Keys", "Ctrl+O"), translate("Keys", "open a saved game from a file")),
        (translate("Keys", "F1"), translate("Keys", "these rules")),
        (translate("Keys", "F2"), translate("Keys", "the dictionary, when the game allows it")),
    )
