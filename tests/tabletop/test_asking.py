"""The window of questions and its names."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.tabletop.asking.people import People
from app.tabletop.context import SeatLook
from app.widgets.look import theme
from tests.tabletop.kit import Keep


def test_names_of_nobody_are_not_there(qtbot: QtBot, still: theme.Theme, keep: Keep) -> None:
    """Neither before anybody is asked nor after: whoever sees them takes them for a question."""
    around = QWidget()
    keep(around)
    people = People([SeatLook("A", "fox"), SeatLook("B", "owl")])
    QVBoxLayout(around).addWidget(people)
    around.show()
    qtbot.waitExposed(around)
    assert not people.isVisible(), "nobody has been asked"
    people.show_people(())
    assert not people.isVisible(), "nobody is"
    people.show_people((0, 1))
    assert people.isVisible() and people.keyboard() is people.people[0].no
    people.show_people(())
    assert not people.isVisible()
