"""Calls of the compiled twins with arguments that nobody should give: short, long, of wrong types or sizes.

    python tests/search/twisted.py CALLS SEED FILE

The call that is being made stands in FILE, so that whoever started this knows which one ended the
interpreter. Prints the public names that were called, each at least `LEAST` times. Each case depends on the
seed and its number alone.
"""

from __future__ import annotations

import os
import random
import reprlib
import sys
import types
from array import array
from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from app.games.quiddler import deck  # noqa: E402
from app.games.scrabble_cards import cards  # noqa: E402
from app.lexicon import dawg_native, finding_native  # noqa: E402
from app.lexicon.lexicon import Lexicon, Policy  # noqa: E402
from app.search import (  # noqa: E402
    arrange_native,
    boggle_native,
    qwirkle_native,
    rounds_native,
    scrabble_game_native,
    scrabble_native,
)

REFUSALS = (
    ValueError,
    TypeError,
    IndexError,
    KeyError,
    OverflowError,
    AttributeError,
    BufferError,
    RuntimeError,
    MemoryError,
)
"""How a call may be refused; what else it raises is a fault."""

LEAST = 5
"""So often every public name is called, however few calls are asked for."""
MOST_MORE = 20_000
"""So many calls more than were asked for are made to come to that."""

ODD_NUMBERS = (-(2**63), -(2**31), -300, -1, 0, 1, 2, 36, 63, 64, 128, 255, 256, 49_730)
FAR_NUMBERS = (2**31 - 1, 2**31, 2**32, 2**63, 2**64, 10**30)
ODD = (None, "", "ř", "\N{GRINNING FACE}", b"", b"\xff" * 300, 1.5, float("nan"), (), [], (0,) * 300, {})


class Few(int):
    """A number of trials: what is twisted is small, or so large that it has to be refused."""


class Twister:
    """Makes the calls of one case. called: how often each name was."""

    def __init__(self, number: int, seed: int, note: Callable[[str], object], called: Counter[str]) -> None:
        self.random = random.Random(f"{seed}/{number}")
        self._number, self._note, self._called = number, note, called

    def __call__(self, function: Any, *arguments: Any, straight: float = 0.3) -> Any:
        """What comes of a call with twisted arguments, None where it was refused. straight: how likely they
        are as they should be."""
        name = name_of(function)
        self._called[name] += 1
        if self.random.random() >= straight:
            twisted = self.twist(arguments)
            arguments = twisted if isinstance(twisted, tuple) else arguments
        self._note(f"case {self._number}: {name}{reprlib.repr(arguments)}")
        try:
            return function(*arguments)
        except REFUSALS:
            return None

    def twist(self, value: Any) -> Any:
        """The same but for one part."""
        chance = self.random
        if isinstance(value, list | tuple) and value and chance.random() < 0.85:
            parts = list(value)
            at = chance.randrange(len(parts))
            how = chance.random()
            if how < 0.7:
                parts[at] = self.twist(parts[at])
            elif how < 0.8:
                del parts[at:]
            elif how < 0.9:
                del parts[at]
            else:
                parts[at:at] = [parts[at]] * chance.choice((1, 7, 300))
            return tuple(parts) if isinstance(value, tuple) else parts
        if isinstance(value, bytes) and value and chance.random() < 0.7:
            return value[: chance.randrange(min(len(value), 64))]
        if isinstance(value, Few):
            return chance.choice((-1, 0, 1, 2, *FAR_NUMBERS, None))
        if isinstance(value, int) and chance.random() < 0.8:
            return chance.choice((*ODD_NUMBERS, *FAR_NUMBERS, value + 1, value - 1))
        return chance.choice((*ODD, *ODD_NUMBERS))


def name_of(function: Any) -> str:
    """Module and name, as `public_names` has them."""
    owner = getattr(function, "__self__", None)
    if owner is not None and not isinstance(owner, types.ModuleType):
        return f"{type(owner).__module__}.{type(owner).__name__}.{function.__name__}"
    return f"{function.__module__}.{function.__qualname__}"


def public_names() -> set[str]:
    """Everything in the twins that can be called from Python."""
    found = set()
    for source in (ROOT / "app").rglob("*_native.pyx"):
        module = import_module(".".join(source.relative_to(ROOT).with_suffix("").parts))
        for name, value in vars(module).items():
            if name.startswith("_") or getattr(value, "__module__", "") != module.__name__:
                continue
            found.add(f"{module.__name__}.{name}")
            for part, what in vars(value).items() if isinstance(value, type) else ():
                plain = not part.startswith("_") or part in ("__len__", "__getitem__")
                if plain and callable(what):
                    found.add(f"{module.__name__}.{name}.{part}")
    return found


# What the twins work on -----------------------------------------------------------------------------


@cache
def policy() -> Policy:
    """The words of Scrabble karty: some hundred thousand."""
    return Lexicon.open().policy("scrabble-classic")


def damaged(chance: random.Random) -> Any:
    """An automaton whose edges lead anywhere."""
    size = chance.randrange(1, 60)
    edges = array("I", (_edge(chance, size) for _ in range(size)))
    counts = array("I", (chance.choice((0, 1, 5, 2**32 - 1)) for _ in range(size)))
    codes = {letter: code << 22 for code, letter in enumerate("abcdehn", 1)}
    return dawg_native.Automaton(edges, counts, codes, chance.randrange(size + 2))


def _edge(chance: random.Random, size: int) -> int:
    target = chance.choice((0, 0, chance.randrange(size), chance.randrange(size), 2**22 - 1))
    return target | chance.randrange(9) << 22 | chance.choice((0, 1)) << 28 | chance.choice((0, 1, 1)) << 29


def words(chance: random.Random) -> tuple[Any, bytes | memoryview, bool]:
    """An automaton, which of its words count, and whether it is the good one."""
    if chance.random() < 0.3:
        return damaged(chance), b"\xff" * chance.choice((0, 1, 8, 600)), False
    return policy().dawg.twin, policy().accepted, True


# The cases ------------------------------------------------------------------------------------------


def automaton(call: Twister) -> None:
    """Looking up in a word list, a damaged one too."""
    codes = {letter: code << 22 for code, letter in enumerate("abcdehn", 1)}
    call(dawg_native.Automaton, array("I", [5, 6]), memoryview(array("I", [0, 1])), codes, 1)
    one = words(call.random)[0]
    for _ in range(3):
        call(one.number, "kočka")
        call(one.walk, "koč")
        call(one.word, call.random.choice((0, 1, 77, 400_000)))


def finding(call: Twister) -> None:
    """Words by a pattern, words from letters."""
    chance = call.random
    asked = [0]
    one, column, good = words(chance)
    letters = policy().dawg.letters if good else "-abcdehn"

    def watch(share: float) -> bool:
        asked[0] += 1
        if chance.random() < 0.1:  # from inside of a search
            call(found.fit, [0] * 64, 0, 1, 2)
            call(found.more)
        return asked[0] > 2

    found = call(finding_native.Walk, one, letters, 400_000, column, range(2, 9), watch)
    if found is None:
        return
    for _ in range(2):
        if chance.random() < 0.5:
            call(found.fit, [chance.getrandbits(6) for _ in range(64)], 2, 1, 32)
        else:
            call(found.spell, [chance.choice((0, 0, 1, 2)) for _ in range(64)], chance.choice((0, 1)))
        call(found.more)


def boggle(call: Twister) -> None:
    """Boards of three by three."""
    near = [sum(1 << other for other in range(9) if other != cell) for cell in range(9)]
    one, column, good = words(call.random)
    board = call(boggle_native.Board, one, policy().dawg.letters if good else "-abcdehn", near)
    if board is not None:
        for _ in range(2):
            faces = [1 << call.random.randrange(1, 40) for _ in range(9)]
            call(board.words, faces, call.random.choice((None, column)))


def _hand(chance: random.Random, most: int) -> tuple[list[str], list[int]]:
    kinds = chance.sample(["a", "k", "ch", "st", "o", "n", "e", "č", "vl"], chance.randint(1, 4))
    counts = [1] * len(kinds)
    while sum(counts) < most and chance.random() < 0.7:
        counts[chance.randrange(len(counts))] += 1
    return kinds, counts


def arrange(call: Twister) -> None:
    """Hands of cards in words."""
    chance = call.random
    one, column, good = words(chance)
    spellings, counts = _hand(chance, 11 if good else 5)
    accepted = chance.choice((column, lambda number: number % 3 == 0))
    added = [(3, bytes([0] * min(2, counts[0])))]
    table = call(arrange_native.Table, one, accepted, spellings, counts, 2, 2, True, added)
    if table is None:
        return
    call(table.found)
    for _ in range(2):
        part = chance.randrange(24)
        call(table.exact, part)
        call(table.reaches, [chance.randrange(9) for _ in counts], True, part)
        call(table.pieces, part, 2, 5)


def rounds(call: Twister) -> None:
    """Rounds of cards in words."""
    chance = call.random
    one, column, good = words(chance)
    kinds = sorted(deck.values("cz"))[: 40 if good else 6]
    spellings = [kind.lower() for kind in kinds]
    habits = (2, 1, 6, 3, 4, 16, 16, 10)
    values = [chance.randrange(2, 12) for _ in kinds]
    played = call(
        rounds_native.Rounds, one, column, spellings, values, (2, 2, True), (5, 1), habits, [(3, b"\0\1")]
    )
    if played is None:
        return
    size = chance.randint(3, 7) if good else 3
    pack = [chance.randrange(len(kinds)) for _ in range(60)]
    hand, unseen = bytes(pack[:size]), bytes(pack[size:])
    situation = (
        *(2, 0, hand, [size, size], [b"", bytes(pack[:1])], [1, 1], [16, 8]),
        *([None, chance.choice((None, (2, 4, 20)))], False, unseen[:3], unseen[3:], 30, (True, True), True),
    )
    choices = [(0, None, hand[0], False), (1, None, -1, True), (2, None, -1, False)]
    choices.append((0, (1, 3, 9), hand[1], False))
    for _ in range(2):
        call(played.points, situation, choices, 7, 0, Few(2))
        call(played.endings, situation, [hand])


def qwirkle(call: Twister) -> None:
    """Tables of a game in its middle."""
    chance = call.random
    position = qwirkle_native.Position()
    call(qwirkle_native.Position)
    bag = chance.sample([kind for kind in range(36) for _ in range(3)], 108)
    for _ in range(chance.randrange(12)):
        plays = position.plays(sum({1 << tile for tile in bag[:6]}))
        if not plays:
            break
        laid = chance.choice(plays)[2]
        for at in range(0, len(laid), 2):
            position.lay(laid[at], laid[at + 1])
            bag.remove(laid[at])
    cells = [24_864, 24_865, 24_863 + 223, *position.frontier]
    for _ in range(chance.randrange(4)):
        call(position.lay, chance.randrange(36), chance.choice(cells))
    call(position.take_back, straight=0.9)
    call(position.fits, chance.choice(cells))
    call(position.__len__)
    numbers = call(qwirkle_native.Numbers, position, chance.randrange(7))
    if numbers is not None:
        call(numbers.__getitem__, chance.randrange(36))
        call(numbers.__len__)
    mine, sizes = bag[:6], [6] * chance.randint(1, 3)
    plays = call(position.plays, sum({1 << tile for tile in mine}), [0, 50, 100, 150]) or []
    candidates = [(points, laid, ()) for _, points, laid in chance.sample(plays, min(3, len(plays)))]
    candidates.append((0, (), mine[:2]))
    scores, utility = [0] * (len(sizes) + 1), range(801)
    call(
        *(qwirkle_native.rollouts, position, mine, sizes, scores, bag[6:], candidates, 4, [0, 50, 100, 150]),
        *(tuple(utility), 1, 0, Few(2)),
    )
    call(qwirkle_native.endgame, position, mine[:3], bag[6:9], -400, 400, 3, Few(40))


def _scrabble_table(chance: random.Random) -> list[tuple[int, int, int, int]]:
    codes = [policy().dawg.codes[letter] for letter in chance.choice(("kočka", "strom", "ale", ""))]
    return [(x, 0, code, 2) for x, code in enumerate(codes)]


def scrabble(call: Twister) -> None:
    """Plays on an open table."""
    chance = call.random
    one, column, good = words(chance)
    hand = [0] * 64
    for _ in range(chance.randint(0, 6) if good else 3):
        hand[chance.randrange(1, 40 if good else 9)] += 1
    table = _scrabble_table(chance)
    found = call(scrabble_native.Finder, one, column, table, hand, chance.choice((0, 0, 1)), [1] * 64, good)
    if found is not None:
        call(found.found)


def _worth(chance: random.Random) -> tuple[Any, ...] | None:
    def some(count: int) -> list[int]:
        return [chance.randrange(-900, 900) for _ in range(count)]

    if chance.random() < 0.3:
        return None
    return (some(64), some(4096), some(8), some(64), some(16), some(64), some(32), [1] * 16, [100] * 101, 50)


def kernel(call: Twister) -> None:
    """Turns and whole games of Scrabble karty."""
    chance = call.random
    one, column, good = words(chance)
    codes = [policy().dawg.codes.get(card.lower(), 0) for card in cards.letter_pack()]
    if not good:
        codes = [code % 8 for code in codes]
    chance.shuffle(codes)
    facts = ([2] * 64, [0, 1] * 32, [0, 0, 1, 0] * 16, list(range(1, 14)), [10] * 26)
    options = (True, True, False, False, True, True, True, False, 7, chance.choice((0, 0, 150)))
    one_kernel = call(scrabble_game_native.Kernel, one, column, facts, options, _worth(chance), straight=0.8)
    if one_kernel is None:
        return
    size = 7 if good else 3
    table = [(x, y, code, False) for x, y, code, _ in _scrabble_table(chance)]
    unseen = codes[size : size + 40]
    hands, pile = [codes[:size], unseen[:size]], unseen[size:]
    position = (table, hands, [4, 0], pile, [1, 2, 3, 5], [10, 20], 0, 0, bool(table))
    best = list(call(one_kernel.ranked, position, 3) or [])
    best.append((1, None, False, tuple(codes[: size - 2]), 0, 0))
    best.append((2, None, False, tuple(codes[:size]), 0, 0))
    call(
        *(one_kernel.rollouts, position, unseen, [1, 2, 3, 5, 6], [size, size], best, 3),
        *(tuple(range(1201)), 1, 0, Few(1)),
    )
    call(
        *(one_kernel.rollouts, position, unseen, [1, 2, 3, 5, 6], [size, size], best[:1], 3),
        *(tuple(range(1201)), 1, 0, Few(1)),
    )
    late = (table, [codes[:3], unseen[:3]], [4, 0], (), [1, 2], [10, 20], 0, 0, bool(table))
    ends = call(one_kernel.ranked, late, 3) or []
    call(one_kernel.played_out, late, unseen[:3], [1, 2, 3], ends, 1, Few(1), 3, 4, Few(20))
    if chance.random() < 0.1:
        call(
            *(scrabble_game_native.play, [one_kernel] * 2, codes[:100], list(range(1, 16)), 0, 5),
            *(True, Few(6)),
        )


CASES = (automaton, finding, boggle, arrange, rounds, qwirkle, scrabble, kernel)


def make(calls: int, seed: int, note: Callable[[str], object]) -> Counter[str]:
    """Make at least so many calls, case by case, and on until every public name was called `LEAST` times; how
    often each was. What follows from chance, and from what the twins answered, may come late."""
    made, number, called, names = 0, 0, Counter[str](), public_names()

    def count(text: str) -> None:
        nonlocal made
        made += 1
        note(text)

    while made < calls or any(called[name] < LEAST for name in names):
        if made > calls + MOST_MORE:
            raise RuntimeError(f"too seldom called: {[name for name in names if called[name] < LEAST]}")
        CASES[number % len(CASES)](Twister(number, seed, count, called))
        number += 1
    return called


def main() -> None:
    """See the module."""
    calls, seed, path = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    file = os.open(path, os.O_RDWR | os.O_CREAT)

    def note(text: str) -> None:
        data = text.encode("utf-8", "replace")[:4000]
        os.lseek(file, 0, os.SEEK_SET)  # Windows has no `pwrite`
        os.write(file, data.ljust(4000))

    print("\n".join(sorted(make(calls, seed, note))))


if __name__ == "__main__":
    main()
