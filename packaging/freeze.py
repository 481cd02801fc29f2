#!/usr/bin/env python3
"""Keep what the program shows, says and reckons, to see after a rebuild what has changed.

    .venv/bin/python packaging/freeze.py take FOLDER [PART ...] [--scene NAME]...
    .venv/bin/python packaging/freeze.py compare BEFORE AFTER

| part | what is kept |
|---|---|
| pictures | every scene in three looks, two languages, three sizes; what is read out, where Tab goes |
| sentences | every text of the program that is translated, in both languages, and the rules and the help |
| records | 300 games of each game between computer players, byte for byte |
| figures | start, memory and frames, which differ by chance too |

`take` keeps what this checkout is; without a PART all of them, which takes most of an hour; with --scene
pictures of these scenes alone. `compare` says what differs (exit status 1), draws it in red into `different/`
in AFTER, and puts figures side by side.
"""

from __future__ import annotations

import argparse
import difflib
import gc
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

SIZES = ((1280, 800), (1024, 640), (1920, 1080))
GAMES, SEED = 300, 26
SEATS = ("ai:1", "ai:2", "ai:3")
FIGURES = ("start_to_window_s", "start_to_boggle_s", "rss_home_mb", "rss_game_mb", "frame_ms")
DIFFERENT = "different"
SHADE = 24
"""A pixel differs when one of its colours does by more than that: edges of letters are not told."""


def laboratory(*arguments: str) -> str:
    """What `slovohratky-lab` of this checkout says. Raises CalledProcessError."""
    command = (sys.executable, "-m", "app.lab", *arguments)
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def take_pictures(folder: Path, scenes: Sequence[str] | None = None) -> None:
    from app.lab import shots

    gc.disable()  # as the program does, which collects in the thread of the interface
    for picture in shots.render(folder, sizes=SIZES, scenes=scenes, transcripts=True):
        print(picture.name, flush=True)


def take_sentences(folder: Path) -> None:
    for source in sorted((ROOT / "i18n").glob("*.ts")):
        messages = ElementTree.parse(source).getroot().iter("message")
        lines = {" | ".join(filter(None, map(str.strip, message.itertext()))) for message in messages}
        (folder / f"{source.stem}.txt").write_text("\n".join(sorted(lines)) + "\n", encoding="utf-8")
    for source in sorted((ROOT / "app").rglob("*.??.md")):
        target = folder / f"{source.parent.name}-{source.stem}.txt"
        target.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")


def take_records(folder: Path) -> None:
    from app.games.catalogue import GAMES as CATALOGUE

    seats = [word for seat in SEATS for word in ("--seat", seat)]
    for game in CATALOGUE:
        file = folder / f"{game.name}.jsonl"
        many = ("--games", str(GAMES), "--seed", str(SEED), "--records", str(file))
        laboratory("play", game.name, *seats, *many)
        print(file.name, flush=True)


def take_figures(folder: Path) -> None:
    (folder / "bench.json").write_text(laboratory("bench", *FIGURES, "--json"), encoding="utf-8")


_CLOCK = re.compile(r"\d{1,2}:\d\d( [AP]M)?")
"""When a game was put aside is another time each time."""

PARTS: dict[str, Callable[[Path], None]] = {
    "pictures": take_pictures,
    "sentences": take_sentences,
    "records": take_records,
    "figures": take_figures,
}


def compare(before: Path, after: Path) -> Iterator[str]:
    """A line for each thing that differs; `after` gets pictures of what does."""
    parts = sorted(_parts(before) & _parts(after))
    for name in (name for part in parts for name in _files(before, after, part)):
        old, new = before / name, after / name
        if not (old.is_file() and new.is_file()):
            yield f"{name}: {'no more' if old.is_file() else 'new'}"
        elif old.suffix == ".png":
            share = _differing(old, new, after / DIFFERENT / old.name)
            if share:
                yield f"{name}: {share:.2%} of the picture"
        elif old.name != "bench.json" and (lines := _lines(old, new)):
            yield f"{name}:"
            yield from (f"    {line}" for line in lines)


def _parts(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name in PARTS}


def _files(before: Path, after: Path, part: str) -> list[str]:
    return sorted({f"{part}/{path.name}" for folder in (before, after) for path in (folder / part).iterdir()})


def _lines(old: Path, new: Path) -> list[str]:
    """What of a text differs; of records only where they begin to."""
    texts = [_CLOCK.sub("…", path.read_text(encoding="utf-8")).splitlines() for path in (old, new)]
    if texts[0] == texts[1]:
        return []
    if old.suffix == ".jsonl":
        pairs = zip(*texts, strict=False)
        first = next((at for at, (one, other) in enumerate(pairs) if one != other), min(map(len, texts)))
        return [f"game {first + 1} is the first that is another"]
    told = difflib.unified_diff(*texts, lineterm="", n=0)
    return [line for line in told if line[:2] not in ("--", "++", "@@")]


def _differing(old: Path, new: Path, drawn: Path) -> float:
    """The share of a picture that differs; 1 when its size does. Draws the new one with that in red."""
    import numpy
    from PySide6.QtGui import QImage

    images = [QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32) for path in (old, new)]
    if images[0].size() != images[1].size():
        return 1.0
    high, wide = images[0].height(), images[0].width()
    pixels = [numpy.frombuffer(image.bits(), numpy.uint8).reshape(high, wide, 4) for image in images]
    apart = abs(pixels[0].astype(int) - pixels[1]).max(axis=2) > SHADE
    if apart.any():
        shown = pixels[1].copy()
        shown[apart] = (0, 0, 255, 255)
        drawn.parent.mkdir(exist_ok=True)
        QImage(shown.tobytes(), wide, high, QImage.Format.Format_RGB32).save(str(drawn))
    return float(apart.mean())


def figures(before: Path, after: Path) -> Iterator[str]:
    """Medians side by side, and the one as a multiple of the other."""
    files = [folder / "figures" / "bench.json" for folder in (before, after)]
    if all(file.is_file() for file in files):
        old, new = (json.loads(file.read_text(encoding="utf-8")) for file in files)
        for name in old.keys() & new.keys():
            was, now = old[name]["median"], new[name]["median"]
            yield f"{name}: {was:g} -> {now:g} {old[name]['unit']} ({now / was:.2f} times)"


def main() -> int:
    """One command; 1 when something differs."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    commands = parser.add_subparsers(dest="command", required=True)
    taking = commands.add_parser("take")
    taking.add_argument("folder", type=Path)
    taking.add_argument("--scene", action="append", metavar="NAME", help="keep only pictures of this one")
    taking.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    comparing = commands.add_parser("compare")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    arguments = parser.parse_args()
    if arguments.command == "compare":
        different = list(compare(arguments.before, arguments.after))
        print("\n".join([*figures(arguments.before, arguments.after), *different, f"{len(different)} lines"]))
        return 1 if different else 0
    if unknown := set(arguments.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    parts = PARTS | {"pictures": partial(take_pictures, scenes=arguments.scene)}
    for part in ["pictures"] if arguments.scene else arguments.parts or PARTS:
        folder = arguments.folder / part
        folder.mkdir(parents=True, exist_ok=True)
        parts[part](folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
