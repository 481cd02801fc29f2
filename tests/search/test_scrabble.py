"""Plays on an open table: complete, with the right points, the compiled twin equal to plain Python."""

from __future__ import annotations

import json
import threading
from array import array
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from app.engine.chance import Chance
from app.engine.errors import IllegalMove
from app.games.scrabble_cards import cards, table
from app.games.scrabble_cards.cards import BLANK, Letter
from app.games.scrabble_cards.model import Observation, Options, placed_by
from app.games.scrabble_cards.moves import Play as Move
from app.games.scrabble_cards.scoring import counted
from app.lexicon.dawg import TARGET_MASK, Dawg
from app.lexicon.lexicon import Lexicon
from app.search import scrabble
from app.search.scrabble import LinePlay, PlaySearch
from tests.games.scrabble_cards import slow
from tests.games.scrabble_cards.dealt import Game

compiled = pytest.mark.skipif(not scrabble.COMPILED, reason="the compiled twin is not built here")

VALUES = {letter: value for letter, value in cards.VALUES.items() if letter != BLANK}
SMALL = (
    "en no na on ne se to ta ano ona oko kos sok sen nos son tes set sety kosa nosa osa tok kot kost "
    "most nora nor rok rek norek kore okno sako kam mak oka ok es as os ku kus sukno dělo dělen děleno "
    "napečen napečeno peč pe čen ves vlep le lep watt tata atentát ananas kanon"
)
LETTERS = "AAEENNOOKKSSTTRMUPĚDL"

Board = dict[table.Cell, Letter]


@pytest.fixture(scope="module")
def few(lexicon: Lexicon) -> bytearray:
    """The words above as a column."""
    column = bytearray((len(lexicon.dawg) + 7) // 8)
    for word in SMALL.split():
        number = lexicon.dawg.number(word)
        if number >= 0:
            column[number >> 3] |= 1 << (number & 7)
    return column


def listed(lexicon: Lexicon) -> set[str]:
    return {word.upper() for word in SMALL.split() if lexicon.dawg.number(word) >= 0}


def grown(words: list[str], chance: Chance, count: int, *, clear: bool) -> Board:
    """A table on which so many words were laid across each other, words beside each other as they fall."""
    lying: Board = {}
    options = Options(clear="auto" if clear else "off")
    for _ in range(60):
        if count == 0:
            break
        word = chance.pick(words)
        step = chance.pick((table.ACROSS, table.DOWN))
        x, y = chance.pick(sorted(lying)) if lying else (0, 0)
        back = chance.below(len(word))
        cells = [(x + step[0] * (n - back), y + step[1] * (n - back)) for n in range(len(word))]
        letters = [Letter(letter, letter not in VALUES or chance.below(12) == 0) for letter in word]
        if any(
            cell in lying and lying[cell].letter != one.letter
            for one, cell in zip(letters, cells, strict=True)
        ):
            continue
        new = tuple((one, cell) for one, cell in zip(letters, cells, strict=True) if cell not in lying)
        with suppress(IllegalMove):
            placed = placed_by(options, lying, Move(new))
            stays = table.kept(lying, placed) if clear else set(placed.table)
            lying = {cell: card for cell, card in placed.table.items() if cell in stays}
            count -= 1
    return lying


def standing(word: str, x: int) -> Board:
    """A word from the top down."""
    return {(x, y): Letter(letter, letter not in VALUES) for y, letter in enumerate(word)}


def observed(lying: Board, hand: str, **options: Any) -> Observation:
    """What the seat on turn sees where these cards lie."""
    seen = Game("NAPEČEN", "DĚLO", **options).own(0)
    data = {**seen.to_json(), "hand": list(hand), "opened": bool(lying)}
    data["table"] = [{"card": card.to_json(), "place": list(cell)} for cell, card in lying.items()]
    return Observation.from_json(data)


def searched(lying: Board) -> dict[table.Cell, tuple[str, int]]:
    return {cell: (card.letter, card.value) for cell, card in lying.items()}


def as_move(play: LinePlay) -> Move:
    fragment = play.words[0].cells if play.part else ()
    return Move(tuple((Letter(one.letter, one.blank), one.cell) for one in play.cards), fragment)


def compare(search: PlaySearch, lying: Board, hand: str, words: set[str], **options: str) -> list[LinePlay]:
    """Both generators find the same plays, with the same words and points."""
    seen = observed(lying, hand, **options)
    expected = {(frozenset(one.cards), one.fragment) for one in slow.plays(seen, words)}
    if not lying:
        expected = {one for one in expected if len({y for _, (_, y) in one[0]}) == 1}
    parts = seen.options.fragment == "on" and seen.options.clear == "auto"
    plays = search.plays(searched(lying), hand, parts=parts)
    found = [as_move(play) for play in plays]
    assert {(frozenset(one.cards), one.fragment) for one in found} == expected
    assert len(found) == len(expected), "none twice"
    for play, move in zip(plays, found, strict=True):
        placed = placed_by(seen.options, lying, move)
        assert [(word.text, word.points, word.cells) for word in play.words] == [
            (word.text, word.value, word.cells) for word in placed.words
        ]
        score = counted(seen.options, move, placed, "x2", 7, opened=True)
        assert play.points == sum(score.words)
    return list(plays)


OPTIONS: list[dict[str, str]] = [{}, {}, {"clear": "off"}, {"fragment": "off"}]


def positions(count: int, seed: int, words: list[str]) -> list[tuple[Board, str, dict[str, str]]]:
    """Tables and hands, every fourth with two blanks, every fifth with two words that can be bridged."""
    chance = Chance(seed)
    found = []
    for nth in range(count):
        options = OPTIONS[nth % len(OPTIONS)]
        size = 3 + chance.below(3)
        hand = "".join(chance.shuffled(list(LETTERS))[:size])
        if nth % 5 == 3:
            lying, middle = bridged(words, chance)
            hand = middle + hand[2:]
        else:
            lying = grown(words, chance, chance.below(5), clear=options.get("clear") != "off")
        found.append((lying, hand[: size - 2] + "??" if nth % 4 == 0 else hand, options))
    return found


def bridged(words: list[str], chance: Chance) -> tuple[Board, str]:
    """Two words apart from each other, as no clearing leaves them, and what joins their first letters."""
    begin = {word[0] for word in words}
    between = chance.pick([word for word in words if 2 < len(word) < 5 and word[-1] in begin])
    left, right = (
        chance.pick([word for word in words if word[0] == end]) for end in (between[0], between[-1])
    )
    return standing(left, 0) | standing(right, len(between) - 1), between[1:-1]


def met(count: int, seed: int, search: PlaySearch, lexicon: Lexicon) -> set[str]:
    """Compares on so many positions; which kinds of plays were met."""
    words = listed(lexicon)
    kinds = set()
    for lying, hand, options in positions(count, seed, sorted(words)):
        for play in compare(search, lying, hand, words, **options):
            kinds.add("parts" if play.part else "whole")
            kinds.add(f"{len(play.words)} words")
            blanks = sum(one.blank for one in play.cards)
            kinds.add(f"{blanks} blanks")
            inside = "".join("o" if cell in lying else "n" for cell in play.words[0].cells)
            if inside.startswith("on") and inside.endswith("no"):
                kinds.add("bridge")
    return kinds


ALL_KINDS = {"parts", "whole", "1 words", "2 words", "3 words", "0 blanks", "1 blanks", "2 blanks", "bridge"}


def test_every_play_is_found(lexicon: Lexicon, few: bytearray) -> None:  # RULES SK5 SK7 SK16 SK17
    assert met(30, 1, PlaySearch(lexicon.dawg, few, VALUES), lexicon) >= ALL_KINDS


@pytest.mark.heavy
def test_every_play_is_found_on_250_tables(lexicon: Lexicon, few: bytearray) -> None:  # RULES SK5 SK16
    assert met(250, 2, PlaySearch(lexicon.dawg, few, VALUES), lexicon) >= ALL_KINDS


def test_plain_python_finds_every_play(plain_dawg: Dawg, lexicon: Lexicon, few: bytearray) -> None:
    assert met(12, 3, PlaySearch(plain_dawg, few, VALUES), lexicon) >= {"parts", "2 words", "2 blanks"}


VECTORS = json.loads(
    (Path(__file__).parents[1] / "vectors" / "scrabble_cards.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("example", VECTORS["examples"], ids=lambda one: one["id"])
def test_the_printed_plays_are_found(
    example: dict[str, Any], lexicon: Lexicon
) -> None:  # RULES SK5 SK16 SK24
    column = bytearray((len(lexicon.dawg) + 7) // 8)
    for word in VECTORS["words_the_examples_need"]:
        number = lexicon.dawg.number(word)
        assert number >= 0, word
        column[number >> 3] |= 1 << (number & 7)
    lying = {(x, y): (letter, VALUES[letter]) for letter, x, y in example["before"]}
    hand = [letter for letter, _, _ in example["play"]]
    found = PlaySearch(lexicon.dawg, column, VALUES).plays(lying, hand)
    wanted = {(letter, (x, y)) for letter, x, y in example["play"]}
    if not lying:  # the place of the first word is all the same
        down = example["play"][0][1] == example["play"][1][1]
        wanted = {(letter, (y, x) if down else (x, y)) for letter, (x, y) in wanted}
    parts = bool(example.get("fragment_word"))
    plays = [
        one
        for one in found
        if {(card.letter, card.cell) for card in one.cards} == wanted and one.part == parts
    ]
    assert len(plays) == 1
    assert plays[0].points == sum(word["points"] for word in example["words"])


def hands(count: int, seed: int, words: list[str]) -> list[tuple[Board, str]]:
    """Mid-game tables and full hands, with none, one and two blanks in turn."""
    chance, found = Chance(seed), []
    for nth in range(count):
        lying = grown(words, chance, 3 + chance.below(4), clear=bool(nth % 4))
        letters = [card for card in chance.shuffled(cards.letter_pack()) if card != BLANK]
        found.append((lying, "".join(letters[: 7 - nth % 3]) + BLANK * (nth % 3)))
    return found


@compiled
def test_the_twin_answers_as_plain_python_does(lexicon: Lexicon, plain_dawg: Dawg, few: bytearray) -> None:
    accepted = lexicon.policy("scrabble-inflected").accepted
    for column, count in ((accepted, 2), (few, 15)):
        twin, plain = PlaySearch(lexicon.dawg, column, VALUES), PlaySearch(plain_dawg, column, VALUES)
        for lying, hand in hands(count, 4, sorted(listed(lexicon))):
            given = hand[-5:] if count > 2 else hand[1:]
            for parts in (True, False):
                plays = twin.plays(searched(lying), given, parts=parts)
                assert plays.found == plain.plays(searched(lying), given, parts=parts).found
                assert plays.points == [one.points for one in plays]


def test_what_cannot_be_searched_is_refused(lexicon: Lexicon, plain_dawg: Dawg, few: bytearray) -> None:
    for dawg in (lexicon.dawg, plain_dawg):
        search = PlaySearch(dawg, few, VALUES)
        for lying, hand in (({}, "NAPEČENO"), ({}, "1"), ({(n, 0): ("A", 1) for n in range(129)}, "A")):
            with pytest.raises(ValueError):
                search.plays(lying, hand)
        with pytest.raises(ValueError):
            search.plays({(0, 0): ("A", 1), (9_999, 9_999): ("A", 1)}, "A")
        assert len(search.plays({(0, 0): ("N", 1)}, "")) == 0
        assert [play.words[0].text for play in search.plays({}, "ON")] == ["NO", "ON"]


@compiled
def test_a_damaged_list_is_noticed(lexicon: Lexicon, few: bytearray) -> None:
    dawg = lexicon.dawg
    edges = array("I", dawg.edges)
    for index in range(dawg.root, dawg.root + 40):
        edges[index] |= TARGET_MASK
    damaged = Dawg(memoryview(edges), dawg.counts, dawg.letters[1:], dawg.root, len(dawg))
    with pytest.raises(IndexError):
        PlaySearch(damaged, few, VALUES).plays({(0, 0): ("N", 1)}, "KAMEN")
    short = PlaySearch(dawg, few[:9], VALUES)
    assert len(short.plays({(0, 0): ("N", 1)}, "KAMEN")) == 0, "words beyond the column do not count"


@compiled
def test_others_run_while_it_searches(lexicon: Lexicon) -> None:
    search = PlaySearch(lexicon.dawg, lexicon.policy("scrabble-inflected").accepted, VALUES)
    lying = {(n, 0): (letter, 1) for n, letter in enumerate("NAPEČEN")}
    answers: list[int] = []
    threads = [
        threading.Thread(target=lambda: answers.append(len(search.plays(lying, "KOSETA?")))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(answers)) == 1 and answers[0] > 100


@pytest.mark.parametrize(("first", "legal"), [(2, False), (3, False), (4, True)])
def test_no_part_is_joined_where_something_of_the_rest_would_stay(
    first: int, legal: bool, lexicon: Lexicon, plain_dawg: Dawg
) -> None:  # RULES SK16 SK17
    words = {"NOREK", "NO", "ROK", "ESO"}
    column = bytearray((len(lexicon.dawg) + 7) // 8)
    for word in words:
        number = lexicon.dawg.number(word.lower())
        assert number >= 0
        column[number >> 3] |= 1 << (number & 7)
    # ROK and ESO across the new cards keep two rows, and these the columns below the rest of DĚLENO
    rows = {
        (x, y): letter
        for y, row in enumerate(("DĚLENO", "XXXXXXOS", "XXXXXXKO"))
        for x, letter in enumerate(row)
    }
    lying = {(x, y): Letter(letter) for (x, y), letter in rows.items() if y == 0 or x >= first}
    for dawg in (lexicon.dawg, plain_dawg):
        plays = compare(PlaySearch(dawg, column, VALUES), lying, "REKD", words)
        assert [play.words[0].text for play in plays if play.part] == (["NOREK"] if legal else [])
