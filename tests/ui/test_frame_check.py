"""How the time between two paintings is measured."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.lab import frame_check
from app.lab.frame_check import FrameCheck
from tests.ui.conftest import Open


def test_tiles_fly_and_paintings_are_timed_with_and_without_a_thinker(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("WARM_MS", "STILL_MS", "THINKING_MS"):
        monkeypatch.setattr(frame_check, name, 700)
    monkeypatch.setattr(frame_check, "THINKER", 4)
    window = open_window()
    told: list[dict[str, Any]] = []
    FrameCheck(window, window.services, lambda **figures: told.append(figures)).start()
    view = getattr(window.stack.current, "view", None)
    assert view is not None and len(view.table.sheet.lying.laid) > 20, "a table in the middle of a game"
    qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    (figures,) = told
    for times in (figures["frames_ms"], figures["frames_idle_ms"]):
        assert len(times) > 5 and all(time > 0 for time in times)
        assert 400 < sum(times) < 5_000
    assert figures["thoughts"] > 0
    assert window.stack.current is window.home and not window.services.saves.all()
