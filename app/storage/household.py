"""What the household says about words: its own additions to the word list, and words it has banned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from app import clock
from app.lexicon.czech import is_czech, normalise, sort_key
from app.storage.documents import Document, DocumentFile, unread

FILE = "household-words.json"
LONGEST = 64
MOST_STEPS = 50
"""So many changes can be undone."""


@dataclass(frozen=True)
class HouseholdWord:
    """One word, normalised. ``added``: local time of the decision. ``by``: names of those who said yes.

    banned: the word list's word does not count here; else the word counts whatever the list says.
    forms: words that are banned together with it, the other forms of its lemma. Older versions of the program
    do not know them and ban the word alone.
    """

    word: str
    added: datetime
    by: tuple[str, ...] = ()
    banned: bool = False
    forms: tuple[str, ...] = ()


@dataclass(frozen=True)
class HouseholdChange:
    """What was done to the list at once. words: those that changed. before, now: the entries of the first of
    them, None where it had, or has, none."""

    words: tuple[str, ...]
    before: HouseholdWord | None
    now: HouseholdWord | None


class HouseholdFile:
    """The list and its file, and what was done to it since it was read, to be undone step by step.

    Every change is in force at once; when it cannot be saved StorageProblem is raised afterwards.
    ``problem`` tells what was wrong with the file.
    """

    def __init__(self, folder: Path, *, read_only: bool = False) -> None:
        self._file = DocumentFile(folder / FILE, "slovohratky-household", 2, read_only=read_only)
        self._words: dict[str, HouseholdWord] = {}
        self._changes = 0
        self._done: list[dict[str, HouseholdWord | None]] = []
        """Of each change the entries that were there before, None for none."""
        self._gathered: tuple[int, tuple[frozenset[str], frozenset[str]]] | None = None
        self.problem = self._file.take_in(self._take_all, self.save)

    def _take_all(self, document: Document) -> int:
        self._words.clear()
        return unread(document.get("words", []), self._take)

    def _take(self, entry: object) -> bool:
        word = _word(entry)
        if word is not None:
            self._words[word.word] = word
        return word is not None

    @property
    def path(self) -> Path:
        return self._file.path

    def all(self) -> tuple[HouseholdWord, ...]:
        """Every word, in the order of a Czech dictionary."""
        return tuple(self._words[word] for word in sorted(self._words, key=sort_key))

    def words(self) -> frozenset[str]:
        """The bare words that were added, for the rules."""
        return self._bare()[0]

    def banned(self) -> frozenset[str]:
        """The bare words that were banned, with all forms that fall with them."""
        return self._bare()[1]

    def _bare(self) -> tuple[frozenset[str], frozenset[str]]:
        """Words added and banned, gathered once a change: every word at a table is asked about."""
        changes, gathered = self._changes, self._gathered
        if gathered is None or gathered[0] != changes:
            entries = tuple(self._words.values())
            added = frozenset(entry.word for entry in entries if not entry.banned)
            struck = {form for entry in entries if entry.banned for form in (entry.word, *entry.forms)}
            gathered = self._gathered = changes, (added, frozenset(struck) - added)
        return gathered[1]

    def find(self, word: str) -> HouseholdWord | None:
        """The entry that decides about a word in any writing: its own, or the ban of its lemma."""
        text = normalise(word)
        own = self._words.get(text)
        if own is not None:
            return own
        return next((entry for entry in tuple(self._words.values()) if text in entry.forms), None)

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

        Raises ValueError for what is no Czech word by its letters, StorageProblem as the class says.
        """
        return self._decide(word, by, when, banned=False)

    def ban(
        self, word: str, by: Iterable[str] = (), when: datetime | None = None, forms: Iterable[str] = ()
    ) -> HouseholdWord:
        """Refuse a word from now on, and the other forms of its lemma with it. Raises like `add`.

        Bans of single forms become part of this one.
        """
        known, before = self.find(word), dict(self._words)
        others = {normalise(form) for form in forms if self.may_hold(form)} - {normalise(word)}
        if known is not None and known.banned and others <= {known.word, *known.forms}:
            return known
        for form in others & self._words.keys():
            if self._words[form].banned:
                others.update(self._words.pop(form).forms)
        others.discard(normalise(word))
        taken = tuple(sorted(others, key=sort_key))
        return self._decide(word, by, when, banned=True, forms=taken, before=before)

    def _decide(
        self,
        word: str,
        by: Iterable[str],
        when: datetime | None,
        *,
        banned: bool,
        forms: tuple[str, ...] = (),
        before: dict[str, HouseholdWord] | None = None,
    ) -> HouseholdWord:
        """before: the list as it was, where something of it is gone already."""
        text = normalise(word)
        if not self.may_hold(text):
            raise ValueError(word)
        known = self._words.get(text)
        if known is None or known.banned is not banned or known.forms != forms:
            before = dict(self._words) if before is None else before
            moment = when or clock.now()
            self._words[text] = HouseholdWord(text, moment, tuple(by), banned, forms)
            # The forms that fall with a word are found a little later: that is no step of its own.
            same = known is not None and known.banned and banned and known.added == moment
            self._note(before, joins=same)
        return self._words[text]

    def merge(self, words: Iterable[HouseholdWord]) -> int:
        """Take over words from elsewhere; what they say of a word replaces what stood here.

        Returns how many words changed. Raises StorageProblem as the class says.
        """
        changed, before = 0, dict(self._words)
        for word in words:
            known = self._words.get(word.word)
            if known is None or known.banned is not word.banned or (word.forms and word.forms != known.forms):
                self._words[word.word] = word
                changed += 1
        if changed:
            self._note(before)
        return changed

    def remove(self, word: str) -> None:
        """Strike a word off; a ban goes with all forms it holds. Raises StorageProblem as the class says."""
        entry, before = self.find(word), dict(self._words)
        if entry is not None:
            del self._words[entry.word]
            self._note(before)

    # Undoing ----------------------------------------------------------------------------------

    def _note(self, before: Mapping[str, HouseholdWord], *, joins: bool = False) -> None:
        """The list is another: keep how it was, and write it. joins: it belongs to what was done last."""
        words = before.keys() | self._words.keys()
        changed = {word: before.get(word) for word in words if before.get(word) != self._words.get(word)}
        if joins and self._done and changed.keys() & self._done[-1].keys():
            self._done[-1] = {**changed, **self._done[-1]}
        else:
            self._done.append(changed)
        del self._done[:-MOST_STEPS]
        self.save()

    def last_change(self) -> HouseholdChange | None:
        """What `undo` would take back; None for nothing."""
        if not self._done:
            return None
        words = tuple(sorted(self._done[-1], key=sort_key))
        return HouseholdChange(words, self._done[-1][words[0]], self._words.get(words[0]))

    def undo(self) -> None:
        """Take back what was done last. Raises StorageProblem as the class says."""
        for word, entry in (self._done.pop() if self._done else {}).items():
            if entry is None:
                self._words.pop(word, None)
            else:
                self._words[word] = entry
        self.save()

    def save(self) -> None:
        """Write the file. Raises StorageProblem."""
        self._changes += 1
        self._file.write({"words": [_entry(word) for word in self.all()]})


def _entry(word: HouseholdWord) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "word": word.word,
        "added": word.added.isoformat(timespec="seconds"),
        "by": list(word.by),
    }
    if word.banned:
        entry["banned"] = True
    if word.forms:
        entry["forms"] = list(word.forms)
    return entry


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
        added = clock.now()
    names = tuple(name[:LONGEST] for name in by if isinstance(name, str)) if isinstance(by, list) else ()
    banned, forms = entry.get("banned") is True, entry.get("forms", [])
    others = [form for form in forms if isinstance(form, str)] if banned and isinstance(forms, list) else []
    kept = (normalise(form) for form in others if len(form) <= LONGEST)
    return HouseholdWord(
        normalise(text), added, names, banned, tuple(form for form in kept if is_czech(form))
    )
