"""How one word of a player's list is painted."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.games.boggle.model import Entry, Verdict
from app.games.boggle.screen.results import texts as results_texts
from app.games.boggle.screen.results.look import ResultsLook, fitted
from app.games.boggle.screen.results.words import ENTRY, NOMINABLE, SECTION, WHY
from app.widgets import icons, paper, theme
from app.widgets.avatar import Face, paint_avatar
from app.widgets.guard import Guarded

_Index = QModelIndex | QPersistentModelIndex
ROW, LEFT, GAP, FACE, FACES, HAND = 31, 10, 8, 20, 4, 36
"""Row height, left margin of a word, gap before avatars, size of an avatar, most avatars in a row, width
of the sign that puts a word to the vote."""

TWO_LINES = 1.7
"""Height of a row whose reason stands under the word, in rows."""


class WordDelegate(Guarded, QStyledItemDelegate):
    """Paints a word; shared ones are struck through and followed by the faces of the others."""

    def __init__(self, faces: tuple[Face, ...], look: ResultsLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces, self._look = faces, look

    def width_of(self, entry: Entry) -> float:
        """Room the entry would like, margins included."""
        width = QFontMetricsF(self._look.font("word_small")).horizontalAdvance(entry.word)
        return self._look.px(LEFT) + width + self._tail(entry) + self._look.px(LEFT)

    def fits(self, entry: Entry, index: _Index, width: float) -> bool:
        """Whether a refused word and the reason stand beside each other in a row so wide."""
        word = QFontMetricsF(self._look.font("word_small")).horizontalAdvance(entry.word)
        why = QFontMetricsF(self._look.font("meta")).horizontalAdvance(str(index.data(WHY)))
        sign = max(self._look.px(HAND), self._look.tx(ROW)) if index.data(NOMINABLE) else 0
        return self._look.px(LEFT) + word + self._look.px(12) + why + sign <= width

    def _tail(self, entry: Entry) -> float:
        if not entry.others:
            return 0.0
        shown = min(len(entry.others), FACES)
        more = self._look.px(FACE) if len(entry.others) > FACES else 0
        return self._look.px(GAP) + self._step(shown) * (shown - 1) + self._look.px(FACE) + more

    def _step(self, shown: int) -> float:
        """Two faces stand side by side, more overlap."""
        return self._look.px(FACE + 4) if shown <= 2 else self._look.px(FACE * 0.66)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """The table sets widths; a row holds a line of text."""
        return QSize(self._look.px(40), self._look.tx(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """A word, a refused word with its reason, or a dividing line."""
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        section = index.data(SECTION)
        entry = index.data(ENTRY)
        if section:
            self._paint_section(painter, rect, str(section), bool(index.data(NOMINABLE)))
        elif isinstance(entry, Entry):
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            if index.data(NOMINABLE):
                self._paint_hand(painter, self.hand(option.rect))
                rect.setRight(self.hand(option.rect).left())
            self._paint_entry(painter, rect, entry, str(index.data(WHY) or ""), chosen)
        painter.restore()

    def hand(self, row: QRect) -> QRectF:
        """Where the sign stands that puts the refused word of a row to the vote."""
        side = float(max(self._look.px(HAND), self._look.tx(ROW)))
        return QRectF(row.right() + 1 - side, row.top(), side, row.height())

    def _paint_hand(self, painter: QPainter, place: QRectF) -> None:
        colours = theme.current().palette
        side = min(place.width(), place.height()) * 0.8
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(place.center())
        painter.setPen(QPen(colours.line2, self._look.px(1.5)))
        painter.setBrush(colours.raised)
        painter.drawEllipse(disc)
        sign = disc.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
        icons.paint(painter, "thumb_up", sign, colours.green, 2.4)

    def _paint_section(self, painter: QPainter, rect: QRectF, text: str, votes: bool) -> None:
        colours = theme.current().palette
        left = rect.left() + self._look.px(LEFT)
        painter.setPen(QPen(colours.line, max(1.0, self._look.px(1.2))))
        right = rect.right() - self._look.px(LEFT)
        painter.drawLine(QPointF(left, rect.top() + 2), QPointF(right, rect.top() + 2))
        font = self._look.font("tag")
        painter.setFont(font)
        painter.setPen(colours.ink2)
        base = rect.bottom() - self._look.tx(8)
        painter.drawText(QPointF(left, base), text)
        if votes:
            room = right - left - QFontMetricsF(font).horizontalAdvance(text) - self._look.px(12)
            font, hint = fitted(font, results_texts.to_the_vote(), room)
            painter.setFont(font)
            painter.drawText(QPointF(right - QFontMetricsF(font).horizontalAdvance(hint), base), hint)

    def _paint_entry(self, painter: QPainter, rect: QRectF, entry: Entry, why: str, chosen: bool) -> None:
        colours = theme.current().palette
        good = entry.verdict in (Verdict.POINT, Verdict.VALID)
        ink = colours.letter if chosen else colours.ink if good else colours.ink2
        left = rect.left() + self._look.px(LEFT)
        room = rect.right() - left - self._tail(entry) - self._look.px(2)
        refused = not good and entry.verdict is not Verdict.SHARED
        under = refused and rect.height() > self._look.tx(ROW) * 1.2
        whole, step = rect, self._look.tx(ROW)
        if under:
            rect = QRectF(rect.left(), rect.top(), rect.width(), step)
        elif refused:
            wide = QFontMetricsF(self._look.font("meta")).horizontalAdvance(why)
            room = max(room * 0.4, room - wide - self._look.px(12))
        font, text = fitted(self._look.font("word_small"), entry.word, room)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(text)
        baseline = rect.center().y() + metrics.capHeight() * 0.42
        if chosen:
            spare = self._look.px(8)
            around = QRectF(left - spare, rect.top() + 1, width + 2 * spare, rect.height() - 2)
            painter.fillPath(paper.cut(around, self._look.px(paper.RADIUS_CHIP), 2, 0.0), colours.yellow)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QPointF(left, baseline), text)
        if entry.verdict is Verdict.SHARED:
            middle = baseline - metrics.xHeight() * 0.52
            painter.setPen(QPen(ink, max(1.2, font.pixelSize() * 0.075)))
            painter.drawLine(QPointF(left - 1, middle), QPointF(left + width + 1, middle))
            self._paint_others(painter, left + width + self._look.px(GAP), rect, entry.others)
        elif under:
            self._paint_reason(painter, left, whole, baseline + step * (TWO_LINES - 1), why)
        elif refused:
            self._paint_reason(painter, left + width + self._look.px(10), whole, baseline, why)

    def _paint_others(self, painter: QPainter, left: float, rect: QRectF, others: tuple[int, ...]) -> None:
        side = self._look.px(FACE)
        shown = others[:FACES]
        step = self._step(len(shown))
        top = rect.center().y() - side / 2 + 1
        ratio = painter.device().devicePixelRatio()
        for at, seat in reversed(list(enumerate(shown))):
            paint_avatar(painter, QRectF(left + at * step, top, side, side), self._faces[seat], ratio=ratio)
        if len(others) > len(shown):
            painter.setFont(self._look.font("tag"))
            painter.setPen(theme.current().palette.ink2)
            end = left + step * (len(shown) - 1) + side + self._look.px(3)
            baseline = rect.center().y() + self._look.tx(5)
            painter.drawText(QPointF(end, baseline), results_texts.others_more(len(others) - len(shown)))

    def _paint_reason(self, painter: QPainter, left: float, rect: QRectF, baseline: float, why: str) -> None:
        font, text = fitted(self._look.font("meta"), why, max(1.0, rect.right() - left))
        painter.setFont(font)
        painter.setPen(theme.current().palette.ink2)
        painter.drawText(QPointF(left, baseline), text)
