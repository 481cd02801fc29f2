"""The pile of letter cards: how many are left, and the way into it for cards to be exchanged; and the panel
beside the table, in which it stands over the words of the draft."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.games.scrabble_cards.cards import letter_pack
from app.games.scrabble_cards.model import Observation
from app.games.scrabble_cards.screen import texts
from app.games.scrabble_cards.screen.cards.skin import BACK, CORNER, TALL, paint_face
from app.games.scrabble_cards.screen.panel import texts as panel_texts
from app.games.scrabble_cards.screen.panel.words import WordsPanel, words_name
from app.tabletop.cards.card import paint_paper
from app.tabletop.context import SeatLook
from app.tabletop.panel.hand import HandPanel
from app.tabletop.panel.store import StorePanel
from app.widgets import writing
from app.widgets.look import paper, theme
from app.widgets.look.pictures import Still

FULL = len(letter_pack())
EDGE = 22
"""From the heap to the edge of the sheet, as far as the figures of the players' sheet stand from theirs."""
_MOST = 5
"""Cards that are drawn one under the other."""


class _Counted(QObject):
    """Only `tr` knows plural forms to the extracting tool."""

    def label(self, n: int) -> str:
        return self.tr("%n cards in the pile", "under the big number", n)

    def heap(self, n: int) -> str:
        return self.tr("%n cards on the heap", "", n)


class PilePanel(StorePanel):
    """Cards face down. A click shows which cards nobody has seen."""

    around = 42, 30, 18
    wide = 1 / TALL

    def __init__(self) -> None:
        super().__init__(FULL)
        self._heap = 0
        self._still = Still()

    def show_cards(self, left: int, heap: int) -> None:
        """So many lie there, and so many were cleared off the table."""
        self._heap = heap
        hint = QCoreApplication.translate("ScrabblePile", "Which cards has nobody seen yet? (U)")
        label = writing.unit(_Counted().label(left), left)
        spoken = texts.in_pile(left)
        if heap:
            spoken = f"{spoken}, {_Counted().heap(heap)}"
        self.show_count(left, label, spoken, hint)

    def heap_rect(self) -> QRectF:
        look = theme.current()
        wide = self.picture_rect().width() * 0.47
        rect = QRectF(0, 0, wide, wide * TALL)
        rect.moveCenter(QPointF(self.width() - look.pxf(EDGE) - wide / 2, self.picture_rect().center().y()))
        return rect.translated(0, -look.pxf(8))

    def paint_picture(self, painter: QPainter, rect: QRectF, wiggle: float) -> None:
        """As high as it is; an empty place where nothing is left. The heap beside it lies as it fell."""
        key = self.left, self._heap, self.in_line, self.flat, wiggle, rect.getRect(), self.accessibleName()
        draw = partial(self._paint_picture, rect=rect, wiggle=wiggle)
        self._still.paint(painter, QRectF(self.rect()), key, draw)

    def _paint_picture(self, painter: QPainter, rect: QRectF, wiggle: float) -> None:
        if self._heap and not self.in_line:
            self._paint_heap(painter)
        if not self.left:
            shape = paper.cut(rect, rect.width() * CORNER, 2, 0.0)
            painter.fillPath(shape, theme.current().palette.sunken)
            return
        cards = min(_MOST, 1 + self.left * _MOST // FULL)
        step = rect.width() * 0.035
        for card in reversed(range(cards)):
            off = step * (card - cards / 2)
            painter.save()
            painter.translate(rect.center() + QPointF(off, off))
            if card == 0:
                painter.rotate(4 * wiggle)
            painter.translate(-rect.center())
            paint_face(painter, rect, BACK, card)
            painter.restore()

    def _paint_heap(self, painter: QPainter) -> None:
        look = theme.current()
        colours, rect = look.palette, self.heap_rect()
        for card in range(min(3, self._heap)):
            painter.save()
            painter.translate(rect.center())
            painter.rotate((-9, 7, -2)[card])
            painter.translate(-rect.center())
            paint_paper(painter, rect, card, colours.card, colours.card_edge)
            painter.restore()
        painter.setPen(colours.ink2)
        painter.setFont(look.font("meta"))
        text = QCoreApplication.translate("ScrabblePile", "heap: {count}").format(count=self._heap)
        if self.flat:  # no room for the word
            text = str(self._heap)
        right = self.width() - look.pxf(EDGE)
        below = QRectF(0, 0, right, self.height() - look.pxf(13))  # under the words about the pile
        painter.drawText(below, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, text)


class SidePanel(HandPanel):
    def __init__(self, seats: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        self.pile = PilePanel()
        super().__init__(seats, self.pile, parent)
        self.words = WordsPanel()
        self.stand_in(self.words)
        self.say(self.words.list.setAccessibleName, words_name)

    def show_observation(
        self,
        seen: Observation,
        scores: Sequence[int],
        plus: Mapping[int, int],
        opening: frozenset[int],
    ) -> None:
        """scores, plus: see `show_play`; opening: seats whose past moves can be looked into."""
        self.show_play(seen, scores, plus, partial(panel_texts.seat_note, seen))
        self.pile.show_cards(seen.pile, len(seen.heap))
        self.list.moves.set_lines(panel_texts.move_lines(seen, opening))
