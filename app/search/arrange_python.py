"""Arranging a hand of cards into words in plain Python: the reference that the compiled twin answers like.

A hand is so many cards of each of a few kinds. A *part* of it, how many of each kind, is one number in
mixed radix: the sum of count x weight, the weight of a kind being the product of (count + 1) of the kinds
before it. Parts that do not share a card are added by adding their numbers, so sets of parts are bits of
one integer, and laying one word beside every arrangement found so far is two operations on such a set.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress

from app.lexicon.dawg import ABSENT, FINAL, LAST, LETTER_MASK, LETTER_SHIFT, TARGET_MASK, Dawg

TWIN = 1
"""Changes with what `Table` answers; a twin of another number is not used."""

MOST_CARDS = 12
MOST_LETTERS = 8
"""Letters on one card."""

MOST_POINTS = 1_000_000
"""Most points of a card; as many below nothing."""

DIGRAPH = "ch"

Accepted = bytes | bytearray | memoryview | Callable[[int], bool]
Found = tuple[int, int, int, bytes]
"""Number of the word (`ABSENT` for one that was added), part of the hand, letters as counted, and the kinds
as they spell it."""

_PARTS = 1 << MOST_CARDS
_FEW = 48
_BITS = bytes(byte == ord("1") for byte in range(256))


class Table:
    """Every word that a hand spells, and every way of laying words side by side.

    spellings: the letters (normalised) of each kind of card; counts: how many of it there are. accepted: as
    in `app.search.arrange.HandSearch`. digraph: ``ch`` counts as one letter. added: words that
    the list lacks, their letters as counted and their kinds. Raises ValueError for more cards than
    `MOST_CARDS`, cards of no letter or more than `MOST_LETTERS`; IndexError where the list is damaged.
    """

    def __init__(
        self,
        dawg: Dawg,
        accepted: Accepted,
        spellings: Sequence[str],
        counts: Sequence[int],
        least_cards: int,
        least_letters: int,
        digraph: bool,
        added: Sequence[tuple[int, bytes]] = (),
    ) -> None:
        if sum(counts) > MOST_CARDS or not all(count > 0 for count in counts):
            raise ValueError(f"a hand has at most {MOST_CARDS} cards")
        if not all(0 < len(text) <= MOST_LETTERS for text in spellings) or len(spellings) != len(counts):
            raise ValueError(f"a card has 1 to {MOST_LETTERS} letters")
        self._spellings, self._counts = list(spellings), list(counts)
        self._weights: list[int] = []
        size = 1
        for count in counts:
            self._weights.append(size)
            size *= count + 1
        self._size = size
        self._below = [self._few_of(kind) for kind in range(len(self._counts))]
        allows = accepted if callable(accepted) else None
        column = b"" if callable(accepted) else accepted
        self._found: list[Found] = []
        for number, part, path in self._walk(dawg) if len(dawg) else ():
            if len(path) < least_cards:
                continue
            text = "".join([self._spellings[kind] for kind in path])
            if len(text) < least_letters:
                continue
            if allows(number) if allows else column[number >> 3] >> (number & 7) & 1:
                letters = len(text) - text.count(DIGRAPH) if digraph else len(text)
                self._found.append((number, part, letters, path))
        for letters, path in added:
            self._found.append((ABSENT, sum(self._weights[kind] for kind in path), letters, path))
        self._found.sort(key=lambda one: (one[0] == ABSENT, one[0], one[3]))
        self._melds: dict[int, dict[int, bytes]] = {}
        for _, part, letters, path in self._found:
            self._melds.setdefault(letters, {}).setdefault(part, path)
        self._layers = self._laid()

    def found(self) -> list[Found]:
        """Every word with every way of cutting it into cards, by number; what was added comes last."""
        return list(self._found)

    def exact(self, part: int) -> list[tuple[int, int]]:
        """(words, letters of the longest) of every arrangement that uses just this part."""
        return [
            (words, longest)
            for words, layer in enumerate(self._layers)
            for longest, parts in sorted(layer.items())
            if parts >> part & 1
        ]

    def reaches(self, values: Sequence[int], spare: bool, within: int) -> list[tuple[int, int, int, int]]:
        """(words, longest, points, part) with the most points for each number of words and longest word.

        values: by kind. within: the part that may be used; what of it is not laid costs its value, the
        dearest card of that is free when spare, and then there must be one. Of equal parts the lowest.
        Raises ValueError for a part that is not of this hand, other kinds or too many points.
        """
        if not 0 <= within < self._size:
            raise ValueError("no part of this hand")
        if len(values) != len(self._counts):
            raise ValueError("a value for each kind")
        if not all(-MOST_POINTS <= value <= MOST_POINTS for value in values):
            raise ValueError("too many points")
        keys = self._keys(values, spare, within)
        allowed = self._room(self._size - 1 - within)
        if spare and within:
            allowed &= ~(1 << within)
        found = []
        for words, layer in enumerate(self._layers):
            for longest, parts in sorted(layer.items()):
                parts &= allowed
                if parts:
                    points, low = divmod(self._highest(keys, parts), _PARTS)
                    found.append((words, longest, points, _PARTS - 1 - low))
        return found

    def pieces(self, part: int, words: int, longest: int) -> list[bytes]:
        """The words of an arrangement that uses just this part, as kinds that spell them, longest first.

        Of several the one with the longest words, then with the lowest parts, then the first in the list.
        Raises KeyError when there is none.
        """
        pieces: list[bytes] = []
        while words:
            part, words, longest, piece = self._piece(part, words, longest)
            pieces.append(piece)
        if part:
            raise KeyError(part)
        return pieces

    def _piece(self, part: int, words: int, longest: int) -> tuple[int, int, int, bytes]:
        for meld, path in sorted(self._melds.get(longest, {}).items()):
            rest = part - meld
            if rest >= 0 and self._room(meld) >> rest & 1 and words < len(self._layers):
                below = self._layers[words - 1]
                for other in range(longest, -1, -1):
                    if below.get(other, 0) >> rest & 1:
                        return rest, words - 1, other, path
        raise KeyError(part)

    def _few_of(self, kind: int) -> list[int]:
        """By number: the parts with at most so many cards of this kind, as bits."""
        weight, count = self._weights[kind], self._counts[kind]
        period = weight * (count + 1)
        repeated = ((1 << self._size) - 1) // ((1 << period) - 1)
        return [((1 << weight * (few + 1)) - 1) * repeated for few in range(count + 1)]

    def _room(self, part: int) -> int:
        """The parts that can lie beside this one, as bits."""
        room = (1 << self._size) - 1
        for weight, count, below in zip(self._weights, self._counts, self._below, strict=True):
            used = part // weight % (count + 1)
            if used:
                room &= below[count - used]
        return room

    def _laid(self) -> list[dict[int, int]]:
        """By number of words: letters of the longest → parts that such words cover, as bits."""
        most = sum(self._counts)
        layers: list[dict[int, int]] = [{0: 1}, *({} for _ in range(most))]
        upto = [1] + [0] * most
        for letters, melds in sorted(self._melds.items()):
            rooms = [(part, self._room(part)) for part in melds]
            for words in range(1, most + 1):
                before, found = upto[words - 1], 0
                if not before:
                    break
                for part, room in rooms:
                    found |= (before & room) << part
                if found:
                    layers[words][letters] = found
                    upto[words] |= found
        while not layers[-1]:
            layers.pop()
        return layers

    def _keys(self, values: Sequence[int], spare: bool, within: int) -> list[int]:
        """By part: points and, below them, the part counted down; the last part first."""
        laid, dearest = [0], [0]
        for value, weight, count in zip(values, self._weights, self._counts, strict=True):
            there = within // weight % (count + 1)
            laid = [before + number * value for number in range(count + 1) for before in laid]
            dearest = [
                max(before, value) if number < there else before
                for number in range(count + 1)
                for before in dearest
            ]
        whole = laid[within]
        keys = [
            (2 * one - whole + (free if spare else 0)) * _PARTS + _PARTS - 1 - part
            for part, (one, free) in enumerate(zip(laid, dearest, strict=True))
        ]
        keys.reverse()
        return keys

    def _highest(self, keys: list[int], parts: int) -> int:
        if parts.bit_count() > _FEW:
            chosen = format(parts, f"0{self._size}b").encode().translate(_BITS)
            return max(compress(keys, chosen))
        best = None
        while parts:
            part = parts.bit_length() - 1
            key = keys[self._size - 1 - part]
            best = key if best is None or key > best else best
            parts ^= 1 << part
        assert best is not None
        return best

    def _walk(self, dawg: Dawg) -> list[tuple[int, int, bytes]]:
        """(number, part, kinds) of all that the list holds and these cards spell."""
        edges, counts, codes = dawg.edges, dawg.counts, dawg.codes
        begins: list[list[tuple[int, list[int], int, bytes]]] = [[] for _ in range(LETTER_MASK + 1)]
        for kind, text in enumerate(self._spellings):
            if all(letter in codes for letter in text):
                first, *rest = [codes[letter] for letter in text]
                begins[first].append((kind, rest, self._weights[kind], bytes((kind,))))
        left, cards = list(self._counts), sum(self._counts)
        found: list[tuple[int, int, bytes]] = []

        def further(edge: int, number: int, rest: list[int]) -> tuple[int, int] | None:
            """The edge and number after the other letters of a card."""
            for code in rest:
                number += bool(edge & FINAL)
                node = edge & TARGET_MASK
                if not node:
                    return None
                edge = edges[node]
                while edge >> LETTER_SHIFT & LETTER_MASK != code:
                    if edge & LAST:
                        return None
                    node += 1
                    edge = edges[node]
                number += counts[node]
            return edge, number

        def walk(node: int, number: int, part: int, path: bytes) -> None:
            while True:
                edge = edges[node]
                for kind, rest, weight, mark in begins[edge >> LETTER_SHIFT & LETTER_MASK]:
                    if left[kind]:
                        last, place = edge, number + counts[node]
                        if rest:
                            after = further(edge, place, rest)
                            if after is None:
                                continue
                            last, place = after
                        longer = path + mark
                        if last & FINAL:
                            place += 1
                            found.append((place, part + weight, longer))
                        child = last & TARGET_MASK
                        if child and len(longer) < cards:
                            left[kind] -= 1
                            walk(child, place, part + weight, longer)
                            left[kind] += 1
                if edge & LAST:
                    return
                node += 1

        walk(dawg.root, -1, 0, b"")
        return found
