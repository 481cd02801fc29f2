"""What a hand could have done: a yellow slip under a person's column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QSizePolicy, QWidget

from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.screen.round import texts
from app.games.quiddler.screen.round.cards import paint_word, width
from app.tabletop.rounds.column import StarSlip
from app.tabletop.rounds.sizes import Sizes
from app.widgets import boxes
from app.widgets.lists.model import LINE, Index, LinesModel
from app.widgets.lists.row import PaintedRow
from app.widgets.lists.view import ENTER_OR_SPACE, RowList
from app.widgets.look import theme

CARD, ROW = 24, 34


class MeldsInRow(Protocol):
    """Words side by side."""

    @property
    def melds(self) -> Sequence[Meld]: ...


class Best(Protocol):
    """What the analysis finds: the best way to lay a hand, and what it would have scored."""

    @property
    def arrangement(self) -> MeldsInRow: ...

    @property
    def points(self) -> int: ...


class MeldsModel(LinesModel[Meld]):
    """Words as cards; read as words."""

    def tell(self, line: Meld, role: int) -> object:
        said = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
        return deck.spelt(line) if role in said else None


class MeldsList(RowList):
    """Words one after another like text. Enter, Space or a click asks what one means.

    Signals: word_chosen(str)
    """

    word_chosen = Signal(str)

    def __init__(self, model: MeldsModel, sizes: Sizes, parent: QWidget | None = None) -> None:
        self._sizes = sizes
        super().__init__(
            model, self._paint, self._size, parent, look=lambda: sizes, choosing=ENTER_OR_SPACE, letters=False
        )
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._choose)
        self.row_chosen.connect(self._choose)

    def _choose(self, index: Index) -> None:
        self.word_chosen.emit(str(index.data()))

    def _size(self, index: Index) -> QSize:
        sizes = self._sizes
        wide = width(index.data(LINE), sizes.tx(CARD)) + sizes.px(14)
        return QSize(round(min(wide, max(60, self.viewport().width() - 2))), sizes.tx(ROW))

    def _paint(self, row: PaintedRow) -> None:
        left, room = row.left + self._sizes.px(4), row.rect.width() - self._sizes.px(14)
        high = self._sizes.tx(CARD)
        paint_word(row.painter, left, row.rect.center().y(), high, room, row.index.data(LINE), dim=False)

    def fit(self) -> None:
        """As high as its words, two lines at most."""
        self.doItemsLayout()
        row = self._sizes.tx(ROW)
        self.setFixedHeight(min(max(row, self.contentsSize().height()), 2 * row) + 2)

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.fit()


class BestSlip(StarSlip):
    """Star, what was possible, the words.

    Signals: word_chosen(str)
    """

    word_chosen = Signal(str)

    def __init__(self, sizes: Sizes, parent: QWidget | None = None) -> None:
        super().__init__("", sizes, parent, wrap=True)
        self.model = MeldsModel(self)
        self.list = MeldsList(self.model, sizes, self)
        self.list.word_chosen.connect(self.word_chosen)
        self._head = boxes.row((self.caption, 1))
        self._column = boxes.column(self._head, self.list, inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        px = self.sizes.px
        self._column.setContentsMargins(px(12), px(6), px(8), px(6))
        self._column.setSpacing(px(2))
        self._head.setContentsMargins(px(28), 0, 0, 0)
        self.list.fit()
        self.update()

    def show_best(self, best: Best | None, made: int = 0) -> None:
        """Show it; None while nobody knows. made: what was scored, both with bonuses, without penalties."""
        self.setVisible(best is not None)
        if best is None:
            return
        better = best.points > made
        self.caption.setText(texts.best(best.points) if better else texts.nothing_better())
        self.list.setAccessibleName(self.caption.whole_text())
        self.model.set_lines(best.arrangement.melds if better else ())
        self.list.setVisible(better)
        self.list.fit()
