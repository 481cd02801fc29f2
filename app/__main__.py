"""Entry of the application: ``slovohratky`` and ``python -m app``."""

from __future__ import annotations

import builtins
import gc
import sys
from io import TextIOWrapper

# Nothing made on the way to the first picture is garbage; then `ui.allocator.GarbageCollector` sees to it.
gc.disable()

# With its first module PySide6 puts a function of its own in the place of the import. It reads the source of
# whatever is imported from then on, in search of a ``__feature__`` that nobody here asks for.
_plain_import = builtins.__import__
import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _plain_import

from app.ui.startup import main as start  # noqa: E402


def main() -> int:
    """Open the application with the arguments of the command line; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # whatever the code page; a window of Windows may have none
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    return start(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
