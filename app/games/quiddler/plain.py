"""Plain play: what a player does that goes by what it sees in its hand and tries nothing out."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.quiddler.hands import Figures, Hands, Seen, Way, Worth

BETTER = 3.0
"""An open card is taken when it makes the hand so much better; a card of the pile may do as well."""

BETTER_AT_LAST = 4.0
"""The same in the last turn."""


class Plain:
    """Plays by a worth of figures. hands: how it sees them."""

    def __init__(self, hands: Hands, worth: Worth) -> None:
        self.hands = hands
        self.worth = worth

    def takes(self, hand: Sequence[str], top: str, *, last: bool) -> bool:
        """Whether the open card is drawn rather than one of the pile."""
        now = self._best(self.hands.of(hand).whole())
        with_it = self.hands.of((*hand, top))
        if last:
            return self._best([way.figures for way in with_it.ways()]) >= now + BETTER_AT_LAST
        kept = [self._best(figures) for card, figures in with_it.keeps() if card != top]
        if max(kept, default=now) >= now + BETTER:
            return True
        return bool(with_it.outs()) and not self.hands.of(hand).complete()

    def out(self, seen: Seen) -> Way | None:
        """The best way of going out, None where there is none."""
        return max(seen.outs(), key=lambda way: self.worth(*way.figures), default=None)

    def lays(self, seen: Seen) -> Way:
        """The best way of laying something or nothing."""
        return max(seen.ways(), key=lambda way: self.worth(*way.figures))

    def discards(self, seen: Seen) -> str:
        """The card that is missed least."""
        return self.ranked(seen)[0]

    def ranked(self, seen: Seen) -> list[str]:
        """The cards, what is missed least first; of equals the first by spelling."""
        keeps = seen.keeps()
        worths = {card: self._best(figures) for card, figures in keeps}
        return sorted(worths, key=lambda card: -worths[card])

    def _best(self, ways: Sequence[Figures]) -> float:
        return max(self.worth(*figures) for figures in ways)
