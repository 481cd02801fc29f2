"""The environment in which the Windows program is built on Linux, made of locked packages and kept.

It is a Python 3.11 for Windows put together in a folder, with the wheels of the lock, and a Wine prefix:

- Python's library and compiled modules come out of a wheel made for shipping them (requirements.txt here);
- its standard library and C headers are those of the Linux Python 3.11 that builds: the same sources;
- `python.exe` and `python3.dll`, which PySide6 is linked with, are made here and hold nothing of their own.

All of it is kept under a name that changes with all that it is made of (packaging/kept.py). Whoever uses it
has a copy of the prefix, fresh each time.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import dev
import kept
import wine_libraries
from wine import Wine, missing_packages

HERE = Path(__file__).resolve().parent
PARTS = HERE / "parts"
LOCK = HERE / "requirements.txt"
PREFIXES = dev.ROOT / "build" / "windows-prefixes"

COMPILER = "x86_64-w64-mingw32-gcc"
PROGRAMS = {
    "wine": "wine wine64",
    "makensis": "nsis",
    COMPILER: "gcc-mingw-w64-x86-64",
    wine_libraries.DUMPER: "gcc-mingw-w64-x86-64",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "import": "imagemagick",
}
# What runs in the program, what builds it and what its tests need, by the names of the lock.
RUN = (
    *("platformdirs", "pyside6", "pyside6-essentials", "pyside6-addons", "shiboken6"),
    *("numpy", "pyqtgraph", "segno"),
)
BUILD = (
    *("pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "pefile", "pywin32-ctypes"),
    *("setuptools", "packaging"),
)
TEST = (
    *("pytest", "pytest-qt", "pluggy", "iniconfig", "colorama", "pygments", "typing-extensions"),
    *("hypothesis", "sortedcontainers", "msgpack"),
)
# Of Addons, which unpacks to half a gigabyte, the program uses the sounds alone.
UNUSED_ADDONS = ("resources/", "translations/", "qml/", "typesystems/", "include/", "glue/", "metatypes/")
UNUSED_ADDONS += (
    "Qt6WebEngine",
    "QtWebEngine",
    "Qt6Quick3D",
    "Qt6Pdf",
    "Qt6Designer",
    "Qt63D",
    "Qt6Graphs",
    "Qt6Charts",
)
# The Windows of today has its own of these. The other runtime is of 2015; PySide6's serves Python too.
NOT_TAKEN = (
    "api-ms-win-",
    "ucrtbase",
    "vcruntime140",
    "msvcp140",
    "_tkinter",
    "libssl",
    "libcrypto",
    "_ssl",
    "_hashlib",
)


class Environment:
    """Where its parts lie, and the Windows in which it is run.

    folder: where all of it is kept. prefix: of Wine."""

    def __init__(self, folder: Path, prefix: Path) -> None:
        self.folder = folder
        self.python = self.folder / "python"
        self.program = self.python / "python.exe"
        self.library = self.python / "python311.dll"
        self.site = self.python / "Lib" / "site-packages"
        self.include = self.folder / "include"
        self.wine = Wine(prefix)

    def call(
        self, *arguments: object, cwd: Path | None = None, show: bool = True, **variables: str
    ) -> tuple[int, str]:
        """Run this Python in UTF-8: exit status and output."""
        return self.wine.run(self.program, "-X", "utf8", *arguments, cwd=cwd, show=show, **variables)

    def make(self) -> None:
        """Fill the empty folder. Raises SetupError."""
        self.site.mkdir(parents=True)
        self._take_python()
        self._take_standard_library()
        self._compile_starters()
        self._take_wheels()
        self._take_headers()
        self.wine.create()
        wine_libraries.complete(self.wine.drive / "windows" / "system32", PARTS, compile_c)
        # The byte code is made here, where it is quicker.
        subprocess.run([venv_python(), "-m", "compileall", "-q", "-j0", self.python / "Lib"], check=False)
        status, said = self.call(
            "-c", "import sys, ctypes, winreg, sqlite3, numpy, segno, PySide6.QtWidgets, PySide6.QtMultimedia"
        )
        if status != 0:
            raise dev.SetupError(f"{said}\nThe Python for Windows does not run.")
        self.wine.settle()

    def _take_python(self) -> None:
        fetched = self.folder / "fetched"
        download(LOCK, fetched)
        (wheel,) = fetched.glob("panda3d-*.whl")
        (self.python / "DLLs").mkdir()
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                folder, _, file = name.rpartition("/")
                if (
                    folder != "deploy_libs"
                    or not file.endswith((".dll", ".pyd"))
                    or file.lower().startswith(NOT_TAKEN)
                ):
                    continue
                place = self.library if file == self.library.name else self.python / "DLLs" / file
                place.write_bytes(archive.read(name))
        shutil.rmtree(fetched)

    def _take_standard_library(self) -> None:
        left_out = {
            "site-packages",
            "dist-packages",
            "__pycache__",
            "test",
            "tests",
            "lib-dynload",
            "idlelib",
        }
        left_out |= {"tkinter", "turtledemo", "ensurepip", "lib2to3"}

        def ignored(folder: str, names: list[str]) -> set[str]:
            return {
                name for name in names if name in left_out or name.startswith(("config-3", "_sysconfigdata"))
            }

        shutil.copytree(python_path("stdlib"), self.python / "Lib", ignore=ignored, dirs_exist_ok=True)

    def _compile_starters(self) -> None:
        compile_c(PARTS / "python.c", self.program, "-municode")
        forwarded = "".join(f"{name} = python311.{name}\n" for name in wine_libraries.exports(self.library))
        listed = self.folder / "python3.def"
        listed.write_text(f"LIBRARY python3.dll\nEXPORTS\n{forwarded}", encoding="ascii")
        compile_c(listed, self.python / "python3.dll", "-shared", "-nostdlib", "-Wl,--entry=0")

    def _take_wheels(self) -> None:
        listed = self.folder / "wheels.txt"
        listed.write_text(windows_lock(), encoding="utf-8")
        fetched = self.folder / "fetched"
        download(listed, fetched)
        for wheel in sorted(fetched.glob("*.whl")):
            unused = UNUSED_ADDONS if wheel.name.lower().startswith("pyside6_addons") else ()
            unpack(wheel, self.site, unused)
        shutil.rmtree(fetched)
        for runtime in ("vcruntime140.dll", "vcruntime140_1.dll"):
            shutil.copy(self.site / "PySide6" / runtime, self.python)

    def _take_headers(self) -> None:
        shutil.copytree(python_path("include"), self.include)
        shutil.copy(PARTS / "pyconfig.h", self.include)


def prepare() -> Path:
    """What is kept, made where it is not there; its folder. Raises SetupError."""
    install_programs()
    return kept.folder(f"windows-{key()}", lambda work: Environment(work, work / "prefix").make())


@contextlib.contextmanager
def fresh(name: str) -> Iterator[Environment]:
    """What is kept, with a Windows of one run, in which nothing has ever been done, and Wine awake."""
    made = Environment(prepare(), PREFIXES / name)
    made.wine.stop()
    shutil.rmtree(made.wine.prefix, ignore_errors=True)
    PREFIXES.mkdir(parents=True, exist_ok=True)
    dev.finish("cp", "-a", "--reflink=auto", made.folder / "prefix", made.wine.prefix)
    try:
        with made.wine.awake():
            yield made
    finally:
        shutil.rmtree(made.wine.prefix, ignore_errors=True)


def key() -> str:
    """Of all that the environment is made of."""
    parts = [
        path.read_bytes()
        for path in sorted((LOCK, HERE / "wine_libraries.py", Path(__file__), *PARTS.iterdir()))
    ]
    parts += [windows_lock().encode(), sys.version.encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def windows_lock() -> str:
    """The lines of the common lock that are wanted here.

    pip asks about `sys_platform` the machine that it runs on, so those conditions are taken off."""
    lines = dev.pinned(*RUN, *BUILD, *TEST)
    return re.sub(r" ; sys_platform[^\\\n]*(?=\\)", " ", lines)


def install_programs() -> None:
    """See that the machine has what is not Python. Raises SetupError."""
    packages = missing_packages(PROGRAMS)
    if not (Path(python_path("include")) / "Python.h").is_file():
        packages.append("python3-dev")
    if packages:
        names = ", ".join(packages)
        dev.install_debian(
            packages, f"For Windows are missing: {names}.", f"Install what your system calls {names}."
        )


def venv_python() -> str:
    return str(dev.venv_program("python"))


def python_path(name: str) -> str:
    """A folder of the Python that builds, as sysconfig names it."""
    script = f"import sysconfig; print(sysconfig.get_path({name!r}))"
    return subprocess.check_output([venv_python(), "-c", script], encoding="utf-8").strip()


def ensure_python() -> None:
    """The Python that builds lends its standard library, so it has to be a 3.11. Raises SetupError."""
    version = subprocess.check_output([venv_python(), "-c", "import sys; print(*sys.version_info[:2])"])
    if version.split() != [b"3", b"11"]:
        raise dev.SetupError(
            "The program for Windows is built with Python 3.11 here, and .venv has another one. Remove\n"
            ".venv and run the command again with it: python3.11 packaging/windows/make.py"
        )


def download(lock: Path, folder: Path) -> None:
    """Fetch the wheels for Windows that a lock names, hashes checked. Raises SetupError."""
    command = [venv_python(), "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += [
        "--require-hashes",
        "--only-binary=:all:",
        "--platform",
        "win_amd64",
        "--python-version",
        "3.11",
    ]
    command += ["--implementation", "cp", "--abi", "cp311", "--abi", "abi3", "--abi", "none"]
    if subprocess.call([*command, "--dest", str(folder), "--requirement", str(lock)]) != 0:
        raise dev.SetupError(f"The packages of {lock.name} could not be fetched; the lines above say why.")


def unpack(wheel: Path, site: Path, unused: tuple[str, ...] = ()) -> None:
    """Lay a wheel into site-packages, but for what begins with an unused name inside PySide6."""
    with zipfile.ZipFile(wheel) as archive:
        wanted = [
            name
            for name in archive.namelist()
            if not name.removeprefix("PySide6/").startswith(unused or ("\0",)) and ".data/" not in name
        ]
        archive.extractall(site, wanted)


def compile_c(source: Path, target: Path, *options: str) -> None:
    """Compile for Windows. Raises SetupError."""
    command = [COMPILER, "-O2", "-s", "-static-libgcc", *options, "-o", str(target), str(source)]
    if subprocess.call(command) != 0:
        raise dev.SetupError(f"{os.fspath(source)} could not be compiled for Windows.")
