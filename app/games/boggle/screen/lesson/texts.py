"""What stands on the wall in a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.engine.lessons.steps import Step
from app.games.boggle.lesson.steps import Called, Fault
from app.tabletop.lesson.texts import armed_text, clock_text, round_text
from app.widgets import writing
from app.widgets.names import listed

if TYPE_CHECKING:
    from app.games.boggle.screen.lesson.control import BoggleControl

__all__ = ("fault", "found_text", "prompt", "round_text", "verdict")
translate = QCoreApplication.translate

NAMED = 3
"""So many teams are named in a line; who has a word is to be seen by their marks."""


def prompt(control: BoggleControl) -> str:
    """What the next press does, where that is not plain."""
    state, lists = control.lesson.state, control.lesson.lists
    if state.armed:
        return armed_text(control)
    if state.step is Step.PLAY and not control.running:
        return clock_text()
    if state.step is Step.COLLECT and lists:
        name = control.plan.teams[control.writer].name
        return translate("Lesson", "List of: {team}").format(team=name)
    if state.step is Step.COLLECT and not state.open:
        return translate("Lesson", "Pencils down. Who calls a word?")
    return ""


def verdict(control: BoggleControl, word: Called) -> str:
    """What became of the word on the wall."""
    if word.fault is not None:
        return fault(control, word)
    names = [control.plan.teams[team].name for team in sorted(word.teams)]
    if not names:
        if control.step is Step.REVEAL:
            return translate("Lesson", "nobody found it")
        return translate("Lesson", "Who has it?")
    if len(names) == 1:
        return translate("Lesson", "a point for {team}").format(team=names[0])
    if len(names) > NAMED:
        return translate("Lesson", "crossed out: several teams have it")
    return translate("Lesson", "crossed out: {teams}").format(teams=listed(names))


def fault(control: BoggleControl, word: Called) -> str:
    """Why the word does not count."""
    if word.fault is Fault.TASK:
        return control.words.why_not(word.word)
    return {
        Fault.SHORT: translate("Lesson", "too short"),
        Fault.PATH: translate("Lesson", "cannot be spelt on the board"),
        Fault.COARSE: translate("Lesson", "not a word for class"),
    }.get(word.fault or Fault.UNKNOWN, translate("Lesson", "not in the dictionary"))


def found_text(control: BoggleControl) -> str:
    """How much of what was there the class has found."""
    board = control.lesson.board
    had = {one.word for one in control.lesson.state.called if one.fault is None}
    found = sum(word in had for word in board.common)
    text = translate("Lesson", "{found} of {all} common words found")
    return writing.flowing(text.format(found=found, all=len(board.common)))
