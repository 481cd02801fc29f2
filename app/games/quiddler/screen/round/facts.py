"""What is shown between the last discard of a round and the next deal, worked out from an observation: no Qt,
no sentences."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from app.games.quiddler import deck, scoring
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Observation, Options, Phase, Round, RuledWord
from app.games.quiddler.scoring import Score, Word

# Words in question ----------------------------------------------------------------------------


@dataclass(frozen=True)
class RoundWord:
    """A word that lies while people decide about it.

    open: whoever decides may pick it; chosen: they have. by: who challenges it, as far as that is known.
    ruled: how it came out, once that has been shown.
    """

    owner: int
    index: int
    meld: Meld
    value: int
    open: bool = False
    chosen: bool = False
    by: int | None = None
    ruled: RuledWord | None = None

    @property
    def word(self) -> Word:
        """What the rules call it."""
        return self.owner, self.index


def in_question(observation: Observation) -> tuple[Word, ...]:
    """The words that are decided on now, those of whoever looks among them."""
    if observation.phase is Phase.VOTE:
        return observation.open_doubts
    if observation.phase is not Phase.CHALLENGE:
        return ()
    turn = observation.turn
    owners = range(observation.seats) if turn is None else (turn,)
    return tuple((owner, index) for owner in owners for index in range(len(observation.laid[owner] or ())))


def table_words(
    observation: Observation,
    decider: int | None,
    chosen: Collection[Word],
    claimed: Mapping[Word, int],
    *,
    everybody: bool = False,
) -> dict[int, list[RoundWord]]:
    """The words in question by owner. decider: the person who decides now; claimed: words that somebody at
    this screen challenges already, so that nobody else needs to (RULES QD9: the first challenger); everybody:
    any of several people may point at words."""
    found: dict[int, list[RoundWord]] = {}
    for owner, index in in_question(observation):
        meld = (observation.laid[owner] or ())[index]
        found.setdefault(owner, []).append(
            RoundWord(
                owner,
                index,
                meld,
                deck.value(observation.options.edition, meld),
                open=(everybody or decider is not None)
                and owner != decider
                and (owner, index) not in claimed,
                chosen=(owner, index) in chosen,
                by=claimed.get((owner, index)),
            )
        )
    return found


def ruled_words(observation: Observation, ruled: Sequence[RuledWord]) -> dict[int, list[RoundWord]]:
    """The words that were decided on, by owner."""
    found: dict[int, list[RoundWord]] = {}
    for one in ruled:
        value = deck.value(observation.options.edition, one.meld)
        found.setdefault(one.owner, []).append(RoundWord(one.owner, one.index, one.meld, value))
    return found


def with_rulings(
    words: Mapping[int, Sequence[RoundWord]], ruled: Sequence[RuledWord]
) -> dict[int, list[RoundWord]]:
    """The same words, nothing to be picked any more, with what has been decided so far."""
    known = {(one.owner, one.index): one for one in ruled}
    return {
        owner: [
            replace(
                word,
                open=False,
                chosen=False,
                by=known[word.word].by if word.word in known else word.by,
                ruled=known.get(word.word),
            )
            for word in listed
        ]
        for owner, listed in words.items()
    }


def payer(ruled: RuledWord, options: Options) -> int | None:
    """Who pays for a word that was in doubt: its owner where it fell, else who challenged it; nobody where a
    vote let it stand (RULES QD9, RULES-REGISTER D13)."""
    if not ruled.good:
        return ruled.owner
    return ruled.by if options.words == "challenge" else None


def price(ruled: RuledWord, options: Options) -> int:
    """Points that a challenged word costs whoever pays for it."""
    return deck.value(options.edition, ruled.meld)


# A finished round -----------------------------------------------------------------------------


class LineKind(StrEnum):
    """What a line of a player's column tells of."""

    WORD = "word"
    FALLEN = "fallen"
    HELD = "held"
    FLOOR = "floor"
    """Less than nothing counts as nothing (RULES QD10)."""
    MOST = "most"
    LONGEST = "longest"
    FELL = "fell"
    """What a word costs its owner."""
    IN_VAIN = "in_vain"
    """What a challenge in vain costs."""


@dataclass(frozen=True)
class ColumnLine:
    """A line of a player's column; the points of all of them make those of the round.

    cards: of a word, or what was held. count: words or letters that took a bonus; the points below nothing at
    a floor. ruled: where the word was in doubt. unnoticed: not in the dictionary, and nobody doubted it.
    bluff: a computer player laid it though it is none, or so rare that hardly anybody would believe it.
    """

    kind: LineKind
    points: int
    cards: Meld = ()
    count: int = 0
    ruled: RuledWord | None = None
    unnoticed: bool = False
    bluff: bool = False

    @property
    def word(self) -> str:
        """The word that the cards spell; empty for other lines."""
        return "" if self.kind is LineKind.HELD else deck.spelt(self.cards)


def lines(played: Round, seat: int, options: Options) -> list[ColumnLine]:
    """All that made the points of a seat, in the order in which they are counted."""
    row, edition = played.rows[seat], options.edition
    made = _word_lines(played, seat, options)
    if row.held:
        made.append(ColumnLine(LineKind.HELD, -deck.value(edition, row.held), row.held))
    made += _floor(row.score, edition, "cz")
    most, longest = scoring.race([row.standing], options.ch)
    if row.score.most:
        made.append(ColumnLine(LineKind.MOST, row.score.most, count=most[0]))
    if row.score.longest:
        made.append(ColumnLine(LineKind.LONGEST, row.score.longest, count=longest[0]))
    for one in played.ruled:
        if payer(one, options) == seat:
            kind = LineKind.IN_VAIN if one.good else LineKind.FELL
            made.append(ColumnLine(kind, -price(one, options), one.meld, ruled=one))
    return made + _floor(row.score, edition, "en")


def _word_lines(played: Round, seat: int, options: Options) -> list[ColumnLine]:
    row = played.rows[seat]
    ruled = [one for one in played.ruled if one.owner == seat]
    made = []
    for index, meld in enumerate(row.laid):
        # The last one: before it, words of the same place may have been taken back (RULES-REGISTER D8).
        one = next((one for one in reversed(ruled) if (one.index, one.meld) == (index, meld)), None)
        if one is not None:
            ruled.remove(one)
        if index in row.fallen:
            made.append(ColumnLine(LineKind.FALLEN, 0, meld, ruled=one))
            continue
        passed = one is None and bool(row.listed) and not row.listed[index]
        made.append(
            ColumnLine(LineKind.WORD, deck.value(options.edition, meld), meld, ruled=one, unnoticed=passed)
        )
    return made + [ColumnLine(LineKind.FALLEN, 0, one.meld, ruled=one) for one in ruled if not one.good]


def with_bluffs(
    made: Sequence[ColumnLine], options: Options, rare: Callable[[str], bool]
) -> list[ColumnLine]:
    """The lines of a computer player, its bluffs among them marked. rare: whether a word is one that such a
    player lays as a bluff only."""
    if options.words != "challenge":
        return list(made)

    def bluff(line: ColumnLine) -> bool:
        word = line.kind is LineKind.WORD and (line.unnoticed or rare(line.word.lower()))
        return word or line.kind is LineKind.FALLEN

    return [replace(line, bluff=bluff(line)) for line in made]


def _floor(score: Score, edition: str, of: str) -> list[ColumnLine]:
    """Each edition has its floor at another place (RULES QD10)."""
    if edition != of:
        return []
    below = score.plus - score.minus
    if edition == "en":
        below += score.bonus - score.penalty
    return [ColumnLine(LineKind.FLOOR, -below, count=below)] if below < 0 else []


@dataclass(frozen=True)
class Race:
    """How a bonus was decided. longest: which one; seats: who has the most, several in a tie, none where
    nobody laid a word; count: their words or letters."""

    longest: bool
    seats: tuple[int, ...]
    count: int


def races(played: Round, options: Options) -> list[Race]:
    """The bonuses that are played for, two players for one of them (RULES QD11)."""
    measures = scoring.race([row.standing for row in played.rows], options.ch)
    given = scoring.bonuses_of(len(played.rows), options.bonus2)
    made = []
    for longest, counts in enumerate(measures):
        if given[longest]:
            best = max(counts)
            seats = tuple(seat for seat, count in enumerate(counts) if best and count == best)
            made.append(Race(bool(longest), seats, best))
    return made


def unnoticed(played: Round, options: Options) -> int:
    """How many words were in no dictionary while nobody doubted them."""
    seats = range(len(played.rows))
    return sum(line.unnoticed for seat in seats for line in lines(played, seat, options))


# What a hand could have done ------------------------------------------------------------------


def made(played: Round, seat: int, options: Options) -> int:
    """What a seat has scored, bonuses among it and penalties not: to be compared with what it could have."""
    return scoring.round_scores(
        options.edition,
        [row.standing for row in played.rows],
        [row.held for row in played.rows],
        [0] * len(played.rows),
        bonus2=options.bonus2,
        ch=options.ch,
    )[seat].points
