"""What the dictionary is asked just now, and what came of it so far."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from app.ui.pages.dictionary.lookup import (
    ALL_GAMES,
    LONGEST_LIST,
    FoundWords,
    LookupQuery,
    Mode,
    WordReport,
)
from app.ui.pages.dictionary.worker import DictionaryWorker


class Inquiry(QObject):
    """Asks for one page. An answer stands until there is the next one, so that nothing flickers as one types.

    report: about one word. found: the list that is asked for, or in which the word stands. share: how much of
    a long search is done, None while none goes on. stopped: the person ended it. answered: what the newest
    answer is about.

    Signals:
        changed(): there is something else to be shown.
    """

    changed = Signal()

    def __init__(self, worker: DictionaryWorker | None, parent: QObject) -> None:
        """worker: None without a word list."""
        super().__init__(parent)
        self._worker = worker
        self.question = LookupQuery("")
        self.answered: LookupQuery | None = None
        self.report: WordReport | None = None
        self.found: FoundWords | None = None
        self.share: float | None = None
        self.stopped = False
        self._listed: LookupQuery | None = None
        if worker is not None:
            worker.answered.connect(self._hear)
            worker.searched.connect(self._hear_share)

    @property
    def policies(self) -> tuple[str, ...]:
        """Whose words can be asked for."""
        return self._worker.lists.policies if self._worker is not None else ()

    @property
    def first_policy(self) -> str:
        """Whose words decide where nobody says: those of the only game, else of all."""
        return self.policies[0] if len(self.policies) == 1 else ALL_GAMES

    def ask(self, question: LookupQuery) -> None:
        """Ask this from now on; a blank question has no answer."""
        if question.mode is not self.question.mode or question.is_blank:
            self.report = self.found = None
        self.question, self.share, self.stopped = question, None, False
        if self._worker is not None:
            if question.is_blank:
                self._worker.drop()
            else:
                self._worker.ask(question)
        self.changed.emit()

    def ask_for_more(self) -> None:
        self.ask(replace(self.question, shown=self.question.shown + LONGEST_LIST))

    def ask_again(self) -> None:
        """Search after all, where the search had been ended."""
        if self.stopped:
            self.ask(self.question)

    def meet(self, word: str) -> None:
        """Ask what this word of the list is; the list stays."""
        if self._worker is not None and self.found is not None:
            self.share = None
            asked = LookupQuery(word, Mode.WORD, self.question.policy, pictured=self.question.pictured)
            self._worker.ask(asked)

    def stop(self) -> bool:
        """End a search that takes long; False when none goes on."""
        if self.share is None or self._worker is None:
            return False
        self._worker.drop()
        self.share, self.stopped = None, self.found is None
        self.changed.emit()
        return True

    def _hear(self, question: LookupQuery, answer: object) -> None:
        self.share = None
        self.answered = question
        if isinstance(answer, FoundWords):
            self.found, self.report, self._listed = answer, None, question
        elif isinstance(answer, WordReport):
            self.report = answer
            if not self.question.wants_list:
                self.found = None
        self.changed.emit()

    def _hear_share(self, question: LookupQuery, share: float) -> None:
        """A search that takes long: what was found for another question would pass for its answer."""
        if self._listed is None or replace(self._listed, shown=question.shown) != question:
            self.found = self.report = None
        self.share = share
        self.changed.emit()
