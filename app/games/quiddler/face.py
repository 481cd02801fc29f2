"""Quiddler as the application shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QCoreApplication, QLocale

from app.tabletop.face import Example, Face
from app.tabletop.workshop import Workshop
from app.widgets.look.cover import Cover

# Everything but the cover is imported where it is asked for (start-up time).
if TYPE_CHECKING:
    from app.engine.errors import IllegalMove
    from app.engine.player import Budget
    from app.engine.turn import Turn
    from app.games.quiddler.screen.options import QuiddlerOptions
    from app.lexicon.judge import Judge
    from app.tabletop.boxed import BoxedGame
    from app.tabletop.context import ViewContext
    from app.tabletop.lesson.plan import ClassGame
    from app.tabletop.ordering import Ordering
    from app.tabletop.printed.kind import PrintKind
    from app.tabletop.screen import TableScreen

translate = QCoreApplication.translate


class QuiddlerFace(Face):
    """See the module.

    usual: at the screen the program refuses what is no word until people agree on challenges.
    """

    game = "quiddler"
    emblem = "emblem_quiddler"
    cover = Cover("blue", "cover_quiddler", (6.0, 62.0, 273.0, 158.0), ("krouzek", "hacek"))
    usual: ClassVar[Mapping[str, Any]] = {"words": "auto"}
    answers = ("doubt", "vote")
    children: ClassVar[Mapping[str, Any]] = {"words": "auto", "adviser": "on"}
    policies = ("quiddler", "english")
    ladder = (215.0, 357.0, 440.0, 340.0, 380.0)

    def title(self) -> str:
        return translate("Quiddler", "Quiddler")

    def policy_name(self, policy: str, *, short: bool = False) -> str:
        """Words of each edition."""
        if policy == "english":
            return translate("Quiddler", "English") if short else translate("Quiddler", "Quiddler in English")
        return translate("Quiddler", "Quiddler", "on a narrow button") if short else self.title()

    def claim(self) -> str:
        return translate("Quiddler", "Words from a hand of cards.")

    def question(self) -> str:
        return translate("Quiddler", "Who lays the whole hand first?")

    def question_for(self, seats: int) -> str:
        return translate("Quiddler", "How few points can be left?") if seats == 1 else self.question()

    def progress(self, options: Mapping[str, Any], turns: Sequence[Turn], seats: int) -> str:
        """The round; alone, how many cards are left."""
        from app.games.quiddler import deck
        from app.tabletop import phrases

        if seats == 1:
            from app.games.quiddler.screen import texts
            from app.games.quiddler.solo_model import left_after

            return texts.cards_left(left_after(turns))
        rounds = len(deck.hand_sizes(str(options.get("edition", deck.EDITIONS[0]))))
        dealt = sum(turn.kind == "deal" for turn in turns)
        return phrases.round_of(min(max(1, dealt), rounds), rounds)

    def came_to(self, scores: Sequence[int]) -> str:
        """Alone, what was left: the less, the better (RULES QD13)."""
        from app.games.quiddler.screen import texts

        return texts.solo_result(scores[0]) if len(scores) == 1 else ""

    @property
    def seats(self) -> tuple[int, int]:
        from app.games.quiddler.model import SEATS

        return SEATS

    def short_rules(self, seats: int = 2) -> Sequence[str]:
        """Alone it is another game (RULES QD13)."""
        if seats == 1:
            return (
                translate("Quiddler", "Make words of the top cards of eight piles."),
                translate("Quiddler", "Fill an emptied place with a card from another pile."),
                translate("Quiddler", "Use up all cards: the fewer points are left, the better."),
            )
        return (
            translate("Quiddler", "Draw a card, discard a card, and build words in your hand."),
            translate("Quiddler", "Whoever can lay all cards goes out; everybody else has one more turn."),
            translate(
                "Quiddler", "Ten points more for most words, ten for the longest one; two choose one of them."
            ),
        )

    def start(self) -> str:
        return translate("Quiddler", "Deal!")

    def form(self, given: Mapping[str, Any]) -> QuiddlerOptions:
        from app.games.quiddler.screen.options import QuiddlerOptions

        return QuiddlerOptions(given, self.usual_options())

    def agreed(self, options: Mapping[str, Any], seats: int) -> Sequence[str]:
        from app.games.quiddler.model import Options
        from app.games.quiddler.screen.options import agreed

        return agreed(options, {**Options().to_json(), **self.usual_options()}, seats)

    def usual_options(self) -> Mapping[str, Any]:
        """Cards in the language that the program speaks."""
        return {**self.usual, "edition": "cz" if QLocale().language() == QLocale.Language.Czech else "en"}

    def example(self, kind: str, pieces: str, caption: str) -> Example:
        from app.games.quiddler.screen.example import example

        return example(kind, pieces, caption)

    def screen(self) -> Callable[[ViewContext], TableScreen]:
        """The table for several; the piles of the game for one (RULES QD13)."""
        from app.games.quiddler.screen.solo.screen import SoloScreen
        from app.games.quiddler.screen.view import QuiddlerView

        return lambda context: SoloScreen(context) if len(context.seats) == 1 else QuiddlerView(context)

    def guide(self, observation: Any) -> tuple[str, str] | None:
        from app.games.quiddler.screen.guide import guide

        return guide(observation)

    def refusal(self, refusal: IllegalMove) -> str:
        from app.games.quiddler.screen import texts

        return texts.refusal(refusal)

    def counts_left(self, seats: int) -> bool:
        return seats == 1

    def motives(self, codes: Sequence[str]) -> str:
        """Of either game; no code of one is one of the other."""
        from app.games.quiddler.screen.solo import texts
        from app.games.quiddler.screen.table.advice import motives

        return texts.motives(codes) or motives(codes)

    def moment_question(
        self, better: Mapping[str, Any], motives: Sequence[str] = (), *, puzzle: bool = False
    ) -> str:
        if puzzle:
            return translate(
                "Quiddler",
                "Lay your cards for as many points as you can. Cards that stay count against you; in the "
                "last turn of a round its bonus counts, too.",
            )
        from app.games.quiddler.screen.solo import texts
        from app.games.quiddler.screen.table.advice import moment_question

        return texts.moment_question(better, motives) or moment_question(better, motives)

    def moment_answer(self, better: Mapping[str, Any], gain: float = 0.0) -> str:
        from app.games.quiddler.screen.solo import texts

        return texts.moment_answer(better, gain)

    def analysis(self, judge: Judge | None) -> Callable[[Any, Budget], list[Any]] | None:
        """The best moves; alone: a word to be shown, and what a finished deal held."""
        from app.games.quiddler.advice import analysis

        return None if judge is None else analysis(judge)

    def lookup_refusal(self, observation: Any) -> str:
        """While hands are held the agreed way of minding words decides (RULES-REGISTER D20)."""
        from app.games.quiddler.screen.closed import lookup_refusal

        return lookup_refusal(observation)

    def drill_words(self, drill: str) -> tuple[str, str]:
        return (
            translate("Quiddler", "Best discard"),
            translate("Quiddler", "Which card has to go, so that all others can be laid in words?"),
        )

    def drill_example(self, drill: str, pieces: str) -> Example:
        return self.example(f"cards {self.usual_options()['edition']}", pieces, "")

    def explaining_refusal(self, observation: Any) -> str:
        """Words that lie are closed as long as they may be doubted (RULES QD9)."""
        from app.games.quiddler.screen.closed import explaining_refusal

        return explaining_refusal(observation)

    def class_game(self) -> ClassGame:
        from app.games.quiddler import sheets
        from app.games.quiddler.screen.lesson import HandView
        from app.tabletop.lesson.one_deal.game import OneDealClass

        edition = str(self.usual_options()["edition"])
        policy = "english" if edition == "en" else "quiddler"
        return OneDealClass(
            policy,
            HandView(),
            lambda judge, plan, seed: sheets.lesson(
                plan.seed or seed, judge, edition, plan.rounds, plan.options
            ),
            lambda options: options.get("edition") == edition,
        )

    def workshop(self) -> QuiddlerWorkshop:
        return QuiddlerWorkshop(str(self.usual_options()["edition"]))


class QuiddlerWorkshop(Workshop):
    """Printed hands and points; edition: of the cards."""

    def __init__(self, edition: str) -> None:
        self._edition = edition

    def prints(self) -> Sequence[PrintKind]:
        from app.games.quiddler import sheets
        from app.games.quiddler.screen.printing import kinds

        edition = self._edition
        order = self.order().make
        return kinds(
            edition,
            lambda wish, judge, budget: sheets.hands(
                wish.seed, judge, budget, edition, wish.deal(order, judge, budget)
            ),
        )

    def order(self) -> Ordering:
        from app.games.quiddler import sheets
        from app.games.quiddler.screen.ordered import HandOrdering

        edition = self._edition
        return HandOrdering(edition, lambda wish, judge, budget: sheets.order(wish, judge, budget, edition))

    def boxed(self) -> BoxedGame:
        from app.games.quiddler.screen.boxed import QuiddlerBox

        return QuiddlerBox(self._edition)


FACE = QuiddlerFace()
