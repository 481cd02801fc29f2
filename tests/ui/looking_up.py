"""Waiting for what the dictionary answers."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.ui.pages.dictionary.page import DictionaryPage
from app.ui.window.main_window import MainWindow

PATIENCE = 60_000


def dictionary(window: MainWindow) -> DictionaryPage:
    page = window.stack.current
    assert isinstance(page, DictionaryPage)
    return page


def settled(qtbot: QtBot, page: DictionaryPage, word: str) -> None:
    """Wait for the answer about a word."""
    qtbot.waitUntil(lambda: page.sheet.word() == word.upper(), timeout=PATIENCE)


def listed(page: DictionaryPage) -> list[str]:
    model = page.words.flow.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def found(qtbot: QtBot, page: DictionaryPage) -> None:
    """Wait for the list that is asked for now."""
    qtbot.waitUntil(lambda: page.inquiry.answered == page.question(), timeout=PATIENCE)
