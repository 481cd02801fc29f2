"""What is costly to make and serves every checkout of this person: kept in ~/.cache, as pip does.

Its names change with all that it is made of, so nothing in there is ever changed, only thrown away when
nobody has used it for long. `XDG_CACHE_HOME` puts it elsewhere; to make everything anew, delete
`slovohratky-build` in there.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

STORE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "slovohratky-build"
UNUSED_S = 30 * 24 * 3600.0


def folder(name: str, make: Callable[[Path], None]) -> Path:
    """The folder of that name; `make` fills an empty one where there is none. It is whole or not there."""
    target = STORE / name
    if not target.is_dir():
        STORE.mkdir(parents=True, exist_ok=True)
        work = Path(tempfile.mkdtemp(dir=STORE, prefix=f"{name}.new."))
        work.chmod(0o755)
        try:
            make(work)
            work.rename(target)
        except OSError:
            if not target.is_dir():  # else another checkout has made it at the same time
                raise
        finally:
            shutil.rmtree(work, ignore_errors=True)
    os.utime(target)
    throw_away()
    return target


def throw_away() -> None:
    """Of what is kept, what nobody has used for long."""
    for path in STORE.iterdir():
        with contextlib.suppress(FileNotFoundError):  # another checkout has just given it its name
            if time.time() - path.stat().st_mtime > UNUSED_S:
                shutil.rmtree(path, ignore_errors=True)
