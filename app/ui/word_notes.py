"""What can be said about a word: how common it is, who took it, or why it is refused."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.lexicon.lexicon import Lexicon, LexiconProblem
from app.storage.household import Household
from app.ui import texts
from app.ui.grammar_words import described

translate = QCoreApplication.translate

COMMON, USUAL = 20_000, 60_000
"""Ranks up to which a lemma is one that most people know, or have at least met."""


class WordNotes:
    """Answers for one policy of the word list."""

    def __init__(self, lexicon: Lexicon, policy: str, household: Household) -> None:
        self._lexicon, self._household = lexicon, household
        self._policy = lexicon.policy(policy)

    def is_common(self, word: str) -> bool:
        """Whether most people know the word."""
        judgement = self._policy.judge(word)
        return judgement.accepted and self._lexicon.rank(judgement.number) <= COMMON

    def takes(self, word: str) -> bool:
        """Whether the word counts: by the word list or by the household's own."""
        judgement = self._policy.judge(word)
        return judgement.accepted or judgement.word in self._household.words()

    def _how_common(self, number: int) -> str:
        rank = self._lexicon.rank(number)
        if rank <= COMMON:
            return translate("Words", "A common word.")
        if rank <= USUAL:
            return translate("Words", "A less common word.")
        return translate("Words", "A rare word or form.")

    def _grammar(self, word: str) -> str:
        try:
            return described(word, self._lexicon.analyses(word))
        except LexiconProblem:  # the game goes on without the explanation
            return ""

    def explain(self, word: str) -> str:
        """A sentence about the word in the language of the moment."""
        judgement = self._policy.judge(word)
        if judgement.accepted:
            grammar = self._grammar(judgement.word)
            note = self._how_common(judgement.number)
            text = translate("Words", "{grammar}. {note}") if grammar else "{note}"
            return text.format(grammar=grammar, note=note)
        known = next((entry for entry in self._household.all() if entry.word == judgement.word), None)
        if known is not None:
            names = texts.listed(known.by) if known.by else translate("Words", "the table")
            return translate("Words", "Your own word, accepted by {names}.").format(names=names)
        reason = texts.reason_words(judgement.reason)
        return translate("Words", "Does not count: {reason}.").format(reason=reason)
