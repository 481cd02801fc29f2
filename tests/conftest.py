"""What every test stands on: no window on the screen, no touch of the user's own folders."""

from __future__ import annotations

import gc
import itertools
import logging
import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from app.paths import HOME_VARIABLE

EVERYTHING = 40
"""Between so many tests all garbage is collected, else what the last one left."""

# Nothing is wrong with a test on a machine that is slow or has much else to do.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# Where only the system is another: what is computed has been tried more often elsewhere.
settings.register_profile("quick", settings.get_profile("patient"), max_examples=20)
settings.load_profile("patient")

# Before anything imports Qt.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--heavy", action="store_true", help="also run the tests marked heavy")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the heavy tests unless asked for, by --heavy or by a -m of one's own."""
    heavy, light = [], []
    for item in items:
        (heavy if item.get_closest_marker("heavy") else light).append(item)
    if config.getoption("--heavy") or config.getoption("-m"):
        processes: int = getattr(config, "workerinput", {}).get("workercount", 1)
        items[:] = _dealt(heavy, light, processes)
    elif heavy:
        config.hook.pytest_deselected(items=heavy)
        items[:] = light


def _dealt(heavy: list[pytest.Item], light: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """In that order the processes, each of which begins with an equal part, have heavy tests first: else one
    would be busy with the last of them long after the others have ended."""
    dealt: list[pytest.Item] = []
    every = len(heavy) + len(light)
    for number in range(processes):
        mine = heavy[number::processes]
        part = (every - len(dealt)) // (processes - number)
        dealt += mine
        taken = max(0, part - len(mine))
        dealt += light[:taken]
        light = light[taken:]
    return dealt


_homes = itertools.count()


@pytest.fixture(autouse=True)
def user_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves, settings and word lists of a test go to a folder of its own."""
    home = tmp_path_factory.getbasetemp() / "homes" / str(next(_homes))  # `mktemp` looks at all there are
    home.mkdir(parents=True)
    monkeypatch.setenv(HOME_VARIABLE, str(home))


class _Collector(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def faults_in_lists() -> Iterator[list[logging.LogRecord]]:
    """What a model or a delegate got wrong is hidden from Qt, but not from us."""
    collector = _Collector()
    log = logging.getLogger("app.widgets.guard")
    log.addHandler(collector)
    yield collector.records
    log.removeHandler(collector)
    assert [record.getMessage() for record in collector.records] == []


@pytest.fixture(autouse=True)
def texts_as_written() -> Iterator[None]:
    """The application outlives the test: a language left in it would be spoken in every later one."""
    yield
    core = sys.modules.get("PySide6.QtCore")
    if core is not None:
        said = core.QCoreApplication.translate
        assert said("Curtain", "Home") == "Home"
        assert said("AnswerCounts", "Challenge %n words", "", 1) == "Challenge 1 words", "English left, too"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[object]:
    """Really delete what a test has let go of: outside an event loop Qt keeps it, and every change of
    the look then dresses all windows of all tests before. Not in the teardown: pytest still holds then
    what the fixtures gave."""
    result = yield
    core = sys.modules.get("PySide6.QtCore")
    if core is not None and core.QCoreApplication.instance() is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete.value)
        _collect()
    return result


# As in the program (`app.ui.allocator.Collector`): a collection in a worker would delete widgets there.
gc.disable()
_tests = itertools.count()


def _collect() -> None:
    """Of what has come since the last time; now and then of what was still in use then, too."""
    if next(_tests) % EVERYTHING == 0:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
