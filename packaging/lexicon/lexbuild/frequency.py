"""The frequency data: attested words, attested groups and the ranks of lemmas.

What is made here goes into a file of its own, since the data is CC BY-SA 4.0 (see sources/wordfreq-cs).
"""

from __future__ import annotations

import gzip
from collections.abc import Container
from pathlib import Path

from app.lexicon.grammar import Sub
from lexbuild.groups import ARCHAIC, DOUBTFUL, USABLE, Group
from lexbuild.kinship import spread
from lexbuild.msgpack import unpack

SELDOM = 0.01
"""What is left of a word that texts have far more often than people say it."""


def read_wordfreq(path: Path) -> dict[str, float]:
    """Word -> share of running text, from wordfreq's file of one bucket per centibel."""
    buckets = unpack(gzip.decompress(path.read_bytes()))
    if not isinstance(buckets, list) or buckets[0] != {"format": "cB", "version": 1}:
        raise ValueError(f"{path} is no wordfreq file of the known format")
    return {word: 10 ** (-centibels / 100) for centibels, bucket in enumerate(buckets[1:]) for word in bucket}


class Attestation:
    """Which groups the frequency data met, and how common each is."""

    def __init__(self, groups: list[Group], frequency: dict[str, float], words: Container[str]) -> None:
        self.groups = groups
        self.frequency = {word: share for word, share in frequency.items() if word in words}
        self.owners = self._owners()
        self.weight = self._weigh()
        self.attested = self._attest()
        spread(groups, self.attested)

    def _owners(self) -> dict[str, list[int]]:
        """Word -> the groups that it may be met for. What is archaic or doubtful has no share in a word that
        another group has too: dolů is the adverb, not the old dol."""
        clean: dict[str, list[int]] = {}
        doubted: dict[str, list[int]] = {}
        for index, group in enumerate(self.groups):
            own: dict[str, bool] = {}
            for text, bits, _ in group.forms:
                if bits & USABLE and text in self.frequency:
                    own[text] = own.get(text, False) or not bits & (ARCHAIC | DOUBTFUL)
            for text, good in own.items():
                (clean if good else doubted).setdefault(text, []).append(index)
        return doubted | clean

    def types(self) -> dict[int, list[str]]:
        """Group -> its attested words."""
        found: dict[int, list[str]] = {}
        for text, own in self.owners.items():
            for index in own:
                found.setdefault(index, []).append(text)
        return found

    def _weigh(self) -> list[float]:
        """Shares words among the groups that own them, by what each group has alone: three rounds."""
        weight = [0.0] * len(self.groups)
        for text, own in self.owners.items():
            for index in own:
                weight[index] += self.frequency[text] / len(own)
        for _ in range(3):
            renewed = [0.0] * len(self.groups)
            for text, own in self.owners.items():
                share = self.frequency[text]
                if len(own) == 1:
                    renewed[own[0]] += share
                    continue
                # Square, so that a rare group does not live on the words of a common one.
                total = sum(weight[index] ** 2 for index in own)
                for index in own:
                    part = weight[index] ** 2 / total if total else 1 / len(own)
                    renewed[index] += share * part
            weight = renewed
        return weight

    def _attest(self) -> list[bool]:
        attested = [False] * len(self.groups)
        for own in self.owners.values():
            if len(own) == 1:
                attested[own[0]] = True
                continue
            base = {self.groups[index].entry for index in own if not self.groups[index].derived}
            best = max(self.weight[index] for index in own)
            for index in own:
                group = self.groups[index]
                if group.derived:
                    # tiše is met for tichý, not for the transgressive of tišit, which hardly any text has.
                    heaviest = self.weight[index] == best and group.sub in (Sub.ADVERB, Sub.QUALITY)
                    attested[index] |= not base - {group.entry} or heaviest
                elif self.weight[index] >= 0.05 * best:
                    attested[index] = True
        return attested

    def entry_ranks(self, seldom: Container[int] = ()) -> dict[int, int]:
        """Entry -> rank of its lemma, 1 = commonest. Derived groups count with their entry.

        seldom: entries that texts have far more often than people say them."""
        total: dict[int, float] = {}
        for group, weight in zip(self.groups, self.weight, strict=True):
            if weight:
                said = weight * SELDOM if group.entry in seldom else weight
                total[group.entry] = total.get(group.entry, 0.0) + said
        order = sorted(total, key=lambda entry: (-total[entry], entry))
        return {entry: rank for rank, entry in enumerate(order, 1)}
