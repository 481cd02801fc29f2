#!/usr/bin/env python3
"""Set up and start Slovohrátky from a checkout; needs nothing but Python.

    python3 packaging/dev.py run  [ARGUMENTS OF THE APPLICATION]
    python3 packaging/dev.py test [--heavy] [ARGUMENTS OF PYTEST]
    python3 packaging/dev.py lint | lock | native | libraries

The first use makes `.venv` from the lock (packaging/requirements*.txt) and looks whether the
system has the libraries Qt needs; on Debian and Ubuntu they are installed when run as root,
otherwise the one command to run is printed. Where there is a C compiler, what opponents think with and
words are looked for with is compiled; without, plain Python does the same.
"""

# Standard library only, and syntax an old Python can read, so that it can say what is wrong.

from __future__ import annotations

import argparse
import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "slovohratky-lock"
NATIVE_STAMP = VENV / "slovohratky-native"
RUN_LOCK = ROOT / "packaging" / "requirements.txt"
TEST_LOCK = ROOT / "packaging" / "requirements-dev.txt"
PYTHONS = ("3.13", "3.12", "3.11")
SOURCES = ("app", "tests", "packaging")
# One more than there are processors, for tests of windows often wait; a process takes up to 1 GB, so no more
# than four. `-n 0` among the arguments keeps all in one.
PROCESSES = (f"--numprocesses={min(4, (os.cpu_count() or 1) + 1)}", "--dist=worksteal")
PIPE_S = 2.0  # what a program has said is read so long after its end

# What the PySide6 wheels leave to the system: library -> Debian package. Found with ldd on the
# modules and plugins used and tried on a bare Debian 12; each name is really loaded before it
# is asked for. Packages named here bring the other X libraries as their dependencies.
SYSTEM_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libpulse.so.0": "libpulse0",  # QtMultimedia, for the sounds
}


class SetupError(Exception):
    """Something the person has to do first; the text says what."""


def say(text: str) -> None:
    """A line for the person, in order with the output of the programs started."""
    print(text, flush=True)


def call(*command: object, **variables: str) -> int:
    """Run a program in the project's root; its exit status."""
    return subprocess.call([str(part) for part in command], cwd=ROOT, env={**os.environ, **variables})


def succeeds(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def finish(*command: object, environment: dict[str, str] | None = None, folder: Path | None = None) -> str:
    """Run a program that has to end well; what it said. Raises SetupError with that when it does not."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        words = " ".join(map(str, command))
        raise SetupError(f"{done.stdout}\n{words}: ended with {done.returncode}; the lines above say why.")
    return done.stdout


def hear(
    process: subprocess.Popen[bytes], heard: Callable[[str], object], seconds: float | None = None
) -> int:
    """Wait for the end of a program whose output is a pipe, handing on each line it says; its exit status.

    Not for the end of the pipe: what was started by the way may hold it as long as it runs itself. Raises
    subprocess.TimeoutExpired after ending it when it takes longer than so many seconds."""
    output = process.stdout
    assert output is not None

    def read() -> None:
        with output:
            for line in output:
                heard(line.decode("utf-8", "replace").replace("\r\n", "\n"))

    reader = Thread(target=read, daemon=True)
    reader.start()
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        raise
    finally:
        reader.join(PIPE_S)


# ------------------------------------------------------------------------------------ set-up


def suitable_python() -> list[str]:
    """The command of a Python the program supports: this one, or another on the machine."""
    if (3, 11) <= sys.version_info[:2] <= (3, 13):
        return [sys.executable]
    for version in PYTHONS:
        found = shutil.which("python" + version)
        command = [found] if found else ["py", "-" + version] if os.name == "nt" else []
        if command and succeeds(*command, "-c", "import venv"):
            return command
    raise SetupError(
        f"Slovohrátky needs Python 3.11, 3.12 or 3.13; this is {sys.version.split()[0]}, and no other\n"
        "was found. Install one of them and run the command again with it, for example:\n"
        "python3.12 packaging/dev.py run"
    )


def venv_program(name: str) -> Path:
    return VENV / ("Scripts" if os.name == "nt" else "bin") / (name + (".exe" if os.name == "nt" else ""))


def make_environment(lock: Path) -> None:
    """Make `.venv` hold what `lock` lists. Does nothing when it already does."""
    # The lock for tests holds everything the lock for running does.
    locks = (RUN_LOCK, TEST_LOCK) if lock == TEST_LOCK else (RUN_LOCK,)
    wanted = [hashlib.sha256(path.read_bytes()).hexdigest() for path in locks]
    have = STAMP.read_text(encoding="ascii").split() if STAMP.is_file() else []
    if set(wanted) <= set(have) and succeeds(str(venv_program("python")), "-c", ""):
        return
    if not succeeds(str(venv_program("python")), "-m", "pip", "--version"):
        make_venv()
    say("Fetching the packages the program needs (once; some 700 MB on the disk) ...")
    status = call(
        *(venv_program("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
        # The lock names everything: left to itself, pip 23 stumbles over an extra with a newer release.
        *("--no-deps", "--require-hashes", "--requirement", lock),
    )
    if status != 0:
        raise SetupError(
            "The packages could not be fetched; the lines above say why. Is there a network connection?\n"
            "Nothing is broken: run the same command again when there is."
        )
    STAMP.write_text("\n".join(wanted), encoding="ascii")


def make_venv() -> None:
    python = suitable_python()
    if not succeeds(*python, "-c", "import venv, ensurepip"):
        version = subprocess.check_output(
            [*python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        )
        package = f"python{version.decode().strip()}-venv"
        install_debian([package], "Python's venv module is missing.", f"Install it (on Debian: {package}).")
    say(f"Making {VENV.relative_to(ROOT)} ...")
    if call(*python, "-m", "venv", "--clear", VENV) != 0:
        raise SetupError(f"The virtual environment could not be made in {VENV}; the lines above say why.")


def missing_libraries() -> list[str]:
    missing = []
    for name in SYSTEM_LIBRARIES:
        try:
            ctypes.CDLL(name)
        except OSError:
            missing.append(name)
    return missing


def ensure_libraries() -> None:
    """See that Qt's system libraries are there; only Linux leaves them to the system."""
    if not sys.platform.startswith("linux"):
        return
    missing = missing_libraries()
    if not missing:
        return
    install_debian(
        [SYSTEM_LIBRARIES[name] for name in missing],
        "System libraries that Qt needs are missing: " + ", ".join(missing),
        "Install the packages of your system that hold them.",
        fedora=[f"{name}()(64bit)" for name in missing],
    )
    still = missing_libraries()
    if still:
        raise SetupError("Still missing after the installation: " + ", ".join(still))


def install_debian(
    packages: list[str], problem: str, otherwise: str, fedora: list[str] | None = None
) -> None:
    """Install Debian packages when that is possible, or end with the command that does it."""
    if not shutil.which("apt-get"):
        if fedora and shutil.which("dnf"):
            otherwise = "Run: sudo dnf install " + " ".join(f"'{name}'" for name in fedora)
        raise SetupError(f"{problem}\n{otherwise}")
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if os.geteuid() != 0:
        raise SetupError(f"{problem}\nRun: sudo {' '.join(install)}")
    say(f"{problem}\nInstalling {' '.join(packages)} ...")
    for command in (["apt-get", "update"], install):
        finish(*command, environment={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


# ------------------------------------------------------------------------- the compiled twins


def ensure_native(anew: bool = False) -> bool:
    """Have the compiled twins built (packaging/native.py). Does nothing when they are, or could not be made
    from the same things before; whatever goes wrong costs speed alone and is told in one line."""
    wanted = native_key()
    have = NATIVE_STAMP.read_text(encoding="utf-8").splitlines() if NATIVE_STAMP.is_file() else []
    if not anew and have[:1] == [wanted] and all((ROOT / name).is_file() for name in have[1:]):
        return len(have) > 1
    try:
        built = build_native(anew)
    except SetupError as error:
        built = []
        for old in (ROOT / "app").rglob("*_native.*"):
            if old.suffix in (".so", ".pyd"):
                old.unlink()  # of other sources
        say(f"Not compiled, for {error}. All works, only opponents think and words are found slower.")
    NATIVE_STAMP.write_text("\n".join([wanted, *built]), encoding="utf-8")
    return bool(built)


def native_key() -> str:
    """Changes with all that the twins are made of: their sources, Python, the compiler and Cython."""
    sources = [
        path for ending in ("pyx", "pxd", "pxi") for path in (ROOT / "app").rglob(f"*_native.{ending}")
    ]
    parts = [path.read_bytes() for path in sorted(sources)]
    parts += [(ROOT / "packaging" / "native.py").read_bytes(), pinned("cython", "setuptools").encode()]
    about = VENV / "pyvenv.cfg"
    python = about.read_text(encoding="utf-8") if about.is_file() else ""
    homes = [Path(line.partition("=")[2].strip()) for line in python.splitlines() if line.startswith("home")]
    headers = [path for home in homes for path in sorted(home.parent.glob("include/python3*/Python.h"))]
    parts += [repr((python, compiler(), headers)).encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def compiler() -> str | None:
    """A C compiler, or what finds Microsoft's."""
    if os.name == "nt":
        installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer")
        return str(installer / "vswhere.exe") if (installer / "vswhere.exe").is_file() else None
    if sys.platform == "darwin" and not succeeds("xcode-select", "-p"):
        return None  # its cc would only ask whether to install one
    found = map(shutil.which, (os.environ.get("CC", "cc").split()[0], "gcc", "clang"))
    return next((path for path in found if path), None)


def pinned(*names: str) -> str:
    """The lines of the lock for tests about these packages, hashes and all."""
    kept, lines = False, []
    for line in TEST_LOCK.read_text(encoding="utf-8").splitlines(keepends=True):
        if not line.startswith(" "):
            kept = line.split("==")[0] in names
        lines += [line] if kept else []
    return "".join(lines)


def build_native(loud: bool) -> list[str]:
    """Compile the twins; their files. Raises SetupError saying in a few words why it did not work."""
    python, found = str(venv_program("python")), compiler()
    header = "import os, sysconfig; os.stat(os.path.join(sysconfig.get_path('include'), 'Python.h'))"
    if found is None:
        raise SetupError("there is no C compiler (on Debian: gcc, libc6-dev)")
    if not succeeds(python, "-c", header):
        raise SetupError("Python's header files are missing (on Debian: python3-dev)")
    say("Compiling what opponents think with (once; some seconds) ...")
    with tempfile.TemporaryDirectory() as tools:
        if not succeeds(python, "-c", "import Cython, setuptools"):
            # The environment for running has neither; they are needed just now.
            Path(tools, "lock.txt").write_text(pinned("cython", "setuptools"), encoding="utf-8")
            pip = (python, "-m", "pip", "install", "--disable-pip-version-check", "--no-deps")
            pip += ("--require-hashes", "--target", tools, "--requirement", str(Path(tools, "lock.txt")))
            if not succeeds(*pip):
                raise SetupError("Cython could not be fetched")
        variables = {**os.environ, "PYTHONPATH": tools, "PYTHONUTF8": "1"}
        if os.name != "nt":
            variables.setdefault("CC", found)
        done = subprocess.run(
            [python, str(ROOT / "packaging" / "native.py")],
            env=variables,
            stdout=subprocess.PIPE,
            stderr=None if loud else subprocess.DEVNULL,
            encoding="utf-8",
            check=False,
        )
    if done.returncode != 0:
        raise SetupError("the compiler gave up (`python3 packaging/dev.py native` shows why)")
    return [line for line in done.stdout.splitlines() if line.startswith("app/")]


# ---------------------------------------------------------------------------------- commands


def has_screen() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def run(arguments: list[str]) -> int:
    """Open the application; without a screen, check that it starts."""
    make_environment(RUN_LOCK)
    ensure_libraries()
    ensure_native()
    if has_screen():
        return call(venv_program("python"), "-m", "app", *arguments)
    say("There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open.")
    say("Checking instead that the program starts and paints its first page off screen:")
    return call(venv_program("python"), "-m", "app", "--check", *arguments, QT_QPA_PLATFORM="offscreen")


def checks(arguments: list[str]) -> dict[str, list[object]]:
    python = venv_program("python")
    return {
        "lint": [python, "-m", "ruff", "check", *SOURCES],
        "types": [python, "-m", "mypy", "--strict", "app"],
        "contracts": [venv_program("lint-imports")],
        "tests": [python, "-m", "pytest", *PROCESSES, *arguments],
    }


def perform(steps: dict[str, list[object]]) -> int:
    """Run every step, whatever the others say; 0 when all are good."""
    make_environment(TEST_LOCK)
    if "tests" in steps:
        ensure_libraries()
        ensure_native()
    failed = []

    def aloud(name: str) -> None:
        say(f"\n== {name}")
        # Tests start the program again and again; where no bytecode is kept it is compiled each time.
        if call(*steps[name], PYTHONUTF8="1", PYTHONDONTWRITEBYTECODE="") != 0:
            failed.append(name)

    def aside() -> None:
        for name in quick:
            try:
                said = finish(*steps[name], environment={**os.environ, "PYTHONUTF8": "1"}, folder=ROOT)
            except (SetupError, OSError) as error:
                said = str(error)
                failed.append(name)
            say(f"\n== {name}\n{said.rstrip()}")

    quick = [name for name in steps if name != "tests"]
    if "tests" in steps:
        # Beside the tests, which often wait; said in one piece, when it has ended.
        beside = Thread(target=aside)
        beside.start()
        aloud("tests")
        beside.join()
    else:
        for name in quick:
            aloud(name)
    say("\nFailed: " + ", ".join(failed) if failed else "\nAll good: " + ", ".join(steps))
    return 1 if failed else 0


def test(arguments: list[str]) -> int:
    """Lint, types, import contracts and tests."""
    return perform(checks(arguments))


def lint(arguments: list[str]) -> int:
    """Lint, types and import contracts."""
    return perform({name: command for name, command in checks(arguments).items() if name != "tests"})


def native(arguments: list[str]) -> int:
    """Compile what opponents think with anew, and say what the compiler says; 1 when that fails."""
    make_environment(RUN_LOCK)
    return 0 if ensure_native(anew=True) else 1


def libraries(arguments: list[str]) -> int:
    """Only see that the system has the libraries Qt needs, for whoever runs the rest not as root."""
    ensure_libraries()
    return 0


def lock(arguments: list[str]) -> int:
    """Write the two lock files anew from pyproject.toml, for every supported Python and system.

    Arguments go to `uv pip compile`, for example `--upgrade` or `--upgrade-package ruff`.
    """
    make_environment(TEST_LOCK)
    python = venv_program("python")
    compile_ = [python, "-m", "uv", "pip", "compile", "--quiet", "--no-config", "--universal"]
    compile_ += ["--python-version", PYTHONS[-1], "--generate-hashes", "--no-header", "--no-annotate"]
    compile_ += ["--no-emit-index-url", *arguments, "pyproject.toml"]
    status = call(python, "-m", "pip", "install", "--quiet", "uv")
    status = status or call(*compile_, "--output-file", RUN_LOCK)
    compile_ += ["--extra", "dev", "--constraint", RUN_LOCK]
    return status or call(*compile_, "--output-file", TEST_LOCK)


COMMANDS = {"run": run, "test": test, "lint": lint, "lock": lock, "native": native, "libraries": libraries}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # an old Windows console knows few letters
    options = parser.parse_args()
    arguments = options.arguments[1:] if options.arguments[:1] == ["--"] else options.arguments
    try:
        return COMMANDS[options.command](arguments)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
