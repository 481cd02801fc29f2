"""What the hand as it is arranged would do in a turn: the move, what it is worth, and what it still lacks."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.errors import IllegalMove
from app.games.quiddler import deck, model, scoring
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Observation, Phase, Play
from app.tabletop.cards.layout import Card, CardLayout


@dataclass(frozen=True)
class HandPlan:
    """A hand as it lies on the rack.

    words: as they are arranged. loose: what lies beside them. discard: the card that would go, None where
    nobody has said which. laid, left: what the words are worth, and what would stay in the hand.
    """

    seen: Observation
    words: tuple[Meld, ...]
    loose: tuple[str, ...]
    discard: str | None

    @classmethod
    def of(cls, seen: Observation, arrangement: CardLayout, chosen: Card | None) -> HandPlan:
        """chosen: the card that the person has chosen; a loose one goes onto the discard pile."""
        loose = [arrangement.printed[card] for card in arrangement.loose]
        discard = loose[0] if len(loose) == 1 else None
        if chosen in arrangement.loose:
            discard = arrangement.printed[chosen]
        return cls(seen, tuple(arrangement.spelled()), tuple(loose), discard)

    @property
    def laid(self) -> int:
        """Worth of the words; a card by itself among them is none (RULES QD8)."""
        edition = self.seen.options.edition
        return sum(deck.value(edition, meld) for meld in self.words if is_word(self.seen, meld))

    @property
    def left(self) -> int:
        """Worth of what would be held after laying: without the card that goes, or the dearest one while
        nobody has said which; while nothing has been drawn yet, of all that is loose."""
        goes = self.goes
        return self.beside - (0 if goes is None else deck.value(self.seen.options.edition, (goes,)))

    @property
    def _outside(self) -> list[str]:
        """Cards in no word: the loose ones, and what lies by itself among the words."""
        alone = (card for meld in self.words if not is_word(self.seen, meld) for card in meld)
        return [*self.loose, *alone]

    @property
    def beside(self) -> int:
        """Worth of all cards in no word."""
        edition = self.seen.options.edition
        return sum(deck.value(edition, (card,)) for card in self._outside)

    @property
    def goes(self) -> str | None:
        """The card that `left` takes for discarded; None where none is."""
        edition = self.seen.options.edition
        if sum(map(len, self.words)) + len(self.loose) <= self.seen.dealt:
            return None
        dearest = max(self._outside, key=lambda card: deck.value(edition, (card,)), default=None)
        return dearest if self.discard is None else self.discard

    @property
    def gain(self) -> int:
        """What laying would bring before bonuses (RULES QD10)."""
        return max(0, self.laid - self.left)

    @property
    def bonuses(self) -> tuple[scoring.Prospect | None, scoring.Prospect | None]:
        """How the bonuses for most words and for the longest one would stand as things are (RULES QD11)."""
        seen = self.seen
        words = tuple(meld for meld in self.words if is_word(seen, meld))
        if seen.seat is None:
            return None, None
        lying = scoring.standing(seen.laid, seen.fallen)
        return scoring.prospects(lying, seen.seat, words, bonus2=seen.options.bonus2, ch=seen.options.ch)

    @property
    def whole(self) -> bool:
        """Whether all cards but one lie in words (RULES QD6), and it is not too soon to go out."""
        words = bool(self.words) and all(is_word(self.seen, meld) for meld in self.words)
        return words and len(self.loose) == 1 and not self.seen.unsettled

    @property
    def may_lay(self) -> bool:
        """Whether it is this seat's turn to lay and discard."""
        return self.seen.phase is Phase.PLAY and self.seen.seat == self.seen.turn is not None

    def laying(self) -> Play | None:
        """Lay all words and discard; None where there is nothing to be discarded."""
        return None if self.goes is None else Play(self.words, self.goes)

    def check(self, move: Play) -> IllegalMove | None:
        """What the rules say against a move, as far as a seat can know."""
        try:
            model.check(self.seen, move)
        except IllegalMove as error:
            return error
        return None

    def lacking(self) -> IllegalMove | None:
        """What keeps the words from being laid now, whichever card goes."""
        move = Play(self.words, self.discard or next(iter(self.loose), ""))
        return self.check(move)


def is_word(seen: Observation, meld: Meld) -> bool:
    """Whether it is long enough for a word (RULES QD8)."""
    try:
        model.check_length(seen.options, meld)
    except IllegalMove:
        return False
    return True
