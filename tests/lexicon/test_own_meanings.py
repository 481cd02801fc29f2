"""Our own meanings: the form of the file, what of it is told for which form of a word, how much it covers."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.lexicon.analysis import Pos
from app.lexicon.lexicon import Lexicon
from app.lexicon.meanings import MEANING_FILES, OWN, Meaning, MeaningFile, Meanings, WordSense
from app.paths import resource
from tests.lexicon.conftest import BUILD

assert BUILD.is_dir()
from lexbuild import meaning_own, meaning_small  # noqa: E402
from lexbuild.meaning_file import write_meanings  # noqa: E402
from lexbuild.meaning_lemmas import Lemmas  # noqa: E402
from lexbuild.meaning_own import BadRow, Row  # noqa: E402

TABLE = BUILD / "meanings-cs/meanings.tsv"

GOOD = Row("bát", "verb", "bát se: mít strach", "Bojím se tmy.")


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return meaning_own.read(TABLE)


def own(lexicon: Lexicon, word: str) -> list[tuple[str, str]]:
    """Lemma and first words of each sense that is told of a word, the likeliest lemma's."""
    told = lexicon.meanings.of_readings(lexicon.analyses(word), 1, word)
    return [(one.lemma, sense.text) for one in told for sense in one.own]


# ------------------------------------------------------------------------------------------ the file


def test_the_file_is_what_the_table_says(rows: list[Row], lexicon: Lexicon, tmp_path: Path) -> None:
    bundled = resource("lexicon") / OWN
    texts = meaning_own.told(rows, lexicon)
    others = (MeaningFile(bundled.with_name(name)).lemmas() for name in MEANING_FILES if name != OWN)
    explained = {*texts, *(lemma for own in others for lemma in own)}
    texts.update(meaning_small.told(texts, explained, Lemmas(lexicon)))
    about = {"title": "What Czech words mean, for children", "source": "packaging/lexicon/meanings-cs"}
    write_meanings(tmp_path / OWN, {**about, "licence": "CC0-1.0"}, texts)
    assert (tmp_path / OWN).read_bytes() == bundled.read_bytes(), "meanings.py was not run"
    assert rows == meaning_own.in_order(rows), "sorted"
    licence = (BUILD / "meanings-cs/LICENSE").read_text("utf-8")
    assert "CC0 1.0 Universal" in licence and "Statement of Purpose" in licence


def test_the_commonest_words_are_explained(rows: list[Row], lexicon: Lexicon) -> None:
    """LEXICON 6: all of the 5,000 that people meet first; checked where grammar is sure of the lemma."""
    explained = {row.lemma for row in rows}
    assert len(explained) >= 5_700
    letters = [lemma for lemma in explained if lexicon.meanings.of(lemma) is None]
    assert letters == []
    for word in ("pes", "škola", "jíst", "krásný", "aby", "který", "pět", "rychle", "nad", "ahoj", "také"):
        assert word in explained


def test_something_small_is_explained_by_what_it_is(lexicon: Lexicon) -> None:
    assert own(lexicon, "okurečkami") == [("okurečka", "malá okurka")]
    assert own(lexicon, "kuňka") == [("kuňka", "malá žába s barevným břichem")]
    assert all(text != "malá děva" for _, text in own(lexicon, "děvečka"))


def test_function_words_have_an_example(rows: list[Row]) -> None:
    closed = ("preposition", "conjunction", "pronoun", "particle")
    bare = [row.lemma for row in rows if row.pos in closed and not row.example]
    assert len(bare) <= 15, bare


@pytest.mark.parametrize(
    "row",
    [
        GOOD._replace(lemma="Bát"),
        GOOD._replace(lemma="bá t"),
        GOOD._replace(pos="verbum"),
        GOOD._replace(pos="other"),
        GOOD._replace(meaning=""),
        GOOD._replace(meaning="mít strach."),
        GOOD._replace(meaning="Mít strach"),
        GOOD._replace(meaning=" mít strach"),
        GOOD._replace(meaning="mít  strach"),
        GOOD._replace(meaning="mít\x1fstrach"),
        GOOD._replace(meaning="mít strach, bát se"),
        GOOD._replace(meaning="bát se: bát se"),
        GOOD._replace(meaning="mít strach " + "velký " * 30 + "vlk"),
        GOOD._replace(example="Bojím se tmy"),
        GOOD._replace(example="bojím se tmy."),
        GOOD._replace(example="Bojím se tmy. " * 9 + "Ano."),
    ],
)
def test_a_row_that_breaks_the_form_is_refused(row: Row, tmp_path: Path) -> None:
    table = tmp_path / "meanings.tsv"
    table.write_text("\t".join(GOOD) + "\n", "utf-8")
    assert meaning_own.read(table) == [GOOD]
    table.write_text("\t".join(GOOD) + "\n" + "\t".join(row) + "\n", "utf-8")
    with pytest.raises(BadRow, match="line 2"):
        meaning_own.read(table)


def test_a_strange_lemma_a_sense_twice_and_a_short_row_are_refused(lexicon: Lexicon, tmp_path: Path) -> None:
    with pytest.raises(BadRow, match="not in the word list"):
        meaning_own.told([GOOD._replace(lemma="bátž")], lexicon)
    with pytest.raises(BadRow, match="twice"):
        meaning_own.told([GOOD, GOOD._replace(example="")], lexicon)
    table = tmp_path / "meanings.tsv"
    table.write_text("bát\tverb\tmít strach\n", "utf-8")
    with pytest.raises(BadRow, match="3 cells"):
        meaning_own.read(table)


# -------------------------------------------------------------------------------- what is told of a word


def test_forms_are_told_the_senses_of_what_they_are(lexicon: Lexicon) -> None:
    verbs = [sense.pos for one in [lexicon.meanings.of("stát")] if one for sense in one.own]
    assert {Pos.VERB, Pos.NOUN} <= set(verbs)
    for word, pos in (("stojím", Pos.VERB), ("státem", Pos.NOUN)):
        told = lexicon.meanings.of_readings(lexicon.analyses(word), 1, word)
        assert told[0].lemma == "stát" and {sense.pos for sense in told[0].own} == {pos}


def test_a_lemma_is_told_all_its_senses_the_likeliest_reading_first(lexicon: Lexicon) -> None:
    told = lexicon.meanings.of_readings(lexicon.analyses("jak"), 1, "jak")
    assert told[0].own[0].pos is Pos.CONJUNCTION
    assert any("zvíře" in sense.text for sense in told[0].own)


@pytest.mark.parametrize("word", ["rozhodčí", "duchovní", "cestující"])
def test_a_part_of_speech_that_the_list_does_not_know_is_no_bar(lexicon: Lexicon, word: str) -> None:
    assert own(lexicon, word)


@pytest.mark.parametrize("word", ["vedoucího", "rozhodčími", "účetním"])
def test_a_form_of_a_noun_declined_as_an_adjective_is_told_the_noun(lexicon: Lexicon, word: str) -> None:
    told = lexicon.meanings.of_readings(lexicon.analyses(word), 1, word)
    assert told[0].own[0].pos is Pos.NOUN


@pytest.mark.parametrize(
    ("word", "sense"), [("třeba", "příklad"), ("který", "říká víc"), ("disk", "data"), ("pero", "inkoust")]
)
def test_the_sense_that_people_mean_comes_first(lexicon: Lexicon, word: str, sense: str) -> None:
    assert sense in own(lexicon, word)[0][1]


@pytest.mark.parametrize(("word", "lemma"), [("dovolená", "dovolená"), ("peníze", "peníze")])
def test_a_word_explained_by_itself_goes_before_its_lemma(lexicon: Lexicon, word: str, lemma: str) -> None:
    assert own(lexicon, word)[0][0] == lemma


def test_what_people_mean_comes_before_what_foreign_dictionaries_say(lexicon: Lexicon) -> None:
    found = lexicon.meanings.of("kuna")
    assert found is not None and "šelma" in found.own[0].text


def test_no_preposition_is_an_ox_though_the_noun_is_told_too(lexicon: Lexicon) -> None:
    told = lexicon.meanings.of_readings(lexicon.analyses("bez"), 1, "bez")
    assert told[0].own[0].pos is Pos.PREPOSITION


def test_a_row_of_a_later_file_is_read_as_far_as_it_is_understood(tmp_path: Path) -> None:
    texts = {"pes": "noun\tštěká\t\tgerund\tcosi\t", "kos": "noun"}
    write_meanings(tmp_path / OWN, {"title": "x", "licence": "y"}, texts)
    assert Meanings(tmp_path).of("pes") == Meaning("pes", own=(WordSense(Pos.NOUN, "štěká"),))
    assert Meanings(tmp_path).of("kos") == Meaning("kos")
