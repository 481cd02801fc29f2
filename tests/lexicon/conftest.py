"""What the tests of the word list share: the open lexicon, and the modules of its build."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.lexicon.lexicon import Lexicon

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "packaging" / "lexicon"

sys.path.insert(0, str(BUILD))


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    """The bundled word list."""
    return Lexicon.open()


@pytest.fixture(scope="session")
def english() -> Lexicon:
    """The bundled English word list."""
    return Lexicon.open(language="en")
