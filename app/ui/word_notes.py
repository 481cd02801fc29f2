"""What can be said about a word: its form, where it counts and why not, how common it is, who took it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from app.lexicon.lexicon import UNRANKED, Lexicon, LexiconProblem, Reason
from app.storage.household import Household, HouseholdWord
from app.ui import grammar_texts, texts
from app.widgets.names import listed

translate = QCoreApplication.translate

COMMON, USUAL = 20_000, 60_000
"""Ranks up to which a lemma is one that most people know, or have at least met."""

SHORT = 2
"""So many readings of a word are told beside a game."""

_STEPS = (1_500, 6_000, COMMON, USUAL)
"""Ranks up to which a lemma has 5, 4, 3, 2 of 5 steps of commonness."""


# Names of the games as the dictionary says them --------------------------------------------------


def policy_name(policy: str) -> str:
    """Whose rules: “Scrabble cards, classic words”."""
    return {
        "boggle": translate("Words", "Boggle"),
        "quiddler": translate("Words", "Quiddler"),
        "scrabble-classic": translate("Words", "Scrabble cards, classic words"),
        "scrabble-inflected": translate("Words", "Scrabble cards, inflected words"),
        "english": translate("Words", "Quiddler in English"),
    }[policy]


def policy_short(policy: str) -> str:
    """The same on a narrow button; ``all``: every game."""
    return {
        "all": translate("Words", "All games"),
        "boggle": translate("Words", "Boggle"),
        "quiddler": translate("Words", "Quiddler"),
        "scrabble-classic": translate("Words", "Scrabble classic"),
        "scrabble-inflected": translate("Words", "Scrabble inflected"),
        "english": translate("Words", "English"),
    }[policy]


# Verdicts ---------------------------------------------------------------------------------------


def short_verdict(accepted: bool, reason: Reason | None) -> str:
    """One game's answer in a word or two."""
    if accepted:
        return translate("Words", "counts")
    return {
        Reason.EMPTY: translate("Words", "nothing written"),
        Reason.CHARACTERS: translate("Words", "letters only"),
        Reason.NAME: translate("Words", "proper name"),
        Reason.ABBREVIATION: translate("Words", "abbreviation"),
        Reason.INTERJECTION: translate("Words", "interjection"),
        Reason.OBLIQUE: translate("Words", "not the nominative"),
        Reason.TRANSGRESSIVE: translate("Words", "transgressive"),
        Reason.UNATTESTED: translate("Words", "nobody uses it"),
        Reason.BANNED: translate("Words", "banned by you"),
    }.get(reason or Reason.UNKNOWN, translate("Words", "not in the dictionary"))


def why_not(reason: Reason | None) -> str:
    """Why a word is refused, as a sentence of its own without a full stop."""
    return {
        Reason.EMPTY: translate("Words", "Nothing is written"),
        Reason.CHARACTERS: translate("Words", "A word is made of letters only"),
        Reason.NAME: translate("Words", "It is a proper name"),
        Reason.ABBREVIATION: translate("Words", "It is an abbreviation"),
        Reason.INTERJECTION: translate("Words", "It is an interjection that does not count here"),
        Reason.OBLIQUE: translate("Words", "Declined words count in the nominative only"),
        Reason.TRANSGRESSIVE: translate("Words", "It is a transgressive"),
        Reason.UNATTESTED: translate("Words", "The rules would make it, but nobody uses it"),
        Reason.BANNED: translate("Words", "You have banned it"),
    }.get(reason or Reason.UNKNOWN, translate("Words", "It is not in the dictionary"))


def where_it_counts(answers: Mapping[str, bool]) -> str:
    """“counts in all games”, from what each policy says."""
    taken = [policy for policy, accepted in answers.items() if accepted]
    refused = [policy for policy, accepted in answers.items() if not accepted]
    if not refused:
        return translate("Words", "counts in all games")
    if not taken:
        return translate("Words", "counts in no game")
    if refused == ["scrabble-classic"]:
        return translate("Words", "does not count in the classic variant")
    names = listed([policy_name(policy) for policy in taken])
    return translate("Words", "counts in {games} only").format(games=names)


# Commonness -------------------------------------------------------------------------------------


def commonness(rank: int | None) -> tuple[int, str]:
    """Steps from 1 to 5, and what they mean."""
    step = 1 if rank is None else next((5 - n for n, most in enumerate(_STEPS) if rank <= most), 1)
    words = (
        translate("Words", "a rare word or form"),
        translate("Words", "a less common word"),
        translate("Words", "a common word"),
        translate("Words", "a very common word"),
        translate("Words", "one of the commonest words"),
    )
    return step, words[step - 1]


# The household's say -----------------------------------------------------------------------------


def household_sentence(entry: HouseholdWord) -> str:
    """Who took or banned a word, and when."""
    moment = texts.when(entry.added)
    if not entry.by:
        text = (
            translate("Words", "Banned {moment}.")
            if entry.banned
            else translate("Words", "Your own word, taken {moment}.")
        )
        return text.format(moment=moment)
    text = (
        translate("Words", "Banned by {names}, {moment}.")
        if entry.banned
        else translate("Words", "Your own word, taken by {names}, {moment}.")
    )
    return text.format(names=listed(entry.by), moment=moment)


class WordNotes:
    """Answers for one policy of the word list."""

    def __init__(self, lexicon: Lexicon, policy: str, household: Household) -> None:
        self._lexicon, self._household = lexicon, household
        self._policy = lexicon.policy(policy)

    def is_common(self, word: str) -> bool:
        """Whether most people know the word."""
        judgement = self._policy.judge(word)
        return judgement.accepted and self._lexicon.rank(judgement.number) <= COMMON

    def rank(self, word: str) -> int:
        """How common the word is, 1 the commonest."""
        judgement = self._policy.judge(word)
        return self._lexicon.rank(judgement.number) if judgement.accepted else UNRANKED

    def takes(self, word: str) -> bool:
        """Whether the word counts: by the household's own list, else by the word list."""
        entry = self._household.find(word)
        return self._policy.accepts(word) if entry is None else not entry.banned

    def explain(self, word: str) -> str:
        """A sentence about the word in the language of the moment."""
        entry = self._household.find(word)
        if entry is not None:
            return household_sentence(entry)
        judgement = self._policy.judge(word)
        told = self._grammar(judgement.word)
        note = self._how_common(judgement.number) if judgement.accepted else f"{why_not(judgement.reason)}."
        return translate("Words", "{grammar}. {note}").format(grammar=told, note=note) if told else note

    def _how_common(self, number: int) -> str:
        rank = self._lexicon.rank(number)
        if rank <= COMMON:
            return translate("Words", "A common word.")
        if rank <= USUAL:
            return translate("Words", "A less common word.")
        return translate("Words", "A rare word or form.")

    def _grammar(self, word: str) -> str:
        try:
            readings = grammar_texts.readings_told(word, self._lexicon.analyses(word), SHORT)
        except LexiconProblem:  # the game goes on without the explanation
            return ""
        text = "; ".join(readings)
        return text[:1].upper() + text[1:]
