"""Colours, type and scale (DESIGN sections 1, 2, 4 and 7)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QPalette, QRawFont
from PySide6.QtWidgets import QApplication, QMenu, QScrollBar, QToolTip
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.paths import resource
from app.widgets.controls.avatar import DEEPER, PERSON_COLOURS
from app.widgets.look import fonts, motion, theme
from app.widgets.look.palette import DARK, LIGHT, PROJECTOR, Palette, contrast, mix, printed, strengthened

LOOKS = {"light": LIGHT, "dark": DARK, "projector": PROJECTOR}
STRONG = {name: strengthened(look) for name, look in LOOKS.items()}
MATS = ["red", "yellow", "blue", "green"]
PAIRS = [
    (7.0, "ink", "paper"), (7.0, "ink", "raised"), (7.0, "ink", "sunken"),
    (4.5, "ink2", "paper"), (4.5, "ink2", "raised"), (4.5, "ink2", "sunken"), (4.5, "ink2", "red_tint"),
    (4.5, "onfill", "red"), (4.5, "onfill", "blue"), (4.5, "onfill", "green"),
    (4.5, "red", "raised"), (4.5, "blue", "raised"), (4.5, "green", "raised"),
    (4.5, "ink", "red_tint"), (4.5, "ink", "yellow_tint"), (4.5, "ink", "green_tint"),
    (4.5, "ink", "blue_tint"),
    (4.5, "yellow_ink", "yellow_tint"), (7.0, "letter", "card"), (7.0, "letter", "yellow"),
    (3.0, "line2", "raised"), (3.0, "line2", "paper"), (3.0, "focus", "paper"), (3.0, "focus", "raised"),
    (4.5, "paper", "ink"), (3.0, "card", "well"), (3.0, "yellow", "well"),
]  # fmt: skip


@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize(("least", "front", "back"), PAIRS)
def test_contrast_of_text_controls_and_focus(name: str, least: float, front: str, back: str) -> None:
    # DESIGN 7: text at least 4.5 (7 for reading), borders and focus at least 3
    look = LOOKS[name]
    assert contrast(look.colour(front), look.colour(back)) >= least


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
@pytest.mark.parametrize("fill", MATS)
def test_text_and_focus_on_every_mat(look: Palette, fill: str) -> None:
    # DESIGN 7: text on mats at least 7, focus at least 3
    ground, ornament = look.mat(fill)
    assert contrast(look.on_mat, ground) >= 7
    assert contrast(look.focus, ground) >= 3
    assert contrast(look.on_mat, ornament) >= 4.5


@pytest.mark.parametrize("name", STRONG)
def test_no_text_stands_below_seven_to_one_in_high_contrast(name: str) -> None:
    # DESIGN 7 where more is asked for: all text 7, also what is off; borders and focus 4.5
    look = STRONG[name]
    papers = ("paper", "raised", "sunken", "red_tint", "yellow_tint", "green_tint", "blue_tint")
    texts = [(ink, ground) for ink in ("ink", "ink2") for ground in papers]
    texts += [("ink3", ground) for ground in papers[:3]]
    texts += [(ink, ground) for ink in ("red", "blue", "green") for ground in papers[:2]]
    texts += [("onfill", fill) for fill in ("red", "blue", "green")]
    texts += [("letter", "card"), ("letter", "yellow"), ("yellow_ink", "yellow_tint"), ("paper", "ink")]
    texts += [("on_mat", f"mat_{mat}") for mat in MATS]
    worst = {pair: contrast(look.colour(pair[0]), look.colour(pair[1])) for pair in texts}
    assert min(worst.values()) >= 7, min(worst, key=worst.__getitem__)
    for border in ("line", "line2", "focus"):
        for ground in ("paper", "raised"):
            assert contrast(look.colour(border), look.colour(ground)) >= 4.5, (border, ground)
    for mat in MATS:
        assert contrast(look.focus, look.mat(mat)[0]) >= 4.5
        if not look.flat:  # covers keep light inks
            inks = printed(look)
            cover, ink = inks.colour(mat), inks.letter if mat == "yellow" else inks.onfill
            assert contrast(ink, cover) >= 7
            assert contrast(ink, mix(cover, inks.colour(f"{mat}_edge"), 0.45)) >= 7, "on a cover's marks"


def test_letters_on_discs_are_stronger_in_high_contrast() -> None:
    for name, colour in PERSON_COLOURS.items():
        light = contrast(LIGHT.onfill, colour) >= 4.5
        disc = mix(colour, QColor("black"), DEEPER) if light else colour
        assert contrast(LIGHT.onfill if light else LIGHT.ink, disc) >= 7, name


def test_worst_figures_are_those_of_the_design() -> None:
    # DESIGN 7, the numbers written there
    assert contrast(LIGHT.ink, LIGHT.paper) == pytest.approx(13.55, abs=0.01)
    assert contrast(DARK.ink, DARK.paper) == pytest.approx(14.99, abs=0.01)
    assert contrast(PROJECTOR.ink, PROJECTOR.paper) == pytest.approx(21.0, abs=0.01)


def test_letters_on_peoples_discs_are_readable() -> None:
    for name, colour in PERSON_COLOURS.items():
        best = max(contrast(LIGHT.onfill, colour), contrast(LIGHT.ink, colour))
        assert best >= 4.5, name


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((1280, 800), 1.0),
        ((1024, 640), 0.85),
        ((800, 500), 0.85),
        ((1920, 1080), 1.35),
        ((3840, 2160), 2.5),
        ((1280, 2000), 1.0),
        ((1340, 840), 1.0),
    ],
)
def test_scale_follows_the_window_in_steps(size: tuple[int, int], expected: float) -> None:
    # DESIGN 4: clamp(min(W/1280, H/800), 0.85, 2.5)
    assert theme.scale_for(*size) == expected


def test_lengths_and_fonts_follow_scale_and_text_size(light: theme.Theme) -> None:
    assert (light.px(16), light.tx(16)) == (16, 16)
    body = light.font("body").pixelSize()
    light.set_scale(2.0)
    assert (light.px(16), light.tx(16)) == (32, 32)
    light.set_text_size(1.5)
    assert (light.px(16), light.tx(16)) == (32, 48)
    assert light.font("body").pixelSize() == 3 * body
    assert light.px(0.2) == 1, "a hair never vanishes"


def test_nothing_is_printed_smaller_than_12(light: theme.Theme) -> None:
    # DESIGN 7: at the minimum window nothing drops below 12
    light.set_scale(0.85)
    assert min(light.font(role).pixelSize() for role in fonts.ROLES) >= 12
    assert light.font("body").pixelSize() >= 13


def test_text_sizes_are_those_of_the_settings(light: theme.Theme) -> None:
    with pytest.raises(ValueError):
        light.set_text_size(3.0)


def test_high_contrast_strengthens_whatever_look_there_is(light: theme.Theme, qtbot: QtBot) -> None:
    usual = light.key()
    with qtbot.waitSignal(light.theme_changed):
        light.set_high_contrast(True)
    assert light.palette is STRONG["light"] and light.key() != usual, "pictures are drawn anew"
    light.set_kind("dark")
    assert light.palette is STRONG["dark"]
    assert theme.cover_palette() is STRONG["light"], "covers keep light inks"
    light.set_high_contrast(False)
    assert light.palette is DARK


def test_a_text_without_room_is_printed_smaller(light: theme.Theme) -> None:
    text, room = "Krabička se zatřese a hodiny se rozběhnou všem najednou.", QRectF(0, 0, 200, 60)
    usual = light.font("screen")
    fitting = fonts.wrapping(usual, text, room)
    box = QFontMetricsF(fitting).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)
    assert fonts.SMALLEST <= fitting.pixelSize() < usual.pixelSize()
    assert box.height() <= room.height() + 1
    assert fonts.wrapping(usual, "Ano", room).pixelSize() == usual.pixelSize()


def test_change_is_told_once(light: theme.Theme, qtbot: QtBot) -> None:
    with qtbot.waitSignal(light.theme_changed):
        light.set_kind("dark")
    with qtbot.assertNotEmitted(light.theme_changed):
        light.set_kind("dark")
        light.fit(1280, 800)
    assert light.palette is DARK


def test_system_choice_is_light_or_dark(qapp: QApplication) -> None:
    look = theme.Theme("system")
    assert look.kind is theme.ThemeKind.SYSTEM
    dark = qapp.styleHints().colorScheme() == Qt.ColorScheme.Dark
    assert look.effective is (theme.ThemeKind.DARK if dark else theme.ThemeKind.LIGHT)


def test_reduced_motion_cuts_every_move(light: theme.Theme) -> None:
    # DESIGN 7: other moves <= 80 ms fade
    assert light.ms(motion.SLIDE) == 240
    light.set_reduced_motion(True)
    moves = (motion.HOVER, motion.SNAP, motion.DEAL, motion.FLIP, motion.POP, motion.SLIDE)
    assert max(map(light.ms, moves)) <= 80


def test_all_faces_are_bundled_and_found_by_style(qapp: QApplication) -> None:
    assert fonts.load()
    for name in fonts.FILES:
        assert resource("fonts", name).is_file(), name
    for role, entry in fonts.ROLES.items():
        info = QFontInfo(fonts.for_role(role, 1.0))
        assert (info.family(), info.styleName()) == (entry.family, entry.style), role


def test_faces_hold_every_czech_letter(qapp: QApplication) -> None:
    text = "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž„“–…×−"
    for role in fonts.ROLES:
        raw = QRawFont.fromFont(fonts.for_role(role, 1.0))
        missing = [letter for letter in text + text.upper() if not raw.supportsCharacter(ord(letter))]
        assert not missing, role


def test_numerals_are_lato_and_tabular(qapp: QApplication) -> None:
    # DESIGN 2: all numerals are Lato
    for role in ("number", "score", "timer", "number_small"):
        assert fonts.ROLES[role].family == fonts.SANS
        metrics = QFontMetricsF(fonts.for_role(role, 1.0))
        assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1


def test_application_is_dressed(look: theme.Theme, qapp: QApplication) -> None:
    roles = QPalette.ColorRole
    assert qapp.palette().color(roles.Window) == look.palette.paper
    assert qapp.palette().color(roles.Highlight) == look.palette.yellow


def test_plain_widgets_are_of_the_same_paper(look: theme.Theme, qtbot: QtBot) -> None:
    """Scroll bars and menus in the colours of the look, whatever the desktop would draw."""
    bar, menu = QScrollBar(Qt.Orientation.Vertical), QMenu()
    for widget in (bar, menu):
        qtbot.addWidget(widget)
    bar.setRange(0, 100)
    bar.resize(bar.sizeHint().width(), 200)
    bar.show()
    menu.addAction("Vyložit")
    menu.popup(QPoint(0, 0))
    qtbot.waitExposed(menu)
    thumb = bar.grab().toImage()
    middle = {thumb.pixelColor(thumb.width() // 2, y).name() for y in range(thumb.height())}
    assert look.palette.line2.name() in middle
    sheet = menu.grab().toImage()
    corner = sheet.pixelColor(sheet.width() - 6, sheet.height() - 6)
    assert corner.name() == look.palette.raised.name()
    menu.close()


def test_plain_widgets_follow_a_change_of_look_without_being_dressed_anew(
    qapp: QApplication, qtbot: QtBot
) -> None:
    """A style sheet that changes dresses every widget of a table: most of a second."""
    look = theme.install(theme.Theme("light"))
    sheet, bar, menu = qapp.styleSheet(), QScrollBar(Qt.Orientation.Vertical), QMenu()
    for widget in (bar, menu):
        qtbot.addWidget(widget)
        widget.setGeometry(400, 300, 20, 200)  # away from where the pointer lies
    bar.setRange(0, 100)
    bar.show()
    for kind in ("light", "dark", "projector"):
        look.set_kind(kind)
        thumb, ground = bar.grab().toImage(), menu.grab().toImage()
        middle = {thumb.pixelColor(thumb.width() // 2, y).name() for y in range(thumb.height())}
        assert look.palette.line2.name() in middle
        assert ground.pixelColor(10, 10).name() == look.palette.raised.name()
        QToolTip.showText(QPoint(0, 0), "Vyložit", bar)
        (told,) = [one for one in qapp.topLevelWidgets() if one.inherits("QTipLabel") and one.isVisible()]
        assert told.grab().toImage().pixelColor(3, 3).name() == look.palette.ink.name()
        QToolTip.hideText()
        qtbot.waitUntil(lambda told=told: not isValid(told) or not told.isVisible())
    assert qapp.styleSheet() == sheet


def test_nothing_on_the_wall_is_small(qapp: QApplication) -> None:
    # DESIGN 4: the projector is read from the back of the room
    look = theme.Theme("light")
    small = look.font("body").pixelSize(), look.tx(100)
    look.set_kind("projector")
    assert look.text_size == theme.PROJECTED > 1
    assert look.font("body").pixelSize() > small[0] and look.tx(100) == 125
    look.set_text_size(1.5)
    assert look.text_size == 1.5, "what was chosen larger stays larger"
    look.set_text_size(1.0)
    look.set_kind("light")
    assert (look.font("body").pixelSize(), look.tx(100)) == small


def test_mix_reaches_both_ends() -> None:
    assert mix(LIGHT.red, LIGHT.blue, 0.0).rgb() == LIGHT.red.rgb()
    assert mix(LIGHT.red, LIGHT.blue, 1.0).rgb() == LIGHT.blue.rgb()


def test_unknown_token_is_an_error() -> None:
    with pytest.raises(AttributeError):
        LIGHT.colour("gloss")
