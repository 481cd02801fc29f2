"""Building the minimal automaton of a sorted word list in the layout of `app.lexicon.dawg`."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass

from app.lexicon.dawg import FINAL, LAST, LETTER_SHIFT

# While building, an edge is one integer: node id, then the final bit, then the letter code.
_FINAL = 1 << 24
_LETTER = 25
_NODE = _FINAL - 1


@dataclass(frozen=True, slots=True)
class FlatDawg:
    """The finished arrays."""

    edges: array[int]
    counts: array[int]
    root: int
    size: int
    nodes: int


def coded(words: Iterable[str], letters: str) -> list[str]:
    """The words with each letter replaced by chr(its code), sorted: alphabetical order by code."""
    table = {ord(letter): code for code, letter in enumerate(letters, 1)}
    return sorted(word.translate(table) for word in words)


def build_dawg(keys: list[str]) -> FlatDawg:
    """The automaton of sorted, distinct, non-empty coded words (Daciuk's incremental construction)."""
    register: dict[tuple[int, ...], int] = {(): 0}
    nodes: list[tuple[int, ...]] = [()]
    path: list[list[int]] = [[]]  # the edges so far of each node along the word before
    before = ""

    def settle(depth: int) -> None:
        """Finishes the nodes deeper than ``depth`` and hangs each on its parent."""
        while len(path) > depth + 1:
            signature = tuple(path.pop())
            node = register.get(signature)
            if node is None:
                node = register[signature] = len(nodes)
                nodes.append(signature)
            path[-1][-1] |= node

    for key in keys:
        shared = 0
        for old, new in zip(before, key, strict=False):
            if old != new:
                break
            shared += 1
        settle(shared)
        for letter in key[shared:]:
            path[-1].append(ord(letter) << _LETTER)
            path.append([])
        path[-2][-1] |= _FINAL
        before = key
    settle(0)
    root = tuple(path[0])
    nodes.append(root)
    return _flatten(nodes)


def _flatten(nodes: list[tuple[int, ...]]) -> FlatDawg:
    """Lays the nodes out, the root (made last) first, and counts words."""
    size = [0] * len(nodes)
    for node, edges in enumerate(nodes):  # children are always made before their parents
        size[node] = sum(size[edge & _NODE] + bool(edge & _FINAL) for edge in edges)
    place = [0] * len(nodes)
    free = 1
    for node in range(len(nodes) - 1, 0, -1):
        if nodes[node]:
            place[node] = free
            free += len(nodes[node])
    flat, counts = array("I", bytes(4 * free)), array("I", bytes(4 * free))
    for node in range(len(nodes) - 1, 0, -1):
        at, passed = place[node], 0
        for edge in nodes[node]:
            flat[at] = (
                place[edge & _NODE] | (edge >> _LETTER) << LETTER_SHIFT | (FINAL if edge & _FINAL else 0)
            )
            counts[at] = passed
            passed += size[edge & _NODE] + bool(edge & _FINAL)
            at += 1
        if nodes[node]:
            flat[at - 1] |= LAST
    return FlatDawg(flat, counts, place[-1], size[-1], len(nodes) - 1)
