"""What a judge says of words on a table, in the form in which games write it down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from app.lexicon.judge import Judge
from app.lexicon.policy import Reason

_AT_HOME = (Reason.HOUSEHOLD, Reason.BANNED)


class Listed(NamedTuple):
    """On words that may only be laid where they count. why: for each the reason if the household decided, ""
    where the list did; empty where that holds for all. refused: words and reasons."""

    why: tuple[str, ...]
    refused: tuple[tuple[str, str], ...]


def looked_up(judge: Judge | None, words: Iterable[tuple[Any, str]]) -> dict[str, Any]:
    """The facts of a turn for words that were challenged, each as the record names it and as it is spelt.

    A bad one has its reason; without a judge all are good."""
    found = []
    for word, spelt in words:
        judged = None if judge is None else judge.judge(spelt)
        good = judged is None or judged.accepted
        why = judged.reason.value if judged is not None and judged.reason is not None else ""
        found.append({"word": word, "good": good, "why": why or ("" if good else Reason.UNKNOWN.value)})
    return {"verdicts": found} if found else {}


def confirm(judge: Judge, facts: Mapping[str, Any], spelt: Callable[[Any], str]) -> None:
    """Raises ValueError where the word list says something else than these facts of a record. spelt: the word
    that the record names so."""
    for verdict in facts.get("verdicts", ()):
        word = spelt(verdict["word"])
        if judge.judge(word, verdict["why"]).accepted != verdict["good"]:
            raise ValueError(f"the word list judges {word} differently")


def listed(judge: Judge, words: Iterable[str], said: Sequence[str]) -> Listed:
    """Judge words that are laid. said: reasons that a record gives, none or one a word."""
    why, refused = [], []
    for index, word in enumerate(words):
        judged = judge.judge(word, said[index] if index < len(said) else None)
        if not judged.accepted:
            refused.append((word, judged.reason.value if judged.reason else Reason.UNKNOWN.value))
        why.append(judged.reason.value if judged.reason in _AT_HOME else "")
    return Listed(tuple(why) if any(why) else (), tuple(refused))
