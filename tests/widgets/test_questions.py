"""A question closes when what it asks about is over, and then answers nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QListWidget, QVBoxLayout, QWidget

from app.widgets.controls.buttons import PaperButton
from app.widgets.look import theme
from app.widgets.sheets.dialog import PaperDialog, ask, withdraw_about

from .conftest import Stage


@pytest.fixture
def table(light: theme.Theme, stage: Stage) -> QWidget:
    """A table with a button on it, within a page."""
    light.set_reduced_motion(True)
    table = QWidget()
    QVBoxLayout(table).addWidget(PaperButton("Ukončit kolo"))
    stage(table, width=900, height=600)
    table.findChild(PaperButton).setFocus()
    return table


def open_questions(table: QWidget) -> list[PaperDialog]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return [dialog for dialog in table.window().findChildren(PaperDialog) if dialog.isVisible()]


def put(table: QWidget, said: list[str]) -> None:
    def no() -> None:
        said.append("no")

    ask(table, "Ukončit kolo?", "Ondra hledá.", "Ukončit", "Hledat dál", lambda: said.append("yes"), on_no=no)


def hidden(table: QWidget) -> None:
    table.hide()


def page_left(table: QWidget) -> None:
    table.parentWidget().hide()


def moment_over(table: QWidget) -> None:
    withdraw_about(table)


def something_greater_over(table: QWidget) -> None:
    withdraw_about(table.window())


def language_changed(table: QWidget) -> None:
    QApplication.sendEvent(table.window(), QEvent(QEvent.Type.LanguageChange))


@pytest.mark.parametrize(
    "over",
    [hidden, page_left, moment_over, something_greater_over, language_changed],
    ids=lambda f: f.__name__,
)
def test_a_question_goes_with_what_it_asks_about(table: QWidget, over: Callable[[QWidget], None]) -> None:
    said: list[str] = []
    put(table, said)
    over(table)
    assert open_questions(table) == []
    assert said == [], "neither yes nor no"


def test_a_question_about_something_else_stays(table: QWidget) -> None:
    said: list[str] = []
    put(table, said)
    other = QWidget(table.window())
    other.show()
    withdraw_about(other)
    other.hide()
    assert len(open_questions(table)) == 1


def test_the_keyboard_comes_back_from_a_question_withdrawn(table: QWidget) -> None:
    put(table, [])
    withdraw_about(table)
    assert table.findChild(PaperButton).hasFocus()


def test_the_keyboard_comes_up_to_a_sheet_whose_list_has_nothing_to_show(table: QWidget) -> None:
    sheet = PaperDialog(table, "Zápis bodů")
    lines = QListWidget()
    sheet.body.addWidget(lines)
    lines.hide()
    sheet.open_over(lines)
    focused = QApplication.focusWidget()
    assert focused is not None and sheet.isAncestorOf(focused)
