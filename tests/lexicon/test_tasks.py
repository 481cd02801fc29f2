"""Tasks by grammar: what schools would say of each word."""

from __future__ import annotations

import pytest

from app.lexicon.analysis import Gender
from app.lexicon.lexicon import Lexicon
from app.lexicon.school.nouns import kind_of
from app.lexicon.school.tasks import TASKS, answer, family_of, fulfils


@pytest.mark.parametrize(
    ("task", "yes", "no"),
    [
        ("noun", "stromy kosti armě píseň psa", "nesu vysoký pěkně aby"),
        ("verb", "nesu byl psát běžte nese", "strom pěkný rychle"),
        ("adjective", "vysoký jarních dobrého", "strom nesu dobře"),
        ("feminine", "ženě růží písně kosti hry", "hradu městem pánovi nesu"),
        ("masculine", "hradu pánovi stroje muži předsedu", "ženou města nesu"),
        ("neuter", "městem moři kuřata stavení", "ženou hradu nesu"),
        ("long", "stromy", "les"),
        ("ě", "pěna", "pena"),
        ("ů", "stůl", "stul"),
        (
            "vyj:b",
            "byl bydlo obyvatel nábytek zbytek kobyla býk abych bystrý obyčej",
            "bil žaby nádoby holuby bít",
        ),
        ("vyj:l", "slyší mlýn blýská polykat plyne lyže lysý pelyněk", "lis malý celých analýza"),
        ("vyj:m", "my mýt myslí omyl hmyz myš zamyká smyčka nesmysl", "mi míle domy známých mytologie"),
        ("vyj:p", "pýcha pytel pysk netopýr slepýš pyl kopyto klopýtá třpyt", "pil mapy tupý pyramida"),
        (
            "vyj:s",
            "syn sytý sýr syrový sychravý usychá sýkora sysel sypat",
            "síla lesy symbol systém kosy syrští",
        ),
        ("vyj:v", "vysoký výt zvyk žvýká vyjet výlet výr vydra", "vítr nový pravý sovy"),
        ("vyj:z", "jazyk nazývá brzy", "zima kozy"),
    ],
)
def test_each_task_takes_its_words(lexicon: Lexicon, task: str, yes: str, no: str) -> None:
    taken = [word for word in (yes + " " + no).split() if answer(lexicon, task, word).fulfilled]
    assert taken == yes.split()
    assert taken == [word for word in (yes + " " + no).split() if fulfils(lexicon, task, word)]


def test_the_reading_that_fulfils_the_task_is_told(lexicon: Lexicon) -> None:
    told = answer(lexicon, "noun", "žene")
    assert not told.fulfilled and told.reading is not None and told.reading.lemma == "hnát"
    told = answer(lexicon, "feminine", "ženě")
    assert told.kind == (Gender.FEMININE, "žena")


@pytest.mark.parametrize(
    ("gender", "pattern", "nouns"),
    [
        (Gender.MASCULINE_ANIMATE, "pán", "kluk pes dědeček člověk"),
        (Gender.MASCULINE_ANIMATE, "muž", "muž přítel otec kůň"),
        (Gender.MASCULINE_ANIMATE, "předseda", "předseda hokejista"),
        (Gender.MASCULINE_ANIMATE, "soudce", "soudce"),
        (
            Gender.MASCULINE_INANIMATE,
            "hrad",
            "hrad les strom článek vítr dům mráz křest nezájem nepořádek bike",
        ),
        (Gender.MASCULINE_INANIMATE, "stroj", "stroj nůž déšť cíl"),
        (Gender.MASCULINE_INANIMATE, "", "pytel kotel"),
        (Gender.FEMININE, "žena", "žena kniha ruka hra kalhoty nejistota"),
        (Gender.FEMININE, "růže", "růže ulice práce rifle"),
        (Gender.FEMININE, "píseň", "píseň dlaň tyč zeď"),
        (Gender.FEMININE, "kost", "kost noc věc radost smrt"),
        (Gender.NEUTER, "město", "město oko gymnázium ústa slovo lidstvo ptactvo černo"),
        (Gender.NEUTER, "moře", "moře pole slunce"),
        (Gender.NEUTER, "kuře", "kuře děvče dítě"),
        (Gender.NEUTER, "stavení", "stavení zelí umění nepohodlí"),
    ],
)
def test_nouns_have_the_pattern_that_schools_teach(
    lexicon: Lexicon, gender: Gender, pattern: str, nouns: str
) -> None:
    for noun in nouns.split():
        assert kind_of(lexicon.morphology, noun) == (gender, pattern), noun


def test_only_known_tasks_are_judged(lexicon: Lexicon) -> None:
    with pytest.raises(ValueError):
        answer(lexicon, "vyj:x", "les")
    assert [family_of(task) for task in TASKS if family_of(task)] == list("blmpsvz")
