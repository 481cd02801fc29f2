"""Typing the lists that people wrote on paper."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView
from pytestqt.qtbot import QtBot

from app.games.boggle.model import HandIn, ListedWord, Observation, Options, Phase
from app.games.boggle.screen.paper import drafts as paper_drafts
from app.games.boggle.screen.results.view import ResultsView
from app.tabletop.context import Notes
from app.widgets.look import theme
from tests.games.boggle import results_data as data


@pytest.fixture(scope="module", autouse=True)
def look(qapp: object) -> theme.Theme:
    return theme.install(theme.Theme("light", reduced_motion=True))


def lists(waiting: tuple[int, ...] = (0, 1)) -> Observation:
    return data.observation(phase=Phase.LISTS, waiting=waiting, options=Options(entry="paper"))


@pytest.fixture
def view(qtbot: QtBot) -> ResultsView:
    made = ResultsView(data.context())
    qtbot.addWidget(made)
    made.resize(1280, 740)
    made.show()
    made.show_observation(lists())
    return made


def type_words(view: ResultsView, qtbot: QtBot, *words: str) -> None:
    for word in words:
        qtbot.keyClicks(view.entry.field, word)
        qtbot.keyClick(view.entry.field, Qt.Key.Key_Return)


def test_typed_list_is_handed_in_for_the_person(view: ResultsView, qtbot: QtBot) -> None:
    type_words(view, qtbot, "stopka", "KOSA", "hrad")
    with qtbot.waitSignal(view.move_for_requested) as heard:
        qtbot.mouseClick(view.entry.hand_in, Qt.MouseButton.LeftButton)
    words = tuple(ListedWord(word) for word in ("stopka", "kosa", "hrad"))
    assert heard.args == [0, HandIn(words)]


def test_a_word_not_yet_entered_goes_along(view: ResultsView, qtbot: QtBot) -> None:
    qtbot.keyClicks(view.entry.field, "kosa")
    with qtbot.waitSignal(view.move_for_requested) as heard:
        qtbot.mouseClick(view.entry.hand_in, Qt.MouseButton.LeftButton)
    assert heard.args == [0, HandIn((ListedWord("kosa"),))]


def test_each_word_says_what_the_board_says(view: ResultsView, qtbot: QtBot) -> None:
    type_words(view, qtbot, "kosa", "hrad", "a")
    model = view.entry.draft
    spoken = [model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert spoken == ["kosa, on the board", "hrad, not on the board", "a, too short"]


def test_nothing_of_the_word_list_is_told_while_others_may_still_write(
    view: ResultsView, qtbot: QtBot
) -> None:
    view.show_observation(lists())
    type_words(view, qtbot, "kosa", "soka")
    shown = " ".join(
        str(model.index(row, 0).data(role) or "")
        for spot in view.entry.findChildren(QAbstractItemView)
        if (model := spot.model()) is not None
        for row in range(model.rowCount())
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
    )
    told = "kosa kosa, on the board soka soka, on the board"
    assert shown.split() == told.split(), "a word and none alike"


def test_the_next_person_finds_no_word_lit(view: ResultsView, qtbot: QtBot) -> None:
    type_words(view, qtbot, "kosa")
    assert view.entry.mat.board.path
    view.show_observation(lists((1,)))
    assert view.entry.seat == 1 and view.entry.mat.board.path == ()


def test_a_word_written_twice_is_one_word(view: ResultsView, qtbot: QtBot) -> None:
    # RULES BG6
    type_words(view, qtbot, "kosa", "Kosa")
    assert view.entry.draft.lines == ("kosa",)
    assert "already" in view.entry.message.text()


def test_a_word_can_be_removed_and_repaired(view: ResultsView, qtbot: QtBot) -> None:
    type_words(view, qtbot, "kosa", "stopkq")
    view.entry.list.setCurrentIndex(view.entry.draft.index(1))
    qtbot.keyClick(view.entry.list, Qt.Key.Key_Return)
    assert view.entry.field.text() == "stopkq" and view.entry.draft.lines == ("kosa",)
    view.entry.field.clear()
    type_words(view, qtbot, "stopka")
    view.entry.list.setCurrentIndex(view.entry.draft.index(0))
    qtbot.keyClick(view.entry.list, Qt.Key.Key_Delete)
    assert view.entry.draft.lines == ("stopka",)


def test_drafts_survive_turning_to_another_person(view: ResultsView, qtbot: QtBot) -> None:
    type_words(view, qtbot, "kosa")
    qtbot.mouseClick(view.entry.tabs.tabs[1], Qt.MouseButton.LeftButton)
    assert view.entry.seat == 1 and view.entry.draft.lines == ()
    qtbot.mouseClick(view.entry.tabs.tabs[0], Qt.MouseButton.LeftButton)
    assert view.entry.draft.lines == ("kosa",)


def test_after_a_list_is_in_the_next_person_types(view: ResultsView, qtbot: QtBot) -> None:
    type_words(view, qtbot, "kosa")
    view.show_observation(lists(waiting=(1,)))
    assert view.entry.seat == 1
    assert view.entry.tabs.tabs[0].done and not view.entry.tabs.tabs[0].isEnabled()
    assert view.entry.draft.lines == ()
    assert view.entry.drafts() == {}


def test_an_empty_list_can_be_handed_in(view: ResultsView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.move_for_requested) as heard:
        qtbot.mouseClick(view.entry.hand_in, Qt.MouseButton.LeftButton)
    assert heard.args == [0, HandIn(())]


def test_strange_and_long_words_are_taken_down_without_complaint(view: ResultsView, qtbot: QtBot) -> None:
    view.entry.field.setText("x" * 200 + " kosa, 🙂 les")
    qtbot.keyClick(view.entry.field, Qt.Key.Key_Return)
    assert view.entry.draft.lines == ("x" * 200, "kosa", "les")


def test_words_seen_before_the_lists_are_in_stay_out_of_the_results(view: ResultsView) -> None:
    assert not view.page.isVisible() and view.entry.isVisible()


def test_drafts_survive_a_change_of_the_picture(qtbot: QtBot) -> None:
    context = data.context()
    view = ResultsView(context)
    qtbot.addWidget(view)
    view.show()
    view.show_observation(lists())
    type_words(view, qtbot, "kosa", "les")
    context.settings.update(big_picture=True)
    assert view.entry.draft.lines == ("kosa", "les")


def typing_kept(qtbot: QtBot, kept: list[Any], notes: dict[str, Any] | None = None) -> ResultsView:
    """A sheet whose notes are kept as a save would."""
    context = data.context()
    context.notes = Notes(notes, lambda changed: kept.append(json.loads(json.dumps(changed))))
    view = ResultsView(context)
    qtbot.addWidget(view)
    view.show()
    view.show_observation(lists())
    return view


def test_what_is_typed_is_kept_key_by_key_and_comes_back(qtbot: QtBot) -> None:
    kept: list[Any] = []
    view = typing_kept(qtbot, kept)
    type_words(view, qtbot, "kosa", "les")
    qtbot.keyClicks(view.entry.field, "sop")
    qtbot.mouseClick(view.entry.tabs.tabs[1], Qt.MouseButton.LeftButton)
    type_words(view, qtbot, "hrad")
    assert view.entry.field.text() == ""
    again = typing_kept(qtbot, kept, kept[-1])
    assert again.entry.draft.lines == ("kosa", "les")
    assert again.entry.field.text() == "sop"
    qtbot.mouseClick(again.entry.tabs.tabs[1], Qt.MouseButton.LeftButton)
    assert again.entry.draft.lines == ("hrad",)


def test_drafts_end_with_their_round(qtbot: QtBot) -> None:
    kept: list[Any] = []
    view = typing_kept(qtbot, kept)
    type_words(view, qtbot, "kosa")
    later = view.entry.drafts()
    view.show_observation(data.observation(phase=Phase.REVIEW, options=Options(entry="paper")))
    assert kept[-1] == {}
    number = lists().number
    assert paper_drafts.from_json(later, number, 2) != {}
    assert paper_drafts.from_json(later, number + 1, 2) == {}


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["round", "lists", "0", "1", "words", "line"]), inner, max_size=3
            )
        ),
        max_leaves=8,
    )
)
def test_drafts_from_a_file_are_doubted(junk: Any) -> None:
    for draft in paper_drafts.from_json(junk, 1, 2).values():
        assert all(isinstance(word, str) for word in draft.words) and isinstance(draft.line, str)
