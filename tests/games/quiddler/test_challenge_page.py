"""Doubts and votes as people use them (RULES QD9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games.quiddler.model import Challenge, Draw, Observation, Phase, Play, Vote
from app.games.quiddler.screen.guide import guide
from app.games.quiddler.screen.round.challenges import hearing
from app.games.quiddler.screen.round.challenges import page as doubts
from app.games.quiddler.screen.round.challenges import words as sheets
from app.games.quiddler.screen.round.challenges.page import ChallengePage
from app.games.quiddler.screen.round.challenges.words import NOTE
from app.games.quiddler.screen.round.screen import RoundScreen
from app.tabletop.context import Notes
from app.widgets.look import theme
from app.widgets.sheets.fresh_press import FreshPress
from tests.games.quiddler.round_data import Table, three
from tests.hands import Hands
from tests.ui.kit import plain

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture(autouse=True)
def look(qapp: object) -> Iterator[None]:
    theme.install(theme.Theme("light", reduced_motion=True))
    yield
    theme.install(theme.Theme("light"))


def opened(qtbot: QtBot, table: Table, **more: Any) -> tuple[RoundScreen, list[tuple[int | None, Any]]]:
    """The screen of this table as it is now, and the moves that people make there."""
    screen = RoundScreen(table.context(**more))
    qtbot.addWidget(screen)
    screen.resize(1280, 740)
    screen.show()
    moves: list[tuple[int | None, Any]] = []
    screen.move_for_requested.connect(lambda seat, move: moves.append((seat, move)))
    screen.show_observation(table.seen(0 if table.people == 1 else None))
    watch = FreshPress.of(screen)
    watch.now = lambda: 10_000_000_000
    return screen, moves


def click(page: ChallengePage, seat: int, row: int = 0) -> None:
    words = page.spread.sheets[seat].list
    QTest.mouseClick(
        words.viewport(),
        Qt.MouseButton.LeftButton,
        pos=words.visualRect(words.model().index(row, 0)).center(),
    )


def pick_by_keys(page: ChallengePage, seat: int) -> None:
    for _ in page.spread.sheets:
        if page.window().focusWidget() is page.spread.sheets[seat].list:
            break
        QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(page.spread.sheets[seat].list, Qt.Key.Key_Space)


def shown_cost(page: ChallengePage, seat: int) -> str:
    cost = page.spread.sheets[seat].cost
    return "" if cost.isHidden() else cost.whole_text()


@pytest.mark.parametrize("by_mouse", [True, False])
def test_mouse_and_keys_doubt_the_same(qtbot: QtBot, by_mouse: bool) -> None:
    screen, moves = opened(qtbot, three())
    page = screen.challenges
    if by_mouse:
        click(page, 2)
        QTest.mouseClick(page.primary, Qt.MouseButton.LeftButton)
    else:
        pick_by_keys(page, 2)
        QTest.keyClick(page.spread.sheets[2].list, Qt.Key.Key_Return)
    assert moves == [(0, Challenge(((2, 0),)))]


def test_what_it_costs_to_be_wrong_is_told_before(qtbot: QtBot) -> None:
    screen, _ = opened(qtbot, three())
    click(screen.challenges, 1)
    sheets = screen.challenges.spread.sheets
    assert sheets[1].model.index(0).data(NOTE) == "if you are wrong: −14"  # RULES QD14
    click(screen.challenges, 2)
    assert screen.challenges.sum.whole_text() == "If you are wrong every time: −22"
    click(screen.challenges, 1)
    # For a single word it stands under the word already.
    assert screen.challenges.sum.whole_text() == ""
    assert sheets[2].model.index(0).data(NOTE) == "if you are wrong: −8"


def test_nobody_doubts_their_own_word(qtbot: QtBot) -> None:
    # RULES QD9: another's word
    screen, moves = opened(qtbot, three())
    click(screen.challenges, 0)
    pick_by_keys(screen.challenges, 0)
    model = screen.challenges.spread.sheets[0].model
    assert not model.flags(model.index(0)) & Qt.ItemFlag.ItemIsUserCheckable
    assert "your own word" in model.index(0).data(SPOKEN)
    QTest.mouseClick(screen.challenges.primary, Qt.MouseButton.LeftButton)
    assert moves == [(0, Challenge(()))]


def test_nothing_tells_good_words_from_bad_ones(qtbot: QtBot) -> None:
    asked: list[str] = []

    def explain(word: str) -> str:
        asked.append(word)
        return word

    screen, _ = opened(qtbot, three(), explain=explain, takes=lambda word: bool(asked.append(word)))
    page = screen.challenges
    for seat in (1, 2):
        click(page, seat)
        pick_by_keys(page, seat)
    good, bad = (page.spread.sheets[seat].model.index(0) for seat in (1, 2))
    assert good.data(SPOKEN).replace("duch, 14 points", "").replace("Ondra", "") == bad.data(SPOKEN).replace(
        "zlr, 8 points", ""
    ).replace("Sova", "")
    assert asked == []


def test_an_adviser_tells_of_words_where_that_was_agreed(qtbot: QtBot) -> None:
    screen, _ = opened(qtbot, three({"adviser": "on"}), explain=lambda word: f"what {word} means")
    screen.challenges.spread.sheets[1].list.setCurrentIndex(screen.challenges.spread.sheets[1].model.index(0))
    assert screen.challenges.sum.whole_text() == "what duch means"


def name(page: ChallengePage, seat: int) -> None:
    """This person has something to say."""
    QTest.mouseClick(page.people.people[seat].name, Qt.MouseButton.LeftButton)


def passes(page: ChallengePage, *seats: int) -> None:
    """These people doubt nothing, each with a press of their own."""
    for seat in seats:
        QTest.mouseClick(page.people.people[seat].no, Qt.MouseButton.LeftButton)


def test_several_people_are_asked_together_and_whoever_doubts_says_who_it_is(qtbot: QtBot) -> None:
    table = three(people=3)
    screen, moves = opened(qtbot, table)
    page = screen.challenges
    assert page.question.headline.whole_text() == "Does anybody doubt a word?"
    assert list(page.people.people) == [0, 1, 2] and not page.primary.isVisible()
    name(page, 1)
    assert page.question.headline.whole_text() == "Ondra, do you doubt a word?"
    assert not page.people.isVisible()
    click(page, 2)
    QTest.mouseClick(page.primary, Qt.MouseButton.LeftButton)
    assert moves == [(1, Challenge(((2, 0),)))]
    table.do(*moves[-1])
    screen.show_observation(table.seen(None))
    assert page.question.headline.whole_text() == "Does anybody doubt a word?", "the others have not spoken"
    assert list(page.people.people) == [0, 2]
    # The first challenger is the one that counts (RULES QD9): nobody else needs to.
    assert "doubted by Ondra" in page.spread.sheets[2].model.index(0).data(SPOKEN)
    passes(page, 0, 2)
    qtbot.waitUntil(lambda: len(moves) == 3)
    assert moves[1:] == [(0, Challenge(())), (2, Challenge(()))]


def test_a_word_may_be_marked_before_it_is_said_by_whom(qtbot: QtBot) -> None:
    """RULES QD9: nobody doubts their own."""
    screen, moves = opened(qtbot, three(people=3))
    page = screen.challenges
    click(page, 2)
    click(page, 1)
    assert page.sum.whole_text() == "Who doubts that? Press your name."
    name(page, 1)
    assert page.question.headline.whole_text() == "Ondra, do you doubt a word?"
    QTest.mouseClick(page.primary, Qt.MouseButton.LeftButton)
    assert moves == [(1, Challenge(((2, 0),)))]


def test_who_was_named_by_mistake_gives_the_word_back(qtbot: QtBot) -> None:
    screen, moves = opened(qtbot, three(people=3))
    page = screen.challenges
    passes(page, 2)
    name(page, 1)
    assert page.back.isVisible()
    QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert list(page.people.people) == [0, 1, 2] and page.people.people[2].passed and moves == []


def test_nobody_is_asked_who_has_nothing_left_to_doubt(qtbot: QtBot) -> None:
    table = Table(["P E S X", "D U C H", "Z L R G"], 2, {"challenge_at": "laying"})
    table.do(1, Draw("pile"))
    drawn = table.seen(1).hand[-1]
    table.do(1, Play((("D", "U", "C", "H"),), drawn))
    table.do(0, Challenge(()))
    table.do(2, Challenge(()))
    table.lay(2, "Z L R")
    screen, moves = opened(qtbot, table)
    name(screen.challenges, 0)
    click(screen.challenges, 2)
    QTest.mouseClick(screen.challenges.primary, Qt.MouseButton.LeftButton)
    table.do(0, moves[-1][1])
    screen.show_observation(table.seen(None))
    qtbot.waitUntil(lambda: len(moves) == 2)
    assert moves[-1] == (1, Challenge(()))


def test_everybody_passes_by_name_and_nobody_for_others(qtbot: QtBot) -> None:  # RULES QD9
    screen, moves = opened(qtbot, three(people=3))
    page = screen.challenges
    passes(page, 0, 2)
    passes(page, 0)  # thinks better of it
    passes(page, 1)
    QApplication.processEvents()
    assert moves == [] and [person.passed for person in page.people.people.values()] == [False, True, True]
    passes(page, 0)
    qtbot.waitUntil(lambda: len(moves) == 3)
    assert moves == [(0, Challenge(())), (1, Challenge(())), (2, Challenge(()))]


def test_nothing_moves_under_the_hand_when_somebody_passes(qtbot: QtBot) -> None:
    screen, _ = opened(qtbot, three(people=3))
    people = screen.challenges.people.people.values()
    QApplication.processEvents()
    before = [person.no.mapTo(screen, QPoint()) for person in people]
    passes(screen.challenges, 0)
    QApplication.processEvents()
    assert [person.no.mapTo(screen, QPoint()) for person in people] == before


def test_a_key_pressed_again_or_held_passes_for_nobody_else(qtbot: QtBot) -> None:  # RULES QD9
    table = three(people=3)
    screen = RoundScreen(table.context())
    qtbot.addWidget(screen)
    screen.show()
    qtbot.waitExposed(screen)
    screen.activateWindow()
    moves: list[Any] = []
    screen.move_for_requested.connect(lambda *made: moves.append(made))
    hands = Hands(screen)
    screen.show_observation(table.seen(None))
    people = screen.challenges.people.people
    hands.rest()
    screen.challenges.keyboard().setFocus()
    hands.press(Qt.Key.Key_Return)  # on to the names
    hands.press(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_2)
    assert not any(person.passed for person in people.values()) and people[0].no.hasFocus()
    hands.rest()
    hands.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    hands.hold(Qt.Key.Key_Return)
    assert [person.passed for person in people.values()] == [True, False, False] and people[1].no.hasFocus()
    hands.rest()
    hands.press(Qt.Key.Key_Return)
    hands.rest()
    hands.press(Qt.Key.Key_3)
    assert screen.challenges.question.headline.whole_text() == "Sova, do you doubt a word?"
    hands.rest()
    hands.press(Qt.Key.Key_Return)
    assert moves == [(2, Challenge(()))]
    table.do(*moves[0])
    screen.show_observation(table.seen(None))
    qtbot.waitUntil(lambda: len(moves) == 3)
    assert moves[1:] == [(0, Challenge(())), (1, Challenge(()))], "who has passed is not asked again"


def verdicts(qtbot: QtBot, screen: RoundScreen, table: Table, seat: int | None = 0) -> Observation:
    seen = table.seen(seat)
    screen.show_observation(seen)
    qtbot.waitUntil(lambda: len(screen.challenges.shown_rulings) == len(seen.ruled), timeout=15_000)
    return seen


def test_penalties_are_those_of_the_rules(qtbot: QtBot) -> None:
    table = three()
    screen, _ = opened(qtbot, table)
    table.do(0, Challenge(((1, 0), (2, 0))))
    table.do(1, Challenge(()))
    table.do(2, Challenge(()))
    page = screen.challenges
    seen = verdicts(qtbot, screen, table)
    qtbot.waitUntil(lambda: shown_cost(page, 2) != "", timeout=5_000)
    # DUCH is good, so who doubted it pays 14; ZLR is no word, so who laid it pays its 8.
    assert seen.penalties == (14, 0, 8)
    assert [shown_cost(page, seat) for seat in range(3)] == ["−14", "", "−8"]
    told = page.spread.sheets[2].model.index(0).data(SPOKEN)
    assert "falls: it is not in the dictionary" in told and "doubted by Žofie" in told


def test_an_animal_whose_word_fell_has_a_word_for_it(qtbot: QtBot) -> None:
    table = three()
    screen, _ = opened(qtbot, table)
    for seat, words in ((0, ((2, 0),)), (1, ()), (2, ())):
        table.do(seat, Challenge(words))
    screen.show_observation(table.seen())
    assert screen.challenges.sum.whole_text().startswith("Sova: "), "with the verdict, not after all of them"
    qtbot.waitUntil(lambda: len(screen.challenges.shown_rulings) == 1, timeout=10_000)
    assert screen.challenges.sum.whole_text().startswith("Sova: ")


def test_verdicts_come_before_the_result_and_can_be_cut_short(qtbot: QtBot) -> None:
    table = three()
    screen, _ = opened(qtbot, table)
    for seat, words in ((0, ((2, 0),)), (1, ()), (2, ())):
        table.do(seat, Challenge(words))
    table.count()
    screen.show_observation(table.seen())
    assert screen.challenges.isVisible() and not screen.result.isVisible()
    QTest.mouseClick(screen.challenges.primary, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(screen.result.isVisible)


@pytest.mark.parametrize("people", [1, 0])
def test_verdicts_wait_for_whoever_reads_them(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, people: int
) -> None:
    """A person goes on with the button; where only animals play nothing is held up."""
    monkeypatch.setattr(doubts, "CALM_MS", 1)
    monkeypatch.setattr(doubts, "LAST_MS", 1)
    monkeypatch.setattr(doubts, "reading_ms", lambda text: 1)
    table = three(people=people)
    screen, _ = opened(qtbot, table)
    for seat, words in ((0, ((2, 0),)), (1, ()), (2, ())):
        table.do(seat, Challenge(words))
    table.count()
    screen.show_observation(table.seen(0 if people else None))
    if people:
        qtbot.waitUntil(lambda: screen.challenges.sum.whole_text() != "", timeout=5_000)
        qtbot.wait(200)
        assert screen.challenges.isVisible() and screen.busy
        QTest.mouseClick(screen.challenges.primary, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(screen.result.isVisible, timeout=5_000)


def test_other_settings_hold_nothing_up_that_waits_behind_the_verdicts(qtbot: QtBot) -> None:
    table = three()
    context = table.context()
    screen = RoundScreen(context)
    qtbot.addWidget(screen)
    screen.show()
    screen.show_observation(table.seen())
    for seat, words in ((0, ((2, 0),)), (1, ()), (2, ())):
        table.do(seat, Challenge(words))
    screen.show_observation(table.seen())
    assert screen.busy
    with qtbot.waitSignal(screen.finished, timeout=5_000):
        context.settings.changed.emit()
    assert not screen.busy


@pytest.mark.parametrize("people", [1, 2])
def test_whoever_doubted_a_word_is_against_it_unless_they_say_otherwise(qtbot: QtBot, people: int) -> None:
    # RULES-REGISTER D13
    table = three({"words": "vote"}, people=people)
    screen, moves = opened(qtbot, table)
    page, viewer = screen.challenges, 0 if people == 1 else None
    if people == 2:
        name(page, 0)
    click(page, 2)
    QTest.mouseClick(page.primary, Qt.MouseButton.LeftButton)
    table.do(*moves[-1])
    for seat in (1, 2):
        table.do(seat, Challenge(()))
    screen.show_observation(table.seen(viewer))
    assert table.seen(viewer).phase is Phase.VOTE
    assert page.spread.sheets[2].model.index(0).data(Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Checked
    QTest.mouseClick(page.primary, Qt.MouseButton.LeftButton)
    assert moves[-1] == (0, Vote(((2, 0),)))
    if people == 2:
        table.do(*moves[-1])
        screen.show_observation(table.seen(viewer))
        QTest.mouseClick(page.primary, Qt.MouseButton.LeftButton)
        assert moves[-1] == (1, Vote(()))


def test_what_is_marked_stays_when_the_language_changes(qtbot: QtBot) -> None:
    screen, moves = opened(qtbot, three())
    before = screen.challenges
    click(before, 2)
    QApplication.sendEvent(screen, QEvent(QEvent.Type.LanguageChange))
    assert screen.challenges is not before
    model = screen.challenges.spread.sheets[2].model
    assert model.index(0).data(Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Checked
    QTest.mouseClick(screen.challenges.primary, Qt.MouseButton.LeftButton)
    assert moves == [(0, Challenge(((2, 0),)))]


def test_votes_begin_with_what_was_doubted_also_after_a_pause(qtbot: QtBot) -> None:
    # RULES-REGISTER D13
    kept: dict[str, object] = {}
    table = three({"words": "vote"})
    screen, moves = opened(qtbot, table, notes=Notes(keep=kept.update))
    click(screen.challenges, 2)
    QTest.mouseClick(screen.challenges.primary, Qt.MouseButton.LeftButton)
    table.do(*moves[-1])
    for seat in (1, 2):
        table.do(seat, Challenge(()))
    again, _ = opened(qtbot, table, notes=Notes(kept))
    model = again.challenges.spread.sheets[2].model
    assert model.index(0).data(Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Checked
    for note in (7, {"round": 1, "words": 3}, {"round": 1, "words": [[2, "0", 0], 5, [2]]}, {"round": 2}):
        other, _ = opened(qtbot, table, notes=Notes({hearing.NOTE: note}))
        model = other.challenges.spread.sheets[2].model
        assert model.index(0).data(Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Unchecked


def test_the_keyboard_comes_to_words_that_the_next_person_can_mark(qtbot: QtBot) -> None:
    table = three(people=3)
    screen, moves = opened(qtbot, table)
    page = screen.challenges
    QTest.keyClick(screen.keyboard(), Qt.Key.Key_2)
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Space)
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Return)
    # Ondra cannot doubt DUCH, which is their own: the first word that they can is PES.
    assert moves[-1] == (1, Challenge(((0, 0),)))


def test_the_first_space_marks_the_first_word_that_can_be(qtbot: QtBot) -> None:
    table = three()
    screen, moves = opened(qtbot, table)
    QTest.keyClick(screen.keyboard(), Qt.Key.Key_Space)
    QTest.keyClick(screen.keyboard(), Qt.Key.Key_Return)
    assert moves == [(0, Challenge(((1, 0),)))]


def test_after_laying_only_those_words_are_doubted_and_the_table_comes_back(qtbot: QtBot) -> None:
    table = Table(["P E S X", "D U C H", "Z L R G"], options={"challenge_at": "laying"})
    table.lay(1, "D U C H")
    screen, _ = opened(qtbot, table)
    assert screen.wanted(table.seen())
    assert [sheet.seat for sheet in screen.challenges.spread.sheets if sheet.isVisible()] == [1]
    for seat in (0, 2):
        table.do(seat, Challenge(()))
    screen.show_observation(table.seen())
    assert table.seen().phase is Phase.DRAW and not screen.wanted(table.seen())


def test_between_two_nobody_is_told_of_a_majority(qtbot: QtBot) -> None:
    # RULES-REGISTER D13
    table = Table(["P E S X", "D U C H"], 2, {"words": "vote"})
    table.lay(1, "D U C H")
    table.lay(0, "P E S")
    screen, _ = opened(qtbot, table)
    note = screen.challenges.question.note
    assert "There are two of you, so whoever doubts a word decides on it." in note.whole_text()
    for seat, words in ((0, ((1, 0),)), (1, ())):
        table.do(seat, Challenge(words))
    screen.show_observation(table.seen(None))
    assert note.whole_text() == "There are two of you, so a word that you reject falls."


@pytest.mark.usefixtures("czech")
@pytest.mark.parametrize(
    ("words", "asks"),
    [("challenge", "pochybuješ o některém slově?"), ("vote", "která slova neuznáváš?")],
)
def test_people_are_spoken_to_in_the_fifth_case(qtbot: QtBot, words: str, asks: str) -> None:
    table = three({"words": words}, people=2)
    if words == "vote":
        for seat, doubted in ((0, ((2, 0),)), (1, ()), (2, ())):
            table.do(seat, Challenge(doubted))
    screen, moves = opened(qtbot, table)
    headline = screen.challenges.question.headline
    if words == "challenge":
        assert plain(headline.whole_text()) == "Pochybuje někdo o některém slově?"
        name(screen.challenges, 0)
    assert plain(headline.whole_text()) == f"Žofie, {asks}"
    QTest.mouseClick(screen.challenges.primary, Qt.MouseButton.LeftButton)
    table.do(0, moves[-1][1])
    screen.show_observation(table.seen(None))
    assert plain(headline.whole_text()) == f"Ondro, {asks}"


@pytest.mark.usefixtures("czech")
def test_whose_fifth_case_is_not_certain_keeps_the_name(qtbot: QtBot) -> None:
    table = three(people=2)
    looks = (replace(table.context().seats[0], naming="Host 1"), *table.context().seats[1:])
    screen = RoundScreen(replace(table.context(), seats=looks))
    qtbot.addWidget(screen)
    screen.show()
    screen.show_observation(table.seen(None))
    name(screen.challenges, 0)
    said = plain(screen.challenges.question.headline.whole_text())
    assert said == "Host 1: pochybuješ o některém slově?"


def test_a_word_in_question_stands_there_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cards are the word; under them stands only what is said of it."""
    written: list[str] = []
    monkeypatch.setattr(sheets, "write", lambda row, text: written.append(text.text))
    screen, _ = opened(qtbot, three())
    screen.grab()
    assert set(written) == {"your own word"}
    model = screen.challenges.spread.sheets[1].model
    assert model.index(0).data() == "duch"
    assert model.index(0).data(SPOKEN) == "duch, 14 points, laid by Ondra"
    click(screen.challenges, 1)
    screen.grab()
    assert set(written) == {"your own word", "if you are wrong: −14"}


def test_a_vote_is_told_with_who_voted_how(qtbot: QtBot) -> None:
    # RULES-REGISTER D13
    table = three({"words": "vote"}, people=2)
    for seat, words in ((0, ((2, 0),)), (1, ()), (2, ())):
        table.do(seat, Challenge(words))
    screen, moves = opened(qtbot, table)
    page = screen.challenges
    assert page.question.headline.whole_text() == "Žofie, which words do you reject?"
    click(page, 2)
    QTest.mouseClick(page.primary, Qt.MouseButton.LeftButton)
    assert moves == [(0, Vote(((2, 0),)))]
    table.do(0, moves[-1][1])
    screen.show_observation(table.seen(None))
    assert page.question.headline.whole_text() == "Ondra, which words do you reject?"
    click(page, 2)
    QTest.mouseClick(page.primary, Qt.MouseButton.LeftButton)
    table.do(1, moves[-1][1])
    seen = verdicts(qtbot, screen, table, None)
    qtbot.waitUntil(lambda: shown_cost(page, 2) != "", timeout=5_000)
    assert seen.penalties == (0, 0, 8)
    assert "falls: 2 against (Žofie and Ondra)" in page.spread.sheets[2].model.index(0).data(SPOKEN)


def test_a_press_under_way_decides_nothing(qtbot: QtBot) -> None:
    table = three()
    screen = RoundScreen(table.context())
    qtbot.addWidget(screen)
    screen.show()
    qtbot.waitExposed(screen)
    moves: list[Any] = []
    screen.move_for_requested.connect(lambda *made: moves.append(made))
    screen.show_observation(table.seen())
    QTest.mouseClick(screen.windowHandle(), Qt.MouseButton.LeftButton, pos=_middle(screen))
    assert moves == []


def _middle(screen: RoundScreen) -> QPoint:
    button = screen.challenges.primary
    return button.mapTo(screen, button.rect().center())


def test_eight_players_words_fit_a_small_window(qtbot: QtBot) -> None:
    table = eight()
    screen, _ = opened(qtbot, table)
    theme.current().fit(1024, 640)
    screen.resize(1024, 588)
    spread = screen.challenges.spread
    qtbot.waitUntil(lambda: spread.widget().width() <= spread.viewport().width())
    assert screen.width() == 1024 and screen.height() == 588
    assert sum(sheet.isVisible() for sheet in screen.challenges.spread.sheets) == 8


def eight() -> Table:
    hands = ["P E S X", "D U C H", "Z L R G", "A N O T", "K O Z A", "M E T Y", "S O V A", "D O M I"]
    table = Table(hands)
    table.lay(1, "D U C H")
    for seat, word in (
        (2, "Z L R"),
        (3, "A N O"),
        (4, "K O Z A"),
        (5, "M E T Y"),
        (6, "S O V A"),
        (7, "D O M"),
    ):
        table.lay(seat, word)
    table.lay(0, "P E S")
    return table


@pytest.mark.parametrize(("words", "pays"), [("challenge", True), ("vote", False)])
def test_a_first_game_is_told_what_a_doubt_costs(words: str, pays: bool) -> None:  # RULES QD9
    """Only who has a word looked up that is good pays for it."""
    seen = three({"words": words}, people=2).seen(0)
    assert seen.phase is Phase.CHALLENGE
    situation, told = guide(seen) or ("", "")
    assert situation == "doubt" and ("taken off your points" in told) is pays


def test_words_stay_where_they_are_while_others_decide(qtbot: QtBot) -> None:
    table = three()
    screen, _ = opened(qtbot, table)
    page = screen.challenges

    def laid_out() -> QRect:
        for _ in range(5):  # a layout in a layout asks for the next round
            QApplication.processEvents()
        return page.spread.geometry()

    before = laid_out()
    assert page.primary.isVisible()
    table.do(0, Challenge(()))
    screen.show_observation(table.seen(0))
    assert laid_out() == before and not page.primary.isVisible()
