"""Qwirkle as the application shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QCoreApplication

from app.tabletop.face import Example, Face
from app.tabletop.workshop import Workshop
from app.widgets.look.cover import Cover

# Everything but the cover is imported where it is asked for (start-up time).
if TYPE_CHECKING:
    from app.engine.errors import IllegalMove
    from app.engine.player import Budget
    from app.engine.turn import Turn
    from app.games.qwirkle.screen.options import QwirkleOptions
    from app.games.qwirkle.screen.view import QwirkleView
    from app.lexicon.judge import Judge
    from app.tabletop.boxed import BoxedGame
    from app.tabletop.lesson.plan import ClassGame
    from app.tabletop.printed.kind import PrintKind

translate = QCoreApplication.translate


class QwirkleFace(Face):
    """See the module.

    usual: without an end of trading a table on which nothing fits any more would last for ever; the rules
        leave it open (RULES-REGISTER W10).
    """

    game = "qwirkle"
    emblem = "emblem_qwirkle"
    cover = Cover("yellow", "cover_qwirkle", (10.0, 30.0, 265.0, 196.0), ("hacek", "krouzek"))
    usual: ClassVar[Mapping[str, Any]] = {"stall_rounds": 2}
    ladder = (250.0, 340.0, 350.0, 100.0, 155.0)

    def title(self) -> str:
        return translate("Qwirkle", "Qwirkle")

    def claim(self) -> str:
        return translate("Qwirkle", "Colours and shapes in rows.")

    def question(self) -> str:
        return translate("Qwirkle", "Who completes the row of six?")

    def progress(self, options: Mapping[str, Any], turns: Sequence[Turn], seats: int) -> str:
        from app.tabletop import phrases

        return phrases.round_number(len(turns) // max(1, seats) + 1)

    @property
    def seats(self) -> tuple[int, int]:
        from app.games.qwirkle.model import SEATS

        return SEATS

    def short_rules(self, seats: int = 2) -> Sequence[str]:
        return (
            translate("Qwirkle", "A row has one colour or one shape, and no tile twice."),
            translate("Qwirkle", "A point for every tile of each row you lengthen."),
            translate("Qwirkle", "Six in a row are a qwirkle: six points more."),
        )

    def start(self) -> str:
        return translate("Qwirkle", "Deal!")

    def form(self, given: Mapping[str, Any]) -> QwirkleOptions:
        from app.games.qwirkle.screen.options import QwirkleOptions

        return QwirkleOptions(given, self.usual)

    def agreed(self, options: Mapping[str, Any], seats: int) -> Sequence[str]:
        from app.games.qwirkle.model import Options
        from app.games.qwirkle.screen.options import agreed

        return agreed(options, {**Options().to_json(), **self.usual})

    def example(self, kind: str, pieces: str, caption: str) -> Example:
        from app.games.qwirkle.screen.example import example

        return example(kind, pieces, caption)

    def screen(self) -> type[QwirkleView]:
        from app.games.qwirkle.screen.view import QwirkleView

        return QwirkleView

    def guide(self, observation: Any) -> tuple[str, str] | None:
        from app.games.qwirkle.screen.guide import guide

        return guide(observation)

    def refusal(self, refusal: IllegalMove) -> str:
        from app.games.qwirkle.board import QwirkleRefusal
        from app.games.qwirkle.screen import texts

        return texts.refusal(refusal) if isinstance(refusal.reason, QwirkleRefusal) else ""

    def motives(self, codes: Sequence[str]) -> str:
        from app.games.qwirkle.screen.texts import motives

        return motives(codes)

    def analysis(self, judge: Judge | None) -> Callable[[Any, Budget], list[Any]]:
        from app.games.qwirkle.solver import analysis

        return analysis()

    def drill_words(self, drill: str) -> tuple[str, str]:
        return (
            translate("Qwirkle", "Which tile fits"),
            translate("Qwirkle", "Which of these tiles fits into the gap?"),
        )

    def drill_example(self, drill: str, pieces: str) -> Example:
        return self.example("tiles", pieces, "")

    def class_game(self) -> ClassGame:
        from app.games.qwirkle import sheets
        from app.games.qwirkle.screen.lesson import TurnView
        from app.tabletop.lesson.one_deal.game import OneDealClass

        return OneDealClass(None, TurnView(), lambda _, plan, seed: sheets.lesson(seed, plan.rounds))

    def workshop(self) -> QwirkleWorkshop:
        return QwirkleWorkshop()


class QwirkleWorkshop(Workshop):
    """Printed positions and points."""

    def prints(self) -> Sequence[PrintKind]:
        from app.games.qwirkle import sheets
        from app.games.qwirkle.screen.printing import kinds

        return kinds(lambda wish, _, budget: sheets.positions(wish.seed, budget))

    def boxed(self) -> BoxedGame:
        from app.games.qwirkle.screen.boxed import QwirkleBox

        return QwirkleBox()


FACE = QwirkleFace()
