"""Who judges words at a table: a policy of the word list, and what the household has agreed on; and in what
form games write down what a judge says."""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol, Self

from app.lexicon.lexicon import Lexicon
from app.lexicon.policy import TAKES_SPOKEN, Judgement, Policy, Reason


class Household(Protocol):
    """What the people of this computer say about Czech words, as they say it just now; normalised."""

    def words(self) -> Collection[str]:
        """Words that count although the list lacks them."""

    def banned(self) -> Collection[str]:
        """Words that do not count, whatever the list says."""


@dataclass(frozen=True)
class Agreements:
    """What a household had agreed on at one moment."""

    added: Collection[str] = ()
    struck: Collection[str] = ()

    def words(self) -> Collection[str]:
        return self.added

    def banned(self) -> Collection[str]:
        return self.struck


NOTHING_AGREED = Agreements()

_DECIDED = {reason.value: reason for reason in (Reason.HOUSEHOLD, Reason.BANNED)}
"""What a record says where not the list decided."""


def overruled(listed: Judgement, *, banned: bool | None) -> Judgement:
    """What the word list says, with the household's say on top.

    banned: whether the household has banned the word; False where it took it, None where it says nothing.
    """
    if banned:
        return replace(listed, accepted=False, reason=Reason.BANNED)
    if banned is None or listed.accepted:
        return listed
    return replace(listed, accepted=True, reason=Reason.HOUSEHOLD)


def let_spoken(told: Judgement) -> Judgement:
    """What is said of a word where forms of spoken Czech count."""
    if told.reason is not Reason.COLLOQUIAL:
        return told
    return replace(told, accepted=True, reason=Reason.SPOKEN)


class Judge:
    """Judges the words of one game with its options.

    ``policy`` is what the household leaves of the game's policy, for whoever walks through the list. Words
    that were added have no number there; ``judge`` knows them.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        policy: str,
        household: Household | None = NOTHING_AGREED,
        *,
        vulgar: bool = False,
        gentle: bool = False,
        spoken: bool = False,
    ) -> None:
        """household: None where nobody knows it, and what a record says of it is believed.

        vulgar: let vulgar words onto boards and to opponents; typed by a person they count either way.
        gentle: keep insults from boards and opponents too.
        spoken: forms of spoken Czech count, in games where a household may have it so; nobody plays or shows
        them.
        Raises KeyError for a policy of another language.
        """
        self.lexicon = lexicon
        self._plain = lexicon.policy(policy)
        self._household = household if lexicon.language == "cs" else NOTHING_AGREED
        self._vulgar, self._gentle = vulgar, gentle
        self._may_be_spoken = policy in TAKES_SPOKEN
        self._spoken = spoken and self._may_be_spoken
        self._narrowed: tuple[frozenset[str], Policy] | None = None
        self._gently: Self | None = None

    @property
    def for_children(self) -> bool:
        """Whether what is said of words is for children too."""
        return self._gentle

    def of_today(self) -> Self:
        """A judge that keeps to what the household has agreed on by now, whatever it changes later."""
        found = copy.copy(self)
        found._gently = None
        if self._household is not None:
            found._household = Agreements(
                frozenset(self._household.words()), frozenset(self._household.banned())
            )
        return found

    def gently(self) -> Self:
        """The same judge, by whose policy nobody is shown a vulgar word or an insult."""
        if self._gently is None:
            self._gently = copy.copy(self)
            self._gently._vulgar, self._gently._gentle, self._gently._narrowed = False, True, None
        return self._gently

    def agreeing_on(self, household: Household) -> Self:
        """The same judge with another household; one who asks none goes on without."""
        found = copy.copy(self)
        found._gently = None
        if self._household is not None and self.lexicon.language == "cs":
            found._household = household
        return found

    @property
    def household(self) -> Household:
        """What the household says of the words of this game; nothing where that is not known."""
        return self._household or NOTHING_AGREED

    @property
    def policy(self) -> Policy:
        """The policy without the words that are banned by now."""
        banned = frozenset(self.household.banned())
        if self._narrowed is None or self._narrowed[0] != banned:
            self._narrowed = banned, self._plain.narrowed(banned, vulgar=self._vulgar, gentle=self._gentle)
        return self._narrowed[1]

    def judge(self, word: str, said: str | None = None) -> Judgement:
        """Whether the word counts, and why. said: the reason that stands in a record, if it is one."""
        listed = self._plain.judge(word)
        if self._household is None and said in _DECIDED:
            return replace(listed, accepted=_DECIDED[said] is Reason.HOUSEHOLD, reason=_DECIDED[said])
        added = listed.word in self.household.words()
        told = overruled(listed, banned=False if added else listed.word in self.household.banned() or None)
        # A record of an unknown household is believed in this too.
        believed = self._household is None and said == Reason.SPOKEN.value
        return let_spoken(told) if self._spoken or (believed and self._may_be_spoken) else told


class Verdict(NamedTuple):
    """On one word. why: never empty for a bad one."""

    good: bool
    why: str

    @property
    def at_home(self) -> bool:
        """Whether the household decided."""
        return self.why in _DECIDED


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
        why.append(judged.reason.value if judged.reason in (Reason.HOUSEHOLD, Reason.BANNED) else "")
    return Listed(tuple(why) if any(why) else (), tuple(refused))
