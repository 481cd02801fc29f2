"""The thread in which computer players think."""

from __future__ import annotations

import os
import sys
import threading
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.ui.opponent_worker import OpponentWorker


class Told:
    """Answers with the niceness of its thread."""

    def choose(self, observation: object, budget: object) -> Any:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


@pytest.mark.skipif(sys.platform != "linux", reason="only there threads have a niceness of their own")
def test_the_screen_goes_before_the_thinker(qtbot: QtBot) -> None:
    worker = OpponentWorker({0: Told})
    before = os.getpriority(os.PRIO_PROCESS, 0)
    try:
        with qtbot.waitSignal(worker.move_found, timeout=3000) as found:
            worker.ask(0, None)
    finally:
        worker.stop()
    assert found.args is not None and found.args[2] == min(19, before + 10)
    assert os.getpriority(os.PRIO_PROCESS, 0) == before
