"""Memory: what is big goes back to the system as soon as it is free; what games leave behind is collected."""

from __future__ import annotations

import gc
import sys

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

LOOK_MS = 1_000
"""How often there may be something to collect."""
OLD = 30
"""After so many collections of what is young, all is gone through: some milliseconds, every few minutes."""

BIG = 256 * 1024
"""Bytes from which on a block is mapped by itself: every picture of a page or a mat, no piece's."""

LOOSE = 2 * 1024 * 1024
"""Free bytes at the top of the heap that are kept for what comes next."""

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
"""Of glibc's malloc.h."""


def return_big_blocks() -> None:
    """Hold glibc to mapping big blocks by themselves; other allocators need no telling.

    Left alone it takes the first big picture that is freed for a sign that there will be many, and lays all
    later ones, up to 32 MB each, into the heap. There a small thing above them keeps the whole room from the
    system, and the program grows in steps from game to game.
    """
    _glibc("mallopt", _MMAP_THRESHOLD, BIG)
    _glibc("mallopt", _TRIM_THRESHOLD, LOOSE)


def _glibc(function: str, *numbers: int) -> None:
    if sys.platform == "linux":
        import ctypes  # start-up time

        found = getattr(ctypes.CDLL(None), function, None)
        if found is not None:
            found(*numbers)


def collect() -> None:
    """Collect all that nobody holds, and give back what lies free between things that stay.

    A board that is searched for or a page that slides takes some 30 MB in blocks that are not big. Small
    things that come after them end up in between, and glibc by itself gives back but the top of its heap.
    """
    gc.collect()
    _glibc("malloc_trim", 0)


def clear_up(page: QWidget, *, for_good: bool = False) -> None:
    """Collect what a game has left behind, while nothing moves on this page; else it would be done in the
    middle of the next game, or the third.

    for_good: what is left now (modules, the window) stays and is not gone through again."""
    if page.isVisible():
        collect()
        if for_good:
            gc.freeze()


class GarbageCollector(QObject):
    """Collects cyclic garbage between two events, in the thread of the interface.

    Left to itself Python collects where an object happens to be made: in a worker, which then deletes widgets
    that belong to another thread, or in the middle of a call of Qt's, which then paints what has just gone.
    The process must have `gc.disable` called; this takes the place of its automatic runs.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        timer = QTimer(self)
        timer.timeout.connect(self.look)
        timer.start(LOOK_MS)

    def look(self) -> None:
        """Collect what is young where the interpreter would have; now and then everything."""
        young, middle, old = gc.get_count()
        most_young, most_middle, _ = gc.get_threshold()
        if middle > most_middle and old >= OLD:
            gc.collect()
        elif middle > most_middle:
            gc.collect(1)
        elif young > most_young:
            gc.collect(0)
