"""The results screen as people use it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.games.boggle.model import Observation, Options, Phase, ScoredWord, Vote, WordVerdict
from app.games.boggle.screen.results.view import ResultsView
from app.paths import resource
from app.tabletop.context import SeatLook
from app.widgets.controls.focusring import FocusRing
from app.widgets.look import theme
from app.widgets.sheets.dialog import PaperDialog
from tests.games.boggle import results_data as data

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture(scope="module", autouse=True)
def look(qapp: object) -> theme.Theme:
    return theme.install(theme.Theme("light", reduced_motion=True))


@pytest.fixture
def view(qtbot: QtBot) -> ResultsView:
    made = ResultsView(data.context(explain=lambda word: f"what {word} means"))
    qtbot.addWidget(made)
    made.resize(1280, 740)
    made.show()
    return made


def show(view: ResultsView, seen: Observation) -> None:
    view.show_observation(seen)


def row_texts(view: ResultsView, seat: int) -> list[str]:
    model = view.page.columns[seat].model
    spoken = [
        model.index(row, column).data(SPOKEN)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    ]
    return [text for text in spoken if text]


def test_a_shared_word_names_the_others_to_a_screen_reader(view: ResultsView) -> None:
    # RULES BG8
    show(view, data.observation())
    assert "kosa, no point, also found by Kryštof and Sova" in row_texts(view, 0)
    assert "stopka, one point" in row_texts(view, 0)


def test_nobody_wears_a_crown_for_no_points(view: ResultsView) -> None:
    # RULES G2: two with no points would share the win
    show(view, data.observation(number=3, phase=Phase.OVER, totals=(0, 0, 0)))
    name = view.page.banner.accessibleName()
    assert name == "Nobody has any points. 0 points"
    without = view.page.banner.grab().toImage()
    show(view, data.observation(number=3, phase=Phase.OVER, totals=(0, 0, 4)))
    assert view.page.banner.accessibleName() == "Sova wins. 4 points"
    banner = view.page.banner
    banner.show_winners([], "Nobody has any points", "0 points")
    assert banner.grab().toImage() != without, "with a crown it would look otherwise"


def test_a_refused_word_says_why(view: ResultsView) -> None:
    refused = [
        ScoredWord("lepka", WordVerdict.UNKNOWN, None, "unknown"),
        ScoredWord("adam", WordVerdict.UNKNOWN, None, "name"),
        ScoredWord("hrad", WordVerdict.PATH),
        ScoredWord("a", WordVerdict.SHORT),
    ]
    show(view, data.observation([refused, [], []]))
    texts = row_texts(view, 0)
    assert "lepka, does not count: it is not in the dictionary" in texts
    assert "adam, does not count: it is a proper name" in texts
    assert "hrad, does not count: it is not on the board" in texts
    assert "a, does not count: it is too short" in texts


def test_the_winner_of_the_round_comes_first(view: ResultsView) -> None:
    lists = [data.entries(["les"]), data.entries(["les"]), data.entries(["stopka", "osel"])]
    show(view, data.observation(lists))
    places = sorted(range(3), key=lambda seat: view.page.columns[seat].x())
    assert places == [2, 0, 1]
    assert "round winner" in view.page.columns[2].head.accessibleName()
    assert "round winner" not in view.page.columns[0].head.accessibleName()


def test_places_are_sorted_and_shared(view: ResultsView) -> None:
    show(view, data.observation(totals=(4, 9, 4)))
    model = view.page.bar.model
    assert [model.index(row).data(SPOKEN) for row in range(3)] == [
        "Place 1: Kryštof, 10 points",
        "Place 2: Žofie, 5 points",
        "Place 2: Sova, 5 points",
    ]


def test_length_filter_shows_only_those_lengths(view: ResultsView, qtbot: QtBot) -> None:
    show(view, data.observation())
    missed = view.page.missed
    everything = missed.model.lines
    chip = next(chip for chip in missed.chips if chip.length == 2)
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert missed.model.lines == ("do",)
    assert missed.number.text() == "1"
    longest = missed.chips[-1]
    qtbot.keyClick(longest, Qt.Key.Key_Space)
    assert missed.model.lines == ("dosažení", "opálení", "do")
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(longest, Qt.MouseButton.LeftButton)
    assert missed.model.lines == everything


def test_rare_words_come_when_asked_for(qtbot: QtBot) -> None:
    view = ResultsView(data.context(common=lambda word: word in ("dok", "do")))
    qtbot.addWidget(view)
    view.show()
    show(view, data.observation())
    missed = view.page.missed
    assert missed.model.lines == ("dok", "do")
    assert missed.number.text() == "2", "of the words that stand under it"
    assert "6" in missed.more.text()
    qtbot.mouseClick(missed.more, Qt.MouseButton.LeftButton)
    assert len(missed.model.lines) == 6 == int(missed.number.text())
    qtbot.mouseClick(missed.more, Qt.MouseButton.LeftButton)
    assert missed.model.lines == ("dok", "do")


def test_no_button_for_rare_words_when_there_are_none(view: ResultsView) -> None:
    show(view, data.observation())
    assert not view.page.missed.more.isVisible()


def test_a_clicked_word_shows_its_path_and_what_it_is(view: ResultsView, qtbot: QtBot) -> None:
    # RULES BG5
    show(view, data.observation())
    missed = view.page.missed
    index = missed.model.index(missed.model.lines.index("opálení"))
    at = missed.list.visualRect(index).center()
    qtbot.mouseClick(missed.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    path = missed.mat.board.path
    assert "".join(data.GRID[cell] for cell in path).lower() == "opálení"
    assert missed.telling.text.accessibleName().startswith("what opálení means")


def test_the_head_counts_what_the_table_counts(view: ResultsView) -> None:
    refused = ScoredWord("lepka", WordVerdict.UNKNOWN, None, "unknown")
    show(view, data.observation([[*data.entries(["les", "kosa"]), refused], [], []]))
    assert view.page.columns[0].head.accessibleName().endswith("2 points, 2 words")


def test_clicking_again_shows_the_next_path(view: ResultsView, qtbot: QtBot) -> None:
    # RULES BG6: one word, whichever way it is spelt
    show(view, data.observation([data.entries(["kosa"]), [], []]))
    board = view.page.missed.mat.board
    board.set_board(tuple("KOSAOXXXSXXXAXXX"), fold=False)
    table = view.page.columns[0].table
    at = table.visualRect(view.page.columns[0].model.index(0, 0)).center()
    seen = []
    for _ in range(3):
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        seen.append(board.path)
    assert board.path_number[1] == 2
    assert seen[0] != seen[1] and seen[0] == seen[2]


def test_words_are_reached_and_chosen_by_keyboard(view: ResultsView, qtbot: QtBot) -> None:
    show(view, data.observation())
    table = view.page.columns[0].table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert view.page.word == "stopka"
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert view.page.word == "kosa"
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert view.page.word == "les"


def test_one_word_is_chosen_at_a_time(view: ResultsView) -> None:
    show(view, data.observation())
    first, second = view.page.columns[0].table, view.page.columns[1].table
    first.setCurrentIndex(view.page.columns[0].model.index_of("stopka"))
    second.setCurrentIndex(view.page.columns[1].model.index_of("pes"))
    assert not first.currentIndex().isValid() and not first.selectionModel().hasSelection()
    assert view.page.word == "pes"


UNKNOWN = [[ScoredWord("lepka", WordVerdict.UNKNOWN)], data.entries(["pes"]), []]


NOMINATED = {"lepka": ((0,), ())}


def sign_of(view: ResultsView, seat: int, word: str) -> QPoint:
    """Where the sign is clicked that puts a refused word to the vote."""
    table = view.page.columns[seat].table
    row = table.visualRect(table.index_of(word))
    return row.center() + QPoint(row.width() // 2 - row.height() // 2, 0)


def test_only_a_nominated_word_goes_to_the_vote(view: ResultsView, qtbot: QtBot) -> None:
    slips = [ScoredWord(word, WordVerdict.UNKNOWN, None, "unknown") for word in ("aln", "pžá", "kse")]
    vote = Options(words="vote")
    show(view, data.observation([[*UNKNOWN[0], *slips], *UNKNOWN[1:]], options=vote))
    assert not view.page.votes.isVisible(), "mis-drags ask nobody anything"
    table = view.page.columns[0].table
    with qtbot.waitSignal(view.move_for_requested) as heard:
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=sign_of(view, 0, "lepka"))
    assert heard.args == [0, Vote("lepka", True)], "the nomination is their vote, so a resumed game knows it"
    show(view, data.observation([[*UNKNOWN[0], *slips], *UNKNOWN[1:]], options=vote, votes=NOMINATED))
    assert view.page.votes.isVisible() and list(view.page.votes.rows) == ["lepka"]
    qtbot.waitUntil(
        lambda: table.viewport().rect().contains(table.visualRect(table.index_of("lepka")).center())
    )
    with qtbot.assertNotEmitted(view.move_for_requested):
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=sign_of(view, 0, "lepka"))


def test_a_word_is_nominated_by_keyboard(view: ResultsView, qtbot: QtBot) -> None:
    show(view, data.observation(UNKNOWN, options=Options(words="vote")))
    table = view.page.columns[0].table
    table.setFocus()
    while table.currentIndex().data() != "lepka":
        before = table.currentIndex()
        qtbot.keyClick(table, Qt.Key.Key_Down)
        assert table.currentIndex() != before, "the arrows come to every word"
    assert table.currentIndex().data(SPOKEN).endswith("Enter puts it to the vote")
    with qtbot.waitSignal(view.move_for_requested) as heard:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert heard.args == [0, Vote("lepka", True)]


def test_nothing_is_nominated_where_nobody_votes(view: ResultsView, qtbot: QtBot) -> None:
    show(view, data.observation(UNKNOWN))
    table = view.page.columns[0].table
    with qtbot.assertNotEmitted(view.move_for_requested):
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=sign_of(view, 0, "lepka"))
    assert view.page.word == "lepka"


def test_a_vote_emits_the_move_of_that_person(view: ResultsView, qtbot: QtBot) -> None:
    show(view, data.observation(UNKNOWN, options=Options(words="vote"), votes=NOMINATED))
    assert view.page.votes.isVisible()
    row = view.page.votes.rows["lepka"]
    for seat, accept in ((1, False), (0, True)):
        with qtbot.waitSignal(view.move_for_requested) as heard:
            qtbot.mouseClick(row.buttons[seat, accept], Qt.MouseButton.LeftButton)
        assert heard.args == [seat, Vote("lepka", accept)]


def test_an_accepted_word_scores_at_once(view: ResultsView) -> None:
    vote = Options(words="vote")
    show(view, data.observation(UNKNOWN, options=vote))
    refused = "lepka, does not count: it is not in the dictionary"
    assert [text for text in row_texts(view, 0) if text.startswith(refused)]
    both = {"lepka": ((0, 1), ())}
    show(view, data.observation(UNKNOWN, options=vote, votes=both, accepted=("lepka",)))
    assert "lepka, one point" in row_texts(view, 0)
    row = view.page.votes.rows["lepka"]
    assert row.buttons[0, True].isChecked() and not row.buttons[0, False].isChecked()
    assert row.status.text() == "counts"


def test_a_lone_person_decides_with_one_click(qtbot: QtBot) -> None:
    seats = (data.PEOPLE[0], data.PEOPLE[2])
    view = ResultsView(data.context(seats))
    qtbot.addWidget(view)
    view.show()
    vote = Options(words="vote")
    show(view, data.observation(UNKNOWN[:2], people=(0,), totals=(0, 0), options=vote))
    assert not view.page.votes.isVisible(), "folded away behind one quiet line"
    line = view.page.columns[0].unknown
    assert line.isVisible() and not view.page.columns[1].unknown.isVisible()
    qtbot.keyClick(line, Qt.Key.Key_Space)
    assert view.page.votes.isVisible()
    button = view.page.votes.rows["lepka"].accept_button
    assert button is not None
    with qtbot.waitSignal(view.move_for_requested) as heard:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert heard.args == [0, Vote("lepka", True)]


def test_a_computer_players_slip_asks_nobody(qtbot: QtBot) -> None:
    """Only what a person wrote can be let count."""
    seats = (data.PEOPLE[0], data.PEOPLE[2])
    view = ResultsView(data.context(seats))
    qtbot.addWidget(view)
    view.show()
    vote, slip = Options(words="vote"), UNKNOWN[1::-1]
    show(view, data.observation(slip, people=(0,), totals=(0, 0), options=vote))
    assert not any(column.unknown.isVisible() for column in view.page.columns)
    both = [UNKNOWN[0], UNKNOWN[0]]
    show(view, data.observation(both, people=(0,), totals=(0, 0), options=vote))
    assert view.page.columns[0].unknown.isVisible(), "the person has it too"


def test_no_votes_without_the_option_or_after_the_game(view: ResultsView) -> None:
    show(view, data.observation(UNKNOWN))
    assert not view.page.votes.isVisible()
    show(view, data.observation(UNKNOWN, phase=Phase.OVER, options=Options(words="vote")))
    assert not view.page.votes.isVisible()


def test_the_vote_gives_the_same_reason_as_the_list(view: ResultsView) -> None:
    lists = [[ScoredWord("adam", WordVerdict.UNKNOWN, None, "name")], [], []]
    show(view, data.observation(lists, options=Options(words="vote"), votes={"adam": ((0,), ())}))
    assert view.page.votes.rows["adam"].status.whole_text() == "is a proper name"
    assert "adam, does not count: it is a proper name" in row_texts(view, 0)


def test_headings_are_no_words(view: ResultsView, qtbot: QtBot) -> None:
    show(view, data.observation(UNKNOWN))
    table = view.page.columns[0].table
    heading = table.model().index(view.page.columns[0].model.word_rows(), 0)
    spot = table.visualRect(heading).center()
    with qtbot.assertNotEmitted(table.word_chosen):
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert view.page.word == ""


def test_only_lengths_that_can_be_are_offered(view: ResultsView) -> None:
    show(view, data.observation(options=Options(min_len=4)))
    assert [chip.length for chip in view.page.missed.chips if chip.isVisible()] == [4, 5, 6, 7]


def test_every_round_begins_with_the_keyboard_on_the_way_on(view: ResultsView, qtbot: QtBot) -> None:
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    for number in (1, 2):
        show(view, data.observation(number=number))
        assert view.page.bar.primary.hasFocus()
        view.page.columns[1].table.show_focus_ring()
        view.page.columns[1].table.setFocus()
    show(view, data.observation(number=3))
    assert not FocusRing.of(view).isVisible()


def test_enter_goes_to_the_next_round(view: ResultsView, qtbot: QtBot) -> None:
    show(view, data.observation())
    qtbot.waitUntil(lambda: view.page.bar.primary.hasFocus())
    with qtbot.waitSignal(view.next_round_requested):
        qtbot.keyClick(view.page.bar.primary, Qt.Key.Key_Return)
    assert view.page.bar.primary.text() == "Round three"


def test_ctrl_enter_goes_on_from_a_word(view: ResultsView, qtbot: QtBot) -> None:
    show(view, data.observation())
    table = view.page.columns[0].table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Down)
    with qtbot.waitSignal(view.next_round_requested):
        qtbot.keyClick(table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_the_last_round_shows_who_leads_until_it_is_closed(view: ResultsView, qtbot: QtBot) -> None:
    # RULES BG9
    show(view, data.observation(number=3, totals=(4, 9, 4), last=True))
    assert view.page.bar.note.text() == "Kryštof is in the lead"
    assert not view.page.banner.isVisible()
    with qtbot.waitSignal(view.next_round_requested):
        qtbot.mouseClick(view.page.bar.primary, Qt.MouseButton.LeftButton)


def test_shared_win_names_everybody(view: ResultsView, qtbot: QtBot) -> None:
    # RULES G2
    show(view, data.observation(number=3, phase=Phase.OVER, totals=(9, 9, 4)))
    assert view.page.banner.isVisible()
    assert view.page.banner.headline.whole_text() == "Žofie and Kryštof share the win"
    assert view.page.banner.note.whole_text() == "9 points"
    with qtbot.waitSignal(view.play_again_requested):
        qtbot.mouseClick(view.page.bar.primary, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(view.leave_requested):
        qtbot.mouseClick(view.page.bar.home, Qt.MouseButton.LeftButton)


def test_a_lone_player_is_spoken_to_and_scores_every_word(qtbot: QtBot) -> None:
    # RULES BG8
    view = ResultsView(data.context(data.PEOPLE[:1]))
    qtbot.addWidget(view)
    view.show()
    show(view, data.observation([data.entries(["kosa", "les"])], people=(0,), totals=(0,)))
    assert row_texts(view, 0) == ["kosa, one point", "les, one point"]


@pytest.mark.parametrize("count", [1, 2, 5, 8, 12])
@pytest.mark.parametrize("kind", ["light", "dark", "projector"])
def test_any_number_of_players_fits(qtbot: QtBot, look: theme.Theme, count: int, kind: str) -> None:
    look.set_kind(kind)
    look.fit(1024, 640)
    seats = [
        SeatLook(f"Hráč {seat}", f"level:{seat % 5 + 1}" if seat % 2 else "H", "blue", not seat % 2)
        for seat in range(count)
    ]
    view = ResultsView(data.context(seats))
    qtbot.addWidget(view)
    view.resize(1024, 589)
    view.show()
    lists = [data.entries(data.SOLUTION) for _ in range(count)]
    show(view, data.observation(lists, people=(0,), totals=(0,) * count))
    qtbot.wait(1)
    assert view.height() == 589, "the window must not grow"
    least = look.px(190)
    assert all(column.width() >= least for column in view.page.columns)
    assert not view.grab().isNull()
    look.set_scale(1.0)
    look.set_kind("light")


def test_the_subtitle_names_the_round(view: ResultsView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.subtitle_changed) as heard:
        show(view, data.observation())
    assert heard.args == ["results of round 2 of 3"]


def test_lists_have_names_for_screen_readers(view: ResultsView) -> None:
    show(view, data.observation())
    table = view.page.columns[0].table
    spoken = QAccessible.queryAccessibleInterface(table)
    assert spoken is not None and "Žofie" in spoken.text(QAccessible.Text.Name)
    assert view.page.missed.list.accessibleName() == "Nobody found"
    assert all(chip.accessibleName() for chip in view.page.missed.chips)


def test_the_big_picture_keeps_the_results_in_sight(qtbot: QtBot) -> None:
    context = data.context()
    view = ResultsView(context)
    qtbot.addWidget(view)
    view.resize(1920, 1000)
    view.show()
    show(view, data.observation())
    before = view.page.columns[0].table.rowHeight(0)
    context.settings.update(big_picture=True)
    assert view.page.columns[0].table.rowHeight(0) > before
    assert "stopka, one point" in row_texts(view, 0)
    assert view.page.isVisible()


def test_large_text_in_the_smallest_window_still_fits(qtbot: QtBot, look: theme.Theme) -> None:
    look.fit(1024, 640)
    look.set_text_size(1.5)
    view = ResultsView(data.context())
    qtbot.addWidget(view)
    view.resize(1024, 589)
    view.show()
    show(view, data.observation(number=3, phase=Phase.OVER))
    qtbot.wait(1)
    assert view.height() == 589
    look.set_text_size(1.0)
    look.set_scale(1.0)


@pytest.mark.parametrize("kind", ["light", "projector"])
def test_ballots_leave_every_card_whole(qtbot: QtBot, look: theme.Theme, kind: str) -> None:
    width, height = (1024, 589) if kind == "light" else (1280, 740)
    look.set_kind(kind)
    look.fit(width, 640 if kind == "light" else 800)
    look.set_text_size(1.5 if kind == "light" else 1.0)
    context = data.context(data.PEOPLE[:2])
    context.settings.update(big_picture=kind == "projector")
    view = ResultsView(context)
    qtbot.addWidget(view)
    view.resize(width, height)
    view.show()
    show(
        view,
        data.observation(UNKNOWN[:2], totals=(0, 0), options=Options(words="vote"), votes=NOMINATED),
    )
    qtbot.wait(1)
    page = view.page
    port = page.sideways.viewport()
    for card in (page.votes, *page.columns):
        place = QRect(card.mapTo(port, QPoint()), card.size())
        assert place.left() >= 0 and place.right() <= port.rect().right()
    view.page.choose("pes", source=page.columns[1])
    board = page.missed.mat
    below = board.mapTo(page.whole.viewport(), QPoint(0, board.height())).y()
    assert below <= page.whole.viewport().height(), "the path of a chosen word is shown"
    look.set_kind("light")
    look.set_text_size(1.0)
    look.set_scale(1.0)


def test_another_language_is_spoken_at_once(view: ResultsView, qtbot: QtBot) -> None:
    show(view, data.observation())
    translator = QTranslator()
    assert translator.load(str(resource("translations", "slovohratky_cs.qm")))
    QCoreApplication.installTranslator(translator)
    try:
        qtbot.waitUntil(lambda: view.page.bar.primary.text() == "Třetí kolo")
        assert view.page.bar.heading.text() == "Po dvou kolech"
        assert "kosa, bez bodu, mají to také Kryštof a\N{NO-BREAK SPACE}Sova" in row_texts(view, 0)
        show(view, data.observation(number=3, phase=Phase.OVER, totals=(9, 9, 4)))
        said = view.page.banner.headline.whole_text().replace("\N{NO-BREAK SPACE}", " ")
        assert said == "O vítězství se dělí Žofie a Kryštof"
        assert view.page.banner.note.whole_text() == "9 bodů"
    finally:
        QCoreApplication.removeTranslator(translator)
    qtbot.waitUntil(lambda: view.page.bar.primary.text() == "Play again")


def test_tab_walks_through_everything_inside_a_window(qtbot: QtBot) -> None:
    # DESIGN 7: everything works without the mouse, the words, the filters and the missed words too
    made = ResultsView(data.context(explain=lambda word: f"what {word} means"))
    window = QWidget()
    qtbot.addWidget(window)
    before = QPushButton("top bar")
    rows = QVBoxLayout(window)
    rows.addWidget(before)
    rows.addWidget(made)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    show(made, data.observation())
    made.setFocus()
    assert made.page.bar.primary.hasFocus()
    before.setFocus()
    reached: list[QWidget] = []
    while not reached or reached[-1] is not before:
        assert len(reached) < 40
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        reached.append(window.focusWidget())
    page = made.page
    wanted = [*(column.table for column in page.columns), page.missed.chips[0], page.missed.list]
    assert [widget for widget in wanted if widget not in reached] == []
    assert page.bar.primary in reached


def test_nobody_s_vote_is_passed_over_by_whoever_presses_first(view: ResultsView, qtbot: QtBot) -> None:
    # RULES BG3: a majority of the people decides
    options, lists = (
        Options(words="vote"),
        [[ScoredWord("sodm", WordVerdict.UNKNOWN)], data.entries(["les"]), []],
    )

    def voted(yes: tuple[int, ...], no: tuple[int, ...] = ()) -> None:
        seen = data.observation(lists, people=(0, 1, 2), votes={"sodm": (yes, no)}, options=options)
        view.show_observation(seen)

    gone_on: list[bool] = []
    view.next_round_requested.connect(lambda: gone_on.append(True))
    voted((0,))
    view.page.bar.press()
    sheet = view.window().findChild(PaperDialog)
    assert not gone_on and sheet is not None and sheet.isVisible()
    told = " ".join(label.text() for label in sheet.findChildren(QLabel))
    assert "Kryštof" in told and "Sova" in told and "Žofie" not in told
    voted((0, 1))
    assert not sheet.isVisible(), "the vote is decided meanwhile"
    view.page.bar.press()
    assert gone_on == [True]
