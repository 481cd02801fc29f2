"""What the household's own list says of words while a game goes on."""

from __future__ import annotations

import pytest

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.record import Record
from app.games.boggle.model import Close, Done, Shake, Start, TimeUp, WordVerdict, WriteWord
from app.games.boggle.referee import BoggleReferee
from app.games.boggle.rules import BoggleRules
from app.lexicon.judge import Agreements, Judge
from app.lexicon.lexicon import Lexicon
from tests.games.boggle.kit import random_word
from tests.games.boggle.rounds import people
from tests.games.kit import AnyMatch


@pytest.mark.parametrize("resumed", [False, True])
def test_one_word_has_one_verdict_in_a_round(resumed: bool) -> None:
    """The household's list changes between two stretches; what was said stays, the next round knows."""
    lexicon, added = Lexicon.open(), set[str]()
    rules = BoggleRules(BoggleReferee(Judge(lexicon, "boggle", Agreements(added))))
    match: AnyMatch = Match.new(rules, people(2), 3, {"entry": "turns", "min_len": 4})
    chance = Chance(5)

    def strange(count: int, match: AnyMatch) -> list[str]:
        grid = match.observation_for(match.deciders()[0]).grid
        drawn = (random_word(grid, chance, 7) for _ in range(10_000))
        policy = lexicon.policy("boggle")
        found = dict.fromkeys(word for word in drawn if len(word) > 4 and not policy.accepts(word))
        return list(found)[:count]

    first = match.deciders()[0]
    match.submit(first, Shake())
    match.submit(None, Start())
    gone, come, late = strange(3, match)
    # Known before the round: a word goes, another comes.
    match = Match.new(rules, people(2), 3, {"entry": "turns", "min_len": 4})
    added.add(gone)
    match.submit(first, Shake())
    match.submit(None, Start())
    match.submit(first, WriteWord(gone, 10))
    match.submit(first, WriteWord(come, 20))
    match.submit(first, Done(30))
    match.submit(None, TimeUp(30))
    added.remove(gone)
    added.update((come, late))
    if resumed:
        match = Match.replay(rules, Record.loads(match.record.dumps()))
    match.submit(None, Start())
    second = 1 - first
    match.submit(second, WriteWord(gone, 10))
    match.submit(second, WriteWord(come, 20))
    verdicts = [(entry.verdict, entry.why) for entry in match.observation_for(second).mine]
    assert verdicts == [(WordVerdict.VALID, "household"), (WordVerdict.UNKNOWN, "unknown")]
    if not resumed:
        match.submit(second, WriteWord(late, 25))
        assert match.observation_for(second).mine[-1].verdict is WordVerdict.UNKNOWN
    match.submit(second, Done(30))
    match.submit(None, TimeUp(30))
    match.submit(None, Close())
    assert match.record.turns[-1].outcome["verdicts"][first][gone] == "shared"
    to_come = match.rewound(len(match.record.turns))
    to_come.submit(second, Shake())
    to_come.submit(None, Start())
    (known,) = strange(1, to_come)
    added.add(known)
    match.submit(second, Shake())
    match.submit(None, Start())
    writer = match.deciders()[0]
    match.submit(writer, WriteWord(known, 5))
    assert match.observation_for(writer).mine[-1].why == "household"
    assert Match.replay(BoggleRules(None), Record.loads(match.record.dumps())).record == match.record


def test_a_record_says_which_words_of_the_board_the_household_has_banned() -> None:
    """So that whoever checks it with the plain list does not miss them."""

    def told(household: Agreements) -> dict[str, list[str]]:
        rules = BoggleRules(BoggleReferee(Judge(plain, "boggle", household)))
        match: AnyMatch = Match.new(rules, people(1), 3, {"min_len": 3}, plain.id)
        for seat, move in ((0, Shake()), (None, Start()), (0, Done(5)), (None, TimeUp(5))):
            match.submit(seat, move)
        checks = BoggleRules(BoggleReferee(Judge(plain, "boggle")))
        again = Match.replay(checks, match.record, strict=True, lexicon=plain.id)
        assert again.record == match.record
        facts: dict[str, list[str]] = match.record.turns[-1].outcome["facts"]
        return facts

    plain = Lexicon.open()
    whole = told(Agreements())
    assert set(whole) == {"solution"}
    banned = whole["solution"][2]
    narrowed = told(Agreements((), {banned, "žinčice"}))
    assert narrowed["banned"] == [banned] and banned not in narrowed["solution"]
