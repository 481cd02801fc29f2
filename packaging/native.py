#!/usr/bin/env python3
"""Build the compiled twins of the search beside their sources, for the Python this runs on.

    .venv/bin/python packaging/native.py

They are optional: without a compiler this says so and ends well, and the program searches in plain
Python. Needs Cython and setuptools, which the lock for tests holds.
"""

from __future__ import annotations

import os
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
SOURCES = tuple(sorted(path.relative_to(ROOT) for path in (ROOT / "app").rglob("*_native.pyx")))
# No fusing of multiplications and additions: the twin answers as plain Python does on every machine.
FLAGS = ["/O2"] if os.name == "nt" else ["-O2", "-g0", "-ffp-contract=off"]


def built(source: Path) -> Path | None:
    """The compiled twin of a source for this Python, None when there is none."""
    names = (source.with_name(source.stem + suffix) for suffix in EXTENSION_SUFFIXES)
    return next((name for name in names if name.exists()), None)


def build() -> int:
    """Compile all twins in place; 0 also when there is no compiler, for then the program does without."""
    os.chdir(ROOT)
    for source in SOURCES:
        old = built(source)
        if old is not None:
            old.unlink()
    extensions = [
        Extension(".".join(source.with_suffix("").parts), [str(source)], extra_compile_args=FLAGS)
        for source in SOURCES
    ]
    with tempfile.TemporaryDirectory() as work:
        modules = cythonize(extensions, build_dir=work, quiet=True)
        for module in modules:
            module.optional = True  # cythonize drops it from what it is given
        command = build_ext(Distribution({"name": "slovohratky-search", "ext_modules": modules}))
        command.inplace = True
        command.build_temp = command.build_lib = work
        command.ensure_finalized()
        command.run()
    for source in SOURCES:
        print(f"{source}: {built(source) or 'not built; the program searches in plain Python'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(build())
