"""No game of Quiddler goes on without end, whatever is laid and challenged (RULES QD6, QD7, QD9)."""

from __future__ import annotations

from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.chance import Chance
from app.engine.match import STOP, Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.engine.seeds import seed_of
from app.games.quiddler import deck
from app.games.quiddler.model import Challenge, Draw, Phase, Play, Vote
from app.games.quiddler.rules import QuiddlerRules
from app.lexicon.judge import NOTHING_AGREED, Judge
from app.lexicon.policy import Judgement, Reason
from tests.games.kit import decisions


class _Moody:
    """Takes some words and not others, the same ones always."""

    household = NOTHING_AGREED

    def __init__(self, seed: int, taken: int) -> None:
        self.seed, self.taken = seed, taken

    def of_today(self) -> _Moody:
        return self

    def judge(self, word: str, said: str | None = None) -> Judgement:
        good = seed_of(f"{self.seed} {word}") % 4 < self.taken
        return Judgement(word, good, None if good else Reason.UNKNOWN)


WAYS = [
    {"words": words, "challenge_at": at, "false_out": out}
    for words in ("challenge", "vote", "auto")
    for at in ("end", "laying")
    for out in ("stands", "continues")
    if out == "stands" or at == "laying"
]


@settings(max_examples=60, deadline=None)
@given(
    st.integers(0, 2**32),
    st.integers(2, 5),
    st.sampled_from(["cz", "en"]),
    st.sampled_from(WAYS),
    st.integers(0, 3),
)
def test_no_game_goes_on_without_end_whatever_is_laid(
    seed: int, seats: int, edition: str, way: dict[str, str], taken: int
) -> None:  # RULES QD6, QD7, QD9, D8
    """All lay what they hold as soon as they can, sound or not, and challenge whatever lies."""
    judge = _Moody(seed, taken)
    rules = QuiddlerRules(cast("Judge", judge))
    players = [Seat(str(seat)) for seat in range(seats)]
    match: Match[Any, Any] = Match.new(rules, players, seed, {"edition": edition, **way})
    chance = Chance(seed)
    for turns, (seat, seen) in enumerate(decisions(match)):
        if match.may_stop():
            assert way["words"] == "auto", "where anything can be laid somebody goes out"
            match.submit(None, STOP)
            break
        assert turns < 5_000, "the game does not end"
        move: Any = Draw("discard" if seen.discard and chance.below(2) else "pile")
        if seen.phase is Phase.PLAY:
            hand = chance.shuffled(seen.hand)
            cut = chance.pick([0, 2, 3, len(hand) - 1])
            cut = cut if 1 < cut < len(hand) - 2 else len(hand) - 1
            melds = [meld for meld in (tuple(hand[:cut]), tuple(hand[cut:-1])) if meld]
            sound = way["words"] != "auto" or all(judge.judge(deck.spelt(meld)).accepted for meld in melds)
            lays = all(len(meld) > 1 for meld in melds) and sound
            move = Play(tuple(melds) if lays else (), hand[-1])
        elif seen.phase is Phase.CHALLENGE:
            move = Challenge(seen.doubtable)
        elif seen.phase is Phase.VOTE:
            move = Vote(tuple(word for word in seen.open_doubts if word[0] != seat))
        match.submit(seat, move)
        assert all(match.observation_for(seat).hand for seat in match.deciders() if seen.phase is Phase.DRAW)
    Match.replay(rules, Record.loads(match.record.dumps()), strict=True)
