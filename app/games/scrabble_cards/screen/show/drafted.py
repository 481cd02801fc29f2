"""What a draft does to the table: cards that will leave it, the premium card, all of the words in sight."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.games.scrabble_cards.cards import FACTORS
from app.games.scrabble_cards.screen.cards.skin import CardFace, Way
from app.games.scrabble_cards.screen.hand.hand import LetterHand
from app.games.scrabble_cards.screen.show.turn import TurnShow
from app.games.scrabble_cards.screen.table import LetterTable
from app.games.scrabble_cards.table import Cell
from app.tabletop.sheet.camera import Camera, bounds
from app.tabletop.sheet.items import Z_DOT
from app.tabletop.sheet.sheet import Sheet
from app.tabletop.turn.part import Part, ViewState
from app.widgets.look import fonts, theme
from app.widgets.look.palette import printed

SHARE, LEAST, FAR = 0.46, 22.0, 48.0
"""Width of the badge in widths of its card, and in design pixels at least: usually, and on a wall."""
OVER = QPointF(0.36, 0.27)
"""How far it reaches over its card, in widths of it, however large it is: letter and accent stay clear."""


class _Badge(QGraphicsItem):
    """The premium card on the letter card that it names: “×2” in its corner (RULES SK9)."""

    def __init__(self, place: Cell, text: str, camera: Camera) -> None:
        super().__init__()
        self._place, self._text, self._camera = place, text, camera
        self._rect = QRectF()
        self.setZValue(Z_DOT + 0.7)
        self.follow()

    def follow(self) -> None:
        look = theme.current()
        least = min(look.pxf(FAR), self._camera.face_width * 0.8) if look.palette.flat else look.pxf(LEAST)
        wide = max(self._camera.face_width * SHARE, least)
        rect = QRectF(-wide / 2, -wide * 0.4, wide, wide * 0.8)
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        face = self._camera.face(QPointF(*self._place))
        self.setPos(face.topLeft() + OVER * self._camera.face_width - rect.bottomRight())

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        colours = theme.current().palette
        inks = printed(colours)
        radius = self._rect.height() * 0.22
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(inks.yellow_edge)
        painter.drawRoundedRect(self._rect.translated(0, self._rect.height() * 0.08), radius, radius)
        painter.setBrush(inks.yellow)
        painter.setPen(QPen(colours.raised, 1.5))
        painter.drawRoundedRect(self._rect, radius, radius)
        painter.setPen(inks.letter)
        painter.setFont(fonts.sans(self._rect.height() * 0.66, "Black"))
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, self._text)


class Badges:
    """Shows the premium card on the sheet; at most one lies there."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._item: _Badge | None = None
        self._shown: tuple[Cell, int] | None = None
        sheet.followers.append(self._follow)

    @property
    def shown(self) -> tuple[Cell, int] | None:
        """The named card, and by what its words are multiplied."""
        return self._shown

    def show(self, cell: Cell | None, factor: int) -> None:
        """cell: where the premium card lies; None takes it away."""
        wanted = None if cell is None else (cell, factor)
        if wanted == self._shown:
            return
        if self._item is not None:
            self._sheet.scene().removeItem(self._item)
            self._item = None
        self._shown = wanted
        if cell is not None:
            self._item = _Badge(cell, f"×{factor}", self._sheet.camera)
            self._sheet.scene().addItem(self._item)

    def _follow(self) -> None:
        if self._item is not None:
            self._item.follow()


class DraftShown(Part):
    """Marks what the draft comes to."""

    def __init__(self, table: LetterTable, hand: LetterHand, show: TurnShow) -> None:
        super().__init__(table)
        self._table, self._hand, self._show = table, hand, show
        self.badges = Badges(table.sheet)
        self._in_sight: frozenset[Cell] = frozenset()
        """Cells of the draft that was last brought into sight."""

    def render(self, state: ViewState, before: ViewState) -> None:
        """Nothing of it while turns are shown, or one that was before."""
        if state.past is None and not self._show.acting.running and self._hand.draft.taken_up is not None:
            self._show_leaving()
            self._mark_premium()
            self._keep_in_sight()

    def _show_leaving(self) -> None:
        """Cards that the draft would clear (RULES SK17)."""
        draft = self._hand.draft
        lying, faces = self._table.sheet.placed, self._show.lies(draft.seen)
        for cell in draft.leaving():
            if cell in faces:
                faces[cell] = CardFace(draft.lies_at(cell), Way.LEAVING)
        for cell, face in faces.items():
            lying.turn(cell, face)

    def _mark_premium(self) -> None:
        """The premium card lies on the card that it names."""
        draft = self._hand.draft
        seen = draft.seen
        cell, card = draft.premium, seen.bonus
        if seen.pending is not None:
            cell, card = seen.pending.premium, seen.shown
        self.badges.show(cell, FACTORS.get(card, 1))

    def _keep_in_sight(self) -> None:
        """All of the words of a draft are seen, and where it can go on, once nothing is in the air. As long
        as the same cards lie, the sheet stays where a hand has put it, and while a hand lays them too."""
        draft = self._hand.draft
        if self._hand.in_air is not None:
            return
        laid = frozenset(draft.placed.values())
        if laid and laid != self._in_sight:
            words = {*laid, *(cell for one in draft.words() for cell in one.cells)}
            more = draft.around(dict.fromkeys(laid)) if draft.in_rack() else ()
            mover = self._table.sheet.mover
            if not mover.still:
                mover.show_cells(bounds({*words, *more}))
            if not mover.still and not mover.camera.shows(bounds(words), mover.aim):
                mover.show_cells(bounds(words))
        self._in_sight = laid
