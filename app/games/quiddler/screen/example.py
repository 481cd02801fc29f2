"""A few cards as they lie on the table, for the rules."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.quiddler.screen.prints import printed
from app.tabletop.cards.card import TALL, paint_card
from app.widgets.look import icons, paper, theme

WIDE, STEP, GAP, MARGIN = 44, 48, 22, 18
"""Width of a card, from one to the next, between two groups, around them all; in design pixels."""
UNDER, TAG = 9, 26


@dataclass(frozen=True)
class Group:
    """Cards side by side. tag: on a slip below them. good: whether they lie well; None where it is not asked.
    fresh: yellow, for what it is about. dim: they do not count."""

    cards: tuple[str, ...]
    tag: str = ""
    good: bool | None = None
    fresh: bool = False
    dim: bool = False


@dataclass(frozen=True)
class CardExample:
    """Groups of cards on the mat."""

    groups: tuple[Group, ...]
    caption: str
    edition: str = "cz"

    def picture(self) -> QWidget:
        """The cards."""
        return ExampleCards(self)


class ExampleCards(QWidget):
    """The picture only; its caption stands below it."""

    def __init__(self, example: CardExample, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._example = example
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        spoken = "; ".join(" ".join((*group.cards, group.tag)) for group in example.groups)
        self.setAccessibleName(f"{spoken}: {example.caption}")
        theme.follow(self, self.updateGeometry)

    def _left(self, index: int) -> float:
        """Where a group begins, in design pixels; what comes after the last one shows how wide all are."""
        before = self._example.groups[:index]
        return MARGIN + sum(STEP * len(group.cards) + GAP for group in before)

    def sizeHint(self) -> QSize:
        """Cards, slips and a margin."""
        look = theme.current()
        wide = self._left(len(self._example.groups)) - GAP - (STEP - WIDE) + MARGIN
        tags = look.px(UNDER) + look.tx(TAG) if any(group.tag for group in self._example.groups) else 0
        return QSize(look.px(wide), look.px(WIDE * TALL + 2 * MARGIN + 4) + tags)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Mat, cards, slips."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mat = QRectF(self.rect()).adjusted(1, 1, -1, -look.pxf(4))
        ground, _ = colours.mat("blue")
        outline = paper.cut(mat, look.pxf(14), 3, 0.0 if colours.flat else look.pxf(1.5))
        painter.fillPath(outline, ground)
        if colours.flat:
            painter.strokePath(outline, QPen(colours.ink, 1))
        for index, group in enumerate(self._example.groups):
            row = QRectF(look.pxf(self._left(index)), look.pxf(MARGIN), 0, look.pxf(WIDE * TALL))
            row.setWidth(look.pxf(STEP * len(group.cards) - (STEP - WIDE)))
            self._paint_group(painter, group, row)
        painter.end()

    def _paint_group(self, painter: QPainter, group: Group, row: QRectF) -> None:
        look = theme.current()
        for place, card in enumerate(group.cards):
            rect = QRectF(row.left() + look.pxf(STEP * place), row.top(), look.pxf(WIDE), row.height())
            shown = printed(card, self._example.edition)
            paint_card(painter, rect, replace(shown, fresh=group.fresh, dim=group.dim), place + 1)
        if group.tag:
            self._paint_tag(painter, group, row)

    def _paint_tag(self, painter: QPainter, group: Group, row: QRectF) -> None:
        """A slip that names what the cards are or bring."""
        look = theme.current()
        colours = look.palette
        font = look.font("meta_strong")
        ink: QColor = {True: colours.green, False: colours.red, None: colours.ink}[group.good]
        cross = look.pxf(20) if group.good is False else 0.0
        wide = QFontMetricsF(font).horizontalAdvance(group.tag) + look.pxf(22) + cross
        slip = QRectF(0, 0, wide, look.tx(TAG))
        slip.moveCenter(QPointF(row.center().x(), 0))
        slip.moveTop(row.bottom() + look.pxf(UNDER))
        shape = paper.cut(slip, slip.height() / 2, 3, 0.0)
        painter.fillPath(shape, colours.raised if group.good is None else ink)
        painter.strokePath(shape, QPen(ink, look.pxf(1.8)))
        painter.setFont(font)
        painter.setPen(colours.ink if group.good is None else colours.onfill)
        painter.drawText(slip.adjusted(cross, 0, 0, 0), int(Qt.AlignmentFlag.AlignCenter), group.tag)
        if cross:
            side = look.pxf(13)
            box = QRectF(slip.left() + look.pxf(10), slip.center().y() - side / 2, side, side)
            icons.paint(painter, "x", box, colours.onfill, 3.2)
