"""Sentences for codes, dates as people say them, Czech plurals, boards in the rules."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum
from pathlib import Path

import pytest

from app.engine.errors import IllegalMove, Refusal
from app.engine.rules import Seat
from app.games.boggle.face import FACE
from app.games.boggle.model import BoggleRefusal, Entry, Verdict
from app.games.boggle.screen import texts as boggle_texts
from app.lexicon.lexicon import Reason
from app.storage.problems import StorageKind, StorageProblem
from app.storage.profiles import NameFault
from app.tabletop import phrases
from app.ui import texts
from app.ui.window.main_window import MainWindow
from app.ui.words import word_notes

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
    assert phrases.round_of(1, rounds) == f"1. kolo {said}"


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
    entries = [Entry("x", Verdict.UNKNOWN, why=code) for code in codes]
    assert len({boggle_texts.reason(entry) for entry in entries}) == len(codes)
    strange, unknown = (Entry("x", Verdict.UNKNOWN, why=code) for code in ("no such code", "unknown"))
    assert boggle_texts.reason(strange) == boggle_texts.reason(unknown)


def test_twins_get_numbers(window: MainWindow) -> None:
    seats = (Seat("Žofie"), Seat("whatever", "ai", 3), Seat("whatever", "ai", 3))
    assert texts.seat_names(seats) == ("Žofie", "Liška", "Liška 2")
