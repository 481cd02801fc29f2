"""Finds what the laboratory offers for one game alone, by the modules that the catalogue names."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

from app.games import catalogue
from app.games.laboratory import Lab


def labs() -> Iterator[tuple[str, Lab]]:
    """Name and offer of each game, in the order of the catalogue; an empty offer where a game has none."""
    for entry in catalogue.GAMES:
        yield entry.name, importlib.import_module(entry.lab).LAB if entry.lab else Lab()
