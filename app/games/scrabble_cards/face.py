"""Scrabble karty as the application shows it."""

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
    from app.games.scrabble_cards.screen.options import ScrabbleOptions
    from app.lexicon.judge import Judge
    from app.tabletop.boxed import BoxedGame
    from app.tabletop.context import ViewContext
    from app.tabletop.lesson.plan import ClassGame
    from app.tabletop.printed.kind import PrintKind
    from app.tabletop.screen import TableScreen

translate = QCoreApplication.translate


class ScrabbleFace(Face):
    game = "scrabble-cards"
    emblem = "emblem_scrabble"
    cover = Cover("green", "cover_scrabble", (14.0, 40.0, 256.0, 176.0), ("carka", "hacek"))
    answers = ("object", "vote", "answer", "claim", "record")
    children: ClassVar[Mapping[str, Any]] = {"words": "auto"}
    policies = ("scrabble-inflected", "scrabble-classic")
    ladder = (800.0, 385.0, 400.0, 395.0, 130.0)

    def title(self) -> str:
        return translate("ScrabbleCards", "Scrabble karty")

    def policy_name(self, policy: str, *, short: bool = False) -> str:
        """Words of each agreement about cases (RULES SK15)."""
        if policy == "scrabble-classic":
            if short:
                return translate("ScrabbleCards", "Scrabble, first case")
            return translate("ScrabbleCards", "Scrabble karty, first case only")
        return translate("ScrabbleCards", "Scrabble", "on a narrow button") if short else self.title()

    def claim(self) -> str:
        return translate("ScrabbleCards", "A crossword right on the table.")

    def question(self) -> str:
        return translate("ScrabbleCards", "What will your cards join?")

    def progress(self, options: Mapping[str, Any], turns: Sequence[Turn], seats: int) -> str:
        """The turn, and the target where there is one."""
        from app.games.scrabble_cards.screen import texts

        begun = sum(turn.kind in ("play", "exchange", "pass") for turn in turns)
        number = texts.number_of_turn(begun, seats)
        target = options.get("target", 0)
        if isinstance(target, int) and target:
            return texts.turn_to(number, target)
        return texts.turn_number(number)

    @property
    def seats(self) -> tuple[int, int]:
        from app.games.scrabble_cards.model import SEATS

        return SEATS

    def short_rules(self, seats: int = 2) -> Sequence[str]:
        return (
            translate("ScrabbleCards", "Lay a word that joins the others, as in a crossword."),
            translate(
                "ScrabbleCards", "Only the words of your turn, and those they need, stay on the table."
            ),
            translate("ScrabbleCards", "A bonus card multiplies a word, or pays for words of its group."),
        )

    def start(self) -> str:
        return translate("ScrabbleCards", "Deal!")

    def form(self, given: Mapping[str, Any]) -> ScrabbleOptions:
        from app.games.scrabble_cards.screen.options import ScrabbleOptions

        return ScrabbleOptions(given, self.usual)

    def agreed(self, options: Mapping[str, Any], seats: int) -> Sequence[str]:
        from app.games.scrabble_cards.model import Options
        from app.games.scrabble_cards.screen.options import agreed

        return agreed(options, {**Options().to_json(), **self.usual})

    def example(self, kind: str, pieces: str, caption: str) -> Example:
        from app.games.scrabble_cards.screen.example import example

        return example(kind, pieces, caption)

    def screen(self) -> Callable[[ViewContext], TableScreen]:
        from app.games.scrabble_cards.screen.view import ScrabbleView

        return ScrabbleView

    def guide(self, observation: Any) -> tuple[str, str] | None:
        from app.games.scrabble_cards.screen.guide import guide

        return guide(observation)

    def refusal(self, refusal: IllegalMove) -> str:
        from app.games.scrabble_cards.screen import texts

        return texts.refusal(refusal)

    def motives(self, codes: Sequence[str]) -> str:
        from app.games.scrabble_cards.screen.advice import motives

        return motives(codes)

    def analysis(self, judge: Judge | None) -> Callable[[Any, Budget], list[Any]] | None:
        from app.games.scrabble_cards.advice import analysis

        return None if judge is None else analysis(judge)

    def lookup_refusal(self, observation: Any) -> str:
        """Where people mind the words, nothing is looked up (RULES SK15)."""
        from app.games.scrabble_cards.screen.closed import lookup_refusal

        return lookup_refusal(observation)

    def explaining_refusal(self, observation: Any) -> str:
        """Words that lie are closed as long as they may be doubted (RULES SK15)."""
        from app.games.scrabble_cards.screen.closed import explaining_refusal

        return explaining_refusal(observation)

    def class_game(self) -> ClassGame:
        from app.games.scrabble_cards import sheets
        from app.games.scrabble_cards.screen.lesson import TurnView
        from app.tabletop.lesson.one_deal.game import OneDealClass

        return OneDealClass(
            self.policies[0], TurnView(), lambda judge, plan, seed: sheets.lesson(seed, judge, plan.rounds)
        )

    def workshop(self) -> ScrabbleWorkshop:
        return ScrabbleWorkshop()


class ScrabbleWorkshop(Workshop):
    """Printed positions and points."""

    def prints(self) -> Sequence[PrintKind]:
        from app.games.scrabble_cards import sheets
        from app.games.scrabble_cards.screen.printing import kinds

        return kinds(lambda wish, judge, budget: sheets.positions(wish.seed, judge, budget))

    def boxed(self) -> BoxedGame:
        from app.games.scrabble_cards.screen.boxed import ScrabbleBox

        return ScrabbleBox()


FACE = ScrabbleFace()
