"""Aids at the table: the switches, and the count of tiles that nobody has seen."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.qwirkle import tiles
from app.games.qwirkle.model import Observation
from app.games.qwirkle.screen import tile
from app.games.qwirkle.screen.names import tile_name
from app.tabletop.aids import Aid
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.sheets.dialog import PaperDialog

translate = QCoreApplication.translate


def aids() -> list[Aid]:
    return [
        Aid(
            "letters",
            False,
            translate("QwirkleAids", "Letters for the colours"),
            translate(
                "QwirkleAids",
                "Every colour gets its initial in the corner of the tile, a sign where the tile is small.",
            ),
        ),
        Aid(
            "places",
            True,
            translate("QwirkleAids", "Show where a tile fits"),
            translate("QwirkleAids", "When you lift a tile, the places for it light up."),
        ),
        Aid(
            "points",
            True,
            translate("QwirkleAids", "Count the points of my draft"),
            translate("QwirkleAids", "Off: count for yourself first; the program confirms when you lay."),
        ),
    ]


def unseen(observation: Observation) -> list[int]:
    """How many of each tile lie neither on the table nor in the own hand; index is the tile."""
    seen = Counter(observation.hand)
    seen.update(number for number, _ in observation.table)
    return [tiles.COPIES - seen[number] for number in range(tiles.KINDS)]


class UnseenGrid(Canvas, QWidget):
    """Six colours by six shapes, each with the number of its tiles that nobody here has seen."""

    def __init__(self, counts: list[int], *, letters: bool) -> None:
        super().__init__()
        self._counts, self._letters = counts, letters
        spoken = [f"{tile_name(number)} {count}" for number, count in enumerate(counts) if count]
        self.setAccessibleName(translate("QwirkleAids", "Unseen tiles"))
        self.setAccessibleDescription(", ".join(spoken))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(540), look.px(len(tiles.COLOURS) * 62))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        across, down = self.width() / len(tiles.SHAPES), self.height() / len(tiles.COLOURS)
        side = min(down * 0.82, across * 0.6)
        font = look.font("number_small")
        painter.setFont(font)
        high = QFontMetricsF(font).capHeight()
        for number, count in enumerate(self._counts):
            left, top = tiles.shape(number) * across, tiles.colour(number) * down
            face = QRectF(left, top + (down - side) / 2 - 1, side, side)
            painter.setOpacity(1.0 if count else 0.25)
            tile.paint_tile(painter, face, number, marker=self._letters, seed=number)
            painter.setOpacity(1.0)
            painter.setPen(colours.ink if count else colours.ink3)
            spot = QPointF(face.right() + look.pxf(9), face.center().y() + high / 2)
            painter.drawText(spot, f"{count}×")


def open_unseen(table: QWidget, observation: Observation, *, letters: bool) -> PaperDialog:
    """Which tiles are still in the bag or in other hands."""
    dialog = PaperDialog(table, translate("QwirkleAids", "Which tiles are still to come"), width=660)
    counts = unseen(observation)
    text = translate(
        "QwirkleAids",
        "In the bag: {bag}. In the hands of the others: {hands}. Each tile is there three times.",
    )
    hands = sum(counts) - observation.bag
    dialog.body.addWidget(Label(text.format(bag=observation.bag, hands=hands), "body", "ink2", wrap=True))
    dialog.body.addWidget(UnseenGrid(counts, letters=letters))
    dialog.open_once(dialog.add_close())
    return dialog
