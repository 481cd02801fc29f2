"""Quiddler as the application shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QCoreApplication

from app.tabletop.face import Face, Section
from app.widgets.look.cover import Cover

# Everything but the cover is imported where it is asked for (start-up time).
if TYPE_CHECKING:
    from app.engine.errors import IllegalMove
    from app.engine.rules import Json
    from app.games.quiddler.screen.options import QuiddlerOptions
    from app.games.quiddler.screen.view import QuiddlerView

translate = QCoreApplication.translate


class QuiddlerFace(Face):
    """See the module.

    usual: at the screen the program refuses what is no word until people agree on challenges.
    """

    game = "quiddler"
    emblem = "emblem_quiddler"
    cover = Cover("blue", "cover_quiddler", (6.0, 62.0, 273.0, 158.0), ("krouzek", "hacek"))
    usual: ClassVar[Mapping[str, Any]] = {"words": "auto"}
    policies = ("quiddler", "english")

    def title(self) -> str:
        return translate("Quiddler", "Quiddler")

    def claim(self) -> str:
        return translate("Quiddler", "Words from a hand of cards.")

    def question(self) -> str:
        return translate("Quiddler", "Who lays the whole hand first?")

    def progress(self, options: Mapping[str, Any], moves: Sequence[Json], seats: int) -> str:
        """The round."""
        from app.tabletop import phrases

        return phrases.round_number(max(1, sum(move.get("type") == "deal" for move in moves)))

    @property
    def seats(self) -> tuple[int, int]:
        from app.games.quiddler.model import SEATS

        return SEATS

    def short_rules(self) -> Sequence[str]:
        return (
            translate("Quiddler", "Draw a card, discard a card, and build words in your hand."),
            translate("Quiddler", "Whoever can lay all cards goes out; everybody else has one more turn."),
            translate("Quiddler", "Ten points more for most words and for the longest one."),
        )

    def start(self) -> str:
        return translate("Quiddler", "Deal!")

    def form(self, given: Mapping[str, Any]) -> QuiddlerOptions:
        from app.games.quiddler.screen.options import QuiddlerOptions

        return QuiddlerOptions(given, self.usual)

    def rules(self) -> Sequence[Section]:
        return (Section(self.title(), tuple(self.short_rules())),)

    def keys(self) -> Sequence[tuple[str, str]]:
        return ()

    def screen(self) -> type[QuiddlerView]:
        from app.games.quiddler.screen.view import QuiddlerView

        return QuiddlerView

    def refusal(self, refusal: IllegalMove) -> str:
        return ""


FACE = QuiddlerFace()
