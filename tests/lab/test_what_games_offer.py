"""What the laboratory shows of every game, and of one that is there only to show what adding a game takes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.lab import games
from app.lab.__main__ import main
from app.lab.shots import all_scenes, render
from tests.games.every import NAMES, all_games

__all__ = ["all_games"]


def test_every_game_is_photographed(qapp: QApplication, tmp_path: Path) -> None:
    scenes = all_scenes()
    others = NAMES[1:]
    for game in others:
        assert {f"newgame-{game}", f"rules-{game}"} <= scenes.keys()
    assert {"newgame", "rules"} <= scenes.keys()
    for game, lab in games.labs():
        assert {f"{game}-{name}" for name in lab.scenes} <= scenes.keys()
    sheets = ["newgame", *(f"newgame-{game}" for game in others)]
    paths = render(tmp_path, scenes=sheets, sizes=[(1024, 640)], themes=["light"], languages=["cs"])
    drawn = {path.name.split("-light")[0]: QImage(str(path)) for path in paths}
    drawn.pop("welcome")
    assert list(drawn) == sheets
    pictures = list(drawn.values())
    assert all(one.width() == 1024 for one in pictures)
    assert all(one != other for one in pictures for other in pictures if one is not other), "each its own"


def test_only_games_with_something_to_solve_are_solved(capsys: pytest.CaptureFixture[str]) -> None:
    for game, lab in games.labs():
        assert main(["solve", game]) == 2, "an argument is missing, or the game"
        told = capsys.readouterr().err
        assert ("required" in told) is (lab.solver is not None)


def test_no_two_games_have_a_figure_of_the_same_name() -> None:
    labs = [lab for _, lab in games.labs()]
    names = [name for lab in labs for measure in lab.measures for name in measure.names]
    names += [lab.start_figure for lab in labs if lab.start_figure]
    assert len(set(names)) == len(names)
