"""The mouse on cards: from place to place on the tray, out of it, and into it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QPointF

from app.tabletop.cards.hand import CardHand
from app.tabletop.cards.layout import Card
from app.tabletop.cards.piles import Pile
from app.tabletop.cards.tray import CardTray
from app.tabletop.hand.drag import DRAG
from app.tabletop.pieces.flyer import Air
from app.tabletop.pieces.skin import Key
from app.widgets.sounds import Sound, Sounds


class Drop(Protocol):
    """Something beside the tray that a card of the hand can be let go on. Points are the screen's."""

    def is_under(self, point: QPointF) -> bool:
        """Whether a card let go there would be let go here."""

    def card_size(self) -> float:
        """Width of a card that is held over it."""

    def invite(self, open_: bool, over: bool) -> None:
        """A card is in the air that may be let go here; over: it is above this just now."""

    def drop(self, card: Card) -> bool:
        """A card is let go here; False where it has to fly home."""


@dataclass
class _Grip:
    card: Card
    start: QPointF
    dragging: bool = False


class CardDragging(QObject):
    """Carries one card of the hand at a time. A click chooses it, two send it to the words or back."""

    def __init__(
        self, hand: CardHand, tray: CardTray, air: Air, sounds: Sounds, drops: Sequence[Drop] = ()
    ) -> None:
        """drops: what else than the tray a card can be let go on."""
        super().__init__(tray)
        self._hand, self._tray, self._air, self._sounds = hand, tray, air, sounds
        self._drops = tuple(drops)
        self._grip: _Grip | None = None
        tray.grabbed.connect(self._grab)
        tray.dragged.connect(self._drag)
        tray.released_at.connect(self._release)
        tray.doubled.connect(self._double)
        tray.pressed.connect(hand.choose)
        hand.gone.connect(self._let_go)

    def _grab(self, card: Card, point: QPointF) -> None:
        self._grip = _Grip(card, point)

    def _drag(self, point: QPointF) -> None:
        grip, hand = self._grip, self._hand
        if grip is None or grip.card not in hand.arrangement.printed:
            return
        if not grip.dragging:
            if (point - grip.start).manhattanLength() < DRAG:
                return
            grip.dragging = True
            hand.in_air, hand.chosen = grip.card, None
            self._air.lift(hand.printed(grip.card), self._tray.card_size, self._fall)
            self._sounds.play(Sound.PICK_UP)
        over = self._under(point)
        self._air.held.follow(self._air.local(point))
        self._air.held.become(self._tray.card_size if over is None else over.card_size())
        for drop in self._drops:
            drop.invite(True, drop is over)
        gap = None if over is not None else self._tray.place_at(point)
        if gap != hand.gap or not grip.dragging:
            hand.gap = gap
        hand.changed.emit()

    def _release(self, point: QPointF) -> None:
        grip, hand = self._grip, self._hand
        if grip is None:
            return
        if not grip.dragging:
            self._grip = None
            hand.choose(grip.card)
            return
        over = self._under(point)
        place = None if over is not None else self._tray.place_at(point)
        self._leave()
        if over is not None and over.drop(grip.card):
            self._air.held.put_down()
        elif place is not None:
            self._air.held.put_down()
            hand.put(grip.card, place)
        else:
            self._go_home(grip.card)
        hand.changed.emit()

    def _go_home(self, card: Card) -> None:
        if card in self._hand.arrangement.printed:
            home = self._air.point(self._tray, self._tray.spot(card))
            self._air.held.home(home, self._tray.card_size)

    def _fall(self) -> bool:
        """Esc: what is dragged goes back where it lay."""
        grip = self._grip
        if grip is None or not grip.dragging:
            return False
        self._leave()
        self._go_home(grip.card)
        self._hand.changed.emit()
        return True

    def _under(self, point: QPointF) -> Drop | None:
        return next((drop for drop in self._drops if drop.is_under(point)), None)

    def _double(self, card: Card) -> None:
        self._leave()
        self._hand.send(card)

    def _leave(self) -> None:
        self._grip = None
        self._hand.in_air = self._hand.gap = None
        for drop in self._drops:
            drop.invite(False, False)

    def _let_go(self) -> None:
        """Drop what is dragged, because something else happens at the table."""
        if self._grip is not None and self._grip.dragging:
            self._air.held.put_down()
        self._leave()


class PileDragging(QObject):
    """Carries a card from a pile to the tray. A press that does not move is the pile's own click."""

    def __init__(
        self,
        pile: Pile,
        parts: tuple[CardHand, CardTray, Air],
        key: Callable[[], tuple[Key, QPointF, float] | None],
        take: Callable[[], object],
    ) -> None:
        """key: the card that comes off, its middle over the table and its width; None where none may be taken
        now. take: draws it; where it was let go, `CardHand.landing` says."""
        super().__init__(pile)
        self._pile = pile
        self._hand, self._tray, self._air = parts
        self._key, self._take = key, take
        self._start: QPointF | None = None
        self._home: tuple[QPointF, float] | None = None
        pile.grabbed.connect(self._press)
        pile.dragged.connect(self._move)
        pile.released_at.connect(self._release)
        self._hand.dropped.connect(self._let_go)

    def _press(self, point: QPointF) -> None:
        self._start = point

    def _move(self, point: QPointF) -> None:
        if self._start is None:
            return
        if self._home is None:
            if (point - self._start).manhattanLength() < DRAG:
                return
            found = self._key()
            if found is None:
                self._start = None
                return
            key, middle, width = found
            self._home = middle, width
            self._air.lift(key, width, self._fall)
            self._pile.lift_top(True)
        self._air.held.follow(self._air.local(point))
        gap = self._tray.place_at(point)
        self._air.held.become(self._home[1] if gap is None else self._tray.card_size)
        if gap != self._hand.gap:
            self._hand.gap = gap
            self._hand.changed.emit()

    def _release(self, point: QPointF) -> None:
        home, self._home, self._start = self._home, None, None
        if home is None:
            return
        place = self._tray.place_at(point)
        self._hand.gap = None
        self._hand.changed.emit()
        if place is None:
            self._air.held.home(*home)
            self._pile.lift_top(False)
            return
        self._air.held.put_down()
        self._hand.landing = place
        self._take()

    def _fall(self) -> bool:
        """Esc: the card goes back onto its pile."""
        home, self._home, self._start = self._home, None, None
        if home is None:
            return False
        self._hand.gap = None
        self._hand.changed.emit()
        self._air.held.home(*home)
        self._pile.lift_top(False)
        return True

    @property
    def dragging(self) -> bool:
        """Whether a card of the pile is in the air."""
        return self._home is not None

    def _let_go(self) -> None:
        if self._home is not None:
            self._air.held.put_down()
            self._pile.lift_top(False)
        self._home = self._start = None
        self._hand.gap = None
