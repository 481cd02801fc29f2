"""How strong players are, as ``slovohratky-lab play`` tells it."""

from __future__ import annotations

import hashlib
import json
import math
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from app.lab.__main__ import main

Capture = pytest.CaptureFixture[str]

ROOT = Path(__file__).resolve().parents[2]
SHOWN = ("ui", "widgets", "tabletop", "screen", "art", "fonts", "icons", "sounds", "translations")
"""What no player knows (`import-linter`)."""
CODE = (".py", EXTENSION_SUFFIXES[0])
"""As a name of a file ends."""

BATCH = 120
"""Games that are played before it is asked again whether more are needed; every deal from every seat."""
SURE = 2.5
"""So many times its error the share must lie off the bar before all games are played."""


def wins(
    capsys: Capture, game: str, seats: Sequence[str], games: int, seed: int = 1, options: Sequence[str] = ()
) -> float:
    """Games that the first seat wins, every deal from all seats; a share of those that several win.

    options: each as ``NAME=VALUE``.
    """
    table = [word for seat in seats for word in ("--seat", seat)]
    table += [word for option in options for word in ("--option", option)]
    asked = ["--mirror", "--games", str(games), "--seed", str(seed), "--json"]
    return float(json.loads(told(capsys, game, [*table, *asked]))["seats"][0]["wins"])


def told(capsys: Capture, game: str, asked: Sequence[str]) -> str:
    """What a series tells: the same from the same seed, so it is kept until what plays it changes."""

    def play() -> str:
        assert main(["play", game, *asked]) == 0
        return capsys.readouterr().out

    digest = hashlib.sha256("\0".join([played_with(game), game, *asked]).encode()).hexdigest()
    spec = spec_from_file_location("kept", ROOT / "packaging" / "kept.py")
    assert spec is not None and spec.loader is not None
    kept: Any = module_from_spec(spec)
    spec.loader.exec_module(kept)
    made = kept.folder(
        f"series-{digest[:16]}", lambda folder: (folder / "told.json").write_text(play(), "utf-8")
    )
    return (made / "told.json").read_text("utf-8")


@cache
def played_with(game: str) -> str:
    """Changes with all that this game is played with: the program without what shows it, and its data."""
    others = {path.name for path in (ROOT / "app" / "games").iterdir() if path.is_dir()}
    unseen = {*SHOWN, *others} - {game.replace("-", "_")}
    files = [
        path for path in (ROOT / "app").rglob("*") if path.name.endswith(CODE) and path.name != "face.py"
    ]
    files += [path for path in (ROOT / "resources").rglob("*") if path.is_file()]
    files = [path for path in files if not unseen.intersection(path.relative_to(ROOT).parts)]
    found = hashlib.sha256(sys.version.encode())
    for path in sorted(files):
        found.update(f"\0{path.relative_to(ROOT)}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def reaches(capsys: Capture, game: str, seats: Sequence[str], least: float, most: int = 600) -> bool:
    """Whether the first seat wins such a part: of as many games as it takes to be sure, or of the most."""
    won = games = 0.0
    for seed in range(1, most // BATCH + 1):
        won += wins(capsys, game, seats, BATCH, seed)
        games += BATCH
        off = won / games - least
        # As if the bar were the truth; deals that are played from all seats differ less than that.
        if abs(off) > SURE * math.sqrt(least * (1 - least) / games):
            break
    return off >= 0
