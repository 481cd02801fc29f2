"""Small tools for making warm, woody and papery sounds out of nothing but arithmetic.

A sound is a list of floats at ``RATE`` samples a second. Everything is built from two materials:
*wood*, a few damped resonators struck by a short soft pulse, and *paper*, noise between two
frequencies under a short envelope. Only additions and multiplications touch the samples, and the
few coefficients that need ``math`` are rounded first, so every machine makes the same bytes.
"""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Sequence
from pathlib import Path

RATE = 44_100
Buffer = list[float]
Mode = tuple[float, float, float]
"""(frequency in Hz, seconds until it has faded by 60 dB, strength)."""

WOOD_BAR = ((1.0, 1.0, 1.0), (3.93, 0.38, 0.22), (9.2, 0.16, 0.06))
"""A tuned bar as of a marimba: (frequency ratio, ratio of fading, strength)."""
WOOD_BLOCK = ((1.0, 1.0, 1.0), (1.62, 0.8, 0.5), (2.71, 0.55, 0.35), (4.3, 0.3, 0.15))
"""A small solid block: its partials do not make a note."""


def silence(seconds: float) -> Buffer:
    """An empty sound."""
    return [0.0] * round(seconds * RATE)


def _exact(value: float) -> float:
    """The value without its last digits, in which maths libraries may differ."""
    return round(value, 12)


def block(frequency: float, fade: float, shape: Sequence[Mode] = WOOD_BLOCK) -> list[Mode]:
    """The modes of a body of the given lowest frequency (Hz) and fading (s)."""
    return [(frequency * ratio, fade * shorter, strength) for ratio, shorter, strength in shape]


def strike(out: Buffer, at: float, modes: Sequence[Mode], gain: float, softness: float = 0.0006) -> None:
    """Strikes a body at ``at`` seconds; ``softness`` is the width of the blow in seconds.

    A soft blow (felt, paper, a fingertip) leaves the high modes asleep, a hard one wakes them.
    What would ring past the end of the buffer is cut.
    """
    width = max(2, round(softness * RATE))
    pulse = [_exact(0.5 - 0.5 * math.cos(2 * math.pi * (i + 0.5) / width)) for i in range(width)]
    total = sum(pulse)
    start = round(at * RATE)
    for frequency, fade, strength in modes:
        if frequency > 0.45 * RATE:
            continue
        angle = 2 * math.pi * frequency / RATE
        radius = 10 ** (-3 / (fade * RATE))
        back1, back2 = _exact(2 * radius * math.cos(angle)), _exact(-radius * radius)
        scale = _exact(gain * strength * math.sin(angle) / total)
        end = min(len(out), start + width + round(fade * RATE))
        before, earlier = 0.0, 0.0
        for i in range(start, end):
            step = i - start
            sample = back1 * before + back2 * earlier
            if step < width:
                sample += scale * pulse[step]
            before, earlier = sample, before
            out[i] += sample


def call(
    out: Buffer,
    at: float,
    seconds: float,
    pitches: Sequence[float],
    gain: float,
    overtones: Sequence[float] = (1.0,),
    attack: float = 0.2,
) -> None:
    """Adds a voice that glides over the pitches (Hz), evenly spread over its time.

    ``overtones`` are the strengths of the pitch, its double and so on; ``attack`` is the part of the whole
    in which the voice rises.
    """
    start, length = round(at * RATE), round(seconds * RATE)
    rise = max(1, round(length * attack))
    for times, strength in enumerate(overtones, start=1):
        across, along = 1.0, 0.0
        for step in range(min(length, len(out) - start)):
            if step % 64 == 0:
                place = step / length * (len(pitches) - 1)
                low = min(int(place), len(pitches) - 2) if len(pitches) > 1 else 0
                high = min(low + 1, len(pitches) - 1)
                pitch = pitches[low] + (pitches[high] - pitches[low]) * (place - low)
                angle = 2 * math.pi * pitch * times / RATE
                turn_across, turn_along = _exact(math.cos(angle)), _exact(math.sin(angle))
            across, along = (
                across * turn_across - along * turn_along,
                across * turn_along + along * turn_across,
            )
            envelope = step / rise if step < rise else (length - step) / (length - rise)
            out[start + step] += gain * strength * envelope * envelope * along


def paper(
    out: Buffer,
    at: float,
    seconds: float,
    band: tuple[float, float],
    gain: float,
    rng: random.Random,
    attack: float = 0.15,
    grain: float = 0.0,
) -> None:
    """Adds the sound of paper: noise in a band (Hz) that rises and falls.

    ``attack`` is the part of the whole in which it rises.
    ``grain`` from 0 to 1 breaks the noise into crackles, as of paper that is bent or rubbed.
    """
    low, high = band
    keep_high = _exact(math.exp(-2 * math.pi * high / RATE))
    keep_low = _exact(math.exp(-2 * math.pi * low / RATE))
    start, length = round(at * RATE), round(seconds * RATE)
    rise = max(1, round(length * attack))
    smooth = smoother = slow = slower = 0.0
    crackle = 1.0
    for step in range(min(length, len(out) - start)):
        noise = 2 * rng.random() - 1
        smooth = noise + keep_high * (smooth - noise)
        smoother = smooth + keep_high * (smoother - smooth)
        slow = smoother + keep_low * (slow - smoother)
        high_passed = smoother - slow
        slower = high_passed + keep_low * (slower - high_passed)
        envelope = step / rise if step < rise else (length - step) / (length - rise)
        if grain:
            crackle *= 0.994
            if rng.random() < 0.006:
                crackle = rng.random() * 1.6
        shape = envelope * envelope * (1 - grain + grain * crackle)
        out[start + step] += gain * (high_passed - slower) * shape


def warm(sound: Buffer, cutoff: float) -> Buffer:
    """Takes the edge off: a gentle low-pass (6 dB an octave) above ``cutoff`` Hz."""
    keep = _exact(math.exp(-2 * math.pi * cutoff / RATE))
    level = 0.0
    result = []
    for sample in sound:
        level = sample + keep * (level - sample)
        result.append(level)
    return result


def room(sound: Buffer, amount: float) -> Buffer:
    """Puts the sound into a small box: four early echoes, each duller than the last."""
    result = list(sound)
    echo = sound
    for delay_ms, part in ((7, 0.5), (13, 0.38), (23, 0.27), (37, 0.16)):
        echo = warm(echo, 2600)
        delay = RATE * delay_ms // 1000
        for i in range(delay, len(result)):
            result[i] += amount * part * echo[i - delay]
    return result


def fold(sound: Buffer, seconds: float) -> Buffer:
    """Makes a loop of ``seconds``: what rings on past its end is added to its beginning."""
    length = round(seconds * RATE)
    result = sound[:length]
    for i, sample in enumerate(sound[length:]):
        result[i % length] += sample
    return result


def lift(sound: Buffer, cutoff: float, loop: bool = False) -> Buffer:
    """Removes what lies below ``cutoff`` Hz (6 dB an octave), which small loudspeakers only distort."""
    keep = _exact(math.exp(-2 * math.pi * cutoff / RATE))
    level = 0.0
    if loop:  # the filter must end as it began, or the seam would click
        for sample in sound:
            level = sample + keep * (level - sample)
    result = []
    for sample in sound:
        level = sample + keep * (level - sample)
        result.append(sample - level)
    return result


def finish(sound: Buffer, peak_db: float, fade: float = 0.02, lowest: float = 110.0) -> Buffer:
    """Lifts, fades the last ``fade`` seconds out and sets the highest peak to ``peak_db`` (dB of full scale).

    A ``fade`` of 0 is for loops.
    """
    length = round(fade * RATE)
    result = lift(sound, lowest, loop=not length)
    for step in range(min(length, len(result))):
        result[-1 - step] *= step / length
    top = max(abs(sample) for sample in result)
    factor = _exact(10 ** (peak_db / 20) / top)
    return [sample * factor for sample in result]


def write(path: Path, sound: Buffer) -> None:
    """Writes a mono WAV file of 16 bits."""
    samples = array.array("h", [round(sample * 32767) for sample in sound])
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
