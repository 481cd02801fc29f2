"""The build of the word files: expansion as Hunspell does it, reading of lists, sameness of what it makes."""

from __future__ import annotations

import hashlib
import importlib
import shutil
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from app.lexicon.affixes import DictionaryEntry, forms
from app.lexicon.grammar import positives
from app.paths import resource
from tests.lexicon.conftest import BUILD

assert BUILD.is_dir()
from lexbuild.columns import bit_column, popcounts, step_of, steps  # noqa: E402
from lexbuild.hunspell import flags_of, read_affixes, read_entries  # noqa: E402
from lexbuild.msgpack import unpack  # noqa: E402
from lexbuild.sureness import two_faced  # noqa: E402
from lexbuild.transgressives import past, present  # noqa: E402

AFFIXES = """
SET UTF-8
PFX N Y 1
PFX N   0           ne         .
PFX E Y 1
PFX E   0           nej        .
SFX P Y 3
SFX P   0           a          [^aek]
SFX P   0           ův/Y       [^aek]
SFX P   ek          ka         ek
SFX Y Y 2  # a comment on a header
SFX Y   ův          ova        ův
SFX Y   0           ch         í
SFX y Y 1
SFX y   ý           ější/E     [nt]ý   # a comment on a row
SFX í Y 1
SFX í   a           e          ia
SFX é Y 1
SFX é   0           ho         a
"""


@pytest.fixture
def made(tmp_path: Path) -> object:
    path = tmp_path / "x.aff"
    path.write_text(AFFIXES, "utf-8")
    affixes = read_affixes(path)

    def expand(head: str, flags: str) -> set[str]:
        return {form.text for form in forms(affixes, DictionaryEntry(head, flags_of(flags)))}

    return expand


# The clauses of LEXICON 1, one by one.
@pytest.mark.parametrize(
    ("head", "flags", "expected"),
    [
        ("syn", "P", "syn syna synův synova"),  # a continuation class
        ("krásný", "y", "krásný krásnější nejkrásnější"),  # ... that holds a prefix
        ("syn", "PN", "syn syna synův synova nesyn nesyna nesynův nesynova"),  # prefixes over two levels
        ("ek", "P", "ek"),  # a stem never becomes empty
        ("hutia", "í", "hutia hutie hutiaho"),  # í and é share their first byte, and flags are bytes
    ],
)
def test_expansion(made: object, head: str, flags: str, expected: str) -> None:
    assert callable(made)
    assert made(head, flags) == set(expected.split())


def test_entries_are_read_without_the_count(tmp_path: Path) -> None:
    path = tmp_path / "x.dic"
    path.write_text("2\nstrom/H\na\n", "utf-8")
    assert read_entries(path) == [DictionaryEntry("strom", "H"), DictionaryEntry("a", "")]


def test_regular_comparatives_lead_back_to_their_adjective() -> None:
    assert "krásný" in positives("krásnější")
    assert "dětský" in positives("dětštější")
    assert "suchý" in positives("sušejší")


@pytest.mark.parametrize(
    ("flags", "expected"),
    [("HIP", True), ("ILP", True), ("US", True), ("IP", False), ("H", False), ("PQVZ", False)],
)
def test_what_is_declined_as_living_and_lifeless_is_seen(flags: str, expected: bool) -> None:
    assert two_faced(flags) is expected


# Mluvnice češtiny 2: the tables of the transgressives.
@pytest.mark.parametrize(
    ("adjective", "expected"),
    [
        ("nesoucí", "nesa nesouc nesouce"),
        ("prosící", "prose prosíc prosíce"),
        ("trpící", "trpě trpíc trpíce"),
        ("dělající", "dělaje dělajíc dělajíce"),
        ("kupující", "kupuje kupujíc kupujíce"),
        ("tisknoucí", "tiskna tisknouc tisknouce"),
    ],
)
def test_present_transgressives(adjective: str, expected: str) -> None:
    assert [text for text, _ in present(adjective)] == expected.split()


@pytest.mark.parametrize(
    ("infinitive", "participle", "expected"),
    [
        ("udělat", "udělal", "udělav udělavši udělavše"),
        ("přinést", "přinesl", "přines přinesši přinesše"),
        ("stisknout", "stiskl", "stisknuv stisknuvši stisknuvše"),
        ("přijít", "přišel", "přišed přišedši přišedše"),
        ("odnášet", "odnášel", "odnášev odnáševši odnáševše"),
        ("začít", "začal", "začav začavši začavše"),
        ("sníst", "snědl", "sněd snědši snědše"),
    ],
)
def test_past_transgressives(infinitive: str, participle: str, expected: str) -> None:
    assert [text for text, _ in past(infinitive, participle)] == expected.split()


def test_messagepack_as_far_as_needed() -> None:
    assert unpack(b"\x92\x81\xa1a\x01\x91\xd9\x02\xc5\x99") == [{"a": 1}, ["ř"]]
    with pytest.raises(ValueError, match="left over"):
        unpack(b"\x01\x01")


def test_columns_pack_bits_and_count_them() -> None:
    values = [number % 3 == 0 for number in range(1000)]
    column = bit_column(values, 1000)
    assert [bool(column[n >> 3] >> (n & 7) & 1) for n in range(1000)] == values
    counts = memoryview(popcounts(column, 16)).cast("I")
    assert list(counts) == [sum(values[: block * 128]) for block in range(8)]


def test_ranks_are_kept_to_five_per_cent() -> None:
    ladder = steps(80_000)
    assert len(ladder) <= 256
    for rank in (1, 2, 19, 20, 500, 20_000, 80_000):
        kept = ladder[step_of(ladder, rank)]
        assert kept <= rank <= kept * 1.06 + 1


def test_lists_have_a_reason_for_every_line() -> None:
    for path in sorted((BUILD / "lists").glob("*.tsv")):
        for line in path.read_text("utf-8").splitlines():
            if line and not line.startswith("#") and path.name != "short_forms.tsv":
                fields = line.split("\t")
                assert len(fields) >= 2, (path.name, line)
                assert fields[-1], (path.name, line)


def made_of() -> str:
    """Changes with all that the word files are made of: lists, sources, code that reads and writes them."""
    root = BUILD.parents[1]
    parts = [path for path in BUILD.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    # No twins: those for Windows may come while this runs, and the build answers as plain Python does.
    parts += [
        path for path in (root / "app" / "lexicon").rglob("*") if path.suffix in (".py", ".pyx", ".pxd")
    ]
    parts += [root / "app" / "paths.py"]
    parts += [root / "packaging" / "requirements-dev.txt"]
    found = hashlib.sha256(repr((sys.version, zlib.ZLIB_RUNTIME_VERSION)).encode())
    for path in sorted(parts):
        found.update(f"\0{path.relative_to(root)}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]


@pytest.mark.heavy
def test_the_build_makes_the_committed_files_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(folder: Path) -> None:
        command = [sys.executable, str(BUILD / "build.py"), str(folder)]
        subprocess.run(command, check=True, capture_output=True)

    monkeypatch.syspath_prepend(str(BUILD.parent))
    # Minutes, so not again of what has not changed since; what was made is compared each time.
    folder = importlib.import_module("kept").folder(f"lexicon-{made_of()}", make)
    for made in sorted(folder.glob("*.slx")):
        assert made.read_bytes() == (resource("lexicon") / made.name).read_bytes(), made.name
    assert {path.name for path in folder.iterdir()} == {
        path.name for path in resource("lexicon").glob("*.slx")
    }


@pytest.mark.heavy
@pytest.mark.skipif(shutil.which("hunspell") is None, reason="needs the hunspell program")
def test_our_expansion_and_hunspell_never_disagree() -> None:  # LEXICON 1
    run = subprocess.run([sys.executable, str(BUILD / "agreement.py")], capture_output=True, encoding="utf-8")
    assert run.returncode == 0, run.stdout + run.stderr
