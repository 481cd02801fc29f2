"""The pieces of a hand under the mouse: on its rack, on the sheet, and to what they are drawn from."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPointF, QTimer

from app.tabletop.context import ViewContext
from app.tabletop.hand.hand import HandController
from app.tabletop.hand.rack import Rack
from app.tabletop.panel.store import StorePanel
from app.tabletop.people.signs import signs
from app.tabletop.pieces.drag import Source, Spot
from app.tabletop.pieces.flyer import Air
from app.tabletop.pieces.skin import Key, Position
from app.tabletop.sheet.camera import bounds
from app.tabletop.sheet.sheet import Sheet
from app.widgets.look import motion, theme
from app.widgets.sounds import Sound, Sounds

EDGE = 44
"""So near to the edge of the mat, in design pixels, a piece in the hand pulls the sheet."""
PULL_MS, PULL = 16, 9
"""It pulls by up to so many design pixels each time."""


class OnRack:
    """The hand on its rack: it lies there, and pieces are put in order by letting them go between others."""

    def __init__(self, hand: HandController[Any], rack: Rack, air: Air) -> None:
        self._hand, self._rack, self._air = hand, rack, air
        rack.chosen.connect(hand.choose)
        rack.sort_requested.connect(hand.sort)
        hand.drafted.connect(self._show)

    def _show(self) -> None:
        held, rows = self._hand.held(), self._hand.draft.rows
        self._rack.set_rows((*rows[:-1], len(held) - sum(rows[:-1])))  # as many backs as the next one holds
        self._rack.show_held(held, sliding=self._hand.in_air is not None)

    def _place_at(self, point: QPointF) -> int | None:
        return self._rack.slot_near(QPointF(self._rack.mapFromGlobal(point)))

    def spot(self, slot: int) -> Spot:
        """Where a piece lies on the rack."""
        button = self._rack.slots[slot]
        return self._air.point(button, button.face().center()), self._rack.piece_width

    def let_come(self, slot: int, start: Spot, ms: int) -> None:
        """The piece of a slot flies to its place, and lies there once it has landed."""
        end, size = self.spot(slot)
        self._rack.expect(slot, coming=True)
        landed = partial(self._rack.expect, slot, coming=False)
        piece = self._hand.draft.piece(slot)
        self._air.launch(piece, (start[0], end), (start[1], size), ms, landed)

    def is_under(self, point: QPointF) -> bool:
        return self._place_at(point) is not None

    def width(self) -> float:
        return self._rack.piece_width

    def hover(self, piece: int, point: QPointF | None) -> None:
        """The others make room."""
        gap = None if point is None else self._place_at(point)
        if gap != self._hand.gap:
            self._hand.gap = gap
            self._hand.refresh()

    def leave(self) -> None:
        self._hand.gap = None

    def drop(self, piece: int, point: QPointF) -> Spot | bool:
        """It flies to its place between the others."""
        target = self._place_at(point)
        if target is None:
            return False
        if piece in self._hand.draft.placed:
            self._hand.take_back(piece, flying=False)
        self._hand.insert(piece, target)
        return self.spot(target)


class OnSheet(QObject):
    """The hand on the sheet: its draft lies there, and pieces are laid by a click or by letting them go.

    A piece that is held near the edge pulls what lies beyond into sight.
    """

    def __init__(
        self, hand: HandController[Any], sheet: Sheet, rack: OnRack, air: Air, context: ViewContext
    ) -> None:
        super().__init__(sheet)
        self._hand, self._sheet, self._rack, self._air, self._context = hand, sheet, rack, air, context
        self._signs = signs(context.seats)
        self._held: tuple[int, QPointF] | None = None
        self._pulls = False
        self._pulling = QTimer(self, interval=PULL_MS)
        self._pulling.timeout.connect(self._pull)
        sheet.cell_clicked.connect(self._click)
        sheet.cell_pointed.connect(self._point)
        hand.drafted.connect(self._show)
        hand.sent_home.connect(self._fly_home)

    # What is shown ----------------------------------------------------------------------------

    def _show(self) -> None:
        hand = self._hand
        lying = ((slot, cell) for slot, cell in hand.draft.placed.items() if slot != hand.in_air)
        seen = hand.draft.seen
        seat = None if seen is None else seen.seat
        ink = None if seat is None else self._signs[seat].ink
        self._sheet.placed.set_draft({slot: (hand.draft.laid(slot), cell) for slot, cell in lying}, ink)
        self._light(None)

    def _light(self, under: Position | None, *, fits: bool = False) -> None:
        """Light up where the piece in the air, or the chosen one, may lie."""
        hand = self._hand
        slot = hand.chosen if hand.in_air is None else hand.in_air
        lit = slot is not None and hand.on_turn and not hand.exchanging
        places: list[Position] = []
        if slot is not None and lit and self._context.settings.aid("places", True):
            places = hand.draft.places_for(slot)
        self._sheet.spots.light(places, under, fits=fits)

    def show_a_place(self) -> None:
        """Where all places for the chosen piece are out of sight, the nearest one comes into it."""
        camera = self._sheet.camera
        places = [bounds([place]) for place in self._sheet.spots.places]
        if places and not any(camera.shows(place) for place in places):
            nearest = min(places, key=lambda one: (one.center() - camera.centre).manhattanLength())
            self._sheet.mover.show_cells(nearest)

    def spot(self, cell: Position) -> Spot:
        """Where a piece lies on the sheet."""
        camera = self._sheet.camera
        centre = camera.point(QPointF(*cell) + QPointF(0.5, 0.5))
        return self._air.point(self._sheet.viewport(), centre), camera.face_width

    def _fly_home(self, starts: list[tuple[int, Position]]) -> None:
        for slot, cell in starts:
            self._rack.let_come(slot, self.spot(cell), motion.FLY_HOME)
        if starts:
            self._context.sounds.play(Sound.PICK_UP)

    # A chosen piece ---------------------------------------------------------------------------

    def _click(self, cell: Position) -> None:
        self._sheet.mover.still = True
        if self._hand.chosen is not None and not self._hand.place_chosen(cell):
            self._light(cell)

    def _point(self, cell: Position | None) -> None:
        hand = self._hand
        if hand.chosen is not None and hand.in_air is None:
            self._light_under(hand.chosen, cell)

    def _light_under(self, slot: int, cell: Position | None) -> None:
        hand = self._hand
        under = cell if cell is not None and hand.draft.lies_at(cell) is None else None
        self._light(under, fits=under is not None and hand.on_turn and hand.draft.fits(slot, under))

    # A piece in the air -------------------------------------------------------------------------

    def _local(self, point: QPointF) -> QPointF:
        return QPointF(self._sheet.viewport().mapFromGlobal(point))

    def is_under(self, point: QPointF) -> bool:
        return self._sheet.mat_rect().contains(self._local(point))

    def width(self) -> float:
        return self._sheet.camera.face_width

    def hover(self, piece: int, point: QPointF | None) -> None:
        """Light up the cell beneath, and wait at the edge for what lies beyond."""
        if point is None:
            self._pulling.stop()
            self._light(None)
            return
        self._held = piece, point
        pull = self._pull_at(point)
        # On its way from the rack it crosses an edge.
        self._pulls |= pull.isNull()
        if not self._pulls or pull.isNull():
            self._pulling.stop()
        elif not self._pulling.isActive():
            self._pulling.start()
        self._light_under(piece, self._sheet.camera.position(self._local(point)))

    def leave(self) -> None:
        self._pulling.stop()
        self._held, self._pulls = None, False

    def drop(self, piece: int, point: QPointF) -> bool:
        cell = self._sheet.camera.position(self._local(point))
        self._sheet.mover.still = True
        return self._hand.place(piece, cell)

    def _pull(self) -> None:
        if self._held is not None:
            slot, point = self._held
            self._sheet.mover.pull(-self._pull_at(point) * theme.current().pxf(PULL))
            self.hover(slot, point)

    def _pull_at(self, point: QPointF) -> QPointF:
        """How a piece held there pulls: towards the edge that it is near, -1 to 1."""
        spot, mat, low = self._local(point), self._sheet.mat_rect(), self._sheet.camera.room.bottom()
        zone = theme.current().pxf(EDGE)
        x = min(0.0, (spot.x() - mat.left()) / zone - 1) + max(0.0, 1 - (mat.right() - spot.x()) / zone)
        y = min(0.0, (spot.y() - mat.top()) / zone - 1) + max(0.0, 1 - (low - spot.y()) / zone)
        return QPointF(x, min(1.0, y))


class IntoStore:
    """What pieces are drawn from, as a target: a piece dropped on it is marked to be given away."""

    def __init__(self, hand: HandController[Any], store: StorePanel) -> None:
        self._hand, self._store = hand, store

    def is_under(self, point: QPointF) -> bool:
        return self._store.rect().contains(self._store.mapFromGlobal(point).toPoint())

    def width(self) -> None:
        return None

    def hover(self, piece: int, point: QPointF | None) -> None:
        can = self._hand.can_exchange()
        self._store.invite(can, can and point is not None)

    def leave(self) -> None:
        self._store.invite(False)

    def drop(self, piece: int, point: QPointF) -> bool:
        if self._hand.exchanging or self._hand.begin_exchange():
            self._hand.given.add(piece)
        return False


class FromHand(Source):
    """The pieces of the hand. A click chooses one on the rack, and takes one on the sheet back."""

    def __init__(
        self, hand: HandController[Any], sounds: Sounds, on_rack: OnRack, on_sheet: OnSheet | None = None
    ) -> None:
        self._hand, self._sounds, self._on_rack, self._on_sheet = hand, sounds, on_rack, on_sheet

    def lift(self, piece: int) -> tuple[Key, float] | None:
        hand = self._hand
        if hand.covered or hand.draft.slots[piece] is None:
            return None
        size = self.spot(piece)[1]
        hand.in_air, hand.chosen = piece, None
        self._sounds.play(Sound.PICK_UP)
        return hand.draft.piece(piece), size

    def spot(self, piece: int) -> Spot:
        cell = self._hand.draft.placed.get(piece)
        if cell is None or self._on_sheet is None:
            return self._on_rack.spot(piece)
        return self._on_sheet.spot(cell)

    def size(self, piece: int) -> float:
        return self._on_rack.width()

    def click(self, piece: int) -> None:
        if piece in self._hand.draft.placed:
            self._hand.take_back(piece)
            return
        self._hand.choose(piece)
        if self._on_sheet is not None:
            self._on_sheet.show_a_place()

    def land(self, piece: int) -> None:
        self._hand.in_air = None

    def refresh(self) -> None:
        self._hand.refresh()
