"""The players at a table: their rows, their marks, what animals say, the sheet at the end."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.tabletop.context import SeatLook
from app.tabletop.people.end import EndSheet, Outcome
from app.tabletop.people.ending import Remarks
from app.tabletop.people.sayings import Occasion, Remark, Voices
from app.tabletop.people.seats import SeatsPanel, SeatState
from app.tabletop.people.signs import signs
from app.tabletop.people.talk import Talk, left_of
from app.tabletop.people.winner import WinnerSheet
from app.widgets.controls.label import Label
from app.widgets.controls.speech import SpeechBubble
from app.widgets.look import theme
from app.widgets.sheets.keyboard import Overlay
from app.widgets.sounds import Sound, Sounds
from tests.tabletop.kit import Keep

PERSON = SeatLook("Žofie", "Ž")
FOXES = [SeatLook(f"Liška {n}", "level:3", is_person=False, level=3) for n in (1, 2)]
OWL = SeatLook("Sova", "level:4", is_person=False, level=4)
EIGHT = [PERSON, *FOXES, OWL, *(SeatLook(name) for name in ("Ondra", "Táta", "Babi", "Maxmiliána"))]


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[QWidget]:
    """A bare table in its window, kept until the test ends."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1000, 900)
    made.show()
    yield made


def test_no_two_players_have_the_same_mark() -> None:
    for colour in ("red", "blue", "green", "slate"):
        made = signs([SeatLook("Žofie", "Ž", colour), *FOXES, OWL])
        assert len({sign.ink.name() for sign in made}) == 4
        assert len({(sign.face, sign.number) for sign in made}) == 4, "colour is never alone"


def test_rows_of_players_are_heard_and_losing_points_is_no_plus(keep: Keep) -> None:
    panel = SeatsPanel([PERSON, OWL])
    keep(panel)
    panel.show_states([SeatState(12, "12 points", "on turn", active=True, plus=-4), SeatState(7, "7 points")])
    assert [row.accessibleName() for row in panel.rows] == [
        "Žofie, 12 points, on turn, −4",
        "Sova, 7 points",
    ]


def test_a_click_on_whoever_thinks_does_not_want_to_wait(keep: Keep, qtbot: QtBot) -> None:
    panel = SeatsPanel([PERSON, OWL])
    keep(panel)
    panel.show()
    panel.rows[1].set_thinking(True)
    with qtbot.waitSignal(panel.hurry_requested):
        QTest.mouseClick(panel.rows[1], Qt.MouseButton.LeftButton)
    panel.rows[1].set_thinking(False)
    with qtbot.assertNotEmitted(panel.hurry_requested):
        QTest.mouseClick(panel.rows[1], Qt.MouseButton.LeftButton)


def test_who_thinks_in_a_low_row_does_so_beside_the_name(keep: Keep) -> None:
    """Eight in a small window: the dots lay over the name."""
    panel = SeatsPanel(EIGHT)
    keep(panel)
    row = panel.rows[3]
    row.resize(231, 34)
    row.set_thinking(True)
    look = theme.current()
    name = look.pxf(67) + QFontMetricsF(look.font("strong")).horizontalAdvance(row.name)
    first = row.dots.geometry().center().x() - look.tx(16)  # the left edge of the first dot
    assert name < first and row.dots.geometry().right() < row.width()
    assert abs(row.dots.geometry().center().y() - row.rect().center().y()) <= 1


def test_a_word_stands_beside_its_speaker(table: QWidget) -> None:
    panel = SeatsPanel(EIGHT[:4], table)
    panel.setGeometry(600, 20, 280, 300)
    talk = Talk(table, panel.rows, left_of(table, panel))
    panel.show()
    talk.say(3, "Hoo!")
    assert talk.bubble.isVisible() and talk.bubble.accessibleName() == "Sova: Hoo!"
    assert talk.bubble.geometry().right() < panel.x()
    talk.hush()
    assert not talk.bubble.isVisible()


def test_a_word_makes_room_for_what_comes_to_lie_under_it(table: QWidget) -> None:
    panel, corner = SeatsPanel(EIGHT[:4], table), QPoint(20, 30)
    talk = Talk(table, panel.rows, lambda place, size: QPoint(corner))
    talk.follow()
    assert not talk.bubble.isVisible(), "nothing is said"
    talk.say(3, "Hoo!")
    corner.setY(90)
    talk.follow()
    assert talk.bubble.pos() == QPoint(20, 90)


class Cover(Overlay, QWidget):
    """What lies over a table between two people."""


def test_a_word_waits_for_whoever_lifts_the_cover(
    table: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.tabletop.people.talk.reading_ms", lambda text: 20)
    panel = SeatsPanel(EIGHT[:4], table)
    talk, cover = Talk(table, panel.rows, left_of(table, panel)), Cover(table)
    cover.show()
    talk.say(3, "Hoo!")
    (timer,) = talk.findChildren(QTimer)
    qtbot.waitSignal(timer.timeout).wait()
    assert talk.bubble.isVisible(), "nobody has read it"
    cover.hide()
    qtbot.waitUntil(lambda: not talk.bubble.isVisible())


def test_no_turn_is_answered_twice(table: QWidget) -> None:
    panel = SeatsPanel(EIGHT[:4], table)
    asked: list[int] = []
    talk = Talk(table, panel.rows, left_of(table, panel))
    remarks = Remarks(talk, lambda: False, lambda turns: asked.append(len(turns)), (), "", Sounds())
    for history, left in (("a", 0), ("a", 0), ("abc", 1), ("abc", 0), ("abc", 0)):
        remarks.comment(SimpleNamespace(history=history), left)
    assert asked == [1, 2, 3]


def results(table: QWidget, seats: list[SeatLook], said: str = "Hoo!") -> EndSheet:
    sheet = EndSheet(seats, table.rect, table)
    rows = [Outcome(seat, "1", said="" if look.is_person else said) for seat, look in enumerate(seats)]
    sheet.show_result(range(9, 9 - len(seats), -1), [0], ["best move"], rows)
    sheet.celebrate()
    sheet.figures.finish()
    return sheet


def test_eight_players_stand_in_the_results_with_what_they_say(table: QWidget) -> None:
    sheet = results(table, EIGHT)
    names = [label.whole_text() for label in sheet.findChildren(Label)]
    assert [name for name in names if name in {look.name for look in EIGHT}] == [s.name for s in EIGHT]
    assert len(sheet.findChildren(SpeechBubble)) == 3
    assert table.rect().contains(sheet.geometry())


def test_places_come_from_the_last_to_the_first_and_the_crown_last(table: QWidget, qtbot: QtBot) -> None:
    """Each has its room from the beginning, so that nothing moves; a press has all of them there."""
    theme.install(theme.Theme("light"))
    sheet = EndSheet(EIGHT[:3], table.rect, table)
    sheet.show_result([9, 3, 6], [0], ["best move"], [Outcome(seat, "1") for seat in range(3)])
    sheet.celebrate()
    names = [
        label for label in sheet.findChildren(Label) if label.whole_text() in {look.name for look in EIGHT}
    ]
    high, order = sheet.height(), []
    assert not any(name.isVisible() for name in names) and not sheet.winner.isVisible()

    def came() -> bool:
        order.extend(
            name.whole_text() for name in names if name.isVisible() and name.whole_text() not in order
        )
        if sheet.winner.isVisible() and "crown" not in order:
            order.append("crown")
        return not sheet.figures.arriving

    qtbot.waitUntil(came)
    assert order == [EIGHT[1].name, EIGHT[2].name, EIGHT[0].name, "crown"] and sheet.height() == high
    sheet.celebrate()
    assert sheet.figures.arriving
    QTest.keyClick(sheet, Qt.Key.Key_Shift)
    assert not sheet.figures.arriving and sheet.winner.isVisible() and all(name.isVisible() for name in names)


def test_the_panel_does_not_tell_who_has_won_before_the_sheet(table: QWidget) -> None:
    theme.install(theme.Theme("light"))
    panel, sheet = SeatsPanel(EIGHT[:3], table), EndSheet(EIGHT[:3], table.rect, table)
    panel.keep_secret(sheet.figures)
    panel.setGeometry(600, 20, 280, 300)
    panel.show_states([SeatState(9, ""), SeatState(3, ""), SeatState(6, "")])
    plain = panel.rows[0].grab().toImage()
    sheet.show_result([9, 3, 6], [0], ["best move"], [Outcome(seat, "1") for seat in range(3)])
    sheet.celebrate()
    panel.show_states([SeatState(9, "", won=True), SeatState(3, ""), SeatState(6, "")])
    assert panel.rows[0].grab().toImage() == plain
    QTest.keyClick(sheet, Qt.Key.Key_Shift)
    assert panel.rows[0].grab().toImage() != plain


def test_with_reduced_motion_all_places_are_there(table: QWidget) -> None:
    theme.install(theme.Theme("light", reduced_motion=True))
    sheet = EndSheet(EIGHT[:3], table.rect, table)
    sheet.show_result([9, 3, 6], [0], (), [Outcome(seat, ()) for seat in range(3)])
    sheet.celebrate()
    assert sheet.winner.isVisible() and not sheet.figures.arriving


def test_the_results_cut_through_no_hand_where_there_is_room_above_it(table: QWidget) -> None:
    sheet = EndSheet(EIGHT[:2], table.rect, table, lambda: clear)
    clear = table.rect().adjusted(0, 0, 0, -40)
    sheet.show_result([9, 8], [0], (), [Outcome(0, ())])
    sheet.celebrate()
    assert clear.contains(sheet.geometry())
    clear = QRect(0, 0, table.width(), sheet.height() // 2)
    sheet.stay()
    assert not clear.contains(sheet.geometry()) and table.rect().contains(sheet.geometry())


def test_what_is_said_at_the_end_can_be_read_whole(table: QWidget) -> None:
    sheet = results(table, EIGHT[:4], "Thank you all, that was a pleasure. May I have an apple?")
    QApplication.processEvents()
    bubbles = [one for one in sheet.findChildren(SpeechBubble) if one.isVisible()]
    assert bubbles
    for bubble in bubbles:
        assert bubble.height() >= bubble.heightForWidth(bubble.width())


def test_in_a_low_window_figures_come_before_words(table: QWidget) -> None:
    sheet = results(table, EIGHT[:4])
    assert all(bubble.isVisible() for bubble in sheet.findChildren(SpeechBubble))
    table.resize(1000, sheet.height() - 20)
    sheet.stay()
    QApplication.processEvents()
    assert not any(bubble.isVisible() for bubble in sheet.findChildren(SpeechBubble))
    assert table.rect().contains(sheet.geometry())


@pytest.mark.parametrize("high", [620, 660, 760])
def test_totals_of_eight_are_read_whole_in_a_low_window(table: QWidget, qtbot: QtBot, high: int) -> None:
    table.resize(table.width(), high)
    sheet = results(table, EIGHT)
    qtbot.wait(1)  # what has another font asks for another room
    totals = [label for label in sheet.figures.findChildren(Label) if "point" in label.accessibleName()]
    assert len(totals) == 8 and table.rect().contains(sheet.geometry())
    for total in totals:
        digits = QFontMetricsF(total.font()).tightBoundingRect("0").height()
        assert total.contentsRect().height() >= digits, "Qt paints no further"


def test_the_results_are_put_away_by_escape_and_come_back(table: QWidget, qtbot: QtBot) -> None:
    sheet = results(table, EIGHT[:2])
    with qtbot.waitSignal(sheet.put_away):
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    sheet.open_again()
    assert sheet.isVisible()


@pytest.mark.parametrize("wraps", [False, True])
def test_names_of_many_winners_are_painted_at_any_width(keep: Keep, wraps: bool) -> None:
    theme.install(theme.Theme("light"))
    sheet = WinnerSheet(wraps=wraps)
    keep(sheet)
    sheet.show_winners(EIGHT, ", ".join(seat.name for seat in EIGHT), "9 points")
    assert sheet.accessibleName().endswith("9 points")
    for width in (420, 800, 1600):
        sheet.setGeometry(QRect(0, 0, width, sheet.sizeHint().height()))
        assert not sheet.grab().isNull()


@pytest.mark.parametrize("wraps", [False, True])
def test_no_confetti_falls_on_the_line_under_the_names(keep: Keep, wraps: bool) -> None:
    theme.install(theme.Theme("light"))
    sheet = WinnerSheet(wraps=wraps)
    keep(sheet)

    def yellow(note: str) -> float:
        """How much of the line of the note, where the long one stands, is plain paper."""
        sheet.show_winners(EIGHT[:1], "Jan", note)
        sheet.setGeometry(QRect(0, 0, 620, sheet.sizeHint().height()))
        sheet.grab()  # laid out
        sheet.note.hide()
        image = sheet.grab().toImage()
        sheet.note.show()
        ground = theme.current().palette.yellow.rgb()
        line = [image.pixel(x, sheet.note.geometry().center().y()) for x in range(340, 560)]
        return sum(pixel == ground for pixel in line) / len(line)

    assert yellow("9 points") < 1.0, "there is confetti beside short words"
    assert yellow("9 points, " * 6) == 1.0


def test_the_results_follow_the_language_and_stay_put_away(table: QWidget) -> None:
    sheet = results(table, EIGHT[:2])
    sheet.hide()
    sheet.again.setText("")
    QCoreApplication.sendEvent(sheet, QEvent(QEvent.Type.LanguageChange))
    assert sheet.again.text() == "Play again" and not sheet.isVisible()


class Heard(Sounds):
    """Notes what is to be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[tuple[Sound, int]] = []

    def play(self, sound: Sound, step: int = 0) -> None:
        self.played.append((sound, step))


def test_an_animal_is_heard_at_its_great_moments_alone(table: QWidget) -> None:
    """DESIGN 6: each once, with its own voice, and only beside what it says."""
    panel = SeatsPanel(EIGHT, table)
    talk, voices, heard = Talk(table, panel.rows, left_of(table, panel)), Voices(""), Heard()
    lead, hello = Remark(3, Occasion.LED, great=True), Remark(3, Occasion.HELLO)
    talk.remark(hello, OWL.level, voices, 0, heard)
    assert talk.bubble.isVisible() and heard.played == []
    talk.remark(lead, OWL.level, voices, 0, heard)
    assert heard.played == [(Sound.ANIMAL, 3)]
    said = 1
    while voices.line(4, Occasion.LED, said):
        said += 1
    talk.remark(lead, OWL.level, voices, 0, heard)
    assert len(heard.played) == 1, "it has said all that it had to say"
