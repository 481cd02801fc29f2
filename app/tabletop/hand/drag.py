"""The mouse on pieces: a click chooses or takes back, a drag carries them from one place to another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QPointF, Signal, SignalInstance

from app.tabletop.hand.hand import HandController
from app.tabletop.hand.targets import OnRack, OnSheet, Spot, Target
from app.tabletop.pieces.flyer import Air
from app.widgets.sounds import Sound, Sounds

DRAG = 7
"""A press that moves farther than this many pixels drags."""


@dataclass
class _Grip:
    slot: int
    start: QPointF
    dragging: bool = False


class Dragging(QObject):
    """Carries one piece at a time to one of the targets; what goes nowhere flies home.

    Points are the screen's.

    Signals: chosen(): a click has chosen a piece, or given the choice up.
    """

    chosen = Signal()

    def __init__(
        self,
        hand: HandController[Any],
        air: Air,
        sounds: Sounds,
        on_rack: OnRack,
        on_sheet: OnSheet | None = None,
        others: Sequence[Target] = (),
    ) -> None:
        """others: what else a piece can be let go on, over rack and sheet."""
        super().__init__(hand)
        self._hand, self._air, self._sounds = hand, air, sounds
        self._on_rack, self._on_sheet = on_rack, on_sheet
        self._targets: list[Target] = [*others, on_rack, *([on_sheet] if on_sheet is not None else [])]
        self._grip: _Grip | None = None
        hand.dropped.connect(self._drop)

    def listen(self, pressed: SignalInstance, moved: SignalInstance, released: SignalInstance) -> None:
        """To something that shows pieces of the hand: (slot, point), (point), (point)."""
        pressed.connect(self._grab)
        moved.connect(self._drag)
        released.connect(self._release)

    def _grab(self, slot: int, point: QPointF) -> None:
        """The mouse is pressed on a piece."""
        if not self._hand.covered and self._hand.draft.slots[slot] is not None:
            self._grip = _Grip(slot, point)

    def _drag(self, point: QPointF) -> None:
        """It moves: what lies beneath the piece?"""
        grip, hand = self._grip, self._hand
        if grip is None:
            return
        if not grip.dragging:
            if (point - grip.start).manhattanLength() < DRAG:
                return
            grip.dragging = True
            hand.in_air, hand.chosen = grip.slot, None
            self._air.lift(hand.draft.piece(grip.slot), self._home(grip.slot)[1], self._fall)
            self._sounds.play(Sound.PICK_UP)
            hand.refresh()
        over = self._under(point)
        self._air.held.follow(self._air.local(point))
        self._air.held.become(self._width(over))
        for target in self._targets:
            target.hover(grip.slot, point if target is over else None)

    def _release(self, point: QPointF) -> None:
        grip, hand = self._grip, self._hand
        if grip is None:
            return
        self._leave()
        if grip.dragging:
            over = self._under(point)
            slot = grip.slot if over is None else over.drop(grip.slot, point)
            if slot is None:
                self._air.held.put_down()
            else:
                self._air.held.home(*self._home(slot))
            hand.refresh()
        elif grip.slot in hand.draft.placed:
            hand.take_back(grip.slot)
        else:
            hand.choose(grip.slot)
            self.chosen.emit()

    def _fall(self) -> bool:
        """Esc: what is dragged goes back where it lay."""
        grip = self._grip
        if grip is None or not grip.dragging:
            return False
        self._leave()
        self._air.held.home(*self._home(grip.slot))
        self._hand.refresh()
        return True

    def _under(self, point: QPointF) -> Target | None:
        return next((target for target in self._targets if target.is_under(point)), None)

    def _home(self, slot: int) -> Spot:
        """Where a piece of the hand lies now."""
        cell = self._hand.draft.placed.get(slot)
        if cell is None or self._on_sheet is None:
            return self._on_rack.spot(slot)
        return self._on_sheet.spot(cell)

    def _width(self, over: Target | None) -> float:
        return (None if over is None else over.width()) or self._on_rack.width()

    def _leave(self) -> None:
        self._grip, self._hand.in_air = None, None
        for target in self._targets:
            target.leave()

    def _drop(self) -> None:
        """Drop what is dragged, because something else happens at the table."""
        self._leave()
        self._air.held.put_down()
