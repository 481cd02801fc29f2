"""No arguments end the interpreter: all that the compiled twins offer is called with twisted ones, in a
process of its own, so that a crash is a failure with the call's name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("app.search.qwirkle_native", reason="the compiled twins are not built here")

PROGRAM = Path(__file__).with_name("twisted.py")


def twisted(calls: int, seed: int, folder: Path) -> set[str]:
    """The names of all that was called; fails where the process ends in any way but its own."""
    last = folder / "call.txt"
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", PROGRAM, str(calls), str(seed), last],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=3_600,
    )
    if done.returncode:
        named = last.read_text("utf-8").strip() if last.exists() else "before any call"
        pytest.fail(f"ended with {done.returncode} by {named}\n{done.stderr[-3_000:]}")
    return set(done.stdout.split())


def test_no_arguments_end_the_interpreter_and_every_public_name_is_tried(tmp_path: Path) -> None:
    from tests.search.twisted import public_names

    assert twisted(3_000, 1, tmp_path) == public_names()


def test_few_calls_try_every_public_name_too(tmp_path: Path) -> None:
    """Whatever chance brings: a short run goes on until all were called, so none depends on its length."""
    from tests.search.twisted import public_names

    for seed in range(3):
        assert twisted(1, seed, tmp_path) == public_names()


@pytest.mark.heavy
def test_no_arguments_end_the_interpreter_in_a_hundred_thousand_calls(tmp_path: Path) -> None:
    twisted(100_000, 2, tmp_path)
