"""The licences of what a built folder holds of the system's libraries, as Debian and Ubuntu tell them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

COMMON = Path("/usr/share/common-licenses")
OTHERS = re.compile(r"lib(python|Qt6|pyside6|shiboken6|icu\w+\.so|scipy_openblas|gfortran-|quadmath-)")
"""Their texts lie in packaging/licences: they come from packages of Python."""


class Unknown(Exception):
    """A library that no package of the system has brought."""


def libraries(folder: Path) -> list[str]:
    """Names of the system's libraries in a built folder."""
    inside = folder / "_internal"
    found = [*inside.glob("lib*.so*"), *(inside / "fallback").glob("lib*.so*")]
    return sorted(path.name for path in found if not path.is_symlink() and not OTHERS.match(path.name))


def packages(names: list[str]) -> dict[str, list[str]]:
    """Package of the system → libraries that it brought. Raises Unknown."""
    brought: dict[str, list[str]] = {}
    for name in names:
        asked = subprocess.run(
            ["dpkg", "-S", f"*/{name}"], capture_output=True, encoding="utf-8", check=False
        )
        if asked.returncode != 0:
            raise Unknown(f"no package of this system has brought {name}, so its licence is not known")
        package = asked.stdout.splitlines()[0].split(": ")[0].split(",")[0]
        brought.setdefault(package, []).append(name)
    return brought


def gather(folder: Path, target: Path) -> int:
    """Write the texts into a folder, with a list of what they are about; how many packages."""
    found = packages(libraries(folder))
    target.mkdir(parents=True)
    lines = [
        "Libraries of the system that this folder holds, the package each is from, and its version.",
        "The text of a package's licences is PACKAGE.txt; what several name lies in the folder common.",
        "Their sources are the source packages of that version, kept by the system's distributor.",
        "",
    ]
    named = set()
    for package, names in sorted(found.items()):
        plain = package.split(":")[0]
        text = Path("/usr/share/doc", plain, "copyright").read_text(encoding="utf-8", errors="replace")
        (target / f"{plain}.txt").write_text(text, encoding="utf-8")
        named |= set(re.findall(r"/usr/share/common-licenses/([\w.-]*\w)", text))
        query = ["dpkg-query", "--show", "--showformat", "${source:Package} ${Version}", package]
        version = subprocess.check_output(query, encoding="utf-8")
        lines.append(f"{', '.join(names)}: {plain}, from {version}")
    (target / "LIBRARIES.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (target / "common").mkdir()
    for name in sorted(named):
        if (COMMON / name).is_file():
            shutil.copy((COMMON / name).resolve(), target / "common" / f"{name}.txt")
    return len(found)
