"""Rounds of Quiddler on a score sheet (RULES QD9 to QD12), and the best of a real hand.

An entry has words with blanks between them, double cards in brackets: ``(ST)ŮL VLK``. ``!`` before a word:
it fell in a challenge. ``-12`` and ``+10`` come on top; a number alone is the round's points as they are."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.engine.boxed import counting
from app.engine.boxed.counting import BoxStage, CountedEntry, CountedPart, EntryFault, Misread, Next
from app.engine.boxed.finding import BoxFound
from app.engine.boxed.sheet import BoxLine, BoxSheet, Entry
from app.games.quiddler import deck, scoring
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Options
from app.games.quiddler.words import searching
from app.lexicon.judge import Judge
from app.search.arrange import MOST_CARDS

LEAST = 2
"""Cards of a Czech word, letters of an English one (RULES QD8)."""


def edition_of(sheet: BoxSheet) -> str:
    return "en" if sheet.options.get("edition") == "en" else "cz"


def meld(edition: str, word: str) -> Meld:
    """The cards of a written word or hand. Raises EntryFault."""
    cards = tuple(card for card, _ in counting.bracketed(unicodedata.normalize("NFC", word)))
    for card in cards:
        if card not in deck.values(edition):
            raise EntryFault(Misread.CARD, card)
    return cards


def _word(edition: str, piece: str) -> Meld:
    """One that counts. Raises EntryFault, as for cards with blanks between them (RULES QD8)."""
    cards = meld(edition, piece)
    if len("".join(cards) if edition == "en" else cards) < LEAST:
        raise EntryFault(Misread.LETTER, piece)
    return cards


@dataclass(frozen=True)
class _Read:
    """An entry. given: points as they stand."""

    words: tuple[Meld, ...] = ()
    fell: tuple[Meld, ...] = ()
    held: Meld = ()
    extra: int = 0
    given: int | None = None


def _read(edition: str, entry: Entry) -> _Read:
    pieces = counting.tokens(entry.words)
    held = tuple(card for piece in counting.tokens(entry.held) for card in meld(edition, piece))
    given = counting.as_written(pieces)
    if given is not None:
        return _Read(given=given)
    words, fell, extras = [], [], 0
    for piece in pieces:
        more = counting.extra(piece)
        if more is not None:
            extras += more
        elif piece.startswith(counting.FELL):
            fell.append(meld(edition, piece[1:]))
        else:
            words.append(_word(edition, piece))
    return _Read(tuple(words), tuple(fell), held, extras)


class QuiddlerSheet:
    def count(self, sheet: BoxSheet, at: int, line: BoxLine) -> Sequence[CountedEntry]:
        edition = edition_of(sheet)
        entries = [_read(edition, entry) for entry in line.entries]
        taken: list[int | None] = [None, None]
        # Where somebody's words are not there, nobody can tell who has most of them.
        told = all(one.given is None for one in entries)
        if told:
            given = scoring.bonuses_of(len(sheet.there(at)), sheet.options.get("bonus2", "words"))
            ch = 1 if sheet.options.get("ch") == "1" else 2
            measures = scoring.race([one.words for one in entries], ch)
            taken = [scoring.leader(one) if used else None for used, one in zip(given, measures, strict=True)]
        size = deck.hand_sizes(edition)[min(at, len(deck.hand_sizes(edition)) - 1)]
        return [
            _counted(edition, one, taken[0] == seat, taken[1] == seat, size, told=told)
            for seat, one in enumerate(entries)
        ]

    def following(self, sheet: BoxSheet, totals: Sequence[int]) -> Next:
        """The dealer goes round to the left, and whoever sits left of them begins (RULES QD3, QD12)."""
        sizes, done = deck.hand_sizes(edition_of(sheet)), len(sheet.lines)
        if done >= len(sizes):
            return Next(BoxStage.OVER)
        dealer = counting.turn_at(sheet, done).seat
        begins = counting.left_of(sheet, dealer, done)
        return Next(BoxStage.ROUND, done + 1, begins, dealer, sizes[done])

    def seat_of(self, sheet: BoxSheet, at: int) -> int | None:
        return None


def _counted(edition: str, one: _Read, most: bool, longest: bool, size: int, *, told: bool) -> CountedEntry:
    """told: whether everybody's words are known, for the bonuses."""
    if one.given is not None:
        return CountedEntry(one.given, (CountedPart("given", one.given),))
    plus, minus = (sum(deck.value(edition, word) for word in one.words), deck.value(edition, one.held))
    penalty = sum(deck.value(edition, word) for word in one.fell) + max(0, -one.extra)
    bonuses = (scoring.BONUS if most else 0, scoring.BONUS if longest else 0)
    score = scoring.Score.of(edition, plus, minus, bonuses[0] + max(0, one.extra), bonuses[1], penalty)
    parts = [CountedPart("word", deck.value(edition, word), deck.spelt(word)) for word in one.words]
    parts += [CountedPart("held", -minus)] if minus else []
    parts += [CountedPart("most", bonuses[0])] if most else []
    parts += [CountedPart("longest", bonuses[1])] if longest else []
    parts += [CountedPart("unknown", 0)] if one.words and not told else []
    parts += [CountedPart("extra", one.extra)] if one.extra > 0 else []
    parts += [CountedPart("penalty", -penalty)] if penalty else []
    if sum(part.points for part in parts) != score.points:
        parts.append(CountedPart("floor", score.points - sum(part.points for part in parts)))
    cards = sum(map(len, (*one.words, *one.fell))) + len(one.held)
    if (one.words or one.held or one.fell) and cards != size:
        parts.append(CountedPart("size", 0, f"{cards}/{size}"))
    return CountedEntry(score.points, tuple(parts), tuple(deck.spelt(word) for word in one.words))


MOST = 8
"""Ways that are told."""


def best(typed: str, options: Mapping[str, str], judge: Judge) -> list[BoxFound]:
    """The ways to lay a hand with one card for the discard pile (RULES QD7), most points first: more of them
    only where another has more words or a longer one, for the bonuses hang on what others lay (RULES QD11).

    Raises EntryFault."""
    edition = "en" if options.get("edition") == "en" else "cz"
    cards = tuple(card for piece in counting.tokens(typed) for card in meld(edition, piece))
    if not cards:
        raise EntryFault(Misread.EMPTY)
    if len(cards) > MOST_CARDS:
        raise EntryFault(Misread.MANY, str(MOST_CARDS))
    least = "letters" if edition == "en" else "cards"  # RULES QD8
    agreed = Options(edition=edition, min_word=least, ch=1 if options.get("ch") == "1" else 2)
    search = searching(judge, agreed)
    hand = search.hand(cards)
    ways = sorted(hand.frontier(), key=lambda way: (-way.points, -way.words, -way.longest))
    found, seen = list[BoxFound](), list[tuple[int, int]]()
    for way in ways:
        if any(words >= way.words and longest >= way.longest for words, longest in seen):
            continue
        seen.append((way.words, way.longest))
        laid = hand.arrangement(way)
        words = tuple(map(deck.spelt, laid.melds))
        shown = tuple("·".join(word) for word in laid.melds)
        found.append(BoxFound(way.points, words, shown, (laid.discard or "", " ".join(laid.held))))
    return found[:MOST]
