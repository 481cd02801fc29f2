"""The mouse on open cards: from pile to rack, along the rack, back, and to an empty place."""

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

    def __init__(self, controller: SoloController, *, in_word: bool) -> None:
        self._controller, self._table, self._in_word = controller, controller.table, in_word

    def lift(self, piece: int) -> tuple[Key, float] | None:
        controller, table = self._controller, self._table
        if not self._in_word and (piece in controller.draft.places or not controller.active):
            return None
        size = self.spot(piece)[1]
        controller.in_air, table.rack.in_air = piece, piece if self._in_word else None
        controller.context.sounds.play(Sound.PICK_UP)
        return table.printed(controller.draft.card(piece)), size

    def spot(self, piece: int) -> Spot:
        places = self._controller.draft.places
        if piece in places:
            return self._table.rack_spot(places.index(piece))
        return self._table.pile_spot(piece)

    def size(self, piece: int) -> float:
        return self._table.piles[piece].card_width

    def click(self, piece: int) -> None:
        if self._in_word:
            self._controller.put_back(piece)
        else:
            self._table.piles[piece].click()

    def land(self, piece: int) -> None:
        self._controller.in_air = self._table.rack.in_air = None

    def stray(self, piece: int) -> None:
        self._controller.draft.drop(piece)

    def refresh(self) -> None:
        self._controller.changed.emit()


class OnWord:
    """A place among the cards of the word."""

    def __init__(self, controller: SoloController) -> None:
        self._controller, self._rack = controller, controller.table.rack

    def is_under(self, point: QPointF) -> bool:
        return self._controller.may_spell() and self._rack.index_at(point) is not None

    def width(self) -> float:
        return self._rack.card_size

    def hover(self, piece: int, point: QPointF | None) -> None:
        gap = None if point is None else self._rack.index_at(point)
        if gap != self._rack.gap:
            self._rack.gap = gap
            self._controller.changed.emit()

    def leave(self) -> None:
        self._rack.gap = None

    def drop(self, piece: int, point: QPointF) -> bool:
        self._controller.draft.put(piece, self._rack.gap)
        self._controller.context.sounds.play(Sound.CARD_PLACE)
        return True


class OnEmptyPile:
    """An empty place that a card may fill."""

    def __init__(self, controller: SoloController) -> None:
        self._controller, self._table = controller, controller.table

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
        return pile is not None and self._controller.fill(pile.place, piece)


def drag_open_cards(controller: SoloController) -> Dragging:
    """Those of the piles and those of the word."""
    table = controller.table
    dragging = Dragging(table.air, [OnWord(controller), OnEmptyPile(controller)], table)
    on_piles, in_word = OpenCards(controller, in_word=False), OpenCards(controller, in_word=True)
    for pile in table.piles:
        dragging.listen(on_piles, pile)
    dragging.listen(in_word, table.rack)
    return dragging
