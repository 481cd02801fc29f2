"""Past turns: their tables and what their points were made of."""

from __future__ import annotations

import pytest

from app.engine.chance import Chance
from app.games.scrabble_cards import turns
from app.games.scrabble_cards.cards import Letter
from app.games.scrabble_cards.model import Options
from app.games.scrabble_cards.moves import Answer
from app.games.scrabble_cards.table import Cell
from app.games.scrabble_cards.turns import PartKind, PointsPart
from tests.games.scrabble_cards import kit
from tests.games.scrabble_cards.dealt import Game, laid

LONGEST = 400


@pytest.mark.parametrize("number", range(len(kit.SCENARIOS)))
def test_every_turn_is_found_again_on_its_table(number: int) -> None:  # RULES SK16, SK17
    match, chance = kit.start(number), Chance(31 + number)
    lay: list[dict[Cell, Letter]] = []
    while match.result is None and len(match.record.turns) < LONGEST:
        before = match.observation_for(None)
        match.submit(*kit.move(match, chance))
        after = match.observation_for(None)
        if len(after.history) > len(before.history):  # a lost turn follows at once
            lay += [before.board(), *[after.board()] * (len(after.history) - len(before.history) - 1)]
    seen = match.observation_for(None)
    found = turns.past(seen.options, seen.history)
    assert [one.before for one in found] == lay
    for one in found:
        score = one.played.score
        assert (score is None) == (not turns.parts(one))
        if score is not None:
            own = [part.points for part in turns.parts(one) if part.kind is not PartKind.GIFT]
            assert sum(own) == score.total and len(one.gone) == one.played.removed
    settled = (0,) * seen.seats if seen.settled is None else seen.settled.points
    last = turns.totals((0,) * seen.seats, seen.history)[-1]
    assert tuple(map(sum, zip(last, settled, strict=True))) == seen.scores


def test_the_parts_of_the_points() -> None:  # RULES SK8, SK9, SK10, SK19
    game = Game("PANÁCIE", "DĚLOSKU", "SETYTOR", bonus=("x2", "x2", "g01"), house="1")
    game.lay("PANÁCI")
    game.accept({2: Answer(True, add=True)})
    game.go("SKU", (6, 0), premium=(8, 0))
    first, second = turns.past(Options(**game.options), game.seen.history)
    assert turns.parts(first) == [
        PointsPart(PartKind.WORD, 8, "panáci"),
        PointsPart(PartKind.FIRST, 8),
        PointsPart(PartKind.GIFT, 5, card="g01", seat=2),
    ]
    assert turns.parts(second) == [
        PointsPart(PartKind.WORD, 12, "panácisku"),
        PointsPart(PartKind.PREMIUM, 12, card="x2"),
    ]
    assert turns.totals((0, 0, 0), game.seen.history) == [(16, 0, 5), (16, 24, 5)]


def test_a_card_that_did_not_count_is_named_too() -> None:  # RULES SK10, SK11, S18
    game = Game("NAPEČEN", "DĚLOUKV", "SETYTOR", bonus=("x2", "g13", "g07"))
    game.lay("NAPEČEN")
    game.accept({1: Answer(True), 2: Answer(True)})
    [only] = turns.past(Options(**game.options), game.seen.history)
    played = {part.kind: part for part in turns.parts(only)}
    assert played[PartKind.AGAINST].points == -5 and played[PartKind.IN_VAIN].points == 0
    assert {played[PartKind.AGAINST].seat, played[PartKind.IN_VAIN].seat} == {1, 2}


def test_words_that_fell_are_shown_with_their_cards() -> None:  # RULES SK15
    game = Game("NAPEČEN", "DĚLOUKV", words="vote")
    game.lay("NAP")
    game.object(1, 0)
    game.make(1, kit.Vote((0,)))
    [only] = turns.past(Options(**game.options), game.seen.history)
    assert only.placed is not None and set(only.lies) == {cell for _, cell in laid("NAP")}
    assert turns.parts(only) == [] and only.before == {}
