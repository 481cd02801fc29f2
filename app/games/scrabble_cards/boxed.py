"""Turns of Scrabble karty on a score sheet (RULES SK7 to SK10, SK13, SK18, SK20), and the best of a hand.

A turn has its words with blanks between them; a žolík is a letter in brackets (``N(A)PEČ``), a word with a
premium card ends with its factor (``VAŘÍM*3``); ``+8`` is the own group card, ``-4`` one against it. A number
alone is the turn's points as they are, nothing a turn without a play."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.engine.boxed import counting
from app.engine.boxed.counting import BoxStage, CountedEntry, CountedPart, EntryFault, Misread, Next
from app.engine.boxed.finding import BoxFound
from app.engine.boxed.sheet import BoxLine, BoxSheet, Entry, agreed
from app.games.scrabble_cards import cards
from app.games.scrabble_cards.cards import BINGO, HAND, Letter
from app.lexicon.judge import Judge
from app.search.scrabble import PlaySearch

ALL_SEVEN = "seven"
"""The switch for all seven cards laid in one turn (RULES SK8)."""
SHORTEST = 2
"""A word has so many cards (RULES SK5)."""
OMITTED = 2
"""So many turns each in a row without a play end the game (RULES SK13)."""


def letters(word: str) -> tuple[Letter, ...]:
    """The cards of a written word. Raises EntryFault."""
    found = []
    for letter, blank in counting.bracketed(unicodedata.normalize("NFC", word)):
        if len(letter) != 1 or letter not in (cards.SAID if blank else cards.COUNTS.keys() - {cards.BLANK}):
            raise EntryFault(Misread.CARD, letter)
        found.append(Letter(letter, blank))
    return tuple(found)


@dataclass(frozen=True)
class _Word:
    letters: tuple[Letter, ...]
    factor: int = 1

    @property
    def text(self) -> str:
        return "".join(letter.letter for letter in self.letters).lower()

    @property
    def points(self) -> int:
        return sum(letter.value for letter in self.letters) * self.factor


def _word(piece: str) -> _Word:
    written, star, factor = piece.partition("*")
    if star and factor not in ("2", "3"):
        raise EntryFault(Misread.FACTOR, piece)
    laid = letters(written)
    if len(laid) < SHORTEST:
        raise EntryFault(Misread.LETTER, piece)
    return _Word(laid, int(factor) if star else 1)


class ScrabbleSheet:
    def count(self, sheet: BoxSheet, at: int, line: BoxLine) -> Sequence[CountedEntry]:
        if line.closing:
            return _closing(sheet, at, line)
        (entry,) = line.entries[:1]
        return [_turn(entry, first=not any(_is_play(one) for one in sheet.lines[:at]))]

    def following(self, sheet: BoxSheet, totals: Sequence[int]) -> Next:
        """Clockwise; after two turns of all without a play the hands are counted (RULES SK13)."""
        if sheet.lines and sheet.lines[-1].closing:
            return Next(BoxStage.OVER)
        target = agreed(sheet.options, "target", 0)
        if target and max(totals) >= target:
            return Next(BoxStage.OVER)  # RULES SK20: hands do not count
        done = len(sheet.lines)
        if not target and _is_idle(sheet, done):
            return Next(BoxStage.CLOSING)
        turn = counting.turn_at(sheet, done)
        return Next(BoxStage.TURN, turn.number, turn.seat)

    def seat_of(self, sheet: BoxSheet, at: int) -> int | None:
        if at < len(sheet.lines) and sheet.lines[at].closing:
            return None
        return counting.turn_at(sheet, at).seat


def _is_play(line: BoxLine) -> bool:
    """Whether something was laid there."""
    pieces = counting.tokens(line.entries[0].words) if len(line.entries) == 1 else []
    return bool(pieces) and pieces != ["0"]


def _is_idle(sheet: BoxSheet, at: int) -> bool:
    """Whether before a line everybody has omitted so many turns in a row (RULES SK13)."""
    last, idle = sheet.lines[:at], OMITTED * len(sheet.there(at))
    return at >= idle and not any(map(_is_play, last[-idle:]))


def _turn(entry: Entry, *, first: bool) -> CountedEntry:
    pieces = counting.tokens(entry.words)
    given = counting.as_written(pieces)
    if given is not None:
        return CountedEntry(given, (CountedPart("given", given),) if given else (CountedPart("omitted", 0),))
    words, extras = [], []
    for piece in pieces:
        more = counting.extra(piece)
        if more is None:
            words.append(_word(piece))
        else:
            extras.append(more)
    if not words:
        if extras or entry.marks:
            raise EntryFault(Misread.EMPTY)
        return CountedEntry(0, (CountedPart("omitted", 0),))
    own = _group(words, extras, first=first)
    parts = [CountedPart("word", word.points, word.text) for word in words]
    laid = sum(word.points for word in words)
    if first:
        parts.append(CountedPart("first", laid))
    if ALL_SEVEN in entry.marks:
        parts.append(CountedPart("seven", BINGO))
    parts += [CountedPart("group", own)] if own else []
    against = min((more for more in extras if more < 0), default=0)  # RULES SK10: the highest only
    parts += [CountedPart("against", against)] if against else []
    return CountedEntry(sum(part.points for part in parts), tuple(parts), tuple(word.text for word in words))


def _group(words: Sequence[_Word], extras: Sequence[int], *, first: bool) -> int:
    """What the own group card brings. Raises EntryFault where the turn has more bonus cards than it may."""
    factors = {word.factor for word in words} - {1}
    own = [more for more in extras if more > 0]
    if first and factors:
        raise EntryFault(Misread.FACTOR)  # RULES SK9: not with the first word
    if first and own:
        raise EntryFault(Misread.OPENING, f"+{own[0]}")  # RULES SK10
    if len(factors) + len(own) > 1:
        raise EntryFault(Misread.BONUS)  # RULES SK11
    return sum(own)


def _held(entry: Entry) -> int:
    """What the cards left in a hand are worth; a number stands for its sum. Raises EntryFault."""
    pieces = counting.tokens(entry.held)
    given = counting.as_written(pieces)
    if given is not None:
        return given
    hand = "".join(pieces)
    for card in hand:
        if card not in cards.VALUES:
            raise EntryFault(Misread.CARD, card)
    return cards.value(hand)


def _closing(sheet: BoxSheet, at: int, line: BoxLine) -> Sequence[CountedEntry]:
    """Everybody subtracts their cards; who went out adds those of all others (RULES SK18)."""
    held = [_held(entry) for entry in line.entries]
    empty = [seat for seat in sheet.there(at) if not line.entries[seat].held.strip()]
    last = counting.turn_at(sheet, at - 1).seat if at else None
    out = empty[0] if len(empty) == 1 else last if last in empty else None
    if _is_idle(sheet, at):
        out = None  # RULES SK13: nobody went out
    found = []
    for seat, points in enumerate(held):
        gain = sum(held) - points if seat == out else 0
        parts = [CountedPart("held", -points)] if points else []
        parts += [CountedPart("out", gain)] if gain else []
        found.append(CountedEntry(gain - points, tuple(parts)))
    return found


MOST = 12
"""Turns that are told."""


def best(hand: str, lying: str, options: Mapping[str, str], judge: Judge) -> list[BoxFound]:
    """The turns that bring most without a bonus card. hand: up to seven letters, ``?`` a žolík. lying: the
    word on the table, "" for none. Raises EntryFault."""
    held = tuple("".join(counting.tokens(hand)))
    for card in held:
        if card not in cards.COUNTS:
            raise EntryFault(Misread.CARD, card)
    if not held:
        raise EntryFault(Misread.EMPTY)
    if len(held) > HAND:
        raise EntryFault(Misread.MANY, str(HAND))
    there = letters("".join(counting.tokens(lying)))
    table = {(x, 0): (letter.letter, letter.value) for x, letter in enumerate(there)}
    policy = judge.policy
    plays = PlaySearch(policy.dawg, policy.accepted, cards.VALUES).plays(table, held)

    def brings(at: int) -> tuple[int, int]:
        """With what seven cards bring more (RULES SK8), and that alone."""
        found = plays.found[at]
        seven = BINGO if len(found.cards) == HAND else 0
        return found.points * (1 if there else 2) + seven, seven

    best_of = dict[tuple[str, ...], BoxFound]()
    for index in sorted(range(len(plays)), key=brings, reverse=True)[: MOST * 8]:
        play, (points, seven) = plays[index], brings(index)
        words = tuple(word.text for word in play.words)
        blanks = "".join(sorted(card.letter for card in play.cards if card.blank))
        known = best_of.get(words)
        if known is None or points > known.points:
            best_of[words] = BoxFound(
                points, tuple(word.lower() for word in words), words, (blanks, str(seven))
            )
    return sorted(best_of.values(), key=lambda one: -one.points)[:MOST]
