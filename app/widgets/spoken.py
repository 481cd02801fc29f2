"""Texts that follow the language while the program runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

# A mix-in beside a Qt class must be a plain class when it runs; for the types it is a widget.
if TYPE_CHECKING:
    _MixIn = QWidget
else:
    _MixIn = object


class Spoken(_MixIn):
    """Mix-in of widgets that write texts: `say` sets one now and again after a change of language."""

    def say(self, setter: Callable[[str], object], text: Callable[[], str]) -> None:
        """Give ``text()`` to ``setter`` now and whenever the language changes."""
        setter(text())
        self._sayings().append((setter, text))

    def hear(self, slot: Callable[[], object]) -> None:
        """Call ``slot`` whenever the language changes, after all texts were said anew."""
        self._listeners().append(slot)

    def hear_now(self, slot: Callable[[], object]) -> None:
        """Call ``slot`` now, too."""
        self.hear(slot)
        slot()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            for setter, text in self._sayings():
                setter(text())
            for slot in self._listeners():
                slot()

    def _sayings(self) -> list[tuple[Callable[[str], object], Callable[[], str]]]:
        found: list[tuple[Callable[[str], object], Callable[[], str]]] = self.__dict__.setdefault(
            "_spoken_texts", []
        )
        return found

    def _listeners(self) -> list[Callable[[], object]]:
        found: list[Callable[[], object]] = self.__dict__.setdefault("_spoken_then", [])
        return found
