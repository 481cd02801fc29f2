"""Letters that are typed for cards: one that stands on no card is never passed over unsaid."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.tabletop import commands
from app.widgets import writing
from app.widgets.sheets.fresh_press import FreshPress

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
ONCE = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
BREATH_MS = 1_000
"""Letters that follow each other sooner belong to one word."""
_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_CapsLock)
"""Whoever presses one of these is about to type a letter; some systems send Ctrl and Alt for AltGr."""
_DEAD = range(Qt.Key.Key_Dead_Grave, Qt.Key.Key_Dead_Longsolidusoverlay + 1)
"""These wait for the letter that they put a mark on."""


class Typed:
    """A letter that no card has stops the word: what is typed in the same breath is not laid without it.
    Pressed again, it means the card that differs by its mark alone; a key that is only held down and repeats
    says nothing again. `press` hears of every key before the letter that it types."""

    def __init__(self, table: QWidget) -> None:
        """table: whose window hears the keys."""
        self._table = table
        self._stopped = False
        self._at = 0
        self._offered = ("", "")
        self._repeats = False

    def press(self, event: QKeyEvent) -> None:
        """A key goes down, or repeats while it is held; one that types no letter ends the word."""
        self._repeats = event.isAutoRepeat()
        if not event.text().isalpha() and event.key() not in _HELD and event.key() not in _DEAD:
            self.forget()

    def hears(self, letter: str) -> bool:
        """Whether a letter counts; it does not while it only goes on with a word that was stopped."""
        if self._repeats and self._stopped and letter == self._offered[0]:
            return False
        now, before = FreshPress.of(self._table).now(), self._at
        self._at = now
        if self._stopped and letter != self._offered[0] and now - before < BREATH_MS:
            self._offered = ("", "")
            return False
        self._stopped = False
        return True

    def again(self, letter: str) -> str:
        """The card that the letter means when it is pressed once more after `miss`; else empty."""
        offered, self._offered = self._offered, ("", "")
        return offered[1] if offered[0] == letter else ""

    def miss(self, letter: str, held: Iterable[str]) -> str:
        """No card has it: the sentence that offers a like one of those held; empty where there is none."""
        card = next((one for one in held if one != letter and writing.plain(one) == letter), "")
        self._stopped, self._offered = True, (letter, card)
        if not card:
            return ""
        text = QCoreApplication.translate("Typed", "Press {letter} once more and it will be {card}.")
        return text.format(letter=letter, card=card)

    def forget(self) -> None:
        """Forget what was typed before something else was done."""
        self._stopped, self._offered = False, ("", "")


class LetterKeys:
    """Which key means what at a table on which letters take cards. A key that is held down does it again, but
    for Space, Enter and those with Ctrl.

    control: what keys do together with Ctrl; with Shift, Ctrl+Z is Ctrl+Y. alone: what they do by themselves;
    Esc may find nothing to give up, then it says False. signs: what else is typed than letters.
    """

    control: dict[Qt.Key, Callable[[], object]]
    alone: dict[Qt.Key, Callable[[], object]]
    typed: Typed
    signs = ""

    def type(self, letter: str) -> None:
        """A letter, in capitals, or a sign."""
        raise NotImplementedError

    def press(self, event: QKeyEvent) -> None:
        """A key that no button wanted; accepted where it means something here."""
        self.typed.press(event)
        event.setAccepted(self._means(event))

    def _means(self, event: QKeyEvent) -> bool:
        key, modifiers, text = Qt.Key(event.key()), event.modifiers(), event.text().upper()
        repeats = event.isAutoRepeat()
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            if key == commands.UNDO and modifiers & Qt.KeyboardModifier.ShiftModifier:
                key = commands.REDO
            action = self.control.get(key)
            if action is not None and not repeats:
                action()
            return action is not None
        if modifiers & Qt.KeyboardModifier.AltModifier:
            return False
        if key in self.alone:
            told = None if repeats and key in ONCE else self.alone[key]()
            return key != Qt.Key.Key_Escape or told is not False
        if len(text) == 1 and (text.isalpha() or text in self.signs):
            self.type(text)
            return True
        return False
