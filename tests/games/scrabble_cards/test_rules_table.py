"""Laying, scoring and clearing in a running game (RULES SK4 to SK9, SK16, SK17)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from app.engine.errors import IllegalMove
from app.games.scrabble_cards import cards, table
from app.games.scrabble_cards.cards import Letter
from app.games.scrabble_cards.model import Options, placed_by
from app.games.scrabble_cards.moves import Exchange, Play
from app.games.scrabble_cards.scoring import counted
from app.games.scrabble_cards.table import ScrabbleRefusal
from tests.games.scrabble_cards.dealt import Game, Listed, laid

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "vectors" / "scrabble_cards.json").read_text(encoding="utf-8")
)


def _spots(listed: list[list[Any]]) -> dict[table.Cell, Letter]:
    return {(x, y): Letter(letter) for letter, x, y in listed}


@pytest.mark.parametrize("example", VECTORS["examples"], ids=lambda one: one["id"])
def test_printed_points(example: dict[str, Any]) -> None:  # RULES SK8, SK9, SK24, S7, S8, S13, S14, S15
    premium = example.get("premium")
    move = Play(
        tuple((letter, cell) for cell, letter in _spots(example["play"]).items()),
        tuple((x, y) for x, y in example.get("fragment_word", ())),
        (premium["on"][0], premium["on"][1]) if premium else None,
    )
    placed = placed_by(Options(), _spots(example["before"]), move)
    bonus = premium["card"] if premium else "x2"
    found = counted(Options(), move, placed, bonus, 7, opened=not example["opening"])
    assert found.total == example["points"]
    for choice, points in example.get("alternatives", {}).items():
        name, value = choice.split("=")
        other = Options(**{name: value})
        assert counted(other, move, placed, bonus, 7, opened=not example["opening"]).total == points


def test_the_first_word_counts_twice() -> None:  # RULES SK4, SK8, S4
    game = Game("NAPEČEN", "DĚLO")
    game.pass_()
    game.exchange("D")
    game.go("NAPEČ")
    assert game.seen.scores == (16, 0), "whoever lays it, and whenever"
    game.go("DO"[1:], (5, 0))
    assert game.seen.scores == (16, 9), "and no other"


@pytest.mark.parametrize(("option", "points"), [("rule", 70), ("example", 60)])
def test_seven_cards_in_the_first_word(option: str, points: int) -> None:
    # RULES SK8, S2 first_bingo=rule first_bingo=example
    game = Game("NAPEČEN", "DĚLO", first_bingo=option)
    game.go("NAPEČEN")
    assert game.seen.scores == (points, 0)


def test_fifty_points_need_seven_cards() -> None:  # RULES SK8, S27
    game = Game("NAPEČEN", "DĚLONOS")
    game.go("NA")
    game.go("DĚLONOS", (2, 0))
    score = game.seen.history[-1].score
    assert score is not None and score.bingo == 50 and score.total == 1 + 1 + 1 + 3 + 5 + 50
    game.drain(0)
    while len(game.own(game.turn or 0).hand) == 7:
        end = max(x for _, (x, _) in game.seen.table) + 1
        game.go(game.hand(game.turn or 0)[0].replace("?", "a"), (end, 0))
    end = max(x for _, (x, _) in game.seen.table) + 1
    game.go(game.hand(game.turn or 0).replace("?", "a"), (end, 0))
    last = game.seen.history[-1].score
    assert last is not None and last.bingo == 0, "all cards, but only six"


def test_every_word_made_or_changed_counts() -> None:  # RULES SK5, SK6
    game = Game("NAPEČEN", "DĚLENOB", pile="KVÍTÚŘS", judge=Listed("napečen", "napečeno", "děleno"))
    game.go("NAPEČEN", down=True)
    outcome = game.lay("DĚLENO", (-5, 7))
    assert outcome["words"] == ["DĚLENO", "NAPEČENO"]
    assert outcome["score"]["words"] == [8, 11], "the O counts in both, NAPEČEN within does not count"


def test_a_blank_is_any_letter_for_no_points() -> None:  # RULES SK7, S5
    game = Game("WAT"[1:] + "?ODA", "DĚLO")
    game.go("wATT"[:3], (0, 0))
    assert game.lying == "WAT" and game.seen.scores == (4, 0), "W is on no card, a žolík can be one"
    spot = next(letter for letter, cell in game.seen.table if cell == (0, 0))
    assert spot == Letter("W", blank=True) and spot.to_json() == {"blank": "W"}
    assert [Letter.from_json({"blank": letter}) for letter in "QWŘ"] == [Letter(one, True) for one in "QWŘ"]
    assert game.refused(1, Play(laid("e", (3, 0)))) is ScrabbleRefusal.NOT_IN_HAND
    assert game.refused(1, Play(laid("D", (0, 0)))) is ScrabbleRefusal.TAKEN, "nor is it exchanged back"


def test_where_cards_may_not_lie() -> None:  # RULES SK4, SK5
    game = Game("NAPEČEN", "DĚLONOS")
    diagonal = (laid("N")[0], laid("A", (1, 1))[0])
    assert game.refused(0, Play(diagonal)) is ScrabbleRefusal.TWO_LINES
    assert game.refused(0, Play(laid("N.A"))) is ScrabbleRefusal.GAP
    assert game.refused(0, Play(laid("N") + laid("A"))) is ScrabbleRefusal.TAKEN
    game.go("NAPEČEN", down=True)
    assert game.refused(1, Play(laid("DĚ", (5, 5)))) is ScrabbleRefusal.APART
    assert game.refused(1, Play(laid("DĚ", (-4, 6)))) is ScrabbleRefusal.APART
    assert game.refused(1, Play(laid("D.ĚL", (-5, 6)))) is ScrabbleRefusal.GAP
    assert game.refused(1, Play(laid("O", (0, 7)) + laid("DĚ", (-3, 6)))) is ScrabbleRefusal.TWO_LINES
    assert game.refused(1, Play(laid("O", (0, 3)))) is ScrabbleRefusal.TAKEN


def test_the_premium_card_multiplies_every_word_through_a_card() -> None:  # RULES SK9, SK11, S6, S37
    game = Game("ÓDPEČEN", "VŘÍ?OSD", bonus=("g01", "x3"))
    game.go("ÓD")
    lay = laid("VaŘÍ", (2, -1), down=True)
    assert game.refused(1, Play(lay, (), (5, 5))) is ScrabbleRefusal.PREMIUM_CARD
    assert game.refused(1, Play(lay, (), (2, 0), True)) is ScrabbleRefusal.ONE_BONUS
    assert game.refused(1, Play(lay, (), None, True)) is ScrabbleRefusal.NO_GROUP
    outcome = game.lay("VaŘÍ", (2, -1), down=True, premium=(2, 0))
    assert outcome["score"]["words"] == [3 * 7, 3 * 8], "a žolík stays at nothing"
    assert game.seen.shown == "x3"
    other = Game("ÓDPEČEN", "VŘÍAOSD", bonus=("g01", "x2"))
    other.go("ÓD")
    old = other.lay("VAŘÍ", (2, -1), down=True, premium=(0, 0))
    assert old["score"]["words"] == [8, 18], "an old card of a new word may be named"


def test_no_premium_card_with_the_first_word() -> None:  # RULES SK9, S3
    game = Game("NAPEČEN", "DĚLO", bonus=("x2", "g01"), opening_group="yes")
    assert game.refused(0, Play(laid("NA"), (), (0, 0))) is ScrabbleRefusal.PREMIUM_FIRST
    game.go("NA")
    assert game.refused(1, Play(laid("O", (2, 0)), (), (0, 0))) is ScrabbleRefusal.NO_PREMIUM


def test_a_used_bonus_card_goes_under_the_pack() -> None:  # RULES SK11
    game = Game("ÓDPEČEN", "VŘÍAOSD", bonus=("g01", "x2"))
    game.go("ÓD")
    assert game.seen.shown == ""
    game.go("VAŘÍ", (2, -1), down=True, premium=(2, 0))
    assert game.seen.bonus_pile == 18 and game.seen.history[-1].bonus == "x2"
    assert game.own(1).bonus == "x2", "the top one, which is another x2"
    before = game.make(0, Exchange((), True))["facts"]["bonus_pile"]
    assert sorted([*before, game.own(0).bonus, game.own(1).bonus]) == sorted(cards.bonus_pack())
    under = Game("ÓDPEČEN", "VŘÍAOSD", bonus=("g01", "x3"))
    under.go("ÓD")
    under.go("VAŘÍ", (2, -1), down=True, premium=(2, 0))
    turned = under.make(0, Exchange((), True))
    assert turned["drawn_bonus"] != "x3", "the used card lies under all others"


def test_what_is_cleared() -> None:  # RULES SK14, SK17, S11, S12 clear=auto
    game = Game("NAPEČEN", "DĚLEJOS", "UDOLIKA", pile="BÍLÁŘKA")
    game.go("NAPEČEN", down=True)
    outcome = game.go("DĚLE", (-4, 6))
    assert game.lying == "DĚLEN" and outcome["removed"] == [[0, y] for y in range(6)]
    assert game.seen.heap == tuple("NAPEČE") and game.seen.history[-1].removed == 6
    game.pass_()
    game.exchange("B")
    assert game.lying == "DĚLEN", "a pass or an exchange clears nothing"
    parallel = Game("NAPEČEN", "JENOMOS")
    parallel.go("NAPEČEN", down=True)
    parallel.go("JE", (-1, 5), down=True)
    assert len(parallel.seen.table) == 9, "two cards of NAPEČEN are in new words: it stays whole"


def test_clearing_goes_on_until_nothing_is_added() -> None:  # RULES SK17
    spots = (*laid("SALEK"), *laid("XABCD", (2, 1)), *laid("XABCD", (2, 2)), *laid("ZY", (0, 1), True))
    before = {cell: letter for letter, cell in spots}
    kept = table.kept(before, table.place(before, laid("RE", (5, 0))))
    assert kept == {(x, 0) for x in range(7)} | {(x, y) for x in range(2, 7) for y in (1, 2)}
    # two cards of each row below stay, so all of it does; Z and Y share but one with what stays


def test_clearing_comes_back_to_words_that_it_passed() -> None:  # RULES SK17
    rows = (*laid("SALEK"), *laid("XABCD", (2, 1)), *laid("XABCD", (2, 2)), *laid("KOVA", (0, 3)))
    before = {cell: letter for letter, cell in rows}
    placed = table.place(before, laid("RE", (5, 0)))
    assert table.cleared(before, placed) == [], "the columns keep two cards of the last row, so all of it"


def test_nothing_is_cleared_where_it_was_agreed() -> None:  # RULES SK17, S11 clear=off
    game = Game("NAPEČEN", "DĚLEJOS", clear="off")
    game.go("NAPEČEN", down=True)
    outcome = game.go("DĚLE", (-4, 6))
    assert outcome["removed"] == [] and len(game.seen.table) == 11 and game.seen.heap == ()


def _norek(**options: Any) -> Game:
    game = Game("NAPEČEN", "DĚLENOS", pile="REKTORA", **options)
    game.go("NAPEČEN", down=True)
    game.go("DĚLENO", (-5, 7))
    return game


def test_a_fragment_of_an_old_word() -> None:  # RULES SK16, SK17, S9, S10 fragment=on
    game = _norek(judge=Listed("napečen", "napečeno", "děleno", "norek", "no"))
    row = tuple((x, 7) for x in range(-1, 4))
    outcome = game.go("REK", (1, 7), fragment=row)
    assert game.lying == "NOREK" and outcome["score"]["words"] == [5]
    assert sorted(game.seen.heap) == sorted("DĚLENAPEČEN")
    column = _norek()
    column.go("REK", (0, 8), down=True, fragment=tuple((0, y) for y in range(6, 11)))
    assert column.lying == "NOREK"


def test_what_is_no_fragment() -> None:  # RULES SK15, SK16
    game = _norek(judge=Listed("napečen", "napečeno", "děleno", "orek", "norek", "enorek"))
    lay = laid("REK", (1, 7))

    def row(first: int, last: int = 3) -> tuple[table.Cell, ...]:
        return tuple((x, 7) for x in range(first, last + 1))

    assert game.refused(0, Play(lay)) is ScrabbleRefusal.NO_WORD, "DĚLENOREK"
    assert game.refused(0, Play(lay, row(0))) is ScrabbleRefusal.FRAGMENT_SIZE
    assert game.refused(0, Play(lay, row(-1, 2))) is ScrabbleRefusal.FRAGMENT_FORM, "K is left out"
    assert game.refused(0, Play(lay, row(-5))) is ScrabbleRefusal.FRAGMENT_FORM, "that is all of it"
    assert game.refused(0, Play(lay, row(1))) is ScrabbleRefusal.FRAGMENT_FORM, "nothing old"
    assert game.refused(0, Play(lay, ((5, 5), (6, 5)))) is ScrabbleRefusal.FRAGMENT_FORM
    assert game.refused(0, Play(lay, row(-1) + row(-1))) is ScrabbleRefusal.FRAGMENT_FORM
    assert game.refused(0, Play(lay, row(-1))) is ScrabbleRefusal.NO_WORD, "NO itself is none here"


def test_fragments_can_be_agreed_away() -> None:  # RULES SK16, S9 fragment=off clear=off
    lay, row = laid("REK", (1, 7)), tuple((x, 7) for x in range(-1, 4))
    assert _norek(fragment="off").refused(0, Play(lay, row)) is ScrabbleRefusal.FRAGMENT_OFF
    assert _norek(clear="off").refused(0, Play(lay, row)) is ScrabbleRefusal.FRAGMENT_KEPT


def test_all_of_the_rest_has_to_leave() -> None:  # RULES SK16, SK17
    spots = (*laid("SALEK"), *laid("XABCD", (2, 1)), *laid("XABCD", (2, 2)))
    before = {cell: letter for letter, cell in spots}
    row = tuple((x, 0) for x in range(3, 7))
    # both cross words keep the rows below, these the column of the L; only S and A could leave
    with pytest.raises(IllegalMove) as refused:
        table.place(before, laid("RE", (5, 0)), row)
    assert refused.value.reason is ScrabbleRefusal.FRAGMENT_KEPT
    free = {cell: letter for cell, letter in before.items() if cell[1] == 0}
    assert table.cleared(free, table.place(free, laid("RE", (5, 0)), row)) == [(0, 0), (1, 0), (2, 0)]


def test_a_fragment_goes_on_over_other_old_cards() -> None:  # RULES SK5, SK16
    spots = (*laid("DĚLENO"), *laid("KOV", (8, 0), True))
    before = {cell: letter for letter, cell in spots}
    placed = table.place(before, laid("RE", (6, 0)), tuple((x, 0) for x in range(4, 9)))
    assert placed.words[0].text == "NOREK" and placed.cut is not None and placed.cut.text == "DĚLENO"


def test_the_word_of_the_play_is_named_first_then_those_across_as_they_are_read() -> None:
    """So does FORMAT.md; RULES SK6, SK16."""
    spots = (*laid("DĚLENO"), *laid("A", (6, 1)), *laid("B", (8, 1)))
    before = {cell: letter for letter, cell in spots}
    cards = laid("REK", (6, 0))
    for given in (cards, cards[::-1]):
        placed = table.place(before, given, tuple((x, 0) for x in range(4, 9)))
        assert [word.text for word in placed.words] == ["NOREK", "RA", "KB"]
        part = table.part_of(placed)
        assert part is not None and part.text == "NO" and placed.cut is not None
    single = {cell: letter for letter, cell in (*laid("DĚL"), *laid("NO", (3, 1), down=True))}
    assert [word.text for word in table.place(single, laid("E", (3, 0))).words] == ["DĚLE", "ENO"]


@pytest.mark.parametrize(
    ("text", "at", "row"),
    [
        ("RE", (6, 0), range(4, 9)),  # KOV is divided as well
        ("S......RE", (-1, 0), range(4, 10)),  # the S lies at the other end
        ("RE", (6, 0), (4, 6, 7, 8, 9)),  # with a hole
    ],
)
def test_one_end_part_of_one_old_word_is_joined_by_all_new_cards(
    text: str, at: table.Cell, row: Sequence[int]
) -> None:  # RULES SK16
    before = {cell: letter for letter, cell in (*laid("DĚLENO"), *laid("KO", (8, 0)))}
    with pytest.raises(IllegalMove) as refused:
        table.place(before, laid(text, at), tuple((x, 0) for x in row))
    assert refused.value.reason is ScrabbleRefusal.FRAGMENT_FORM
