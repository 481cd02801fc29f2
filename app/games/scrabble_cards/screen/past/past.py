"""A past turn shown on the table: what lay there then, its words as they were counted, what was cleared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.games.scrabble_cards import turns
from app.games.scrabble_cards.model import Observation
from app.games.scrabble_cards.screen.cards.skin import CardFace, Way
from app.games.scrabble_cards.screen.hand.hand import LetterHand
from app.games.scrabble_cards.screen.past import texts
from app.games.scrabble_cards.screen.show.counts import against_count, bingo_count, own_count, word_counts
from app.games.scrabble_cards.screen.show.turn import TurnShow
from app.games.scrabble_cards.screen.table import LetterTable
from app.games.scrabble_cards.table import Cell
from app.games.scrabble_cards.turns import Past
from app.tabletop.context import SeatLook
from app.tabletop.past.looking import LookBack
from app.tabletop.pieces.skin import Key
from app.tabletop.sheet.camera import bounds
from app.tabletop.sheet.tally import LineCount


def faces(past: Past) -> dict[Cell, Key]:
    """How the cards of a turn lie: new ones, and those that were about to leave (RULES SK17)."""
    fresh, gone = {cell for _, cell in past.played.cards}, set(past.gone)
    fell = past.played.kind == "fallen"

    def way(cell: Cell) -> Way:
        if cell in fresh:
            return Way.LEAVING if fell else Way.FRESH
        return Way.LEAVING if cell in gone else Way.PLAIN

    return {cell: CardFace(card, way(cell)) for cell, card in past.lies.items()}


def counts(past: Past, names: Sequence[str]) -> list[LineCount]:
    """Frames and slips of what counted, and of the card that was played against it (RULES SK10)."""
    placed, score = past.placed, past.played.score
    if placed is None or score is None:
        return []
    made = word_counts(placed, score)
    if score.bingo:
        made.append(bingo_count(placed, score))
    if score.own:
        made.append(replace(own_count(placed, score), cells=placed.words[0].cells[-1:]))
    if score.by is not None and (score.against or score.gift):
        made.append(replace(against_count(placed, score, names[score.by]), cells=placed.words[0].cells[:1]))
    return made


class PastTurns(LookBack):
    """Lays the table of then, and puts back what lies there now."""

    def __init__(
        self, table: LetterTable, hand: LetterHand, show: TurnShow, seats: Sequence[SeatLook]
    ) -> None:
        """show: knows what lies there in a position."""
        super().__init__(table)
        self._table, self._hand, self._show = table, hand, show
        self._seats = tuple(seats)

    def show_turn(self, turn: int) -> bool:
        past = self._past(turn)
        if past is None or past.placed is None:
            return False
        lying = self._table.sheet.placed
        lying.set_draft({})
        self._table.marks.clear()
        lying.show(faces(past))
        self._table.tally.show(counts(past, [look.name for look in self._seats]))
        return True

    def hide_turn(self, turn: int) -> None:
        """The position of the moment and the draft."""
        self._table.tally.clear()
        if self.seen is not None:
            self._show.lay_out(self.seen)
            self._hand.refresh()

    def reach_turn(self, turn: int) -> None:
        """Bring all words of the turn into view."""
        past = self._past(turn)
        if past is not None and past.placed is not None:
            cells = [cell for word in past.placed.words for cell in word.cells]
            self._table.sheet.mover.glance(bounds(cells))

    def why(self, turn: int) -> str:
        """What its points are made of: “kočka 8 · premium ×2 +8”; of a single word they are seen at once."""
        past, names = self._past(turn), [look.name for look in self._seats]
        made = [] if past is None else turns.parts(past)
        return " · ".join(texts.part(one, names) for one in made) if len(made) > 1 else ""

    def _past(self, turn: int) -> Past | None:
        seen: Observation | None = self.seen
        if seen is None or turn >= len(seen.history):
            return None
        return turns.past(seen.options, seen.history[: turn + 1])[turn]
