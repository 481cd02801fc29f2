"""Scrabble karty on a score sheet: turns as the rules count them (RULES SK7 to SK10, SK13, SK18, SK20)."""

from __future__ import annotations

import pytest

from app.engine.boxed.counting import BoxStage, EntryFault, Misread, standing
from app.engine.boxed.sheet import BoxLine, BoxSheet, Entry, SheetPerson
from app.games.scrabble_cards.boxed import ALL_SEVEN, ScrabbleSheet, best
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon

RULES = ScrabbleSheet()


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(Lexicon.open(), "scrabble-inflected")


def sheet(*turns: str, people: int = 2, first: int = 0, **options: str) -> BoxSheet:
    """turns: words, with ``7`` at the end all seven cards."""
    found = BoxSheet("scrabble-cards", tuple(SheetPerson(str(at)) for at in range(people)), options, first)
    for turn in turns:
        seven = turn.endswith(" 7")
        entry = Entry(turn.removesuffix(" 7"), marks=(ALL_SEVEN,) if seven else ())
        found = found.with_line(BoxLine((entry,)))
    return found


def totals(*turns: str, **options: str) -> tuple[int, ...]:
    return standing(RULES, sheet(*turns, **options)).totals


def test_the_first_word_doubles_and_seven_cards_bring_fifty() -> None:
    """# RULES SK4, SK8"""
    assert totals("NAPEČ") == (16, 0)
    assert totals("NAPEČEN 7") == (10 * 2 + 50, 0)
    assert totals("", "NAPEČ") == (0, 16)  # a pass before it changes nothing


def test_a_premium_card_multiplies_every_word_it_lies_in_but_not_the_first() -> None:
    """# RULES SK9"""
    assert totals("NAPEČ", "VAŘÍ*3 ÓDA*3") == (16, 24 + 27)
    with pytest.raises(EntryFault):
        RULES.count(sheet(), 0, BoxLine((Entry("NAPEČ*2"),)))


def test_blanks_have_no_points_and_group_cards_come_on_top() -> None:
    """# RULES SK7, SK10"""
    assert totals("NAPEČ", "N(A)PEČ") == (16, 7)
    assert totals("NAPEČ", "NAPEČ +8 −4") == (16, 8 + 8 - 4)
    assert totals("NAPEČ", "NO -6") == (16, 2 - 6)  # RULES SK10: scores may go below 0


@pytest.mark.parametrize(
    ("turns", "written", "fault"),
    [
        ((), "NAPEČ +8", Misread.OPENING),  # RULES SK10: its player may not use one yet
        (("",), "NAPEČ +8", Misread.OPENING),
        (("NAPEČ",), "VAŘÍ*3 +10", Misread.BONUS),  # RULES SK11: at most one card a turn
        (("NAPEČ",), "NO +10 +8", Misread.BONUS),
        (("NAPEČ",), "VAŘÍ*3 ÓDA*2", Misread.BONUS),
    ],
)
def test_no_turn_has_more_bonus_cards_than_it_may(
    turns: tuple[str, ...], written: str, fault: Misread
) -> None:
    with pytest.raises(EntryFault) as told:
        RULES.count(sheet(*turns), len(turns), BoxLine((Entry(written),)))
    assert told.value.fault is fault


def test_of_the_cards_against_a_turn_the_highest_counts_also_against_the_first_word() -> None:
    """# RULES SK10"""
    assert totals("NAPEČ -4") == (16 - 4, 0)
    assert totals("NAPEČ", "NO +10 -4 -6 -5") == (16, 2 + 10 - 6)


def test_who_has_left_neither_omits_turns_nor_has_a_hand() -> None:
    """# RULES SK13, SK18"""
    on = sheet("NAPEČ", "NO", "ÓDA", people=3).turned(1)
    for _ in range(3):
        on = on.with_line(BoxLine((Entry(),)))
    assert [standing(RULES, on).lines[at].index(None) for at in (0, 3)] == [1, 1]
    on = on.with_line(BoxLine((Entry(),)))
    assert standing(RULES, on).next.stage is BoxStage.CLOSING
    done = on.with_line(BoxLine((Entry(held="5"), Entry(), Entry(held="3")), closing=True))
    assert standing(RULES, done).totals == (16 - 5, 2, 9 - 3)


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ("QA", Misread.CARD),
        ("N A", Misread.LETTER),  # RULES SK5
        ("AB*4", Misread.FACTOR),
        ("N(AP", Misread.BRACKET),
        ("+8", Misread.EMPTY),
        ("A?", Misread.CARD),
    ],
)
def test_what_cannot_be_read_says_why(written: str, fault: Misread) -> None:
    with pytest.raises(EntryFault) as told:
        RULES.count(sheet("NAPEČ"), 1, BoxLine((Entry(written),)))
    assert told.value.fault is fault


def test_turns_go_round_and_two_turns_of_all_without_a_play_count_the_hands() -> None:
    """# RULES SK13"""
    assert standing(RULES, sheet("NAPEČ", first=1)).next.seat == 0
    assert standing(RULES, sheet("NAPEČ", "", "", "")).next.stage is BoxStage.TURN
    assert standing(RULES, sheet("NAPEČ", "", "", "", "0")).next.stage is BoxStage.CLOSING


def test_at_the_end_hands_go_down_and_whoever_went_out_gets_them_all() -> None:
    """# RULES SK18"""
    on = sheet("NAPEČ", "NO", "ÓDA", people=3).with_line(
        BoxLine((Entry(held="A A"), Entry(held="Ď"), Entry()), closing=True)
    )
    now = standing(RULES, on)
    assert now.is_over and now.totals == (16 - 2, 2 - 8, 9 + 10)
    out_of_nowhere = sheet("NAPEČ", "NO").with_line(BoxLine((Entry(held="5"), Entry(held="3")), closing=True))
    assert standing(RULES, out_of_nowhere).totals == (11, -1)
    omitted = sheet("NAPEČ", "", "", "", "").with_line(BoxLine((Entry(held="5"), Entry()), closing=True))
    assert standing(RULES, omitted).totals == (11, 0)  # RULES SK13: nobody went out


def test_a_race_ends_at_its_target_without_counting_hands() -> None:
    """# RULES SK20"""
    assert not standing(RULES, sheet("NAPEČ", target="200")).is_over
    assert standing(RULES, sheet("210", target="200")).is_over


def test_the_best_turn_of_a_hand_is_of_words_and_counts_as_the_rules_do(judge: Judge) -> None:
    """# RULES SK4, SK8"""
    first = best("NAPEČEN", "", {}, judge)
    assert first[0].points == 10 * 2 + 50 and "napečen" in {one.words[0] for one in first}
    later = best("HBITYSE", "NAPEČENO", {}, judge)
    assert all(judge.judge(word).accepted for way in later for word in way.words)
    assert [way.points for way in later] == sorted((way.points for way in later), reverse=True)
    assert best("ŘŘ", "", {}, judge) == []


@pytest.mark.parametrize(
    ("hand", "fault"), [("", Misread.EMPTY), ("AAAAAAAA", Misread.MANY), ("A1", Misread.CARD)]
)
def test_no_hand_says_why(hand: str, fault: Misread, judge: Judge) -> None:
    with pytest.raises(EntryFault) as told:
        best(hand, "", {}, judge)
    assert told.value.fault is fault
