"""Quiddler for one: the hidden truth of a deal and what the rules allow (RULES QD13)."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from app.engine import reading
from app.engine.chance import Chance
from app.engine.errors import IllegalMove
from app.engine.rules import Json, Result, State
from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Options, QuiddlerRefusal
from app.games.quiddler.solo_model import (
    DEPTH,
    PILES,
    SIZE,
    End,
    GiveUp,
    Move,
    Refill,
    SoloObservation,
    SoloPhase,
    Take,
    Undo,
    check,
)
from app.games.quiddler.words import HandWords
from app.lexicon.judge import Household, Judge

_Piles = tuple[tuple[str, ...], ...]
"""Each pile from its open card down."""


def opens_with_a_word(cards: Sequence[str], options: Options, judge: Judge | None) -> bool:
    """Whether the first open cards of a deal spell one; without a judge that is believed."""
    if judge is None:
        return True
    return HandWords.of(judge.of_today(), options).any(cards[:SIZE:DEPTH])


class SoloState(State[Move, SoloObservation]):
    """The truth: what lies under the open cards.

    Without a judge, words are believed and a record says itself when no word was left.
    more: whether the deal has a word to begin with.
    """

    def __init__(
        self, options: Options, cards: Sequence[str], judge: Judge | None, *, more: bool = True
    ) -> None:
        self._options = options
        self._judge = judge.of_today() if judge is not None else None
        self._piles: _Piles = tuple(
            tuple(cards[DEPTH * place : DEPTH * (place + 1)]) for place in range(PILES)
        )
        self._dealt = self._piles
        self._used: tuple[Meld, ...] = ()
        self._before: list[tuple[_Piles, tuple[Meld, ...]]] = []
        self._undos = 0
        self._stuck = not more
        self._over = False

    def deciders(self) -> tuple[int, ...]:
        return () if self._over else (0,)

    def automatic(self) -> Move | None:
        return End() if self._phase is SoloPhase.STUCK else None

    def patient(self, move: Move) -> bool:
        """The player may still take a move back."""
        return True

    def result(self) -> Result | None:
        """The fewer points, the better (RULES QD13); there is nobody to lose against."""
        return Result(self.scores(), (0,)) if self._over else None

    def scores(self) -> tuple[int, ...]:
        return (sum(deck.value(self._options.edition, pile) for pile in self._piles),)

    def idle_rounds(self) -> int:
        """Moves taken back so far: nothing else can go on for ever."""
        return self._undos

    patience = sys.maxsize
    """Who plays alone gives up when they like."""

    def viewer(self) -> int | None:
        return 0

    @property
    def _phase(self) -> SoloPhase:
        if self._over:
            return SoloPhase.OVER
        if self._stuck:
            return SoloPhase.STUCK
        must = self._options.solo_refill == "must" and self._fillable(self._piles)
        return SoloPhase.REFILL if must else SoloPhase.TAKE

    @staticmethod
    def _fillable(piles: _Piles) -> tuple[int, ...]:
        """Empty places, where another pile can fill them."""
        if not any(len(pile) > 1 for pile in piles):
            return ()
        return tuple(place for place, pile in enumerate(piles) if not pile)

    # What is legal

    def check(self, seat: int | None, move: Move) -> Move:
        seen = self.observe(seat)
        checked = check(seen, move)
        if isinstance(checked, Take) and self._judge is not None:
            word = deck.spelt(seen.meld(checked.places))
            judged = self._judge.judge(word, checked.why or None)
            reason = judged.reason.value if judged.reason else ""
            if not judged.accepted:
                raise IllegalMove(QuiddlerRefusal.NO_WORD, word=word, why=reason or "unknown")
            return Take(checked.places, reason if reason == "household" else "")
        return checked

    def agreed(self) -> Household | None:
        return None if self._judge is None else self._judge.household

    # What the word list decides, and what follows

    def resolve(self, seat: int | None, move: Move, chance: Chance) -> Json:
        if not isinstance(move, Take | Refill) or self._judge is None:
            return {}
        return {} if self._goes_on(self._after(move)) else {"more": False}

    def check_facts(self, seat: int | None, move: Move, facts: Mapping[str, Any], *, own_list: bool) -> None:
        if not own_list or self._judge is None or not isinstance(move, Take | Refill):
            return
        if self._goes_on(self._after(move)) == (facts.get("more") is False):
            raise ValueError("the word list finds something else in the open cards")

    def _goes_on(self, piles: _Piles) -> bool:
        """Whether a word or a refill is still possible."""
        if self._fillable(piles) or not any(piles):
            return True
        assert self._judge is not None
        return HandWords.of(self._judge, self._options).any([pile[0] for pile in piles if pile])

    def _after(self, move: Take | Refill) -> _Piles:
        piles = list(self._piles)
        if isinstance(move, Take):
            for place in move.places:
                piles[place] = piles[place][1:]
        else:
            piles[move.place] = piles[move.source][:1]
            piles[move.source] = piles[move.source][1:]
        return tuple(piles)

    def apply(self, seat: int | None, move: Move, facts: Mapping[str, Any]) -> Json:
        if isinstance(move, Undo):
            self._piles, self._used = self._before.pop()
            self._undos += 1
            self._stuck = False
            return {"undos": self._undos}
        if isinstance(move, End | GiveUp):
            self._over = True
            return {"left": self.scores()[0]}
        self._before.append((self._piles, self._used))
        outcome: Json = {}
        if isinstance(move, Take):
            meld = tuple(self._piles[place][0] for place in move.places)
            self._used = (*self._used, meld)
            outcome = {"word": list(meld), "value": deck.value(self._options.edition, meld)}
        self._piles = self._after(move)
        outcome["turned"] = [
            [place, pile[0]]
            for place, pile in enumerate(self._piles)
            if pile and pile != self._before[-1][0][place]
        ]
        self._over = not any(self._piles)
        self._stuck = "more" in facts and not reading.flag(facts["more"])
        if self._stuck and self._fillable(self._piles):
            raise ValueError("an empty place can be filled")
        return outcome

    # What the player sees

    def observe(self, seat: int | None) -> SoloObservation:
        return SoloObservation(
            seat=seat,
            options=self._options,
            phase=self._phase,
            piles=tuple(pile[0] if pile else None for pile in self._piles),
            sizes=tuple(len(pile) for pile in self._piles),
            empty=self._fillable(self._piles),
            used=self._used,
            undos=self._undos,
            moves=len(self._before),
            left=self.scores()[0] if self._over else None,
            over=self._over,
            dealt=self._dealt if self._over else (),
        )

    def redacted(self, seat: int | None, move: Json, outcome: Json, viewer: int | None) -> tuple[Json, Json]:
        return move, {key: value for key, value in outcome.items() if key != "facts"}
