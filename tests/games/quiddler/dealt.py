"""A game of Quiddler whose cards are dealt as a test wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest

from app.engine.chance import Chance
from app.engine.errors import IllegalMove, Refusal
from app.engine.rules import Seat
from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import (
    Challenge,
    CountRound,
    DealRound,
    Draw,
    Observation,
    Phase,
    Play,
    QuiddlerRefusal,
    Round,
    SeatRound,
    Vote,
)
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.rules.table import VERSION, QuiddlerState
from app.lexicon.judge import NOTHING_AGREED, Agreements, Household, Judge
from app.lexicon.policy import Judgement, Reason


class Listed:
    """A judge of these words and no others, or of those that another judge takes.

    open: takes every word for the moment."""

    def __init__(
        self, *words: str, household: Household = NOTHING_AGREED, judge: Judge | None = None
    ) -> None:
        self.words = words
        self.household = household
        self.real = judge
        self.open = False

    def of_today(self) -> Listed:
        return self

    def judge(self, word: str, said: str | None = None) -> Judgement:
        if self.open:
            return Judgement(word, True)
        if self.real is not None:
            return self.real.judge(word, said)
        if word in self.household.words():
            return Judgement(word, True, Reason.HOUSEHOLD)
        if word in self.words:
            return Judgement(word, True)
        return Judgement(word, False, Reason.UNKNOWN)


def agreed(*words: str) -> Household:
    """A household that took these words."""
    return Agreements(words)


def cards(text: str) -> tuple[str, ...]:
    """``VL A K`` are three cards."""
    return tuple(text.split())


def words(text: str) -> tuple[Meld, ...]:
    """``D U B / VL A K`` are two words."""
    return tuple(cards(part) for part in text.split("/") if part.strip())


def stacked(edition: str, hands: Sequence[Sequence[str]], opened: str = "", pile: str = "") -> list[str]:
    """The 118 cards with these hands first, then the card that lies open, then the next ones to be drawn."""
    rest = deck.full_deck(edition)
    for card in (*(card for hand in hands for card in hand), *cards(opened), *cards(pile)):
        rest.remove(card)
    head = [card for hand in hands for card in hand]
    return [*head, *(cards(opened) or (rest.pop(),)), *cards(pile), *rest]


class Game:
    """A round with these hands; it is the round in which so many cards are dealt. The seat with the first
    hand begins, since the last one is the oldest when the first round is dealt."""

    def __init__(
        self,
        *hands: str,
        opened: str = "",
        pile: str = "",
        judge: Listed | None = None,
        version: int = VERSION,
        **options: Any,
    ) -> None:
        rules = QuiddlerRules(cast("Judge | None", judge))
        held = [cards(hand) for hand in hands]
        self.edition = options.get("edition", "cz")
        number = len(held[0]) - deck.hand_sizes(self.edition)[0]
        dealer = (len(hands) - 1 - number) % len(hands)
        seats = [Seat(f"Hráč {seat}", age=90 if seat == dealer else 20) for seat in range(len(hands))]
        agreed = rules.options(options, seats)
        state = rules.start(agreed, seats, rules.setup(agreed, seats, Chance(1)))
        assert isinstance(state, QuiddlerState)
        self.state = state
        state.go_by(version)
        judges = judge or Listed()
        judges.open = True
        for _ in range(number):
            self.next_round()
            self.quick_round()
        judges.open = False
        self.before = self.seen.scores
        self.deal(stacked(self.edition, held, opened, pile))

    # Moves

    def make(self, seat: int | None, move: Any, facts: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """One move; what followed from it. facts: instead of chance."""
        checked = self.state.check(seat, move)
        found = self.state.resolve(seat, checked, Chance(1)) if facts is None else facts
        outcome = self.state.apply(seat, checked, found)
        return {**outcome, "facts": found} if found else outcome

    def deal(self, whole: Sequence[str]) -> dict[str, Any]:
        return self.make(None, DealRound(), {"deck": list(whole)})

    def next_round(self) -> dict[str, Any]:
        """Dealt by chance."""
        return self.make(None, DealRound())

    def draw(self, source: str = "pile") -> dict[str, Any]:
        return self.make(self.turn, Draw(source))

    def play(self, laid: str = "", discard: str = "") -> dict[str, Any]:
        """The seat on turn lays and discards; the card drawn where nothing else is said."""
        hand = self.state.observe(self.turn).hand
        return self.make(self.turn, Play(words(laid), discard or hand[-1]))

    def go(self, laid: str = "", discard: str = "", source: str = "pile") -> dict[str, Any]:
        """A whole turn."""
        self.draw(source)
        return self.play(laid, discard)

    def out(self, laid: str) -> dict[str, Any]:
        """The seat on turn goes out, having drawn a card that it discards."""
        outcome = self.go(laid)
        assert outcome["out"]
        return outcome

    def last_turns(self) -> None:
        """Everybody else draws and discards."""
        while self.turn is not None:
            self.go()

    def doubt(self, seat: int, *doubted: tuple[int, int]) -> dict[str, Any]:
        return self.make(seat, Challenge(doubted))

    def vote(self, seat: int, *against: tuple[int, int]) -> dict[str, Any]:
        return self.make(seat, Vote(against))

    def pass_window(self) -> None:
        """Nobody (else) challenges, or votes against, anything."""
        while self.phase in (Phase.CHALLENGE, Phase.VOTE):
            seat = self.state.deciders()[0]
            self.make(seat, Challenge(()) if self.phase is Phase.CHALLENGE else Vote(()))

    def pass_window_but(self, challenger: int, *doubted: tuple[int, int]) -> None:
        """One seat challenges these words and nobody else any."""
        for seat in self.state.deciders():
            self.doubt(seat, *(doubted if seat == challenger else ()))

    def count(self) -> Round:
        """The rest of the round in which nobody lays, challenges or goes out any more; the counted round."""
        while self.phase is not Phase.SCORE:
            if self.turn is None or self.phase is Phase.CHALLENGE:
                self.pass_window()
            else:
                self.go()
        self.make(None, CountRound())
        return self.seen.past[-1]

    def quick_round(self) -> Round:
        """Whoever is on turn lays all cards as one word."""
        self.draw()
        hand = self.state.observe(self.turn).hand
        self.make(self.turn, Play((hand[:-1],), hand[-1]))
        return self.count()

    # What is there

    @property
    def seen(self) -> Observation:
        """What everybody sees."""
        return self.state.observe(None)

    @property
    def phase(self) -> Phase:
        return self.seen.phase

    @property
    def turn(self) -> int | None:
        return self.seen.turn

    def hand(self, seat: int) -> tuple[str, ...]:
        return self.state.observe(seat).hand

    @property
    def points(self) -> list[int]:
        """Of the round that was counted last."""
        return [row.score.points for row in self.seen.past[-1].rows]

    def row(self, seat: int) -> SeatRound:
        return self.seen.past[-1].rows[seat]

    def refused(self, seat: int | None, move: Any) -> Refusal | QuiddlerRefusal:
        """Why the seat may not do this."""
        with pytest.raises(IllegalMove) as refused:
            self.state.check(seat, move)
        assert isinstance(refused.value.reason, Refusal | QuiddlerRefusal)
        return refused.value.reason
