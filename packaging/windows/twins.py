"""The compiled twins (`app/**/*_native.pyx`) for Windows, compiled on Linux."""

from __future__ import annotations

import hashlib
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import dev
from environment import Environment, compile_c, venv_python

SUFFIX = ".cp311-win_amd64.pyd"
# As in native.py: no fusing of multiplications and additions.
FLAGS = ("-shared", "-ffp-contract=off", "-Wno-attributes", "-Wno-discarded-qualifiers")


def build(environment: Environment) -> list[Path]:
    """Have the twins beside their sources, compiled anew only when something of theirs has changed.

    Raises SetupError when one cannot be compiled or imported."""
    sources = sorted((dev.ROOT / "app").rglob("*_native.pyx"))
    twins = [source.with_name(source.stem + SUFFIX) for source in sources]
    stamp, wanted = dev.ROOT / "build" / "windows-twins", f"{environment.folder.name} {key()}"
    if (
        stamp.is_file()
        and stamp.read_text(encoding="ascii") == wanted
        and all(twin.is_file() for twin in twins)
    ):
        return twins
    with tempfile.TemporaryDirectory() as work, ThreadPoolExecutor(2) as pool:
        jobs = [
            pool.submit(compile_twin, environment, source, twin, Path(work, f"{source.stem}.c"))
            for source, twin in zip(sources, twins, strict=True)
        ]
        for job in jobs:
            job.result()
    names = [".".join(source.relative_to(dev.ROOT).with_suffix("").parts) for source in sources]
    script = "import importlib, sys; [print(importlib.import_module(name).__file__) for name in sys.argv[1:]]"
    status, said = environment.call("-c", script, *names, cwd=dev.ROOT, show=False)
    if status != 0 or said.count(SUFFIX) != len(twins):
        raise dev.SetupError(f"{said}\nA compiled twin does not load on Windows.")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted, encoding="ascii")
    return twins


def compile_twin(environment: Environment, source: Path, twin: Path, c: Path) -> None:
    command = [venv_python(), "-m", "cython", "-3", str(source.relative_to(dev.ROOT)), "-o", str(c)]
    if subprocess.call(command, cwd=dev.ROOT) != 0:
        raise dev.SetupError(f"Cython gave up on {source.name}.")
    twin.unlink(missing_ok=True)
    compile_c(c, twin, *FLAGS, f"-I{environment.include}", str(environment.library))


def key() -> str:
    """Of all that the twins are made of, but for the environment."""
    sources = sorted(
        path for ending in ("pyx", "pxd") for path in (dev.ROOT / "app").rglob(f"*_native.{ending}")
    )
    parts = [path.read_bytes() for path in (*sources, Path(__file__))]
    return hashlib.sha256(b"\0".join([*parts, dev.pinned("cython").encode()])).hexdigest()
