"""Scrabble karty: the hidden truth of a game and what the rules allow (RULES SK4 to SK21).

A turn: the seat on turn plays, exchanges or passes; the others may challenge the words; once they stand, each
opponent in turn may play a group card; the table writes the turn down, clears and refills.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

from app.engine.asking import Challenges, Ruling, Window
from app.engine.chance import Chance
from app.engine.errors import IllegalMove
from app.engine.rules import (
    CLOCK_MOVES,
    TABLE,
    Clock,
    ClockEvent,
    Json,
    Pause,
    Result,
    Resume,
    Seat,
    SeatedState,
    TimeUp,
)
from app.games.scrabble_cards import cards, table
from app.games.scrabble_cards.cards import HAND, Letter
from app.games.scrabble_cards.model import (
    SECOND,
    ChallengedWord,
    FinalHands,
    Observation,
    Options,
    Phase,
    Played,
    RuledWord,
    Score,
    check,
    claims,
    place,
    placed_by,
    seconds_of,
)
from app.games.scrabble_cards.moves import (
    Answer,
    Challenge,
    Claim,
    Exchange,
    First,
    Move,
    Pass,
    Play,
    Recorded,
    TakeBack,
    Vote,
)
from app.games.scrabble_cards.rules import redacted
from app.games.scrabble_cards.scoring import counted, with_answers
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
        self._cuts = tuple(tuple(together) for together in cuts)
        super().__init__(seats)
        self._options, count = options, self._count
        self._judge = judge.of_today() if judge is not None else None
        self._hands = [list(letters[HAND * seat : HAND * (seat + 1)]) for seat in range(count)]
        self._pile = list(letters[HAND * count :])
        """The next card first."""
        self._bonus = list(bonus[:count])
        self._bonus_pile = list(bonus[count:])
        self._table: dict[Cell, Letter] = {}
        self._heap: list[str] = []
        self._opened = False
        self._history: list[Played] = []
        self._moves = self._began = 0
        """All that have been made, and which of them the present turn began with."""
        self._turn = first
        self._omitted = 0
        self._losing: set[int] = set()
        """Seats that pay for a rejected challenge with their next turn."""
        self._settled: FinalHands | None = None
        self._over = False
        self._phase = Phase.PLAY
        self._period = 0
        self._pending: Play | None = None
        self._placed: Placed | None = None
        self._window: Challenges[int] = Challenges()
        """What the others say to the words, clockwise from the mover, and to the points."""
        self._answers: Window[Answer] = Window()
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
        if self._phase is Phase.ANSWER:
            return self._answers.left[:1]
        return tuple(sorted(self._window.left))

    def _others(self) -> tuple[int, ...]:
        """All but the mover, clockwise from there."""
        return tuple((self._turn + step) % self._count for step in range(1, self._count))

    def automatic(self) -> Move | None:
        if self._phase is Phase.RECORD and not self._over:
            return Recorded()
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
        limit = None if self._first_at is not None else seconds * SECOND
        return Clock(self._period, limit, self._at, self._runs())

    def _runs(self) -> bool:
        return self._running and self._claimed is None

    def clock_move(self, event: ClockEvent, at: int) -> Move:
        return CLOCK_MOVES[event](at)

    def agreed(self) -> Household | None:
        return None if self._judge is None else self._judge.household

    # What is legal

    def check(self, seat: int | None, move: Move) -> Move:
        seen = self.observe(seat)
        checked = check(seen, move)
        if isinstance(checked, Play) and self._options.words == "auto" and self._judge is not None:
            return self._listed(checked, place(seen, checked), self._judge)
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
            facts: Json = {}
            if move.letters:
                facts["pile"] = chance.shuffled([*self._pile[len(move.letters) :], *move.letters])
            if move.bonus:
                facts["bonus_pile"] = chance.shuffled([*self._bonus_pile[1:], self._bonus[self._turn]])
            return facts
        if isinstance(move, Recorded) and self._options.target:
            gone = self._gone()
            return {"pile": chance.shuffled([*self._pile, *gone])} if gone else {}
        if self._options.words != "challenge" or self._phase is not Phase.OBJECT:
            return {}
        if not isinstance(move, Challenge | TimeUp):
            return {}
        window = self._heard(seat, move)
        found = () if window.left else window.closed().found
        return facts_of(self._judge, ((index, self._claimed_word(index)) for index in found))

    def _heard(self, seat: int | None, move: Challenge | Vote | TimeUp) -> Challenges[int]:
        """The window with what somebody says of the words; when the time is up all others accept them."""
        if isinstance(move, TimeUp):
            return reduce(lambda window, one: window.heard(one, ()), self._window.left, self._window)
        assert seat is not None
        return self._window.heard(seat, move.words if isinstance(move, Challenge) else move.against)

    def _claimed_word(self, index: int) -> str:
        assert self._placed is not None
        return claims(self._placed)[index].text.lower()

    def check_facts(self, seat: int | None, move: Move, facts: Mapping[str, Any], *, own_list: bool) -> None:
        if not own_list or self._judge is None or self._placed is None:
            return
        confirm(self._judge, facts, self._claimed_word)

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
        if isinstance(move, Recorded):
            return self._record(facts)
        assert seat is not None
        if isinstance(move, Claim):
            self._claimed = seat
            return {}
        if self._claimed == seat:
            self._claimed = None
        if isinstance(move, Answer):
            return self._answered(seat, move)
        self._window = self._heard(seat, move)
        return {} if self._window.left else self._all_said(facts)

    def _answered(self, seat: int, answer: Answer) -> Json:
        self._answers = self._answers.heard(seat, answer)
        self._next_stretch(Phase.ANSWER if self._answers.left else Phase.RECORD)
        return {}

    def _touch(self, move: First | TakeBack) -> Json:
        """The first card of the fast game (RULES SK21)."""
        self._at = move.at
        if isinstance(move, First):
            self._first_at = move.at
            return {}
        self._first_at = None
        late = move.at >= self._options.limit * SECOND
        if late:
            self._phase = Phase.LATE
        return {"lost": late}

    def _next_stretch(self, phase: Phase) -> None:
        self._phase, self._at, self._running, self._claimed = phase, 0, False, None
        self._period += 1

    def _play(self, move: Play) -> Json:
        placed = placed_by(self._options, self._table, move)
        self._pending, self._placed, self._first_at = move, placed, None
        self._window, self._answers = Challenges(self._others()), Window(self._others())
        alone = Phase.ANSWER if self._answers.left else Phase.RECORD
        self._next_stretch(alone if self._options.words == "auto" else Phase.OBJECT)
        found = self._scored()
        return {"words": [word.text for word in placed.words], "score": found.to_json()}

    def _scored(self) -> Score:
        assert self._pending is not None and self._placed is not None
        bonus, size = self._bonus[self._turn], len(self._hands[self._turn])
        return counted(self._options, self._pending, self._placed, bonus, size, opened=self._opened)

    def _all_said(self, facts: Mapping[str, Any]) -> Json:
        """Everybody has objected or voted."""
        if self._phase is Phase.VOTE:
            return self._ruled(self._window.voted(self._count - 1))
        window = self._window = self._window.closed()
        if self._options.words == "vote" and window.found:
            self._window = window.vote(self._others())
            self._next_stretch(Phase.VOTE)
            return {"doubts": [ChallengedWord.of(word, by).to_json() for word, by in window.found.items()]}
        return self._ruled(window.looked_up(facts))

    def _challengers(self) -> tuple[int, ...]:
        """Everybody who challenged a word of the turn, clockwise from the mover."""
        found = {seat for by in self._window.found.values() for seat in by}
        return tuple(seat for seat in self._others() if seat in found)

    def _ruled(self, rulings: Sequence[Ruling[int]]) -> Json:
        """The challenge is upheld: cards back, turn lost; or not (RULES SK15)."""
        assert self._placed is not None and self._pending is not None
        outcome: Json = {"ruled": [RuledWord.by_ruling(one).to_json() for one in rulings]}
        if all(one.good for one in rulings):
            if self._options.challenge_cost == "turn" and self._phase is Phase.OBJECT:
                self._losing.update(one.by[0] for one in rulings)
            self._next_stretch(Phase.ANSWER)
            return outcome
        move, words = self._pending, tuple(word.text for word in claims(self._placed))
        fallen = Played(self._turn, "fallen", move.cards, words, fragment=move.fragment, began=self._began)
        self._history.append(replace(fallen, challengers=self._challengers()))
        self._omit()
        return outcome

    def _time_up(self, move: TimeUp, facts: Mapping[str, Any]) -> Json:
        self._at = move.at
        if self._phase is Phase.PLAY:
            self._phase = Phase.LATE
            return {}
        if self._phase is Phase.ANSWER:
            return self._answered(self._answers.left[0], Answer(False))
        self._window = self._heard(TABLE, move)
        return self._all_said(facts)

    def _exchange(self, move: Exchange, facts: Mapping[str, Any]) -> Json:
        turn, outcome = self._turn, Json()
        if move.letters:
            drawn, rest = self._pile[: len(move.letters)], self._pile[len(move.letters) :]
            pile = cards.held(facts["pile"], cards.COUNTS)
            _need_same(pile, [*rest, *move.letters])
            for card in move.letters:
                self._hands[turn].remove(card)
            self._hands[turn] += drawn
            self._pile = list(pile)
            outcome["drawn"] = drawn
        if move.bonus:
            given, drawn_bonus = self._bonus[turn], self._bonus_pile[0]
            pile = cards.held(facts["bonus_pile"], dict.fromkeys(cards.bonus_pack()))
            _need_same(pile, [*self._bonus_pile[1:], given])
            self._bonus[turn], self._bonus_pile = drawn_bonus, list(pile)
            outcome["drawn_bonus"] = drawn_bonus
        exchanged = len(move.letters), move.bonus
        self._history.append(Played(turn, "exchange", exchanged=exchanged, began=self._began))
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
        self._pending = self._placed = self._first_at = None
        self._window, self._answers = Challenges(), Window()

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

    def _gone(self) -> list[str]:
        """Cards that leave the table, as they are held."""
        assert self._placed is not None
        if self._options.clear == "off":
            return []
        return [self._placed.table[cell].card for cell in table.cleared(self._table, self._placed)]

    def _final(self) -> tuple[Score, list[tuple[int, str]]]:
        """The turn's points with the answers, and the cards that were played against it."""
        assert self._placed is not None
        played = {seat: self._bonus[seat] for seat, answer in self._answers.said.items() if answer.group}
        adding = {seat for seat, answer in self._answers.said.items() if answer.add}
        found = with_answers(self._options, self._scored(), self._placed, played, adding)
        return found, list(played.items())

    def _record(self, facts: Mapping[str, Any]) -> Json:
        move, placed, turn = self._pending, self._placed, self._turn
        assert move is not None and placed is not None
        found, against = self._final()
        removed = table.cleared(self._table, placed) if self._options.clear == "auto" else []
        gone = self._gone()
        if gone and self._options.target:
            pile = cards.held(facts["pile"], cards.COUNTS)
            _need_same(pile, [*self._pile, *gone])
            self._pile = list(pile)
        else:
            self._heap += gone
        leaving = set(removed)
        self._table = {cell: card for cell, card in placed.table.items() if cell not in leaving}
        self._opened = True
        self._scores[turn] += found.total
        if found.by is not None:
            self._scores[found.by] += found.gift
        used = [turn] if move.premium is not None or move.group else []
        bonus = self._bonus[turn] if used else ""
        for seat in [*used, *(seat for seat, _ in against)]:
            self._bonus_pile.append(self._bonus[seat])
            self._bonus[seat] = self._bonus_pile.pop(0)
        hand = self._hands[turn]
        for letter, _ in move.cards:
            hand.remove(letter.card)
        drawn, self._pile = self._pile[: HAND - len(hand)], self._pile[HAND - len(hand) :]
        hand += drawn
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
                challengers=self._challengers(),
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
        elif not self._hands[self._turn]:
            self._settle(self._turn)
        else:
            self._pass_on()

    def _settle(self, out: int | None) -> None:
        """Everybody subtracts the cards in hand; who went out adds those of the others (RULES SK18)."""
        self._settled = FinalHands(out, tuple(tuple(hand) for hand in self._hands))
        self._scores = [
            points + more for points, more in zip(self._scores, self._settled.points, strict=True)
        ]
        self._over, self._phase = True, Phase.OVER

    # What a seat sees

    def _observed(self, seat: int | None) -> Observation:
        result = self.result()
        return Observation(
            seat=seat,
            seats=self._count,
            options=self._options,
            phase=self._phase,
            turn=None if self._over else self._turn,
            hand=() if seat is None else tuple(self._hands[seat]),
            bonus="" if seat is None else self._bonus[seat],
            hand_sizes=tuple(len(hand) for hand in self._hands),
            pile=len(self._pile),
            bonus_pile=len(self._bonus_pile),
            table=tuple((card, cell) for cell, card in self._table.items()),
            heap=tuple(self._heap),
            opened=self._opened,
            pending=self._pending_for(seat),
            shown=self._shown(seat),
            open_doubts=tuple(self._window.found) if self._phase is Phase.VOTE else (),
            answered=tuple(
                (one, self._bonus[one] if answer.group else "") for one, answer in self._answers.said.items()
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
        play = self._pending
        early = self._phase in (Phase.OBJECT, Phase.VOTE) and seat != self._turn
        return replace(play, group=False) if play is not None and early else play

    def _shown(self, seat: int | None) -> str:
        """The bonus card that is seen with the pending play."""
        play = self._pending_for(seat)
        used = play is not None and (play.premium is not None or play.group)
        return self._bonus[self._turn] if used else ""

    def redacted(self, seat: int | None, move: Json, outcome: Json, viewer: int | None) -> tuple[Json, Json]:
        return redacted.turn(self._options, (seat, move, outcome), viewer)


def _need_same(pile: Sequence[str], expected: Sequence[str]) -> None:
    """Raises ValueError where a shuffled pile holds other cards than it must."""
    if Counter(pile) != Counter(expected):
        raise ValueError("the shuffled pile holds other cards than went into it")
