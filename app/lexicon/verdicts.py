"""What a judge says of words on a table, in the form in which games write it down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from app.lexicon.judge import Judge
from app.lexicon.policy import Reason

_AT_HOME = (Reason.HOUSEHOLD, Reason.BANNED)


class Verdict(NamedTuple):
    """On one word. why: never empty for a bad one."""

    good: bool
    why: str

    @property
    def at_home(self) -> bool:
        """Whether the household decided."""
        return self.why in [reason.value for reason in _AT_HOME]


class Listed(NamedTuple):
    """On words that may only be laid where they count. why: for each the reason if the household decided, ""
    where the list did; empty where that holds for all. refused: words and reasons."""

    why: tuple[str, ...]
    refused: tuple[tuple[str, str], ...]


def looked_up(judge: Judge | None, word: str, said: str | None = None) -> Verdict:
    """The verdict on a word that was challenged; without a judge it is good. said: the reason in a record."""
    if judge is None:
        return Verdict(True, "")
    judged = judge.judge(word, said)
    why = judged.reason.value if judged.reason is not None else ""
    return Verdict(judged.accepted, why or ("" if judged.accepted else Reason.UNKNOWN.value))


def facts_of(judge: Judge | None, words: Iterable[tuple[Any, str]]) -> dict[str, Any]:
    """The facts of a turn for words that were challenged, each as the record names it and as it is spelt."""
    found = [{"word": word, **looked_up(judge, spelt)._asdict()} for word, spelt in words]
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
