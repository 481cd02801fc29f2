"""The bundled Czech list as the games see it."""

from __future__ import annotations

import json
import shutil
import struct
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.lexicon.lexicon import FILES, LANGUAGE_OF, UNRANKED, Lexicon, LexiconProblem, Problem, Reason
from app.paths import resource


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    folder = tmp_path / "lexicon"
    shutil.copytree(resource("lexicon"), folder)
    return folder


# ------------------------------------------------------------------------------- Boggle (RULES BG7)


@pytest.mark.parametrize(
    "word",
    [
        "strom",
        "stromech",
        "stromům",
        "fuj",
        "dělala",
        "nedělám",
        "krásnější",
        "nejkrásnějšími",
        "matčin",
        "otcovou",
        "ve",
        "s",
        "proto",
        "ahoj",
        "aha",
        "jsme",
        "třemi",
        "očima",
        "psát",
        "píši",
        "nesen",
        "dokáží",
        "přívěšek",
        "tchýně",
        "aj",
        "sorry",
        "selfie",
        "týpek",
        "chce",
        "vařím",
    ],
)
def test_boggle_takes_words_in_all_forms(lexicon: Lexicon, word: str) -> None:  # RULES BG7
    judgement = lexicon.policy("boggle").judge(word)
    assert judgement.accepted
    assert judgement.reason is None
    assert lexicon.dawg.word(judgement.number) == word


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("kg", Reason.ABBREVIATION),
        ("cca", Reason.ABBREVIATION),
        ("eno", Reason.UNKNOWN),  # RULES SK23
        ("dělals", Reason.UNKNOWN),
        ("praha", Reason.UNKNOWN),
        ("qwrtz", Reason.UNKNOWN),
        ("topolověji", Reason.UNATTESTED),
        ("", Reason.EMPTY),
        ("dvě slova", Reason.CHARACTERS),
        ("x-násobný", Reason.CHARACTERS),
        ("a\0b", Reason.CHARACTERS),
        ("☃", Reason.CHARACTERS),
    ],
)
def test_boggle_refuses_with_a_reason(lexicon: Lexicon, word: str, reason: Reason) -> None:  # RULES BG7
    judgement = lexicon.policy("boggle").judge(word)
    assert not judgement.accepted
    assert judgement.reason in (reason, Reason.NAME if word == "praha" else reason)


def test_printed_examples_are_words(lexicon: Lexicon) -> None:  # RULES SK23, SK24
    policy = lexicon.policy("boggle")
    examples = "en hbity dělo uděl sedělo děleno napečen napečeno napečeni jenom no uvařím ku sety vlep norek"
    assert [word for word in examples.split() if not policy.accepts(word)] == []


def test_case_and_composition_do_not_matter(lexicon: Lexicon) -> None:  # RULES G1
    policy = lexicon.policy("boggle")
    for word in ("KŮŇ", " kůň ", unicodedata.normalize("NFD", "Kůň")):
        assert policy.judge(word).word == "kůň"
        assert policy.accepts(word)


def test_a_word_of_absurd_length_is_refused_at_once(lexicon: Lexicon) -> None:
    for length in (65, 200, 1_000_000):
        assert not lexicon.policy("boggle").judge("a" * length).accepted


def test_what_is_sure_is_taken(lexicon: Lexicon) -> None:
    policy = lexicon.policy("boggle")
    numbers = range(0, len(lexicon.dawg), 101)
    assert all(policy.allows(number) for number in numbers if policy.sure(number))
    assert policy.sure(lexicon.dawg.number("strom"))
    assert not policy.sure(lexicon.dawg.number("prdel"))


# LEXICON 3: doubtful words stay acceptable from a person, and are not played, laid out or shown as missed.
@pytest.mark.parametrize(
    "word",
    [
        "ořeši",
        "dekodéři",
        "ořecha",
        "vrac",
        "vracte",
        "pecte",
        "otecte",
        "zapecme",
        "dol",
        "kterak",
    ],
)
def test_doubtful_words_are_taken_but_not_sure(lexicon: Lexicon, word: str) -> None:
    policy = lexicon.policy("boggle")
    assert policy.accepts(word)
    assert not policy.sure(lexicon.dawg.number(word))


@pytest.mark.parametrize(
    "word", ["robotův", "drakovi", "kohouti", "klaň", "vracej", "peč", "ořechy", "jazyka", "pec"]
)
def test_kin_of_doubtful_words_stay_sure(lexicon: Lexicon, word: str) -> None:
    assert lexicon.policy("boggle").sure(lexicon.dawg.number(word))


@pytest.mark.parametrize("word", ["jazykův", "jazykovu", "kořenova", "toporníc"])
def test_what_grammar_only_seems_to_make_is_no_word(lexicon: Lexicon, word: str) -> None:
    assert not lexicon.policy("boggle").accepts(word)


def test_an_unknown_policy_is_a_key_error(lexicon: Lexicon) -> None:
    with pytest.raises(KeyError):
        lexicon.policy("kostky")


# ------------------------------------------------------------------------------- ranks


def test_a_form_has_the_rank_of_what_people_say(lexicon: Lexicon) -> None:
    """Not of its lemma: nobody says mna, jda, tmo, nudo, čta, and mate is somebody's máte."""

    def rank(word: str) -> int:
        number = lexicon.dawg.number(word)
        assert number >= 0, word
        return lexicon.form_rank(number)

    assert rank("je") < rank("strom") < rank("uran") < rank("stromům") < rank("rododendron")
    for word in ("mna", "jda", "tmo", "nudo", "čta", "mate", "ženo", "dome", "nehopnu", "neupnu"):
        assert rank(word) == UNRANKED, word
    for word in ("není", "nevím", "jdu", "tma", "kočka", "muži", "pes", "dej"):
        assert rank(word) < 10_000, word
    assert rank("tel") > 20_000, "an abbreviation"


def test_common_lemmas_rank_before_rare_ones(lexicon: Lexicon) -> None:
    def rank(word: str) -> int:
        return lexicon.rank(lexicon.dawg.number(word))

    assert rank("je") < rank("strom") < rank("kočka") < rank("rododendron")
    assert rank("stromům") == rank("strom")
    assert rank("je") < 20
    assert rank("strom") < 2000
    assert rank("opatlaných") == UNRANKED or rank("opatlaných") > 20_000


# ------------------------------------------------------------------------------- files


def test_all_files_together_stay_small() -> None:  # LEXICON 5
    assert sum((resource("lexicon") / name).stat().st_size for name in FILES["cs"]) <= 6_500_000


@pytest.mark.parametrize("name", ["cs-words.slx", "cs-frequency.slx"])
def test_a_missing_file_is_named(copied: Path, name: str) -> None:
    (copied / name).unlink()
    with pytest.raises(LexiconProblem) as caught:
        Lexicon.open(copied)
    assert caught.value.kind is Problem.MISSING
    assert caught.value.path == copied / name


@pytest.mark.parametrize("name", ["cs-words.slx", "cs-frequency.slx"])
@pytest.mark.parametrize("harm", ["empty", "cut", "header", "other"])
def test_a_damaged_file_is_named_when_opened(copied: Path, name: str, harm: str) -> None:
    path = copied / name
    data = path.read_bytes()
    path.write_bytes(
        {"empty": b"", "cut": data[:-100], "header": data[:40] + b"?" + data[41:], "other": b"x" * 5000}[harm]
    )
    with pytest.raises(LexiconProblem) as caught:
        Lexicon.open(copied)
    assert caught.value.kind is Problem.DAMAGED
    assert caught.value.path == path


@pytest.mark.parametrize("name", ["cs-words.slx", "cs-frequency.slx"])
def test_damage_inside_is_found_by_verify(copied: Path, name: str) -> None:
    Lexicon.open(copied).verify()
    path = copied / name
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    with pytest.raises(LexiconProblem) as caught:
        Lexicon.open(copied).verify()
    assert caught.value.kind is Problem.DAMAGED
    assert caught.value.path == path


def _harmed(sound: bytes) -> Iterator[tuple[str, bytes]]:
    """The file damaged in one place or cut there, and where: at every fortieth part, in the head, and in the
    bytes that fill up between sections, which a checksum of the sections does not see."""
    head = 24 + struct.unpack_from("<I", sound, 12)[0]
    sections = sorted(json.loads(sound[24:head])["sections"].values())
    ends = [offset + length for offset, length, _ in sections]
    gaps = [end for end, (offset, *_) in zip(ends, sections[1:], strict=False) if end < offset]
    assert gaps
    parts = [len(sound) * share // 40 for share in range(40)]
    for place in {*range(24), *parts, *gaps, len(sound) - 1}:
        yield f"byte {place}", sound[:place] + bytes([sound[place] ^ 0x55]) + sound[place + 1 :]
    for place in (*parts, len(sound) - 1):
        yield f"cut at {place}", sound[:place]
    yield "too long", sound + b"\0"


def _refusal(folder: Path, language: str, policy: str) -> tuple[Problem, Path] | None:
    """Why no game begins. Holds nothing that holds the file: Windows lets nobody write one that is mapped,
    and what `pytest.raises` caught keeps the map."""
    try:
        Lexicon.open(folder, language).policy(policy)
    except LexiconProblem as problem:
        return problem.kind, problem.path
    return None


@pytest.mark.parametrize(("language", "name"), [(one, name) for one in FILES for name in FILES[one]])
def test_no_game_begins_with_a_list_that_is_damaged_anywhere(
    tmp_path: Path, language: str, name: str
) -> None:
    policy = next(policy for policy, spoken in LANGUAGE_OF.items() if spoken == language)
    for one in FILES[language]:
        shutil.copy(resource("lexicon") / one, tmp_path)
    path = tmp_path / name
    for where, data in _harmed(path.read_bytes()):
        path.write_bytes(data)
        assert _refusal(tmp_path, language, policy) == (Problem.DAMAGED, path), where


def test_the_id_names_the_content(lexicon: Lexicon, copied: Path) -> None:
    assert Lexicon.open(copied).id == lexicon.id
    assert lexicon.id.startswith("cs-")


@pytest.mark.parametrize("most", [1, 5_000, 60_000])
def test_the_words_up_to_a_rank_are_those_that_have_it(lexicon: Lexicon, most: int) -> None:
    numbers = range(0, len(lexicon.dawg), 397)
    found = list(lexicon.columns.ranked(numbers, most))
    assert found == [number for number in numbers if lexicon.rank(number) <= most]
