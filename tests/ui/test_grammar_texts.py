"""Grammar said as people say it, in Czech and in English."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from app.lexicon.judge import Judge
from app.storage.household import HouseholdFile
from app.ui.pages.dictionary.lookup import ALL_GAMES, WordLists, report
from app.ui.pages.dictionary.texts import WordAnswer
from app.ui.pages.dictionary.verdict import Tone
from app.ui.window.main_window import MainWindow
from app.ui.words.grammar_texts import form_words, readings_text
from app.ui.words.word_notes import WordNotes, commonness
from tests.ui.kit import plain

Open = Callable[..., MainWindow]


@pytest.fixture
def lists(window: MainWindow) -> WordLists:
    lexicon = window.services.lexicon
    assert lexicon is not None
    return WordLists(lexicon)


def told(lists: WordLists, word: str, policy: str = ALL_GAMES) -> list[str]:
    return WordAnswer(report(lists, word, policy), None, policy).sentences()


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        (
            "byls",
            "Příčestí činné (mužský rod jednotného čísla) slovesa být, totéž co „byl jsi“; "
            "platí ve všech hrách.",
        ),
        ("hne", "3. osoba jednotného čísla slovesa hnout; platí ve všech hrách."),
        (
            "stromech",
            "6. pád množného čísla podstatného jména strom; neplatí jen tady: Scrabble karty, jen 1. pád.",
        ),
        ("praze", "Vlastní jméno, 3. a 6. pád jednotného čísla slova Praha; neplatí v žádné hře."),
        ("strom", "Podstatné jméno v základním tvaru; platí ve všech hrách."),
        (
            "nedělej",
            "2. osoba jednotného čísla rozkazovacího způsobu slovesa dělat, zápor; platí ve všech hrách.",
        ),
        ("psala", "Příčestí činné (ženský rod jednotného čísla) slovesa psát; platí ve všech hrách."),
        ("dělati", "Infinitiv slovesa dělat, zastaralé; platí ve všech hrách."),
        ("prej", "Částice, hovorově; platí ve všech hrách."),
        ("xyzzy", "Ve slovníku není."),
        ("ab1", "Slovo se skládá jen z písmen."),
    ],
)
def test_a_sentence_says_what_the_word_is_and_where_it_counts(
    lists: WordLists, word: str, sentence: str
) -> None:
    assert plain(told(lists, word)[-1]) == sentence


@pytest.mark.parametrize(
    ("word", "reason"), [("praze", "vlastní jméno"), ("usa", "zkratka"), ("km", "zkratka")]
)
def test_the_reason_is_told_once(window: MainWindow, word: str, reason: str) -> None:
    lexicon = window.services.lexicon
    assert lexicon is not None
    said = WordNotes(Judge(lexicon, "boggle", window.services.household), window.services.household).explain(
        word
    )
    assert said.lower().count(reason) == 1
    assert said.endswith(".") and not said.endswith("..")


def test_the_same_in_english(open_window: Open) -> None:
    lexicon = open_window("en").services.lexicon
    assert lexicon is not None
    assert told(WordLists(lexicon), "stromech") == [
        "Locative plural of the noun strom; counts in all games but Scrabble karty, first case only."
    ]


def test_each_reading_is_told(lists: WordLists) -> None:
    readings = readings_text("je", report(lists, "je").readings, 3)
    assert readings == ["3. osoba jednotného čísla slovesa být", "4. pád množného čísla zájmena on"]


def test_every_code_of_a_thousand_words_has_words(lists: WordLists) -> None:
    dawg = lists.czech.dawg
    for number in range(7, len(dawg), len(dawg) // 1000):
        word = dawg.word(number)
        for reading in lists.czech.analyses(word):
            for brief in (False, True):
                text = form_words(reading.forms, brief=brief)
                assert "{" not in text and "None" not in text, (word, text)


def test_the_verdict_follows_the_chosen_game(lists: WordLists) -> None:
    """RULES SK15: in the classic list declined words stand in the nominative only."""
    found = report(lists, "stromech")
    assert WordAnswer(found, None, ALL_GAMES).tone() is Tone.GOOD, "only an agreement refuses it"
    assert WordAnswer(report(lists, "žbluňk"), None, ALL_GAMES).tone() is Tone.SOME
    assert WordAnswer(found, None, "boggle").headline() == "Ano, platí"
    classic = WordAnswer(found, None, "scrabble-classic")
    assert classic.tone() is Tone.BAD and classic.headline() == "Ne: není to 1. pád"


def test_the_household_has_the_last_word(lists: WordLists, window: MainWindow) -> None:
    household = window.services.household
    banned = household.ban("strom", ["Babi"])
    answer = WordAnswer(report(lists, "strom"), banned, ALL_GAMES)
    assert answer.tone() is Tone.BAD and "Babi" in answer.household_note()
    added = household.add("xyzzy", ["Ondra"])
    assert WordAnswer(report(lists, "xyzzy"), added, ALL_GAMES).tone() is Tone.GOOD


@pytest.mark.parametrize(
    ("word", "lines"),
    [
        ("keramika", ["Význam: výrobky z pálené jílovité hlíny; hliněné nádoby.", "Anglicky: pottery."]),
        (
            "keramiku",
            ["Význam slova keramika: výrobky z pálené jílovité hlíny; hliněné nádoby.", "Anglicky: pottery."],
        ),
        ("bdělý", ["Podobně: ostražitý, bdící.", "Anglicky: awake, alert, vigilant."]),
        (
            "stromech",
            [
                "Význam slova strom: velká rostlina s kmenem a větvemi. Například: Vylezl na strom.",
                "Anglicky: tree.",
            ],
        ),
        ("chrpou", ["Slovo chrpa anglicky: cornflower."]),
        (
            "kuna",
            [
                "Význam: štíhlá šelma s hustou srstí, která v noci loví.",
                "Ve slovníku cizích slov: měnová jednotka Chorvatska.",
                "Anglicky: marten.",
            ],
        ),
        ("praha", []),
        ("xyzzy", []),
        ("hovno", []),
    ],
)
def test_a_word_is_told_its_meaning(lists: WordLists, word: str, lines: list[str]) -> None:
    answer = WordAnswer(report(lists, word), None, ALL_GAMES, gentle=True)
    assert [plain(line) for line in answer.meaning()] == lines


def test_what_a_game_is_told_of_a_word(lists: WordLists, window: MainWindow) -> None:
    household: HouseholdFile = window.services.household
    notes = WordNotes(Judge(lists.czech, "boggle", household), household)
    grammar = "6. pád množného čísla podstatného jména strom. Běžné slovo."
    assert plain(notes.explain("stromech")) == (
        f"{grammar} Význam slova strom: velká rostlina s kmenem a větvemi. Například: Vylezl na strom. "
        "Anglicky: tree."
    )
    assert "Význam: výrobky z pálené jílovité hlíny; hliněné nádoby. Anglicky: pottery" in plain(
        notes.explain("keramika")
    )
    assert plain(notes.explain("hovno")).endswith("slovo."), "a table does not dwell on coarse words"
    assert notes.takes("strom") and notes.is_common("strom")
    policy = lists.czech.policy("boggle")
    doubtful = next(number for number in count() if policy.allows(number) and not policy.sure(number))
    rare = map(notes.is_rare, (policy.dawg.word(doubtful).upper(), "strom", "xyzzy"))
    assert list(rare) == [True, False, False], "what computer players lay as a bluff only"
    household.ban("strom", ["Babi"])
    assert not notes.takes("strom") and notes.explain("strom").startswith("Zakázáno: Babi")


def test_the_commoner_the_word_the_more_steps() -> None:
    ranks = (1, 5_000, 15_000, 50_000, None)
    assert [commonness(rank)[0] for rank in ranks] == [5, 4, 3, 2, 1]


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("mice", "Množné číslo podstatného jména mouse"),
        ("went", "Minulý čas slovesa go"),
        ("walked", "Minulý čas nebo příčestí minulé slovesa walk"),
        ("bigger", "2. stupeň přídavného jména big"),
        ("better", "2. stupeň přídavného jména good"),
    ],
)
def test_an_english_word_is_told_as_a_czech_one_is(window: MainWindow, word: str, sentence: str) -> None:
    lexicon, english = window.services.lexicon, window.services.english
    assert lexicon is not None
    assert english is not None
    lists = WordLists(lexicon, english)
    assert told(lists, word, "english")[0].startswith(sentence)


def test_a_word_of_both_languages_is_told_in_that_of_the_game(window: MainWindow) -> None:
    lexicon, english = window.services.lexicon, window.services.english
    assert lexicon is not None
    assert english is not None
    lists = WordLists(lexicon, english)
    assert report(lists, "most", "english").meanings[0].czech
    assert not report(lists, "most").meanings[0].czech
    assert report(lists, "mice").english
    meaning = WordAnswer(report(lists, "mouse", "english"), None, "english").meaning()
    assert meaning[0] == "Česky: myš."
    assert meaning[1].startswith("Význam: a small animal")


def test_coarse_words_of_other_lists_are_marked_and_no_child_reads_them(window: MainWindow) -> None:
    lexicon, household = window.services.lexicon, window.services.household
    assert lexicon is not None
    for gentle in (True, False):
        told = WordNotes(Judge(lexicon, "boggle", household, gentle=gentle), household).about("debil").whole()
        assert "moron" in told
        assert ("asshole (hrubé)" in told) is not gentle


@pytest.mark.parametrize(("word", "first"), [("bot", "bota"), ("daní", "daň"), ("stromech", "strom")])
def test_the_forms_beside_it_are_of_what_is_explained_first(lists: WordLists, word: str, first: str) -> None:
    assert report(lists, word, ALL_GAMES).forms[0].word == first
