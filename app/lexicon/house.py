"""The word list as one household plays with it: without the words it has banned, vulgar ones or not.

Words that a household has *added* are not here: they have no number in the list. The rules of a game
take them beside the policy.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from app.lexicon.czech import normalise
from app.lexicon.lexicon import Lexicon
from app.lexicon.policy import Judgement, Policy, Reason


class HousePolicy(Policy):
    """A policy of the word list, narrowed by a household.

    A banned word is refused with `Reason.BANNED`. Where vulgar words are let in they may also be
    played by opponents, lie on boards and be shown; typed by a person they count either way.
    """

    def __init__(self, plain: Policy, banned: Collection[str], *, vulgar: bool) -> None:
        self.__dict__.update(plain.__dict__)
        self.banned = frozenset(normalise(word) for word in banned)
        columns = self._columns
        struck = bytearray((columns.size + 7) // 8)
        for word in self.banned:
            number = plain.dawg.number(word)
            if number >= 0:
                struck[number >> 3] |= 1 << (number & 7)
        kept = ~int.from_bytes(struck, "little")
        accepted = int.from_bytes(plain.accepted, "little") & kept
        certain = int.from_bytes(plain.certain, "little") & kept
        if vulgar:
            certain |= accepted & columns.told() & columns.listing("vulgar")
        self.accepted, self.certain = columns.packed(accepted), columns.packed(certain)

    def judge(self, word: str) -> Judgement:
        """The verdict on a word as somebody wrote it."""
        judgement = super().judge(word)
        if judgement.word in self.banned:
            return Judgement(judgement.word, False, Reason.BANNED, judgement.number)
        return judgement


class HouseLexicon(Lexicon):
    """A word list whose policies are a household's. Shares the mapped files of the plain one."""

    def __init__(
        self,
        plain: Lexicon,
        banned: Callable[[], Collection[str]] | Collection[str] = (),
        *,
        vulgar: bool = False,
    ) -> None:
        """banned: words that no game takes, or what tells them as they are when a policy is asked for.

        vulgar: let vulgar words onto boards and to opponents.
        """
        self.__dict__.update(plain.__dict__)
        self._plain, self._vulgar = plain, vulgar
        self._banned = banned if callable(banned) else lambda: banned
        self._made: dict[str, tuple[frozenset[str], Policy]] = {}

    def policy(self, name: str) -> Policy:
        """The household's policy of this name, as it is now. Raises `KeyError` for an unknown one."""
        banned = frozenset(self._banned())
        found = self._made.get(name)
        if found is None or found[0] != banned:
            plain = self._plain.policy(name)
            found = self._made[name] = banned, HousePolicy(plain, banned, vulgar=self._vulgar)
        return found[1]
