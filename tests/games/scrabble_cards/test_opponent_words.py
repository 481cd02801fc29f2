"""What computer players of Scrabble karty make of words: doubts, bluffs, what a household has agreed on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import LEVELS, Seat
from app.games.laboratory import open_judge, open_lexicon
from app.games.scrabble_cards.advice import ranked
from app.games.scrabble_cards.bluffs import GAIN, LEAST_LETTERS, invented, rare
from app.games.scrabble_cards.cards import Letter
from app.games.scrabble_cards.challenger import record
from app.games.scrabble_cards.levels import COMMON
from app.games.scrabble_cards.levels import LEVELS as OF_LEVELS
from app.games.scrabble_cards.model import Observation, Options, Phase, Played, check, place
from app.games.scrabble_cards.moves import Answer, Challenge, Move, Play, Vote
from app.games.scrabble_cards.opponent import ScrabbleOpponent
from app.games.scrabble_cards.outlook import Outlook
from app.games.scrabble_cards.rules import ScrabbleRules
from app.lexicon.judge import Agreements, Judge
from app.lexicon.vocabulary import vocabulary
from tests.games.kit import decisions
from tests.games.scrabble_cards.dealt import laid
from tests.games.scrabble_cards.test_advice import seen

POLICY = "scrabble-inflected"


@pytest.fixture(scope="module")
def judge() -> Judge:
    found = open_judge(POLICY)
    assert found is not None
    return found


def asked(word: str, *, words: str = "challenge", **more: Any) -> Observation:
    """What seat 1 sees that is asked whether it says something against a first word."""
    options = Options(words=words, **more)
    return Observation(
        seat=1, seats=2, options=options, phase=Phase.CHALLENGE, turn=0, hand=tuple("KOSANET"), bonus="g09",
        hand_sizes=(7, 7), pile=86, bonus_pile=18, table=(), heap=(), opened=False,
        pending=Play(laid(word)), shown="", open_doubts=(), answered=(), waiting=(1,), first_at=None, at=0,
        running=False, claimed=None, omitted=0, losing=(), scores=(0, 0),
    )  # fmt: skip


def objects(judge: Judge, level: int, position: Observation) -> bool:
    move = ScrabbleOpponent(level, 3, judge).choose(position, Budget())
    assert isinstance(move, Challenge)
    check(position, move)
    return bool(move.words)


@pytest.mark.parametrize("level", LEVELS)
def test_common_words_are_believed_and_impossible_ones_are_not(judge: Judge, level: int) -> None:
    # RULES SK15
    for word in ("KOS", "LES", "VODA", "STROM"):
        assert not objects(judge, level, asked(word))
    assert objects(judge, level, asked("XŇŤGŮ"))
    assert objects(judge, level, asked("XŇŤGŮ", words="vote"))


def test_who_knows_few_words_doubts_a_rare_one_that_the_top_level_knows(judge: Judge) -> None:
    common = vocabulary(judge, OF_LEVELS[0].extent)
    dawg = judge.policy.dawg
    words = ("pahrbek", "svízel", "rákosník", "oblouček", "strniště", "mokřad", "kormidelník")
    rare_words = [word for word in words if not common.knows(word) and judge.policy.sure(dawg.number(word))]
    assert rare_words
    assert any(objects(judge, 1, asked(word.upper(), words="challenge")) for word in (*rare_words, "xňť"))
    assert not any(objects(judge, 5, asked(word.upper())) for word in rare_words)


def test_a_challenge_that_may_cost_a_turn_wants_more_doubt(judge: Judge) -> None:
    # RULES SK15, challenge_cost
    words = ("NEKOSE", "POLOST", "TRAVÁK", "SKALIN", "VODOBA", "LESOVA", "PŘEKOS", "DOBRAK", "MALÁNA")
    free = sum(objects(judge, 2, asked(word)) for word in words)
    dear = sum(objects(judge, 2, asked(word, challenge_cost="turn")) for word in words)
    assert dear <= free


def test_the_others_vote_by_what_they_know(judge: Judge) -> None:
    position = replace(asked("XŇŤGŮ", words="vote"), phase=Phase.VOTE, open_doubts=(0,))
    assert ScrabbleOpponent(3, 1, judge).choose(position, Budget()) == Vote((0,))
    position = replace(asked("STROM", words="vote"), phase=Phase.VOTE, open_doubts=(0,))
    assert ScrabbleOpponent(3, 1, judge).choose(position, Budget()) == Vote(())


def test_who_laid_what_was_no_word_is_doubted_more() -> None:
    honest = replace(asked("STROM"), history=tuple(Played(0, "play") for _ in range(6)))
    liar = replace(asked("STROM"), history=(*honest.history[:4], Played(0, "fallen"), Played(0, "fallen")))
    assert record(liar, 0) > 1.0 > record(honest, 0)


# Bluffs


def bluffing(hand: str, row: str, words: str = "challenge") -> Outlook:
    position = seen(hand, row)
    return Outlook(replace(position, options=Options(words=words)))


def test_a_made_up_word_looks_like_one_and_brings_more(judge: Judge) -> None:
    known, common = vocabulary(judge, None), vocabulary(judge, COMMON)
    found = []
    for hand in ("KLOVANÝ", "STRAPEM", "PODLIVÁ", "NOSTERY"):
        outlook = bluffing(hand, "SET")
        one = invented(judge, known, common, outlook, 6)
        if one is None:
            continue
        found.append(one)
        assert one.points >= 6 + GAIN and len(one.word) >= LEAST_LETTERS
        assert not judge.policy.accepts(one.word)
        move = check(outlook.seen, one.move(with_bonus=False))
        assert isinstance(move, Play)
        placed = place(outlook.seen, move)
        assert placed.words[0].text == one.word
        assert sum(word.value for word in placed.words) + 50 * (len(move.cards) == 7) == one.points
        assert all(judge.policy.accepts(word.text) for word in placed.words[1:])
    assert found


def test_a_rare_form_counts_and_is_not_vulgar(judge: Judge) -> None:
    found = 0
    for hand in ("KLOVANÝ", "STRAPEM", "PODLIVÁ", "NOSTERY", "ZAHRNUL"):
        one = rare(judge, bluffing(hand, "SET"), 2)
        if one is not None:
            found += 1
            numbers = [judge.policy.dawg.number(word.text.lower()) for word in one.laid.words]
            assert all(judge.policy.allows(number) for number in numbers)
            assert not all(judge.policy.sure(number) for number in numbers)
            assert not any(judge.lexicon.vulgar(number) for number in numbers)
    assert found


def laid_words(judge: Judge, level: int, words: str) -> list[str]:
    """All words that players of a level make in some games."""
    options: Mapping[str, Any] = {"words": words}
    found = []
    for seed in range(3):
        match: Match[Move, Observation] = Match.new(
            ScrabbleRules(judge), [Seat("A", "ai", level), Seat("B", "ai", level)], seed, options
        )
        players = [ScrabbleOpponent(level, seat, judge) for seat in range(2)]
        for seat, observed in decisions(match):
            match.submit(seat, players[seat].choose(observed, Budget()))
        found += [word for one in match.observation_for(None).history for word in one.words]
    return found


def test_only_where_nobody_checks_something_is_made_up(judge: Judge) -> None:
    # OPPONENTS.md, challenges and bluffs
    assert all(judge.policy.accepts(word) for word in laid_words(judge, 4, "auto"))
    assert all(judge.policy.accepts(word) for word in laid_words(judge, 3, "challenge"))
    assert not all(
        (number := judge.policy.dawg.number(word.lower())) >= 0 and judge.policy.sure(number)
        for word in laid_words(judge, 4, "challenge")
    )


# The household


@pytest.mark.parametrize("level", [4, 5])
def test_words_of_the_household_are_laid_and_banned_ones_are_not(level: int) -> None:
    lexicon = open_lexicon()
    word = "xňťgůže"
    household = Judge(lexicon, POLICY, Agreements(added={word}))
    position = seen("XŇŤGŮŽE", "SET")
    move = ScrabbleOpponent(level, 1, household).choose(position, Budget(work=64))
    assert isinstance(move, Play) and len(move.cards) >= 6
    assert word in [made.text.lower() for made in place(position, move).words]
    assert ranked(household, position, Budget(work=64))[0].words[0].lower() == word
    plain = Judge(lexicon, POLICY)
    best = ranked(plain, seen("NEPAEČN", "SET"), Budget(work=64))[0]
    banning = Judge(lexicon, POLICY, Agreements(struck={best.words[0].lower()}))
    assert best.words[0] not in [
        one.words[0] for one in ranked(banning, seen("NEPAEČN", "SET"), Budget(work=64)) if one.words
    ]


class _Household:
    """One that changes its mind."""

    def __init__(self) -> None:
        self.added: tuple[str, ...] = ()

    def words(self) -> tuple[str, ...]:
        return self.added

    def banned(self) -> tuple[str, ...]:
        return ()


@pytest.mark.parametrize("level", [3, 5])
def test_what_the_household_adds_in_a_game_nobody_lays_before_the_next(level: int) -> None:
    household = _Household()
    agreed = Judge(open_lexicon(), POLICY, household)
    match: Match[Any, Any] = Match.new(ScrabbleRules(agreed), [Seat("A"), Seat("B")], 1)
    position = match.observation_for(match.deciders()[0])
    player = ScrabbleOpponent(level, 1, agreed)
    household.added = ("".join(card for card in position.hand if card != "?").lower(),)
    move = player.choose(position, Budget(work=64))
    assert not isinstance(move, Play) or len(move.cards) < len(household.added[0])
    match.submit(position.seat, move)  # a computer player whose move is refused is asked no more


def test_an_added_word_crosses_lies_beside_and_lengthens(judge: Judge) -> None:
    from app.games.scrabble_cards.choices import added_choices

    household = Judge(open_lexicon(), POLICY, Agreements(added={"setku", "kosaž"}))
    position = replace(
        seen("KUKOAŽ?"), table=tuple((Letter(letter), (x, 0)) for x, letter in enumerate("SET")), opened=True
    )
    found = added_choices(Outlook(position), household)
    assert {"SETKU", "KOSAŽ"} <= {one.word for one in found}
    for one in found:
        move = check(position, one.move(with_bonus=False))
        assert isinstance(move, Play)
        words = [word.text.lower() for word in place(position, move).words]
        assert words[0] in ("setku", "kosaž")
        assert all(household.judge(word).accepted for word in words)
        assert sum(word.value for word in place(position, move).words) == one.points


# Group cards against a turn


def answering(bonus: str, *answered: tuple[int, str], **options: Any) -> Observation:
    """What seat 2 of three sees, who may answer the word SETI."""
    position = asked("SETI", words="auto", **options)
    return replace(
        position, seats=3, seat=2, phase=Phase.ANSWER, bonus=bonus, answered=answered, waiting=(2,),
        hand_sizes=(7, 7, 7), scores=(0, 0, 0),
    )  # fmt: skip


def test_a_group_card_is_played_where_it_counts(judge: Judge) -> None:
    # RULES SK10: of all cards against a turn the highest counts
    player = ScrabbleOpponent(4, 1, judge)
    assert player.choose(answering("g01"), Budget()) == Answer(True)
    assert player.choose(answering("x2"), Budget()) == Answer(False)
    assert player.choose(answering("g02"), Budget()) == Answer(False), "no word of its groups"
    assert player.choose(answering("g07", (1, "g01")), Budget()) == Answer(False), "g01 takes more"
    assert player.choose(answering("g01", (1, "g07")), Budget()) == Answer(True)


def test_where_only_one_side_counts_the_movers_card_has_to_be_beaten(judge: Judge) -> None:
    # RULES SK10, sides=single
    position = answering("g01", sides="single", opening_group="yes")
    assert position.pending is not None
    used = replace(position, pending=replace(position.pending, group=True), shown="g07")
    assert ScrabbleOpponent(5, 1, judge).choose(used, Budget()) == Answer(False)


def test_with_the_first_house_rule_the_points_are_added(judge: Judge) -> None:
    # RULES SK19
    position = answering("g01", house="1")
    assert ScrabbleOpponent(4, 1, judge).choose(position, Budget()) == Answer(True, True)
