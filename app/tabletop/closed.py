"""When dictionary and hints stay closed: where people mind the words, nothing tells whether one is good."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class WordOptions(Protocol):
    """What was agreed about words. words: ``auto`` where the program minds them. adviser: ``on`` where it
    tells beforehand which are good."""

    @property
    def words(self) -> str: ...

    @property
    def adviser(self) -> str: ...


def secret(options: WordOptions) -> bool:
    """Whether people have to know themselves which words are good."""
    return options.words != "auto" and options.adviser == "off"


def while_challenged() -> str:
    """Why nothing is looked up while words lie that may be challenged."""
    return translate("Closed", "Not while words can be challenged: whoever doubts takes the risk.")


def hint() -> str:
    """Why there is no hint where words are secret."""
    return translate(
        "Closed", "You judge the words yourselves: a hint would tell which ones are in the dictionary."
    )
