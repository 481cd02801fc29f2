"""Entry of the application: ``slovohratky`` and ``python -m app``."""

from __future__ import annotations

import sys

from app.ui.startup import main as start


def main() -> int:
    """Open the application with the arguments of the command line; the exit status."""
    return start(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
