"""A team's mark is seen on whatever it lies on."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.tabletop.context import SeatLook
from app.widgets.controls.avatar import PERSON_COLOURS, melts
from app.widgets.look import theme


@pytest.mark.parametrize("kind", ["light", "dark", "projector"])
def test_a_yellow_mark_on_yellow_has_a_ring_and_no_other(qapp: QApplication, kind: str) -> None:
    ground = theme.install(theme.Theme(kind, reduced_motion=True)).palette.yellow
    marks = {colour: SeatLook("Žlutí", "Ž", colour).avatar for colour in PERSON_COLOURS}
    assert [colour for colour, mark in marks.items() if melts(mark, ground)] == ["yellow"]
    assert not melts(SeatLook("Sova", "level:4", "yellow", is_person=False, level=4).avatar, ground)
