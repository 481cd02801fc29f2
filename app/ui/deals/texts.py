"""What is said about codes of deals: how they are read out, why one is refused, and a result in one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from app.engine import codes
from app.engine.codes import CodeError, CodeFault
from app.tabletop import phrases

if TYPE_CHECKING:
    from datetime import datetime

    from app.engine.record import Record

translate = QCoreApplication.translate
STEPS = 10
"""Of the bar that shows a share of the points."""


def _names() -> dict[str, str]:
    """A word for each letter that codes have."""
    return {
        "F": translate("Spelling", "Foxtrot"),
        "H": translate("Spelling", "Hotel"),
        "K": translate("Spelling", "Kilo"),
        "L": translate("Spelling", "Lima"),
        "M": translate("Spelling", "Mike"),
        "Q": translate("Spelling", "Quebec"),
        "R": translate("Spelling", "Romeo"),
        "T": translate("Spelling", "Tango"),
        "W": translate("Spelling", "William"),
        "X": translate("Spelling", "X-ray"),
        "Y": translate("Spelling", "Yankee"),
    }


def spelt(code: str) -> str:
    """A code as one reads it out: “K as in Kilo, 7, …”, a line for each group."""
    names, said = _names(), translate("Spelling", "{letter} as in {word}")
    groups = [
        ", ".join(said.format(letter=sign, word=names[sign]) if sign in names else sign for sign in group)
        for group in codes.spaced(code).split()
    ]
    return "\n".join(groups)


def refusal(error: CodeError) -> str:
    """Why a code cannot be played."""
    sentences = {
        CodeFault.EMPTY: translate("Codes", "Type the code or paste it."),
        CodeFault.LETTER: translate(
            "Codes", "No code has {detail} in it. Is it mistyped? A board has sixteen letters."
        ),
        CodeFault.LENGTH: translate(
            "Codes",
            "A code has nine to twelve letters and digits, a board sixteen letters, hands for a class twenty "
            "and more.",
        ),
        CodeFault.MISTYPED: translate("Codes", "Something is mistyped: these letters do not fit together."),
        CodeFault.NEWER: translate("Codes", "Only a newer version of the program knows this code."),
        CodeFault.OLDER: translate(
            "Codes",
            "This code comes from a version with another word list, which dealt otherwise. The same deal "
            "cannot be made here.",
        ),
        CodeFault.CLASS: translate(
            "Codes",
            "These are hands for a class. Take the code on the page “Class round” of the place “Class”.",
        ),
        CodeFault.NONE: translate("Codes", "This deal has no code."),
    }
    return sentences[error.fault].format(detail=error.detail)


def result_line(
    title: str, record: Record, moment: datetime, code: str, facts: Mapping[str, Any] | None = None
) -> str:
    """A result to be passed on, with never a word or a name in it. facts: see `engine.figures`."""
    told = facts or {}
    day = translate("Codes", "{day}/{month}").format(day=moment.day, month=moment.month)
    parts = ["Slovohrátky", f"{title} {day}"]
    scores = record.scores
    if len(scores) == 1 and "measure" in told:
        found, there = told["measure"][0]
        parts.append(f"{found}/{there} {_bar(found, there)}")
        parts.append(translate("Codes", "longest {letters}").format(letters=len(told["longest"][0])))
    elif len(scores) == 1:
        parts.append(phrases.points(scores[0]))
    elif scores:
        mine = next((at for at, seat in enumerate(record.players) if seat.is_person), 0)
        most = sum(max(score, 0) for score in scores)
        points = " : ".join(str(score) for score in (scores[mine], *scores[:mine], *scores[mine + 1 :]))
        parts.append(f"{points} {_bar(max(scores[mine], 0), most)}")
    if code:
        parts.append(codes.spaced(code))
    return " · ".join(parts)


def _bar(part: int, whole: int) -> str:
    full = round(STEPS * part / whole) if whole else 0
    return "▰" * full + "▱" * (STEPS - full)


def typed(text: str) -> str:
    """The code in what was typed or pasted, which may be a whole result."""
    return text.strip().rpartition("·")[2]
