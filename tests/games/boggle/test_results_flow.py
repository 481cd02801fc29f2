"""A round from the end of its time to the winner, screen and rules together."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.engine.match import Match
from app.engine.rules import Seat
from app.games.boggle.model import Close, Phase, Shake, Start, TimeUp
from app.games.boggle.rules import BoggleRules
from app.games.boggle.screen.results.view import ResultsView
from app.lexicon.policy import Judgement, Reason
from app.widgets.look import theme
from tests.games.boggle import results_data as data

LEGAL = {"ano", "ne"}


class Judge:
    """Knows two words and solves every board with the letters that lie in its first row."""

    def of_today(self) -> Judge:
        return self

    def judge(self, word: str, said: str | None = None) -> Judgement:
        return Judgement(word, True) if word in LEGAL else Judgement(word, False, Reason.UNKNOWN)

    def solve(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        return ["".join(grid[:3]).lower(), "".join(grid[4:7]).lower()]

    solve_common = solve

    def struck_off(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        return []


@pytest.fixture(scope="module", autouse=True)
def look(qapp: object) -> theme.Theme:
    return theme.install(theme.Theme("light", reduced_motion=True))


def test_paper_round_from_lists_to_shared_or_single_win(qtbot: QtBot) -> None:
    # RULES BG8, BG9, G2
    options = {"entry": "paper", "words": "vote", "rounds": 1}
    match = Match.new(BoggleRules(Judge()), [Seat("Žofie"), Seat("Kryštof")], 4, options)
    view = ResultsView(data.context(data.PEOPLE[:2]))
    qtbot.addWidget(view)
    view.resize(1280, 740)
    view.show()

    def made(seat: object, move: object) -> None:
        match.submit(seat, move)  # type: ignore[arg-type]
        view.show_observation(match.observation_for(None))

    view.move_for_requested.connect(made)
    view.next_round_requested.connect(lambda: made(None, Close()))
    match.submit(match.deciders()[0], Shake())
    match.submit(None, Start())
    match.submit(None, TimeUp(180_000))
    seen = match.observation_for(None)
    assert seen.phase is Phase.LISTS and seen.grid is not None
    view.show_observation(seen)

    on_board = "".join(seen.grid[:3]).lower()
    view.entry.field.setText(on_board)
    qtbot.keyClick(view.entry.field, Qt.Key.Key_Return)
    qtbot.mouseClick(view.entry.hand_in, Qt.MouseButton.LeftButton)
    assert view.entry.seat == 1
    qtbot.mouseClick(view.entry.hand_in, Qt.MouseButton.LeftButton)

    assert match.observation_for(None).phase is Phase.REVIEW
    assert view.page.isVisible()
    table = view.page.columns[0].table
    table.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(table, key)
    row = view.page.votes.rows[on_board]
    assert row.buttons[0, True].isChecked(), "who nominates a word votes for it"
    qtbot.mouseClick(row.buttons[1, True], Qt.MouseButton.LeftButton)
    assert view.page.columns[0].head.accessibleName().startswith("Žofie, round winner, 1 point")
    assert view.page.bar.note.text() == "Žofie is in the lead"

    qtbot.mouseClick(view.page.bar.primary, Qt.MouseButton.LeftButton)
    assert match.result is not None and match.result.winners == (0,)
    assert view.page.banner.headline.whole_text() == "Žofie wins"
