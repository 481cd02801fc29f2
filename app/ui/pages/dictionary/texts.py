"""An answer of the dictionary in words: the headline, the sentences, the forms."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from app.lexicon.judge import let_spoken, overruled
from app.lexicon.lexicon import Judgement, Reason
from app.lexicon.policy import TAKES_SPOKEN
from app.storage.household import HouseholdFile, HouseholdWord
from app.tabletop import phrases
from app.ui import faces
from app.ui.pages.dictionary.forms import FormLine
from app.ui.pages.dictionary.lookup import ALL_GAMES, LemmaForm, WordReport, is_czech
from app.ui.pages.dictionary.verdict import Tone
from app.ui.words import grammar_texts, meaning_notes, word_notes

translate = QCoreApplication.translate

READINGS = 3
"""So many readings of a word are told."""


class WordAnswer:
    """One word as the chosen game (or all of them) sees it, with the household's own say on top."""

    def __init__(
        self,
        report: WordReport,
        entry: HouseholdWord | None,
        policy: str,
        *,
        gentle: bool = False,
        spoken: bool = False,
    ) -> None:
        """gentle: a vulgar word counts like any other, but nobody is to rejoice over it.

        spoken: forms of spoken Czech count where a household may have it so.
        """
        self._report, self._entry, self._policy, self._gentle = report, entry, policy, gentle
        self._spoken = spoken

    def verdicts(self) -> dict[str, Judgement]:
        """Policy → what it says; the household overrules the Czech ones."""
        banned = self._entry.banned if self._entry is not None else None
        told = {
            policy: overruled(listed, banned=banned) if is_czech(policy) else listed
            for policy, listed in self._report.verdicts.items()
        }
        if self._spoken:
            told |= {policy: let_spoken(told[policy]) for policy in TAKES_SPOKEN & told.keys()}
        return told

    def _czech(self) -> dict[str, Judgement]:
        return {policy: verdict for policy, verdict in self.verdicts().items() if is_czech(policy)}

    def _usual(self) -> dict[str, Judgement]:
        """What the games say as they are played unless people agree otherwise."""
        usual = faces.usual_policies()
        return {policy: verdict for policy, verdict in self._czech().items() if policy in usual}

    def tone(self) -> Tone:
        """Green, yellow or red; plain for a vulgar word that counts."""
        asked = self._usual() if self._policy == ALL_GAMES else {self._policy: self.verdicts()[self._policy]}
        answers = [verdict.accepted for verdict in asked.values()]
        if self._gentle and self._report.vulgar and all(answers):
            return Tone.CALM
        return Tone.GOOD if all(answers) else Tone.SOME if any(answers) else Tone.BAD

    def headline(self) -> str:
        """The answer in a few words, for the large letters."""
        tone = self.tone()
        if self._policy != ALL_GAMES:
            verdict = self.verdicts()[self._policy]
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
            if not all(verdict.accepted for verdict in self._czech().values()):
                return translate("Dictionary", "Counts nearly everywhere")
            if self._foreign():
                return translate("Dictionary", "Counts in all Czech games")
            return translate("Dictionary", "Counts in all games")
        if self._in_english():
            return translate("Dictionary", "Counts in English only")
        return translate("Dictionary", "Does not count")

    def sentences(self) -> list[str]:
        """What the word is and where it counts."""
        report = self._report
        shown = report.written[0] if report.written else report.word
        told = grammar_texts.readings_text(shown, report.readings, READINGS)
        if report.written:
            told = [word_notes.spoken_for(report.written), *told[:1]]
        czech = self._czech()
        answers = {policy: said.accepted for policy, said in czech.items()}
        where = word_notes.where_it_counts(answers, foreign=self._foreign(), in_english=self._in_english())
        taken = any(verdict.accepted for verdict in czech.values())
        if told and len(czech) > 1:
            last = translate("Dictionary", "{what}; {where}").format(what=told[-1], where=where)
            lines = [*told[:-1], last]
        elif told or len(czech) == 1:
            # One game: the big answer says all about it.
            lines = list(told)
        else:
            lines = [where] if taken else []
        if self._in_english():
            lines.append(translate("Dictionary", "an English word"))
        elif self._entry is None and not taken:
            lines += self._refusal(list(czech.values()), told=bool(told))
        return [_sentence(line) for line in lines]

    def _refusal(self, czech: list[Judgement], *, told: bool) -> list[str]:
        """Why no game takes the word, unless what it is says so already."""
        reasons = [verdict.reason for verdict in czech if verdict.reason not in _SAID_ALREADY]
        if reasons:
            return [word_notes.why_not(reasons[0])]
        return [] if told else [word_notes.why_not(Reason.UNKNOWN)]

    def _in_english(self) -> bool:
        return any(said.accepted and not is_czech(policy) for policy, said in self._report.verdicts.items())

    def _foreign(self) -> bool:
        """Whether there is a game in English that does not take the word."""
        return any(not said.accepted and not is_czech(policy) for policy, said in self.verdicts().items())

    def meaning(self) -> list[str]:
        """What the word means; a coarse word is not dwelt on where such words are kept low."""
        if self._gentle and self._report.vulgar:
            return []
        return meaning_notes.meaning_lines(self._report.word, self._report.meanings, gentle=self._gentle)

    def household_note(self) -> str:
        """Who took or banned the word, and when."""
        return "" if self._entry is None else word_notes.household_sentence(self._entry)

    def common(self) -> tuple[int, str] | None:
        """Steps of commonness, None for what is not in the list asked."""
        asked, said = is_czech(self._policy), self._report.verdicts
        listed = any(said[policy].accepted for policy in said if is_czech(policy) is asked)
        return word_notes.commonness(self._report.rank) if listed else None

    def forms(self, household: HouseholdFile) -> list[FormLine]:
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
        listed = bool(form.taken_by) if self._policy == ALL_GAMES else self._policy in form.taken_by
        banned = entry.banned if entry is not None else None
        return overruled(Judgement(form.word, listed), banned=banned).accepted


_SAID_ALREADY = frozenset((Reason.NAME, Reason.ABBREVIATION, Reason.UNKNOWN))
"""The reading or the headline says it."""


def _sentence(text: str) -> str:
    """With a capital and a full stop."""
    return translate("Dictionary", "{text}.").format(text=text[:1].upper() + text[1:])


class _Counted(QObject):
    """Only `tr` knows plural forms to the extracting tool."""

    def more_than(self, count: int) -> str:
        return self.tr("more than %n words", "", count)


def count_words(count: int, *, more: bool = False) -> str:
    """“12 words”."""
    if not count:
        return translate("Dictionary", "nothing fits")
    return _Counted().more_than(count) if more else phrases.words(count)
