"""The command line of the application."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("language", "word"), [("cs", "Neznámé volby"), ("en", "Unknown options")])
def test_an_unknown_option_is_told_in_the_language_asked_for(language: str, word: str) -> None:
    command = [sys.executable, "-m", "app", "--lang", language, "--bogus"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60, env=environment)
    told = done.stderr.decode("utf-8")
    assert done.returncode == 2
    assert word in told and "--bogus" in told and told.count("\n") == 1
