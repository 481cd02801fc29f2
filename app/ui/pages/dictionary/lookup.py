"""What the dictionary page asks the word list: pure answers, no widgets, made in a thread of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from app.lexicon import czech
from app.lexicon.analysis import Analysis, FormKind, Pos, Tag, WordForm, is_basic, read_code
from app.lexicon.dawg import ABSENT
from app.lexicon.finding import ANY, MANY
from app.lexicon.lexicon import LANGUAGE_OF, POLICIES, UNRANKED, Judgement, Lexicon, Policy, Reason
from app.lexicon.meanings import Meaning
from app.lexicon.morphology import base_first
from app.lexicon.policy import WIDEST
from app.lexicon.suggesting import suggestions

ALL_GAMES = "all"
"""Instead of a policy: the verdict is about every Czech game."""

MEANINGS = 2
"""So many lemmas that a word may belong to have their meaning told."""

NEAREST = 12
"""Words offered for one that nobody takes."""

LONGEST_LIST = 500
"""Words shown of a longer answer, the commonest of them; and so many more at a time."""
MOST_MATCHES = 60_000
"""Matches looked at; a pattern that has more is told to say more."""
LONGEST_QUERY = 40


class Mode(Enum):
    WORD = "word"
    """A word, or with ``?`` and ``*`` all words that fit."""
    LETTERS = "letters"
    """Words from given letters; ``?`` is a blank."""
    SHORT = "short"
    """All words of so few letters, each explained; of those that have what is written in them."""


class PartsOfSpeech(Enum):
    """Which parts of speech are looked for."""

    ANY = frozenset(Pos)
    NOUN = frozenset({Pos.NOUN})
    ADJECTIVE = frozenset({Pos.ADJECTIVE})
    VERB = frozenset({Pos.VERB})
    OTHER = ANY - NOUN - ADJECTIVE - VERB


_MADE_NOUNS = ("ost",)
_MADE = (*_MADE_NOUNS, "ův", "in", "ý", "cí", "ší", "ě", "e", "o", "y", "i", "t")
"""Endings of basic forms that are no entries: lesklost, otcův, dělající, krásně; verbs of stems (housti)."""

_INFINITIVES = ("t", "ti", "ci")
_NEVER_VERBS = ("ých", "ého", "ému", "ými", "ími", "ům", "ův")
"""Endings that no form of a verb has."""


@dataclass(frozen=True)
class Filters:
    """What words must be to be listed. length: 0 for any. basic: as in dictionaries, not inflected.

    whole: made of all the letters.
    """

    length: int = 0
    speech: PartsOfSpeech = PartsOfSpeech.ANY
    basic: bool = False
    whole: bool = False

    @property
    def of_grammar(self) -> bool:
        """Whether each word has to be taken apart for it."""
        return self.basic or self.speech is not PartsOfSpeech.ANY

    def may_take(
        self, word: str, entries: Callable[[str], object], other: Callable[[str], bool] = lambda _: True
    ) -> bool:
        """Whether the word may be taken, told without taking it apart.

        entries: those with this head. A basic form is the head of one, or made in ways that its ending tells.
        other: whether a word may be no noun, adjective or verb.
        """
        if self.speech is PartsOfSpeech.OTHER and not other(word):
            return False
        if self.speech is PartsOfSpeech.VERB and (
            word.endswith(_NEVER_VERBS) or (self.basic and not word.endswith(_INFINITIVES))
        ):
            return False
        made = _MADE_NOUNS if self.speech is PartsOfSpeech.NOUN else _MADE
        return (
            not self.basic or word.endswith(made) or bool(entries(word) or entries(word.removeprefix("ne")))
        )

    def take(self, word: str, readings: Iterable[Analysis]) -> bool:
        """Whether the word may be read as what is looked for."""
        return any(
            reading.pos in self.speech.value and (not self.basic or is_basic(word, reading))
            for reading in readings
            if Tag.NAME not in reading.tags
        )


@dataclass(frozen=True)
class LookupQuery:
    """What stands in the field. ``policy``: a game's policy or ALL_GAMES. shown: how many words are listed at
    most. pictured: whether a picture beside a word is wanted; else none is read from the disk."""

    text: str
    mode: Mode = Mode.WORD
    policy: str = ALL_GAMES
    filters: Filters = field(default_factory=Filters)
    shown: int = LONGEST_LIST
    pictured: bool = True

    @property
    def wants_list(self) -> bool:
        """Whether words are looked for rather than one word judged."""
        return self.mode is not Mode.WORD or ANY in self.text or MANY in self.text

    @property
    def is_blank(self) -> bool:
        """Nothing is asked yet; short words are listed by themselves."""
        return self.mode is not Mode.SHORT and not tidy(self.text, self.mode)


@dataclass(frozen=True)
class LemmaForm:
    """One form of the lemma: what it is, and which games take it."""

    word: str
    forms: tuple[WordForm, ...]
    taken_by: frozenset[str]


@dataclass(frozen=True)
class WordReport:
    """Everything about one word.

    verdicts: policy → what the word list says by it, in the order of the page.
    rank: None when no text had it. readings: what it may be, likeliest first. forms: of the lemma of
    the first reading. nearest: accepted words that were perhaps meant, for a word no game takes; no
    vulgar ones. vulgar: by the word list. meanings: of the first readings' lemmas. written: the words of
    written Czech that a spoken form stands for; readings, forms and meanings are of the first of them.
    english: readings and meanings are those of the English word. picture: a PNG of what it names, or none.
    """

    word: str
    verdicts: Mapping[str, Judgement]
    rank: int | None
    readings: tuple[Analysis, ...] = ()
    forms: tuple[LemmaForm, ...] = ()
    nearest: tuple[str, ...] = ()
    vulgar: bool = False
    meanings: tuple[Meaning, ...] = ()
    written: tuple[str, ...] = ()
    english: bool = False
    picture: bytes = b""


@dataclass(frozen=True)
class ShortWord:
    """A word of the lists of short ones: what it may be, likeliest first, and what the first lemma means."""

    word: str
    readings: tuple[Analysis, ...]
    meanings: tuple[Meaning, ...]
    vulgar: bool = False


@dataclass(frozen=True)
class FoundWords:
    """The answer to a pattern or to letters, ready to be read: the longest first, then by alphabet.

    total: how many there are in all; ``more``: there are even more than that; ``cut``: too many to
    look at them all. explained: short words
    with what each of them is.
    """

    words: tuple[str, ...]
    total: int
    more: bool = False
    cut: bool = False
    explained: tuple[ShortWord, ...] = ()

    @property
    def goes_on(self) -> bool:
        """Whether more of them can be shown."""
        return self.total > len(self.words) or (self.more and not self.cut)


def tidy(text: str, mode: Mode) -> str:
    """What is typed, as it is looked up: normalised; letters without anything between them."""
    text = czech.normalise(text)[:LONGEST_QUERY]
    if mode is Mode.LETTERS:
        return "".join(letter for letter in text if letter.isalpha() or letter == ANY)
    return text


def is_czech(policy: str) -> bool:
    """Whether a policy, or ALL_GAMES, is about Czech words."""
    return LANGUAGE_OF.get(policy, "cs") == "cs"


@dataclass(frozen=True)
class WordLists:
    """The word lists that the page asks.

    english: None where it is not to be had. asked: policies in the order of the page, those of the games that
    there are.
    """

    czech: Lexicon
    english: Lexicon | None = None
    asked: tuple[str, ...] = tuple(POLICIES)

    @property
    def policies(self) -> tuple[str, ...]:
        """Every policy that can be asked, in the order of the page."""
        return tuple(name for name in self.asked if is_czech(name) or self.english is not None)

    def lexicon(self, policy: str) -> Lexicon:
        """The list behind a policy; ALL_GAMES means the Czech one."""
        return self.czech if is_czech(policy) or self.english is None else self.english

    def in_english(self, word: str, policy: str, verdicts: Mapping[str, Judgement]) -> Lexicon | None:
        """The English list, where a word is to be explained by that: when a game in English is asked that
        takes it, or no other one does."""
        asked = verdicts if policy == ALL_GAMES else (policy,)
        taken = any(verdicts[name].accepted and not is_czech(name) for name in asked)
        alone = not any(said.accepted and is_czech(name) for name, said in verdicts.items())
        return self.english if taken and (alone or policy != ALL_GAMES) else None

    def policy(self, name: str) -> Policy:
        """A policy by name; for all games the widest."""
        return self.lexicon(name).policy(WIDEST if name == ALL_GAMES else name)


def report(lists: WordLists, word: str, policy: str = ALL_GAMES, *, pictured: bool = True) -> WordReport:
    """Judge one word for every game; words near it are looked for where the chosen game refuses it."""
    verdicts = {name: lists.policy(name).judge(word) for name in lists.policies}
    lexicon = lists.lexicon(policy)
    number = lexicon.dawg.number(word)
    spoken = any(verdict.reason is Reason.COLLOQUIAL for verdict in verdicts.values())
    written = lists.czech.written_forms(word) if spoken else ()
    told = written[0] if written else word
    analyses = lists.czech.spoken_analyses if written else lists.czech.analyses
    readings = analyses(word) if word.isalpha() else ()
    in_english = lists.in_english(word, policy, verdicts)
    if in_english is not None:
        readings = in_english.analyses(word)
    nearest: tuple[str, ...] = ()
    if word.isalpha() and not any(verdict.accepted for verdict in verdicts.values()):
        found = suggestions(lexicon, lists.policy(policy), word, NEAREST)
        nearest = tuple(near for near in found if not lexicon.vulgar(lexicon.dawg.number(near)))
    forms = lemma_forms(lists.czech, told, lists.policies) if readings and in_english is None else ()
    vulgar = number != ABSENT and lexicon.vulgar(number)
    rank = UNRANKED if number == ABSENT else lexicon.told_rank(number, readings)
    known = None if rank == UNRANKED else rank
    explained = in_english or lists.czech
    return WordReport(
        word,
        verdicts,
        known,
        readings,
        forms,
        nearest,
        vulgar,
        explained.meanings.of_readings(readings, MEANINGS, told),
        written,
        in_english is not None,
        explained.pictures.of(readings) if pictured else b"",
    )


def lemma_forms(lexicon: Lexicon, word: str, policies: Iterable[str] = POLICIES) -> tuple[LemmaForm, ...]:
    """The forms of the entry that a word most likely belongs to, which is the one told first, in the order of
    grammar books."""
    morphology = lexicon.morphology
    told = [(one.lemma, one.pos) for one in lexicon.analyses(word)[:1]]
    readings = sorted(morphology.readings(word), key=base_first)
    readings.sort(key=lambda one: (one.sense.lemma, one.sense.pos) not in told)
    if not readings:
        made = morphology.transgressive(word)
        readings = sorted(morphology.readings(made[0]), key=base_first) if made is not None else []
    if not readings:
        return ()
    chosen = readings[0]
    found: dict[str, dict[WordForm, None]] = {}
    for text, sense in morphology.forms(chosen.head, chosen.flags):
        if (
            sense.sub is chosen.sense.sub
            and sense.pos is chosen.sense.pos
            and sense.lemma == chosen.sense.lemma
        ):
            found.setdefault(chosen.prefix + text, {}).update(dict.fromkeys(read_code(sense.code)))
    asked = [lexicon.policy(name) for name in policies if is_czech(name)]
    forms = [
        LemmaForm(text, tuple(forms), frozenset(policy.name for policy in asked if policy.accepts(text)))
        for text, forms in found.items()
    ]
    forms = [form for form in forms if form.taken_by or form.word == word or chosen.name]
    return tuple(sorted(forms, key=_grammar_order))


_KINDS = {kind: place for place, kind in enumerate(FormKind)}


def _grammar_order(form: LemmaForm) -> tuple[int, int, int, int]:
    """Infinitive, singular from the first case on, plural; persons; participles."""
    return min(
        (_KINDS[one.kind], one.number or 0, min(one.cases, default=0), one.person or 0) for one in form.forms
    )
