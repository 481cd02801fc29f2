"""Aids at the table: the switches, and the count of tiles that nobody has seen."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.games.qwirkle import tiles
from app.games.qwirkle.model import Observation
from app.games.qwirkle.screen import tile
from app.games.qwirkle.screen.names import tile_name
from app.tabletop.aids import Aid
from app.tabletop.panel.unseen import UnseenGrid, open_grid
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


def open_unseen(table: QWidget, observation: Observation, *, letters: bool) -> PaperDialog:
    """Which tiles are still in the bag or in other hands: six colours by six shapes."""
    counts = unseen(observation)

    def paint_face(painter: QPainter, face: QRectF, number: int) -> None:
        tile.paint_tile(painter, face, number, marker=letters, seed=number)

    grid = UnseenGrid(counts, len(tiles.SHAPES), (90, 62), 1.0, paint_face)
    spoken = [f"{tile_name(number)} {count}" for number, count in enumerate(counts) if count]
    grid.setAccessibleName(translate("QwirkleAids", "Unseen tiles"))
    grid.setAccessibleDescription(", ".join(spoken))
    text = translate(
        "QwirkleAids",
        "In the bag: {bag}. In the hands of the others: {hands}. Each tile is there three times.",
    ).format(bag=observation.bag, hands=sum(counts) - observation.bag)
    return open_grid(table, translate("QwirkleAids", "Which tiles are still to come"), text, grid, 660)
