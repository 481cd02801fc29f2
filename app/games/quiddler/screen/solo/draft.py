"""The word that is being made of open cards: which ones, in which order, and what was typed for them.

Pure: nothing here draws, and nothing is decided about words.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.games.quiddler.solo_model import SoloObservation
from app.widgets import writing

MOST_WAYS = 24
"""So many ways to spell what was typed are offered one after the other."""


class SoloDraft:
    """places: piles whose open cards make the word, in its order. tail: the first letter of a card of two
    that was typed and stands for no card alone. easy: letters may be typed without their diacritics."""

    def __init__(self) -> None:
        self.seen: SoloObservation | None = None
        self.places: list[int] = []
        self.tail = ""
        self.easy = False
        self._undone: list[list[int]] = []
        """What the word was before each card that was taken back, as long as nothing else is done."""

    def take_up(self, seen: SoloObservation, kept: list[int] | None = None) -> None:
        """A new position; kept: places of a word that was being made, as far as they still have a card."""
        self.seen, self.tail, self._undone = seen, "", []
        self.places = [place for place in kept or () if seen.piles[place] is not None]

    def card(self, place: int) -> str:
        """The open card of a place, empty where none lies."""
        return (self.seen.piles[place] or "") if self.seen is not None else ""

    @property
    def text(self) -> str:
        """What the cards spell, in capitals."""
        return "".join(self.card(place) for place in self.places)

    # One card at a time -------------------------------------------------------------------------

    def put(self, place: int, index: int | None = None) -> None:
        """The card of a place goes into the word, before the card at this index of the others; None: last."""
        self.tail = ""
        if not self.card(place):
            return
        if place in self.places:
            self.places.remove(place)
        self.places.insert(len(self.places) if index is None else min(index, len(self.places)), place)

    def drop(self, place: int) -> None:
        """The card goes back to its pile."""
        self.tail = ""
        if place in self.places:
            self.places.remove(place)

    def take_last(self) -> bool:
        """Take back what came last; False where there is nothing."""
        if self.tail:
            self.tail = ""
        elif self.places:
            self.places.pop()
        else:
            return False
        return True

    def undo(self) -> bool:
        """`take_last`, to be done again."""
        before, undone = list(self.places), self._undone
        if not self.take_last():
            return False
        self._undone = [*undone, before] if self.places != before else undone
        return True

    def redo(self) -> bool:
        """What was taken back last lies there again; False where there is nothing, or all is other."""
        if not self._undone or self.places != self._undone[-1][:-1]:
            return False
        self.places = self._undone.pop()
        return True

    def clear(self) -> bool:
        """Begin anew; False where nothing has been begun."""
        begun = bool(self.places or self.tail)
        self.places, self.tail = [], ""
        return begun

    # Typing -------------------------------------------------------------------------------------

    def type(self, letter: str) -> bool:
        """Add a letter in capitals; the cards already chosen stay where that goes. False where no open cards
        spell it."""
        text = self.text + self.tail + letter
        ways = sorted(self._ways(text, whole=False), key=self._change)
        if not ways:
            return False
        self.places, self.tail = list(ways[0][0]), ways[0][1]
        return True

    def other_way(self) -> bool:
        """The same letters by other cards, or the same from other piles. False where there is one
        way only."""
        ways = self.ways()
        if len(ways) < 2:
            return False
        here = tuple(self.places)
        self.places = list(ways[(ways.index(here) + 1) % len(ways)] if here in ways else ways[0])
        return True

    def ways(self) -> list[tuple[int, ...]]:
        """Every way to spell the word as it reads."""
        return sorted(places for places, _ in self._ways(self.text, whole=True)) if self.places else []

    def choices(self) -> int:
        """How many of the ways differ in more than which of two like piles is meant."""
        if self.seen is None:
            return 0
        sizes = self.seen.sizes
        return len({tuple((self.card(at), sizes[at]) for at in way) for way in self.ways()})

    def _change(self, way: tuple[tuple[int, ...], str]) -> tuple[int, int, int, tuple[int, ...]]:
        """How far a way is from what lies now: the less the better; then the pile under which most lies."""
        places, tail = way
        assert self.seen is not None
        same = 0
        while same < min(len(places), len(self.places)) and places[same] == self.places[same]:
            same += 1
        plain = sum(self.card(at) != writing.plain(self.card(at)) for at in places) if self.easy else 0
        return plain, len(self.places) - same + bool(tail), -sum(self.seen.sizes[at] for at in places), places

    def _ways(self, text: str, *, whole: bool) -> list[tuple[tuple[int, ...], str]]:
        found: list[tuple[tuple[int, ...], str]] = []
        for way in self._spelled(text, ()):
            if not (whole and way[1]):
                found.append(way)
            if len(found) == MOST_WAYS * 4:
                break
        return found[:MOST_WAYS] if whole else found

    def _spelled(self, text: str, used: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], str]]:
        """(places, letters left over): what is left begins a card that lies open."""
        if not text:
            yield used, ""
            return
        if self.seen is None:
            return
        for place in range(len(self.seen.piles)):
            card = self.card(place)
            if not card or place in used:
                continue
            if self._fits(card, text[: len(card)]):
                yield from self._spelled(text[len(card) :], (*used, place))
            elif len(text) < len(card) and self._fits(card[: len(text)], text):
                yield used, text

    def _fits(self, printed: str, typed: str) -> bool:
        return printed == typed or (self.easy and writing.plain(printed) == typed)
