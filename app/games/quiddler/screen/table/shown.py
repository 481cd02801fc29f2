"""What lies on the table at one moment while turns are being acted out, one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Observation, Phase, Played
from app.games.quiddler.scoring import Word


@dataclass(frozen=True)
class ShownTable:
    """All of it is open to everybody.

    sizes: cards held by seat. discarded: the last card that each seat discarded in this round, "" for none.
    fallen: words that do not stand. turn: who is awaited at the piles. turns: of this round, from the first
    on.
    """

    seats: int
    edition: str
    pile: int = 0
    discard: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()
    laid: tuple[tuple[Meld, ...] | None, ...] = ()
    discarded: tuple[str, ...] = ()
    fallen: frozenset[Word] = field(default=frozenset())
    scores: tuple[int, ...] = ()
    out: int | None = None
    to_play: tuple[int, ...] = ()
    turn: int | None = None
    turns: tuple[Played, ...] = ()

    @classmethod
    def of(cls, seen: Observation) -> ShownTable:
        """As somebody sees it."""
        discarded = [""] * seen.seats
        for turn in seen.history:
            discarded[turn.seat] = turn.discard or discarded[turn.seat]
        return cls(
            seen.seats,
            seen.options.edition,
            seen.pile,
            seen.discard,
            seen.hand_sizes,
            seen.laid,
            tuple(discarded),
            frozenset(seen.fallen),
            seen.scores,
            seen.out,
            seen.to_play,
            seen.turn if seen.phase in (Phase.DRAW, Phase.PLAY) else None,
            tuple(seen.history),
        )

    # What happens ---------------------------------------------------------------------------------

    def cleared(self) -> ShownTable:
        """Before a deal: all cards are in the pile."""
        none = (0,) * self.seats
        return ShownTable(
            self.seats,
            self.edition,
            deck.DECK,
            sizes=none,
            laid=(None,) * self.seats,
            discarded=("",) * self.seats,
            scores=self.scores or none,
        )

    def opened(self, card: str) -> ShownTable:
        """The first card of the discard pile is turned up."""
        return replace(self, pile=self.pile - 1, discard=(card,))

    def handed(self, seat: int) -> ShownTable:
        """A card is dealt to a seat."""
        return replace(self, pile=self.pile - 1, sizes=_with(self.sizes, seat, self.sizes[seat] + 1))

    def leaving(self, seat: int, cards: int) -> ShownTable:
        """So many cards of a seat are on their way."""
        return replace(self, sizes=_with(self.sizes, seat, self.sizes[seat] - cards))

    def drawn(self, seat: int, source: str, reshuffled: int = 0) -> ShownTable:
        """A card is drawn; reshuffled: so many cards are in the new pile (RULES QD5)."""
        sizes = _with(self.sizes, seat, self.sizes[seat] + 1)
        taken = self.discard[-1] if source == "discard" else ""
        turns = (*self.turns, Played(seat, source, taken))
        if source == "discard":
            return replace(self, sizes=sizes, discard=self.discard[:-1], turn=seat, turns=turns)
        if reshuffled:
            return replace(self, sizes=sizes, pile=reshuffled, discard=(), turn=seat, turns=turns)
        return replace(self, sizes=sizes, pile=self.pile - 1, turn=seat, turns=turns)

    def _turn_with(self, **more: Any) -> tuple[Played, ...]:
        """The turns, with more known of the last one."""
        return (*self.turns[:-1], replace(self.turns[-1], **more)) if self.turns else ()

    def melded(self, seat: int, words: Sequence[Meld]) -> ShownTable:
        """Words are laid, maybe to go out (RULES QD6, QD7)."""
        held = self.sizes[seat] - sum(map(len, words))
        laid = (*self.laid[:seat], tuple(words), *self.laid[seat + 1 :])
        if self.out is not None:
            to_play = tuple(one for one in self.to_play if one != seat)
            sizes, turns = _with(self.sizes, seat, held), self._turn_with(words=tuple(words))
            return replace(self, sizes=sizes, laid=laid, to_play=to_play, turns=turns)
        if not words:
            return self
        others = tuple((seat + step) % self.seats for step in range(1, self.seats))
        sizes, turns = _with(self.sizes, seat, held), self._turn_with(words=tuple(words))
        return replace(self, sizes=sizes, laid=laid, out=seat, to_play=others, turns=turns)

    def resumed(self, seat: int, returned: int) -> ShownTable:
        """Whoever went out has not, after all: so many cards of what they laid are in their hand again
        (RULES-REGISTER D8)."""
        laid = (*self.laid[:seat], None, *self.laid[seat + 1 :])
        sizes = _with(self.sizes, seat, self.sizes[seat] + returned)
        return replace(self, laid=laid, sizes=sizes, out=None, to_play=())

    def discarding(self, seat: int, card: str) -> ShownTable:
        """A card goes onto the discard pile."""
        sizes = _with(self.sizes, seat, self.sizes[seat] - 1)
        discarded = (*self.discarded[:seat], card, *self.discarded[seat + 1 :])
        turns = self._turn_with(discard=card)
        return replace(self, sizes=sizes, discard=(*self.discard, card), discarded=discarded, turns=turns)


@dataclass(frozen=True)
class PastTable:
    """The table after a past turn, and the pile that was drawn from in it."""

    shown: ShownTable
    source: str


def _with(numbers: Sequence[int], place: int, number: int) -> tuple[int, ...]:
    return (*numbers[:place], number, *numbers[place + 1 :])
