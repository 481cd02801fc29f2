"""Lists that never hurt: what a model or a delegate gets wrong is logged, and Qt gets a harmless answer.

Qt calls them in the middle of its own work, where an exception ends the program or calls them again
without end.
"""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QModelIndex, QSize, Qt

log = logging.getLogger(__name__)

HARMLESS: Mapping[str, Callable[[], Any]] = {
    "data": lambda: None,
    "headerData": lambda: None,
    "rowCount": lambda: 0,
    "columnCount": lambda: 0,
    "index": QModelIndex,
    "parent": QModelIndex,
    "flags": lambda: Qt.ItemFlag.NoItemFlags,
    "setData": lambda: False,
    "roleNames": dict,
    "paint": lambda: None,
    "sizeHint": lambda: QSize(0, 24),
    "initStyleOption": lambda: None,
    "displayText": lambda: "",
    "createEditor": lambda: None,
    "editorEvent": lambda: False,
    "helpEvent": lambda: False,
}
"""What Qt asks a model or a delegate, and the answer in trouble."""


class Guarded:
    """Mixed into every model and delegate, before its Qt class; subclasses have it with them."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        for name, answer in HARMLESS.items():
            if name in cls.__dict__:
                setattr(cls, name, _guarded(cls.__dict__[name], answer))


def _guarded(method: Callable[..., Any], harmless: Callable[[], Any]) -> Callable[..., Any]:
    told = False

    @functools.wraps(method)
    def careful(*given: Any, **named: Any) -> Any:
        nonlocal told
        try:
            return method(*given, **named)
        except Exception:
            if not told:  # it would come again with every repaint
                told = True
                log.exception("%s", method.__qualname__)
            return harmless()

    return careful
