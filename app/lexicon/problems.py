"""What can be wrong with the word files. A module of its own: the first picture needs no more of them."""

from __future__ import annotations

from enum import Enum
from pathlib import Path


class Problem(Enum):
    """What is wrong with a word file."""

    MISSING = "missing"
    DAMAGED = "damaged"


class LexiconProblem(Exception):
    """A word file cannot be used. ``kind`` says why, ``path`` which file it is."""

    def __init__(self, kind: Problem, path: Path, detail: str = "") -> None:
        super().__init__(f"{path}: {kind.value}" + (f" ({detail})" if detail else ""))
        self.kind = kind
        self.path = path
        self.detail = detail

    @property
    def is_english(self) -> bool:
        """Whether it is a file of the English word list, without which everything in Czech goes on."""
        return self.path.name.startswith("en-")
