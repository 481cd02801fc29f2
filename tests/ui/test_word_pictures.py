"""Small pictures beside explained words, as the settings have it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.lexicon.analysis import Analysis
from app.lexicon.telling.pictures import WordPictures
from app.paths import user_config_dir
from app.storage.settings import Settings
from app.ui.pages.settings import SettingsPage
from app.ui.window.main_window import MainWindow
from tests.ui.kit import click, press, write
from tests.ui.looking_up import dictionary, settled

FOUND = WordPictures.of


@pytest.mark.parametrize("wanted", [True, False])
def test_what_a_word_names_is_seen_unless_somebody_wants_no_pictures(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    """Where they are off, nothing asks the pack of pictures on the disk either."""
    asked: list[str] = []

    def of(pictures: WordPictures, readings: Sequence[Analysis]) -> bytes:
        asked.extend(one.lemma for one in readings)
        return FOUND(pictures, readings)

    monkeypatch.setattr(WordPictures, "of", of)
    window.open_settings()
    settings = window.stack.current
    assert isinstance(settings, SettingsPage)
    if not wanted:
        click(qtbot, settings.pictures)
    assert Settings(user_config_dir()).current.pictures is wanted
    window.show_home()
    press(qtbot, Qt.Key.Key_F2)
    page = dictionary(window)
    write("ježkovi")
    settled(qtbot, page, "ježkovi")
    assert page.about.told.picture.isVisible() is wanted
    assert bool(asked) is wanted
