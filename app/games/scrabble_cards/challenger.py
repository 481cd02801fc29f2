"""Whether a word of the turn is likely to be none, and whether to say so (RULES SK15)."""

from __future__ import annotations

from app.games.scrabble_cards.model import Observation, claims
from app.games.scrabble_cards.moves import Challenge, Vote
from app.games.scrabble_cards.scoring import score
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Caution, Vocabulary, oftener, suspicion

TURN = 15.0
"""Points of a turn."""


class Challenger:
    """Challenges words by one vocabulary."""

    def __init__(self, judge: Judge, known: Vocabulary, caution: Caution) -> None:
        self._judge, self._known, self._caution = judge, known, caution

    def challenges(self, seen: Observation) -> Challenge:
        """The words that it says something against: with votes what it takes for no word, else the likeliest
        where that promises more points than it costs if all are good."""
        bad = self._suspected(seen)
        if seen.options.words == "vote":
            return Challenge(tuple(index for index, share in enumerate(bad) if share > 0.5))
        worst = max(range(len(bad)), key=lambda index: bad[index])
        cost = TURN if seen.options.challenge_cost == "turn" else 0.0
        promise = bad[worst] * self._fall(seen) - (1.0 - bad[worst]) * cost
        return Challenge((worst,) if promise > self._caution.margin else ())

    def votes(self, seen: Observation) -> Vote:
        """A vote against every word that it holds for none."""
        bad = self._suspected(seen)
        return Vote(tuple(index for index in seen.open_doubts if bad[index] > 0.5))

    def _suspected(self, seen: Observation) -> list[float]:
        assert seen.turn is not None
        usual, household = record(seen, seen.turn), self._judge.household
        return [
            suspicion(word.text, self._known, household, self._caution.prior, usual)
            for word in claims(seen.placed())
        ]

    @staticmethod
    def _fall(seen: Observation) -> float:
        """What it brings over the mover when the turn falls."""
        assert seen.turn is not None and seen.pending is not None
        size = seen.hand_sizes[seen.turn]
        return score(seen, seen.pending, seen.placed(), bonus=seen.shown, size=size).total


def record(seen: Observation, owner: int) -> float:
    """How much oftener than usual the plays of a seat have fallen."""
    kinds = [one.kind for one in seen.history if one.seat == owner]
    fallen, stood = kinds.count("fallen"), kinds.count("play")
    return oftener(fallen, fallen + stood)
