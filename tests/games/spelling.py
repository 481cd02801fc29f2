"""A game of a few lines for tests: in turn everybody writes one word; letters count.

Its options choose whose words count, as those of the card games do (RULES QD8, SK15): ``edition`` cz or en,
and in Czech ``flex`` klasická or ohebná.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from app.engine import reading
from app.engine.chance import Chance
from app.engine.errors import BadOption, IllegalMove
from app.engine.player import Budget
from app.engine.rules import Json, Result, Rules, Seat, State
from app.games.catalogue import CatalogueEntry, Game
from app.lexicon.judge import Judge

CHOICES = {"edition": ("cz", "en"), "flex": ("klasická", "ohebná")}
"""The first is the default."""


def policy(options: Mapping[str, Any]) -> str:
    """Whose words count."""
    if options["edition"] == "en":
        return "english"
    return "scrabble-classic" if options["flex"] == "klasická" else "scrabble-inflected"


class SpellingRefusal(StrEnum):
    NO_WORD = "no_word"


@dataclass(frozen=True)
class Spell:
    """Write a word, "" for none. good, why: filled in by the rules."""

    word: str
    good: bool | None = None
    why: str | None = None

    def to_json(self) -> Json:
        return {"type": "spell", "word": self.word, "good": self.good, "why": self.why}


@dataclass(frozen=True)
class Seen:
    turn: int | None
    scores: tuple[int, ...]

    def to_json(self) -> Json:
        return {"turn": self.turn, "scores": list(self.scores)}


class SpellingState(State[Spell, Seen]):
    def __init__(self, seats: int, judge: Judge | None) -> None:
        self._judge = judge
        self._scores: list[int] = []
        self._seats = seats

    def deciders(self) -> tuple[int, ...]:
        return (len(self._scores),) if len(self._scores) < self._seats else ()

    def check(self, seat: int | None, move: Spell) -> Spell:
        if self._judge is None or not move.word:
            return move
        judged = self._judge.judge(move.word, move.why)
        if not judged.accepted:
            raise IllegalMove(SpellingRefusal.NO_WORD, why=judged.reason.value if judged.reason else "")
        return Spell(move.word, True, judged.reason.value if judged.reason else None)

    def apply(self, seat: int | None, move: Spell, facts: Mapping[str, Any]) -> Json:
        self._scores.append(len(move.word))
        return {"points": len(move.word)}

    def observe(self, seat: int | None) -> Seen:
        return Seen(next(iter(self.deciders()), None), tuple(self._scores))

    def result(self) -> Result | None:
        return Result.of(self._scores) if not self.deciders() else None

    def scores(self) -> tuple[int, ...]:
        return (*self._scores, *[0] * (self._seats - len(self._scores)))

    def viewer(self) -> int | None:
        return next(iter(self.deciders()), None)


class SpellingRules(Rules[Spell, Seen]):
    name, version, seats = "spelling", 1, (1, 4)

    def __init__(self, judge: Judge | None) -> None:
        self.judge = judge

    def options(self, given: Mapping[str, Any], seats: Sequence[Seat]) -> Json:
        for name, value in given.items():
            if name not in CHOICES:
                raise BadOption(name)
            reading.choice(name, value, CHOICES[name])
        return {name: given.get(name, values[0]) for name, values in CHOICES.items()}

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat], chance: Chance) -> Json:
        return {}

    def start(
        self, options: Mapping[str, Any], seats: Sequence[Seat], setup: Mapping[str, Any]
    ) -> SpellingState:
        return SpellingState(len(seats), self.judge)

    def move(self, data: Mapping[str, Any]) -> Spell:
        return Spell(data["word"], data.get("good"), data.get("why"))

    def observation(self, data: Mapping[str, Any]) -> Seen:
        return Seen(data["turn"], tuple(data["scores"]))


class Speller:
    """Writes the first of a few words that it may."""

    WORDS = ("kettle", "stromech", "strom")

    def __init__(self, level: int, seed: int, judge: Judge) -> None:
        self._judge = judge

    def choose(self, observation: Seen, budget: Budget) -> Spell:
        return Spell(next((word for word in self.WORDS if self._judge.policy.accepts(word)), ""))


SPELLING = Game("spelling", SpellingRules, Speller, lambda seen: Spell(""), policy=policy)
ENTRY = CatalogueEntry("spelling", lambda: SPELLING, face="app.games.boggle.face")
"""With a borrowed face: only its words are tried."""
