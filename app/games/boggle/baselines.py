"""Plain players that the levels are measured against; nobody plays them for fun."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from app.engine.player import Budget
from app.engine.seeds import seed_of
from app.games.boggle.board import NEIGHBOURS
from app.games.boggle.model import Done, Move, Observation, Phase, Shake, WriteWord
from app.lexicon.judge import Judge
from app.search.boggle import BoardSearch

THREE_MINUTES_MS = 180_000


class ChildPlayer:
    """A child as it is simulated: sees nine of twenty words that it knows, and writes nothing else.

    It knows the words of two to five letters among the 8,000 forms that people say most. What it sees comes
    at any moment of the time, each as likely; in less time it sees fewer.
    """

    FORMS = 8_000
    LETTERS = 5
    SEES = 0.45

    def __init__(self, seed: int, judge: Judge) -> None:
        self._seed = seed
        self._judge, self._lexicon = judge, judge.lexicon
        self._policy = judge.policy
        self._search = BoardSearch(judge.lexicon.dawg, NEIGHBOURS)

    def choose(self, observation: Observation, budget: Budget) -> Move:
        """Shake, the next word with its moment, or that no more will come."""
        if observation.phase is Phase.SHAKE:
            return Shake()
        written = {entry.word for entry in observation.mine}
        for at, word in self._plan(observation):
            if word not in written:
                return WriteWord(word, max(at, observation.at))
        return Done(observation.at if observation.limit is None else observation.limit)

    def _plan(self, seen: Observation) -> list[tuple[int, str]]:
        assert seen.grid is not None
        limit = seen.limit or THREE_MINUTES_MS
        text = "\x1f".join((str(self._seed), str(seen.number), *seen.grid))
        chance = Random(seed_of(text))
        sees = self.SEES * min(1.0, limit / THREE_MINUTES_MS)
        found = self._search.words(seen.grid, fold=seen.options.folds)
        plan = []
        for number, word in sorted(found.items()):
            knows = self._policy.sure(number) and self._lexicon.form_rank(number) <= self.FORMS
            if knows and max(2, seen.options.min_len) <= len(word) <= self.LETTERS:
                moment, luck = int(chance.random() * limit), chance.random()
                if luck < sees:
                    plan.append((moment, word))
        return sorted(plan)


class SevenYearsOld(ChildPlayer):
    """Reads slowly: words of three and four letters that everybody says, two of five in the time."""

    FORMS, LETTERS, SEES = 4_000, 4, 0.4


class TenYearsOld(ChildPlayer):
    """Reads by itself: words of five letters too, nearly half of those that it knows."""

    FORMS, LETTERS, SEES = 7_000, 5, 0.45


BASELINES: dict[str, Callable[[int, Judge], ChildPlayer]] = {
    "child": ChildPlayer,
    "child7": SevenYearsOld,
    "child10": TenYearsOld,
}
"""By the names under which the laboratory seats them."""
