"""English words by WordNet: what each is, in which order, and its first senses in short.

A sense is shortened to its first clauses, whole ones. Senses come by how often texts have them; of every part
of speech there is one, so that each form of a word (dogged, mice) finds its own. ``lists/english_words.tsv``
has what WordNet lacks (pronouns, prepositions, newer words) or has wrong first, in words of our own.
"""

from __future__ import annotations

import lzma
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from app.lexicon.telling import english
from app.lexicon.telling.english import PARTS, EnglishReading
from lexbuild.lists import rows

MOST, MOST_OF_RARE = 3, 2
"""Senses of a word beside the first of each part of speech."""
COMMON = 20_000
"""So many words are common ones: they have more senses, and examples."""
LONGEST, LONGEST_ALONE, USUAL, LONGEST_EXAMPLE = 150, 300, 80, 70
"""Characters of a sense, and of the only one; of one to which further clauses are put; of an example."""
UNSEEN = 0.5
"""Weight of what no text has."""
SHARE = 0.15
"""A further sense is at least so common beside the first, and a usual part of speech beside the commonest."""

_COARSE = re.compile(
    r"\b(obscene|vulgar|offensive|slurs?|disparag\w*|derogatory|ethnic slang|slang|prostitut\w*|whores?"
    r"|penis\w*|vagina\w*|vulva\w*|sexual\w*|coitus|copulat\w*|intercourse|masturbat\w*|orgasm\w*"
    r"|genital\w*|homosexual\w*|lesbians?|unattractive unpleasant|buttocks|urinate|urination|defecat\w*|feces"
    r"|excrement|brothel|erotic\w*|castrat\w*|testicles?|testes|semen|ejaculat\w*|scrotum|condom|anus|rape"
    r"|rapist|slut|bitch|fuck\w*|shit)\b",
    re.IGNORECASE,
)
_SLUR = re.compile(
    r"\b(obscene|vulgar|offensive|slurs?|disparag\w*|derogatory|ethnic slang)\b", re.IGNORECASE
)
_QUOTED = re.compile(r'"([^"]*)"')
_LED = re.compile(r"^\((?:comparative|superlative)[^)]*\)\s*")
_ASIDE = re.compile(r"\s*\([^()]*\)")
_SPELLINGS = (
    *(("ise", "ize"), ("ised", "ized"), ("ising", "izing"), ("isation", "ization"), ("our", "or")),
    *(("ours", "ors"), ("oured", "ored"), ("tre", "ter"), ("ence", "ense"), ("ogue", "og"), ("amme", "am")),
    *(("yse", "yze"), ("viour", "vior"), ("ourite", "orite"), ("ourable", "orable"), ("grey", "gray")),
)
"""British endings and American ones."""
_FORM_OF = re.compile(r"^(?:comparative|superlative|past tense|past participle|plural)( and \w+)? of\b")


@dataclass(frozen=True)
class Sense:
    part: str
    count: int
    text: str
    example: str


@dataclass
class WordNet:
    """What lies in ``sources/wordnet``."""

    senses: dict[str, list[Sense]] = field(default_factory=dict)
    totals: dict[tuple[str, str], int] = field(default_factory=dict)
    """(lemma, part of speech) -> how often texts have it."""
    irregular: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """Form -> part of speech and lemma."""

    def share(self) -> None:
        """Have spellings of one word tell the same: the senses of realise are those of realize."""
        for british in list(self.senses):
            for ending, other in _SPELLINGS:
                american = british.removesuffix(ending) + other
                if british.endswith(ending) and self.weight(american) > self.weight(british):
                    self.senses[british] = self.senses[american]
                    for part in PARTS:
                        self.totals[british, part] = self.totals.get((american, part), 0)

    def usual(self, lemma: str) -> frozenset[str]:
        """The parts of speech as which texts have a word often enough for people to think of them."""
        totals = {part: self.totals.get((lemma, part), 0) for part in PARTS}
        most = max(totals.values())
        return frozenset(part for part, total in totals.items() if total >= SHARE * most)

    def weight(self, lemma: str) -> int:
        """How often texts have a word."""
        return sum(one.count for one in self.senses.get(lemma, ()))

    def put_first(self, lemma: str, part: str, text: str) -> None:
        """Have a sense come before all others, and its part of speech too. Raises ValueError when there is
        no such sense."""
        senses = self.senses[lemma] = list(self.senses[lemma])
        at = next((n for n, one in enumerate(senses) if (one.part, one.text) == (part, text)), None)
        if at is None:
            raise ValueError(f"{lemma}: no sense “{text}”")
        most = max(one.count for one in senses) + 1
        senses.insert(0, replace(senses.pop(at), count=most))
        total = max(self.totals[lemma, one.part] for one in senses)
        self.totals[lemma, part] = max(self.totals[lemma, part], total) + 1


def read(folder: Path, first: Iterable[Sequence[str]] = ()) -> WordNet:
    """Reads the source; what insults is left out, and coarse senses of words that have others.

    first: word, part of speech and text of a sense that goes before all others."""
    found = WordNet()
    last: dict[str, list[Sense]] = {}
    """What is taken where there is nothing else."""
    for line in lzma.decompress((folder / "senses.tsv.xz").read_bytes()).decode().splitlines():
        lemma, part, count, gloss = line.split("\t")
        key = lemma, part
        found.totals[key] = found.totals.get(key, 0) + int(count)
        text, example = tidy(lemma, gloss)
        if text and not _SLUR.search(gloss):
            poor = len(text) > LONGEST or _COARSE.search(gloss)
            into = last if poor else found.senses
            into.setdefault(lemma, []).append(Sense(part, int(count), text, example))
    for lemma, senses in last.items():
        found.senses.setdefault(lemma, senses[:1])
    found.share()
    for lemma, part, text in first:
        found.put_first(lemma, part, text)
    for line in lzma.decompress((folder / "exceptions.tsv.xz").read_bytes()).decode().splitlines():
        form, part, lemma = line.split("\t")
        found.irregular.setdefault(form, []).append((part, lemma))
    return found


def tidy(lemma: str, gloss: str) -> tuple[str, str]:
    """The sense of a gloss in short and an example that has the word; empty for a sense too long."""
    told = gloss.split('; "', 1)[0].split(': "', 1)[0]
    told = told.partition(' "')[0] if told.count('"') % 2 else told
    clauses = [_clean(one) for one in re.split(r";\s+", told)]
    clauses = [one for one in clauses if one and not one.startswith(("e.g.", "i.e."))]
    if not clauses:
        return "", ""
    text = clauses[0]
    if len(text) > USUAL:
        text = _ASIDE.sub("", text).strip() or text
    for clause in clauses[1:]:
        if len(text) + len(clause) + 2 > USUAL:
            break
        text += f"; {clause}"
    if len(text) > LONGEST_ALONE or text.count("(") != text.count(")"):
        return "", ""
    stem = lemma[: max(3, len(lemma) - 2)]
    examples = [" ".join(one.split()) for one in _QUOTED.findall(gloss)]
    fit = [one for one in examples if stem in one.lower() and len(one) <= LONGEST_EXAMPLE and " " in one]
    fit = [one for one in fit if not _COARSE.search(one) and one[:1].isalpha() and "--" not in one]
    return text, _sentence(fit[0]) if fit else ""


def _clean(text: str) -> str:
    text = _LED.sub("", text.strip())
    text = re.sub(r"`([^`']*)'|\"([^\"]*)\"", r"“\1\2”", text).replace("--", "–")
    text = " ".join(text.split()).strip(" ,:;")
    return text.removesuffix(".") if not text.endswith(("etc.", "e.g.")) else text


def _sentence(text: str) -> str:
    text = text[0].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


class Chosen:
    """What is told of the words of a list."""

    def __init__(
        self,
        source: WordNet,
        words: Collection[str],
        common: Mapping[str, int],
        own: Mapping[str, list[Sense]],
        readings: Mapping[str, str],
        pasts: Mapping[str, str],
        simple: Mapping[str, list[Sense]],
    ) -> None:
        """common: word -> rank. own: senses of our own that stand in place of others. readings: likewise.

        pasts: irregular forms of verbs that are the past tense alone, or the participle. simple: senses in
        easy words, which go first and stand in place of those of their part of speech."""
        self._source, self._words, self._common, self._own = source, words, common, own
        self._given, self._pasts, self._simple = readings, pasts, simple
        self._known = {(lemma, one.part) for lemma, senses in source.senses.items() for one in senses}
        self._known |= {(lemma, one.part) for lemma, senses in own.items() for one in senses}

    def told(self) -> dict[str, str]:
        """Word -> its readings, then part of speech, text and example of each sense, with tabs between."""
        found = {}
        for word in sorted(self._words):
            senses = self._senses(word)
            readings = self._given.get(word) or self._in_order(word, self._readings(word, senses))
            if senses or readings:
                cells = [
                    cell for one in senses for cell in (PARTS[one.part].name.lower(), one.text, one.example)
                ]
                found[word] = "\t".join([readings, *cells])
        return found

    def _senses(self, word: str) -> list[Sense]:
        if word in self._own:
            return self._own[word]
        given = self._given.get(word, "").split()
        if given and all(":" in code for code in given):  # are is a form of be and no measure of land
            return []
        simple = self._simple.get(word, [])
        told = {one.part for one in simple}
        if "m" in told:
            return simple
        others = [one for one in self._picked(word) if one.part not in told]
        if simple:
            others = [one for one in others if one.part in self._source.usual(word)]
        return [*simple, *others]

    def _in_order(self, word: str, readings: str) -> str:
        """The readings with those first of which we have a sense in easy words."""
        first = [one.part for one in self._simple.get(word, [])]
        return " ".join(dict.fromkeys([*first, *readings.split()]))

    def _picked(self, word: str) -> list[Sense]:
        """Of the senses of WordNet those that are told."""
        senses = [one for one in self._source.senses.get(word, []) if not _FORM_OF.match(one.text)]
        order = self._order(word, senses)
        first = [next(one for one in senses if one.part == part) for part in order]
        common = self._common.get(word, COMMON + 1) <= COMMON
        most = max((one.count for one in senses), default=0)
        further = [one for one in senses if one not in first and most and one.count >= max(2, SHARE * most)]
        room = max(0, (MOST if common else MOST_OF_RARE) - len(first))
        kept = first + sorted(further, key=lambda one: -one.count)[:room]
        rank = {part: place for place, part in enumerate(order)}
        kept.sort(key=lambda one: (-one.count if one.count >= max(2, SHARE * most) else 0, rank[one.part]))
        leading = next((one for one in kept if one.part == order[0]), None) if order else None
        if leading is not None:
            kept.remove(leading)
            kept.insert(0, leading)
        with_example = set(kept[:1]) if common else set()
        return [one if one in with_example else Sense(one.part, one.count, one.text, "") for one in kept]

    def _order(self, word: str, senses: Iterable[Sense]) -> list[str]:
        """Parts of speech, the commonest first."""
        parts = list(dict.fromkeys(one.part for one in senses))
        return sorted(parts, key=lambda part: -self._source.totals.get((word, part), 0))

    def _readings(self, word: str, senses: list[Sense]) -> str:
        """Only where the rules alone would not say it: what a lemma is, irregular forms, and the order."""
        order = list(dict.fromkeys(one.part for one in senses))
        itself = [(self._weight(word, part), EnglishReading(part, word)) for part in order]
        irregular = self._irregular(word)
        held = {one.part for one in irregular}
        ruled = [one for one in english.by_rule(word) if one.part not in held and self._knows(one, word)]
        ruled = list({one.part: one for one in reversed(ruled)}.values())[::-1]
        if not itself and not irregular:
            if len(ruled) > 1 and self._weight(ruled[0].lemma, ruled[0].part) < self._weight(
                ruled[1].lemma, ruled[1].part
            ):
                return " ".join(map(_code, ruled[::-1]))
            return ""
        noun = self._weight(word, "n") > UNSEEN
        other = [
            (self._weight(one.lemma, one.part) * _shares(one, noun=noun), one) for one in [*irregular, *ruled]
        ]
        every = sorted([*itself, *other], key=lambda pair: -pair[0])
        if not irregular and [one for _, one in every] == [*(one for _, one in itself), *ruled]:
            return " ".join(order)
        return " ".join(_code(one) if one.forms else one.part for _, one in every)

    def _weight(self, lemma: str, part: str) -> float:
        return self._source.totals.get((lemma, part), 0) + UNSEEN

    def _knows(self, one: EnglishReading, word: str) -> bool:
        return one.lemma != word and (one.lemma, one.part) in self._known and one.lemma in self._words

    def _irregular(self, word: str) -> list[EnglishReading]:
        found = []
        regular = {(one.part, one.lemma): one for one in english.by_rule(word)}
        for part, lemma in self._source.irregular.get(word, []):
            if (lemma, part) in self._known and lemma in self._words and (part, lemma) not in regular:
                found.append(EnglishReading(part, lemma, self._forms_of(word, part, lemma)))
        return found

    def _forms_of(self, word: str, part: str, lemma: str) -> str:
        """Which form an irregular one is, by its ending; of past forms by the list."""
        if part == "n":
            return "p"
        if part in "ar":
            return "t" if word.endswith("st") else "r"
        if word.endswith("ing"):
            return "g"
        if word.endswith("s") and word in (f"{lemma}es", f"{lemma}ses", f"{lemma}zes", "has", "is", "does"):
            return "s"
        return self._pasts.get(word, "dc")


_IRREGULAR = ("good", "well", "bad", "much", "many", "little", "far")


def _code(one: EnglishReading) -> str:
    return f"{one.part}:{one.lemma}:{one.forms}" if one.forms else one.part


def _shares(one: EnglishReading, *, noun: bool) -> float:
    """How much of a word's weight falls to a form; better and bigger are degrees before anything else.

    noun: whether texts have the word as a noun (outsider)."""
    if one.part in "ar":
        return 0.02 if noun and one.lemma not in _IRREGULAR else 1.0
    return {"p": 0.3, "s": 0.12, "d": 0.3, "c": 0.2, "dc": 0.4, "g": 0.15}[one.forms]


def own_words(path: Path) -> tuple[dict[str, list[Sense]], dict[str, str]]:
    """Word -> senses of our own, and word -> its readings where the list gives them.

    A row has word, letter of the part of speech (or readings as the file has them), text and example."""
    senses: dict[str, list[Sense]] = {}
    readings: dict[str, str] = {}
    for word, part, *told in rows(path):
        if not told or told[0] == "-":
            readings[word] = part
        else:
            senses.setdefault(word, []).append(Sense(part, 1, told[0], told[1] if len(told) > 1 else ""))
    for word, found in senses.items():
        readings.setdefault(word, " ".join(dict.fromkeys(one.part for one in found)))
    return senses, readings
