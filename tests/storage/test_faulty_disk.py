"""Every call that writes fails once, in every store: nothing that was acknowledged is lost, and it is told.

The calls are found by counting those of a life without a fault, so a new one is tried by itself, and a module
that writes without a story here is named. ``python -m tests.storage.test_faulty_disk`` prints the table.
"""

from __future__ import annotations

import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.storage.problems import StorageProblem
from tests.storage.faulty_disk import FAULTS, Fault, FaultyDisk, Killed
from tests.storage.stories import STORIES

APP = Path(__file__).resolve().parents[2] / "app"
WRITES = re.compile(
    r"write_atomically\(|\bin_time\(|clear_leftovers\(|\.write_(text|bytes)\(|\.unlink\(|\.mkdir\("
    r"|\.rename\(|os\.(write|open|rename|replace|remove|unlink|mkdir|truncate|ftruncate)\("
    r"|open\([^)\n]*\"[wax]b?\+?\"|shutil\.(copy|move)|QSaveFile|QSettings"
)
ELSEWHERE = {
    "app.lexicon.container": "makes the word files when the program is built",
    "app.ui.startup": "the log, which may lack lines",
    "app.ui.telling": "for tests of the built program",
    "app.ui.match.saves_reader": "clears up by way of the store",
    "app.ui.pages.journal.numbers": "a picture or table that a person asked for; it can be made again",
    "app.ui.pages.school.printing.tab": "a paper that a person asked for; it can be made again",
    "app.ui.words.household_editor": "tests/ui/test_faulty_disk.py",
}
"""Modules that write and have no story here, and why."""


@dataclass
class Tally:
    """calls: that write in a life without a fault. tried: faults at them. told: how many steps said so."""

    calls: int = 0
    tried: int = 0
    told: int = 0
    lost: int = 0


def live(name: str, folder: Path, disk: FaultyDisk) -> tuple[list[str], int]:
    """A life on a disk; what was acknowledged and is not there in the next one, and how often it was told."""
    promised, told = [], 0
    with disk.mounted():
        try:
            for number, (do, holds) in enumerate(STORIES[name](folder)):
                try:
                    do()
                except StorageProblem:
                    told += 1
                else:
                    promised.append((number, holds))
        except Killed:
            pass
    lost = []
    for number, holds in promised:
        try:
            kept = holds()
        except (StorageProblem, OSError, LookupError) as error:
            kept, number = False, f"{number} {error}"  # type: ignore[assignment]
        if not kept:
            lost.append(f"step {number} of {name}")
    return lost, told


def try_all(name: str, folder: Path, fault: Fault, tally: Tally) -> None:
    """The fault at every call of the story, one life each."""
    healthy = FaultyDisk(folder / "healthy")
    assert live(name, folder / "healthy", healthy) == ([], 0)
    tally.calls = len(healthy.calls)
    for at in range(tally.calls):
        home = folder / str(at)
        disk = FaultyDisk(home, fault, at)
        lost, told = live(name, home, disk)
        assert not lost, f"{fault.name} at call {at} ({healthy.calls[at]}): {lost}"
        tally.tried, tally.told = tally.tried + disk.struck, tally.told + told


def _often(fault: Fault) -> bool:
    """The others say little more, and wait for the long run."""
    return fault.stays and (fault.torn or not fault.error)


@pytest.mark.parametrize(
    "fault",
    [pytest.param(one, marks=[] if _often(one) else pytest.mark.heavy, id=one.name) for one in FAULTS],
)
@pytest.mark.parametrize("name", STORIES)
def test_nothing_acknowledged_is_lost_when_a_call_fails(name: str, fault: Fault, tmp_path: Path) -> None:
    tally = Tally()
    try_all(name, tmp_path, fault, tally)
    assert tally.tried == tally.calls


@pytest.mark.parametrize("name", [name for name in STORIES if name != "lock"])
def test_a_full_disk_is_told_at_every_step(name: str, tmp_path: Path) -> None:
    _, told = live(name, tmp_path, FaultyDisk(tmp_path, FAULTS[0], 0))
    assert told


def test_every_module_that_writes_has_its_story(tmp_path: Path) -> None:
    disks = [FaultyDisk(tmp_path / name) for name in STORIES]
    for name, disk in zip(STORIES, disks, strict=True):
        live(name, tmp_path / name, disk)
    told = set[str]().union(*(disk.writers for disk in disks))
    writing = {
        ".".join(("app", *path.relative_to(APP).with_suffix("").parts))
        for path in APP.rglob("*.py")
        if "lab" not in path.relative_to(APP).parts and WRITES.search(path.read_text("utf-8"))
    }
    assert writing - told - ELSEWHERE.keys() == set(), "give it a story"
    assert ELSEWHERE.keys() <= writing


if __name__ == "__main__":
    for name in STORIES:
        tally = Tally()
        for fault in FAULTS:
            with tempfile.TemporaryDirectory() as folder:
                try_all(name, Path(folder), fault, tally)
        sys.stdout.write(
            f"{name:20} calls {tally.calls:3}  tried {tally.tried:4}  lost 0  told {tally.told}\n"
        )
