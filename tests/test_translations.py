"""Every text of the program is translated, and the committed files agree with each other."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import sysconfig
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from app.lexicon import czech
from app.tabletop import phrases
from app.tabletop.rounds import texts as round_texts
from app.ui.translation import Translation
from app.widgets import writing
from app.widgets.names import listed

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


@pytest.fixture(scope="module")
def translations() -> ModuleType:
    """packaging/translations.py, which is a command and no package."""
    folder = ROOT / "packaging"
    spec = importlib.util.spec_from_file_location("packaging_translations", folder / "translations.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(folder))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(folder))
    return module


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[Translation]:
    translation = Translation()
    yield translation
    translation.withdraw()


@pytest.mark.parametrize(
    ("written", "set_"),
    [
        ("v lese a u řeky", "v~lese a~u~řeky"),
        ("A pak? („O tom i on ví.“)", "A~pak? („O~tom i~on ví.“)"),
        ("dva a dva, pes k psu\nI vlk", "dva a~dva, pes k~psu\nI~vlk"),
        ("Ano, ono, „a“, sklo u", "Ano, ono, „a“, sklo u"),
        ("k%n, {a} z {b}", "k%n, {a} z~{b}"),
    ],
)
def test_one_letter_words_stay_with_the_next_word(written: str, set_: str) -> None:
    assert czech.bound(written) == set_.replace("~", czech.NO_BREAK)


def test_no_line_of_a_czech_text_ends_with_a_one_letter_word(speaking: Translation) -> None:
    speaking.set_choice("cs")
    assert listed(["Anna", "Bob"]) == "Anna a\N{NO-BREAK SPACE}Bob"
    loose = re.compile(r"(?:^|[\s(„])[aikosuvz] \S", re.IGNORECASE)
    for context, message in messages(source_file("cs")):
        if message.get("numerus") != "yes":
            source, note = message.findtext("source", ""), message.findtext("comment")
            told = QCoreApplication.translate(context, source, note)
            assert not loose.search(told), told


def test_thousands_are_written_as_the_language_writes_them(speaking: Translation) -> None:
    speaking.set_choice("cs")
    assert phrases.words(1318) == "1\N{NO-BREAK SPACE}318 slov"
    assert writing.number(1318) == "1\N{NO-BREAK SPACE}318"
    assert round_texts.points_unit(1318) == "bodů"
    assert phrases.words(2) == "2 slova"
    speaking.set_choice("en")
    assert phrases.words(1318) == "1,318 words"
    assert writing.number(999) == "999"


def test_lines_are_broken_at_blanks_that_may_break() -> None:
    assert writing.breakable(" v\N{NO-BREAK SPACE}lese  na\nkopci ") == [
        "v\N{NO-BREAK SPACE}lese",
        "na",
        "kopci",
    ]


@pytest.mark.parametrize("language", FORMS)
def test_compiled_file_is_the_compiled_source(
    language: str, tmp_path: Path, translations: ModuleType
) -> None:
    fresh, typeset = tmp_path / "fresh.qm", tmp_path / f"slovohratky_{language}.ts"
    translations.typeset(source_file(language), language, typeset)
    command = [tool("pyside6-lrelease"), str(typeset), "-qm", str(fresh)]
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
