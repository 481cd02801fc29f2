"""What the household says about words: its own additions to the word list, and words it has banned."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from app.lexicon.czech import is_czech, normalise, sort_key
from app.storage.documents import DocumentFile
from app.storage.problems import StorageProblem

FILE = "household-words.json"
LONGEST = 64


@dataclass(frozen=True)
class HouseholdWord:
    """One word, normalised. ``added``: local time of the decision. ``by``: names of those who said yes.

    banned: the word list's word does not count here; else the word counts whatever the list says.
    """

    word: str
    added: datetime
    by: tuple[str, ...] = ()
    banned: bool = False


class Household:
    """The list and its file.

    Every change is in force at once; when it cannot be saved StorageProblem is raised afterwards.
    ``problem`` tells what was wrong with the file.
    """

    def __init__(self, folder: Path) -> None:
        self._file = DocumentFile(folder / FILE, "slovohratky-household", 2)
        document, self.problem = self._file.read()
        self._words: dict[str, HouseholdWord] = {}
        entries = document.get("words", [])
        unread = 0
        for entry in entries if isinstance(entries, list) else [None]:
            word = _word(entry)
            if word is None:
                unread += 1
            else:
                self._words[word.word] = word
        if unread:
            self.problem = self._file.damaged(f"{unread} unreadable")
            # The file has gone aside: the words that could be read are to be here next time, too.
            with contextlib.suppress(StorageProblem):
                self.save()

    @property
    def path(self) -> Path:
        return self._file.path

    def all(self) -> tuple[HouseholdWord, ...]:
        """Every word, in the order of a Czech dictionary."""
        return tuple(self._words[word] for word in sorted(self._words, key=sort_key))

    def words(self) -> frozenset[str]:
        """The bare words that were added, for the rules."""
        return frozenset(word for word, entry in tuple(self._words.items()) if not entry.banned)

    def banned(self) -> frozenset[str]:
        """The bare words that were banned."""
        return frozenset(word for word, entry in tuple(self._words.items()) if entry.banned)

    def find(self, word: str) -> HouseholdWord | None:
        """The entry of a word in any writing."""
        return self._words.get(normalise(word))

    @staticmethod
    def may_hold(word: str) -> bool:
        """Whether this is a word by its letters."""
        text = normalise(word)
        return is_czech(text) and len(text) <= LONGEST

    def __contains__(self, word: object) -> bool:
        """Whether the household has added the word."""
        entry = self.find(word) if isinstance(word, str) else None
        return entry is not None and not entry.banned

    def __len__(self) -> int:
        return len(self._words)

    def add(self, word: str, by: Iterable[str] = (), when: datetime | None = None) -> HouseholdWord:
        """Take a word; one that is taken already stays as it was, a banned one counts again.

        Raises ValueError for what is no Czech word by its letters; StorageProblem once it is in.
        """
        return self._decide(word, by, when, banned=False)

    def ban(self, word: str, by: Iterable[str] = (), when: datetime | None = None) -> HouseholdWord:
        """Refuse a word from now on. Raises like `add`."""
        return self._decide(word, by, when, banned=True)

    def _decide(self, word: str, by: Iterable[str], when: datetime | None, *, banned: bool) -> HouseholdWord:
        text = normalise(word)
        if not self.may_hold(text):
            raise ValueError(word)
        known = self._words.get(text)
        if known is None or known.banned is not banned:
            moment = when or datetime.now().astimezone()
            self._words[text] = HouseholdWord(text, moment, tuple(by), banned)
            self.save()
        return self._words[text]

    def merge(self, words: Iterable[HouseholdWord]) -> int:
        """Take over words from elsewhere; what they say of a word replaces what stood here.

        How many words changed. Raises StorageProblem once all are in.
        """
        changed = 0
        for word in words:
            known = self._words.get(word.word)
            if known is None or known.banned is not word.banned:
                self._words[word.word] = word
                changed += 1
        if changed:
            self.save()
        return changed

    def remove(self, word: str) -> None:
        """Strike a word off. Raises StorageProblem once it is out."""
        if self._words.pop(normalise(word), None) is not None:
            self.save()

    def put_back(self, word: HouseholdWord) -> None:
        """Undo a removal. Raises StorageProblem once it is in."""
        self._words[word.word] = word
        self.save()

    def save(self) -> None:
        """Write the file. Raises StorageProblem."""
        self._file.write({"words": [_entry(word) for word in self.all()]})


def _entry(word: HouseholdWord) -> dict[str, Any]:
    entry = {"word": word.word, "added": word.added.isoformat(timespec="seconds"), "by": list(word.by)}
    return {**entry, "banned": True} if word.banned else entry


def _word(entry: Any) -> HouseholdWord | None:
    """A word from the file, None when the entry makes no sense."""
    if not isinstance(entry, Mapping):
        return None
    text, by = entry.get("word"), entry.get("by", [])
    if not isinstance(text, str) or not is_czech(normalise(text)) or len(text) > LONGEST:
        return None
    try:
        added = datetime.fromisoformat(str(entry.get("added"))).astimezone()
    except (ValueError, OverflowError, OSError):
        added = datetime.now().astimezone()
    names = tuple(str(name) for name in by) if isinstance(by, list) else ()
    return HouseholdWord(normalise(text), added, names, entry.get("banned") is True)
