"""A record with one value in it changed: whoever checks records ought to notice."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from app.engine.chance import Chance


def _leaves(data: Any, believed: Collection[str], path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Paths to all single values but those believed."""
    for key, part in data.items() if isinstance(data, dict) else enumerate(data):
        if key in believed:
            continue
        if isinstance(part, dict | list):
            yield from _leaves(part, believed, (*path, key))
        else:
            yield (*path, key)


def _other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return "Ň" if value == "Ď" else "Ď"


def spoilt(record: Any, chance: Chance, believed: Collection[str]) -> Iterator[Any]:
    """The record, 80 times with another value of its setup, an outcome or its result; as it was after that.

    believed: keys under which nothing can be told to be wrong where no word list is asked.
    """
    paths = list(_leaves({"setup": record["setup"], "result": record["result"]}, believed))
    for index, turn in enumerate(record["turns"]):
        paths += [("turns", index, "outcome", *path) for path in _leaves(turn["outcome"], believed)]
    for *above, last in chance.shuffled(paths)[:80]:
        part = record
        for key in above:
            part = part[key]
        was, part[last] = part[last], _other(part[last])
        yield record
        part[last] = was
