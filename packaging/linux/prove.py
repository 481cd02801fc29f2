"""Install what was made into an empty Debian and play there; take it away without a trace.

The empty system has no Python and little of a desktop. It is made once with debootstrap, kept
(packaging/kept.py) and copied for each run. The X server, the mouse and the keys are outside
(packaging/play.py).
"""

from __future__ import annotations

import hashlib
import inspect
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
import kept
import smoke
from dev import SetupError

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


def prove(tar: Path, deb: Path) -> None:
    """All of it. Raises SetupError when something does not hold."""
    start = time.monotonic()
    if os.geteuid() != 0:
        raise SetupError("It cannot be proven: a system of its own needs root.")
    ensure_tools()
    validate()
    with room(bare()) as root:
        prove_deb(root, deb)
        prove_tar(root, tar)
    dev.say(f"Proven in {time.monotonic() - start:.0f} s.")


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
        dev.finish("desktop-file-validate", Path(folder, "applications/slovohratky.desktop"))
        dev.finish("appstreamcli", "validate", "--no-net", next(Path(folder, "metainfo").iterdir()))
    dev.say("Menu entry and metainfo are valid.")


# --------------------------------------------------------------------------------- the empty system


def codename() -> str:
    """Which Debian this machine is."""
    release = Path("/etc/os-release").read_text(encoding="utf-8")
    found = re.search(r"^VERSION_CODENAME=(\w+)", release, re.MULTILINE)
    return found[1] if found else "bookworm"


def mirror() -> str:
    """Where this machine gets Debian from."""
    lists = [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in lists if path.is_file())
    for address in dict.fromkeys(re.findall(r"https?://\S+/debian(?=/?\s)", text)):
        try:
            with urllib.request.urlopen(f"{address}/dists/{codename()}/Release", timeout=20):
                return str(address)
        except OSError:
            continue
    raise SetupError("no Debian mirror of this machine answers")


def bare() -> Path:
    """The empty system, made once."""
    made_of = f"{codename()} {DESKTOP} {PLAYER} {inspect.getsource(make_bare)}"
    return kept.folder(f"debian-{hashlib.sha256(made_of.encode()).hexdigest()[:16]}", make_bare)


def make_bare(base: Path) -> None:
    """Fill an empty folder with it."""
    dev.say("Making an empty Debian (once) ...")
    options = ("--variant=minbase", "--include=ca-certificates")
    dev.finish("debootstrap", *options, codename(), base, mirror())
    copy_settings(base)
    inside(base, "apt-get", "update", "-qq")
    inside(base, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *DESKTOP)
    inside(base, "useradd", "--create-home", PLAYER)


def copy_settings(root: Path) -> None:
    """So that apt works inside as it does outside."""
    shutil.copy("/etc/resolv.conf", root / "etc")
    dev.finish("cp", "-a", "/etc/ssl/certs", root / "etc" / "ssl")
    for path in Path("/etc/apt/apt.conf.d").glob("99*"):
        shutil.copy(path, root / "etc" / "apt" / "apt.conf.d")


@contextmanager
def room(base: Path) -> Iterator[Path]:
    """A copy of the empty system, with the devices of this machine."""
    build = dev.ROOT / "build"
    build.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(dir=build, prefix="slovohratky-room."))
    folder.chmod(0o755)
    root = folder / "root"
    places = {root / "proc": ["-t", "proc", "proc"], root / "dev": ["--bind", "/dev"]}
    try:
        dev.finish("cp", "-a", "--reflink=auto", base, root)
        for place, options in places.items():
            subprocess.run(["mount", *options, place], check=False)
        yield root
    finally:
        for place in places:
            subprocess.run(["umount", "--lazy", place], check=False, stderr=subprocess.DEVNULL)
        # Never into what is this machine's own.
        if not any(os.path.ismount(place) for place in places):
            subprocess.run(["rm", "-rf", "--one-file-system", folder], check=False)


def inside(root: Path, *command: object, user: str = "root", home: str = "/root") -> str:
    """Run something in the system; what it prints. Raises SetupError."""
    environment = {"HOME": home, "LANG": "C.UTF-8", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    environment["DEBIAN_FRONTEND"] = "noninteractive"
    return dev.finish("chroot", f"--userspec={user}", root, *command, environment=environment)


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
        raise SetupError(f"{program} could not be played")


def laboratory(root: Path, program: str) -> None:
    """Records made there of each game hold from source."""
    records = f"{HOME}/{smoke.RECORDS}"
    for game in smoke.games():
        as_player(root, program, "play", game, *smoke.SEATS, "--records", records)
    if not smoke.replay_from_source(Path(f"{root}{records}")):
        raise SetupError(f"a record of {program} does not hold from source")
    (root / records.lstrip("/")).unlink()


def prove_deb(root: Path, deb: Path) -> None:
    """Installed, known to the desktop, played, removed."""
    before = everything(root)
    shutil.copy(deb, root / "tmp")
    inside(root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", f"/tmp/{deb.name}")
    if (root / "usr/bin/python3").exists():
        raise SetupError("the empty system has a Python; nothing is proven in it")
    if "*.slovohra" not in (root / "usr/share/mime/globs2").read_text(encoding="utf-8"):
        raise SetupError("the system does not know saved games")
    known = (root / "usr/share/applications/mimeinfo.cache").read_text(encoding="utf-8")
    if "application/x-slovohratky-game=slovohratky.desktop" not in known:
        raise SetupError("no program opens saved games")
    print(as_player(root, "slovohratky", "--version"), end="")
    play(root, "/usr/bin/slovohratky")
    laboratory(root, "/usr/bin/slovohratky-lab")
    inside(root, "apt-get", "purge", "-y", "-qq", "slovohratky")
    left = everything(root) - before
    if left:
        raise SetupError(f"left behind: {', '.join(sorted(left)[:10])}")
    dev.say("The package was installed, played and removed without a trace.")


def prove_tar(root: Path, tar: Path) -> None:
    """Unpacked by somebody without rights, put into the menu and out of it, played, thrown away."""
    home = root / HOME.lstrip("/")
    before = everything(root)
    dev.finish("tar", "-C", home, "--no-same-owner", "-xJf", tar)
    folder = next(path.name for path in home.iterdir() if path.name.startswith("slovohratky-"))
    program = f"{HOME}/{folder}/slovohratky"
    inside(root, "chown", "-R", f"{PLAYER}:", HOME)
    as_player(root, program, "--menu")
    entry = home / ".local/share/applications/slovohratky.desktop"
    if f'Exec="{program}" %f' not in entry.read_text(encoding="utf-8"):
        raise SetupError("the menu entry does not start the folder")
    for game in ("home", "boggle"):
        print(as_player(root, program, "--check", game), end="")
    as_player(root, program, "--no-menu")
    shutil.rmtree(home / folder)
    left = {place for place in everything(root) - before if OWN.search(place) and not KEPT.match(place)}
    if left:
        raise SetupError(f"left behind: {', '.join(sorted(left)[:10])}")
    dev.say("The archive was unpacked, put into the menu, started, and thrown away.")
