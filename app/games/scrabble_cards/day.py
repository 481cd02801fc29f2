"""The task of the day in Scrabble karty: five turns alone from one pile, for as many points as can be."""

from __future__ import annotations

from datetime import date

from app.engine import days
from app.engine.days import DayMeasure, Task
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.record import DEALING, Record
from app.engine.rules import Json, Seat
from app.games.scrabble_cards.baselines import PlainPlayer
from app.games.scrabble_cards.cards import HAND
from app.games.scrabble_cards.levels import LEVELS
from app.games.scrabble_cards.rules import ScrabbleRules
from app.lexicon.judge import Judge

MEASURE = DayMeasure(full=0.6)
"""Who gets six tenths of what a good player with a wide vocabulary gets has all the points."""
POLICY = "scrabble-inflected"
GOOD = LEVELS[2]
ALONE = (Seat(""),)
TURNS = {"turns": 5}


def task(day: date, judge: Judge) -> Task:
    return task_of(days.pooled(day, POOLS), judge.gently())


def task_of(seed: int, judge: Judge) -> Task:
    """The five turns from the pile of this seed, and what a good player makes of them."""
    rules = ScrabbleRules(judge)
    options = rules.options(TURNS, ALONE)
    match = Match.new(rules, ALONE, seed, options, dealing=DEALING)
    letters, bonus = match.record.setup["letters"], match.record.setup["bonus"]
    player = PlainPlayer(seed, judge, GOOD.extent, GOOD.rare)
    while match.result is None:
        due = match.automatic()
        move = due if due is not None else player.choose(match.observation_for(0), Budget())
        match.submit(None if due is not None else 0, move)
    turns: list[Json] = [
        {"words": list(one.words), "points": one.score.total if one.score is not None else 0}
        for one in match.observation_for(0).history
    ]
    position = {"hand": letters[:HAND], "pile": letters[HAND:], "bonus": bonus}
    points = match.record.scores[0]
    answer = {"points": points, "turns": turns}
    solution = tuple(
        f"{number}. {', '.join(one['words'])}: {one['points']}" for number, one in enumerate(turns, 1)
    )
    return Task("scrabble-cards", "turns", options, seed, position, points, answer, MEASURE, solution)


def value(record: Record, judge: Judge) -> int:
    """The points."""
    return record.scores[0]


POOLS = (
    "270 369 357 200 397 283 258 399 455 487 452 16 485 306 431 405 162 309 436 277 324 182 460 211 491 "
    "513 484 493 403 240 347 248 93 252 164 322 359 138 174 163 54 263 161 208 254 48 382 334 448 462 "
    "51 142 401 325 202 494 152 342 117 74",
    "177 155 12 362 503 19 296 141 297 267 511 238 123 336 206 414 372 312 384 66 34 86 41 112 313 490 "
    "418 471 149 317 518 85 6 519 186 273 216 241 451 396 391 330 108 231 404 220 344 18 22 274 30 243 "
    "434 378 150 295 151 422 341 367 291 166 461 450 361 301 363 215 294 389 256 204 118 113 307 337 "
    "122 261 207 145 121 119 39 293 390 392 348 124 249 36 153 481 499 9 276 181 232 402 286 137 45 40 "
    "358 77 386 106 501 37 463 107 412 468 299 222 213 82 502 271 139 400",
    "224 115 144 61 126 237 95 67 300 510 302 102 88 83 409 388 97 360 264 269 24 60 292 445 65 443 373 "
    "169 310 2 44 311 56 192 189 57 284 410 199 10 105 255 408 423 474 385 304 496 419 187 426 376 38 "
    "479 127 75 120 303 442 440 444 250 203 394 375 17 168 131 103 247 416 218 352 3 332 171 223 340 "
    "172 353 15 35 492 125 210 498 453 140 156 175 464 160 170 279 49 197 68 176 439 59 25 154 227 508 "
    "509 265 212 505 305 349 506 415 350 159 371 134 191 298 327 472",
    "50 146 370 136 236 27 320 205 488 356 278 500 130 23 383 114 251 395 441 80 268 454 368 420 449 "
    "260 318 459 230 321 329 32 78 72 70 92 483 331 91 275 73 242 33 158 514 425 64 393 470 380 465 201 "
    "428 84 21 89 235 221 196 280",
    "435 239 323 437 365 379 5 343 244 446 100 47 29 430 515 517 178 387 457 432 433 507 52 477 31 101 "
    "266 355 198 351 354 288 180 417 364 398 253 11 314 116 438 79 43 167 147 143 246 214 81 26 90 319 "
    "4 447 133 374 94 475 183 225",
)
"""Seeds by difficulty (`days.pooled`), by what a good player gets, most first. They never change."""
