"""The word list as the program sees it: words, their numbers, ranks and the policies of the games.

Two files are joined by word number: ``cs-words.slx`` (from hunspell-cs, GPL-2) and ``cs-frequency.slx``
(from wordfreq, CC BY-SA 4.0); English has such a pair from SCOWL and wordfreq. Opening maps them and decodes
nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from app.lexicon.analysis import TRANSGRESSIVES, Analysis, Degree, FormKind, Tag, WordForm, analyses_of
from app.lexicon.container import COMMON_RANK, UNRANKED, Columns, Container
from app.lexicon.czech import normalise
from app.lexicon.dawg import ABSENT, Dawg
from app.lexicon.grammar import Pos
from app.lexicon.meanings import Meanings
from app.lexicon.morphology import NAME, Morphology
from app.lexicon.policy import LANGUAGE_OF, MAX_LENGTH, POLICIES, WIDEST, Judgement, Policy, Reason
from app.lexicon.problems import LexiconProblem, Problem
from app.lexicon.spoken import written_forms
from app.lexicon.telling import grown, intimate
from app.lexicon.telling.english import analysed
from app.lexicon.telling.pictures import WordPictures
from app.paths import resource

__all__ = [
    "COMMON_RANK",
    "LANGUAGE_OF",
    "POLICIES",
    "UNRANKED",
    "Judgement",
    "Lexicon",
    "LexiconProblem",
    "Policy",
    "Problem",
    "Reason",
]

FILES = {
    "cs": ("cs-words.slx", "cs-frequency.slx"),
    "en": ("en-words.slx", "en-frequency.slx"),
}
"""Language -> its word file and its frequency file."""


class Lexicon:
    """The open word list. Make it with `Lexicon.open`.

    ``dawg`` holds the words and numbers them; ``id`` names the content and is stored in records.
    """

    def __init__(self, words: Container, frequency: Container) -> None:
        """Raises `LexiconProblem` when the two files do not belong together."""
        if frequency.header.get("words") != words.id:
            raise LexiconProblem(Problem.DAMAGED, frequency.path, "belongs to another word file")
        self._words = words
        self._frequency = frequency
        about = words.header
        self.dawg = Dawg(
            words.numbers("edges"), words.numbers("counts"), about["letters"], about["root"], about["size"]
        )
        self.columns = Columns(words, frequency, about["size"])
        self.language: str = about["language"]
        self.id = f"{self.language}-{words.id}-{frequency.id}"
        self._policies: dict[str, Policy] = {}

    @classmethod
    def open(cls, folder: Path | None = None, language: str = "cs") -> Lexicon:
        """Opens the word files of a folder (the bundled ones by default) in a language, ``cs`` or ``en``.

        Raises `LexiconProblem` (`Problem.MISSING` or `Problem.DAMAGED`) naming the file.
        """
        folder = resource("lexicon") if folder is None else folder
        words, frequency = FILES[language]
        return cls(Container(folder / words), Container(folder / frequency))

    def verify(self) -> None:
        """Checks every byte of the files; raises `LexiconProblem`."""
        self._words.verify()
        self._frequency.verify()

    def policy(self, name: str) -> Policy:
        """The policy of this name. Raises `KeyError` for an unknown one or one of another language, and
        `LexiconProblem` where a byte of the files is wrong: what is walked through then may be anything.

        Which language a policy belongs to: `LANGUAGE_OF`.
        """
        found = self._policies.get(name)
        if found is None:
            if LANGUAGE_OF[name] != self.language:
                raise KeyError(name)
            if not self._policies:
                self.verify()
            found = self._policies[name] = Policy(
                name, self.dawg, self.columns, self._unlisted, self._declined, lambda: self.intimate
            )
        return found

    def rank(self, number: int) -> int:
        """Frequency rank of the word's lemma, 1 = commonest; `UNRANKED` when unattested."""
        return self.columns.rank(number)

    def form_rank(self, number: int) -> int:
        """How common this very form is as something that people say: its rank among all such forms, 1 =
        commonest; `UNRANKED` for vocatives, transgressives and forms that hardly any text has. Czech only."""
        return self.columns.form_rank(number)

    def told_rank(self, number: int, readings: Sequence[Analysis]) -> int:
        """How common a listed word is to be called: as its lemma, but for forms that hardly anybody says.

        Nobody has counted interjections; those that count are the commonest."""
        if any(Tag.INTERJECTION_COMMON in reading.tags for reading in readings[:1]):
            return COMMON_RANK
        unsaid = self.language == "cs" and self.form_rank(number) == UNRANKED
        return UNRANKED if unsaid else self.rank(number)

    def commonest(self, lemmas: int, forms: int) -> Iterator[int]:
        """Numbers of words whose lemma and form are up to these ranks, in their order.

        Where nobody has counted forms (English), the lower of the two ranks counts."""
        if self.language == "cs":
            return self.columns.ranked(self.columns.said(forms), lemmas)
        return self.columns.ranked(range(len(self.dawg)), min(lemmas, forms))

    def _rank_of(self, lemma: str) -> int:
        number = self.dawg.number(lemma)
        return UNRANKED if number == ABSENT else self.rank(number)

    def vulgar(self, number: int) -> bool:
        """Is this a vulgar or pejorative word? Such words stay out of boards, hints and opponents' play."""
        return self.columns.listed("vulgar", number)

    def gentle(self, number: int) -> bool:
        """Is it fit for children: neither vulgar nor an insult (debil), nor between grown-ups (sex)?"""
        unfit = self.vulgar(number) or self.columns.listed("insult", number)
        return not unfit and number not in self.intimate

    @cached_property
    def intimate(self) -> frozenset[int]:
        """Words about what is between grown-ups: they are not coarse, and no answer for everybody."""
        return intimate.numbers(self.dawg, self.language)

    @cached_property
    def grown(self) -> frozenset[int]:
        """Words of papers and offices, which are said often, and not by children."""
        return grown.numbers(self.dawg, self.language)

    @cached_property
    def morphology(self) -> Morphology:
        """The entries and rules behind the words; decoded when first asked for."""
        return Morphology(self._words, self.dawg.codes)

    @cached_property
    def meanings(self) -> Meanings:
        """What the words mean, from the files beside the word list; opened when first asked for."""
        return Meanings(self._words.path.parent, self.language)

    @cached_property
    def english(self) -> Meanings:
        """What English words mean, from the files beside the word list; opened when first asked for."""
        return Meanings(self._words.path.parent, "en")

    @cached_property
    def pictures(self) -> WordPictures:
        """What some of the words look like; opened when first asked for."""
        return WordPictures(resource("pictures", "words.zip"), self.language)

    def analyses(self, word: str) -> tuple[Analysis, ...]:
        """What a word is, accepted or not, in any case: its readings, names included.

        () for the unknown; of English words only what is in the list is known.
        """
        text = normalise(word)
        if not text or len(text) > MAX_LENGTH:
            return ()
        if self.language == "en":
            known = self.meanings.english_readings(text) if self.dawg.number(text) != ABSENT else []
            return analysed(known, self._rank_of)
        number = self.dawg.number(text)
        found = analyses_of(self.morphology, text, self._rank_of)
        listed = [
            tag for name, tag in _LISTED.items() if number != ABSENT and self.columns.listed(name, number)
        ]
        if not listed:
            return found
        pos = Pos.OTHER if Tag.ABBREVIATION in listed else Pos.INTERJECTION
        kinds = {one.pos for one in found if Tag.NAME not in one.tags}
        if pos is Pos.INTERJECTION and kinds.isdisjoint((pos, Pos.OTHER, Pos.PARTICLE)):
            # No entry holds it, only the list of interjections; who says "vrz" hardly means the verb.
            said = Analysis(
                text, pos, (WordForm(FormKind.UNINFLECTED),), Degree.POSITIVE, frozenset(), UNRANKED
            )
            basic = kinds and found[0].lemma == text
            found = (found[0], said, *found[1:]) if basic else (said, *found)
        return tuple(
            replace(one, pos=pos, tags=one.tags | set(listed)) if one.pos in (pos, Pos.OTHER) else one
            for one in found
        )

    def written_forms(self, word: str) -> tuple[str, ...]:
        """The words of written Czech that a (normalised) form of spoken Czech stands for (dobrej: dobrý)."""
        return written_forms(self.policy(WIDEST).accepts, word) if self.language == "cs" else ()

    def spoken_analyses(self, word: str) -> tuple[Analysis, ...]:
        """The readings of what is written for a form of spoken Czech; of one in -ma only the seventh case."""
        written = self.written_forms(word)
        found = self.analyses(written[0]) if written else ()
        if not word.endswith("ma"):
            return found
        seventh = (replace(one, forms=tuple(_seventh(one.forms))) for one in found)
        return tuple(one for one in seventh if one.forms)

    def _unlisted(self, word: str) -> Reason | None:
        if self.language != "cs":
            return None
        # Halves of phrases (po švédsku) are entries without a paradigm that no game takes.
        readings = [one for one in self.morphology.readings(word) if one.name or one.flags]
        names = [one for one in readings if one.name]
        if len(names) < len(readings):
            # What rules make of another word (palmově) is a name only where it is a name's first form.
            names = [one for one in names if one.head == word]
        symbols = [one for one in names if one.symbol]
        # Mlíko and Novej are surnames too, yet who writes them here speaks of mléko and of what is new.
        if not symbols and self.written_forms(word):
            return Reason.COLLOQUIAL
        if not names:
            return None
        # A name that is declined: Doc is none beside doc.
        plain = any(one not in symbols and one.head == word and one.flags != NAME for one in names)
        short = len(word) == 2
        return Reason.ABBREVIATION if symbols and (short or not plain) else Reason.NAME

    def _declined(self, word: str) -> Reason:
        """Why a word that other games take is not for nominatives and verb forms only (RULES SK15)."""
        forms = [form for one in self.analyses(word) if Tag.NAME not in one.tags for form in one.forms]
        transgressive = forms and all(form.kind in TRANSGRESSIVES for form in forms)
        return Reason.TRANSGRESSIVE if transgressive else Reason.OBLIQUE


def _seventh(forms: Iterable[WordForm]) -> Iterator[WordForm]:
    """The forms that are a seventh case of the plural, as that alone."""
    return (replace(form, cases=(7,)) for form in forms if 7 in form.cases and form.number == 2)


_LISTED = {
    "interjection": Tag.INTERJECTION_COMMON,
    "rare interjection": Tag.INTERJECTION_RARE,
    "abbreviation": Tag.ABBREVIATION,
}
