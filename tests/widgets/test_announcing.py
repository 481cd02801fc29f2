"""What a screen reader says by itself."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.widgets import announcing
from app.widgets.controls.label import Label


def test_progress_is_said_at_its_beginning_and_by_quarters(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(announcing, "announce", lambda widget, text: said.append(text))
    label = Label("", "body", "ink")
    qtbot.addWidget(label)
    told = announcing.ProgressAnnouncer(label)
    for percent in (0, 3, 20, 26, 40, 74, 76, 100):
        told.tell(f"{percent} %", percent / 100)
    assert said == ["0 %", "26 %", "74 %", "76 %", "100 %"]
    told.end()
    told.tell("0 %", 0.0)
    assert said[-1] == "0 %"
