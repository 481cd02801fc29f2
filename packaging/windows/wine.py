"""Running Windows programs on Linux, under Wine."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import dev

# Not a word about Mono and Gecko, which nothing here needs. The C library is ours (wine_libraries.py), and
# Microsoft's others are those that a program brings along: Wine's own are less than whole.
OVERRIDES = "mscoree,mshtml=;ucrtbase,vcruntime140,vcruntime140_1,msvcp140,msvcp140_1,msvcp140_2=n,b"
QUIET = {"WINEARCH": "win64", "WINEDEBUG": "-all", "WINEDLLOVERRIDES": OVERRIDES, "LC_ALL": "C.UTF-8"}
NOISE = ("ALSA lib",)
"""Lines of the Linux below that say nothing of the program."""


class Wine:
    """One prefix (a Windows of its own) and what runs in it.

    prefix: its folder; :meth:`create` makes it.
    """

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix
        self.variables = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "VIRTUAL_", "QT_"))
        }
        self.variables.update(QUIET, WINEPREFIX=str(prefix))

    @property
    def drive(self) -> Path:
        return self.prefix / "drive_c"

    @property
    def user(self) -> Path:
        """The profile of the one user."""
        return self.drive / "users" / os.environ.get("USER", os.environ.get("LOGNAME", "root"))

    def create(self) -> None:
        """A Windows 10 with nothing in it."""
        dev.finish("wineboot", "--init", environment=self.variables)
        dev.finish("wine", "winecfg", "-v", "win10", environment=self.variables)
        self.settle()

    def start(self, *command: object, cwd: Path | None = None, **variables: str) -> subprocess.Popen[bytes]:
        """Begin a program. Its streams are pipes: Python ends at once where Wine hands it a file.

        `QT_…` does not reach a Windows program; `WINEQT_…` does, and is `QT_…` there."""
        return subprocess.Popen(
            ["wine", *(str(part) for part in command)],
            env={**self.variables, **variables},
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def run(
        self, *command: object, cwd: Path | None = None, show: bool = True, **variables: str
    ) -> tuple[int, str]:
        """Run a program to its end: exit status and what it said, in UTF-8; `show` prints it as it comes."""
        said: list[str] = []

        def heard(line: str) -> None:
            if not line.startswith(NOISE):
                said.append(line)
                if show:
                    print(line, end="", flush=True)

        status = dev.hear(self.start(*command, cwd=cwd, **variables), heard)
        return status, "".join(said)

    def path(self, path: Path) -> str:
        """As a Windows program is told of it: Wine's drive Z is the whole of Linux."""
        inside = path.resolve()
        if inside.is_relative_to(self.drive.resolve()):
            return "C:\\" + str(inside.relative_to(self.drive.resolve())).replace("/", "\\")
        return "Z:" + str(inside).replace("/", "\\")

    def settle(self) -> None:
        """Wait until all that was started has ended and the registry is written."""
        subprocess.run(["wineserver", "--wait"], env=self.variables, check=False, timeout=120)

    @contextlib.contextmanager
    def awake(self) -> Iterator[None]:
        """Keep Wine's server between programs, which else start seconds later; in the end all of them end."""
        subprocess.run(["wineserver", "--persistent"], env=self.variables, check=False)
        try:
            yield
        finally:
            self.stop()

    def stop(self) -> None:
        """End all that still runs in this prefix, and nothing else."""
        if self.prefix.is_dir():
            subprocess.run(["wineserver", "--kill"], env=self.variables, capture_output=True, check=False)


@contextlib.contextmanager
def screen(size: str = "1280x800") -> Iterator[str]:
    """An X display that nobody else has, with a window manager; its name. Wine keeps to its first one."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
        pass_fds=(writer,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as told:
        display = ":" + told.readline().strip()
    manager = subprocess.Popen(
        ["openbox"],
        env={**os.environ, "DISPLAY": display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield display
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


def wait_for(what: object, seconds: float, description: str) -> object:
    """Ask again and again until the answer is not empty; it. Raises SetupError after so many seconds."""
    assert callable(what)
    end = time.monotonic() + seconds
    while not (answer := what()):
        if time.monotonic() > end:
            raise dev.SetupError(f"Not within {seconds:.0f} s: {description}.")
        time.sleep(0.2)
    return answer


def missing_packages(programs: dict[str, str]) -> list[str]:
    """Of programs and their Debian packages (several with blanks between): those that are not there."""
    return sorted(
        {name for program, names in programs.items() if not shutil.which(program) for name in names.split()}
    )
