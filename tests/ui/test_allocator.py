"""What is big goes back to the system when it is free."""

from __future__ import annotations

import gc
import platform
import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.ui.allocator import GarbageCollector

IN_A_ROW = """
import sys
from app.ui.allocator import return_big_blocks

def taken():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("RssAnon")) / 1024

if "told" in sys.argv:
    return_big_blocks()
bytearray(4_000_000)  # the first picture of a page
before, small = taken(), []
for game in range(8):
    pages = [bytearray(b"x") * 4_000_000 for _ in range(3)]
    small.append(bytearray(b"x") * 100_000)  # what stays lies above them
    del pages
    small.append(bytearray(b"x") * 100_000)
print(taken() - before)
"""


def _grown(*arguments: str, code: str = IN_A_ROW) -> float:
    """Megabytes more after pages came and went."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True, timeout=60
    )
    return float(done.stdout)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other allocators do this by themselves")
def test_pages_that_went_leave_no_room_taken() -> None:
    assert _grown() > 8  # without this the test shows nothing
    assert _grown("told") < 4


IN_BETWEEN = """
import sys
from app.ui.allocator import collect, return_big_blocks

def taken():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("RssAnon")) / 1024

return_big_blocks()
before, stays = taken(), []
for _ in range(400):
    passing = [bytearray(b"x") * 100_000]
    stays.append((passing, bytearray(b"x") * 2_000))
for passing, _ in stays:
    passing.clear()
if "collected" in sys.argv:
    collect()
print(taken() - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other allocators do this by themselves")
def test_what_lay_between_things_that_stay_goes_back() -> None:
    assert _grown(code=IN_BETWEEN) > 20  # without this the test shows nothing
    assert _grown("collected", code=IN_BETWEEN) < 5


def test_garbage_goes_between_two_events_and_in_no_other_thread(qtbot: QtBot) -> None:
    """As the program does it: automatic runs are off, the interface's thread does their work."""
    assert not gc.isenabled()
    threads: list[int] = []

    class Ring:
        def __init__(self) -> None:
            self.me = self

        def __del__(self) -> None:
            threads.append(threading.get_ident())

    owner = QObject()
    collector = GarbageCollector(owner)
    worker = threading.Thread(target=lambda: [Ring() for _ in range(5_000)])
    worker.start()
    worker.join()
    assert threads == []
    collector.look()
    assert set(threads) == {threading.get_ident()} and len(threads) == 5_000


def test_the_program_leaves_no_collection_to_chance() -> None:
    code = "import gc, app.__main__; print(gc.isenabled())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
