"""A question over the lower edge of a table: words to be marked, people to be named, a clock."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.tabletop.asking.flow import FlowPanel
from app.tabletop.asking.head import QuestionHead
from app.tabletop.asking.keys import AskedWord, WordKey
from app.tabletop.asking.people import AskedPeople
from app.tabletop.context import SeatLook
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.clockface import ClockFace
from app.widgets.controls.label import Label
from app.widgets.kept_clear import KeptClear
from app.widgets.look import theme
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.sheets.panel import Panel

WIDTH = 900
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class AskingWindow(KeptClear, Panel):
    """Shows what it is told and says what is pressed; digits press words, or names where there are some.

    primary: the primary button. others: smaller ones beside it, made with `offer`.
    Signals: word_pressed(int index), seat_pressed(int seat), seat_passed(int seat), confirmed(),
        other_pressed(int index).
    """

    word_pressed = Signal(int)
    seat_pressed = Signal(int)
    seat_passed = Signal(int)
    confirmed = Signal()
    other_pressed = Signal(int)

    def __init__(self, seats: Sequence[SeatLook], parent: QWidget) -> None:
        super().__init__("", parent, margin=20, spacing=10, seed=4)
        self._seats = tuple(seats)
        self._others: list[PaperButton] = []
        self.question = QuestionHead(
            46, Label("", "control_big", wrap=True), Label("", "meta", "ink2", wrap=True)
        )
        self.question.setAlignment(self.question.face, Qt.AlignmentFlag.AlignTop)
        self.clock = ClockFace(height=56)
        self.clock.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clock.hide()
        self.words = FlowPanel()
        self.card: QWidget | None = None
        self.names = AskedPeople(seats)
        self.names.named.connect(self.seat_pressed)
        self.names.passed.connect(self.seat_passed)
        self.primary = PaperButton("", "primary", "check", big=True)
        self.primary.clicked.connect(self.confirmed)
        self._build()
        self.hide()

    def _build(self) -> None:
        self.question.addWidget(self.clock, 0, Qt.AlignmentFlag.AlignTop)
        said = boxes.column(self.words, self.names, 1)
        self._said, self._row = said, QHBoxLayout()
        self._row.addLayout(said, 1)
        self._row.addWidget(self.primary, 0, Qt.AlignmentFlag.AlignBottom)
        self.body.addLayout(self.question)
        self.body.addLayout(self._row)
        theme.follow_now(self, self._space)

    def _space(self) -> None:
        look = theme.current()
        for row in (self.question, self._row):
            row.setSpacing(look.px(12))
        self._said.setSpacing(look.px(12))

    # What is asked ------------------------------------------------------------------------------

    def ask(self, headline: str, note: str, who: int) -> None:
        """What it is about, and whose face stands there."""
        self.setAccessibleName(headline)
        self.question.ask(headline, note, self._seats[who].avatar)
        self.question.note.setVisible(bool(note))

    def show_words(self, words: Sequence[AskedWord], sign: str) -> None:
        """Words in order; sign: icon of a marked one."""
        keys = [part for part in self.words.parts if isinstance(part, WordKey)]
        if [key.word.text for key in keys] == [word.text for word in words]:
            for key, word in zip(keys, words, strict=True):
                key.show_word(word)
            self.words.arrange()
            return
        made = []
        for index, word in enumerate(words):
            key = WordKey(word, index + 1, sign)
            key.clicked.connect(partial(self._press_word, index))
            made.append(key)
        self.words.put(made)

    def show_card(self, card: QWidget | None) -> None:
        if self.card is not None and self.card is not card:
            self._row.removeWidget(self.card)
            self.card.hide()
            self.card.deleteLater()
        self.card = card
        if card is not None:
            self._row.insertWidget(0, card, 0, Qt.AlignmentFlag.AlignTop)
            card.show()

    def offer(self, primary: str, icon: str, others: Sequence[tuple[str, str]] = ()) -> None:
        """The primary button, empty for none; others: words and icons of smaller buttons."""
        self.primary.setVisible(bool(primary))
        self.primary.setText(primary)
        self.primary.set_icon_name(icon)
        if [button.text() for button in self._others] == [text for text, _ in others]:
            return
        for button in self._others:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._others = []
        for index, (text, sign) in enumerate(others):
            button = PaperButton(text, "secondary", sign, big=True)
            button.clicked.connect(partial(self.other_pressed.emit, index))
            at = self._row.indexOf(self.primary)
            self._row.insertWidget(at, button, 0, Qt.AlignmentFlag.AlignBottom)
            button.show()
            self._others.append(button)

    def show_clock(self, at: int, limit: int | None) -> None:
        """Milliseconds; None hides it."""
        self.clock.setVisible(limit is not None)
        if limit is not None:
            self.clock.set_time(max(0, limit - at) / 1000, limit / 1000)

    # Coming and going ---------------------------------------------------------------------------

    def come(self, room: QRect, over: QRect) -> None:
        """Stand on the lower edge of this room, over all of that, and take the keyboard."""
        new = self.isHidden()
        if new:
            self.show()
            self.raise_()
        self.stay(room, over)
        if new or not self.has_keyboard():
            keyboard.give(self.keyboard())

    def has_keyboard(self) -> bool:
        """Whether it is somewhere in here."""
        focus = cast("QWidget | None", self.window().focusWidget())
        return focus is not None and self.isAncestorOf(focus)

    def stay(self, room: QRect, over: QRect) -> None:
        """The room is another, or what is shown."""
        look = theme.current()
        wide = max(min(look.tx(WIDTH), room.width() - look.px(24)), over.width() + look.px(4))
        self.body.activate()
        high = self.body.heightForWidth(wide) if self.body.hasHeightForWidth() else self.sizeHint().height()
        high = max(high, self.body.minimumSize().height())
        x = room.center().x() - wide // 2
        x = min(max(x, over.right() + look.px(3) - wide), over.left() - look.px(2))
        self.setGeometry(x, room.bottom() - look.px(8) - high, wide, high)

    def keyboard(self) -> QWidget:
        if not self.primary.isHidden():
            return self.primary
        keys = (*self._others, self.names.keyboard(), *self.words.parts)
        return next((key for key in keys if key and key.focusPolicy() & Qt.FocusPolicy.TabFocus), self)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(theme.current().tx(WIDTH), hint.height())

    # Keys ---------------------------------------------------------------------------------------

    def _press_word(self, index: int) -> None:
        self.word_pressed.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits; Enter wherever the keyboard is; all else is the table's."""
        digit = event.key() - int(Qt.Key.Key_1)
        if event.isAutoRepeat():
            event.accept()
        elif self.names.press_digit(digit):
            pass
        elif 0 <= digit < 9:
            self._press_digit(digit)
        elif event.key() in _ENTER and not self.primary.isHidden():
            self.primary.click()
        elif event.key() in _ENTER and isinstance(pressed := self.focusWidget(), WordKey):
            pressed.click()
        else:
            event.ignore()

    def _press_digit(self, digit: int) -> None:
        if digit < len(self.words.parts):
            key = self.words.parts[digit]
            if isinstance(key, WordKey) and key.word.open:
                key.click()
                want_fresh_press(self)  # a digit is no letter of a word that somebody still writes
