"""Years of finished games made in a moment, for pictures and measurements of the journal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

from app.engine.errors import BadOption
from app.engine.record import Record
from app.engine.rules import Json, Seat
from app.games import catalogue
from app.lab.play import Contender, Series
from app.storage.journal.lines import SUFFIX, pack
from app.storage.journal.store import FOLDER, LINES
from app.storage.saves import packed

PEOPLE = ("one", "two", "three")
"""Profiles of whoever plays where nobody is named."""
MADE = 3
"""Games of each kind that are really played; the others are the same ones with other people on other days."""


def make(home: Path, number: int, people: Sequence[Seat], *, seed: int = 1, played: int = MADE) -> None:
    """Write so many games into the journal of a home, the last of them today. played: of each game."""
    chance, now = Random(seed), datetime.now().astimezone()
    documents = [document for game in catalogue.GAMES for document in _played(game.game, played)]
    folder = home / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{now:%Y-%m}{SUFFIX}").open("ab") as file:
        for at in range(number):
            days = (number - 1 - at) / max(1, number) * min(3_600, number)
            ended = now - timedelta(days=days * chance.uniform(0.94, 1.0), minutes=at % 7)
            save = {**documents[chance.randrange(len(documents))], "changed": ended.isoformat()}
            save["record"] = _by_others(save["record"], people, chance)
            event = {"journal": LINES, "n": at + 1, "keep": f"made-{at:05}", "save": save}
            file.write(pack(event))


def _played(game: catalogue.Game, number: int) -> list[Json]:
    """As saves have them."""
    seats = [Seat("A", "ai", 1), Seat("B", "ai", 2)]
    series = Series(game, {}, 1, seats)
    contenders = [
        Contender(seat.name, seat, game.opponent(seat.level or 1, at, series.judge))
        for at, seat in enumerate(seats)
    ]
    records: list[Record] = []
    series.play(contenders, number, records.append)
    return [json.loads(packed(record, 600_000, finished=True)) for record in records]


def _by_others(record: Json, people: Sequence[Seat], chance: Random) -> Json:
    """A person of the household against another one or an animal."""
    first = chance.choice(people)
    others = [one for one in people if one != first]
    second = Seat("", "ai", chance.randint(1, 4))
    if others and chance.random() < 0.3:
        friend = chance.choice(others)
        if _may_play(record, [first, friend]):
            second = friend
    pair = [first, second] if chance.random() < 0.5 else [second, first]
    return {**record, "players": [seat.to_json() for seat in pair]}


def _may_play(record: Json, seats: Sequence[Seat]) -> bool:
    """Whether they could have played it so: of several people at one screen not all games are."""
    try:
        catalogue.find(record["game"]).rules(None).options(record["options"], seats)
    except BadOption:
        return False
    return True
