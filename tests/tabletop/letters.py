"""A game that is none: letters of a hand are laid side by side from the first cell on, or put on a pile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.engine.errors import IllegalMove, Refusal
from app.tabletop.context import Notes, SeatLook, ViewContext
from app.tabletop.hand.draft import Draft, HandOrders
from app.tabletop.hand.hand import HandController, RackSlot
from app.tabletop.hand.hand import HandTexts as Sentences
from app.tabletop.hand.presenter import HandPresenter
from app.tabletop.hand.rack import Rack
from app.tabletop.hand.table import HandTable
from app.tabletop.panel.hand import HandPanel
from app.tabletop.panel.store import StorePanel
from app.tabletop.pieces.skin import PieceShape, Position
from app.widgets.sounds import Sounds
from tests.tabletop.kit import Rectangles

SEATS = (SeatLook("Žofie", "Ž"), SeatLook("Liška", "level:3", is_person=False), SeatLook("Ondra", "O"))


@dataclass(frozen=True)
class Made:
    """A turn."""

    seat: int
    placements: tuple[tuple[str, Position], ...] = ()


@dataclass(frozen=True)
class Seen:
    """A seat and its letters; may_give: how many may be given away."""

    hand: str
    seat: int | None = 0
    deciders: tuple[int, ...] = (0,)
    hand_sizes: tuple[int, ...] = (5, 4, 3)
    may_give: int = 1
    table: tuple[tuple[str, Position], ...] = ()
    scores: tuple[int, ...] = (0, 0, 0)
    history: tuple[Made, ...] = ()
    seats: int = 3

    @property
    def turn(self) -> int | None:
        return next(iter(self.deciders), None)


class Letters(Draft[str]):
    """What is laid has to stand side by side from the first cell on; with the third it is a move."""

    rows: Sequence[int] = (5,)
    sorts = (lambda letter: letter, lambda letter: -ord(letter))
    seen: Seen

    def need_turn(self) -> None:
        if self.seen.seat not in self.seen.deciders:
            raise IllegalMove(Refusal.NOT_YOUR_DECISION)

    def need(self, placements: Sequence[tuple[str, Position]]) -> None:
        if sorted(cell for _, cell in placements) != [(x, 0) for x in range(len(placements))]:
            raise IllegalMove(Refusal.MALFORMED)

    def around(self, lying: Mapping[Position, str]) -> Iterable[Position]:
        return [(len(lying), 0), (9, 9)]

    def need_exchange(self) -> None:
        self.need_turn()
        if not self.seen.may_give:
            raise IllegalMove(Refusal.NOT_NOW)

    def move(self, given: Iterable[int] | None = None) -> Any:
        self.need_turn()
        if given is not None:
            return "give", [self.piece(slot) for slot in sorted(given)]
        if len(self.placed) < 3:
            raise IllegalMove(Refusal.NOT_NOW)
        return "lay", self.placements()


class Words(Letters):
    """Two rows; gaps part the words."""

    rows = (5, 3)
    gaps_stay = True


def spoken(held: RackSlot) -> str:
    """“2 B away chosen”."""
    key = "" if held.back or held.key is None else str(held.key)
    told = (key, "covered" * held.back, "away" * held.away, "chosen" * held.ringed)
    return " ".join([str(held.place + 1), *filter(None, told)])


SENTENCES = Sentences(
    refusal=lambda error: f"no: {error.reason}",
    held=spoken,
    cell=lambda cell: "{}/{}".format(*cell),
    points=lambda points: f"{points} points",
    give=lambda: "Which?",
)


class Pile(StorePanel):
    """A heap beside the sheet."""

    def picture_rect(self) -> QRectF:
        return QRectF(10, 10, 40, 60)

    def paint_picture(self, painter: QPainter, rect: QRectF, wiggle: float) -> None:
        painter.drawRect(rect)


class BareTable(HandTable):
    """Rack, pile and players, and a hand that nothing moves yet."""

    def __init__(self, form: PieceShape, draft: Letters, context: ViewContext) -> None:
        self.context = context
        super().__init__("green", Rectangles(form), context)
        self.seat(
            Rack(draft.rows, self.skin, spoken, self.sheet.viewport()), HandPanel(SEATS, Pile(40), self)
        )
        orders = HandOrders(context.notes, "hands", sum(draft.rows), lambda one: isinstance(one, str))
        self.hand = HandController(draft, SENTENCES, context, self.message, orders, self)


class LetterTable(BareTable):
    """A table with everything that belongs to a hand."""

    def __init__(self, form: PieceShape, draft: Letters, notes: Notes | None = None) -> None:
        super().__init__(form, draft, ViewContext(SEATS, Sounds(), notes=notes or Notes()))
        self.desk = HandPresenter(self.hand, self, self.context)
