"""A click on a word that lies on a table, or F3, has it explained where it lies."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from app.tabletop.context import Cancel, ViewContext, WordExplanation
from app.tabletop.explaining.slip import ExplainingSlip
from app.tabletop.explaining.words import FoundWord, ShowsWords, words_at, words_in
from app.tabletop.note import Note
from app.widgets.kept_clear import hidden, kept_clear
from app.widgets.later import soon
from app.widgets.sheets import keyboard

CLICK = 7
"""A hand that moves less than so many pixels clicks."""
FOLLOW_MS = 150
"""So often a slip looks whether its word still lies there and whether it hides what is kept clear."""
READY_MS = 500
"""So long after the table came, once nothing moves there, its slip is made and painted unseen, and a word
is looked up, one that lies there if any does: the first click of all waits neither for letters and paper that
were never drawn nor for the entries of the word list."""

ANY_WORD = "a"
"""A word of each language, to be looked up where none lies yet."""

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.KeyPress)


class Explainer(QObject):
    """Watches the clicks on a page of a table, and answers F3.

    It only sees them: what a click does at the table it does all the same.
    """

    def __init__(
        self,
        page: QWidget,
        stage: QWidget,
        context: ViewContext,
        back: Callable[[], object],
        at_hand: Callable[[], str] = str,
    ) -> None:
        """stage: what lies under the bar of the page. back: gives the table the keyboard. at_hand: the word
        that the key asks about first, of those that lie there."""
        super().__init__(page)
        self._at_hand = at_hand
        self.busy: Callable[[], bool] = bool
        """Whether something is being shown."""
        self._page, self.stage, self._context, self._back = page, stage, context, back
        self._window: QWindow | None = None
        self._pressed: QPoint | None = None
        self._words: list[FoundWord] = []
        self._at = self._hidden = 0
        """Which of them is explained, and how much of what is kept clear its slip hides where it was put."""
        self._why = ""
        """Why it is not explained."""
        self._cancel: Cancel = _nothing
        self._slip: ExplainingSlip | None = None
        self._watch = QTimer(self, interval=FOLLOW_MS)
        self._watch.timeout.connect(self._follow)
        self._ready = QTimer(self, interval=READY_MS)
        self._ready.timeout.connect(self._make_ready)
        stage.installEventFilter(self)

    def attach(self) -> None:
        """The page is shown: clicks come through the system's window."""
        handle = cast("QWindow | None", self._page.window().windowHandle())
        if handle is not None and handle is not self._window:
            handle.installEventFilter(self)
            self._window = handle
        if self._context.about is not None:
            self._ready.start()

    @property
    def slip(self) -> ExplainingSlip | None:
        """What explains, while it is seen."""
        shown = self._slip
        return shown if shown is not None and isValid(shown) and shown.isVisible() else None

    def word(self) -> str:
        """The word that is being explained; empty for none."""
        return self.slip.word if self.slip is not None else ""

    # What is asked ----------------------------------------------------------------------------

    def ask(self) -> bool:
        """The key was pressed: explain the first word that lies there, or put the slip away. False where no
        word lies there."""
        if self.slip is not None and self.slip.hasFocus():
            self.close()
            return True
        words = words_in(self.stage)
        if not words or self._context.about is None:
            return False
        reached = self._page.window().focusWidget()
        here = reached.word_at_hand() if isinstance(reached, ShowsWords) else ""
        wanted = self.word() or (here or self._at_hand()).lower()
        self._explain(words, next((at for at, one in enumerate(words) if one.word == wanted), 0))
        if self.slip is not None:
            keyboard.give(self.slip, Qt.FocusReason.TabFocusReason)
        return True

    def close(self) -> None:
        """Put the slip away; the keyboard goes back to the table."""
        self._cancel()
        self._watch.stop()
        slip = self.slip
        if slip is not None:
            held = slip.hasFocus()
            slip.hide()
            if held:
                self._back()

    def follow(self) -> None:
        """The table may have changed: the slip stays by its word, and goes with it. While something moves, it
        looks for itself."""
        if self.slip is not None:
            soon(self, self._follow)

    def _follow(self) -> None:
        slip = self.slip
        if slip is None:
            self._watch.stop()
            return
        words = words_in(self.stage)
        lies = [at for at, one in enumerate(words) if one.word == self._words[self._at].word]
        if not lies:
            self.close()
            return
        before = self._words[self._at].place
        why = self._context.closed(words[lies[0]].laid)
        if why != self._why:
            self._explain(words, lies[0])
            return
        self._words, self._at = words, lies[0]
        if words[lies[0]].place != before or self._hides(slip):
            self._place()

    def _step(self, by: int) -> None:
        words = words_in(self.stage)
        if not words:
            self.close()
            return
        here = next((at for at, one in enumerate(words) if one.word == self.word()), -1)
        self._explain(words, (here + by) % len(words))

    # The slip ---------------------------------------------------------------------------------

    def _explain(self, words: list[FoundWord], at: int) -> None:
        about = self._context.about
        if about is None:
            return
        self._cancel()
        self._words, self._at = words, at
        slip = self._made()
        slip.worth = words[at].worth
        word, why = words[at].word, self._context.closed(words[at].laid)
        self._why = why
        if why:
            slip.show_closed(word, why)
        else:
            slip.show_waiting(word)
        self._place()
        self._watch.start()
        if not why:
            self._cancel = about(word, self._tell)

    def _tell(self, told: WordExplanation) -> None:
        if self.slip is None or told.word.casefold() != self.word().casefold():
            return
        may_look_up = not self._context.closed(False)
        self.slip.show_explanation(told, self._at, len(self._words), may_look_up=may_look_up)
        self._place()

    def _place(self) -> None:
        slip = self._made()
        kept = self._kept(slip)
        slip.lie_by(self._words[self._at].place, kept)
        self._hidden = hidden(slip.geometry(), kept)

    def _kept(self, slip: ExplainingSlip) -> list[QRect]:
        """What it may not hide: that, the words themselves, and what the table says meanwhile."""
        kept = [place for place in kept_clear(self.stage) if slip.geometry() != place]
        notes = [note for note in self.stage.findChildren(Note) if note.isVisible()]
        said = [QRect(note.mapTo(self.stage, QPoint()), note.size()) for note in notes]
        return kept + said + [one.place for one in self._words]

    def _hides(self, slip: ExplainingSlip) -> bool:
        """Whether it hides more than where it was put."""
        return hidden(slip.geometry(), self._kept(slip)) > self._hidden

    def _make_ready(self) -> None:
        if not self.busy():
            self._ready.stop()
            if self._slip is None:
                self._made().draw_ahead()
            words = words_in(self.stage)
            if self._context.about is not None:
                self._context.about(words[0].word if words else ANY_WORD, _unheard)

    def _made(self) -> ExplainingSlip:
        if self._slip is None or not isValid(self._slip):
            self._slip = slip = ExplainingSlip(self.stage)
            slip.left.connect(self.close)
            slip.stepped.connect(self._step)
        return self._slip

    # Clicks -----------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Other kinds may come while the window is being taken down: nothing is asked of the page for them.
        kind = event.type()
        if kind == QEvent.Type.Resize:
            if watched is self.stage:
                self.follow()
        elif kind in _PRESSES and isinstance(watched, QWindow) and self._page.isVisible():
            if isinstance(event, QKeyEvent):
                return self._put_away(event)
            if isinstance(event, QMouseEvent):
                self._press(event) if kind == QEvent.Type.MouseButtonPress else self._release(event)
        return False

    def _put_away(self, event: QKeyEvent) -> bool:
        """Esc puts the slip away before anything else."""
        slip = self.slip
        if (
            slip is None
            or event.key() != Qt.Key.Key_Escape
            or event.isAutoRepeat()
            or keyboard.is_covered(slip)
        ):
            return False
        self.close()
        return True

    def _press(self, event: QMouseEvent) -> None:
        at = self.stage.mapFromGlobal(event.globalPosition().toPoint())
        slip = self.slip
        if slip is not None and slip.geometry().contains(at):
            self._pressed = None
            return
        self._pressed = at if event.button() is Qt.MouseButton.LeftButton else None
        if slip is not None and not words_at(self.stage, at):
            self.close()

    def _release(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        at = self.stage.mapFromGlobal(event.globalPosition().toPoint())
        if pressed is None or (at - pressed).manhattanLength() > CLICK:
            return
        words = words_at(self.stage, at)
        if words and not keyboard.is_covered(self.stage):
            soon(self, lambda: self._clicked(words))

    def _clicked(self, under: list[FoundWord]) -> None:
        """Of words that cross each other a second click asks for the other."""
        names = [one.word for one in under]
        turn = names.index(self.word()) + 1 if self.word() in names else 0
        wanted = under[turn % len(under)]
        if len(under) == 1 and self.word() == wanted.word and turn:
            self.close()
            return
        every = words_in(self.stage)
        if wanted in every:
            self._explain(every, every.index(wanted))


def _unheard(told: WordExplanation) -> None:
    """It was asked for what it leaves ready."""


def _nothing() -> None:
    """Nothing is waited for."""
