"""The cards that were cut for the start, as the table shows them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from app.games.scrabble_cards.model import Observation
from app.games.scrabble_cards.moves import Pass, Play
from app.widgets.look import theme
from tests.games.scrabble_cards.dealt import laid
from tests.games.scrabble_cards.view.table import Sit, settled


# RULES SK3
def test_who_begins_and_by_which_card_is_shown_until_a_card_is_laid(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("KOČKA", animals=2)
    slip = sitting.view.cut
    assert slip.isVisible() and "Žofie" in slip.headline.text() and "nearest to A" in slip.why.text()
    assert sitting.seen.cuts == (((0, "A"), (1, "B"), (2, "C")),)
    assert Observation.from_json(sitting.seen.to_json()) == sitting.seen
    sitting.keys("K")
    assert not slip.isVisible()
    sitting.keys("O")
    assert len(sitting.view.hand.draft.placed) == 2, "it is in nobody's way"


def test_it_does_not_come_again_once_it_was_read(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("KOČKA")
    sitting.view.cut.put_away()
    sitting.controller.take_back()
    sitting.do(0, Pass())
    settled(sitting, qtbot)
    assert not sitting.view.cut.isVisible()


@pytest.mark.parametrize("size", [(1024, 580), (1280, 740), (1920, 1020)])
def test_an_animal_that_begins_at_once_leaves_time_to_read_it(
    sit: Sit, qtbot: QtBot, size: tuple[int, int]
) -> None:
    sitting = sit("KOČKA")
    theme.install(theme.Theme("light", scale=theme.scale_for(size[0], size[1] + 60), reduced_motion=True))
    sitting.view.resize(*size)
    sitting.view.cut.take_up(sitting.seen)
    sitting.do(0, Pass())
    settled(sitting, qtbot)
    slip, sheet = sitting.view.cut, sitting.view.table.sheet
    assert slip.isVisible()
    first = sheet.viewport().mapTo(sitting.view.table, sheet.camera.rect((0, 0)).topLeft().toPoint())
    assert slip.geometry().bottom() < first.y(), "it covers nothing of the first word"


@pytest.mark.parametrize("words", ["auto", "challenge"])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_first_words_are_seen_whole_and_so_is_a_word_that_is_asked_about(
    sit: Sit, qtbot: QtBot, words: str, text: float
) -> None:
    sitting = sit("KOČKA", "SLEPICE", words=words)
    theme.install(theme.Theme("light", reduced_motion=True))
    theme.current().set_text_size(text)
    sitting.view.resize(1024, 580)
    sitting.view.cut.take_up(sitting.seen)
    sitting.do(0, Pass())
    settled(sitting, qtbot)
    sitting.view.cut.show()
    sitting.do(1, Play(laid("SLEPICE", (0, -3), down=True)))
    view, sheet = sitting.view, sitting.view.table.sheet
    qtbot.waitUntil(lambda: len(sheet.placed.places()) == 7 and not view.acting.running)
    corner = sheet.viewport().mapTo(view.table, QPoint())
    for cell in sheet.placed.places():
        spot = sheet.camera.rect(cell).toRect().translated(corner)
        for over in (view.cut, view.answers.window):
            assert over.isHidden() or not over.geometry().intersects(spot), cell
    assert view.answers.window.isHidden() is (words == "auto")
