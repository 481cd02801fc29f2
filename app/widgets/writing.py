"""How numbers are written in texts, where their lines may be broken, and letters without diacritics."""

from __future__ import annotations

import re
import unicodedata
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

MINUS = "−"
_BREAKS = re.compile(r"[ \n]+")


def number(value: int) -> str:
    """A number as the language of the program writes it: “1 318” with a no-break space, “1,318”, “−5”."""
    shown = QLocale().toString(abs(value))
    return shown if value >= 0 else f"{MINUS}{shown}"


def bare(value: int) -> str:
    """A number with nothing between its thousands: “1318”, “−5”."""
    return str(value).replace("-", MINUS)


def signed(points: int) -> str:
    """What is added or taken: “+12”, “−5”, “0”."""
    return f"+{points}" if points > 0 else number(points)


def moment(seconds: int) -> str:
    """A moment, in seconds since 1970, as the language of the program writes it: “22. 11. 2026 12:53”."""
    form = QCoreApplication.translate("Writing", "MMM d, yyyy, h:mm AP", "day and time, in letters of Qt")
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds), form)


def day(shown: date) -> str:
    """A day, as the language of the program writes it: “22. 11. 2026”."""
    form = QCoreApplication.translate("Writing", "MMM d, yyyy", "day, in letters of Qt")
    return QLocale().toString(QDate(shown.year, shown.month, shown.day), form)


_BLANK = "[ \N{NO-BREAK SPACE}]"
_BEFORE_NUMBER = re.compile(rf"\b([zsvk])e?({_BLANK})(?=(\d+(?:{_BLANK}\d{{3}})*))", re.IGNORECASE)
_HARD = frozenset((2, 3, 4, 12, 13, 14, 20, 30, 40, 100))
"""Numbers that a Czech preposition of one letter is not said before: “ve dvou”, “ke stu”."""
_HISSING = frozenset((6, 7, 16, 17, 60, 70))
"""The same for z and s alone: “ze šesti”, but “v šesti”."""


def flowing(text: str) -> str:
    """A Czech text with its prepositions as they are said before numbers: “3 z 5”, but “3 ze 4”."""

    def said(found: re.Match[str]) -> str:
        first = _first_said(int(re.sub(r"\D", "", found[3])))
        vowel = first in _HARD or (first in _HISSING and found[1] in "zsZS")
        return f"{found[1]}{'e' if vowel else ''}{found[2]}"

    return _BEFORE_NUMBER.sub(said, text) if QLocale().language() == QLocale.Language.Czech else text


def _first_said(value: int) -> int:
    """The number that is said first: 43 begins with forty, 128 with a hundred, 4,000 with four."""
    while value >= 1000:
        value //= 1000
    if value >= 100:
        return 100 if value < 200 else value // 100
    return value if value < 20 else value // 10 * 10


def unit(counted: str, value: int) -> str:
    """The words of a counted text without its number: “5 words” gives “words”."""
    return counted.replace(number(value), "").strip()


def breakable(text: str) -> list[str]:
    """The pieces of a text between which a line may be broken; no-break spaces hold together."""
    return [piece for piece in _BREAKS.split(text) if piece]


def plain(text: str) -> str:
    """Letters without háček, čárka and kroužek, as they are typed on a foreign keyboard."""
    return "".join(one for one in unicodedata.normalize("NFD", text) if not unicodedata.combining(one))
