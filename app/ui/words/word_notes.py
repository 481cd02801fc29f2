"""What can be said about a word: its form, where it counts and why not, how common it is, who took it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.lexicon.analysis import Analysis
from app.lexicon.czech import normalise
from app.lexicon.dawg import ABSENT
from app.lexicon.judge import Judge
from app.lexicon.lexicon import COMMON_RANK, UNRANKED, Judgement, LexiconProblem, Reason
from app.lexicon.suggesting import instead
from app.storage.household import HouseholdFile, HouseholdWord
from app.tabletop.context import WordExplanation
from app.ui import faces, texts
from app.ui.words import grammar_texts, meaning_notes
from app.widgets.names import listed

translate = QCoreApplication.translate

USUAL = 60_000
"""The rank up to which a lemma is one that most people have at least met."""

TOLD_BY_GRAMMAR = (Reason.NAME, Reason.ABBREVIATION)
"""Reasons that the reading of a word says already: “Proper name, genitive of Praha.”"""

SHORT = 2
"""So many readings of a word are told beside a game."""

TABLE_SENSES = 2
"""So many meanings of our own."""

ALL_READINGS, LEMMAS = 4, 2
"""So many readings and lemmas are told where a word is asked for by itself."""

_STEPS = (1_500, 6_000, COMMON_RANK, USUAL)
"""Ranks up to which a lemma has 5, 4, 3, 2 of 5 steps of commonness."""


# Names of the games as the dictionary says them --------------------------------------------------


def policy_name(policy: str, *, short: bool = False) -> str:
    """Whose words, with which options; a policy that no game has goes by its own name."""
    face = faces.by_policy().get(policy)
    return policy if face is None else face.policy_name(policy, short=short)


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
        Reason.COLLOQUIAL: translate("Words", "colloquial"),
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
        Reason.COLLOQUIAL: translate("Words", "Colloquial forms do not count here"),
        Reason.BANNED: translate("Words", "You have banned it"),
    }.get(reason or Reason.UNKNOWN, translate("Words", "It is not in the dictionary"))


def spoken_for(written: Sequence[str]) -> str:
    """What a form of spoken Czech stands for, as a sentence of its own without a full stop."""
    return translate("Words", "Colloquial for “{written}”").format(written=written[0])


def where_it_counts(answers: Mapping[str, bool], *, foreign: bool = False, in_english: bool = False) -> str:
    """“counts in all games”, from what each policy says.

    foreign: a game in another language does not take it. in_english: that one does.
    """
    taken = [policy for policy, accepted in answers.items() if accepted]
    refused = [policy for policy, accepted in answers.items() if not accepted]
    if not refused and foreign:
        return translate("Words", "counts in all Czech games")
    if not refused:
        return translate("Words", "counts in all games")
    if not taken and in_english:
        return translate("Words", "counts in no Czech game")
    if not taken:
        return translate("Words", "counts in no game")
    if len(refused) == 1 < len(taken):
        return translate("Words", "counts in all games but {game}").format(game=policy_name(refused[0]))
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
    """Who took or banned a word, and when; what fell with it."""
    if entry.forms:
        text = translate("Words", "{banned} The ban holds for all forms of the word together.")
        return text.format(banned=_decision(entry))
    return _decision(entry)


def _decision(entry: HouseholdWord) -> str:
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
    """Answers for the words of one table."""

    def __init__(
        self,
        judge: Judge,
        household: HouseholdFile,
        table: Judge | None = None,
        pictured: Callable[[], bool] = bool,
    ) -> None:
        """household: who decided what, and when. table: who judges at this very table, where another round
        or game has to begin before it hears of that. pictured: whether pictures are wanted beside words."""
        self._judge, self._lexicon, self._household = judge, judge.lexicon, household
        self._table, self._pictured = table or judge, pictured

    def get_ready(self) -> None:
        """Have made what the first question of each kind asks for."""
        for first in (self.is_coarse, self.is_rare, self.about):
            first("slovo")

    def is_common(self, word: str) -> bool:
        """Whether most people know the word."""
        return self.rank(word) <= COMMON_RANK

    def rank(self, word: str) -> int:
        """How common the word is, 1 the commonest."""
        judgement = self._judge.judge(word)
        listed = judgement.accepted and judgement.reason is None
        return self._lexicon.rank(judgement.number) if listed else UNRANKED

    def is_coarse(self, word: str) -> bool:
        """Whether the word list calls the word vulgar or an insult."""
        number = self._judge.judge(word).number
        return number >= 0 and not self._lexicon.gentle(number)

    def takes(self, word: str) -> bool:
        """Whether the word counts at the table: by the household's own list, else by the word list."""
        return self._table.judge(word).accepted

    def is_rare(self, word: str) -> bool:
        """Whether the word list takes the word at the table without its being beyond doubt."""
        policy = self._table.policy
        number = policy.dawg.number(normalise(word))
        return number >= 0 and policy.allows(number) and not policy.sure(number)

    def explain(self, word: str) -> str:
        """What the word is and means, in a sentence or a few, in the language of the moment."""
        entry = self._household.find(word) if self._lexicon.language == "cs" else None
        late = self.late(word)
        if entry is not None:
            return f"{household_sentence(entry)} {late}".strip()
        if late:
            return late
        judgement = self._judge.judge(word)
        if judgement.reason in (Reason.COLLOQUIAL, Reason.SPOKEN):
            return self._spoken(judgement)
        readings = self._readings(judgement.word)
        told = self._grammar(judgement.word, readings)
        if told and judgement.reason in TOLD_BY_GRAMMAR:
            return " ".join(filter(None, (f"{told}.", self._instead(judgement))))
        if judgement.accepted:
            note = self._how_common(judgement.number, readings)
        else:
            note = self._refusal(judgement)
        if told:
            note = translate("Words", "{grammar}. {note}").format(grammar=told, note=note)
        return " ".join([note, *self._meaning(judgement, readings)])

    def about(self, word: str) -> WordExplanation:
        """All that is to be said of a word where it lies: why it does not count and what would, what it is,
        what else it may be, what it means. It may be asked in any thread."""
        judgement = self._judge.judge(word)
        entry = self._household.find(word) if self._lexicon.language == "cs" else None
        written = (
            self._lexicon.written_forms(judgement.word)
            if judgement.reason in (Reason.COLLOQUIAL, Reason.SPOKEN)
            else ()
        )
        meant = written[0] if written else judgement.word
        readings = self._readings(judgement.word, spoken=bool(written))
        told = grammar_texts.readings_text(meant, readings, ALL_READINGS)
        lines = [f"{one[:1].upper()}{one[1:]}." for one in told]
        if written:
            lines.insert(0, f"{spoken_for(written)}.")
        lines += self._meaning(self._judge.judge(meant) if written else judgement, readings, LEMMAS)
        notes = [household_sentence(entry) if entry is not None else "", self.late(word)]
        refused = ""
        if judgement.accepted and entry is None:
            notes.append(self._how_common(judgement.number, readings))
        elif not judgement.accepted:
            refused = self._refusal(judgement)
        picture = self._lexicon.pictures.of(readings) if self._pictured() else b""
        return WordExplanation(judgement.word, refused, tuple(lines), " ".join(filter(None, notes)), picture)

    def _refusal(self, judgement: Judgement) -> str:
        """Why a word does not count, and what would instead."""
        return " ".join(filter(None, (f"{why_not(judgement.reason)}.", self._instead(judgement))))

    def _instead(self, judgement: Judgement) -> str:
        try:
            found = instead(self._lexicon, self._judge.policy, judgement)
        except LexiconProblem:  # the refusal stands without it
            return ""
        return (
            translate("Words", "This would count: {words}.").format(words=", ".join(found)) if found else ""
        )

    def late(self, word: str) -> str:
        """That it is too late for what is being played, where the household has only now decided; else
        nothing."""
        now, there = self._judge.judge(word).accepted, self._table.judge(word).accepted
        if now == there:
            return ""
        if now:
            return translate(
                "Words", "What is being played began without it: it will count in the next round or game."
            )
        return translate(
            "Words",
            "What is being played began with it: it counts there, and no more in the next round or game.",
        )

    def _spoken(self, judgement: Judgement) -> str:
        """What a form of spoken Czech stands for, what that is and means."""
        written = self._lexicon.written_forms(judgement.word)
        readings = self._readings(judgement.word, spoken=True)
        lines = [f"{spoken_for(written)}.", f"{self._grammar(written[0], readings)}."]
        if not judgement.accepted:
            lines.append(self._refusal(judgement))
        return " ".join([*lines, *self._meaning(self._judge.judge(written[0]), readings)])

    def _how_common(self, number: int, readings: Sequence[Analysis]) -> str:
        rank = self._lexicon.told_rank(number, readings)
        if rank <= COMMON_RANK:
            return translate("Words", "A common word.")
        if rank <= USUAL:
            return translate("Words", "A less common word.")
        return translate("Words", "A rare word or form.")

    def _readings(self, word: str, *, spoken: bool = False) -> Sequence[Analysis]:
        try:
            return self._lexicon.spoken_analyses(word) if spoken else self._lexicon.analyses(word)
        except LexiconProblem:  # the game goes on without the explanation
            return ()

    @staticmethod
    def _grammar(word: str, readings: Sequence[Analysis]) -> str:
        text = "; ".join(grammar_texts.readings_text(word, readings, SHORT))
        return text[:1].upper() + text[1:]

    def _meaning(self, judgement: Judgement, readings: Sequence[Analysis], lemmas: int = 1) -> list[str]:
        """What the likeliest lemmas mean; a table does not dwell on vulgar words."""
        if judgement.number != ABSENT and self._lexicon.vulgar(judgement.number):
            return []
        told = self._lexicon.meanings.of_readings(readings, lemmas, judgement.word)
        gentle = self._judge.for_children
        return meaning_notes.meaning_lines(judgement.word, told, TABLE_SENSES, gentle=gentle)
