"""What the Czech word list knows of a word, for those who choose meanings."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.lexicon.analysis import Degree, Pos, Tag
from app.lexicon.dawg import ABSENT
from app.lexicon.lexicon import Lexicon
from app.lexicon.meanings import COARSE

_OTHER_WORDS = frozenset({Tag.NAME, Tag.NEGATED, Tag.ABBREVIATION})


@dataclass
class Lemmas:
    """The lemmas that the widest policy takes, and their parts of speech."""

    lexicon: Lexicon
    _known: dict[str, frozenset[Pos]] = field(default_factory=dict, init=False)

    def parts(self, word: str) -> frozenset[Pos]:
        """The parts of speech of a lemma that may be played; nothing for whatever else it is."""
        found = self._known.get(word)
        if found is None:
            found = self._known[word] = self._find(word)
        return found

    def _find(self, word: str) -> frozenset[Pos]:
        if len(word) < 2 or not word.islower() or not self.lexicon.policy("boggle").accepts(word):
            return frozenset()
        return frozenset(
            one.pos
            for one in self.lexicon.analyses(word)
            if one.lemma == word and one.degree is Degree.POSITIVE and not one.tags & _OTHER_WORDS
        )

    def listed(self, word: str) -> bool:
        """Whether the list holds the word in any form."""
        return self.lexicon.dawg.number(word) != ABSENT

    def gentle(self, word: str) -> bool:
        """Whether the list calls the word neither vulgar nor an insult; what it lacks is neither."""
        number = self.lexicon.dawg.number(word)
        return number == ABSENT or self.lexicon.gentle(number)

    def marked(self, word: str) -> str:
        """The word, with a mark in front where it is not for children."""
        return word if self.gentle(word) else COARSE + word

    def vulgar(self, word: str) -> bool:
        """Whether the list calls the word vulgar."""
        number = self.lexicon.dawg.number(word)
        return number != ABSENT and self.lexicon.vulgar(number)
