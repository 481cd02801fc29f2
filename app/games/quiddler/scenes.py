"""Moments of Quiddler to be photographed. Nothing here draws; a stage does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import Any

from app.engine import match
from app.engine.rules import Seat
from app.games.laboratory import Moment, Scene, Stage
from app.games.quiddler import deck, solo_model
from app.games.quiddler.model import Challenge, Draw, Observation, Phase, Play, Vote
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.solo_model import SoloPhase
from app.lexicon.judge import Judge
from app.search.arrange import HandSearch

SEED = 3
HARE, FOX, OWL = Seat("Zajíc", "ai", 1), Seat("Liška", "ai", 3), Seat("Sova", "ai", 4)
PERSON, OTHER = Seat("Žofie", age=11), Seat("Babi", age=68)
EIGHT = (PERSON, HARE, FOX, OWL, Seat("Rys", "ai", 5), Seat("Ježek", "ai", 2), FOX, OWL)

Match = match.Match[Any, Any]
Until = Callable[[Observation], bool]


class _Table:
    """A game that is played up to a moment by somebody who knows the dictionary by heart."""

    def __init__(self, stage: Stage, seats: Sequence[Seat], seed: int = SEED, **options: Any) -> None:
        lexicon = stage.services.lexicon
        assert lexicon is not None
        self.judge = Judge(lexicon, "quiddler")
        policy = self.judge.policy
        self.search = HandSearch(policy.dawg, policy.certain, deck.values("cz"))
        self.game: Match = match.Match.new(QuiddlerRules(self.judge), seats, seed, options)
        self.bluffs: int | None = None
        """The seat that lays in its last turn what is no word."""

    def play(self, until: Until, wait: int = 3) -> Observation:
        """Go on until that moment comes where seat 0 is asked or a round is over, or to the end; nobody goes
        out before so many turns of their own."""
        while True:
            seen: Observation = self.game.observation_for(0)
            if seen.phase is Phase.OVER or ((0 in seen.waiting or seen.phase is Phase.DEAL) and until(seen)):
                return seen
            if self.game.automatic() is not None:
                self.game.submit(None, self.game.automatic())
            else:
                seat = self.game.deciders()[0]
                self.game.submit(seat, self.move(self.game.observation_for(seat), wait))

    def move(self, seen: Observation, wait: int) -> Any:
        """What the seat that sees this does."""
        if seen.phase is Phase.DRAW:
            return Draw("discard" if self._better(seen) else "pile")
        if seen.phase is Phase.PLAY:
            move = self.played(seen, sum(turn.seat == seen.seat for turn in seen.history) > wait)
            if seen.last_turns and seen.seat == self.bluffs:
                return Play((self.nonsense(seen),), move.discard)
            return move
        return Challenge(()) if seen.phase is Phase.CHALLENGE else Vote(())

    def _better(self, seen: Observation) -> bool:
        """Whether the open card makes the hand worth more."""
        if not seen.discard:
            return False
        now = self.search.best(seen.hand, spare=False).reach.points
        return self.search.best((*seen.hand, seen.discard[-1])).reach.points > now + 3

    def played(self, seen: Observation, out: bool) -> Play:
        """Go out where that may be, lay what goes in the last turn, else discard what is worth least."""
        found = self.search.best(seen.hand)
        whole = not found.held and bool(found.melds)
        assert found.discard is not None
        return Play(found.melds if seen.last_turns or (whole and out) else (), found.discard)

    def nonsense(self, seen: Observation) -> deck.Meld:
        """Three cards that spell nothing, none of them the one to discard."""
        kept = list(seen.hand)
        kept.remove(self.played(seen, out=False).discard)
        return next(meld for meld in permutations(kept, 3) if not self.judge.judge(deck.spelt(meld)).accepted)

    def arranged(self, seen: Observation) -> tuple[deck.Meld, ...]:
        """The best words of a hand."""
        return self.search.best(seen.hand).melds


def _in_round(number: int, phase: Phase = Phase.DRAW, turns: int = 6) -> Until:
    return lambda seen: seen.round == number and seen.phase is phase and len(seen.history) >= turns


def _last_turn(number: int) -> Until:
    return lambda seen: seen.round >= number and seen.last_turns and seen.phase is Phase.PLAY


def _begun(stage: Stage) -> None:
    table = _Table(stage, (PERSON, HARE, FOX, OWL))
    table.play(_in_round(1, turns=0))
    stage.resume(table.game.record)


def _arranging(stage: Stage) -> None:
    table = _Table(stage, (PERSON, FOX, OWL), words="auto")
    seen = table.play(_in_round(6, Phase.PLAY), wait=6)
    stage.resume(table.game.record)
    stage.table.view.table.hand.lay(table.arranged(seen)[:2])


def _advised(stage: Stage) -> None:
    """The adviser tells which words are good while they are arranged."""
    table = _Table(stage, (PERSON, FOX, OWL), words="auto", adviser="on")
    seen = table.play(_in_round(6, Phase.PLAY), wait=6)
    stage.resume(table.game.record)
    first = table.arranged(seen)[0]
    rest = Counter(seen.hand) - Counter(first)
    stage.table.view.table.hand.lay([first, tuple(rest.elements())[:4]])


def _goes_out(stage: Stage) -> tuple[Any, Play]:
    """The person can lay the whole hand; the controller and that move."""
    table = _Table(stage, (PERSON, FOX, OWL), words="auto")

    def can_go_out(seen: Observation) -> bool:
        ready = seen.phase is Phase.PLAY and not seen.last_turns and seen.round >= 4
        return ready and bool(table.played(seen, out=True).words)

    seen = table.play(can_go_out, wait=4)
    controller = stage.resume(table.game.record)
    view = stage.table.view
    # Before the table is shown a turn would be told of, not acted out; on a slow machine it comes late.
    stage.wait(lambda: view.seen is not None and view.isVisible(), "the table")
    return controller, table.played(seen, out=True)


def _going_out(stage: Stage) -> None:
    """The person lays the whole hand, and everybody sees it."""
    controller, move = _goes_out(stage)
    view, cards = stage.table.view, sum(map(len, move.words))
    controller.submit(move)
    stage.wait(lambda: bool(len(view.table.landing.landed) == cards), "the words of whoever goes out")


def _out_begins(stage: Stage) -> Callable[[], object]:
    controller, move = _goes_out(stage)
    return lambda: controller.submit(move)


def _end_begins(stage: Stage) -> Callable[[], object]:
    """The result of the last round is there; the winner comes after it."""
    table = _Table(stage, (PERSON, OTHER, FOX, OWL), words="auto")
    table.play(lambda seen: False)
    stage.resume(table.game.record)
    over = stage.table.view.rounds
    return lambda: over.end.celebrate()


def _last(stage: Stage) -> None:
    table = _Table(stage, (PERSON, FOX, OWL), words="auto")
    seen = table.play(_last_turn(5))
    stage.resume(table.game.record)
    stage.table.view.table.hand.lay(table.arranged(seen))


def _eight(stage: Stage) -> None:
    """Every place taken, in the last round, after somebody has gone out."""
    table = _Table(stage, EIGHT, words="auto")
    table.play(_last_turn(7), wait=1)
    stage.resume(table.game.record)


def _doubtful(stage: Stage, **options: Any) -> Match:
    """A round in which the fox has laid a word that is none."""
    table = _Table(stage, (PERSON, OWL, FOX), **options)
    table.bluffs = 2
    table.play(lambda seen: seen.phase is Phase.CHALLENGE and seen.out != table.bluffs and seen.round >= 4)
    return table.game


def _challenge(stage: Stage) -> None:
    stage.resume(_doubtful(stage, words="challenge").record)


def _vote(stage: Stage) -> None:
    game = _doubtful(stage, words="vote")
    for seat in game.deciders():
        words = game.observation_for(seat).doubtable if seat == 1 else ()
        game.submit(seat, Challenge(tuple(word for word in words if word[0] == 2)))
    stage.resume(game.record)


def _result(stage: Stage) -> None:
    table = _Table(stage, (PERSON, OTHER, FOX, OWL), words="auto")
    table.play(lambda seen: seen.phase is Phase.DEAL and len(seen.past) == 5)
    stage.resume(table.game.record)


def _end(stage: Stage) -> None:
    table = _Table(stage, (PERSON, OTHER, FOX, OWL), words="auto")
    table.play(lambda seen: False)
    stage.resume(table.game.record)
    over = stage.table.view.rounds
    over.end.open_again()


def _curtain(stage: Stage) -> None:
    table = _Table(stage, (OTHER, PERSON, FOX), words="auto")
    table.play(_in_round(3, turns=3))
    stage.resume(table.game.record)


def _solo(stage: Stage, taken: int) -> Match:
    """The game for one after so many words, or where no word is left."""
    table = _Table(stage, (PERSON,))
    game = table.game
    while game.result is None and game.automatic() is None:
        seen: solo_model.SoloObservation = game.observation_for(0)
        if len(seen.used) == taken and seen.phase is SoloPhase.TAKE:
            break
        if seen.phase is SoloPhase.REFILL:
            deepest = max(seen.sources, key=lambda place: seen.sizes[place])
            game.submit(0, solo_model.Refill(seen.empty[0], deepest))
            continue
        words = table.search.hand([card for card in seen.piles if card is not None]).words()
        if not words:
            break
        best = max(words, key=lambda one: (len(one.cards), deck.value("cz", one.cards), one.word))
        game.submit(0, solo_model.Take(_places(seen, best.cards)))
    return game


def _places(seen: solo_model.SoloObservation, cards: Sequence[str]) -> tuple[int, ...]:
    found: list[int] = []
    for card in cards:
        found.append(next(at for at, one in enumerate(seen.piles) if one == card and at not in found))
    return tuple(found)


def _alone(stage: Stage) -> None:
    stage.resume(_solo(stage, 0).record)


def _alone_later(stage: Stage) -> None:
    stage.resume(_solo(stage, 5).record)


def _stuck(stage: Stage) -> None:
    stage.resume(_solo(stage, 48).record)


MOMENTS: Mapping[str, Moment] = {"out": _out_begins, "end": _end_begins}

SCENES: Mapping[str, Scene] = {
    "begun": _begun,
    "arranging": _arranging,
    "adviser": _advised,
    "out": _going_out,
    "last-turn": _last,
    "eight": _eight,
    "curtain": _curtain,
    "challenge": _challenge,
    "vote": _vote,
    "result": _result,
    "end": _end,
    "solo": _alone,
    "solo-later": _alone_later,
    "solo-stuck": _stuck,
}
