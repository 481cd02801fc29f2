#!/usr/bin/env python3
"""Make what people install on Linux, and prove it on a bare Debian.

    python3 packaging/linux/make.py [--built] [--prove]

makes, in dist/linux, slovohratky-VERSION-linux-MACHINE.tar.xz, a folder with a start script for any system at
least as new as this one, and slovohratky_VERSION_MACHINE.deb for Debian and Ubuntu, both of dist/Slovohratky,
which is made before unless --built is said. --prove installs both into an empty Debian and plays there
(packaging/linux/prove.py; as root). Needs dpkg, tar and xz.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent)]

import build  # noqa: E402
import dev  # noqa: E402
import sizes  # noqa: E402
from release_notes import program_version  # noqa: E402

FILES = Path(__file__).resolve().parent / "files"
TARGET = build.DIST / "linux"
DOWNLOAD_MB = 58
PLACE = Path("usr/lib/slovohratky")
ICONS = (16, 24, 32, 48, 64, 128, 256, 512)
CONTROL = """\
Package: slovohratky
Version: {version}
Architecture: {machine}
Maintainer: Slovohrátky maintainers <maintainers@slovohratky.invalid>
Installed-Size: {size}
Depends: libc6 (>= 2.{glibc}), libstdc++6, libgcc-s1
Recommends: libgl1, libegl1, fontconfig-config, xkb-data, shared-mime-info, desktop-file-utils
Section: games
Priority: optional
Description: Czech word and tile games
 Boggle, Qwirkle, Quiddler and Scrabble karty in one window: alone, against
 the computer, or several people around one machine. It speaks Czech and
 English, and opens no connection to the internet.
"""


def moment() -> int:
    """When what is packed was written: the last commit, so that the same source gives the same package."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told:
        return int(told)
    asked = ["git", "-C", str(dev.ROOT), "log", "-1", "--format=%ct"]
    done = subprocess.run(asked, capture_output=True, encoding="ascii", check=False)
    return int(done.stdout) if done.returncode == 0 and done.stdout.strip() else int(time.time())


def machine() -> str:
    """As Debian calls it."""
    return subprocess.check_output(["dpkg", "--print-architecture"], encoding="ascii").strip()


def glibc(folder: Path) -> int:
    """The newest 2.X of the C library that anything in the folder asks for."""
    newest = 0
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink() and (".so" in path.name or path.suffix == ""):
            asked = re.findall(rb"GLIBC_2\.(\d+)", path.read_bytes())
            newest = max([newest, *map(int, asked)])
    return newest


def link(source: Path, target: Path) -> None:
    """The whole folder again, its files shared with the first."""
    shutil.copytree(source, target, symlinks=True, copy_function=os.link)


def made_tar(folder: Path) -> Path:
    """The folder with its start script, packed."""
    name = f"slovohratky-{program_version()}-linux-{os.uname().machine}"
    target = TARGET / f"{name}.tar.xz"
    with tempfile.TemporaryDirectory(dir=TARGET) as work:
        tree = Path(work, name)
        link(folder, tree)
        shutil.copy(FILES / "slovohratky.sh", tree / "slovohratky")
        (tree / "slovohratky").chmod(0o755)
        (tree / "share").mkdir()
        for file in ("slovohratky.desktop", "slovohratky-mime.xml"):
            shutil.copy(FILES / file, tree / "share")
        shutil.copy(
            dev.ROOT / "resources" / "icons" / "slovohratky-256.png", tree / "share" / "slovohratky.png"
        )
        command = ["tar", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", f"--mtime=@{moment()}"]
        command += ["-C", work, "-cJf", str(target), name]
        subprocess.run(command, env={**os.environ, "XZ_OPT": "-6 -T0"}, check=True)
    return target


def made_deb(folder: Path) -> Path:
    """The package: the folder below /usr/lib, commands, menu entry, icons, and the type of saved games."""
    target = TARGET / f"slovohratky_{program_version()}_{machine()}.deb"
    with tempfile.TemporaryDirectory(dir=TARGET) as work:
        root = Path(work, "root")
        (root / PLACE.parent).mkdir(parents=True)
        link(folder, root / PLACE)
        share(root / "usr" / "share")
        (root / "usr" / "bin").mkdir()
        for command, program in (("slovohratky", build.FOLDER.name), ("slovohratky-lab", "slovohratky-lab")):
            (root / "usr" / "bin" / command).symlink_to(Path("..", "lib", "slovohratky", program))
        control(root)
        command_line = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(target)]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment())}
        subprocess.run(command_line, env=environment, check=True, stdout=subprocess.DEVNULL)
    return target


def share(folder: Path) -> None:
    """What desktops read."""
    texts = {
        "applications/slovohratky.desktop": (FILES / "slovohratky.desktop").read_text(encoding="utf-8"),
        "mime/packages/slovohratky.xml": (FILES / "slovohratky-mime.xml").read_text(encoding="utf-8"),
        "metainfo/cz.slovohratky.Slovohratky.metainfo.xml": metainfo(),
        "doc/slovohratky/copyright": copyright_file(),
    }
    for place, text in texts.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")
    changes = (dev.ROOT / "CHANGELOG.md").read_bytes()
    packed = gzip.compress(changes, mtime=moment())
    (folder / "doc" / "slovohratky" / "changelog.gz").write_bytes(packed)
    for size in ICONS:
        icon = folder / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "slovohratky.png"
        icon.parent.mkdir(parents=True)
        shutil.copy(dev.ROOT / "resources" / "icons" / f"slovohratky-{size}.png", icon)
    drawn = folder / "icons" / "hicolor" / "scalable" / "apps" / "slovohratky.svg"
    drawn.parent.mkdir(parents=True)
    shutil.copy(dev.ROOT / "resources" / "art" / "icon.svg", drawn)


def metainfo() -> str:
    """The page of the program in a shop of programs."""
    date = time.strftime("%Y-%m-%d", time.gmtime(moment()))
    text = (FILES / "metainfo.in.xml").read_text(encoding="utf-8")
    return text.replace("@VERSION@", program_version()).replace("@DATE@", date)


def copyright_file() -> str:
    """Where Debian looks for licences, the way to ours."""
    ours = "Slovohrátky is under GPL-2.0-or-later. All licences of what is inside:"
    return f"{ours}\n/{PLACE}/licences/README.md\n"


def control(root: Path) -> None:
    """What dpkg is told."""
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(-(-path.stat().st_size // 1024) for path in files)
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files]
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "md5sums").write_text("".join(sums), encoding="utf-8")
    text = CONTROL.format(version=program_version(), machine=machine(), size=size, glibc=glibc(root / PLACE))
    (root / "DEBIAN" / "control").write_text(text, encoding="utf-8")


def main() -> int:
    """Make and, if wanted, prove; the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--built", action="store_true", help="take dist/Slovohratky as it is")
    parser.add_argument("--prove", action="store_true")
    arguments = parser.parse_args()
    started = time.monotonic()
    status = 0 if arguments.built else build.build()
    if status != 0:
        return status
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    made = [made_tar(build.FOLDER), made_deb(build.FOLDER)]
    for path in made:
        megabytes = path.stat().st_size / 1e6
        dev.say(f"{path.relative_to(dev.ROOT)}: {megabytes:.1f} MB")
        status |= megabytes > DOWNLOAD_MB
    if status:
        dev.say(f"At most {DOWNLOAD_MB} MB are allowed.")
    dev.say(f"Made in {time.monotonic() - started:.0f} s.")
    if arguments.prove and status == 0:
        import prove

        prove.prove(*made)
    return status


if __name__ == "__main__":
    sizes.speak_utf8()
    try:
        sys.exit(main())
    except dev.SetupError as error:
        sys.exit(str(error))
