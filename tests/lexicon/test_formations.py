"""Words that the source lacks and grammar makes in ways that hold in general."""

from __future__ import annotations

import pytest

from app.lexicon.analysis import Tag
from app.lexicon.lexicon import Lexicon


@pytest.mark.parametrize(
    "word",
    [
        *(
            "kytaristi",
            "tenisti",
            "rohlíkách",
            "chodníkách",
            "domkách",
            "benzíně",
            "cementě",
            "chlapové",
            "džínsách",
        ),
        *("editující", "amputujícího", "hešovaný", "pushování"),
        *("nejtrefnější", "nedočkavější", "momentálnost", "distributivnost", "nestrategických"),
        *("zednářka", "zahajovači", "dvouetapový", "tříchodové"),
        *("zaleje", "vylej", "poleješ", "lejí", "pracováno", "pomáháno", "skočeno", "navrhnut", "navrhnutý"),
        *("předesílání", "vyměknutí", "čichací", "mediátorka", "geografka", "vousatější"),
        *("severoirský", "bíločervený", "poddotazů", "znovuotevření", "vysokokapacitní", "přesunutelný"),
        *("závodnicin", "eventuelní", "individuelně", "realisace", "organisovat"),
        *("solnice", "kamikaze", "kočkopsa", "šmirglem", "androgynní", "travách", "tuhletu", "lecčíms"),
        *("pohovorový", "komentovatelný", "potisknutelný", "uživatelství", "primářský", "kytaristický"),
        *(
            "objevivší",
            "trýznící",
            "nezastíraný",
            "luxusnost",
            "banování",
            "kolečcích",
            "pláčí",
            "dopravkyně",
        ),
        *("katamaran", "oteklina", "včelařka", "kontracepční", "výří", "playlist", "tritium", "seš"),
    ],
)
def test_what_is_made_as_freely_as_its_kin_is_taken(lexicon: Lexicon, word: str) -> None:
    assert lexicon.policy("boggle").accepts(word) and lexicon.analyses(word)


@pytest.mark.parametrize(
    "word",
    [
        "kelímekách",
        "záchodekách",
        "zbudující",
        "celodennost",
        "nejarní",
        "koňech",
        "pesové",
        "levové",
        "zařisovat",
        "mleje",
        "státnější",
        "projení",
        "poskákán",
        "odejety",
        "útočená",
        "přišitost",
        *("věnovatelnost", "nešlápnutelný", "nejzítřeji", "zmrzkový", "šmajdaný", "spravovovat"),
    ],
)
def test_what_only_looks_like_it_is_refused(lexicon: Lexicon, word: str) -> None:
    assert not lexicon.policy("boggle").accepts(word)


@pytest.mark.parametrize(
    "word", ["skleníkách", "editující", "cementě", "pushování", "telefonováno", "metatabulka"]
)
def test_what_wavers_or_no_text_has_is_left_to_people(lexicon: Lexicon, word: str) -> None:
    policy = lexicon.policy("boggle")
    assert policy.accepts(word) and not policy.sure(lexicon.dawg.number(word))


@pytest.mark.parametrize("word", ["kokotina", "kadit", "zkurvit", "piču", "chčije", "mrdka", "prdne"])
def test_vulgar_words_are_taken_and_never_shown(lexicon: Lexicon, word: str) -> None:
    policy = lexicon.policy("boggle")
    assert policy.accepts(word) and not policy.sure(lexicon.dawg.number(word))


@pytest.mark.parametrize("word", ["realisace", "aktuelní", "jenerál", "takés"])
def test_older_spellings_are_explained_as_such_and_left_to_people(lexicon: Lexicon, word: str) -> None:
    policy = lexicon.policy("boggle")
    assert not policy.sure(lexicon.dawg.number(word))
    assert all(Tag.ARCHAIC in one.tags for one in lexicon.analyses(word) if Tag.NAME not in one.tags)
