"""Dialogs, curtain, messages: the keyboard stays where it belongs (DESIGN sections 5 and 7)."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.widgets.controls.avatar import person_face
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.field import TextField
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll, TextScroll
from app.widgets.controls.speech import SpeechBubble, ThinkingDots
from app.widgets.kept_clear import KeptClear, clear_place
from app.widgets.look import theme
from app.widgets.sheets.curtain import Curtain
from app.widgets.sheets.dialog import EDGE_GAP, PaperDialog, ask, show_error
from app.widgets.sheets.keyboard import Overlay
from app.widgets.sheets.toast import KINDS, LOOKS_MS, Banner, MessageStrip
from app.widgets.sheets.topbar import TopBar

from .conftest import Stage, count, picture


@pytest.fixture
def page(light: theme.Theme, stage: Stage) -> QWidget:
    light.set_reduced_motion(True)
    window = stage(PaperButton("Hrát"), TextField(accessible_name="Jméno"), width=900, height=600)
    button = window.findChild(PaperButton)
    assert button is not None
    button.setFocus()
    return window


def focused() -> QWidget | None:
    widget: QWidget | None = QApplication.focusWidget()
    return widget


def test_escape_closes_and_gives_the_focus_back(page: QWidget, qtbot: QtBot) -> None:
    # DESIGN 7: Esc returns
    before = focused()
    dialog = PaperDialog(page, "Nastavení")
    first = PaperButton("Dobře", "primary")
    dialog.buttons.addWidget(first)
    dialog.open_over(first)
    assert focused() is first
    with qtbot.waitSignal(dialog.closed):
        qtbot.keyClick(first, Qt.Key.Key_Escape)
    assert dialog.isHidden() and focused() is before


def test_tab_stays_within_the_dialog(page: QWidget, qtbot: QtBot) -> None:
    dialog = PaperDialog(page, "Jméno hráče")
    field = TextField(accessible_name="Jméno")
    dialog.body.addWidget(field)
    for text in ("Zrušit", "Uložit"):
        dialog.buttons.addWidget(PaperButton(text))
    dialog.open_over()
    seen = set()
    for _ in range(9):
        here = focused()
        assert here is not None and dialog.isAncestorOf(here)
        seen.add(here)
        qtbot.keyClick(here, Qt.Key.Key_Tab)
    assert len(seen) == 4, "field, two buttons and the cross"
    back = focused()
    assert back is not None
    qtbot.keyClick(back, Qt.Key.Key_Backtab)
    assert focused() in seen


def test_a_click_on_paper_leaves_the_cursor_in_the_field(page: QWidget, qtbot: QtBot) -> None:
    dialog = PaperDialog(page, "Kdo je na návštěvě?")
    field = TextField(accessible_name="Jméno")
    dialog.body.addWidget(field)
    dialog.open_over(field)
    for target in (dialog.sheet, dialog):
        qtbot.mouseClick(target, Qt.MouseButton.LeftButton, pos=QPoint(12, 12))
        assert focused() is field


def test_page_below_is_out_of_reach(page: QWidget, qtbot: QtBot) -> None:
    button = page.findChild(PaperButton)
    assert button is not None
    dialog = PaperDialog(page, "Pauza", width=300)
    dialog.open_over()
    with qtbot.assertNotEmitted(button.clicked):
        spot = button.mapTo(page, button.rect().center())
        assert page.childAt(spot) is dialog or dialog.isAncestorOf(page.childAt(spot))
        qtbot.mouseClick(dialog, Qt.MouseButton.LeftButton, pos=spot)
    assert dialog.isVisible(), "a click beside the sheet does not lose what was entered"


def test_sheet_stays_inside_whatever_the_window(page: QWidget, qtbot: QtBot) -> None:
    dialog = PaperDialog(page, "Nová hra", width=1080, height=712)
    dialog.open_over()
    for size in ((1400, 900), (820, 520), (500, 400)):
        page.resize(*size)
        QApplication.processEvents()
        assert dialog.size() == page.size()
        inside = page.rect().adjusted(EDGE_GAP - 1, EDGE_GAP - 1, 1 - EDGE_GAP, 1 - EDGE_GAP)
        assert inside.contains(dialog.sheet.geometry())
    page.resize(1400, 900)
    assert (dialog.sheet.width(), dialog.sheet.height()) == (1080, 712)


def test_dialog_is_as_high_as_its_text(page: QWidget) -> None:
    heights = []
    for times in (1, 12):
        dialog = PaperDialog(page, "Pravidla")
        dialog.body.addWidget(Label("Slovo musí mít aspoň tři písmena. " * times, wrap=True))
        dialog.open_over()
        label = dialog.body.itemAt(0).widget()
        assert label is not None and label.height() >= label.heightForWidth(label.width())
        heights.append(dialog.sheet.height())
        dialog.close_dialog()
    assert heights[1] > heights[0] + 60


@pytest.mark.parametrize(("button", "expected"), [("Ukončit", ["yes"]), ("Hrát dál", ["no"])])
def test_questions(page: QWidget, qtbot: QtBot, button: str, expected: list[str]) -> None:
    said: list[str] = []
    dialog = ask(
        page, "Ukončit hru?", "Zůstane uložená.", "Ukončit", "Hrát dál",
        lambda: said.append("yes"), on_no=lambda: said.append("no"),
    )  # fmt: skip
    target = next(b for b in dialog.findChildren(PaperButton) if b.text() == button)
    qtbot.mouseClick(target, Qt.MouseButton.LeftButton)
    assert said == expected


def test_a_dangerous_yes_is_not_under_the_finger(page: QWidget, qtbot: QtBot) -> None:
    said: list[str] = []
    ask(page, "Smazat hráče?", "I s výsledky.", "Smazat", "Nechat", lambda: said.append("yes"), danger=True)
    here = focused()
    assert isinstance(here, PaperButton) and here.text() == "Nechat"
    qtbot.keyClick(here, Qt.Key.Key_Return)
    assert said == []


def test_error_sheet_keeps_long_details_in_bounds(page: QWidget) -> None:
    dialog = show_error(page, "Něco se pokazilo", "Hra je uložená.", "Zavřít", detail="řádek\n" * 200)
    assert page.rect().contains(dialog.sheet.geometry())
    assert isinstance(focused(), PaperButton)
    assert not any(label.isVisible() and "řádek" in label.text() for label in dialog.findChildren(Label))
    (more,) = (button for button in dialog.findChildren(PaperButton) if button.text() == "Details")
    more.click()
    QApplication.processEvents()
    assert any(label.isVisible() and "řádek" in label.text() for label in dialog.findChildren(Label))
    assert page.rect().contains(dialog.sheet.geometry())


def test_curtain_hides_everything_until_lifted(page: QWidget, look: theme.Theme, qtbot: QtBot) -> None:
    curtain = Curtain(page)
    curtain.raise_for("Ondra", person_face("Ondra", "blue"))
    assert curtain.geometry() == page.rect()
    assert "Ondra" in curtain.accessibleName()
    assert page.childAt(QPoint(40, 40)) is curtain
    page.resize(700, 640)
    QApplication.processEvents()
    assert curtain.size() == page.size()
    here = focused()
    assert here is not None
    qtbot.keyClick(here, Qt.Key.Key_Tab)  # the first one shows where the keyboard is
    qtbot.keyClick(here, Qt.Key.Key_Tab)
    assert focused() is curtain.leave_button
    qtbot.keyClick(curtain.leave_button, Qt.Key.Key_Tab)
    assert focused() is here, "there is nothing else to reach"
    with qtbot.waitSignal(curtain.lifted):
        qtbot.keyClick(here, Qt.Key.Key_Space)
    assert curtain.isHidden()


@pytest.mark.parametrize("kind", KINDS)
def test_messages_are_told_by_colour_and_icon(kind: str, look: theme.Theme, stage: Stage) -> None:
    look.set_reduced_motion(True)
    strip = MessageStrip()
    stage(strip)
    empty = strip.height()
    strip.show_message(kind, "není ve slovníku", "lepka")
    ground, _icon, tone = KINDS[kind]
    image = picture(strip)
    assert count(image, look.colour(ground)) > 2000
    assert count(image, look.colour(tone)) > 15
    assert strip.accessibleName() == "lepka není ve slovníku"
    strip.clear()
    assert strip.message() == "" and strip.height() == empty, "nothing jumps"


def test_long_messages_take_more_lines(light: theme.Theme, stage: Stage) -> None:
    strip = MessageStrip()
    stage(strip, width=320)
    one = strip.heightForWidth(280)
    strip.show_message("refused", "na desce je, ale ve slovníku ho nemáme ani my, ani nikdo jiný", "skláž")
    assert strip.heightForWidth(280) > one
    with pytest.raises(ValueError):
        strip.show_message("shouting", "nic")


def test_message_goes_by_itself_when_asked(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    strip = MessageStrip()
    stage(strip)
    strip.show_message("ok", "zapsáno", "les", ms=20)
    qtbot.waitUntil(lambda: strip.message() == "", timeout=1000)


def test_banner_offers_and_goes(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    banner = Banner()
    stage(banner, width=800)
    assert banner.isHidden()
    banner.show_problem("Hru se nepodařilo uložit: disk je plný.", "Zkusit znovu")
    buttons = [b for b in banner.findChildren(PaperButton) if b.isVisible()]
    with qtbot.waitSignal(banner.action_requested):
        qtbot.mouseClick(next(b for b in buttons if b.text()), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(banner.dismissed):
        qtbot.mouseClick(next(b for b in buttons if not b.text()), Qt.MouseButton.LeftButton)
    assert banner.isHidden()


def test_only_what_a_banner_tells_now_can_be_taken_back(
    light: theme.Theme, stage: Stage, qtbot: QtBot
) -> None:
    banner, done = Banner(), list[str]()
    stage(banner, width=800)
    for game in ("first", "second"):  # told in the same words
        banner.offer_back("Hra je zahozená.", "Zpět", partial(done.append, game))
    button = next(b for b in banner.findChildren(PaperButton) if b.text())
    with qtbot.assertNotEmitted(banner.action_requested):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == ["second"] and banner.isHidden()
    banner.take_back()
    assert done == ["second"], "once"
    banner.offer_back("Hra je zahozená.", "Zpět", partial(done.append, "third"))
    banner.show_problem("Hru se nepodařilo uložit.")
    assert not banner.takes_back()


def test_a_banner_that_hovers_moves_nothing(light: theme.Theme, qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    column = QVBoxLayout(host)
    column.setContentsMargins(0, 0, 0, 0)
    bar, below = TopBar("Boggle"), QWidget()
    column.addWidget(bar)
    column.addWidget(below, 1)
    banner = Banner()
    banner.hover(host, lambda: bar)
    host.resize(900, 500)
    host.show()
    qtbot.waitExposed(host)
    before = below.geometry()
    banner.show_problem("Hledat ve slovníku smí jen ten, kdo čeká, a ty jsi na tahu.", mild=True)
    QApplication.processEvents()
    assert below.geometry() == before
    assert bar.geometry().contains(banner.geometry()), "a short one fits on the bar"
    assert banner.x() > bar.back_button.geometry().right()
    one_line = banner.height()
    banner.show_problem("Na disku není místo, a proto se hra jen pamatuje. " * 4, "Zkusit znovu")
    host.resize(500, 500)
    QApplication.processEvents()
    assert host.rect().contains(banner.geometry()) and banner.height() > one_line
    assert not banner.geometry().intersects(bar.geometry()), "a long one lies below it"


def test_a_banner_gives_way_to_what_comes_up_below_it(light: theme.Theme, qtbot: QtBot) -> None:
    """Whatever a table shows while a notice lies there; nothing else makes it move."""

    class Question(KeptClear, QWidget):
        """Comes up unasked."""

    host = QWidget()
    qtbot.addWidget(host)
    question = Question(host)
    question.setGeometry(0, 0, 900, 200)
    question.hide()
    banner = Banner()
    banner.hover(host, lambda: None)
    host.resize(900, 500)
    host.show()
    qtbot.waitExposed(host)
    banner.show_problem("Na disku není místo.")
    lay = banner.geometry()
    qtbot.wait(2 * LOOKS_MS)
    assert banner.geometry() == lay and lay.intersects(question.geometry())
    question.show()
    qtbot.waitUntil(lambda: not banner.geometry().intersects(question.geometry()))
    assert host.rect().contains(banner.geometry())


def test_a_banner_stays_below_what_keeps_the_keyboard(light: theme.Theme, qtbot: QtBot) -> None:
    """A button of the sheet over it is no reason to come up."""
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(900, 500)
    banner = Banner()
    banner.hover(host, lambda: None)
    host.show()
    qtbot.waitExposed(host)
    banner.show_problem("Na disku není místo.")

    class Over(Overlay, QWidget):
        """Keeps the keyboard."""

    class Button(KeptClear, QWidget):
        """Of it."""

    over = Over(host)
    over.resize(host.size())
    button = Button(over)
    button.resize(host.size())
    over.show()
    over.raise_()
    lay = banner.geometry()
    qtbot.wait(2 * LOOKS_MS)
    children = host.children()
    assert banner.geometry() == lay and children.index(over) > children.index(banner)


def test_a_message_finds_the_place_where_it_hides_nothing() -> None:
    area, wanted = QRect(0, 0, 400, 300), QPoint(200, 0)
    hand, seats, words = QRect(0, 240, 400, 60), QRect(0, 0, 400, 50), QRect(0, 60, 150, 180)
    place = clear_place(area, [hand, seats, words], lambda wide: 12_000 // wide, 300, wanted)
    assert not any(place.intersects(one) for one in (hand, seats, words)) and area.contains(place)
    nowhere = clear_place(area, [area], lambda wide: 40, 300, wanted)
    assert area.contains(nowhere), "and hides something only where there is no such place"


def test_bubble_grows_and_vanishes_with_its_text(light: theme.Theme, qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    bubble = SpeechBubble("Hú!", host)
    small = bubble.sizeHint()
    bubble.set_text("Sopka! Na tu jsem obzvlášť pyšná, tu jsem hledala nejdéle.")
    assert bubble.sizeHint().height() > small.height()
    bubble.set_text("")
    assert bubble.isHidden()


def test_thinking_dots_cycle_unless_motion_is_reduced(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    # DESIGN 5: three dots cycling every 300 ms
    dots = ThinkingDots()
    stage(dots)
    dots.set_running(True)
    first = picture(dots)
    qtbot.waitUntil(lambda: picture(dots) != first, timeout=1500)
    dots.set_running(False)
    assert dots.isHidden()
    light.set_reduced_motion(True)
    dots.set_running(True)
    still = picture(dots)
    qtbot.wait(350)
    assert picture(dots) == still


def test_scrolled_page_follows_the_keyboard(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    content = QWidget()
    column = QVBoxLayout(content)
    buttons = [PaperButton(f"Tlačítko {i}") for i in range(14)]
    for button in buttons:
        column.addWidget(button)
    scroll = PaperScroll(content)
    scroll.setFixedHeight(220)
    stage(scroll, height=300)
    buttons[0].setFocus()
    buttons[0].show_focus_ring()
    for button in buttons[:-1]:
        qtbot.keyClick(button, Qt.Key.Key_Tab)
    assert buttons[-1].hasFocus()
    place = buttons[-1].mapTo(scroll.viewport(), QPoint())
    assert scroll.viewport().rect().contains(place)


def dialog_with(page: QWidget, text: str) -> tuple[PaperDialog, TextScroll]:
    dialog = PaperDialog(page, "Řešení", width=500)
    scroll = TextScroll(Label(text, "body", "ink", wrap=True))
    dialog.body.addWidget(scroll)
    dialog.open_over(dialog.add_close())
    QApplication.processEvents()
    return dialog, scroll


def test_a_text_in_a_dialog_is_shown_whole_where_there_is_room(page: QWidget) -> None:
    _, scroll = dialog_with(page, "pes · kos · les " * 20)
    content = scroll.widget()
    assert content is not None and content.height() <= scroll.viewport().height()
    assert scroll.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_a_long_text_in_a_dialog_is_read_to_its_end_by_keys(page: QWidget, qtbot: QtBot) -> None:
    dialog, scroll = dialog_with(page, "pes · kos · les " * 200)
    assert dialog.sheet.height() <= page.window().height() - 2 * EDGE_GAP
    dialog.cross.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(dialog.cross, Qt.Key.Key_Tab)
    assert focused() is scroll
    for _ in range(60):
        qtbot.keyClick(scroll, Qt.Key.Key_Down)
    assert scroll.verticalScrollBar().value() == scroll.verticalScrollBar().maximum() > 0
    qtbot.keyClick(scroll, Qt.Key.Key_Escape)
    assert dialog.isHidden()
