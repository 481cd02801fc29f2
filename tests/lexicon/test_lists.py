"""Every line of the lists that mark words has its effect in the built files."""

from __future__ import annotations

from app.lexicon.analysis import Tag
from app.lexicon.lexicon import Lexicon
from app.lexicon.morphology import NAME
from tests.lexicon.conftest import BUILD

assert BUILD.is_dir()
from lexbuild.hunspell import flags_of  # noqa: E402
from lexbuild.lists import ADDED, read_lists, rows  # noqa: E402

LISTS = read_lists(BUILD / "lists")


def sure(lexicon: Lexicon, word: str) -> bool:
    number = lexicon.dawg.number(word)
    columns = lexicon.columns
    return number >= 0 and columns.has("attested", number) and not columns.listed("doubtful", number)


def words(lexicon: Lexicon, listed: frozenset[str]) -> list[str]:
    """Those of a list that the word file holds; the others a list of dropped forms or entries names too."""
    held = [word for word in sorted(listed) if lexicon.dawg.number(word) >= 0]
    assert held
    return held


def unmarked(lexicon: Lexicon, listed: frozenset[str], tag: Tag) -> list[str]:
    """The words that are not told to be so. Another entry that has the same form (exkurse) need not be."""

    def told(word: str) -> bool:
        readings = [one for one in lexicon.analyses(word) if Tag.NAME not in one.tags]
        own = [one for one in readings if one.lemma == word]
        return all(tag in one.tags for one in own or readings)

    return [word for word in words(lexicon, listed) if not told(word)]


def test_archaic_words_are_told_and_left_to_people(lexicon: Lexicon) -> None:
    assert {"rýn", "sův", "housti", "vašnosti"} <= LISTS.archaic
    assert unmarked(lexicon, LISTS.archaic, Tag.ARCHAIC) == []
    assert [word for word in words(lexicon, LISTS.archaic) if sure(lexicon, word)] == []


def test_colloquial_words_are_told(lexicon: Lexicon) -> None:
    assert "prč" in LISTS.colloquial
    assert unmarked(lexicon, LISTS.colloquial, Tag.COLLOQUIAL) == []
    supplement = frozenset(entry.head for entry, mark in LISTS.supplement if mark == "coll")
    assert unmarked(lexicon, supplement, Tag.COLLOQUIAL) == []


def test_no_form_of_a_doubtful_entry_is_sure_by_it(lexicon: Lexicon) -> None:
    morphology = lexicon.morphology
    for line in sorted(LISTS.doubtful):
        head, _, chosen = line.partition("/")
        own = [
            flags
            for flags in morphology.entries(head)
            if not flags.startswith(NAME) and (not chosen or set(flags) == set(flags_of(chosen)))
        ]
        if not own:  # a single form of a word that is good itself
            assert lexicon.analyses(line) and not sure(lexicon, line), line
            continue
        forms = {text for flags in own for text, _ in morphology.forms(head, flags)}
        alone = {
            text
            for text in forms
            if all(reading.head == head or reading.name for reading in morphology.readings(text))
        }
        assert any(lexicon.dawg.number(text) >= 0 for text in alone), line
        assert [text for text in sorted(alone) if sure(lexicon, text)] == [], line


def test_every_entry_that_a_list_adds_is_taken(lexicon: Lexicon) -> None:
    policy = lexicon.policy("boggle")
    heads = {row[0].partition("/")[0] for name in ADDED for row in rows(BUILD / "lists" / name)}
    assert {"podomácku", "povypínat", "čatní"} <= heads
    assert [head for head in sorted(heads) if not policy.accepts(head)] == []


def test_no_verb_without_an_object_has_a_passive_of_its_own(lexicon: Lexicon) -> None:
    policy = lexicon.policy("boggle")
    verbs = [verb for verb in sorted(LISTS.intransitive) if verb.endswith("ovat")]
    assert {"reagovat", "pokračovat"} <= set(verbs)
    wrong = [verb[:-2] + ending for verb in verbs for ending in ("ána", "áni", "ány")]
    assert [form for form in wrong if policy.accepts(form)] == []


def test_the_czech_files_keep_to_their_size() -> None:
    """Issue 31."""
    folder = BUILD.parents[1] / "resources" / "lexicon"
    assert 0 < sum(path.stat().st_size for path in folder.glob("cs-*.slx")) <= 7_500_000
