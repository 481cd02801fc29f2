"""Sentences for codes, dates and numbers: the one place where an enum becomes words for a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from app import clock
from app.engine.errors import BadOption, IllegalMove
from app.lexicon.problems import LexiconProblem, Problem
from app.storage.home_lock import Hold, Holder
from app.storage.problems import StorageKind, StorageProblem
from app.storage.profiles import LONGEST_NAME, NameFault
from app.tabletop import phrases
from app.widgets import writing
from app.widgets.controls.avatar import animal_name
from app.widgets.names import Several, listed

if TYPE_CHECKING:
    from datetime import datetime

    from app.engine.record import Record
    from app.engine.rules import Seat
    from app.tabletop.face import Face

translate = QCoreApplication.translate

# Trouble ----------------------------------------------------------------------------------------


def storage_sentence(problem: StorageProblem) -> str:
    """What is wrong with the user's files, for a person, without the path."""
    sentences = {
        StorageKind.READ_ONLY: translate("Texts", "The folder is read-only, so nothing can be saved there."),
        StorageKind.FULL: translate("Texts", "The disk is full."),
        StorageKind.UNREADABLE: translate("Texts", "The file cannot be read or written."),
        StorageKind.DAMAGED: translate("Texts", "The file is damaged."),
        StorageKind.NEWER: translate("Texts", "A newer version of the program wrote this file."),
        StorageKind.MISSING: translate("Texts", "The file is gone."),
        StorageKind.SLOW: translate("Texts", "The disk does not answer."),
        StorageKind.IN_USE: translate("Texts", "The program is already open elsewhere and writes there."),
    }
    return sentences.get(problem.kind) or copy_sentence(problem)


def not_saved_sentence(problem: StorageProblem) -> str:
    """What a person did cannot be written; the program goes by it all the same."""
    text = translate("Texts", "This cannot be saved: {what} It lasts until the program is closed.")
    return text.format(what=storage_sentence(problem))


def not_written_sentence(problem: StorageProblem, name: str) -> str:
    """A file that somebody wanted cannot be written."""
    text = translate("Texts", "{name} cannot be written: {what}")
    return text.format(name=name, what=storage_sentence(problem))


def copy_sentence(problem: StorageProblem) -> str:
    """Why a file that a person wants to open gives no game."""
    sentences = {
        StorageKind.MISSING: translate("Texts", "There is no file {name}."),
        StorageKind.READ_ONLY: translate("Texts", "You are not allowed to read the file {name}."),
        StorageKind.EMPTY: translate(
            "Texts", "The file {name} is empty. Perhaps it was not copied to its end."
        ),
        StorageKind.FOREIGN: translate("Texts", "The file {name} is no saved game of Slovohrátky."),
        StorageKind.HUGE: translate("Texts", "The file {name} is too large for a saved game of Slovohrátky."),
        StorageKind.DAMAGED: translate(
            "Texts", "The saved game {name} is damaged. Perhaps it was not copied to its end."
        ),
        StorageKind.NEWER: translate(
            "Texts", "A newer version of the program saved the game {name}. This one cannot read it yet."
        ),
    }
    told = sentences.get(problem.kind) or translate("Texts", "The file {name} cannot be read.")
    if problem.kind is StorageKind.DAMAGED and problem.turn == 0:
        told = translate(
            "Texts",
            "The saved game {name} is damaged: what stands there beside the moves (players, options, the "
            "deal) makes no sense.",
        )
    elif problem.kind is StorageKind.DAMAGED and problem.turn is not None:
        told = translate("Texts", "The saved game {name} is damaged: its move {number} makes no sense.")
    return told.format(name=problem.path.name, number=writing.number(problem.turn or 0))


def set_aside_sentence(problem: StorageProblem) -> str:
    """A file could not be understood when the program started and was replaced by a fresh one."""
    if problem.restored and problem.kind is StorageKind.MISSING:
        text = translate("Texts", "{what} The program goes on with the last good copy ({name}).")
    elif problem.restored and problem.kind in (StorageKind.DAMAGED, StorageKind.NEWER):
        text = translate("Texts", "{what} It stays as {name}; the program goes on with the last good copy.")
    elif problem.kind in (StorageKind.DAMAGED, StorageKind.NEWER):
        text = translate("Texts", "{what} It stays as {name}; the program goes on with a fresh one.")
    else:
        text = translate("Texts", "{what} Changes last only until the program is closed ({name}).")
    return text.format(what=storage_sentence(problem), name=problem.path.name)


def saves_set_aside_sentence(problems: Sequence[StorageProblem]) -> str:
    """Saved games could not be understood; they lie in their folder under other names."""
    return _Counted().set_aside(len(problems), problems[0].path.name)


def guest_sentence(hold: Hold, holder: Holder) -> str:
    """Why nothing is saved in this run of the program; empty where all is well."""
    if hold is Hold.OURS:
        return ""
    if hold is Hold.CLOSED:
        what = translate("Texts", "The folder with your games is read-only.")
    elif holder.is_here:
        what = translate("Texts", "Slovohrátky is already running but does not answer.")
    else:
        what = translate("Texts", "Slovohrátky is open on the computer {name}.").format(name=holder.machine)
    return translate("Texts", "{what} You can look and play here, but nothing will be saved.").format(
        what=what
    )


def lexicon_sentence(problem: LexiconProblem) -> str:
    """What is wrong with a word list; what it means depends on the language."""
    missing, english = problem.kind is Problem.MISSING, problem.is_english
    if english and missing:
        text = translate("Texts", "The English word list {name} is missing. Everything in Czech goes on.")
    elif english:
        text = translate("Texts", "The English word list {name} is damaged. Everything in Czech goes on.")
    elif missing:
        text = translate("Texts", "The word list {name} is missing. Install the program again, please.")
    else:
        text = translate("Texts", "The word list {name} is damaged. Install the program again, please.")
    return text.format(name=problem.path.name)


def option_sentence(error: BadOption) -> str:
    """What to say of an option that a game does not take."""
    if error.value is None:
        return translate("Texts", "The game does not know the option “{name}”.").format(name=error.name)
    text = translate("Texts", "The option “{name}” cannot be {value}.")
    return text.format(name=error.name, value=error.value)


def name_sentence(fault: NameFault) -> str:
    """Why a name cannot be taken."""
    sentences = {
        NameFault.EMPTY: translate("Texts", "Write a name first."),
        NameFault.LONG: translate("Texts", "Use at most {n} characters.").format(n=LONGEST_NAME),
        NameFault.TAKEN: translate("Texts", "Somebody here already has that name."),
    }
    return sentences[fault]


# Words and moves --------------------------------------------------------------------------------


def refusal_sentence(refusal: IllegalMove, face: Face) -> str:
    """Why a move was refused; words are answered at the table, where they were written."""
    return face.refusal(refusal) or phrases.refusal(refusal.reason)


# People -----------------------------------------------------------------------------------------


def seat_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Names at a table in the language of the moment, of teams as `Several`; twins get a number."""
    plain = [_seat_name(seat) for seat in seats]
    names: list[str] = []
    for index, name in enumerate(plain):
        twin = plain[:index].count(name) + 1
        whole = name if twin == 1 else f"{name} {twin}"
        names.append(Several(whole) if seats[index].team else whole)
    return tuple(names)


def _seat_name(seat: Seat) -> str:
    """Animals are called by their level; a person without a name is whoever sits at the screen."""
    if not seat.is_person and seat.level is not None:
        return animal_name(seat.level)
    return seat.name or unnamed()


def unnamed() -> str:
    """What somebody is called who has told no name: sentences are about them as about everybody else,
    so it is a name in the third person, never “you”."""
    return translate("Texts", "Player")


class _Counted(QObject):
    """Only `tr` knows plural forms to the extracting tool."""

    def set_aside(self, count: int, name: str) -> str:
        if count == 1:
            text = self.tr("A saved game cannot be read. Nothing is thrown away, it stays as {name}.")
            return text.format(name=name)
        text = self.tr(
            "%n saved games cannot be read. Nothing is thrown away, they stay as {name} etc.", "", count
        )
        return text.format(name=name)


def result(record: Record) -> str:
    """How a finished game ended: who won with how much."""
    told = record.result
    if told is None:  # the last lists are in, nobody has looked yet
        return translate("Texts", "Finished")
    names = [seat_names(record.players)[seat] for seat in told.winners]
    points = phrases.points(max(told.scores, default=0))
    if len(record.players) == 1 or not names:
        return points
    return won_by(names, points)


def won_by(names: Sequence[str], points: str) -> str:
    """Who won, with how much."""
    return translate("Texts", "Won by {names}, {points}").format(names=listed(names), points=points)


# Dates ------------------------------------------------------------------------------------------


def when(moment: datetime, now: datetime | None = None) -> str:
    """A moment of the past as people say it: today at 14:05, yesterday evening, on Friday, 12 November."""
    from datetime import timedelta  # start-up time: often nothing is saved

    now = (now or clock.now()).astimezone()
    moment = moment.astimezone()
    days = (now.date() - moment.date()).days
    if days <= 0:
        return translate("Texts", "today at {time}").format(time=f"{moment.hour}:{moment.minute:02}")
    if days == 1:
        return _yesterday(moment.hour)
    if days < 7:
        return _weekday(moment.weekday())
    date = translate("Texts", "{day} {month}").format(day=moment.day, month=_month(moment.month))
    if moment.year == now.year or now - moment < timedelta(days=180):
        return date
    return translate("Texts", "{date} {year}").format(date=date, year=moment.year)


def _yesterday(hour: int) -> str:
    if hour < 4:
        return translate("Texts", "the night before last")
    if hour < 9:
        return translate("Texts", "yesterday early")
    if hour < 12:
        return translate("Texts", "yesterday morning")
    if hour < 18:
        return translate("Texts", "yesterday afternoon")
    return translate("Texts", "yesterday evening")


def _weekday(day: int) -> str:
    return (
        translate("Texts", "on Monday"),
        translate("Texts", "on Tuesday"),
        translate("Texts", "on Wednesday"),
        translate("Texts", "on Thursday"),
        translate("Texts", "on Friday"),
        translate("Texts", "on Saturday"),
        translate("Texts", "on Sunday"),
    )[day]


def _month(month: int) -> str:
    return (
        translate("Texts", "January"),
        translate("Texts", "February"),
        translate("Texts", "March"),
        translate("Texts", "April"),
        translate("Texts", "May"),
        translate("Texts", "June"),
        translate("Texts", "July"),
        translate("Texts", "August"),
        translate("Texts", "September"),
        translate("Texts", "October"),
        translate("Texts", "November"),
        translate("Texts", "December"),
    )[month - 1]
