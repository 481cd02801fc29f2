"""The journal's database: every line as it was written, and tables that are an index of them."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any, TypeVar

from app.engine import reading
from app.engine.record import Record
from app.storage import saves
from app.storage.journal import lines, months
from app.storage.journal.kept import FactRow, Filter, Insight, Json, KeptGame, KeptSeat
from app.storage.problems import StorageKind, StorageProblem
from app.storage.saves import SavedGame

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

MAJOR, MINOR = 1, 1
"""Programs of another minor version may write the database, those of a lower major one not even read it."""
_STEP = 1_000
PATIENCE_S = 2.0
"""So long another program may hold the database."""
SCHEMA = (
    """
CREATE TABLE events (id INTEGER PRIMARY KEY, n INTEGER NOT NULL, file TEXT NOT NULL, data BLOB NOT NULL);
CREATE INDEX events_file ON events (file, id);
CREATE TABLE files (name TEXT PRIMARY KEY, taken INTEGER NOT NULL);
CREATE TABLE games (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, ended INTEGER NOT NULL,
    zone INTEGER NOT NULL, seconds INTEGER NOT NULL, seats TEXT NOT NULL, code TEXT NOT NULL,
    reviewed INTEGER NOT NULL DEFAULT 0, removed INTEGER NOT NULL DEFAULT 0, event INTEGER NOT NULL,
    whole INTEGER NOT NULL, facts TEXT NOT NULL, version INTEGER NOT NULL
);
CREATE INDEX games_ended ON games (removed, ended DESC, id);
CREATE INDEX games_game ON games (game, removed, ended DESC, id);
CREATE INDEX games_version ON games (version);
CREATE TABLE persons (person TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (person, id)) WITHOUT ROWID;
CREATE TABLE reviews (id TEXT PRIMARY KEY, data TEXT NOT NULL);
"""
    + months.SCHEMA
)
MIGRATIONS: dict[tuple[int, int], str] = {(1, 0): months.SCHEMA + months.FILL}
"""Version → what makes the next one of it."""
_LINE = "id, game, options, ended, zone, seconds, seats, code, reviewed, whole"


class Damaged(Exception):
    """What stands in the database cannot be."""


def problem_of(error: sqlite3.Error, path: Path) -> StorageProblem:
    """What a database's error means; DAMAGED for all that a disk or another program cannot bring about."""
    kinds = {
        sqlite3.SQLITE_BUSY: StorageKind.SLOW,
        sqlite3.SQLITE_LOCKED: StorageKind.SLOW,
        sqlite3.SQLITE_FULL: StorageKind.FULL,
        sqlite3.SQLITE_READONLY: StorageKind.READ_ONLY,
        sqlite3.SQLITE_CANTOPEN: StorageKind.READ_ONLY,
        sqlite3.SQLITE_PERM: StorageKind.READ_ONLY,
        sqlite3.SQLITE_IOERR: StorageKind.UNREADABLE,
        sqlite3.SQLITE_NOMEM: StorageKind.UNREADABLE,
    }
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    return StorageProblem(kinds.get(code, StorageKind.DAMAGED), path, repr(error))


def connect(path: Path | None, *, read_only: bool = False) -> sqlite3.Connection:
    """Open the database, made and brought up to this version where need be; None: one in memory.

    Raises sqlite3.Error, and StorageProblem (NEWER)."""
    if path is None:
        place, read_only = ":memory:", False
    else:
        place = path.absolute().as_uri() + ("?mode=ro" if read_only else "")
    database = sqlite3.connect(
        place, uri=path is not None, timeout=PATIENCE_S, isolation_level=None, check_same_thread=False
    )
    try:
        version = divmod(database.execute("PRAGMA user_version").fetchone()[0], _STEP)
        if version[0] > MAJOR:
            raise StorageProblem(StorageKind.NEWER, path or Path(), f"version {version[0]}.{version[1]}")
        if version < (MAJOR, MINOR):
            if read_only:
                raise sqlite3.DatabaseError("of an older version")
            _bring_up(database, version)
    except BaseException:
        database.close()
        raise
    return database


def _bring_up(database: sqlite3.Connection, version: tuple[int, int]) -> None:
    steps = (
        [SCHEMA] if version == (0, 0) else [MIGRATIONS[one] for one in sorted(MIGRATIONS) if one >= version]
    )
    target = f"PRAGMA user_version = {MAJOR * _STEP + MINOR};"
    database.executescript("BEGIN IMMEDIATE;" + "".join(steps) + target + "COMMIT;")


class Tables:
    """What is read and written in the database. Who writes begins and ends the transaction."""

    def __init__(self, database: sqlite3.Connection, insight: Insight) -> None:
        self.database, self._insight = database, insight

    # Lines ----------------------------------------------------------------------------------------

    def taken(self) -> dict[str, int]:
        """File → how much of it is in the tables."""
        return dict(self.database.execute("SELECT name, taken FROM files"))

    def set_taken(self, name: str, size: int) -> None:
        self.database.execute("INSERT OR REPLACE INTO files VALUES (?, ?)", (name, size))

    def next_number(self) -> int:
        return int(self.database.execute("SELECT coalesce(max(n), 0) + 1 FROM events").fetchone()[0])

    def lines_of(self, name: str) -> list[bytes]:
        """All that was written into a file, in its order."""
        found = self.database.execute("SELECT data FROM events WHERE file = ? ORDER BY id", (name,))
        return [bytes(data) for (data,) in found]

    def all_lines(self) -> Iterator[tuple[str, bytes]]:
        for name, data in self.database.execute("SELECT file, data FROM events ORDER BY id"):
            yield str(name), bytes(data)

    def take_in(self, name: str, data: bytes, event: Json) -> None:
        """A line of a file: into the tables."""
        number = reading.whole(event.get("n", 0), 0, 2**60)
        cursor = self.database.execute(
            "INSERT INTO events (n, file, data) VALUES (?, ?, ?)", (number, name, data)
        )
        row = cursor.lastrowid or 0
        if "keep" in event:
            self._keep(row, reading.text(event["keep"]), event)
        elif "review" in event:
            self._review(reading.text(event["review"]), event.get("of"))
        else:
            for word, removed in (("remove", 1), ("bring_back", 0)):
                for name in reading.listed(event.get(word, [])):
                    self.database.execute("UPDATE games SET removed = ? WHERE id = ?", (removed, name))

    def _review(self, game_id: str, data: object) -> None:
        self.database.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?)", (game_id, json.dumps(data)))
        self.database.execute("UPDATE games SET reviewed = 1 WHERE id = ?", (game_id,))

    def _keep(self, row: int, game_id: str, event: Json) -> None:
        line = self._line_of(game_id, event)
        if line is None:
            return
        known = self.document(game_id)
        if known is not None:
            if "save" in known and "save" not in event:
                return
            same = "save" in known and known["save"]["record"] == event["save"]["record"]
            if "save" in known and not same and _written(known) > _written(event):
                return  # an older state, which came later from another home
            if same:
                old = self.database.execute("SELECT ended, zone FROM games WHERE id = ?", (game_id,))
                line |= dict(zip(("ended", "zone"), old.fetchone(), strict=True))
        line |= {"id": game_id, "event": row, "version": self._insight.version}
        names = ", ".join(line)
        renewed = ", ".join(f"{name} = excluded.{name}" for name in line)
        self.database.execute(
            f"INSERT INTO games ({names}) VALUES ({', '.join('?' * len(line))}) "
            f"ON CONFLICT (id) DO UPDATE SET {renewed}",
            tuple(line.values()),
        )
        if known is not None:  # looking through all of them for each game takes twice as long at 20,000
            self.database.execute("DELETE FROM persons WHERE id = ?", (game_id,))
        persons = {seat[1] for seat in json.loads(line["seats"]) if seat[1]}
        self.database.executemany(
            "INSERT INTO persons VALUES (?, ?)", [(person, game_id) for person in persons]
        )
        if self.database.execute("SELECT 1 FROM reviews WHERE id = ?", (game_id,)).fetchone():
            self.database.execute("UPDATE games SET reviewed = 1 WHERE id = ?", (game_id,))

    def _line_of(self, game_id: str, event: Json) -> Json | None:
        """The columns of a game; None for a line that makes no sense, which stays a line."""
        try:
            if "save" not in event:
                return self._earlier(event)
            save = saved(game_id, event)
        except (StorageProblem, ValueError, TypeError, LookupError):
            return None
        record = save.record
        winners = set(record.result.winners) if record.result else set()
        scores = record.scores or (0,) * len(record.players)
        seats = [
            KeptSeat(
                one.name,
                one.profile or "",
                one.kind,
                one.level,
                scores[at],
                at in winners,
                one.color,
                one.team,
            )
            for at, one in enumerate(record.players)
        ]
        return {
            "game": record.game,
            "options": json.dumps(record.options, ensure_ascii=False),
            **_time(save.changed),
            "seconds": save.elapsed // 1_000,
            "seats": json.dumps(seats, ensure_ascii=False),
            "code": _told(self._insight.code, record, ""),
            "whole": 1,
            "facts": json.dumps(_told(self._insight.facts, record, Json()), ensure_ascii=False),
        }

    def _earlier(self, event: Json) -> Json | None:
        game, entry = reading.text(event["game"]), reading.mapped(event["entry"])
        found = self._insight.earlier(game, entry)
        if found is None:
            return None
        options, score = found
        return {
            "game": game,
            "options": json.dumps(options, ensure_ascii=False),
            **_time(datetime.fromisoformat(reading.text(entry["at"])).astimezone()),
            "seconds": 0,
            "seats": json.dumps([KeptSeat("", "", "human", None, score, False)]),
            "code": "",
            "whole": 0,
            "facts": json.dumps(entry, ensure_ascii=False),
        }

    # Asking ---------------------------------------------------------------------------------------

    def document(self, game_id: str) -> Json | None:
        """The event by which a game was kept."""
        row = self.database.execute(
            "SELECT data FROM games JOIN events ON events.id = games.event WHERE games.id = ?", (game_id,)
        ).fetchone()
        return None if row is None else lines.unpack(bytes(row[0]))

    def games(self, wanted: Filter, first: int, most: int) -> list[KeptGame]:
        """Lines of the journal, the last ended first. Raises Damaged."""
        where, values = _where(wanted)
        found = self.database.execute(
            f"SELECT {_LINE} FROM games WHERE {where} ORDER BY ended DESC, id LIMIT ? OFFSET ?",
            (*values, most, first),
        ).fetchall()  # an error below would leave the file open, which Windows then lets nobody move
        try:
            return [_kept(row) for row in found]
        except (ValueError, TypeError, OverflowError) as error:
            raise Damaged(repr(error)) from error

    def count(self, wanted: Filter) -> int:
        where, values = _where(wanted)
        return int(self.database.execute(f"SELECT count(*) FROM games WHERE {where}", values).fetchone()[0])

    def persons(self) -> dict[str, int]:
        """Profile → in how many games they played."""
        return dict(
            self.database.execute(
                "SELECT person, count(*) FROM persons JOIN games USING (id) WHERE removed = 0 GROUP BY person"
            )
        )

    def review(self, game_id: str) -> Json | None:
        row = self.database.execute("SELECT data FROM reviews WHERE id = ?", (game_id,)).fetchone()
        try:
            return None if row is None else reading.mapped(reading.loads(row[0]))
        except (ValueError, TypeError) as error:
            raise Damaged(repr(error)) from error

    def facts(self, wanted: Filter) -> list[FactRow]:
        """The last ended first. Raises Damaged."""
        where, values = _where(wanted)
        rows = self.database.execute(
            "SELECT id, game, ended, zone, seconds, seats, facts FROM games "
            f"WHERE {where} ORDER BY ended DESC, id",
            values,
        ).fetchall()
        try:
            # One long text is read several times as fast as many short ones.
            seats = json.loads("[" + ",".join(row[5] for row in rows) + "]")
            facts = json.loads("[" + ",".join(row[6] for row in rows) + "]")
            return [
                FactRow(game_id, game, ended, zone, seconds, tuple(KeptSeat(*one) for one in sitting), told)
                for (game_id, game, ended, zone, seconds, *_), sitting, told in zip(
                    rows, seats, facts, strict=True
                )
            ]
        except (ValueError, TypeError) as error:
            raise Damaged(repr(error)) from error

    def outdated(self, most: int) -> list[str]:
        """Games of which the facts were worked out by another version of the program."""
        found = self.database.execute(
            "SELECT id FROM games WHERE version <> ? LIMIT ?", (self._insight.version, most)
        )
        return [str(game_id) for (game_id,) in found]

    def renew(self, ids: Iterable[str]) -> None:
        """Work facts and code out anew."""
        for game_id in ids:
            event = self.document(game_id)
            line = None if event is None else self._line_of(game_id, event)
            told = (line["code"], line["facts"]) if line is not None else ("", "{}")
            self.database.execute(
                "UPDATE games SET code = ?, facts = ?, version = ? WHERE id = ?",
                (*told, self._insight.version, game_id),
            )


def _written(event: Json) -> int:
    """The number of the state in which a game was kept."""
    return reading.whole(event["save"].get("written", 0), 0, 2**60)


def _told(ask: Callable[[Record], Answer], record: Record, nothing: Answer) -> Answer:
    """What a game says of a record; a fault of its own costs no game its place in the journal."""
    try:
        return ask(record)
    except Exception:
        log.exception("nothing told of a game of %s", record.game)
        return nothing


def saved(game_id: str, event: Json) -> SavedGame:
    """The game of a line. Raises StorageProblem (DAMAGED, NEWER)."""
    return saves.read(game_id, Path(game_id), reading.mapped(event["save"]))


def _where(wanted: Filter) -> tuple[str, Sequence[Any]]:
    parts, values = ["removed = ?"], list[Any]([int(wanted.removed)])
    if wanted.game:
        parts.append("game = ?")
        values.append(wanted.game)
    if wanted.person:
        parts.append("id IN (SELECT id FROM persons WHERE person = ?)")
        values.append(wanted.person)
    for sign, moment in ((">=", wanted.since), ("<", wanted.until)):
        if moment is not None:
            parts.append(f"ended {sign} ?")
            values.append(_time(moment.astimezone())["ended"])
    if wanted.ids:
        parts.append(f"id IN ({', '.join('?' * len(wanted.ids))})")
        values.extend(wanted.ids)
    return " AND ".join(parts), values


def _time(moment: datetime) -> Json:
    offset = moment.utcoffset() or timedelta()
    return {
        "ended": int((moment - datetime(1970, 1, 1, tzinfo=UTC)) / timedelta(milliseconds=1)),
        "zone": int(offset.total_seconds()),
    }


def _kept(row: Sequence[Any]) -> KeptGame:
    game_id, game, options, ended, zone, seconds, seats, code, reviewed, whole = row
    return KeptGame(
        reading.text(game_id),
        reading.text(game),
        reading.mapped(json.loads(options)),
        datetime.fromtimestamp(ended / 1_000, timezone(timedelta(seconds=zone))),
        reading.whole(seconds),
        tuple(KeptSeat(*seat) for seat in json.loads(seats)),
        reading.text(code),
        bool(reviewed),
        bool(whole),
    )
