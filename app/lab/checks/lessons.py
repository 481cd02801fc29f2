"""Lessons on the wall to be photographed: every step of a round, of every game that a class can play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from app.engine.lessons.one_deal import OneDeal
from app.engine.lessons.steps import Step
from app.games.laboratory import Scene, Stage
from app.tabletop.lesson.control import LessonControl
from app.tabletop.lesson.worked import WorkedLesson
from app.ui import faces
from app.ui.pages.school.round import RoundTab
from app.ui.pages.school.wall import WallPage

TEAMS = ("Kosi", "Sýkory", "Strakapoudi", "Čápi")
SEED = 3
MOMENTS = ("ready", "play", "collect", "fault", "reveal", "last", "scores", "place", "places", "desk")


def scenes() -> dict[str, Scene]:
    """By name: ``lesson-GAME-MOMENT``."""
    named = [face.game for face in faces.faces() if face.class_game() is not None]
    return {
        f"lesson-{game}-{moment}": partial(_scene, game=game, moment=moment)
        for game in named
        for moment in MOMENTS
    }


def _scene(stage: Stage, game: str, moment: str) -> None:
    size = stage.window.size()
    tab = stage.window.school.open("round").tab
    assert isinstance(tab, RoundTab)
    tab.choose_game(game)
    tab.five.click()
    for field, name in zip(tab.teams.names, TEAMS, strict=False):
        field.setText(name)
    tab.seed = SEED
    tab.go.click()
    stage.wait(lambda: isinstance(stage.window.stack.current, WallPage), "a lesson on the wall")
    page = stage.window.stack.current
    assert isinstance(page, WallPage) and isinstance(page.screen_of, WorkedLesson)
    stage.wait(lambda: not stage.window.stack.is_sliding, "the end of a slide")
    stage.window.showNormal()
    stage.window.resize(size)
    control = page.screen_of.control
    for _ in _until(control, moment):
        control.forward()
    if moment == "desk":
        page.show_desk()


def _until(control: LessonControl, moment: str) -> Iterator[None]:
    """Steps forward up to the moment, what the teams have entered on the way."""
    if moment == "ready":
        return
    yield
    if moment == "play":
        return
    control.end_now()
    _enter(control, wrong=moment == "fault")
    if moment in ("collect", "fault", "desk"):
        return
    wanted = {"scores": Step.SCORES, "place": Step.PLACES, "places": Step.PLACES}.get(moment, Step.REVEAL)
    while control.step is not wanted:
        yield
    if moment == "last":
        for _ in range(control.lesson.reveals() - 1):
            yield
    elif moment == "places":
        while not control.lesson.over:
            yield


def _enter(control: LessonControl, *, wrong: bool) -> None:
    """What three of four teams have; the third has something that does not count."""
    lesson = control.lesson
    if isinstance(lesson, OneDeal):
        best = lesson.deal.best.text
        control.write(best.split(" · ")[0].split(" ")[0])
        if not control.ruling() and lesson.pending is not None:
            control.write("3")
        control.write(best)
        control.write("xyz")
        if not wrong:
            control.forward()
        return
    for at, word in enumerate(control.solution()[:6]):
        control.write(word)
        control.toggle(at % 3)
        if at == 2:
            control.toggle(3)
        control.forward()
    if wrong:
        control.write("xyz")
