"""What is shown as a better move is made of words that an ordinary person knows and nobody minds."""

from __future__ import annotations

import pytest

from app.lexicon.judge import Household, Judge
from app.lexicon.lexicon import Lexicon
from app.lexicon.vocabulary import CHILDISH, Everyday, Extent, vocabulary


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


@pytest.mark.parametrize("word", ["daň", "unie", "fond", "lze", "obce", "zisk", "voleb", "práva"])
def test_a_child_talks_as_no_paper_does(word: str, lexicon: Lexicon) -> None:
    """Such words are among the commonest in print, so how common a word is does not tell."""
    judge = Judge(lexicon, "quiddler")
    assert vocabulary(judge, Extent(CHILDISH, 20_000, 0)).knows(word)
    assert not vocabulary(judge, Extent(CHILDISH - 1, 20_000, 0)).knows(word)


@pytest.mark.parametrize("word", ["správný", "vládne", "máma", "psa", "dáno", "stát", "čelo", "růst"])
def test_words_that_only_begin_like_those_a_child_keeps(word: str, lexicon: Lexicon) -> None:
    judge = Judge(lexicon, "quiddler")
    larger, child = (vocabulary(judge, Extent(extent, 60_000, 0)) for extent in (CHILDISH, CHILDISH - 1))
    assert larger.knows(word)
    assert child.knows(word)
