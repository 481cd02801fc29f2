"""Drills about words: which short ones count, and what can stand before and behind others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from app.lexicon.czech import fold
from app.lexicon.dawg import ABSENT, FINAL, TARGET_MASK
from app.lexicon.judge import Judge
from app.lexicon.policy import Reason
from app.practice.drill import Drill, DrillEntry, DrillQuestion

YES, NO = 0, 1
"""The answers of the drill of short words, in their order."""
SHORT = (2, 4)
"""How many letters short words have."""
CHOICES = 4
TRIES = 60
"""So often chance may fail before there is no question."""
GAP = "…"


class _Step(NamedTuple):
    """Which words a step of difficulty asks about: from these ranks of lemma and form on, and up to them."""

    above: int
    upto: int


_RANKS = (_Step(0, 6_000), _Step(3_000, 30_000), _Step(20_000, 150_000))
_LONG_RANKS = (_Step(0, 5_000), _Step(2_000, 15_000), _Step(8_000, 40_000))
_LONG = (5, 9)
_PART = (1, 3)
_COMMON_PARTS = 90
"""So many of the commonest beginnings (or endings) of words are asked about and offered."""
_REST = 3
"""So many letters are left of a word at least."""
_JOINT, _SEEN = 3, 8
"""So many parts make words with a rest at least; so often letters stand together that look right."""
_EXTREME = 3
"""Longer words by so many letters or fewer: what could be the beginning of a coarse one is not shown."""


class WordStock:
    """The words of a judge as drills need them, gathered once. May be shared by drills, not by threads."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self._lexicon, self._policy = judge.lexicon, judge.policy
        self._dawg = judge.lexicon.dawg
        self.letters = "".join(sorted(self._dawg.codes))

    def said(self, number: int) -> int:
        """The rank of a word as people meet it: of lemma or form, whichever is rarer."""
        rank = self._lexicon.rank(number)
        return max(rank, self._lexicon.form_rank(number)) if self._lexicon.language == "cs" else rank

    def is_fit(self, number: int) -> bool:
        """Whether a word counts beyond doubt and is fit for everybody's eyes."""
        return number != ABSENT and self._policy.sure(number) and self._lexicon.gentle(number)

    def short(self) -> Iterator[str]:
        """All fit words of so few letters."""
        fewest, most = SHORT
        for word in self._under(self._dawg.root, "", most):
            if len(word) >= fewest and self.is_fit(self._dawg.number(word)):
                yield word

    def _under(self, node: int, prefix: str, most: int) -> Iterator[str]:
        for letter, _, edge in self._dawg.children(node):
            text = prefix + letter
            if edge & FINAL:
                yield text
            if len(text) < most:
                yield from self._under(edge & TARGET_MASK, text, most)

    def common(self, step: _Step, lengths: tuple[int, int]) -> list[str]:
        """Fit words of these ranks and lengths."""
        found = []
        for number in self._lexicon.commonest(step.upto, step.upto * 2):
            if self._lexicon.rank(number) > step.above and self.is_fit(number):
                word = self._dawg.word(number)
                if lengths[0] <= len(word) <= lengths[1]:
                    found.append(word)
        return found

    def is_none(self, text: str) -> bool:
        """Whether this is surely no word: no game takes it, it is no name, no form of spoken Czech either,
        and nobody reads a coarse word into it."""
        judged = self.judge.judge(text)
        unknown = not judged.accepted and judged.reason is Reason.UNKNOWN
        return unknown and self._dawg.number(text) == ABSENT and not self._begins_coarse(text)

    def is_a_slip(self, text: str) -> bool:
        """Whether a mark, or i for y, makes a word of it: that would be a question about spelling."""
        number = self._dawg.number
        return any(
            number(text[:at] + other + text[at + 1 :]) != ABSENT
            for at, letter in enumerate(text)
            for other in self.letters
            if other != letter and _sound(other) == _sound(letter)
        )

    def _begins_coarse(self, text: str) -> bool:
        place = self._dawg.walk(text)
        if place == ABSENT or len(text) < 3:
            return False
        node = self._dawg.edges[place] & TARGET_MASK
        longer = self._under(node, text, len(text) + _EXTREME)
        return any(not self._lexicon.gentle(self._dawg.number(word)) for word in longer)


class ShortWords:
    """Does this short word count? Half of them do; the others differ from one that does by a letter."""

    def __init__(self, stock: WordStock) -> None:
        self._stock = stock
        words = {word: stock.said(stock.judge.lexicon.dawg.number(word)) for word in stock.short()}
        self._steps = [
            [word for word, rank in words.items() if above < rank <= upto] for above, upto in _RANKS
        ]
        self._threes = Counter(three for word in words for three in _threes(word))
        self._bare = {fold(word) for word in words}

    def make(self, step: int, luck: Random) -> DrillQuestion | None:
        words = self._steps[step] or self._steps[0]
        counts = luck.random() < 0.5
        for _ in range(TRIES if words else 0):
            # The shorter ones first: they are few and worth knowing.
            word = min(luck.choice(words), luck.choice(words), key=len)
            if counts:
                return self._asked(word, counts=True)
            other = self._changed(word, luck)
            if self._stock.is_none(other) and self._is_like_a_word(other) and not self._is_near(other):
                return self._asked(other, counts=False)
        return None

    def again(self, key: str, luck: Random) -> DrillQuestion | None:
        """By what counts today."""
        return self._asked(key, counts=self._stock.judge.judge(key).accepted)

    @staticmethod
    def _asked(word: str, *, counts: bool) -> DrillQuestion:
        return DrillQuestion(word, word, ("yes", "no"), YES if counts else NO, (word,))

    def _changed(self, word: str, luck: Random) -> str:
        """The word with one of its letters exchanged for another of its kind; not a vowel at its end, where
        people might know of a form that the list lacks."""
        at = luck.randrange(len(word) - (word[-1] in _VOWELS))
        vowels = [letter for letter in self._stock.letters if letter in _VOWELS]
        others = [letter for letter in self._stock.letters if letter not in _VOWELS]
        return word[:at] + luck.choice(vowels if word[at] in _VOWELS else others) + word[at + 1 :]

    def _is_near(self, text: str) -> bool:
        """Whether it is a word but for marks or an ending: that would be a question about spelling."""
        return self._could_be_a_form(text) or fold(text) in self._bare or self._stock.is_a_slip(text)

    def _could_be_a_form(self, text: str) -> bool:
        """Whether people might take it for a form of a word: another vowel behind the stem, or none (jám), or
        what is done by whoever did something (ptal: ptán)."""
        number = self._stock.judge.lexicon.dawg.number
        done = text.rstrip(_VOWEL_LETTERS)
        if done.endswith("án") and number(f"{done[:-2]}al") != ABSENT:
            return True
        stem = text[:-1] if text[-1] in _VOWELS else text
        if len(stem) < _STEM:
            return False
        return any(number(stem + vowel) != ABSENT for vowel in ("", *_VOWELS))

    def _is_like_a_word(self, text: str) -> bool:
        return all(self._threes[three] > 1 for three in _threes(text))


class WordParts:
    """Which of these can stand before (or behind) that, so that it becomes a word? Exactly one can."""

    def __init__(self, stock: WordStock, *, before: bool) -> None:
        self._stock, self._before = stock, before
        self._steps = [stock.common(step, _LONG) for step in _LONG_RANKS]
        counted: Counter[str] = Counter()
        for word in self._steps[0]:
            for length in range(_PART[0], _PART[1] + 1):
                counted[self._cut(word, length)[0]] += 1
        self._parts = [part for part, _ in counted.most_common(_COMMON_PARTS)]
        self._threes = Counter(
            three for words in self._steps[:2] for word in words for three in _threes(word)
        )

    def make(self, step: int, luck: Random) -> DrillQuestion | None:
        words = self._steps[step] or self._steps[0]
        for _ in range(TRIES if words else 0):
            word = luck.choice(words)
            part, rest = self._cut(word, luck.randint(*_PART))
            found = self._asked(part, rest, luck) if self._is_a_joint(part, rest) else None
            if found is not None:
                return found
        return None

    def again(self, key: str, luck: Random) -> DrillQuestion | None:
        part, _, rest = key.partition("|")
        known = part and rest and self._stock.judge.judge(self._joined(part, rest)).accepted
        return self._asked(part, rest, luck) if known else None

    def _asked(self, part: str, rest: str, luck: Random) -> DrillQuestion | None:
        wrong = [other for other in self._parts if other != part and abs(len(other) - len(part)) <= 1]
        luck.shuffle(wrong)
        others: list[str] = []
        for other in wrong:
            if len(others) == CHOICES - 1:
                break
            if self._could_be(other, rest) and self._stock.is_none(self._joined(other, rest)):
                others.append(other)
        if len(others) < CHOICES - 1:
            return None
        place = luck.randrange(CHOICES)
        others.insert(place, part)
        shown = f"{GAP}{rest}" if self._before else f"{rest}{GAP}"
        return DrillQuestion(f"{part}|{rest}", shown, tuple(others), place, (self._joined(part, rest),))

    def _is_a_joint(self, part: str, rest: str) -> bool:
        """Whether words are put together there: other parts make words with the rest, too."""
        if part not in self._parts or len(rest) < _REST:
            return False
        number = self._stock.judge.lexicon.dawg.number
        made = sum(number(self._joined(other, rest)) != ABSENT for other in self._parts)
        return made >= _JOINT

    def _could_be(self, part: str, rest: str) -> bool:
        """Whether the letters at the seam stand together in words, and nobody writes or says it so."""
        word = self._joined(part, rest)
        if (not self._before and word.endswith(_SAID_SO)) or self._stock.is_a_slip(word):
            return False
        if self._stock.judge.lexicon.dawg.number(rest) != ABSENT and part in (
            _JOINED_FREELY if self._before else _FORMED_FREELY
        ):
            return False  # said by somebody (promiluje, doutníka, mamutek), whatever the list has
        if not self._before and part[0] == rest[-1]:
            return False  # a letter twice is a question about spelling (míchanný)
        at = len(part if self._before else rest)
        seams = (f"^{word}$"[at + one : at + one + 3] for one in (-1, 0, 1))
        return all(len(seam) < 3 or self._threes[seam] > _SEEN for seam in seams)

    def _cut(self, word: str, length: int) -> tuple[str, str]:
        return (word[:length], word[length:]) if self._before else (word[-length:], word[:-length])

    def _joined(self, part: str, rest: str) -> str:
        return part + rest if self._before else rest + part


_SAID_SO = ("sku", "cku", "no", "hráme")
"""How words end that anybody might make of an adjective (po vlčku, vlahno), or says of playing."""
_JOINED_FREELY = frozenset(
    {"do", "na", "nad", "ne", "nej", "o", "ob", "od", "po", "pod", "pro", "pře", "před", "při", "roz"}
    | {"s", "u", "v", "vy", "z", "za"}
)
"""What may stand before nearly every verb or noun."""
_STEM = 3
"""From so many letters on a stem is known for one."""
_VOWEL_LETTERS = "aáeéěiíoóuúůyý"
_VOWELS = frozenset(_VOWEL_LETTERS)
_FORMED_FREELY = _VOWELS | {"ek", "ka", "ký", "ná", "né", "ní", "ný", "ská", "ské", "ský"}
"""What may stand behind nearly every noun, as its ending or in a word made of it."""


def _sound(letter: str) -> str:
    """A letter without its mark, y being i."""
    return fold(letter).replace("y", "i")


def _threes(word: str) -> Sequence[str]:
    framed = f"^{word}$"
    return [framed[at : at + 3] for at in range(len(framed) - 2)]


def _short(judge: Judge | None) -> Drill:
    return ShortWords(WordStock(_needed(judge)))


def _beginnings(judge: Judge | None) -> Drill:
    return WordParts(WordStock(_needed(judge)), before=True)


def _endings(judge: Judge | None) -> Drill:
    return WordParts(WordStock(_needed(judge)), before=False)


def _needed(judge: Judge | None) -> Judge:
    if judge is None:
        raise ValueError("no judge of words")
    return judge


WORD_DRILLS = (
    DrillEntry("short", _short),
    DrillEntry("beginnings", _beginnings),
    DrillEntry("endings", _endings),
)
