"""Whether a word that lies is likely to be none, and whether to say so (RULES QD9).

A player does not ask the list but judges by what it knows (`app.lexicon.vocabulary`). How often the owner
laid what is no word has come out after each round and counts as well.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.hands import NOTHING
from app.games.quiddler.model import Challenge, Observation, Vote
from app.games.quiddler.outlook import Outlook
from app.games.quiddler.scoring import Word
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Caution, Vocabulary, oftener, suspicion
from app.search.arrange import Reach


class Challenger:
    """Challenges words by one vocabulary."""

    def __init__(self, judge: Judge, known: Vocabulary, caution: Caution) -> None:
        self._judge, self._known, self._caution = judge, known, caution

    def suspicion(self, meld: Meld, record: float = 1.0) -> float:
        """How likely this is no word, 0 to 1. record: how much oftener than usual its owner lays such."""
        return suspicion(deck.spelt(meld), self._known, self._judge.household, self._caution.prior, record)

    def challenges(self, seen: Observation) -> Challenge:
        """The words that it says something against: with votes what it takes for no word, else what promises
        more points than it costs where the word is good."""
        outlook = Outlook(seen)
        found = []
        for word in seen.doubtable:
            bad = self._suspected(seen, word)
            if seen.options.words == "vote":
                challenged = bad > 0.5
            else:
                worth = deck.value(seen.options.edition, seen.meld(word))
                promise = bad * fall(outlook, word) - (1.0 - bad) * worth
                challenged = bad > 0.0 and promise > self._caution.margin
            if challenged:
                found.append(word)
        return Challenge(tuple(found))

    def votes(self, seen: Observation) -> Vote:
        """A vote against every word that it holds for none."""
        words = [word for word in seen.open_doubts if word[0] != seen.seat]
        return Vote(tuple(word for word in words if self._suspected(seen, word) > 0.5))

    def _suspected(self, seen: Observation, word: Word) -> float:
        return self.suspicion(seen.meld(word), record(seen, word[0]))


def record(seen: Observation, owner: int) -> float:
    """How much oftener than usual a seat has laid what is no word, by what came out after each round."""
    listed = [good for one in seen.past for good in one.rows[owner].listed]
    return oftener(listed.count(False), len(listed))


def fall(outlook: Outlook, word: Word) -> float:
    """What the observing seat gains over the others when a word falls: points, bonuses, the penalty."""
    owner, index = word
    before = [NOTHING if one is None else one for one in outlook.laid]
    after = list(before)
    after[owner] = _without(outlook, before[owner], owner, index)
    worth = deck.value(outlook.seen.options.edition, outlook.seen.meld(word))
    gain = outlook.gain(outlook.points(after)) - outlook.gain(outlook.points(before))
    return gain + worth / (outlook.seats - 1)


def _without(outlook: Outlook, laid: Reach, owner: int, index: int) -> Reach:
    seen = outlook.seen
    melds: Sequence[Meld] = [
        meld
        for at, meld in enumerate(seen.laid[owner] or ())
        if at != index and (owner, at) not in seen.fallen
    ]
    worth = deck.value(seen.options.edition, seen.meld((owner, index)))
    return outlook.figures(melds)._replace(points=laid.points - worth)
