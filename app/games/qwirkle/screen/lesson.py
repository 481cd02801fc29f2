"""A position for a whole class, as it is painted and spoken of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from app.engine.errors import IllegalMove
from app.engine.lessons.one_deal import TeamAnswer
from app.games.qwirkle.board import QwirkleRefusal
from app.games.qwirkle.lesson.deal import QWIRKLE, TurnDeal, TurnFault
from app.games.qwirkle.screen import texts
from app.games.qwirkle.screen.names import tile_name
from app.games.qwirkle.screen.tile import TileSkin
from app.tabletop.lesson.one_deal.view import (
    LABEL,
    DealView,
    cell_of,
    centre_of,
    paint_fresh,
    paint_hand,
    paint_names,
    paint_numbered,
)
from app.tabletop.pieces.skin import paint_piece
from app.widgets import writing
from app.widgets.look import theme

translate = QCoreApplication.translate
HAND = 0.17
"""Share of the stage that the hand takes."""


class TurnView(DealView):
    mat = "yellow"

    def __init__(self) -> None:
        self._skin = TileSkin(letters=True)

    def task(self) -> str:
        return translate("QwirkleLesson", "Find the best turn")

    def rule(self) -> str:
        return translate(
            "QwirkleLesson", "Every line brings a point for each of its tiles, a line of six brings twelve."
        )

    def how(self) -> str:
        return translate("QwirkleLesson", "Write the number of each tile and its cell: 3D5 1D6.")

    def hint(self) -> str:
        return translate("QwirkleLesson", "3D5 1D6, or points")

    def fault(self, answer: TeamAnswer) -> str:
        if answer.fault == TurnFault.UNREAD:
            return translate("QwirkleLesson", "That is no turn: write tiles and cells like 3D5 1D6.")
        if answer.fault == TurnFault.NO_SUCH:
            return translate("QwirkleLesson", "No turn brings so many points.")
        return texts.refusal(IllegalMove(QwirkleRefusal(answer.fault)))

    def why(self, answer: TeamAnswer) -> Sequence[str]:
        line = translate("QwirkleLesson", "a line of {number}: {points}")
        whole = translate("QwirkleLesson", "a qwirkle: {points}")
        return [
            (whole if kind == QWIRKLE else line).format(
                number=writing.number(points), points=writing.number(points)
            )
            for kind, points in answer.parts
        ]

    def solution(self, deal: TurnDeal) -> Sequence[str]:
        best = deal.best
        turns = translate("QwirkleLesson", "Turns there are: {number}").format(number=deal.plays)
        return [f"{best.text}: {writing.number(best.points)}", *self.why(best), "", turns]

    def spoken(self, deal: TurnDeal) -> str:
        return ", ".join(f"{at} {tile_name(tile)}" for at, tile in enumerate(deal.hand, 1))

    def paint(
        self, painter: QPainter, stage: QRectF, deal: TurnDeal, answer: TeamAnswer | None, unit: float
    ) -> None:
        laid = answer.laid or () if answer is not None else ()
        held = HAND * stage.width()
        column = QRectF(stage.right() - held, stage.top(), held, stage.height())
        edge = (LABEL + 20) * unit
        place = stage.adjusted(edge, edge, -held - 20 * unit, 0)
        form = self._skin.form
        wide, first = cell_of(place, deal, form, 130 * unit)
        paint_names(painter, deal, form, wide, first, unit)
        for tile, cell in (*deal.seen.table, *laid):
            centre = centre_of(cell, deal, form, wide, first)
            paint_piece(painter, self._skin, tile, centre, wide * form.face, self._skin.cut(tile, cell))
        for _, cell in laid:
            centre = centre_of(cell, deal, form, wide, first)
            paint_fresh(painter, form, centre, wide, theme.current().palette.red)
        away, left = [], [tile for tile, _ in laid]
        for at, tile in enumerate(deal.hand):
            if tile in left:
                left.remove(tile)
                away.append(at)
        paint_numbered(painter, column, self._skin, deal.hand, unit, away)

    def paint_closed(self, painter: QPainter, stage: QRectF, deal: TurnDeal) -> None:
        row = stage.adjusted(0, stage.height() * 0.4, 0, -stage.height() * 0.4)
        paint_hand(painter, row, self._skin, [self._skin.back] * len(deal.hand))
