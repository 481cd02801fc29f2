"""The thread of the dictionary page: one question at a time, a newer one drops the older."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QThread, Signal, Slot

from app.lexicon.lexicon import Lexicon
from app.ui.pages.dictionary_lookup import Dropped, Question, find, report, tidy

log = logging.getLogger(__name__)


class _Clerk(QObject):
    """Lives in the thread."""

    answered = Signal(int, object)

    def __init__(self, lexicon: Lexicon, newest: Callable[[], int]) -> None:
        super().__init__()
        self._lexicon, self._newest = lexicon, newest

    @Slot(int, object)
    def answer(self, token: int, question: Question) -> None:
        if token != self._newest():
            return
        try:
            if question.wants_list:
                found: object = find(self._lexicon, question, lambda: token != self._newest())
            else:
                found = report(self._lexicon, tidy(question.text, question.mode))
        except Dropped:
            return
        except Exception:  # the page must stay usable whatever a word does
            log.exception("dictionary: %r", question)
            return
        self.answered.emit(token, found)


class DictionaryWorker(QObject):
    """Answers questions without holding up the screen.

    Signals: answered(object Question, object WordReport or FoundWords)
    """

    answered = Signal(object, object)
    _asked = Signal(int, object)

    def __init__(self, lexicon: Lexicon, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tokens = itertools.count(1)
        self._newest = 0
        self._question: Question | None = None
        self._thread = QThread(self)
        self._clerk = _Clerk(lexicon, lambda: self._newest)
        self._clerk.moveToThread(self._thread)
        self._asked.connect(self._clerk.answer)
        self._clerk.answered.connect(self._pass_on)
        self._thread.start()

    def ask(self, question: Question) -> None:
        """Ask; an older question is dropped."""
        self._newest = next(self._tokens)
        self._question = question
        self._asked.emit(self._newest, question)

    def drop(self) -> None:
        """Nothing is asked any more."""
        self._newest, self._question = next(self._tokens), None

    def stop(self) -> None:
        """Drop everything and end the thread."""
        self.drop()
        self._thread.quit()
        self._thread.wait()

    @Slot(int, object)
    def _pass_on(self, token: int, found: object) -> None:
        if token == self._newest and self._question is not None:
            self.answered.emit(self._question, found)
