"""What English words are and mean: LEXICON 6."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from app.lexicon.analysis import Analysis, Degree, FormKind, Pos
from app.lexicon.container import Container
from app.lexicon.lexicon import Lexicon
from app.lexicon.meanings import CZECH, ENGLISH_SENSES, FILES_OF, Meaning
from app.lexicon.telling import english
from app.paths import resource
from tests.lexicon.conftest import BUILD

assert BUILD.is_dir()
from lexbuild import meaning_wordnet  # noqa: E402
from lexbuild.lists import rows  # noqa: E402

COMMONEST = 20_000


@pytest.fixture(scope="module")
def english_words() -> Lexicon:
    return Lexicon.open(language="en")


def reading(word: str, lexicon: Lexicon) -> Analysis:
    return lexicon.analyses(word)[0]


@pytest.mark.parametrize(
    ("word", "lemma", "pos", "kinds"),
    [
        ("mice", "mouse", Pos.NOUN, {FormKind.PLURAL}),
        ("women", "woman", Pos.NOUN, {FormKind.PLURAL}),
        ("boxes", "box", Pos.NOUN, {FormKind.PLURAL}),
        ("went", "go", Pos.VERB, {FormKind.PAST}),
        ("gone", "go", Pos.VERB, {FormKind.PERFECT}),
        ("walked", "walk", Pos.VERB, {FormKind.PAST, FormKind.PERFECT}),
        ("stopped", "stop", Pos.VERB, {FormKind.PAST, FormKind.PERFECT}),
        ("hoping", "hope", Pos.VERB, {FormKind.GERUND}),
        ("hopping", "hop", Pos.VERB, {FormKind.GERUND}),
        ("lying", "lie", Pos.VERB, {FormKind.GERUND}),
        ("died", "die", Pos.VERB, {FormKind.PAST, FormKind.PERFECT}),
        ("carries", "carry", Pos.VERB, {FormKind.PRESENT}),
        ("is", "be", Pos.VERB, {FormKind.PRESENT}),
        ("saw", "see", Pos.VERB, {FormKind.PAST}),
        ("left", "leave", Pos.VERB, {FormKind.PAST, FormKind.PERFECT}),
        ("building", "building", Pos.NOUN, set()),
        ("dog", "dog", Pos.NOUN, set()),
        ("he", "he", Pos.PRONOUN, set()),
        ("outsider", "outsider", Pos.NOUN, set()),
    ],
)
def test_the_likeliest_reading_of_a_word(
    english_words: Lexicon, word: str, lemma: str, pos: Pos, kinds: set[FormKind]
) -> None:
    found = reading(word, english_words)
    assert (found.lemma, found.pos) == (lemma, pos)
    assert {form.kind for form in found.forms} == kinds


@pytest.mark.parametrize(
    ("word", "lemma", "degree"),
    [
        ("bigger", "big", Degree.COMPARATIVE),
        ("happiest", "happy", Degree.SUPERLATIVE),
        ("better", "good", Degree.COMPARATIVE),
        ("big", "big", Degree.POSITIVE),
    ],
)
def test_degrees(english_words: Lexicon, word: str, lemma: str, degree: Degree) -> None:
    found = reading(word, english_words)
    assert (found.lemma, found.degree) == (lemma, degree)


@pytest.mark.parametrize("word", ["", "zzz", "paris", "mice!", "goed"])
def test_nothing_is_said_of_what_is_no_word(english_words: Lexicon, word: str) -> None:
    assert english_words.analyses(word) == ()


def test_nine_of_ten_of_the_commonest_words_have_a_meaning(english_words: Lexicon) -> None:
    words = [english_words.dawg.word(number) for number in english_words.commonest(COMMONEST, COMMONEST)]
    told = [
        word
        for word in words[::7]
        if any(one.own for one in english_words.meanings.of_readings(english_words.analyses(word), 3, word))
    ]
    assert len(told) >= 0.9 * len(words[::7])


def test_a_form_is_explained_by_its_own_part_of_speech(english_words: Lexicon) -> None:
    mice, leave = (
        english_words.meanings.of_readings(english_words.analyses(word), 1, word)[0]
        for word in ("mice", "left")
    )
    assert mice.own[0].pos is Pos.NOUN
    assert "animal" in mice.own[0].text
    assert mice.czech[0] == "myš"
    assert {one.pos for one in leave.own} == {Pos.VERB}


@pytest.mark.parametrize(
    ("word", "sense", "czech"),
    [
        ("water", "drink", "voda"),
        ("money", "pay", "peníze"),
        ("house", "live", "dům"),
        ("sees", "eyes", "vidět"),
        ("new", "short time ago", "nový"),
        ("are", "exist", "být"),
    ],
)
def test_what_is_learnt_first_is_told_in_easy_words(
    english_words: Lexicon, word: str, sense: str, czech: str
) -> None:
    told = english_words.meanings.of_readings(english_words.analyses(word), 1, word)[0]
    assert sense in told.own[0].text
    assert told.czech[0] == czech


def test_no_far_fetched_czech_word_is_told(english_words: Lexicon) -> None:
    for word, wrong in (("well", "nádrž"), ("dog", "hák"), ("see", "sídlo"), ("forty", "čtyři")):
        told = english_words.meanings.of(word)
        assert told is not None and wrong not in told.czech, word


def test_the_list_of_school_explains_no_word_by_itself(english_words: Lexicon) -> None:
    for word, part, text, _ in rows(BUILD / "lists/english_school.tsv"):
        assert english_words.dawg.number(word) >= 0, word
        assert part in {*english.PARTS, "-"}, word
        assert word not in re.findall(r"[a-z]+", text.lower()), word


def test_texts_are_short_and_clean(english_words: Lexicon) -> None:
    senses, czech = (english_words.meanings.files[name] for name in FILES_OF["en"])
    for lemma in list(senses.lemmas())[::40]:
        meaning = english_words.meanings.of(lemma)
        for one in meaning.own if meaning is not None else ():
            assert one.text == one.text.strip(), lemma
            assert 0 < len(one.text) <= 300, lemma
            assert one.text.count("(") == one.text.count(")"), lemma
            assert '"' not in one.text, lemma
    vulgar = [lemma for lemma in list(czech.lemmas())[::40] if "*" in czech.find(lemma)]
    coarse = [lemma for lemma in vulgar if english_words.gentle(english_words.dawg.number(lemma))]
    assert coarse == [], "coarse Czech words explain coarse English ones only"


def test_children_are_told_no_coarse_words() -> None:
    told = Meaning(
        "x", synonyms=("a", "b"), english=("c",), czech=("d", "e"), coarse=frozenset({"b", "c", "e"})
    )
    assert told.for_children() == Meaning("x", synonyms=("a",), czech=("d",))


def test_glosses_of_insults_are_marked(lexicon: Lexicon) -> None:
    told = lexicon.meanings.of("debil")
    assert told is not None
    assert told.english
    assert "asshole" not in told.for_children().english
    assert all(one in told.coarse for one in told.english if one not in told.for_children().english)


def test_the_files_carry_their_licences() -> None:
    folder = resource("lexicon")
    for name, licence, text in (
        (ENGLISH_SENSES, "WordNet-3.0", "wordnet"),
        (CZECH, "GPL-2.0-or-later", "glosses"),
    ):
        assert Container(folder / name).header["licence"] == licence
        assert name in (folder / f"LICENSE-{text}.txt").read_text("utf-8")
    assert (folder / ENGLISH_SENSES).stat().st_size <= 1_800_000, "issue 31"


def test_without_its_files_a_word_is_only_a_word(tmp_path: Path) -> None:
    for path in resource("lexicon").glob("en-*.slx"):
        if path.name not in FILES_OF["en"]:
            shutil.copy(path, tmp_path / path.name)
    bare = Lexicon.open(tmp_path, "en")
    assert bare.policy("english").accepts("mice")
    assert bare.analyses("mice") == ()
    assert bare.meanings.of("mouse") is None


def test_rules_lead_from_a_form_to_what_it_may_be_of() -> None:
    found = {(one.part, one.lemma) for one in english.by_rule("baked")}
    assert ("v", "bake") in found
    assert [one.lemma for one in english.by_rule("glass")] == []
    assert english.read_readings("left", "v:leave:dc a") == [
        english.EnglishReading("v", "leave", "dc"),
        english.EnglishReading("a", "left"),
    ]
    assert english.read_readings("left", "9 ?") == []


def test_a_gloss_is_shortened_to_whole_clauses() -> None:
    text, example = meaning_wordnet.tidy(
        "dog", 'a small animal (of a kind); it barks; "the dog barked all night"; "a cat"'
    )
    assert text == "a small animal (of a kind); it barks"
    assert example == "The dog barked all night."
    assert meaning_wordnet.tidy("x", "a " * 200)[0] == ""
