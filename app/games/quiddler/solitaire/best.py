"""The best that a deal holds for somebody who knows all its cards (RULES QD13).

A beam search: all positions with the same number of cards left are compared, those that look best go on.
Nothing proves that it found the best there is unless nothing is left; it gets better the longer it may look.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from itertools import product

from app.engine.player import Budget
from app.engine.rules import Json
from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Options
from app.games.quiddler.solitaire import piles as play
from app.games.quiddler.solitaire.piles import OpenWords, Pile, Piles
from app.games.quiddler.solo_model import Refill, Take

WIDTHS = (4, 16, 64, 256, 1024, 4096)
"""Positions of a layer that go on, in one search after the other."""
SHORTLIST = 3
"""So many times as many are looked at for the words that they hold."""
FILLINGS = 8
"""So many ways of filling several empty places are looked at."""
FREEDOM, BALANCE = 5.0, 2.0
"""What a doubling of the words is worth, and a vowel too many or too few, in points."""
VOWELS = "AÁEÉĚIÍOÓUÚŮYÝ"
"""RULES G1."""
SHARE = {"cz": 0.42, "en": 0.40}
"""Of the letters that words want to be vowels."""


@dataclass(frozen=True)
class Solution:
    """A way to play a deal. left: value of the cards that are not used; moves: words and refills in order;
    proven: nothing better exists, for nothing is left or everything was tried."""

    left: int
    words: tuple[Meld, ...]
    moves: tuple[Take | Refill, ...]
    proven: bool = False

    @property
    def perfect(self) -> bool:
        """Whether nothing is left."""
        return self.left == 0

    def to_json(self) -> Json:
        return {
            "left": self.left,
            "proven": self.proven,
            "words": [list(meld) for meld in self.words],
            "moves": [move.to_json() for move in self.moves],
        }


@dataclass(frozen=True)
class _Step:
    """How a position came to be: the piles whose open cards made a word, or the pile that filled a place."""

    before: _Node
    used: tuple[Pile, ...] = ()
    source: Pile = ()


@dataclass(frozen=True, eq=False)
class _Node:
    """A position: its piles in order, whatever place they lie at."""

    piles: Piles
    step: _Step | None = None


def best(words: OpenWords, options: Options, dealt: Piles, budget: Budget) -> Solution:
    """The best way found to play a deal. A unit of work is a position looked at."""
    return _Search(words, options, dealt).run(budget)


class _Search:
    def __init__(self, words: OpenWords, options: Options, dealt: Piles) -> None:
        self._words, self._options, self._dealt = words, options, dealt
        self._worth = deck.values(options.edition)
        self._vowel = {card: sum(letter in VOWELS for letter in card) / len(card) for card in self._worth}
        self._start = _Node(tuple(sorted(pile for pile in dealt if pile)))
        self._found, self._left = self._start, self._value(dealt)
        self._tail: tuple[Meld, ...] = ()
        self._looked = 0
        self._whole = True
        """Nothing was left out in this search."""

    def run(self, budget: Budget) -> Solution:
        """Wider and wider, until nothing is left over or time is up."""
        for place, width in enumerate(WIDTHS):
            self._whole = True
            ended = not self._sweep(width, budget, place)
            if ended or self._whole or not self._left:
                return self._solution(proven=not self._left or (self._whole and not ended))
        return self._solution(proven=False)

    def _value(self, piles: Sequence[Pile]) -> int:
        return sum(self._worth[card] for pile in piles for card in pile)

    def _sweep(self, width: int, budget: Budget, place: int) -> bool:
        """One search; False where it had to end."""
        size = sum(map(len, self._dealt))
        layers: list[dict[Piles, _Node]] = [{} for _ in range(size + 1)]
        layers[size][self._start.piles] = self._start
        for cards in range(size, 0, -1):
            budget.progress((place + 1 - cards / size) / len(WIDTHS))
            for node in self._chosen(layers[cards], width):
                self._looked += 1
                if budget.stop() or (budget.work is not None and self._looked > budget.work):
                    return False
                self._end_at(node)
                if not self._left:
                    return True
                for found in self._further(node):
                    layers[sum(map(len, found.piles))].setdefault(found.piles, found)
            layers[cards].clear()
        return True

    def _chosen(self, layer: dict[Piles, _Node], width: int) -> list[_Node]:
        """The positions that look best, their empty places filled: which cards are left comes first, then how
        many words there are now."""
        self._whole &= len(layer) <= width * SHORTLIST
        few = nsmallest(width * SHORTLIST, [(self._rough(piles), piles) for piles in layer])
        judged: dict[Piles, tuple[float, _Node]] = {}
        for rough, piles in few:
            for node in self._filled(layer[piles]):
                if node.piles not in judged:
                    words = len(self._words.melds(play.opened(node.piles)))
                    judged[node.piles] = rough - FREEDOM * words.bit_length(), node
        self._whole &= len(judged) <= width
        best = nsmallest(width, [(value, piles) for piles, (value, _) in judged.items()])
        return [judged[piles][1] for _, piles in best]

    def _rough(self, piles: Piles) -> float:
        cards = [card for pile in piles for card in pile]
        vowels = sum([self._vowel[card] for card in cards])
        over = abs(vowels - SHARE[self._options.edition] * len(cards))
        return sum([self._worth[card] for card in cards]) + BALANCE * over

    def _end_at(self, node: _Node) -> None:
        """What is left if no card is turned any more: words beside each other."""
        if any(len(pile) > 1 for pile in node.piles):
            left, tail = self._value(node.piles), tuple[Meld, ...]()
        else:
            laid = self._words.laid_at_once(play.opened(node.piles))
            left, tail = sum(self._worth[card] for card in laid.held), laid.melds
        if left < self._left:
            self._found, self._left, self._tail = node, left, tail

    def _further(self, node: _Node) -> Iterator[_Node]:
        """Every position after one more word, its empty places not filled yet."""
        for meld in self._words.melds(play.opened(node.piles)):
            for used in _ways(node.piles, meld):
                rest = list(node.piles)
                for pile in used:
                    rest.remove(pile)
                rest += [pile[1:] for pile in used if len(pile) > 1]
                yield _Node(tuple(sorted(rest)), _Step(node, used))

    def _filled(self, node: _Node) -> list[_Node]:
        """The positions in which empty places are filled, `FILLINGS` of them where there are many."""
        found, now = list[_Node](), [node]
        for gaps in range(len(self._dealt) - len(node.piles), -1, -1):
            later: dict[Piles, _Node] = {}
            for one in now:
                deep = [pile for pile in dict.fromkeys(one.piles) if len(pile) > 1]
                full = not gaps or not deep
                if full or self._options.solo_refill == "may":
                    found.append(one)
                for pile in () if full else deep:
                    rest = list(one.piles)
                    rest.remove(pile)
                    piles = tuple(sorted([*rest, pile[:1], pile[1:]]))
                    later.setdefault(piles, _Node(piles, _Step(one, source=pile)))
            now = list(later.values())
            self._whole &= len(now) < FILLINGS
            now = now[:: 1 + len(now) // FILLINGS]
        return found

    # The way there

    def _solution(self, *, proven: bool) -> Solution:
        steps = list[_Step]()
        node = self._found
        while node.step is not None:
            steps.append(node.step)
            node = node.step.before
        piles, moves, words = self._dealt, list[Take | Refill](), list[Meld]()
        for step in reversed(steps):
            move = _move(piles, step)
            if isinstance(move, Take):
                words.append(tuple(piles[place][0] for place in move.places))
            moves.append(move)
            piles = play.after(piles, move)
        for meld in self._tail:
            move = Take(_places(piles, [(card,) for card in meld]))
            words.append(meld)
            moves.append(move)
            piles = play.after(piles, move)
        return Solution(self._left, tuple(words), tuple(moves), proven)


def _move(piles: Piles, step: _Step) -> Take | Refill:
    if step.used:
        return Take(_places(piles, step.used))
    return Refill(piles.index(()), piles.index(step.source))


def _places(piles: Piles, wanted: Sequence[Pile]) -> tuple[int, ...]:
    """Where these piles lie, each at a place of its own."""
    places: list[int] = []
    for pile in wanted:
        places.append(next(at for at, one in enumerate(piles) if one == pile and at not in places))
    return tuple(places)


def _ways(piles: Piles, meld: Meld) -> Iterator[tuple[Pile, ...]]:
    """The piles from which the cards of a word can come, each choice of piles once."""
    if len(set(meld)) == len(meld):
        yield from product(*[list(dict.fromkeys(one for one in piles if one[0] == card)) for card in meld])
        return
    seen = set()

    def choose(at: int, free: list[Pile], used: tuple[Pile, ...]) -> Iterator[tuple[Pile, ...]]:
        if at == len(meld):
            key = tuple(sorted(used))
            if key not in seen:
                seen.add(key)
                yield used
            return
        for pile in dict.fromkeys(one for one in free if one[0] == meld[at]):
            rest = list(free)
            rest.remove(pile)
            yield from choose(at + 1, rest, (*used, pile))

    yield from choose(0, list(piles), ())
