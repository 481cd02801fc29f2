"""Where the cards of an arrangement lie on a rack: numbers only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from app.tabletop.cards.layout import AmongLoose, Card, CardLayout, CardWord, InWord, OwnWord, Place

NARROW, WIDE = 0.06, 0.35
"""Between cards of a word, and at least between words where there is room, in widths of a card."""
SQUEEZED = 0.16
"""Between words at the very least."""
REACH = 0.8
"""A card belongs to a word whose end is no farther from its middle: at a gap that is narrower than `WIDE`."""


def card_width(room: float, cards: int, most: float) -> float:
    """How wide cards can be so that so many of them fit in a row, in words of two."""
    words = max(1, cards // 2)
    units = cards + (cards - words) * NARROW + (words - 1) * SQUEEZED * 1.6
    return min(most, room / units)


@dataclass(frozen=True)
class Frame:
    """Measures of a rack, in its own pixels: the left and right end of both rows, the tops of the words and
    of the loose cards, and the size of a card."""

    left: float
    right: float
    words_top: float
    loose_top: float
    width: float
    height: float

    @property
    def pitch(self) -> float:
        """From one card of a word to the next."""
        return self.width * (1 + NARROW)


class Rows:
    """Where everything lies. without: a card that is in the air; gap: the place kept free for it."""

    def __init__(
        self,
        arrangement: CardLayout,
        frame: Frame,
        without: Card | None = None,
        gap: Place | None = None,
    ) -> None:
        self._arrangement, self._frame, self._without = arrangement, frame, without
        self.cards: dict[Card, QRectF] = {}
        self.words: list[QRectF] = []
        """Where the cards of each word lie, also of one whose only card is in the air."""
        self.gap: QRectF | None = None
        """The place that is kept free."""
        self._lay_words(gap)
        self._lay_loose(gap.index if isinstance(gap, AmongLoose) else None)

    def _card(self, x: float, top: float) -> QRectF:
        return QRectF(x, top, self._frame.width, self._frame.height)

    # Words --------------------------------------------------------------------------------------

    def _lay_words(self, gap: Place | None) -> None:
        frame = self._frame
        shown: list[tuple[list[Card | None], float]] = []
        for index, word in enumerate(self._arrangement.words):
            if isinstance(gap, OwnWord) and gap.before == index:
                shown.append(([None], gap.at))
            cards: list[Card | None] = [card for card in word.cards if card != self._without]
            if isinstance(gap, InWord) and gap.word is word:
                cards.insert(gap.index, None)
            at = word.at
            if word.cards[0] == self._without and len(word.cards) > 1 and not (cards and cards[0] is None):
                at += 1
            shown.append((cards, at))
        if isinstance(gap, OwnWord) and gap.before >= len(self._arrangement.words):
            shown.append(([None], gap.at))
        wide = [self._wide(len(cards)) for cards, _ in shown]
        lefts = self._apart([frame.left + at * frame.pitch for _, at in shown], wide)
        for (cards, _), left, width in zip(shown, lefts, wide, strict=True):
            for step, card in enumerate(cards):
                rect = self._card(left + step * frame.pitch, frame.words_top)
                if card is None:
                    self.gap = rect
                else:
                    self.cards[card] = rect
            if cards != [None] or not isinstance(gap, OwnWord):
                self.words.append(QRectF(left, frame.words_top, width, frame.height))

    def _wide(self, cards: int) -> float:
        return cards * self._frame.pitch - self._frame.width * NARROW if cards else 0.0

    def _apart(self, wished: Sequence[float], wide: Sequence[float]) -> list[float]:
        """Left ends as near to the wished ones as goes without one word lying over another."""
        frame, count = self._frame, sum(1 for one in wide if one)
        spare = frame.right - frame.left - sum(wide)
        between = frame.width * WIDE
        if count > 1:
            between = min(between, max(spare / (count - 1), 0.0))
        lefts, end = list[float](), frame.left
        for wish, width in zip(wished, wide, strict=True):
            lefts.append(max(wish, end) if width else wish)
            end = lefts[-1] + width + between if width else end
        end = frame.right
        for index in reversed(range(len(lefts))):
            if wide[index]:
                lefts[index] = max(frame.left, min(lefts[index], end - wide[index]))
                end = lefts[index] - between
        return lefts

    # Loose cards --------------------------------------------------------------------------------

    def _lay_loose(self, gap: int | None) -> None:
        frame = self._frame
        held: list[Card | None] = [card for card in self._arrangement.loose if card != self._without]
        if gap is not None:
            held.insert(gap, None)
        for step, card in enumerate(held):
            rect = self._card(frame.left + step * frame.pitch, frame.loose_top)
            if card is None:
                self.gap = rect
            else:
                self.cards[card] = rect

    def loose_end(self) -> float:
        ends = [self.cards[card].right() for card in self._arrangement.loose if card in self.cards]
        if self.gap is not None and self.gap.top() == self._frame.loose_top:
            ends.append(self.gap.right())
        return max(ends, default=self._frame.left)

    def words_end(self) -> float:
        """Where the cards of the last word end, or the place kept free for one."""
        ends = [word.right() for word in self.words if word.width()]
        if self.gap is not None and self.gap.top() == self._frame.words_top:
            ends.append(self.gap.right())
        return max(ends, default=self._frame.left)

    # Pointing -----------------------------------------------------------------------------------

    def place_at(self, point: QPointF) -> Place:
        """Where a card would lie whose middle is held over a point."""
        frame = self._frame
        between = (frame.words_top + frame.height + frame.loose_top) / 2
        if point.y() > between:
            index = (point.x() - frame.left + frame.pitch / 2) // frame.pitch
            held = [card for card in self._arrangement.loose if card != self._without]
            return AmongLoose(int(min(max(0, index), len(held))))
        return self._near_word(point.x())

    def _near_word(self, x: float) -> Place:
        frame, words = self._frame, self._arrangement.words
        before, near, found = 0, frame.width * REACH, None
        for index, (word, rect) in enumerate(zip(words, self.words, strict=True)):
            held = [card for card in word.cards if card != self._without]
            if not held:
                if abs(x - rect.left()) < frame.pitch / 2:
                    return OwnWord(index, word.at)
                before = index + 1 if x > rect.left() else before
                continue
            away = max(0.0, rect.left() - x, x - rect.right())
            if away < near:
                near, found = away, self._in_word(word, rect, held, x)
            if x > rect.center().x():
                before = index + 1
        if found is not None:
            return found
        return OwnWord(before, max(0.0, (x - frame.width / 2 - frame.left) / frame.pitch))

    def _in_word(self, word: CardWord, rect: QRectF, held: Sequence[Card], x: float) -> Place:
        index = (x - rect.left() + self._frame.pitch / 2) // self._frame.pitch
        return InWord(word, int(min(max(0, index), len(held))))
