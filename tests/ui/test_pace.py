"""How fast others move at the table, as the settings have it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from app.ui.match import computer_seats
from app.widgets.look.motion import Pace
from tests.ui.test_match_controller import before_the_computer


@pytest.mark.parametrize("pace", Pace.SHARES)
def test_computer_players_move_as_fast_as_the_settings_say(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    controller, player, _ = before_the_computer(tmp_path, qtbot, monkeypatch)
    waits = list[int]()

    class Noted(QTimer):
        singleShot = staticmethod(lambda ms, *_: waits.append(ms))

    monkeypatch.setattr(computer_seats, "QTimer", Noted)
    Pace.choose(pace)
    try:
        with qtbot.waitSignal(controller.computers.answered, timeout=5000):
            player.may_answer.set()
    finally:
        Pace.choose("normal")
    assert waits == [3_600_000 * Pace.SHARES[pace]]
    controller.leave()
