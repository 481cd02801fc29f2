"""What takes long to import is imported beside the screen. It holds the interpreter, and the thread of the
screen waits for it a thousand times: while the journal answers a click it stands back, between one module and
the next."""

from __future__ import annotations

import builtins
import importlib
import threading
import time
from typing import Any

STANDS_BACK_S = 0.3
"""By then the answer to a click stands."""

_until = 0.0
"""When whoever imports goes on."""
_one_by_one = threading.Lock()


def bring(module: str) -> None:
    """Import it here; what is not ours standing back. Our own modules the screen may import at the same
    moment, and would wait for them."""
    if module.startswith("app."):
        importlib.import_module(module)
        return
    here = threading.get_ident()

    def stand_back_and_import(*asked: Any, **named: Any) -> Any:
        while threading.get_ident() == here and (left := _until - time.monotonic()) > 0:
            time.sleep(left)
        return usual(*asked, **named)

    with _one_by_one:
        usual = builtins.__import__
        # Not a finder of `sys.meta_path`: while one is asked, no other thread imports anything.
        builtins.__import__ = stand_back_and_import
        try:
            importlib.import_module(module)
        finally:
            builtins.__import__ = usual


def stand_back() -> None:
    """The screen has something to do."""
    global _until
    _until = time.monotonic() + STANDS_BACK_S
