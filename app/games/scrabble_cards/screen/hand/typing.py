"""Typing a word onto the table: a place, a direction, and letters."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from app.engine.errors import IllegalMove
from app.games.scrabble_cards.cards import BLANK
from app.games.scrabble_cards.model import Phase
from app.games.scrabble_cards.screen.hand.blanks import letter_of
from app.games.scrabble_cards.screen.hand.hand import LetterHand
from app.games.scrabble_cards.table import ACROSS, DOWN, Cell, ScrabbleRefusal
from app.tabletop.hand.keys import Keys
from app.tabletop.note import Note
from app.tabletop.sheet.sheet import Sheet
from app.tabletop.turn.part import Part, ViewState
from app.tabletop.typed import Typed
from app.widgets.writing import plain

translate = QCoreApplication.translate

ABOUT = "typing"
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_BONUS = (Qt.Key.Key_P, Qt.Key.Key_G, Qt.Key.Key_F)
"""They mean the bonus card and the part of a word, whatever they mean at other tables."""
_BACK = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class TypingController(Part):
    """A click or an arrow sets the cursor; then letters lay cards from there on, past those that lie already.
    Space, and a second click, turn the direction. While there is no cursor letters go on with the draft; on
    an empty table a letter that is held begins the first word, whatever it commands elsewhere, and that is
    said. Where words lie, one that is held or lies begins a word too, and it is asked where: who writes TAM
    means no exchange. All other letters that are commands are commands; with Ctrl they always are.

    step: where the next letter goes.
    """

    def __init__(
        self, hand: LetterHand, keys: Keys, sheet: Sheet, note: Note, easy: Callable[[], bool]
    ) -> None:
        """easy: whether letters may be typed without their diacritics."""
        super().__init__(sheet)
        self._hand, self._keys, self._cursor, self._sheet = hand, keys, keys.cursor, sheet
        self._note, self._easy = note, easy
        self._typed = Typed(sheet)
        self.step: Cell = ACROSS
        self._command = ""
        """The letter with which the first word began, where it is a command elsewhere."""
        self._placeless = False
        """Whether somebody writes, and was asked where: the letters that follow are no commands."""
        keys.first = self.press
        sheet.types = True
        sheet.cell_clicked.connect(self._click)

    # Where ----------------------------------------------------------------------------------------

    def _click(self, cell: Cell) -> None:
        hand = self._hand
        if hand.chosen is not None or not hand.on_turn or hand.exchanging or self._sheet.advises:
            return
        if cell == self._cursor.position:
            self.turn()
        else:
            self._go(cell, self._likely(cell))

    def _likely(self, cell: Cell) -> Cell:
        """As the draft lies; else down where a card lies above or below and none beside."""
        laid = list(self._hand.draft.placed.values())
        if len(laid) > 1:
            return ACROSS if laid[0][1] == laid[1][1] else DOWN
        if len(laid) == 1 and (laid[0][0] == cell[0]) != (laid[0][1] == cell[1]):
            return DOWN if laid[0][0] == cell[0] else ACROSS
        beside = any(self._hand.draft.lies_at((cell[0] + by, cell[1])) for by in (-1, 1))
        over = any(self._hand.draft.lies_at((cell[0], cell[1] + by)) for by in (-1, 1))
        return DOWN if over and not beside else ACROSS

    def _go(self, cell: Cell, step: Cell) -> None:
        if self._cursor.position is None and not self._hand.draft.placed:
            self._note.tell("info", how(), about=ABOUT)
        self.step = step
        self._cursor.show(cell)
        self._speak()
        self._sheet.cursor_item.set_arrow(step)

    def turn(self) -> None:
        self.step = DOWN if self.step == ACROSS else ACROSS
        self._sheet.cursor_item.set_arrow(self.step)
        self._speak()

    def _speak(self) -> None:
        across, down = translate("ScrabbleTyping", "across"), translate("ScrabbleTyping", "down")
        self._cursor.speak(across if self.step == ACROSS else down)

    def begin(self, state: ViewState) -> None:
        """Typing ends where turns are shown."""
        self._hide()

    def settle(self, state: ViewState) -> None:
        """Cards are laid on one's turn alone."""
        if state.seen.phase is not Phase.PLAY:
            self._hide()

    def _hide(self) -> None:
        self._command, self._placeless = "", False
        self._cursor.hide()
        self._note.take_back(ABOUT)

    # What is pressed --------------------------------------------------------------------------------

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key was one of these."""
        key, held, hand = Qt.Key(event.key()), event.modifiers(), self._hand
        self._typed.press(event)
        begins = self._cursor.position is None and self._begins(event)
        if held & Qt.KeyboardModifier.ControlModifier:
            command = self._keys.more.get(key)
            if command is not None and not event.isAutoRepeat():
                command()
            return command is not None
        if held & Qt.KeyboardModifier.AltModifier:
            return False
        if not begins and self._asks_where(event):
            return True
        if (self._cursor.position is None or hand.exchanging) and key in _BONUS and not begins:
            self._keys.more[key]()
            return True
        if hand.exchanging or not hand.on_turn:
            return False
        if key in _ARROWS and not held & Qt.KeyboardModifier.ShiftModifier:
            return self._appear()
        if hand.chosen is not None or (self._cursor.position is None and not self._goes_on(event)):
            return False
        if key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.turn()
            return True
        if key in _BACK:
            self._take_back()
            return True
        letter = letter_of(event)
        if letter:
            laid = self.type(letter, blank=bool(held & Qt.KeyboardModifier.ShiftModifier))
            if begins:
                self._command = letter if self._keys.means(key) else ""
            if self._command and laid:  # which has ended what was said before
                self._note.tell("info", is_command(self._command), about=ABOUT)
        return bool(letter)

    def _begins(self, event: QKeyEvent) -> bool:
        """Whether a letter can only be that of the first word: its card is held, and nothing lies yet."""
        hand, letter = self._hand, letter_of(event)
        lies = bool(self._sheet.placed.places()) or bool(hand.draft.placed)
        free = hand.on_turn and not hand.exchanging and hand.chosen is None and not lies
        return free and bool(letter) and self._slot(letter, blank=False, itself=True) is not None

    def _asks_where(self, event: QKeyEvent) -> bool:
        """Whether a letter can only be one of a word that has no place yet; then it is asked where."""
        hand, letter = self._hand, letter_of(event)
        if not letter or not hand.on_turn or hand.exchanging or hand.chosen is not None:
            self._placeless &= not event.text()  # Shift alone is part of the next letter
            return False
        if self._cursor.position is not None or hand.draft.placed or not self._sheet.placed.places():
            self._placeless = False
            return False
        lies = any(self._letter_at(cell) == letter for cell in self._sheet.placed.places())
        if not self._placeless and not lies and self._slot(letter, blank=False) is None:
            return False
        first, self._placeless = not self._placeless, True
        if first:
            told = where()
            if self._keys.means(Qt.Key(event.key())):
                told = f"{told} {command(letter)}"
            self._note.tell("info", told, about=ABOUT)
        return True

    def _goes_on(self, event: QKeyEvent) -> bool:
        """A letter while there is no cursor: it goes on where the cards of the draft end. With no draft it is
        asked where the word begins; a letter that is a command is one, unless its card can go on."""
        letter, laid = letter_of(event), sorted(self._hand.draft.placed.values())
        if self._begins(event):
            self._go((0, 0), ACROSS)
            return True
        command = self._keys.means(Qt.Key(event.key()))
        if not letter or (
            command and not (laid and self._slot(letter, blank=False, itself=True) is not None)
        ):
            return False
        if not laid:
            self._placeless = True
            self._note.tell("info", where(), about=ABOUT)
            return False
        self._go(laid[-1], self._likely(laid[-1]))
        while self._letter_at(self._cursor.position or laid[-1]) is not None:
            self._cursor.show(self._after(self._cursor.position or laid[-1]))
        return True

    def _appear(self) -> bool:
        """The first arrow brings the cursor to what lies on the table."""
        if self._cursor.position is not None:
            return False
        lying = sorted(self._sheet.placed.places(), key=lambda cell: (cell[1], cell[0]))
        cell = lying[0] if lying else (0, 0)
        self._go(cell, self._likely(cell))
        return True

    def type(self, letter: str, *, blank: bool = False) -> bool:
        """Lay the card with this letter at the cursor; where it lies already, go past it. Whether one was
        laid."""
        cell = self._cursor.position
        assert cell is not None
        lies = self._letter_at(cell)
        if lies is not None and not blank and lies == letter:
            self._cursor.show(self._after(cell))
            return False
        while self._letter_at(cell) is not None:
            cell = self._after(cell)
        if not self._typed.hears(letter):
            return False
        draft = self._hand.draft
        slot = self._slot(self._typed.again(letter) or letter, blank=blank)
        if slot is None:
            card = BLANK if blank else letter
            self._hand.refuse(IllegalMove(ScrabbleRefusal.NOT_IN_HAND, card=card))
            offer = self._typed.miss(letter, [draft.piece(one) for one in draft.in_rack()])
            if offer and not blank:
                self._note.tell("refused", f"{self._note.message()} {offer}")
            return False
        if draft.piece(slot) == BLANK:
            draft.named[slot] = letter
        self._note.take_back(ABOUT)
        laid = self._hand.place(slot, cell)
        if laid:
            self._cursor.show(self._after(cell))
        else:
            draft.settle_extras()
        self._hand.refresh()
        return laid

    def _letter_at(self, cell: Cell) -> str | None:
        draft = self._hand.draft
        lying, slot = draft.lies_at(cell), draft.slot_at(cell)
        if lying is not None:
            return lying.letter
        return None if slot is None else draft.laid(slot).letter

    def _after(self, cell: Cell) -> Cell:
        return cell[0] + self.step[0], cell[1] + self.step[1]

    def _slot(self, letter: str, *, blank: bool, itself: bool = False) -> int | None:
        """The card that a letter means: that letter, where it may be typed so one with an accent, a blank.
        itself: no blank."""
        draft = self._hand.draft
        held = {draft.piece(slot): slot for slot in reversed(draft.in_rack())}
        if blank:
            return held.get(BLANK)
        if letter in held:
            return held[letter]
        if self._easy():
            for card, slot in held.items():
                if card != BLANK and plain(card) == letter:
                    return slot
        return None if itself else held.get(BLANK)

    def _take_back(self) -> None:
        """The card laid last, and back to its place; with none the cursor goes back."""
        draft = self._hand.draft
        if draft.placed:
            cell = list(draft.placed.values())[-1]
            self._hand.take_last_back()
            self._cursor.show(cell)
        elif self._cursor.position is not None:
            x, y = self._cursor.position
            self._cursor.show((x - self.step[0], y - self.step[1]))


def where() -> str:
    """What is to be said before letters can be typed."""
    return translate("ScrabbleTyping", "Click the place where the word is to begin, then type.")


def how() -> str:
    """How typing goes, in a sentence."""
    return translate("ScrabbleTyping", "Type the word. Space or another click turns it.")


def is_command(letter: str) -> str:
    """A letter was laid that is a command elsewhere."""
    told = translate("ScrabbleTyping", "You are typing the first word. {command}")
    return told.format(command=command(letter))


def command(letter: str) -> str:
    """What to press for whoever meant no letter."""
    told = translate("ScrabbleTyping", "Did you mean the command? Press Ctrl+{letter}.")
    return told.format(letter=letter)
