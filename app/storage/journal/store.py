"""The journal: every finished game, kept twice and for good.

Each thing told to it (a game kept, removed, brought back, a review) is a line: first in a file that only
grows (`lines`), then in the database (`tables`), which holds the same lines and an index of them. Where one
of the two is missing, damaged or behind, it is made again from the other.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from app import clock
from app.engine import reading
from app.storage.journal import months, tables
from app.storage.journal.kept import ALL, FactRow, Filter, Insight, Json, KeptGame
from app.storage.journal.lines import SUFFIX, Lines, order, pack, unpack
from app.storage.journal.sums import Sums
from app.storage.journal.tables import Damaged, Tables
from app.storage.problems import StorageKind, StorageProblem, set_aside, write_atomically
from app.storage.saves import FORMAT, VERSION, SavedGame

log = logging.getLogger(__name__)

FOLDER = "journal"
FILE = "journal.sqlite"
LINES = 1
"""Version of the lines."""
PORTION = 200
"""Games at a time, between which others may ask."""

MANY_MONTHS = 3
"""Whose sums are written down before they are asked for; fewer are reckoned sooner than written."""

Answer = TypeVar("Answer")


class Journal:
    """The kept games of a folder. Opened with the first question; any thread may ask, one at a time.

    Everything raises StorageProblem. What was told when it is raised is not kept for certain, and may be told
    again. ``set_aside`` tells which damaged files were replaced.
    """

    def __init__(self, folder: Path, *, read_only: bool = False, insight: Insight | None = None) -> None:
        """folder: the home. read_only: another program works on it; nothing is written there."""
        self.path = folder / FOLDER / FILE
        self.read_only = read_only
        self.set_aside: list[StorageProblem] = []
        self._lines = Lines(folder / FOLDER)
        self._insight = insight or Insight()
        self._lock = threading.RLock()
        self._tables: Tables | None = None
        self._behind = False
        """Whether a line may be in its file and not in the database, or the other way round."""
        self._in_memory = False
        self.share: float | None = None
        """Of lines that are being taken in, how many are; None while none are. Any thread may look."""

    # Telling --------------------------------------------------------------------------------------

    def keep(self, save: SavedGame) -> None:
        """Keep a finished game; one that is kept already only where it has gone on since."""
        record = save.record.to_json()

        def known(found: Tables) -> bool:
            event = found.document(save.id)
            old = None if event is None else event.get("save")
            return old is not None and (
                old["written"] > save.written
                if old["record"] != record
                else old.get("notes", {}) == save.notes
            )

        document: Json = {
            "format": f"{FORMAT}/{VERSION}",
            "changed": save.changed.isoformat(),
            "elapsed": save.elapsed,
            "written": save.written,
            "record": record,
            "finished": True,
        }
        if save.notes:
            document["notes"] = save.notes
        self._tell({"keep": save.id, "save": document}, known)

    def keep_earlier(self, game: str, entry: Json) -> None:
        """Keep what is known of a game that was played before there was a journal."""
        game_id = reading.text(entry["id"])
        event = {"keep": game_id, "game": game, "entry": entry}
        self._tell(event, lambda found: found.document(game_id) is not None)

    def remove(self, ids: Iterable[str]) -> None:
        """Take games out of all lists, until they are brought back."""
        self._tell({"remove": list(ids)})

    def bring_back(self, ids: Iterable[str]) -> None:
        self._tell({"bring_back": list(ids)})

    def keep_review(self, game_id: str, review: Json) -> None:
        """Keep what was found out about a game, in the place of what was kept before."""
        self._tell({"review": game_id, "of": review}, lambda found: found.review(game_id) == review)

    def merge(self, lines: Iterable[tuple[str, bytes]]) -> None:
        """Add what another copy of the journal was told: file and packed line of each. Removals there do not
        touch games that are here."""

        def merge(found: Tables) -> None:
            if self._behind:
                self._catch_up(found)
            held = {data for _, data in found.all_lines()}
            news = [(name, data) for name, data in lines if data not in held]
            here = {one.id for one in found.games(ALL, 0, -1)}
            news = [(name, data) for name, data in news if not here & _removed(data)]
            self._behind = True
            with _transaction(found):
                self._take_in(found, news)
                for name, data in news:
                    found.set_taken(name, self._lines.append(name, data, sync=False))
            self._lines.sync({name for name, _ in news})
            self._behind = False

        if not self.read_only:
            with self._telling_share():
                self._ask(merge)

    def _tell(self, event: Json, known: Callable[[Tables], bool] = lambda found: False) -> None:
        if self.read_only:
            return

        def tell(found: Tables) -> None:
            if self._behind:
                self._catch_up(found)
            if known(found):
                return
            told = {"journal": LINES, "n": found.next_number(), **event}
            name, data = f"{clock.today():%Y-%m}{SUFFIX}", pack(told)
            self._behind = True
            size = self._lines.append(name, data)
            with _transaction(found):
                found.take_in(name, data, told)
                found.set_taken(name, size)
            self._behind = False

        self._ask(tell)

    # Asking ---------------------------------------------------------------------------------------

    def games(self, wanted: Filter = ALL, *, first: int = 0, most: int = 200) -> list[KeptGame]:
        """So many of the games that are wanted, the last ended first."""
        return self._ask(lambda found: found.games(wanted, first, most))

    def count(self, wanted: Filter = ALL) -> int:
        return self._ask(lambda found: found.count(wanted))

    def persons(self) -> dict[str, int]:
        """Profile → in how many games they played."""
        return self._ask(lambda found: found.persons())

    def game(self, game_id: str) -> SavedGame:
        """The whole game, as it was saved. MISSING where only its result is known."""

        def game(found: Tables) -> SavedGame:
            event = found.document(game_id)
            if event is None or "save" not in event:
                raise StorageProblem(StorageKind.MISSING, self.path, game_id)
            return tables.saved(game_id, event)

        return self._ask(game)

    def review(self, game_id: str) -> Json | None:
        return self._ask(lambda found: found.review(game_id))

    def facts(self, wanted: Filter = ALL) -> list[FactRow]:
        """What the games themselves say for statistics, the last ended first; see `Insight.facts`."""
        return self._ask(lambda found: found.facts(wanted))

    def sums(self, person: str = "", game: str = "") -> Sums:
        """What all games come to together. person: a profile, empty for all people; game: empty for all."""

        def add_up(found: Tables) -> Sums:
            changed = [] if self.read_only else months.changed(found.database)
            if len(changed) >= MANY_MONTHS:
                with contextlib.suppress(sqlite3.OperationalError):  # else they are reckoned each time
                    for month in changed:
                        with _transaction(found):
                            months.keep(found.database, month)
            return months.total(found.database, person, game)

        return self._ask(add_up)

    def sum_up(self) -> int:
        """Where the sums of many months are not true any more, write down those of one; how many are left."""

        def keep(found: Tables) -> int:
            changed = months.changed(found.database)
            if len(changed) >= MANY_MONTHS:
                with contextlib.suppress(sqlite3.OperationalError):  # else `sums` reckons them
                    with _transaction(found):
                        months.keep(found.database, changed[0])
                    return len(changed) - 1
            return 0

        return 0 if self.read_only else self._ask(keep)

    def renew(self, most: int = PORTION) -> bool:
        """Work out anew what an earlier version said of some games, then the sums of a month in which
        something has changed; whether there may be more."""

        def renew(found: Tables) -> bool:
            old = found.outdated(most)
            changed = [] if old else months.changed(found.database)
            if old or changed:
                with _transaction(found):
                    found.renew(old)
                    for month in changed[:1]:
                        months.keep(found.database, month)
            return bool(old) or len(changed) > 1

        return not self.read_only and self._ask(renew)

    def close(self) -> None:
        with self._lock:
            if self._tables is not None:
                self._tables.database.close()
            self._tables = None

    # How it holds together ------------------------------------------------------------------------

    def _ask(self, work: Callable[[Tables], Answer]) -> Answer:
        with self._lock:
            for again in (False, True):
                try:
                    return work(self._open())
                except (sqlite3.Error, Damaged, ValueError, TypeError, KeyError) as error:
                    problem = StorageProblem(StorageKind.DAMAGED, self.path, repr(error))
                    if isinstance(error, sqlite3.Error):
                        problem = tables.problem_of(error, self.path)
                    if again or problem.kind is not StorageKind.DAMAGED:
                        raise problem from error
                    self._replace(problem)
            raise AssertionError

    def _open(self) -> Tables:
        if self._tables is None:
            self._tables = self._opened()
            self._behind = True
        if self._behind and not self.read_only:
            try:
                self._catch_up(self._tables)
            except StorageProblem as problem:  # what is there can be read all the same
                if problem.kind is StorageKind.NEWER:
                    raise
                log.warning("journal: %s", problem)
        return self._tables

    def _opened(self) -> Tables:
        if self.read_only:
            return self._only_read()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageProblem.of(error, self.path.parent) from error
        if self.path.exists() and not self.path.is_file():
            raise Damaged("not a file")
        return Tables(tables.connect(self.path), self._insight)

    def _only_read(self) -> Tables:
        """The database if it can be read as it is, else one in memory made of the lines."""
        with contextlib.suppress(sqlite3.Error):
            if not self._in_memory and self.path.exists():
                found = Tables(tables.connect(self.path, read_only=True), self._insight)
                found.count(ALL)
                return found
        self._in_memory = True
        made = Tables(tables.connect(None), self._insight)
        names = self._lines.sizes()
        with self._telling_share(), _transaction(made):
            self._take_in(made, [(name, data) for name in names for data in self._lines.read(name)])
        return made

    @contextlib.contextmanager
    def _telling_share(self) -> Iterator[None]:
        """Also while lines are only read it is told that they are taken in."""
        self.share = 0.0
        try:
            yield
        finally:
            self.share = None

    def _catch_up(self, found: Tables) -> None:
        """Lines that the tables do not hold go into them; files that lack lines are made again."""
        with self._telling_share():
            self._take_news(found)

    def _take_news(self, found: Tables) -> None:
        sizes, taken = self._lines.sizes(), found.taken()
        news = list[tuple[str, bytes]]()
        poorer = [name for name, size in taken.items() if sizes.get(name, 0) < size]
        for name, size in sizes.items():
            if size > taken.get(name, 0):
                news += [(name, data) for data in self._lines.read(name, taken.get(name, 0))]
        for name in poorer:
            if name in sizes:
                held = set(found.lines_of(name))
                news += [(name, data) for data in self._lines.read(name) if data not in held]
        if news or poorer or sizes != taken:
            with _transaction(found):
                self._take_in(found, news)
                for name in poorer:
                    whole = b"".join(found.lines_of(name))
                    write_atomically(self._lines.path(name), whole)
                    sizes[name] = len(whole)
                for name, size in sizes.items():
                    found.set_taken(name, size)
        self._behind = False

    def _take_in(self, found: Tables, news: Iterable[tuple[str, bytes]]) -> None:
        """In the order in which they were told, whatever file they are in. Lines that make no sense stay
        where they are. Unpacked twice, for all of them at once would fill the memory; read but once."""
        ordered = list[tuple[int, int, str, bytes]]()
        for name, data in news:
            with contextlib.suppress(ValueError, TypeError):
                version, number = order(data)
                if version > LINES:
                    raise StorageProblem(StorageKind.NEWER, self._lines.path(name), f"version {version}")
                ordered.append((number, len(ordered), name, data))
        for done, (_, _, name, data) in enumerate(sorted(ordered)):
            self.share = done / len(ordered)
            with contextlib.suppress(ValueError, TypeError, KeyError):
                found.take_in(name, data, unpack(data))

    def _replace(self, problem: StorageProblem) -> None:
        """The database cannot be understood: another one takes its place, made of the lines and of what can
        still be read there."""
        log.warning("journal: %s", problem)
        self.close()
        if self.read_only:
            self._in_memory = True
            return
        saved = self._salvaged()
        hot = self.path.with_name(FILE + "-journal")  # else it would be played back into the new one
        aside = self.path
        for path in (hot, self.path):
            if path.exists():
                aside = set_aside(path)
        self.set_aside.append(StorageProblem(StorageKind.DAMAGED, aside, problem.detail))
        found = self._open()
        held = {data for _, data in found.all_lines()}
        lost = [(name, data) for name, data in saved if data not in held]
        for name, data in lost:
            size = self._lines.append(name, data)
            with self._telling_share(), _transaction(found):
                self._take_in(found, [(name, data)])
                found.set_taken(name, size)

    def _salvaged(self) -> list[tuple[str, bytes]]:
        """Lines that can still be read in a damaged database."""
        found = dict[bytes, str]()
        with contextlib.suppress(sqlite3.Error):
            database = sqlite3.connect(self.path.absolute().as_uri() + "?mode=ro", uri=True)
            for order in ("ASC", "DESC"):
                with contextlib.suppress(sqlite3.Error, TypeError, ValueError):
                    for name, data in database.execute(f"SELECT file, data FROM events ORDER BY id {order}"):
                        unpack(data)
                        found.setdefault(data, name)
            database.close()
        return sorted(((name, data) for data, name in found.items()), key=lambda one: unpack(one[1])["n"])


def _removed(data: bytes) -> set[str]:
    """Games that a line takes out."""
    with contextlib.suppress(ValueError, TypeError):
        return set(unpack(data).get("remove", ()))
    return set()


@contextlib.contextmanager
def _transaction(found: Tables) -> Iterator[None]:
    """All or nothing."""
    found.database.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            found.database.execute("ROLLBACK")
        raise
    found.database.execute("COMMIT")
