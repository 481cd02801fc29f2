"""A hint in three steps, and the list of best moves, of now and of past positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.games.scrabble_cards.advice import Motive, RankedMove
from app.games.scrabble_cards.cards import Letter
from app.games.scrabble_cards.model import Observation, Phase, Score
from app.games.scrabble_cards.moves import Exchange, Pass, Play
from app.games.scrabble_cards.screen import advice
from app.search.settling import Expected
from app.tabletop.advice.best import BestMovesSheet
from tests.games.scrabble_cards.dealt import laid
from tests.games.scrabble_cards.view.table import Sit, Sitting

WHY = (Motive.KEEPS_BADLY, Motive.MOST_POINTS)
WORD = RankedMove(
    Play(laid("NAPEČe", (0, 0))),
    16,
    Expected(0.62, 9.0, 0.03, 1.2),
    WHY,
    ("NAPEČE",),
    Score((8,), True),
    ("N",),
)
OTHER = RankedMove(Exchange(("N", "Č"), True), 0, Expected(0.55, 2.0, 0.03, 1.2), (Motive.NEW_CARDS,))


def _advised(sit: Sit, *ranked: RankedMove, **more: Any) -> tuple[Sitting, list[Observation]]:
    """A table whose analysis finds these; the positions that it was asked about."""
    asked: list[Observation] = []
    sitting = sit("NAPEČ?N", "PANÁCIE", **more)

    def analyse(seen: Observation, found: Callable[[list[Any]], None], /, **_: object) -> Callable[[], None]:
        asked.append(seen)
        found(list(ranked))
        return lambda: None

    sitting.context.analyse = analyse  # type: ignore[assignment]
    return sitting, asked


def _note(sitting: Sitting) -> str:
    return str(sitting.view.table.message.message())


def test_a_hint_comes_in_three_steps(sit: Sit, qtbot: QtBot) -> None:
    sitting, asked = _advised(sit, WORD, OTHER)
    adviser, view = sitting.view.adviser, sitting.view
    adviser.hint()
    assert len(asked) == 1 and "begins with N" in _note(sitting) and "napeče" not in _note(sitting)
    adviser.hint()
    assert "napeče for 16" in _note(sitting)
    assert _note(sitting).index("no move scores more") < _note(sitting).index("goes together badly")
    assert len(view.table.sheet.placed.ghosts) == 6 and not view.hand.draft.placed
    adviser.hint()
    placed = {cell: letter for letter, cell in view.hand.draft.placements()}
    assert placed[5, 0] == Letter("E", True), "the žolík has its letter"
    assert len(placed) == 6 and not view.table.sheet.placed.ghosts and len(asked) == 1


def test_a_move_without_a_reason_is_told_without_one(sit: Sit, qtbot: QtBot) -> None:
    sitting, _ = _advised(sit, replace(WORD, reasons=()))
    sitting.view.adviser.hint()
    sitting.view.adviser.hint()
    assert "napeče for 16 points. Enter" in _note(sitting)


def test_enter_lays_what_is_shown(sit: Sit, qtbot: QtBot) -> None:
    sitting, _ = _advised(sit, WORD)
    sitting.view.adviser.hint()
    sitting.view.adviser.hint()
    sitting.keys(Qt.Key.Key_Return)
    assert len(sitting.view.hand.draft.placed) == 6 and sitting.seen.phase is Phase.PLAY


def test_an_exchange_is_marked(sit: Sit, qtbot: QtBot) -> None:  # RULES SK12
    sitting, _ = _advised(sit, OTHER)
    sitting.view.adviser.hint()
    assert "Think of an exchange" in _note(sitting) and not sitting.view.hand.exchanging
    sitting.view.adviser.hint()
    hand = sitting.view.hand
    assert hand.exchanging and {hand.draft.piece(slot) for slot in hand.given} == {"N", "Č"}
    assert hand.draft.give_bonus and "the bonus card" in _note(sitting)


def test_where_words_are_secret_there_is_no_advice(sit: Sit, qtbot: QtBot) -> None:
    # RULES SK15 words=challenge adviser=off
    sitting, asked = _advised(sit, WORD, words="challenge")
    sitting.view.adviser.hint()
    assert not asked and "the words yourselves" in _note(sitting)
    sitting.view.adviser.open_list()
    assert not asked and sitting.view.findChild(BestMovesSheet) is None
    agreed, found = _advised(sit, WORD, words="challenge", adviser="on")
    agreed.view.adviser.hint()
    assert found


def _rows(sheet: BestMovesSheet) -> Sequence[str]:
    return [line.spoken for line in sheet.list.proposals.lines]


def test_the_best_moves_with_their_reasons(sit: Sit, qtbot: QtBot) -> None:
    sitting, _ = _advised(sit, WORD, OTHER)
    sitting.view.adviser.open_list()
    sheet = sitting.view.window().findChild(BestMovesSheet)
    assert sheet is not None
    first, second = _rows(sheet)
    assert first.startswith("napeče, 16 points, no move scores more")
    assert first.endswith("stays in hand: N")
    assert second.startswith("exchange N, Č and the bonus card")
    sheet.close_dialog()


def test_a_past_turn_is_looked_into_where_its_record_began(sit: Sit, qtbot: QtBot) -> None:
    sitting, asked = _advised(sit, WORD, OTHER)
    before = sitting.seen
    sitting.context.before_turn = sitting.controller.observation_before
    sitting.do(0, Play(laid("NAPEČe")))
    sitting.quiet()
    qtbot.waitUntil(lambda: len(sitting.seen.history) == 1, timeout=9_000)
    sitting.do(1, Pass())
    qtbot.waitUntil(lambda: sitting.view.hand.on_turn, timeout=9_000)
    sitting.view.adviser.open_past(0)
    assert asked == [before]
    sheet = sitting.view.window().findChild(BestMovesSheet)
    assert sheet is not None and [line.made for line in sheet.list.proposals.lines] == [True, False]
    sheet.close_dialog()


def test_every_reason_has_its_words() -> None:
    for reason in Motive:
        assert advice.reasons([reason])
