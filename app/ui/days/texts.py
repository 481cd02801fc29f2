"""What is said about the challenge of the day: its date, results, days in a row, a result to be passed on."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from app.engine import days
from app.widgets import writing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.storage.challenges import DayBook, Try
    from app.tabletop.face import Face

translate = QCoreApplication.translate


class _Counted(QObject):
    """Only `tr` knows plural forms to the extracting tool."""

    def row(self, count: int) -> str:
        return self.tr("%n days in a row", "", count)


def short_date(day: date) -> str:
    """“23/11”."""
    return translate("Days", "{day}/{month}").format(day=day.day, month=day.month)


def long_date(day: date) -> str:
    """“Monday 23/11”."""
    return f"{QLocale().dayName(day.weekday() + 1)} {short_date(day)}"


def in_a_row(count: int) -> str:
    """“5 days in a row”; nothing before there are two."""
    return _Counted().row(count) if count > 1 else ""


def hardness(day: date) -> str:
    """How hard a day is."""
    return {
        1: translate("Days", "an easy day"),
        2: translate("Days", "a pleasant day"),
        3: translate("Days", "a day of middling difficulty"),
        4: translate("Days", "a hard day"),
        5: translate("Days", "the hardest day of the week"),
    }[days.difficulty(day)]


def heading(day: date) -> str:
    """What the bar of a table says where its game is a task of the day."""
    return translate("Days", "challenge of the day {date}").format(date=short_date(day))


def status(one: Try | None) -> str:
    """How a task stands, in a word or a few signs."""
    if one is None:
        return translate("Days", "play")
    return translate("Days", "go on") if one.result is None else one.result.in_signs()


def spoken(face: Face, one: Try | None) -> str:
    """The same in full, for screen readers."""
    if one is None:
        return translate("Days", "{game}: not played yet").format(game=face.title())
    if one.result is None:
        return translate("Days", "{game}: begun").format(game=face.title())
    text = translate("Days", "{game}: {result}, {points} of {most} points")
    points = one.result.points
    return writing.flowing(
        text.format(game=face.title(), result=one.result.in_signs(), points=points, most=days.FULL)
    )


def result_line(faces: Sequence[Face], book: DayBook, person: str, day: date, today: date) -> str:
    """A day's results to be passed on, with never a word of a game in it."""
    done: Mapping[str, Try] = book.of_day(person, day)
    parts = ["Slovohrátky", translate("Days", "challenge {date}").format(date=short_date(day))]
    for face in faces:
        one = done.get(face.game)
        if one is not None and one.result is not None:
            parts.append(f"{face.title()} {one.result.in_signs()}")
    row = in_a_row(book.streak(person, today))
    return " · ".join([*parts, *([row] if row else [])])
