"""Runs in the built program before anything else, on Linux.

Libraries that have to fit the graphics driver are the system's own; only where the system has
none are those of the build taken. Once loaded, a library serves everything that asks for its name.
"""

import ctypes
import sys
from pathlib import Path

# A library stands after those it needs.
NAMES = ("libxcb.so.1", "libGLdispatch.so.0", "libGLX.so.0", "libGL.so.1", "libEGL.so.1")
# Those of the compiler every system has, and the driver needs them as new as it is itself.
ALWAYS_THERE = ("libgcc_s.so.1", "libstdc++.so.6")


def load_missing(folder: Path) -> None:
    """Load from `folder` what the system does not have."""
    for name in NAMES:
        try:
            ctypes.CDLL(name)
        except OSError:
            if (folder / name).is_file():
                ctypes.CDLL(str(folder / name), mode=ctypes.RTLD_GLOBAL)


if getattr(sys, "frozen", False):
    load_missing(Path(sys._MEIPASS) / "fallback")
