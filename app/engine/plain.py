"""Dataclasses as JSON and back, by the hints of their fields.

A number, a text, true, false and None stand for themselves, a member of an enum for its value, a tuple for a
list, a mapping with names as keys and a dataclass for an object; ``type`` of a class comes first, so that
`moves` tells them apart. What a hint cannot say stands beside it: ``Annotated[int, Within(0, 7)]``,
``Annotated[str, Longest(20)]``, ``Annotated[str, Among("a", "b")]``, ``Annotated[str, Named("from")]``,
``Annotated[X, Form(write, read)]``, and `BRIEF` and `HIDDEN`.

What is read is held against the hints: wrong types, numbers too large and texts too long raise TypeError or
ValueError, and KeyError where a field without a default is missing.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum, StrEnum
from functools import cache
from typing import (
    Annotated,
    Any,
    NamedTuple,
    Self,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from app.engine import reading
from app.engine.errors import IllegalMove, Refusal
from app.engine.turn import Turn

Json = dict[str, Any]
Write = Callable[[Any], Any]
Read = Callable[[Any], Any]
T = TypeVar("T")


class Codec(NamedTuple):
    """How a value of its own kind is written and read."""

    write: Write
    read: Read


class Within(NamedTuple):
    """Bounds of a number, both included."""

    least: int = 0
    most: int = reading.LARGEST


class Longest(NamedTuple):
    """How many characters a text, or how many parts a list may have."""

    size: int


class Among:
    """The values that a field may have."""

    def __init__(self, *allowed: object) -> None:
        self.allowed = allowed


class Named(NamedTuple):
    """The name of a field where Python has that word for itself."""

    name: str


class FieldMark(Enum):
    """What a field is in JSON."""

    BRIEF = "brief"
    HIDDEN = "hidden"


BRIEF = FieldMark.BRIEF
"""Left out where it has its default."""
HIDDEN = FieldMark.HIDDEN
"""Never in JSON; it follows from the rest."""

Natural = Annotated[int, Within()]
"""A whole number, not less than nothing."""


class Plain:
    """A dataclass that has a JSON form."""

    def to_json(self) -> Json:
        """Its fields by name, in their order."""
        return cast(Json, _of(cast(Any, type(self))).write(self))

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Raises KeyError, TypeError or ValueError where it is none; what it does not know it leaves out."""
        return cast(Self, _of(cast(Any, cls)).read(data))


def moves(*kinds: type[T]) -> Callable[[Mapping[str, Any]], T]:
    """What reads a move: whichever of these classes its ``type`` names. Raises IllegalMove(MALFORMED)."""
    by_type: dict[str, Any] = {cast(Any, kind).type: kind for kind in kinds}

    def read(data: Mapping[str, Any]) -> T:
        try:
            return cast(T, by_type[reading.text(data["type"])].from_json(data))
        except (KeyError, TypeError, ValueError) as error:
            raise IllegalMove(Refusal.MALFORMED, move=repr(data)[:200]) from error

    return read


def turns(*kinds: type[T]) -> Callable[[Turn], T | None]:
    """What reads a turn as a screen is told of it, move and outcome in one: whichever of these classes its
    ``type`` names, None for any other. What the viewer may not know has its default."""
    names, read = {cast(Any, kind).type for kind in kinds}, moves(*kinds)
    return lambda turn: read({**turn.move, **turn.outcome}) if turn.kind in names else None


@cache
def _of(kind: Any) -> Codec:
    """How objects of a dataclass are written and read."""
    hints = get_type_hints(kind, include_extras=True)
    parts = [_Part.of(field, hints[field.name]) for field in fields(kind)]
    shown = [part for part in parts if not part.hidden]
    head = {"type": kind.type} if isinstance(getattr(kind, "type", None), str) else {}

    def write(value: Any) -> Json:
        data = dict(head)
        for part in shown:
            held = getattr(value, part.field)
            if not part.brief or held != part.default:
                data[part.name] = part.write(held)
        return data

    def read(data: Any) -> Any:
        given = reading.mapped(data)
        return kind(**{
            part.field: part.read(given[part.name])
            for part in shown
            if part.name in given or part.default is MISSING
        })  # fmt: skip

    return Codec(write, read)


class _Part(NamedTuple):
    """A field. name: in JSON. default: `MISSING` where it has none."""

    field: str
    name: str
    default: Any
    brief: bool
    hidden: bool
    write: Write
    read: Read

    @classmethod
    def of(cls, field: Field[Any], hint: Any) -> _Part:
        notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        name = next((note.name for note in notes if isinstance(note, Named)), field.name)
        default = field.default if field.default_factory is MISSING else field.default_factory()
        form = Codec(_same, _same) if HIDDEN in notes else _form(hint)
        return cls(field.name, name, default, BRIEF in notes, HIDDEN in notes, *form)


def _same(value: Any) -> Any:
    return value


@cache
def _form(hint: Any) -> Codec:
    """How a value with such a hint is written and read."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated(inner[0], inner[1:])
    if hint in _ATOMS:
        return _ATOMS[hint]
    if origin is tuple:
        return _tuple(inner)
    if origin in (Union, types.UnionType):
        return _union(inner)
    if origin in (dict, Mapping) or (isinstance(origin, type) and issubclass(origin, Mapping)):
        return _mapping(inner[1])
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return Codec(lambda value: value.value, hint)
    if isinstance(hint, type) and (is_dataclass(hint) or hasattr(hint, "from_json")):
        # Through its own methods: a class may write more than its fields.
        return Codec(lambda value: value.to_json(), lambda data: hint.from_json(data))
    raise TypeError(f"no JSON form for {hint!r}")


def _annotated(hint: Any, notes: Sequence[Any]) -> Codec:
    form = next((note for note in notes if isinstance(note, Codec)), None) or _form(hint)
    for note in notes:
        if isinstance(note, Within):
            form = form._replace(read=_within(note))
        elif isinstance(note, Among):
            form = form._replace(read=_among(note.allowed, form.read))
        elif isinstance(note, Longest):
            form = form._replace(read=_at_most(note.size, form.read))
    return form


def _within(bounds: Within) -> Read:
    return lambda value: reading.whole(value, *bounds)


def _at_most(size: int, read: Read) -> Read:
    def bounded(value: Any) -> Any:
        if isinstance(value, str | list | tuple) and len(value) > size:
            raise ValueError(f"{len(value)} of at most {size}")
        return read(value)

    return bounded


def _among(allowed: Sequence[object], read: Read) -> Read:
    def chosen(value: Any) -> Any:
        if value not in allowed or isinstance(value, bool):
            raise ValueError(f"{str(value)[:40]} is none of {allowed}")
        return read(value)

    return chosen


def _tuple(inner: tuple[Any, ...]) -> Codec:
    if len(inner) == 2 and inner[1] is ...:
        one = _form(inner[0])
        write = list if one.write is _same else lambda value: [one.write(part) for part in value]
        return Codec(write, lambda data: tuple(one.read(part) for part in reading.listed(data)))
    forms = [_form(hint) for hint in inner]

    def read(data: Any) -> Any:
        return tuple(form.read(part) for form, part in zip(forms, reading.listed(data), strict=True))

    return Codec(lambda value: [form.write(part) for form, part in zip(forms, value, strict=True)], read)


def _union(inner: tuple[Any, ...]) -> Codec:
    """Something or None; other unions are those of `moves`."""
    (one,) = (_form(hint) for hint in inner if hint is not type(None))
    return Codec(
        lambda value: None if value is None else one.write(value),
        lambda data: None if data is None else one.read(data),
    )


def _mapping(hint: Any) -> Codec:
    one = _form(hint)
    return Codec(
        lambda value: {key: one.write(part) for key, part in value.items()},
        lambda data: {reading.text(key): one.read(part) for key, part in reading.mapped(data).items()},
    )


_ATOMS: Mapping[Any, Codec] = {
    int: Codec(_same, lambda value: reading.whole(value, -reading.LARGEST)),
    str: Codec(_same, reading.text),
    bool: Codec(_same, reading.flag),
    Any: Codec(_same, _same),
}
