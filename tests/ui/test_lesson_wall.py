"""Everything that a class reads on a wall of 1920 by 1080, in every game and at every step of a lesson."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from pytestqt.qtbot import QtBot

from app.engine.lessons.one_deal import OneDeal
from app.engine.lessons.steps import Step
from app.storage.classes import LONGEST_TEAM, Team
from app.tabletop.lesson.control import LessonControl
from app.tabletop.lesson.worked import WorkedLesson
from app.ui import faces
from app.ui.pages.school.round import RoundTab
from app.ui.pages.school.wall import WallPage
from app.ui.window.main_window import MainWindow

WALL = QRectF(0, 0, 1920, 1080)
LEAST = WALL.height() / 40 - 1
"""In pixels; fonts have whole ones."""
SIX = ("Strakapoudi1", "Ž", "Nejmilejší ž", "Čtyřlístky42", "Kolibříci XL", "Zmrzlináři 2")
GAMES = [face.game for face in faces.faces() if face.class_game() is not None]


class _Read:
    """What is painted while it is looked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faults: set[str] = set()
        self.texts: set[str] = set()
        draw: Any = QPainter.drawText

        def noted(painter: QPainter, *where: Any) -> Any:
            self._note(painter, where)
            return draw(painter, *where)

        monkeypatch.setattr(QPainter, "drawText", noted)

    def _note(self, painter: QPainter, where: tuple[Any, ...]) -> None:
        text = next((one for one in where if isinstance(one, str)), "").strip()
        if not text:
            return
        self.texts.add(text)
        turn, metrics = painter.combinedTransform(), QFontMetricsF(painter.font())
        size = painter.font().pixelSize() * math.hypot(turn.m21(), turn.m22())
        if size < LEAST:
            self.faults.add(f"{text}: {size:.0f} px")
        if "…" in text:
            self.faults.add(f"{text}: cut")
        if isinstance(where[0], QPointF | QPoint):
            lies = metrics.tightBoundingRect(text).translated(QPointF(where[0]))
        else:
            lies = metrics.boundingRect(QRectF(where[0]), int(getattr(where[1], "value", where[1])), text)
        # Pictures of pieces are painted around a point of their own.
        if painter.device().width() >= WALL.width() and not WALL.contains(turn.mapRect(lies)):
            self.faults.add(f"{text}: beyond the wall")


def _steps(control: LessonControl, teams: int) -> Iterator[None]:
    """From the first step to the last, with words that count, are crossed out, or are wrong."""
    yield
    control.forward()
    yield
    control.pause()
    yield
    control.forward()
    control.forward()
    yield
    control.end_now()
    yield
    lesson = control.lesson
    for at in range(teams):
        if isinstance(lesson, OneDeal):
            control.write("xyz" if at == 1 else lesson.deal.best.text)
            yield
            if lesson.writer == at:
                control.forward()
        else:
            control.write("xyz" if at == 1 else control.solution()[at])
            for team in range(at, teams):
                control.toggle(team)
            yield
            control.forward()
    while not lesson.over:
        yield
        control.forward()
    yield


@pytest.mark.parametrize("look", ["light", "projector"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_small_or_cut(
    open_window: Callable[..., MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    look: str,
) -> None:
    window = open_window(look=look, size=QSize(1920, 1080))
    tab = window.school.open("round").tab
    assert isinstance(tab, RoundTab) and max(map(len, SIX)) == LONGEST_TEAM
    tab.choose_game(game)
    tab.rounds.set_value(1)
    tab.teams.set_teams([Team(name, sign) for sign, name in enumerate(SIX)])
    tab.seed = 3
    tab.go.click()
    qtbot.waitUntil(lambda: isinstance(window.stack.current, WallPage), timeout=20_000)
    page = window.stack.current
    assert isinstance(page, WallPage) and isinstance(page.screen_of, WorkedLesson)
    window.showNormal()
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: page.screen_of.wall.width() == 1920 and not window.stack.is_sliding)
    control, seen = page.screen_of.control, set[Step]()
    read = _Read(monkeypatch)
    for _ in _steps(control, len(SIX)):
        seen.add(control.step)
        page.screen_of.wall.grab()
    monkeypatch.undo()
    assert seen == set(Step) and set(SIX) <= read.texts
    assert read.faults == set()
