"""Words are explained beside the screen: the first one of all has the entries of the list decoded."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from app.tabletop.context import AskAbout, Cancel, WordExplanation
from app.ui.thread_bridge import ThreadBridge
from app.ui.words.word_notes import WordNotes

WARM_MS = 2_500
"""After so long at a table its words are made ready to be explained: dealing and shaking are over."""


def words_asked(page: QObject, notes: WordNotes, warm_ms: int = WARM_MS) -> AskAbout:
    """What a table asks about words, in a thread that goes with the page.

    warm_ms: when they are made ready to be explained."""
    bridge = ThreadBridge("words", page)

    def ask(word: str, told: Callable[[WordExplanation], object], /) -> Cancel:
        return bridge.ask(lambda asked: notes.about(word), told).drop

    warm = QTimer(page, singleShot=True, interval=warm_ms)
    warm.timeout.connect(lambda: bridge.ask(lambda asked: notes.get_ready()))
    warm.start()
    return ask
