"""Makes every sound of the program: ``python packaging/sounds/make.py [folder]``.

No recording is used; the sounds are wood and paper by arithmetic (see ``synth``). The default
folder is ``resources/sounds``, whose files are committed; a second run writes the same bytes.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from synth import (
    WOOD_BAR,
    Buffer,
    block,
    call,
    finish,
    fold,
    paper,
    room,
    silence,
    strike,
    warm,
    write,
)

PENTATONIC = (0, 2, 4, 7, 9)
"""Steps of a scale in which every note goes with every other (semitones above its first)."""
LETTER_STEPS = 12
"""How many pitches the letter tick has; longer words stay on the last one."""


def note(semitones: float, base: float = 261.626) -> float:
    """The frequency (Hz) so many semitones above middle C."""
    return float(base * 2 ** (semitones / 12))


def bar(
    out: Buffer, at: float, semitones: float, gain: float, fade: float = 0.5, softness: float = 0.0011
) -> None:
    """One note on a wooden bar, with the tap of the mallet."""
    strike(out, at, block(note(semitones), fade, WOOD_BAR), gain, softness)
    strike(out, at, block(900 + 12 * semitones, 0.03), gain * 0.12, 0.0008)


def dice_hits(out: Buffer, rng: random.Random, at: float, spread: float, hits: int, gain: float) -> None:
    """Some dice knocking together and on cardboard within ``spread`` seconds of ``at``."""
    for _ in range(hits):
        moment = at + spread * (rng.random() + rng.random() - 1)
        loud = gain * (0.25 + 0.75 * rng.random() ** 2)
        die = block(880 + 1500 * rng.random(), 0.024 + 0.02 * rng.random())
        strike(out, max(0.0, moment), die, loud, 0.0004)


def cardboard(out: Buffer, at: float, gain: float) -> None:
    """The body of the paper box: low, dry, soon over."""
    strike(out, at, [(188, 0.09, 0.8), (316, 0.08, 0.8), (475, 0.05, 0.6)], gain, 0.003)


def shake() -> Buffer:
    """The rattle of the box, 1.2 s, eight swings; runs on without a seam."""
    rng = random.Random("shake")
    out = silence(1.5)
    for swing in range(8):
        at = 0.075 + swing * 0.15
        strong = 1.0 if swing % 2 == 0 else 0.8
        dice_hits(out, rng, at, 0.07, 14, 0.5 * strong)
        cardboard(out, at, 0.3 * strong)
        paper(out, at - 0.06, 0.12, (900, 4200), 0.35 * strong, rng, 0.5, 0.5)
    return finish(fold(warm(out, 5200), 1.2), -13.0, fade=0.0)


def shake_end() -> Buffer:
    """The dice drop into their places, one after the other, and the lid is set down."""
    rng = random.Random("shake end")
    out = silence(0.85)
    dice_hits(out, rng, 0.06, 0.05, 12, 0.5)
    cardboard(out, 0.05, 0.4)
    for die in range(14):
        at = 0.14 + die * 0.03 + 0.012 * rng.random()
        strike(out, at, block(820 + 900 * rng.random(), 0.03), 0.6 - 0.028 * die, 0.0005)
        strike(out, at, [(250 + 90 * rng.random(), 0.05, 1.0)], 0.14, 0.002)
    cardboard(out, 0.6, 0.4)
    paper(out, 0.58, 0.09, (500, 2600), 0.4, rng, 0.2)
    return finish(room(warm(out, 5200), 0.35), -13.0)


def settle(variant: int) -> Buffer:
    """One die clicks into its well."""
    rng = random.Random(f"settle {variant}")
    out = silence(0.16)
    body = 760 + 90 * variant
    strike(out, 0.001, block(body, 0.05), 0.7, 0.0005)
    strike(out, 0.001, [(240 + 18 * variant, 0.08, 1.0)], 0.28, 0.002)
    strike(out, 0.026 + 0.004 * rng.random(), block(body * 1.17, 0.03), 0.25, 0.0005)
    return finish(room(warm(out, 4600), 0.3), -15.0)


def letter(step: int) -> Buffer:
    """A fingertip on a wooden bar; each letter of a path sounds one note higher."""
    rng = random.Random(f"letter {step}")
    octave, degree = divmod(step, len(PENTATONIC))
    out = silence(0.2)
    bar(out, 0.001, 4 + 12 * octave + PENTATONIC[degree], 0.8, 0.26 - 0.006 * step)
    paper(out, 0.0, 0.025, (1200, 5000), 0.3, rng, 0.1)
    return finish(room(warm(out, 4500), 0.25), -17.0, fade=0.06)


def word_ok() -> Buffer:
    """Two notes upwards: written down."""
    rng = random.Random("word ok")
    out = silence(0.55)
    bar(out, 0.001, 16, 0.7, 0.35)
    bar(out, 0.085, 23, 0.8, 0.5)
    paper(out, 0.0, 0.05, (900, 4500), 0.4, rng, 0.1)
    return finish(room(warm(out, 4500), 0.3), -13.5, fade=0.12)


def word_no() -> Buffer:
    """Two dull knocks downwards, like a knuckle on a box: no, but no harm done."""
    out = silence(0.36)
    for at, body, gain in ((0.001, 294.0, 0.8), (0.12, 233.0, 0.9)):
        strike(out, at, block(body, 0.13), gain, 0.002)
        strike(out, at, [(body * 0.62, 0.08, 0.5)], gain, 0.003)
    return finish(room(warm(out, 2400), 0.3), -13.5, fade=0.08)


def duplicate() -> Buffer:
    """The same small knock twice: you have that one."""
    out = silence(0.3)
    for at in (0.001, 0.095):
        strike(out, at, block(523.25, 0.07), 0.6, 0.0016)
        strike(out, at, block(note(12), 0.16, WOOD_BAR), 0.4, 0.0016)
    return finish(room(warm(out, 3200), 0.25), -15.0, fade=0.06)


def clock(variant: int) -> Buffer:
    """Tick or tock of a wooden clock in the last ten seconds."""
    out = silence(0.13)
    body = (1180.0, 930.0)[variant]
    strike(out, 0.001, block(body, 0.035), 0.8, 0.0004)
    strike(out, 0.001, [(body / 2.6, 0.05, 0.6)], 0.5, 0.001)
    return finish(room(warm(out, 4000), 0.4), -14.0)


def round_end() -> Buffer:
    """Time is up: three notes down to rest and a low bar under the last."""
    out = silence(1.25)
    for at, semitones, gain in ((0.001, 19, 0.7), (0.16, 16, 0.7), (0.32, 12, 0.85)):
        bar(out, at, semitones, gain, 0.8)
    bar(out, 0.32, 0, 0.7, 0.9, 0.003)
    bar(out, 0.32, 7, 0.35, 0.8, 0.002)
    return finish(room(warm(out, 4000), 0.35), -13.0, fade=0.25)


def victory() -> Buffer:
    """A small fanfare on bars, and paper confetti coming down."""
    rng = random.Random("victory")
    out = silence(1.9)
    for i, semitones in enumerate((7, 12, 16, 19)):
        bar(out, 0.001 + 0.105 * i, semitones, 0.62, 0.5)
    for semitones, gain in ((12, 0.55), (16, 0.5), (19, 0.5), (24, 0.75)):
        bar(out, 0.52 + 0.012 * (semitones - 12) / 4, semitones, gain, 1.0)
    bar(out, 0.52, 0, 0.6, 1.1, 0.003)
    for _ in range(34):
        at = 0.6 + 1.1 * rng.random()
        paper(out, at, 0.03 + 0.05 * rng.random(), (1800, 5500), 0.1 + 0.12 * rng.random(), rng, 0.3, 0.6)
    return finish(room(warm(out, 4600), 0.35), -12.5, fade=0.3)


def tap() -> Buffer:
    """A button: a fingertip on thick paper."""
    rng = random.Random("tap")
    out = silence(0.07)
    strike(out, 0.001, [(410, 0.035, 0.8), (790, 0.025, 0.6), (1480, 0.015, 0.35)], 0.7, 0.0011)
    paper(out, 0.0, 0.02, (800, 3800), 0.7, rng, 0.1)
    return finish(warm(out, 3600), -17.0)


def pick_up() -> Buffer:
    """A card or tile leaves the table: a short brush upwards."""
    rng = random.Random("pick up")
    out = silence(0.14)
    paper(out, 0.0, 0.09, (1100, 4800), 0.8, rng, 0.7, 0.35)
    strike(out, 0.07, [(560, 0.03, 1.0), (1020, 0.02, 0.5)], 0.22, 0.0014)
    return finish(warm(out, 5000), -18.0)


def card_place() -> Buffer:
    """A card is laid down: the slap of paper and the table under it."""
    rng = random.Random("card place")
    out = silence(0.2)
    paper(out, 0.0, 0.045, (700, 4200), 1.3, rng, 0.06)
    strike(out, 0.004, [(205, 0.07, 0.8), (425, 0.04, 0.6), (880, 0.025, 0.4)], 0.5, 0.0018)
    paper(out, 0.03, 0.08, (1500, 5000), 0.25, rng, 0.2, 0.4)
    return finish(room(warm(out, 4200), 0.25), -14.0, fade=0.05)


def shuffle() -> Buffer:
    """A riffle of cards that grows faster, and the pack squared on the table."""
    rng = random.Random("shuffle")
    out = silence(0.8)
    at, gap = 0.01, 0.034
    while at < 0.52:
        paper(out, at, 0.028, (1000 + 500 * rng.random(), 4600), 0.6 + 0.5 * rng.random(), rng, 0.08)
        strike(out, at, block(520 + 260 * rng.random(), 0.014), 0.16, 0.0012)
        at += gap * (0.85 + 0.3 * rng.random())
        gap *= 0.955
    for knock, gain in ((0.6, 0.7), (0.69, 0.5)):
        strike(out, knock, [(214, 0.07, 0.8), (442, 0.04, 0.6), (860, 0.03, 0.4)], 0.6 * gain, 0.0018)
        paper(out, knock, 0.04, (700, 3600), 0.8 * gain, rng, 0.08)
    return finish(room(warm(out, 4400), 0.25), -13.5, fade=0.05)


def tile(variant: int) -> Buffer:
    """A heavy wooden tile is set down on the table and touches its neighbour."""
    out = silence(0.2)
    body = 540 + 62 * variant
    strike(out, 0.001, block(body, 0.055), 0.75, 0.0006)
    strike(out, 0.001, [(178 + 14 * variant, 0.09, 1.0), (356 + 20 * variant, 0.05, 0.5)], 0.4, 0.002)
    strike(out, 0.019 + 0.004 * variant, block(body * 1.9, 0.022), 0.22, 0.0005)
    return finish(room(warm(out, 4200), 0.3), -14.0, fade=0.05)


def full_line() -> Buffer:
    """Three notes up on wooden bars, the last one doubled: six in a row."""
    out = silence(1.1)
    for at, semitones, gain in ((0.001, 12, 0.6), (0.12, 16, 0.65), (0.24, 19, 0.8)):
        bar(out, at, semitones, gain, 0.6)
    bar(out, 0.24, 24, 0.5, 0.8)
    bar(out, 0.24, 7, 0.35, 0.7, 0.002)
    return finish(room(warm(out, 4600), 0.35), -12.5, fade=0.2)


def card_draw() -> Buffer:
    """A card slides off the top of a pile."""
    rng = random.Random("card draw")
    out = silence(0.2)
    paper(out, 0.0, 0.12, (900, 5200), 0.9, rng, 0.55, 0.3)
    paper(out, 0.1, 0.05, (1800, 5600), 0.5, rng, 0.1)
    return finish(room(warm(out, 5200), 0.2), -17.0, fade=0.04)


def go_out() -> Buffer:
    """Cards fall on the table one after another, faster and faster, and two bars ring out over them."""
    rng = random.Random("go out")
    out = silence(1.35)
    at, gap = 0.001, 0.085
    for _ in range(6):
        paper(out, at, 0.04, (700, 4300), 1.0, rng, 0.06)
        strike(out, at + 0.004, [(215, 0.06, 0.8), (440, 0.04, 0.6)], 0.4, 0.0018)
        at += gap
        gap *= 0.86
    for moment, semitones, gain in ((at, 12, 0.55), (at + 0.1, 19, 0.6), (at + 0.2, 24, 0.7)):
        bar(out, moment, semitones, gain, 0.7)
    bar(out, at + 0.2, 16, 0.4, 0.8)
    return finish(room(warm(out, 4600), 0.35), -12.5, fade=0.25)


def challenge_won() -> Buffer:
    """A stamp on paper, then a small third upwards: rightly doubted."""
    out = silence(0.55)
    strike(out, 0.001, block(147.0, 0.1), 0.9, 0.002)
    for at, semitones, gain in ((0.16, 12, 0.5), (0.27, 16, 0.6)):
        bar(out, at, semitones, gain, 0.5)
    return finish(room(warm(out, 4400), 0.32), -13.0, fade=0.15)


def challenge_lost() -> Buffer:
    """The same stamp, then a step downwards: the word was good."""
    out = silence(0.55)
    strike(out, 0.001, block(147.0, 0.1), 0.9, 0.002)
    for at, semitones, gain in ((0.16, 7, 0.5), (0.3, 3, 0.55)):
        bar(out, at, semitones, gain, 0.45, 0.002)
    return finish(room(warm(out, 3200), 0.32), -13.0, fade=0.15)


def hare() -> Buffer:
    """Hind legs drum on the ground, three times."""
    out = silence(0.3)
    for at, gain in ((0.001, 0.7), (0.085, 0.9), (0.15, 0.6)):
        strike(out, at, [(212, 0.09, 1.0), (338, 0.06, 0.7), (540, 0.03, 0.4)], gain, 0.004)
    return finish(room(warm(out, 1600), 0.25), -19.0, fade=0.06)


def hedgehog() -> Buffer:
    """It snuffles through dry leaves."""
    rng = random.Random("hedgehog")
    out = silence(0.36)
    for at, seconds, gain in ((0.0, 0.07, 0.7), (0.09, 0.06, 0.9), (0.17, 0.11, 1.0)):
        paper(out, at, seconds, (600, 2400), gain, rng, 0.4, 0.35)
        call(out, at + 0.01, seconds, (210.0, 250.0), 0.05 * gain, (1.0, 0.5))
    return finish(warm(out, 2600), -19.0, fade=0.06)


def fox() -> Buffer:
    """A short yap."""
    out = silence(0.28)
    call(out, 0.0, 0.13, (520.0, 880.0, 640.0), 0.7, (1.0, 0.5, 0.25), 0.25)
    call(out, 0.15, 0.09, (600.0, 760.0, 560.0), 0.35, (1.0, 0.4, 0.2), 0.25)
    return finish(room(warm(out, 2400), 0.35), -19.0, fade=0.05)


def owl() -> Buffer:
    """Hoo, hoo."""
    rng = random.Random("owl")
    out = silence(0.5)
    for at, seconds, pitches in ((0.0, 0.13, (370.0, 392.0)), (0.19, 0.27, (392.0, 400.0, 349.0))):
        call(out, at, seconds, pitches, 0.7, (1.0, 0.12), 0.35)
        paper(out, at, seconds, (350, 1200), 0.12, rng, 0.4)
    return finish(room(warm(out, 1500), 0.4), -19.0, fade=0.08)


def lynx() -> Buffer:
    """A purr, deep and soon over."""
    rng = random.Random("lynx")
    out = silence(0.46)
    for beat in range(11):
        swell = 1 - abs(beat - 5) / 6.5
        strike(
            out,
            0.004 + beat * 0.036,
            [(178, 0.05, 1.0), (291, 0.04, 0.7), (447, 0.03, 0.3)],
            0.5 * swell,
            0.005,
        )
        paper(out, 0.004 + beat * 0.036, 0.025, (250, 1400), 0.25 * swell, rng, 0.3)
    return finish(warm(out, 1400), -19.0, fade=0.08)


def sounds() -> Iterator[tuple[str, Callable[[], Buffer]]]:
    """Every file of the folder: (name without ending, its recipe)."""
    yield from (
        ("shake", shake),
        ("shake_end", shake_end),
        ("word_ok", word_ok),
        ("word_no", word_no),
        ("duplicate", duplicate),
        ("round_end", round_end),
        ("victory", victory),
        ("tap", tap),
        ("pick_up", pick_up),
        ("card_place", card_place),
        ("shuffle", shuffle),
        ("full_line", full_line),
        ("card_draw", card_draw),
        ("go_out", go_out),
        ("challenge_won", challenge_won),
        ("challenge_lost", challenge_lost),
    )
    yield from ((f"animal_{i}", recipe) for i, recipe in enumerate((hare, hedgehog, fox, owl, lynx)))
    yield from ((f"settle_{i}", lambda i=i: settle(i)) for i in range(4))
    yield from ((f"tile_{i}", lambda i=i: tile(i)) for i in range(3))
    yield from ((f"clock_{i}", lambda i=i: clock(i)) for i in range(2))
    yield from ((f"letter_{i:02}", lambda i=i: letter(i)) for i in range(LETTER_STEPS))


def main() -> None:
    """Writes all files into the folder given, or into the program's own."""
    default = Path(__file__).resolve().parents[2] / "resources" / "sounds"
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else default
    folder.mkdir(parents=True, exist_ok=True)
    for name, recipe in sounds():
        write(folder / f"{name}.wav", recipe())


if __name__ == "__main__":
    main()
