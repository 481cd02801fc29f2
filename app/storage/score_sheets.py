"""Score sheets of games that are played with their boxes: the last one of each game."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from app.engine.boxed.sheet import BoxSheet
from app.storage.documents import Document, DocumentFile, unread

FILE = "sheets.json"


class ScoreSheets:
    """The sheets by game, and their file.

    Every change is in force at once; when it cannot be saved StorageProblem is raised afterwards.
    ``problem`` tells what was wrong with the file.
    """

    def __init__(self, folder: Path, *, read_only: bool = False) -> None:
        self._file = DocumentFile(folder / FILE, "slovohratky-sheets", 1, read_only=read_only)
        self._sheets: dict[str, BoxSheet] = {}
        self.problem = self._file.take_in(self._take_all, self.save)

    def _take_all(self, document: Document) -> int:
        self._sheets.clear()
        return unread(document.get("sheets", []), self._take)

    def _take(self, entry: object) -> bool:
        try:
            sheet = BoxSheet.from_json(entry)  # type: ignore[arg-type]  # it says so where it is no mapping
        except (KeyError, TypeError, ValueError):
            return False
        if not sheet.is_sound() or sheet.game in self._sheets:
            return False
        self._sheets[sheet.game] = sheet
        return True

    @property
    def all(self) -> tuple[BoxSheet, ...]:
        return tuple(self._sheets.values())

    def of(self, game: str) -> BoxSheet | None:
        """The last one of a game, None where there is none."""
        return self._sheets.get(game)

    def put(self, sheet: BoxSheet) -> None:
        """Keep a sheet; it takes the place of the game's last one.

        Raises ValueError for one that makes no sense, StorageProblem as the class says."""
        if not sheet.is_sound():
            raise ValueError(sheet.game)
        if self._sheets.get(sheet.game) != sheet:
            self._sheets[sheet.game] = sheet
            self.save()

    def take_back(self, sheets: Iterable[BoxSheet]) -> int:
        """Those of games that have none here; how many came. Raises StorageProblem."""
        new = [one for one in sheets if one.game not in self._sheets]
        self._sheets.update((one.game, one) for one in new)
        if new:
            self.save()
        return len(new)

    def save(self) -> None:
        """Write the file. Raises StorageProblem."""
        self._file.write({"sheets": [sheet.to_json() for sheet in self._sheets.values()]})
