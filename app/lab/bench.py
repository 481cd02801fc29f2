"""``bench``: how fast and how big the program is."""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from app.engine.chance import Chance
from app.engine.rules import Json, Seat
from app.games.laboratory import BadInput, Measure, open_lexicon
from app.lab import games
from app.lab.report import DOES_NOT_HOLD, OK, answer, complain, say, table
from app.lexicon.lexicon import FILES
from app.lexicon.meanings import MEANING_FILES
from app.lexicon.policy import WIDEST
from app.paths import HOME_VARIABLE, resource

STARTS = 9
"""Starts of the application that count; one more before them warms the disk."""

RESTS = 3
"""Starts after which the memory is read, once the screen has come to rest."""

RUNS = 9

START_LIMIT_S = 30.0
"""A window that takes longer to come and go is given up."""

CHECK_VARIABLE = "SLOVOHRATKY_CHECK_JSON"
"""Asks ``--check`` for a line of JSON once it has painted; with "rest" for one with its memory, too."""

APPLICATION = ("-c", "import sys; from app.__main__ import main; sys.exit(main())")
"""Starts the application as its installed command does."""

FRAMES = ("-c", "import sys; from app.lab.checks.frames import main; sys.exit(main())")
"""Starts the application and measures how evenly it paints."""

FRAME_FIGURES = {"frame_ms": "frames_ms", "frame_idle_ms": "frames_idle_ms"}
"""Name of a figure → what it is told as: while the top level thinks, and while nobody does."""

MOMENTS = ("-c", "import sys; from app.lab.checks.moments import main; sys.exit(main())")
"""Measures how evenly the window is painted during the great moments of the games."""

MOMENT_FIGURES = ("moment_frame_ms", "moment_work_ms")
"""From frame to frame, and what of it the thread of the interface worked, whoever else keeps the processor
busy."""

MOMENTS_LIMIT_S = 300.0

EXPLAINED = "import sys; from app.lab.checks.explained import main; sys.exit(main({game!r}))"
"""Measures how soon a click on a word of a game has it explained."""

EXPLAINED_LIMIT_S = 300.0

LOOKS = ("-c", "import sys; from app.lab.checks.looks import main; sys.exit(main())")
"""Starts the application and measures how long changes of its look take."""

JOURNAL = ("-c", "import sys; from app.lab.checks.journal import main; sys.exit(main())")
"""Starts the application and measures its journal, and how it replays a game."""

JOURNAL_FIGURES = (
    "journal_open_ms",
    "statistics_open_ms",
    "chart_step_ms",
    "filter_ms",
    "replay_step_ms",
)

KEPT_GAMES = 20_000
"""Finished games in that journal: ten years of them."""

JOURNAL_LIMIT_S = 300.0

BARE_WINDOW = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        print("{}", flush=True)
        QTimer.singleShot(0, QApplication.quit)
application = QApplication(sys.argv)
window = Window()
window.resize(1280, 800)
window.show()
application.exec()
"""
"""The least that PySide6 can start: what a start of the application is compared with."""


@dataclass(frozen=True)
class Figure:
    """One measured figure; values holds each run's, more what else is to be told of them, by name."""

    unit: str
    values: tuple[float, ...]
    more: Mapping[str, float] = field(default_factory=dict)

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    def to_json(self) -> Json:
        return {
            "unit": self.unit,
            "median": self.median,
            "runs": len(self.values),
            **self.more,
            "values": list(self.values),
        }


Figures = dict[str, Figure]


class NotMeasured(Exception):
    """A figure could not be measured; the text says why."""


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("name", nargs="*", metavar="NAME", help=f"of {', '.join(NAMES)} (default: all)")
    command.add_argument("--json", action="store_true", help="answer with one JSON document")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure what was asked for; 1 when something could not be measured."""
    wanted = arguments.name or list(NAMES)
    for name in wanted:
        if name not in NAMES:
            raise BadInput(f"unknown figure {name!r} (there is: {', '.join(NAMES)})")
    figures: Figures = {}
    status = OK
    for names, measure in GROUPS:
        asked = [name for name in names if name in wanted]
        if asked:
            try:
                measured = measure()
            except NotMeasured as problem:
                complain(f"{', '.join(asked)} not measured: {problem}")
                status = DOES_NOT_HOLD
            else:
                figures.update({name: measured[name] for name in asked})
    if arguments.json:
        answer({name: figure.to_json() for name, figure in figures.items()})
    elif figures:
        rows = [("figure", "median", "unit", "runs")]
        for name, figure in figures.items():
            rows.append((name, f"{figure.median:.4g}", figure.unit, str(len(figure.values))))
            rows += [(f"  {key}", f"{value:.4g}", figure.unit, "") for key, value in figure.more.items()]
        table(rows)
    else:
        say("nothing measured")
    return status


# The application, started as a process of its own


def first_line(
    command: Sequence[str], home: str, check: str = "1", limit_s: float = START_LIMIT_S
) -> tuple[float, Mapping[str, Any]]:
    """Seconds from the start of a process to its first line, and what its lines say."""
    if getattr(sys, "frozen", False):
        raise NotMeasured("a start is measured from source")
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        CHECK_VARIABLE: check,
        HOME_VARIABLE: home,
        # Compiled once, as in an installed program, even where writing beside the source is not wanted.
        "PYTHONPYCACHEPREFIX": str(Path(home) / "compiled"),
        "PYTHONDONTWRITEBYTECODE": "",
    }
    start = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        cwd=Path(__file__).resolve().parents[2],
    ) as process:
        assert process.stdout is not None
        patience = threading.Timer(limit_s, process.kill)
        patience.start()
        line = process.stdout.readline()
        seconds = time.perf_counter() - start
        rest, errors = process.communicate(timeout=START_LIMIT_S)
        patience.cancel()
    try:
        told: dict[str, Any] = {}
        for part in (line, *rest.splitlines()):
            told.update(json.loads(part))
        if process.returncode == 0:
            return seconds, told
    except (TypeError, ValueError):
        pass
    said = errors.decode("utf-8", "replace").strip().rpartition("\n")[2]
    raise NotMeasured(f"the window did not start within {seconds:.1f} s: {said or 'it said nothing'}")


def _starts() -> Figures:
    """The application's start, the bare window's beside it, and the memory both screens take."""
    bare: list[float] = []
    window: list[float] = []
    tables: dict[str, list[float]] = {name: [] for name in START_FIGURES}
    first = next(iter(START_FIGURES))
    rss: dict[str, list[float]] = {"home": [], first: []}
    with tempfile.TemporaryDirectory() as home:
        for attempt in range(STARTS + 1):
            plain, _ = first_line(("-c", BARE_WINDOW), home)
            opened, _ = first_line((*APPLICATION, "--check"), home)
            if attempt:
                bare.append(plain)
                window.append(opened)
        for game, values in tables.items():
            for attempt in range(STARTS + 1):
                opened, _ = first_line((*APPLICATION, "--check", game), home)
                if attempt:
                    values.append(opened)
        for screen, values in rss.items():
            for _ in range(RESTS):
                values.append(first_line((*APPLICATION, "--check", screen), home, "rest")[1]["rss_mb"])
    ratios = tuple(ours / least for ours, least in zip(window, bare, strict=True))
    return {
        "start_to_window_s": Figure("s", tuple(window)),
        "bare_window_s": Figure("s", tuple(bare)),
        "start_to_window_ratio": Figure("times a bare window", ratios),
        **{START_FIGURES[game]: Figure("s", tuple(values)) for game, values in tables.items()},
        "rss_home_mb": Figure("MB", tuple(rss["home"])),
        "rss_game_mb": Figure("MB", tuple(rss[first])),
    }


def spread(values: Sequence[float]) -> dict[str, float]:
    """95th and 99th percentile and maximum: the least value that so many are not above."""
    ordered = sorted(values)
    shares = {"p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: ordered[math.ceil(share * len(ordered)) - 1] for name, share in shares.items()}


def _frames() -> Figures:
    """Time between paintings of a table, with and without the top level thinking in its thread."""
    with tempfile.TemporaryDirectory() as home:
        _, told = first_line(FRAMES, home)
    if not told["thoughts"]:
        raise NotMeasured("the computer player found no move")
    return {name: Figure("ms", tuple(told[key]), spread(told[key])) for name, key in FRAME_FIGURES.items()}


def _moments() -> Figures:
    """Time and work between frames of all great moments; of each its longest."""
    with tempfile.TemporaryDirectory() as home:
        _, told = first_line(MOMENTS, home, limit_s=MOMENTS_LIMIT_S)
    figures: Figures = {}
    for at, name in enumerate(MOMENT_FIGURES):
        moments = {moment: kinds[at] for moment, kinds in told["moments"].items()}
        frames = [frame for moment in moments.values() for frame in moment]
        longest = {moment: max(values) for moment, values in moments.items()}
        figures[name] = Figure("ms", tuple(frames), {**spread(frames), **longest})
    return figures


def _explained() -> Figures:
    """Clicks on words at all tables; of each game the longest, and so many clicks hid what must be seen."""
    more: dict[str, float] = {}
    took: list[float] = []
    hid = 0
    for game, _ in games.labs():
        with tempfile.TemporaryDirectory() as home:
            _, told = first_line(("-c", EXPLAINED.format(game=game)), home, limit_s=EXPLAINED_LIMIT_S)
        values = [milliseconds for _, _, milliseconds, _ in told["explained"]]
        hid += sum(hides > 0 for _, _, _, hides in told["explained"])
        if values:  # a game without words has none to ask about
            more[game] = max(values)
        took += values
    return {"explain_ms": Figure("ms", tuple(took), {**spread(took), **more, "hid": hid})}


def _looks() -> Figures:
    """Colours, text size and language, on the first page and at every table: each change is a run."""
    with tempfile.TemporaryDirectory() as home:
        _, told = first_line(LOOKS, home)
    values = told["look_change_ms"]
    return {"look_change_ms": Figure("ms", tuple(values), spread(values))}


def _journal() -> Figures:
    """Each opening, each other choice of games and each step is a run."""
    from app.games.insight import insight
    from app.lab.kept_games import PEOPLE, make
    from app.storage.journal.store import Journal

    with tempfile.TemporaryDirectory() as home:
        folder = Path(home) / "data"
        make(folder, KEPT_GAMES, [Seat(name.title(), profile=name) for name in PEOPLE])
        journal = Journal(folder, insight=insight())
        journal.count()  # takes all of them in
        while journal.renew():  # adds them up, as has long been done where they were played one by one
            pass
        journal.close()
        _, told = first_line(JOURNAL, home, limit_s=JOURNAL_LIMIT_S)
    return {name: Figure("ms", tuple(told[name]), spread(told[name])) for name in JOURNAL_FIGURES}


# The word list and the searches, measured here


def _timed(action: Callable[[], object]) -> float:
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def _opening() -> Figures:
    open_lexicon()
    values = [1e3 * _timed(open_lexicon) for _ in range(RUNS)]
    return {"lexicon_open_ms": Figure("ms", tuple(values))}


def _lookups() -> Figures:
    """Look-ups of words and of the same words with one letter changed, half and half."""
    lexicon = open_lexicon()
    policy = lexicon.policy(WIDEST)
    chance = Chance(1)
    words = [lexicon.dawg.word(chance.below(len(lexicon.dawg))) for _ in range(5_000)]
    letters = sorted(lexicon.dawg.codes)
    for word in words[:]:
        place = chance.below(len(word))
        words.append(word[:place] + chance.pick(letters) + word[place + 1 :])

    def look_up() -> None:
        accepts = policy.accepts
        for word in words:
            accepts(word)

    values = [1e6 * _timed(look_up) / len(words) for _ in range(RUNS)]
    return {"lexicon_lookup_us": Figure("us", tuple(values))}


def _size() -> Figures:
    """The bundled files of the Czech word list together, and those of what its words mean."""
    open_lexicon()
    folder = resource("lexicon")
    return {
        name: Figure("bytes", (float(sum((folder / file).stat().st_size for file in files)),))
        for name, files in (("lexicon_bytes", FILES["cs"]), ("meanings_bytes", MEANING_FILES))
    }


def _measured(measure: Measure) -> Figures:
    return {name: Figure(measure.unit, tuple(values)) for name, values in measure.values().items()}


START_FIGURES = {name: lab.start_figure for name, lab in games.labs() if lab.start_figure}
"""Game → figure of the time from the start of the process to its open table."""

GROUPS: tuple[tuple[tuple[str, ...], Callable[[], Figures]], ...] = (
    (
        (
            "start_to_window_s",
            "bare_window_s",
            "start_to_window_ratio",
            *START_FIGURES.values(),
            "rss_home_mb",
            "rss_game_mb",
        ),
        _starts,
    ),
    (tuple(FRAME_FIGURES), _frames),
    (MOMENT_FIGURES, _moments),
    (("explain_ms",), _explained),
    (("look_change_ms",), _looks),
    (JOURNAL_FIGURES, _journal),
    (("lexicon_open_ms",), _opening),
    (("lexicon_lookup_us",), _lookups),
    (("lexicon_bytes", "meanings_bytes"), _size),
    *((measure.names, partial(_measured, measure)) for _, lab in games.labs() for measure in lab.measures),
)
"""Figures that are measured together, and how."""

NAMES = tuple(name for names, _ in GROUPS for name in names)
"""All figures, in the order in which they are shown."""
