"""Before a wall no text is smaller than a fortieth of its height, however many sit at the table."""

from __future__ import annotations

import math
from typing import Any

import pytest
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QLabel

from app.lab.shots import all_scenes, opened

WALL = (1920, 1080)
LEAST = WALL[1] // 40
"""In pixels; fonts have whole ones."""
SCENES = (
    "boggle-playing",
    "boggle-votes",
    "quiddler-arranging",
    "quiddler-eight",
    "qwirkle-four",
    "scrabble-cards-part",
    "scrabble-cards-group",
    "scrabble-cards-eight",
)


@pytest.mark.parametrize("scene", SCENES)
def test_every_text_can_be_read_from_the_back_row(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, scene: str
) -> None:
    painted: dict[str, float] = {}
    draw: Any = QPainter.drawText

    def noted(painter: QPainter, *where: Any) -> Any:
        high = painter.combinedTransform()
        size = painter.font().pixelSize() * math.hypot(high.m21(), high.m22())
        text = next((one for one in where if isinstance(one, str)), "")
        if text.strip():
            painted[text] = min(size, painted.get(text, math.inf))
        return draw(painter, *where)

    with opened("cs", "projector", WALL) as stage:
        all_scenes()[scene](stage)
        stage.settle()
        # As in another window of this look: nothing that was painted once is good any more.
        stage.services.theme.set_text_size(1.5)
        stage.services.theme.set_text_size(1.0)
        monkeypatch.setattr(QPainter, "drawText", noted)
        stage.settle()
        cached = dict(painted)
        painted.clear()  # what was smaller on its way here is not what is read
        stage.window.grab()
        labels = {one.text(): one.font().pixelSize() for one in stage.window.findChildren(QLabel)}
        seen = {one.text() for one in stage.window.findChildren(QLabel) if not one.visibleRegion().isEmpty()}
        monkeypatch.undo()
    assert painted
    # A label that needs no shrinking paints where this does not hear it: its font tells what came to rest.
    shown = {text: size for text, size in labels.items() if text in seen}
    small = {**cached, **shown, **painted}
    assert {text: size for text, size in small.items() if text.strip() and size < LEAST} == {}
