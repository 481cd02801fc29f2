"""What happens at the table, one thing after another: the move just confirmed, the turns of the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, Signal

from app.engine.turn import Turn
from app.games.qwirkle.model import Lay, Move, Observation
from app.games.qwirkle.screen.hand.hand import Hand
from app.games.qwirkle.screen.sheet.show import Show
from app.games.qwirkle.screen.table import Table
from app.widgets.later import soon


class Course(QObject):
    """Acts out batch after batch and tells when the table is as the observation says.

    A move is handed in when it is confirmed and counted on the table after that, so that nothing which
    happens while it is counted can lose it.

    Signals:
        acting(): something is about to be shown.
        settled(object observation): all of it has been shown.
        turn_shown(object history): a turn has been, the last one of this history.
        shifted(int dx, int dy): the cells of the table have other numbers now (the opening).
    """

    acting = Signal()
    settled = Signal(object)
    turn_shown = Signal(object)
    shifted = Signal(int, int)

    def __init__(self, table: Table, hand: Hand, show: Show) -> None:
        super().__init__(table)
        self._table, self._hand, self._show = table, hand, show
        self._waiting: list[tuple[Observation, list[Turn]]] = []
        self._mine: Lay | None = None
        self._counted = False
        self._afterwards: Callable[[], None] | None = None
        show.acted.connect(self._tell)

    @property
    def newest(self) -> Observation | None:
        """The last observation that waits to be shown."""
        return self._waiting[-1][0] if self._waiting else None

    def confirm(self, move: Move) -> None:
        """The person hands this in; its tiles lie on the table as a draft."""
        self._mine = move if isinstance(move, Lay) else None
        self._counted = False

    def refuse(self) -> None:
        """It was not taken."""
        self._mine = None

    def act_out(self, then: Callable[[], None]) -> None:
        """Before the screen is covered for the next person: count the confirmed move for whoever made it, and
        show the rest of what is being shown."""
        if self._waiting:
            self._afterwards = then
            return
        score, seen = self._hand.score(), self._hand.draft.seen
        if self._mine is None or self._counted or score is None or seen is None:
            then()
            return
        self._counted = True
        end = (score.bonus, self._mine.placements[-1][1]) if score.bonus else None
        self._show.count(seen.seat or 0, score.lines, score.points, end, then)

    def jump(self, observation: Observation) -> None:
        """Show a position as it is, nothing acted out."""
        self._waiting.clear()
        self._show.drop()
        self._mine = None
        self.settled.emit(observation)
        self._go_on()

    def follow(self, observation: Observation, events: Sequence[Turn]) -> None:
        """Act these turns out once everything before them has been."""
        self._waiting.append((observation, list(events)))
        if len(self._waiting) == 1:
            self._next()

    def _next(self) -> None:
        observation, events = self._waiting[0]
        mine, self._mine = self._mine, None
        lying = mine is not None and bool(events) and events[0].move == mine.to_json()
        if mine is not None and lying:
            self._shift()
            if self._counted:
                events, lying = events[1:], False
                self._waiting[0] = observation, events
        self._hand.blocked = bool(events)
        self._hand.refresh()
        if events:
            self.acting.emit()
            self._show.play(events, lambda: self._done(observation), lying=lying)
        else:
            self._done(observation)

    def _tell(self, turns: int) -> None:
        """So many turns of the batch have been shown."""
        if self._waiting:
            observation, events = self._waiting[0]
            left = len(events) - turns
            self.turn_shown.emit(observation.history[: len(observation.history) - left])

    def _done(self, observation: Observation) -> None:
        self._waiting.pop(0)
        self.settled.emit(observation)
        if self._waiting:
            soon(self, self._next)
        else:
            self._go_on()

    def _go_on(self) -> None:
        afterwards, self._afterwards = self._afterwards, None
        if afterwards is not None:
            afterwards()

    def _shift(self) -> None:
        """The opening may have been laid anywhere; the game counts from its first tile."""
        draft = self._hand.draft
        dx, dy = draft.offset()
        if (dx, dy) != (0, 0):
            camera = self._table.board.camera
            camera.centre = camera.centre - QPointF(dx, dy)
            self.shifted.emit(dx, dy)
            draft.placed = {slot: (x - dx, y - dy) for slot, (x, y) in draft.placed.items()}
            self._hand.refresh()
