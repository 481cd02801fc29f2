"""How the box moves: in somebody's hand, or shaken by itself. No Qt.

Lengths in die sides, angles in degrees, seconds.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

REACH = 0.95
"""Farthest that the box is moved from its place."""
LEAN = 8.0
"""Degrees that it turns to either side."""
STIFF = 420.0
DAMPED = 30.0
PAUSE = 0.14
"""A hand that has been still for so long shakes by itself."""
HARDEST = 230.0


@dataclass(frozen=True, slots=True)
class Jolt:
    """What the dice feel: acceleration, turning acceleration (rad/s²) and how hard the box is shaken."""

    pull: tuple[float, float]
    twist: float
    energy: float


class BoxMotion:
    """Where the box is and how it is turned."""

    def __init__(self) -> None:
        self.x = self.y = self.angle = 0.0
        self._vx = self._vy = self._va = 0.0
        self._hand: tuple[float, float] | None = None
        self._still = 0.0
        self._time = 0.0
        self._alone = 0.0
        self.energy = 0.0

    @property
    def speed(self) -> float:
        """How fast it moves, die sides/s."""
        return math.hypot(self._vx, self._vy)

    def hold(self, x: float, y: float) -> None:
        """The hand has moved the box so far from where it took it."""
        far = math.hypot(x, y)
        keep = REACH / (REACH + 0.45 * far)
        self._hand = (x * keep, y * keep)
        self._still = 0.0

    def release(self) -> None:
        """The hand lets go."""
        self._hand = None

    def advance(self, seconds: float, shaking: bool) -> Jolt:
        """Let time pass. ``shaking``: somebody holds it, so it shakes by itself when the hand is still."""
        seconds = max(0.001, min(seconds, 0.05))
        self._time += seconds
        self._still += seconds
        by_itself = shaking and (self._hand is None or self._still > PAUSE)
        self._alone += ((1.0 if by_itself else 0.0) - self._alone) * min(1.0, 14 * seconds)
        before = self._vx, self._vy, self._va
        steps = max(1, round(seconds / 0.004))
        for _ in range(steps):
            self._step(seconds / steps)
        pull_x, pull_y = (self._vx - before[0]) / seconds, (self._vy - before[1]) / seconds
        hard = math.hypot(pull_x, pull_y)
        keep = min(1.0, HARDEST / hard) if hard > 0 else 1.0
        twist = math.radians((self._va - before[2]) / seconds)
        wanted = min(1.0, self.speed / 9.0 + abs(self._va) / 420.0) if shaking else 0.0
        self.energy += (wanted - self.energy) * min(1.0, (12 if wanted > self.energy else 6) * seconds)
        return Jolt((pull_x * keep, pull_y * keep), max(-60.0, min(60.0, twist)), self.energy)

    def _step(self, seconds: float) -> None:
        hand = self._hand or (0.0, 0.0)
        t, much = self._time, self._alone
        goal_x = hand[0] + much * 0.62 * math.sin(t * 27.0)
        goal_y = hand[1] + much * 0.34 * math.sin(t * 35.0 + 1.0)
        lean = LEAN * much * math.sin(t * 24.0 + 0.6)
        if self._hand is not None:
            lean += max(-LEAN, min(LEAN, self._vx * 0.5)) * (1 - much)
        self._vx += ((goal_x - self.x) * STIFF - self._vx * DAMPED) * seconds
        self._vy += ((goal_y - self.y) * STIFF - self._vy * DAMPED) * seconds
        self._va += ((lean - self.angle) * STIFF - self._va * DAMPED) * seconds
        self.x += self._vx * seconds
        self.y += self._vy * seconds
        self.angle += self._va * seconds
