"""The save of a running game: its record, its clock and the notes of its screen."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.rules import Json
from app.storage.problems import StorageProblem
from app.ui.match.autosave import Autosave

MOMENT_S = 0.3
"""So long leaving may wait for the disk before the person is asked."""
END_S = 1.0


class GameSave:
    """Writes the game whenever something is new."""

    def __init__(
        self,
        autosave: Autosave,
        pack: Callable[[Json, int], bytes],
        settled: Callable[[], bool],
        notes: Json | None,
        written: int = 0,
    ) -> None:
        """pack: notes and the number of the state → what is to be written. settled: a game that is over stays
        as it was written. notes: what the screen had noted when the game was saved. written: the number of
        the state that was read."""
        self._autosave, self._pack, self._settled, self._written = autosave, pack, settled, written
        self.notes: Json = notes or {}
        """What the screen has noted; of a resumed game it comes from a file and may be anything."""
        self._over = self._is_safe = self._given_up = False
        self.when_over: Callable[[bytes], object] = lambda data: None
        """Hears of each state of the finished game that is written."""

    @property
    def id(self) -> str:
        return self._autosave.save_id

    def content(self) -> bytes:
        return self._pack(self.notes, self._written)

    def write(self, *, wait: bool = True) -> None:
        """Save the game as it is now. wait: as in `Autosave.write`."""
        self._written += 1
        self._is_safe = False
        content = self.content()
        self._autosave.write(content, wait=wait)
        if self._settled():
            self.when_over(content)

    def keep_notes(self, notes: Json) -> None:
        """Save what belongs to the screen rather than to the game: a list half typed, the order of a hand."""
        if not self._over and notes != self.notes:
            self.notes = notes
            self.write()

    def trouble(self, *, again: bool = False) -> StorageProblem | None:
        """Before the game is left: why not all of it is safe, None where it is, or nobody minds any more.

        Takes a moment at most; SLOW says that it takes longer. again: the clock has stood still since the
        last time, so only what failed is written once more: what is on its way is all there is."""
        if self._over or self._given_up:
            return None
        if self._autosave.has_failed if again else self._is_news():
            self.write(wait=False)
        return self._still(MOMENT_S)

    def is_safe(self) -> bool:
        """Whether all that was written is safe by now, at once; else the next success will be told."""
        return self._still(0.0) is None

    def _still(self, seconds: float) -> StorageProblem | None:
        problem = self._autosave.trouble(seconds)
        self._is_safe = problem is None
        return problem

    def give_up(self) -> None:
        """The person leaves a game that cannot be saved: nobody waits for the disk again."""
        self._given_up = True

    def finish(self) -> None:
        """Write for the last time, if there is anything new, and end the threads."""
        self._over = True
        if self._is_news() and not self._given_up:
            self.write(wait=False)
        self._autosave.finish(0.0 if self._given_up else END_S)

    def _is_news(self) -> bool:
        """Whether there is more to be written than was, or it could not be."""
        return self._autosave.has_failed or not (self._is_safe or self._settled())
