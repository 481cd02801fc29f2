"""Sentences of Boggle about several people, and about moves that come at the wrong moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from app.engine.asking import majority
from app.engine.errors import IllegalMove, Refusal
from app.games.boggle.face import FACE
from app.games.boggle.model import Options, Pause, Phase, Resume, ScoredWord, WordVerdict
from app.games.boggle.screen import texts
from app.games.boggle.screen.results import facts
from app.games.scrabble_cards.screen.answers import texts as answers
from app.games.scrabble_cards.screen.past import texts as past
from app.tabletop.context import SeatLook
from app.ui import translation
from app.widgets.names import Several
from tests.games.boggle import results_data as data
from tests.games.boggle.rounds import people, playing


def test_more_than_half_take_a_word() -> None:
    # RULES BG9
    taken = [(yes, people) for people in range(1, 5) for yes in range(people + 1) if majority(yes, people)]
    assert taken == [(1, 1), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4)]


def test_votes_that_decide_nothing_any_more_are_not_waited_for() -> None:
    # RULES BG9
    def waiting(*no: int) -> dict[str, tuple[int, ...]]:
        votes = {"kosa": ((0,), no)}
        return facts.unheard(data.observation(people=(0, 1, 2), votes=votes))

    assert waiting() == {"kosa": (1, 2)}
    assert waiting(1) == {"kosa": (2,)}
    assert waiting(1, 2) == {}


def test_a_move_at_the_wrong_moment_is_told_why_in_that_moment() -> None:
    told = {phase: FACE.refusal(IllegalMove(Refusal.NOT_NOW, phase=phase)) for phase in Phase}
    assert len(set(told.values())) == len(Phase)
    assert told[Phase.READY] == "The clock has not started yet."
    early = texts.refused(Refusal.NOT_NOW, Options(), Phase.READY)
    late = texts.refused(Refusal.NOT_NOW, Options(), Phase.LISTS)
    assert (early.text, late.text) == ("came before the clock started", "came too late")


def test_a_pause_or_a_resume_that_comes_twice_is_told_how_the_clock_is() -> None:
    match = playing(people(1))

    def told(move: Pause | Resume) -> str:
        with pytest.raises(IllegalMove) as refused:
            match.submit(None, move)
        return FACE.refusal(refused.value)

    assert told(Resume(1)) == "The clock is running already."
    match.submit(None, Pause(1))
    assert told(Pause(1)) == "The clock stands already."


@pytest.fixture
def in_czech(qapp: QApplication) -> Iterator[None]:
    shown = translation.Translation()
    shown.set_choice("cs")
    yield
    shown.withdraw()


ANNA, BOB = SeatLook("Anna", "A", "red"), SeatLook("Bob", "B", "blue")


def test_what_is_said_of_several_people_is_in_the_plural(in_czech: None) -> None:
    shared = ScoredWord("kosa", WordVerdict.SHARED, others=(0,))
    assert "má to také Anna" in texts.spoken(shared, [ANNA, BOB])
    both = ScoredWord("kosa", WordVerdict.SHARED, others=(0, 1))
    assert "mají to také Anna a\u00a0Bob" in texts.spoken(both, [ANNA, BOB])
    assert answers.challengers(["Anna"]) == "Zpochybňuje: Anna."
    assert answers.challengers(["Anna", "Bob"]) == "Zpochybňují: Anna a\u00a0Bob."
    assert answers.challengers([Several("Zelení")]) == "Zpochybňují: Zelení."
    assert past.challenged(["Anna", "Bob"]) == "zpochybňují: Anna a\u00a0Bob"
    assert answers.how_to_answer(["Anna", "Bob"]).startswith("O\u00a0slovo se hlásí: Anna a\u00a0Bob.")


def test_going_on_without_votes_names_every_person_and_word(in_czech: None) -> None:
    one = texts.votes_missing(["Anna"], ["kosa"])
    assert one == "Chybí ještě hlas: Anna. Když teď budete pokračovat, slovo „kosa“ se neuzná."
    more = texts.votes_missing(["Anna", "Bob"], ["kosa", "les"])
    assert more.startswith("Chybí ještě hlasy: Anna a\u00a0Bob. ")
    assert more.endswith(" neuznají se slova kosa a\u00a0les.")
