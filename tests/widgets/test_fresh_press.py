"""What comes up under flying hands is not answered by them; a plain press answers it at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.widgets.controls.avatar import person_face
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.field import TextField
from app.widgets.look import theme
from app.widgets.sheets.curtain import Curtain
from app.widgets.sheets.dialog import PaperDialog, ask
from app.widgets.sheets.fresh_press import (
    FIRM_QUIET_MS,
    QUIET_MS,
    REST_MS,
    WORD_MS,
    want_fresh_press,
    want_fresh_turn,
)
from tests.hands import Hands

from .conftest import Stage

ENTER, SPACE, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape


@pytest.fixture
def page(light: theme.Theme, stage: Stage) -> QWidget:
    light.set_reduced_motion(True)
    return stage(TextField(accessible_name="Slovo"), PaperButton("Hrát"), width=900, height=600)


@pytest.fixture
def hands(page: QWidget) -> Hands:
    return Hands(page.window())


class Asker(QWidget):
    """Any key brings a curtain up."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.page = page
        self.raised: Raised | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.raised = Raised(self.page)


class Raised:
    """A curtain that has just come up, and whether it was lifted."""

    def __init__(self, page: QWidget) -> None:
        self.curtain = Curtain(page)
        self.curtain.raise_for("Ondra", person_face("Ondra", "blue"))
        button = self.curtain.findChild(PaperButton)
        assert button is not None
        self.button = button

    @property
    def lifted(self) -> bool:
        return self.curtain.isHidden()


@pytest.mark.parametrize("key", [ENTER, SPACE])
def test_one_plain_press_answers(page: QWidget, hands: Hands, key: Qt.Key) -> None:
    raised = Raised(page)
    hands.rest(REST_MS)
    hands.press(key)
    assert raised.lifted


def test_one_plain_click_answers(page: QWidget, hands: Hands) -> None:
    raised = Raised(page)
    hands.rest(REST_MS)
    hands.click(raised.button)
    assert raised.lifted


@pytest.mark.parametrize("key", [ENTER, SPACE])
def test_a_key_on_its_way_answers_nothing(page: QWidget, hands: Hands, key: Qt.Key) -> None:
    raised = Raised(page)
    hands.rest(REST_MS // 2)
    hands.press(key)
    assert not raised.lifted
    hands.rest(REST_MS)
    hands.press(key)
    assert not raised.lifted, "pressed again and again: nobody has looked who sits there"
    hands.rest(FIRM_QUIET_MS)
    hands.press(key)
    assert raised.lifted, "pressed after a pause, it is meant"


def test_the_second_half_of_a_double_click_answers_nothing(page: QWidget, hands: Hands) -> None:
    raised = Raised(page)
    hands.rest(REST_MS - 100)
    hands.click(raised.button)
    hands.rest(150)
    hands.click(raised.button)
    assert not raised.lifted
    hands.rest(QUIET_MS)
    hands.click(raised.button)
    assert raised.lifted


def test_enter_at_the_end_of_a_word_answers_nothing(page: QWidget, hands: Hands) -> None:
    """Somebody writes with their eyes on the keys, one letter in a second."""
    page.findChild(TextField).setFocus()
    hands.press(Qt.Key.Key_K, Qt.Key.Key_A)
    raised = Raised(page)
    for key in (Qt.Key.Key_P, Qt.Key.Key_S, Qt.Key.Key_A, ENTER):
        hands.rest(WORD_MS // 2)
        hands.press(key)
    assert not raised.lifted
    hands.rest(FIRM_QUIET_MS)
    hands.press(ENTER)
    assert raised.lifted


def test_a_word_broken_off_long_ago_is_forgotten(page: QWidget, hands: Hands) -> None:
    page.findChild(TextField).setFocus()
    hands.press(Qt.Key.Key_K, Qt.Key.Key_A)
    raised = Raised(page)
    hands.rest(WORD_MS)
    hands.press(ENTER)
    assert raised.lifted


def test_a_letter_that_asks_for_something_is_no_word(page: QWidget, hands: Hands) -> None:
    """B opens a list: Enter may choose from it as soon as it has been seen."""
    asker = Asker(page)
    asker.setFocus()
    hands.press(Qt.Key.Key_B)
    hands.rest(FIRM_QUIET_MS)
    hands.press(ENTER)
    assert asker.raised is not None and asker.raised.lifted


def test_a_letter_before_that_was_for_something_else(page: QWidget, hands: Hands) -> None:
    page.findChild(PaperButton).setFocus()
    hands.press(Qt.Key.Key_B)
    QCoreApplication.processEvents()  # what the letter was for has been done
    raised = Raised(page)
    hands.rest(REST_MS)
    hands.press(ENTER)
    assert not raised.lifted


def test_whoever_looks_about_has_stopped_writing(page: QWidget, hands: Hands) -> None:
    raised = Raised(page)
    hands.press(Qt.Key.Key_K)
    hands.rest(FIRM_QUIET_MS)
    hands.press(Qt.Key.Key_Tab, ENTER)
    assert raised.lifted


class TakesKeys(QWidget):
    """A sheet that goes on at any key, held down or not."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.taken = 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.taken += 1


def test_a_key_held_down_answers_nothing_however_long(stage: Stage) -> None:
    sheet = TakesKeys()
    hands = Hands(stage(sheet).window())
    sheet.setFocus()
    want_fresh_press(sheet)
    for _ in range(60):
        hands.rest(REST_MS)
        hands.hold(ENTER)
    assert sheet.taken == 0
    hands.rest(REST_MS)
    hands.press(ENTER)
    assert sheet.taken == 1


def test_the_watch_ends_with_the_first_answer(page: QWidget, hands: Hands) -> None:
    """Afterwards keys may come as fast as they like (picking dice with Space)."""
    pressed: list[int] = []
    button = page.findChild(PaperButton)
    button.clicked.connect(lambda: pressed.append(1))
    button.setFocus()
    want_fresh_press(page)
    hands.rest(REST_MS)
    for _ in range(4):
        hands.press(SPACE)
        hands.rest(10)
    assert len(pressed) == 4


def test_what_lies_beside_stays_free(page: QWidget, hands: Hands) -> None:
    """Writing in a field and pressing other buttons goes on as ever."""
    field, button = page.findChild(TextField), page.findChild(PaperButton)
    pressed: list[int] = []
    button.clicked.connect(lambda: pressed.append(1))
    corner = QWidget(page)
    corner.setGeometry(0, 0, 5, 5)
    corner.show()
    want_fresh_press(corner)
    hands.click(button)
    button.setFocus()
    hands.press(ENTER)
    want_fresh_press(page)
    field.setFocus()
    entered: list[str] = []
    field.returnPressed.connect(lambda: entered.append(field.text()))
    hands.press(Qt.Key.Key_A, SPACE, Qt.Key.Key_B, ENTER)
    assert len(pressed) == 2
    assert entered == ["a b"]


def questions(page: QWidget, said: list[str]) -> PaperDialog:
    return ask(
        page, "Ukončit kolo?", "Ondra ještě hledá.", "Ukončit", "Hledat dál", lambda: said.append("yes")
    )


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_double_press_does_not_answer_the_question_it_asked(
    page: QWidget, hands: Hands, by_mouse: bool
) -> None:
    said: list[str] = []
    dialog = questions(page, said)
    yes = next(button for button in dialog.findChildren(PaperButton) if button.text() == "Ukončit")
    for _ in range(2):
        hands.rest(150)
        hands.click(yes) if by_mouse else hands.press(ENTER)
    assert said == [] and dialog.isVisible()
    hands.rest(REST_MS)
    hands.click(yes) if by_mouse else hands.press(ENTER)
    assert said == ["yes"]


def test_escape_gets_rid_of_a_question_at_once(page: QWidget, hands: Hands) -> None:
    said: list[str] = []
    questions(page, said)
    hands.press(ESCAPE)
    assert said == [] and not any(dialog.isVisible() for dialog in page.findChildren(PaperDialog))


def test_a_click_that_was_kept_back_leaves_nothing_behind(page: QWidget, hands: Hands) -> None:
    """The release of a press that never arrived must not count either."""
    raised = Raised(page)
    hands.click(raised.button)
    hands.rest(REST_MS)
    point = raised.button.mapTo(page.window(), QPoint(3, 3))
    QTest.mouseRelease(page.window().windowHandle(), Qt.MouseButton.LeftButton, pos=point)
    assert not raised.lifted


@pytest.mark.parametrize("written", [False, True])
def test_a_turn_that_begins_is_not_played_by_the_key_that_ended_another(
    page: QWidget, hands: Hands, written: bool
) -> None:
    pressed: list[bool] = []
    button = page.findChild(PaperButton)
    button.clicked.connect(lambda: pressed.append(True))
    button.setFocus()
    hands.press(ENTER)
    pressed.clear()
    want_fresh_turn(page)
    for _ in range(4):
        hands.rest(REST_MS)
        hands.press(SPACE)
    assert not pressed
    if written:
        page.findChild(TextField).setFocus()
        hands.press(Qt.Key.Key_K)
        button.setFocus()
    else:
        hands.rest(FIRM_QUIET_MS)
    hands.press(SPACE)
    assert pressed, "whoever writes or pauses has begun the turn"


def test_a_click_begins_a_turn(page: QWidget, hands: Hands) -> None:
    pressed: list[bool] = []
    button = page.findChild(PaperButton)
    button.clicked.connect(lambda: pressed.append(True))
    want_fresh_turn(page)
    hands.click(button)
    assert pressed
