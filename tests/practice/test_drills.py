"""Drills: one right answer among a few, harder as it goes on, and what was missed comes back."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from random import Random

import pytest

from app.games import catalogue
from app.games.quiddler.deck import EDITIONS, spelt
from app.games.quiddler.drills import Discard
from app.games.quiddler.model import Options
from app.games.quiddler.words import searching
from app.games.qwirkle.board import Board
from app.games.qwirkle.drills import GAP, FittingTile, read
from app.lexicon.judge import Agreements, Judge
from app.lexicon.lexicon import Lexicon
from app.lexicon.policy import POLICIES, Reason
from app.practice.drill import STEP_AFTER, STEPS, Drill, DrillQuestion, Run, questions
from app.practice.words import NO, YES, ShortWords, WordParts, WordStock


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon.open()


@pytest.fixture(scope="module")
def stock(lexicon: Lexicon) -> WordStock:
    return WordStock(Judge(lexicon, "boggle"))


@pytest.fixture(scope="module")
def short(stock: WordStock) -> ShortWords:
    return ShortWords(stock)


def asked(drill: Drill, seed: int, count: int = 40, due: tuple[str, ...] = ()) -> list[DrillQuestion]:
    return list(questions(drill, due, Random(seed), count))


def no_game_takes(lexicon: Lexicon, word: str) -> bool:
    czech = [name for name in POLICIES if name != "english"]
    return not any(lexicon.policy(name).accepts(word) for name in czech)


def test_short_words_count_or_are_none_in_any_game(short: ShortWords, lexicon: Lexicon) -> None:
    found = asked(short, 1, 80)
    assert len(found) == 80
    for one in found:
        assert 2 <= len(one.shown) <= 4
        judged = lexicon.policy("boggle").judge(one.shown)
        if one.right == YES:
            assert judged.accepted and lexicon.gentle(judged.number)
        else:
            assert judged.reason is Reason.UNKNOWN and no_game_takes(lexicon, one.shown)
    wrong = sum(one.right == NO for one in found)
    assert 25 <= wrong <= 55  # neither answer pays by itself


def test_nobody_is_asked_about_what_can_be_formed_or_is_only_misspelt(
    stock: WordStock, short: ShortWords
) -> None:
    """Mamutek, karamelný and ptán are in no list, míchanný sounds as a word does."""
    drill, luck, wrong = WordParts(stock, before=False), Random(11), []
    for number in range(240):
        one = drill.make(number % STEPS, luck)
        if one is not None:
            rest = one.shown.removesuffix("…")
            wrong += [(rest, part) for at, part in enumerate(one.choices) if at != one.right]
    assert len(wrong) > 300
    for rest, part in wrong:
        assert rest[-1] != part[0], (rest, part)
        is_word = stock.judge.judge(rest).accepted
        assert not (is_word and part in ("ek", "ný", "ní")), (rest, part)
    makes = [short.make(number % STEPS, luck) for number in range(600)]
    asked = {one.shown for one in makes if one is not None and one.right == NO}
    assert len(asked) > 100
    for text in asked:
        assert not (text.endswith("án") and stock.judge.judge(f"{text[:-2]}al").accepted), text


def test_what_could_be_a_form_of_a_word_is_not_asked_about(short: ShortWords, lexicon: Lexicon) -> None:
    luck = Random(5)
    asked = [short.make(number % STEPS, luck) for number in range(300)]
    wrong = [one.shown for one in asked if one is not None and one.right == NO]
    assert len(wrong) > 50 and "jám" not in wrong
    for text in wrong:
        stem = text.rstrip("aáeéěiíoóuúůyý") if text[-1] in "aáeéěiíoóuúůyý" else text
        if len(stem) == 3:
            assert all(stem + vowel not in lexicon.dawg for vowel in ("", *"aeiouyáéíůě")), text


@pytest.mark.parametrize("before", [True, False])
def test_no_wrong_part_is_one_that_people_join_freely(
    stock: WordStock, lexicon: Lexicon, before: bool
) -> None:
    drill, luck, met = WordParts(stock, before=before), Random(6), 0
    for number in range(60):
        asked = drill.make(number % STEPS, luck)
        if asked is None or asked.shown.strip("…") not in lexicon.dawg:
            continue
        met += 1
        wrong = {choice for at, choice in enumerate(asked.choices) if at != asked.right}
        assert not wrong & ({"pro", "na", "za", "vy", "po"} if before else set("aeiouy")), asked
    assert met > 5


def test_what_the_household_says_decides(lexicon: Lexicon) -> None:
    word = next(one.shown for one in asked(ShortWords(WordStock(Judge(lexicon, "boggle"))), 2) if one.right)
    drill = ShortWords(WordStock(Judge(lexicon, "boggle", Agreements(added=[word]))))
    question = drill.again(word, Random(1))
    assert question is not None and question.right == YES
    assert all(one.right == YES for one in asked(drill, 2, 80) if one.shown == word)


@pytest.mark.parametrize("before", [True, False])
def test_exactly_one_part_makes_a_word(stock: WordStock, lexicon: Lexicon, before: bool) -> None:
    found = asked(WordParts(stock, before=before), 3)
    assert len(found) == 40
    for one in found:
        rest = one.shown.replace("…", "")
        words = [part + rest if before else rest + part for part in one.choices]
        counting = [at for at, word in enumerate(words) if not no_game_takes(lexicon, word)]
        assert counting == [one.right] and words[one.right] == one.words[0]
        assert len(set(one.choices)) == 4


def test_a_run_grows_harder(short: ShortWords, lexicon: Lexicon) -> None:
    def mean(found: Iterator[DrillQuestion]) -> float:
        ranks = [lexicon.rank(lexicon.dawg.number(one.shown)) for one in found if one.right == YES]
        return sum(ranks) / len(ranks)

    runs = [asked(short, seed, 3 * STEP_AFTER) for seed in range(8)]
    assert mean(one for run in runs for one in run[:STEP_AFTER]) < mean(
        one for run in runs for one in run[-STEP_AFTER:]
    )


def test_nothing_is_asked_twice_and_what_is_due_comes_among_the_first(short: ShortWords) -> None:
    due = tuple(one.key for one in asked(short, 9, 3))
    found = [one.key for one in asked(short, 10, 40, due)]
    assert len(set(found)) == len(found) and set(due) <= set(found[:9])


@pytest.mark.parametrize("key", ["", "|", "a|", "|b", "x,y", "0,0,Rs", "A B|C", "Ž|Ž|ž", "1,0,Rs 2,0"])
def test_a_key_that_makes_no_sense_asks_nothing_or_a_sound_question(stock: WordStock, key: str) -> None:
    drills = (FittingTile(), Discard(stock.judge), WordParts(stock, before=True))
    for drill in drills:
        question = drill.again(key, Random(1))
        assert question is None or 0 <= question.right < len(question.choices)


def test_of_four_tiles_one_fits() -> None:  # RULES QW5
    drill = FittingTile()
    found = asked(drill, 4, 60)
    assert len(found) == 60
    for one in found:
        tiles = {}
        for written in one.key.split():
            x, y, tile = written.split(",")
            tiles[int(x), int(y)] = read(tile)
        board = Board(tiles)
        fits = [at for at, tile in enumerate(one.choices) if board.fits(read(tile), GAP)]
        assert fits == [one.right]


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_one_card_lets_all_others_lie(lexicon: Lexicon, edition: str) -> None:  # RULES QD5, QD6
    english = edition == "en"
    judge = Judge(Lexicon.open(language="en") if english else lexicon, "english" if english else "quiddler")
    search = searching(judge, Options(edition=edition))
    found = asked(Discard(judge), 5, 20)
    assert len(found) == 20
    for one in found:
        hand = one.shown.split()
        lets = []
        for at, card in enumerate(one.choices):
            left = list(hand)
            left.remove(card)
            whole = search.hand(left)
            lets += [at] if any(words for words, _ in whole.exact(whole.whole)) else []
        assert lets == [one.right]
        assert all(judge.judge(word).accepted for word in one.words)
        assert sorted(hand) != sorted(spelt(hand))


def _every_drill(lexicon: Lexicon) -> Iterator[Drill]:
    judge = Judge(lexicon, "quiddler")
    for entry in catalogue.GAMES:
        if entry.drills:
            for one in importlib.import_module(entry.drills).DRILLS:
                yield one.open(judge)


def test_every_game_asks_again_what_was_missed(lexicon: Lexicon, stock: WordStock) -> None:
    drills = [
        *_every_drill(lexicon),
        ShortWords(stock),
        WordParts(stock, before=True),
        WordParts(stock, before=False),
    ]
    for drill in drills:
        for step in range(STEPS):
            one = drill.make(step, Random(step))
            assert one is not None
            other = drill.again(one.key, Random(step + 1))
            assert other is not None and other.key == one.key
            assert other.words == one.words


def test_guessing_does_not_pay() -> None:
    many = [DrillQuestion(str(number), "", ("a", "b"), number % 2) for number in range(10)]
    run = Run(many)
    for _ in many:
        run.answer(0)
    assert (run.right, len(run.missed), run.points) == (5, 5, 0)
    assert run.question is None and run.known == [one.key for one in many if one.right == 0]
    with pytest.raises(ValueError):
        run.answer(0)
