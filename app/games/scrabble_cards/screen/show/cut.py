"""What was cut for the start: each player's card, and who begins (RULES SK3)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.scrabble_cards.model import Observation, Phase
from app.games.scrabble_cards.screen.cards.skin import TALL, CardFace, held_face, paint_face
from app.games.scrabble_cards.screen.hand.hand import LetterHand
from app.tabletop.context import SeatLook
from app.tabletop.note import reading_ms
from app.tabletop.people.signs import paint_sign, signs
from app.tabletop.pieces.paint import paint_ring
from app.tabletop.sheet.table import SheetTable
from app.tabletop.turn.part import Part, ViewState
from app.widgets import boxes
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas, around
from app.widgets.names import in_number, shortened
from app.widgets.sheets.panel import Panel

translate = QCoreApplication.translate

CARD, COLUMN, SIGN, NAME, WIDE = 40, 82, 34, 24, 440
"""Widths of a card and of a player's column, heights of a sign and of a name, least width, in design pixels;
name and column grow with texts."""
LOOK_MS = 2_500
"""To look at the cards, beside reading."""


def who_begins(seen: Observation, names: Sequence[str]) -> tuple[str, str]:
    """Who begins, and why."""
    first = in_number(
        names[_first(seen)],
        translate("ScrabbleCut", "{name} begins"),
        translate("ScrabbleCut", "{name} begin"),
    ).format(name=names[_first(seen)])
    why = translate("ScrabbleCut", "Whoever cut the letter nearest to A begins.")
    if len(seen.cuts) > 1:
        why += " " + translate("ScrabbleCut", "Equal cards were cut again.")
    return first, why


def _first(seen: Observation) -> int:
    """Only the last cut is without equals; until the first turn whoever begins is on turn."""
    return seen.turn or 0


class _Cards(Canvas, QWidget):
    """Players side by side, under each the cards that they cut."""

    def __init__(self, seats: Sequence[SeatLook]) -> None:
        super().__init__()
        self._seats, self._signs = tuple(seats), signs(seats)
        self._cuts: Sequence[Sequence[tuple[int, str]]] = ()
        self._first = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cuts(self, seen: Observation) -> None:
        self._cuts, self._first = seen.cuts, _first(seen)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look, columns = theme.current(), COLUMN * len(self._seats)
        rows = max(1, len(self._cuts))
        wide = max(look.px(columns), min(look.tx(columns), look.px(WIDE)))
        return QSize(wide, look.px(SIGN + rows * (CARD * TALL + 8)) + look.tx(NAME))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        column, wide = self.width() / len(self._seats), look.pxf(CARD)
        for seat, who in enumerate(self._seats):
            middle = column * (seat + 0.5)
            disc = around(QPointF(middle, look.pxf(17)), look.pxf(30))
            paint_sign(painter, disc, self._signs[seat], ratio=self.devicePixelRatioF())
            font = look.font("meta_strong" if seat == self._first else "meta")
            painter.setFont(font)
            painter.setPen(colours.ink if seat == self._first else colours.ink2)
            line = QRectF(column * seat, look.pxf(SIGN), column, look.tx(NAME) - look.pxf(4))
            name = QFontMetricsF(font).elidedText(
                shortened(who.name, 10), Qt.TextElideMode.ElideRight, column
            )
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, name)
            for row, together in enumerate(self._cuts):
                card = dict(together).get(seat)
                if card is None:
                    continue
                top = look.pxf(SIGN + row * (CARD * TALL + 8)) + look.tx(NAME)
                box = QRectF(middle - wide / 2, top, wide, wide * TALL)
                paint_face(painter, box, CardFace(held_face(card).card), seat * 3 + row)
                if seat == self._first and row == len(self._cuts) - 1:
                    paint_ring(painter, box, colours.red, look.pxf(4))


class CutPart(Part):
    """Has the slip come and go; whoever does something has seen who begins."""

    def __init__(self, slip: CutSlip, hand: LetterHand) -> None:
        super().__init__(slip)
        self._slip, self._hand = slip, hand

    def begin(self, state: ViewState) -> None:
        """It covers nothing of what is laid."""
        self._slip.make_way()

    def settle(self, state: ViewState) -> None:
        """Before the first turn."""
        self._slip.take_up(state.seen)

    def render(self, state: ViewState, before: ViewState) -> None:
        hand = self._hand
        if hand.draft.placed or hand.exchanging or hand.in_air is not None:
            self._slip.put_away()

    def retranslate(self) -> None:
        self._slip.retranslate()


class CutSlip(Panel):
    """Lies over the empty table until it is read or somebody does something. The mouse goes through."""

    def __init__(self, table: SheetTable, seats: Sequence[SeatLook]) -> None:
        super().__init__("", table, margin=16, spacing=6, seed=7)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._table, self._seats = table, tuple(seats)
        self._people = sum(look.is_person for look in seats)
        self.headline = Label("", "control_big")
        self.why = Label("", "meta", "ink2", wrap=True)
        self.cards = _Cards(seats)
        head = boxes.row(self.headline, (self.why, 1), spacing=theme.current().px(14))
        self.body.addLayout(head)
        self.body.addWidget(self.cards, 0, Qt.AlignmentFlag.AlignHCenter)
        self._seen: Observation | None = None
        self._read = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.put_away)
        table.sheet.arranged.connect(self._stay)
        table.sheet.changed.connect(self._yield)
        self.hide()

    def take_up(self, seen: Observation) -> None:
        """Show the slip, which is there before the first turn alone."""
        begun = bool(seen.history) or seen.pending is not None or seen.phase is not Phase.PLAY
        if seen.pending is not None:
            self.put_away()  # somebody is asked about words
        if begun or self._read or not seen.cuts:
            self.make_way()
            return
        self._seen = seen
        self._write()
        self.show()
        self._stay()
        covered = seen.seat is None and seen.turn is not None and self._seats[seen.turn].is_person
        if not (covered and self._people > 1):
            self._timer.start(LOOK_MS + reading_ms(f"{self.headline.text()} {self.why.text()}"))

    def _write(self) -> None:
        assert self._seen is not None
        first, why = who_begins(self._seen, [look.name for look in self._seats])
        self.headline.setText(first)
        self.why.setText(why)
        self.cards.show_cuts(self._seen)
        self.setAccessibleName(f"{first}. {why}")

    def make_way(self) -> None:
        """A turn is about to be shown: it stays where it covers nothing of what is laid."""
        camera = self._table.sheet.camera
        low = self._table.on_sheet(QPointF(self.geometry().bottomLeft())).y()
        if low > camera.room.center().y() - camera.span(QPointF(0, 0.6), camera.cell).y():
            self.put_away()

    def _yield(self) -> None:
        """Cards lie on the sheet, or the sheet has moved: it goes where one would be under it."""
        if self.isHidden():
            return
        sheet = self._table.sheet
        over = QRectF(self.geometry().topLeft() - sheet.viewport().mapTo(self._table, QPoint()), self.size())
        aim = sheet.mover.aim
        if any(
            over.intersects(sheet.camera.part(QRectF(*cell, 1, 1), aim)) for cell in sheet.placed.places()
        ):
            self.put_away()

    def put_away(self) -> None:
        if not self.isHidden():
            self._read = True
            self._timer.stop()
            self.hide()

    def retranslate(self) -> None:
        if self._seen is not None and not self.isHidden():
            self._write()
            self._stay()

    def _stay(self) -> None:
        """In the upper part of the mat: under it stands what is said of the first word."""
        if self.isHidden():
            return
        mat, look = self._table.mat(), theme.current()
        self.body.activate()
        wide = min(max(self.cards.sizeHint().width(), look.px(WIDE)) + look.px(36), mat.width() - look.px(24))
        high = self.body.heightForWidth(wide) if self.body.hasHeightForWidth() else self.sizeHint().height()
        corner = QPoint(mat.center().x() - wide // 2, self._table.head() + look.px(12))
        place, said = QRect(corner, QSize(wide, high)), self._table.message
        below = place.translated(0, said.geometry().bottom() + look.px(8) - corner.y())
        if said.isVisible() and place.intersects(said.geometry()) and mat.contains(below):
            place = below  # large texts need the upper part for what is said
        self.setGeometry(place)
        self.raise_()
