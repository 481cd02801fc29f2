"""What stands on the wall in a lesson."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.boggle.lesson.steps import Called, Fault, Step
from app.games.boggle.screen.lesson.control import LessonControl
from app.widgets.names import listed

translate = QCoreApplication.translate


def round_text(control: LessonControl) -> str:
    """“Round 2 of 3”."""
    text = translate("Lesson", "Round {number} of {rounds}")
    return text.format(number=control.lesson.state.number, rounds=len(control.lesson.boards))


def prompt(control: LessonControl) -> str:
    """What the next press does, where that is not plain."""
    state, lists = control.lesson.state, control.lesson.lists
    if state.armed:
        return (
            translate("Lesson", "Once more, and time is up")
            if state.step is Step.PLAY
            else translate("Lesson", "Once more, and the round is counted")
        )
    if state.step is Step.PLAY and not control.running:
        return translate("Lesson", "The clock stands")
    if state.step is Step.COLLECT and lists:
        name = control.plan.teams[control.writer].name
        return translate("Lesson", "List of: {team}").format(team=name)
    if state.step is Step.COLLECT and not state.open:
        return translate("Lesson", "Pencils down. Who calls a word?")
    return ""


def verdict(control: LessonControl, word: Called) -> str:
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
    return translate("Lesson", "crossed out: {teams}").format(teams=listed(names))


def fault(control: LessonControl, word: Called) -> str:
    """Why the word does not count."""
    if word.fault is Fault.TASK:
        return control.words.why_not(word.word)
    return {
        Fault.SHORT: translate("Lesson", "too short"),
        Fault.PATH: translate("Lesson", "cannot be spelt on the board"),
        Fault.COARSE: translate("Lesson", "not a word for class"),
    }.get(word.fault or Fault.UNKNOWN, translate("Lesson", "not in the dictionary"))


def found_text(control: LessonControl) -> str:
    """How much of what was there the class has found."""
    board = control.lesson.board
    had = {one.word for one in control.lesson.state.called if one.fault is None}
    found = sum(word in had for word in board.common)
    text = translate("Lesson", "{found} of {all} common words found")
    return text.format(found=found, all=len(board.common))


def place_text(place: int) -> str:
    """“2nd place”."""
    return translate("Lesson", "Place {number}").format(number=place)
