"""A team's mark is seen on whatever it lies on."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.tabletop.context import SeatLook, ViewContext
from app.tabletop.rounds import column as columns
from app.tabletop.rounds.sizes import Sizes
from app.widgets.controls.avatar import PERSON_COLOURS, melts
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.sounds import Sounds


@pytest.mark.parametrize("kind", ["light", "dark", "projector"])
def test_a_yellow_mark_on_yellow_has_a_ring_and_no_other(qapp: QApplication, kind: str) -> None:
    ground = theme.install(theme.Theme(kind, reduced_motion=True)).palette.yellow
    marks = {colour: SeatLook("Žlutí", "Ž", colour).avatar for colour in PERSON_COLOURS}
    assert [colour for colour, mark in marks.items() if melts(mark, ground)] == ["yellow"]
    assert not melts(SeatLook("Sova", "level:4", "yellow", is_person=False, level=4).avatar, ground)


@pytest.mark.parametrize("won", [False, True])
def test_the_head_of_a_column_rings_what_melts_into_the_winners_yellow(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, won: bool
) -> None:
    rings: list[object] = []
    context = ViewContext((), Sounds())
    monkeypatch.setattr(columns, "paint_avatar", lambda *_, ring, **__: rings.append(ring))
    for name, colour in (("Žlutí", "yellow"), ("Modří", "blue")):
        column = columns.ColumnHead(SeatLook(name, name[0], colour), 1, Sizes(context))
        column.show_points("4 slova", 2, "výhra v kole" if won else "")
        column.resize(450, column.height())
        column.grab()
    assert [ring is not None for ring in rings] == [won, False]


def test_a_label_keeps_the_font_of_its_role(qapp: QApplication) -> None:
    # Qt gives a label that has not been shown the font back in which it was made: on the screen for a class
    # Boggle's strip asked for the shake in small print.
    label = Label("Zatřes", "meta")
    made_in = label.font()
    label.set_role("screen")
    label.setFont(made_in)
    assert label.font().family() == theme.current().font("screen").family()
    assert label.font().pixelSize() == theme.current().font("screen").pixelSize()
