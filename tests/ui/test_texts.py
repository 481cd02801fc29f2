"""Sentences for codes, dates as people say them, Czech plurals, boards in the rules."""

from __future__ import annotations

import importlib
from datetime import datetime, timedelta
from enum import StrEnum
from pathlib import Path

import pytest

from app.engine.errors import IllegalMove, Refusal
from app.engine.rules import Seat
from app.games import catalogue
from app.games.boggle.face import FACE
from app.games.boggle.model import BoggleRefusal, ScoredWord, WordVerdict
from app.games.boggle.screen import texts as boggle_texts
from app.games.quiddler.model import Vote as QuiddlerVote
from app.games.scrabble_cards.moves import Vote as ScrabbleVote
from app.lexicon.lexicon import Reason
from app.storage.problems import StorageKind, StorageProblem
from app.storage.profiles import NameFault
from app.tabletop import phrases
from app.ui import faces, texts
from app.ui.window.main_window import MainWindow
from app.ui.words import word_notes
from tests.games.kit import Scenario, start

NOW = datetime(2026, 11, 21, 7, 30).astimezone()


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        (NOW - timedelta(minutes=5), "dnes 7:25"),
        (NOW + timedelta(minutes=5), "dnes 7:35"),
        (NOW - timedelta(hours=11), "včera večer"),
        (NOW - timedelta(hours=20), "včera dopoledne"),
        (NOW - timedelta(days=1, hours=6), "předminulou noc"),
        (NOW - timedelta(days=3), "ve středu"),
        (NOW - timedelta(days=9), "12. listopadu"),
        (NOW - timedelta(days=500), "9. července 2025"),
    ],
)
def test_dates_as_people_say_them(window: MainWindow, moment: datetime, said: str) -> None:
    assert texts.when(moment, NOW) == said


@pytest.mark.parametrize(
    ("rounds", "said"),
    [(1, "z 1"), (2, "ze 2"), (3, "ze 3"), (5, "z 5"), (7, "ze 7"), (24, "ze 24"), (50, "z 50")],
)
def test_the_czech_preposition_fits_the_numeral(window: MainWindow, rounds: int, said: str) -> None:
    assert phrases.round_of(1, rounds).replace("\N{NO-BREAK SPACE}", " ") == f"1. kolo {said}"


@pytest.mark.parametrize(("count", "said"), [(1, "1 hráč"), (2, "2 hráči"), (4, "4 hráči"), (5, "5 hráčů")])
def test_czech_plurals(window: MainWindow, count: int, said: str) -> None:
    assert phrases.players(count) == said


def test_every_code_has_a_sentence_of_its_own() -> None:
    said_of_words = {"short", "long", "characters", "no_path", "duplicate"}
    codes: list[StrEnum] = [*Refusal, *(code for code in BoggleRefusal if code not in said_of_words)]
    sentences = [texts.refusal_sentence(IllegalMove(code), FACE) for code in codes]
    assert all(sentences) and len(set(sentences)) == len(codes)
    refusing = set(Reason) - {Reason.HOUSEHOLD, Reason.SPOKEN}  # by these a word counts
    assert len({word_notes.why_not(reason) for reason in refusing}) == len(refusing)
    assert all(texts.name_sentence(fault) for fault in NameFault)
    for kind in StorageKind:
        assert texts.storage_sentence(StorageProblem(kind, Path("x")))


def test_the_table_names_every_reason_that_boggle_can_refuse_for() -> None:  # RULES BG7
    """Words of other scripts never get as far as the word list."""
    counting = {Reason.HOUSEHOLD, Reason.SPOKEN}
    others = {Reason.EMPTY, Reason.CHARACTERS, Reason.OBLIQUE, Reason.TRANSGRESSIVE, *counting}
    codes = [reason.value for reason in Reason if reason not in others]
    entries = [ScoredWord("x", WordVerdict.UNKNOWN, why=code) for code in codes]
    assert len({boggle_texts.reason(entry) for entry in entries}) == len(codes)
    strange, unknown = (
        ScoredWord("x", WordVerdict.UNKNOWN, why=code) for code in ("no such code", "unknown")
    )
    assert boggle_texts.reason(strange) == boggle_texts.reason(unknown)


def test_twins_get_numbers(window: MainWindow) -> None:
    seats = (Seat("Žofie"), Seat("whatever", "ai", 3), Seat("whatever", "ai", 3))
    assert texts.seat_names(seats) == ("Žofie", "Liška", "Liška 2")


@pytest.mark.parametrize("game", [known.name for known in catalogue.GAMES])
def test_whoever_is_too_early_is_told_what_the_table_waits_for(game: str) -> None:
    """No refusal says no more than that something cannot be done."""
    face = faces.find(game)
    assert face is not None
    model = importlib.import_module(f"{catalogue.entry(game).face.rpartition('.')[0]}.model")
    told = {
        texts.refusal_sentence(IllegalMove(Refusal.NOT_NOW, phase=phase), face)
        for phase in getattr(model, "Phase", [None])
    }
    told |= {texts.refusal_sentence(IllegalMove(reason), face) for reason in Refusal}
    assert all(len(sentence.split()) > 3 for sentence in told), told
    assert not any("not just now" in sentence.lower() or "does not go" in sentence for sentence in told)


@pytest.mark.parametrize(
    ("game", "vote"), [("quiddler", QuiddlerVote(())), ("scrabble-cards", ScrabbleVote(()))]
)
def test_a_move_out_of_time_names_the_moment(game: str, vote: object) -> None:
    match = start(game, Scenario("two", [Seat("Anna"), Seat("Bob")], {"words": "vote"}))
    seen = match.observation_for(0)
    check = importlib.import_module(type(seen).__module__).check
    with pytest.raises(IllegalMove) as refused:
        check(seen, vote)
    assert refused.value.detail["phase"] is seen.phase
