"""What animals say at the table of Quiddler, and when."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

import pytest

from app.engine.match import Match
from app.engine.rules import Seat
from app.games.quiddler.model import Observation, Played, Round, RuledWord, SeatRound
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.scoring import Score
from app.games.quiddler.screen import sayings
from app.games.quiddler.screen.sayings import Mood
from app.tabletop.context import SeatLook
from app.tabletop.people.sayings import Occasion, Remark

SEATS = (
    SeatLook("Anna"),
    SeatLook("Fox", face="level:3", is_person=False, level=3),
    SeatLook("Owl", face="level:4", is_person=False, level=4),
)
WORD, SHORT = ("P", "O", "S", "T", "E", "L"), ("P", "E", "S")


@pytest.fixture
def seen() -> Observation:
    match: Match[object, Observation] = Match.new(QuiddlerRules(), [Seat(look.name) for look in SEATS], 1)
    match.submit(None, match.automatic())  # type: ignore[arg-type]
    return match.observation_for(0)


def after(seen: Observation, turn: Played, out: int | None = None) -> tuple[int, Enum] | None:
    said = sayings.remark(SEATS, replace(seen, history=(*seen.history, turn), out=out))
    return said and said[:2]


def test_an_animal_is_glad_to_go_out_and_proud_of_a_long_word(seen: Observation) -> None:
    # RULES QD6
    assert after(seen, Played(1, "pile", words=(SHORT,), discard="A"), out=1) == (1, Mood.OUT)
    assert after(seen, Played(1, "pile", words=(SHORT, WORD), discard="A"), out=1) == (1, Mood.WORD)
    assert after(seen, Played(2, "pile", words=(WORD,), discard="A"), out=1) == (2, Mood.WORD)


def test_a_coarse_word_is_not_held_up(seen: Observation) -> None:
    turn = Played(1, "pile", words=(WORD,), discard="A")
    told = replace(seen, history=(Played(1, "pile", discard="E"), turn), out=2)
    assert sayings.remark(SEATS, told, lambda word: word == "postel") is None


def test_a_card_that_is_taken_from_it_and_a_childs_word_are_spoken_of(seen: Observation) -> None:
    thrown = Played(2, "pile", discard="A")
    taken = Played(0, "discard", taken="A", words=(SHORT,), discard="B")
    told = replace(seen, history=(thrown, taken), out=1)
    assert sayings.remark(SEATS, told) == Remark(2, Mood.STOLEN)
    nothing = replace(told, history=(thrown, replace(taken, words=())))
    assert sayings.remark(SEATS, nothing) is None, "it was of no use yet"
    child = (SeatLook("Ema", is_child=True), *SEATS[1:])
    long = replace(seen, history=(Played(0, "pile", words=(WORD,), discard="A"),), out=0)
    assert sayings.remark(child, long) == (1, Occasion.CHILD, {}, False)


def test_a_made_up_word_that_stood_is_owned_up_to_after_the_round(seen: Observation) -> None:
    # RULES QD9
    def row(points: int, *listed: bool, fallen: tuple[int, ...] = ()) -> SeatRound:
        return SeatRound((WORD,) * len(listed), fallen, (), (), Score(points=points), listed)

    def said(*rows: SeatRound) -> Remark | None:
        past = (Round(1, 0, 1, rows),)
        return sayings.after_round(SEATS, replace(seen, past=past, scores=(20, 30, 10)))

    bluff = said(row(20, True), row(30, True, False), row(0))
    assert bluff is not None and bluff[:2] == (1, Occasion.BLUFFED) and bluff.words["Word"] == "Postel"
    assert said(row(0, False), row(5, True), row(0, False, fallen=(0,))) is None
    assert said(row(0), row(25), row(0)) == (1, Occasion.LED, {}, True)


def test_the_next_animal_admires_a_person_who_goes_out(seen: Observation) -> None:
    assert after(seen, Played(0, "pile", words=(SHORT,), discard="A"), out=0) == (1, Occasion.ADMIRES)
    assert after(seen, Played(0, "pile", words=(WORD,), discard="A"), out=1) is None, "somebody else is out"


def test_nothing_is_said_of_most_turns_but_of_a_long_round(seen: Observation) -> None:
    turn = Played(1, "pile", discard="A")
    assert after(seen, turn) == (1, Occasion.HELLO), "its first one in this game"
    assert after(replace(seen, history=(turn,)), turn) is None
    many = replace(seen, history=(turn,) * (sayings.MANY_TURNS * len(SEATS) - 1))
    assert after(many, turn) == (1, Mood.LONG)
    assert after(many, Played(1, "pile")) is None, "the turn is not over"


@pytest.mark.parametrize(
    ("owner", "by", "good", "said"),
    [
        (1, 0, False, (1, Occasion.CAUGHT)),
        (0, 2, False, (2, Occasion.RIGHT)),
        (0, 2, True, (2, Occasion.WRONG)),
        (1, 0, True, None),
    ],
)
def test_an_animal_has_a_word_for_its_doubts_and_its_bluffs(
    owner: int, by: int, good: bool, said: tuple[int, Enum] | None
) -> None:
    # RULES QD9
    found = sayings.after_ruling(SEATS, [RuledWord(owner, 0, by, good, SHORT)])
    assert (found and found[:2]) == said
