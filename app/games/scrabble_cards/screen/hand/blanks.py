"""Which letter a laid blank stands for: it is asked as soon as the card lies (RULES SK7)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from app.games.scrabble_cards.cards import ORDER, SAID
from app.games.scrabble_cards.screen.hand.hand import LetterHand
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.later import soon
from app.widgets.sheets.dialog import PaperDialog

translate = QCoreApplication.translate

LETTERS = tuple(sorted(SAID, key=lambda letter: (ORDER + "QW").index(letter)))
ACROSS = 9


def letter_of(event: QKeyEvent) -> str:
    """The letter that a key types, as a capital; empty where it types none."""
    typed = event.text().upper()
    return typed if typed in SAID else ""


class BlankSheet(PaperDialog):
    """All letters. One is clicked or typed; Escape and the cross choose none.

    Signals: chosen(str letter).
    """

    chosen = Signal(str)

    def __init__(self, about: QWidget) -> None:
        super().__init__(
            about, translate("ScrabbleHand", "Which letter does the žolík stand for?"), width=640
        )
        hint = translate("ScrabbleHand", "Click it or type it. It brings no points and stays that letter.")
        self.body.addWidget(Label(hint, "body", "ink2", wrap=True))
        grid = QGridLayout()
        self.keys: dict[str, PaperButton] = {}
        for number, letter in enumerate(LETTERS):
            button = PaperButton(letter, "secondary")
            button.setMinimumWidth(0)
            button.clicked.connect(lambda _=False, letter=letter: self._choose(letter))
            self.keys[letter] = button
            grid.addWidget(button, number // ACROSS, number % ACROSS)
        self.body.addLayout(grid)

    def _choose(self, letter: str) -> None:
        self.chosen.emit(letter)
        self.close_dialog()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = letter_of(event)
        if letter and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._choose(letter)
        else:
            super().keyPressEvent(event)


class Blanks(QObject):
    """Asks for the letter of a blank that was laid; without an answer the card goes back."""

    def __init__(self, hand: LetterHand, table: QWidget) -> None:
        super().__init__(table)
        self._hand, self._table = hand, table
        self.sheet: BlankSheet | None = None
        hand.drafted.connect(self._look)

    def _look(self) -> None:
        if self.sheet is None and self._hand.in_air is None and self._hand.draft.unnamed() is not None:
            self.sheet = BlankSheet(self._table)
            soon(self, self._open)

    def _open(self) -> None:
        sheet, slot = self.sheet, self._hand.draft.unnamed()
        assert sheet is not None
        if slot is None:
            self.sheet = None
            sheet.deleteLater()
            return
        sheet.chosen.connect(self._name(slot))
        sheet.closed.connect(self._closed)
        sheet.open_over(sheet.keys[LETTERS[0]])

    def _name(self, slot: int) -> Callable[[str], None]:
        def named(letter: str) -> None:
            if slot in self._hand.draft.placed:
                self._hand.draft.name(slot, letter)

        return named

    def _closed(self) -> None:
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.deleteLater()
        slot = self._hand.draft.unnamed()
        if slot is not None:
            self._hand.take_back(slot)
        else:
            self._hand.refresh()
