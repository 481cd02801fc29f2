"""The keyboard at a table of cards: everything works without the mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.tabletop.cards.hand import CardHand
from app.tabletop.cards.layout import AmongLoose, Card, InWord
from app.tabletop.cards.rack import CardRack
from app.tabletop.typed import ARROWS, LetterKeys, Typed
from app.widgets import writing
from app.widgets.sheets import keyboard


class CardKeys(QObject, LetterKeys):
    """Arrows go from card to card and up to the piles; Space picks a card up, arrows carry it, Space puts it
    down. Letters take that card into the current word, Space ends it, Backspace takes back. Delete discards a
    loose card, and takes one of a word back; Enter confirms.

    easy: whether letters may be typed without their diacritics.
    waits: whether a key can only mean that the person does not want to wait; it sees to that.

    Signals: confirm_requested(), discard_requested(int card)
        missed(str letter, str offer): no loose card begins so; a sentence that offers another one.
    """

    confirm_requested = Signal()
    discard_requested = Signal(int)
    missed = Signal(str, str)

    def __init__(self, hand: CardHand, rack: CardRack, table: QWidget, piles: Sequence[QWidget]) -> None:
        """table: has the keyboard while no card has; piles: above the words, from left to right."""
        super().__init__(rack)
        self._hand, self._rack, self._table, self._piles = hand, rack, table, tuple(piles)
        self.control = {}
        self.alone = {
            **{key: partial(self._walk, key) for key in ARROWS},
            Qt.Key.Key_Space: self._space,
            Qt.Key.Key_Return: self._enter,
            Qt.Key.Key_Enter: self._enter,
            Qt.Key.Key_Backspace: self._rub_out,
            Qt.Key.Key_Delete: self._delete,
            Qt.Key.Key_Escape: self._give_up,
        }
        self.easy: Callable[[], bool] = lambda: False
        self.waits: Callable[[], bool] = lambda: False
        self.typed = Typed(table)
        self._carried: tuple[Card, object] | None = None
        self._owed = ""
        """The second letter of a card of two that its first one has taken already."""
        hand.dropped.connect(self._put_down)

    @property
    def focused(self) -> Card | None:
        """The card that has the keyboard."""
        return next((card for card, button in self._rack.buttons.items() if button.hasFocus()), None)

    @property
    def carried(self) -> Card | None:
        """The card that arrows carry."""
        return None if self._carried is None else self._carried[0]

    # Arrows ---------------------------------------------------------------------------------------

    def _walk(self, key: Qt.Key) -> None:
        card = self.carried
        if card is not None and card in self._hand.arrangement.printed:
            self._carry(card, key)
            return
        target = self._next(key)
        if target is not None:
            keyboard.give(target, Qt.FocusReason.TabFocusReason)

    def _next(self, key: Qt.Key) -> QWidget | None:
        buttons, card = self._rack.buttons, self.focused
        pile = next((pile for pile in self._piles if pile.hasFocus()), None)
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key, 0)
        order = self._hand.arrangement.in_order()
        if pile is not None:
            if step:
                at = self._piles.index(pile) + step
                return self._piles[at] if 0 <= at < len(self._piles) else None
            return buttons[order[0]] if key == Qt.Key.Key_Down and order else None
        if card is None:
            return buttons[order[0]] if order else (self._piles[0] if self._piles else None)
        if step:
            row = self._hand.arrangement.loose
            if card not in row:
                row = [one for one in order if one not in row]
            at = row.index(card) + step
            return buttons[row[at]] if 0 <= at < len(row) else None
        other = self._rack.neighbour(card, up=key == Qt.Key.Key_Up)
        if other is not None:
            return buttons[other]
        return self._nearest_pile(buttons[card]) if key == Qt.Key.Key_Up else None

    def _nearest_pile(self, button: QWidget) -> QWidget | None:
        x = button.mapTo(self._table, button.rect().center()).x()
        return min(self._piles, key=lambda pile: abs(pile.geometry().center().x() - x), default=None)

    def _carry(self, card: Card, key: Qt.Key) -> None:
        hand = self._hand
        arrangement = hand.arrangement
        loose = arrangement.word_of(card) is None
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            up = key == Qt.Key.Key_Up
            if up == loose:
                hand.put(card, self._rack.place_beside(card, up=up), step=self._carried)
            return
        step = 1 if key == Qt.Key.Key_Right else -1
        if loose:
            at = arrangement.loose.index(card) + step
            if 0 <= at < len(arrangement.loose):
                hand.put(card, AmongLoose(at), step=self._carried)
            return
        along = arrangement.places_along(card)
        at = along.index(arrangement.place_of(card)) + step
        if 0 <= at < len(along):
            hand.put(card, along[at], step=self._carried)

    # Picking up and putting down --------------------------------------------------------------------

    def _space(self) -> None:
        if self._carried is not None:
            self._put_down()
            return
        card = self.focused
        if card is not None:
            self._carried = card, self._hand.arrangement.state()
            if self._hand.chosen != card:
                self._hand.choose(card)
        elif not self.waits():
            self._owed = ""
            self._hand.end_word()

    def _put_down(self) -> None:
        carried, self._carried = self._carried, None
        if carried is not None and self._hand.chosen == carried[0]:
            self._hand.choose(carried[0])

    def _enter(self) -> None:
        if self._carried is not None:
            self._put_down()
        elif not self.waits():
            self.confirm_requested.emit()

    def _rub_out(self) -> None:
        self._owed = ""
        self._hand.take_last()

    def _delete(self) -> None:
        self._put_down()
        card = self._hand.chosen if self.focused is None else self.focused
        if card is None:
            return
        if self._hand.arrangement.word_of(card) is None:
            self.discard_requested.emit(card)
        else:  # a word is not torn apart and its card gone by one key
            self._hand.put(card, AmongLoose(len(self._hand.arrangement.loose)))

    def _give_up(self) -> bool:
        """Give up what is nearest; False when there is nothing left to give up."""
        hand = self._hand
        if self._carried is not None:
            state = self._carried[1]
            self._put_down()
            hand.go_back(state)
        elif hand.chosen is not None:
            hand.choose(hand.chosen)
        elif self.focused is not None or any(pile.hasFocus() for pile in self._piles):
            keyboard.give(self._table)
        else:
            return False
        return True

    # Typing ---------------------------------------------------------------------------------------

    def type(self, letter: str) -> None:
        """Take a card of that letter, or of two that begins with it, into the current word."""
        owed, self._owed = self._owed, ""
        if letter == owed or not self.typed.hears(letter):
            return
        self._put_down()
        keyboard.give(self._table)
        hand = self._hand
        hand.chosen = None
        card = self._held(lambda text: text == letter)
        if card is None and self._completes(letter):
            return
        if card is None:
            card = self._held(lambda text: len(text) > 1 and text[0] == letter)
            self._owed = "" if card is None else hand.arrangement.printed[card][1:]
        again = self.typed.again(letter)
        if card is None and again:
            card = self._held(lambda text: text == again)
        if card is None and self.easy():
            card = self._held(lambda text: writing.plain(text) == letter)
        if card is not None:
            hand.add(card)
        else:
            loose = [hand.arrangement.printed[one] for one in hand.arrangement.loose]
            self.missed.emit(letter, self.typed.miss(letter, loose))

    def _held(self, fits: Callable[[str], bool]) -> Card | None:
        """A loose card on which something stands that fits."""
        arrangement = self._hand.arrangement
        return next((card for card in arrangement.loose if fits(arrangement.printed[card])), None)

    def _completes(self, letter: str) -> bool:
        """Whether the letter makes two of the last one of the word and both stand on one loose card: it comes
        instead."""
        arrangement = self._hand.arrangement
        word = arrangement.current
        if word is None:
            return False
        last = word.cards[-1]
        both = self._held(lambda text: text == arrangement.printed[last] + letter)
        if both is None:
            return False
        key = object()  # one letter was typed: one step takes both back
        self._hand.put(both, InWord(word, len(word.cards)), step=key)
        self._hand.put(last, AmongLoose(len(arrangement.loose)), step=key)
        arrangement.current = word
        return True
