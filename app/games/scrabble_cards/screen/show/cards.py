"""Group cards that go with a turn or were played against it: they lie beside its words till they count."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.games.scrabble_cards.screen.cards.bonus import HIGH, WIDE
from app.games.scrabble_cards.screen.cards.skin import Bonus
from app.games.scrabble_cards.screen.table import LetterTable
from app.tabletop.pieces.skin import paint_piece
from app.tabletop.sheet.items import Z_FLYING
from app.tabletop.turn.course import Script
from app.widgets.look import motion, theme

FLY_MS = motion.DEAL + 240


class _Card(QGraphicsItem):
    def __init__(self, card: str, table: LetterTable) -> None:
        super().__init__()
        self.card = card
        self._table = table
        self._wide = 0.0
        self.setZValue(Z_FLYING - 0.5)

    def stand(self, at: QPointF, wide: float) -> None:
        """Lie around this point of the sheet."""
        if wide != self._wide:
            self.prepareGeometryChange()
            self._wide = wide
        self.setPos(at)

    def boundingRect(self) -> QRectF:
        across, down = self._wide * 0.54, self._wide * HIGH / WIDE * 0.62
        return QRectF(-across, -down, 2 * across, 2 * down)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_piece(painter, self._table.skin, Bonus(self.card), QPointF(), self._wide)


class BonusCards:
    """Those that lie on the sheet now, in the order in which they were played."""

    def __init__(self, table: LetterTable) -> None:
        self._table = table
        self._items: list[_Card] = []
        table.sheet.followers.append(self._place)

    @property
    def cards(self) -> list[str]:
        return [item.card for item in self._items]

    def places(self) -> list[QRectF]:
        """What they take of the sheet's viewport, which may have moved before they were told."""
        self._place()
        return [item.boundingRect().translated(item.pos()) for item in self._items]

    def show(self, cards: Sequence[str]) -> None:
        """Show these cards and no others."""
        if list(cards) != self.cards:
            self.clear()
            for card in cards:
                self._add(card)
        self._place()

    def clear(self) -> None:
        for item in self._items:
            self._table.sheet.scene().removeItem(item)
        self._items = []

    def _add(self, card: str) -> None:
        item = _Card(card, self._table)
        self._items.append(item)
        self._table.sheet.scene().addItem(item)

    def _wide(self) -> float:
        return theme.current().pxf(WIDE)  # smaller, its words have no room

    def _spot(self, number: int, of: int) -> QPointF:
        """Over all that lies, or under it, or beside it: where it hides no card."""
        sheet = self._table.sheet
        wide = self._wide()
        high, step = wide * HIGH / WIDE, wide * 1.08
        lies = sheet.camera.part(sheet.mover.occupied())
        room = sheet.camera.room
        y = lies.top() - high * 0.75
        if y - high / 2 < sheet.mat_rect().top() + 4:
            y = min(lies.bottom() + high * 0.75, room.bottom() - high / 2)
        x = lies.center().x() + (number - (of - 1) / 2) * step
        if y - high / 2 < lies.bottom() and y > lies.top():
            right = lies.right() + step * 0.6
            beside = right if right + step * (of - 0.5) < room.right() else lies.left() - step * (of - 0.4)
            x, y = beside + number * step, room.center().y()
        reach = step * of / 2
        x = min(max(x, room.left() + reach - step * (of - 1 - number)), room.right() - wide / 2)
        return QPointF(x, y)

    def _place(self) -> None:
        for number, item in enumerate(self._items):
            item.stand(self._spot(number, len(self._items)), self._wide())

    def fly_in(self, card: str, start: QPointF, *, hurried: Callable[[], bool]) -> Script:
        """One more comes from a point of the table."""
        air, sheet = self._table.air, self._table.sheet
        if not theme.current().reduced_motion and not hurried():
            spot = self._spot(len(self._items), len(self._items) + 1)
            path = start, air.point(sheet.viewport(), spot)
            air.launch(Bonus(card), path, (self._wide() * 0.5, self._wide()), FLY_MS)
            yield FLY_MS
        self._add(card)
        self._place()

    def fly_off(self, *, hurried: Callable[[], bool]) -> None:
        """All go under the pack."""
        air, sheet = self._table.air, self._table.sheet
        if not theme.current().reduced_motion and not hurried():
            end = self._table.store_mouth()
            for item in self._items:
                path = air.point(sheet.viewport(), item.pos()), end
                air.launch(Bonus(item.card), path, (self._wide(), self._wide() * 0.4), FLY_MS)
        self.clear()
