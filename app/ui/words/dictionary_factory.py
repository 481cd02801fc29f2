"""The dictionary at work: its page, the household's say about words, and whether the word list is whole."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.lexicon.problems import LexiconProblem
from app.ui import faces
from app.ui.services import Services
from app.ui.thread_bridge import ThreadBridge

# The dictionary and the word list are imported when they are needed: the first picture needs neither.
if TYPE_CHECKING:
    from app.ui.pages.dictionary.page import DictionaryPage
    from app.ui.pages.dictionary.worker import DictionaryWorker


class DictionaryFactory(QObject):
    """Makes dictionary pages; they share one worker.

    Signals:
        list_damaged(object LexiconProblem): the word list on the disk is not what it was.
    """

    list_damaged = Signal(object)

    def __init__(
        self,
        services: Services,
        window: QWidget,
        keep: Callable[[Callable[[], object]], bool],
        who: Callable[[], list[str]],
    ) -> None:
        """keep: does something that writes a file and tells the person when it fails.

        who: the names in which words are added and banned.
        """
        super().__init__(window)
        self._services, self._keep, self._who = services, keep, who
        self._worker: DictionaryWorker | None = None
        self._check = ThreadBridge("list check", self)

    def check_list(self) -> None:
        """See, while nobody waits for it, whether the word list is whole: a damaged one would lie later."""
        lexicon = self._services.lexicon
        if lexicon is not None:
            self._check.ask(lambda _: lexicon.verify(), failed=self._tell_damage)

    def _tell_damage(self, problem: Exception) -> None:
        if not isinstance(problem, LexiconProblem):
            raise problem
        self.list_damaged.emit(problem)

    def is_open(self, page: QWidget | None) -> bool:
        from app.ui.pages.dictionary.page import DictionaryPage

        return isinstance(page, DictionaryPage)

    def page(self, policy: str | None = None) -> DictionaryPage:
        """A new page. ``policy``: whose words decide at first, None for all."""
        from app.ui.pages.dictionary.lookup import ALL_GAMES, WordLists, is_czech
        from app.ui.pages.dictionary.page import DictionaryPage  # start-up time: not on the first picture
        from app.ui.pages.dictionary.worker import DictionaryWorker

        services = self._services
        if self._worker is None and services.lexicon is not None:
            asked = tuple(faces.by_policy())
            in_english = not all(map(is_czech, asked))
            english = services.english if in_english else None
            self._worker = DictionaryWorker(WordLists(services.lexicon, english, asked), self)
            self._worker.failed.connect(self.list_damaged)
            if in_english and services.english_problem is not None:
                self.list_damaged.emit(services.english_problem)
        page = DictionaryPage(services, self._worker, policy or ALL_GAMES)
        page.word_added.connect(partial(self._decide, services.household.add))
        page.word_banned.connect(
            lambda word, forms: self._keep(lambda: services.household.ban(word, self._who(), forms=forms))
        )
        page.word_removed.connect(lambda word: self._keep(lambda: services.household.remove(word)))
        return page

    def _decide(self, action: Callable[..., Any], word: str) -> None:
        """Add or ban a word in the name of the person who plays."""
        self._keep(lambda: action(word, self._who()))

    def stop(self) -> None:
        if self._worker is not None:
            self._worker.stop()
