"""What a draft does to the table: cards that will leave it, the premium card, all of the words in sight."""

from __future__ import annotations

from app.games.scrabble_cards.cards import FACTORS
from app.games.scrabble_cards.screen.cards.badge import Badges
from app.games.scrabble_cards.screen.cards.skin import CardFace, Way
from app.games.scrabble_cards.screen.hand.hand import LetterHand
from app.games.scrabble_cards.screen.show.turn import TurnShow
from app.games.scrabble_cards.screen.table import LetterTable
from app.games.scrabble_cards.table import Cell
from app.tabletop.sheet.camera import bounds
from app.tabletop.turn.part import Part, ViewState


class DraftShown(Part):
    """Marks what the draft comes to."""

    def __init__(self, table: LetterTable, hand: LetterHand, show: TurnShow) -> None:
        super().__init__(table)
        self._table, self._hand, self._show = table, hand, show
        self.badges = Badges(table.sheet)
        self._in_sight: frozenset[Cell] = frozenset()
        """Cells of the draft that was last brought into sight."""

    def render(self, state: ViewState, before: ViewState) -> None:
        """Nothing of it while turns are shown, or one that was before."""
        if state.past is None and not self._show.acting.running and self._hand.draft.taken_up is not None:
            self._show_leaving()
            self._mark_premium()
            self._keep_in_sight()

    def _show_leaving(self) -> None:
        """Cards that the draft would clear (RULES SK17)."""
        draft = self._hand.draft
        lying, faces = self._table.sheet.placed, self._show.lies(draft.seen)
        for cell in draft.leaving():
            if cell in faces:
                faces[cell] = CardFace(draft.lies_at(cell), Way.LEAVING)
        for cell, face in faces.items():
            lying.turn(cell, face)

    def _mark_premium(self) -> None:
        """The premium card lies on the card that it names."""
        draft = self._hand.draft
        seen = draft.seen
        cell, card = draft.premium, seen.bonus
        if seen.pending is not None:
            cell, card = seen.pending.premium, seen.shown
        self.badges.show(cell, FACTORS.get(card, 1))

    def _keep_in_sight(self) -> None:
        """All of the words of a draft are seen, and where it can go on, once nothing is in the air. As long
        as the same cards lie, the sheet stays where a hand has put it, and while a hand lays them too."""
        draft = self._hand.draft
        if self._hand.in_air is not None:
            return
        laid = frozenset(draft.placed.values())
        if laid and laid != self._in_sight:
            words = {*laid, *(cell for one in draft.words() for cell in one.cells)}
            more = draft.around(dict.fromkeys(laid)) if draft.lying() else ()
            mover = self._table.sheet.mover
            if not mover.still:
                mover.show_cells(bounds({*words, *more}))
            if not mover.still and not mover.camera.shows(bounds(words), mover.aim):
                mover.show_cells(bounds(words))
        self._in_sight = laid
