"""A player's column of a finished round: what was laid, held, won and paid, line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from app.games.quiddler.model import Options, Round
from app.games.quiddler.screen.round import facts, texts
from app.games.quiddler.screen.round.cards import paint_word, write
from app.games.quiddler.screen.round.facts import ColumnLine, LineKind
from app.games.quiddler.screen.round.result.best import BestSlip
from app.tabletop.context import SeatLook
from app.tabletop.rounds.column import RoundColumn
from app.tabletop.rounds.sizes import Sizes
from app.widgets import writing
from app.widgets.lists.model import LINE, Index, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import ENTER, ENTER_OR_SPACE, RowList
from app.widgets.look import fonts, theme
from app.widgets.look.canvas import draw_text

WIDTH, FACED = 268, 280
"""At least so wide: for the lines, as large as text is; for a face beside name and words."""
ROW, TWO, CARD, LARGEST, LEADING = 38, 60, 28, 1.6, 18
SIDE, ICON, AFTER = 10, 20, 8
NOTE = Qt.ItemDataRole.UserRole + 2
"""What stands beside the points, or under a word."""
_ICONS = {
    LineKind.MOST: "star",
    LineKind.LONGEST: "star",
    LineKind.FELL: "minus",
    LineKind.IN_VAIN: "minus",
    LineKind.FLOOR: "info",
}


class LinesOfRound(LinesModel[ColumnLine]):
    """What made the points of one seat."""

    def __init__(self, seats: Sequence[SeatLook], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = tuple(seats)
        self._options = Options()

    def show_round(
        self, played: Round, seat: int, options: Options, rare: Callable[[str], bool] = lambda word: False
    ) -> None:
        """Show the seat's part of a round. rare: see `facts.with_bluffs`."""
        self._options = options
        made = facts.lines(played, seat, options)
        computer = self._seats[seat].level is not None
        self.set_lines(facts.with_bluffs(made, options, rare) if computer else made)
        self.retell()

    def tell(self, line: ColumnLine, role: int) -> Any:
        names = [seat.name for seat in self._seats]
        if role == NOTE:
            return texts.line(line, self._options, names)
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                line.word
                if line.kind in (LineKind.WORD, LineKind.FALLEN)
                else texts.line(line, self._options, names)
            )
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return texts.spoken_line(line, self._options, names)
        return None


class LinesList(RowList):
    """The lines; Enter, Space or a click on a word asks what it means.

    Signals:
        word_chosen(str): in lower case.
        left(int step): arrows lead to the column before (−1) or after it.
        passed(): Ctrl+Enter; also Enter where there is no word to ask about, or it has just been told.
    """

    word_chosen = Signal(str)
    left = Signal(int)
    passed = Signal()

    def __init__(self, model: LinesOfRound, sizes: Sizes, parent: QWidget | None = None) -> None:
        self._sizes, self._factor = sizes, 1.0
        self._asked: ColumnLine | None = None
        super().__init__(
            model, self._paint, self._size, parent, look=lambda: sizes, choosing=ENTER_OR_SPACE, letters=False
        )
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setMouseTracking(True)
        # What is said takes more lines where there is less room.
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.clicked.connect(self._choose)
        self.row_chosen.connect(self._choose)

    def _choose(self, index: Index) -> None:
        line = index.data(LINE)
        if isinstance(line, ColumnLine) and line.word:
            self._asked = line
            self.word_chosen.emit(line.word)

    @staticmethod
    def _is_word(line: object) -> bool:
        return isinstance(line, ColumnLine) and bool(line.word)

    def _passes(self, line: object, event: QKeyEvent) -> bool:
        """Whoever has read what the word means presses Enter to go on."""
        at_once = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        return at_once or not self._is_word(line) or line == self._asked

    def keyPressEvent(self, event: QKeyEvent) -> None:
        line, key = self.currentIndex().data(LINE), event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.left.emit(-1 if key == Qt.Key.Key_Left else 1)
        elif key in ENTER and self._passes(line, event):
            if not event.isAutoRepeat():
                self.passed.emit()
        elif key == Qt.Key.Key_Space and not self._is_word(line):
            pass
        else:
            super().keyPressEvent(event)

    def largest(self) -> float:
        """How many times as large as usual cards can be while all lines stay in sight."""
        lines = [self.model().index(row, 0) for row in range(self.model().rowCount())]
        cards = sum(self._has_cards(line) for line in lines) * self._sizes.tx(CARD)
        usual = sum(self._sizes.tx(self._design(line)) for line in lines)
        spare = self.viewport().height() - usual
        return max(1.0, min(LARGEST, 1 + spare / cards)) if cards else LARGEST

    def enlarge(self, factor: float) -> None:
        """Cards so many times as large; 1 for the usual size."""
        if factor != self._factor:
            self._factor = factor
            self.restyle()

    @staticmethod
    def _has_cards(index: Index) -> bool:
        return index.data(LINE).kind in (LineKind.WORD, LineKind.FALLEN, LineKind.HELD)

    def _design(self, index: Index, wide: int | None = None) -> int:
        said = self.said(index, wide)
        return (TWO if self._has_cards(index) and said else ROW) + LEADING * max(0, len(said) - 1)

    def said(self, index: Index, wide: int | None = None) -> list[str]:
        """What is said of a line: in one where that holds all of it, else in as many as it takes. wide: so
        wide is the row; as it is in the list where nothing else is said."""
        sizes, line, note = self._sizes, index.data(LINE), str(index.data(NOTE))
        if not note:
            return []
        font = sizes.font("tag" if self._has_cards(index) else "meta_strong")
        room = (self._wide() if wide is None else wide) - 2 * sizes.px(SIDE) - self._points_room(line)
        room -= 0 if self._has_cards(index) else sizes.px(ICON) + sizes.px(AFTER)
        return [note] if fonts.fitted(font, note, room)[1] == note else fonts.balanced(font, note, room)

    def _wide(self) -> int:
        """How wide a row is: whether the list has to scroll is not asked of the bar, which stands there only
        because a row was too narrow and so too high."""
        room = self.maximumViewportSize()
        lines = [self.model().index(row, 0) for row in range(self.model().rowCount())]
        high = sum(self._sizes.tx(self._design(line, room.width())) for line in lines)
        return room.width() - (self.verticalScrollBar().sizeHint().width() if high > room.height() else 0)

    def _points_room(self, line: ColumnLine) -> float:
        wide = QFontMetricsF(self._sizes.font("number_small")).horizontalAdvance(writing.signed(line.points))
        return max(wide, self._sizes.px(44)) + self._sizes.px(AFTER)

    def _more(self) -> int:
        """How much higher than usual a card is."""
        return round(self._sizes.tx(CARD) * (self._factor - 1))

    def _size(self, index: Index) -> QSize:
        more = self._more() if self._has_cards(index) else 0
        return QSize(0, self._sizes.tx(self._design(index)) + more)

    def _paint(self, row: PaintedRow) -> None:
        sizes, colours = self._sizes, theme.current().palette
        line, said = row.index.data(LINE), self.said(row.index)
        leading, more = sizes.tx(LEADING), sizes.tx(LEADING) * max(0, len(said) - 1)
        slip = row.rect.adjusted(0, 1, 0, -1)
        if (row.chosen and row.selected and line.word) or line.kind in (LineKind.MOST, LineKind.LONGEST):
            row.ground(colours.yellow_tint, slip, sizes.px(9), 2)
        elif line.unnoticed or (line.bluff and line.kind is LineKind.WORD):
            row.ground(colours.blue_tint, slip, sizes.px(9), 2)
        row.left += sizes.px(SIDE)
        row.right -= sizes.px(SIDE)
        self._paint_points(row, line)
        if line.kind in _ICONS:
            icon = row.put(sizes.px(ICON), after=sizes.px(AFTER))
            ink = colours.red if line.points < 0 else colours.ink
            row.icon(_ICONS[line.kind], icon, ink, 2.6)
            first = QFontMetricsF(sizes.font("meta_strong")).capHeight() / 2 - more / 2
            for at, text in enumerate(said):
                write(row, Text(text, "meta_strong", colours.ink, first + at * leading))
            return
        middle = row.rect.center().y() - (sizes.tx(11) + more / 2 if said else 0)
        low = (row.rect.height() - sizes.tx(TWO)) / 2 + sizes.tx(22) - more
        dim = line.kind is not LineKind.WORD
        end = paint_word(
            row.painter,
            row.left,
            middle,
            sizes.tx(CARD) + self._more(),
            row.right - row.left,
            line.cards,
            dim=dim,
        )
        if line.kind is LineKind.FALLEN:
            reach, thick = sizes.px(3), sizes.px(3)
            bar = QRectF(row.left - reach, middle - thick / 2, end - row.left + 2 * reach, thick)
            row.painter.fillRect(bar, colours.red)
        second = (
            colours.red
            if line.kind is LineKind.FALLEN
            else colours.blue
            if line.unnoticed or line.bluff
            else colours.ink2
        )
        for at, text in enumerate(said):
            write(row, Text(text, "tag", second, low + at * leading))

    def _paint_points(self, row: PaintedRow, line: ColumnLine) -> None:
        colours = theme.current().palette
        font = self._sizes.font("number_small")
        metrics = QFontMetricsF(font)
        shown = writing.signed(line.points)
        wide = metrics.horizontalAdvance(shown)
        ink: QColor = colours.red if line.points < 0 else colours.green if line.points > 0 else colours.ink2
        if line.kind is LineKind.FLOOR:
            # Forgiven, not gained.
            ink = colours.ink2
        draw_text(row.painter, shown, QPointF(row.right - wide, row.rect.center().y()), font, ink, sink=0.5)
        row.right -= self._points_room(line)


class ResultColumn(RoundColumn):
    """One seat: head with the points of the round, its lines, for a person the best that the hand could do.

    Signals: word_chosen(str): its meaning is asked for.
    """

    word_chosen = Signal(str)

    def __init__(self, seat: int, sizes: Sizes) -> None:
        super().__init__(seat, sizes)
        self.model = LinesOfRound(sizes.context.seats, self)
        self.list = LinesList(self.model, sizes, self)
        self.list.setAccessibleName(self.tr("Round of {name}").format(name=self.who.name))
        self.list.word_chosen.connect(self.word_chosen)
        self.best = BestSlip(sizes, self)
        self.best.word_chosen.connect(self.word_chosen)
        self.best.hide()
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.best)
        self.restyle()

    def restyle(self) -> None:
        super().restyle()
        # So little that the slip under the lines keeps its height: they scroll, it does not.
        self.list.setMinimumHeight(self.sizes.tx(CARD))
        self.setMinimumWidth(max(theme.current().tx(WIDTH), theme.current().px(FACED)))

    def show_round(self, played: Round, options: Options, best: Sequence[int]) -> None:
        """Show the seat's part of a round. best: who took the round."""
        row = played.rows[self.seat]
        fell = bool(row.fallen or row.aside)
        said = texts.laid(len(row.laid) - len(row.fallen), fell=fell, out=played.out == self.seat)
        self.show_points(said, row.score.points, best)
        self.model.show_round(played, self.seat, options, self.sizes.context.rare)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.minimumWidth(), self.head.height() + self.sizes.tx(100))
