"""Printing: kinds of sheets at the left, the preview in the middle, head and solutions at the right."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.lexicon.problems import LexiconProblem
from app.storage.problems import StorageProblem, write_atomically
from app.tabletop.printed import paper
from app.tabletop.printed.kind import PrintWish
from app.tabletop.printed.paper import Head, Printed, PrintedPage
from app.ui import texts
from app.ui.desktop import chooser
from app.ui.pages.school.printing import output, word_list
from app.ui.pages.school.printing.kinds import KindLine, KindList
from app.ui.pages.school.printing.preview import PagePreview
from app.ui.pages.school.tab import SchoolTab
from app.ui.services import Services
from app.ui.thread_bridge import Question, ThreadBridge
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.field import TextField
from app.widgets.controls.label import Label
from app.widgets.controls.toggle import Toggle
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel

LONGEST = 60
"""Letters of a head."""
translate = QCoreApplication.translate


def key_title(title: str) -> str:
    """How the pages with the solutions are called."""
    return translate("Printing", "{title}: solutions").format(title=title)


class PrintTab(SchoolTab):
    """What is chosen at the left is made beside the screen and shown in the middle at once."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._thread = ThreadBridge("printing", self)
        self._question: Question | None = None
        self._printed: Printed | None = None
        self.wish = PrintWish(1 + int.from_bytes(os.urandom(2), "big"))
        self._game = ""
        """Whose deal is given or ordered."""
        self.kinds = KindList(self)
        self.preview = PagePreview(self)
        self.school, self.group = TextField(), TextField()
        self.school_label, self.group_label = Label("", "meta"), Label("", "meta")
        self.key = Toggle("", True)
        self.another = PaperButton("", "secondary", "shuffle")
        self.told_label = Label("", "meta", "ink2", wrap=True)
        self.pdf_button = PaperButton("", "secondary", "save")
        self.print_button = PaperButton("", "primary", "print")
        self._assemble()
        self._wire()
        self.hear_now(self._name)
        theme.follow_now(self, self._restyle)

    def _assemble(self) -> None:
        self._left, self._right = Panel("", self, seed=6), Panel("", self, seed=7)
        self._left.body.addWidget(self.kinds, 1)
        right = self._right.body
        for widget in (self.school_label, self.school, self.group_label, self.group, self.key, self.another):
            right.addWidget(widget)
        right.addWidget(self.told_label)
        right.addStretch(1)
        right.addWidget(self.pdf_button)
        right.addWidget(self.print_button)
        self._row = boxes.row(self._left, (self.preview, 1), self._right, inside=self, bare=True)
        remembered = self.services.settings.current.printed
        for name, field in (("school", self.school), ("group", self.group)):
            text = remembered.get(name)
            field.setMaxLength(LONGEST)
            field.setText(text if isinstance(text, str) else "")

    def _wire(self) -> None:
        self.kinds.kind_chosen.connect(lambda _: self.make())
        for field in (self.school, self.group):
            field.textEdited.connect(lambda _: self._show())
            field.editingFinished.connect(self._remember)
        self.key.toggled.connect(lambda _: self._show())
        self.another.clicked.connect(self._make_another)
        self.pdf_button.clicked.connect(self.save_pdf)
        self.print_button.clicked.connect(self.print_out)

    # What is printed --------------------------------------------------------------------------

    @property
    def head(self) -> Head:
        """What stands over each page."""
        return Head(self.school.text(), self.group.text())

    @property
    def is_settled(self) -> bool:
        return self._question is None

    def first_focus(self) -> QWidget:
        return self.kinds

    def arrive(self) -> None:
        classes = self.services.classes.all
        if classes and not self.group.text() and "group" not in self.services.settings.current.printed:
            self.group.setText(classes[0].name[:LONGEST])
            if self._printed is not None:
                self._show()
        if not self.kinds.currentIndex().isValid():
            self.kinds.setCurrentIndex(self.kinds.kinds.index(0))

    def take(
        self,
        game: str,
        given: Mapping[str, Any],
        words: tuple[str, ...] = (),
        common: int | None = None,
    ) -> None:
        """Print something of a game; given: options of a deal, empty for any. words: those for which it was
        ordered. common: with so many common words."""
        self._game, self.wish = game, PrintWish(self.wish.seed, dict(given), words, common)
        self.kinds.choose(game, deal=bool(given))
        self.make()

    def take_over(self, given: tuple[str, Mapping[str, Any], tuple[str, ...], int | None]) -> None:
        self.take(*given)

    def take_list(self, title: str, words: Sequence[str]) -> None:
        """Print a list of words. title: what was looked for."""
        self.kinds.put_first(word_list.kind(title, words))

    def make(self) -> None:
        """The chosen sheet, worked out beside the screen."""
        if self._question is not None:
            self._question.drop()
        line = self.kinds.line
        try:
            judge = self.services.judge(line.kind.policy or None)
        except LexiconProblem as problem:
            self.told.emit(texts.lexicon_sentence(problem))
            return
        takes = line.kind.takes_deal and line.face is not None and line.face.game == self._game
        wish = self.wish if takes else PrintWish(self.wish.seed)
        self._question = self._thread.ask(
            lambda asked: line.kind.make(wish, judge, asked.budget(None)),
            lambda made: self._hear(line, made),
            owner=self,
        )
        self._show_state()

    def _make_another(self) -> None:
        """Other things by chance, or others for the same words."""
        self.wish = replace(self.wish, seed=self.wish.seed + 1, given={})
        self.make()

    def _hear(self, line: KindLine, made: Any) -> None:
        self._question = None
        self._printed = line.kind.lay(made)
        self.preview.at = 0
        self._show()

    def pages(self) -> Sequence[PrintedPage]:
        """All pages as they are to be printed."""
        if self._printed is None:
            return ()
        return paper.pages(self._printed, key=self.key.isChecked(), key_title=key_title)

    def _show(self) -> None:
        printed = self._printed
        self.preview.show_pages(self.pages(), self.head, printed.code if printed is not None else "")
        self._show_state()

    def _show_state(self) -> None:
        printed, line = self._printed, self.kinds.line
        self.key.setEnabled(printed is not None and bool(printed.key))
        self.another.setVisible(line.kind.chance)
        ready = printed is not None and self._question is None
        for button in (self.pdf_button, self.print_button, self.another):
            button.setEnabled(ready)
        self.told_label.setText(self.tr("A moment…") if self._question is not None else "")

    def _remember(self) -> None:
        """The head is there the next time; where it cannot be kept it holds until the program is closed."""
        try:
            self.services.settings.change(printed={"school": self.school.text(), "group": self.group.text()})
        except StorageProblem as problem:
            self.told.emit(texts.not_saved_sentence(problem))

    # Where it goes ----------------------------------------------------------------------------

    def save_pdf(self) -> None:
        """Ask for a file and write it."""
        printed = self._printed
        if printed is None:
            return
        kinds = [self.tr("PDF document (*.pdf)")]
        name = f"{printed.title.replace(':', '')}.pdf"
        path = chooser.to_save(self.window(), self.tr("Save as PDF"), name, kinds, ".pdf")
        if path is None:
            return
        try:
            write_atomically(path, output.pdf(self.pages(), self.head, printed.code, printed.title))
        except StorageProblem as problem:
            self.told.emit(texts.not_written_sentence(problem, path.name))
        else:
            self.told.emit(self.tr("Saved as {name}.").format(name=path.name))

    def print_out(self) -> None:
        printed = self._printed
        if printed is None:
            return
        found = output.printer()
        if found is None:
            self.told.emit(
                self.tr("There is no printer here. The sheet can be saved as a PDF and printed elsewhere.")
            )
            return
        pages = self.pages()
        if output.ask(found, self.window(), len(pages)):
            done = output.send(found, pages, self.head, printed.code)
            self.told.emit(
                self.tr("Sent to the printer.") if done else self.tr("The printer does not take it.")
            )

    # Look -------------------------------------------------------------------------------------

    def _name(self) -> None:
        self._left.set_title(self.tr("What to print"))
        self._right.set_title(self.tr("Head"))
        self.kinds.setAccessibleName(self.tr("What to print"))
        for label, field, text in (
            (self.school_label, self.school, self.tr("School")),
            (self.group_label, self.group, self.tr("Class")),
        ):
            label.setText(text)
            field.setAccessibleName(text)
        self.key.setText(self.tr("With solutions"))
        self.another.setText(self.tr("Another one"))
        self.pdf_button.setText(self.tr("Save PDF"))
        self.print_button.setText(self.tr("Print"))
        self.kinds.kinds.retell()
        if self._printed is not None:
            self.make()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._restyle()

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setSpacing(look.px(16))
        side = max(look.px(290), min(look.px(360), self.width() * 26 // 100))
        self._left.setFixedWidth(max(side, min(look.tx(330), self.width() * 34 // 100)))
        self._right.setFixedWidth(side)
