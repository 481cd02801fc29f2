"""Labels that Qt styles anew."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.widgets.controls.label import Label
from app.widgets.look import theme


def test_a_label_that_comes_onto_a_page_that_is_shown_keeps_the_room_for_marks(
    light: theme.Theme, qtbot: QtBot
) -> None:
    label = Label("Žofie", "strong")
    qtbot.addWidget(label)
    room = label.contentsMargins()
    label.resize(60, 1)  # nothing has given it its place yet
    QApplication.sendEvent(label, QEvent(QEvent.Type.StyleChange))
    assert room.top() > 0 and label.contentsMargins() == room
