"""What is shown as a better move is made of words that an ordinary person knows and nobody minds."""

from __future__ import annotations

import pytest

from app.lexicon.judge import Household, Judge
from app.lexicon.lexicon import Lexicon
from app.lexicon.vocabulary import Everyday


class Ours:
    """A household that has added a word."""

    def words(self) -> tuple[str, ...]:
        return ("brumbálek",)

    def banned(self) -> tuple[str, ...]:
        return ()


@pytest.mark.parametrize("word", ["vlna", "vln", "úl", "vak", "dům", "ovcí", "jede"])
def test_words_that_everybody_knows(lexicon: Lexicon, word: str) -> None:
    assert Everyday(Judge(lexicon, "quiddler"))(word)


@pytest.mark.parametrize("word", ["lin", "brd", "pip", "krč", "xyzq", "prdel", "debil"])
def test_words_that_hardly_anybody_knows_and_coarse_ones(lexicon: Lexicon, word: str) -> None:
    assert not Everyday(Judge(lexicon, "quiddler"))(word)


def test_what_the_household_added_it_knows(lexicon: Lexicon) -> None:
    household: Household = Ours()
    assert Everyday(Judge(lexicon, "quiddler", household))("brumbálek")
    assert not Everyday(Judge(lexicon, "quiddler"))("brumbálek")


def test_english_words(english: Lexicon) -> None:
    knows = Everyday(Judge(english, "english"))
    assert knows("house") and not knows("qi")
    assert knows("on") and not knows("en") and not knows("ken"), "often read, but as no English word"
