"""The mouse on open cards: from pile to tray, along the tray, back, and to an empty place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from app.tabletop.pieces.drag import Dragging, Source, Spot
from app.tabletop.pieces.skin import Key
from app.widgets.sounds import Sound

if TYPE_CHECKING:
    from app.games.quiddler.screen.solo.controller import SoloController


class OpenCards(Source):
    """The open cards by their piles, on which they lie or (in_word) have left for the word."""

    def __init__(self, doing: SoloController, *, in_word: bool) -> None:
        self._doing, self._table, self._in_word = doing, doing.table, in_word

    def lift(self, piece: int) -> tuple[Key, float] | None:
        doing, table = self._doing, self._table
        if not self._in_word and (piece in doing.draft.places or not doing.active):
            return None
        size = self.spot(piece)[1]
        doing.in_air, table.tray.in_air = piece, piece if self._in_word else None
        doing.context.sounds.play(Sound.PICK_UP)
        return table.printed(doing.draft.card(piece)), size

    def spot(self, piece: int) -> Spot:
        places = self._doing.draft.places
        if piece in places:
            return self._table.tray_spot(places.index(piece))
        return self._table.pile_spot(piece)

    def size(self, piece: int) -> float:
        return self._table.piles[piece].card_width

    def click(self, piece: int) -> None:
        if self._in_word:
            self._doing.put_back(piece)
        else:
            self._table.piles[piece].click()

    def land(self, piece: int) -> None:
        self._doing.in_air = self._table.tray.in_air = None

    def stray(self, piece: int) -> None:
        self._doing.draft.drop(piece)

    def refresh(self) -> None:
        self._doing.changed.emit()


class OnWord:
    """A place among the cards of the word."""

    def __init__(self, doing: SoloController) -> None:
        self._doing, self._tray = doing, doing.table.tray

    def is_under(self, point: QPointF) -> bool:
        return self._doing.may_spell() and self._tray.index_at(point) is not None

    def width(self) -> float:
        return self._tray.card_size

    def hover(self, piece: int, point: QPointF | None) -> None:
        gap = None if point is None else self._tray.index_at(point)
        if gap != self._tray.gap:
            self._tray.gap = gap
            self._doing.changed.emit()

    def leave(self) -> None:
        self._tray.gap = None

    def drop(self, piece: int, point: QPointF) -> bool:
        self._doing.draft.put(piece, self._tray.gap)
        self._doing.context.sounds.play(Sound.CARD_PLACE)
        return True


class OnEmptyPile:
    """An empty place that a card may fill."""

    def __init__(self, doing: SoloController) -> None:
        self._doing, self._table = doing, doing.table

    def is_under(self, point: QPointF) -> bool:
        pile = self._table.pile_at(point)
        return pile is not None and pile.shown is None

    def width(self) -> None:
        return None

    def hover(self, piece: int, point: QPointF | None) -> None:
        """Nothing is to be seen of it."""

    def leave(self) -> None:
        """Nor of its end."""

    def drop(self, piece: int, point: QPointF) -> bool:
        pile = self._table.pile_at(point)
        return pile is not None and self._doing.fill(pile.place, piece)


def drag_open_cards(doing: SoloController) -> Dragging:
    """Those of the piles and those of the word."""
    table = doing.table
    dragging = Dragging(table.air, [OnWord(doing), OnEmptyPile(doing)], table)
    on_piles, in_word = OpenCards(doing, in_word=False), OpenCards(doing, in_word=True)
    for pile in table.piles:
        dragging.listen(on_piles, pile)
    dragging.listen(in_word, table.tray)
    return dragging
