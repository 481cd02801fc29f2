"""The mouse on tiles: a click chooses or takes back, a drag carries them to table, rack or bag."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF

from app.engine.errors import IllegalMove
from app.games.qwirkle.view_camera import FACE, bounds
from app.games.qwirkle.view_hand import Hand
from app.games.qwirkle.view_table import Table
from app.widgets.context import ViewContext
from app.widgets.sounds import Sound

DRAG = 7
"""A press that moves farther than this many pixels drags."""


@dataclass
class _Grip:
    slot: int
    start: QPointF
    from_board: bool
    dragging: bool = False


class Dragging(QObject):
    """Carries one tile at a time."""

    def __init__(self, table: Table, hand: Hand, context: ViewContext) -> None:
        super().__init__(table)
        self._table, self.hand, self._context = table, hand, context
        self._grip: _Grip | None = None
        table.rack.grabbed.connect(lambda slot, point: self._grab(slot, point, False))
        table.rack.dragged.connect(self._drag)
        table.rack.released_at.connect(self._release)
        table.board.tile_pressed.connect(lambda slot, point: self._grab(slot, point, True))
        table.board.tile_dragged.connect(self._drag)
        table.board.tile_released.connect(self._release)
        hand.dropped.connect(self._drop_grip)

    def _grab(self, slot: int, point: QPointF, from_board: bool) -> None:
        if not self.hand.covered and self.hand.draft.slots[slot] is not None:
            self._grip = _Grip(slot, point, from_board)

    def _drag(self, point: QPointF) -> None:
        grip, table = self._grip, self._table
        if grip is None:
            return
        if not grip.dragging:
            if (point - grip.start).manhattanLength() < DRAG:
                return
            grip.dragging = True
            self.hand.in_air = grip.slot
            self.hand.chosen = None
            size = table.board.camera.cell * FACE
            letters = self._context.settings.aid("letters")
            table.lifted.lift(
                self.hand.draft.tile(grip.slot), max(size, table.slot_size() * 0.8), marker=letters
            )
            self._context.sounds.play(Sound.PICK_UP)
            self.hand.refresh()
        spot = table.local(point)
        table.lifted.follow(spot)
        over_bag = table.over_bag(spot)
        table.side.bag.invite(self.hand.can_trade(), over_bag and self.hand.can_trade())
        under = None
        if table.over_board(spot) and table.over_rack(spot) is None:
            under = table.board.camera.position(table.board_point(point))
            if under in self.hand.draft.board.tiles:
                under = None
        self.hand.light(under, fits=under is not None and self.hand.fits(grip.slot, under))

    def _release(self, point: QPointF) -> None:
        grip, self._grip = self._grip, None
        if grip is None:
            return
        self.hand.in_air = None
        self._table.side.bag.invite(False)
        if not grip.dragging:
            if grip.from_board:
                self.hand.take_back(grip.slot)
            else:
                self.hand.choose(grip.slot)
            return
        self._let_go(grip, point)
        self.hand.refresh()

    def _let_go(self, grip: _Grip, point: QPointF) -> None:
        table, spot = self._table, self._table.local(point)
        target = table.over_rack(spot)
        home = table.slot_centre(grip.slot)
        if table.over_bag(spot):
            table.lifted.home(home, table.slot_size())
            self.hand.put_into_bag(grip.slot)
        elif target is not None:
            self.hand.draft.placed.pop(grip.slot, None)
            self._settle_rest()
            self.hand.draft.swap(grip.slot, target)
            table.lifted.home(table.slot_centre(target), table.slot_size())
        elif table.over_board(spot):
            position = table.board.camera.position(table.board_point(point))
            if self.hand.place(grip.slot, position):
                table.lifted.put_down()
                table.board.show_cells(bounds([position]))
            else:
                self._fly_back(grip)
        else:
            self._fly_back(grip)

    def _fly_back(self, grip: _Grip) -> None:
        table = self._table
        place = self.hand.draft.placed.get(grip.slot)
        if place is not None:
            table.lifted.home(table.cell_centre(QPointF(*place)), table.board.camera.cell * FACE)
        else:
            table.lifted.home(table.slot_centre(grip.slot), table.slot_size())

    def _settle_rest(self) -> None:
        """After a tile has left the draft, what cannot lie without it goes home too."""
        for slot in list(self.hand.draft.placed):
            if slot in self.hand.draft.placed:
                starts = dict(self.hand.draft.placed)
                try:
                    self.hand.draft.lines(self.hand.draft.placements())
                    return
                except IllegalMove:
                    back = self.hand.draft.take_back(slot)
                    self.hand.fly_home([(one, starts[one]) for one in back])

    def _drop_grip(self) -> None:
        self._grip = None
        self.hand.in_air = None
        self._table.lifted.put_down()
        self._table.side.bag.invite(False)
