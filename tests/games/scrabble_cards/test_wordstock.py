"""What part of the rare words a level thinks of (OPPONENTS.md section 1)."""

from __future__ import annotations

import pytest

from app.games.laboratory import open_judge
from app.games.scrabble_cards.levels import LEVELS
from app.games.scrabble_cards.wordstock import COUNTED, laid
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Extent, vocabulary


@pytest.fixture(scope="module")
def judge() -> Judge:
    found = open_judge("scrabble-inflected")
    assert found is not None
    return found


def bits(column: bytes | memoryview) -> int:
    return int.from_bytes(column, "little")


@pytest.mark.parametrize("share", [0.0, 0.25, 0.75])
def test_of_rare_words_such_a_part_comes_to_mind(judge: Judge, share: float) -> None:
    certain, counted = bits(judge.policy.certain), bits(vocabulary(judge, COUNTED).column)
    found = bits(laid(judge, None, share))
    assert found & counted == certain & counted  # what texts have is never missing
    assert not found & ~certain
    rare = (found & ~counted).bit_count() / (certain & ~counted).bit_count()
    assert rare == pytest.approx(share, abs=0.005)


def test_all_of_it_is_the_vocabulary_itself(judge: Judge) -> None:
    for extent in (None, Extent(6_000, 14_000, 0)):
        assert laid(judge, extent, 1.0) is vocabulary(judge, extent).column


def test_the_lynx_lays_more_words_than_the_owl_and_the_owl_more_than_the_fox(judge: Judge) -> None:
    fox, owl, lynx = (bits(laid(judge, level.extent, level.rare)) for level in LEVELS[2:])
    assert fox & owl == fox and owl & lynx == owl
    assert 2 * fox.bit_count() < owl.bit_count() < lynx.bit_count()
