"""What day and time it is: asked at one place, so that a test can say it for the whole program."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime


def _of_the_system() -> datetime:
    return datetime.now().astimezone()


source: Callable[[], datetime] = _of_the_system


def now() -> datetime:
    """Local time, with its zone."""
    return source()


def today() -> date:
    return source().date()
