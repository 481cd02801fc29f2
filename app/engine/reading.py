"""Reading what others wrote: JSON taken only as far as it is sound, and fields of the right kind.

Everything here raises TypeError or ValueError; who reads a file makes its own problem of it.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.errors import BadOption

LONGEST = 1_000
"""Characters of a text for which nobody says more."""
LARGEST = 2**31 - 1
"""Of a number for which nobody says more: what every signal and every clock can carry."""


def loads(text: str | bytes) -> Any:
    """A JSON document.

    Refused with ValueError: what is no JSON, NaN and Infinity (also by too large a number), halves of
    characters (lone surrogates) anywhere, and nesting too deep to be walked through.
    """
    whole = text.decode("utf-8") if isinstance(text, bytes) else text
    try:
        document = json.loads(whole, parse_constant=_no_number, parse_float=_number)
        if isinstance(text, str):
            whole.encode("utf-8")
        if "\\u" in whole:
            # Only an escape can bring half a character into what was sound.
            json.dumps(document, ensure_ascii=False).encode("utf-8")
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    return document


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number")


def _number(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise ValueError(f"{digits[:20]} is too large")
    return value


def text(value: object, longest: int = LONGEST) -> str:
    """A text of at most so many characters."""
    if not isinstance(value, str):
        raise TypeError(f"{_shown(value)} is not text")
    if len(value) > longest:
        raise ValueError(f"text of {len(value)} characters")
    return value


def whole(value: object, least: int = 0, most: int = LARGEST) -> int:
    """A whole number within bounds, true and false being none; raises TypeError or ValueError."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{_shown(value)} is not a whole number")
    if not least <= value <= most:
        raise ValueError(f"a number outside {least} to {most}")
    return value


def flag(value: object) -> bool:
    """True or false, nothing else; raises TypeError."""
    if not isinstance(value, bool):
        raise TypeError(f"{_shown(value)} is neither true nor false")
    return value


def listed(value: object) -> Sequence[Any]:
    """A list or a tuple of anything; raises TypeError."""
    if not isinstance(value, list | tuple):
        raise TypeError(f"{_shown(value)} is not a list")
    return value


def mapped(value: object) -> dict[str, Any]:
    """A JSON object; raises TypeError."""
    if not isinstance(value, dict):
        raise TypeError(f"{_shown(value)} is not an object")
    return value


def choice(name: str, value: object, allowed: Sequence[int | str]) -> int | str:
    """An option's value, one of those allowed; numbers may come as text. Raises BadOption."""
    chosen = value
    if isinstance(allowed[0], int) and isinstance(value, str) and value.isdecimal() and len(value) < 10:
        chosen = int(value)
    if type(chosen) is not type(allowed[0]) or chosen not in allowed:
        shown = f"{allowed[0]}…{allowed[-1]}" if isinstance(allowed, range) else "|".join(map(str, allowed))
        raise BadOption(name, value, shown)
    return chosen


def choices(given: Mapping[str, object], allowed: Mapping[str, Sequence[int | str]]) -> dict[str, Any]:
    """The options that are given, each one of those allowed. Raises BadOption."""
    values = {}
    for name, value in given.items():
        if name not in allowed:
            raise BadOption(name)
        values[name] = choice(name, value, allowed[name])
    return values


def _shown(value: object) -> str:
    return repr(value)[:40]
