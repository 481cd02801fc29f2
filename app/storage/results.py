"""What finished games came to: a short history by game, kept longer than the games themselves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app import clock
from app.storage.documents import Document, DocumentFile

FILE = "results.json"
MOST = 200
"""Entries of one game that are kept, the last ones."""
LONGEST_ID = 80

Entry = dict[str, Any]
"""``id``: of the game it tells of; ``at``: ISO time; all else is the game's own, and doubted by it."""


def _sound(entry: object) -> bool:
    """Whether something read from the file can be an entry."""
    return (
        isinstance(entry, dict)
        and isinstance(entry.get("id"), str)
        and 0 < len(entry["id"]) <= LONGEST_ID
        and isinstance(entry.get("at"), str)
    )


class Results:
    """The entries and their file: ``{"games": {"quiddler": [entry, …]}}``, the oldest first.

    ``problem`` tells what was wrong with the file, None when nothing was.
    """

    def __init__(self, folder: Path, *, read_only: bool = False) -> None:
        self._file = DocumentFile(folder / FILE, "slovohratky-results", 1, read_only=read_only)
        self._games: dict[str, list[Entry]] = {}
        self.problem = self._file.take_in(self._take, self._save)

    def _take(self, document: Document) -> int:
        games, self._games, wrong = document.get("games", {}), {}, 0
        if not isinstance(games, dict):
            return 1
        for game, entries in games.items():
            found: list[Any] = entries if isinstance(entries, list) else [None]
            sound = [entry for entry in found if _sound(entry)]
            wrong += len(found) - len(sound)
            self._games[game] = sound[-MOST:]
        return wrong

    def of(self, game: str) -> tuple[Entry, ...]:
        """What is kept of a game, the oldest first."""
        return tuple(dict(entry) for entry in self._games.get(game, ()))

    def all(self) -> dict[str, tuple[Entry, ...]]:
        """Game → what is kept of it, the oldest first."""
        return {game: self.of(game) for game in self._games}

    def put(self, game: str, entry: Mapping[str, Any]) -> None:
        """Keep an entry, in the place of one with the same ``id``, whose time stays.

        Raises ValueError without a usable ``id`` and StorageProblem when it cannot be saved (it is kept until
        the program ends all the same)."""
        told = {"at": clock.now().isoformat(timespec="seconds"), **entry}
        if not _sound(told):
            raise ValueError(f"no entry: {entry!r}")
        entries = self._games.setdefault(game, [])
        for place, known in enumerate(entries):
            if known["id"] == told["id"]:
                entries[place] = {**told, "at": known["at"]}
                break
        else:
            entries.append(told)
            del entries[:-MOST]
        self._save()

    def _save(self) -> None:
        self._file.write({"games": self._games})
