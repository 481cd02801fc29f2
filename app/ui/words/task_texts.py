"""Tasks by grammar in words: what is asked for, what a word is, why it does not fulfil the task."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.lexicon.analysis import Analysis, Gender, Pos
from app.lexicon.lexicon import Lexicon
from app.lexicon.problems import LexiconProblem
from app.lexicon.school import tasks
from app.lexicon.school.nouns import NounKind
from app.lexicon.school.tasks import TaskAnswer
from app.tabletop.lesson.plan import LessonWords
from app.ui.words import grammar_texts

translate = QCoreApplication.translate


def title(task: str) -> str:
    """“only verbs”."""
    family = tasks.family_of(task)
    if family:
        return translate("Tasks", "vyjmenovaná slova after {letter}").format(letter=family.upper())
    return {
        "all": translate("Tasks", "all words"),
        "noun": translate("Tasks", "only nouns"),
        "verb": translate("Tasks", "only verbs"),
        "adjective": translate("Tasks", "only adjectives"),
        "masculine": translate("Tasks", "only masculine nouns"),
        "feminine": translate("Tasks", "only feminine nouns"),
        "neuter": translate("Tasks", "only neuter nouns"),
        "long": translate("Tasks", "words of five letters and more"),
        "ě": translate("Tasks", "words with Ě"),
        "ů": translate("Tasks", "words with Ů"),
    }[task]


def grammar_text(word: str, answer: TaskAnswer) -> str:
    """“noun: 3rd and 6th case singular, pattern žena”; empty for a word without grammar."""
    reading = answer.reading
    if reading is None:
        return ""
    speech = _noun(answer.kind) if reading.pos is Pos.NOUN else grammar_texts.pos_name(reading.pos)
    form = grammar_texts.form_words(reading.forms, brief=True)
    own = translate("Tasks", "of the word {lemma}").format(lemma=reading.lemma)
    parts = [part for part in (form, own if reading.lemma != word else "", _pattern(answer.kind)) if part]
    return f"{speech}: {', '.join(parts)}" if parts else speech


def _noun(kind: NounKind | None) -> str:
    if kind is None:
        return grammar_texts.pos_name(Pos.NOUN)
    return {
        Gender.MASCULINE_ANIMATE: translate("Tasks", "masculine animate noun"),
        Gender.MASCULINE_INANIMATE: translate("Tasks", "masculine inanimate noun"),
        Gender.FEMININE: translate("Tasks", "feminine noun"),
    }.get(kind.gender, translate("Tasks", "neuter noun"))


def _pattern(kind: NounKind | None) -> str:
    if kind is None or not kind.pattern:
        return ""
    return translate("Tasks", "pattern {noun}").format(noun=kind.pattern)


def why_not(task: str, answer: TaskAnswer) -> str:
    """Why a word does not fulfil the task, as a clause: “that is an adverb”."""
    family = tasks.family_of(task)
    if family:
        return translate("Tasks", "not one of the vyjmenovaná slova after {letter}").format(
            letter=family.upper()
        )
    if task == "long":
        return translate("Tasks", "too short for the task")
    if task in ("ě", "ů"):
        return translate("Tasks", "there is no {letter} in it").format(letter=task.upper())
    return translate("Tasks", "not what is asked for: {what}").format(what=_what(answer.reading, answer.kind))


def _what(reading: Analysis | None, kind: NounKind | None) -> str:
    if reading is None:
        return translate("Tasks", "its word class is not known")
    return _noun(kind) if reading.pos is Pos.NOUN else grammar_texts.pos_name(reading.pos)


def lesson_words(lexicon: Lexicon | None, task: str) -> LessonWords:
    """What a lesson says of words; nothing where the list cannot be read."""

    def answered(word: str) -> TaskAnswer:
        if lexicon is None:
            return TaskAnswer(True)
        try:
            return tasks.answer(lexicon, task, word)
        except LexiconProblem:
            return TaskAnswer(True)

    return LessonWords(
        title(task),
        lambda word: grammar_text(word, answered(word)),
        lambda word: why_not(task, answered(word)),
    )
