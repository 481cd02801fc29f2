"""The person's cards at a table: choosing one, arranging them, and what is kept of it. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.tabletop.cards.card import Print
from app.tabletop.cards.layout import (
    AmongLoose,
    Card,
    CardLayout,
    CardLayouts,
    CardWord,
    InWord,
    Place,
)
from app.widgets.sounds import Sound, Sounds


class CardHand(QObject):
    """What lies on the rack of whoever is at the screen, and what is done with it.

    arrangement: the cards. seat: whose they are, None while nobody's may be seen; covered: so many backs are
    shown then. chosen: the card that the next thing is about. in_air, gap: a card under the mouse, and the
    place on the rack that it is held over. landing: where a card that is being drawn is to lie.

    Signals:
        changed(): something of it is another, or what is chosen.
        dropped(): what is carried by keys or comes off a pile is to be let go.
        gone(): the card of the hand that is in the air is, too: it is held no longer.
        dragged(): the mouse has carried a card to another place on the rack.
    """

    changed = Signal()
    dropped = Signal()
    gone = Signal()
    dragged = Signal()

    def __init__(
        self,
        arrangements: CardLayouts,
        printed: Callable[[str], Print],
        sounds: Sounds,
        parent: QObject,
    ) -> None:
        """printed: what a card looks like."""
        super().__init__(parent)
        self._kept, self._printed, self._sounds = arrangements, printed, sounds
        self.arrangement = CardLayout()
        self.seat: int | None = None
        self.covered = 0
        self._deal = 0
        self._ended = False
        """Whether the next card that is sent to the words begins another one."""
        self.chosen: Card | None = None
        self.fresh: frozenset[Card] = frozenset()
        self.in_air: Card | None = None
        self.gap: Place | None = None
        self.landing: Place | None = None
        self._steps = Steps()

    # Following the game -------------------------------------------------------------------------

    def take_up(self, seat: int | None, hand: Sequence[str], covered: int = 0, deal: int = 0) -> list[Card]:
        """These are the cards of the seat at the screen; returns those that came while it sat there.

        covered: how many backs there are to be seen where the seat is nobody's. deal: which one the hand is
        of; with another one nothing is left of how the cards lay.
        """
        self.dropped.emit()
        sat = seat is not None and seat == self.seat
        before = dict(self.arrangement.printed)
        if self.in_air is None or (seat, deal) != (self.seat, self._deal):
            self.gone.emit()
        self.gap = None
        if (seat, deal) != (self.seat, self._deal):
            self.arrangement.restore(None if seat is None else self._kept.of(seat, deal))
            self.fresh = frozenset()
        self.seat, self._deal = seat, deal
        self.covered = covered if seat is None else 0
        held = set(self.arrangement.printed)
        came = self.arrangement.take_up(() if seat is None else hand)
        if self.in_air is not None and self.in_air not in self.arrangement.printed:
            self.gone.emit()
        landing, self.landing = self.landing, None
        if sat and len(came) == 1 and landing is not None and self._stands(landing):
            self.arrangement.put(came[0], landing)
        if sat and (came or held != set(self.arrangement.printed)):
            self.fresh = frozenset(came) if len(came) < len(self.arrangement.printed) else frozenset()
        self.chosen = None
        if before != self.arrangement.printed:
            self._steps.forget()
        self._keep()
        return came if sat else []

    def clear_away(self) -> None:
        self.dropped.emit()
        self.gone.emit()
        self.arrangement.take_up(())
        self._steps.forget()
        self._keep()

    def give(self, card: Card) -> None:
        """A card is seen to leave the hand; with it goes the mark of what came last."""
        self.arrangement.give(card)
        self.fresh = frozenset()
        self._steps.forget()

    def cover(self, backs: int) -> None:
        """So many cards lie face down on the rack: they are being dealt."""
        if backs != self.covered:
            self.covered = backs
            self.changed.emit()

    def _stands(self, place: Place) -> bool:
        """Whether a place that was pointed at is still there."""
        arrangement = self.arrangement
        if isinstance(place, InWord):
            return place.word in arrangement.words and place.index <= len(place.word.cards)
        return not isinstance(place, AmongLoose) or place.index < len(arrangement.loose)

    def _keep(self) -> None:
        if self.seat is not None:
            self._kept.keep(self.seat, self._deal, self.arrangement)
        self.changed.emit()

    def printed(self, card: Card) -> Print:
        """The print of a card, marked while it is new in the hand."""
        shown = self._printed(self.arrangement.printed[card])
        if card in self.fresh:
            return Print(shown.text, shown.value, shown.kind, fresh=True)
        return shown

    # Arranging ----------------------------------------------------------------------------------

    def choose(self, card: Card | None) -> None:
        """Choose a card; choosing it again gives the choice up."""
        self.chosen = None if card == self.chosen else card
        if self.chosen is not None:
            self._sounds.play(Sound.PICK_UP)
        self.changed.emit()

    def put(self, card: Card, place: Place, *, step: object = None) -> None:
        """Put a card somewhere on the rack. step: what is done with the same one is taken back together."""
        self._remember(step)
        self.arrangement.put(card, place)
        self._sounds.play(Sound.CARD_PLACE)
        self._keep()

    def send(self, card: Card) -> None:
        """A loose card to the end of the last word, or to begin one; one of a word back to the loose ones."""
        arrangement = self.arrangement
        self.chosen = None
        if arrangement.word_of(card) is not None:
            self.put(card, AmongLoose(len(arrangement.loose)))
            return
        if arrangement.current is None and arrangement.words and not self._ended:
            arrangement.current = arrangement.words[-1]
        self.add(card)

    def add(self, card: Card) -> None:
        """To the current word."""
        self._ended = False
        self._remember()
        self.arrangement.add(card)
        self._sounds.play(Sound.CARD_PLACE)
        self._keep()

    def end_word(self) -> None:
        """Let the next card begin another word."""
        self._ended = True
        self.arrangement.end_word()
        self.changed.emit()

    def take_last(self) -> bool:
        """The last card of the current word becomes loose again."""
        before = self.arrangement.state()
        card = self.arrangement.take_last()
        if card is None:
            return False  # nothing was done, so what was taken back can still be done again
        self._steps.remember(before)
        self._sounds.play(Sound.PICK_UP)
        self._keep()
        return True

    def shift(self, word: CardWord, at: float, *, step: object = None) -> None:
        """Move a whole word along its row. step: as for `put`; one drag is one."""
        self._remember(step)
        self.arrangement.shift(word, at)
        self._keep()

    def scatter(self, word: CardWord) -> None:
        """The cards of a word become loose again."""
        self._remember()
        for card in list(word.cards):
            self.arrangement.put(card, AmongLoose(len(self.arrangement.loose)))
        self._sounds.play(Sound.PICK_UP)
        self._keep()

    def clear(self) -> None:
        """All cards become loose again."""
        self._remember()
        self.arrangement.clear()
        self._sounds.play(Sound.PICK_UP)
        self._keep()

    def sort(self, by: Callable[[str], Any]) -> None:
        """Put the loose cards in order."""
        self._remember()
        self.arrangement.sort(by)
        self._sounds.play(Sound.SHUFFLE)
        self._keep()

    def go_back(self, state: object) -> None:
        """Lie as at the time of that `CardLayout.state`."""
        self.arrangement.go_back(state)
        self._keep()

    def lay(self, words: Sequence[Sequence[str]]) -> None:
        self._remember()
        self.arrangement.lay(words)
        self._sounds.play(Sound.CARD_PLACE)
        self._keep()

    # Taking back --------------------------------------------------------------------------------

    def _remember(self, step: object = None) -> None:
        self._steps.remember(self.arrangement.state(), step)

    def undo(self, *, back: bool = True) -> list[str] | None:
        """The cards lie as before what was done last, or (not back) as before that was taken back; those that
        it takes to the words or out of them, None where there is nothing to take back."""
        arrangement = self.arrangement
        state = self._steps.change(arrangement.state(), back=back)
        if state is None:
            return None
        before = set(arrangement.loose)
        self.chosen = None
        self._sounds.play(Sound.CARD_PLACE)
        self.go_back(state)
        moved = before.symmetric_difference(arrangement.loose)
        return [arrangement.printed[card] for card in arrangement.in_order() if card in moved]


class Steps:
    """Steps that can be taken back, and done again.

    Keeps `CardLayout.state` before each step; once other cards are held, nothing of it holds."""

    def __init__(self) -> None:
        self._done: list[Any] = []
        self._undone: list[Any] = []
        self._step: object = None

    def remember(self, state: Any, step: object = None) -> None:
        """Something is about to be done. step: what is done with the same one is taken back together."""
        if step is None or step is not self._step:
            self._done.append(state)
        self._step = step
        self._undone.clear()

    def forget(self) -> None:
        """Forget all steps: the cards cannot lie as they did."""
        self._done, self._undone, self._step = [], [], None

    def change(self, now: Any, *, back: bool) -> Any:
        """How the cards lay before the last step that changed anything, or (not back) before that was taken
        back; None where there is none. now: how they lie."""
        states, others = (self._done, self._undone) if back else (self._undone, self._done)
        self._step = None
        while states:
            state = states.pop()
            if state[:2] != now[:2]:
                others.append(now)
                return state
        return None
