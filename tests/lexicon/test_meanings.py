"""What words mean: how the files are chosen and made, looked up, and done without."""

from __future__ import annotations

import logging
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from app.lexicon.analysis import Pos
from app.lexicon.container import Container
from app.lexicon.lexicon import Lexicon
from app.lexicon.meanings import (
    DEFINITIONS,
    ENGLISH,
    MEANING_FILES,
    OWN,
    SYNONYMS,
    Meaning,
    MeaningFile,
    Meanings,
)
from app.paths import resource
from tests.lexicon.conftest import BUILD

assert BUILD.is_dir()
from lexbuild import meaning_english, meaning_synonyms, meaning_texts  # noqa: E402
from lexbuild.meaning_file import write_meanings  # noqa: E402
from lexbuild.meaning_lemmas import Lemmas  # noqa: E402
from lexbuild.meaning_sources import definitions, english, synonyms  # noqa: E402

BORROWED = (DEFINITIONS, SYNONYMS, ENGLISH)

MOST_BYTES = 4_000_000
"""LEXICON 5, and the issue that asks for meanings."""

LICENCES = {
    OWN: ("CC0-1.0", "LICENSE-own.txt"),
    DEFINITIONS: ("GPL-2.0-or-later", "LICENSE-definitions.txt"),
    SYNONYMS: ("GFDL-1.1-or-later", "LICENSE-synonyms.txt"),
    ENGLISH: ("GPL-2.0-or-later", "LICENSE-glosses.txt"),
}


@pytest.fixture(scope="module")
def lemmas(lexicon: Lexicon) -> Lemmas:
    return Lemmas(lexicon)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A folder with the bundled meanings."""
    for name in MEANING_FILES:
        shutil.copy(resource("lexicon") / name, tmp_path / name)
    return tmp_path


def turned(*pairs: tuple[str, str, str]) -> meaning_english.English:
    """An English dictionary of a few entries whose words are all common ones."""
    return meaning_english.English(pairs, {word: 10 for head, _, _ in pairs for word in head.split()})


# ---------------------------------------------------------------------------------- the bundled files


def test_the_files_are_small_and_carry_their_licences() -> None:
    folder = resource("lexicon")
    assert sum((folder / name).stat().st_size for name in MEANING_FILES) <= MOST_BYTES
    for name, (licence, text) in LICENCES.items():
        assert Container(folder / name).header["licence"] == licence
        assert name in (folder / text).read_text("utf-8")
    assert "0. PREAMBLE" in (folder / "LICENSE-synonyms.txt").read_text("utf-8"), (
        "the GFDL goes with its text"
    )


def test_words_are_looked_up_by_their_lemma(lexicon: Lexicon) -> None:
    found = lexicon.meanings.of("keramika")
    assert found is not None
    assert found.definition == "výrobky z pálené jílovité hlíny; hliněné nádoby"
    assert "pottery" in found.english
    assert lexicon.meanings.of("arcibiskupství") == Meaning("arcibiskupství", english=("archbishopric",))
    assert [one.lemma for one in lexicon.meanings.of_readings(lexicon.analyses("hradech"), 1)] == ["hrad"]


@pytest.mark.parametrize("lemma", ["", "ž", "keramik", "žžž", "\U0010ffff", "kera\tmika"])
def test_what_is_not_there_has_no_meaning(lexicon: Lexicon, lemma: str) -> None:
    assert lexicon.meanings.of(lemma) is None


def test_a_preposition_is_not_explained_by_a_foreign_namesake(lexicon: Lexicon) -> None:
    for word in ("do", "jak", "jen"):
        told = lexicon.meanings.of_readings(lexicon.analyses(word), 1)
        assert all(not one.definition for one in told), word
    assert lexicon.meanings.of_readings(lexicon.analyses("by"), 1) == ()


def test_names_and_abbreviations_mean_nothing(lexicon: Lexicon) -> None:
    assert lexicon.meanings.of_readings(lexicon.analyses("Praha"), 2) == ()
    assert {one.lemma for one in lexicon.meanings.of_readings(lexicon.analyses("pes"), 3)} == {"pes", "peso"}


def test_every_lemma_told_is_a_word_that_counts(lexicon: Lexicon, lemmas: Lemmas) -> None:
    told = sorted({lemma for name in BORROWED for lemma in lexicon.meanings.files[name].lemmas()})
    assert len(told) > 40_000
    strangers = [lemma for lemma in told[::40] if not lemmas.parts(lemma)]
    assert strangers == []


def test_texts_are_short_and_clean(lexicon: Lexicon, lemmas: Lemmas) -> None:
    files = lexicon.meanings.files
    for name, most in ((SYNONYMS, 6), (ENGLISH, 4)):
        for lemma in list(files[name].lemmas())[::20]:
            words = files[name].find(lemma).split(", ")
            assert len(words) == len(set(words)) <= most, lemma
            assert name == ENGLISH or lemma not in words, lemma
            assert name == ENGLISH or lemmas.vulgar(lemma) or not any(map(lemmas.vulgar, words)), lemma
    for lemma in list(files[DEFINITIONS].lemmas())[::20]:
        text = files[DEFINITIONS].find(lemma)
        assert (
            2 < len(text) <= meaning_texts.LONGEST and not set(text) & set('<>[]{}&"\\_|') and text[-1] != "."
        ), lemma


def test_looking_up_from_several_threads_opens_the_files_once(
    copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    verify = Container.verify

    def counted(container: Container) -> None:
        opened.append(container.path)
        verify(container)

    monkeypatch.setattr(Container, "verify", counted)
    meanings = Meanings(copied)
    assert opened == [], "nothing is read before a meaning is asked for"
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(meanings.of, ["hrad", "keramika", "strom", "škola"] * 20))
    assert all(found) and len(opened) == len(MEANING_FILES)


# ------------------------------------------------------------------------------------ doing without


@pytest.mark.parametrize("harm", ["missing", "cut", "spoilt", "empty"])
def test_a_file_that_cannot_be_read_is_done_without(
    copied: Path, harm: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = copied / DEFINITIONS
    data = bytearray(path.read_bytes())
    if harm == "missing":
        path.unlink()
    elif harm == "cut":
        path.write_bytes(data[:-100])
    elif harm == "empty":
        path.write_bytes(b"")
    else:
        data[len(data) // 2] ^= 255
        path.write_bytes(data)
    with caplog.at_level(logging.WARNING):
        meanings = Meanings(copied)
        found = meanings.of("keramika")
        meanings.of("keramika")
    assert found is not None and found.definition == "" and "pottery" in found.english
    assert caplog.text.count(DEFINITIONS) == 1, "told once"


def test_without_any_file_words_have_no_meaning(tmp_path: Path) -> None:
    assert Meanings(tmp_path).of("hrad") is None


# ----------------------------------------------------------------------------------------- the build


def test_the_same_texts_give_the_same_bytes_and_come_back(tmp_path: Path) -> None:
    texts = {f"slovo{number:03}": f"text čís. {number}" for number in range(200)}
    about = {"title": "x", "licence": "y"}
    write_meanings(tmp_path / "a.slx", about, texts)
    write_meanings(tmp_path / "b.slx", about, dict(reversed(texts.items())))
    assert (tmp_path / "a.slx").read_bytes() == (tmp_path / "b.slx").read_bytes()
    file = MeaningFile(tmp_path / "a.slx")
    assert {lemma: file.find(lemma) for lemma in file.lemmas()} == texts
    assert not file.find("slovo") and not file.find("slovo1999")


def test_the_sources_are_read() -> None:
    sources = BUILD / "sources"
    assert len(list(definitions(sources / "slovnik-cizich-slov"))) == 18259
    assert dict(synonyms(sources / "mythes-cs"))["strýček"] == ["strejda", "strýc"]
    told = list(english(sources / "freedict-eng-ces"))
    assert ("king", "n", "král") in told, "a note below does not hide it"
    assert ("arnica", "n", "arnika") in told and ("supply", "adj", "zásobovací") in told


@pytest.mark.parametrize(
    ("word", "text", "expected"),
    [
        (
            "akord",
            "<b>1. souzvuk nejméně tří tónů; 2.úkolová práce</b>",
            "souzvuk nejméně tří tónů; úkolová práce",
        ),
        ("rajon", "<b>část území,okruh;  prostor působnosti</b>", "část území, okruh; prostor působnosti"),
        ("revue", "[<i>reví</i>]\n\n<b>časopis</b>", "časopis"),
        ("ortéza", "<b>ortopedická pomůcka, např. dlaha, korzet</b>", "ortopedická pomůcka"),
        ("dórský", "<b>vztahující se k Dórům (d. řád, d. sloup)</b>", "vztahující se k Dórům"),
        ("moderato", "<b>hud. mírně</b>", "v hudbě mírně"),
        ("návěstidlo", "<b>Mechanická signalizace.</b>", "mechanická signalizace"),
        ("mediace", "<b>neformálny, dobrovoľný proces</b>", ""),
        ("driver", "<b>ovladač ve výp. tech.</b>", ""),
        ("kreatika", "<b>Kreatika je disciplína</b>", ""),
        ("mandatorní", '<b>"přikázané" výdaje</b>', ""),
        ("silan", "<b>" + "velmi " * 30 + "dlouhý</b>", ""),
        ("smyk", "<b>polnohospodarsky nastoj</b>", ""),
    ],
)
def test_definitions_read_well_or_stay_out(lemmas: Lemmas, word: str, text: str, expected: str) -> None:
    assert meaning_texts.tidy(word, text, lemmas) == expected


def test_only_lemmas_that_count_are_defined(lemmas: Lemmas) -> None:
    entries = [("halušky, syntax, syntaxe", "<b>nadšení</b>"), ("fanatismu, peri-, Praha", "<b>město</b>")]
    assert meaning_texts.told(entries, lemmas) == {"halušky": "nadšení", "syntax": "nadšení"}
    assert lemmas.parts("hrad") == {Pos.NOUN}
    assert not lemmas.parts("hrady") and not lemmas.parts("Praha") and not lemmas.parts("lepší")


def test_english_words_fit_in_speech_and_number(lemmas: Lemmas) -> None:
    told = turned(
        ("house", "n", "dům"),
        ("houses", "", "dům"),
        ("housing", "v", "dům"),
        ("jeans", "", "texasky"),
        ("arse", "n", "zadek"),
        ("bottom", "n", "zadek"),
        ("colour", "n", "barva"),
        ("color", "n", "barva"),
    )
    coarse = {"arse": "vulgar"}
    assert meaning_english.told(told, lemmas, coarse) == {
        "barva": "color",
        "dům": "house",
        "texasky": "jeans",
        "zadek": "bottom",
    }


def test_synonyms_need_a_second_source(lemmas: Lemmas) -> None:
    told = turned(
        ("crab", "n", "krab"),
        ("crab", "n", "vratidlo"),
        ("crab", "n", "vrátek"),
        ("uncle", "n", "strýc"),
        ("uncle", "n", "strejda"),
        ("car", "n", "auto"),
        ("car", "n", "automobil"),
        ("car", "n", "vůz"),
        ("motor", "n", "auto"),
        ("motor", "n", "automobil"),
    )
    evidence = meaning_synonyms.Evidence(told, [("rezervoár", "<b>nádrž na vodu</b>")])
    given = [
        ("krab", ["vrátek", "vratidlo"]),  # joined by the two senses of one word
        ("strýc", ["strejda", "strýce", "Strýc"]),
        ("auto", ["vůz", "automobil", "automobilový"]),
        ("rezervoár", ["nádrž", "cisterna"]),
    ]
    assert meaning_synonyms.told(given, evidence, lemmas) == {
        "auto": "automobil",
        "rezervoár": "nádrž",
        "strýc": "strejda",
    }
