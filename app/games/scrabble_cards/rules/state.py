"""Scrabble karty: the hidden truth of a game and what the rules allow (RULES SK4 to SK21).

A turn: the seat on turn plays, exchanges or passes; the others may challenge the words; once they stand, each
opponent in turn may play a group card; the table writes the turn down, clears and refills.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.engine.asking import Challenges, Ruling, Window
from app.engine.chance import Chance
from app.engine.errors import IllegalMove
from app.engine.rules import TABLE, Clock, Json, Pause, Result, Resume, Seat, SeatedState, TimeUp
from app.games.scrabble_cards import model, moves
from app.games.scrabble_cards.cards import Letter
from app.games.scrabble_cards.model import Observation, Options, Phase, Played, check, claims, seconds_of
from app.games.scrabble_cards.moves import Answer, Challenge, Exchange, First, Move, Pass, Play, TakeBack
from app.games.scrabble_cards.rules import redacted
from app.games.scrabble_cards.rules.packs import Packs
from app.games.scrabble_cards.rules.pending import Pending
from app.games.scrabble_cards.table import Cell, Placed, ScrabbleRefusal
from app.lexicon.judge import Household, Judge, confirm, facts_of, listed


class ScrabbleState(SeatedState[Move, Observation]):
    """The truth: all hands and the order of both packs."""

    def __init__(
        self,
        options: Options,
        seats: Sequence[Seat],
        first: int,
        letters: Sequence[str],
        bonus: Sequence[str],
        judge: Judge | None,
        cuts: Sequence[Sequence[tuple[int, str]]] = (),
    ) -> None:
        """first: who begins, by the cuts. letters, bonus: both packs, the next card first."""
        super().__init__(seats)
        self._cuts = tuple(tuple(together) for together in cuts)
        self._options = options
        self._judge = judge.of_today() if judge is not None else None
        self._packs = Packs(letters, bonus, self._count)
        self._table: dict[Cell, Letter] = {}
        self._opened = False
        self._history: list[Played] = []
        self._moves = self._began = 0
        """All that have been made, and which of them the present turn began with."""
        self._turn = first
        self._omitted = 0
        self._losing: set[int] = set()
        """Seats that pay for a rejected challenge with their next turn."""
        self._settled: model.FinalHands | None = None
        self._over = False
        self._phase = Phase.PLAY
        self._period = 0
        self._pending: Pending | None = None
        self._first_at: int | None = None
        self._at = 0
        self._running = False
        self._claimed: int | None = None
        """Who has said that they will object or look at their card, and has not decided yet."""

    # What the game waits for

    def deciders(self) -> tuple[int, ...]:
        if self._over or self._phase is Phase.RECORD:
            return ()
        if self._phase in (Phase.PLAY, Phase.LATE):
            return (self._turn,)
        assert self._pending is not None
        if self._phase is Phase.ANSWER:
            return self._pending.answers.left[:1]
        return tuple(sorted(self._pending.window.left))

    def _others(self) -> tuple[int, ...]:
        """All but the mover, clockwise from there."""
        return tuple((self._turn + step) % self._count for step in range(1, self._count))

    def automatic(self) -> Move | None:
        if self._phase is Phase.RECORD and not self._over:
            return moves.Recorded()
        clock = self.clock()
        waits = clock is not None and not clock.running and self._claimed is None
        return Resume(self._at) if waits else None

    def patient(self, move: Move) -> bool:
        """A screen starts the clock once its people see what it is about."""
        return isinstance(move, Resume)

    def taken_back(self, move: Json) -> bool:
        # In a fast game nothing is, in no phase: who was too late would have ten seconds anew (RULES SK21).
        return not self._options.limit and move["type"] in (Play.type, Exchange.type, Pass.type)

    def _looking(self) -> int | None:
        if self._phase is Phase.ANSWER:
            # What they wait for shows nobody's card: whoever wants to use one claims it (RULES SK10).
            return self._claimed
        return self._turn if self._phase in (Phase.PLAY, Phase.LATE) else TABLE

    def result(self) -> Result | None:
        return Result.of(self._scores) if self._over else None

    def idle_rounds(self) -> int:
        """Rounds of nothing but exchanges, which the rules let go on for ever; agreed turns end them."""
        if self._options.turns:
            return 0
        idle = 0
        for played in reversed(self._history):
            if played.kind == "play":
                break
            idle += 1
        return idle // self._count

    def stop(self) -> None:
        """Nobody subtracts a hand: that belongs to the ends of RULES SK13 and SK18."""
        self._over, self._phase = True, Phase.OVER
        self._seen.clear()

    def clock(self) -> Clock | None:
        """The time to the first card, or to object and to answer, where one was agreed."""
        seconds = seconds_of(self._options, self._phase)
        if not seconds:
            return None
        # Without a limit it goes on for the case that the first card is taken back.
        limit = None if self._first_at is not None else seconds * model.SECOND
        return Clock(self._period, limit, self._at, self._runs())

    def _runs(self) -> bool:
        return self._running and self._claimed is None

    def agreed(self) -> Household | None:
        return None if self._judge is None else self._judge.household

    # What is legal

    def check(self, seat: int | None, move: Move) -> Move:
        seen = self.observe(seat)
        checked = check(seen, move)
        if isinstance(checked, Play) and self._options.words == "auto" and self._judge is not None:
            return self._listed(checked, model.place(seen, checked), self._judge)
        return checked

    def _listed(self, move: Play, placed: Placed, judge: Judge) -> Play:
        """The move where every word is in the dictionary (``words=auto``)."""
        found = listed(judge, (word.text.lower() for word in claims(placed)), move.why)
        if found.refused:
            word, why = found.refused[0]
            raise IllegalMove(ScrabbleRefusal.NO_WORD, word=word, why=why)
        return replace(move, why=found.why)

    # What chance and the word list decide

    def resolve(self, seat: int | None, move: Move, chance: Chance) -> Json:
        if isinstance(move, Exchange):
            return self._packs.shuffled(self._turn, move, chance)
        pending = self._pending
        if pending is None:
            return {}
        if isinstance(move, moves.Recorded) and self._options.target:
            gone = pending.gone(self._table)
            return {"pile": chance.shuffled([*self._packs.pile, *gone])} if gone else {}
        if self._options.words != "challenge" or self._phase is not Phase.CHALLENGE:
            return {}
        if not isinstance(move, Challenge | TimeUp):
            return {}
        window = pending.heard(seat, move).window
        found = () if window.left else window.closed().found
        return facts_of(self._judge, ((index, pending.word(index)) for index in found))

    def check_facts(self, seat: int | None, move: Move, facts: Mapping[str, Any], *, own_list: bool) -> None:
        if own_list and self._judge is not None and self._pending is not None:
            confirm(self._judge, facts, self._pending.word)

    def as_before(self, outcome: Json) -> Json:
        return redacted.as_before(outcome)

    # What follows

    def apply(self, seat: int | None, move: Move, facts: Mapping[str, Any]) -> Json:
        self._seen.clear()
        turns = len(self._history)
        if isinstance(move, Play | Exchange | Pass):
            self._began = self._moves
        self._moves += 1
        outcome = self._follow(seat, move, facts)
        lost = [played.seat for played in self._history[turns:] if played.kind == "lost"]
        if lost:
            outcome["lost_turns"] = lost
        if self._settled is not None:
            outcome["settled"] = self._settled.to_json()
        return outcome

    def _follow(self, seat: int | None, move: Move, facts: Mapping[str, Any]) -> Json:
        if isinstance(move, First | TakeBack):
            return self._touch(move)
        if isinstance(move, Play):
            return self._play(move)
        if isinstance(move, Exchange):
            return self._exchange(move, facts)
        if isinstance(move, Pass):
            kind = "late" if self._phase is Phase.LATE else "pass"
            self._history.append(Played(self._turn, kind, began=self._began))
            self._omit()
            return {}
        if isinstance(move, TimeUp):
            return self._time_up(move, facts)
        if isinstance(move, Pause | Resume):
            self._at, self._running = move.at, isinstance(move, Resume)
            return {}
        if isinstance(move, moves.Recorded):
            return self._record(facts)
        assert seat is not None
        if isinstance(move, moves.Claim):
            self._claimed = seat
            return {}
        if self._claimed == seat:
            self._claimed = None
        assert self._pending is not None
        if isinstance(move, Answer):
            return self._answered(self._pending, seat, move)
        pending = self._pending = self._pending.heard(seat, move)
        return {} if pending.window.left else self._all_said(pending, facts)

    def _answered(self, pending: Pending, seat: int, answer: Answer) -> Json:
        answers = pending.answers.heard(seat, answer)
        self._pending = replace(pending, answers=answers)
        self._next_stretch(Phase.ANSWER if answers.left else Phase.RECORD)
        return {}

    def _touch(self, move: First | TakeBack) -> Json:
        """The first card of the fast game (RULES SK21)."""
        self._at = move.at
        if isinstance(move, First):
            self._first_at = move.at
            return {}
        self._first_at = None
        late = move.at >= self._options.limit * model.SECOND
        if late:
            self._phase = Phase.LATE
        return {"lost": late}

    def _next_stretch(self, phase: Phase) -> None:
        self._phase, self._at, self._running, self._claimed = phase, 0, False, None
        self._period += 1

    def _play(self, move: Play) -> Json:
        placed = model.placed_by(self._options, self._table, move)
        window, answers = Challenges[int](self._others()), Window[Answer](self._others())
        pending = self._pending = Pending(self._options, self._turn, move, placed, window, answers)
        self._first_at = None
        alone = Phase.ANSWER if answers.left else Phase.RECORD
        self._next_stretch(alone if self._options.words == "auto" else Phase.CHALLENGE)
        found = pending.score(self._packs, opened=self._opened)
        return {"words": [word.text for word in placed.words], "score": found.to_json()}

    def _all_said(self, pending: Pending, facts: Mapping[str, Any]) -> Json:
        """Everybody has objected or voted."""
        if self._phase is Phase.VOTE:
            return self._ruled(pending, pending.window.voted(self._count - 1))
        window = pending.window.closed()
        pending = self._pending = replace(pending, window=window)
        if self._options.words == "vote" and window.found:
            self._pending = replace(pending, window=window.vote(self._others()))
            self._next_stretch(Phase.VOTE)
            return {
                "doubts": [model.ChallengedWord.of(word, by).to_json() for word, by in window.found.items()]
            }
        return self._ruled(pending, window.looked_up(facts))

    def _ruled(self, pending: Pending, rulings: Sequence[Ruling[int]]) -> Json:
        """The challenge is upheld: cards back, turn lost; or not (RULES SK15)."""
        outcome: Json = {"ruled": [model.RuledWord.by_ruling(one).to_json() for one in rulings]}
        if all(one.good for one in rulings):
            if self._options.challenge_cost == "turn" and self._phase is Phase.CHALLENGE:
                self._losing.update(one.by[0] for one in rulings)
            self._next_stretch(Phase.ANSWER)
            return outcome
        move, words = pending.move, tuple(word.text for word in claims(pending.placed))
        fallen = Played(self._turn, "fallen", move.cards, words, fragment=move.fragment, began=self._began)
        self._history.append(replace(fallen, challengers=pending.challengers))
        self._omit()
        return outcome

    def _time_up(self, move: TimeUp, facts: Mapping[str, Any]) -> Json:
        self._at = move.at
        if self._phase is Phase.PLAY:
            self._phase = Phase.LATE
            return {}
        assert self._pending is not None
        if self._phase is Phase.ANSWER:
            return self._answered(self._pending, self._pending.answers.left[0], Answer(False))
        return self._all_said(self._pending.heard(TABLE, move), facts)

    def _exchange(self, move: Exchange, facts: Mapping[str, Any]) -> Json:
        outcome = self._packs.exchange(self._turn, move, facts)
        exchanged = len(move.letters), move.bonus
        self._history.append(Played(self._turn, "exchange", exchanged=exchanged, began=self._began))
        self._omitted = 0
        self._clear_turn()
        self._pass_on()
        return outcome

    def _omit(self) -> None:
        """A turn without play or exchange; two rounds of them end the game (RULES SK13)."""
        self._clear_turn()
        self._omitted += 1
        if self._options.turns:
            self._pass_on()
        elif self._omitted >= 2 * self._count:
            self._settle(None)
        else:
            self._pass_on()

    def _clear_turn(self) -> None:
        self._pending = self._first_at = None

    def _pass_on(self) -> None:
        if self._options.turns and len(self._history) >= self._options.turns * self._count:
            # Nobody subtracts a hand: it is as good as the turns were.
            self._over, self._phase = True, Phase.OVER
            return
        self._turn = (self._turn + 1) % self._count
        self._next_stretch(Phase.PLAY)
        if self._turn in self._losing:
            self._losing.discard(self._turn)
            self._history.append(Played(self._turn, "lost"))
            self._omit()

    def _record(self, facts: Mapping[str, Any]) -> Json:
        pending, turn = self._pending, self._turn
        assert pending is not None
        move, placed = pending.move, pending.placed
        found, against = pending.answered(self._packs, opened=self._opened)
        removed, gone = pending.removed(self._table), pending.gone(self._table)
        self._packs.put_aside(gone, facts["pile"] if gone and self._options.target else None)
        leaving = set(removed)
        self._table = {cell: card for cell, card in placed.table.items() if cell not in leaving}
        self._opened = True
        self._scores[turn] += found.total
        if found.by is not None:
            self._scores[found.by] += found.gift
        used = [turn] if pending.uses_bonus else []
        bonus = self._packs.bonus[turn] if used else ""
        for seat in [*used, *(seat for seat, _ in against)]:
            self._packs.use_bonus(seat)
        drawn = self._packs.refill(turn, (letter.card for letter, _ in move.cards))
        words = tuple(word.text for word in placed.words)
        self._history.append(
            Played(
                turn,
                "play",
                move.cards,
                words,
                found,
                bonus=bonus,
                answers=tuple(against),
                removed=len(removed),
                fragment=move.fragment,
                premium=move.premium,
                began=self._began,
                challengers=pending.challengers,
            )
        )
        self._omitted = 0
        self._clear_turn()
        self._end_or_go_on()
        return {
            "seat": turn,
            "score": found.to_json(),
            "removed": [list(cell) for cell in removed],
            "drawn": drawn,
            "against": [list(one) for one in against],
        }

    def _end_or_go_on(self) -> None:
        """End the game, or begin the next turn (RULES SK18, SK20)."""
        target = self._options.target
        if target and max(self._scores) >= target:
            self._over, self._phase = True, Phase.OVER
        elif not self._packs.hands[self._turn]:
            self._settle(self._turn)
        else:
            self._pass_on()

    def _settle(self, out: int | None) -> None:
        """Everybody subtracts the cards in hand; who went out adds those of the others (RULES SK18)."""
        self._settled = model.FinalHands(out, tuple(tuple(hand) for hand in self._packs.hands))
        self._scores = [
            points + more for points, more in zip(self._scores, self._settled.points, strict=True)
        ]
        self._over, self._phase = True, Phase.OVER

    # What a seat sees

    def _observed(self, seat: int | None) -> Observation:
        result, packs, pending = self.result(), self._packs, self._pending
        return Observation(
            seat=seat,
            seats=self._count,
            options=self._options,
            phase=self._phase,
            turn=None if self._over else self._turn,
            hand=() if seat is None else tuple(packs.hands[seat]),
            bonus="" if seat is None else packs.bonus[seat],
            hand_sizes=tuple(len(hand) for hand in packs.hands),
            pile=len(packs.pile),
            bonus_pile=len(packs.bonus_pile),
            table=tuple((card, cell) for cell, card in self._table.items()),
            heap=tuple(packs.heap),
            opened=self._opened,
            pending=self._pending_for(seat),
            shown=self._shown(seat),
            open_doubts=tuple(pending.window.found) if pending and self._phase is Phase.VOTE else (),
            answered=tuple(
                (one, packs.bonus[one] if answer.group else "")
                for one, answer in (pending.answers.said.items() if pending else ())
            ),
            waiting=self.deciders(),
            first_at=self._first_at,
            at=self._at,
            running=self._runs(),
            claimed=self._claimed,
            omitted=self._omitted,
            losing=tuple(sorted(self._losing)),
            scores=tuple(self._scores),
            history=tuple(self._history),
            winners=result.winners if result else (),
            settled=self._settled,
            cuts=self._cuts,
        )

    def _pending_for(self, seat: int | None) -> Play | None:
        """The pending play. Own group cards come when the words are accepted, so until then the others do not
        know of one (RULES SK10)."""
        if self._pending is None:
            return None
        early = self._phase in (Phase.CHALLENGE, Phase.VOTE) and seat != self._turn
        return replace(self._pending.move, group=False) if early else self._pending.move

    def _shown(self, seat: int | None) -> str:
        """The bonus card that is seen with the pending play."""
        play = self._pending_for(seat)
        used = play is not None and (play.premium is not None or play.group)
        return self._packs.bonus[self._turn] if used else ""

    def redacted(self, seat: int | None, move: Json, outcome: Json, viewer: int | None) -> tuple[Json, Json]:
        return redacted.turn(self._options, (seat, move, outcome), viewer)
