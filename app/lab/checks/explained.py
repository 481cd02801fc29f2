"""How long it takes from a click on a word that was laid until it is explained, and what of that which must
be seen its slip hides. Run as a process of its own by ``bench``, for one game: in each of its scenes and in
its games that are over or replayed."""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEventLoop, QModelIndex, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from app.lab import shots
from app.tabletop.explaining.explainer import Explainer
from app.tabletop.explaining.words import words_at, words_in
from app.tabletop.rounds.column import ExplanationBox
from app.ui import faces
from app.ui.pages.page import Page
from app.ui.startup import STYLE, SWITCH_INTERVAL
from app.widgets.kept_clear import hidden, kept_clear
from app.widgets.sheets import keyboard

LOOK = ("cs", "light", (1280, 800))
MOST = 6
"""So many words of a scene are clicked."""
REST_MS = 1_000
"""So long after a table came its first word is clicked."""
PAUSE_MS = 150
"""Between two clicks, as of a quick hand."""
PATIENCE_S = 3.0
LOOK_MS = 20
"""Where no event comes, it is seen so often whether a word is explained."""


Thing = TypeVar("Thing")


class Click(NamedTuple):
    """One that explained a word. took: milliseconds from the press until that was painted; hides: so many
    pixels of what is kept clear."""

    scene: str
    word: str
    took: float
    hides: int


def clicks(game: str) -> Iterator[Click]:
    """Those on words of all scenes of a game in which words lie."""
    for name, scene in shots.all_scenes().items():
        if not (name.startswith(f"{game}-") or name.endswith(f"-{game}")):
            continue
        with shots.opened(*LOOK) as stage:
            scene(stage)
            _rest(REST_MS)
            page = stage.window.stack.current
            assert page is not None
            yield from _at_table(name, page)
            yield from _in_lists(name, page)


def _at_table(scene: str, page: Page) -> Iterator[Click]:
    """Those that a slip beside them explains."""
    explainer = page.explainer
    if explainer is None:
        return
    host = explainer.stage
    for word in _some(words_in(host)):
        if words_at(host, word.place.center())[:1] != [word]:  # of two that cross there the other is meant
            continue
        took = _took(host, word.place.center(), partial(_is_told, explainer, word.word))
        slip = explainer.slip
        if took is None or slip is None:  # a table that shows something takes no question
            return
        kept = [place for place in kept_clear(host) if place != slip.geometry()]
        yield Click(scene, word.word, took, hidden(slip.geometry(), kept))
        explainer.close()
        _rest(PAUSE_MS)


def _is_told(explainer: Explainer, word: str) -> bool:
    slip = explainer.slip
    if slip is None or slip.word.lower() != word:
        return False
    return any(label.text() for label in (slip.text, slip.refused, slip.note))


def _in_lists(scene: str, page: Page) -> Iterator[Click]:
    """Those of lists that tell which word was clicked, whose page explains it in its own place."""
    boxes = [box for box in page.findChildren(ExplanationBox) if box.isVisible()]
    for view in page.findChildren(QAbstractItemView):
        chosen = getattr(view, "word_chosen", None)
        if not boxes or chosen is None or not view.isVisible() or keyboard.is_covered(view):
            continue
        heard: list[str] = []
        chosen.connect(heard.append)
        seen = view.viewport().rect()
        places = [view.visualRect(cell).intersected(seen) for cell in _cells(view.model()) if cell.data()]
        for place in _some([one for one in places if not one.isEmpty()]):
            heard.clear()
            took = _took(view.viewport(), place.center(), partial(_is_read, boxes, heard))
            if took is not None:
                yield Click(scene, heard[-1], took, 0)
            _rest(PAUSE_MS)


def _is_read(boxes: Sequence[ExplanationBox], heard: Sequence[str]) -> bool:
    """Whether what was clicked is explained in one of them."""
    return bool(heard) and any(heard[-1].lower() in box.text.text().lower() for box in boxes)


def _cells(model: QAbstractItemModel) -> Iterator[QModelIndex]:
    top = QModelIndex()
    for row in range(model.rowCount(top)):
        flat = isinstance(model, QAbstractListModel)
        yield from (model.index(row, column, top) for column in range(1 if flat else model.columnCount(top)))


def _some(found: Sequence[Thing]) -> Sequence[Thing]:
    """Some of them, from the first to the last."""
    return found[:: -(-len(found) // MOST)] if found else found


def _took(widget: QWidget, at: QPoint, is_told: Callable[[], bool]) -> float | None:
    """Milliseconds from a press there until all that is told of it is painted; None where nothing is."""
    window, place = widget.window(), widget.mapTo(widget.window(), at)
    handle = window.windowHandle()
    start = time.perf_counter()
    for act in (QTest.mousePress, QTest.mouseRelease):
        act(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    if not _comes(is_told):
        return None
    for _ in range(2):  # what is laid out anew is painted in the second round
        QApplication.processEvents()
    return round(1e3 * (time.perf_counter() - start), 3)


def _comes(is_there: Callable[[], bool]) -> bool:
    """Whether it is there in time; asleep between events, so that nothing is taken from who explains."""
    end = time.perf_counter() + PATIENCE_S
    alarm = QTimer(interval=LOOK_MS)
    alarm.start()
    while not is_there():
        if time.perf_counter() > end:
            return False
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return True


def _rest(ms: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def main(game: str) -> int:
    """Measure, tell, leave."""
    application = QApplication.instance() or QApplication(["explained", "-style", STYLE])
    gc.disable()  # as `app.__main__` does
    sys.setswitchinterval(SWITCH_INTERVAL)  # as a start does
    faces.warm_up()  # as the application does a moment after its start
    print(json.dumps({"explained": list(clicks(game))}), flush=True)
    del application
    return 0
