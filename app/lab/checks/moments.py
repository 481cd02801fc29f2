"""How evenly the window is painted during each great moment of each game. Run as a process of its own by
``bench``."""

from __future__ import annotations

import gc
import itertools
import json
import sys
import time
from collections.abc import Iterator

from PySide6.QtCore import QEventLoop, QTimer, QVariantAnimation
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.lab import games, shots
from app.ui.startup import STYLE, SWITCH_INTERVAL

LASTS_MS = 3_000
"""A great moment is over by then, with what follows it at once."""
LOOK = ("cs", "light", (1280, 800))


class Pulse(QWidget):
    """A corner of the window that is painted with every frame: the window's own come with it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.painted: list[float] = []
        self.worked: list[float] = []
        """Seconds of this thread's processor time at each frame: what it took, whoever else was running."""
        self.setGeometry(0, 0, 2, 2)
        self._beat = QVariantAnimation(self)
        self._beat.setStartValue(0.0)
        self._beat.setEndValue(1.0)
        self._beat.setLoopCount(-1)
        self._beat.valueChanged.connect(lambda _share: self.update())
        self.show()
        self.raise_()
        self._beat.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A frame."""
        self.painted.append(time.perf_counter())
        self.worked.append(time.thread_time())


def between() -> Iterator[tuple[str, list[list[float]]]]:
    """The milliseconds between two frames of each moment, and the processor's of the interface among them."""
    for game, lab in games.labs():
        for name, moment in lab.moments.items():
            with shots.opened(*LOOK) as stage:
                begin = moment(stage)
                stage.services.theme.set_reduced_motion(False)
                stage.settle()
                pulse = Pulse(stage.window)
                gc.collect()
                begin()
                _run(LASTS_MS)
            yield f"{game}-{name}", [_apart(pulse.painted), _apart(pulse.worked)]


def _apart(seconds: list[float]) -> list[float]:
    return [round(1e3 * (late - early), 3) for early, late in itertools.pairwise(seconds)]


def _run(milliseconds: int) -> None:
    """Let the program run as it does, without the sleeps of a test."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def main() -> int:
    """Measure, tell, leave."""
    application = QApplication.instance() or QApplication(["moments", "-style", STYLE])
    gc.disable()  # as `app.__main__` does
    sys.setswitchinterval(SWITCH_INTERVAL)  # as a start does
    told = dict(between())
    print(json.dumps({"moments": told}), flush=True)
    del application
    return 0
