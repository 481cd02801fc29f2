"""What a word means, in lines: our own meanings, a definition or synonyms, words of the other language."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from app.lexicon.grammar import Pos
from app.lexicon.meanings import Meaning, WordSense
from app.ui.words.grammar_texts import pos_name

translate = QCoreApplication.translate

ALL_SENSES = 9


def meaning_lines(
    word: str, meanings: Sequence[Meaning], senses: int = ALL_SENSES, *, gentle: bool = False
) -> list[str]:
    """Lines about the lemmas that a word may belong to; each lemma is named unless it is the word itself.

    senses: how many of our own are told, where there is not room for all; what others wrote is told beside
    them only where there is room for all. gentle: coarse words of other lists are left out.
    """
    lines: list[str] = []
    for meaning in meanings:
        named = "" if meaning.lemma == word and len(meanings) == 1 else meaning.lemma
        lines += _told(meaning.for_children() if gentle else meaning, named, senses)
    return lines


def _own(meaning: Meaning, lemma: str, most: int) -> list[str]:
    """Our own senses, one a line with its example; parts of speech are named where there are several."""
    told = meaning.own[:most]
    mixed = len({sense.pos for sense in told}) > 1
    before: Pos | None = None
    lines = []
    for place, sense in enumerate(told):
        text = f"{sense.text} ({pos_name(sense.pos)})" if mixed and sense.pos is not before else sense.text
        before = sense.pos
        if place:
            line = translate("Words", "Also: {text}.").format(text=text)
        else:
            line = _definition(lemma).format(lemma=lemma, text=text)
        lines.append(" ".join(filter(None, (line, _example(sense)))))
    return lines


def _example(sense: WordSense) -> str:
    return (
        translate("Words", "For example: {sentence}").format(sentence=sense.example) if sense.example else ""
    )


def _told(meaning: Meaning, lemma: str, senses: int) -> list[str]:
    english = _listed(meaning, meaning.english)
    synonyms = _listed(meaning, meaning.synonyms)
    lines = _own(meaning, lemma, senses)
    if lines:
        # Those of foreign words and the thesaurus step behind.
        if senses >= ALL_SENSES and meaning.definition:
            pattern = translate("Words", "In the dictionary of foreign words: {text}.")
            lines.append(pattern.format(text=meaning.definition))
        if senses >= ALL_SENSES and synonyms:
            lines.append(translate("Words", "Like: {text}.").format(text=synonyms))
    elif meaning.definition:
        lines.append(_definition(lemma).format(lemma=lemma, text=meaning.definition))
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
    if meaning.czech:
        # Where the program speaks Czech, that is what is looked for; the senses are in English.
        first = QLocale().language() is QLocale.Language.Czech
        named = lemma and (first or not lines)
        pattern = (
            translate("Words", "“{lemma}” in Czech: {text}.")
            if named
            else translate("Words", "In Czech: {text}.")
        )
        text = pattern.format(lemma=lemma, text=_listed(meaning, meaning.czech))
        lines.insert(0 if first else len(lines), text)
    return lines


def _listed(meaning: Meaning, words: Sequence[str]) -> str:
    """Words with commas between; coarse ones are marked."""
    marked = translate("Words", "{word} (coarse)")
    return ", ".join(marked.format(word=one) if one in meaning.coarse else one for one in words)


def _definition(lemma: str) -> str:
    if lemma:
        return translate("Words", "Meaning of “{lemma}”: {text}.")
    return translate("Words", "Meaning: {text}.")
