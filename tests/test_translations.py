"""Every text of the program is translated, and the committed files agree with each other."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FORMS = {"cs": 3, "en": 2}
PLACEHOLDER = re.compile(r"\{\w*[^{}]*\}|%n|%L?\d")
Message = tuple[str, ElementTree.Element]


def source_file(language: str) -> Path:
    return ROOT / "i18n" / f"slovohratky_{language}.ts"


def messages(path: Path) -> Iterator[Message]:
    """Context and entry of every text in a .ts file."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


def translations_of(message: ElementTree.Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms if message.get("numerus") == "yes" else [translation.text or ""]


def identity(entry: Message) -> tuple[str, str, str]:
    context, message = entry
    return context, message.findtext("source", ""), message.findtext("comment", "")


def tool(name: str) -> str:
    suffix = ".exe" if sys.platform == "win32" else ""
    return str(Path(sysconfig.get_path("scripts")) / (name + suffix))


@pytest.mark.parametrize("language", FORMS)
def test_everything_is_translated(language: str) -> None:
    unfinished = []
    for entry in messages(source_file(language)):
        translation = entry[1].find("translation")
        finished = translation is not None and translation.get("type") is None
        if not finished or not all(translations_of(entry[1])):
            unfinished.append(identity(entry))
    assert unfinished == []


@pytest.mark.parametrize("language", FORMS)
def test_lines_of_a_text_begin_where_they_are_seen(language: str) -> None:
    # Whoever indents the file by hand or program must not indent what a person reads.
    indented = [
        text
        for _, message in messages(source_file(language))
        for text in translations_of(message)
        if any(line != line.strip() for line in text.split("\n")[1:])
    ]
    assert indented == []


@pytest.mark.parametrize(("language", "forms"), FORMS.items())
def test_plurals_have_all_forms_of_the_language(language: str, forms: int) -> None:
    plurals = [entry for entry in messages(source_file(language)) if entry[1].get("numerus") == "yes"]
    assert plurals
    assert [identity(entry) for entry in plurals if len(translations_of(entry[1])) != forms] == []


@pytest.mark.parametrize("language", FORMS)
def test_placeholders_survive_translation(language: str) -> None:
    """A lost `{name}` would leave a hole in the sentence, an invented one would raise."""
    for entry in messages(source_file(language)):
        source = sorted(set(PLACEHOLDER.findall(entry[1].findtext("source", ""))))
        for text in translations_of(entry[1]):
            assert sorted(set(PLACEHOLDER.findall(text))) == source, identity(entry)


@pytest.mark.parametrize("language", FORMS)
def test_compiled_file_is_the_compiled_source(language: str, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.qm"
    command = [tool("pyside6-lrelease"), str(source_file(language)), "-qm", str(fresh)]
    subprocess.run(command, check=True, capture_output=True)
    committed = ROOT / "resources" / "translations" / f"slovohratky_{language}.qm"
    assert committed.read_bytes() == fresh.read_bytes(), "run: python3 packaging/translations.py compile"


@pytest.mark.parametrize("language", FORMS)
def test_files_hold_the_texts_of_the_code(language: str, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.ts"
    options = ["-silent", "-locations", "none", "-source-language", "en", "-target-language", language]
    options += ["-pluralonly"] if language == "en" else []
    code = [str(path) for path in sorted((ROOT / "app").rglob("*.py"))]
    subprocess.run(
        [tool("pyside6-lupdate"), *options, *code, "-ts", str(fresh)], check=True, capture_output=True
    )
    in_code = {identity(entry) for entry in messages(fresh)}
    committed = {identity(entry) for entry in messages(source_file(language))}
    assert committed == in_code, "run: python3 packaging/translations.py update"
