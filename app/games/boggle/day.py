"""Boggle's task of the day: one board, three minutes, and how many of its common words one finds."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from app.engine import days
from app.engine.chance import Chance
from app.engine.days import DayMeasure, Task
from app.engine.record import Record
from app.games.boggle import shake
from app.games.boggle.model import Options, Shake, WriteWord
from app.games.boggle.referee import BoggleReferee
from app.lexicon.judge import Judge

MEASURE = DayMeasure(full=0.5)
"""Who finds half of the common words gets all the points."""
POLICY = "boggle"


def task(day: date, judge: Judge) -> Task:
    options = {**Options().to_json(), "rounds": 1, "minutes": 3, "board": "any"}
    seed = days.pooled(day, POOLS)
    grid = _grid(options, seed)
    common = _common(judge, grid)
    answer = {"common": common, "longest": max(common, key=len, default="")}
    lengths = sorted({len(word) for word in common}, reverse=True)
    solution = tuple(" · ".join(word for word in common if len(word) == length) for length in lengths)
    position = {"grid": list(grid)}
    return Task("boggle", "board", options, seed, position, len(common), answer, MEASURE, solution)


def value(record: Record, judge: Judge) -> int:
    """How many common words were written."""
    shaken = next((turn for turn in record.turns if turn.kind == Shake.type), None)
    if shaken is None:
        return 0
    written = {turn.move["word"] for turn in record.turns if turn.kind == WriteWord.type}
    return len(written.intersection(_common(judge, shaken.outcome["facts"]["grid"])))


def _grid(options: dict[str, Any], seed: int) -> Sequence[str]:
    """The board of a seed, as a game deals its first one (see `Match`): no word list is asked."""
    chance = Chance(seed).stream("turn", 0)
    return shake.shaken(Options(**options), None, chance).grid


def _common(judge: Judge, grid: Sequence[str]) -> list[str]:
    """Words that most people know and anybody may be shown."""
    found = BoggleReferee(judge).solve_common(grid, fold=False, min_len=Options().min_len)
    lexicon = judge.lexicon
    return [word for word in found if lexicon.gentle(lexicon.dawg.number(word))]


POOLS = (
    "38 643 593 182 2 267 682 316 239 491 773 632 591 613 780 283 105 343 109 115 463 554 242 629 240 "
    "711 569 465 725 221 659 413 610 132 616 219 651 500 288 469 688 676 227 599 414 100 19 10 385 384 "
    "754 484 90 247 738 718 580 309 62 524",
    "611 507 679 740 518 212 178 198 314 194 420 400 573 396 217 86 717 437 526 375 230 894 340 241 719 "
    "429 489 690 330 347 77 900 146 342 290 540 722 322 844 118 785 792 832 547 619 173 764 243 294 108 "
    "417 110 521 846 858 633 810 84 490 534 104 479 519 434 238 184 30 852 213 341 399 177 668 825 457 "
    "34 75 473 8 113 291 35 49 634 282 739 387 144 847 837 370 21 9 245 598 197 600 707 649 564 618 669 "
    "296 919 578 562 260 401 383 576 563 379 169 365 501 76 730 318 615 154",
    "378 441 310 313 63 650 140 631 377 356 20 124 209 223 17 636 138 596 439 50 248 485 143 509 442 "
    "419 46 196 646 5 65 48 321 622 145 397 254 550 33 571 394 555 252 422 416 70 372 635 250 92 278 "
    "595 69 12 42 481 393 331 273 539 364 307 612 424 43 80 570 121 532 568 303 454 637 398 426 478 520 "
    "323 528 512 263 79 11 262 522 141 535 120 624 440 504 93 57 129 231 135 228 54 586 229 487 349 515 "
    "412 444 23 348 446 18 640 82 251 453 380 452 627 91 338 642 584",
    "56 137 130 116 266 68 133 111 7 85 226 139 188 39 156 191 101 47 16 125 253 180 157 41 171 51 249 "
    "148 186 162 218 37 195 28 235 25 200 215 122 99 165 164 59 4 40 128 36 181 13 78 176 136 246 174 "
    "236 55 52 187 53 225",
    "114 155 280 134 147 58 216 88 168 257 312 26 175 87 183 98 205 161 332 32 258 172 94 315 95 268 66 "
    "153 72 119 210 185 126 202 102 142 298 96 166 73 295 189 190 328 304 6 259 302 326 308 127 64 199 "
    "222 15 327 112 274 106 271",
)
"""Seeds by difficulty (`days.pooled`): with about 100, 75, 57, 43 and 30 common words. They never change."""
