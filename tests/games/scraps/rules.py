"""Scraps: the truth, with both hands and the pile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from app.engine import reading
from app.engine.asking import Challenges
from app.engine.chance import Chance
from app.engine.errors import DamagedRecord
from app.engine.rules import Json, Result, Rules, Seat, SeatedState
from tests.games.scraps import model
from tests.games.scraps.model import SEATS, Draw, Move, Observation, Options, Phase, Play, decider


class ScrapsRules(Rules[Move, Observation]):
    name: ClassVar[str] = "scraps"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (SEATS, SEATS)

    def options(self, given: Mapping[str, Any], seats: Sequence[Seat]) -> Json:
        return Options(**reading.choices(given, Options.CHOICES)).to_json()

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat], chance: Chance) -> Json:
        return {"decks": [chance.shuffled(model.DECK) for _ in range(options["rounds"])]}

    def start(
        self, options: Mapping[str, Any], seats: Sequence[Seat], setup: Mapping[str, Any]
    ) -> ScrapsState:
        decks = setup["decks"]
        if len(decks) != options["rounds"] or any(sorted(deck) != model.DECK for deck in decks):
            raise DamagedRecord("not a pack for each round")
        return ScrapsState(Options(**options), seats, decks)

    def move(self, data: Mapping[str, Any]) -> Move:
        return model.read_move(data)

    def observation(self, data: Mapping[str, Any]) -> Observation:
        return Observation.from_json(data)


class ScrapsState(SeatedState[Move, Observation]):
    def __init__(self, options: Options, seats: Sequence[Seat], decks: Sequence[Sequence[str]]) -> None:
        super().__init__(seats)
        self._options, self._decks = options, decks
        self._round = 0
        self._deal()

    def _deal(self) -> None:
        """The next round; after the last one the game is over."""
        if self._round == self._options.rounds:
            self._phase = Phase.OVER
            return
        pile = list(self._decks[self._round])
        self._hands = [[pile.pop() for _ in range(model.DEALT)] for _ in self._scores]
        self._discard, self._pile = [pile.pop()], pile
        self._word: tuple[str, ...] = ()
        self._window: Challenges[int] = Challenges()
        self._turns, self._turn, self._phase = 0, self._round % SEATS, Phase.DRAW
        self._round += 1

    def deciders(self) -> tuple[int, ...]:
        return decider(self._phase, self._turn)

    def check(self, seat: int | None, move: Move) -> Move:
        return model.check(self.observe(seat), move)

    def apply(self, seat: int | None, move: Move, facts: Mapping[str, Any]) -> Json:
        assert seat is not None
        self._seen.clear()
        if isinstance(move, Draw):
            pile = self._pile if move.source == "pile" else self._discard
            self._hands[seat].append(pile.pop())
            self._phase = Phase.PLAY
            return {}
        if isinstance(move, Play):
            for card in (*move.word, move.discard):
                self._hands[seat].remove(card)
            self._discard.append(move.discard)
            self._word = move.word
            if move.word:
                self._phase, self._window = Phase.CHALLENGE, Challenges((1 - seat,))
            else:
                self._next_turn()
            return {}
        self._window = self._window.heard(seat, (0,) * move.doubts).closed()
        stands = not self._window.found or model.is_word(self._word)
        if stands:
            self._scores[self._turn] += len(self._word) + model.CHALLENGE_POINTS * move.doubts
            self._deal()
        else:
            self._hands[self._turn] += self._word
            self._word = ()
            self._next_turn()
        return {"stands": stands}

    def _next_turn(self) -> None:
        self._turns, self._turn, self._phase = self._turns + 1, 1 - self._turn, Phase.DRAW
        if self._turns == model.LONGEST:
            self._deal()

    def _observed(self, seat: int | None) -> Observation:
        result = self.result()
        return Observation(
            seat,
            self._options,
            self._phase,
            self._turn,
            self._round,
            () if seat is None else tuple(self._hands[seat]),
            tuple(map(len, self._hands)),
            tuple(self._discard),
            len(self._pile),
            self._word,
            tuple(self._scores),
            result.winners if result else (),
        )

    def result(self) -> Result | None:
        return Result.of(self._scores) if self._phase is Phase.OVER else None
