"""How strong Scrabble karty's players are, by ``slovohratky-lab play`` (OPPONENTS.md sections 1 and 2)."""

from __future__ import annotations

import pytest

from app.engine.player import Budget
from app.games.laboratory import open_judge
from app.games.scrabble_cards.model import Phase
from app.games.scrabble_cards.opponent import ScrabbleOpponent
from app.search import scrabble_game
from tests.games.kit import decisions
from tests.games.scrabble_cards.test_opponent import AnyMatch, game
from tests.games.strength import Capture, wins

# What every run must show, far from what no better player would reach; how strong they are exactly, a
# thousand games tell. A dozen games of the lynx take a minute and tell nothing: its ends are played below


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("player", "other", "games", "least"),
    [
        ("base:child", "ai:1", 160, 0.30),
        ("ai:1", "base:random", 60, 0.85),
        ("ai:2", "ai:1", 50, 0.75),
        ("ai:3", "ai:2", 50, 0.75),
        ("ai:4", "ai:3", 50, 0.75),
        ("ai:4", "base:greedy", 140, 0.6),
    ],
)
def test_each_level_is_as_strong_as_it_has_to_be(
    capsys: Capture, player: str, other: str, games: int, least: float
) -> None:
    assert wins(capsys, "scrabble-cards", (player, other), games) / games >= least


def finished(match: AnyMatch, players: list[ScrabbleOpponent], seat: int) -> int:
    """How far the seat is ahead when the game is over."""
    for own, seen in decisions(match):
        match.submit(own, players[own].choose(seen, Budget()))
    assert match.result is not None
    return match.result.scores[seat] - match.result.scores[1 - seat]


@pytest.mark.heavy
@pytest.mark.skipif(not scrabble_game.COMPILED, reason="only the compiled twin looks ahead")
def test_the_lynx_plays_the_end_better_than_the_owl() -> None:
    """The same ends, each played twice: some eighteen points are gained on average."""
    judge = open_judge("scrabble-inflected")
    assert judge is not None
    gains: list[int] = []
    for seed in range(26):
        match = game(judge, 2, seed)
        owls = [ScrabbleOpponent(4, seat, judge) for seat in range(2)]
        for seat, seen in decisions(match):
            if seen.phase is Phase.PLAY and not seen.pile:
                lynx = [ScrabbleOpponent(5, 7, judge) if one == seat else owls[one] for one in range(2)]
                again = match.rewound(len(match.record.turns))
                gains.append(finished(again, lynx, seat) - finished(match, owls, seat))
                break
            match.submit(seat, owls[seat].choose(seen, Budget()))
    assert len(gains) >= 20
    assert sum(gains) / len(gains) >= 9, gains
