"""What the panel beside the table says of a draft."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.engine.errors import IllegalMove
from app.games.scrabble_cards import model
from app.games.scrabble_cards.model import Observation, Phase
from app.games.scrabble_cards.screen.hand.hand import LetterHand
from app.games.scrabble_cards.screen.panel import texts
from app.games.scrabble_cards.screen.show.counts import counts
from app.games.scrabble_cards.screen.table import LetterTable
from app.tabletop.context import ViewContext
from app.tabletop.panel.desk import Drafted, PanelDesk


class LetterDesk(PanelDesk):
    """Words and points, laying, exchanging, passing."""

    seen: Observation | None

    def __init__(self, table: LetterTable, hand: LetterHand, context: ViewContext) -> None:
        super().__init__(table, hand, context)
        self._side = table.side

    def show_state(self, scores: Sequence[int], plus: Mapping[int, int], opening: frozenset[int]) -> None:
        """Players, pile, turns."""
        assert self.seen is not None
        self._side.show_observation(self.seen, scores, plus, opening)

    def drafted(self) -> Drafted | None:
        """Every word, and the bonus card; of a turn that the others may answer, what it came to."""
        seen, draft = self.seen, self.hand.draft
        if seen is None:
            return None
        if seen.pending is not None:
            placed = seen.placed()
            found = model.score(seen, seen.pending, placed, bonus=seen.shown, size=self._size(seen))
            return Drafted(counts(placed, found), found.total, seen.turn)
        made, score = draft.made(), draft.score()
        if made is None or score is None:
            return None
        return Drafted(counts(made, score), score.total)

    def _size(self, seen: Observation) -> int:
        return seen.hand_sizes[seen.turn or 0]

    def confirming(self, points: int | None) -> tuple[str, str]:
        """Exchange, pass or lay."""
        hand = self.hand
        if hand.trading:
            bonus = hand.draft.give_bonus
            if hand.traded or bonus:
                return texts.exchange(len(hand.traded), bonus=bonus), "swap"
            return texts.pass_button(), "enter"
        pending = self.seen is not None and self.seen.pending is not None
        return texts.lay() if points is None or pending else texts.lay_for(points), "check"

    def not_now(self) -> str:
        """While the others may object or answer nobody is on turn."""
        seen = self.seen
        return super().not_now() if seen is None or seen.pending is None else texts.others_speak()

    def lacks(self, error: IllegalMove) -> str:
        """What keeps the cards from being a turn."""
        return texts.lacks(error)

    def instruction(self) -> str:
        """Who begins, and what may be done when the time is over."""
        seen = self.seen
        if seen is None or self.hand.trading:
            return ""
        if seen.phase is Phase.LATE:
            return texts.late()
        return "" if seen.opened or self.hand.draft.placed else texts.opening()
