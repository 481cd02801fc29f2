"""Lists of words by topic for lessons, bundled as small text files (``resources/topics``)."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from app import paths
from app.lexicon import czech

LANGUAGES = ("cs", "en")
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Topic:
    """titles: by language."""

    name: str
    titles: dict[str, str]
    words: tuple[str, ...]

    def title(self, language: str) -> str:
        """In that language, else in Czech."""
        return self.titles.get(language, self.titles["cs"])


def read(path: Path) -> Topic:
    """A list: a line with its title in each language, an empty one, and words. Raises OSError, ValueError."""
    head, _, body = path.read_text(encoding="utf-8").partition("\n\n")
    titles = dict(line.split(": ", 1) for line in head.splitlines())
    if set(titles) != set(LANGUAGES) or not body.split():
        raise ValueError(f"{path.name} is no list of words")
    return Topic(path.stem, titles, tuple(czech.normalise(word) for word in body.split()))


def bundled(folder: Path | None = None) -> list[Topic]:
    """All lists, in their order; one that cannot be read is left out."""
    found = []
    for path in sorted((folder or paths.resource("topics")).glob("[0-9]*.txt")):
        try:
            found.append(read(path))
        except (OSError, ValueError) as error:
            log.warning("topic %s: %s", path.name, error)
    return found
