"""Install what was made into an empty Debian and play there; take it away without a trace.

The empty system has no Python and little of a desktop. It is made once with debootstrap, kept in build/ and
copied for each run. The X server, the mouse and the keys are outside (packaging/play.py).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import dev

BASE = dev.ROOT / "build" / "empty-debian"
PLAYER = "player"
HOME = f"/home/{PLAYER}"
"""Somebody without rights in it."""
TOOLS = {"debootstrap": "debootstrap", "Xvfb": "xvfb", "xdotool": "xdotool", "openbox": "openbox"}
TOOLS |= {"appstreamcli": "appstream", "desktop-file-validate": "desktop-file-utils"}
DESKTOP = ("shared-mime-info", "desktop-file-utils", "fontconfig-config", "xkb-data")
"""What every desktop has; the package recommends them."""
NOTED = ("usr", "etc", "opt", "home", "root", "srv")
OWN = re.compile(r"slovohr", re.IGNORECASE)
KEPT = re.compile(rf"home/{PLAYER}/\.(config|local/share)/Slovohratky(/|$)")
"""Games and settings, which nobody takes from a person."""


class Failed(Exception):
    """It does not hold; the message says what."""


def prove(tar: Path, deb: Path) -> int:
    """All of it; the exit status."""
    start = time.monotonic()
    try:
        if os.geteuid() != 0:
            raise Failed("a system of its own needs root")
        ensure_tools()
        validate()
        bare()
        with room() as root:
            prove_deb(root, deb)
            prove_tar(root, tar)
    except (Failed, subprocess.CalledProcessError) as problem:
        print(f"Not proven: {problem}", file=sys.stderr)
        return 1
    dev.say(f"Proven in {time.monotonic() - start:.0f} s.")
    return 0


def ensure_tools() -> None:
    """What is needed outside the empty system."""
    missing = [package for tool, package in TOOLS.items() if not shutil.which(tool)]
    if missing:
        dev.install_debian(missing, "Proving needs tools.", f"Install {', '.join(missing)}.")


def validate() -> None:
    """What desktops read is as they want it."""
    import make

    with tempfile.TemporaryDirectory() as folder:
        make.share(Path(folder))
        subprocess.run(
            ["desktop-file-validate", Path(folder, "applications/slovohratky.desktop")], check=True
        )
        page = next(Path(folder, "metainfo").iterdir())
        subprocess.run(["appstreamcli", "validate", "--no-net", page], check=True, stdout=subprocess.DEVNULL)
    dev.say("Menu entry and metainfo are valid.")


# --------------------------------------------------------------------------------- the empty system


def mirror() -> tuple[str, str]:
    """Where this machine gets Debian from, and which."""
    release = Path("/etc/os-release").read_text(encoding="utf-8")
    found = re.search(r"^VERSION_CODENAME=(\w+)", release, re.MULTILINE)
    codename = found[1] if found else "bookworm"
    lists = [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in lists if path.is_file())
    for address in dict.fromkeys(re.findall(r"https?://\S+/debian(?=/?\s)", text)):
        try:
            with urllib.request.urlopen(f"{address}/dists/{codename}/Release", timeout=20):
                return address, codename
        except OSError:
            continue
    raise Failed("no Debian mirror of this machine answers")


def bare() -> None:
    """Have the empty system, made once."""
    if (BASE / ".complete").exists():
        return
    dev.say("Making an empty Debian (once) ...")
    address, codename = mirror()
    shutil.rmtree(BASE, ignore_errors=True)
    command = ["debootstrap", "--variant=minbase", "--include=ca-certificates", codename, str(BASE), address]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    copy_settings(BASE)
    inside(BASE, "apt-get", "update", "-qq")
    inside(BASE, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *DESKTOP)
    inside(BASE, "useradd", "--create-home", PLAYER)
    (BASE / ".complete").touch()


def copy_settings(root: Path) -> None:
    """So that apt works inside as it does outside."""
    shutil.copy("/etc/resolv.conf", root / "etc")
    subprocess.run(["cp", "-a", "/etc/ssl/certs", root / "etc" / "ssl"], check=True)
    for path in Path("/etc/apt/apt.conf.d").glob("99*"):
        shutil.copy(path, root / "etc" / "apt" / "apt.conf.d")


@contextmanager
def room() -> Iterator[Path]:
    """A copy of the empty system, with the devices of this machine."""
    folder = Path(tempfile.mkdtemp(dir=BASE.parent, prefix="slovohratky-room."))
    folder.chmod(0o755)
    root = folder / "root"
    places = {root / "proc": ["-t", "proc", "proc"], root / "dev": ["--bind", "/dev"]}
    try:
        subprocess.run(["cp", "-a", "--reflink=auto", BASE, root], check=True)
        for place, options in places.items():
            subprocess.run(["mount", *options, place], check=False)
        yield root
    finally:
        for place in places:
            subprocess.run(["umount", "--lazy", place], check=False, stderr=subprocess.DEVNULL)
        # Never into what is this machine's own.
        if not any(os.path.ismount(place) for place in places):
            subprocess.run(["rm", "-rf", "--one-file-system", folder], check=False)


def inside(root: Path, *command: str, user: str = "root", home: str = "/root") -> str:
    """Run something in the system; what it prints. Raises Failed."""
    environment = {"HOME": home, "LANG": "C.UTF-8", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    done = subprocess.run(
        ["chroot", f"--userspec={user}", str(root), *command],
        env={**environment, "DEBIAN_FRONTEND": "noninteractive"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise Failed(f"`{' '.join(command)}` ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def as_player(root: Path, *command: str) -> str:
    """Run something as somebody without rights."""
    return inside(root, *command, user=PLAYER, home=HOME)


def everything(root: Path) -> set[str]:
    """All files but what dpkg and its helpers note for themselves."""
    found = (path for top in NOTED for path in (root / top).rglob("*"))
    noted = re.compile(r"usr/share/(mime|applications)/(?!packages)|\.cache")
    places = {str(path.relative_to(root)) for path in found}
    return {place for place in places if OWN.search(place) or not noted.match(place)}


# ------------------------------------------------------------------------------------------ proofs


def play(root: Path, program: str) -> None:
    """A game of each kind by real clicks and keys, as somebody without rights."""
    command = [
        sys.executable,
        dev.ROOT / "packaging" / "play.py",
        "--root",
        root,
        "--user",
        PLAYER,
        program,
    ]
    if subprocess.run(command, check=False).returncode != 0:
        raise Failed(f"{program} could not be played")


def laboratory(root: Path, program: str) -> None:
    """A record made there holds from source."""
    records = f"{HOME}/games.jsonl"
    seats = ("--seat", "ai:1", "--seat", "ai:2", "--seed", "3")
    as_player(root, program, "play", "qwirkle", *seats, "--records", records)
    command = [dev.venv_program("python"), "-m", "app.lab", "replay", f"{root}{records}"]
    if subprocess.run(command, cwd=dev.ROOT, check=False, stdout=subprocess.DEVNULL).returncode != 0:
        raise Failed(f"a record of {program} does not hold from source")
    (root / records.lstrip("/")).unlink()


def prove_deb(root: Path, deb: Path) -> None:
    """Installed, known to the desktop, played, removed."""
    before = everything(root)
    shutil.copy(deb, root / "tmp")
    inside(root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", f"/tmp/{deb.name}")
    if (root / "usr/bin/python3").exists():
        raise Failed("the empty system has a Python; nothing is proven in it")
    if "*.slovohra" not in (root / "usr/share/mime/globs2").read_text(encoding="utf-8"):
        raise Failed("the system does not know saved games")
    known = (root / "usr/share/applications/mimeinfo.cache").read_text(encoding="utf-8")
    if "application/x-slovohratky-game=slovohratky.desktop" not in known:
        raise Failed("no program opens saved games")
    print(as_player(root, "slovohratky", "--version"), end="")
    play(root, "/usr/bin/slovohratky")
    laboratory(root, "/usr/bin/slovohratky-lab")
    inside(root, "apt-get", "purge", "-y", "-qq", "slovohratky")
    left = everything(root) - before
    if left:
        raise Failed(f"left behind: {', '.join(sorted(left)[:10])}")
    dev.say("The package was installed, played and removed without a trace.")


def prove_tar(root: Path, tar: Path) -> None:
    """Unpacked by somebody without rights, put into the menu and out of it, played, thrown away."""
    home = root / HOME.lstrip("/")
    before = everything(root)
    subprocess.run(["tar", "-C", home, "--no-same-owner", "-xJf", tar], check=True)
    folder = next(path.name for path in home.iterdir() if path.name.startswith("slovohratky-"))
    program = f"{HOME}/{folder}/slovohratky"
    inside(root, "chown", "-R", f"{PLAYER}:", HOME)
    as_player(root, program, "--menu")
    entry = home / ".local/share/applications/slovohratky.desktop"
    if f'Exec="{program}" %f' not in entry.read_text(encoding="utf-8"):
        raise Failed("the menu entry does not start the folder")
    for game in ("home", "boggle"):
        print(as_player(root, program, "--check", game), end="")
    as_player(root, program, "--no-menu")
    shutil.rmtree(home / folder)
    left = {place for place in everything(root) - before if OWN.search(place) and not KEPT.match(place)}
    if left:
        raise Failed(f"left behind: {', '.join(sorted(left)[:10])}")
    dev.say("The archive was unpacked, put into the menu, started, and thrown away.")
