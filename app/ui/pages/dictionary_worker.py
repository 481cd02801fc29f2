"""The thread of the dictionary: one question at a time, a newer one drops the older."""

from __future__ import annotations

import itertools
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal, Slot

from app.lexicon.finding import Dropped
from app.lexicon.lexicon import LexiconProblem
from app.ui.pages.dictionary_lookup import ENGLISH, Question, WordLists, find, report, tidy

log = logging.getLogger(__name__)


class DictionaryWorker(QObject):
    """Answers questions without holding up the screen.

    Signals:
        answered(object Question, object WordReport or FoundWords)
        failed(object LexiconProblem): the word list turned out to be damaged.
    """

    answered = Signal(object, object)
    failed = Signal(object)
    _done = Signal(int, object)

    def __init__(self, lists: WordLists, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lists = lists
        self._tokens = itertools.count(1)
        self._newest = 0
        self._question: Question | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="dictionary")
        self._done.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)

    def ask(self, question: Question) -> None:
        """Ask; an older question is dropped."""
        self._newest = next(self._tokens)
        self._question = question
        self._thread.submit(self._answer, self._newest, question)

    def drop(self) -> None:
        """Nothing is asked any more; a search that runs ends at once."""
        self._newest, self._question = next(self._tokens), None

    def stop(self) -> None:
        """Drop everything and end the thread."""
        self.drop()
        self._thread.shutdown(wait=True, cancel_futures=True)

    def _answer(self, token: int, question: Question) -> None:
        """In the thread."""
        if token != self._newest:
            return
        try:
            if question.wants_list:
                found: object = find(self.lists, question, lambda: token != self._newest)
            else:
                found = report(self.lists, tidy(question.text, question.mode), question.policy)
        except Dropped:
            return
        except LexiconProblem as problem:
            found = problem
        except Exception:  # the page must stay usable whatever a word does
            log.exception("dictionary: %r", question)
            return
        self._done.emit(token, found)

    @Slot(int, object)
    def _pass_on(self, token: int, found: object) -> None:
        if token != self._newest or self._question is None:
            return
        if isinstance(found, LexiconProblem):
            self.failed.emit(found)
            self._go_on_in_czech(found, self._question)
        else:
            self.answered.emit(self._question, found)

    def _go_on_in_czech(self, problem: LexiconProblem, question: Question) -> None:
        """A damaged English list says nothing more; everything else is answered."""
        if self.lists.english is not None and problem.is_english:
            self.lists = replace(self.lists, english=None)
            if question.policy != ENGLISH:
                self.ask(question)
