"""As much MessagePack as wordfreq's files need: maps, lists, strings and small whole numbers."""

from __future__ import annotations


def unpack(data: bytes) -> object:
    """The one object that ``data`` holds. Raises `ValueError` for types that do not occur in these files."""
    value, end = _read(data, 0)
    if end != len(data):
        raise ValueError("bytes left over")
    return value


def _read(data: bytes, at: int) -> tuple[object, int]:
    kind = data[at]
    at += 1
    if kind < 0x80:
        return kind, at
    if kind < 0x90:
        return _read_map(data, at, kind & 0x0F)
    if kind < 0xA0:
        return _read_list(data, at, kind & 0x0F)
    if kind < 0xC0:
        end = at + (kind & 0x1F)
        return data[at:end].decode(), end
    if kind in (0xD9, 0xDA, 0xDB):
        width = {0xD9: 1, 0xDA: 2, 0xDB: 4}[kind]
        start = at + width
        end = start + int.from_bytes(data[at:start], "big")
        return data[start:end].decode(), end
    if kind in (0xDC, 0xDD):
        width = 2 if kind == 0xDC else 4
        return _read_list(data, at + width, int.from_bytes(data[at : at + width], "big"))
    raise ValueError(f"type {kind:#x} is not expected here")


def _read_list(data: bytes, at: int, length: int) -> tuple[list[object], int]:
    values: list[object] = []
    for _ in range(length):
        value, at = _read(data, at)
        values.append(value)
    return values, at


def _read_map(data: bytes, at: int, length: int) -> tuple[dict[object, object], int]:
    values: dict[object, object] = {}
    for _ in range(length):
        key, at = _read(data, at)
        values[key], at = _read(data, at)
    return values, at
