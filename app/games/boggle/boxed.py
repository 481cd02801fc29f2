"""Rounds of Boggle on a score sheet (RULES BG2, BG5 to BG9), and all words of a real board.

Everybody's list with blanks between the words; ``!`` before a word: the table does not take it. A number
alone is the round's points as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.engine.boxed import counting
from app.engine.boxed.counting import BoxStage, CountedEntry, CountedPart, EntryFault, Misread, Next
from app.engine.boxed.finding import BoxFound
from app.engine.boxed.sheet import BoxLine, BoxSheet, agreed
from app.games.boggle import scoring
from app.games.boggle.board import CELLS, has_path
from app.games.boggle.model import ScoredWord, WordVerdict
from app.games.boggle.referee import BoggleReferee
from app.lexicon import czech
from app.lexicon.judge import Judge

LEAST = 2
"""Letters of a word (RULES BG7) where people agree on nothing else."""


def least(options: Mapping[str, str]) -> int:
    """How many letters a word has at least."""
    return agreed(options, "least", LEAST)


def letters(text: str) -> tuple[str, ...]:
    """What sixteen dice show, () for none; two letters of one die stand in brackets. Raises EntryFault."""
    signs = "".join(sign for sign in czech.normalise(text) if sign.isalpha() or sign in "()")
    if not signs:
        return ()
    found = [face for face, _ in counting.bracketed(signs)]
    known = [face for face in found if czech.is_czech(face)]
    if len(found) != CELLS or known != found:
        raise EntryFault(Misread.BOARD, str(len(known if len(found) == CELLS else found)))
    return tuple(map(czech.upper, found))


class BoggleSheet:
    def count(self, sheet: BoxSheet, at: int, line: BoxLine) -> Sequence[CountedEntry]:
        board = letters(line.board)
        pieces = [counting.tokens(entry.words) for entry in line.entries]
        given = [counting.as_written(one) for one in pieces]
        lists = [
            [] if points is not None else _list(one, board, least(sheet.options))
            for one, points in zip(pieces, given, strict=True)
        ]
        settled, points = scoring.settle(lists)
        return [
            CountedEntry(one, (CountedPart("given", one),))
            if one is not None
            else _counted(settled[seat], points[seat])
            for seat, one in enumerate(given)
        ]

    def following(self, sheet: BoxSheet, totals: Sequence[int]) -> Next:
        """People shake in rotation (RULES BG2), so many rounds or without end (RULES BG9)."""
        rounds, done = agreed(sheet.options, "rounds", 3), len(sheet.lines)
        if rounds and done >= rounds:
            return Next(BoxStage.OVER)
        shakes = counting.turn_at(sheet, done).seat
        return Next(BoxStage.ROUND, done + 1, shakes, shakes)

    def seat_of(self, sheet: BoxSheet, at: int) -> int | None:
        return None


def _list(pieces: Sequence[str], board: Sequence[str], shortest: int) -> list[ScoredWord]:
    """Each word once (RULES BG6)."""
    found = dict[str, ScoredWord]()
    for piece in pieces:
        fell = piece.startswith(counting.FELL)
        word = czech.normalise(piece.removeprefix(counting.FELL))
        if not word.isalpha():
            raise EntryFault(Misread.LETTER, piece)
        if len(word) < shortest:
            verdict = WordVerdict.SHORT
        elif board and not has_path(board, word):
            verdict = WordVerdict.PATH
        else:
            verdict = WordVerdict.UNKNOWN if fell else WordVerdict.VALID
        if found.get(word) is None or fell:
            found[word] = ScoredWord(word, verdict)
    return list(found.values())


def _counted(words: Sequence[ScoredWord], points: int) -> CountedEntry:
    parts = [CountedPart("words", points)] if points else []
    for verdict, kind in (
        (WordVerdict.SHARED, "shared"),
        (WordVerdict.PATH, "path"),
        (WordVerdict.SHORT, "short"),
        (WordVerdict.UNKNOWN, "fell"),
    ):
        named = ", ".join(word.word for word in words if word.verdict is verdict)
        parts += [CountedPart(kind, 0, named)] if named else []
    good = (WordVerdict.POINT, WordVerdict.SHARED)
    return CountedEntry(points, tuple(parts), tuple(word.word for word in words if word.verdict in good))


COMMON, RARE = "common", "rare"


def best(typed: str, options: Mapping[str, str], judge: Judge) -> list[BoxFound]:
    """Every word beyond doubt, longest first; common ones among equals first. Raises EntryFault."""
    grid = letters(typed)
    if not grid:
        raise EntryFault(Misread.EMPTY)
    referee, shortest = BoggleReferee(judge), least(options)
    common = set(referee.solve_common(grid, fold=False, min_len=shortest))
    coarse = set(referee.coarse(grid))
    words = [word for word in referee.solve(grid, fold=False, min_len=shortest) if word not in coarse]
    words.sort(key=lambda word: (-len(word), word not in common))
    return [BoxFound(1, (word,), (), (COMMON if word in common else RARE,)) for word in words]
