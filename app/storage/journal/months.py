"""The sums of the journal in its database, month by month: only what a game changes is reckoned anew.

The database itself notes which months have changed, whoever writes into it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from app.storage.journal.kept import FactRow, Json, KeptSeat
from app.storage.journal.sums import PartialSums, Sums, added, parts

VERSION = 1
"""Of the sums: grows when they count otherwise or something else."""

_MONTH = "coalesce(strftime('%Y-%m', {0}ended / 1000 + {0}zone, 'unixepoch'), '')"
# "OR REPLACE" would do as the statement says that set the trigger off.
_CHANGED = f"DELETE FROM months WHERE month = {_MONTH}; INSERT INTO months VALUES ({_MONTH}, 0);"
SCHEMA = f"""
CREATE TABLE months (month TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE sums (
    person TEXT NOT NULL, game TEXT NOT NULL, month TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (person, game, month)
) WITHOUT ROWID;
CREATE TRIGGER games_come AFTER INSERT ON games BEGIN {_CHANGED.format("new.")} END;
CREATE TRIGGER games_change AFTER UPDATE ON games
    BEGIN {_CHANGED.format("old.")} {_CHANGED.format("new.")} END;
CREATE TRIGGER games_go AFTER DELETE ON games BEGIN {_CHANGED.format("old.")} END;
"""
FILL = f"INSERT OR IGNORE INTO months SELECT DISTINCT {_MONTH.format('')}, 0 FROM games;"
"""For a database that had games before there were sums."""


def changed(database: sqlite3.Connection) -> list[str]:
    """Months of which the sums are not true any more, the last first."""
    found = database.execute("SELECT month FROM months WHERE version <> ? ORDER BY month DESC", (VERSION,))
    return [str(month) for (month,) in found]


def reckon(database: sqlite3.Connection, month: str) -> dict[tuple[str, str], PartialSums]:
    """The sums of a month from its games. Raises ValueError, TypeError, KeyError."""
    return parts(_rows(database, month))


def keep(database: sqlite3.Connection, month: str) -> None:
    """Reckon a month and write that down."""
    found = reckon(database, month)
    database.execute("DELETE FROM sums WHERE month = ?", (month,))
    database.executemany(
        "INSERT INTO sums VALUES (?, ?, ?, ?)",
        [(*key, month, json.dumps(part.to_json(), ensure_ascii=False)) for key, part in found.items()],
    )
    database.execute("INSERT OR REPLACE INTO months VALUES (?, ?)", (month, VERSION))


def total(database: sqlite3.Connection, person: str, game: str) -> Sums:
    """The sums of all months; of those that have changed meanwhile as they are now."""
    rows = database.execute(
        "SELECT month, data FROM sums JOIN months USING (month) "
        "WHERE person = ? AND game = ? AND version = ?",
        (person, game, VERSION),
    ).fetchall()
    # One long text is read several times as fast as many short ones.
    told: list[Json] = json.loads("[" + ",".join(data for _, data in rows) + "]")
    kept: dict[str, Json | PartialSums] = dict(zip((month for month, _ in rows), told, strict=True))
    for month in changed(database):
        part = reckon(database, month).get((person, game))
        if part is not None:
            kept[month] = part
    return added((kept[month] for month in sorted(kept, reverse=True)), game)


def _rows(database: sqlite3.Connection, month: str) -> Iterator[FactRow]:
    """The last ended first."""
    within, values = "", list[int]()
    if month:
        first = datetime.strptime(month, "%Y-%m").replace(tzinfo=UTC)
        since, until = first - timedelta(days=2), first + timedelta(days=33)
        within = "ended BETWEEN ? AND ? AND "
        values = [int(one.timestamp() * 1_000) for one in (since, until)]
    rows = database.execute(
        "SELECT games.id, game, ended, zone, seconds, seats, facts, data FROM games "
        f"LEFT JOIN reviews USING (id) WHERE removed = 0 AND {within}{_MONTH.format('')} = ? "
        "ORDER BY ended DESC, id",
        (*values, month),
    ).fetchall()
    for game_id, game, ended, zone, seconds, seats, facts, review in rows:
        yield FactRow(
            game_id,
            game,
            ended,
            zone,
            seconds,
            tuple(KeptSeat(*one) for one in json.loads(seats)),
            json.loads(facts),
            None if review is None else json.loads(review),
        )
