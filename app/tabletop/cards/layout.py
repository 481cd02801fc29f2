"""A hand of cards in the order that its owner likes: words with gaps between them, and the loose cards.

Pure: nothing here draws, and nothing is put in order by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from app.tabletop.context import Notes

Card: TypeAlias = int
"""A card that is held: two that read alike are still two."""

LARGEST = 60.0
"""No word was ever put farther to the right, in widths of a card."""


@dataclass(eq=False)
class CardWord:
    """Cards side by side. at: where its first card was put, in widths of a card from the left end of the row;
    words that would lie over each other give way for as long as they have to, and no longer."""

    cards: list[Card] = field(default_factory=list)
    at: float = 0.0


@dataclass(frozen=True)
class AmongLoose:
    """Among the loose cards, before the one at this index."""

    index: int


@dataclass(frozen=True)
class InWord:
    """In a word, before its card at this index."""

    word: CardWord
    index: int


@dataclass(frozen=True)
class OwnWord:
    """A word of its own. before: index of the word that it stands left of; at: see `CardWord`."""

    before: int
    at: float


Place: TypeAlias = AmongLoose | InWord | OwnWord


class CardLayout:
    """Which card lies where.

    words: from left to right. loose: the others. printed: what stands on each card held.
    current: the word that was last added to; None once it is ended, and the next card begins another.
    """

    def __init__(self) -> None:
        self.words: list[CardWord] = []
        self.loose: list[Card] = []
        self.printed: dict[Card, str] = {}
        self.current: CardWord | None = None
        self._next: Card = 0

    # Reading ------------------------------------------------------------------------------------

    def text(self, word: CardWord) -> tuple[str, ...]:
        """What stands on the cards of a word."""
        return tuple(self.printed[card] for card in word.cards)

    def spelled(self) -> list[tuple[str, ...]]:
        """All words, from left to right."""
        return [self.text(word) for word in self.words]

    def at_hand(self) -> tuple[str, ...]:
        """The word that was worked at last; of the other words none is more at hand than the last one."""
        if self.current in self.words:
            return self.text(self.current)
        return self.text(self.words[-1]) if self.words else ()

    def word_of(self, card: Card) -> CardWord | None:
        """The word in which a card lies; None for a loose one."""
        return next((word for word in self.words if card in word.cards), None)

    def place_of(self, card: Card) -> Place:
        word = self.word_of(card)
        if word is None:
            return AmongLoose(self.loose.index(card))
        return InWord(word, word.cards.index(card))

    def in_order(self) -> list[Card]:
        """All cards as they are read: the words, then the loose ones."""
        return [card for word in self.words for card in word.cards] + self.loose

    def places_along(self, card: Card) -> list[Place]:
        """Where a card can be put among the words, from left to right; each of the places once."""
        along: list[Place] = []
        end = 0.0
        for index, word in enumerate(self.words):
            held = [one for one in word.cards if one != card]
            if not held:  # it lies there by itself
                along.append(InWord(word, 0))
                end = word.at + 1
                continue
            if self.words[index - 1 : index] != [self.word_of(card)] or len(self.words[index - 1].cards) > 1:
                along.append(OwnWord(index, max(0.0, (end + word.at - 1) / 2)))
            along += [InWord(word, at) for at in range(len(held) + 1)]
            end = word.at + len(held)
        if not (self.words and self.words[-1].cards == [card]):
            along.append(OwnWord(len(self.words), end + GAP))
        return along

    # Moving -------------------------------------------------------------------------------------

    def put(self, card: Card, place: Place) -> None:
        """Take a card from where it lies and put it elsewhere. The place counts the cards without it."""
        if isinstance(place, OwnWord):
            # Counted before the word that the card leaves may be gone.
            after = self.words[place.before] if place.before < len(self.words) else None
            self._take(card)
            self.current = CardWord([card], max(0.0, min(LARGEST, place.at)))
            before = self.words.index(after) if after in self.words else len(self.words)
            self.words.insert(before, self.current)
            return
        if isinstance(place, InWord) and place.word.cards == [card]:
            return
        self._take(card)
        if isinstance(place, AmongLoose):
            self.loose.insert(place.index, card)
        else:
            place.word.cards.insert(place.index, card)
            self.current = place.word

    def _take(self, card: Card) -> None:
        word = self.word_of(card)
        if word is None:
            self.loose.remove(card)
            return
        if word.cards[0] == card and len(word.cards) > 1:
            word.at += 1  # the rest of the word stays where it lies
        word.cards.remove(card)
        if not word.cards:
            self.words.remove(word)
            if self.current is word:
                self.current = None

    def add(self, card: Card) -> None:
        """To the end of the current word; where it is ended, begin one behind all others."""
        if self.current is None:
            ends = (word.at + len(word.cards) for word in self.words)
            self.put(card, OwnWord(len(self.words), max(ends, default=-GAP) + GAP))
        else:
            self.put(card, InWord(self.current, len([one for one in self.current.cards if one != card])))

    def shift(self, word: CardWord, at: float) -> None:
        """Move a whole word along its row; it may pass others."""
        self.words.remove(word)
        word.at = max(0.0, min(LARGEST, at))
        middle = word.at + len(word.cards) / 2
        before = sum(1 for other in self.words if other.at + len(other.cards) / 2 <= middle)
        self.words.insert(before, word)

    def end_word(self) -> None:
        """The next card that is added begins another word."""
        self.current = None

    def take_last(self) -> Card | None:
        """The last card of the current word, or else of the last one, becomes loose; None where none lies in
        a word."""
        word = self.current or (self.words[-1] if self.words else None)
        if word is None:
            return None
        card = word.cards[-1]
        alone = len(word.cards) == 1
        self.put(card, AmongLoose(len(self.loose)))
        self.current = None if alone else word
        return card

    def clear(self) -> None:
        """All cards become loose, in the order in which they lay."""
        self.loose = [*self.loose, *(card for word in self.words for card in word.cards)]
        self.words, self.current = [], None

    def sort(self, by: Callable[[str], Any]) -> None:
        """Put the loose cards in order."""
        self.loose.sort(key=lambda card: by(self.printed[card]))

    def lay(self, words: Iterable[Sequence[str]]) -> None:
        """Arrange these words anew of what is held; cards that no word wants are loose."""
        self.clear()
        for spelled in words:
            self.end_word()
            for text in spelled:
                card = next((one for one in self.loose if self.printed[one] == text), None)
                if card is not None:
                    self.add(card)
        self.end_word()

    def state(self) -> Any:
        """How it lies, for `go_back`; holds only while the same cards are held."""
        at = self.words.index(self.current) if self.current in self.words else -1
        return [(list(word.cards), word.at) for word in self.words], list(self.loose), at

    def go_back(self, state: Any) -> None:
        """Lie again as `state` has it."""
        words, loose, current = state
        self.words = [CardWord(list(cards), at) for cards, at in words]
        self.loose, self.current = list(loose), None if current < 0 else self.words[current]

    # Following the game -------------------------------------------------------------------------

    def take_up(self, hand: Sequence[str]) -> list[Card]:
        """Hold these cards: what is no longer held goes, all else stays where it lies. Returns those that
        came, in the order of the hand; they lie at the end of the loose ones."""
        wanted = Counter(hand)
        # A card that reads like one in a word is rather given from the loose ones.
        for card in self.in_order():
            if wanted[self.printed[card]]:
                wanted[self.printed[card]] -= 1
            else:
                self._take(card)
                del self.printed[card]
        came = []
        for text in reversed(hand):
            if wanted[text] > 0:
                wanted[text] -= 1
                came.append(text)
        return [self._hold(text) for text in reversed(came)]

    def _hold(self, text: str) -> Card:
        card, self._next = self._next, self._next + 1
        self.printed[card] = text
        self.loose.append(card)
        return card

    def give(self, card: Card) -> None:
        """Remove a card that is no longer held."""
        self._take(card)
        del self.printed[card]

    # Keeping ------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, object]:
        """How it lies: ``{"words": [[at, [texts]]…], "loose": [texts]}``."""
        words = [[round(word.at, 2), list(self.text(word))] for word in self.words]
        return {"words": words, "loose": [self.printed[card] for card in self.loose]}

    def restore(self, kept: object) -> None:
        """Lie as it was kept, as far as that can be read; nothing else is held then. No card takes the place
        of one that was held before: what is still on its way belongs to that one."""
        after = self._next
        self.__init__()  # type: ignore[misc]
        self._next = after
        if not isinstance(kept, dict):
            return
        words, loose = kept.get("words"), kept.get("loose")
        for one in words if isinstance(words, list) else []:
            if not (isinstance(one, list) and len(one) == 2):
                continue
            at, texts = one
            if type(at) in (int, float) and 0 <= at <= LARGEST and _texts(texts):
                word = CardWord([self._hold(text) for text in texts], float(at))
                self.loose = [card for card in self.loose if card not in word.cards]
                self.words.append(word)
        if isinstance(loose, list) and _texts(loose):
            for text in loose:
                self._hold(text)


GAP = 0.35
"""Between words that were begun without a place of their own, in widths of a card."""


def _texts(value: object) -> bool:
    """Whether something reads like the cards of a word or of a hand."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, str) and one for one in value)


class CardLayouts:
    """How everybody's hand lies: kept beside the game, found again when it is resumed, and doubted then.

    By seat, as JSON: ``{"0": {"deal": 3, "words": …, "loose": …}}``; of another deal nothing holds any more.
    """

    def __init__(self, notes: Notes, name: str) -> None:
        """name: of the note."""
        self._notes, self._name = notes, name
        kept = notes.get(name)
        self._kept: dict[str, object] = dict(kept) if isinstance(kept, dict) else {}

    def of(self, seat: int, deal: int) -> object:
        """How the seat's hand of this deal lay, for `CardLayout.restore`; None where nobody knows."""
        kept = self._kept.get(str(seat))
        return kept if isinstance(kept, dict) and kept.get("deal") == deal else None

    def keep(self, seat: int, deal: int, arrangement: CardLayout) -> None:
        self._kept = {**self._kept, str(seat): {"deal": deal, **arrangement.to_json()}}
        self._notes.put(self._name, self._kept)
