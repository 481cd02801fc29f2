"""What `.ci/run` does: no part is dropped, and what is costly is made once."""

from __future__ import annotations

import importlib
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).resolve().parent.parent / "packaging"


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The scripts can be imported, and are gone afterwards."""
    monkeypatch.syspath_prepend(str(SCRIPTS))
    known = set(sys.modules)
    yield
    for name in set(sys.modules) - known:
        del sys.modules[name]


@pytest.fixture
def kept(scripts: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    module = importlib.import_module("kept")
    monkeypatch.setattr(module, "STORE", tmp_path / "store")
    return module


@pytest.fixture
def everything(scripts: None) -> ModuleType:
    return importlib.import_module("everything")


# -------------------------------------------------------------------------------- what is kept


def test_what_is_costly_is_made_once(kept: ModuleType) -> None:
    made: list[Path] = []

    def make(folder: Path) -> None:
        made.append(folder)
        (folder / "python.exe").touch()

    first = kept.folder("windows-1", make)
    assert kept.folder("windows-1", make) == first and (first / "python.exe").is_file()
    assert kept.folder("windows-2", make) != first
    assert len(made) == 2 and not any(folder.exists() for folder in made)


def test_what_could_not_be_made_is_not_kept_in_part(kept: ModuleType) -> None:
    def fail(folder: Path) -> None:
        (folder / "half").touch()
        raise ValueError("no network")

    with pytest.raises(ValueError, match="no network"):
        kept.folder("windows-1", fail)
    assert list(kept.STORE.iterdir()) == []


def test_two_checkouts_may_make_the_same_at_once(kept: ModuleType) -> None:
    def make(folder: Path) -> None:
        (folder / "slow").touch()
        if not (kept.STORE / "windows-1").exists():
            kept.folder("windows-1", lambda other: (other / "quick").touch())

    assert [path.name for path in kept.folder("windows-1", make).iterdir()] == ["quick"]
    assert [path.name for path in kept.STORE.iterdir()] == ["windows-1"]


def test_what_nobody_uses_any_more_is_thrown_away(kept: ModuleType) -> None:
    old = kept.folder("windows-old", lambda folder: (folder / "file").touch())
    used = kept.folder("windows-used", lambda folder: (folder / "file").touch())
    long_ago = time.time() - kept.UNUSED_S - 60
    for path in (old, used):
        os.utime(path, (long_ago, long_ago))
    kept.folder("windows-used", lambda folder: None)
    assert used.is_dir() and not old.exists()


# --------------------------------------------------------------------------------- its parts


def failing_once(name: str) -> tuple[list[tuple[str, ...]], Callable[[tuple[str, ...]], int]]:
    """What was called, and what calls: the part of this name fails the first time."""
    calls: list[tuple[str, ...]] = []

    def call(command: tuple[str, ...]) -> int:
        calls.append(command)
        return 1 if command == (name,) and calls.count(command) == 1 else 0

    return calls, call


def test_the_tests_are_tried_by_themselves_before_they_have_failed(
    everything: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[tuple[str, ...]] = []

    def aloud(command: tuple[str, ...]) -> int:
        calls.append(command)
        return 0 if "--last-failed" in command else 1

    monkeypatch.setattr(everything, "aloud", aloud)
    tests = everything.Part("tests", "test", "--heavy")
    everything.run_tests(tests)
    assert tests.well and calls == [("test", "--heavy"), ("test", "--heavy", *everything.ALONE)]


def test_what_is_made_beside_the_tests_is_tried_by_itself_after_them(
    everything: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls, call = failing_once("folder")
    monkeypatch.setattr(everything, "aloud", call)
    monkeypatch.setattr(everything, "Aside", lambda: call)
    parts = [everything.Part(name, name) for name in ("tests", "folder", "packages")]
    everything.run_tests(parts[0], parts[1:])
    assert all(part.well for part in parts) and calls[-1] == ("folder",)
    assert sorted(calls) == [("folder",), ("folder",), ("packages",), ("tests",)]


@pytest.mark.parametrize("fails", [False, True])
def test_under_wine_every_file_is_tried_once_and_one_that_fails_fails_all(
    scripts: None, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    monkeypatch.syspath_prepend(str(SCRIPTS / "windows"))
    suite, dev = importlib.import_module("suite"), importlib.import_module("dev")
    tried: list[str] = []
    last = suite.files()[-1]

    class Environment:
        def call(self, *arguments: str, **how: object) -> tuple[int, str]:
            tried.extend(argument for argument in arguments if argument.endswith(".py"))
            return (1 if fails and last in arguments else 0), "said"

    said: list[str] = []
    monkeypatch.setattr(dev, "say", said.append)
    with pytest.raises(dev.SetupError) if fails else nullcontext():
        suite.run(Environment())
    assert sorted(tried) == suite.files()
    assert said.count("said") == suite.SHARES


@pytest.mark.parametrize(
    ("fails", "said"),
    [
        ((), {}),
        (("test",), {"tests": "FAILED"}),
        (("packages",), {"Windows: packages": "FAILED"}),
        # Without it there is nothing that Windows could be made with, and that is said of every part.
        (("environment",), {"Windows: environment": "FAILED", "Windows: install": "NOT TRIED"}),
    ],
)
def test_one_part_that_fails_fails_the_whole_and_every_part_is_told(
    everything: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    fails: tuple[str, ...],
    said: dict[str, str],
) -> None:
    def call(command: tuple[str, ...]) -> int:
        return 1 if set(fails) & set(command) else 0

    monkeypatch.setattr(everything, "ensure_compiler", lambda: None)
    monkeypatch.setattr(everything.dev, "ensure_libraries", lambda: None)
    monkeypatch.setattr(everything, "aloud", call)
    monkeypatch.setattr(everything, "Aside", lambda: call)
    assert everything.main() == (1 if fails else 0)
    told = capsys.readouterr().out.partition("== Minutes")[2]
    lines = {re.split(r" +\d", line)[0]: line for line in told.splitlines()}
    assert {"tests", "Windows: folder", "Windows: install", "Linux, made and proven", "all"} <= set(lines)
    assert all(lines[name].endswith(words) for name, words in said.items())
    assert told.count("FAILED") == len(fails)


def test_what_fails_beside_others_is_tried_by_itself(
    everything: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls, call = failing_once("install")
    monkeypatch.setattr(everything, "Aside", lambda: call)
    lanes = [[everything.Part(name, name) for name in names] for names in (("folder", "install"), ("linux",))]
    everything.side_by_side(lanes)
    assert all(part.well for lane in lanes for part in lane) and calls[-1] == ("install",)
    assert sorted(calls) == [("folder",), ("install",), ("install",), ("linux",)]


def test_what_one_part_says_comes_in_one_piece(
    everything: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    parts = [
        everything.Part(name, sys.executable, "-c", f"print('{name} one'); print('{name} two'); exit({end})")
        for name, end in (("a", 0), ("b", 3))
    ]
    everything.in_turn(parts, everything.Aside())
    assert [part.well for part in parts] == [True, False]
    out = capsys.readouterr().out
    assert "a one\na two\n" in out and "b one\nb two\n" in out
