"""What is big goes back to the system when it is free."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

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


def _grown(*arguments: str) -> float:
    """Megabytes more after pages came and went."""
    done = subprocess.run(
        [sys.executable, "-c", IN_A_ROW, *arguments], capture_output=True, text=True, check=True, timeout=60
    )
    return float(done.stdout)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other allocators do this by themselves")
def test_pages_that_went_leave_no_room_taken() -> None:
    assert _grown() > 8  # without this the test shows nothing
    assert _grown("told") < 4
