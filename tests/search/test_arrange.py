"""Hands of cards against plain enumeration, and the compiled twin against plain Python."""

from __future__ import annotations

import itertools
import threading
from array import array
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

import pytest

from app.engine.chance import Chance
from app.lexicon import czech
from app.lexicon.dawg import ABSENT, TARGET_MASK, Dawg
from app.lexicon.lexicon import Lexicon
from app.search import arrange
from app.search.arrange import HandMelds, HandSearch, Reach, Spelt

compiled = pytest.mark.skipif(not arrange.COMPILED, reason="the compiled twin is not built here")

VALUES = {
    **dict.fromkeys("AEIOKLNSTVY", 2),
    **dict.fromkeys("ÁBÍMPRUZH", 3),
    **dict.fromkeys("CDČĚÝJŘŠ", 5),
    **{"ST": 5, "EM": 6, "PR": 6, "ÁT": 7, "ÍK": 7, "OV": 5, "LÝ": 9, "VL": 8, "Ď": 14, "Ó": 14, "X": 13},
}
OFTEN = [*"AAAEEEIIOOOKKLLNNSSTTVVRRUZMPDÁÍĚHCJ", "ST", "OV", "ÁT", "ÍK", "VL", "PR", "EM", "LÝ"]
CARDS = [*OFTEN, *"ĎÓXBČÝŘŠ"]


@pytest.fixture(scope="module")
def search(lexicon: Lexicon) -> HandSearch:
    return HandSearch(lexicon.dawg, lexicon.policy("quiddler").accepted, VALUES)


@pytest.fixture(scope="module")
def reference(plain_dawg: Dawg, lexicon: Lexicon) -> HandSearch:
    return HandSearch(plain_dawg, lexicon.policy("quiddler").accepted, VALUES)


def dealt(count: int, cards: int, seed: int, pack: list[str] = CARDS) -> list[tuple[str, ...]]:
    chance = Chance(seed)
    return [tuple(chance.shuffled(pack)[:cards]) for _ in range(count)]


def spelt(lexicon: Lexicon, hand: tuple[str, ...]) -> set[tuple[str, ...]]:
    """Every word of two cards or more, tried one order of the cards after the other."""
    accepts = lexicon.policy("quiddler").accepts
    tried = {one for size in range(2, len(hand) + 1) for one in itertools.permutations(hand, size)}
    return {cards for cards in tried if accepts("".join(cards))}


def side_by_side(hand: Counter[str], words: list[tuple[str, ...]]) -> Iterator[list[tuple[str, ...]]]:
    """Every way of laying some of the words, each set of them once."""
    yield []
    for at, word in enumerate(words):
        left = hand - Counter(word)
        if left.total() == hand.total() - len(word):
            for others in side_by_side(left, words[at:]):
                yield [word, *others]


def value(cards: Counter[str] | tuple[str, ...]) -> int:
    return sum(VALUES[card] for card in Counter(cards).elements())


@pytest.mark.parametrize("hand", dealt(8, 6, seed=1), ids=" ".join)
def test_finds_every_word_with_each_way_of_cutting_it(  # RULES QD8
    hand: tuple[str, ...], search: HandSearch, lexicon: Lexicon
) -> None:
    found = search.words(hand)
    assert {one.cards for one in found} == spelt(lexicon, hand)
    assert len({one.cards for one in found}) == len(found)
    for number, word, cards, part, letters in found:
        assert word == czech.normalise("".join(cards)) and lexicon.dawg.number(word) == number
        assert Counter(search.hand(hand).of(part)) == Counter(cards) and letters == len(word)
    assert [one.number for one in found] == sorted(one.number for one in found)


def test_one_card_of_two_letters_can_be_a_word_where_letters_count(lexicon: Lexicon) -> None:  # RULES QD8
    english = Lexicon.open(language="en")
    values = {"IN": 7, "A": 2, "T": 3, "QU": 9}
    search = HandSearch(english.dawg, english.policy("english").accepted, values, least_cards=1)
    assert {("IN",), ("A", "T"), ("T", "IN")} <= {one.cards for one in search.words(values)}
    assert ("A",) not in {one.cards for one in search.words(values)}, "it has one letter"
    czech_rule = HandSearch(english.dawg, english.policy("english").accepted, values)
    assert ("IN",) not in {one.cards for one in czech_rule.words(values)}


def test_a_word_is_cut_into_cards_in_more_than_one_way(search: HandSearch) -> None:
    ways = {one.cards for one in search.words(("VL", "V", "L", "A", "K")) if one.word == "vlak"}
    assert ways == {("VL", "A", "K"), ("V", "L", "A", "K")}


@pytest.mark.parametrize("hand", dealt(6, 6, seed=2, pack=OFTEN), ids=" ".join)
def test_the_frontier_is_the_best_of_all_arrangements(  # RULES QD7, QD10, QD11
    hand: tuple[str, ...], search: HandSearch, lexicon: Lexicon
) -> None:
    best: dict[tuple[int, int], int] = {}
    for words in side_by_side(Counter(hand), sorted(spelt(lexicon, hand))):
        rest = Counter(hand) - Counter(itertools.chain(*words))
        if rest:  # one card has to be kept to discard
            longest = max((len("".join(word)) for word in words), default=0)
            dear = max(VALUES[card] for card in rest)
            points = sum(map(value, words)) - value(rest) + dear
            key = len(words), longest
            best[key] = max(best.get(key, points), points)
    looked = search.hand(hand)
    assert {(one.words, one.longest): one.points for one in looked.frontier()} == best
    for reach in looked.frontier():
        made = looked.arrangement(reach)
        assert Counter([*itertools.chain(*made.melds), *made.held, made.discard]) == Counter(hand)
        assert sum(map(value, made.melds)) - value(made.held) == reach.points
        assert len(made.melds) == reach.words
        assert max((len("".join(meld)) for meld in made.melds), default=0) == reach.longest
        assert set(made.melds) <= spelt(lexicon, hand)


def test_what_extra_words_and_letters_earn_decides(search: HandSearch) -> None:
    hand = search.hand(("VL", "A", "K", "D", "U", "C", "H", "I", "Z"))  # RULES QD14
    frontier = hand.frontier()
    assert hand.best().reach.points == max(one.points for one in frontier)
    most = hand.best(lambda points, words, longest: 1_000 * words + points).reach
    assert most.words == max(one.words for one in frontier)
    longest = hand.best(lambda points, words, letters: 1_000 * letters + points).reach
    assert longest.longest == max(one.longest for one in frontier)
    assert longest.points == max(one.points for one in frontier if one.longest == longest.longest)
    laid = Reach(2, 4, 21, hand.part(("VL", "A", "K", "D", "U", "C", "H")))
    assert (2, 4) in hand.exact(laid.part)
    melds = hand.arrangement(laid).melds
    assert {frozenset(meld) for meld in melds} == {frozenset(("VL", "A", "K")), frozenset("DUCH")}
    assert hand.arrangement(laid).held == ("I",) and hand.arrangement(laid).discard == "Z"
    assert hand.arrangement(laid, spare=False).held == ("I", "Z")


def test_going_out_lays_all_but_one_card(search: HandSearch) -> None:  # RULES QD6
    hand = search.hand(("VL", "A", "K", "D", "U", "C", "H", "Z"))
    outs = hand.outs()
    assert "Z" in {one.discard for one in outs}
    for out in outs:
        made = hand.arrangement(out.reach)
        assert made.discard == out.discard and made.held == ()
        assert out.reach.points == sum(map(value, made.melds)) == value(hand.cards) - VALUES[out.discard]
    assert search.hand(("X", "Ď", "Ó")).outs() == []


def test_ch_may_count_as_one_letter(lexicon: Lexicon) -> None:  # RULES QD11 ch=1
    accepted, cards = lexicon.policy("quiddler").accepted, ("D", "U", "C", "H", "Y")
    two, one = (HandSearch(lexicon.dawg, accepted, VALUES, digraph=ch) for ch in (False, True))
    assert {w.word: w.letters for w in two.words(cards)}["duch"] == 4
    assert {w.word: w.letters for w in one.words(cards)}["duch"] == 3
    assert max(reach.longest for reach in two.hand(cards[:4]).frontier(spare=False)) == 4
    assert max(reach.longest for reach in one.hand(cards[:4]).frontier(spare=False)) == 3
    longest = one.hand((*cards, "A", "VL", "K", "S")).frontier()
    assert {reach.longest for reach in longest if reach.words == 2} >= {3, 4}


def test_who_knows_fewer_words_lays_fewer(search: HandSearch, lexicon: Lexicon) -> None:
    policy = lexicon.policy("quiddler")
    common = HandSearch(
        lexicon.dawg, lambda number: policy.sure(number) and lexicon.rank(number) < 5_000, VALUES
    )
    for hand in dealt(10, 8, seed=3, pack=OFTEN):
        known = [one for one in search.words(hand) if policy.sure(one.number)]
        assert common.words(hand) == [one for one in known if lexicon.rank(one.number) < 5_000]
        assert common.best(hand).reach.points <= search.best(hand).reach.points


def test_words_of_the_household_count_beside_the_list(  # RULES QD8
    lexicon: Lexicon, plain_dawg: Dawg, search: HandSearch
) -> None:
    cards = ("VL", "V", "L", "A", "K", "X", "E", "S", "C", "H")
    more = ("vlaxe", "VLAK", "xes", "x", "chxa", "ě", "ehe")
    assert "cak" in lexicon.dawg and not lexicon.policy("quiddler").accepts("cak"), "an interjection"
    for digraph in (False, True):
        one, other = (
            HandSearch(
                dawg, lexicon.policy("quiddler").accepted, VALUES, added=(*more, "cak"), digraph=digraph
            )
            for dawg in (lexicon.dawg, plain_dawg)
        )
        same(one.hand(cards), other.hand(cards))
        words = one.words(cards)
        assert {(w.cards, w.letters) for w in words if w.number == ABSENT} == {
            (("C", "H", "X", "A"), 3 if digraph else 4),
            (("C", "A", "K"), 3),
            (("V", "L", "A", "X", "E"), 5),
            (("VL", "A", "X", "E"), 5),
            (("X", "E", "S"), 3),
        }
        listed = [w for w in words if w.number != ABSENT]
        assert [w.cards for w in listed] == [w.cards for w in search.words(cards)]
    laid = one.best(("VL", "A", "X", "E", "Ď"))
    assert laid.melds == (("VL", "A", "X", "E"),) and laid.discard == "Ď"


def test_a_part_of_the_hand_is_arranged_as_if_it_were_the_hand(search: HandSearch) -> None:
    cards = ("VL", "A", "K", "D", "U", "C", "H", "I", "Z", "A", "ST")
    hand = search.hand(cards)
    for at, card in enumerate(cards):
        less, there = cards[:at] + cards[at + 1 :], hand.whole - hand.part((card,))
        assert [one[:3] for one in hand.frontier(within=there)] == [
            one[:3] for one in search.hand(less).frontier()
        ]
        made = hand.best(within=there)
        assert Counter([*itertools.chain(*made.melds), *made.held, made.discard]) == Counter(less)


def test_hands_of_hardly_anything(search: HandSearch) -> None:
    nothing = search.best(())
    assert nothing == ((), None, (), (0, 0, 0, 0)) and search.words(()) == []
    assert search.best(("Ď",)) == ((), "Ď", (), (0, 0, 0, 0))
    assert search.best(("Ď", "Ó", "X")) == ((), "Ď", ("Ó", "X"), (0, 0, -27, 0))
    assert search.best(("Ď",), spare=False).held == ("Ď",)


def test_what_is_no_hand_is_refused(search: HandSearch, reference: HandSearch) -> None:
    for one in (search, reference):
        with pytest.raises(KeyError):
            one.hand(("A", "W"))
        with pytest.raises(ValueError):
            one.hand("A" * (arrange.MOST_CARDS + 1))
        with pytest.raises(KeyError):
            one.hand(("D", "U", "C", "H")).arrangement(Reach(3, 4, 0, 1))


# The compiled twin


def same(one: HandMelds, other: HandMelds) -> None:
    assert one.words() == other.words()
    assert one.outs() == other.outs()
    chance = Chance(one.whole)
    within = [one.whole, *(chance.below(one.whole + 1) for _ in range(3))]
    for there, spare in itertools.product(within, (True, False)):
        frontier = one.frontier(spare=spare, within=there)
        assert frontier == other.frontier(spare=spare, within=there)
        for reach in frontier:
            made = one.arrangement(reach, spare=spare, within=there)
            assert made == other.arrangement(reach, spare=spare, within=there)
        assert one.exact(there) == other.exact(there)


@compiled
@pytest.mark.parametrize("cards", [1, 4, 8, 10, 11, 12])
def test_the_twin_arranges_alike(cards: int, search: HandSearch, reference: HandSearch) -> None:
    for pack in (CARDS, OFTEN):
        for hand in dealt(12, cards, seed=cards, pack=pack):
            same(search.hand(hand), reference.hand(hand))


@compiled
def test_the_twin_follows_every_rule_alike(lexicon: Lexicon, plain_dawg: Dawg) -> None:
    policy = lexicon.policy("quiddler")
    rules = itertools.product((policy.certain, policy.sure), (1, 2, 3), (1, 2, 4), (True, False))
    for seed, (accepted, least_cards, least_letters, digraph) in enumerate(rules):
        one, other = (
            HandSearch(
                dawg,
                accepted,
                VALUES,
                least_cards=least_cards,
                least_letters=least_letters,
                digraph=digraph,
            )
            for dawg in (lexicon.dawg, plain_dawg)
        )
        for hand in dealt(2, 9, seed=seed, pack=[*OFTEN, *"CHCH"]):
            same(one.hand(hand), other.hand(hand))


@compiled
def test_cards_that_no_word_has_and_long_ones(lexicon: Lexicon, plain_dawg: Dawg) -> None:
    values = dict.fromkeys(("STROM", "STRO", "M", "Y", "ŷ", "Q1", "\N{SNOWMAN}", "OVÁNÍ", "ŽENA"), 3)
    one, other = (
        HandSearch(dawg, lexicon.policy("quiddler").accepted, values, least_cards=1)
        for dawg in (lexicon.dawg, plain_dawg)
    )
    same(one.hand(values), other.hand(values))
    assert {("STROM", "Y"), ("STRO", "M", "Y"), ("ŽENA",)} <= {word.cards for word in one.words(values)}
    for bad in ("", "A" * 9):
        for search in (HandSearch(dawg, b"", {bad: 1}) for dawg in (lexicon.dawg, plain_dawg)):
            with pytest.raises(ValueError):
                search.hand((bad,))


@compiled
def test_the_twin_too_notices_what_is_damaged(lexicon: Lexicon) -> None:
    dawg = lexicon.dawg
    hand = ("S", "T", "R", "O", "M", "Y")
    accepted = lexicon.policy("quiddler").accepted
    beyond = array("I", [edge | TARGET_MASK for edge in dawg.edges])
    endless = array("I", [dawg.root | edge & ~TARGET_MASK for edge in dawg.edges])
    open_end = array("I", [edge & ~(1 << 29) for edge in dawg.edges])
    counts = array("I", dawg.counts)
    for edges in (beyond, endless, open_end):
        for kind in (memoryview, list):
            damaged = Dawg(kind(edges), kind(counts), dawg.letters[1:], dawg.root, len(dawg))  # type: ignore[operator]
            search = HandSearch(damaged, accepted, VALUES)
            if edges is endless:
                with suppress(IndexError):
                    search.words(hand[:4])  # whatever it says
            else:
                with pytest.raises(IndexError):
                    search.words(hand)
    for view in (dawg, Dawg(list(dawg.edges), list(counts), dawg.letters[1:], dawg.root, len(dawg))):
        with pytest.raises(IndexError):
            HandSearch(view, accepted[:9], VALUES).words(hand)


def test_an_empty_list_spells_nothing() -> None:
    for kind in (memoryview, list):
        empty = Dawg(kind(array("I", [0])), kind(array("I", [0])), czech.LETTERS, 0, 0)  # type: ignore[operator]
        hand = HandSearch(empty, b"", VALUES).hand(("A", "K"))
        assert hand.words() == [] and hand.outs() == [] and [one.words for one in hand.frontier()] == [0]


def test_what_an_accepting_callable_raises_comes_through(lexicon: Lexicon, plain_dawg: Dawg) -> None:
    def fails(number: int) -> bool:
        raise LookupError(number)

    for dawg in (lexicon.dawg, plain_dawg):
        with pytest.raises(LookupError):
            HandSearch(dawg, fails, VALUES).words(("A", "K", "V", "L"))


def test_threads_share_a_search(search: HandSearch) -> None:
    hands = dealt(12, 9, seed=8)
    wanted = [search.words(hand) for hand in hands]
    found: dict[int, list[list[Spelt]]] = {}
    threads = [
        threading.Thread(target=lambda at=at: found.update({at: [search.words(hand) for hand in hands]}))
        for at in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[at] for at in range(3)] == [wanted] * 3
