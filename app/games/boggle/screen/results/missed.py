"""The panel beside the players: the board, the chosen word, and what nobody found."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.games.boggle.model import Round
from app.games.boggle.screen import texts
from app.games.boggle.screen.results.choosing import ChoosesWords
from app.games.boggle.screen.results.facts import LENGTHS, LONGEST_FILTER, filtered, missed
from app.games.boggle.screen.results.small_board import BoardMat
from app.tabletop import phrases
from app.tabletop.rounds.column import ExplanationBox, explained
from app.tabletop.rounds.sizes import Sizes
from app.widgets import boxes, writing
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.focusring import PressedByEnter
from app.widgets.controls.label import Label
from app.widgets.lists.model import Index, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import RowList
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.sheets.panel import paint_blank

LINE_HIGH, SIDE_MARGIN = 30, 9


WIDTH, BOARD, LOWEST_BOARD, UNDER, LEAST_UNDER, TIGHT_UNDER = 334, 280, 110, 300, 230, 150
LINES, LINES_TALL, TALL = 3, 4, 540
"""Of the explanation: nearly all of them have three at most; a tall panel keeps room for four."""
LINES_BELOW = 2
BELOW = 230
"""Height of the panel where it lies below the players."""
QWIDGETSIZE_MAX = 16_777_215


class MissedModel(LinesModel[str]):
    """Words; for screen readers with their length."""

    def tell(self, line: str, role: int) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{line}, {phrases.letters(len(line))}"
        return super().tell(line, role)


class MissedList(ChoosesWords, RowList):
    """The words, one after another like text on a page. Arrow keys walk, Enter, Space or another click show
    the next path.

    Signals:
        word_chosen(str): a word was chosen, or the chosen one once more.
    """

    word_chosen = Signal(str)

    def __init__(self, model: MissedModel, sizes: Sizes, parent: QWidget | None = None) -> None:
        self._words, self._sizes = model, sizes
        super().__init__(model, self._paint, self._size, parent, look=lambda: sizes)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setMouseTracking(True)
        self.clicked.connect(self.choose_again)

    def _size(self, index: Index) -> QSize:
        width = self._sizes.wide("word_small", str(index.data()))
        return QSize(math.ceil(width) + 2 * self._sizes.px(SIDE_MARGIN), self._sizes.tx(LINE_HIGH))

    def _paint(self, row: PaintedRow) -> None:
        colours = theme.current().palette
        if row.selected:
            row.ground(colours.yellow, row.rect.adjusted(0, 1, 0, -1), self._sizes.px(8), 2)
        row.left += self._sizes.px(SIDE_MARGIN)
        drop = QFontMetricsF(self._sizes.font("word_small")).capHeight() * 0.42
        ink = colours.letter if row.selected else colours.ink
        row.words(Text(str(row.index.data()), "word_small", ink, drop), Qt.TextElideMode.ElideNone)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._words.lines:
            return
        painter = QPainter(self.viewport())
        painter.setFont(self._sizes.font("meta"))
        painter.setPen(theme.current().palette.ink2)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(QRectF(self.viewport().rect()), int(flags), self.tr("No such word is left here."))
        painter.end()

    def index_of(self, word: str) -> QModelIndex:
        lines = self._words.lines
        return self._words.index(lines.index(word)) if word in lines else QModelIndex()

    def first_word(self) -> QModelIndex:
        return self._words.index(0)


class LengthChip(PressedByEnter, Canvas, QAbstractButton):
    """A small switch for one length of words."""

    def __init__(self, length: int) -> None:
        super().__init__()
        self.length = length
        self.setCheckable(True)
        last = length == LONGEST_FILTER
        self.setText(self.tr("{length}+").format(length=length) if last else str(length))
        spoken = self.tr("%n letters and more", "", length) if last else phrases.letters(length)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow(self, self.updateGeometry)

    def sizeHint(self) -> QSize:
        """The smallest thing that a finger hits."""
        look = theme.current()
        return QSize(look.px(theme.TARGET), max(look.px(theme.TARGET), look.tx(36)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _chip(self) -> QRectF:
        look = theme.current()
        height = float(look.tx(34))
        rect = QRectF(self.rect()).adjusted(look.pxf(2), 0, -look.pxf(2), 0)
        return QRectF(rect.left(), (self.height() - height) / 2, rect.width(), height)

    def focus_shape(self) -> tuple[QRectF, float]:
        return self._chip(), theme.current().pxf(paper.RADIUS_CHIP)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        chip = self._chip()
        on = self.isChecked()
        outline = paper.cut(chip, look.pxf(paper.RADIUS_CHIP), 3, 0.0)
        painter.fillPath(outline, colours.ink if on else colours.sunken)
        font = look.font("meta_strong")
        ink = colours.paper if on else colours.ink
        draw_text(painter, self.text(), chip.center(), font, ink, lean=0.5, sink=0.5)


class MissedPanel(QWidget):
    """Board, explanation, filters and the words that nobody found.

    Signals:
        word_chosen(str): a word of the list was chosen, or chosen once more.
    """

    word_chosen = Signal(str)

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self._sizes = sizes
        self._missed: list[str] = []
        self._rare = 0
        self._tight = self._below = self._whole = False
        self._everything = False
        self._shortest = 1
        self._round: Round | None = None
        self.mat = BoardMat(self, height=BOARD)
        self.title = Label(self.tr("Nobody found"), sizes.role("panel"))
        self.number = Label("", "number", align=Qt.AlignmentFlag.AlignRight)
        self.telling = ExplanationBox(sizes.role("meta"))
        self.chips = [LengthChip(length) for length in LENGTHS]
        self.group = QButtonGroup(self)
        self.group.setExclusive(False)
        self.model = MissedModel(self)
        self.list = MissedList(self.model, sizes, self)
        self.list.word_chosen.connect(self.word_chosen)
        self.more = PaperButton("", "link", "eye")
        self.more.clicked.connect(self._toggle_everything)
        self._build()
        theme.follow_now(self, self._restyle)

    def _build(self) -> None:
        self._chip_box = QWidget()
        self._head, self._chip_row = QHBoxLayout(), QHBoxLayout(self._chip_box)
        self._chip_row.setContentsMargins(0, 0, 0, 0)
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.number)
        for chip in self.chips:
            self.group.addButton(chip)
            self._chip_row.addWidget(chip)
        self.group.buttonToggled.connect(self._filter)
        self._body = QVBoxLayout()
        self._upper = boxes.column(self._head, self.telling, self._chip_box)
        self._body.addLayout(self._upper)
        self._body.addWidget(self.list, 1)
        self._body.addWidget(self.more, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._column.addWidget(self.mat)
        self._column.addLayout(self._body, 1)
        for earlier, later in pairwise((*self.chips, self.list, self.more)):
            QWidget.setTabOrder(earlier, later)

    def _restyle(self) -> None:
        look = theme.current()
        px = look.px
        self._column.setContentsMargins(px(1), px(1), px(1), px(paper.THICKNESS + 1))
        self._column.setSpacing(0)
        inset = self._sizes.px(SIDE_MARGIN)
        self._body.setContentsMargins(px(20) - inset, px(4), px(12), px(2))
        self._upper.setContentsMargins(inset, 0, px(8), 0)
        self._upper.setSpacing(px(4))
        self._body.setSpacing(px(4))
        self._chip_row.setSpacing(px(2))
        self._head.setSpacing(px(14))
        self._measure()
        self.update()

    def wished_width(self) -> int:
        """How wide it is beside the players."""
        look = theme.current()
        wider = max((self._sizes.factor + 1) / 2, 1 + (look.text_size - 1) * 0.6)
        return round(look.px(WIDTH) * wider)

    def set_below(self, below: bool, *, whole: bool = False) -> None:
        """Whether it lies below the players, low and wide, or stands beside them.

        whole: all words are shown without scrolling, however high it grows; only below the players."""
        if (below, whole) != (self._below, self._whole):
            self._below, self._whole = below, whole
            self._upper.removeWidget(self._chip_box)
            self._head.removeWidget(self._chip_box)
            if below:
                self._head.insertWidget(1, self._chip_box)
            else:
                self._upper.addWidget(self._chip_box)
            down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
            self._column.setDirection(across if below else down)
            self._column.setAlignment(self.mat, Qt.AlignmentFlag.AlignTop if whole else Qt.AlignmentFlag(0))
            off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
            self.list.setVerticalScrollBarPolicy(off if whole else needed)
            self.mat.beside = below
            self._measure()

    def _measure(self) -> None:
        look = theme.current()
        if self._below:
            high = max(look.px(BELOW), self._sizes.tx(BELOW))
            self.setMinimumWidth(0)
            self.setMaximumWidth(QWIDGETSIZE_MAX)
            self.setMinimumHeight(0 if self._whole else high)  # else its words would not count
            self.setMaximumHeight(QWIDGETSIZE_MAX if self._whole else high)
            self.mat.setMaximumHeight(high if self._whole else QWIDGETSIZE_MAX)
            self.mat.setMinimumHeight(high if self._whole else 0)
            self.mat.setFixedWidth(high)
        else:
            self.setMinimumHeight(0)
            self.setMaximumHeight(QWIDGETSIZE_MAX)
            self.setFixedWidth(self.wished_width())
            self.mat.setMaximumWidth(QWIDGETSIZE_MAX)
            self.mat.setMinimumWidth(0)
        self._share_height()

    def resizeEvent(self, event: object) -> None:
        """The board gives way before the words do, the filters before both."""
        look = theme.current()
        self._tight = not self._below and self.height() < look.px(LOWEST_BOARD) + look.tx(LEAST_UNDER)
        self._show_chips()
        self._show_more()
        self._share_height()
        self._show_whole()
        # Qt has placed everything before it tells of the size: by the heights of before.
        self._column.invalidate()
        self._column.activate()

    def _share_height(self) -> None:
        look = theme.current()
        tall = LINES_TALL if self.height() >= look.tx(TALL) else LINES
        lines = LINES_BELOW if self._below else tall
        self.telling.set_lines(lines)
        if not self._below:
            under = look.tx(UNDER) + round(self.telling.line() * (lines - LINES_BELOW))
            self.mat.setFixedHeight(max(look.px(LOWEST_BOARD), min(look.px(BOARD), self.height() - under)))

    def _show_whole(self) -> None:
        """As high as its words need, where nothing may scroll in what scrolls."""
        if not self._whole:
            self.list.setMinimumHeight(self._sizes.tx(LINE_HIGH))
            self.list.setMaximumHeight(QWIDGETSIZE_MAX)
            return
        self.list.doItemsLayout()
        self.list.setFixedHeight(max(self._sizes.tx(LINE_HIGH), self.list.contentsSize().height()) + 2)

    def minimumSizeHint(self) -> QSize:
        """A low board over a few words; what the layout would say follows the board of the moment."""
        look = theme.current()
        if self._below:
            board = self.mat.minimumHeight() + look.px(1) + look.px(paper.THICKNESS + 1)
            high = max(super().minimumSizeHint().height(), board)
            return QSize(self.mat.width() + look.px(WIDTH), high)
        return QSize(self.width(), look.px(LOWEST_BOARD) + look.tx(TIGHT_UNDER))

    # What is shown ----------------------------------------------------------------------------

    def show_round(self, played: Round, *, fold: bool, shortest: int = 1) -> None:
        """Show a round; filters and the chosen word stay while it is the same one."""
        if self._round is None or (self._round.number, self._round.grid) != (played.number, played.grid):
            self.mat.board.set_board(played.grid, fold=fold)
            self._everything = False
            self._tell("")
        self._round = played
        alone = len(played.lists) == 1
        self.title.setText(self.tr("Still on the board") if alone else self.tr("Nobody found"))
        self.list.setAccessibleName(self.title.text())
        self._missed = missed(played)
        self._shortest = shortest
        self._show_chips()
        self._filter()

    def _show_chips(self) -> None:
        """Only lengths that the words of this game can have."""
        for chip in self.chips:
            chip.setVisible(not self._tight and chip.length >= self._shortest)

    def show_word(self, word: str, *, chosen_here: bool) -> None:
        """Show the path and the explanation of a word."""
        self.mat.show_word(word)
        if not chosen_here:
            self.list.show_word("")
        self._tell(word)

    def _tell(self, word: str) -> None:
        told = self.tr("Click a word and I'll show you its path.")
        if word:
            at, of = self.mat.board.path_number
            told = explained(self._sizes.context, word)
            if of > 1:
                told = self.tr("{text} (path {number} of {count})").format(text=told, number=at, count=of)
        self.telling.tell(writing.flowing(told))

    # Filters ----------------------------------------------------------------------------------

    def lengths(self) -> frozenset[int]:
        """The lengths switched on; none means all."""
        return frozenset(chip.length for chip in self.chips if chip.isChecked())

    def _filter(self) -> None:
        lengths = self.lengths()
        every = filtered(self._missed, lengths, None)
        common = filtered(every, frozenset(), self._sizes.context.common)
        shown = every if self._everything else common
        self.model.set_lines(shown)
        self.number.setText(writing.number(len(shown)))
        self.number.setAccessibleName(phrases.words(len(shown)))
        self._rare = len(every) - len(common)
        self._show_more()
        if self._everything:
            self.more.setText(texts.show_common(len(common)))
        else:
            self.more.setText(texts.show_all(len(every)))
        self.more.set_icon_name("eye_off" if self._everything else "eye")
        self._show_whole()

    def _show_more(self) -> None:
        self.more.setVisible(self._rare > 0 and not self._tight)

    def _toggle_everything(self) -> None:
        self._everything = not self._everything
        self._filter()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_blank(self, 9)
