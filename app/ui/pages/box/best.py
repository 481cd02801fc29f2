"""What would have been best with what lies on the real table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.engine.boxed.counting import EntryFault
from app.engine.boxed.finding import BoxFound
from app.lexicon.judge import Judge
from app.tabletop.boxed import BestAsked, fault_words
from app.ui.thread_bridge import Question, ThreadBridge
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.field import TextField
from app.widgets.controls.label import Label
from app.widgets.lists.flow import WordFlow
from app.widgets.lists.model import LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import RowList
from app.widgets.lists.words import ListedItem, WordModel
from app.widgets.look import theme
from app.widgets.spoken import Spoken
from app.widgets.writing import bare

ROW, LEAST_LIST = 52, 260


class _FoundWays(LinesModel[BoxFound]):
    def __init__(self, asked: BestAsked, parent: QWidget) -> None:
        super().__init__(parent)
        self._asked = asked

    def tell(self, line: BoxFound, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._asked.line(line)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(
                filter(None, (self._asked.line(line), bare(line.points), self._asked.note(line)))
            )
        return None


class BestWays(Spoken, QWidget):
    """Letters or cards are typed, or a position is laid; the game's own search answers beside the screen.

    Signals: word_asked(str): a word of a way that was pressed. laid_out(str): what lies there now."""

    word_asked = Signal(str)
    laid_out = Signal(str)

    def __init__(self, asked: BestAsked, options: Mapping[str, str], judge: Judge | None) -> None:
        super().__init__()
        self._asked, self._options, self._judge = asked, dict(options), judge
        self._thread = ThreadBridge("best", self, nice=True)
        self._question: Question | None = None
        self._found: Sequence[BoxFound] = ()
        self.typed, self.second = TextField(serif=True), TextField(serif=True)
        self.laid = asked.laying()
        self.go = PaperButton("", "primary", "bulb")
        self.hint = Label("", "meta", "ink2", wrap=True)
        self.told = Label("", "body_strong", wrap=True)
        self.ways = _FoundWays(asked, self)
        self.list = RowList(self.ways, self._paint, lambda _: QSize(0, theme.current().tx(ROW)), self)
        self.list.clicked.connect(self._ask_word)
        self.list.row_chosen.connect(self._ask_word)
        for field in (self.typed, self.second):
            field.setMaxLength(80)
            field.returnPressed.connect(self.search)
        self.go.clicked.connect(self.search)
        self._column = boxes.column(inside=self, bare=True)
        self._row = boxes.row((self.typed, 1), self.go)
        self._column.addWidget(self.hint)
        if self.laid is not None:
            self.typed.hide()
            for at, button in enumerate(self.laid.buttons):
                self._row.insertWidget(at, button)
            self._row.insertStretch(len(self.laid.buttons), 1)
            self._column.addWidget(self.laid, 2)
            self.laid.changed.connect(self._lie_anew)
        boxes.fill(self._column, self._row, self.second, self.told)
        self.words = WordModel()
        self.flow = WordFlow()
        self.flow.setModel(self.words)
        self.flow.word_chosen.connect(self.word_asked)
        self.flow.setVisible(asked.flows)
        self.list.setVisible(not asked.flows)
        self._column.addWidget(self.list, 1)
        self._column.addWidget(self.flow, 1)
        self.second.setVisible(bool(asked.second()))
        laid = self.laid.stops if self.laid is not None else ()
        for before, after in pairwise((*laid, self.typed, self.second, self.go, self.list, self.flow)):
            QWidget.setTabOrder(before, after)
        self.hear_now(self._speak)
        theme.follow_now(self, self._restyle)

    @property
    def is_settled(self) -> bool:
        return self._question is None

    def lay(self, text: str) -> None:
        """What lies there already."""
        if self.laid is not None:
            self.laid.show_text(text)

    def _lie_anew(self) -> None:
        """What was found is of another position."""
        assert self.laid is not None
        if self._question is not None:
            self._question.drop()
        self._question, self._found = None, ()
        self.ways.set_lines([])
        self.told.setText("")
        self.laid_out.emit(self.laid.text())

    def begin_with(self, text: str) -> None:
        """What is known already, where nothing is typed yet."""
        if text and not self.typed.text():
            self.typed.setText(text)

    def search(self) -> None:
        if self._question is not None:
            self._question.drop()
        typed = self.typed.text() if self.laid is None else self.laid.text()
        second = self.second.text()
        asked, options, judge = self._asked, self._options, self._judge
        self.told.set_colour("ink")
        self.told.setText(self.tr("Searching…"))
        self._question = self._thread.ask(
            lambda _: asked.find(typed, second, options, judge), self._hear, self._fail, owner=self
        )

    def _hear(self, found: Sequence[BoxFound]) -> None:
        self._question = None
        self._found = found
        if self._asked.flows:
            self.words.set_words(ListedItem(one.words[0], note=self._asked.note(one)) for one in found)
        else:
            self.ways.set_lines([one for one in found if one.words or self.laid is not None])
        if self.laid is not None:
            self.laid.show_way(found[0] if found else None)
        self.typed.set_refused(False)
        self._tell(self._asked.headline(found))

    def _fail(self, error: Exception) -> None:
        if not isinstance(error, EntryFault):
            raise error
        self._question, self._found = None, ()
        self.ways.set_lines([])
        self.words.set_words(())
        self.typed.set_refused(True)
        self.told.set_colour("red")
        self._tell(fault_words(error))

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        for one in (self.typed, self.go):
            one.setAccessibleDescription(text)

    def _ask_word(self, index: QModelIndex) -> None:
        way = self.ways.lines[index.row()]
        if self.laid is not None:
            self.laid.show_way(way)
        elif way.words:
            self.word_asked.emit(way.words[0])

    def _speak(self) -> None:
        self.typed.setAccessibleName(self._asked.label())
        self.typed.setPlaceholderText(self._asked.label())
        self.second.setAccessibleName(self._asked.second())
        self.second.setPlaceholderText(self._asked.second())
        self.hint.setText(self._asked.hint())
        self.go.setText(self.tr("Find the best"))
        for one in (self.list, self.flow):
            one.setAccessibleName(
                self.tr("What was found; Enter explains the word")
                if self.laid is None
                else self.tr("What was found; Enter shows where it lies")
            )
        if self._found:
            self.told.setText(self._asked.headline(self._found))
            self.ways.retell()

    def _paint(self, row: PaintedRow) -> None:
        look, colours = theme.current(), theme.current().palette
        way = self.ways.lines[row.index.row()]
        row.line_above()
        if row.here:
            row.ground(colours.yellow_tint, row.rect, look.pxf(9))
        row.left += look.pxf(8)
        right = row.right - look.pxf(8)
        if way.points > 1:
            box = row.put_last(look.tx(44))
            row.left, kept = box.left(), row.left
            row.right = right
            row.words(Text(bare(way.points), "number_small", colours.ink))
            row.left, row.right = kept, box.left()
        note = self._asked.note(way)
        up = look.pxf(3) if note else None
        row.words(Text(self._asked.line(way), "word_small", colours.ink, None if up is None else -up))
        if note:
            row.words(Text(note, "tag", colours.ink2, look.tx(17)))

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setSpacing(look.px(10))
        self._column.setSpacing(look.px(8))
        for one in (self.list, self.flow):
            one.setMinimumHeight(look.px(LEAST_LIST) if self.laid is None else look.tx(ROW + ROW // 2))
