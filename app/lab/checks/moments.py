"""How evenly the window is painted during each great moment of each game. Run as a process of its own by
``bench``."""

from __future__ import annotations

import gc
import itertools
import json
import time
from collections.abc import Iterator

from PySide6.QtCore import QEventLoop, QTimer, QVariantAnimation
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.lab import games, shots
from app.ui.startup import STYLE

LASTS_MS = 3_000
"""A great moment is over by then, with what follows it at once."""
LOOK = ("cs", "light", (1280, 800))


class Pulse(QWidget):
    """A corner of the window that is painted with every frame: the window's own come with it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.painted: list[float] = []
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


def between() -> Iterator[tuple[str, list[float]]]:
    """The milliseconds between two frames of each moment."""
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
                frames = [1e3 * (late - early) for early, late in itertools.pairwise(pulse.painted)]
            yield f"{game}-{name}", [round(frame, 3) for frame in frames]


def _run(milliseconds: int) -> None:
    """Let the program run as it does, without the sleeps of a test."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def main() -> int:
    """Measure, tell, leave."""
    application = QApplication.instance() or QApplication(["moments", "-style", STYLE])
    gc.disable()  # as `app.__main__` does
    told = dict(between())
    print(json.dumps({"moments": told}), flush=True)
    del application
    return 0
