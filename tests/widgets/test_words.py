"""Word lists: the model that everybody reads, and the flowing view (HOUSE, Qt Model/View)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from app.widgets.lists.flow import WordFlow
from app.widgets.lists.words import ListedItem, WordModel, WordRole
from app.widgets.look import theme

from .conftest import Stage, count, picture

WORDS = ["les", "kapota", "sklep", "pes", "řepka", "pláž", "kapsa"]


def marked(model: WordModel) -> list[str]:
    return [
        index.data() for row in range(model.rowCount()) if (index := model.index(row)).data(WordRole.MARKED)
    ]


def test_longest_first_and_in_order_of_coming() -> None:
    model = WordModel(WORDS)
    assert model.words() == ["kapota", "sklep", "řepka", "kapsa", "pláž", "les", "pes"]
    model.add("stopa")
    assert model.words()[4] == "stopa" and marked(model) == ["stopa"]
    model.add("sklenice", mark=False)
    assert model.words()[0] == "sklenice" and marked(model) == ["stopa"]


def test_model_keeps_the_rules_of_qt(qtbot: QtBot) -> None:
    model = WordModel(WORDS)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.add("dok")
    model.mark("pes")
    model.set_words(["les"])
    assert tester.model() is model and model.rowCount() == 1


def test_roles_say_what_the_picture_shows() -> None:
    model = WordModel([ListedItem("osel", struck=True, note="má i Liška"), "kapota"])
    index = model.index(model.row_of("osel"))
    assert index.data(WordRole.GROUP) == 4
    assert index.data(WordRole.STRUCK) is True
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "osel, má i Liška"
    model.mark("osel")
    assert index.data(WordRole.MARKED) is True
    assert model.index(9).data() is None


@pytest.fixture
def flow(light: theme.Theme, stage: Stage) -> WordFlow:
    view = WordFlow()
    view.setAccessibleName("Tvoje slova")
    view.setModel(WordModel(WORDS))
    view.setMinimumHeight(300)
    stage(view, width=300)
    return view


def test_words_do_not_overlap_and_fit(flow: WordFlow) -> None:
    model = flow.model()
    rects = [flow.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
    for i, rect in enumerate(rects):
        assert flow.viewport().rect().contains(rect)
        assert not any(rect.adjusted(1, 1, -1, -1).intersects(other) for other in rects[:i])
        assert flow.indexAt(rect.center()).row() == i


def test_groups_begin_their_own_lines(flow: WordFlow) -> None:
    model = flow.model()
    assert isinstance(model, WordModel)
    top = {word: flow.visualRect(model.index(model.row_of(word))).top() for word in WORDS}
    assert top["kapota"] < top["sklep"] < top["pláž"] < top["les"] == top["pes"]


def test_click_and_enter_choose(flow: WordFlow, qtbot: QtBot) -> None:
    model = flow.model()
    assert isinstance(model, WordModel)
    spot = flow.visualRect(model.index(model.row_of("pláž"))).center()
    with qtbot.waitSignal(flow.word_chosen) as told:
        qtbot.mouseClick(flow.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert told.args == ["pláž"]
    flow.setFocus()
    qtbot.keyClick(flow, Qt.Key.Key_Down)
    with qtbot.waitSignal(flow.word_chosen) as told:
        qtbot.keyClick(flow, Qt.Key.Key_Return)
    assert told.args == ["les"]
    qtbot.keyClick(flow, Qt.Key.Key_Home)
    assert flow.currentIndex().data() == "kapota"
    qtbot.keyClick(flow, Qt.Key.Key_End)
    assert flow.currentIndex().data() == "pes"
    qtbot.keyClick(flow, Qt.Key.Key_Up)
    assert flow.currentIndex().data() == "pláž"
    qtbot.keyClick(flow, Qt.Key.Key_Left)
    assert flow.currentIndex().data() == "kapsa"


def test_newest_is_yellow_and_in_sight(look: theme.Theme, stage: Stage) -> None:
    # DESIGN 4: words by length (scrolls, newest marked)
    view = WordFlow()
    model = WordModel(f"{chr(97 + i % 26)}{chr(97 + i // 26)}slov" for i in range(90))
    view.setModel(model)
    view.setFixedHeight(160)
    stage(view, width=280)
    assert count(picture(view), look.palette.yellow) == 0
    model.add("les")
    rect = view.visualRect(model.index(model.row_of("les")))
    assert view.viewport().rect().contains(rect)
    assert count(picture(view), look.palette.yellow) > 200


def test_narrower_means_longer(flow: WordFlow) -> None:
    def bottom() -> int:
        flow.executeDelayedItemsLayout()
        rows = range(flow.model().rowCount())
        return max(flow.visualRect(flow.model().index(row, 0)).bottom() for row in rows)

    wide = bottom()
    flow.setFixedWidth(140)
    assert bottom() > wide


def test_words_are_read_out(flow: WordFlow) -> None:
    # DESIGN 7: accessible names
    model = flow.model()
    assert isinstance(model, WordModel)
    model.add(ListedItem("osel", note="má i Liška"))
    view = QAccessible.queryAccessibleInterface(flow)
    assert view.role() == QAccessible.Role.List and view.text(QAccessible.Text.Name) == "Tvoje slova"
    names = [view.child(i).text(QAccessible.Text.Name) for i in range(view.childCount())]
    assert "kapota" in names and "osel, má i Liška" in names


def test_letters_are_left_to_the_page(flow: WordFlow, qtbot: QtBot) -> None:
    before = flow.currentIndex()
    flow.setFocus()
    qtbot.keyClicks(flow, "p")
    assert flow.currentIndex() == before
