"""Cards under the mouse: from place to place on the rack, out of it, and from a pile into it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF

from app.tabletop.cards.hand import CardHand
from app.tabletop.cards.layout import Card
from app.tabletop.cards.piles import Pile
from app.tabletop.cards.rack import CardRack
from app.tabletop.pieces.drag import Dragging, Source, Spot, Target
from app.tabletop.pieces.flyer import Air
from app.tabletop.pieces.skin import Key
from app.widgets.sounds import Sound, Sounds


class FromCardRack(Source):
    """The cards of the hand. A click chooses one."""

    def __init__(self, hand: CardHand, rack: CardRack, air: Air, sounds: Sounds) -> None:
        self._hand, self._rack, self._air, self._sounds = hand, rack, air, sounds
        self._stale = False
        hand.changed.connect(self._fresh)

    def lift(self, piece: Card) -> tuple[Key, float] | None:
        hand = self._hand
        if piece not in hand.arrangement.printed:
            return None
        hand.in_air, hand.chosen, self._stale = piece, None, True
        self._sounds.play(Sound.PICK_UP)
        return hand.printed(piece), self._rack.card_size

    def spot(self, piece: Card) -> Spot:
        return self._air.point(self._rack, self._rack.spot(piece)), self._rack.card_size

    def click(self, piece: Card) -> None:
        self._hand.choose(piece)

    def land(self, piece: Card) -> None:
        self._hand.in_air, self._stale = None, True

    def refresh(self) -> None:
        """Unless what was done with the card has told it already."""
        if self._stale:
            self._hand.changed.emit()

    def _fresh(self) -> None:
        self._stale = False


class FromPile(Source):
    """The card on top of a pile. A click is one of the pile."""

    def __init__(self, pile: Pile, top: Callable[[], tuple[Key, Spot] | None]) -> None:
        """top: the card that comes off, and where it lies; None where none may be taken now."""
        self._pile, self._top = pile, top
        self._home: Spot = QPointF(), 0.0

    def lift(self, piece: Pile) -> tuple[Key, float] | None:
        found = self._top()
        if found is None:
            return None
        key, self._home = found
        self._pile.lift_top(True)
        return key, self._home[1]

    def spot(self, piece: Pile) -> Spot:
        return self._home

    def click(self, piece: Pile) -> None:
        self._pile.click()

    def land(self, piece: Pile) -> None:
        self._pile.lift_top(False)


class OnCardRack:
    """A place among the cards of the hand."""

    def __init__(self, hand: CardHand, rack: CardRack) -> None:
        self._hand, self._rack = hand, rack

    def is_under(self, point: QPointF) -> bool:
        return self._rack.place_at(point) is not None

    def width(self) -> float:
        return self._rack.card_size

    def hover(self, piece: Card, point: QPointF | None) -> None:
        """The others make room."""
        gap = None if point is None else self._rack.place_at(point)
        if gap != self._hand.gap:
            self._hand.gap = gap
            self._hand.changed.emit()

    def leave(self) -> None:
        self._hand.gap = None

    def drop(self, piece: Any, point: QPointF) -> bool:
        place, self._hand.gap = self._hand.gap, None
        if place is not None:
            self._hand.put(piece, place)
            self._hand.dragged.emit()
        return place is not None


class DrawnOnCardRack(OnCardRack):
    """A place for a card that is drawn."""

    def __init__(self, hand: CardHand, rack: CardRack, take: Callable[[], object]) -> None:
        """take: draws it; where it was let go, `CardHand.landing` says."""
        super().__init__(hand, rack)
        self._take = take

    def leave(self) -> None:
        if self._hand.gap is not None:
            self._hand.gap = None
            self._hand.changed.emit()

    def drop(self, piece: Any, point: QPointF) -> bool:
        self._hand.landing = self._hand.gap
        self.leave()
        piece.lift_top(True)  # until it is seen to have gone
        self._take()
        return True


class OnPile:
    """A pile on which a card of the hand is discarded."""

    def __init__(
        self,
        pile: Pile,
        drop: Callable[[Card], bool],
        is_open: Callable[[], bool],
        minds: Callable[[], bool] = lambda: True,
    ) -> None:
        """drop: discards it; False where it has to fly home. is_open: whether it would go now. minds: whether
        it is said why not."""
        self._pile, self._drop, self._open, self._minds = pile, drop, is_open, minds

    def is_under(self, point: QPointF) -> bool:
        return self._minds() and self._pile.rect().contains(self._pile.mapFromGlobal(point).toPoint())

    def width(self) -> float:
        return self._pile.card_width

    def hover(self, piece: Card, point: QPointF | None) -> None:
        self._pile.invite(self._open(), point is not None)

    def leave(self) -> None:
        self._pile.invite(False, False)

    def drop(self, piece: Card, point: QPointF) -> bool:
        return self._drop(piece)


def drag_cards(
    hand: CardHand, rack: CardRack, air: Air, sounds: Sounds, others: Sequence[Target] = ()
) -> Dragging:
    """The cards of the hand. others: what else than the rack a card can be let go on."""
    dragging = Dragging(air, [*others, OnCardRack(hand, rack)], rack)
    source = FromCardRack(hand, rack, air, sounds)
    dragging.listen(source, rack)

    def send(card: Card) -> None:
        dragging.let_go()
        hand.send(card)

    rack.doubled.connect(send)
    rack.pressed.connect(hand.choose)
    hand.gone.connect(dragging.let_go)
    return dragging


def drag_from(
    pile: Pile,
    parts: tuple[CardHand, CardRack, Air],
    top: Callable[[], tuple[Key, Spot] | None],
    take: Callable[[], object],
) -> Dragging:
    """The card on top of a pile to the rack. top: as of `FromPile`; take: as of `DrawnOnCardRack`."""
    hand, rack, air = parts
    dragging = Dragging(air, [DrawnOnCardRack(hand, rack, take)], pile)
    dragging.listen(FromPile(pile, top), pile)
    hand.dropped.connect(dragging.let_go)
    return dragging
