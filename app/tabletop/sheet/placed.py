"""What lies on the sheet: the pieces of the table, those of a draft, and those that are only proposed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from app.tabletop.pieces.skin import Key, Position, Skin
from app.tabletop.sheet.camera import Camera
from app.tabletop.sheet.items import DotItem, PieceItem
from app.widgets.look import motion, theme


class PlacedPieces:
    """The pieces as items of a scene that follow a camera.

    laid: by cell. draft: not confirmed yet, by the number of each in its owner's hand. ghosts: a proposal.
    inks: the colours of cells that are marked. draft_ink: of whoever lays the draft, None for nobody.
    """

    def __init__(
        self, scene: QGraphicsScene, camera: Camera, skin: Skin, changed: Callable[[], object]
    ) -> None:
        """changed: called when other pieces lie there."""
        self._scene, self._camera, self._skin, self._changed = scene, camera, skin, changed
        self.laid: dict[Position, PieceItem] = {}
        self.draft: dict[int, PieceItem] = {}
        self.ghosts: list[PieceItem] = []
        self.inks: dict[Position, QColor] = {}
        self.draft_ink: QColor | None = None
        self._dots: dict[int, DotItem] = {}

    def _piece(self, key: Key, position: Position) -> PieceItem:
        item = PieceItem(key, self._skin, self._camera)
        item.put(QPointF(*position))
        self._scene.addItem(item)
        return item

    def show(self, pieces: Mapping[Position, Key]) -> None:
        """Have these lie on the table and no others."""
        for position in [cell for cell, item in self.laid.items() if pieces.get(cell) != item.key]:
            self._scene.removeItem(self.laid.pop(position))
        for position, key in pieces.items():
            if position not in self.laid:
                self.laid[position] = self._piece(key, position)
        self._changed()

    def add(self, key: Key, position: Position) -> PieceItem:
        """Lay one more piece (it may still be flying)."""
        old = self.laid.pop(position, None)
        if old is not None:
            self._scene.removeItem(old)
        self.laid[position] = self._piece(key, position)
        self._changed()
        return self.laid[position]

    def turn(self, position: Position, key: Key) -> None:
        """The piece that lies there looks another way now."""
        item = self.laid.get(position)
        if item is not None and item.key != key:
            item.key = key
            item.update()

    def remove(self, position: Position) -> None:
        item = self.laid.pop(position, None)
        if item is not None:
            self._scene.removeItem(item)
            self._changed()

    def set_draft(self, placed: Mapping[int, tuple[Key, Position]], ink: QColor | None = None) -> None:
        """Show the pieces of a draft; ink: the colour of whoever lays them."""
        self.draft_ink = ink
        gone = [one for one, item in self.draft.items() if one not in placed or placed[one][0] != item.key]
        for number in gone:
            self._scene.removeItem(self.draft.pop(number))
            self._scene.removeItem(self._dots.pop(number))
        for number, (key, position) in placed.items():
            if number not in self.draft:
                self.draft[number] = self._piece(key, position)
                self._dots[number] = DotItem(self._camera)
                self._scene.addItem(self._dots[number])
            self.draft[number].put(QPointF(*position))
            self._dots[number].ink = ink
            self._dots[number].put(QPointF(*position))
            self._dots[number].update()
        self._changed()

    def shake(self, share: float) -> None:
        """The pieces of the draft were refused: this share of their shaking has passed."""
        aside = motion.shiver(share) * theme.current().pxf(motion.SHAKEN)
        for item in self.draft.values():
            item.follow()
            item.moveBy(aside, 0)

    def set_ghosts(self, pieces: Iterable[tuple[Key, Position]]) -> None:
        for item in self.ghosts:
            self._scene.removeItem(item)
        self.ghosts = [self._piece(key, position) for key, position in pieces]
        for item in self.ghosts:
            item.ghost = True

    def ring(self, places: Collection[Position]) -> None:
        """Mark these pieces of the table as chosen and no others."""
        for place, item in self.laid.items():
            if item.ringed != (place in places):
                item.ringed = not item.ringed
                item.update()

    def _items(self) -> list[PieceItem]:
        return [*self.laid.values(), *self.draft.values(), *self.ghosts]

    def follow(self) -> None:
        for item in self._items():
            item.follow()
        for dot in self._dots.values():
            dot.follow()

    def repaint(self) -> None:
        """Paint the pieces again: they look different now."""
        for item in self._items():
            item.update()

    def drafted_at(self, position: Position) -> int | None:
        """The number of the draft's piece there."""
        return next((number for number, item in self.draft.items() if item.cell == position), None)

    def places(self) -> Collection[Position]:
        return {*self.laid, *(item.cell for item in self.draft.values())}

    def matters(self) -> list[Position]:
        """Cells that should be seen: marked ones, draft, proposal."""
        return [*self.inks, *(item.cell for item in (*self.draft.values(), *self.ghosts))]
