"""Builds the word files: ``python packaging/lexicon/build.py [FOLDER]`` (default ``resources/lexicon``).

Needs no network: everything it reads lies beside it. The same sources give the same bytes.
"""

from __future__ import annotations

import gc
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(ROOT)]

import meanings  # noqa: E402
from lexbuild import groups as kinds  # noqa: E402
from lexbuild.automaton import build_dawg, coded  # noqa: E402
from lexbuild.columns import bit_column, numbers, packed, packed_gaps, popcounts, step_of, steps, turns  # noqa: E402
from lexbuild.compounds import compounds, joined  # noqa: E402
from lexbuild.english import write_english  # noqa: E402
from lexbuild.formations import (  # noqa: E402
    acts,
    compared,
    doing,
    done,
    finished,
    for_doing,
    formed,
    hers,
    older,
    theirs,
    women,
)
from lexbuild.frequency import Attestation, read_wordfreq  # noqa: E402
from lexbuild.groups import Group, all_groups, usable_entries  # noqa: E402
from lexbuild.hunspell import read_affixes, read_entries  # noqa: E402
from lexbuild.implied import implied  # noqa: E402
from lexbuild.lists import Lists, read_lists, rows  # noqa: E402
from lexbuild.sureness import UNSURE, keep_back  # noqa: E402
from lexbuild.tables import (  # noqa: E402
    Links,
    entry_automaton,
    finite_heads,
    listed_entries,
    rules_section,
    tables_section,
)
from lexbuild.transgressives import transgressives  # noqa: E402
from lexbuild.usage import said_ranks, said_shares  # noqa: E402

from app.lexicon.affixes import Affixes, DictionaryEntry  # noqa: E402
from app.lexicon.container import Container, write_container  # noqa: E402
from app.lexicon.czech import LETTERS  # noqa: E402
from app.lexicon.grammar import Pos  # noqa: E402
from app.lexicon.lexicon import FILES  # noqa: E402

RANK_BLOCK = 64
"""Bytes of the attested column per entry of its index of counts."""

SAID_GROWTH = 1.15
"""From step to step of the ranks of forms."""


@dataclass
class Czech:
    """The expanded Czech word list."""

    lists: Lists
    groups: list[Group]
    words: dict[str, int]
    """Word -> union of its bits."""
    listed: list[tuple[DictionaryEntry, int]]
    """The entries used, with their marks."""
    own: int
    """Index of the first entry that is not the source's."""
    made: int
    """Index of the first entry that is made by rule."""
    names: set[str]
    """Heads of proper names, in lower case."""
    tables: dict[str, bytes]
    """Sections for explaining words."""
    entries_root: int


def read_source(folder: Path) -> Affixes:
    """The affixes of the source with the rows that the supplement adds."""
    affixes = read_affixes(folder / "sources/hunspell-cs/cs_CZ.aff")
    for flag, more in read_affixes(folder / "lists/supplement.aff").suffixes.items():
        affixes.suffixes.setdefault(flag, []).extend(more)
    return affixes


def expand(folder: Path) -> Czech:
    """Every group and word of the sources in ``folder``."""
    lists = read_lists(folder / "lists")
    affixes = read_source(folder)
    source = read_entries(folder / "sources/hunspell-cs/cs_CZ.dic")
    entries, forbidden = usable_entries(source, lists)
    own = len(entries) - len(lists.supplement)
    heads = {entry.head for entry, _ in entries}
    first_made = len(entries)
    taken = heads | {whole.partition("/")[0] for whole in lists.dropped_entries}
    plain = [(entry, marks & ~kinds.COLLOQUIAL) for entry, marks in entries]
    irregular = {row[1] for row in rows(folder / "lists/degrees.tsv")}
    made = [
        *compounds(folder / "lists/compounds.tsv", heads),
        *joined(folder / "lists/joined.tsv", entries, heads),
        *for_doing(entries, heads, lists.intransitive),
        *doing(entries, heads),
        *done(plain, taken),
        *acts(plain, heads),
        *women(plain, heads),
        *hers(plain, heads),
        *theirs(plain, taken),
        *finished(plain, taken),
        *compared(entries, heads, irregular),
    ]
    made += formed(rows(folder / "lists/formed.tsv"), taken | {entry.head for entry in made})
    spelled = list(older(entries, heads))
    entries += [(entry, kinds.DOUBTFUL) for entry in made]
    entries += [(entry, kinds.ARCHAIC) for entry in spelled]
    letters = frozenset(LETTERS)
    dropped = forbidden | lists.bogus
    words: dict[str, int] = {}
    found: list[Group] = []
    links = Links(folder / "lists", entries)
    finite = finite_heads(folder / "lists", links, entries)
    for group in all_groups(affixes, entries, lists, finite):
        group.forms = [form for form in group.forms if letters.issuperset(form[0]) and form[0] not in dropped]
        if not group.forms:
            continue
        found.append(group)
    for group in transgressives(found, links.of):
        group.forms = [form for form in group.forms if form[0] not in dropped]
        found.append(group)
    keep_oblique(found, lists)
    for group in found:
        for text, bits, _ in group.forms:
            words[text] = words.get(text, 0) | bits
    for text in words.keys() & lists.abbreviations.keys():
        words[text] = kinds.ABBREVIATION
    names = {entry.head.lower() for entry in source if not entry.head.islower()}
    automaton, sets = entry_automaton(listed_entries(entries, source, lists.abbreviations))
    tables = {
        "entries": automaton.edges.tobytes(),
        "rules": rules_section(affixes),
        "tables": tables_section(folder / "lists", lists, entries, sets),
    }
    return Czech(lists, found, words, entries, own, first_made, names, tables, automaton.root)


def keep_oblique(groups: list[Group], lists: Lists) -> None:
    """Entries without a paradigm that only repeat an oblique form of a declined word (toho, mou) are no
    nominatives; those that the tables know as something else (celkem) are."""
    bare = {text for group in groups if group.pos is Pos.OTHER for text, _, _ in group.forms}
    declined: dict[str, int] = {}
    for group in groups:
        if group.pos in (Pos.PRONOUN, Pos.NUMERAL, Pos.ADJECTIVE) and not group.derived:
            for text, bits, _ in group.forms:
                if text in bare:
                    declined[text] = declined.get(text, 0) | bits
    for group in groups:
        if group.pos is Pos.OTHER:
            group.forms = [
                (text, bits & ~kinds.CLASSIC if _only_oblique(text, declined, lists) else bits, code)
                for text, bits, code in group.forms
            ]


def _only_oblique(text: str, declined: dict[str, int], lists: Lists) -> bool:
    return text in declined and not declined[text] & kinds.CLASSIC and text not in lists.irregular


def write_words(path: Path, czech: Czech) -> dict[str, int]:
    """Writes the word file; returns the number of each word."""
    keys = coded(czech.words, LETTERS)
    flat = build_dawg(keys)
    table = dict(enumerate(LETTERS, 1))
    ordered = [key.translate(table) for key in keys]
    size = len(ordered)
    bits = [czech.words[word] for word in ordered]
    sections = {"edges": flat.edges.tobytes(), "counts": flat.counts.tobytes()}
    sections["packed/base"] = packed(bit_column((value & kinds.BASE for value in bits), size))
    sections["packed/classic"] = packed(bit_column((value & kinds.CLASSIC for value in bits), size))
    for name, mask in (
        ("vulgar", kinds.VULGAR),
        ("insult", kinds.INSULT),
        ("interjection", kinds.INTERJECTION_COMMON),
        ("rare interjection", kinds.INTERJECTION_RARE),
        ("abbreviation", kinds.ABBREVIATION),
    ):
        sections[f"list/{name}"] = numbers(n for n, value in enumerate(bits) if value & mask)
    sections["entries"] = czech.tables["entries"]
    sections |= {name: packed(czech.tables[name]) for name in ("rules", "tables")}
    about = {
        "title": "Czech words",
        "source": "hunspell-cs 1:7.5.0-1",
        "licence": "GPL-2.0",
        "language": "cs",
        "letters": LETTERS,
        "root": flat.root,
        "entries_root": czech.entries_root,
        "size": flat.size,
    }
    write_container(path, about, sections)
    return {word: number for number, word in enumerate(ordered)}


def write_frequency(path: Path, words: Path, czech: Czech, place: dict[str, int], source: Path) -> None:
    """Writes the frequency file that belongs to a word file."""
    attestation = Attestation(czech.groups, read_wordfreq(source), place)
    keep_back(czech.groups, czech.listed, czech.names, czech.lists.living, attestation)
    seldom = {n for n, (entry, _) in enumerate(czech.listed) if entry.head in czech.lists.namesakes}
    ranks = attestation.entry_ranks(seldom)
    ladder = steps(len(ranks))
    attested = bytearray(len(place))
    sure = bytearray(len(place))
    step = bytearray(len(place))
    for group, met in zip(czech.groups, attestation.attested, strict=True):
        if not met:
            continue
        # What is made in a way that holds in general is beyond doubt where texts have it themselves.
        own_text = group.entry >= czech.made and (
            not group.comparative or any(text in attestation.frequency for text, _, _ in group.forms)
        )
        unsure = UNSURE & ~kinds.DOUBTFUL if own_text else UNSURE
        own = step_of(ladder, ranks.get(group.entry, len(ranks)))
        for text, bits, _ in group.forms:
            number = place[text]
            if not attested[number] or own < step[number]:
                step[number] = own
            attested[number] = 1
            told = text in czech.lists.archaic or text in czech.lists.doubtful
            sure[number] |= not (bits & unsure or told)
    understood = bytearray(len(place))
    for index in implied(czech.groups, czech.listed, attestation):
        for text, _, _ in czech.groups[index].forms:
            understood[place[text]] = not attested[place[text]]
    column = bit_column(attested, len(place))
    turned, ranked = turns(step, attested)
    turning = bit_column(turned, len(place))
    said = said_ranks(said_shares(attestation, czech.lists, seldom))
    said_ladder = steps(len(said), SAID_GROWTH)
    said_words = sorted(said, key=place.__getitem__)
    sections = {
        "bits/attested": column,
        "list/doubtful": numbers(n for n in range(len(place)) if attested[n] and not sure[n]),
        "packed/implied": packed(bit_column(understood, len(place))),
        "bits/rank turns": turning,
        "rank index": popcounts(turning, RANK_BLOCK),
        "ranks": ranked,
        "said": packed_gaps([place[word] for word in said_words]),
        "said ranks": packed(bytes(step_of(said_ladder, said[word]) for word in said_words)),
    }
    about = {
        "title": "Czech word frequencies",
        "source": "wordfreq 3.1.1 by Robyn Speer",
        "licence": "CC-BY-SA-4.0",
        "words": Container(words).id,
        "rank_steps": ladder,
        "said_steps": said_ladder,
        "rank_block": RANK_BLOCK,
    }
    write_container(path, about, sections)


def main(folder: Path) -> None:
    """Builds into a folder and says what it made."""
    folder.mkdir(parents=True, exist_ok=True)
    gc.disable()  # millions of forms live till the end, none in a cycle: looking for some takes long
    started = time.monotonic()

    def say(text: str) -> None:
        print(f"{time.monotonic() - started:6.1f} s  {text}", flush=True)

    czech = expand(HERE)
    say(f"{len(czech.listed)} entries, {len(czech.groups)} groups, {len(czech.words)} words")
    with tempfile.TemporaryDirectory(dir=folder) as made:  # the files change together or not at all
        words, frequency = (Path(made, name) for name in FILES["cs"])
        place = write_words(words, czech)
        say(f"{words.name}: {words.stat().st_size} bytes")
        write_frequency(frequency, words, czech, place, HERE / "sources/wordfreq-cs/large_cs.msgpack.gz")
        say(f"{frequency.name}: {frequency.stat().st_size} bytes")
        english = listed, ranked = tuple(Path(made, name) for name in FILES["en"])
        write_english(listed, ranked, HERE, RANK_BLOCK)
        say("English: " + ", ".join(f"{path.stat().st_size} bytes" for path in english))
        for path in (words, frequency, *english):
            path.replace(folder / path.name)
    meanings.build(folder)
    say("meanings")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "resources" / "lexicon")
