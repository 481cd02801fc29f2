"""How each game of the catalogue looks from outside: name, pictures, claim, and the view of its table."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.ui import texts

if TYPE_CHECKING:
    from app.engine.player import Analysis
    from app.engine.record import Record
    from app.tabletop.context import ViewContext
    from app.tabletop.screen import TableScreen

translate = QCoreApplication.translate


class TableFace(NamedTuple):
    """One game as the shell shows it.

    emblem: picture of `widgets.art`. fill: colour token of its sheet.
    title, claim, question: texts in the language of the moment; the question is longer.
    progress: how far a saved game is. view: makes the content of the table page.
    may_look_up: observation → whether the rules let people look words up now.
    analysis: gives what finds the best moves of a position, None where there is no such thing.
    policies: those of the word list that it goes by; none where words do not matter.
    """

    game: str
    emblem: str
    fill: str
    title: Callable[[], str]
    claim: Callable[[], str]
    question: Callable[[], str]
    progress: Callable[[Record], str]
    view: Callable[[ViewContext], TableScreen]
    analysis: Callable[[], Analysis] | None = None
    policies: tuple[str, ...] = ()
    may_look_up: Callable[[Any], bool] = lambda observation: True


def _boggle_progress(record: Record) -> str:
    number = 1 + sum(turn.move.get("type") == "close" for turn in record.turns)
    target, rounds = int(record.options.get("target", 0)), int(record.options.get("rounds", 1))
    return texts.round_to(number, target) if target else texts.round_of(min(number, rounds), rounds)


def _boggle_may_look_up(observation: Any) -> bool:
    """Not between the open board and the last list: every word found counts (RULES BG3)."""
    from app.games.boggle.model import Phase  # start-up time: the home page needs no table

    return observation.phase in (Phase.SHAKE, Phase.REVIEW, Phase.OVER)


def _boggle_view(context: ViewContext) -> TableScreen:
    from app.games.boggle.screen.view import BoggleView  # start-up time: the home page needs no table

    return BoggleView(context)


BOGGLE = TableFace(
    "boggle",
    "emblem_boggle",
    "red",
    lambda: translate("Tables", "Boggle"),
    lambda: translate("Tables", "Shake, search, write. Three minutes."),
    lambda: translate("Tables", "Who finds words that nobody else can see?"),
    _boggle_progress,
    _boggle_view,
    policies=("boggle",),
    may_look_up=_boggle_may_look_up,
)


def _qwirkle_progress(record: Record) -> str:
    return texts.round_number(len(record.turns) // max(1, len(record.players)) + 1)


def _qwirkle_view(context: ViewContext) -> TableScreen:
    from app.games.qwirkle.screen.view import QwirkleView  # start-up time

    return QwirkleView(context)


def _qwirkle_analysis() -> Analysis:
    from app.games.qwirkle.solver import analysis  # start-up time

    return analysis


QWIRKLE = TableFace(
    "qwirkle",
    "emblem_qwirkle",
    "yellow",
    lambda: translate("Tables", "Qwirkle"),
    lambda: translate("Tables", "Colours and shapes in rows."),
    lambda: translate("Tables", "Who completes the row of six?"),
    _qwirkle_progress,
    _qwirkle_view,
    _qwirkle_analysis,
)

TABLES: tuple[TableFace, ...] = (BOGGLE, QWIRKLE)
"""In the order of the home page; a test holds it against the catalogue."""


def warm_up() -> None:
    """Load what the next click needs, while nobody is waiting for it."""
    for module in ("app.ui.pages.new_game", "app.ui.pages.table", "app.games.boggle.screen.view"):
        importlib.import_module(module)


def find(game: str) -> TableFace | None:
    """The face of a game, None for a game that this version does not have."""
    return next((face for face in TABLES if face.game == game), None)
