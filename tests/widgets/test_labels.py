"""Labels that Qt styles anew, and texts in lines."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.widgets.controls.label import Label
from app.widgets.look import fonts, theme


def test_a_label_that_comes_onto_a_page_that_is_shown_keeps_the_room_for_marks(
    light: theme.Theme, qtbot: QtBot
) -> None:
    label = Label("Žofie", "strong")
    qtbot.addWidget(label)
    room = label.contentsMargins()
    label.resize(60, 1)  # nothing has given it its place yet
    QApplication.sendEvent(label, QEvent(QEvent.Type.StyleChange))
    assert room.top() > 0 and label.contentsMargins() == room


def test_a_text_is_parted_into_as_few_lines_as_fit_and_these_alike(light: theme.Theme) -> None:
    font, text = fonts.sans(20), "Každé slovo má aspoň dvě karty, jinak se nepočítá"
    wide = QFontMetricsF(font).horizontalAdvance
    room = wide(text) * 0.9
    greedy, alike = fonts.wrapped(font, text, room), fonts.balanced(font, text, room)
    assert " ".join(greedy) == " ".join(alike) == text and len(greedy) == len(alike) == 2
    words = text.split()
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    assert max(map(wide, alike)) == min(max(map(wide, pair)) for pair in halves) < wide(greedy[0])
    assert fonts.balanced(font, text, 1, most=2) == alike
    assert fonts.wrapped(font, "", room) == fonts.balanced(font, "", room) == []
