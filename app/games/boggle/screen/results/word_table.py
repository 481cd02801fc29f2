"""How a player's words are drawn and walked through."""

from __future__ import annotations

import math

from PySide6.QtCore import QModelIndex, QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from app.games.boggle.model import ScoredWord, WordVerdict
from app.games.boggle.screen import texts
from app.games.boggle.screen.results.choosing import CHOOSE, ChoosesWords
from app.games.boggle.screen.results.words import ENTRY, NOMINABLE, SECTION, WHY, ColumnModel
from app.tabletop.rounds.sizes import Sizes
from app.widgets.controls import scroll
from app.widgets.controls.avatar import SeatFace, paint_avatar
from app.widgets.later import soon
from app.widgets.lists.model import Index
from app.widgets.lists.row import PaintedRow, RowDelegate
from app.widgets.look import icons, paper, theme
from app.widgets.look.canvas import around, draw_text
from app.widgets.look.fonts import fitted

ROW, LEFT, GAP, FACE, FACES, HAND = 31, 10, 8, 20, 4, 36
"""Row height, left margin of a word, gap before avatars, size of an avatar, most avatars in a row, width
of the sign that puts a word to the vote."""

TWO_LINES = 1.7
"""Height of a row whose reason stands under the word, in rows."""


def _refused(entry: ScoredWord) -> bool:
    return entry.verdict not in (WordVerdict.POINT, WordVerdict.VALID, WordVerdict.SHARED)


class WordPainter:
    """Paints a word; shared ones are struck through and followed by the faces of the others."""

    def __init__(self, faces: tuple[SeatFace, ...], sizes: Sizes) -> None:
        self._faces, self._sizes = faces, sizes
        self.faceless = False

    def width_of(self, entry: ScoredWord) -> float:
        """Room the entry would like, margins included."""
        width = self._sizes.wide("word_small", entry.word)
        return self._sizes.px(LEFT) + width + self._tail(entry) + self._sizes.px(LEFT)

    def least_of(self, entry: ScoredWord) -> float:
        """Room for the entry where the word is as small as `fitted` makes it."""
        width = self._sizes.wide("word_small", entry.word)
        return self._sizes.px(LEFT) + 0.75 * width + self._tail(entry) + self._sizes.px(LEFT) / 2

    def fits(self, entry: ScoredWord, index: Index, width: float) -> bool:
        """Whether a refused word and the reason stand beside each other in a row so wide."""
        word = self._sizes.wide("word_small", entry.word)
        why = self._sizes.wide("meta", str(index.data(WHY)))
        sign = max(self._sizes.px(HAND), self._sizes.tx(ROW)) if index.data(NOMINABLE) else 0
        return self._sizes.px(LEFT) + word + self._sizes.px(12) + why + sign <= width

    def _tail(self, entry: ScoredWord) -> float:
        if not entry.others or self.faceless:
            return 0.0
        shown = min(len(entry.others), FACES)
        more = self._sizes.px(FACE) if len(entry.others) > FACES else 0
        return self._sizes.px(GAP) + self._step(shown) * (shown - 1) + self._sizes.px(FACE) + more

    def _step(self, shown: int) -> float:
        """Two faces stand side by side, more overlap."""
        return self._sizes.px(FACE + 4) if shown <= 2 else self._sizes.px(FACE * 0.66)

    def size(self, index: Index) -> QSize:
        """The table sets widths; a row holds a line of text."""
        return QSize(self._sizes.px(40), self._sizes.tx(ROW))

    def paint(self, row: PaintedRow) -> None:
        index, painter, rect = row.index, row.painter, QRectF(row.rect)
        entry = index.data(ENTRY)
        if not isinstance(entry, ScoredWord):
            section = index.data(SECTION)
            if section:
                self._paint_section(painter, rect, str(section), bool(index.data(NOMINABLE)))
            return
        why = str(index.data(WHY) or "") if _refused(entry) else ""
        if why and index.data(NOMINABLE):
            hand = self.hand(rect)
            self._paint_hand(painter, hand)
            rect.setRight(hand.left())
        self._paint_entry(painter, rect, entry, why, row.selected)

    def hand(self, row: QRectF) -> QRectF:
        """Where the sign stands that puts the refused word of a row to the vote."""
        side = float(max(self._sizes.px(HAND), self._sizes.tx(ROW)))
        return QRectF(row.right() - side, row.top(), side, row.height())

    def _paint_hand(self, painter: QPainter, place: QRectF) -> None:
        colours = theme.current().palette
        side = min(place.width(), place.height()) * 0.8
        disc = around(place.center(), side)
        painter.setPen(QPen(colours.line2, self._sizes.px(1.5)))
        painter.setBrush(colours.raised)
        painter.drawEllipse(disc)
        sign = disc.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
        icons.paint(painter, "thumb_up", sign, colours.green, 2.4)

    def _paint_section(self, painter: QPainter, rect: QRectF, text: str, votes: bool) -> None:
        colours = theme.current().palette
        left = rect.left() + self._sizes.px(LEFT)
        painter.setPen(QPen(colours.line, max(1.0, self._sizes.px(1.2))))
        right = rect.right() - self._sizes.px(LEFT)
        painter.drawLine(QPointF(left, rect.top() + 2), QPointF(right, rect.top() + 2))
        font = self._sizes.font("tag")
        base = rect.bottom() - self._sizes.tx(8)
        wide = draw_text(painter, text, QPointF(left, base), font, colours.ink2)
        if votes:
            font, hint = fitted(font, texts.to_the_vote(), right - left - wide - self._sizes.px(12))
            draw_text(painter, hint, QPointF(right, base), font, colours.ink2, lean=1)

    def _paint_entry(
        self, painter: QPainter, rect: QRectF, entry: ScoredWord, why: str, chosen: bool
    ) -> None:
        colours = theme.current().palette
        good = entry.verdict in (WordVerdict.POINT, WordVerdict.VALID)
        ink = colours.letter if chosen else colours.ink if good else colours.ink2
        left = rect.left() + self._sizes.px(LEFT)
        room = rect.right() - left - self._tail(entry) - self._sizes.px(2)
        refused = _refused(entry)
        under = refused and rect.height() > self._sizes.tx(ROW) * 1.2
        whole, step = rect, self._sizes.tx(ROW)
        if under:
            rect = QRectF(rect.left(), rect.top(), rect.width(), step)
        elif refused:
            wide = QFontMetricsF(self._sizes.font("meta")).horizontalAdvance(why)
            room = max(room * 0.4, room - wide - self._sizes.px(12))
        font, text = fitted(self._sizes.font("word_small"), entry.word, room)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(text)
        baseline = rect.center().y() + metrics.capHeight() * 0.42
        if chosen:
            spare = self._sizes.px(8)
            around = QRectF(left - spare, rect.top() + 1, width + 2 * spare, rect.height() - 2)
            painter.fillPath(paper.cut(around, self._sizes.px(paper.RADIUS_CHIP), 2, 0.0), colours.yellow)
        draw_text(painter, text, QPointF(left, baseline), font, ink)
        if entry.verdict is WordVerdict.SHARED:
            middle = baseline - metrics.xHeight() * 0.52
            painter.setPen(QPen(ink, max(1.2, font.pixelSize() * 0.075)))
            painter.drawLine(QPointF(left - 1, middle), QPointF(left + width + 1, middle))
            if not self.faceless:
                self._paint_others(painter, left + width + self._sizes.px(GAP), rect, entry.others)
        elif under:
            self._paint_reason(painter, left, whole, baseline + step * (TWO_LINES - 1), why)
        elif refused:
            self._paint_reason(painter, left + width + self._sizes.px(10), whole, baseline, why)

    def _paint_others(self, painter: QPainter, left: float, rect: QRectF, others: tuple[int, ...]) -> None:
        side = self._sizes.px(FACE)
        shown = others[:FACES]
        step = self._step(len(shown))
        top = rect.center().y() - side / 2 + 1
        ratio = painter.device().devicePixelRatio()
        for at, seat in reversed(list(enumerate(shown))):
            paint_avatar(painter, QRectF(left + at * step, top, side, side), self._faces[seat], ratio=ratio)
        if len(others) > len(shown):
            painter.setFont(self._sizes.font("tag"))
            painter.setPen(theme.current().palette.ink2)
            end = left + step * (len(shown) - 1) + side + self._sizes.px(3)
            baseline = rect.center().y() + self._sizes.tx(5)
            painter.drawText(QPointF(end, baseline), texts.others_more(len(others) - len(shown)))

    def _paint_reason(self, painter: QPainter, left: float, rect: QRectF, baseline: float, why: str) -> None:
        font, text = fitted(self._sizes.font("meta"), why, max(1.0, rect.right() - left))
        draw_text(painter, text, QPointF(left, baseline), font, theme.current().palette.ink2)


class _Head(QHeaderView):
    """The titles over the lanes, without the frame of a header."""

    def __init__(self, sizes: Sizes, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._sizes = sizes
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSectionSize(0)

    def sizeHint(self) -> QSize:
        return QSize(0, self._sizes.tx(28))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        text = self.model().headerData(logicalIndex, Qt.Orientation.Horizontal)
        if not text:
            return
        colours = theme.current().palette
        room = rect.width() - self._sizes.px(LEFT) - self._sizes.px(2)
        font, shown = fitted(self._sizes.font("tag"), str(text), room)
        if shown != text:
            # Whose words they are stands over the column.
            short = texts.points_each() if logicalIndex == 0 else texts.shared()
            font, shown = fitted(self._sizes.font("tag"), short, room)
        ink = colours.green if logicalIndex == 0 else colours.ink2
        at = QPointF(rect.left() + self._sizes.px(LEFT), rect.center().y())
        draw_text(painter, shown, at, font, ink, sink=0.5)


class WordTable(ChoosesWords, QTableView):
    """A player's words. Arrow keys walk, Enter, Space or another click show the next path.

    Signals:
        word_chosen(str): a word was chosen, or the chosen one once more.
        nominated(str): a refused word is to be put to the vote: its sign, or Enter or Space on it.
    """

    word_chosen = Signal(str)
    nominated = Signal(str)

    def __init__(self, model: ColumnModel, sizes: Sizes, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._sizes = model, sizes
        self._shown = ""
        self._whole = 0
        self._sizing = False
        self._stands: tuple[object, ...] = ()
        """For what its lanes were chosen."""
        self._painter = WordPainter(tuple(seat.avatar for seat in sizes.context.seats), sizes)
        self.setItemDelegate(RowDelegate(self, self._painter.paint, self._painter.size, lambda: sizes))
        self.setHorizontalHeader(_Head(sizes, self))
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.setShowGrid(False)
        scroll.dress(self)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setModel(model)
        self.clicked.connect(self.choose_again)
        model.modelReset.connect(self._spread)
        theme.follow_now(self, self.restyle)

    def show_whole(self, about: int) -> None:
        """Be as high as the words need, so that nothing scrolls; lanes are chosen for ``about`` this height.

        0: as high as there is room, and scroll."""
        if about != self._whole:
            self._whole = about
            off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
            self.setVerticalScrollBarPolicy(off if about else needed)
            self.arrange()

    def set_faceless(self, faceless: bool) -> None:
        """Whether the faces of others give way to the words."""
        if faceless != self._painter.faceless:
            self._painter.faceless = faceless
            self.arrange()

    def least_width(self, *, faceless: bool) -> int:
        """Room for one lane of each kind where every word is printed as small as it may be and whole."""
        before, self._painter.faceless = self._painter.faceless, faceless
        try:
            refused = map(self._painter.least_of, self._words.words.refused)
            return math.ceil(max(sum(self._least_lanes()), *refused, 0.0))
        finally:
            self._painter.faceless = before

    def _least_lanes(self) -> list[float]:
        words = self._words.words
        lanes = (words.points, words.shared)
        return [max((self._painter.least_of(entry) for entry in part), default=0.0) for part in lanes]

    def restyle(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self._sizes.tx(ROW))
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Choose how many lanes there are; more than one each only when the words would not fit."""
        words = self._words.words
        width, height = self.viewport().width(), self._whole or self.viewport().height()
        stands = (self._words.content, width, height, self._whole, self._painter.faceless, self._sizes.factor)
        if self._stands == (*stands, theme.current().key()):
            return
        self._stands = (*stands, theme.current().key())
        wishes = [
            max((self._painter.width_of(entry) for entry in part), default=0.0)
            for part in (words.points, words.shared)
        ]
        wide = [self._title_width(title) for title in self._words.titles]
        titled = [max(wish, least) if wish else 0.0 for wish, least in zip(wishes, wide, strict=True)]
        # Where there is no room for both, words matter more than what stands over them.
        wishes = titled if sum(titled) <= width else wishes
        rows = max(1, height // max(1, self._sizes.tx(ROW)))
        parts = (len(words.points), len(words.shared))
        lanes = [1, 1 if parts[1] else 0]
        while True:
            tall = [math.ceil(part / max(1, count)) for part, count in zip(parts, lanes, strict=True)]
            # A lane more must make the table lower: where both parts are as high, both need one.
            grown = [count + (high == max(tall)) for count, high in zip(lanes, tall, strict=True)]
            room = sum(count * wish for count, wish in zip(grown, wishes, strict=True))
            if max(tall) <= rows or room > width:
                break
            lanes = grown
        self._words.set_lanes(lanes[0], lanes[1])
        if self._sizing:  # a scroll bar has come or gone by what is being done
            self._size(width, lanes, wishes)
            return
        self._sizing = True
        self._size(width, lanes, wishes)
        for _ in range(2):  # beside a scroll bar that comes rows may be higher
            self.updateGeometries()
        self.viewport().update()
        self._sizing = False

    def _size(self, width: int, lanes: list[int], wishes: list[float]) -> None:
        # Told of each lane and row, the table would be painted once more a moment later.
        with QSignalBlocker(self.horizontalHeader()), QSignalBlocker(self.verticalHeader()):
            self._size_lanes(width, lanes, wishes)
            self._size_rows(width)

    def _size_rows(self, width: int) -> None:
        """A refusal that does not fit beside its word stands under it."""
        row = self._sizes.tx(ROW)
        for at in range(self._words.word_rows(), self._words.rowCount()):
            index = self._words.index(at, 0)
            entry = index.data(ENTRY)
            two = entry is not None and not self._painter.fits(entry, index, width)
            self.setRowHeight(at, round(row * TWO_LINES) if two else row)
        high = self.horizontalHeader().sizeHint().height() + self.verticalHeader().length()
        self.setMinimumHeight(high + 2 * self.frameWidth() + 2 if self._whole else 0)

    def _title_width(self, title: str) -> float:
        width = self._sizes.wide("tag", title)
        # A long name may be cut; a usual one may not.
        return min(width, self._sizes.tx(110)) + self._sizes.px(LEFT + 6)

    def _size_lanes(self, width: int, lanes: list[int], wishes: list[float]) -> None:
        total = max(1, sum(lanes))
        least = self._sizes.px(70)
        needs = [max(wish, least) for wish in wishes]
        smallest = self._least_lanes()
        wanted = sum(count * need for count, need in zip(lanes, needs, strict=True))
        if lanes == [1, 1]:
            left = min(max(width * 0.52, needs[0]), width - needs[1])
            spare = width - sum(smallest)
            more = [max(1.0, need - small) for need, small in zip(needs, smallest, strict=True)]
            if wanted <= width:
                sizes = [left, width - left]
            elif spare >= 0:
                # Faces beside a word do not shrink, so the lanes shrink from what each needs at least.
                sizes = [
                    small + spare * extra / sum(more) for small, extra in zip(smallest, more, strict=True)
                ]
            else:
                sizes = [width * need / wanted for need in needs]
        else:
            sizes = [need + (width - wanted) / total for need in needs]
        edges = [0.0]
        for column in range(total):
            edges.append(edges[-1] + sizes[0 if column < lanes[0] else 1])
            self.setColumnWidth(column, round(edges[-1]) - round(edges[-2]))

    def _spread(self) -> None:
        self.clearSpans()
        columns = self._words.columnCount()
        if columns > 1:
            for row in range(self._words.word_rows(), self._words.rowCount()):
                self.setSpan(row, 0, 1, columns)
        self.show_word(self._shown)

    def show_word(self, word: str) -> None:
        """Mark a word that was chosen elsewhere, or nothing; it stays marked when the words are laid anew."""
        self._shown = word
        super().show_word(word)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = event.position().toPoint()
        index = self.indexAt(spot)
        on_sign = index.data(NOMINABLE) and self._painter.hand(QRectF(self.visualRect(index))).contains(spot)
        if on_sign and index.data(ENTRY) and event.button() is Qt.MouseButton.LeftButton:
            self.nominated.emit(str(index.data()))
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space put a refused word to the vote; other words show their next path."""
        index = self.currentIndex()
        if event.key() in CHOOSE and index.data(NOMINABLE) and not event.isAutoRepeat():
            self.nominated.emit(str(index.data()))
            return
        super().keyPressEvent(event)

    def keep_in_sight(self, word: str) -> None:
        """Scroll to a word once everything has found its place."""
        soon(self, lambda: self.scrollTo(self.index_of(word)))

    def index_of(self, word: str) -> QModelIndex:
        return self._words.index_of(word)

    def first_word(self) -> QModelIndex:
        for row in range(self._words.rowCount()):
            for column in range(self._words.columnCount()):
                if self._words.entry(row, column) is not None:
                    return self._words.index(row, column)
        return QModelIndex()
