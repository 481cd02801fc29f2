"""The mouse on pieces: a press that does not move is a click, one that moves carries a piece."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeAlias

from PySide6.QtCore import QObject, QPointF, SignalInstance

from app.tabletop.pieces.flyer import Air
from app.tabletop.pieces.skin import Key

DRAG = 7
"""A press that moves farther than this many pixels drags."""

Spot: TypeAlias = tuple[QPointF, float]
"""The middle of a piece in the table's coordinates, and the width of its face."""


class Source:
    """Where pieces lie that can be lifted; a piece is whatever its source calls it by."""

    def lift(self, piece: Any) -> tuple[Key, float] | None:
        """It is in the air from now on: how it looks, and its width; None where it cannot be taken."""
        raise NotImplementedError

    def spot(self, piece: Any) -> Spot:
        """Where it lies, or would fly home to."""
        raise NotImplementedError

    def size(self, piece: Any) -> float:
        """Its width while it is held over nothing."""
        return self.spot(piece)[1]

    def click(self, piece: Any) -> None:
        """It was pressed and let go without being moved."""

    def land(self, piece: Any) -> None:
        """It is not in the air any more."""

    def stray(self, piece: Any) -> None:
        """It was let go where nothing took it, and is about to fly home."""

    def refresh(self) -> None:
        """A piece was lifted or has landed: show that."""


class Target(Protocol):
    """Something that a piece can be let go on. Points are the screen's."""

    def is_under(self, point: QPointF) -> bool:
        """Whether a piece let go there would be let go here."""

    def width(self) -> float | None:
        """Width of a piece that is held over it; None for the same as over nothing."""

    def hover(self, piece: Any, point: QPointF | None) -> None:
        """A piece is in the air, over this or, with no point, over something else."""

    def leave(self) -> None:
        """Nothing is in the air any more."""

    def drop(self, piece: Any, point: QPointF) -> Spot | bool:
        """A piece is let go here: where it is to fly, True where it lies already, False for home."""


class Shows(Protocol):
    """What shows pieces: a `PieceButton`, or something with several of them. Points are the screen's."""

    @property
    def grabbed(self) -> SignalInstance:
        """(piece, point)"""

    @property
    def dragged(self) -> SignalInstance:
        """(point)"""

    @property
    def released_at(self) -> SignalInstance:
        """(point)"""


@dataclass
class _Grip:
    source: Source
    piece: Any
    start: QPointF
    lifted: bool = False


class Dragging(QObject):
    """Carries one piece at a time from a source to one of the targets; what nothing takes flies home."""

    def __init__(self, air: Air, targets: Sequence[Target], parent: QObject) -> None:
        """targets: the first one that is under a point takes what is let go there."""
        super().__init__(parent)
        self._air, self._targets = air, tuple(targets)
        self._grip: _Grip | None = None

    def listen(self, source: Source, shows: Shows) -> None:
        """To what shows the pieces of a source."""
        shows.grabbed.connect(partial(self._press, source))
        shows.dragged.connect(self._move)
        shows.released_at.connect(self._release)

    def let_go(self) -> None:
        """Drop what is dragged, because something else happens at the table."""
        grip = self._end()
        if grip is not None and grip.lifted:
            self._air.held.put_down()

    def _press(self, source: Source, piece: Any, point: QPointF) -> None:
        self._grip = _Grip(source, piece, point)

    def _move(self, point: QPointF) -> None:
        grip = self._grip
        if grip is None:
            return
        if not grip.lifted:
            if (point - grip.start).manhattanLength() < DRAG:
                return
            look = grip.source.lift(grip.piece)
            if look is None:
                self._grip = None
                return
            grip.lifted = True
            self._air.lift(*look, self._fall)
            grip.source.refresh()
        self._hover(grip, point)

    def _hover(self, grip: _Grip, point: QPointF) -> Target | None:
        """What lies beneath the piece?"""
        over = next((target for target in self._targets if target.is_under(point)), None)
        self._air.held.follow(self._air.local(point))
        self._air.held.become((None if over is None else over.width()) or grip.source.size(grip.piece))
        for target in self._targets:
            target.hover(grip.piece, point if target is over else None)
        return over

    def _release(self, point: QPointF) -> None:
        grip = self._grip
        if grip is None:
            return
        source, piece = grip.source, grip.piece
        if not grip.lifted:
            self._end()
            source.click(piece)
            return
        over = self._hover(grip, point)
        self._grip = None
        source.land(piece)
        lies = over.drop(piece, point) if over is not None else False
        self._end()
        if lies is True:
            self._air.held.put_down()
        elif lies is False:
            source.stray(piece)
            self._air.held.home(*source.spot(piece))
        else:
            self._air.held.home(*lies)
        source.refresh()

    def _fall(self) -> bool:
        """Esc: what is dragged goes back where it lay."""
        grip = self._grip
        if grip is None or not grip.lifted:
            return False
        self._end()
        self._air.held.home(*grip.source.spot(grip.piece))
        grip.source.refresh()
        return True

    def _end(self) -> _Grip | None:
        grip, self._grip = self._grip, None
        if grip is not None and grip.lifted:
            grip.source.land(grip.piece)
        for target in self._targets:
            target.leave()
        return grip
