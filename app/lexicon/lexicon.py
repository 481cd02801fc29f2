"""The word list as the program sees it: words, their numbers, ranks and the policies of the games.

Two files are joined by word number: ``cs-words.slx`` (from hunspell-cs, GPL-2) and ``cs-frequency.slx``
(from wordfreq, CC BY-SA 4.0). Opening maps them and decodes nothing.
"""

from __future__ import annotations

from pathlib import Path

from app.lexicon.columns import UNRANKED, Columns
from app.lexicon.container import Container, LexiconProblem, Problem
from app.lexicon.dawg import Dawg
from app.lexicon.policy import POLICIES, Judgement, Policy, Reason
from app.paths import resource

__all__ = ["POLICIES", "UNRANKED", "Judgement", "Lexicon", "LexiconProblem", "Policy", "Problem", "Reason"]

WORDS_FILE = "cs-words.slx"
FREQUENCY_FILE = "cs-frequency.slx"


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
        self._words.verify()
        self._frequency.verify()

    def policy(self, name: str) -> Policy:
        """The policy of this name (see `POLICIES`). Raises `KeyError` for an unknown one."""
        found = self._policies.get(name)
        if found is None:
            found = self._policies[name] = Policy(name, self.dawg, self.columns)
        return found

    def rank(self, number: int) -> int:
        """Frequency rank of the word's lemma, 1 = commonest; `UNRANKED` when unattested."""
        return self.columns.rank(number)
