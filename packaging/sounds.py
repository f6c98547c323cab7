"""Makes the sounds of the table, each from a few waves of our own, into assets/sounds.

`python packaging/sounds.py` writes them; `--check` changes nothing and fails if one would change.
"""

from __future__ import annotations

import sys
import wave
from array import array
from io import BytesIO
from math import exp, pi, sin
from pathlib import Path
from random import Random

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 44100
"""Samples in a second: what every player takes as it is."""
FADE = 0.006
"""Seconds at the end in which a sound goes down to nothing, so that it does not click."""
ROUNDED = 1
"""By how much a sample may differ: the last digit of a sine is each system's own."""


def ring(at: float, pitch: float, lasts: float, rises: float = 0.001) -> float:
    """Return something that was struck: a tone that rises at once and dies away."""
    if at < 0:
        return 0.0
    return sin(2 * pi * pitch * at) * exp(-at / lasts) * min(1.0, at / rises)


def brush(length: float, seed: int, low: float, high: float) -> list[float]:
    """Return the rustle of paper: noise with neither its deepest nor its highest part."""
    chance = Random(seed)  # noqa: S311 - the same paper every time
    rustle, slow, fast = [], 0.0, 0.0
    for _ in range(round(length * RATE)):
        grain = chance.uniform(-1, 1)
        fast += high * (grain - fast)
        slow += low * (fast - slow)
        rustle.append(fast - slow)
    return rustle


def card() -> list[float]:
    """A card laid on wood: a tap, and a breath of paper."""
    paper = brush(0.11, 7, 0.05, 0.4)
    return [
        0.33 * ring(at, 165 - 300 * at, 0.020)
        + 0.12 * ring(at, 630, 0.011)
        + 0.05 * ring(at, 1240, 0.006)
        + 0.33 * grain * exp(-at / 0.014) * min(1.0, at / 0.002)
        for at, grain in ((number / RATE, grain) for number, grain in enumerate(paper))
    ]


def coin() -> list[float]:
    """A coin that touches down twice: thin metal, whose tones are no harmony."""
    tones = ((2310, 0.060, 0.5), (3870, 0.045, 0.34), (5420, 0.030, 0.2), (7790, 0.016, 0.1))
    touches = ((0.0, 1.0), (0.075, 0.5), (0.128, 0.24))
    return [
        0.30
        * sum(
            strength * loud * ring(at - since, pitch * (1 + 0.004 * number), lasts)
            for number, (since, loud) in enumerate(touches)
            for pitch, lasts, strength in tones
        )
        for at in (number / RATE for number in range(round(0.29 * RATE)))
    ]


def shuffle() -> list[float]:
    """Two halves of a pile running into each other: cards, faster and faster, then one tap."""
    length = 0.30
    paper = brush(length, 23, 0.10, 0.5)
    falls, since = [], 0.004
    for number in range(14):
        falls.append((since, 0.55 + 0.45 * (number % 2)))
        since += 0.024 - 0.0009 * number
    made = []
    for number, grain in enumerate(paper):
        at = number / RATE
        edge = sum(
            loud * exp(-(at - fell) / 0.006) * min(1.0, (at - fell) / 0.001)
            for fell, loud in falls
            if 0 <= at - fell < 0.06
        )
        swell = min(1.0, 0.35 + at / 0.18)
        made.append(0.42 * grain * swell * (edge + 0.10) + 0.34 * ring(at - since, 170, 0.016))
    return made


def turn() -> list[float]:
    """A small bell of wood, then its fifth: somebody's turn begins."""
    tones = ((1.0, 0.085, 1.0), (2.76, 0.028, 0.22), (5.4, 0.012, 0.08))
    notes = ((0.0, 440.0, 0.8), (0.095, 659.3, 1.0))
    return [
        0.26
        * sum(
            loud * strength * ring(at - since, pitch * part, lasts, 0.003)
            for since, pitch, loud in notes
            for part, lasts, strength in tones
        )
        for at in (number / RATE for number in range(round(0.30 * RATE)))
    ]


SOUNDS = {"card": card, "coin": coin, "shuffle": shuffle, "turn": turn}


def made(name: str) -> array[int]:
    """Return the samples of a sound, 16 bits each, faded out at its end."""
    samples = SOUNDS[name]()
    fade = round(FADE * RATE)
    for number in range(1, fade + 1):
        samples[-number] *= (number - 1) / fade
    return array("h", (round(max(-1.0, min(1.0, one)) * 32767) for one in samples))


def wav(samples: array[int]) -> bytes:
    """Return a file of one channel."""
    raw = array("h", samples)
    if sys.byteorder == "big":
        raw.byteswap()
    file = BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(raw.tobytes())
    return file.getvalue()


def held(path: Path) -> array[int]:
    """Return the samples of a file."""
    with wave.open(str(path), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def is_current(name: str) -> bool:
    """Whether the file of a sound holds what is made of it."""
    path = FOLDER / f"{name}.wav"
    if not path.is_file():
        return False
    there, wanted = held(path), made(name)
    near = (abs(one - other) <= ROUNDED for one, other in zip(there, wanted, strict=False))
    return len(there) == len(wanted) and all(near)


def main(arguments: list[str]) -> int:
    """Write the files, or say which would change."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    old = [name for name in SOUNDS if not is_current(name)]
    for name in old:
        if "--check" in arguments:
            print(f"assets/sounds/{name}.wav is not what packaging/sounds.py makes")
        else:
            (FOLDER / f"{name}.wav").write_bytes(wav(made(name)))
    return 1 if old and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
