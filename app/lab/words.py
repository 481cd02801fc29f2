"""``words``: what the word list says."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence

from app.engine.rules import Json
from app.games.laboratory import BadInput, named_policy, open_lexicon, read_text
from app.lab.report import OK, answer
from app.lexicon.analysis import Analysis, Degree, FormKind, Gender, Pos, Tag, WordForm, is_basic
from app.lexicon.czech import sort_key
from app.lexicon.dawg import ABSENT, FINAL, LAST, LETTER_SHIFT, TARGET_MASK, Dawg
from app.lexicon.finding import ANY, fitting
from app.lexicon.lexicon import LANGUAGE_OF, POLICIES, UNRANKED, Lexicon, Policy
from app.lexicon.meanings import Meaning
from app.lexicon.suggesting import instead

CHUNK = 20_000
"""Words written at a time."""

LISTED = (2, 3)
"""Lengths of the words that players learn first, whose complete lists can be written."""

_LETTER_CODES = 64


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("word", nargs="*", metavar="WORD")
    command.add_argument("--file", metavar="F", help="a word a line, UTF-8; - for standard input")
    command.add_argument("--all", action="store_true", help="write every accepted word")
    command.add_argument(
        "--list",
        type=int,
        choices=LISTED,
        metavar="N",
        help="write every accepted word of N letters, 2 or 3, and what it is",
    )
    command.add_argument("--policy", metavar="P", required=True, help=f"one of {', '.join(POLICIES)}")
    command.add_argument("--json", action="store_true", help="answer with one JSON document")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Say of each word whether the policy takes it, or write all that it takes."""
    if bool(arguments.word) + (arguments.file is not None) + arguments.all + bool(arguments.list) != 1:
        raise BadInput("give either words, --file, --all or --list")
    words = arguments.word if arguments.file is None else _lines(read_text(arguments.file))
    lexicon = open_lexicon(LANGUAGE_OF.get(arguments.policy, "cs"))
    policy = named_policy(lexicon, arguments.policy)
    if arguments.all:
        _write_all(policy, as_json=arguments.json)
    elif arguments.list:
        _write_list(lexicon, policy, arguments.list, as_json=arguments.json)
    elif arguments.json:
        entries = [_entry(lexicon, policy, word) for word in words]
        answer({"policy": policy.name, "lexicon": lexicon.id, "words": entries})
    else:
        accepts = policy.accepts
        sys.stdout.writelines(f"{'1' if accepts(word) else '0'}\t{word}\n" for word in words)
    return OK


def _lines(text: str) -> Sequence[str]:
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    return lines[:-1] if lines and not lines[-1] else lines


def _entry(lexicon: Lexicon, policy: Policy, word: str) -> Json:
    judgement = policy.judge(word)
    entry: Json = {"word": word, "accepted": judgement.accepted}
    if judgement.reason is not None:
        entry["reason"] = judgement.reason.value
        if not judgement.accepted:
            entry["instead"] = list(instead(lexicon, policy, judgement))
    entry["analyses"] = [analysis_json(one) for one in _analyses(lexicon, judgement.word, judgement.number)]
    return entry


def _analyses(lexicon: Lexicon, word: str, number: int) -> Sequence[Analysis]:
    """Readings; a listed word about which no grammar is known has one, with its rank."""
    found = lexicon.analyses(word)
    if found or number == ABSENT:
        return found
    return (Analysis(word, Pos.OTHER, (), Degree.POSITIVE, frozenset(), lexicon.rank(number)),)


def _write_list(lexicon: Lexicon, policy: Policy, length: int, *, as_json: bool) -> None:
    """Every accepted word of so many letters in the order of dictionaries, with what it is and means."""
    words = sorted((word for _, word in fitting(policy, ANY * length)), key=sort_key)
    if not as_json:
        sys.stdout.writelines(f"{word}\t{_told(lexicon, word)}\n" for word in words)
        return
    entries = [
        {**_entry(lexicon, policy, word), "meaning": _meaning_json(_meaning(lexicon, word))} for word in words
    ]
    answer({"policy": policy.name, "lexicon": lexicon.id, "length": length, "words": entries})


def _meaning(lexicon: Lexicon, word: str) -> Meaning | None:
    """Of the likeliest lemma."""
    return next(iter(lexicon.meanings.of_readings(lexicon.analyses(word), 1, word)), None)


def _meaning_json(meaning: Meaning | None) -> Json | None:
    if meaning is None:
        return None
    return {
        "lemma": meaning.lemma,
        "own": [
            {"pos": sense.pos.name.lower(), "text": sense.text, "example": sense.example}
            for sense in meaning.own
        ],
        "definition": meaning.definition,
        "synonyms": list(meaning.synonyms),
        "english": list(meaning.english),
        "czech": list(meaning.czech),
    }


def _told(lexicon: Lexicon, word: str) -> str:
    """What a word is and means, in a line: “verb, third person singular of dát; English: put, give”."""
    readings = _analyses(lexicon, word, lexicon.dawg.number(word))
    reading = next((one for one in readings if Tag.NAME not in one.tags), readings[0])
    parts = [reading.pos.name.lower() if reading.pos is not Pos.OTHER else "word"]
    if reading.forms and not is_basic(word, reading):
        parts[0] += f", {form_words(reading.forms[0])}"
    if reading.lemma != word:
        parts[0] += f" of {reading.lemma}"
    meaning = _meaning(lexicon, word)
    if meaning is not None and meaning.own:
        parts.append(f"meaning: {meaning.own[0].text}")
    elif meaning is not None and meaning.definition:
        parts.append(f"meaning: {meaning.definition}")
    elif meaning is not None and meaning.synonyms:
        parts.append(f"like: {', '.join(meaning.synonyms)}")
    if meaning is not None and meaning.english:
        parts.append(f"English: {', '.join(meaning.english)}")
    if meaning is not None and meaning.czech:
        parts.append(f"Czech: {', '.join(meaning.czech)}")
    return "; ".join(parts)


def _write_all(policy: Policy, *, as_json: bool) -> None:
    """Every accepted word in alphabetical order, as it is found: there are millions."""
    write = sys.stdout.write
    if not as_json:
        for words in _chunks(policy):
            write("\n".join(words) + "\n")
        return
    write(f'{{"policy": {json.dumps(policy.name)}, "words": [')
    between = "\n"
    for words in _chunks(policy):
        write(between + ",\n".join(json.dumps(word, ensure_ascii=False) for word in words))
        between = ",\n"
    write("\n]}\n")


def _chunks(policy: Policy) -> Iterator[list[str]]:
    """The accepted words, some thousands at a time."""
    chunk: list[str] = []
    accepted = policy.accepted
    for number, word in enumerate(_in_order(policy.dawg)):
        if accepted[number >> 3] >> (number & 7) & 1:
            chunk.append(word)
            if len(chunk) == CHUNK:
                yield chunk
                chunk = []
    if chunk:
        yield chunk


def _in_order(dawg: Dawg) -> Iterator[str]:
    """All words by number; a stack instead of nested generators, which take several times as long."""
    edges, letters = dawg.edges, dawg.letters.ljust(_LETTER_CODES, "\0")
    waiting = [(dawg.root, "")] if len(dawg) else []
    while waiting:
        node, prefix = waiting.pop()
        edge = edges[node]
        text = prefix + letters[edge >> LETTER_SHIFT & (_LETTER_CODES - 1)]
        if not edge & LAST:
            waiting.append((node + 1, prefix))
        if edge & TARGET_MASK:
            waiting.append((edge & TARGET_MASK, text))
        if edge & FINAL:
            yield text


_CASES = ("nominative", "genitive", "dative", "accusative", "vocative", "locative", "instrumental")
_NUMBERS = {1: "singular", 2: "plural"}
_PERSONS = {1: "first", 2: "second", 3: "third"}
_GENDERS = {
    Gender.MASCULINE_ANIMATE: "masculine animate",
    Gender.MASCULINE_INANIMATE: "masculine inanimate",
    Gender.MASCULINE: "masculine",
    Gender.FEMININE: "feminine",
    Gender.NEUTER: "neuter",
    Gender.ANY: "all genders",
}


def analysis_json(one: Analysis) -> Json:
    """One reading. ``rank`` is null for a lemma that no text had."""
    return {
        "lemma": one.lemma.capitalize() if Tag.NAME in one.tags else one.lemma,
        "part_of_speech": one.pos.name.lower(),
        "form": "; ".join(form_words(form) for form in one.forms),
        "degree": one.degree.name.lower() if one.degree is not Degree.POSITIVE else None,
        "tags": sorted(tag.value for tag in one.tags),
        "rank": None if one.rank == UNRANKED else one.rank,
    }


def form_words(form: WordForm) -> str:
    """“genitive and accusative singular, masculine animate”."""
    parts = [form.kind.value] if form.kind not in (FormKind.CASE, FormKind.PRESENT) else []
    if form.person is not None:
        parts.append(f"{_PERSONS[form.person]} person")
    if form.cases:
        parts.append(" and ".join(_CASES[case - 1] for case in form.cases))
    if form.number is not None:
        parts.append(_NUMBERS[form.number])
    words = " ".join(parts)
    return words if form.gender is None else f"{words}, {_GENDERS[form.gender]}"
