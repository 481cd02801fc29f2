"""Buttons, switches, choices and fields: looks, keyboard, names, sizes (DESIGN sections 5 and 7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.widgets.controls import buttons
from app.widgets.controls.avatar import animal_face, animal_name, person_face, seat_face
from app.widgets.controls.buttons import KINDS, IconButton, PaperButton
from app.widgets.controls.choice import AddButton, AvatarButton, RivalCard
from app.widgets.controls.field import Stepper, TextField
from app.widgets.controls.focusring import FocusRing
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.controls.segmented import Segmented
from app.widgets.controls.toggle import Toggle
from app.widgets.look import theme
from app.widgets.look.art import Picture
from app.widgets.sheets.topbar import TopBar
from app.widgets.sounds import Sound, Sounds

from .conftest import Stage, count, near, picture

Maker = Callable[[], QWidget]

CONTROLS: dict[str, Maker] = {
    **{f"button-{kind}": (lambda kind=kind: PaperButton("Vyložit", kind)) for kind in KINDS},  # type: ignore[misc]
    "button-big": lambda: PaperButton("Zatřást!", "primary", "play", big=True),
    "icon": lambda: IconButton("gear", "Nastavení"),
    "segmented": lambda: Segmented([(1, "1"), (3, "3")], 3, accessible_name="Počet kol"),
    "toggle": lambda: Toggle("Dětský slovník"),
    "field": lambda: TextField(accessible_name="Jméno"),
    "stepper": lambda: Stepper(3, 1, 10, text_of="{value} min", accessible_name="Čas"),
    "person": lambda: AvatarButton(person_face("Žofie"), "Žofie"),
    "add": lambda: AddButton("Host"),
    "opponent": lambda: RivalCard(3),
}


@pytest.fixture(params=sorted(CONTROLS))
def control(request: pytest.FixtureRequest) -> Maker:
    return CONTROLS[request.param]


def test_targets_are_large_enough(control: Maker, light: theme.Theme, stage: Stage) -> None:
    # DESIGN 1: targets at least 44 px
    widget = control()
    stage(widget)
    assert widget.width() >= 44 and widget.height() >= 44


def test_every_control_has_a_name(control: Maker, light: theme.Theme, stage: Stage) -> None:
    # DESIGN 7: accessible names
    widget = control()
    stage(widget)
    target = widget.focusProxy() or widget
    interface = QAccessible.queryAccessibleInterface(target)
    assert interface.text(QAccessible.Text.Name).strip()


def test_focus_by_keyboard_shows_a_ring(
    control: Maker, look: theme.Theme, stage: Stage, qtbot: QtBot
) -> None:
    # DESIGN 7: 4 px gap in raised, then 4 px of focus
    widget, other = control(), QLineEdit()
    page = stage(other, widget)
    other.setFocus()
    before = count(picture(page), look.palette.focus)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: FocusRing.of(page).isVisible())
    image = picture(page)
    assert count(image, look.palette.focus) > before + 200
    ring = FocusRing.of(page).geometry()
    middle = round(FocusRing.of(page).framed().center().x())
    column = [image.pixelColor(middle, y) for y in range(ring.top(), ring.center().y())]
    first = next(i for i, colour in enumerate(column) if near(colour, look.palette.focus, 40))
    thick = next(i for i, colour in enumerate(column[first:]) if not near(colour, look.palette.focus, 40))
    gap = column[first + thick + 1 : first + thick + 3]
    assert 3 <= thick <= 5
    assert all(near(colour, look.palette.raised, 20) for colour in gap)
    other.setFocus()
    assert not FocusRing.of(page).isVisible()


def test_pressing_what_has_the_keyboard_with_the_mouse_takes_the_ring_away(
    light: theme.Theme, stage: Stage, qtbot: QtBot
) -> None:
    button, other = PaperButton("Zavřít"), PaperButton("Stůl")
    page = stage(other, button)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: FocusRing.of(page).isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    other.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not FocusRing.of(page).isVisible(), "the mouse was used last"


def test_focus_by_mouse_shows_none(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    button = PaperButton("Vyložit")
    page = stage(QLineEdit(), button)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.hasFocus()
    assert not FocusRing.of(page).isVisible()


def test_programmed_focus_goes_by_what_was_used_last(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    first, second = PaperButton("Hrát"), PaperButton("Zatřást")
    page = stage(first, second)
    first.clicked.connect(second.setFocus)
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    assert second.hasFocus() and not FocusRing.of(page).isVisible()
    first.setFocus(Qt.FocusReason.MouseFocusReason)
    qtbot.keyClick(first, Qt.Key.Key_Return)
    assert second.hasFocus() and FocusRing.of(page).isVisible()


def test_the_first_tab_shows_where_the_keyboard_is(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    # DESIGN 7
    first, second = PaperButton("Hrát"), PaperButton("Zatřást")
    ring = FocusRing.of(stage(first, second))
    first.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not ring.isVisible()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert first.hasFocus() and ring.isVisible() and ring.owner is first
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus() and ring.owner is second
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus(), "who clicked knows where the keyboard is"


def test_ring_spares_the_badge(light: theme.Theme, stage: Stage) -> None:
    person = AvatarButton(person_face("Žofie"), "Žofie", True)
    page = stage(person)
    person.show_focus_ring()
    badge = person.above_focus_ring().boundingRect().toAlignedRect()
    green = count(picture(person), light.palette.green, badge)
    on_page = badge.translated(person.mapTo(page, QPoint()))
    assert green > 100 and count(picture(page), light.palette.green, on_page) == green


def test_ring_goes_with_what_was_scrolled_away(light: theme.Theme, qtbot: QtBot) -> None:
    window, inner = QWidget(), QWidget()
    buttons = [PaperButton(str(number)) for number in range(12)]
    rows = QVBoxLayout(inner)
    for button in buttons:
        rows.addWidget(button)
    area = PaperScroll(inner)
    QVBoxLayout(window).addWidget(area)
    qtbot.addWidget(window)
    window.resize(300, 200)
    window.show()
    buttons[-1].show_focus_ring()
    ring = FocusRing.of(window)
    assert not ring.isVisible(), "it lies below the viewport"
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert ring.isVisible()


def test_ring_is_whole_at_the_edge_of_a_scroll_area(light: theme.Theme, qtbot: QtBot) -> None:
    window, inner = QWidget(), QWidget()
    button = PaperButton("Přidat")
    rows = QVBoxLayout(inner)
    rows.setContentsMargins(0, 0, 0, 0)
    for widget in (button, *(PaperButton(str(number)) for number in range(12))):
        rows.addWidget(widget)
    area = PaperScroll(inner)
    QVBoxLayout(window).addWidget(area)
    qtbot.addWidget(window)
    window.resize(300, 200)
    window.show()
    button.show_focus_ring()
    ring = FocusRing.of(window)
    assert ring.isVisible() and ring.mask().isEmpty()
    area.verticalScrollBar().setValue(button.height() // 2)
    assert not ring.mask().isEmpty(), "half of the button is scrolled away, and its ring with it"


def test_ring_follows_its_widget_and_goes_with_it(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    button = PaperButton("Vyložit")
    page = stage(button)
    button.show_focus_ring()
    ring = FocusRing.of(page)
    button.move(button.pos() + QPoint(30, 10))
    assert ring.geometry().center() == QRect(button.mapTo(page, QPoint()), button.size()).center()
    button.hide()
    assert not ring.isVisible()
    button.show()
    button.show_focus_ring()
    assert ring.isVisible()
    button.setParent(None)
    button.deleteLater()
    qtbot.wait(1)
    ring.refresh()
    assert not ring.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("name", [n for n in CONTROLS if n not in ("segmented", "field", "stepper")])
def test_keys_press(name: str, key: Qt.Key, light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    # DESIGN 7: everything works without the mouse
    widget = CONTROLS[name]()
    assert isinstance(widget, QAbstractButton)
    stage(widget)
    widget.setFocus()
    with qtbot.waitSignal(widget.clicked):
        qtbot.keyClick(widget, key)


def test_disabled_buttons_do_not_press_and_look_different(
    look: theme.Theme, stage: Stage, qtbot: QtBot
) -> None:
    # DESIGN 5: disabled: sunken, ink3
    button = PaperButton("Vyložit", "primary")
    stage(button)
    lively = picture(button)
    button.setEnabled(False)
    assert count(picture(button), look.palette.red) == 0
    assert count(lively, look.palette.red) > 500
    with qtbot.assertNotEmitted(button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_pressed_button_sinks_by_four(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    # DESIGN, states picture: pressed: -4 px
    light.set_reduced_motion(True)
    button = PaperButton("Vyložit", "primary")
    stage(button)
    red = light.palette.red

    def top() -> int:
        image = picture(button)
        return next(y for y in range(image.height()) if count(image, red, QRect(20, y, 40, 1)) > 20)

    rest = top()
    qtbot.mousePress(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: top() == rest + 4)
    qtbot.mouseRelease(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: top() == rest)


def test_buttons_tap(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    # DESIGN 6: button tap
    sounds, heard = Sounds(), list[Sound]()
    monkeypatch.setattr(sounds, "play", lambda sound: heard.append(sound))
    buttons.sound_with(sounds)
    for button in (PaperButton("Vyložit"), IconButton("gear", "Nastavení")):
        qtbot.addWidget(button)
        button.click()
    buttons.sound_with(None)
    button.click()
    assert heard == [Sound.TAP, Sound.TAP]


def test_unknown_kinds_are_refused(light: theme.Theme, qtbot: QtBot) -> None:
    with pytest.raises(ValueError):
        PaperButton("x", "shiny")
    with pytest.raises(ValueError):
        Segmented([])


def test_icon_button_says_what_it_does(light: theme.Theme, qtbot: QtBot) -> None:
    button = IconButton("gear", "Nastavení")
    qtbot.addWidget(button)
    assert button.accessibleName() == button.toolTip() == "Nastavení"


def test_squeezed_button_keeps_its_whole_text(light: theme.Theme, stage: Stage) -> None:
    light.set_text_size(1.5)
    button = PaperButton("Otočit krabičku", "secondary", "shuffle")
    stage(button)
    button.setFixedWidth(button.minimumSizeHint().width())
    image = picture(button)
    ink = light.palette.ink
    inner = QRect(4, 14, image.width() - 8, image.height() - 34)
    assert count(image, ink, inner) > 100
    assert count(image, ink, QRect(3, 14, 2, image.height() - 34)) == 0, "text runs into the border"


def test_segmented_by_arrow_keys(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    choice = Segmented([(60, "1 min"), (180, "3 min"), (0, "bez času")], 180, accessible_name="Čas na kolo")
    stage(choice)
    choice.setFocus()
    with qtbot.waitSignal(choice.choice_changed) as told:
        qtbot.keyClick(choice, Qt.Key.Key_Right)
    assert told.args == [0]
    assert choice.accessibleName() == "Čas na kolo: bez času"
    with qtbot.assertNotEmitted(choice.choice_changed):
        qtbot.keyClick(choice, Qt.Key.Key_Right)
    qtbot.keyClick(choice, Qt.Key.Key_Home)
    assert choice.value() == 60
    qtbot.keyClick(choice, Qt.Key.Key_End)
    assert choice.value() == 0
    qtbot.keyClick(choice, Qt.Key.Key_Left)
    assert choice.value() == 180


def test_segmented_by_mouse_and_silently(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    choice = Segmented([(1, "jeden"), (2, "dva"), (3, "tři")], 1)
    stage(choice)
    with qtbot.waitSignal(choice.choice_changed):
        spot = choice.segment_rect(2).center().toPoint()
        qtbot.mouseClick(choice.childAt(spot), Qt.MouseButton.LeftButton)
    assert choice.value() == 3
    with qtbot.assertNotEmitted(choice.choice_changed):
        choice.set_value(2)
    with pytest.raises(ValueError):
        choice.set_value(9)
    choice.set_options([(2, "two"), (4, "four")])
    assert choice.value() == 2 and choice.texts() == ["two", "four"]


def test_segments_are_read_out(light: theme.Theme, stage: Stage) -> None:
    # DESIGN 7: accessible names
    choice = Segmented([(1, "jeden"), (2, "dva")], 2, accessible_name="Počet kol")
    stage(choice)
    strip = QAccessible.queryAccessibleInterface(choice)
    parts = [strip.child(i) for i in range(strip.childCount())]
    assert [part.text(QAccessible.Text.Name) for part in parts] == ["jeden", "dva"]
    assert all(part.role() == QAccessible.Role.RadioButton for part in parts)
    assert [bool(part.state().checked) for part in parts] == [False, True]
    assert not any(part.state().invisible for part in parts)


def test_segments_are_each_large_enough(light: theme.Theme, stage: Stage) -> None:
    choice = Segmented([(1, "1"), (3, "3"), (5, "5")], 3)
    stage(choice)
    rects = [choice.segment_rect(i) for i in range(3)]
    assert min(rect.width() for rect in rects) >= 40
    assert not rects[0].intersects(rects[1].adjusted(0.5, 0, 0, 0))


def test_toggle_shows_its_state_twice(look: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    # DESIGN 7: colour is never alone: the knob moves and bears a check mark
    light_switch = Toggle("Háčky a čárky platí")
    stage(light_switch)
    off = picture(light_switch)
    light_switch.setChecked(True)
    qtbot.waitUntil(lambda: count(picture(light_switch), look.palette.green) > 200)
    on = picture(light_switch)
    assert count(off, look.palette.green) < 200
    left = QRect(0, 0, 26, on.height())
    assert count(off, look.palette.line2, left) > count(on, look.palette.line2, left)


def test_stepper_keeps_its_limits(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    stepper = Stepper(9, 1, 10, text_of="{value} min", accessible_name="Čas")
    stage(stepper)
    target = stepper.focusProxy()
    assert target is not None
    with qtbot.waitSignal(stepper.value_changed) as told:
        qtbot.keyClick(target, Qt.Key.Key_Up)
    assert told.args == [10]
    with qtbot.assertNotEmitted(stepper.value_changed):
        qtbot.keyClick(target, Qt.Key.Key_Up)
    assert target.accessibleName() == "Čas: 10 min"
    stepper.set_value(-5)
    assert stepper.value() == 1


def test_a_number_is_written(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    stepper = Stepper(30, 1, 120, accessible_name="Věk")
    stage(stepper)
    target = stepper.focusProxy()
    assert target is not None
    target.setFocus()
    qtbot.keyClicks(target, "42")
    assert stepper.value() == 42
    qtbot.keyClick(target, Qt.Key.Key_Backspace)
    qtbot.keyClicks(target, "7")
    assert stepper.value() == 7, "420 was impossible, so the number was whole and another one began"
    qtbot.keyClick(target, Qt.Key.Key_Up)
    qtbot.keyClicks(target, "1")
    assert stepper.value() == 1, "an arrow ends the writing"


def test_a_number_written_keeps_limits_and_steps(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    stepper = Stepper(20, 5, 995, step=5, accessible_name="Body")
    stage(stepper)
    target = stepper.focusProxy()
    assert target is not None
    qtbot.keyClicks(target, "2")
    assert stepper.value() == 5
    qtbot.keyClicks(target, "37")
    assert stepper.value() == 235


def test_a_button_held_down_goes_on(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    stepper = Stepper(30, 1, 120, accessible_name="Věk")
    stage(stepper)
    more = stepper.findChildren(IconButton)[-1]
    qtbot.mousePress(more, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: stepper.value() >= 33)
    qtbot.mouseRelease(more, Qt.MouseButton.LeftButton)


def test_field_shows_refusal_by_its_border(light: theme.Theme, stage: Stage) -> None:
    field = TextField("Žofie", accessible_name="Jméno")
    stage(field)
    assert count(picture(field), light.palette.red) == 0
    field.set_refused(True)
    assert count(picture(field), light.palette.red) > 200


def test_opponent_cards_name_animal_and_skill(light: theme.Theme, qtbot: QtBot) -> None:
    names = set()
    for level in range(1, 6):
        card = RivalCard(level)
        qtbot.addWidget(card)
        names.add(card.accessibleName())
    assert len(names) == 5


def test_a_seated_animal_can_be_a_lively_one(light: theme.Theme, qtbot: QtBot) -> None:
    card = RivalCard(1)
    qtbot.addWidget(card)
    card.show()
    assert not card.mood.isVisible(), "nobody sits there yet"
    changes: list[float] = []
    card.count_changed.connect(lambda: changes.append(card.level))
    card.seat(1)
    qtbot.mouseClick(card.mood, Qt.MouseButton.LeftButton)
    assert card.level == 1.5 and card.text() == animal_name(1.5) != animal_name(1)
    qtbot.keyClick(card, Qt.Key.Key_Asterisk)
    assert changes == [1, 1.5, 1] and card.text() == animal_name(1)


def test_no_animal_is_livelier_than_the_lynx(light: theme.Theme, qtbot: QtBot) -> None:
    card = RivalCard(5, 1)
    qtbot.addWidget(card)
    card.show()
    qtbot.keyClick(card, Qt.Key.Key_Asterisk)
    assert card.level == 5 and not card.mood.isVisible()


def test_the_nearer_animal_stands_for_a_level() -> None:
    faces = [animal_face(tenths / 10) for tenths in range(10, 51)]
    assert [faces.index(animal_face(level)) for level in range(1, 6)] == [0, 6, 16, 26, 36]
    names = [animal_name(tenths / 10) for tenths in range(10, 51)]
    assert len(set(names)) == 13, "five animals, four lively and four sleepy ones"


def test_chosen_card_is_marked_by_more_than_colour(look: theme.Theme, stage: Stage) -> None:
    card = RivalCard(4)
    stage(card)
    plain = picture(card)
    card.setChecked(True)
    chosen = picture(card)
    corner = QRect(card.width() - 40, 6, 34, 34)
    assert count(chosen, look.palette.green, corner) > 50 > count(plain, look.palette.green, corner)


def test_faces_of_seats() -> None:
    assert seat_face("level:5") == animal_face(5)
    assert seat_face("Ž", "blue") == person_face("Žofie", "blue")
    assert person_face("chrudoš").letter == "ch"
    assert person_face("  ").letter == "?"
    assert person_face("Eva", "no such colour").colour == "red"


def test_topbar_goes_back(light: theme.Theme, stage: Stage, qtbot: QtBot) -> None:
    bar = TopBar("Boggle", emblem="emblem_boggle")
    pressed: list[bool] = []
    extra = bar.add_button("gear", "Nastavení", lambda: pressed.append(True))
    stage(bar, width=700)
    with qtbot.waitSignal(bar.back_requested):
        qtbot.mouseClick(bar.back_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(extra, Qt.MouseButton.LeftButton)
    assert pressed == [True]
    bar.set_title("Boggle", "3. kolo ze 3")
    assert bar.subtitle.whole_text() == "3. kolo ze 3"


def test_a_narrow_bar_gives_up_its_emblem_before_the_title_and_then_cuts_it_with_an_ellipsis(
    qtbot: QtBot,
) -> None:
    bar = TopBar(emblem="emblem_scrabble")
    bar.set_title("Scrabble karty", "12. tah")
    qtbot.addWidget(bar)
    for _ in range(5):
        bar.add_button("gear", "Nastavení")
    bar.resize(width := 900, bar.height())
    bar.show()
    emblem = bar.findChild(Picture)
    assert emblem is not None
    QCoreApplication.processEvents()
    assert emblem.isVisible() and bar.subtitle.text() == "12. tah"
    while bar.title.text() == "Scrabble karty" and width > 200:
        width -= 2
        whole, seen = bar.title.text(), emblem.isVisible()
        bar.resize(width, bar.height())
        QCoreApplication.processEvents()
    assert whole == "Scrabble karty" and not seen and not bar.subtitle.text()
    assert bar.title.text().endswith("…") and bar.title.toolTip() == "Scrabble karty"


@pytest.mark.parametrize("role", ["body", "meta", "control", "tag", "panel", "h1", "word", "screen"])
@pytest.mark.parametrize("scale", [0.85, 1.0, 1.35])
def test_labels_never_clip_a_diacritic(role: str, scale: float, light: theme.Theme, stage: Stage) -> None:
    light.set_scale(scale)
    label = Label("ŮŘŽĎÁ gjpqy", role)
    page = stage(label)
    page.layout().activate()
    image = picture(label)
    ground = light.palette.paper

    def printed(y: int) -> int:
        return sum(
            abs(image.pixelColor(x, y).lightness() - ground.lightness()) > 24 for x in range(image.width())
        )

    assert printed(0) == 0 and printed(image.height() - 1) == 0
    assert any(printed(y) for y in range(image.height()))


@pytest.mark.parametrize("token", ["ink", "ink2", "red"])
def test_a_label_that_comes_after_a_change_of_the_look_can_be_read(
    token: str, light: theme.Theme, qtbot: QtBot
) -> None:
    label = Label("No more was possible.", "meta_strong", token)
    qtbot.addWidget(label)
    light.set_kind("dark")
    QApplication.processEvents()
    label.show()
    QApplication.processEvents()
    assert label.palette().color(label.foregroundRole()) == light.colour(token)


@pytest.mark.parametrize("elide", [False, True])
def test_nothing_is_left_of_the_marks_of_an_earlier_text(
    elide: bool, light: theme.Theme, stage: Stage, qtbot: QtBot
) -> None:
    label = Label("Ťukni", "meta", elide=elide)
    label.setFixedSize(200, 40)
    painted = Painted(label)
    stage(label)
    qtbot.waitUntil(lambda: painted.area.contains(label.rect()))
    QApplication.processEvents()
    painted.area = QRect()
    label.setText("rov")
    qtbot.waitUntil(lambda: painted.area.contains(label.rect()))


class Painted(QObject):
    """What of a widget has been painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.area = QRect()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.area = self.area.united(event.region().boundingRect())
        return False


def test_long_labels_are_cut_with_the_whole_text_at_hand(light: theme.Theme, stage: Stage) -> None:
    label = Label("nejneobhospodařovávatelnějšího " * 4, elide=True)
    stage(label, width=200)
    assert label.text().endswith("…")
    assert label.toolTip() == label.whole_text() == label.accessibleName()


def test_no_default_grey(look: theme.Theme, stage: Stage) -> None:
    # A plain Qt button in the same window wears the palette of the look, not the grey of the style.
    button = QPushButton("Qt")
    stage(button)
    image = picture(button)
    middle = image.pixelColor(10, image.height() // 2)
    raised, sunken = look.palette.raised, look.palette.sunken
    assert (
        min(abs(middle.lightness() - raised.lightness()), abs(middle.lightness() - sunken.lightness())) < 40
    )


def test_a_choice_that_renames_itself_stays_marked(light: theme.Theme, stage: Stage) -> None:
    # As that of the language does: the button goes up after the new names have come.
    choice = Segmented([("cs", "čeština"), ("en", "angličtina")])
    stage(choice)
    choice.choice_changed.connect(lambda _: choice.set_options([("cs", "Czech"), ("en", "English")]))
    pressed = choice.findChildren(QRadioButton)[1]
    QTest.mousePress(pressed, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(pressed, Qt.MouseButton.LeftButton)
    marked = [one.text() for one in choice.findChildren(QRadioButton) if one.isVisible() and one.isChecked()]
    assert choice.value() == "en" and marked == ["English"]
