#!/usr/bin/env python3
"""Make the disk image for macOS; runs on a Mac only, and nobody has run it yet.

    python3 packaging/macos/make.py

builds dist/Slovohratky.app, signs it, has it notarised and packs dist/macos/Slovohratky-VERSION-MACHINE.dmg.
What it signs with comes from the environment, and without it these steps are left out and said to be:

    MACOS_SIGN_AS          the name of a “Developer ID Application” certificate in the keychain
    MACOS_NOTARY_PROFILE   a profile that `xcrun notarytool store-credentials` has made
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent)]

import build  # noqa: E402
import dev  # noqa: E402
import sizes  # noqa: E402
import smoke  # noqa: E402
from release_notes import program_version  # noqa: E402

HERE = Path(__file__).resolve().parent
APP = build.DIST / "Slovohratky.app"
TARGET = build.DIST / "macos"
BINARIES = (".so", ".dylib")


def run(*command: object) -> None:
    """A command of the system. Raises CalledProcessError."""
    subprocess.run([str(part) for part in command], check=True)


def add_papers() -> None:
    """Licences and papers, which the program looks for there."""
    build.add_papers(APP / "Contents" / "Resources")


def sign() -> None:
    """Sign what is inside first, then the bundle: with a certificate, or for this machine alone."""
    identity = os.environ.get("MACOS_SIGN_AS", "")
    hardened = ["--options", "runtime", "--timestamp"] if identity else []
    if not identity:
        dev.say("Not signed by anybody: MACOS_SIGN_AS names no certificate.")
    command = ["codesign", "--force", "--sign", identity or "-", *hardened]
    inside = [path for path in APP.rglob("*") if path.is_file() and not path.is_symlink()]
    programs = [path for path in inside if path.parent.name == "MacOS" and os.access(path, os.X_OK)]
    for path in (*(path for path in inside if path.suffix in BINARIES), *programs):
        run(*command, "--entitlements", HERE / "entitlements.plist", path)
    run(*command, "--entitlements", HERE / "entitlements.plist", APP)
    run("codesign", "--verify", "--deep", "--strict", APP)


def pack(version: str) -> Path:
    """A disk image with the program and a link to where programs lie."""
    shutil.rmtree(TARGET, ignore_errors=True)
    tree = TARGET / "tree"
    tree.mkdir(parents=True)
    run("ditto", APP, tree / APP.name)
    (tree / "Applications").symlink_to("/Applications")
    image = TARGET / f"Slovohratky-{version}-{platform.machine()}.dmg"
    run("hdiutil", "create", "-volname", "Slovohrátky", "-srcfolder", tree, "-format", "ULFO", image)
    shutil.rmtree(tree)
    return image


def notarise(image: Path) -> None:
    """Have Apple look at it, and staple its answer to the image."""
    profile = os.environ.get("MACOS_NOTARY_PROFILE", "")
    if not profile or not os.environ.get("MACOS_SIGN_AS"):
        dev.say("Not notarised: that needs MACOS_SIGN_AS and MACOS_NOTARY_PROFILE.")
        return
    run("codesign", "--force", "--sign", os.environ["MACOS_SIGN_AS"], "--timestamp", image)
    run("xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait")
    run("xcrun", "stapler", "staple", image)


def main() -> int:
    """All of it; the exit status."""
    if sys.platform != "darwin":
        print("This runs on a Mac only.", file=sys.stderr)
        return 2
    status = build.build()
    if status != 0:
        return status
    add_papers()
    sign()
    # Signed, it has to start still.
    if not all(smoke.starts(APP / "Contents" / "MacOS" / "Slovohratky", what) for what in ("home", "boggle")):
        return 1
    image = pack(program_version())
    notarise(image)
    dev.say(f"{image.relative_to(dev.ROOT)}: {image.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sizes.speak_utf8()
    try:
        sys.exit(main())
    except (dev.SetupError, subprocess.CalledProcessError) as error:
        sys.exit(str(error))
