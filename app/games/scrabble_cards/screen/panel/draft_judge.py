"""What is told of the words of a draft before it is confirmed."""

from __future__ import annotations

from collections.abc import Callable

from app.games.scrabble_cards.model import Observation
from app.games.scrabble_cards.screen.hand.draft import LetterDraft
from app.games.scrabble_cards.table import Cell, TableWord


def tells(seen: Observation) -> bool:
    """Whether people agreed that the program says if a word is good before it is laid (RULES SK15)."""
    return seen.options.words == "auto" or seen.options.adviser == "on"


class DraftJudge:
    """Asks the word list about a draft; what it said of a word is kept, as the rules keep to it in a game."""

    def __init__(self, draft: LetterDraft, takes: Callable[[str], bool]) -> None:
        self._draft, self._takes = draft, takes
        self._known: dict[str, bool] = {}

    def good(self, word: TableWord) -> bool | None:
        """None where nobody may know, or a blank stands for no letter yet."""
        seen = self._draft.taken_up
        if seen is None or not tells(seen) or "?" in word.text:
            return None
        text = word.text.lower()
        if text not in self._known:
            self._known[text] = self._takes(text)
        return self._known[text]

    def wrong(self) -> TableWord | None:
        """The first word of the draft that the list does not take; only where it would be refused."""
        seen = self._draft.taken_up
        if seen is None or seen.options.words != "auto":
            return None
        return next((word for word in self._draft.words() if self.good(word) is False), None)

    def parts(self) -> list[tuple[Cell, ...]]:
        """Parts of an old word that may be declared; where words are told only those that make words."""
        draft, kept = self._draft, self._draft.fragment
        found = []
        for part in draft.parts():
            draft.fragment = part
            if all(self.good(word) is not False for word in draft.words()):
                found.append(part)
        draft.fragment = kept
        return found

    def next_part(self) -> None:
        """Whole words, then one part after the other (RULES SK16)."""
        parts = self.parts()
        draft = self._draft
        here = parts.index(draft.fragment) + 1 if draft.fragment in parts else 0
        draft.fragment = parts[here] if here < len(parts) else ()
        draft.settle_extras()
