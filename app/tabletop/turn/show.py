"""What turns look like: scripts that are acted out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject

from app.engine.turn import Turn
from app.tabletop.turn.course import Script, ScriptPlayer
from app.tabletop.turn.part import Part, ViewState


class Show(Part):
    """The scripts of turns, and what lies on the table at each moment of them.

    shown: what `ViewState.shown` is; `step` makes it another.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.acting = ScriptPlayer(self)
        self.shown: Any = None

    def shows(self, turn: Turn) -> bool:
        """Whether there is anything to be seen of a turn."""
        return True

    def act(self, turn: Turn, placed: bool) -> Script:
        """All of a turn; placed: its pieces lie there already. A game may show only what came of it."""
        yield from ()

    def step(self, shown: Any) -> None:
        """Another thing lies on the table now, or was counted."""
        self.shown = shown
        self.changed.emit()

    def adds(self, state: ViewState) -> ViewState:
        return replace(state, shown=self.shown)
