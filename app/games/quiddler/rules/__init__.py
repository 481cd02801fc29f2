"""Quiddler: facts of the game (RULES QD1 to QD13); ``table`` is the game for several, ``solo`` for one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, get_args

from app.engine import reading
from app.engine.chance import Chance
from app.engine.errors import BadOption, DamagedRecord
from app.engine.plain import moves
from app.engine.rules import Json, Rules, Seat, State
from app.games.quiddler import deck, solo_model
from app.games.quiddler.model import SEATS, Move, Observation, Options
from app.games.quiddler.rules.shuffled import first_dealer, need_deck
from app.games.quiddler.rules.solo import SoloState, opens_with_a_word
from app.games.quiddler.rules.table import VERSION, QuiddlerState
from app.lexicon.judge import Judge

AnyMove = Move | solo_model.Move
_MOVES: Callable[[Mapping[str, Any]], AnyMove] = moves(*get_args(Move), *get_args(solo_model.Move))
Seen = Observation | solo_model.SoloObservation


class QuiddlerRules(Rules[Any, Any]):
    """Facts of the game. Without a judge, every word is believed that a record lays (replay)."""

    name: ClassVar[str] = "quiddler"
    version: ClassVar[int] = VERSION
    seats: ClassVar[tuple[int, int]] = SEATS

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge = judge

    def options(self, given: Mapping[str, Any], seats: Sequence[Seat]) -> Json:
        values = reading.choices(given, Options.CHOICES)
        values.setdefault("min_word", "letters" if values.get("edition") == "en" else "cards")
        if len(seats) == 1 and values.setdefault("words", "auto") != "auto":
            raise BadOption("words", values["words"], "nobody else is there to challenge a word")
        if values.get("false_out") == "continues" and values.get("challenge_at") != "laying":
            raise BadOption("false_out", "continues", "needs challenge_at=laying")
        return Options(**values).to_json()

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat], chance: Chance) -> Json:
        if len(seats) == 1:
            cards = chance.shuffled(deck.full_deck(options["edition"], options["ly"]))
            dealt: Json = {"deck": cards}
            return (
                dealt
                if opens_with_a_word(cards, Options(**options), self.judge)
                else {**dealt, "more": False}
            )
        return {"dealer": first_dealer(seats)}

    def start(
        self, options: Mapping[str, Any], seats: Sequence[Seat], setup: Mapping[str, Any]
    ) -> State[Any, Any]:
        agreed = Options(**options)
        if len(seats) == 1:
            cards = deck.cards(setup["deck"])
            need_deck(cards, agreed)
            return SoloState(agreed, cards, self.judge, more=reading.flag(setup.get("more", True)))
        if reading.whole(setup["dealer"]) != first_dealer(seats):
            raise DamagedRecord(f"seat {setup['dealer']} does not deal first")
        return QuiddlerState(agreed, seats, self.judge)

    def move(self, data: Mapping[str, Any]) -> AnyMove:
        return _MOVES(data)

    def observation(self, data: Mapping[str, Any]) -> Seen:
        if "piles" in data:
            return solo_model.SoloObservation.from_json(data)
        return Observation.from_json(data)
