"""Asks the word lists for the dictionary: one question at a time, a newer one drops the older."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.lexicon.lexicon import LexiconProblem
from app.ui import thread_bridge
from app.ui.pages.dictionary.finder import WordFinder
from app.ui.pages.dictionary.lookup import (
    FoundWords,
    LookupQuery,
    WordLists,
    WordReport,
    is_czech,
    report,
    tidy,
)

TELL_EVERY = 0.1
"""Seconds between two tellings of how far a search is."""


class DictionaryWorker(QObject):
    """Answers questions without holding up the screen.

    Signals:
        answered(object Question, object WordReport or FoundWords)
        searched(object Question, float share): the answer takes long; so much is done.
        failed(object LexiconProblem): the word list turned out to be damaged.
    """

    answered = Signal(object, object)
    searched = Signal(object, float)
    failed = Signal(object)

    def __init__(self, lists: WordLists, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lists = lists
        self._finder = WordFinder(lists)
        self._newest: thread_bridge.Question | None = None
        self._thread = thread_bridge.ThreadBridge("dictionary", self)

    def ask(self, question: LookupQuery) -> None:
        """Ask a question; an older one that still waits is dropped."""
        self.drop()
        self._newest = self._thread.ask(
            partial(_answer, self._finder, self.lists, question),
            partial(self.answered.emit, question),
            partial(self._fail, question),
            partial(self.searched.emit, question),
        )

    def drop(self) -> None:
        """Nothing is asked any more; a search that runs ends at once."""
        if self._newest is not None:
            self._newest.drop()

    def stop(self) -> None:
        self._thread.stop()

    def _fail(self, question: LookupQuery, problem: Exception) -> None:
        """A damaged English list says nothing more; everything else is answered."""
        if not isinstance(problem, LexiconProblem):
            raise problem
        self.failed.emit(problem)
        if self.lists.english is not None and problem.is_english:
            self.lists = replace(self.lists, english=None)
            self._finder = WordFinder(self.lists)
            if is_czech(question.policy):
                self.ask(question)


def _answer(
    finder: WordFinder, lists: WordLists, question: LookupQuery, asked: thread_bridge.Question
) -> WordReport | FoundWords:
    """Runs in the worker's thread."""
    if not question.wants_list:
        word = tidy(question.text, question.mode)
        return report(lists, word, question.policy, pictured=question.pictured)
    budget, told = asked.budget(None), time.monotonic()

    def watch(share: float) -> bool:
        nonlocal told
        now = time.monotonic()
        if now - told >= TELL_EVERY:
            told = now
            budget.progress(share)
        return budget.stop()

    return finder.find(question, watch)
