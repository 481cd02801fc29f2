"""Boggle on a score sheet (RULES BG2, BG5, BG6, BG8, BG9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.boxed.counting import EntryFault, Misread, standing
from app.engine.boxed.sheet import MOST_LINES, BoxLine, BoxSheet, Entry, SheetPerson
from app.games.boggle.board import has_path
from app.games.boggle.boxed import BoggleSheet, best
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon

RULES = BoggleSheet()
BOARD = "KOLE NPAS TROM VÍČE"


def sheet(people: int = 2, rounds: str = "3", first: int = 0) -> BoxSheet:
    return BoxSheet("boggle", tuple(SheetPerson(str(at)) for at in range(people)), {"rounds": rounds}, first)


def points(*lists: str, board: str = "") -> list[int]:
    found = RULES.count(sheet(len(lists)), 0, BoxLine(tuple(map(Entry, lists)), board))
    return [one.points for one in found]


def test_what_two_have_counts_for_nobody() -> None:
    """# RULES BG8"""
    assert points("kos les pes", "kos rok", "rok") == [2, 0, 0]
    assert points("kos, les; pes") == [3]  # alone every word counts


def test_a_word_written_twice_is_one_and_a_fallen_one_takes_nothing_from_others() -> None:
    """# RULES BG6, BG8"""
    assert points("kos KOS kos", "les") == [1, 1]
    assert points("!kos les", "kos") == [1, 1]


def test_with_the_letters_from_the_table_only_words_that_lie_there_count() -> None:
    """# RULES BG5, BG6"""
    assert points("pole kos", "prosela", board=BOARD) == [1, 1]
    assert points("o", "", board=BOARD) == [0, 0]


def test_a_die_may_show_two_letters() -> None:
    """# RULES BG5, BG6, for a box that has CH on one die"""
    board = "KOLE N(CH)AS TROM VÍČE"
    assert points("acho", "cho", board=board) == [1, 1]
    assert points("co", "", board=board) == [0, 0]  # the die is used whole
    judge = Judge(Lexicon.open(), "boggle")
    words = [one.words[0] for one in best(board, {}, judge)]
    grid = ("K", "O", "L", "E", "N", "CH", "A", "S", *"TROMVÍČE")
    assert any("ch" in word for word in words) and all(has_path(grid, word) for word in words)
    apart = {one.words[0] for one in best(board.replace("(CH)", "P"), {}, judge)}
    without = {word for word in words if "ch" not in word}
    assert without == {word for word in apart if "p" not in word}


def test_people_may_agree_on_longer_words() -> None:
    """# RULES BG7 min_len"""
    agreed = BoxSheet("boggle", (SheetPerson("0"),), {"least": "3"})
    assert [one.points for one in RULES.count(agreed, 0, BoxLine((Entry("ra kos"),)))] == [1]
    judge = Judge(Lexicon.open(), "boggle")
    assert all(len(one.words[0]) >= 3 for one in best(BOARD, {"least": "3"}, judge))


def test_who_has_left_shakes_no_more() -> None:
    """# RULES BG2"""
    on = sheet(people=3, rounds="5").with_line(BoxLine((Entry("1"), Entry("2"), Entry("3")))).turned(1)
    assert standing(RULES, on).next.dealer == 2
    on = on.with_line(BoxLine((Entry("kos"), Entry(), Entry("les"))))
    assert standing(RULES, on).lines[1][1] is None and standing(RULES, on).totals == (2, 2, 4)


def test_a_number_alone_is_the_points() -> None:
    assert points("12", "kos") == [12, 1]


@pytest.mark.parametrize("board", ["KOLE", "KOLENPASTROMVÍČ", "KOLENPASTROMVÍČEX"])
def test_a_board_has_sixteen_letters(board: str) -> None:
    with pytest.raises(EntryFault) as told:
        points("kos", board=board)
    assert told.value.fault is Misread.BOARD


def test_a_letter_that_no_die_has_is_not_counted() -> None:
    with pytest.raises(EntryFault) as told:
        points("kos", board="KOLENPASTROMVÍČÜ")
    assert (told.value.fault, told.value.text) == (Misread.BOARD, "15")


def test_people_shake_in_rotation_for_so_many_rounds_or_as_long_as_they_like() -> None:
    """# RULES BG2, BG9"""
    on = sheet(first=1)
    assert standing(RULES, on).next.dealer == 1
    for _ in range(3):
        on = on.with_line(BoxLine((Entry("1"), Entry("2"))))
    assert standing(RULES, on).is_over and standing(RULES, on).winners == (1,)
    endless = sheet(rounds="0")
    for _ in range(9):
        endless = endless.with_line(BoxLine((Entry("1"), Entry("2"))))
    assert not standing(RULES, endless).is_over


def test_all_words_of_a_board_lie_there_and_are_words() -> None:
    """# RULES BG5, BG7"""
    judge = Judge(Lexicon.open(), "boggle")
    found = best(BOARD, {}, judge)
    words = [one.words[0] for one in found]
    assert len(words) > 100 and "prosela" in words and len(set(words)) == len(words)
    grid = tuple(BOARD.replace(" ", ""))
    assert all(has_path(grid, word) and judge.judge(word).accepted for word in words)
    assert [len(word) for word in words] == sorted(map(len, words), reverse=True)


def test_a_sheet_whose_options_make_no_sense_goes_by_the_usual_ones() -> None:
    """# RULES BG9"""
    for rounds in ("", "x", "-1", "9" * 5_000):
        on = sheet(rounds=rounds)
        for _ in range(3):
            assert not standing(RULES, on).is_over
            on = on.with_line(BoxLine((Entry("1"), Entry("2"))))
        assert standing(RULES, on).is_over


def test_a_sheet_ends_before_it_is_too_long_to_be_kept() -> None:
    on = sheet(rounds="0")
    full = replace(on, lines=(BoxLine((Entry("1"), Entry("2"))),) * MOST_LINES)
    assert standing(RULES, full).is_over and not standing(RULES, full.without_last()).is_over
    assert BoxSheet.from_json(full.to_json()) == full
