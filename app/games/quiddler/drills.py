"""The drill *best discard*: which card has to go so that all others can be laid in words (RULES QD5, QD6)?"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from app.games.quiddler import deck
from app.games.quiddler.deck import Card, Meld
from app.games.quiddler.model import Options
from app.games.quiddler.words import searching
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Extent, vocabulary
from app.practice.drill import Drill, DrillEntry, DrillQuestion

CHOICES = 4
TRIES = 60
WORDS = ((4,), (3, 3), (3, 4))
"""Cards of the words that a hand is made of, by step of difficulty."""
KNOWN = (Extent(4_000, 9_000, 800), Extent(8_000, 20_000, 1_500), Extent(20_000, 45_000, 3_000))
"""Which words these are."""


class Discard:
    """A hand of which everything can be laid but one card."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._edition = "cz" if judge.lexicon.language == "cs" else "en"
        self._cards = deck.printed(self._edition)
        options = Options(edition=self._edition)
        self._any = searching(judge, options)
        self._known: dict[int, dict[int, list[Meld]]] = {}

    def make(self, step: int, luck: Random) -> DrillQuestion | None:
        for _ in range(TRIES):
            melds = [self._meld(step, length, luck) for length in WORDS[step]]
            if not all(melds):
                continue
            laid = [card for meld in melds for card in meld]
            spare = luck.choices(list(self._cards), [count for count, _ in self._cards.values()])[0]
            words = [deck.spelt(meld) for meld in melds]
            there = deck.missing([*laid, spare], deck.full_deck(self._edition)) is None
            found = self._asked(laid, spare, words, luck) if there else None
            if found is not None:
                return found
        return None

    def again(self, key: str, luck: Random) -> DrillQuestion | None:
        cards, _, rest = key.partition("|")
        spare, _, words = rest.partition("|")
        laid = cards.split()
        sound = laid and all(card in self._cards for card in (*laid, spare))
        sound = sound and len(laid) <= sum(WORDS[-1]) and all(map(self._counts, words.split()))
        return self._asked(laid, spare, words.split(), luck) if sound else None

    def _counts(self, word: str) -> bool:
        return self._judge.judge(word).accepted

    def _asked(
        self, laid: Sequence[Card], spare: Card, words: Sequence[str], luck: Random
    ) -> DrillQuestion | None:
        """None unless that card alone can go."""
        hand = [*laid, spare]
        found = self._any.hand(hand)
        good = {out.discard for out in found.outs()}
        wrong = sorted(set(hand) - good)
        if good != {spare} or len(wrong) < CHOICES - 1:
            return None
        chosen = luck.sample(wrong, CHOICES - 1)
        place = luck.randrange(CHOICES)
        chosen.insert(place, spare)
        luck.shuffle(hand)
        key = f"{' '.join(laid)}|{spare}|{' '.join(words)}"
        return DrillQuestion(key, " ".join(hand), tuple(chosen), place, tuple(words))

    def _meld(self, step: int, length: int, luck: Random) -> Meld:
        """A word that most people know, in so many cards; nothing where there is none."""
        melds = self._melds(step).get(length)
        return luck.choice(melds) if melds else ()

    def _melds(self, step: int) -> dict[int, list[Meld]]:
        """Such words in single cards, by how many; found when first asked for."""
        if step not in self._known:
            lexicon, known = self._judge.lexicon, vocabulary(self._judge, KNOWN[step])
            by_length: dict[int, list[Meld]] = {}
            extent = KNOWN[step]
            most = (extent.lemmas, extent.forms) if self._edition == "cz" else (extent.english,) * 2
            for number in lexicon.commonest(*most):
                if known.has(number) and lexicon.gentle(number) and known.length(number) <= max(WORDS[-1]):
                    meld = tuple(lexicon.dawg.word(number).upper())
                    if all(card in self._cards for card in meld):
                        by_length.setdefault(len(meld), []).append(meld)
            self._known[step] = by_length
        return self._known[step]


def _open(judge: Judge | None) -> Drill:
    if judge is None:
        raise ValueError("no judge of words")
    return Discard(judge)


DRILLS = (DrillEntry("discard", _open),)
