"""The rack: words with their slips in the upper row, loose cards in the lower one."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.tabletop.cards import card as look_of
from app.tabletop.cards.button import CardButton
from app.tabletop.cards.card import BACK, TALL, CardSkin, Print
from app.tabletop.cards.hand import CardHand
from app.tabletop.cards.layout import Card, CardWord, Place
from app.tabletop.cards.rows import Frame, Rows, card_width
from app.tabletop.cards.slips import (
    SLIP,
    UNDER,
    WordSlip,
    paint_gap,
    paint_rule,
    paint_slip,
    paint_texts,
    slip_rect,
)
from app.tabletop.explaining.words import ShowsWords, WordSpot
from app.tabletop.pieces.skin import paint_piece
from app.widgets.lists.model import LinesModel
from app.widgets.look import motion, paper, theme
from app.widgets.look.canvas import Canvas
from app.widgets.look.palette import mix

SIDE, TOP, BELOW = 22, 18, 20
"""Paper left of the cards, above the words and under the loose cards."""
MOST = 110
"""No card is wider than this, in design pixels."""


@dataclass(frozen=True)
class HeldCard:
    """A card on the rack, for ears. word: how the word reads in which it lies, empty for a loose one; good:
    whether that is one, where it is told."""

    card: Card
    shown: Print
    word: str = ""
    chosen: bool = False
    good: bool | None = None


class CardRackModel(LinesModel[HeldCard]):
    """The cards as they are read: words, then loose cards."""

    def __init__(self, spoken: Callable[[HeldCard], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._spoken = spoken

    def tell(self, line: HeldCard, role: int) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(line)
        return line.shown.text if role == Qt.ItemDataRole.DisplayRole else None


class CardRack(ShowsWords, Canvas, QWidget):
    """A sheet of paper with the hand on it; `CardHand` says what lies where.

    fit: so many cards fit into a row. slips: what stands under the words, from left to right. rows: where
    everything lies. hushed: what the rack itself says is not to be seen, something lies there. model: the
    cards for lists, tests and ears.

    Signals:
        grabbed(int card, object global_point), dragged(object global_point),
            released_at(object global_point): the mouse on a card.
        doubled(int card): clicked twice. pressed(int card): by a screen reader.
    """

    grabbed = Signal(object, object)
    dragged = Signal(object)
    released_at = Signal(object)
    doubled = Signal(int)
    pressed = Signal(int)

    def __init__(
        self,
        hand: CardHand,
        skin: CardSkin,
        spoken: Callable[[HeldCard], str],
        parent: QWidget,
        *,
        fill: str = "blue",
    ) -> None:
        """spoken: what a card on the rack is called. fill: colour token of the game's paper."""
        super().__init__(parent)
        self._hand, self.skin, self._fill = hand, skin, fill
        self.model = CardRackModel(spoken, self)
        self.buttons: dict[Card, CardButton] = {}
        self.fit, self.larger = 11, 1.0
        self.hushed = False
        self.hint = self.empty = ""
        self.slips: list[WordSlip] = []
        self.rows = Rows(hand.arrangement, self.frame())
        self._base = self.rows
        self._shaken: frozenset[Card] = frozenset()
        self._shiver = motion.Tween(self, self._shake, 1.0, motion.LINEAR)
        self._pulled: tuple[CardWord, float] | None = None
        self._grabbed: Card | None = None
        """A card on its way that is held already."""
        self.setMouseTracking(True)
        hand.changed.connect(self.refresh)
        theme.follow(self, self._restyle)

    # Measures -----------------------------------------------------------------------------------

    def card_width(self, width: float) -> float:
        """How wide the cards are on a rack of this width."""
        look = theme.current()
        return card_width(width - 2 * look.pxf(SIDE), self.fit, look.pxf(MOST * self.larger))

    def height_for(self, cards: float) -> int:
        """How high the rack is with cards of this width."""
        look = theme.current()
        texts = look.px(TOP + UNDER + BELOW + 22) + look.tx(SLIP) + look.px(paper.THICKNESS)
        return math.ceil(2 * cards * TALL + 2 * cards * look_of.EDGE) + texts

    def frame(self) -> Frame:
        look = theme.current()
        side, top = look.pxf(SIDE), look.pxf(TOP)
        texts = look.px(TOP + UNDER + BELOW + 22) + look.tx(SLIP) + look.px(paper.THICKNESS)
        tallest = (self.height() - texts) / 2 / (TALL + look_of.EDGE)
        width = max(8.0, min(self.card_width(self.width()), tallest))
        high = width * TALL
        low = self.height() - look.px(paper.THICKNESS + BELOW) - high - width * look_of.EDGE
        return Frame(side, self.width() - side, top, low, width, high)

    @property
    def card_size(self) -> float:
        """Width of a card on the rack."""
        return self.frame().width

    def _restyle(self) -> None:
        self._arrange(sliding=False)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange(sliding=False)

    # What lies there ------------------------------------------------------------------------------

    def show_slips(self, slips: Sequence[WordSlip]) -> None:
        """What stands under the words, from left to right."""
        if list(slips) != self.slips:
            self.slips = list(slips)
            self._tell()
            self.update()

    def say(self, hint: str, empty: str) -> None:
        """What stands beside the loose cards, and where words will lie while there are none."""
        if (hint, empty) != (self.hint, self.empty):
            self.hint, self.empty = hint, empty
            self.update()

    def refresh(self) -> None:
        """Show the hand as it lies now; what has another place slides there."""
        arrangement = self._hand.arrangement
        for card in [card for card in self.buttons if card not in arrangement.printed]:
            button = self.buttons.pop(card)
            button.hide()
            button.deleteLater()
        for card in arrangement.in_order():
            if card not in self.buttons:
                self.buttons[card] = self._button(card)
        self._arrange(sliding=True)
        self._tell()
        self.update()

    def _button(self, card: Card) -> CardButton:
        button = CardButton(card, self.skin, self)
        button.grabbed.connect(self.grabbed)
        button.dragged.connect(self.dragged)
        button.released_at.connect(self.released_at)
        button.doubled.connect(self.doubled)
        button.clicked.connect(lambda: self.pressed.emit(card))
        button.show()
        return button

    def _arrange(self, *, sliding: bool) -> None:
        hand, frame = self._hand, self.frame()
        self._base = Rows(hand.arrangement, frame, hand.in_air)
        self.rows = Rows(hand.arrangement, frame, hand.in_air, hand.gap)
        for card, button in self.buttons.items():
            rect = self.rows.cards.get(card)
            if rect is not None:
                button.stand(rect, sliding=sliding)

    def shake(self, cards: Collection[Card]) -> None:
        """These cards are refused, and seen to be."""
        self._shaken = frozenset(cards)
        if not theme.current().reduced_motion:
            self._shiver.to(0.0, 0)
            self._shiver.to(1.0, motion.REFUSED)

    def _shake(self, share: float) -> None:
        aside = motion.shiver(share) * theme.current().pxf(motion.SHAKEN)
        for card in self._shaken & self.buttons.keys() & self.rows.cards.keys():
            self.buttons[card].stand(self.rows.cards[card].translated(aside, 0), sliding=False)

    def _tell(self) -> None:
        """The cards for lists and ears."""
        hand = self._hand
        arrangement = hand.arrangement
        words = {
            card: slip
            for word, slip in zip(arrangement.words, self.slips, strict=False)
            for card in word.cards
        }
        self.model.set_lines(
            [
                HeldCard(card, hand.printed(card), slip.text, card == hand.chosen, slip.good)
                for card in arrangement.in_order()
                for slip in (words.get(card, WordSlip("", 0)),)
            ]
        )
        for row, line in enumerate(self.model.lines):
            name = str(self.model.index(row).data(Qt.ItemDataRole.AccessibleTextRole))
            away = line.card == hand.in_air
            self.buttons[line.card].show_card(line.shown, name, ringed=line.chosen, away=away)
        told = ", ".join(slip.written.replace(" · ", " ") for slip in self.slips)
        self.setAccessibleDescription(told)

    # Pointing -----------------------------------------------------------------------------------

    def place_at(self, point: QPointF) -> Place | None:
        """Where a card held over a point of the screen would lie; None beside the rack."""
        spot = QPointF(self.mapFromGlobal(point))
        return self._base.place_at(spot) if QRectF(self.rect()).contains(spot) else None

    def place_beside(self, card: Card, *, up: bool) -> Place:
        """The place in the other row above or below a card."""
        frame = self.frame()
        x = self.rows.cards[card].center().x()
        return self._base.place_at(QPointF(x, frame.words_top if up else frame.loose_top + frame.height))

    def neighbour(self, card: Card, *, up: bool) -> Card | None:
        """The card in the other row that is nearest to this one; None where there is none."""
        hand = self._hand.arrangement
        other = [one for word in hand.words for one in word.cards] if up else hand.loose
        if card in other:
            return None
        x = self.rows.cards[card].center().x()
        return min(other, key=lambda one: abs(self.rows.cards[one].center().x() - x), default=None)

    def spot(self, card: Card) -> QPointF:
        """The middle of a card where it lies, in own coordinates."""
        return self.rows.cards.get(card, QRectF(self.rect())).center()

    def loose_spot(self, index: int) -> QPointF:
        """Where a loose card at this index lies or would lie."""
        frame = self.frame()
        x = frame.left + index * frame.pitch + frame.width / 2
        return QPointF(x, frame.loose_top + frame.height / 2)

    # A word by its slip -----------------------------------------------------------------------------

    def _slip_at(self, point: QPointF) -> CardWord | None:
        words = self._hand.arrangement.words
        for word, row, slip in zip(words, self.rows.words, self.slips, strict=False):
            if slip_rect(row, slip).adjusted(0, -4, 0, 4).contains(point):
                return word
        return None

    def word_spots(self) -> Sequence[WordSpot]:
        """The slips: the cards over them are picked up by the mouse. Words that cannot be any are nothing to
        ask about."""
        laid = zip(self.rows.words, self.slips, strict=False)
        return [
            WordSpot(slip.text, slip_rect(row, slip).toRect(), worth=slip.worth)
            for row, slip in laid
            if slip.points is not None
        ]

    def _arriving_at(self, point: QPointF) -> Card | None:
        """The card that lies there while it is seen on its way; whoever is quick means that one."""
        return next((card for card, rect in self.rows.cards.items() if rect.contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """On a slip: the whole word is held."""
        self._grabbed = self._arriving_at(event.position())
        if self._grabbed is not None:
            if event.button() is Qt.MouseButton.LeftButton:
                self.grabbed.emit(self._grabbed, event.globalPosition())
            return
        word = self._slip_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and word is not None:
            left = self.rows.words[self._hand.arrangement.words.index(word)].left()
            self._pulled = word, event.position().x() - left
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grabbed is not None:
            self.dragged.emit(event.globalPosition())
        elif self._pulled is not None and self._pulled[0] in self._hand.arrangement.words:
            word, held = self._pulled
            frame = self.frame()
            at = (event.position().x() - held - frame.left) / frame.pitch
            self._hand.shift(word, at, step=self._pulled)
        else:
            over = self._slip_at(event.position()) is not None
            self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pulled = None
        if self._grabbed is not None and event.button() is Qt.MouseButton.LeftButton:
            self._grabbed = None
            self.released_at.emit(event.globalPosition())
            return
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """On a slip: the word is taken apart."""
        card = self._arriving_at(event.position())
        if card is not None:
            self.doubled.emit(card)
            return
        word = self._slip_at(event.position())
        if word is not None:
            self._pulled = None
            self._hand.scatter(word)

    # Painting -----------------------------------------------------------------------------------

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        thick, hair = float(look.px(paper.THICKNESS)), look.pxf(1.5)
        face = QRectF(self.rect()).adjusted(hair, hair, -hair, -thick - hair)
        ground = mix(colours.colour(f"{self._fill}_tint"), colours.raised, 0.22)
        if 0 < colours.gloss < 0.2:  # in the dark the rack stands out from the mat
            ground = mix(ground, colours.colour(self._fill), 0.10)
        edge = mix(colours.mat(self._fill)[1], colours.colour(self._fill), 0.35)
        outline = paper.cut(face, look.pxf(18), 11, 0.0 if colours.flat else look.pxf(1.6))
        border = colours.line if colours.flat else None
        paper.paint_sheet(painter, outline, ground, edge, thick, border=border, border_width=look.pxf(2))
        frame = self.frame()
        paint_rule(painter, frame, self._fill)
        for step in range(self._hand.covered):
            paint_piece(painter, self.skin, BACK, self.loose_spot(step), frame.width, step)
        if self.rows.gap is not None:
            paint_gap(painter, self.rows.gap)
        words = zip(self._hand.arrangement.words, self.rows.words, self.slips, strict=False)
        for word, row, slip in words:
            if row.width():
                paint_slip(painter, row, slip, strong=word is self._hand.arrangement.current)
        empty = "" if self._hand.arrangement.words or self.rows.gap is not None else self.empty
        if not self.hushed:
            paint_texts(painter, frame, self.rows.loose_end(), self.hint, empty)
