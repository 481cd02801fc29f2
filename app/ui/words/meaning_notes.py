"""What a word means, in lines: its definition or else its synonyms, and English words for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.lexicon.meanings import Meaning

translate = QCoreApplication.translate


def meaning_lines(word: str, meanings: Sequence[Meaning]) -> list[str]:
    """Lines about the lemmas that a word may belong to; each lemma is named unless it is the word itself."""
    lines: list[str] = []
    for meaning in meanings:
        named = "" if meaning.lemma == word and len(meanings) == 1 else meaning.lemma
        lines += _told(meaning, named)
    return lines


def _told(meaning: Meaning, lemma: str) -> list[str]:
    english = ", ".join(meaning.english)
    synonyms = ", ".join(meaning.synonyms)
    lines: list[str] = []
    if meaning.definition:
        text = translate("Words", "Meaning of “{lemma}”: {text}.") if lemma else _plain_definition()
        lines.append(text.format(lemma=lemma, text=meaning.definition))
    elif synonyms:
        text = translate("Words", "Like “{lemma}”: {text}.") if lemma else translate("Words", "Like: {text}.")
        lines.append(text.format(lemma=lemma, text=synonyms))
    if english:
        # The lemma is named once.
        pattern = (
            translate("Words", "“{lemma}” in English: {text}.")
            if lemma and not lines
            else translate("Words", "In English: {text}.")
        )
        lines.append(pattern.format(lemma=lemma, text=english))
    return lines


def _plain_definition() -> str:
    return translate("Words", "Meaning: {text}.")
