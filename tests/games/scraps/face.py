"""Scraps as the application shows it; its texts are in one language, nobody plays it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtWidgets import QLabel

from app.engine.errors import IllegalMove
from app.engine.player import Budget
from app.engine.turn import Turn
from app.tabletop import phrases
from app.tabletop.cards.card import CardSkin
from app.tabletop.face import Face
from app.tabletop.options import OptionsForm
from app.widgets.look.cover import Cover
from tests.games.scraps.model import SEATS, Observation, Options
from tests.games.scraps.opponent import mildest
from tests.games.scraps.screen import REFUSALS, ScrapsScreen, card_name, printed


class ScrapsForm(OptionsForm):
    def __init__(self, given: Mapping[str, Any]) -> None:
        super().__init__(given, Options().to_json(), Options.CHOICES)
        choices = [(rounds, str(rounds)) for rounds in Options.CHOICES["rounds"]]
        self.lay((self.row("rounds", "Rounds", choices),), ())

    def summary(self, seats: int) -> str:
        return phrases.players(seats)


class CardExample(NamedTuple):
    card: str
    caption: str

    def picture(self) -> QLabel:
        label = QLabel()
        label.setPixmap(CardSkin(card_name).picture(printed(self.card), 50, 1.0))
        label.setAccessibleName(self.caption)
        return label


class ScrapsFace(Face):
    game = "scraps"
    emblem = "emblem_scrabble"
    cover = Cover("blue", "cover_scrabble", (0.0, 0.0, 100.0, 100.0), ("krouzek", "carka"))
    seats = (SEATS, SEATS)

    def title(self) -> str:
        return "Scraps"

    def claim(self) -> str:
        return "Vowels and consonants take turns."

    def question(self) -> str:
        return "Who lays a word first?"

    def progress(self, options: Mapping[str, Any], turns: Sequence[Turn], seats: int) -> str:
        return f"move {len(turns)}"

    def short_rules(self, seats: int = 2) -> Sequence[str]:
        return ("Draw a card.", "Lay a word, or none, and discard.", "Doubt the words of the other.")

    def start(self) -> str:
        return "Deal!"

    def form(self, given: Mapping[str, Any]) -> ScrapsForm:
        return ScrapsForm(given)

    def example(self, kind: str, pieces: str, caption: str) -> CardExample:
        return CardExample(pieces, caption)

    def screen(self) -> type[ScrapsScreen]:
        return ScrapsScreen

    def refusal(self, refusal: IllegalMove) -> str:
        return REFUSALS.get(refusal.reason, "")  # type: ignore[call-overload, no-any-return]

    def analysis(self, judge: object | None) -> Callable[[Observation, Budget], list[Any]]:
        return lambda observation, budget: [mildest(observation)]


FACE = ScrapsFace()
