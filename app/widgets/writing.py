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


def unit(counted: str, value: int) -> str:
    """The words of a counted text without its number: “5 words” gives “words”."""
    return counted.replace(number(value), "").strip()


def breakable(text: str) -> list[str]:
    """The pieces of a text between which a line may be broken; no-break spaces hold together."""
    return [piece for piece in _BREAKS.split(text) if piece]


def plain(text: str) -> str:
    """Letters without háček, čárka and kroužek, as they are typed on a foreign keyboard."""
    return "".join(one for one in unicodedata.normalize("NFD", text) if not unicodedata.combining(one))
