"""What the results screens show, worked out from an observation: no Qt, no sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.engine.asking import majority
from app.games.boggle.model import Observation, Phase, Round, ScoredWord, WordVerdict
from app.lexicon import czech
from app.tabletop.rounds.standing import crowned, standings

LONGEST_FILTER = 7
"""The last length filter stands for this length and every greater one."""
GREAT = 6
"""A word that nobody else has is a great moment from this length on."""
LENGTHS = range(2, LONGEST_FILTER + 1)


def shown_round(observation: Observation) -> Round | None:
    """The round on the screen: the one whose lists are open, after the game the last one played."""
    if observation.review is not None:
        return observation.review
    if observation.phase is Phase.OVER and observation.past:
        return observation.past[-1]
    return None


def totals_with(observation: Observation) -> tuple[int, ...]:
    """Points of all rounds, those of the round under review included."""
    if observation.review is None:
        return observation.totals
    return tuple(a + b for a, b in zip(observation.totals, observation.review.scores, strict=True))


def round_winners(played: Round) -> tuple[int, ...]:
    """Who took the round; nobody when nobody scored or nobody competed."""
    return crowned(played.scores) if len(played.scores) > 1 else ()


def column_order(observation: Observation, played: Round) -> list[int]:
    """Seats as their columns stand: by the points of the round, after the game by those of all rounds; equal
    ones as they sit."""
    over = observation.phase is Phase.OVER
    return [standing.seat for standing in standings(observation.totals if over else played.scores)]


def by_length(words: Sequence[str]) -> list[str]:
    """Longest first, equal lengths in the order of the Czech alphabet."""
    return sorted(words, key=lambda word: (-len(word), czech.sort_key(word)))


@dataclass(frozen=True)
class SortedList:
    """A seat's list as it is shown: what scored, what others had too, what did not count."""

    points: tuple[ScoredWord, ...]
    shared: tuple[ScoredWord, ...]
    refused: tuple[ScoredWord, ...]

    @classmethod
    def of(cls, entries: Sequence[ScoredWord]) -> SortedList:
        """Each part longest first."""
        ranked = sorted(entries, key=lambda entry: (-len(entry.word), czech.sort_key(entry.word)))
        good = (WordVerdict.POINT, WordVerdict.VALID)
        return cls(
            tuple(entry for entry in ranked if entry.verdict in good),
            tuple(entry for entry in ranked if entry.verdict is WordVerdict.SHARED),
            tuple(entry for entry in ranked if entry.verdict not in (*good, WordVerdict.SHARED)),
        )

    @property
    def counted(self) -> int:
        """How many words were good."""
        return len(self.points) + len(self.shared)

    def longest(self, coarse: Callable[[str], bool] = lambda word: False) -> ScoredWord | None:
        """The longest good word to be held up; one that scored before one that did not."""
        longest_first = sorted((*self.points, *self.shared), key=lambda entry: -len(entry.word))
        return next((entry for entry in longest_first if not coarse(entry.word)), None)


def missed(played: Round) -> list[str]:
    """Words of the solution that nobody has, longest first."""
    found = {entry.word for entries in played.lists for entry in entries}
    return by_length([word for word in played.solution if word not in found])


def lone_word(played: Round, coarse: Callable[[str], bool]) -> tuple[int, str] | None:
    """The longest word that only one seat of several has, and whose it is, where it is worth a great moment
    and no other seat has one as long."""
    longest: dict[int, str] = {}
    for seat, entries in enumerate(played.lists) if len(played.lists) > 1 else ():
        own = [one.word for one in entries if one.verdict is WordVerdict.POINT and not coarse(one.word)]
        if own:
            longest[seat] = by_length(own)[0]
    best = max(map(len, longest.values()), default=0)
    holders = [seat for seat, word in longest.items() if len(word) == best]
    return (holders[0], longest[holders[0]]) if best >= GREAT and len(holders) == 1 else None


@dataclass(frozen=True)
class Common:
    """Common words of some rounds: how many were on the boards, how many of them somebody found."""

    found: int
    there: int
    rounds: int


def common_words(rounds: Sequence[Round], seat: int, common: Callable[[str], bool]) -> Common:
    """What a seat found of them."""
    found = there = 0
    for played in rounds:
        known = {word for word in played.solution if common(word)}
        words = SortedList.of(played.lists[seat])
        there += len(known)
        found += len(known & {entry.word for entry in (*words.points, *words.shared)})
    return Common(found, there, len(rounds))


def has_length(word: str, lengths: frozenset[int]) -> bool:
    """Whether the word passes the chosen lengths; none chosen lets all pass."""
    return not lengths or min(len(word), LONGEST_FILTER) in lengths


def filtered(
    words: Sequence[str], lengths: frozenset[int], common: Callable[[str], bool] | None
) -> list[str]:
    """The words of those lengths, only those for which ``common`` holds unless it is None."""
    return [word for word in words if has_length(word, lengths) and (common is None or common(word))]


@dataclass(frozen=True)
class Ballot:
    """A word that people may accept, who has it, how they voted so far; entry: it on the first list."""

    word: str
    holders: tuple[int, ...]
    yes: tuple[int, ...]
    no: tuple[int, ...]
    accepted: bool
    entry: ScoredWord

    def vote_of(self, seat: int) -> bool | None:
        """What the seat said, None when it has not voted."""
        return True if seat in self.yes else False if seat in self.no else None


def _unknown(observation: Observation) -> dict[str, list[tuple[int, ScoredWord]]]:
    """Words that people wrote and the word list does not know, and who has them, where people may vote.

    A computer player's slip is nobody's wish."""
    played = observation.review
    found: dict[str, list[tuple[int, ScoredWord]]] = {}
    if played is None or observation.options.words != "vote":
        return found
    for seat, entries in enumerate(played.lists):
        for entry in entries:
            if entry.verdict is WordVerdict.UNKNOWN or entry.word in played.accepted:
                found.setdefault(entry.word, []).append((seat, entry))
    people = set(observation.people)
    return {word: held for word, held in found.items() if people & {seat for seat, _ in held}}


def nominable(observation: Observation) -> frozenset[str]:
    """Refused words that one of several people may put to the vote; a lone person decides at once."""
    if len(observation.people) < 2:
        return frozenset()
    return frozenset(word for word in _unknown(observation) if not _is_nominated(observation, word))


def _is_nominated(observation: Observation, word: str) -> bool:
    """Whoever nominates a word has voted for it."""
    return word in observation.votes


def unheard(observation: Observation) -> dict[str, tuple[int, ...]]:
    """Words on which votes that have not been cast would still decide, and whose those are."""
    people, open_words = observation.people, {}
    for word, (yes, no) in observation.votes.items() if observation.review else ():
        missing = tuple(seat for seat in people if seat not in (*yes, *no))
        if not majority(len(yes), len(people)) and majority(len(yes) + len(missing), len(people)):
            open_words[word] = missing
    return open_words if len(people) > 1 else {}


def ballots(observation: Observation) -> list[Ballot]:
    """The words to be decided on, in the order of the alphabet: those that a person has nominated, or all
    that the word list does not know where one person decides alone."""
    played, alone = observation.review, len(observation.people) == 1
    if played is None:
        return []
    return [
        Ballot(
            word,
            tuple(seat for seat, _ in held),
            *observation.votes.get(word, ((), ())),
            word in played.accepted,
            held[0][1],
        )
        for word, held in sorted(_unknown(observation).items(), key=lambda item: czech.sort_key(item[0]))
        if alone or _is_nominated(observation, word)
    ]
