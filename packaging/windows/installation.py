"""Try the installer under Wine: silently, off screen, played by clicks, then removed without a trace."""

from __future__ import annotations

import filecmp
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import dev
import play
import smoke
from environment import Environment
from packages import Packages
from wine import Wine, screen, wait_for

from app.paths import PORTABLE_HOME, PORTABLE_MARKER

KEY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Slovohratky"
CLASSES = r"HKCU\Software\Classes"
ENDING, KIND = rf"{CLASSES}\.slovohra", rf"{CLASSES}\Slovohratky.Game"
COMMAND = rf"{KIND}\shell\open\command"
IN_USE = 2
SECONDS = 180
# What Wine and Windows write by the way about whatever is started there.
BY_THE_WAY = re.compile(
    r"MenuFiles|\\Explorer\\|FileExts|\\Wine\\|MuiCache|Internet Settings|Cryptography", re.IGNORECASE
)


class Trace:
    """All that is in a prefix, so that two moments can be compared."""

    def __init__(self, wine: Wine) -> None:
        with tempfile.TemporaryDirectory() as work:
            exported = Path(work, "user.reg")
            wine.run("reg", "export", "HKCU", wine.path(exported), "/y", show=False)
            text = exported.read_bytes().decode("utf-16")
        self.keys = {
            line for line in text.splitlines() if line.startswith("[") and not BY_THE_WAY.search(line)
        }
        places = (wine.user, wine.drive / "ProgramData", wine.drive / "Program Files")
        self.files = {str(path) for place in places for path in place.rglob("*") if "Temp" not in path.parts}

    def more_than(self, before: Trace) -> list[str]:
        return sorted((self.keys - before.keys) | (self.files - before.files))


def run(environment: Environment, folder: Path, made: Packages, pictures: Path | None = None) -> None:
    """Raises SetupError when something does not hold."""
    wine = environment.wine
    place = wine.user / "AppData" / "Local" / "Programs" / "Slovohratky"
    make_lived_in(wine)
    before = Trace(wine)
    install(wine, made.installer)
    expect_same(folder, place)
    expect_registered(wine, place)
    try_off_screen(environment, place)
    try_laboratory(wine, place / "slovohratky-lab.exe")
    wine.stop()  # it keeps to the display that it was started on
    with screen() as display:
        wine.variables["DISPLAY"] = display
        with wine.awake():
            show_own_classes(wine)
            try_in_use(wine, made.installer, place)
        play_all(wine, place / "Slovohratky.exe", pictures)
        del wine.variables["DISPLAY"]
    with wine.awake():
        remove(wine, made.installer, place, before)
        try_portable(environment, made.portable)
    dev.say("Installed, played, removed: nothing is left of it.")


def make_lived_in(wine: Wine) -> None:
    """Folders and keys that every Windows has as soon as anything was installed, and a new prefix has not."""
    (wine.user / "AppData" / "Local" / "Programs").mkdir(parents=True, exist_ok=True)
    for key in (KEY.rpartition("\\")[0], CLASSES):
        wine.run("reg", "add", key, "/f", show=False)


def install(wine: Wine, installer: Path, *switches: str) -> None:
    status, said = wine.run(installer, "/S", *switches)
    if status != 0:
        raise dev.SetupError(f"{said}\nThe silent installation ended with status {status}.")


def expect_same(folder: Path, place: Path) -> None:
    """What was installed is what was built, and the uninstaller."""
    for path in folder.rglob("*"):
        laid = place / path.relative_to(folder)
        if not (
            laid.is_dir() if path.is_dir() else laid.is_file() and filecmp.cmp(path, laid, shallow=False)
        ):
            raise dev.SetupError(f"{laid} was not installed as it was built.")
    more = {path.relative_to(place) for path in place.rglob("*")} - {
        path.relative_to(folder) for path in folder.rglob("*")
    }
    if more != {Path("uninstall.exe")}:
        raise dev.SetupError(f"Installed and nobody knows why: {sorted(map(str, more))}.")


def expect_registered(wine: Wine, place: Path) -> None:
    """Start menu, the list of programs, and what opens a saved game."""
    program = wine.path(place / "Slovohratky.exe")
    for key, wanted in ((KEY, wine.path(place / "uninstall.exe")), (COMMAND, f'"{program}" "%1"')):
        status, said = wine.run("reg", "query", key, "/s", show=False)
        if status != 0 or wanted not in said:
            raise dev.SetupError(f"{key} does not name {wanted}:\n{said}")
    menu = wine.user / "AppData" / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs"
    if not (menu / "Slovohrátky.lnk").is_file():
        raise dev.SetupError("There is no entry in the Start menu.")


def show_own_classes(wine: Wine) -> None:
    """Have what a person's own registry says about kinds of files hold: Windows does so, Wine 8 reads the
    common one alone."""
    for key in (ENDING, KIND):
        status, said = wine.run("reg", "copy", key, key.replace("HKCU", "HKLM"), "/s", "/f", show=False)
        if status != 0:
            raise dev.SetupError(f"{said}\n{key} is not in the registry.")


def try_off_screen(environment: Environment, place: Path) -> None:
    """The common smoke test, run by the Python for Windows as it is on Windows."""
    script = dev.ROOT / "packaging" / "smoke.py"
    status, _ = environment.call(environment.wine.path(script), environment.wine.path(place))
    if status != 0:
        raise dev.SetupError("What was installed does not work.")


def try_laboratory(wine: Wine, program: Path) -> None:
    """Its records of each game hold from source."""
    with tempfile.TemporaryDirectory() as folder:
        records = Path(folder, smoke.RECORDS)
        for game in smoke.games():
            status, said = wine.run(
                *(program, "play", game, *smoke.SEATS, "--records", wine.path(records)), show=False
            )
            if status != 0:
                raise dev.SetupError(f"{said}\nThe installed laboratory does not play {game}.")
        if not smoke.replay_from_source(records):
            raise dev.SetupError("What the installed laboratory wrote does not hold on Linux.")
    dev.say("Records of the installed laboratory hold from source.")


def try_in_use(wine: Wine, installer: Path, place: Path) -> None:
    """While the program runs, it is neither written over nor removed, and a silent run asks nothing."""
    running = wine.start(place / "Slovohratky.exe")
    try:
        look = ["xdotool", "search", "--onlyvisible", "--name", "Slovohr"]
        environment = {**os.environ, "DISPLAY": wine.variables["DISPLAY"]}
        wait_for(
            lambda: subprocess.run(look, env=environment, capture_output=True).stdout, SECONDS, "a window"
        )
        for program in (installer, place / "uninstall.exe"):
            status, _ = wine.run(
                program, "/S", *([f"_?={wine.path(place)}"] if program.parent == place else [])
            )
            if status != IN_USE or not (place / "Slovohratky.exe").is_file():
                raise dev.SetupError(f"{program.name} ended with {status} while the program ran.")
    finally:
        running.kill()
        running.wait()
        wine.stop()


def play_all(wine: Wine, program: Path, pictures: Path | None) -> None:
    """A game of each kind by real clicks, saved, found again after a restart (packaging/play.py)."""
    command = [sys.executable, str(Path(play.__file__)), "--wine", "--installed", str(program)]
    command += ["--pictures", str(pictures)] if pictures else []
    if subprocess.call(command, env=wine.variables) != 0:
        raise dev.SetupError("What was installed cannot be played.")
    wine.stop()


def remove(wine: Wine, installer: Path, place: Path, before: Trace) -> None:
    """A silent removal keeps the person's games; `/GAMES` takes them along, and then nothing is left."""
    data = wine.user / "AppData" / "Roaming" / "Slovohratky"
    data.mkdir(parents=True, exist_ok=True)
    (data / "kept.json").write_text("{}", encoding="ascii")
    uninstall(wine, place)
    left = [found for found in Trace(wine).more_than(before) if not found.startswith(str(data))]
    if left:
        raise dev.SetupError("Left behind by the removal:\n" + "\n".join(left))
    if not (data / "kept.json").is_file():
        raise dev.SetupError("A silent removal took the person's games along.")
    with tempfile.TemporaryDirectory(dir=wine.drive) as folder:
        other = Path(folder, "Jiné místo")
        # NSIS wants no quotation marks round this one, which an argument with a blank in it would get.
        install(wine, installer, "/NOOPEN", "/DESKTOP", *f"/D={wine.path(other)}".split(" "))
        uninstall(wine, other, "/GAMES")
    left = Trace(wine).more_than(before)
    if left:
        raise dev.SetupError("Left behind by the whole removal:\n" + "\n".join(left))


def uninstall(wine: Wine, place: Path, *switches: str) -> None:
    """Remove silently. The uninstaller ends at once and a copy of it does the work."""
    wine.run(place / "uninstall.exe", "/S", *switches)
    wait_for(lambda: not place.exists(), SECONDS, f"{place.name} is gone")


def try_portable(environment: Environment, portable: Path) -> None:
    """Unpacked anywhere, it keeps the person's files in its own folder."""
    with tempfile.TemporaryDirectory(dir=environment.wine.drive) as folder:
        with zipfile.ZipFile(portable) as archive:
            archive.extractall(folder)
        program = Path(folder, "Slovohratky")
        status, said = environment.wine.run(program / "Slovohratky.exe", "--check", "boggle", cwd=program)
        if status != 0 or not (program / PORTABLE_MARKER).is_file():
            raise dev.SetupError(f"{said}\nThe portable program does not work.")
        if not any((program / PORTABLE_HOME / "data").rglob("*")):
            raise dev.SetupError("The portable program kept nothing in its own folder.")
    if (environment.wine.user / "AppData" / "Roaming" / "Slovohratky").exists():
        raise dev.SetupError("The portable program wrote into the user's profile.")
