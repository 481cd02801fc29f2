"""How tiles and places are called, for ears and for sentences."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.games.qwirkle.tiles import Position, Tile
from app.widgets import writing

NAMES: tuple[object, ...] = (
    QT_TRANSLATE_NOOP("QwirkleTiles", "red star"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "red clover"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "red square"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "red circle"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "red diamond"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "red cross"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "orange star"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "orange clover"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "orange square"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "orange circle"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "orange diamond"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "orange cross"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "yellow star"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "yellow clover"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "yellow square"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "yellow circle"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "yellow diamond"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "yellow cross"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "green star"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "green clover"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "green square"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "green circle"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "green diamond"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "green cross"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "blue star"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "blue clover"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "blue square"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "blue circle"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "blue diamond"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "blue cross"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "purple star"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "purple clover"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "purple square"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "purple circle"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "purple diamond"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "purple cross"),
)


def tile_name(tile: Tile) -> str:
    """“red star”."""
    return QCoreApplication.translate("QwirkleTiles", str(NAMES[tile]))


def tile_names(some: Iterable[Tile]) -> str:
    """“red star, blue star”."""
    return ", ".join(map(tile_name, some))


def place_name(position: Position) -> str:
    """“column 3, row −2”: to the right of and below the first tile of the game."""
    x, y = map(writing.bare, position)
    return QCoreApplication.translate("QwirkleTiles", "column {x}, row {y}").format(x=x, y=y)
