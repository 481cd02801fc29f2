"""Measures the Czech word list against its bars: ``python packaging/lexicon/bars.py FOLDER [--show N]``.

FOLDER holds the open texts, fetched as named packages and never kept in the repository::

    apt-get download fortunes-cs wesnoth-1.16-data gnome-user-docs installation-guide-amd64 \\
        libreoffice-help-cs aptitude-doc-cs manpages-cs dasher-data fillets-ng-data wamerican \\
        freedroidrpg-data unknown-horizons freeciv-data
    pip download simplemma --no-deps

Whatever of them is there is measured, and named. Exit code 1 when a bar does not hold.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(ROOT)]

from agreement import near_misses, refused  # noqa: E402
from build import expand  # noqa: E402
from lexbars.figures import Figure, lookup_us, open_ms, share  # noqa: E402
from lexbars.reference import MissingTexts, read_reference  # noqa: E402
from lexbars.texts import SOURCES, read_english, read_texts  # noqa: E402
from lexbuild.groups import TRANSGRESSIVE  # noqa: E402
from lexbuild.hunspell import read_affixes, read_entries  # noqa: E402
from lexbuild.lists import read_lists  # noqa: E402

from app.lexicon.grammar import Pos  # noqa: E402
from app.lexicon.lexicon import Lexicon, Policy, Reason  # noqa: E402
from app.lexicon.meanings import MEANING_FILES  # noqa: E402
from app.paths import resource  # noqa: E402

SEED = 2024
WORDS_AS_WELL = {"kap": "genitive plural of kapa", "dem": "genitive plural of demo"}
"""Letters of dotted abbreviations that are a form of a common word too."""


def eligible(
    policy: Policy, texts: dict[str, list[list[str]]], reference: dict[str, str], english: set[str]
) -> dict[str, set[str]]:
    """The word types of each text that count: two letters and more, no abbreviation, known to simplemma.

    That the independent list knows a word keeps out typing errors and invented words. It knows English
    ones too: what is an English word and no Czech one of ours is no miss.
    """
    abbreviations = read_lists(HERE / "lists").abbreviations
    return {
        name: {
            token
            for paragraph in paragraphs
            for token in paragraph
            if len(token) >= 2
            and token in reference
            and token not in abbreviations
            and not (token in english and not policy.accepts(token))
        }
        for name, paragraphs in texts.items()
    }


def recall(policy: Policy, types: dict[str, set[str]]) -> list[Figure]:
    """Recall of running text, for each package and together; together also without forms of spoken Czech
    (dobrej, můžem), which are refused on purpose and led to what is written."""
    figures = []
    together: set[str] = set()
    for name, own in types.items():
        together |= own
        short = [word for word in own if len(word) <= 8]
        figures.append(Figure(f"recall {name}, {len(own)} types", share(policy, own), None))
        figures.append(
            Figure(f"recall {name}, {len(short)} types of 2 to 8 letters", share(policy, short), None)
        )
    written = {word for word in together if policy.judge(word).reason is not Reason.COLLOQUIAL}
    for name, kept in (("together", together), ("without spoken forms", written)):
        short = [word for word in kept if len(word) <= 8]
        bars = (">= 99.7", ">= 99.85") if kept is written else (None, None)
        figures.append(Figure(f"recall {name}, {len(kept)} types", share(policy, kept), bars[0]))
        figures.append(
            Figure(f"recall {name}, {len(short)} types of 2 to 8 letters", share(policy, short), bars[1])
        )
    return figures


def names_and_abbreviations(policy: Policy, reference: dict[str, str]) -> list[Figure]:
    """What must not be accepted. A name counts when the real hunspell refuses it in lower case and the
    independent list does not know it so either: solnice is a word, too."""
    entries = read_entries(HERE / "sources/hunspell-cs/cs_CZ.dic")
    capital = {form for form in reference if form.istitle()} | {entry.head for entry in entries}
    lower = {form.lower() for form in capital if form.isalpha() and not form.islower()} - reference.keys()
    names = sorted(refused(sorted(lower))) if shutil.which("hunspell") else []
    dotted = sorted(
        {entry.head[:-1] for entry in entries if entry.head.endswith(".") and entry.head[:-1].isalpha()}
        - reference.keys()
    )
    lists = read_lists(HERE / "lists")
    dotted = [word for word in dotted if word not in WORDS_AS_WELL]
    abbreviations = sorted(lists.abbreviations.keys() - {entry.head for entry, _ in lists.supplement})
    return [
        Figure(f"proper names accepted, {len(names)}", share(policy, names), "<= 0.1", names),
        Figure(
            f"dotted abbreviations accepted, {len(dotted)}",
            share(policy, dotted),
            "<= 1",
            dotted,
        ),
        Figure(
            f"listed abbreviations accepted, {len(abbreviations)}",
            share(policy, abbreviations),
            "<= 1",
            abbreviations,
        ),
    ]


def made_by_ourselves(words: set[str]) -> set[str]:
    """Those of the words that are forms of our own entries and rows, or generated transgressives."""
    czech = expand(HERE)
    added = read_affixes(HERE / "lists/supplement.aff").suffixes.values()
    endings = ("ani", *{row.add for own in added for row in own})
    return {
        text
        for group in czech.groups
        for text, bits, _ in group.forms
        if text in words and (group.entry >= czech.own or bits & TRANSGRESSIVE or text.endswith(endings))
    }


def non_words(lexicon: Lexicon, policy: Policy, count: int = 20_000) -> list[Figure]:
    """Accepted words with a letter edited that the real hunspell refuses and that we did not add."""
    if shutil.which("hunspell") is None:
        return []
    draw = random.Random(SEED)
    words: list[str] = []
    while len(words) < 5000:
        number = draw.randrange(len(lexicon.dawg))
        if policy.allows(number):
            words.append(lexicon.dawg.word(number))
    edited = refused(near_misses(words, count, SEED))
    none = sorted(edited - made_by_ourselves(edited))
    name = f"letter-edited non-words accepted, {len(none)}"
    return [Figure(name, share(policy, none), "<= 0", none)]


def interjections(policy: Policy) -> list[Figure]:
    """The common ones are good in Boggle, the rare ones nowhere."""
    lists = read_lists(HERE / "lists").interjections
    common = sorted(word for word, use in lists.items() if use == "common")
    rare = sorted(word for word, use in lists.items() if use == "rare")
    return [
        Figure(f"common interjections accepted, {len(common)}", share(policy, common), ">= 97", common),
        Figure(f"rare interjections accepted, {len(rare)}", share(policy, rare), "<= 5", rare),
    ]


_OBLIQUE = re.compile(r".*(ům|ách|ech|ích|ých|ami|emi|ými|ími|ého|ému)")


def scrabble(lexicon: Lexicon, reference: dict[str, str]) -> list[Figure]:
    """The two Scrabble lists: nominatives, oblique forms, transgressives, interjections."""
    classic, inflected = lexicon.policy("scrabble-classic"), lexicon.policy("scrabble-inflected")
    lemmas = sorted({lemma for lemma in reference.values() if lemma.islower() and inflected.accepts(lemma)})
    oblique = sorted(
        form
        for form, lemma in reference.items()
        if form.islower() and lemma.islower() and form != lemma and form[0] == lemma[0]
        and not lemma.endswith(("t", "ci")) and _OBLIQUE.fullmatch(form) and inflected.accepts(form)
    )  # fmt: skip
    verbs = {
        form
        for form, lemma in reference.items()
        if form.islower() and lemma.endswith(("t", "ci")) and inflected.accepts(lemma)
    }
    endings = ("ouc", "ouce", "íc", "íce", "vši", "vše")
    gerunds = sorted(form for form in verbs if form.endswith(endings))
    lists = read_lists(HERE / "lists").interjections
    quiddler = lexicon.policy("quiddler")
    words = sorted(lists)
    return [
        Figure(f"classic: lemmas accepted, {len(lemmas)}", share(classic, lemmas), ">= 99"),
        Figure(
            f"classic: oblique forms accepted, {len(oblique)}", share(classic, oblique), "<= 0.1", oblique
        ),
        Figure(
            f"classic: transgressives accepted, {len(gerunds)}", share(classic, gerunds), "<= 0.3", gerunds
        ),
        Figure(f"inflected: transgressives accepted, {len(gerunds)}", share(inflected, gerunds), ">= 90"),
        Figure(f"inflected: interjections accepted, {len(words)}", share(inflected, words), "<= 5", words),
        Figure(f"quiddler: interjections accepted, {len(words)}", share(quiddler, words), "<= 5"),
    ]


def explained(lexicon: Lexicon, policy: Policy, count: int = 5000) -> list[Figure]:
    """Random accepted forms with lemma, part of speech and grammatical form."""
    draw = random.Random(SEED)
    words: list[str] = []
    while len(words) < count:
        number = draw.randrange(len(lexicon.dawg))
        if policy.allows(number):
            words.append(lexicon.dawg.word(number))
    told = sum(any(one.pos is not Pos.OTHER for one in lexicon.analyses(word)) for word in words)
    return [Figure(f"accepted forms explained, of {count} random ones", 100 * told / count, ">= 99.5")]


def cost(lexicon: Lexicon) -> list[Figure]:
    """Size and speed."""
    size = {path.name: path.stat().st_size for path in resource("lexicon").glob("cs-*.slx")}
    told = sum(size.pop(name, 0) for name in MEANING_FILES)
    return [
        Figure("Czech words and attributes, bytes", sum(size.values()), "<= 6500000"),
        Figure("meanings, bytes", told, "<= 4000000"),
        Figure("opening, ms", open_ms(), "<= 5"),
        Figure("look-up, us", lookup_us(lexicon), "<= 10"),
    ]


def sample(lexicon: Lexicon, policy: Policy, count: int) -> list[str]:
    """Random accepted forms of 3 to 8 letters, to be read by eye; ? marks what is not sure."""
    draw = random.Random(SEED)
    chosen: list[str] = []
    while len(chosen) < count:
        number = draw.randrange(len(lexicon.dawg))
        if policy.allows(number) and 3 <= len(lexicon.dawg.word(number)) <= 8:
            chosen.append(lexicon.dawg.word(number) + ("" if policy.sure(number) else "?"))
    return chosen


def main() -> int:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--show", type=int, default=0, help="also list so many offenders of each figure")
    parser.add_argument("--sample", type=int, default=0, help="print so many random accepted forms and stop")
    chosen = parser.parse_args()
    lexicon = Lexicon.open()
    policy = lexicon.policy("boggle")
    if chosen.sample:
        print(" ".join(sample(lexicon, policy, chosen.sample)))
        return 0
    try:
        reference = read_reference(chosen.folder)
    except MissingTexts as missing:
        print(missing, file=sys.stderr)
        return 2
    texts = read_texts(chosen.folder)
    for source in SOURCES:
        found = [name for name in texts if name.startswith(source.package + "_")]
        tokens = sum(len(paragraph) for name in found for paragraph in texts[name])
        print(
            f"{source.package}: {source.what}: {tokens} lower-case words"
            if found
            else f"{source.package}: absent"
        )
    types = eligible(policy, texts, reference, read_english(chosen.folder))
    figures = recall(policy, types) + names_and_abbreviations(policy, reference)
    figures += non_words(lexicon, policy) + interjections(policy) + scrabble(lexicon, reference)
    figures += explained(lexicon, policy) + cost(lexicon)
    for figure in figures:
        print(figure.line())
    if chosen.show:
        missed = sorted({word for own in types.values() for word in own if not policy.accepts(word)})
        print(f"missed ({len(missed)}):", " ".join(missed[: chosen.show]))
        for figure in figures:
            if figure.words and figure.bar and figure.bar.startswith("<"):
                print(
                    figure.name, ":", " ".join([w for w in figure.words if policy.accepts(w)][: chosen.show])
                )
    return 0 if all(figure.holds for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
