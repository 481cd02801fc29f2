"""How the time between two paintings is measured, that of a change of look, those of the journal, and of
clicks on words."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine.rules import Seat
from app.games import catalogue
from app.lab import games, shots
from app.lab.checks import explained, frames, journal, looks
from app.lab.checks.frames import FrameCheck
from app.lab.kept_games import PEOPLE, make
from app.paths import user_data_dir
from tests.ui.conftest import Open

STIRRED = [name for name, lab in games.labs() if lab.stir]


@pytest.mark.parametrize("game", STIRRED)
def test_pieces_fly_and_paintings_are_timed_with_and_without_a_thinker(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    for name in ("WARM_MS", "STILL_MS", "THINKING_MS"):
        monkeypatch.setattr(frames, name, 700)
    monkeypatch.setattr(frames, "THINKER", 4)
    window = open_window()
    told: list[dict[str, Any]] = []
    FrameCheck(window, window.services, lambda **figures: told.append(figures), game).start()
    assert window.stack.current is not window.home
    qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    (figures,) = told
    for times in (figures["frames_ms"], figures["frames_idle_ms"]):
        assert len(times) > 1 and all(time > 0 for time in times)
        assert 100 < sum(times) < 20_000
    assert figures["thoughts"] > 0
    assert window.stack.current is window.home and not window.services.saves.all()


def test_changes_of_look_are_timed_on_the_first_page_and_at_every_table(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looks, "AT_REST_MS", 50)
    monkeypatch.setattr(looks, "BETWEEN_MS", 0)
    window = open_window()
    told: list[dict[str, Any]] = []
    looks.measure(window, window.services, lambda **figures: told.append(figures))
    changes = looks.KINDS + looks.TEXT_SIZES + looks.LANGUAGES
    times = told[0]["look_change_ms"]
    assert len(times) == len(changes) * (1 + len(catalogue.GAMES)) and min(times) > 0


def test_openings_of_the_journal_other_choices_of_games_and_steps_are_timed(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("TIMES", 1), ("AT_REST_MS", 1), ("STEPS", 4), ("SEEN", 2)):
        monkeypatch.setattr(journal, name, value)
    make(user_data_dir(), 30, [Seat(name.title(), profile=name) for name in PEOPLE])
    window = open_window()
    told: list[dict[str, Any]] = []
    journal.measure(window, window.services, lambda **figures: told.append(figures))
    counts = {name: len(values) for name, values in told[0].items()}
    games = len(catalogue.GAMES)
    assert counts.pop("chart_step_ms") >= 2, "two charts are in sight"
    assert counts == {
        "journal_open_ms": 1,
        "statistics_open_ms": 1,
        "filter_ms": 2 * games,
        "replay_step_ms": 8 * games,
    }
    assert min(min(values) for values in told[0].values()) > 0
    assert window.stack.current is window.home


@pytest.mark.parametrize("scene", ["boggle-results", "quiddler-result", "scrabble-cards-part"])
def test_clicks_on_words_are_timed_at_tables_and_in_results(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, scene: str
) -> None:
    """Where words lie, and where they stand in lists; nothing that must be seen is hidden (issue 27)."""
    monkeypatch.setattr(explained, "PAUSE_MS", 1)
    every = shots.all_scenes()
    game = next(entry.name for entry in catalogue.GAMES if entry.name in scene)
    monkeypatch.setattr(shots, "all_scenes", lambda: {scene: every[scene], "settings": every["settings"]})
    found = list(explained.clicks(game))
    assert {one.scene for one in found} == {scene} and len({one.word for one in found}) > 1
    assert all(one.took > 0 and one.hides == 0 for one in found)
