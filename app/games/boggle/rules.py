"""Boggle: the hidden truth of a game and what the rules allow (RULES BG1 to BG9).

A round: the shaker shakes, the clock starts for the writers of the first stretch, words come in
any order, time runs out (or all are done), lists are opened, people may vote about unknown words,
the table closes the round. With ``entry=turns`` people write one after another on the same board,
each stretch with a clock of its own; computer players write in the first stretch.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from app.engine import reading
from app.engine.asking import Window, majority
from app.engine.chance import Chance
from app.engine.errors import BadOption, DamagedRecord
from app.engine.rules import (
    TABLE,
    Clock,
    ClockEvent,
    Json,
    Pause,
    Result,
    Resume,
    Rules,
    Seat,
    SeatedState,
    TimeUp,
)
from app.games.boggle import dice, scoring, shake
from app.games.boggle.dice import DEFAULT_SET
from app.games.boggle.helps import Helps
from app.games.boggle.model import (
    SEATS,
    Close,
    Done,
    HandIn,
    Hint,
    Move,
    Observation,
    Options,
    Phase,
    Round,
    ScoredWord,
    Shake,
    Start,
    Vote,
    WordVerdict,
    WriteWord,
    check,
    move_from_json,
)
from app.games.boggle.referee import BoggleReferee
from app.games.boggle.verdicts import Verdicts
from app.lexicon.judge import Household

LEAST_MS = 30_000
"""However much less time somebody has, this is left."""


class BoggleRules(Rules[Move, Observation]):
    """Facts of the game. Without a referee, verdicts written in moves are believed (replay)."""

    name: ClassVar[str] = "boggle"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = SEATS

    def __init__(self, referee: BoggleReferee | None = None) -> None:
        self.referee = referee

    def options(self, given: Mapping[str, Any], seats: Sequence[Seat]) -> Json:
        asked = dict(given)
        values = _dice(asked.pop("dice", DEFAULT_SET))
        values |= reading.choices(asked, Options.CHOICES)
        boards = len(dice.given(values["dice"]))
        if boards and (values["rounds"] > boards or values.get("target")):
            raise BadOption("rounds", values["rounds"], f"{boards} boards are given")
        people = sum(seat.is_person for seat in seats)
        if values.setdefault("entry", "turns" if people > 1 else "screen") == "screen" and people > 1:
            raise BadOption("entry", "screen", "several people need paper or turns")
        return Options(**values).to_json()

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat], chance: Chance) -> Json:
        people = [index for index, seat in enumerate(seats) if seat.is_person]
        return {"first_shaker": chance.pick(people or range(len(seats)))}

    def start(
        self, options: Mapping[str, Any], seats: Sequence[Seat], setup: Mapping[str, Any]
    ) -> BoggleState:
        first = reading.whole(setup["first_shaker"])
        if first >= len(seats):
            raise DamagedRecord(f"no seat {first} to shake first")
        return BoggleState(Options(**options), seats, first, self.referee)

    def move(self, data: Mapping[str, Any]) -> Move:
        return move_from_json(data)

    def observation(self, data: Mapping[str, Any]) -> Observation:
        return Observation.from_json(data)


class BoggleState(SeatedState[Move, Observation]):
    """The truth: everybody's lists, whose stretch it is, the clock."""

    def __init__(
        self, options: Options, seats: Sequence[Seat], first_shaker: int, referee: BoggleReferee | None
    ) -> None:
        super().__init__(seats)
        self._options = options
        self._seats = tuple(seats)
        self._first_shaker = first_shaker
        self._referee = self._judge = referee
        self._past: list[Round] = []
        self._phase = Phase.SHAKE
        self._begin_round()

    def _begin_round(self) -> None:
        self._shaker = (self._first_shaker + len(self._past)) % self._count
        self._grid: tuple[str, ...] = ()
        self._turned: tuple[int, ...] = ()
        self._period = 0
        self._stretches = self._plan()
        self._writing: Window[int] = Window()
        """Who writes in this stretch, and when they said that they are done."""
        self._lists_due: Window[None] = Window(self._people if self._options.entry == "paper" else ())
        """Who hands in a list."""
        self._lists: list[list[ScoredWord]] = [[] for _ in range(self._count)]
        self._solution: tuple[str, ...] = ()
        self._helps = Helps(self._options, self._count)
        self._votes: dict[str, Window[bool]] = {}
        self._verdicts = Verdicts(self._options, (), self._judge)
        self._at = 0
        self._running = False

    def _plan(self) -> list[tuple[int, ...]]:
        """Who writes in which stretch; in turns the shaker, who sees the board first, writes first."""
        everybody = tuple(range(self._count))
        if self._options.entry != "turns" or len(self._people) < 2:
            return [everybody]
        order = sorted(self._people, key=lambda seat: (seat - self._shaker) % len(everybody))
        machines = tuple(seat for seat in everybody if seat not in self._people)
        return [tuple(sorted((*machines, order[0]))), *((seat,) for seat in order[1:])]

    # What the game waits for

    def deciders(self) -> tuple[int, ...]:
        if self._phase is Phase.SHAKE:
            return (self._shaker,)
        if self._phase is Phase.PLAY:
            return self._writing.left if self._running else ()
        if self._phase is Phase.LISTS:
            return self._lists_due.left
        return ()

    def automatic(self) -> Move | None:
        if self._phase is Phase.READY:
            return Start()
        if self._phase is Phase.PLAY and not self._writing.left:
            return TimeUp(self._at)
        if self._phase is Phase.REVIEW:
            return Close()
        return None

    def clock(self) -> Clock:
        return Clock(len(self._past) * 100 + self._period, self._limit(), self._at, self._running)

    def _limit(self) -> int | None:
        """Milliseconds of this stretch: the usual time, more or less for the person whose stretch it is."""
        usual = self._options.limit
        people = [seat for seat in self._writers() if seat in self._people]
        if usual is None or len(people) != 1:
            return usual
        return max(min(usual, LEAST_MS), usual + 1000 * self._seats[people[0]].extra)

    def _limit_of(self, seat: int | None) -> int | None:
        """The same as a seat has it: a person's minute more is not the computer players'."""
        limit, usual = self._limit(), self._options.limit
        if limit is None or usual is None or seat is TABLE or seat in self._people:
            return limit
        return min(limit, usual)

    def slow_move(self) -> tuple[int | None, Move] | None:
        searched = self._options.board != "any" and not self._options.laid(len(self._past) + 1)
        wanted = self._phase is Phase.SHAKE and searched
        return (self._shaker, Shake()) if wanted else None

    def patient(self, move: Move) -> bool:
        """The screen starts the clock when the dice lie still, and people close the round."""
        return isinstance(move, Start | Close)

    def clock_move(self, event: ClockEvent, at: int) -> Move:
        return Done(at) if event is ClockEvent.DONE else super().clock_move(event, at)

    def idle_rounds(self) -> int:
        """Rounds without a point for anybody, where only points end the game (RULES BG9)."""
        if not self._options.target:
            return 0
        return sum(1 for _ in itertools.takewhile(lambda one: not any(one.scores), reversed(self._past)))

    def stop(self) -> None:
        self._phase, self._running = Phase.OVER, False
        self._seen.clear()

    def _looking(self) -> int | None:
        if self._options.entry == "turns" and self._phase in (Phase.READY, Phase.PLAY):
            return next((seat for seat in self._writers() if seat in self._people), TABLE)
        return TABLE

    def curtain(self) -> bool:
        """Whoever shook the box writes first and need not be called."""
        return super().curtain() and self._phase is Phase.READY and self.viewer() != self._shaker

    def redacted(self, seat: int | None, move: Json, outcome: Json, viewer: int | None) -> tuple[Json, Json]:
        kind = move["type"]
        if kind == Shake.type and not self._sees_grid(viewer):
            return move, {}
        if kind == WriteWord.type:
            shown = {name: value for name, value in outcome.items() if name != "facts"}
            return ({"type": kind, "verdict": move["verdict"]} if seat != viewer else move), shown
        if kind == Hint.type:
            return move, {}  # what may be known of the word stands in the observation
        if self._phase is not Phase.LISTS:
            return move, outcome
        if kind == TimeUp.type:
            # Its facts hold the solution, and others may still add to what they have on paper.
            return move, {}
        return ({"type": kind}, outcome) if kind == HandIn.type and seat != viewer else (move, outcome)

    def result(self) -> Result | None:
        return Result.of(self._scores) if self._phase is Phase.OVER else None

    def settled(self) -> bool:
        """In the last round the lists decide, unless a nominated word waits for somebody's vote."""
        if self._phase is not Phase.REVIEW:
            return self._phase is Phase.OVER
        undecided = any(votes.left for votes in self._votes.values())
        return not undecided and self._is_last(self._open_round())

    def _writers(self) -> tuple[int, ...]:
        return self._stretches[self._period]

    def agreed(self) -> Household | None:
        return None if self._judge is None else self._judge.household

    # What is legal

    def check(self, seat: int | None, move: Move) -> Move:
        checked = check(self.observe(seat), move)
        if isinstance(checked, WriteWord):
            return WriteWord(checked.word, checked.at, *self._verdicts.of_word(checked.word, checked))
        if isinstance(checked, HandIn):
            return HandIn(self._verdicts.of_list(checked.words))
        return checked

    # What chance and the word list decide

    def resolve(self, seat: int | None, move: Move, chance: Chance) -> Json:
        if isinstance(move, Shake):
            fallen = shake.shaken(self._options, self._referee, chance, len(self._past) + 1)
            common = self._helps.on_board(fallen.grid, self._referee)
            return replace(fallen, common=common).to_json()
        if isinstance(move, WriteWord):
            return self._helps.of_word(move.word, self._judge)
        if isinstance(move, Hint):
            assert seat is not None
            written = {entry.word for entry in self._lists[seat]}
            return self._helps.of_hint(seat, written, self._judge, chance)
        if isinstance(move, TimeUp) and self._is_last_stretch:
            return self._verdicts.of_board()
        return {}

    def deals(self, move: Move) -> int | None:
        return len(self._past) if isinstance(move, Shake) else None

    @property
    def _is_last_stretch(self) -> bool:
        return self._period + 1 == len(self._stretches)

    def check_facts(self, seat: int | None, move: Move, facts: Mapping[str, Any], *, own_list: bool) -> None:
        if isinstance(move, TimeUp) and self._is_last_stretch:
            self._verdicts.check_solution(facts, own_list=own_list)

    # What follows

    def apply(self, seat: int | None, move: Move, facts: Mapping[str, Any]) -> Json:
        self._seen.clear()
        if isinstance(move, Shake):
            shaken = shake.ShakenDice.from_json(facts)
            shaken.check(self._options, len(self._past) + 1)
            self._grid, self._turned = shaken.grid, shaken.turns
            self._helps.lie(shaken.grid, shaken.common)
            self._phase = Phase.READY
            if self._referee is not None:
                self._judge = self._referee.of_today()
            self._verdicts = Verdicts(self._options, shaken.grid, self._judge)
        elif isinstance(move, Start):
            self._phase, self._running, self._at = Phase.PLAY, True, 0
            self._writing = Window(self._writers())
        elif isinstance(move, WriteWord):
            assert seat is not None and move.verdict is not None
            self._at = max(self._at, move.at)
            self._verdicts.note(move)
            self._lists[seat].append(ScoredWord(move.word, move.verdict, move.at, move.why))
            self._helps.write(seat, move.word, common=reading.flag(facts.get("common", False)))
            return {"count": len(self._lists[seat])}
        elif isinstance(move, Hint):
            assert seat is not None
            self._at = max(self._at, move.at)
            self._helps.hint(seat, reading.text(facts["word"]) if "word" in facts else None)
        elif isinstance(move, Done):
            assert seat is not None
            self._at = max(self._at, move.at)
            self._writing = self._writing.heard(seat, move.at)
        elif isinstance(move, Pause | Resume):
            self._at, self._running = move.at, isinstance(move, Resume)
        elif isinstance(move, TimeUp):
            self._end_stretch(move.at, facts)
        elif isinstance(move, HandIn):
            assert seat is not None
            self._lists[seat] = [
                ScoredWord(w.word, w.verdict or WordVerdict.VALID, None, w.why) for w in move.words
            ]
            for listed in move.words:
                self._verdicts.note(listed)
            self._lists_due = self._lists_due.heard(seat, None)
            if not self._lists_due.left:
                self._phase = Phase.REVIEW
        elif isinstance(move, Vote):
            assert seat is not None
            votes = self._votes.get(move.word, Window(self._people))
            self._votes[move.word] = votes.heard(seat, move.accept, anew=True)
        else:
            return self._close()
        return {}

    def _end_stretch(self, at: int, facts: Mapping[str, Any]) -> None:
        self._at, self._running = at, False
        if not self._is_last_stretch:
            self._period += 1
            self._at = 0
            self._writing = Window()
            self._phase = Phase.READY
            return
        self._solution = self._verdicts.solution(facts)
        self._phase = Phase.LISTS if self._lists_due.left else Phase.REVIEW

    def _open_round(self) -> Round:
        people, votes = len(self._people), self._votes.items()
        accepted = tuple(word for word, said in votes if majority(len(said.who(True)), people))  # RULES BG9
        lists, scores = scoring.settle(self._lists, accepted)
        number = len(self._past) + 1
        hints = self._helps.asked() if self._options.hints == "yes" else ()
        return Round(
            number, self._shaker, self._grid, self._turned, lists, scores, self._solution, accepted, hints
        )

    def _close(self) -> Json:
        played = self._open_round()
        self._past.append(played)
        for seat, points in enumerate(played.scores):
            self._scores[seat] += points
        if self._ends_after(len(self._past), self._scores):
            self._phase = Phase.OVER
        else:
            self._phase = Phase.SHAKE
            self._begin_round()
        return {
            "round": played.number,
            "scores": list(played.scores),
            "totals": list(self._scores),
            "verdicts": [{entry.word: entry.verdict.value for entry in entries} for entries in played.lists],
            "accepted": list(played.accepted),
        }

    def _ends_after(self, rounds: int, totals: Sequence[int]) -> bool:
        """Whether the game is over after so many rounds with these points (RULES BG9)."""
        target = self._options.target
        return max(totals) >= target if target else rounds >= self._options.rounds

    def _is_last(self, opened: Round | None) -> bool:
        if opened is None:
            return self._phase is Phase.OVER
        totals = [before + points for before, points in zip(self._scores, opened.scores, strict=True)]
        return self._ends_after(opened.number, totals)

    # What a seat sees

    def _observed(self, seat: int | None) -> Observation:
        opened = self._open_round() if self._phase is Phase.REVIEW else None
        sees_grid = self._sees_grid(seat)
        shown: tuple[ScoredWord, ...] = () if seat is None else tuple(self._lists[seat])
        return Observation(
            seat=seat,
            seats=self._count,
            people=self._people,
            options=self._options,
            phase=self._phase,
            number=len(self._past) + (self._phase is not Phase.OVER),
            shaker=self._shaker,
            grid=self._grid if sees_grid else None,
            turns=self._turned if sees_grid else None,
            period=self._period,
            writers=self._writers() if self._phase in (Phase.READY, Phase.PLAY) else (),
            finished=tuple(sorted(self._writing.said)),
            waiting=self._waiting(),
            at=self._at,
            limit=self._limit_of(seat),
            running=self._running,
            mine=() if self._phase is Phase.OVER else shown,
            counts=tuple(map(self._counted, range(self._count))),
            votes={word: (votes.who(True), votes.who(False)) for word, votes in self._votes.items()},
            review=opened,
            past=tuple(self._past),
            totals=tuple(self._scores),
            deciders=self.deciders(),
            last=self._is_last(opened),
            hinted=None if self._phase is Phase.OVER else self._helps.hinted(seat),
            found=None if self._phase is Phase.OVER else self._helps.found(seat),
        )

    def _counted(self, seat: int) -> int:
        """Words that count so far; how many of a list are good is told with the last list."""
        if self._phase is Phase.LISTS and seat in self._people:
            return 0
        return sum(entry.verdict is WordVerdict.VALID for entry in self._lists[seat])

    def _waiting(self) -> tuple[int, ...]:
        if self._phase is Phase.LISTS:
            return self._lists_due.left
        if self._phase in (Phase.READY, Phase.PLAY):
            return tuple(seat for stretch in self._stretches[self._period + 1 :] for seat in stretch)
        return ()

    def _sees_grid(self, seat: int | None) -> bool:
        """People who write later must not study the board before their clock starts."""
        if not self._grid:
            return False
        if self._phase not in (Phase.READY, Phase.PLAY):
            return True
        if seat is None:
            return len(self._stretches) == 1
        return any(seat in stretch for stretch in self._stretches[: self._period + 1])


def _dice(value: object) -> dict[str, Any]:
    """Which dice lie there; where boards are given, a round for each of them. Raises BadOption."""
    try:
        name = reading.text(value)
        boards = dice.given(name)
    except (TypeError, ValueError) as error:
        raise BadOption("dice", value, str(error)) from error
    return {"dice": name, "rounds": len(boards)} if boards else {"dice": name, "rounds": Options.rounds}
