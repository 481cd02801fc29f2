"""How strong players are, as ``slovohratky-lab play`` tells it."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence

import pytest

from app.lab.__main__ import main

Capture = pytest.CaptureFixture[str]

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
    assert main(["play", game, *table, *asked]) == 0
    return float(json.loads(capsys.readouterr().out)["seats"][0]["wins"])


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
