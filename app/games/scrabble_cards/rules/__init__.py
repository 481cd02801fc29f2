"""Scrabble karty: facts of the game and its set-up (RULES SK1 to SK3); ``state`` is the game itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from app.engine import reading
from app.engine.chance import Chance
from app.engine.errors import BadOption, DamagedRecord
from app.engine.rules import Json, Rules, Seat
from app.games.scrabble_cards import cards
from app.games.scrabble_cards.model import FEW, SEATS, Observation, Options
from app.games.scrabble_cards.moves import Move, move_from_json
from app.games.scrabble_cards.rules.state import ScrabbleState
from app.lexicon.judge import Judge


class ScrabbleRules(Rules[Move, Observation]):
    """Facts of the game. Without a judge, every word is believed that a record lays (replay)."""

    name: ClassVar[str] = "scrabble-cards"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (1, SEATS[1])
    """Alone one plays a number of turns from one pile, as the challenge of the day has it."""

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge = judge

    def options(self, given: Mapping[str, Any], seats: Sequence[Seat]) -> Json:
        values = reading.choices(given, {**Options.CHOICES, **Options.TURNS})
        if len(seats) > FEW and not values.get("target"):
            raise BadOption("target", 0, f"more than {FEW} players play to a target")
        if len(seats) == 1 and not values.get("turns"):
            raise BadOption("turns", 0, "who plays alone needs an end")
        if len(seats) == 1 and values.get("words", "auto") != "auto":
            raise BadOption("words", values["words"], "nobody else is there to challenge a word")
        return Options(**values).to_json()

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat], chance: Chance) -> Json:
        cuts = cut(len(seats), chance)
        return {
            "cuts": [[[seat, card] for seat, card in round_.items()] for round_ in cuts],
            "first": first_of(cuts[-1])[0] if cuts else 0,
            "letters": chance.shuffled(cards.letter_pack()),
            "bonus": chance.shuffled(cards.bonus_pack()),
        }

    def start(
        self, options: Mapping[str, Any], seats: Sequence[Seat], setup: Mapping[str, Any]
    ) -> ScrabbleState:
        letters = cards.held(setup["letters"], cards.COUNTS)
        bonus = cards.held(setup["bonus"], dict.fromkeys(cards.bonus_pack()))
        if Counter(letters) != Counter(cards.letter_pack()):
            raise DamagedRecord("the letters are not the 100 cards")
        if Counter(bonus) != Counter(cards.bonus_pack()):
            raise DamagedRecord("the bonus cards are not the 20 cards")
        first = _read_cuts(setup, len(seats))
        cuts = [[(seat, card) for seat, card in together] for together in setup["cuts"]]
        return ScrabbleState(Options(**options), seats, first, letters, bonus, self.judge, cuts)

    def move(self, data: Mapping[str, Any]) -> Move:
        return move_from_json(data)

    def observation(self, data: Mapping[str, Any]) -> Observation:
        return Observation.from_json(data)


def cut(seats: int, chance: Chance) -> list[dict[int, str]]:
    """Cards that were cut, again by those whose cards are equally near to the start (RULES SK3)."""
    found = []
    drawing = list(range(seats))
    while len(drawing) > 1:
        pack = chance.shuffled(cards.letter_pack())
        found.append({seat: pack[index] for index, seat in enumerate(drawing)})
        drawing = first_of(found[-1])
    return found


def first_of(cuts: Mapping[int, str]) -> list[int]:
    """The seats whose card is nearest to the start of the alphabet; only equal cards tie."""
    best = min(cards.ORDER.index(card) for card in cuts.values())
    return [seat for seat, card in cuts.items() if cards.ORDER.index(card) == best]


def _read_cuts(setup: Mapping[str, Any], seats: int) -> int:
    """Who begins. Raises DamagedRecord where the cuts say something else."""
    drawing = list(range(seats))
    for round_ in reading.listed(setup["cuts"]):
        drawn = {reading.whole(seat, 0, seats - 1): card for seat, card in reading.listed(round_)}
        shown = cards.held(list(drawn.values()), cards.COUNTS)
        if cards.missing(shown, cards.letter_pack()) is not None:
            raise DamagedRecord("more cards of a kind were cut than there are")
        if len(drawing) < 2 or list(drawn) != drawing:
            raise DamagedRecord("other seats cut than have to")
        drawing = first_of(drawn)
    if drawing != [setup["first"]]:
        raise DamagedRecord(f"seat {setup['first']} does not begin")
    return drawing[0]
