"""What a table asks beside the screen: what its person comes to in games for one, and the best moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from app.engine.player import Analysis
from app.storage.journal.kept import Filter
from app.tabletop.context import HINT_SECONDS, AskUsual, Usual
from app.ui.match.match_controller import MatchController
from app.ui.services import Services
from app.ui.thread_bridge import ThreadBridge

if TYPE_CHECKING:
    from app.storage.journal.store import Journal


def usual(services: Services, controller: MatchController, owner: QObject) -> AskUsual:
    """What a table asks. owner: who hears the answer, while it is there."""
    person, game, game_id = controller.seats[0].profile, controller.game, controller.save.id

    def ask(came_to: int, rounds: int, then: Callable[[Usual], object], /) -> None:
        if person:

            def read(journal: Journal, _: object) -> Usual:
                return reckoned(journal, person, game, game_id, came_to, rounds)

            # What cannot be read is not told; the journal's own page says why.
            services.journal.ask(read, then, lambda problem: None, owner=owner)

    return ask


def reckoned(journal: Journal, person: str, game: str, game_id: str, came_to: int, rounds: int) -> Usual:
    """What they come to beside this game, which may be in the journal already."""
    measured = journal.sums(person, game).measures
    played = sum(each * games for each, (games, _, _) in measured.items())
    total = sum(found for _, found, _ in measured.values())
    for row in journal.facts(Filter(person=person, ids=(game_id,))):
        if len(row.seats) == 1 and "measure" in row.facts:
            played -= len(row.facts["points"][0])
            total -= int(row.facts["measure"][0][0])
    best = measured.get(rounds, (0, 0, 0))[2]
    return Usual(total / played * rounds if played > 0 else None, max(best, came_to))


def best_moves(
    analyst: ThreadBridge,
    analysis: Analysis,
    observation: Any,
    found: Callable[[list[Any]], None],
    /,
    *,
    seconds: float = HINT_SECONDS,
    progressed: Callable[[float], object] | None = None,
    nothing: Callable[[], object] | None = None,
) -> Callable[[], None]:
    """Have the best moves looked for and told, where there are any; returns what cancels that."""

    def tell(moves: list[Any]) -> None:
        if moves:
            found(moves)
        elif nothing is not None:
            nothing()

    def fail(error: Exception) -> None:
        tell([])
        raise error  # a fault of the program all the same

    question = analyst.ask(
        lambda asked: analysis(observation, asked.budget(seconds)), tell, fail, progressed=progressed
    )
    return question.drop
