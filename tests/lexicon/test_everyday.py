"""What everyday texts showed to be wrong or missing, by class."""

from __future__ import annotations

import pytest

from app.lexicon.analysis import Tag
from app.lexicon.container import COMMON_RANK
from app.lexicon.lexicon import Lexicon
from app.lexicon.policy import Reason

EVERYDAY = [
    "curling", "muesli", "limča", "čokoška", "zemědělkyně", "triceratops", "triceratopsi", "raptor",
    "apka", "quest", "mejl", "mejlem", "snězen", "snězena", "hořčí", "rugby", "jeep", "sandwich",
    "scooter", "kešuový", "bryndza", "goblin", "zmrzlinka", "brachiosaurus", "svíčková", "svíčkové",
    "vybíjenou", "gumovačka", "sójovkou", "ristretta", "smajlíčky", "přebalovák",
    "staričký", "krčíčku", "nosatci", "slevákem", "celiaky", "pendolinem", "instalatérka", "maloučkou",
    "konvenčnost", "úděsnější", "nejúděsnější", "nejhebčí", "lakomě", "tenoučce", "neprodatelný",
    "nejtoulavější", "taháček", "emotikona", "slunečko", "enter", "vánocích",
    "tarot", "petunie", "ratrakem", "okurečka", "hezoučce", "nejsnáz", "pobruslit", "netěžký", "bulení",
    "loft", "kopilot", "intro", "triceps", "kondička", "spocený", "zkousnout", "poposunout", "ticket",
    "zahrej", "kotvic", "tchyň", "expremiérka", "dogrilovat", "kyberválka", "fotokoutek", "samosa",
    "sestřiččin", "dřevce", "oteplováky", "umývárka", "zlobivce", "žirafin", "mrožík", "převoznice",
    "karafiát", "štípanečku", "tenisečky", "zaškemral", "superbezpečný", "podoperace", "řiďoučký", "šahej",
    "rozcuchanec", "griliáž", "šikovňačka", "karbenátku", "protestovací", "popletence",
]  # fmt: skip


@pytest.mark.parametrize("word", EVERYDAY)
def test_everyday_words_count(lexicon: Lexicon, word: str) -> None:
    assert lexicon.policy("boggle").accepts(word)


@pytest.mark.parametrize(
    "word",
    [
        "plynuty",
        "žloutnuti",
        "hestický",
        "henka",
        "henkách",
        "alexandr",
        "lincoln",
        "google",
        "doschnl",
        "plutá",
        "odjeních",
        "lidštěná",
        "odletěnou",
        "kvetená",
        "ťien",
        "topolověji",
        "oblíbeně",
        "přečníváni",
        "maretializmus",
        "delů",
        "vycestovaná",
        "cestovaný",
        "vanutý",
        "sáhnuta",
        "tleskaného",
        "elegence",
    ],
)
def test_what_nobody_says_does_not_count(lexicon: Lexicon, word: str) -> None:
    assert not lexicon.policy("boggle").accepts(word)


@pytest.mark.parametrize("word", ["verbež", "rusák", "ožralka", "hnusoba", "fašoun", "krucinál", "svinstvo"])
def test_insults_are_taken_and_kept_from_children(lexicon: Lexicon, word: str) -> None:
    assert lexicon.policy("boggle").accepts(word)
    assert not lexicon.gentle(lexicon.dawg.number(word))


@pytest.mark.parametrize("name", ["han", "čapka", "procházkový", "fiala", "sos"])
def test_what_is_mostly_a_name_is_no_common_word(lexicon: Lexicon, name: str) -> None:
    assert lexicon.rank(lexicon.dawg.number(name)) > COMMON_RANK


@pytest.mark.parametrize("word", ["toho", "tomu", "tím", "mou", "samou"])
def test_pronouns_stand_in_the_nominative_only(lexicon: Lexicon, word: str) -> None:  # RULES SK15
    assert lexicon.policy("scrabble-inflected").accepts(word)
    assert lexicon.policy("scrabble-classic").judge(word).reason is Reason.OBLIQUE


@pytest.mark.parametrize("word", ["nese", "nesl", "nes", "neste", "nesou"])
def test_forms_of_nést_deny_nothing(lexicon: Lexicon, word: str) -> None:
    first = lexicon.analyses(word)[0]
    assert (first.lemma, Tag.NEGATED in first.tags) == ("nést", False)


@pytest.mark.parametrize(
    ("word", "cases"),
    [("rys", {1, 4}), ("los", {1, 4}), ("jazyk", {1, 4}), ("něco", {1, 4}), ("jeho", {1, 2, 3, 4, 6, 7}),
     ("jejich", {1, 2, 3, 4, 6, 7}), ("někdo", {1})],
)  # fmt: skip
def test_all_cases_are_told(lexicon: Lexicon, word: str, cases: set[int]) -> None:
    first = lexicon.analyses(word)[0]
    assert {case for form in first.forms for case in form.cases} - {5} == cases


@pytest.mark.parametrize(
    ("word", "lemma"),
    [
        ("nemoci", "nemoc"),
        ("mele", "mlít"),
        ("kose", "kosa"),
        ("sedě", "sedět"),
        ("růží", "růže"),
        ("lež", "lež"),
        ("růst", "růst"),
        ("hnát", "hnát"),
        ("bála", "bát"),
        ("minutě", "minuta"),
        ("jaře", "jaro"),
        ("smetaně", "smetana"),
        ("děl", "dílo"),
        ("nestane", "stát"),
        ("rovnou", "rovnou"),
        ("daní", "daň"),
    ],
)
def test_what_everybody_means_comes_first(lexicon: Lexicon, word: str, lemma: str) -> None:
    assert lexicon.analyses(word)[0].lemma == lemma


@pytest.mark.parametrize("word", ["doc", "red", "tř"])
def test_abbreviations_are_told_as_such(lexicon: Lexicon, word: str) -> None:
    assert lexicon.policy("boggle").judge(word).reason is Reason.ABBREVIATION


def test_what_is_foreign_ranks_as_czechs_say_it(lexicon: Lexicon) -> None:
    number = lexicon.dawg.number
    assert lexicon.form_rank(number("von")) > 20 * lexicon.form_rank(number("ven"))


def test_english_of_every_day(english: Lexicon) -> None:
    policy = english.policy("english")
    assert all(map(policy.accepts, ("donut", "hotdogs", "yoghurt", "pinky")))
    assert not any(map(policy.accepts, ("paris", "russia", "beautifuler", "oilfired")))
