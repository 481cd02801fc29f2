"""Entry of the application: ``slovohratky`` and ``python -m app``."""

from __future__ import annotations

import gc
import sys

# Nothing made on the way to the first picture is garbage; then `ui.allocator.Collector` sees to it.
gc.disable()

from app.ui.startup import main as start  # noqa: E402


def main() -> int:
    """Open the application with the arguments of the command line; the exit status."""
    return start(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
