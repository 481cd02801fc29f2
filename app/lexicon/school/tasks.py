"""Tasks by grammar for a lesson: only verbs, feminine nouns, words with ě, vyjmenovaná slova.

A word fulfils a task if one of its likely readings does. Which one that is, is told with the answer, for
whoever explains it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from app.lexicon.analysis import Analysis, Gender, Pos, Tag
from app.lexicon.lexicon import Lexicon
from app.lexicon.school.nouns import NounKind, kind_of

LIKELY = 40_000
"""Rank of the lemma up to which a reading is one that people think of."""
LONG = 5
"""Letters of a long word, at least."""
EVERY = "all"

_PREFIXES = (
    "ne|nej|na|ná|nad|při|pří|pře|vy|vý|u|ú|od|ode|ob|o|do|dů|za|zá|z|s|se|so|roz|po|pod|před|vz|v|pro|prů|spolu|"
    "pra|proti|jedno|dobro|zlo|lehko"
)
_FEW = "ne|nej|z|po|při|od|na|ná|ob|za|pře"
"""Before vy and vý: others would find them in endings (sovy, pravý)."""


class _Family(NamedTuple):
    """prefixes: what may stand, also several times, before a beginning; begun: how its words begin; alike:
    how strangers begin that look the same; whole: words that take no prefix."""

    prefixes: str
    begun: str
    alike: str
    whole: str = ""

    def pattern(self) -> re.Pattern[str]:
        strangers = f"(?!{self.alike})" if self.alike else ""
        alone = f"|(?:{self.whole})$" if self.whole else ""
        return re.compile(f"(?:{self.prefixes})*{strangers}(?:{self.begun}){alone}")


_FAMILIES: Mapping[str, _Family] = {
    "b": _Family(
        _PREFIXES,
        "být|býv|byl|byt|byd|byv|bystr|obyčej|kobyl|býk|býč|býl|babyk|živobyt|starobyl|blahobyt",
        "byteln",
        "by|bys|bych|byste|bychom|aby|abys|abych|abyste|abychom|kdyby|kdybys|kdybych|kdybyste|kdybychom",
    ),
    "l": _Family(
        _PREFIXES,
        "slyš|slých|mlýn|mlyn|blýs|blys|blýšť|lyk|plyn|plyň|plýtv|plýv|lys|lýs|lýt|lýk|lýč|lyč|lyž|pelyn|pelyň|plyš",
        "lysol",
    ),
    "m": _Family(
        _PREFIXES,
        "mýt|myt|myj|myl|mýv|myv|mýd|myd|myč|myc(?!h)|mýc(?!h)|mysl|myšl|mýšl|mýl|hmyz|myš|hlemýž|myk|mýk|smyč|"
        "dmých|dmych|chmýř|nachomýt|sumýš",
        "mýtu|mýty|mýtů|mýtem|mýtic|mytol|mytic|mycel|mýval",
        "my|mys|mysu|mysy|mysem|mysů",
    ),
    "p": _Family(
        _PREFIXES,
        "pých|pych|pyš|pytel|pytl|pysk|netopýr|slepýš|pyl|kopyt|klopýt|třpyt|pyt|pyk|pýr|pýř|pyř|čepýř",
        "pylon|pytag|pytho|pythi",
    ),
    "s": _Family(
        _PREFIXES,
        "syn|syt|sýt|sýr|syr|sych|sýkor|sýč|syč|sysel|sysl|syk|syp|sýp",
        "synag|synon|synt|sync|syner|synd|synap|synop|syri|sýri|syrsk|syršt|syřan",
    ),
    "v": _Family(_FEW, "vy.|vý.|žvýk|žvyk|povyk|cavyk|velvysl|jihovýchod|severovýchod|tělovýchov", "", "vy"),
    "z": _Family(_PREFIXES, "jazyk|jazýč|jazyč|jazyc|zýv|ruzyn", "", "brzy"),
}

_FORMS: Mapping[str, re.Pattern[str]] = {letter: family.pattern() for letter, family in _FAMILIES.items()}
_FAMILY = "vyj:"

TASKS: tuple[str, ...] = (
    EVERY,
    "noun",
    "verb",
    "adjective",
    "masculine",
    "feminine",
    "neuter",
    "long",
    "ě",
    "ů",
    *(f"{_FAMILY}{letter}" for letter in _FAMILIES),
)
"""Names of the tasks, as they are kept; ``vyj:b`` are vyjmenovaná slova after b."""

_SPEECH = {"noun": Pos.NOUN, "verb": Pos.VERB, "adjective": Pos.ADJECTIVE}
_GENDERS = {
    "masculine": (Gender.MASCULINE_ANIMATE, Gender.MASCULINE_INANIMATE),
    "feminine": (Gender.FEMININE,),
    "neuter": (Gender.NEUTER,),
}


@dataclass(frozen=True)
class TaskAnswer:
    """Whether a word fulfils a task. reading: by which it does, else what the word most likely is; None for a
    word without grammar. kind: gender and pattern, where that is a noun."""

    fulfilled: bool
    reading: Analysis | None = None
    kind: NounKind | None = None


def family_of(task: str) -> str:
    """The letter of a task of vyjmenovaná slova; empty for others."""
    return task.removeprefix(_FAMILY) if task.startswith(_FAMILY) else ""


def answer(lexicon: Lexicon, task: str, word: str) -> TaskAnswer:
    """Judge a (normalised) word by a task of `TASKS`. Raises LexiconProblem, ValueError for another task."""
    if task not in TASKS:
        raise ValueError(task)
    readings = _likely(lexicon.analyses(word))
    wanted = _wanted(lexicon, task)
    if wanted is None:
        return _told(lexicon, _by_letters(task, word), readings[0] if readings else None)
    for reading in readings:
        if wanted(reading):
            return _told(lexicon, True, reading)
    return _told(lexicon, False, readings[0] if readings else None)


def fulfils(lexicon: Lexicon, task: str, word: str) -> bool:
    """Whether a (normalised) word fulfils a task; asks the grammar only where the task does."""
    if task in _SPEECH or task in _GENDERS:
        return answer(lexicon, task, word).fulfilled
    return _by_letters(task, word)


def _told(lexicon: Lexicon, fulfilled: bool, reading: Analysis | None) -> TaskAnswer:
    noun = reading is not None and reading.pos is Pos.NOUN
    return TaskAnswer(
        fulfilled, reading, kind_of(lexicon.morphology, reading.lemma) if reading and noun else None
    )


def _likely(readings: tuple[Analysis, ...]) -> list[Analysis]:
    """The first reading, and others that people think of."""
    plain = [one for one in readings if Tag.NAME not in one.tags]
    return [
        one for at, one in enumerate(plain) if at == 0 or (one.rank <= LIKELY and Tag.ARCHAIC not in one.tags)
    ]


def _wanted(lexicon: Lexicon, task: str) -> Callable[[Analysis], bool] | None:
    """What a reading must be; None where only letters count."""
    if task in _SPEECH:
        return lambda reading: reading.pos is _SPEECH[task]
    if task in _GENDERS:
        return lambda reading: _is_of(lexicon, reading, _GENDERS[task])
    return None


def _is_of(lexicon: Lexicon, reading: Analysis, genders: tuple[Gender, ...]) -> bool:
    if reading.pos is not Pos.NOUN:
        return False
    kind = kind_of(lexicon.morphology, reading.lemma)
    return kind is not None and kind.gender in genders


def _by_letters(task: str, word: str) -> bool:
    if task == EVERY:
        return True
    if task == "long":
        return len(word) >= LONG
    family = family_of(task)
    if family:
        return _FORMS[family].match(word) is not None
    return task in word
