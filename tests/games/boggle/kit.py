"""Boggle for the conformance suite: random legal play and records that differ in what is hidden."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.engine.turn import Turn
from app.games.boggle.board import CELLS, NEIGHBOURS
from app.games.boggle.model import (
    Close,
    Done,
    HandIn,
    Hint,
    ListedWord,
    Observation,
    Pause,
    Phase,
    Resume,
    Shake,
    Start,
    TimeUp,
    Vote,
    WordVerdict,
    WriteWord,
)
from app.games.boggle.referee import BoggleReferee
from app.games.catalogue import find
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon
from tests.games.kit import AnyMatch, Kit, Scenario

ANNA, BORIS, CYRIL = Seat("Anna", age=9), Seat("Boris", age=41), Seat("Cyril")
HARE, LYNX = Seat("Zajíc", "ai", 1), Seat("Rys", "ai", 5)

SCENARIOS = (
    Scenario("alone", (ANNA,), {"rounds": 1}, 11),
    Scenario("with computer players", (HARE, ANNA, LYNX), {"rounds": 2}, 12),
    Scenario(
        "on paper with votes", (ANNA, BORIS, CYRIL), {"entry": "paper", "words": "vote", "rounds": 2}, 13
    ),
    Scenario(
        "in turns",
        (ANNA, BORIS, HARE, CYRIL),
        {"entry": "turns", "min_len": 3, "rounds": 2, "minutes": 1},
        14,
    ),
    Scenario("to a target without limit", (HARE, LYNX), {"target": 12, "minutes": 0, "fold": "yes"}, 15),
    Scenario("with hints", (ANNA, HARE), {"hints": "yes", "found": "yes", "rounds": 1}, 17),
    Scenario("one letter counts", (LYNX, BORIS), {"min_len": 1, "rounds": 1, "rare": "with"}, 16),
)


def random_word(grid: Sequence[str], chance: Chance, longest: int = 6) -> str:
    """A word along a random path of the board; any letters will do."""
    path = [chance.below(CELLS)]
    for _ in range(chance.below(longest)):
        free = [cell for cell in NEIGHBOURS[path[-1]] if cell not in path]
        if not free:
            break
        path.append(chance.pick(free))
    return "".join(grid[cell] for cell in path).lower()


def _new_word(seen: Observation, chance: Chance) -> str | None:
    assert seen.grid is not None
    known = {entry.word for entry in seen.mine}
    for _ in range(40):
        word = random_word(seen.grid, chance)
        if len(word) >= seen.options.min_len and word not in known:
            return word
    return None


def _writing(match: AnyMatch, seen: Observation, chance: Chance) -> tuple[int | None, Any]:
    at = seen.at + chance.below(9_000)
    if not seen.running:
        return None, Resume(seen.at)
    if seen.limit is not None and at >= seen.limit:
        return None, TimeUp(at)
    if not seen.deciders:
        return None, TimeUp(at)
    if chance.below(12) == 0:
        return None, Pause(at)
    seat = chance.pick(seen.deciders)
    if match.observation_for(seat).may_hint and chance.below(4) == 0:
        return seat, Hint(at)
    word = None
    if seen.options.entry != "paper" or seat not in seen.people:
        word = _new_word(match.observation_for(seat), chance)
    if word is None or chance.below(8) == 0:
        return seat, Done(at)
    if chance.below(4) == 0:
        return seat, WriteWord(word, at, WordVerdict.UNKNOWN, "unknown")
    return seat, WriteWord(word, at, WordVerdict.VALID)


def _list(seen: Observation, chance: Chance) -> HandIn:
    assert seen.grid is not None
    verdicts = (WordVerdict.VALID, WordVerdict.VALID, WordVerdict.UNKNOWN)
    words = [
        ListedWord(random_word(seen.grid, chance, 3), chance.pick(verdicts)) for _ in range(chance.below(8))
    ]
    if chance.below(3) == 0:
        words.append(ListedWord("nenítady"))
    return HandIn(tuple(words))


def move(match: AnyMatch, chance: Chance) -> tuple[int | None, Any]:
    """Any legal move of anybody."""
    seen: Observation = match.observation_for(None)
    if seen.phase is Phase.SHAKE:
        return seen.shaker, Shake()
    if seen.phase is Phase.READY:
        return None, Start()
    if seen.phase is Phase.PLAY:
        return _writing(match, seen, chance)
    if seen.phase is Phase.LISTS:
        seat = chance.pick(seen.deciders)
        return seat, _list(match.observation_for(seat), chance)
    assert seen.review is not None
    doubted = sorted({e.word for entries in seen.review.lists for e in entries if e.why or _unknown(e)})
    if seen.options.words == "vote" and doubted and chance.below(4):
        return chance.pick(seen.people), Vote(chance.pick(doubted), bool(chance.below(2)))
    return None, Close()


def wild(match: AnyMatch, chance: Chance) -> Any:
    """Any kind of move, words that are none, times before and after."""
    seen: Observation = match.observation_for(chance.below(len(match.record.players)))
    at = max(0, seen.at - 50 + chance.below(200)) + chance.pick((0, 0, 0, 600_000))
    lists = seen.review.lists if seen.review else (seen.mine,)
    written = [entry.word for entries in lists for entry in entries]
    words = ["", "x-y", "данс", "a" * 17, "kolo", *written]
    if seen.grid is not None:
        words += [random_word(seen.grid, chance) for _ in words]
    word = chance.pick(words)
    vote, listed = Vote(word, accept=True), HandIn((ListedWord(word, WordVerdict.VALID),))
    written_now = WriteWord(chance.pick((word, f" {word.upper()}")), at, WordVerdict.VALID)
    table = (Start(), Close(), TimeUp(at), Pause(at), Resume(at))
    return chance.pick((Shake(), Done(at), vote, listed, written_now, written_now, chance.pick(table)))


def _unknown(entry: Any) -> bool:
    return entry.verdict is WordVerdict.UNKNOWN


def twin(match: AnyMatch, seat: int | None) -> Record | None:
    """The same game, but the others wrote other words in the round that is not open yet."""
    seen: Observation = match.observation_for(None)
    if seen.phase not in (Phase.READY, Phase.PLAY, Phase.LISTS):
        return None
    record = copy.deepcopy(match.record)
    since = max(index for index, turn in enumerate(record.turns) if turn.move["type"] == "shake")
    grid = record.turns[since].outcome["facts"]["grid"]
    chance = Chance(len(record.turns))
    written: dict[int | None, set[str]] = {}

    def another(writer: int | None) -> str:
        known = written.setdefault(writer, set())
        drawn = (random_word(grid, chance) for _ in range(10_000))
        word = next(word for word in drawn if len(word) >= seen.options.min_len and word not in known)
        known.add(word)
        return word

    changed = False
    for index, turn in enumerate(record.turns[since:], since):
        if turn.seat == seat:
            continue
        if turn.move["type"] == "word":
            move = {**turn.move, "word": another(turn.seat)}
        elif turn.move["type"] == "hand_in":
            # How many of them are good is told to all.
            words = [{**given, "word": another(turn.seat)} for given in turn.move["words"]]
            move = {**turn.move, "words": words}
        else:
            continue
        changed = changed or move != turn.move
        record.turns[index] = Turn(turn.seat, move, turn.outcome)
    return record if changed else None


def example() -> Record:
    """A short game for FORMAT.md: a person and a hare, one word of each shared, one refused."""
    lexicon = Lexicon.open()
    judge = Judge(lexicon, "boggle")
    options = {"rounds": 1, "min_len": 4, "board": "hard", "rare": "without", "words": "vote"}
    match: AnyMatch = Match.new(find("boggle").rules(judge), (ANNA, HARE), 4, options, lexicon.id)
    match.submit(match.deciders()[0], Shake())
    match.submit(None, Start())
    seen: Observation = match.observation_for(None)
    assert seen.grid is not None
    referee = BoggleReferee(judge)
    words = referee.solve(seen.grid, fold=False, min_len=4)
    chance = Chance(1)
    drawn = (random_word(seen.grid, chance) for _ in range(10_000))
    wrong = next(word for word in drawn if len(word) == 4 and not referee.judge(word).accepted)
    match.submit(0, WriteWord(words[0], 9_200))
    match.submit(1, WriteWord(words[1], 15_800))
    match.submit(0, WriteWord(words[1], 31_000))
    match.submit(None, Pause(40_000))
    match.submit(None, Resume(40_000))
    match.submit(1, Done(61_500))
    match.submit(0, WriteWord(wrong, 172_000))
    match.submit(None, TimeUp(180_000))
    match.submit(0, Vote(wrong, False))
    match.submit(None, Close())
    return match.record


KIT = Kit(SCENARIOS, move, wild, twin, example, frozenset({"verdicts"}))
