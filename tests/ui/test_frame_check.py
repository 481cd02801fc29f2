"""How the time between two paintings is measured, and that of a change of look."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.games import catalogue
from app.lab import frame_check, games, look_check
from app.lab.frame_check import FrameCheck
from tests.ui.conftest import Open

STIRRED = [name for name, lab in games.labs() if lab.stir]


@pytest.mark.parametrize("game", STIRRED)
def test_pieces_fly_and_paintings_are_timed_with_and_without_a_thinker(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    for name in ("WARM_MS", "STILL_MS", "THINKING_MS"):
        monkeypatch.setattr(frame_check, name, 700)
    monkeypatch.setattr(frame_check, "THINKER", 4)
    window = open_window()
    told: list[dict[str, Any]] = []
    FrameCheck(window, window.services, lambda **figures: told.append(figures), game).start()
    assert window.stack.current is not window.home
    qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    (figures,) = told
    for times in (figures["frames_ms"], figures["frames_idle_ms"]):
        assert len(times) > 1 and all(time > 0 for time in times)
        assert 100 < sum(times) < 20_000
    assert figures["thoughts"] > 0
    assert window.stack.current is window.home and not window.services.saves.all()


def test_changes_of_look_are_timed_on_the_first_page_and_at_every_table(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(look_check, "AT_REST_MS", 50)
    monkeypatch.setattr(look_check, "BETWEEN_MS", 0)
    window = open_window()
    told: list[dict[str, Any]] = []
    look_check.measure(window, window.services, lambda **figures: told.append(figures))
    changes = look_check.KINDS + look_check.TEXT_SIZES + look_check.LANGUAGES
    times = told[0]["look_change_ms"]
    assert len(times) == len(changes) * (1 + len(catalogue.GAMES)) and min(times) > 0
