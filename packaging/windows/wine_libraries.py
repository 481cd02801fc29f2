"""What Wine 8 lacks of Windows's own libraries, laid into its prefix. Nothing of it is shipped."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

DUMPER = "x86_64-w64-mingw32-objdump"
BUILTIN = b"Wine builtin DLL"
MARK = slice(64, 96)
"""Where in its libraries Wine says that they are its own, which it knows by name."""

Compile = Callable[..., None]
"""Source, target and options."""


def exports(library: Path) -> list[str]:
    """The names that a library of Windows offers."""
    table = subprocess.check_output([DUMPER, "-p", library], encoding="utf-8", errors="replace")
    return re.findall(r"^\s*\[ *\d+\] (\S+)$", table.partition("[Ordinal/Name Pointer]")[2], re.MULTILINE)


def complete(system: Path, parts: Path, compile_c: Compile) -> None:
    """system: the folder System32 of the prefix. parts: where the C sources lie."""
    compile_c(parts / "icuuc.c", system / "icuuc.dll", "-shared")
    overlay(system, parts / "complex.c", compile_c)


def overlay(system: Path, source: Path, compile_c: Compile) -> None:
    """Lay the functions of `source`, there called `own_NAME`, over Wine's `ucrtbase.dll`.

    That becomes `winecrt.dll`, and a library in its place hands on all the rest."""
    library = system / "ucrtbase.dll"
    data = library.read_bytes()
    if not data[MARK].startswith(BUILTIN):
        return
    (system / "winecrt.dll").write_bytes(
        data[: MARK.start] + bytes(MARK.stop - MARK.start) + data[MARK.stop :]
    )
    with tempfile.TemporaryDirectory() as work:
        alone, listed = Path(work, "alone.dll"), Path(work, "ucrtbase.def")
        compile_c(source, alone, "-shared", "-Wl,--export-all-symbols")
        own = {name.removeprefix("own_") for name in exports(alone) if name.startswith("own_")}
        lines = [
            f"{name} = own_{name}" if name in own else f'"{name}" = winecrt."{name}"'
            for name in exports(library)
        ]
        listed.write_text("\n".join(["LIBRARY ucrtbase.dll", "EXPORTS", *lines, ""]), encoding="ascii")
        library.unlink()
        compile_c(source, library, "-shared", str(listed))
