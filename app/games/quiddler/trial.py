"""Trying out what a seat can do: hands of others are dealt from what is unseen, the round is played on."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.player import Budget
from app.games.quiddler.habits import SURE, minding
from app.games.quiddler.hands import Hands, without
from app.games.quiddler.outlook import Outlook
from app.games.quiddler.plain import BETTER, BETTER_AT_LAST, takes
from app.games.quiddler.scoring import BONUS
from app.search.arrange import Reach
from app.search.luck import Luck
from app.search.rounds import Habits, Situation

SHARE = 0.45
"""Part of the time given that is planned with."""

PATIENCE = 10
"""Turns that a patient player waits for somebody else to go out."""

LONGEST = 5
"""Turns of each seat after which a trial is broken off."""

HOLDS = 16
"""Of hands that could have gone out one in so many is taken for one that did not: few hold such a hand."""

GUESSES = 8
"""So many hands at most are guessed for one that could not have gone out."""

HABITS = Habits(BETTER, BETTER_AT_LAST, PATIENCE, LONGEST, GUESSES, HOLDS, SURE, BONUS)

BATCH = 400
"""Rounds that the compiled twin plays out at once; nobody can stop it meanwhile."""


@dataclass(frozen=True)
class Choice:
    """Something that a seat can do now, and how it goes on.

    One of: draws (``pile`` or ``discard``), way (words are laid), or only card is discarded. card: what is
    discarded, where nothing is drawn. patient: the seat then holds a finished hand and waits for others to go
    out. penalty: points that the seat loses besides, for a word that fell.
    """

    draws: str = ""
    way: Reach | None = None
    card: str = ""
    patient: bool = False
    penalty: int = 0


@dataclass
class GuessedDeal:
    """One guess at what nobody shows: hands by seat, whether each minds bonuses, and the draw pile, the next
    card last."""

    hands: list[tuple[str, ...]]
    minds: list[bool]
    pile: list[str]


@dataclass
class Tried:
    """A choice and what came of it: the chance of winning the game, the mean gain of the round, in trials."""

    choice: Choice
    won: float = 0.0
    gained: float = 0.0
    trials: int = 0

    @property
    def value(self) -> float:
        """The mean chance to win."""
        return self.won / self.trials if self.trials else 0.0

    @property
    def gain(self) -> float:
        """The mean gain of the round in points over the others."""
        return self.gained / self.trials if self.trials else 0.0


class Trial:
    """Trials of one decision; the same seed deals the same. hands: by which all play on.

    compiled: leave it to the compiled twin where there is one; it comes to the same."""

    def __init__(self, outlook: Outlook, hands: Hands, seed: int, *, compiled: bool = True) -> None:
        self._outlook = outlook
        self._hands = hands
        self._seed = seed
        self._twin = hands.twin(HABITS) if compiled else None
        self._situation = situation_of(outlook, hands)

    def compare(self, choices: Sequence[Choice], budget: Budget, trials: int) -> list[Tried]:
        """The choices, best first: the better half goes on to twice the trials of the rest. All meet the
        same deals. Never empty where choices is not."""
        tried = [Tried(choice) for choice in choices]
        end = None if budget.seconds is None else time.monotonic() + SHARE * budget.seconds
        alive, at, rounds = list(tried), 0, max(1, (len(tried) - 1).bit_length())
        for number in range(rounds):
            deals = max(2, trials // (rounds * len(alive)))
            if not self._try(alive, at, deals, budget, end):
                return sorted(tried, key=lambda one: -one.value)
            at += deals
            budget.progress((number + 1) / rounds)
            alive.sort(key=lambda one: -one.value)
            alive = alive[: max(2, (len(alive) + 1) // 2)]
        best = {id(one) for one in alive}
        return sorted(tried, key=lambda one: (id(one) not in best, -one.value))

    def weigh(self, choices: Sequence[Choice], budget: Budget, trials: int) -> list[float]:
        """The mean chance to win with each choice, all tried on the same deals; on fewer where it is told to
        stop or a good part of the time given is over."""
        tried = [Tried(choice) for choice in choices]
        end = None if budget.seconds is None else time.monotonic() + SHARE * budget.seconds / 2
        self._try(tried, 0, max(1, trials // len(choices)), budget, end)
        return [one.value for one in tried]

    def dealt(self, choices: Sequence[Choice], first: int, deals: int) -> list[Tried]:
        """What comes of all of them in so many deals. first: number of the first one."""
        tried = [Tried(choice) for choice in choices]
        self._try(tried, first, deals, Budget(), None)
        return tried

    def _try(self, tried: Sequence[Tried], first: int, deals: int, budget: Budget, end: float | None) -> bool:
        """Play all on from so many deals, in batches; False where it is told to stop or the end has come,
        after the last deal too. end: by the monotonic clock."""
        choices = [one.choice for one in tried]
        step = max(1, BATCH // len(choices)) if self._twin is not None else 1
        for at in range(first, first + deals, step):
            played = self.points(choices, at, min(step, first + deals - at))
            for one, points in zip(tried, played, strict=True):
                self._note(one, points)
            if budget.stop() or (end is not None and time.monotonic() > end):
                return False
        return True

    def points(self, choices: Sequence[Choice], first: int, count: int) -> list[list[tuple[int, ...]]]:
        """What each seat scores: by choice, by deal. first: number of the first deal."""
        if self._twin is not None:
            told = [(one.draws, one.way, one.card, one.patient) for one in choices]
            played = self._twin.points(self._situation, told, self._seed, first, count)
        else:
            deals = [self._deal(number) for number in range(first, first + count)]
            played = [
                [tuple(TrialRound(self._outlook, self._hands, deal).played(one)) for deal in deals]
                for one in choices
            ]
        return [self._fined(one.penalty, points) for one, points in zip(choices, played, strict=True)]

    def endings(self, hands: Sequence[Sequence[str]]) -> list[list[tuple[int, tuple[int, ...]]]]:
        """Of each hand every way to lay it in the last turn of the round: its points, and what each seat then
        scores."""
        if self._twin is not None:
            return self._twin.endings(self._situation, hands)
        looked = [self._hands.of(hand) for hand in hands]
        return [[(way.points, tuple(self._outlook.after(way))) for way in seen.ways()] for seen in looked]

    def risk(self, budget: Budget, trials: int) -> float:
        """How likely somebody else goes out before the seat's next turn, by so many deals at most."""
        outlook = self._outlook
        others = [(outlook.seat + step) % outlook.seats for step in range(1, outlook.seats)]
        out = done = 0
        for number in range(trials):
            deal = self._deal(number)
            drawn = deal.pile[-len(others) :]
            hands = [(*deal.hands[seat], card) for seat, card in zip(others, drawn, strict=False)]
            out += any(self._hands.of(hand).out() is not None for hand in hands)
            done += 1
            if budget.stop():
                break
        return out / done

    def _fined(self, penalty: int, played: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        return [self._outlook.fined(points, penalty) for points in played] if penalty else played

    def _note(self, one: Tried, played: Sequence[tuple[int, ...]]) -> None:
        for points in played:
            one.won += self._outlook.chance(points)
            one.gained += self._outlook.gain(points)
        one.trials += len(played)

    def _deal(self, number: int) -> GuessedDeal:
        situation, luck = self._situation, Luck(self._seed + number)
        left = luck.shuffled(situation.unseen, situation.dealt)
        hands: list[tuple[str, ...]] = []
        minds: list[bool] = []
        for seat in range(situation.seats):
            minds.append(seat == situation.seat or luck.below(SURE) < situation.minds[seat])
            if seat == situation.seat:
                hands.append(tuple(situation.hand))
            elif situation.laid[seat] is not None:
                hands.append(())
            else:
                look = self._hands if minds[seat] else self._hands.points_only()
                hands.append(self._guess(seat, look, left, luck))
        return GuessedDeal(hands, minds, left)

    def _guess(self, seat: int, look: Hands, left: list[str], luck: Luck) -> tuple[str, ...]:
        """A hand that another may hold, taken off the unseen cards. Who has had a turn discarded the worst of
        one card more, and hardly could have gone out with them."""
        turns, size = self._situation.turns[seat], self._situation.sizes[seat]
        known = self._situation.known[seat]
        count = size - len(known) + (1 if turns and len(left) > size else 0)
        hand: tuple[str, ...] = ()
        drawn: list[str] = []
        for _ in range(GUESSES if turns else 1):
            left[:0] = drawn
            drawn = [left.pop() for _ in range(min(len(left), count))]
            hand = (*known, *drawn)
            if len(hand) <= size:
                return hand
            if look.of(hand).out() is None or not luck.below(HOLDS):
                break
        dropped = look.of(hand).best()[2]
        left.insert(0, dropped)
        return without(hand, dropped)


def situation_of(outlook: Outlook, hands: Hands) -> Situation:
    """What the compiled twin is told of a round. hands: as the seat sees them."""
    seen = outlook.seen
    return Situation(
        outlook.seats,
        outlook.seat,
        outlook.hand,
        seen.hand_sizes,
        [tuple(known.elements()) for known in outlook.known],
        [
            sum(turn.seat == seat and bool(turn.discard) for turn in seen.history)
            for seat in range(outlook.seats)
        ],
        minding(seen, hands),
        outlook.laid,
        seen.out is not None,
        seen.discard,
        outlook.unseen,
        # About what a trial draws; what is put back while hands are guessed comes round again.
        (outlook.seats - 1) * (outlook.size + 1) + LONGEST * outlook.seats + GUESSES * (outlook.size + 1),
        (outlook.words_bonus, outlook.longest_bonus),
        outlook.czech,
    )


class TrialRound:
    """The rest of a round, played on from a guess. look: how hands are seen by who minds bonuses."""

    def __init__(self, outlook: Outlook, look: Hands, deal: GuessedDeal) -> None:
        seen = outlook.seen
        self._outlook = outlook
        self._looks = [look if minds else look.points_only() for minds in deal.minds]
        self._minds = deal.minds
        self._hands = list(deal.hands)
        self._pile = list(deal.pile)
        self._discard = list(seen.discard)
        self._laid: list[Reach | None] = list(outlook.laid)
        self._out = seen.out is not None
        self._me = outlook.seat
        self._waits = False

    def played(self, choice: Choice) -> Sequence[int]:
        """What each seat scores when the observing seat does this."""
        outlook, me = self._outlook, self._me
        self._waits = choice.patient
        if choice.draws:
            self._draw(me, pile=choice.draws == "pile")
            self._lay(me, 0)
        elif choice.way is not None:
            self._laid[me] = choice.way
            self._discard.append(choice.card)
            self._out = True
        else:
            self._hands[me] = without(self._hands[me], choice.card)
            self._discard.append(choice.card)
        for turn in range(1, LONGEST * outlook.seats):
            seat = (me + turn) % outlook.seats
            if self._laid[seat] is not None:
                break
            self._draw(seat, pile=not (self._wins_by() if self._out and seat == me else self._takes(seat)))
            self._lay(seat, turn // outlook.seats)
        return outlook.points(
            [self._held(seat) if laid is None else laid for seat, laid in enumerate(self._laid)]
        )

    def _takes(self, seat: int) -> bool:
        return bool(self._discard) and takes(
            self._looks[seat], self._hands[seat], self._discard[-1], last=self._out
        )

    def _wins_by(self) -> bool:
        """Whether the open card is the better one in the own last turn, against what lies."""
        if not self._discard:
            return False
        hand, me = self._hands[self._me], self._me
        look = self._looks[me]
        now = self._outlook.gained_by(self._laid, me, look.of(hand).all_ways())
        with_it = look.of((*hand, self._discard[-1])).ways()
        return self._outlook.gained_by(self._laid, me, with_it) >= now + BETTER_AT_LAST * (
            self._outlook.seats - 1
        )

    def _draw(self, seat: int, *, pile: bool) -> None:
        if pile and not self._pile:
            self._pile, self._discard = self._discard[::-1], []
        card = self._pile.pop() if pile and self._pile else self._discard.pop()
        self._hands[seat] = (*self._hands[seat], card)

    def _lay(self, seat: int, turn: int) -> None:
        seen = self._looks[seat].of(self._hands[seat])
        if self._out:
            minds = self._minds[seat]
            way = self._outlook.reply(self._laid, seat, seen.ways()) if minds else seen.best()[1]
            self._laid[seat] = way
            self._discard.append(seen.dearest_left(way))
            return
        out = None if seat == self._me and self._waits and turn < PATIENCE else seen.out()
        if out is not None:
            self._laid[seat], self._out = out.reach, True
            self._discard.append(out.discard)
            return
        card = seen.best()[2]
        self._hands[seat] = without(self._hands[seat], card)
        self._discard.append(card)

    def _held(self, seat: int) -> Reach:
        """What a hand could lay where a trial is broken off, or nothing where that is less than nothing."""
        return max(self._looks[seat].of(self._hands[seat]).ways(), key=lambda way: way[2])
