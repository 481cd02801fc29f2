"""SVG path data to QPainterPath: all commands, absolute and relative, arcs included."""

from __future__ import annotations

import math
import re

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

_TOKENS = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|([-+]?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?)")
_LENGTHS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def parse(data: str) -> QPainterPath:
    """The path that ``data`` describes; raises ValueError when it is not path data."""
    return _Pen(data).path


class _Pen:
    def __init__(self, data: str) -> None:
        self.path = QPainterPath()
        self.path.setFillRule(self.path.fillRule().WindingFill)
        self.at = self.start = self.control = QPointF()
        self.previous = ""
        command, numbers = "", list[float]()
        for letter, number in _TOKENS.findall(data):
            if letter:
                self._flush(command, numbers)
                command, numbers = letter, []
            else:
                numbers.append(float(number))
        self._flush(command, numbers)

    def _flush(self, command: str, numbers: list[float]) -> None:
        if not command:
            if numbers:
                raise ValueError("path data begins with a number")
            return
        name = command.upper()
        count = _LENGTHS[name]
        if (count == 0 and numbers) or (count and (not numbers or len(numbers) % count)):
            raise ValueError(f"wrong number of arguments for {command}")
        relative = command.islower()
        if not count:
            self._step("Z", relative, [])
            return
        for i in range(0, len(numbers), count):
            # Further pairs after a move are lines.
            self._step("L" if name == "M" and i else name, relative, numbers[i : i + count])

    def _point(self, relative: bool, x: float, y: float) -> QPointF:
        return self.at + QPointF(x, y) if relative else QPointF(x, y)

    def _step(self, name: str, relative: bool, n: list[float]) -> None:
        control = self.at
        if name == "Z":
            self.path.closeSubpath()
            end = self.start
        elif name == "H":
            end = QPointF(n[0] + (self.at.x() if relative else 0.0), self.at.y())
            self.path.lineTo(end)
        elif name == "V":
            end = QPointF(self.at.x(), n[0] + (self.at.y() if relative else 0.0))
            self.path.lineTo(end)
        else:
            end = self._point(relative, n[-2], n[-1])
            if name == "M":
                self.path.moveTo(end)
                self.start = end
            elif name == "L":
                self.path.lineTo(end)
            elif name in "CS":
                first = self._point(relative, n[0], n[1]) if name == "C" else self._mirror("CS")
                control = self._point(relative, n[-4], n[-3])
                self.path.cubicTo(first, control, end)
            elif name in "QT":
                control = self._point(relative, n[0], n[1]) if name == "Q" else self._mirror("QT")
                self.path.quadTo(control, end)
            else:
                self._arc(n[0], n[1], n[2], bool(n[3]), bool(n[4]), end)
        self.control = control if name in "CSQT" else end
        self.at, self.previous = end, name

    def _mirror(self, family: str) -> QPointF:
        return self.at * 2 - self.control if self.previous and self.previous in family else self.at

    def _arc(self, rx: float, ry: float, turn: float, large: bool, sweep: bool, end: QPointF) -> None:
        """Endpoint form to centre form (SVG 1.1, appendix F.6.5), drawn with Qt's arcTo."""
        if rx == 0 or ry == 0 or end == self.at:
            self.path.lineTo(end)
            return
        phi = math.radians(turn)
        cos, sin = math.cos(phi), math.sin(phi)
        half = (self.at - end) / 2
        x, y = cos * half.x() + sin * half.y(), -sin * half.x() + cos * half.y()
        grow = (x / rx) ** 2 + (y / ry) ** 2
        if grow > 1:
            rx, ry = rx * math.sqrt(grow), ry * math.sqrt(grow)
        under = (rx * y) ** 2 + (ry * x) ** 2
        factor = math.sqrt(max(0.0, ((rx * ry) ** 2 - under) / under))
        if large == sweep:
            factor = -factor
        cx, cy = factor * rx * y / ry, -factor * ry * x / rx
        first = math.degrees(math.atan2((y - cy) / ry, (x - cx) / rx))
        last = math.degrees(math.atan2((-y - cy) / ry, (-x - cx) / rx))
        length = last - first
        if sweep and length < 0:
            length += 360
        elif not sweep and length > 0:
            length -= 360
        middle = (self.at + end) / 2
        place = QTransform()
        place.translate(middle.x() + cos * cx - sin * cy, middle.y() + sin * cx + cos * cy)
        place.rotate(turn)
        arc = QPainterPath()
        box = QRectF(-rx, -ry, 2 * rx, 2 * ry)
        arc.arcMoveTo(box, -first)
        arc.arcTo(box, -first, -length)
        curve = place.map(arc)
        # Not connectPath: it turns the move before the arc into a line.
        for i in range(1, curve.elementCount() - 2, 3):
            points = [QPointF(curve.elementAt(k).x, curve.elementAt(k).y) for k in range(i, i + 3)]
            self.path.cubicTo(*points)
