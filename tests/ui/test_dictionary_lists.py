"""Lists of the dictionary: by pattern, from letters, all short words; filtered, and more of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.lexicon import czech
from app.lexicon.finding import Dropped
from app.lexicon.lexicon import Lexicon
from app.ui.pages.dictionary import finder
from app.ui.pages.dictionary.finder import WordFinder
from app.ui.pages.dictionary.lookup import (
    ALL_GAMES,
    Filters,
    LookupQuery,
    Mode,
    PartsOfSpeech,
    WordLists,
)
from app.ui.pages.dictionary.verdict import Tone
from app.ui.window.main_window import MainWindow
from tests.ui.kit import focused, plain, press, spoken, tab_to, write
from tests.ui.looking_up import PATIENCE, dictionary, found, listed, settled


@pytest.fixture(scope="module")
def lists() -> WordLists:
    return WordLists(Lexicon.open())


def test_what_no_verb_ends_in_is_not_taken_apart_for_verbs(lists: WordLists) -> None:
    def entries(_head: str) -> tuple[str, ...]:
        return ("A",)

    verbs, infinitives = Filters(speech=PartsOfSpeech.VERB), Filters(speech=PartsOfSpeech.VERB, basic=True)
    assert not verbs.may_take("krásných", entries) and verbs.may_take("dělají", entries)
    assert not infinitives.may_take("dělají", entries) and infinitives.may_take("dělat", entries)
    found = WordFinder(lists).find(LookupQuery("*pých", filters=verbs))
    assert found.words == () and not found.goes_on


def test_what_is_a_noun_adjective_or_verb_only_is_not_taken_apart_for_others(lists: WordLists) -> None:
    morphology = lists.czech.morphology
    others = [
        "jakkoli",
        "rychle",
        "nejvíc",
        "nepříliš",
        "některými",
        "čtyřiadvacátých",
        "našemu",
        "prý",
        "ejhle",
        "sedmdesát",
    ]
    assert [word for word in others if not morphology.may_be_other(word)] == []
    assert not morphology.may_be_other("předpokládají") and not morphology.may_be_other("stavení")


def test_words_found_by_then_are_shown_where_taking_all_apart_would_take_long(
    lists: WordLists, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finder, "MOST_TAKEN_APART", 20)
    looking, question = WordFinder(lists), LookupQuery("*čák", filters=Filters(speech=PartsOfSpeech.NOUN))
    first = looking.find(question)
    assert 0 < len(first.words) <= 20 and first.goes_on
    monkeypatch.undo()
    later, every = looking.find(question), WordFinder(lists).find(question)
    assert later.words == every.words and not later.goes_on, "asked for more it goes on where it was"


def test_a_pattern_finds_words_and_each_is_explained(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    write("k?ň")
    settled(qtbot, page, "k?ň")
    model = page.words.flow.model()
    words = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert "kůň" in words and all(len(word) == 3 for word in words)
    press(qtbot, Qt.Key.Key_Down)
    press(qtbot, Qt.Key.Key_Right, words.index("kůň"))
    settled(qtbot, page, "kůň")
    assert page.sheet.tone is Tone.GOOD
    assert model.rowCount() == len(words), "the list stays"


def test_a_list_is_filtered_by_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    assert not page.filters.isVisible(), "one word needs none"
    write("str*")
    found(qtbot, page)
    assert page.filters.isVisible() and "strašný" in listed(page)
    press(qtbot, Qt.Key.Key_Tab)
    assert "Všechny hry" in spoken(focused()), "what is next is what narrows the list"
    tab_to(qtbot, "Každá délka")
    press(qtbot, Qt.Key.Key_5)
    found(qtbot, page)
    assert {len(word) for word in listed(page)} == {5} and "strom" in listed(page)
    tab_to(qtbot, "Slovní druh")
    press(qtbot, Qt.Key.Key_Right, 3)
    found(qtbot, page)
    assert "stříhá" not in listed(page) and "strom" not in listed(page) and "strhl" in listed(page)
    tab_to(qtbot, "Jen základní tvary")
    press(qtbot, Qt.Key.Key_Space)
    found(qtbot, page)
    assert "strhl" not in listed(page) and "strpí" not in listed(page)
    tab_to(qtbot, "Slovní druh", back=True)
    press(qtbot, Qt.Key.Key_Left, 2)
    found(qtbot, page)
    assert "strom" in listed(page) and "stroj" in listed(page) and "stoly" not in listed(page)


def test_all_letters_may_have_to_be_used(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    page.mode.set_value(Mode.LETTERS)
    write("klav?")
    found(qtbot, page)
    assert "vlak" in listed(page)
    tab_to(qtbot, "Ze všech písmen")
    press(qtbot, Qt.Key.Key_Space)
    found(qtbot, page)
    assert "vlak" not in listed(page) and {len(word) for word in listed(page)} == {5}


def test_more_words_are_shown_and_the_place_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    write("str*")
    found(qtbot, page)
    first, flow = listed(page), page.words.flow
    assert len(first) == 500
    flow.setFocus()
    flow.setCurrentIndex(flow.model().index(300, 0))
    settled(qtbot, page, first[300])
    tab_to(qtbot, "Ukázat další")
    flow.executeDelayedItemsLayout()
    flow.scrollTo(flow.currentIndex())
    here = flow.visualRect(flow.currentIndex()).top()
    press(qtbot, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(listed(page)) == 1000, timeout=PATIENCE)
    assert set(first) < set(listed(page)) and len(set(listed(page))) == 1000
    assert flow.currentIndex().data() == first[300]
    assert abs(flow.visualRect(flow.currentIndex()).top() - here) <= 1
    assert "1 000 nejběžnějších" in plain(page.words.note.text())
    assert focused() is page.words.more_button, "and on with the same key"
    write("om")
    found(qtbot, page)
    assert not page.words.more_button.isVisible()


def test_a_long_search_tells_how_far_it_is_and_can_be_ended(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    page.filters.basic.setChecked(True)
    page.field.setText("*ůň")
    found(qtbot, page)
    assert page.words.isVisible()
    page.field.setText("*mi")
    qtbot.waitUntil(lambda: "Hledám" in page.sheet.verdict(), timeout=PATIENCE)
    assert page.about.stop_button.isVisible()
    assert not page.words.isVisible(), "words of another pattern do not stand under this one"
    press(qtbot, Qt.Key.Key_Escape)
    assert window.stack.current is page and page.sheet.verdict() == "Hledání zastaveno"
    press(qtbot, Qt.Key.Key_Return)
    found(qtbot, page)
    assert listed(page) and "Hledám" not in page.sheet.verdict()
    press(qtbot, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.stack.current is not page)


def test_all_short_words_are_listed_and_explained(window: MainWindow, qtbot: QtBot) -> None:
    window.services.household.add("qx", ["Žofie"])
    window.services.household.ban("ať", ["Žofie"])
    window.open_dictionary()
    page = dictionary(window)
    write("*ová")
    press(qtbot, Qt.Key.Key_Tab)
    tab_to(qtbot, "Najít slovo", back=True)
    press(qtbot, Qt.Key.Key_End)
    found(qtbot, page)
    assert not page.field.text(), "what was looked for before does not narrow the list"
    judge = window.services.judge("boggle")
    assert judge is not None
    pairs = {a + b for a in czech.LETTERS for b in czech.LETTERS}
    counting = {pair for pair in pairs if judge.judge(pair).accepted}
    model = page.words.short.shorts
    rows = {line.short.word: model.index(row) for row, line in enumerate(model.lines)}
    assert set(rows) == counting | {"ať"} and "qx" in rows
    read = {word: plain(row.data(Qt.ItemDataRole.AccessibleTextRole)) for word, row in rows.items()}
    assert "předložka" in read["do"] and "zakázané" in read["ať"] and "vašem seznamu" in read["qx"]
    assert all(text != word for word, text in read.items()), "each is explained"
    tab_to(qtbot, "Délka")
    press(qtbot, Qt.Key.Key_Right)
    found(qtbot, page)
    write("ř")
    found(qtbot, page)
    assert all(len(line.short.word) == 3 and "ř" in line.short.word for line in model.lines)
    press(qtbot, Qt.Key.Key_Down)
    assert focused() is page.words.short
    settled(qtbot, page, model.lines[0].short.word)
    assert page.sheet.tone is Tone.GOOD


def test_short_english_words_are_not_told_czech_grammar(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    page.mode.set_value(Mode.SHORT)
    page.game.set_value("english")
    page.mode.choice_changed.emit(Mode.SHORT)
    page.game.choice_changed.emit("english")
    found(qtbot, page)
    model = page.words.short.shorts
    words = [line.short.word for line in model.lines]
    assert "ab" in words
    told = [plain(model.index(row).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(len(words))]
    assert told[words.index("ad")].startswith("ad, podstatné jméno v základním tvaru · ")
    assert not any("pád" in one for one in told)
    assert "třeba q" in plain(page.field.placeholderText())


def test_words_from_letters_with_a_blank(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    press(qtbot, Qt.Key.Key_Tab)
    tab_to(qtbot, "Najít slovo", back=True)
    press(qtbot, Qt.Key.Key_Right)
    assert page.mode.value() is Mode.LETTERS
    write("l?s")
    qtbot.waitUntil(lambda: page.words.isVisible(), timeout=PATIENCE)
    model = page.words.flow.model()
    words = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert "les" in words and "sál" in words and "strom" not in words


def test_a_search_that_nobody_waits_for_ends(lists: WordLists) -> None:
    with pytest.raises(Dropped):
        WordFinder(lists).find(LookupQuery("*a*e*"), lambda _share: True)


def test_a_long_list_holds_the_commonest_words(lists: WordLists) -> None:
    found = WordFinder(lists).find(LookupQuery("s*á*"))
    assert found.total > len(found.words) == 500
    assert "správně" in found.words


def test_lists_follow_the_game(lists: WordLists) -> None:
    """RULES SK15."""
    assert "stromech" in WordFinder(lists).find(LookupQuery("strome?h")).words
    assert WordFinder(lists).find(LookupQuery("strome?h", policy="scrabble-classic")).words == ()


def test_every_letter_is_used_once(lists: WordLists) -> None:
    found = WordFinder(lists).find(LookupQuery("kapota", Mode.LETTERS, ALL_GAMES)).words
    assert "kapota" in found and "kapat" in found and "kopka" not in found
    assert list(found) == sorted(found, key=len, reverse=True)


def test_a_list_stays_where_it_is_while_its_words_are_explained(window: MainWindow, qtbot: QtBot) -> None:
    window.open_dictionary()
    page = dictionary(window)
    write("str*")
    found(qtbot, page)
    press(qtbot, Qt.Key.Key_Down)
    press(qtbot, Qt.Key.Key_End)
    settled(qtbot, page, listed(page)[-1])
    flow = page.words.flow
    assert flow.verticalScrollBar().value() > 0
    seen = flow.viewport().rect()
    qtbot.waitUntil(lambda: seen.contains(flow.visualRect(flow.currentIndex()).center()))
