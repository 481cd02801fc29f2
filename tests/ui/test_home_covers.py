"""The covers on the home page: everything of a game has its place, however many games there are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from app.ui import faces
from app.ui.pages.home.cover import WideCover
from app.ui.window.main_window import MainWindow
from tests.ui.kit import focused, press, spoken

Open = Callable[..., MainWindow]


def parts(cover: WideCover, text: str) -> dict[str, QRect]:
    """Everything on a cover that must not lie over anything else."""
    plan = cover.plan
    title = QFontMetricsF(plan.title)
    question = QFontMetricsF(plan.font)
    texts = {
        "title": QRect(
            int(plan.left),
            int(plan.baseline - title.capHeight()),
            int(title.horizontalAdvance(text)),
            int(title.capHeight()),
        ),
        "art": plan.art.toRect(),
        "play": cover.play_button.geometry(),
        "animals": QRect(cover.rivals[0].geometry().topLeft(), cover.rivals[-1].geometry().bottomRight()),
    }
    for place, line in enumerate(plan.lines):
        top = plan.text_top - question.capHeight() + place * question.height() * 1.1
        wide = int(question.horizontalAdvance(line))
        texts[f"line {place}"] = QRect(int(plan.left), int(top), wide, int(question.capHeight()))
    return texts


@pytest.mark.parametrize(
    ("count", "text_size"), [*((count, size) for count in range(1, 5) for size in (1.0, 1.5)), (4, 2.0)]
)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_nothing_on_a_cover_is_cut_off_or_hidden(
    open_window: Open,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    count: int,
    size: tuple[int, int],
    language: str,
    text_size: float,
) -> None:
    known = faces.faces()
    monkeypatch.setattr(faces, "faces", lambda: tuple((*known, *known)[:count]))
    window = open_window(language, size=QSize(*size))
    window.services.theme.set_text_size(text_size)
    qtbot.wait(1)
    assert len(window.home.covers) == count
    for cover, face in zip(window.home.covers, faces.faces(), strict=True):
        found = parts(cover, face.title())
        for name, place in found.items():
            assert cover.rect().contains(place), f"{name} is cut off"
        shown = [name for name in found if name != "art" or found["art"].width() > 0]
        for at, one in enumerate(shown):
            for other in shown[at + 1 :]:
                assert not found[one].intersects(found[other]), f"{one} over {other}"


def test_the_largest_text_makes_the_page_scroll_to_where_the_keyboard_is(
    open_window: Open, qtbot: QtBot
) -> None:
    window = open_window(size=QSize(1024, 640))
    window.services.theme.set_text_size(2.0)
    home = window.home
    qtbot.waitUntil(lambda: home.area.verticalScrollBar().maximum() > 0)
    wanted = {home.covers[-1].rivals[-1], home.people.add_button, home.settings_button, home.day.stops()[0]}
    for _ in range(60):
        press(qtbot, Qt.Key.Key_Tab)
        widget = focused()
        assert widget.visibleRegion().boundingRect() == widget.rect(), spoken(widget)
        wanted.discard(widget)
    assert not wanted
    window.services.theme.set_text_size(1.0)
    qtbot.waitUntil(lambda: home.area.verticalScrollBar().maximum() == 0)


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 800)])
def test_the_way_to_add_somebody_is_seen_whole(open_window: Open, qtbot: QtBot, size: QSize) -> None:
    window = open_window(size=size)
    window.services.theme.set_text_size(1.5)
    add = window.home.people.add_button

    def seen() -> bool:
        return add.visibleRegion().boundingRect() == add.rect()

    qtbot.waitUntil(seen)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_question_takes_the_room_there_is(open_window: Open, qtbot: QtBot, language: str) -> None:
    """On a large screen it is not broken into a column of short lines beside an empty cover."""
    window = open_window(language, size=QSize(1920, 1080))
    qtbot.wait(1)
    for cover in window.home.covers:
        wide = max(QFontMetricsF(cover.plan.font).horizontalAdvance(line) for line in cover.plan.lines)
        assert len(cover.plan.lines) == 1 or wide > cover.width() / 2
