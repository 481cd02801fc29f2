"""Our own words in the settings: each thing done is undone, and what is no list is refused whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.paths import user_data_dir
from app.storage.household import HouseholdFile
from app.ui.pages.settings import SettingsPage
from tests.ui.conftest import Open
from tests.ui.kit import click, sheet, texts


def test_each_thing_done_to_our_words_can_be_taken_back(open_window: Open, qtbot: QtBot) -> None:
    HouseholdFile(user_data_dir()).add("chrochták", ["Babi"])
    window = open_window()
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage)
    panel = page.household
    assert panel.undo_button.isHidden(), "what was done before the program began stays done"
    panel.field.setText("mlask")
    click(qtbot, panel.add_button)
    assert "mlask" in panel.undo_button.text() and "mlask" in HouseholdFile(user_data_dir())
    panel.field.setText("chrochták")
    click(qtbot, panel.ban_button)
    assert "chrochták" in panel.undo_button.text()
    click(qtbot, panel.undo_button)
    assert HouseholdFile(user_data_dir()).words() == {"chrochták", "mlask"}
    click(qtbot, panel.undo_button)
    assert HouseholdFile(user_data_dir()).words() == {"chrochták"} and panel.undo_button.isHidden()


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("+ mlask\t2026-11-21\tBabi\n- pes\n", {"mlask"}),
        ("+ mlask\n<html>\n", None),  # not a list of words: nothing of it is taken
        ('{"words": [\n1,\n2]}', None),
    ],
)
def test_a_list_of_words_is_taken_in_whole_and_undone_whole(
    text: str,
    taken: set[str] | None,
    open_window: Open,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    given = tmp_path / "slova.txt"
    given.write_text(text, "utf-8")
    HouseholdFile(user_data_dir()).add("chrochták", ["Babi"])
    window = open_window()
    monkeypatch.setattr("app.ui.desktop.chooser.to_open", lambda *_: given)
    window.open_settings()
    page = window.stack.current
    assert isinstance(page, SettingsPage)
    click(qtbot, page.household.import_button)
    words = HouseholdFile(user_data_dir()).words()
    if taken is None:
        assert words == {"chrochták"}
        assert any("slova.txt" in told and "Nesrozumitelné" in told for told in texts(sheet(window)))
        return
    assert words == {"chrochták", *taken}
    click(qtbot, page.household.undo_button)
    assert HouseholdFile(user_data_dir()).words() == {"chrochták"}
    assert HouseholdFile(user_data_dir()).banned() == frozenset()
