"""Sixteen dice in a box that is being shaken, and how the box moves, in somebody's hand or by itself: a
small rigid-body play, made to look right.

The box is the frame: moving it to the left throws the dice to the right. Dice bump as balls and turn
as cubes. Lengths in die sides, seconds, radians (the box's angle in degrees); the floor is at height 0.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtGui import QQuaternion

from app.games.boggle.screen.shaker import dice3d
from app.games.boggle.screen.shaker.dice3d import Vector

SWING = 0.95
"""Farthest that the box is moved from its place."""
LEAN = 8.0
"""Degrees that it turns to either side."""
STIFF = 420.0
DAMPED = 30.0
PAUSE = 0.14
"""A hand that has been still for so long shakes by itself."""
HARDEST = 230.0
GRAVITY = 62.0
BALL = 0.53
"""Radius with which dice bump into each other."""
REACH = 0.60
"""Nearest that the middle of a die comes to a wall."""
CEILING = 1.55
"""Highest the middle of a die rises: the dome."""
FASTEST = 26.0
FASTEST_SPIN = 26.0
STEP = 1 / 120
SETTLE = 0.30
"""Seconds a die takes to find its place."""
STAGGER = 0.030
HOP_DOWN = 0.09


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
        keep = SWING / (SWING + 0.45 * far)
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


@dataclass(slots=True)
class Body:
    """One die: place, speed, attitude and spin."""

    x: float
    y: float
    z: float
    vx: float = 0.0
    vy: float = 0.0
    vz: float = 0.0
    q: QQuaternion = field(default_factory=QQuaternion)
    spin: Vector = (0.0, 0.0, 0.0)
    size: float = 1.0
    """How large it is drawn: where dice fill the tray they tumble smaller than they lie."""


@dataclass(slots=True)
class _Flight:
    """A die on its way to its place."""

    begin: float
    from_x: float
    from_y: float
    from_z: float
    from_q: QQuaternion
    to_x: float
    to_y: float
    to_q: QQuaternion
    to_size: float


@dataclass(frozen=True, slots=True)
class DiePlace:
    """Where a die is to lie and how: body, middle, attitude."""

    die: int
    x: float
    y: float
    q: QQuaternion
    size: float = 1.0


class Tumble:
    """The dice in the box.

    half: half the width of the floor. seed: of the looks only; what the dice show in the end is
    given to :meth:`settle`.
    """

    def __init__(self, half: float, seed: int = 0) -> None:
        self.half = half
        self.landed = 0
        """How many dice have found their places."""
        self._chance = random.Random(seed)
        self._flights: dict[int, _Flight] = {}
        self._places: list[DiePlace] = []
        self._time = 0.0
        self._left_over = 0.0
        self.bodies = [self._strewn(index) for index in range(16)]

    def _strewn(self, index: int) -> Body:
        chance = self._chance
        pitch = self.half / 2
        row, column = divmod(index, 4)

        def spot(step: int) -> float:
            return ((step + 0.5) * pitch - self.half) * 0.92 + chance.uniform(-0.14, 0.14)

        lying = dice3d.laid(chance.randrange(6), chance.uniform(0, 4))
        return Body(spot(column), spot(row), 0.0, q=lying)

    @property
    def settled(self) -> bool:
        """Every die lies in its place."""
        return bool(self._places) and self.landed == len(self._places)

    def settle(self, places: Sequence[DiePlace]) -> None:
        """From now on one die after another goes to its place, in the given order."""
        self._places = list(places)
        self._flights = {}
        for body in self.bodies:
            body.size = 1.0
        self._time = 0.0
        self.landed = 0

    def finish(self) -> None:
        """Put every die into its place at once."""
        for place in self._places:
            self._put(place)
        self.landed = len(self._places)

    def advance(self, seconds: float, pull: tuple[float, float], twist: float, energy: float) -> int:
        """Let time pass; returns how many dice landed meanwhile.

        pull: how the box accelerates, die sides/s²; twist: its turning acceleration, rad/s²;
        energy: 0 for a box at rest to 1 for a box shaken hard.
        """
        self._left_over += min(seconds, 0.05)
        while self._left_over >= STEP:
            self._left_over -= STEP
            self._step(pull, twist, energy)
        if not self._places:
            return 0
        before = self.landed
        self._time += seconds
        self._fly()
        return self.landed - before

    # Loose dice -------------------------------------------------------------------------------

    def _step(self, pull: tuple[float, float], twist: float, energy: float) -> None:
        flights = self._flights
        loose = [body for index, body in enumerate(self.bodies) if index not in flights]
        for body in loose:
            self._fall(body, pull, twist, energy)
        for index, body in enumerate(loose):
            for other in loose[index + 1 :]:
                self._bump(body, other)

    def _fall(self, body: Body, pull: tuple[float, float], twist: float, energy: float) -> None:
        body.vx += (-pull[0] + twist * body.y) * STEP
        body.vy += (-pull[1] - twist * body.x) * STEP
        body.vz -= GRAVITY * STEP
        speed = math.sqrt(body.vx * body.vx + body.vy * body.vy + body.vz * body.vz)
        if speed > FASTEST:
            body.vx, body.vy, body.vz = (v * FASTEST / speed for v in (body.vx, body.vy, body.vz))
        body.x += body.vx * STEP
        body.y += body.vy * STEP
        body.z += body.vz * STEP
        self._meet_floor(body, energy)
        self._meet_walls(body)
        body.q = dice3d.turned(body.q, body.spin, STEP)

    def _meet_floor(self, body: Body, energy: float) -> None:
        if body.z > CEILING:
            body.z, body.vz = CEILING, -abs(body.vz) * 0.5
        if body.z > 0:
            return
        chance = self._chance
        body.z = 0.0
        hit = -body.vz
        body.vz = hit * 0.28 if hit > 2.0 else 0.0
        if energy > 0.05 and chance.random() < 0.10 + 0.12 * energy:
            body.vz = chance.uniform(0.35, 1.0) * 12.5 * energy
            self._stir(body, 13 * energy)
        # Rolling: the spin follows the way the die travels.
        follow = 0.16
        x, y, z = body.spin
        body.spin = (
            x + (-body.vy / BALL - x) * follow,
            y + (body.vx / BALL - y) * follow,
            z * (1 - 3 * STEP),
        )
        grip = 1 - (2.0 + 9.0 * (1 - energy)) * STEP
        body.vx *= grip
        body.vy *= grip
        if energy < 0.05:
            body.q = dice3d.flattened(body.q, 0.14)
            body.spin = (body.spin[0] * 0.9, body.spin[1] * 0.9, body.spin[2] * 0.94)

    def _meet_walls(self, body: Body) -> None:
        edge = self.half - REACH
        if abs(body.x) > edge:
            body.x = math.copysign(edge, body.x)
            body.spin = (body.spin[0], body.spin[1], body.spin[2] - body.vy * 0.35)
            body.vx *= -0.55
        if abs(body.y) > edge:
            body.y = math.copysign(edge, body.y)
            body.spin = (body.spin[0], body.spin[1], body.spin[2] + body.vx * 0.35)
            body.vy *= -0.55

    def _stir(self, body: Body, amount: float) -> None:
        chance = self._chance
        x, y, z = (part + chance.uniform(-amount, amount) for part in body.spin)
        fast = math.sqrt(x * x + y * y + z * z)
        keep = min(1.0, FASTEST_SPIN / fast) if fast > 0 else 1.0
        body.spin = (x * keep, y * keep, z * keep)

    def _bump(self, one: Body, two: Body) -> None:
        dx = two.x - one.x
        if dx > 2 * BALL or dx < -2 * BALL:
            return
        dy, dz = two.y - one.y, two.z - one.z
        square = dx * dx + dy * dy + dz * dz
        if square >= 4 * BALL * BALL or square < 1e-9:
            return
        far = math.sqrt(square)
        nx, ny, nz = dx / far, dy / far, dz / far
        gap = (2 * BALL - far) * 0.5 * 0.6
        one.x -= nx * gap
        one.y -= ny * gap
        two.x += nx * gap
        two.y += ny * gap
        one.z = max(0.0, one.z - nz * gap)
        two.z = max(0.0, two.z + nz * gap)
        closing = (one.vx - two.vx) * nx + (one.vy - two.vy) * ny + (one.vz - two.vz) * nz
        if closing <= 0:
            return
        kick = closing * 0.72
        one.vx -= nx * kick
        one.vy -= ny * kick
        one.vz -= nz * kick
        two.vx += nx * kick
        two.vy += ny * kick
        two.vz += nz * kick
        if closing > 3:
            self._stir(one, closing * 0.4)
            self._stir(two, closing * 0.4)

    # Dice that know their place ---------------------------------------------------------------

    def _fly(self) -> None:
        self.landed = 0
        for order, place in enumerate(self._places):
            begin = order * STAGGER
            if self._time < begin:
                continue
            body = self.bodies[place.die]
            flight = self._flights.get(place.die)
            if flight is None:
                flight = _Flight(begin, body.x, body.y, body.z, body.q, place.x, place.y, place.q, place.size)
                self._flights[place.die] = flight
            share = (self._time - begin) / SETTLE
            if share >= 1 + HOP_DOWN / SETTLE:
                self._put(place)
                self.landed += 1
            else:
                _move(body, flight, share)

    def _put(self, place: DiePlace) -> None:
        body = self.bodies[place.die]
        body.x, body.y, body.z, body.q, body.size = place.x, place.y, 0.0, place.q, place.size
        body.vx = body.vy = body.vz = 0.0
        body.spin = (0.0, 0.0, 0.0)


def _move(body: Body, flight: _Flight, share: float) -> None:
    """Along an arc to the place, then one small hop on it."""
    if share >= 1:
        body.x, body.y, body.q, body.size = flight.to_x, flight.to_y, flight.to_q, flight.to_size
        hop = (share - 1) * SETTLE / HOP_DOWN
        body.z = 0.10 * 4 * hop * (1 - hop)
        return
    eased = 1 - (1 - share) ** 3
    body.x = flight.from_x + (flight.to_x - flight.from_x) * eased
    body.y = flight.from_y + (flight.to_y - flight.from_y) * eased
    far = math.hypot(flight.to_x - flight.from_x, flight.to_y - flight.from_y)
    arc = min(1.1, 0.35 + 0.22 * far)
    body.z = flight.from_z * (1 - share) ** 2 + arc * 4 * share * (1 - share)
    body.size = 1 + (flight.to_size - 1) * eased
    swing = share * share * (3 - 2 * share)
    body.q = QQuaternion.slerp(flight.from_q, flight.to_q, swing)
