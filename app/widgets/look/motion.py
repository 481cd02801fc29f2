"""How long things move, in milliseconds, and one helper that moves them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

HOVER = 90
PRESS = 60
PICK_UP = 120
SNAP = 180
FLY_HOME = 180
FRAME = 16
DEAL = 220
DEAL_STAGGER = 40
FLIP = 260
REFUSED = 240
POP = 320
SLIDE = 240
SHAKE_REDUCED = 200
THINKING = 300
REDUCED_LIMIT = 80
"""Longest move under reduced motion: such moves are plain fades."""


class Pace:
    """How long everything takes that moves, as a share of the usual time: one for the whole program, so that
    what flies and what waits for it stay together."""

    SHARES: ClassVar = {"slow": 1.5, "normal": 1.0, "quick": 0.6}
    _share = 1.0

    @classmethod
    def choose(cls, name: str) -> None:
        """One of `SHARES`."""
        cls._share = cls.SHARES[name]

    @classmethod
    def paced(cls, ms: int) -> int:
        """So many milliseconds at the chosen pace."""
        return round(ms * cls._share)


OUT_QUAD = QEasingCurve.Type.OutQuad
OUT_CUBIC = QEasingCurve.Type.OutCubic
IN_OUT_QUAD = QEasingCurve.Type.InOutQuad
LINEAR = QEasingCurve.Type.Linear


def overshoot(amount: float = 1.2) -> QEasingCurve:
    """OutBack with the given overshoot, for pieces that snap into place."""
    curve = QEasingCurve(QEasingCurve.Type.OutBack)
    curve.setOvershoot(amount)
    return curve


SHAKEN = 6.0
"""How far something that is refused is shaken to each side, in design pixels."""


def shiver(share: float) -> float:
    """How far something refused is to the side at this share of `REFUSED`, from -1 to 1: three times to and
    fro, and then where it was."""
    return math.sin(share * 6 * math.pi) * (1.0 - share * share)


class Tween(QVariantAnimation):
    """A number that travels to a target and calls back on every step.

    ``to(target, ms)`` starts from wherever the number is now; with 0 ms it jumps at once.
    """

    def __init__(
        self,
        parent: QObject,
        step: Callable[[float], None],
        value: float = 0.0,
        curve: QEasingCurve | QEasingCurve.Type = OUT_QUAD,
    ) -> None:
        super().__init__(parent)
        self._step = step
        self.number = value
        self.setEasingCurve(curve)
        self.valueChanged.connect(self._moved)

    def _moved(self, value: object) -> None:
        if isinstance(value, (int, float)):
            self.number = float(value)
            self._step(self.number)

    def to(self, target: float, ms: int) -> None:
        """Travel to ``target`` in ``ms`` milliseconds."""
        if self.state() == QAbstractAnimation.State.Running:
            self.stop()
        if ms <= 0 or target == self.number:
            self.number = target
            self._step(target)
            return
        self.setStartValue(self.number)
        self.setEndValue(float(target))
        self.setDuration(Pace.paced(ms))
        self.start()
