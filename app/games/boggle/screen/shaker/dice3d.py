"""A die as a body in space: how it is turned, which sides can be seen, how to lay a side up.

Lengths are in die sides. Axes as on the screen: x to the right, y down, z towards the eye; turns are
clockwise for the eye. A die's six sides are numbered as its letters are: with side 0 up and upright,
1 looks south, 2 east, 3 north, 4 west and 5 lies on the table. Plain arithmetic, no Qt.
"""

from __future__ import annotations

import math
from typing import TypeAlias

Vector: TypeAlias = tuple[float, float, float]
Quaternion: TypeAlias = tuple[float, float, float, float]
"""Unit quaternion w, x, y, z."""
Matrix: TypeAlias = tuple[float, float, float, float, float, float, float, float, float]
"""Rotation from die to table, row by row."""

SIDES: tuple[tuple[Vector, Vector, Vector], ...] = (
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((0, -1, 0), (0, 0, -1), (1, 0, 0)),
    ((-1, 0, 0), (0, 0, -1), (0, -1, 0)),
    ((0, 1, 0), (0, 0, -1), (-1, 0, 0)),
    ((1, 0, 0), (0, -1, 0), (0, 0, -1)),
)
"""Of each side: where its letter's right and foot point, and the side's own direction, on the die."""

CORNERS: tuple[Vector, ...] = tuple((x, y, z) for x in (-1.0, 1.0) for y in (-1.0, 1.0) for z in (-1.0, 1.0))

STILL: Quaternion = (1.0, 0.0, 0.0, 0.0)


def matrix(q: Quaternion) -> Matrix:
    """The rotation of a unit quaternion."""
    w, x, y, z = q
    return (
        1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y),
        2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x),
        2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y),
    )  # fmt: skip


def quaternion(m: Matrix) -> Quaternion:
    """The unit quaternion of a rotation, worked out from its largest part (Shepperd)."""
    a, b, c, d, e, f, g, h, i = m
    parts = (1 + a + e + i, 1 + a - e - i, 1 - a + e - i, 1 - a - e + i)
    largest = max(range(4), key=parts.__getitem__)
    row = (
        (parts[0], h - f, c - g, d - b),
        (h - f, parts[1], b + d, c + g),
        (c - g, b + d, parts[2], f + h),
        (d - b, c + g, f + h, parts[3]),
    )[largest]
    return normalised(row)


def product(p: Quaternion, q: Quaternion) -> Quaternion:
    """First turn by q, then by p."""
    a, b, c, d = p
    w, x, y, z = q
    return (
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w,
    )


def normalised(q: Quaternion) -> Quaternion:
    """The same turn as a quaternion of length 1."""
    w, x, y, z = q
    length = math.sqrt(w * w + x * x + y * y + z * z) or 1.0
    return (w / length, x / length, y / length, z / length)


def about(axis: Vector, angle: float) -> Quaternion:
    """A turn about a unit axis by an angle in radians."""
    s = math.sin(angle / 2)
    return (math.cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s)


def turned(q: Quaternion, spin: Vector, seconds: float) -> Quaternion:
    """After spinning with ``spin`` (radians a second) for a short while."""
    x, y, z = spin
    speed = math.sqrt(x * x + y * y + z * z)
    if speed < 1e-6:
        return q
    return normalised(product(about((x / speed, y / speed, z / speed), speed * seconds), q))


def between(p: Quaternion, q: Quaternion, share: float) -> Quaternion:
    """A turn ``share`` (0 to 1) of the shorter way from p to q."""
    cosine = sum(a * b for a, b in zip(p, q, strict=True))
    if cosine < 0:
        q, cosine = (-q[0], -q[1], -q[2], -q[3]), -cosine
    if cosine > 0.9995:
        first, second = 1 - share, share
    else:
        angle = math.acos(cosine)
        first, second = math.sin((1 - share) * angle), math.sin(share * angle)
    w, x, y, z = (first * a + second * b for a, b in zip(p, q, strict=True))
    return normalised((w, x, y, z))


def laid(side: int, turn: float) -> Quaternion:
    """The die with this side up and its letter ``turn`` quarter turns clockwise from upright."""
    right, foot, up = SIDES[side]
    upright = quaternion((*right, *foot, *up))
    return product(about((0.0, 0.0, 1.0), turn * math.pi / 2), upright)


def upmost(m: Matrix) -> int:
    """The side that looks up most."""
    return max(range(6), key=lambda side: _up(m, SIDES[side][2]))


def _up(m: Matrix, v: Vector) -> float:
    return m[6] * v[0] + m[7] * v[1] + m[8] * v[2]


def flattened(q: Quaternion, share: float) -> Quaternion:
    """Tipped ``share`` of the way onto the side it is about to lie on."""
    m = matrix(q)
    n = SIDES[upmost(m)][2]
    x = m[0] * n[0] + m[1] * n[1] + m[2] * n[2]
    y = m[3] * n[0] + m[4] * n[1] + m[5] * n[2]
    lean = math.hypot(x, y)
    if lean < 1e-4:
        return q
    # The axis is n × z; turning about it by the angle between them stands the side upright.
    axis = (y / lean, -x / lean, 0.0)
    return normalised(product(about(axis, math.asin(min(1.0, lean)) * share), q))
