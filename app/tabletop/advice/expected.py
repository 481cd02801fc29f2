"""What a move is expected to bring, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.search.settling import Expected
from app.widgets.writing import signed

translate = QCoreApplication.translate


def expected_text(expected: Expected) -> str:
    """“chance to win 62 ± 3 % · expected +6 ± 1”, and whether it may be as good as the one above."""
    parts = (_chance(expected), _points(expected), _close() if expected.close else "")
    line = " · ".join(part for part in parts if part)
    return line.replace(" ± ", "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}").replace(" %", "\N{NO-BREAK SPACE}%")


def _chance(expected: Expected) -> str:
    percent = round(100 * expected.chance)
    if expected.chance_off is None:
        return translate("Expected", "chance to win about {percent} %").format(percent=percent)
    if not expected.chance_off:
        return translate("Expected", "chance to win {percent} %").format(percent=percent)
    off = max(1, round(100 * expected.chance_off))
    return translate("Expected", "chance to win {percent} ± {off} %").format(percent=percent, off=off)


def _points(expected: Expected) -> str:
    points = signed(round(expected.points))
    if expected.points_off is None:
        return translate("Expected", "expected about {points}").format(points=points)
    if not expected.points_off:
        return translate("Expected", "expected {points}").format(points=points)
    off = max(1, round(expected.points_off))
    return translate("Expected", "expected {points} ± {off}").format(points=points, off=off)


def _close() -> str:
    return translate("Expected", "maybe as good")
