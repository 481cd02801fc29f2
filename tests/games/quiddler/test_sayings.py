"""What animals say at the table of Quiddler, and when."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.match import Match
from app.engine.rules import LEVELS, Seat
from app.games.quiddler.model import Observation, Played, RuledWord
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.screen import sayings
from app.games.quiddler.screen.sayings import Mood
from app.tabletop.context import SeatLook

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


def after(seen: Observation, turn: Played, out: int | None = None) -> tuple[int, Mood] | None:
    return sayings.remark(SEATS, replace(seen, history=(*seen.history, turn), out=out))


def test_an_animal_is_glad_to_go_out_and_proud_of_a_long_word(seen: Observation) -> None:
    # RULES QD6
    assert after(seen, Played(1, "pile", words=(SHORT,), discard="A"), out=1) == (1, Mood.OUT)
    assert after(seen, Played(1, "pile", words=(SHORT, WORD), discard="A"), out=1) == (1, Mood.WORD)
    assert after(seen, Played(2, "pile", words=(WORD,), discard="A"), out=1) == (2, Mood.WORD)


def test_a_coarse_word_is_not_held_up(seen: Observation) -> None:
    turn = Played(1, "pile", words=(WORD,), discard="A")
    told = replace(seen, history=(turn,), out=2)
    assert sayings.remark(SEATS, told, lambda word: word == "postel") is None


def test_the_next_animal_admires_a_person_who_goes_out(seen: Observation) -> None:
    assert after(seen, Played(0, "pile", words=(SHORT,), discard="A"), out=0) == (1, Mood.ADMIRES)
    assert after(seen, Played(0, "pile", words=(WORD,), discard="A"), out=1) is None, "somebody else is out"


def test_nothing_is_said_of_most_turns_but_of_a_long_round(seen: Observation) -> None:
    turn = Played(1, "pile", discard="A")
    assert after(seen, turn) is None
    many = replace(seen, history=(turn,) * (sayings.MANY_TURNS * len(SEATS) - 1))
    assert after(many, turn) == (1, Mood.LONG)
    assert after(many, Played(1, "pile")) is None, "the turn is not over"


@pytest.mark.parametrize(
    ("owner", "by", "good", "said"),
    [
        (1, 0, False, (1, Mood.CAUGHT)),
        (0, 2, False, (2, Mood.RIGHT)),
        (0, 2, True, (2, Mood.WRONG)),
        (1, 0, True, None),
    ],
)
def test_an_animal_has_a_word_for_its_doubts_and_its_bluffs(
    owner: int, by: int, good: bool, said: tuple[int, Mood] | None
) -> None:
    # RULES QD9
    assert sayings.after_ruling(SEATS, [RuledWord(owner, 0, by, good, SHORT)]) == said


def test_last_words_fit_the_end() -> None:
    # RULES G2
    assert sayings.last_word((1,), 1) is Mood.WON
    assert sayings.last_word((0, 1), 1) is Mood.SHARED
    assert sayings.last_word((0,), 1) is Mood.BEATEN


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mood", Mood)
def test_every_animal_has_a_line_for_everything(level: int, mood: Mood) -> None:
    said = {sayings.line(level, mood, moment, "postel") for moment in range(4)}
    assert all(said) and not any("{" in line for line in said)
    if mood is Mood.WORD:
        assert all("ostel" in line for line in said)
