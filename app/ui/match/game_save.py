"""The save of a running game: its record, its clock and the notes of its screen."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.rules import Json
from app.ui.match.autosave import Autosave


class GameSave:
    """Writes the game whenever something is new."""

    def __init__(self, autosave: Autosave, pack: Callable[[Json], bytes], notes: Json | None) -> None:
        """pack: notes → what is to be written. notes: what the screen had noted when the game was saved."""
        self._autosave, self._pack = autosave, pack
        self.notes: Json = notes or {}
        """To be doubted by the screen."""
        self._over = False

    @property
    def id(self) -> str:
        """The name of the save."""
        return self._autosave.save_id

    def content(self) -> bytes:
        """What would be written now."""
        return self._pack(self.notes)

    def write(self, *, wait: bool = True) -> None:
        """wait: return when it outlives the program, or after a moment; else at once."""
        self._autosave.write(self.content(), wait=wait)

    def keep_notes(self, notes: Json) -> None:
        """Save what belongs to the screen rather than to the game: a list half typed, the order of a hand."""
        if not self._over and notes != self.notes:
            self.notes = notes
            self.write()

    def finish(self, *, settled: bool) -> None:
        """Write for the last time; a game that is settled stays as it was written."""
        self._over = True
        if not settled:
            self.write()
        self._autosave.finish()
