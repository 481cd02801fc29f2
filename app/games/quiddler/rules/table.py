"""Quiddler for two to eight: the hidden truth of a game and what the rules allow (RULES QD1 to QD12).

A round: the table deals; seats draw, lay and discard in turn; somebody goes out and everybody else has one
more turn; words are challenged; the table counts.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from app.engine import reading
from app.engine.asking import Challenges, Ruling
from app.engine.chance import Chance
from app.engine.errors import IllegalMove
from app.engine.rules import Json, Result, Seat, SeatedState
from app.games.quiddler import deck, model, scoring
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import (
    Challenge,
    CountRound,
    DealRound,
    Draw,
    Move,
    Observation,
    Options,
    Phase,
    Play,
    Vote,
)
from app.games.quiddler.rules.shuffled import first_dealer, need_deck
from app.games.quiddler.scoring import Word
from app.lexicon.judge import Household, Judge, confirm, facts_of, listed, looked_up
from app.lexicon.policy import Reason

VERSION = 2
"""In the first one the lowest seat paid for a word twice challenged, and a seat without cards had a turn."""


class QuiddlerState(SeatedState[Move, Observation]):
    """The truth: all hands and the order of the draw pile."""

    def __init__(self, options: Options, seats: Sequence[Seat], judge: Judge | None) -> None:
        super().__init__(seats)
        self._options = options
        self._first_dealer = first_dealer(seats)
        self._judge = self._today = judge
        self._past: list[model.Round] = []
        self._phase = Phase.DEAL
        self._version = VERSION
        self._clear()

    def _clear(self) -> None:
        self._hands: list[list[str]] = [[] for _ in range(self._count)]
        self._pile: list[str] = []
        """The next card first."""
        self._discard: list[str] = []
        self._laid: list[tuple[Meld, ...] | None] = [None] * self._count
        self._fallen: list[Word] = []
        self._aside: list[list[Meld]] = [[] for _ in range(self._count)]
        self._penalties = [0] * self._count
        self._out: int | None = None
        self._to_play: list[int] = []
        self._turn: int | None = None
        self._history: list[model.Played] = []
        self._ruled: list[model.RuledWord] = []
        self._doubtable: tuple[Word, ...] = ()
        """Words that may be challenged in this window."""
        self._window: Challenges[Word] = Challenges()

    def go_by(self, version: int) -> None:
        self._version = version

    # What the game waits for

    def deciders(self) -> tuple[int, ...]:
        if self._phase in (Phase.DRAW, Phase.PLAY):
            assert self._turn is not None
            return (self._turn,)
        return tuple(sorted(self._window.left)) if self._phase in (Phase.CHALLENGE, Phase.VOTE) else ()

    def automatic(self) -> Move | None:
        if self._phase is Phase.DEAL:
            return DealRound()
        return CountRound() if self._phase is Phase.SCORE else None

    def patient(self, move: Move) -> bool:
        """People look at what a round brought before the next one is dealt."""
        return isinstance(move, DealRound) and bool(self._past)

    def _looking(self) -> int | None:
        return self._turn

    def result(self) -> Result | None:
        return Result.of(self._scores) if self._phase is Phase.OVER else None

    def settled(self) -> bool:
        """Once the last round waits to be counted nothing can change."""
        return self._phase is Phase.OVER or (self._phase is Phase.SCORE and self._is_last)

    def stuck(self) -> bool:
        """Once so many words of false ways out were set aside that nobody has the cards for a word: in the
        first version of the rules, which did not pass over who holds none (RULES-REGISTER D8)."""
        if self._out is not None or self._phase is not Phase.DRAW:
            return False
        least = 2 if self._options.min_word == "cards" else 1
        return all(len(hand) < least for hand in self._hands)

    def idle_rounds(self) -> int:
        """Rounds of the table since words were laid, while nobody is out; nothing in the rules makes anybody
        go out."""
        if self._out is not None or self._turn is None:
            return 0
        idle = sum(1 for _ in itertools.takewhile(lambda one: not one.words, reversed(self._history)))
        return idle // max(1, len(self._with_cards(range(self._count))))

    patience = 15
    """A round of ten cards may well take as long as ten turns of everybody."""

    def stop(self) -> None:
        """The round that nobody ends is counted as it lies, and is the last one."""
        self._turn = None
        self._count_round({})
        self._phase = Phase.OVER
        self._seen.clear()

    @property
    def _round(self) -> int:
        """From 1; the round that was counted last until the next is dealt."""
        return len(self._past) + (self._phase not in (Phase.DEAL, Phase.OVER))

    @property
    def _is_last(self) -> bool:
        return self._round == len(deck.hand_sizes(self._options.edition))

    @property
    def _dealer(self) -> int:
        return (self._first_dealer + max(self._round, 1) - 1) % self._count

    # What is legal

    def check(self, seat: int | None, move: Move) -> Move:
        checked = model.check(self.observe(seat), move)
        if isinstance(checked, Play) and self._options.words == "auto" and self._today is not None:
            return self._listed(checked, self._today)
        return checked

    def _listed(self, move: Play, judge: Judge) -> Play:
        """The move where every word is in the dictionary (RULES QD9 ``words=auto``)."""
        found = listed(judge, map(deck.spelt, move.words), move.why)
        if found.refused:
            word, why = found.refused[0]
            every = [spelt for spelt, _why in found.refused]
            raise IllegalMove(model.QuiddlerRefusal.NO_WORD, word=word, why=why, words=every)
        return Play(move.words, move.discard, found.why)

    def agreed(self) -> Household | None:
        return None if self._today is None else self._today.household

    # What chance and the word list decide

    def resolve(self, seat: int | None, move: Move, chance: Chance) -> Json:
        if isinstance(move, DealRound):
            return {"deck": chance.shuffled(deck.full_deck(self._options.edition, self._options.ly))}
        if isinstance(move, Draw) and move.source == "pile" and len(self._pile) == 1:
            return {"pile": chance.shuffled(self._discard)}
        if isinstance(move, Challenge) and self._options.words == "challenge":
            assert seat is not None
            window = self._window.heard(seat, move.words)
            found = () if window.left else window.closed().found
            return facts_of(self._today, ((list(word), self._spelt(word)) for word in found))
        return self._looked_through() if isinstance(move, CountRound) else {}

    def deals(self, move: Move) -> int | None:
        return self._round if isinstance(move, DealRound) else None

    def _looked_through(self, said: Mapping[Word, str] | None = None) -> Json:
        """What the list says of all words that lie, where they could be laid without asking it, and of which
        the household decided. said: reasons that a record gives for these."""
        if self._options.words == "auto" or self._today is None:
            return {}
        laid, said = [words or () for words in self._laid], said or {}
        found = {
            (owner, index): looked_up(self._today, deck.spelt(meld), said.get((owner, index)))
            for owner, words in enumerate(laid)
            for index, meld in enumerate(words)
        }
        agreed = [{"word": [*word], "why": one.why} for word, one in found.items() if one.at_home]
        listed = [
            [found[owner, index].good for index in range(len(words))] for owner, words in enumerate(laid)
        ]
        return {"listed": listed, "agreed": agreed} if agreed else {"listed": listed}

    def _spelt(self, word: Sequence[int]) -> str:
        owner, index = word
        return deck.spelt((self._laid[owner] or ())[index])

    def _clockwise(self, start: int) -> list[int]:
        """All seats, the one left of ``start`` first and ``start`` itself last (RULES G3)."""
        return [(start + step) % self._count for step in range(1, self._count + 1)]

    def _with_cards(self, seats: Sequence[int]) -> list[int]:
        """Those of the seats that have something to do in this round (RULES-REGISTER D8)."""
        return [seat for seat in seats if self._hands[seat] or self._version == 1]

    def check_facts(self, seat: int | None, move: Move, facts: Mapping[str, Any], *, own_list: bool) -> None:
        if not own_list or self._today is None:
            return
        if isinstance(move, Challenge):
            confirm(self._today, facts, self._spelt)
        if isinstance(move, CountRound) and (facts or self._version > 1):
            said = {tuple(one["word"]): one["why"] for one in facts.get("agreed", ())}
            if facts != self._looked_through(said):
                raise ValueError("the word list judges the words of the round differently")

    # What follows

    def apply(self, seat: int | None, move: Move, facts: Mapping[str, Any]) -> Json:
        self._seen.clear()
        if isinstance(move, DealRound):
            return self._deal(facts)
        if isinstance(move, Draw):
            return self._draw(move, facts)
        if isinstance(move, Play):
            return self._play(move)
        if isinstance(move, CountRound):
            return self._count_round(facts)
        assert seat is not None
        self._window = self._window.heard(seat, move.words if isinstance(move, Challenge) else move.against)
        if self._window.left:
            return {}
        if isinstance(move, Vote):
            # The other players' majority decides (RULES-REGISTER D13).
            return self._rule(self._window.voted(self._count - 1))
        window = self._window = self._window.closed()
        if self._options.words == "vote" and window.found:
            self._window, self._phase = window.vote(_others(range(self._count), window.found)), Phase.VOTE
            return {"doubts": [{"word": list(word), "by": by[0]} for word, by in window.found.items()]}
        return self._rule(window.looked_up(facts))

    def _deal(self, facts: Mapping[str, Any]) -> Json:
        cards = deck.cards(facts["deck"])
        need_deck(cards, self._options)
        self._clear()
        self._phase = Phase.DRAW
        size = deck.hand_sizes(self._options.edition)[self._round - 1]
        for seat in range(self._count):
            self._hands[seat] = list(cards[size * seat : size * (seat + 1)])
        rest = cards[size * self._count :]
        self._discard, self._pile = [rest[0]], list(rest[1:])
        self._turn = (self._dealer + 1) % self._count
        if self._judge is not None:
            self._today = self._judge.of_today()
        return {"round": self._round, "size": size, "dealer": self._dealer, "open": rest[0]}

    def _draw(self, move: Draw, facts: Mapping[str, Any]) -> Json:
        assert self._turn is not None
        own = move.source == "pile"
        card = self._pile.pop(0) if own else self._discard.pop()
        outcome: Json = {"card": card}
        if own and not self._pile:
            shuffled = deck.cards(facts["pile"])
            if Counter(shuffled) != Counter(self._discard):
                raise ValueError("the shuffled pile is not the discard pile")
            self._pile, self._discard = list(shuffled), []
            outcome["reshuffled"] = len(shuffled)
        self._hands[self._turn].append(card)
        self._history.append(model.Played(self._turn, move.source, "" if own else card))
        self._phase = Phase.PLAY
        return outcome

    def _play(self, move: Play) -> Json:
        turn = self._turn
        assert turn is not None
        hand = self._hands[turn]
        for card in (move.discard, *(card for meld in move.words for card in meld)):
            hand.remove(card)
        self._discard.append(move.discard)
        drew = self._history[-1]
        self._history[-1] = model.Played(turn, drew.source, drew.taken, move.words, move.discard)
        goes_out = bool(move.words) and self._out is None
        if self._out is not None:
            self._to_play.remove(turn)
        if move.words or self._out is not None:
            self._laid[turn] = move.words
        if goes_out:
            self._out = turn
            self._to_play = self._with_cards(self._clockwise(turn)[:-1])
        values = [deck.value(self._options.edition, meld) for meld in move.words]
        challenged = self._options.challenge_at == "laying" and self._options.words != "auto"
        if move.words and challenged:
            self._open_window((turn,))
        else:
            self._next_turn()
        return {"values": values, "out": goes_out}

    def _open_window(self, owners: Sequence[int]) -> None:
        """Words of these seats may be challenged. Of several challengers the first counts, clockwise from
        whose turn it was, after the last turns from who went out (RULES QD9, RULES-REGISTER D12)."""
        start = self._turn if self._turn is not None else self._out
        assert start is not None
        order = range(self._count) if self._version == 1 else self._clockwise(start)
        self._doubtable = tuple(
            (owner, index) for owner in owners for index in range(len(self._laid[owner] or ()))
        )
        self._window = Challenges(_others(order, self._doubtable))
        self._phase = Phase.CHALLENGE
        if not self._window.left:
            self._close_window()

    def _close_window(self) -> None:
        self._doubtable, self._window = (), Challenges()
        if self._options.challenge_at == "laying":
            self._next_turn()
        else:
            self._phase = Phase.SCORE

    def _next_turn(self) -> None:
        """Whose turn is next; where nobody left has a card the round ends (RULES QD7, RULES-REGISTER D8)."""
        assert self._turn is not None
        left = self._with_cards(self._clockwise(self._turn)) if self._out is None else self._to_play
        if left:
            self._turn, self._phase = left[0], Phase.DRAW
            return
        self._turn = None
        if self._options.words == "auto" or self._options.challenge_at == "laying":
            self._phase = Phase.SCORE
        else:
            self._open_window(range(self._count))

    def _rule(self, rulings: Iterable[Ruling[Word]]) -> Json:
        """Words fall or stand, and who was wrong pays (RULES QD9)."""
        ruled = []
        for one in rulings:
            owner, index = one.word
            meld, by = (self._laid[owner] or ())[index], one.by[0]
            ruled.append(model.RuledWord(owner, index, by, one.good, meld, one.why or "", one.against or ()))
            worth = deck.value(self._options.edition, meld)
            if not one.good:
                self._penalties[owner] += worth
                self._fallen.append((owner, index))
            elif self._options.words == "challenge":
                self._penalties[by] += worth
        self._ruled += ruled
        resumed = self._false_out()
        self._close_window()
        return {"ruled": [one.to_json() for one in ruled], "resumed": resumed}

    def _false_out(self) -> bool:
        """With ``false_out=continues`` a fallen word of who went out lets the round go on: that word's cards
        are set aside, the other laid cards return to the hand (RULES-REGISTER D8)."""
        out = self._out
        fallen = {index for owner, index in self._fallen if owner == out}
        if self._options.false_out != "continues" or out is None or not fallen or self._turn != out:
            return False
        for index, meld in enumerate(self._laid[out] or ()):
            if index in fallen:
                self._aside[out].append(meld)
            else:
                self._hands[out] += meld
        self._fallen = [word for word in self._fallen if word[0] != out]
        self._laid[out] = None
        self._out, self._to_play = None, []
        return True

    def _count_round(self, facts: Mapping[str, Any]) -> Json:
        options = self._options
        words = scoring.standing(self._laid, self._fallen)
        scores = scoring.round_scores(
            options.edition, words, self._hands, self._penalties, bonus2=options.bonus2, ch=options.ch
        )
        listed = self._listed_facts(facts)
        rows = tuple(
            model.SeatRound(
                laid=self._laid[seat] or (),
                fallen=tuple(sorted(index for owner, index in self._fallen if owner == seat)),
                aside=tuple(self._aside[seat]),
                held=tuple(self._hands[seat]),
                score=scores[seat],
                listed=listed[seat],
            )
            for seat in range(self._count)
        )
        number, dealer, last = self._round, self._dealer, self._is_last
        self._past.append(model.Round(number, dealer, self._out, rows, tuple(self._ruled)))
        for seat, score in enumerate(scores):
            self._scores[seat] += score.points
        self._phase = Phase.OVER if last else Phase.DEAL
        return {
            "round": number,
            "scores": [score.to_json() for score in scores],
            "totals": list(self._scores),
        }

    def _listed_facts(self, facts: Mapping[str, Any]) -> list[tuple[bool, ...]]:
        given = [tuple(map(reading.flag, reading.listed(one))) for one in facts.get("listed", ())]
        if given and [len(one) for one in given] != [len(words or ()) for words in self._laid]:
            raise ValueError("other words were looked up than lie there")
        told = set[tuple[int, ...]]()
        for one in map(reading.mapped, reading.listed(facts.get("agreed", ()))):
            owner, index = word = tuple(map(reading.whole, reading.listed(one["word"])))
            why = Reason.HOUSEHOLD if given[owner][index] else Reason.BANNED
            if one["why"] != why.value or word in told:
                raise ValueError("the household says something else than is listed")
            told.add(word)
        return given or [()] * self._count

    # What a seat sees

    def _observed(self, seat: int | None) -> Observation:
        result = self.result()
        return Observation(
            seat=seat,
            seats=self._count,
            options=self._options,
            phase=self._phase,
            round=self._round,
            dealer=self._dealer,
            turn=self._turn,
            hand=() if seat is None else tuple(self._hands[seat]),
            hand_sizes=tuple(len(hand) for hand in self._hands),
            pile=len(self._pile),
            discard=tuple(self._discard),
            laid=tuple(self._laid),
            fallen=tuple(sorted(self._fallen)),
            aside=tuple(tuple(melds) for melds in self._aside),
            penalties=tuple(self._penalties),
            out=self._out,
            to_play=tuple(self._to_play),
            history=tuple(self._history),
            ruled=tuple(self._ruled),
            open_doubts=tuple(self._window.found),
            waiting=self.deciders(),
            scores=tuple(self._scores),
            past=tuple(self._past),
            winners=result.winners if result else (),
            doubtable=tuple(word for word in self._doubtable if word[0] != seat),
        )

    def redacted(self, seat: int | None, move: Json, outcome: Json, viewer: int | None) -> tuple[Json, Json]:
        """Nobody learns of the order of cards, of a card drawn by somebody else, or of what others have
        said so far while some still think."""
        seen = {key: value for key, value in outcome.items() if key != "facts"}
        kind = move["type"]
        if kind == Draw.type and move["from"] == "pile" and seat != viewer:
            seen.pop("card", None)
        if kind in (Challenge.type, Vote.type) and seat != viewer and not seen:
            return {"type": kind}, seen
        return move, seen


def _others(seats: Iterable[int], words: Iterable[Word]) -> tuple[int, ...]:
    """Those of the seats who may say something to these words: some are not their own."""
    owners = {owner for owner, _ in words}
    return tuple(seat for seat in seats if owners - {seat})
