"""A screen of a game on the controller that it has in the program, without the window around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from app.engine.match import Match
from app.engine.player import Player
from app.engine.turn import Turn
from app.games import catalogue
from app.paths import user_data_dir
from app.storage.saves import SaveStore
from app.ui.match.autosave import Autosave
from app.ui.match.match_controller import MatchController
from app.ui.pages.table.page import connect_screen


class Driver(QObject):
    """Runs a match for a screen; what the screen asks for is counted.

    Seats without a player of their own are played by the test, whoever sits there. Saved in its home.
    """

    def __init__(
        self,
        match: Match[Any, Any],
        players: Mapping[int, Callable[[], Player[Any, Any]]] | None = None,
    ) -> None:
        super().__init__()
        game = catalogue.find(match.record.game)
        save = Autosave(SaveStore(user_data_dir() / "saves"), "game")
        self.controller = MatchController(match, players or {}, save, game.mildest, parent=self)
        self.match = match
        """Until something is taken back."""
        self.context: Any = None
        self.view: Any = None
        """The screen and what it was given, made by whoever knows the game."""
        self.moves: list[Any] = []
        self.covers: list[int] = []
        """For whom the screen was covered."""
        self.ready = self.ends = 0

    def start(self) -> None:
        """Sit down at the screen."""
        view, controller = self.view, self.controller
        connect_screen(view, controller)
        view.move_requested.connect(self.moves.append)
        view.clock_ready.connect(self._count_ready)
        view.end_round_requested.connect(self._count_end)
        controller.move_rejected.connect(view.show_rejection)
        controller.curtain_requested.connect(self._cover)
        controller.start()

    @property
    def seen(self) -> Any:
        """What the person at the screen sees."""
        return self.controller.observation

    def do(self, seat: int | None, move: Any) -> None:
        """Somebody moves."""
        self.controller.submit_for(seat, move)

    def _cover(self, seat: int, turns: Sequence[Turn]) -> None:
        self.view.act_out(turns, lambda: self.covers.append(seat))

    def _count_ready(self) -> None:
        self.ready += 1

    def _count_end(self) -> None:
        self.ends += 1
