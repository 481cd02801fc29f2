"""Rounds with wished hands for the tests of what comes after the last discard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from app.engine.chance import Chance
from app.engine.rules import Seat
from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import DealRound, Draw, Move, Observation, Phase, Play
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.rules.table import QuiddlerState
from app.lexicon.judge import Judge
from app.lexicon.policy import Judgement, Reason
from app.tabletop.context import SeatLook, ViewContext
from app.widgets.sounds import Sounds

WORDS = ("duch", "pes", "zlo", "vlak", "oko", "en", "quiz", "dům")
NAMES = ("Žofie", "Ondra", "Sova", "Liška", "Rys", "Babi", "Táta", "Zajíc")


class Listed:
    """A judge who knows a handful of words."""

    def judge(self, word: str, said: str | None = None) -> Judgement:
        """Whether the word is one of them."""
        good = word in WORDS
        return Judgement(word, good, None if good else Reason.UNKNOWN)

    def of_today(self) -> Listed:
        """The same."""
        return self


class Table:
    """A game whose first round is dealt as wished. people: so many of the first seats."""

    def __init__(
        self, hands: Sequence[str], people: int = 1, options: Mapping[str, Any] | None = None
    ) -> None:
        """hands: cards of each seat, with blanks between them; the dealer sits at seat 0, seat 1 begins."""
        seats = [Seat(name) if at < people else Seat(name, "ai", 1 + at % 5) for at, name in enumerate(NAMES)]
        self.people = people
        self._seats = seats[: len(hands)]
        rules = QuiddlerRules(cast(Judge, Listed()))
        agreed = rules.options(options or {}, self._seats)
        self._edition = agreed["edition"]
        state = rules.start(agreed, self._seats, {"dealer": 0})
        assert isinstance(state, QuiddlerState)
        self.state = state
        self.deal([hand.split() for hand in hands])

    def deal(self, hands: Sequence[Sequence[str]]) -> None:
        """The next round, these hands first."""
        rest = deck.full_deck(self._edition)
        for card in (card for hand in hands for card in hand):
            rest.remove(card)
        # Cards of little worth are drawn first: they change no count that a test looks at.
        rest.sort(key=lambda card: (deck.values(self._edition)[card], card))
        self.state.apply(None, DealRound(), {"deck": [*(card for hand in hands for card in hand), *rest]})

    def do(self, seat: int | None, move: Move) -> None:
        """A move as the engine makes it."""
        checked = self.state.check(seat, move)
        self.state.apply(seat, checked, self.state.resolve(seat, checked, Chance(1)))

    def lay(self, seat: int, *words: str) -> None:
        """The seat draws, lays these words (cards with blanks between them) and discards its dearest card."""
        self.do(seat, Draw("pile"))
        hand = list(self.seen(seat).hand)
        melds: list[Meld] = [tuple(word.split()) for word in words]
        for card in (card for meld in melds for card in meld):
            hand.remove(card)
        dearest = max(hand, key=lambda card: deck.values(self._edition)[card])
        self.do(seat, Play(tuple(melds), dearest))

    def count(self) -> None:
        """Let the table count the round."""
        move = self.state.automatic()
        assert move is not None and self.seen(None).phase is Phase.SCORE
        self.do(None, cast(Move, move))

    def seen(self, seat: int | None = 0) -> Observation:
        """What a seat sees."""
        return self.state.observe(seat)

    def context(self, **more: Any) -> ViewContext:
        """What the application hands to the screen of this table."""
        colours = ("red", "blue", "green", "yellow")
        looks = tuple(
            SeatLook(seat.name, seat.name[0], colours[at % 4])
            if at < self.people
            else SeatLook(seat.name, f"level:{1 + at % 5}", "red", is_person=False, level=1 + at % 5)
            for at, seat in enumerate(self._seats)
        )
        return ViewContext(looks, Sounds(), **more)


def three(options: Mapping[str, Any] | None = None, people: int = 1) -> Table:
    """DUCH goes out (14 points), ZLR lies (no word), PES lies; all can be doubted now."""
    table = Table(["P E S X", "D U C H", "Z L R G"], people, options)
    table.lay(1, "D U C H")
    table.lay(2, "Z L R")
    table.lay(0, "P E S")
    return table
