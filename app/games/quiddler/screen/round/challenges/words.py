"""The words of one player while they are decided on: a list to pick from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QWidget

from app.games.quiddler import deck
from app.games.quiddler.model import Options, Phase
from app.games.quiddler.screen.round import texts
from app.games.quiddler.screen.round.cards import paint_word, write
from app.games.quiddler.screen.round.facts import RoundWord
from app.tabletop.asking.keys import paint_mark, paint_ruling
from app.tabletop.context import SeatLook
from app.widgets import boxes, writing
from app.widgets.controls.avatar import Avatar
from app.widgets.controls.label import Label
from app.widgets.kept_clear import KeptClear
from app.widgets.lists.model import LINE, Index, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import ENTER, RowList
from app.widgets.look import paper, theme
from app.widgets.look.canvas import draw_text
from app.widgets.sheets.panel import paint_blank

HIGH, CARD, BOX = 70, 32, 26
THICK = 1.06
"""How much lower a card reaches with its edge, in heights of a card."""
NOTE = Qt.ItemDataRole.UserRole + 2
"""The small line under a word."""
WIDTH, WIDEST = 256, 470


class QuestionedWordsModel(LinesModel[RoundWord]):
    """The words of one owner with what is to be said of each. Those that may be picked can be checked."""

    def __init__(self, seats: Sequence[SeatLook], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = tuple(seats)
        self._decider: int | None = None
        self._options, self._phase = Options(), Phase.CHALLENGE

    def show_words(
        self, words: Sequence[RoundWord], decider: int | None, options: Options, phase: Phase
    ) -> None:
        """Show them; the same words stay where they are, whatever has become of them."""
        self._decider, self._options, self._phase = decider, options, phase
        if [word.word for word in words] == [word.word for word in self._lines]:
            self._lines = list(words)
            self.retell()
        else:
            self.set_lines(words)

    @property
    def phase(self) -> Phase:
        """Whether words are challenged or voted on."""
        return self._phase

    def flags(self, index: Index) -> Qt.ItemFlag:
        """All can be walked to; those that may be picked can be checked."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsUserCheckable if self._lines[index.row()].open else flags

    def tell(self, line: RoundWord, role: int) -> Any:
        names = [seat.name for seat in self._seats]
        if role == Qt.ItemDataRole.DisplayRole:
            return deck.spelt(line.meld)
        if role == Qt.ItemDataRole.CheckStateRole and line.open:
            return Qt.CheckState.Checked if line.chosen else Qt.CheckState.Unchecked
        note = texts.note(line, self._decider, self._options, self._phase, names)
        if role == NOTE:
            return note
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            told = texts.note(line, self._decider, self._options, self._phase, names, whole=True)
            return texts.spoken_word(line, names, told)
        return None


class WordsList(KeptClear, RowList):
    """One owner's words, all in sight. A click or Space picks.

    Signals:
        picked(object word): owner and index.
        confirmed(): Enter.
        left(int step, bool last): arrows lead out of the list, to the one before (−1) or after it, to the
            last word there.
    """

    picked = Signal(object)
    confirmed = Signal()
    left = Signal(int, bool)

    def __init__(self, model: QuestionedWordsModel, parent: QWidget | None = None) -> None:
        super().__init__(model, self._paint, self._size, parent, choosing=(Qt.Key.Key_Space,), letters=False)
        self._words = model
        self._factor = 1.0
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._pick)
        self.row_chosen.connect(self._pick)
        model.modelReset.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        self.setFixedHeight(self._high() * len(self._words.lines) + 2)
        super().restyle()

    def enlarge(self, factor: float) -> None:
        """Cards so many times as large; 1 for the usual size."""
        if factor != self._factor:
            self._factor = factor
            self.restyle()
            self.viewport().update()

    def _high(self) -> int:
        look = theme.current()
        return look.tx(HIGH) + round(look.tx(CARD) * THICK * (self._factor - 1))

    def _size(self, index: Index) -> QSize:
        return QSize(0, self._high())

    def _pick(self, index: Index) -> None:
        word = index.data(LINE)
        if isinstance(word, RoundWord) and word.open:
            self.picked.emit(word.word)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The hand is for words that may be picked."""
        super().mouseMoveEvent(event)
        word = self.indexAt(event.position().toPoint()).data(LINE)
        open_ = isinstance(word, RoundWord) and word.open
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if open_ else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, row = Qt.Key(event.key()), self.currentIndex().row()
        before = key == Qt.Key.Key_Left or (key == Qt.Key.Key_Up and row <= 0)
        after = key == Qt.Key.Key_Right or (key == Qt.Key.Key_Down and row >= len(self._words.lines) - 1)
        if key in ENTER:
            self.show_focus_ring()
            if not event.isAutoRepeat():
                self.confirmed.emit()
        elif before or after:
            self.show_focus_ring()
            self.left.emit(-1 if before else 1, key == Qt.Key.Key_Up)
        else:
            super().keyPressEvent(event)

    def enter(self, *, last: bool) -> None:
        """The keyboard comes from a list below (``last``) or from elsewhere."""
        self.setCurrentIndex(self._words.index(len(self._words.lines) - 1 if last else 0))
        self.setFocus(Qt.FocusReason.TabFocusReason)

    # Painting -----------------------------------------------------------------------------------

    def _paint(self, row: PaintedRow) -> None:
        look = theme.current()
        colours, painter = look.palette, row.painter
        word = row.index.data(LINE)
        slip = row.rect.adjusted(0, look.px(2), 0, -look.px(2))
        ink, second = colours.ink, colours.ink2
        fell = word.ruled is not None and not word.ruled.good
        if word.chosen:
            row.ground(colours.yellow, slip, look.pxf(12), 4)
            ink = second = colours.letter
        elif word.ruled is not None:
            row.ground(colours.red_tint if fell else colours.green_tint, slip, look.pxf(12), 4)
        elif row.pointed and word.open:
            row.ground(colours.sunken, slip, look.pxf(12), 4)
        if row.here:
            painter.setPen(QPen(colours.focus, look.pxf(3)))
            painter.drawPath(paper.cut(slip.adjusted(2, 2, -2, -2), look.pxf(11), 4, 0.0))
        row.left += look.px(8)
        row.right -= look.px(10)
        box = row.put(look.px(BOX), after=look.px(8))
        self._paint_box(row, box, word)
        self._paint_value(row, word, ink)
        note = str(row.index.data(NOTE))
        role = "tag" if word.chosen or word.ruled else "meta"
        card = look.tx(CARD) * self._factor
        block = card * THICK
        if note:
            block += look.pxf(8) + QFontMetricsF(look.font(role)).capHeight()
        top = slip.center().y() - block / 2
        paint_word(painter, row.left, top + card / 2, card, row.right - row.left, word.meld, dim=fell)
        if note:
            write(row, Text(note, role, second, top + block - row.rect.center().y()))

    def _paint_box(self, row: PaintedRow, box: QRectF, word: RoundWord) -> None:
        if word.ruled is not None:
            paint_ruling(row.painter, box, good=word.ruled.good, stamped=True)
        elif word.open:
            sign = "x" if self._words.phase is Phase.VOTE else "help"
            paint_mark(row.painter, box, sign, marked=word.chosen)

    def _paint_value(self, row: PaintedRow, word: RoundWord, ink: Any) -> None:
        font = theme.current().font("number_small")
        at = QPointF(row.right, row.rect.center().y())
        wide = draw_text(row.painter, str(word.value), at, font, ink, lean=1, sink=0.5)
        row.right -= wide + theme.current().px(10)


class PlayerWords(QWidget):
    """A player's sheet of paper: face, name, what they have to pay, their words."""

    def __init__(self, seat: int, seats: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        who = seats[seat]
        self.face = Avatar(who.avatar, 40)
        self.name = Label(who.name, "strong", elide=True)
        self.name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.cost = Label("", "number_small", "red")
        self.cost.hide()
        self.model = QuestionedWordsModel(seats, self)
        self.list = WordsList(self.model, self)
        self.list.setAccessibleName(self.tr("Words of {name}").format(name=who.name))
        self._head = boxes.row(self.face, (self.name, 1), self.cost)
        self._column = boxes.column(self._head, self.list, 1, inside=self)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        px = theme.current().px
        self._column.setContentsMargins(px(10), px(10), px(10), px(8 + paper.THICKNESS))
        self._column.setSpacing(px(6))
        self._head.setContentsMargins(px(6), 0, px(8), 0)
        self._head.setSpacing(px(10))
        self.setMinimumWidth(theme.current().tx(WIDTH))
        self.setMaximumWidth(theme.current().tx(WIDEST))
        self.update()

    def show_cost(self, points: int) -> None:
        """What this player has to pay in this round; 0 for nothing."""
        self.cost.setText(writing.signed(-points))
        self.cost.setAccessibleName(self.tr("penalty {points}").format(points=writing.signed(-points)))
        self.cost.setVisible(points > 0)

    def paintEvent(self, event: object) -> None:
        paint_blank(self, self.seat + 3)
