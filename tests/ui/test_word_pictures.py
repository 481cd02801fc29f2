"""Small pictures beside explained words, as the settings have it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.lexicon.telling.pictures import WordPictures
from app.paths import user_config_dir
from app.storage.settings import Settings
from app.ui.pages.settings import SettingsPage
from app.ui.window.main_window import MainWindow
from tests.ui.kit import click, press, write
from tests.ui.looking_up import dictionary, settled

_READ = WordPictures._read


@pytest.mark.parametrize("wanted", [True, False])
def test_what_a_word_names_is_seen_unless_somebody_wants_no_pictures(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    """Where they are off, nothing of them is read from the disk either."""
    read: list[str] = []

    def reading(pictures: WordPictures, name: str) -> bytes:
        read.append(name)
        return _READ(pictures, name)

    monkeypatch.setattr(WordPictures, "_read", reading)
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
    assert bool(read) is wanted
