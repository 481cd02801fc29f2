"""A fan of backs: how many cards somebody holds."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.tabletop.cards.card import BACK, TALL, CardSkin
from app.tabletop.pieces.skin import paint_piece

STEP, WIDEST = 0.5, 26.0
"""From card to card in widths of one, and how far a full fan opens to each side, in degrees."""


def card_width(room: QRectF, count: int) -> float:
    """The width of a card in a fan that fits into the room."""
    spread = 1 + STEP * (max(count, 2) - 1)
    return max(6.0, min(room.width() / (spread + 0.5), room.height() / (TALL + 0.12)))


def centres(room: QRectF, count: int) -> list[tuple[QPointF, float]]:
    """Where the cards of a fan lie, from left to right, and how each is turned, in degrees clockwise."""
    width = card_width(room, count)
    made = []
    widest = min(WIDEST, 3.6 * (count - 1))
    for card in range(count):
        share = (card / (count - 1) * 2 - 1) if count > 1 else 0.0
        x = room.center().x() + share * STEP * width * (count - 1) / 2
        drop = (1 - math.cos(math.radians(share * widest))) * width * count * 0.42
        made.append((QPointF(x, room.top() + width * TALL / 2 + drop), share * widest))
    return made


def paint_fan(painter: QPainter, skin: CardSkin, room: QRectF, count: int) -> None:
    """Draw it at the upper edge of its room."""
    width = card_width(room, count)
    for seed, (centre, turn) in enumerate(centres(room, count)):
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(centre)
        painter.rotate(turn)
        paint_piece(painter, skin, BACK, QPointF(), width, seed)
        painter.restore()
