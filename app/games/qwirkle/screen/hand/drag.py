"""The mouse on tiles: a click chooses or takes back, a drag carries them to table, rack or bag."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QPointF, QTimer

from app.games.qwirkle.screen.hand.hand import Hand
from app.games.qwirkle.screen.table import Table
from app.tabletop.context import ViewContext
from app.tabletop.sheet.camera import bounds
from app.widgets import theme
from app.widgets.sounds import Sound

DRAG = 7
"""A press that moves farther than this many pixels drags."""
PULL_MS, PULL = 16, 9
"""At the edge of the mat a tile in the hand pulls the table by up to so many design pixels each time."""


@dataclass
class _Grip:
    slot: int
    start: QPointF
    from_board: bool
    dragging: bool = False
    point: QPointF = field(default_factory=QPointF)
    pulls: bool = False
    """It has been away from the edges: on its way from the rack it crosses one of them."""


class Dragging(QObject):
    """Carries one tile at a time."""

    def __init__(self, table: Table, hand: Hand, context: ViewContext) -> None:
        super().__init__(table)
        self._table, self.hand, self._context = table, hand, context
        self._grip: _Grip | None = None
        self._pulling = QTimer(self, interval=PULL_MS)
        self._pulling.timeout.connect(self._pull)
        table.rack.grabbed.connect(lambda slot, point: self._grab(slot, point, False))
        table.rack.dragged.connect(self._drag)
        table.rack.released_at.connect(self._release)
        table.sheet.piece_pressed.connect(lambda slot, point: self._grab(slot, point, True))
        table.sheet.piece_dragged.connect(self._drag)
        table.sheet.piece_released.connect(self._release)
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
            size = table.sheet.camera.face_width if grip.from_board else table.slot_size()
            table.air.held.lift(self.hand.draft.piece(grip.slot), size)
            self._context.sounds.play(Sound.PICK_UP)
            self.hand.refresh()
        grip.point = point
        self._carry(grip)

    def _carry(self, grip: _Grip) -> None:
        """The tile is in the air: what lies beneath it?"""
        table, point = self._table, grip.point
        spot = table.local(point)
        table.air.held.follow(spot)
        over_mat = table.over_board(spot) and table.over_rack(spot) is None
        table.air.held.become(table.sheet.camera.face_width if over_mat else table.slot_size())
        pull = table.pull_at(spot)
        grip.pulls |= over_mat and pull.isNull()
        if not grip.pulls or pull.isNull():
            self._pulling.stop()
        elif not self._pulling.isActive():
            self._pulling.start()
        gap = table.over_rack(spot)
        if gap != self.hand.gap:
            self.hand.gap = gap
            self.hand.refresh()
        over_bag = table.over_bag(spot)
        table.side.bag.invite(self.hand.can_trade(), over_bag and self.hand.can_trade())
        under = None
        if over_mat:
            under = table.sheet.camera.position(table.board_point(point))
            if self.hand.draft.lies_at(under) is not None:
                under = None
        self.hand.light(under, fits=under is not None and self.hand.fits(grip.slot, under))

    def _pull(self) -> None:
        """The hand waits at the edge of the mat: what lies beyond comes nearer."""
        grip = self._grip
        if grip is not None:
            pull = self._table.pull_at(self._table.local(grip.point))
            self._table.sheet.gaze.pull(-pull * theme.current().pxf(PULL))
            self._carry(grip)

    def _release(self, point: QPointF) -> None:
        grip, self._grip = self._grip, None
        if grip is None:
            return
        self._pulling.stop()
        self.hand.in_air = self.hand.gap = None
        self._table.side.bag.invite(False)
        if not grip.dragging:
            if grip.from_board:
                self.hand.take_back(grip.slot)
            else:
                self.hand.choose(grip.slot)
                self._show_a_place()
            return
        self._let_go(grip, point)
        self.hand.refresh()

    def _let_go(self, grip: _Grip, point: QPointF) -> None:
        table, spot = self._table, self._table.local(point)
        target = table.over_rack(spot)
        home = table.slot_centre(grip.slot)
        if table.over_bag(spot):
            table.air.held.home(home, table.slot_size())
            self.hand.put_into_bag(grip.slot)
        elif target is not None:
            if grip.from_board:
                self.hand.take_back(grip.slot, flying=False)
            self.hand.insert(grip.slot, target)
            table.air.held.home(table.slot_centre(target), table.slot_size())
        elif table.over_board(spot):
            position = table.sheet.camera.position(table.board_point(point))
            if self.hand.place(grip.slot, position):
                table.air.held.put_down()
            else:
                self._fly_back(grip)
        else:
            self._fly_back(grip)

    def _show_a_place(self) -> None:
        """Where all places for the chosen tile are out of sight, the nearest one comes into it."""
        board = self._table.sheet
        places = [bounds([place]) for place in board.spots.places]
        if places and not any(board.camera.shows(place) for place in places):
            centre = board.camera.centre
            board.gaze.show_cells(min(places, key=lambda one: (one.center() - centre).manhattanLength()))

    def _fly_back(self, grip: _Grip) -> None:
        table = self._table
        place = self.hand.draft.placed.get(grip.slot)
        if place is not None:
            table.air.held.home(table.cell_centre(QPointF(*place)), table.sheet.camera.face_width)
        else:
            table.air.held.home(table.slot_centre(grip.slot), table.slot_size())

    def _drop_grip(self) -> None:
        self._grip = None
        self._pulling.stop()
        self.hand.in_air = self.hand.gap = None
        self._table.air.held.put_down()
        self._table.side.bag.invite(False)
