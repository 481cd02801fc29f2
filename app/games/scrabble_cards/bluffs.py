"""Laying what is no everyday word, where nobody but the others checks (RULES SK15).

Either a form so rare that few would think of it, or letters that look like a word: a play with one card that
is not there, another one in its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.games.scrabble_cards import cards
from app.games.scrabble_cards.cards import BLANK, SAID, VOWELS
from app.games.scrabble_cards.choices import Choice, choice, choices
from app.games.scrabble_cards.outlook import Outlook, searching
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Vocabulary, plausible
from app.search.scrabble import LaidCard, LinePlay, PlaySearch

LEAST_LETTERS = 4
"""Shorter words are known too well to be made up."""

GAIN = 8
"""So many points more than any honest play a bluff has to bring."""

LOOKED_AT = 40


def rare(judge: Judge, outlook: Outlook, best: int) -> Choice | None:
    """The play with most points by words that count but are in doubt; None where honest ones bring nearly as
    much. best: points of the best honest play."""
    policy, lexicon = judge.policy, judge.lexicon
    for one in choices(outlook, searching(judge))[:LOOKED_AT]:
        if one.points < best + GAIN:
            return None
        numbers = [policy.dawg.number(word.text.lower()) for word in one.laid.words]
        if all(policy.sure(number) for number in numbers) or any(map(lexicon.vulgar, numbers)):
            continue
        return one
    return None


def invented(
    judge: Judge, known: Vocabulary, common: Vocabulary, outlook: Outlook, best: int
) -> Choice | None:
    """The play with most points whose word is none and looks like one; None where nothing fits.

    known: the words that are laid besides. common: the words that a made-up one has to look like. best:
    points of the best honest play."""
    if BLANK in outlook.seen.hand:
        return None
    search = searching(judge, known.column)
    found = [
        one
        for one in _ways(search, outlook)
        if one.points >= best + GAIN
        and len(one.word) >= LEAST_LETTERS
        and not judge.policy.accepts(one.word)
        and plausible(one.word, known, common)
    ]
    return max(found, key=lambda one: (one.points, one.word), default=None)


def _ways(search: PlaySearch, outlook: Outlook) -> Iterator[Choice]:
    """Plays with another card in the place of one that is not there; it must stand in one word alone."""
    seen = outlook.seen
    for given in sorted(set(seen.hand)):
        at = seen.hand.index(given)
        rest = (*seen.hand[:at], *seen.hand[at + 1 :])
        for wished in sorted(SAID & cards.COUNTS.keys()):
            if wished in seen.hand or (wished in VOWELS) != (given in VOWELS):
                continue
            other = Outlook(replace(seen, hand=(*rest, wished), bonus=seen.bonus))
            for one in choices(other, search)[:LOOKED_AT]:
                changed = _exchanged(one.laid, wished, given)
                if changed is not None:
                    yield choice(outlook, changed)


def _exchanged(play: LinePlay, wished: str, given: str) -> LinePlay | None:
    """The play with one card for another."""
    places = [one.cell for one in play.cards if one.letter == wished]
    if len(places) != 1 or play.part or sum(places[0] in word.cells for word in play.words) != 1:
        return None
    if places[0] not in play.words[0].cells:
        return None
    more = cards.VALUES[given] - cards.VALUES[wished]
    main = play.words[0]
    index = main.cells.index(places[0])
    text = main.text[:index] + given + main.text[index + 1 :]
    words = (main._replace(text=text, points=main.points + more), *play.words[1:])
    laid = tuple(LaidCard(given, False, one.cell) if one.cell == places[0] else one for one in play.cards)
    return LinePlay(laid, words, False, play.points + more)
