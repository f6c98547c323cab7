"""A position as one line of letters: to be copied into a message, or shown as a QR picture.

The line holds all of the position, packed; nobody reads it without the program. It begins with
`BEGINNING`, and is told by that wherever it stands in a longer text.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from functools import cache
from typing import TYPE_CHECKING

from app.core.data.codec import CodecError, read, reader, to_bytes
from app.core.data.validation import misfit
from app.core.placed.position_names import numbered
from app.core.placed.table_position import TablePosition
from app.core.text.wording import CHARACTER, counted, number
from app.core.text.words import Words

if TYPE_CHECKING:
    from pydantic_core import SchemaValidator

BEGINNING = "CHABUDAI-POSITION-1-"
"""With the number of the form: a later one is told from it."""
LONGEST_LINE = 3300
"""Letters of a line that fits a message, and a QR picture that is read with a corner covered."""
LONGEST_READ = 400_000
"""Letters of a line that is read at all."""
LARGEST = 8 << 20
"""Bytes that a line may unpack to: far more than the largest table takes."""
_BEGINS = re.compile(r"chabudai-position-(\d+)-", re.IGNORECASE)
_LETTERS = re.compile(r"[A-Za-z2-7\s]*")


class PositionError(Exception):
    """What somebody gave is no position; `words` says what is wrong and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def position_line(position: TablePosition, most: int = LONGEST_LINE) -> str:
    """Return a position as one line. Raises PositionError where it takes more than `most` letters.

    Equal positions have one line; names are the reading order's own, so that it is short. The line
    holds all that the position holds.
    """
    data = to_bytes(numbered(position))
    packed = zlib.compress(data, 9)
    line = BEGINNING + base64.b32encode(packed).decode().rstrip("=")
    if len(line) > most:
        length = counted(len(line), CHARACTER)
        raise PositionError(
            Words(
                f"This position takes {length.en}, and a line to copy has {number(most)} at most. "
                "Write it to a file instead.",
                f"この局面は{length.ja}になり、コピーできる{number(most)}文字を超えます。"
                "代わりにファイルに書き出してください。",
            )
        )
    return line


def holds_line(text: str) -> bool:
    """Whether a position as a line stands somewhere in a text."""
    return _BEGINS.search(text) is not None


def position_in(text: str) -> TablePosition:
    """Return the position whose line stands in a text. Raises PositionError."""
    begins = _BEGINS.search(text)
    if begins is None:
        raise PositionError(
            Words(
                f"There is no position in this text: its line begins with {BEGINNING}.",
                f"この文字列に局面がありません。局面は{BEGINNING}で始まります。",
            )
        )
    if begins[1] != "1":
        raise PositionError(
            Words(
                "This position was written by a newer Chabudai. Open it with that version.",
                "この局面は新しいバージョンのChabudaiで作られています。そのバージョンで開いて"
                "ください。",
            )
        )
    letters = _LETTERS.match(text, begins.end(), begins.end() + LONGEST_READ)
    assert letters is not None  # it may be empty
    return _checked(_unpacked("".join(letters[0].split()).upper()))


def _unpacked(letters: str) -> bytes:
    """Return what was packed. What stands behind the line in a sentence is passed over."""
    whole = letters[: len(letters) - (len(letters) % 8 in (1, 3, 6))]
    unpacking = zlib.decompressobj()
    try:
        packed = base64.b32decode(whole + "=" * (-len(whole) % 8))
        data = unpacking.decompress(packed, LARGEST)
    except (binascii.Error, zlib.error):
        raise _damaged() from None
    if not unpacking.eof:
        raise _damaged()
    return data


def _damaged() -> PositionError:
    return PositionError(
        Words(
            "A part of this position is missing or was changed on its way. Copy it again, whole.",
            "この局面は一部が欠けているか、途中で変わっています。もう一度、全体をコピーしてください。",
        )
    )


@cache
def _reader() -> SchemaValidator:
    return reader(TablePosition)


def _checked(data: bytes) -> TablePosition:
    try:
        position: TablePosition = read(_reader(), data)
    except CodecError as problem:
        reason = problem.reason
        raise PositionError(
            Words(
                f"This is not a table position. {reason.en}",
                f"これは卓の局面ではありません。{reason.ja}",
            )
        ) from problem
    where = misfit(position)
    if where is not None:
        raise PositionError(
            Words(
                f"This is not a table position: “{where[:80]}” is too large.",
                f"これは卓の局面ではありません。「{where[:80]}」が大きすぎます。",
            )
        )
    return position
