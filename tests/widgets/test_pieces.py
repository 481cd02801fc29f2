"""Clock, dice, tray and mat (DESIGN sections 3 and 5)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.games.boggle.screen.shaker.die import EXTENT, DieState, die_pixmap, letter_path
from app.games.boggle.screen.shaker.tray import (
    TrayLayout,
    paint_dome,
    paint_dome_front,
    paint_ribbon,
    paint_tray,
)
from app.widgets.controls.clockface import ClockFace, clock_text
from app.widgets.look import theme

from .conftest import Stage, count, picture

ALPHABET = "AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPQRŘSŠTŤUÚŮVWXYÝZŽ"


# Clock ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0:00"), (9, "0:09"), (127, "2:07"), (600, "10:00"), (-3, "0:00")]
)
def test_clock_text(seconds: float, text: str) -> None:
    assert clock_text(seconds) == text


def test_zero_means_the_end(light: theme.Theme, stage: Stage) -> None:
    clock = ClockFace()
    stage(clock)
    for left, text in ((179.99, "3:00"), (0.4, "0:01"), (0.0, "0:00")):
        clock.set_time(left, 180)
        assert clock.digits() == text
    assert "0:00" in clock.accessibleName()


def test_without_limit_it_counts_up(light: theme.Theme, stage: Stage) -> None:
    # DESIGN 7: every timed game has a no-limit mode
    clock = ClockFace()
    stage(clock)
    clock.set_time(None, None, 75.9)
    assert clock.digits() == "1:15" and not clock.hurrying()


def test_digits_go_red_below_thirty(look: theme.Theme, stage: Stage) -> None:
    # DESIGN 3: < 30 s digits go red
    clock = ClockFace()
    stage(clock, width=420)
    digits = QRect(160, 0, 240, 116)
    clock.set_time(30, 180)
    assert not clock.hurrying() and count(picture(clock), look.palette.red, digits) == 0
    clock.set_time(29, 180)
    assert clock.hurrying() and count(picture(clock), look.palette.red, digits) > 300


def test_pulse_in_the_last_ten_unless_calm(light: theme.Theme, stage: Stage) -> None:
    # DESIGN 3: < 10 s the dial pulses once a second; 7: no pulse under reduced motion
    clock = ClockFace()
    stage(clock)
    clock.set_time(10, 180)
    assert clock.pulsing()
    light.set_reduced_motion(True)
    assert not clock.pulsing()


@pytest.mark.parametrize("share", [1.0, 0.75, 0.5, 0.1])
def test_pie_shows_the_share_that_is_left(share: float, look: theme.Theme, stage: Stage) -> None:
    look.set_reduced_motion(True)
    clock = ClockFace()
    stage(clock, width=420)
    clock.set_time(180, 180)
    red = look.palette.red if look.palette.flat else look.palette.tray
    dial = QRect(0, 0, 116, 116)
    whole = count(picture(clock), red, dial)
    clock.set_time(180 * share, 180)
    assert count(picture(clock), red, dial) / whole == pytest.approx(share, abs=0.06)


# Dice -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", [*ALPHABET, "CH", "QU"])
def test_letters_keep_to_the_face(letter: str, look: theme.Theme) -> None:
    # DESIGN 3: letter 65 % of the side, diacritics never clipped
    bounds = letter_path(letter, 100).boundingRect()
    assert QRectF(-48, -48, 96, 96).contains(bounds), bounds


def test_letters_stand_in_the_middle(light: theme.Theme) -> None:
    for letter in "HNOXZ":
        middle = letter_path(letter, 100).boundingRect().center()
        assert abs(middle.x()) < 3 and abs(middle.y()) < 8


def test_every_state_looks_different(look: theme.Theme) -> None:
    pictures = {state: die_pixmap(80, "Ř", state).toImage() for state in DieState}
    flat_twins = {DieState.HOVER} if look.palette.flat else set()
    different = [state for state in DieState if state not in flat_twins]
    for i, state in enumerate(different):
        for other in different[:i]:
            assert pictures[state] != pictures[other], (state, other)


def test_colours_of_states(look: theme.Theme) -> None:
    # DESIGN 5
    expected = {"selected": "yellow", "first": "yellow", "ok": "green", "bad": "red"}
    for state, token in expected.items():
        image = die_pixmap(80, "Ř", state).toImage()
        assert count(image, look.colour(token)) > 150, state


def test_pixmaps_are_cached_per_look(light: theme.Theme) -> None:
    first = die_pixmap(80, "Ř")
    assert die_pixmap(80, "Ř").cacheKey() == first.cacheKey()
    light.set_kind("dark")
    assert die_pixmap(80, "Ř").cacheKey() != first.cacheKey()


def test_pixmap_is_sharp_on_dense_screens(light: theme.Theme) -> None:
    picture_of = die_pixmap(80, "Ř", ratio=2.0)
    assert picture_of.width() == 80 * EXTENT * 2
    assert picture_of.deviceIndependentSize().width() == 80 * EXTENT


def test_nothing_of_a_die_is_cut_off(look: theme.Theme) -> None:
    for state in DieState:
        image = die_pixmap(90, "Ř", state).toImage()
        side = image.width()
        rim = [(0, i) for i in range(side)] + [(side - 1, i) for i in range(side)]
        rim += [(i, 0) for i in range(side)] + [(i, side - 1) for i in range(side)]
        assert not any(image.pixelColor(x, y).alpha() for x, y in rim), state


def test_a_turned_die_turns_only_its_letter(light: theme.Theme) -> None:
    upright, turned = die_pixmap(80, "L").toImage(), die_pixmap(80, "L", turn=90).toImage()
    assert upright != turned
    edge = QRect(0, 98, 120, 20)
    assert upright.copy(edge) == turned.copy(edge)


# Tray -------------------------------------------------------------------------------------------


def test_measures_of_the_tray() -> None:
    # DESIGN 3: body 94.5 %, recess 86.5 %, pitch = recess / 4, die 81 % of it
    layout = TrayLayout(QRectF(10, 20, 600, 600))
    assert layout.body.width() == pytest.approx(567)
    assert layout.recess.width() == pytest.approx(519)
    assert layout.pitch == pytest.approx(129.75)
    assert layout.die_size == pytest.approx(129.75 * 0.81)


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("side", [4, 5])
def test_cells_are_found_under_the_finger(flat: bool, side: int) -> None:
    layout = TrayLayout(QRectF(10, 20, 600, 600), side, flat)
    for row in range(side):
        for column in range(side):
            middle = layout.centre(row, column)
            assert layout.recess.contains(middle)
            assert layout.cell_at(middle) == (row, column)
    corner = (layout.centre(0, 0) + layout.centre(1, 1)) / 2
    assert layout.cell_at(corner) is None, "a diagonal slide touches no neighbour"
    assert layout.cell_at(QPointF(0, 0)) is None
    assert layout.cell_at(layout.dome.bottomRight()) is None


def test_projector_letters_are_18_percent_of_the_board() -> None:
    # DESIGN 4: projector: letter 18 % of the board
    layout = TrayLayout(QRectF(0, 0, 1000, 1000), 4, True)
    assert layout.die_size * 0.83 == pytest.approx(180, abs=4)


def test_ribbon_joins_the_dice_of_a_word(look: theme.Theme) -> None:
    layout = TrayLayout(QRectF(0, 0, 600, 600), 4, look.palette.flat)
    image = QImage(600, 620, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_tray(painter, layout)
    before = image.copy()
    paint_ribbon(painter, layout, [(0, 0), (0, 1), (1, 2)])
    paint_dome_front(painter, layout)
    paint_dome(painter, layout, 0.0)
    painter.end()
    yellow = look.palette.yellow
    between = (layout.centre(0, 0) + layout.centre(0, 1)) / 2
    spot = QRect(int(between.x()) - 16, int(between.y()) - 16, 32, 32)
    assert count(image, yellow, spot) > 300 and count(before, yellow, spot) == 0
    first = QRect(int(layout.centre(0, 0).x()) - 20, int(layout.centre(0, 0).y()) - 20, 40, 40)
    assert count(image, yellow, first) == 0, "no letter is covered"
