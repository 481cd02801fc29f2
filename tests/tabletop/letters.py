"""A game that is none: letters of a hand are laid side by side from the first cell on, or put on a pile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from app.engine.errors import IllegalMove, Refusal
from app.tabletop.context import Notes, SeatLook, ViewContext
from app.tabletop.hand.desk import HandDesk
from app.tabletop.hand.draft import Draft, HandOrders
from app.tabletop.hand.hand import Hand, Held
from app.tabletop.hand.hand import Words as Sentences
from app.tabletop.hand.rack import Rack
from app.tabletop.pieces.skin import Form, Position
from app.tabletop.sheet.table import SheetTable
from app.widgets.sounds import Sounds
from tests.tabletop.kit import Rectangles

SEATS = (SeatLook("Žofie", "Ž"), SeatLook("Liška", "level:3", is_person=False), SeatLook("Ondra", "O"))


@dataclass(frozen=True)
class Seen:
    """A seat and its letters; may_give: how many may be given away."""

    hand: str
    seat: int | None = 0
    deciders: tuple[int, ...] = (0,)
    hand_sizes: tuple[int, ...] = (5, 4, 3)
    may_give: int = 1


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

    def need_trade(self) -> None:
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


def spoken(held: Held) -> str:
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


@dataclass
class Pile:
    """A heap beside the sheet. hovered: whether a piece was held over it, time after time."""

    widget: QWidget
    hovered: list[bool] = field(default_factory=list)
    dropped: list[int] = field(default_factory=list)

    def is_under(self, point: QPointF) -> bool:
        return self.widget.rect().contains(self.widget.mapFromGlobal(point).toPoint())

    def width(self) -> None:
        return None

    def hover(self, slot: int, point: QPointF | None) -> None:
        self.hovered.append(point is not None)

    def leave(self) -> None:
        self.hovered.clear()

    def drop(self, slot: int, point: QPointF) -> int | None:
        self.dropped.append(slot)
        return slot


class LetterTable(SheetTable):
    """A table with everything that belongs to a hand."""

    def __init__(self, form: Form, draft: Letters, notes: Notes | None = None) -> None:
        skin, self.context = Rectangles(form), ViewContext(SEATS, Sounds(), notes=notes or Notes())
        super().__init__("green", skin, self.context)
        self.rack = Rack(draft.rows, skin, spoken, self.sheet)
        side = QWidget(self)
        self.pile = Pile(side)
        self.furnish(self.rack, side)
        orders = HandOrders(self.context.notes, "hands", sum(draft.rows), lambda one: isinstance(one, str))
        self.hand = Hand(draft, SENTENCES, self.context, self.message, orders, self)
        self.desk = HandDesk(self.hand, self, self.rack, self.context, [self.pile])
