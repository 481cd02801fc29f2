"""What the application says of Boggle: how long a game takes, and the examples in its rules."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.games.boggle import board
from app.games.boggle.board import NEIGHBOURS
from app.games.boggle.face import FACE
from app.games.boggle.model import Options
from app.games.boggle.screen.example import BoardExample
from app.games.boggle.screen.options import estimate
from app.lexicon.lexicon import Lexicon


@pytest.mark.parametrize(
    ("options", "people", "minutes"),
    [
        ({}, 1, 15),
        ({"entry": "turns"}, 4, 40),
        ({"rounds": 1, "minutes": 1}, 1, 3),
        ({"target": 30}, 2, None),
    ],
)
def test_how_long_a_game_takes(options: dict[str, object], people: int, minutes: int | None) -> None:
    assert estimate({**Options().to_json(), **options}, people) == minutes


def test_the_examples_in_the_rules_are_right(qapp: QApplication) -> None:
    policy = Lexicon.open().policy("boggle")
    seen = set()
    for example in (example for section in FACE.rules().sections for example in section.examples):
        assert isinstance(example, BoardExample)
        seen.add(example.good)
        word = "".join(example.grid[cell] for cell in example.path)
        assert policy.accepts(word), "the words themselves are all good ones"
        assert word in example.caption
        # RULES BG5
        joined = all(b in NEIGHBOURS[a] for a, b in zip(example.path, example.path[1:], strict=False))
        assert joined is example.good
        assert board.has_path(tuple(example.grid), word) is example.good
    assert seen == {True, False}
