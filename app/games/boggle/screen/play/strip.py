"""The word strip under the box: a real text field, what it holds, and the button that writes it down."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QFontMetricsF,
    QInputMethodEvent,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from app.games.boggle.screen.play.draft import MOST_LETTERS, split_words
from app.lexicon import czech
from app.widgets import boxes
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.controls.label import Label
from app.widgets.kept_clear import KeptClear
from app.widgets.look import fonts, paper, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.spoken import Spoken

BLINK_MS = 530
MOST_PASTED = 4_000
"""Letters of a list that is pasted whole."""
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Backtab: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Tab: 1,
}
SPACING = 0.09
"""Between letters, in units of their size."""


class WordField(Canvas, QLineEdit):
    """A text field that shows capitals, as large as fit. Dead keys and input methods work as anywhere.

    Signals:
        typed(str): the text after a key. submitted(): Enter. dismissed(): Esc.
        pasted(list): several words came at once, lower case.
        stepped(): an arrow key; the dice are beside.
        walked(int step), numbered(int number): where one of several words is to be chosen.
    """

    typed = Signal(str)
    pasted = Signal(list)
    submitted = Signal()
    dismissed = Signal()
    stepped = Signal()
    walked = Signal(int)
    numbered = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setMaxLength(MOST_PASTED)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.big = False
        """As large as the field is high (projector)."""
        self.choosing = False
        """Arrows, Tab and digits choose one of several words; letters go on as ever."""
        self._preedit = ""
        self._stray = 0
        self._before = ""
        self._caret = True
        self._blink = QTimer(self)
        self._blink.setInterval(BLINK_MS)
        self._blink.timeout.connect(self._wink)
        self.textEdited.connect(self._edited)

    def show_word(self, word: str, stray: int = 0) -> None:
        """Show a word; its last ``stray`` letters find no place on the board."""
        self._stray = stray
        self._before = word
        if word != self.text():
            self.setText(word)
        self.update()

    def type_on(self, text: str) -> None:
        """A letter typed while something else had the keyboard."""
        self.setFocus()
        self.insert(text)
        self.textEdited.emit(self.text())

    def erase(self) -> None:
        """Backspace while something else had the keyboard."""
        self.backspace()
        self.textEdited.emit(self.text())

    def _edited(self, text: str) -> None:
        before, self._before = self._before, text
        words = split_words(text)
        # A blank that is typed by hand between letters separates nothing.
        if len(words) > 1 and len(text) > len(before) + 1:
            self.pasted.emit(words)
            return
        kept = "".join(letter for letter in text if letter.isalpha())
        shown = czech.upper(kept)[:MOST_LETTERS]
        if shown != text:
            place = self.cursorPosition() - (len(text) - len(shown))
            self.setText(shown)
            self.setCursorPosition(max(0, place))
        self.typed.emit(shown)

    def _wink(self) -> None:
        self._caret = not self._caret
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter writes the word down, Esc drops it, arrows go to the dice."""
        arrows = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
        key = Qt.Key(event.key())
        self._caret = True
        if self.choosing and self._choose_by(key, event.text()):
            return
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.submitted.emit()
        elif key == Qt.Key.Key_Escape and self.text():
            self.dismissed.emit()
        elif key in arrows and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.stepped.emit()
        else:
            super().keyPressEvent(event)

    def _choose_by(self, key: Qt.Key, text: str) -> bool:
        """Whether the key was for the words to choose from."""
        if key in _STEPS:
            self.walked.emit(_STEPS[key])
        elif len(text) == 1 and text in "123456789":
            self.numbered.emit(int(text))
        elif key == Qt.Key.Key_Space:
            self.submitted.emit()
        else:
            return False
        return True

    def event(self, event: QEvent) -> bool:
        """Tab walks while there is something to choose from."""
        if self.choosing and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                return self._choose_by(key, "")
        return super().event(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Show what is being composed (a dead háček waiting for its letter)."""
        self._preedit = event.preeditString()
        super().inputMethodEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._caret = True
        self._blink.start()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._blink.stop()
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        place = self.cursorPosition()
        text = self.text()
        shown = text[:place] + czech.upper(self._preedit) + text[place:]
        place += len(self._preedit)
        size = self.height() * 0.78 if self.big else min(look.pxf(44), self.height() * 0.62)
        font = fonts.face(fonts.SERIF, "Black", size, SPACING)
        wide = QFontMetricsF(font).horizontalAdvance(shown)
        room = self.width() - size * 0.3
        if self.choosing and wide > 2 * room:
            # The words to choose from say it all.
            shown, place, wide = "", 0, 0
        if wide > room:
            size *= room / wide
            font = fonts.face(fonts.SERIF, "Black", size, SPACING)
        metrics = QFontMetricsF(font)
        baseline = self.height() / 2 + metrics.capHeight() * 0.5 + size * 0.05
        good = shown[: len(shown) - self._stray] if self._stray else shown
        draw_text(painter, good, QPointF(0, baseline), font, colours.letter if self.big else colours.ink)
        if self._stray:
            painter.setPen(colours.red)
            painter.drawText(QPointF(metrics.horizontalAdvance(good), baseline), shown[len(good) :])
        if self.hasFocus() and self._caret and self.isEnabled():
            x = metrics.horizontalAdvance(shown[:place]) + size * 0.10
            tall = max(size, look.pxf(36)) * 0.42
            painter.setPen(QPen(colours.red, look.pxf(3), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(x, self.height() / 2 - tall), QPointF(x, self.height() / 2 + tall))


class WordStrip(KeptClear, Spoken, Canvas, QWidget):
    """Field, caption and button on a slip of paper; or the invitation to shake.

    Signals:
        submitted(): the button or Enter. chosen(str): one of several words that were meant.
        shake_begun(), shake_ended(): the shaking button is held.
    """

    submitted = Signal()
    chosen = Signal(str)
    shake_begun = Signal()
    shake_ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = WordField(self)
        self.field.submitted.connect(self.submitted)
        self.field.walked.connect(self._walk)
        self.field.numbered.connect(self._choose_number)
        self.caption = Label("", "meta", "ink2", align=Qt.AlignmentFlag.AlignRight)
        self.enter = IconButton("enter", "", "primary", side=47)
        self.enter.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.enter.clicked.connect(self.submitted)
        self.note = Label("", "meta", "ink2", wrap=True)
        self.shake = PaperButton("", "primary", "shuffle")
        self.shake.pressed.connect(self.shake_begun)
        self.shake.released.connect(self.shake_ended)
        self._choices: list[PaperButton] = []
        self._marked = 0
        self._row = boxes.row(
            (self.field, 1), self.caption, (self.note, 1), self.shake, self.enter, inside=self
        )
        theme.follow_now(self, self._restyle)
        self.say(self.field.setAccessibleName, lambda: self.tr("word"))
        self.say(self.enter.set_name, lambda: self.tr("Write the word down"))
        self.say(self.shake.setText, lambda: self.tr("Shake"))
        self.show_entry()

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setContentsMargins(look.px(31), look.px(4), look.px(12), look.px(8))
        self._row.setSpacing(look.px(12))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.field.setFixedHeight(max(1, self.height() - theme.current().px(14)))

    def set_big(self, big: bool) -> None:
        """A yellow slip whose letters fill it, or the usual one."""
        self.field.big = big
        self.note.set_role("screen" if big else "meta")
        self.note.set_colour("letter" if big else "ink2")
        self._show_entry(self.field.isVisibleTo(self))
        self.update()

    def show_entry(self) -> None:
        """Show the entry in place of the note about the shake."""
        self._show_entry(True)
        self.shake.hide()

    def show_note(self, text: str, *, shake: bool = False) -> None:
        """Say something instead; ``shake`` offers the button that shakes."""
        self.offer(())
        self._show_entry(False)
        self.note.setText(text)
        self.shake.setVisible(shake)

    def _show_entry(self, entry: bool) -> None:
        self.field.setVisible(entry)
        self.caption.setVisible(entry and not self.field.big)
        self.enter.setVisible(entry and not self.field.big)
        self.note.setVisible(not entry)

    def set_caption(self, text: str) -> None:
        """How many letters, and what writes the word down."""
        self.caption.setText(text)

    def offer(self, words: Sequence[str]) -> None:
        """Let the player say which of several words was meant; empty takes the question back.

        The field keeps the keyboard, so that whoever types on loses no letter; the first is marked.
        """
        if [button.text() for button in self._choices] == list(words):
            return
        for button in self._choices:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._choices = []
        for word in words:
            button = PaperButton(word, "secondary")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, word=word: self.chosen.emit(word))
            self._row.insertWidget(self._row.indexOf(self.enter), button)
            button.show()
            self._choices.append(button)
        self.caption.setVisible(not words and self.enter.isVisibleTo(self))
        self.field.choosing = bool(words)
        if self._choices:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self._mark(0)

    def _mark(self, at: int) -> None:
        self._marked = at
        for index, button in enumerate(self._choices):
            button.set_kind("ink" if index == at else "secondary")
        # The keyboard stays in the field; a screen reader hears of the word all the same.
        QAccessible.updateAccessibility(QAccessibleEvent(self._choices[at], QAccessible.Event.Alert))

    def _walk(self, step: int) -> None:
        self._mark((self._marked + step) % len(self._choices))

    def _choose_number(self, number: int) -> None:
        if number <= len(self._choices):
            self.chosen.emit(self._choices[number - 1].text())

    @property
    def marked(self) -> str:
        """The word that Enter takes, empty where there is nothing to choose from."""
        return self._choices[self._marked].text() if self._choices else ""

    @property
    def choices(self) -> tuple[PaperButton, ...]:
        """The buttons of the words that may be meant."""
        return tuple(self._choices)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        if self.field.big:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.yellow)
            painter.drawRoundedRect(QRectF(self.rect()), self.height() * 0.14, self.height() * 0.14)
            return
        thick = look.px(paper.THICKNESS)
        face = QRectF(self.rect()).adjusted(1, 1, -1, -thick - 1)
        outline = paper.cut(face, look.pxf(14), 8, 0.0 if colours.flat else look.pxf(1.5))
        border = colours.line if colours.flat else None
        paper.paint_sheet(
            painter, outline, colours.raised, colours.line, thick, border=border, border_width=look.pxf(2)
        )

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and self.field.isVisible():
            self.field.setFocus(Qt.FocusReason.MouseFocusReason)
        return super().event(event)
