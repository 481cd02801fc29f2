"""A game of Scrabble karty whose cards are dealt as a test wants them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

import pytest

from app.engine.chance import Chance
from app.engine.errors import IllegalMove, Refusal
from app.engine.rules import Seat
from app.games.scrabble_cards import cards
from app.games.scrabble_cards.cards import BLANK, HAND, Letter
from app.games.scrabble_cards.model import Observation, Phase
from app.games.scrabble_cards.moves import (
    Answer,
    Challenge,
    Exchange,
    First,
    Pass,
    Play,
    Recorded,
    Resume,
    TimeUp,
    Vote,
)
from app.games.scrabble_cards.rules import ScrabbleRules
from app.games.scrabble_cards.rules.state import ScrabbleState
from app.games.scrabble_cards.table import Cell, ScrabbleRefusal
from app.lexicon.judge import Judge
from app.lexicon.policy import Judgement, Reason


class Listed:
    """A judge of these words and no others; home: words that only the household takes."""

    def __init__(self, *words: str, home: Sequence[str] = ()) -> None:
        self.words, self.home = words, home

    def of_today(self) -> Listed:
        return self

    def judge(self, word: str, said: str | None = None) -> Judgement:
        if word in self.home:
            return Judgement(word, True, Reason.HOUSEHOLD)
        return Judgement(word, word in self.words, None if word in self.words else Reason.UNKNOWN)


def laid(text: str, at: Cell = (0, 0), down: bool = False) -> tuple[tuple[Letter, Cell], ...]:
    """Cards in a row or a column: ``NA.EČ`` leaves a place out, a small letter is a žolík."""
    spots = []
    for index, letter in enumerate(text):
        cell = (at[0], at[1] + index) if down else (at[0] + index, at[1])
        if letter != ".":
            spots.append((Letter(letter.upper(), letter.islower()), cell))
    return tuple(spots)


def stacked(hands: Sequence[str], pile: str = "") -> list[str]:
    """The 100 cards with these hands first (filled with others to seven), then the next ones to be drawn."""
    rest = cards.letter_pack()
    for card in (*"".join(hands), *pile):
        rest.remove(card)
    spare = sorted(rest, key=lambda card: (card == BLANK, card), reverse=True)
    whole = []
    for hand in hands:
        whole += [*hand, *(spare.pop() for _ in range(HAND - len(hand)))]
    return [*whole, *pile, *spare]


class Game:
    """A game whose seat 0 begins. bonus: the card of each seat; more under them lie as in the pack.
    people: seats that are no computer players, all without it."""

    def __init__(
        self,
        *hands: str,
        bonus: Sequence[str] = (),
        pile: str = "",
        judge: Listed | None = None,
        people: Collection[int] | None = None,
        **options: Any,
    ) -> None:
        self.rules = rules = ScrabbleRules(cast("Judge | None", judge))
        seats = [
            Seat(f"Hráč {seat}") if people is None or seat in people else Seat(f"Zvíře {seat}", "ai", 3)
            for seat in range(len(hands))
        ]
        self.options = rules.options(options, seats)
        letters = stacked(hands, pile)
        given = [*bonus, *("x2", "x2", "x2", "x2", "x3", "x3")][: len(hands)] if bonus else []
        rest = cards.bonus_pack()
        for card in given:
            rest.remove(card)
        first = [[seat, "AB"[seat > 0]] for seat in range(min(2, len(hands)))]
        first += [[seat, "Z"] for seat in range(2, min(4, len(hands)))]
        first += [[seat, "Ž"] for seat in range(4, len(hands))]
        setup = {"cuts": [first], "first": 0, "letters": letters, "bonus": [*given, *rest]}
        state = rules.start(self.options, seats, setup)
        assert isinstance(state, ScrabbleState)
        self.state = state
        self.seats = len(hands)
        self.moves = 0
        """How many were made."""

    def make(self, seat: int | None, move: Any, facts: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """One move; what followed from it. facts: instead of chance."""
        checked = self.state.check(seat, move)
        found = self.state.resolve(seat, checked, Chance(1)) if facts is None else facts
        outcome = self.state.apply(seat, checked, found)
        self.moves += 1
        return {**outcome, "facts": found} if found else outcome

    def lay(self, text: str, at: Cell = (0, 0), down: bool = False, **more: Any) -> dict[str, Any]:
        """The seat on turn lays cards."""
        return self.make(self.turn, Play(laid(text, at, down), **more))

    def go(self, text: str, at: Cell = (0, 0), down: bool = False, **more: Any) -> dict[str, Any]:
        """A whole turn to which nobody objects or answers."""
        self.lay(text, at, down, **more)
        return self.accept()

    def accept(self, answers: Mapping[int, Answer] | None = None) -> dict[str, Any]:
        """Nobody objects; these group cards are played; the turn is written down."""
        while self.phase in (Phase.CHALLENGE, Phase.VOTE):
            seat = self.state.deciders()[0]
            self.make(seat, Challenge(()) if self.phase is Phase.CHALLENGE else Vote(()))
        while self.phase is Phase.ANSWER:
            seat = self.state.deciders()[0]
            self.make(seat, (answers or {}).get(seat, Answer(False)))
        return self.make(None, Recorded())

    def object(self, seat: int, *words: int) -> dict[str, Any]:
        return self.make(seat, Challenge(words))

    def drain(self, left: int) -> None:
        """Turns in which all cards are laid in one ever longer row, until so few are left to be drawn."""
        while self.seen.pile > left:
            count = min(HAND, self.seen.pile - left)
            hand = self.hand(self.turn or 0).replace(BLANK, "a")
            if not self.seen.opened:
                self.go(hand[: max(count, 2)])
                continue
            ends = max(x for _, (x, _) in self.seen.table), min(y for _, (_, y) in self.seen.table)
            self.go(hand[:count], (ends[0] + 1, ends[1]))

    def pass_(self) -> dict[str, Any]:
        return self.make(self.turn, Pass())

    def exchange(self, letters: str = "", *, bonus: bool = False) -> dict[str, Any]:
        return self.make(self.turn, Exchange(tuple(letters), bonus))

    def time_up(self, at: int) -> dict[str, Any]:
        """The clock of this stretch runs out, once it has been started."""
        self.start_clock()
        return self.make(None, TimeUp(at))

    def first(self, at: int) -> dict[str, Any]:
        """The first card of the fast game."""
        return self.make(self.turn, First(at))

    def start_clock(self) -> None:
        """Everybody sees what this stretch is about."""
        if not self.seen.running:
            self.make(None, Resume(self.seen.at))

    # What is there

    @property
    def seen(self) -> Observation:
        """What everybody sees."""
        return self.state.observe(None)

    @property
    def phase(self) -> Phase:
        return self.seen.phase

    def waits(self, phase: Phase) -> bool:
        """Whether this is what the game waits for now."""
        return self.phase is phase

    @property
    def turn(self) -> int | None:
        return self.seen.turn

    def own(self, seat: int) -> Observation:
        return self.state.observe(seat)

    def hand(self, seat: int) -> str:
        return "".join(self.own(seat).hand)

    @property
    def lying(self) -> str:
        """The letters on the table, row by row."""
        return "".join(letter.letter for letter, _ in sorted(self.seen.table, key=lambda one: one[1][::-1]))

    def refused(self, seat: int | None, move: Any) -> Refusal | ScrabbleRefusal:
        """Why the seat may not do this."""
        with pytest.raises(IllegalMove) as refused:
            self.state.check(seat, move)
        assert isinstance(refused.value.reason, Refusal | ScrabbleRefusal)
        return refused.value.reason
