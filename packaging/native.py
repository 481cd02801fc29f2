#!/usr/bin/env python3
"""Build the compiled twins (``app/**/*_native.pyx``) beside their sources, for the Python this runs on.

`dev.py` runs this when it is needed. They are optional: the program does without, only slower. Needs
Cython and setuptools in the versions of the lock for tests. Prints what was built, a line each; whatever goes
wrong ends with the error, and leaves no twin behind that was built from other sources.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
# No fusing of multiplications and additions: the twin answers as plain Python does on every machine.
FLAGS = ["/O2"] if os.name == "nt" else ["-O2", "-g0", "-ffp-contract=off"]


def sources() -> list[Path]:
    """All twins, from the project's root."""
    return sorted(path.relative_to(ROOT) for path in (ROOT / "app").rglob("*_native.pyx"))


def clear() -> None:
    """Take away what was built for this Python before."""
    for source in sources():
        for suffix in EXTENSION_SUFFIXES:
            (ROOT / source).with_name(source.stem + suffix).unlink(missing_ok=True)


def build(work: Path) -> list[Path]:
    """Compile all twins into a folder; their places there, which are those from the project's root."""
    extensions = [
        Extension(".".join(source.with_suffix("").parts), [str(source)], extra_compile_args=FLAGS)
        for source in sources()
    ]
    modules = cythonize(extensions, build_dir=str(work / "c"), quiet=True)
    command = build_ext(Distribution({"name": "slovohratky-native", "ext_modules": modules}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.ensure_finalized()
    command.run()
    return [Path(command.get_ext_filename(module.name)) for module in modules]


def main() -> None:
    os.chdir(ROOT)
    with tempfile.TemporaryDirectory() as work:
        try:
            built = build(Path(work))
        finally:
            clear()
        for path in built:
            shutil.copy(Path(work, "lib", path), path)
            print(path.as_posix())


if __name__ == "__main__":
    main()
