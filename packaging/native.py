#!/usr/bin/env python3
"""Build the compiled twins of the search beside their sources, for the Python this runs on.

    .venv/bin/python packaging/native.py

They are optional: without a compiler this says so and ends well, and the program searches in plain
Python. Needs Cython (a development dependency) and a C compiler.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("app/search/qwirkle_native.pyx",)


def build() -> int:
    """Compile all twins in place; 0 also when there is no compiler."""
    from Cython.Build import cythonize  # here, so that --help works without Cython
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    os.chdir(ROOT)
    plain = ["/O2"] if os.name == "nt" else ["-O2", "-ffp-contract=off"]
    wanted = [
        Extension(str(Path(source).with_suffix("")).replace(os.sep, "."), [source], extra_compile_args=plain)
        for source in SOURCES
    ]
    with tempfile.TemporaryDirectory() as work:
        modules = cythonize(wanted, build_dir=work, language_level=3, quiet=True)
        for module in modules:
            module.optional = True  # cythonize drops what the Extension said
        command = build_ext(Distribution({"name": "slovohratky-search", "ext_modules": modules}))
        command.inplace = True
        command.build_temp = work
        command.ensure_finalized()
        command.run()
    missing = [source for source in SOURCES if not list(Path(source).parent.glob(f"{Path(source).stem}.*[.so|.pyd]"))]
    for source in missing:
        print(f"{source} was not built; the program does without.")
    return 0


if __name__ == "__main__":
    if shutil.which("cython") is None and len(sys.argv) > 1:
        print(__doc__)
        raise SystemExit(0)
    raise SystemExit(build())
