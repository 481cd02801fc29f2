"""A few cards as they lie on the table, for the rules."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.games.quiddler.screen.prints import printed
from app.tabletop.cards.card import TALL, VALUE, paint_card
from app.tabletop.pieces.example import ExamplePicture, enlarged
from app.widgets.look import icons, paper, theme
from app.widgets.look.canvas import around

WIDE, STEP, GAP, MARGIN = 44, 48, 24, 20
"""Width of a card, from one to the next, between two groups, around them all; in design pixels."""
UNDER, TAG, CROSS = 9, 26, 20
_card = partial(enlarged, smallest=WIDE * VALUE)
"""A length of cards."""


@dataclass(frozen=True)
class CardGroup:
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

    groups: tuple[CardGroup, ...]
    caption: str
    edition: str = "cz"

    def picture(self) -> QWidget:
        return ExampleCards(self)


def example(kind: str, pieces: str, caption: str) -> CardExample:
    """``cards EDITION``: groups with ``|`` between them, perhaps ``:`` and a tag, which ends with ``✓`` or
    ``✗`` where it is asked whether they lie well; ``*`` before those that it is about."""
    return CardExample(tuple(map(_group, pieces.split(" | "))), caption, kind.removeprefix("cards "))


def _group(written: str) -> CardGroup:
    cards, _, tag = written.removeprefix("*").partition(": ")
    good = {"✓": True, "✗": False}.get(tag[-1:])
    return CardGroup(tuple(cards.split()), tag.rstrip(" ✓✗"), good, fresh=written.startswith("*"))


class ExampleCards(ExamplePicture):
    """Cards, slips below them."""

    def __init__(self, example: CardExample) -> None:
        spoken = "; ".join(" ".join((*group.cards, group.tag)).strip() for group in example.groups)
        spoken = f"{spoken}: {example.caption}" if example.caption else spoken
        super().__init__(spoken, "blue", 3)
        self._example = example

    def _room(self, group: CardGroup) -> float:
        """How wide a group is, its slip too."""
        cards = _card(STEP * len(group.cards) - (STEP - WIDE))
        return max(cards, _tag_width(group)) if group.tag else cards

    def sizeHint(self) -> QSize:
        look, groups = theme.current(), self._example.groups
        wide = sum(self._room(group) for group in groups) + look.pxf(GAP * (len(groups) - 1) + 2 * MARGIN)
        tags = look.px(UNDER) + look.tx(TAG) if any(group.tag for group in groups) else 0
        high = _card(WIDE * TALL) + look.pxf(2 * MARGIN + 4)
        return QSize(math.ceil(wide), math.ceil(high) + tags)

    def paint_on(self, painter: QPainter, mat: QRectF) -> None:
        look = theme.current()
        left = look.pxf(MARGIN)
        for group in self._example.groups:
            room = self._room(group)
            cards = _card(STEP * len(group.cards) - (STEP - WIDE))
            self._paint_group(
                painter,
                group,
                QRectF(left + (room - cards) / 2, look.pxf(MARGIN), cards, _card(WIDE * TALL)),
            )
            left += room + look.pxf(GAP)

    def _paint_group(self, painter: QPainter, group: CardGroup, row: QRectF) -> None:
        for place, card in enumerate(group.cards):
            rect = QRectF(row.left() + _card(STEP * place), row.top(), _card(WIDE), row.height())
            shown = printed(card, self._example.edition)
            paint_card(painter, rect, replace(shown, fresh=group.fresh, dim=group.dim), place + 1)
        if group.tag:
            self._paint_tag(painter, group, row)

    def _paint_tag(self, painter: QPainter, group: CardGroup, row: QRectF) -> None:
        """A slip that names what the cards are or bring."""
        look = theme.current()
        colours = look.palette
        font = look.font("meta_strong")
        ink: QColor = {True: colours.green, False: colours.red, None: colours.ink}[group.good]
        cross = look.pxf(CROSS) if group.good is False else 0.0
        slip = around(QPointF(row.center().x(), 0), _tag_width(group), look.tx(TAG))
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


def _tag_width(group: CardGroup) -> float:
    """How wide the slip of a group is."""
    look = theme.current()
    wide = QFontMetricsF(look.font("meta_strong")).horizontalAdvance(group.tag) + look.pxf(22)
    return wide + (look.pxf(CROSS) if group.good is False else 0.0)
