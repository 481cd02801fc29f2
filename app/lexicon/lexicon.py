"""The word list as the program sees it: words, their numbers, ranks and the policies of the games.

Two files are joined by word number: ``cs-words.slx`` (from hunspell-cs, GPL-2) and ``cs-frequency.slx``
(from wordfreq, CC BY-SA 4.0). A `Policy` says which words a game takes. Opening maps the files and
decodes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from pathlib import Path

from app.lexicon.container import Container, LexiconProblem, Problem
from app.lexicon.czech import normalise
from app.lexicon.dawg import ABSENT, Dawg
from app.paths import resource

__all__ = ["UNRANKED", "Judgement", "Lexicon", "LexiconProblem", "Policy", "Problem", "Reason"]

UNRANKED = 1 << 20
"""The rank of what the frequency data never met."""

MAX_LENGTH = 64
"""Nothing longer is looked up: no word of the list is."""

WORDS_FILE = "cs-words.slx"
FREQUENCY_FILE = "cs-frequency.slx"


class Reason(Enum):
    """Why a word is refused."""

    EMPTY = "empty"
    CHARACTERS = "characters"
    UNKNOWN = "unknown"
    NAME = "name"
    ABBREVIATION = "abbreviation"
    INTERJECTION = "interjection"
    OBLIQUE = "oblique"
    TRANSGRESSIVE = "transgressive"
    NONSTANDARD = "nonstandard"


@dataclass(frozen=True)
class Judgement:
    """The answer to "does this game take this word?". ``word`` is normalised, ``number`` -1 if unlisted."""

    word: str
    accepted: bool
    reason: Reason | None
    number: int


class Policy:
    """Which words one game takes.

    ``accepted`` and ``certain`` are bit columns by word number (bit n & 7 of byte n >> 3).
    """

    def __init__(self, name: str, dawg: Dawg, accepted: bytes, certain: bytes) -> None:
        self.name = name
        self.dawg = dawg
        self.accepted = accepted
        self.certain = certain

    def judge(self, word: str) -> Judgement:
        """The verdict on a word as somebody wrote it: any case, NFC or NFD."""
        if len(word) > 2 * MAX_LENGTH:
            return Judgement(word, False, Reason.UNKNOWN, ABSENT)
        text = normalise(word)
        if not text:
            return Judgement(text, False, Reason.EMPTY, ABSENT)
        number = self.dawg.number(text)
        if number != ABSENT and self.allows(number):
            return Judgement(text, True, None, number)
        return Judgement(text, False, self._reason(text), number)

    def _reason(self, text: str) -> Reason:
        if not text.isalpha():
            return Reason.CHARACTERS
        return Reason.UNKNOWN

    def accepts(self, word: str) -> bool:
        """True when the game takes the word."""
        number = self.dawg.number(normalise(word)) if len(word) <= 2 * MAX_LENGTH else ABSENT
        return number != ABSENT and self.allows(number)

    def allows(self, number: int) -> bool:
        """True when the game takes the word of this number (from `Dawg.number` or a walk)."""
        return bool(self.accepted[number >> 3] >> (number & 7) & 1)

    def sure(self, number: int) -> bool:
        """Taken and beyond doubt: an opponent may play it, a board may hold it, results may show it."""
        return bool(self.certain[number >> 3] >> (number & 7) & 1)


class Lexicon:
    """The open word list. Make it with `Lexicon.open`."""

    def __init__(self, words: Container, frequency: Container) -> None:
        self.words = words
        self.frequency = frequency
        if frequency.header.get("words_id") != words.id:
            raise LexiconProblem(Problem.DAMAGED, frequency.path, "belongs to another word file")
        about = words.header
        self.dawg = Dawg(
            words.numbers("edges"), words.numbers("counts"), about["letters"], about["root"], about["size"]
        )
        self.id = f"cs-{words.id}-{frequency.id}"
        self._policies: dict[str, Policy] = {}

    @classmethod
    def open(cls, folder: Path | None = None) -> Lexicon:
        """Opens the word files of a folder (the bundled ones by default).

        Raises `LexiconProblem` (`Problem.MISSING` or `Problem.DAMAGED`) naming the file.
        """
        folder = resource("lexicon") if folder is None else folder
        return cls(Container(folder / WORDS_FILE), Container(folder / FREQUENCY_FILE))

    def verify(self) -> None:
        """Checks every byte of the files; raises `LexiconProblem`."""
        self.words.verify()
        self.frequency.verify()

    def policy(self, name: str) -> Policy:
        """The policy of this name. Raises `KeyError` for an unknown one."""
        found = self._policies.get(name)
        if found is None:
            if name not in POLICIES:
                raise KeyError(name)
            found = self._policies[name] = Policy(name, self.dawg, *self._columns(name))
        return found

    def _columns(self, name: str) -> tuple[bytes, bytes]:
        accepted = self.words.section(f"{name}.accepted").tobytes()
        usual = self.frequency.section("usual").tobytes()
        both = int.from_bytes(accepted, "little") & int.from_bytes(usual, "little")
        return accepted, both.to_bytes(len(accepted), "little")

    @cached_property
    def _ranks(self) -> memoryview:
        return self.frequency.section("ranks")

    @cached_property
    def _steps(self) -> list[int]:
        steps: list[int] = self.frequency.header["rank_steps"]
        return steps

    def rank(self, number: int) -> int:
        """Frequency rank of the word's lemma, 1 = commonest; `UNRANKED` when unattested."""
        step = self._ranks[number]
        return self._steps[step] if step else UNRANKED


POLICIES = ("boggle",)
"""Names that `Lexicon.policy` knows."""
