"""Boggle as the application shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from app.tabletop.face import Example, Face
from app.tabletop.workshop import Workshop
from app.widgets.look.cover import Cover

# Everything but the cover is imported where it is asked for (start-up time).
if TYPE_CHECKING:
    from app.engine.errors import IllegalMove
    from app.engine.turn import Turn
    from app.games.boggle.screen.options import BoggleOptions
    from app.games.boggle.screen.view import BoggleView
    from app.tabletop.boxed import BoxedGame
    from app.tabletop.context import ViewContext
    from app.tabletop.lesson.plan import ClassGame
    from app.tabletop.ordering import Ordering
    from app.tabletop.printed.kind import PrintKind
    from app.widgets.look.palette import Palette

translate = QCoreApplication.translate


class BoggleFace(Face):
    game = "boggle"
    emblem = "emblem_boggle"
    cover = Cover("red", "cover_boggle", (8.0, 66.0, 269.0, 156.0), ("krouzek", "carka"))
    usual: ClassVar[Mapping[str, Any]] = {"words": "vote"}
    alone: ClassVar[Mapping[str, Any]] = {"entry": "screen"}
    children: ClassVar[Mapping[str, Any]] = {
        "min_len": 3,
        "minutes": 5,
        "board": "rich",
        "hints": "yes",
        "found": "yes",
    }
    policies = ("boggle",)
    ladder = (640.0, 335.0, 255.0, 380.0, 410.0)

    def title(self) -> str:
        return translate("Boggle", "Boggle")

    def claim(self) -> str:
        return translate("Boggle", "Shake, search, write. Three minutes.")

    def question(self) -> str:
        return translate("Boggle", "Who finds words that nobody else can see?")

    def paint_cover(self, painter: QPainter, rect: QRectF, colours: Palette, rock: float) -> None:
        """The dome; its dice hop."""
        from app.games.boggle.screen.dome import paint_dome

        paint_dome(painter, rect, colours, rock)

    def progress(self, options: Mapping[str, Any], turns: Sequence[Turn], seats: int) -> str:
        """The round, and when the game ends."""
        from app.tabletop import phrases

        number = 1 + sum(turn.kind == "close" for turn in turns)
        target, rounds = int(options.get("target", 0)), int(options.get("rounds", 1))
        if target:
            return phrases.round_to(number, target)
        return phrases.round_of(min(number, rounds), rounds)

    @property
    def seats(self) -> tuple[int, int]:
        from app.games.boggle.model import SEATS

        return SEATS

    def short_rules(self, seats: int = 2) -> Sequence[str]:
        return (
            translate("Boggle", "A word winds from die to neighbouring die, round corners too."),
            translate("Boggle", "Each die serves once in a word."),
            translate("Boggle", "A point for every word that nobody else has."),
        )

    def start(self) -> str:
        return translate("Boggle", "Shake!")

    def form(self, given: Mapping[str, Any]) -> BoggleOptions:
        from app.games.boggle.screen.options import BoggleOptions

        return BoggleOptions(given, self.usual)

    def agreed(self, options: Mapping[str, Any], seats: int) -> Sequence[str]:
        from app.games.boggle.model import Options
        from app.games.boggle.screen.options import agreed

        return agreed(options, {**Options().to_json(), **self.usual})

    def example(self, kind: str, pieces: str, caption: str) -> Example:
        from app.games.boggle.screen.example import example

        return example(kind, pieces, caption)

    def motives(self, codes: Sequence[str]) -> str:
        from app.games.boggle.screen.texts import missed_motives

        return missed_motives(codes)

    def moment_question(
        self, better: Mapping[str, Any], motives: Sequence[str] = (), *, puzzle: bool = False
    ) -> str:
        from app.games.boggle.screen.texts import longest_question, missed_question

        return (longest_question if puzzle else missed_question)(str(better["word"]))

    def moment_answer(self, better: Mapping[str, Any], gain: float = 0.0) -> str:
        from app.games.boggle.screen.texts import missed_answer

        return missed_answer(str(better["word"]))

    def screen(self) -> Callable[[ViewContext], BoggleView]:
        from app.games.boggle.opponent import would_find
        from app.games.boggle.screen.view import BoggleView

        return partial(BoggleView, would_find=would_find)

    def opening(self, observation: Any) -> Any | None:
        from app.games.boggle.model import Phase, Shake

        return Shake() if observation.phase is Phase.SHAKE else None

    def guide(self, observation: Any) -> tuple[str, str] | None:
        from app.games.boggle.screen.guide import guide

        return guide(observation)

    def refusal(self, refusal: IllegalMove) -> str:
        """Words are answered at the table, where they were written."""
        from app.games.boggle.screen import texts

        return texts.refusal(refusal)

    def workshop(self) -> BoggleWorkshop:
        return BoggleWorkshop()

    def class_game(self) -> ClassGame:
        from app.games.boggle.lesson.deal import prepared
        from app.games.boggle.screen.lesson.game import BoggleClass

        return BoggleClass(prepared)

    def lookup_refusal(self, observation: Any) -> str:
        """Not between the open board and the last list: every word found counts (RULES BG3)."""
        from app.games.boggle.model import Phase

        if observation.phase in (Phase.SHAKE, Phase.REVIEW, Phase.OVER):
            return ""
        return translate(
            "Boggle", "Not while words are being found: the dictionary opens again after the round."
        )


class BoggleWorkshop(Workshop):
    """Boards to order, printed boards and points."""

    def prints(self) -> Sequence[PrintKind]:
        from app.games.boggle.prints import sheets
        from app.games.boggle.screen.printing import kinds

        return kinds(
            lambda wish, judge, budget: sheets.board(
                wish.seed, wish.deal(sheets.order, judge, budget), judge, wish.words
            ),
            lambda wish, judge, budget: sheets.pair(
                wish.seed, judge, budget, wish.deal(sheets.order, judge, budget), wish.words
            ),
        )

    def dealt(self, observation: Any) -> Mapping[str, Any]:
        """The board of the round, once its lists are open."""
        return {} if observation.review is None else {"dice": "".join(observation.review.grid)}

    def order(self) -> Ordering:
        from app.games.boggle.prints.sheets import order
        from app.games.boggle.screen.ordered import BoardOrdering

        return BoardOrdering(order)

    def boxed(self) -> BoxedGame:
        from app.games.boggle.screen.boxed import BoggleBox

        return BoggleBox()


FACE = BoggleFace()
