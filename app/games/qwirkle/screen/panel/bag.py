"""The bag: how full it is, and the way into it for tiles to be traded; and the panel beside the table, in
which it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from app.games.qwirkle.model import Observation
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.tiles import COPIES, KINDS
from app.tabletop.context import SeatLook
from app.tabletop.panel.hand import HandPanel
from app.tabletop.panel.store import StorePanel
from app.widgets.look import art
from app.widgets.look.palette import LIGHT, mix

FULL = COPIES * KINDS
_TOP, _BOTTOM = 0.34, 0.93
"""Where the contents of the bag begin and end in its drawing."""


class BagPanel(StorePanel):
    """The bag with a gauge. A click asks which tiles have not been seen."""

    around = 34, 20, 14
    wide = 0.91

    def __init__(self) -> None:
        super().__init__(FULL)

    def show_tiles(self, left: int) -> None:
        """Show how many tiles are left."""
        hint = self.tr("Which tiles have not been seen yet? (U)")
        self.show_count(left, view_texts.bag_label(left), view_texts.in_bag(left), hint)

    def mouth(self) -> QPointF:
        bag = self.picture_rect()
        return QPointF(bag.center().x(), bag.top() + bag.height() * 0.2)

    def paint_picture(self, painter: QPainter, rect: QRectF, wiggle: float) -> None:
        """What is not in the bag any more is drawn as its empty, paler part."""
        painter.save()
        painter.translate(rect.center())
        painter.rotate(6 * wiggle * (1 if self.left % 2 else -1))
        painter.translate(-rect.center())
        art.paint(painter, "bag", rect)
        level = rect.top() + rect.height() * (_BOTTOM - (_BOTTOM - _TOP) * self.left / FULL)
        empty = QPainterPath()
        across, down = rect.width() / 100, rect.height() / 110
        body = QPainterPath(QPointF(22 * across, 34 * down))
        body.quadTo(8 * across, 58 * down, 10 * across, 84 * down)
        body.quadTo(12 * across, 104 * down, 50 * across, 104 * down)
        body.quadTo(88 * across, 104 * down, 90 * across, 84 * down)
        body.quadTo(92 * across, 58 * down, 78 * across, 34 * down)
        body.closeSubpath()
        body.translate(rect.topLeft())
        empty.addRect(
            QRectF(rect.left(), rect.top() + 38 * down, rect.width(), level - rect.top() - 38 * down)
        )
        shade = mix(LIGHT.yellow_tint, LIGHT.raised, 0.2)  # the bag looks the same in every light
        shade.setAlphaF(0.42)
        if level > rect.top() + 38 * down:
            painter.fillPath(body.intersected(empty), shade)
        painter.restore()


class SidePanel(HandPanel):
    def __init__(self, seats: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        self.bag = BagPanel()
        super().__init__(seats, self.bag, parent)

    def show_observation(
        self,
        observation: Observation,
        scores: Sequence[int],
        plus: Mapping[int, int],
        opening: frozenset[int],
    ) -> None:
        """scores, plus: see `show_play`; opening: seats whose past moves can be looked into."""
        self.show_play(observation, scores, plus, partial(view_texts.seat_note, observation))
        self.bag.show_tiles(observation.bag)
        self.list.moves.set_lines(view_texts.move_lines(observation.history, opening))
