"""The result of a round, the score sheet and the end, as people see them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine.chance import Chance
from app.engine.match import Match
from app.games.quiddler import deck
from app.games.quiddler.advice import BestHand
from app.games.quiddler.model import Challenge, Observation, Options, Phase, Round, SeatRound
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.scoring import Score
from app.games.quiddler.screen.round import facts
from app.games.quiddler.screen.round.facts import LineKind
from app.games.quiddler.screen.round.result.column import NOTE
from app.games.quiddler.screen.round.result.sheet import LEADS, ScoreModel, ScoreTable
from app.games.quiddler.screen.round.screen import RoundScreen
from app.search.arrange import MeldArrangement, Reach
from app.tabletop.context import SeatLook, ViewContext
from app.tabletop.rounds.sizes import Sizes
from app.tabletop.rounds.totals import TotalsBar
from app.ui.translation import Translation
from app.widgets import writing
from app.widgets.controls.label import Label
from app.widgets.controls.speech import SpeechBubble
from app.widgets.lists.model import LINE
from app.widgets.look import fonts, theme
from app.widgets.sheets.dialog import PaperDialog
from app.widgets.sheets.fresh_press import FreshPress
from app.widgets.sounds import Sounds
from tests.games.quiddler import kit
from tests.games.quiddler.round_data import Table, three

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture(autouse=True)
def look(qapp: object) -> Iterator[None]:
    theme.install(theme.Theme("light", reduced_motion=True))
    yield
    theme.install(theme.Theme("light"))


def finished(table: Table, doubts: dict[int, tuple[tuple[int, int], ...]] | None = None) -> Observation:
    """The round of this table, counted; doubts by seat."""
    for seat in table.state.deciders():
        table.do(seat, Challenge((doubts or {}).get(seat, ())))
    table.count()
    return table.seen(0 if table.people == 1 else None)


def opened(qtbot: QtBot, table: Table, seen: Observation, **more: Any) -> RoundScreen:
    screen = RoundScreen(table.context(**more))
    qtbot.addWidget(screen)
    screen.resize(1280, 740)
    screen.show()
    screen.show_observation(seen)
    FreshPress.of(screen).now = lambda: 10_000_000_000
    return screen


def spoken(screen: RoundScreen, seat: int) -> list[str]:
    model = screen.result.columns[seat].model
    return [model.index(row).data(SPOKEN) for row in range(model.rowCount())]


def test_the_lines_of_a_column_add_up() -> None:
    # RULES QD10, QD11
    seen_kinds: set[LineKind] = set()
    for scenario in kit.SCENARIOS:
        if len(scenario.seats) < 2:
            continue
        match = Match.new(QuiddlerRules(None), scenario.seats, scenario.seed, scenario.options)
        chance = Chance(scenario.seed)
        seen = match.observation_for(None)
        while match.result is None and len(seen.past) < 3:
            match.submit(*kit.move(match, chance))
            seen = match.observation_for(None)
        for played in seen.past:
            for seat, row in enumerate(played.rows):
                lines = facts.lines(played, seat, seen.options)
                seen_kinds |= {line.kind for line in lines}
                assert sum(line.points for line in lines) == row.score.points
                paid = sum(line.points for line in lines if line.kind in (LineKind.FELL, LineKind.IN_VAIN))
                assert -paid == row.score.penalty
    assert {
        LineKind.WORD,
        LineKind.HELD,
        LineKind.FLOOR,
        LineKind.MOST,
        LineKind.LONGEST,
        LineKind.IN_VAIN,
    } <= seen_kinds


def test_a_column_tells_all_of_a_round(qtbot: QtBot) -> None:
    table = three()
    seen = finished(table, {0: ((1, 0), (2, 0))})
    screen = opened(qtbot, table, seen)
    assert "duch, stands, it is in the dictionary · doubted by Žofie, 14 points" in spoken(screen, 1)
    assert "longest: 4 letters, 10 points" in spoken(screen, 1)
    assert any(line.startswith("zlr, falls: it is not in the dictionary") for line in spoken(screen, 2))
    assert "for zlr, which fell, −8 points" in spoken(screen, 2)
    assert "for doubting duch, −14 points" in spoken(screen, 0)
    assert "went out" in screen.result.columns[1].head.accessibleName()
    assert [place.whole_text() for place in (screen.result.facts.bonuses,)] == [
        "Most words: a tie (Žofie and Ondra), nobody takes it   ·   Longest word: Ondra +10"
    ]


def test_whoever_went_out_with_words_that_fell_is_not_told_to_have_laid_none(qtbot: QtBot) -> None:
    # RULES QD9: the round stays ended even if the words of whoever went out fall
    table = Table(["P E S X", "Z L R G", "D U C H"], 1)
    table.lay(1, "Z L R G")
    table.lay(2)
    table.lay(0, "P E S")
    screen = opened(qtbot, table, finished(table, {0: ((1, 0),)}))
    heads = [column.head.accessibleName() for column in screen.result.columns]
    assert "no word stands · went out" in heads[1]
    assert heads[2].endswith("no words"), "nothing was laid"


def test_a_word_that_slipped_through_is_marked(qtbot: QtBot) -> None:
    table = three()
    screen = opened(qtbot, table, finished(table))
    assert any("slipped through" in line for line in spoken(screen, 2))
    assert not any("slipped through" in line for seat in (0, 1) for line in spoken(screen, seat))
    assert (
        "1 word" in screen.result.facts.bonuses.whole_text() or "%n" not in screen.result.facts.bonuses.text()
    )


def _of_bluffs(screen: RoundScreen) -> list[list[str]]:
    return [[line for line in spoken(screen, seat) if "a bluff" in line] for seat in range(3)]


def test_bluffs_of_computer_players_are_marked(qtbot: QtBot) -> None:  # RULES QD9
    rare = {"duch", "pes"}.__contains__
    table = three()
    passed = _of_bluffs(opened(qtbot, table, finished(table), rare=rare))
    assert passed[0] == [], "what people lay is no bluff of a computer player"
    assert passed[1:] == [
        ["duch, a bluff: rare, but a word, 14 points"],
        ["zlr, slipped through: no dictionary has it, and nobody doubted, a bluff, 8 points"],
    ]
    table = three()
    seen = finished(table, {0: ((1, 0), (2, 0))})
    doubted = _of_bluffs(opened(qtbot, table, seen, rare=rare))
    assert doubted[1] == [
        "duch, stands, it is in the dictionary · doubted by Žofie · a bluff, 14 points",
    ]
    assert doubted[2][0].startswith("zlr, falls: it is not in the dictionary")
    assert _of_bluffs(opened(qtbot, table, seen))[1] == [], "a word beyond doubt is none"


def _round(edition: str, plus: int, held: tuple[str, ...], penalty: int = 0) -> tuple[Round, Options]:
    score = Score.of(edition, plus, deck.value(edition, held), 0, 0, penalty)
    row = SeatRound(laid=(), fallen=(), aside=(), held=held, score=score)
    return Round(1, 0, None, (row,)), Options(edition=edition)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_no_line_of_a_column_is_cut(
    qtbot: QtBot, qapp: QApplication, request: pytest.FixtureRequest, text_size: float, language: str
) -> None:
    """Four beside each other in the smallest window: what was paid and why is read whole."""
    theme.install(theme.Theme("light", scale=0.85, text_size=text_size, reduced_motion=True))
    translation = Translation(qapp)
    translation.set_choice(language)
    request.addfinalizer(translation.withdraw)
    table = Table(["P E S X", "D U C H", "Z L R G", "V L A K"])
    for seat, words in ((1, "D U C H"), (2, "Z L R"), (3, "V L A K"), (0, "")):
        table.lay(seat, *filter(None, [words]))
    screen = opened(qtbot, table, finished(table, {0: ((1, 0), (2, 0), (3, 0))}))
    screen.resize(1024, 580)
    for _ in range(5):
        qapp.processEvents()
    kinds = set[LineKind]()
    for column in screen.result.columns:
        for row in range(column.model.rowCount()):
            index = column.model.index(row)
            line, place = index.data(LINE), column.list.visualRect(index)
            kinds.add(line.kind)
            cards = line.kind in (LineKind.WORD, LineKind.FALLEN, LineKind.HELD)
            font = theme.current().font("tag" if cards else "meta_strong")
            said = column.list.said(index)
            assert " ".join(said).split() == str(index.data(NOTE) or "").split()
            points = QFontMetricsF(theme.current().font("number_small"))
            room = place.width() - theme.current().px(28)
            room -= round(points.horizontalAdvance(writing.signed(line.points)))
            room -= 0 if cards else theme.current().px(28)
            assert all(fonts.fitted(font, text, room)[1] == text for text in said), said
            lines = len(said) + 2 * cards
            assert place.height() >= lines * QFontMetricsF(font).height() * 0.9
    assert {LineKind.FLOOR, LineKind.IN_VAIN} <= kinds


@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
def test_what_a_hand_could_have_made_is_seen_whole(
    qtbot: QtBot, qapp: QApplication, text_size: float
) -> None:
    theme.install(theme.Theme("light", scale=0.85, text_size=text_size, reduced_motion=True))
    table = three()
    screen = opened(qtbot, table, finished(table))
    column = screen.result.columns[0]
    best = MeldArrangement((("D", "U", "CH"), ("V", "L")), "X", (), Reach(2, 4, 40, 38))
    column.best.show_best(BestHand(best, 40), 3)
    screen.resize(1024, 580)
    for _ in range(5):
        qapp.processEvents()
    slip = column.best
    assert slip.caption.height() >= QFontMetricsF(slip.caption.font()).height() - 1
    assert slip.list.height() > slip.list.contentsRect().height() - 2 >= theme.current().tx(24)
    assert slip.caption.geometry().bottom() <= slip.list.y()
    assert slip.list.geometry().bottom() <= slip.height() and slip.geometry().bottom() <= column.height()


def test_the_floor_is_told_where_it_counts() -> None:
    # RULES QD10: Czech cards make no less than nothing
    played, options = _round("cz", 0, ("Ď", "X"))
    floor = facts.lines(played, 0, options)[-1]
    assert (floor.kind, floor.points, floor.count) == (LineKind.FLOOR, 27, -27)
    # in English all of the round does
    played, options = _round("en", 0, ("Q",))
    floor = facts.lines(played, 0, options)[-1]
    assert (floor.kind, floor.points, floor.count) == (LineKind.FLOOR, 15, -15)


def test_no_floor_is_told_above_it() -> None:
    played, options = _round("cz", 0, ())
    assert facts.lines(played, 0, options) == []


def test_two_players_race_for_one_bonus() -> None:
    # RULES QD11
    table = Table(["P E S X", "D U C H"])
    table.lay(1, "D U C H")
    table.lay(0, "P E S")
    seen = finished(table)
    races = facts.races(seen.past[-1], seen.options)
    assert [(race.longest, race.seats, race.count) for race in races] == [(False, (0, 1), 1)]


def test_a_word_is_explained_when_it_is_chosen(qtbot: QtBot) -> None:
    table = three()
    screen = opened(qtbot, table, finished(table), explain=lambda word: f"what {word} means")
    words = screen.result.columns[1].list
    words.setCurrentIndex(words.model().index(0, 0))
    with qtbot.assertNotEmitted(screen.next_round_requested):
        QTest.keyClick(words, Qt.Key.Key_Return)
    assert screen.result.facts.telling.text.whole_text() == "what duch means"
    screen.result.facts.tell("")
    click(words)
    assert screen.result.facts.telling.text.whole_text() == "what duch means"


def click(words: Any) -> None:
    spot = words.visualRect(words.model().index(0, 0)).center()
    QTest.mouseClick(words.viewport(), Qt.MouseButton.LeftButton, pos=spot)


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier])
def test_whoever_has_read_what_a_word_means_goes_on_with_enter(
    qtbot: QtBot, held: Qt.KeyboardModifier
) -> None:
    table = three()
    screen = opened(qtbot, table, finished(table), explain=lambda word: f"what {word} means")
    words = screen.result.columns[1].list
    click(words)
    with qtbot.waitSignal(screen.next_round_requested):
        QTest.keyClick(words, Qt.Key.Key_Return, held)


def test_enter_goes_on(qtbot: QtBot) -> None:
    table = three()
    screen = opened(qtbot, table, finished(table))
    with qtbot.waitSignal(screen.next_round_requested):
        QTest.keyClick(screen.keyboard(), Qt.Key.Key_Return)


def test_the_best_that_the_hand_could_have_made_is_told(qtbot: QtBot) -> None:
    asked: list[Observation] = []

    def analyse(seen: Observation, found: Any) -> Any:
        asked.append(seen)
        melds = (("P", "E", "S"),)
        found([BestHand(MeldArrangement(melds, "X", (), Reach(1, 3, 8, 7)), 8)])
        return lambda: None

    table = Table(["P E S X", "D U C H", "Z L R G"])
    table.lay(1, "D U C H")
    table.lay(2)
    table.lay(0)
    seen = finished(table)
    screen = opened(qtbot, table, seen, analyse=analyse)
    (stand,) = asked
    assert stand.seat == 0 and stand.past == seen.past and stand.phase is Phase.DEAL
    best = screen.result.columns[0].best
    assert not best.isHidden() and best.model.lines == (("P", "E", "S"),) and "8" in best.caption.whole_text()
    assert screen.result.columns[1].best.isHidden()


def test_nothing_better_is_told_as_such(qtbot: QtBot) -> None:
    def analyse(seen: Observation, found: Any) -> Any:
        found([BestHand(MeldArrangement((), "X", (), Reach(0, 0, 0, 0)), 0)])
        return lambda: None

    table = three()
    screen = opened(qtbot, table, finished(table), analyse=analyse)
    assert screen.result.columns[0].best.caption.whole_text() == "No more was possible."


def test_what_was_made_has_bonuses_and_no_penalties() -> None:
    # RULES QD9, QD11: the longest word, by letters, is worth ten points more than its cards
    table = Table(["P E ST X", "D U C H", "Z L R G"])
    table.lay(1, "D U C H")
    table.lay(2)
    table.lay(0)
    seen = finished(table)
    assert facts.made(seen.past[-1], 0, seen.options) == 0
    assert facts.made(seen.past[-1], 1, seen.options) == seen.past[-1].rows[1].score.points
    table = three()
    table.do(0, Challenge(((1, 0),)))
    table.do(1, Challenge(()))
    table.do(2, Challenge(()))
    table.count()
    seen = table.seen()
    row = seen.past[-1].rows[0].score
    assert row.penalty and facts.made(seen.past[-1], 0, seen.options) == row.points + row.penalty


def test_eight_columns_scroll_sideways_in_a_small_window(qtbot: QtBot) -> None:
    # DESIGN 4, Results
    hands = ["P E S X", "D U C H", "Z L R G", "A N O T", "K O Z A", "M E T Y", "S O V A", "D O M I"]
    table = Table(hands, options={"words": "auto"})
    table.lay(1, "D U C H")
    for seat in (2, 3, 4, 5, 6, 7, 0):
        table.lay(seat)
    table.count()
    screen = opened(qtbot, table, table.seen())
    theme.current().fit(1024, 640)
    screen.resize(1024, 588)
    assert (screen.width(), screen.height()) == (1024, 588)
    bar = screen.result.sideways.horizontalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    first = screen.result.columns[1]
    assert first.list.viewport().height() >= theme.current().tx(38) * 2
    for _ in range(8):
        QTest.keyClick(screen.window().focusWidget() or screen, Qt.Key.Key_Right)
    assert bar.value() > 0


# The score sheet and the end --------------------------------------------------------------------


def two_rounds() -> Table:
    table = three()
    finished(table)
    hands = ["A N O T X", "D U C H Y", "Z L R G V"]
    table.deal([hand.split() for hand in hands])
    table.lay(2)
    table.lay(0)
    return table


def test_the_score_sheet_adds_up_and_marks_the_leader(qtbot: QtBot) -> None:
    table = three()
    seen = finished(table)
    model = ScoreModel(table.context().seats)
    model.show_observation(seen)
    totals = [int(model.index(0, seat).data().replace("−", "-")) for seat in range(3)]
    assert tuple(totals) == seen.scores
    assert model.rowCount() == 8  # RULES QD3: seven rounds, and the total
    assert [bool(model.index(7, seat).data(LEADS)) for seat in range(3)] == [
        points == max(seen.scores) for points in seen.scores
    ]
    assert "in the lead" in model.index(7, seen.scores.index(max(seen.scores))).data(SPOKEN)
    assert model.index(1, 0).data(SPOKEN) == "not played yet"
    assert "1" in str(model.headerData(0, Qt.Orientation.Vertical)) and "4" in str(
        model.headerData(0, Qt.Orientation.Vertical)
    )


def test_the_score_sheet_counts_from_the_head_start(qtbot: QtBot) -> None:
    table = three()
    seen = finished(table)
    looks = tuple(replace(look, ahead=90 * (at == 2)) for at, look in enumerate(table.context().seats))
    model = ScoreModel(looks)
    model.show_observation(seen)
    last = model.index(7, 2)
    assert int(str(last.data()).replace("−", "-")) == seen.scores[2] + 90
    assert model.leaders() == (2,) and last.data(LEADS)


def test_the_score_sheet_opens_at_any_time(qtbot: QtBot) -> None:
    table = three()
    screen = opened(qtbot, table, table.seen())
    screen.scores.triggered.emit()
    sheet = screen.window().findChild(ScoreTable)
    assert sheet is not None and sheet.isVisible()
    dialog = screen.window().findChild(PaperDialog)
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def last_observation(shared: bool) -> tuple[Table, Observation]:
    table = three()
    seen = finished(table)
    scores = (40, 40, 8) if shared else (41, 40, 8)
    winners = (0, 1) if shared else (0,)
    return table, replace(seen, phase=Phase.OVER, scores=scores, winners=winners)


def test_the_last_round_is_seen_before_who_has_won(qtbot: QtBot) -> None:
    # RULES QD1; where the program minds the words nothing lies between the last turn and the end
    table, over = last_observation(shared=False)
    screen = opened(qtbot, table, over)
    assert screen.end.isVisible(), "a finished game that is looked at again: the totals stand first"
    screen.follow(table.seen())
    screen.follow(over)
    screen.show_observation(over)
    assert not screen.end.isVisible() and screen.result.bar.primary.text() == "Final results"
    for column, row in zip(screen.result.columns, over.past[-1].rows, strict=True):
        assert str(row.score.points) in column.head.accessibleName(), "the last round is seen first"
    screen.result.bar.press()
    assert screen.end.isVisible()
    bar = screen.result.bar
    assert not bar.primary.isVisible() and not bar.home.isVisible(), "nothing is offered twice"
    screen.end.leave()
    assert bar.primary.isVisible() and bar.home.isVisible() and bar.result.isVisible()


def test_the_sheet_of_the_end_can_be_read_where_nothing_was_shown_before_it(qtbot: QtBot) -> None:
    # RULES QD1; a table shows its results only once they have been put together
    table, over = last_observation(shared=False)
    screen = RoundScreen(table.context())
    qtbot.addWidget(screen)
    screen.resize(1280, 740)
    screen.hide()
    screen.follow(table.seen())
    screen.follow(over)
    screen.show_observation(over)
    screen.result.bar.press()
    screen.show()
    end = screen.end
    assert end.isVisible() and screen.rect().contains(end.geometry())
    assert end.rect().contains(end.again.mapTo(end, end.again.rect().bottomRight()))
    assert end.height() >= end.body.minimumSize().height()


def test_no_figure_of_the_end_is_cut_when_the_window_grows_under_it(qtbot: QtBot) -> None:
    table, over = last_observation(shared=False)
    screen = opened(qtbot, table, table.seen())
    theme.current().set_scale(0.85)
    screen.show_observation(over)
    screen.result.bar.press()
    theme.current().set_scale(1.35)
    screen.resize(1920, 1000)
    labels = [label for label in screen.end.findChildren(Label) if label.isVisible()]
    assert any(label.text() == "41" for label in labels)
    qtbot.waitUntil(lambda: all(label.height() >= label.sizeHint().height() for label in labels))


@pytest.mark.parametrize("shared", [False, True])
def test_the_end_names_all_winners(qtbot: QtBot, shared: bool) -> None:
    # RULES QD1; a tie is shared
    table, over = last_observation(shared)
    screen = opened(qtbot, table, table.seen())
    screen.show_observation(over)
    screen.result.bar.press()
    assert screen.end.isVisible()
    wanted = "Žofie and Ondra share the win" if shared else "Žofie wins"
    assert screen.end.winner.headline.whole_text() == wanted
    # every animal has a last word
    assert len(screen.end.findChildren(SpeechBubble)) == 2
    with qtbot.waitSignal(screen.play_again_requested):
        QTest.mouseClick(screen.end.again, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(screen.leave_requested):
        QTest.mouseClick(screen.end.home, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("width", [1024, 1280])
def test_eight_totals_of_three_digits_are_seen_without_scrolling(qtbot: QtBot, width: int) -> None:
    names = ("Žofie", "Zajíc", "Liška", "Sova", "Rys", "Ježek", "Liška 2", "Sova 2")
    context = ViewContext(tuple(SeatLook(name, name[0]) for name in names), Sounds())
    theme.install(theme.Theme("light", reduced_motion=True))
    theme.current().set_scale(0.85 if width == 1024 else 1.0)
    bar = TotalsBar(Sizes(context))
    qtbot.addWidget(bar)
    bar.resize(width - 32, bar.height())
    bar.show_totals([211, 176, 209, 197, 213, 154, 172, 179], 7, over=True)
    bar.show()
    qtbot.waitUntil(lambda: bar.places.visualRect(bar.model.index(7, 0)).width() > 0)
    assert bar.places.horizontalScrollBar().maximum() == 0
    assert bar.places.viewport().rect().contains(bar.places.visualRect(bar.model.index(7, 0)))
