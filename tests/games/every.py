"""Every game of the catalogue, and one that is there only to show what adding a game takes."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from app.games import catalogue
from app.tabletop.face import Face
from app.ui import faces
from tests.games.noughts.entry import NOUGHTS
from tests.games.scraps.entry import SCRAPS

GAMES = (*catalogue.GAMES, NOUGHTS, SCRAPS)
NAMES = [entry.name for entry in GAMES]


@pytest.fixture(autouse=True)
def all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogue with one entry more; a module that imports this has it in all its tests."""
    monkeypatch.setattr(catalogue, "GAMES", GAMES)


def face_of(game: str) -> Face:
    """What the application shows of a game."""
    face = faces.find(game)
    assert face is not None and face.game == game
    return face


def own_tests(game: str, module: str) -> Any:
    """A module of a game's own tests; a name with a hyphen has a folder with an underscore."""
    return importlib.import_module(f"tests.games.{game.replace('-', '_')}.{module}")


def package_of(game: str) -> str:
    """The package a game lives in."""
    return catalogue.entry(game).face.rpartition(".")[0]


def folder_of(game: str) -> Path:
    """Where a game lives."""
    module = importlib.import_module(f"{package_of(game)}.model")
    assert module.__file__ is not None
    return Path(module.__file__).parent
