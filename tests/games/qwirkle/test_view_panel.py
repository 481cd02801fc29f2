"""What the panel says: why a move cannot be confirmed, what the opener must do, the way back to the end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.paths import resource
from tests.games.qwirkle.table import Driver, Sit, first_fit, keys

OPENS = 21
"""A seed with which the person opens with more than one tile."""


def opening(sit: Sit) -> Driver:
    for seed in range(OPENS, OPENS + 60):
        driver = sit(turns=0, seed=seed)
        seen = driver.seen
        if seen.turn == 0 and not seen.table and seen.opening > 1:
            return driver
    raise AssertionError("the person never opens")


def reason(driver: Driver) -> str:
    """What stands under the button, which a screen reader says of the button itself."""
    side = driver.view.table.side
    assert side.confirm.accessibleDescription() == side.why.text()
    assert bool(side.why.text()) != side.confirm.isEnabled()
    return side.why.text()


def test_a_grey_button_says_why(sit: Sit) -> None:
    driver = sit()
    view = driver.view
    assert "first" in reason(driver)
    view.hand.place(*first_fit(driver))
    view.hand.refresh()
    assert reason(driver) == ""
    view.hand.begin_exchange()
    assert "trade" in reason(driver)
    view.hand.choose(0)
    assert reason(driver) == ""


def test_who_is_waited_for_is_named(sit: Sit, qtbot: QtBot) -> None:
    driver = sit()
    driver.view.hand.place(*first_fit(driver))
    driver.view.hand.refresh()
    driver.view.table.side.confirm.click()
    qtbot.waitUntil(lambda: driver.view.hand.awaits_computer)
    assert "Liška" in reason(driver)


def test_the_instruction_of_the_opening_stays_until_it_is_obeyed(sit: Sit) -> None:  # RULES QW3
    driver = opening(sit)
    view, message = driver.view, driver.view.table.message
    needed = driver.seen.opening
    told = message.message()
    assert str(needed) in told
    draft = view.hand.draft
    for laid in range(needed):
        assert message.message() == told
        keys(view, Qt.Key.Key_Return)
        assert message.kind == "refused"
        choices = [(slot, place) for slot in draft.in_rack() for place in draft.places_for(slot)]
        slot, place = next(one for one in choices if leads_on(driver, *one))
        view.hand.place(slot, place)
        view.hand.refresh()
        left = needed - laid - 1
        assert (str(left) in reason(driver)) if left else reason(driver) == ""
    assert message.message() == ""
    view.hand.take_last_back()
    assert message.message() == told


def leads_on(driver: Driver, slot: int, place: tuple[int, int]) -> bool:
    """Whether the whole set can still be laid in one row with the tile there."""
    draft = driver.view.hand.draft
    needed = driver.seen.opening
    draft.try_place(slot, place)
    done = len(draft.placed) == needed or any(
        leads_on(driver, other, there) for other in draft.in_rack() for there in draft.places_for(other)
    )
    draft.placed.pop(slot)
    return done


def test_the_results_open_again_and_another_game_begins_from_the_table(sit: Sit, qtbot: QtBot) -> None:
    driver = sit(turns=10_000)
    view = driver.view
    side = view.table.side
    view.end.close_button.click()
    assert not view.end.isVisible()
    assert side.results.isVisible() and not side.confirm.isVisible()
    side.results.click()
    assert view.end.isVisible()
    QTest.keyClick(view.end, Qt.Key.Key_Escape)
    assert not view.end.isVisible()
    keys(view, Qt.Key.Key_Return)
    assert view.end.isVisible()
    with qtbot.waitSignal(view.play_again_requested):
        side.again.click()


def test_the_points_for_the_end_stand_in_the_results(sit: Sit) -> None:  # RULES QW9
    driver = sit(turns=10_000)
    assert driver.seen.history[-1].bonus == 6
    assert "+6" in [label.text() for label in driver.view.end.findChildren(QLabel)]


def test_another_language_is_spoken_at_once_even_by_the_results(sit: Sit, qtbot: QtBot) -> None:
    view = sit(turns=10_000).view
    view.end.close_button.click()
    translator = QTranslator()
    assert translator.load(str(resource("translations", "slovohratky_cs.qm")))
    QCoreApplication.installTranslator(translator)
    try:
        qtbot.waitUntil(lambda: view.end.again.text() == view.table.side.again.text() == "Hrát znovu")
        assert view.end.title.whole_text() == "Konec hry" and not view.end.isVisible()
        assert any(label.text() == "celkem" for label in view.end.findChildren(QLabel))
        assert view.table.letters.width() == view.table.letters.sizeHint().width(), "none of its words is cut"
    finally:
        QCoreApplication.removeTranslator(translator)
