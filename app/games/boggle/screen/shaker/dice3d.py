"""A die as a body in space: how it is turned, which sides can be seen, how to lay a side up.

Lengths are in die sides. Axes as on the screen: x to the right, y down, z towards the eye; turns are
clockwise for the eye. A die's six sides are numbered as its letters are: with side 0 up and upright,
1 looks south, 2 east, 3 north, 4 west and 5 lies on the table.
"""

from __future__ import annotations

import math
from typing import Any, TypeAlias, cast

from PySide6.QtGui import QQuaternion, QVector3D

Vector: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[float, ...]
"""Rotation from die to table, nine figures, column by column."""

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
_TO_THE_EYE = QVector3D(0, 0, 1)
_DIRECTIONS = tuple(QVector3D(*own) for _, _, own in SIDES)


def matrix(q: QQuaternion) -> Matrix:
    """The rotation of a unit quaternion."""
    figures: Any = q.toRotationMatrix().data()
    return cast(Matrix, figures)


def turned(q: QQuaternion, spin: Vector, seconds: float) -> QQuaternion:
    """After spinning with ``spin`` (radians a second) for a short while. Ten minutes of it change
    its length by less than two in a thousand: it is left so."""
    speed = math.hypot(*spin)
    if speed < 1e-6:
        return q
    return QQuaternion.fromAxisAndAngle(*spin, math.degrees(speed * seconds)) * q


def laid(side: int, turn: float) -> QQuaternion:
    """The die with this side up and its letter ``turn`` quarter turns clockwise from upright."""
    upright = QQuaternion.fromAxes(*(QVector3D(*axis) for axis in SIDES[side])).conjugated()
    return QQuaternion.fromAxisAndAngle(_TO_THE_EYE, 90 * turn) * upright


def _heights(m: Matrix) -> tuple[float, ...]:
    """How far each side looks up, -1 to 1: SIDES lie along the axes."""
    x, y, z = m[2], m[5], m[8]
    return z, y, x, -y, -x, -z


def flattened(q: QQuaternion, share: float) -> QQuaternion:
    """Tipped ``share`` of the way onto the side it is about to lie on."""
    up = _heights(matrix(q))
    height = max(up)
    if height > 1 - 1e-6:
        return q
    leaning = q.rotatedVector(_DIRECTIONS[up.index(height)])
    return QQuaternion.slerp(QQuaternion(), QQuaternion.rotationTo(leaning, _TO_THE_EYE), share) * q
