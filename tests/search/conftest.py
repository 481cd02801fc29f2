"""What the tests of searches share: the word list, and what looks through it in plain Python."""

from __future__ import annotations

import pytest

from app.lexicon.dawg import Dawg
from app.lexicon.lexicon import Lexicon


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    """The bundled word list."""
    return Lexicon.open()


@pytest.fixture(scope="session")
def plain_dawg(lexicon: Lexicon) -> Dawg:
    """The same list with its arrays as lists: looked through in plain Python."""
    dawg = lexicon.dawg
    return Dawg(list(dawg.edges), list(dawg.counts), dawg.letters[1:], dawg.root, len(dawg))
