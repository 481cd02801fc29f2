"""What the panel beside the table of Qwirkle says of a draft."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.engine.errors import IllegalMove
from app.games.qwirkle.model import Observation
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.hand import TileHand
from app.games.qwirkle.screen.show import counts
from app.games.qwirkle.screen.table import TileTable
from app.tabletop.context import ViewContext
from app.tabletop.panel.presenter import Drafted, PanelPresenter
from app.tabletop.turn.part import ViewState

translate = QCoreApplication.translate


class TilePanelPresenter(PanelPresenter):
    """Rows and points, laying, trading, passing."""

    def __init__(self, table: TileTable, hand: TileHand, context: ViewContext) -> None:
        super().__init__(table, hand, context)
        self._side = table.side
        self._fits = True

    def settle(self, state: ViewState) -> None:
        """Once a turn it is found out whether anything fits."""
        observation: Observation = state.seen
        self._fits = bool(observation.hand) and observation.board().can_lay(observation.hand)

    def show_state(self, scores: Sequence[int], plus: Mapping[int, int], opening: frozenset[int]) -> None:
        self._side.show_observation(self.seen, scores, plus, opening)

    def drafted(self) -> Drafted | None:
        """Every row, and the end."""
        draft = self.hand.draft
        score = draft.score()
        if score is None:
            return None
        return Drafted(counts(score.lines, score.bonus, list(draft.placed.values())[-1]), score.total)

    def confirming(self, points: int | None) -> tuple[str, str]:
        """Trade, pass or lay."""
        hand = self.hand
        if hand.exchanging:
            marked = len(hand.given)
            return view_texts.trade_button(marked) if marked else translate("PanelPresenter", "Trade"), "swap"
        if self.seen.may_pass and not hand.draft.placed:
            return translate("QwirkleView", "Pass"), "enter"
        return translate("QwirkleView", "Lay") if points is None else view_texts.lay_for(points), "check"

    def lacks(self, error: IllegalMove) -> str:
        return view_texts.lacks(error, len(self.hand.draft.placed))

    def instruction(self) -> str:
        """To open with the largest set, to pass, to trade."""
        hand = self.hand
        if not self.seen.table:
            return "" if hand.draft.hindrance() is None else view_texts.opening(self.seen.opening)
        if self.seen.may_pass:
            return translate("QwirkleView", "You can neither lay nor trade. Pass.")
        if not self._fits and not hand.exchanging:
            return translate("QwirkleView", "None of your tiles fits. Trade some of them.")
        return ""
