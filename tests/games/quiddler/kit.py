"""Quiddler for the conformance suite: random legal play and records that differ in what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.catalogue import find
from app.games.quiddler import deck, model, solo_model
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import (
    Challenge,
    CountRound,
    DealRound,
    Draw,
    Observation,
    Options,
    Phase,
    Play,
    Vote,
)
from app.games.quiddler.solo_model import GiveUp, Refill, SoloPhase, Take, Undo
from app.games.quiddler.words import HandWords
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon
from tests.games.kit import AnyMatch, Kit, Scenario, decisions
from tests.games.quiddler.hidden import twin

ANNA, BORIS, CYRIL = Seat("Anna", age=9), Seat("Boris", age=41), Seat("Cyril")
HARE, LYNX = Seat("Zajíc", "ai", 1), Seat("Rys", "ai", 5)

SCENARIOS = (
    Scenario("alone", (ANNA,), {}, 41),
    Scenario("alone in English, refilling or not", (HARE,), {"edition": "en", "solo_refill": "may"}, 42),
    Scenario("two with one bonus", (ANNA, LYNX), {"bonus2": "longest"}, 43),
    Scenario("three in English", (BORIS, HARE, CYRIL), {"edition": "en", "lookup": "off"}, 44),
    Scenario(
        "votes at once, and a round goes on",
        (CYRIL, ANNA, HARE, LYNX),
        {"words": "vote", "challenge_at": "laying", "false_out": "continues", "ch": 1},
        45,
    ),
    Scenario("challenges at once", (HARE, BORIS), {"challenge_at": "laying", "ly": "LY"}, 46),
    Scenario("votes at the end", (ANNA, BORIS, CYRIL), {"words": "vote", "adviser": "on"}, 47),
    Scenario(
        "eight until the pile is shuffled",
        (HARE, ANNA, LYNX, BORIS, CYRIL, Seat("Sova", "ai", 3), Seat("Dana"), Seat("Emil")),
        {"words": "auto", "min_word": "letters"},
        48,
    ),
)


def move(match: AnyMatch, chance: Chance) -> tuple[int | None, Any]:
    """Any legal move of anybody."""
    seen = match.observation_for(None)
    if isinstance(seen, solo_model.SoloObservation):
        return 0, _alone(seen, chance)
    if seen.phase in (Phase.DEAL, Phase.SCORE):
        return None, match.automatic()
    seat = chance.pick(match.deciders())
    own: Observation = match.observation_for(seat)
    if own.phase is Phase.DRAW:
        return seat, Draw("discard" if own.discard and chance.below(3) == 0 else "pile")
    if own.phase is Phase.PLAY:
        return seat, _played(own, chance)
    words = own.doubtable if own.phase is Phase.CHALLENGE else own.open_doubts
    others = tuple(word for word in words if word[0] != seat and chance.below(2))
    return seat, Challenge(others) if own.phase is Phase.CHALLENGE else Vote(others)


def _played(seen: Observation, chance: Chance) -> Play:
    """Now and then all words at once; eight wait in the last round until the pile has been shuffled."""
    hand = chance.shuffled(seen.hand)
    discard = hand.pop()
    if seen.last_turns:
        return Play(_cut(hand[: chance.below(len(hand) + 1)], seen.options, chance), discard)
    waits = seen.seats == 8 and seen.round == seen.rounds and not _shuffled(seen)
    words = _cut(hand, seen.options, chance) if hand and not waits and chance.below(3) == 0 else ()
    return Play(words if sum(map(len, words)) == len(hand) else (), discard)


def _shuffled(seen: Observation) -> bool:
    """Whether the draw pile has been shuffled anew in this round."""
    return len(seen.discard) + 1 < sum(1 if turn.source == "pile" else 0 for turn in seen.history)


def _cut(cards: Sequence[str], options: Options, chance: Chance) -> tuple[Meld, ...]:
    """These cards cut into words that are long enough, as far as that goes."""
    words: list[Meld] = []
    left = list(cards)
    while left:
        size = min(len(left), 1 + chance.below(4))
        meld = tuple(left[:size])
        long = size if options.min_word == "cards" else deck.length(meld)
        left = left[size:]
        if long > 1:
            words.append(meld)
        elif words:
            words[-1] += meld
        elif left:
            left = [*meld, *left]
    return tuple(words)


def _alone(seen: solo_model.SoloObservation, chance: Chance) -> solo_model.Move:
    lying = [place for place, card in enumerate(seen.piles) if card is not None]
    if seen.moves and chance.below(12) == 0:
        return Undo()
    if seen.empty and (seen.phase is SoloPhase.REFILL or chance.below(3)):
        return Refill(chance.pick(seen.empty), chance.pick(seen.sources))
    if len(lying) < 2 or chance.below(30) == 0:
        return GiveUp()
    return Take(tuple(chance.shuffled(lying)[: 2 + chance.below(len(lying) - 1)]))


def wild(match: AnyMatch, chance: Chance) -> Any:
    """Words of one's own cards and of others', other people's words, piles that are none."""
    seen = match.observation_for(chance.below(len(match.record.players)))
    if isinstance(seen, solo_model.SoloObservation):
        places = [chance.below(solo_model.PILES) for _ in range(chance.below(4))]
        take, refill = Take(tuple(places)), Refill(chance.below(solo_model.PILES), chance.below(4))
        return chance.pick((take, take, refill, refill, Undo(), GiveUp(), solo_model.End(), Draw("pile")))
    pool = chance.shuffled([*seen.hand, *seen.hand, *seen.discard[-2:], "Ž", "QU"])
    cards = pool[: 1 + chance.below(5)]
    if seen.hand and chance.below(2):
        cards = chance.shuffled(seen.hand)[: 1 + chance.below(len(seen.hand))]
    words = tuple((chance.below(seen.seats), chance.below(3)) for _ in range(chance.below(3)))
    melds = _cut(cards[1:], seen.options, chance) if chance.below(2) else tuple((one,) for one in cards[1:])
    playing, saying = (
        (Draw(chance.pick(Draw.SOURCES)), Play(melds, cards[0])),
        (Challenge(words), Vote(words)),
    )
    return chance.pick(
        (*playing, *playing, *saying, *saying, DealRound(), CountRound(), GiveUp(), Take((0, 1)))
    )


def check(seen: Any, attempt: Any) -> Any:
    """What the screen of the table, or of the game for one, asks."""
    if isinstance(seen, solo_model.SoloObservation):
        return solo_model.check(seen, attempt)
    return model.check(seen, attempt)


def _all_in_words(hand: Sequence[str], words: HandWords) -> Play | None:
    """A way to go out, if there is one."""
    for discard in sorted(set(hand), key=lambda card: -deck.value("cz", [card])):
        rest = list(hand)
        rest.remove(discard)
        cover = _cover(rest, sorted(words.melds(rest)))
        if cover is not None:
            return Play(cover, discard)
    return None


def _cover(cards: Sequence[str], melds: Sequence[Meld]) -> tuple[Meld, ...] | None:
    if not cards:
        return ()
    for meld in melds:
        if cards[0] in meld and deck.missing(meld, cards) is None:
            left = list(cards)
            for card in meld:
                left.remove(card)
            cover = _cover(left, melds)
            if cover is not None:
                return (meld, *cover)
    return None


def example() -> Record:
    """A whole game for FORMAT.md: two go out as soon as they can, and doubt each other's longest words."""
    lexicon = Lexicon.open()
    judge = Judge(lexicon, "quiddler")
    match: AnyMatch = Match.new(find("quiddler").rules(judge), (ANNA, HARE), 6, {}, lexicon.id)
    words = HandWords(judge, Options(**match.record.options))
    for seat, seen in decisions(match):
        if seen.phase is Phase.DRAW:
            match.submit(seat, Draw("pile"))
        elif seen.phase is Phase.CHALLENGE:
            doubted = [word for word in seen.doubtable if word[0] != seat and len(seen.meld(word)) > 4]
            match.submit(seat, Challenge(tuple(doubted[:1])))
        else:
            match.submit(seat, _example_play(seen, words))
    return match.record


def _example_play(seen: Observation, words: HandWords) -> Play:
    out = _all_in_words(seen.hand, words)
    if out is not None:
        return out
    discard = max(seen.hand, key=lambda card: (deck.value("cz", [card]), card))
    rest = list(seen.hand)
    rest.remove(discard)
    # In the last turn also a word that is none.
    return Play((tuple(rest[:2]),) if seen.last_turns else (), discard)


KIT = Kit(SCENARIOS, move, wild, twin, example, check=check)
