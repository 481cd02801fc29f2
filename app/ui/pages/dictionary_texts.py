"""An answer of the dictionary in words: the headline, the sentences, the forms."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject

from app.lexicon.lexicon import Reason
from app.storage.household import Household, HouseholdWord
from app.ui import grammar_texts, meaning_notes, word_notes
from app.ui.pages.dictionary_forms import FormLine
from app.ui.pages.dictionary_lookup import ALL_GAMES, ENGLISH, LemmaForm, Verdict, WordReport
from app.ui.pages.dictionary_verdict import Tone

translate = QCoreApplication.translate

READINGS = 3
"""So many readings of a word are told."""


class Answer:
    """One word as the chosen game (or all of them) sees it, with the household's own say on top."""

    def __init__(
        self, report: WordReport, entry: HouseholdWord | None, policy: str, *, gentle: bool = False
    ) -> None:
        """gentle: a vulgar word counts like any other, but nobody is to rejoice over it."""
        self._report, self._entry, self._policy, self._gentle = report, entry, policy, gentle

    def verdicts(self) -> list[Verdict]:
        """What each game says; the household overrules the Czech ones."""
        entry = self._entry
        if entry is None:
            return list(self._report.verdicts)
        reason = Reason.BANNED if entry.banned else None
        return [
            verdict
            if verdict.policy == ENGLISH
            else replace(verdict, accepted=not entry.banned, reason=reason)
            for verdict in self._report.verdicts
        ]

    def _answers(self) -> dict[str, bool]:
        """The Czech games, or the one chosen."""
        chosen = self._policy
        return {
            verdict.policy: verdict.accepted
            for verdict in self.verdicts()
            if verdict.policy == chosen or (chosen == ALL_GAMES and verdict.policy != ENGLISH)
        }

    def tone(self) -> Tone:
        """Green, yellow or red; plain for a vulgar word that counts."""
        answers = self._answers().values()
        if self._gentle and self._report.vulgar and all(answers):
            return Tone.CALM
        return Tone.GOOD if all(answers) else Tone.SOME if any(answers) else Tone.BAD

    def headline(self) -> str:
        """The big answer."""
        tone = self.tone()
        if self._policy != ALL_GAMES:
            verdict = next(verdict for verdict in self.verdicts() if verdict.policy == self._policy)
            if verdict.accepted and tone is Tone.CALM:
                return translate("Dictionary", "It counts, though it is coarse")
            if verdict.accepted:
                return translate("Dictionary", "Yes, it counts")
            return translate("Dictionary", "No: {reason}").format(
                reason=word_notes.short_verdict(False, verdict.reason)
            )
        if tone is Tone.SOME:
            return translate("Dictionary", "Counts in some games")
        if tone in (Tone.GOOD, Tone.CALM):
            return translate("Dictionary", "Counts in all games")
        if self._in_english():
            return translate("Dictionary", "Counts in English only")
        return translate("Dictionary", "Does not count")

    def sentences(self) -> list[str]:
        """What the word is and where it counts."""
        report = self._report
        told = grammar_texts.readings_told(report.word, report.readings, READINGS)
        czech = [verdict for verdict in self.verdicts() if verdict.policy != ENGLISH]
        where = word_notes.where_it_counts({verdict.policy: verdict.accepted for verdict in czech})
        if told and len(czech) > 1:
            last = translate("Dictionary", "{what}; {where}").format(what=told[-1], where=where)
            lines = [*told[:-1], last]
        elif told or len(czech) == 1:
            # One game: the big answer says all about it.
            lines = list(told)
        else:
            lines = [where] if any(verdict.accepted for verdict in czech) else []
        if self._in_english():
            lines.append(translate("Dictionary", "an English word"))
        elif self._entry is None and not any(verdict.accepted for verdict in czech):
            lines += self._refusal(czech, told=bool(told))
        return [_sentence(line) for line in lines]

    def _refusal(self, czech: list[Verdict], *, told: bool) -> list[str]:
        """Why no game takes the word, unless what it is says so already."""
        reasons = [verdict.reason for verdict in czech if verdict.reason not in _SAID_ALREADY]
        if reasons:
            return [word_notes.why_not(reasons[0])]
        return [] if told else [word_notes.why_not(Reason.UNKNOWN)]

    def _in_english(self) -> bool:
        return any(verdict.accepted and verdict.policy == ENGLISH for verdict in self._report.verdicts)

    def meaning(self) -> list[str]:
        """What the word means; a coarse word is not dwelt on where such words are kept low."""
        if self._gentle and self._report.vulgar:
            return []
        return meaning_notes.meaning_lines(self._report.word, self._report.meanings)

    def household_note(self) -> str:
        """Who took or banned the word, and when."""
        return "" if self._entry is None else word_notes.household_sentence(self._entry)

    def common(self) -> tuple[int, str] | None:
        """Steps of commonness, None for what is not in the list asked."""
        english = self._policy == ENGLISH
        listed = [v for v in self._report.verdicts if (v.policy == ENGLISH) is english and v.accepted]
        return word_notes.commonness(self._report.rank) if listed else None

    def forms(self, household: Household) -> list[FormLine]:
        """The forms of the lemma with what they are; the household overrules the word list."""
        return [
            FormLine(
                form.word,
                grammar_texts.form_words(form.forms, brief=True),
                self._takes(form, household.find(form.word)),
                form.word == self._report.word,
            )
            for form in self._report.forms
        ]

    def _takes(self, form: LemmaForm, entry: HouseholdWord | None) -> bool:
        if entry is not None:
            return not entry.banned
        return bool(form.taken_by) if self._policy == ALL_GAMES else self._policy in form.taken_by


_SAID_ALREADY = frozenset((Reason.NAME, Reason.ABBREVIATION, Reason.UNKNOWN))
"""The reading or the headline says it."""


def _sentence(text: str) -> str:
    """With a capital and a full stop."""
    return translate("Dictionary", "{text}.").format(text=text[:1].upper() + text[1:])


class _Counted(QObject):
    """Only `tr` knows plural forms to the extracting tool."""

    def words(self, count: int) -> str:
        return self.tr("%n words", "", count)

    def more_than(self, count: int) -> str:
        return self.tr("more than %n words", "", count)


def count_words(count: int, *, more: bool = False) -> str:
    """“12 words”."""
    if not count:
        return translate("Dictionary", "nothing fits")
    return _Counted().more_than(count) if more else _Counted().words(count)
