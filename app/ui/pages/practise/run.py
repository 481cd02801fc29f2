"""A run through a drill: a question, its answers, the clock and what was right so far."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.practice.drill import SECONDS, UNTIMED, DrillQuestion, Run
from app.tabletop import phrases
from app.ui.pages.practise.choice import ARROWS, ON, ChoiceButton, Marking, QuestionPicture
from app.ui.pages.practise.offers import Offer
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.clockface import ClockFace
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.sheets import keyboard
from app.widgets.sheets.panel import Panel
from app.widgets.sounds import Sound, Sounds
from app.widgets.spoken import Spoken

TICK_MS = 100
LOOK_MS = 1_600
"""How long the right answer is shown after a wrong one, unless somebody goes on."""
_ROW = {"+": 0, "ě": 1, "š": 2, "č": 3}
"""What the digits' keys write on a Czech keyboard."""


class RunView(Spoken, Panel):
    """Signals:
    finished(object Run, bool whole): whole: not broken off. now: tells the seconds; tests set it.
    """

    finished = Signal(object, bool)

    def __init__(self, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__("", parent, seed=5)
        self.now: Callable[[], float] = time.monotonic
        self.run = Run(())
        self._sounds = sounds
        self._offer: Offer | None = None
        self._began = 0.0
        self._timed = self._more_come = False
        self.clock = ClockFace(self, height=72)
        self.score = Label("", "score", align=Qt.AlignmentFlag.AlignRight)
        self.asks = Label("", "panel", "ink2", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.word = Label("", "letter", align=Qt.AlignmentFlag.AlignHCenter)
        self.picture = QuestionPicture()
        self.choices = [ChoiceButton(number + 1, self) for number in range(4)]
        self.note = Label("", "body", "ink2", align=Qt.AlignmentFlag.AlignHCenter, wrap=True)
        self.stop = PaperButton("", "secondary", "x")
        self.say(self.stop.setText, lambda: self.tr("Stop"))
        self.head.addWidget(self.clock)
        self.head.addWidget(self.score)
        self._row = boxes.row(*((button, 1) for button in self.choices))
        self._foot = boxes.row((self.note, 1), self.stop)
        boxes.fill(self.body, self.asks, 1, self.word, (self.picture, 6), 1, self._row, self._foot)
        self._tick, self._wait = QTimer(self), QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._wait.setSingleShot(True)
        self._tick.timeout.connect(self.look_at_clock)
        self._wait.timeout.connect(self._next)
        self.stop.clicked.connect(self.break_off)
        for at, button in enumerate(self.choices):
            button.clicked.connect(lambda _=False, at=at: self.choose(at))
        theme.follow_now(self, self._space)

    def _space(self) -> None:
        look = theme.current()
        self.head.setSpacing(look.px(28))
        self._row.setSpacing(look.px(14))
        self._foot.setContentsMargins(0, look.px(10), 0, 0)

    # Going on ---------------------------------------------------------------------------------

    def begin(self, offer: Offer, asked: Sequence[DrillQuestion], *, timed: bool) -> None:
        """Start the clock. More questions follow with `more`."""
        self._offer, self._timed = offer, timed
        self.run, self._more_come = Run(list(asked)), True
        self._began = self.now()
        self.clock.setVisible(timed)
        self.set_title(offer.words()[0])
        self.asks.setText(offer.words()[1])
        if timed:
            self._tick.start()
        self.look_at_clock()
        self._show()

    def more(self, asked: Sequence[DrillQuestion]) -> None:
        """Further questions of the same run."""
        if self._offer is None:
            return
        waited, self._more_come = self.run.question is None, False
        together = [*self.run.asked, *asked]
        self.run.asked = together if self._timed else together[:UNTIMED]
        if waited:
            self._show()

    @property
    def is_running(self) -> bool:
        """Whether a run has begun and is not over."""
        return self._offer is not None

    def look_at_clock(self) -> None:
        """Show the time; when it is up the run is over."""
        if not self._timed or self._offer is None:
            return
        left = SECONDS - (self.now() - self._began)
        self.clock.set_time(max(0.0, left), SECONDS)
        if left <= 0:
            self._end(whole=True)

    def _show(self) -> None:
        question, offer = self.run.question, self._offer
        if question is None or offer is None:
            if not self._more_come:
                self._end(whole=True)
            return
        drawn = offer.face is not None
        self.word.setVisible(not drawn)
        self.picture.setVisible(drawn)
        if offer.face is not None:
            self.picture.show_picture(offer.face.drill_example(offer.drill, question.shown).picture())
        else:
            self.word.setText(question.shown)
        texts = offer.choices(question)
        for at, button in enumerate(self.choices):
            button.setVisible(at < len(texts))
            if at < len(texts):
                button.show_choice(texts[at], self._drawn(question.choices[at]))
        self._tell_score()
        last = len(texts)
        self.note.setText(self.tr("Keys 1 to {last}; Esc stops").format(last=last))
        if self.focusWidget() not in self.choices:
            keyboard.give(self.choices[0])

    def _drawn(self, choice: str) -> QWidget | None:
        offer = self._offer
        if offer is None or offer.face is None:
            return None
        return offer.face.drill_example(offer.drill, choice).picture()

    def _tell_score(self) -> None:
        self.score.setText(str(self.run.points))
        self.score.setAccessibleName(phrases.points(self.run.points))

    def choose(self, choice: int) -> None:
        """Answer the question; after a wrong answer any key or click goes on."""
        question, offer = self.run.question, self._offer
        if self._wait.isActive():
            self._wait.stop()
            self._next()
            return
        if offer is None or question is None or choice >= len(question.choices):
            return
        if self.run.answer(choice):
            self._sounds.play(Sound.WORD_OK)
            self._show()
            return
        self._sounds.play(Sound.WORD_NO)
        self.choices[choice].tell(Marking.BAD)
        self.choices[question.right].tell(Marking.GOOD)
        self._tell_score()
        said = offer.answer_text(question, question.right)
        self.note.setText(self.tr("Right is: {answer}").format(answer=said))
        self._wait.start(LOOK_MS)

    def _next(self) -> None:
        if self._offer is not None:
            self._show()

    def break_off(self) -> None:
        """End the run before its time."""
        if self._offer is not None:
            self._end(whole=False)

    def _end(self, *, whole: bool) -> None:
        self._tick.stop()
        self._wait.stop()
        self._offer = None
        if whole:
            self._sounds.play(Sound.ROUND_END)
        self.finished.emit(self.run, whole)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits answer, arrows go from answer to answer, Esc stops."""
        text = event.text()
        shown = [button for button in self.choices if button.isVisible()]
        if event.key() == Qt.Key.Key_Escape and self.is_running:
            self.break_off()
        elif event.isAutoRepeat():
            event.accept()
        elif text in _ROW or (text.isdecimal() and "1" <= text <= "4"):
            self.choose(_ROW.get(text, ord(text[0]) - ord("1")))
        elif event.key() in ARROWS and shown:
            at = next((at for at, one in enumerate(shown) if one.hasFocus()), 0)
            step = 1 if event.key() in ON else -1
            shown[(at + step) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)
