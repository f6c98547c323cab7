"""What a power failure leaves of a file that a host was writing: its beginning, byte for byte."""

from __future__ import annotations

import zlib
from pathlib import Path

from app.store.tables.gzip_lines import GZIP

Lines = list[bytes]
_OF_A_DRAW = (b'"do":"asked"', b'"do":"drew"')


def lines_of(file: Path) -> Lines:
    """Return the whole lines that a table file holds; the first is its header."""
    return [line for line, _ in _lines(file.read_bytes())]


def cut_to(file: Path, count: int, *, within: bool = False) -> Lines:
    """Leave `count` lines of a table file, `within`: and the beginning of the next one.

    Returns the lines that are gone.
    """
    data = file.read_bytes()
    lines = _lines(data)
    end = lines[count - 1][1]
    if within and count < len(lines):
        end = (end + lines[count][1]) // 2
    file.write_bytes(data[:end])
    return [line for line, _ in lines[count:]]


def steps_in(lines: Lines) -> int:
    """Return how many of them are gestures."""
    return sum(b'"do":"grew"' in line for line in lines)


def cut_steps(file: Path, steps: int) -> Lines:
    """Let a table file lose its last gestures, their draws, and all after; return the lines."""
    lines = lines_of(file)
    count = len(lines)
    while steps_in(lines[count:]) < steps or any(one in lines[count - 1] for one in _OF_A_DRAW):
        count -= 1
    return cut_to(file, count)


def _lines(data: bytes) -> list[tuple[bytes, int]]:
    """Return each line, and how many bytes of the file it takes to read it to its end."""
    found, rest = list[tuple[bytes, int]](), b""
    inflate = zlib.decompressobj(GZIP)
    for place in range(len(data)):
        if inflate.eof:
            inflate = zlib.decompressobj(GZIP)
        rest += inflate.decompress(data[place : place + 1])
        *lines, rest = rest.split(b"\n")
        found += [(line, place + 1) for line in lines]
    return found
