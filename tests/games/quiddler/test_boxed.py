"""Quiddler on a score sheet: rounds counted as the rules have it (RULES QD3, QD7 to QD12)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.boxed.counting import BoxStage, EntryFault, Misread, standing
from app.engine.boxed.sheet import BoxLine, BoxSheet, Entry, SheetPerson
from app.games.quiddler import deck
from app.games.quiddler.boxed import QuiddlerSheet, best
from app.games.quiddler.screen.boxed import QuiddlerBox
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon

RULES = QuiddlerSheet()


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(Lexicon.open(), "quiddler")


def sheet(people: int = 3, first: int = 0, **options: str) -> BoxSheet:
    return BoxSheet("quiddler", tuple(SheetPerson(str(at)) for at in range(people)), options, first)


def points(on: BoxSheet, *entries: tuple[str, str]) -> list[int]:
    line = BoxLine(tuple(Entry(words, held) for words, held in entries))
    return [one.points for one in RULES.count(on, len(on.lines), line)]


def test_the_printed_examples() -> None:
    """# RULES QD14"""
    alone = [("0", ""), ("0", "")]
    assert points(sheet(), ("(VL)AK DUCH", "I Z"), *alone) == [21, 0, 0]
    english = sheet(edition="en")
    # A number in another entry: nobody can tell who has most words, so no bonus comes in between.
    assert points(english, ("(QU)IZ", "M"), *alone)[0] == 20


def test_ten_for_most_words_and_for_the_longest_unless_two_are_equal() -> None:
    """# RULES QD11"""
    kos, rok, vlak = (deck.value("cz", word) for word in ("KOS", "ROK", "VLAK"))
    assert points(sheet(), ("KOS ROK", ""), ("ROK", ""), ("", "A")) == [kos + rok + 10, rok, 0]
    assert points(sheet(), ("VLAK", ""), ("KOS ROK", ""), ("ROK", "")) == [vlak + 10, kos + rok + 10, rok]
    assert points(sheet(), ("KOS", ""), ("ROK", ""), ("", "")) == [kos, rok, 0]


def test_two_people_have_one_bonus() -> None:
    """# RULES QD11"""
    both = [("VLAK", ""), ("KOS", "")]
    plain = [deck.value("cz", "VLAK"), deck.value("cz", "KOS")]
    assert points(sheet(2, bonus2="longest"), *both) == [plain[0] + 10, plain[1]]
    assert points(sheet(2, bonus2="words"), *both) == plain


def test_the_hand_goes_down_to_zero_at_most_but_penalties_lie_outside_the_czech_floor() -> None:
    """# RULES QD9, QD10"""
    rest = [("0", ""), ("0", "")]
    assert points(sheet(), ("", "Ť Ó"), *rest)[0] == 0
    assert points(sheet(), ("!DUCH", "Ť Ó"), *rest)[0] == -14
    assert points(sheet(edition="en"), ("!(QU)IZ", "M"), *rest)[0] == 0
    assert points(sheet(), ("DUCH -8", ""), *rest)[0] == 14 - 8


def test_a_double_card_has_its_own_value_and_two_letters() -> None:
    """# RULES QD2, QD11"""
    found = RULES.count(sheet(), 0, BoxLine((Entry("(ST)ŮL"), Entry("STŮL"), Entry())))
    assert found[0].points == 5 + 7 + 2 and found[1].points == 2 + 2 + 7 + 2
    assert found[0].words == ("stůl",)  # four letters both: no bonus for the longest word


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ("QX", Misread.CARD),
        ("(ST", Misread.BRACKET),
        ("ST)", Misread.BRACKET),
        ("+x", Misread.NUMBER),
        ("(QU)A", Misread.CARD),
        ("K O S", Misread.LETTER),  # RULES QD8: two cards
        ("(ST)", Misread.LETTER),
    ],
)
def test_what_cannot_be_read_says_why(written: str, fault: Misread) -> None:
    with pytest.raises(EntryFault) as told:
        points(sheet(), (written, ""), ("", ""), ("", ""))
    assert told.value.fault is fault


def test_an_english_word_has_two_letters_be_it_on_one_card() -> None:
    """# RULES QD8"""
    english, rest = sheet(edition="en"), [("0", ""), ("0", "")]
    assert points(english, ("(IN)", ""), *rest) == [7, 0, 0]
    with pytest.raises(EntryFault):
        points(english, ("A", ""), *rest)


def test_the_dealer_goes_round_and_the_left_neighbour_begins_until_the_last_round() -> None:
    """# RULES QD3, QD12"""
    on, seen = sheet(3, first=2), []
    for size in deck.hand_sizes("cz"):
        after = standing(RULES, on).next
        assert (after.stage, after.size) == (BoxStage.ROUND, size)
        seen.append((after.dealer, after.seat))
        on = on.with_line(BoxLine((Entry("5"), Entry("7"), Entry("7"))))
    assert seen[:4] == [(2, 0), (0, 1), (1, 2), (2, 0)]
    over = standing(RULES, on)
    assert over.is_over and over.totals == (35, 49, 49) and over.winners == (1, 2)  # RULES G2


def test_ch_counts_as_agreed_in_the_longest_word() -> None:
    """# RULES QD11 ch"""
    both = (("CHATA", ""), ("KOLA", ""), ("", "A"))
    plain = [deck.value("cz", word) for word in ("CHATA", "KOLA")]
    assert points(sheet(), *both)[:2] == [plain[0] + 10, plain[1]]
    assert points(sheet(ch="1"), *both)[:2] == plain  # four and four
    named = {choice.name: [value for value, _ in choice.values] for choice in QuiddlerBox("cz").choices}
    assert named["ch"] == ["2", "1"]


def test_it_is_told_where_nobody_can_know_the_bonuses() -> None:
    """# RULES QD11"""
    line = BoxLine((Entry("VLAK KOS"), Entry("12"), Entry("")))
    found = RULES.count(sheet(), 0, line)
    assert "unknown" in [part.kind for part in found[0].parts] and found[1].points == 12


def test_who_has_left_is_neither_dealt_to_nor_counted_for_the_bonuses() -> None:
    """# RULES QD3, QD11"""
    on = sheet(3).with_line(BoxLine((Entry("5"), Entry("7"), Entry("7")))).turned(1)
    after = standing(RULES, on).next
    assert (after.dealer, after.seat, after.size) == (2, 0, 5)
    line = BoxLine((Entry("VLAK"), Entry(), Entry("KOS")))
    found = standing(RULES, on.with_line(line))
    assert found.totals == (5 + deck.value("cz", "VLAK"), 7, 7 + deck.value("cz", "KOS"))  # two: most words
    back = on.with_line(line).turned(1)
    assert standing(RULES, back).next.dealer == 0 and back.people[1].away == (1, 2)
    assert back.turned(1).people[1].away == (1,)


def test_what_was_written_can_be_written_anew_and_taken_back() -> None:
    on = sheet(2).with_line(BoxLine((Entry("5"), Entry("7")))).with_line(BoxLine((Entry("1"), Entry("2"))))
    anew = on.with_line(BoxLine((Entry("9"), Entry("7"))), 0)
    assert standing(RULES, anew).running == ((9, 7), (10, 9))
    back = anew.without_last()
    assert len(back.lines) == 1 and back.draft == on.lines[1]
    assert replace(anew, ended=True).without_last() == anew


def test_a_line_that_cannot_be_read_brings_nothing_and_hides_nothing() -> None:
    on = sheet(2).with_line(BoxLine((Entry("QQ"), Entry("7")))).with_line(BoxLine((Entry("1"), Entry("2"))))
    now = standing(RULES, on)
    assert now.totals == (1, 2) and all(one is not None and one.fault for one in now.lines[0])


def test_a_line_that_lacks_entries_brings_nothing_and_hides_nothing() -> None:
    """As in a file that was damaged; `BoxSheet` cannot know that this game has no turns."""
    on = sheet(2).with_line(BoxLine((Entry("7"),))).with_line(BoxLine((Entry("1"), Entry("2"))))
    now = standing(RULES, on)
    assert now.totals == (1, 2) and all(one is not None and one.fault for one in now.lines[0])


def test_the_best_of_a_hand_keeps_one_card_and_is_no_worse_than_the_example(judge: Judge) -> None:
    """# RULES QD7"""
    ways = best("A K (VL) D U C H I Z", {"edition": "cz"}, judge)
    assert ways[0].points >= deck.value("cz", ("VL", "A", "K")) + deck.value("cz", "DUCH") - 2
    for way in ways:
        assert all(judge.judge(word).accepted for word in way.words)
        spare = "".join(way.words).upper() + way.notes[0] + way.notes[1].replace(" ", "")
        assert sorted(spare) == sorted("AKVLDUCHIZ")


@pytest.mark.parametrize(
    ("typed", "fault"), [("", Misread.EMPTY), ("A" * 13, Misread.MANY), ("Q", Misread.CARD)]
)
def test_no_hand_says_why(typed: str, fault: Misread, judge: Judge) -> None:
    with pytest.raises(EntryFault) as told:
        best(typed, {"edition": "cz"}, judge)
    assert told.value.fault is fault
