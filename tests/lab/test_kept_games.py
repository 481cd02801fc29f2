"""Years of games made for measurements are games that could have been played."""

from __future__ import annotations

from pathlib import Path

from app.engine.rules import Seat
from app.games import catalogue
from app.lab.kept_games import PEOPLE, make
from app.storage.journal.store import Journal


def test_every_made_game_could_have_been_played_by_its_people(tmp_path: Path) -> None:
    """What could not is not replayed, and its steps were never measured."""
    make(tmp_path, 80, [Seat(name.title(), profile=name) for name in PEOPLE], played=1)
    journal = Journal(tmp_path, read_only=True)
    games = journal.games()
    assert {one.game for one in games} == {game.name for game in catalogue.GAMES}
    pairs = set[str]()
    for one in games:
        record = journal.game(one.id).record
        catalogue.find(one.game).policy_of(record.options, record.players)  # else BadOption
        pairs |= {one.game} if all(seat.person for seat in one.seats) else set()
    journal.close()
    assert pairs, "in some of the games two people play"
