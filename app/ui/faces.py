"""Finds the faces of the games that the catalogue names."""

from __future__ import annotations

import importlib

from app.games import catalogue
from app.tabletop.face import Face


def faces() -> tuple[Face, ...]:
    """Of all games, in the order of the home page."""
    return tuple(_face(entry) for entry in catalogue.GAMES)


def find(game: str) -> Face | None:
    """The face of a game, None for a game that this version does not have."""
    return next((_face(entry) for entry in catalogue.GAMES if entry.name == game), None)


def by_policy() -> dict[str, Face]:
    """Policies of the word list that games go by, in the order of the dictionary, with the games' faces."""
    from app.lexicon.policy import POLICIES  # start-up time

    found = {policy: face for face in faces() for policy in face.policies}
    return {policy: found[policy] for policy in POLICIES if policy in found}


def usual_policies() -> frozenset[str]:
    """Those by which the games are played unless people agree otherwise: the first of each."""
    return frozenset(face.policies[0] for face in faces() if face.policies)


def _face(entry: catalogue.CatalogueEntry) -> Face:
    face: Face = importlib.import_module(entry.face).FACE
    return face


def warm_up() -> None:
    """Load what the next click most likely needs, while nobody is waiting for it: of games the first."""
    for module in ("app.ui.pages.setup.new_game", "app.ui.pages.table.page"):
        importlib.import_module(module)
    faces()[0].screen()
    from PySide6.QtWidgets import QStyle

    # All names of that class, 9 ms; every list asks for them as it is painted.
    _ = QStyle.StateFlag.State_Selected
