"""The table's file in parts, as the players get it once the record of the game is open."""

from __future__ import annotations

import base64
from collections.abc import Iterator

from app.session.room.messages.to_people import FilePart
from app.session.room.room_limits import FILE_PART, MOST_FILE_PARTS


def parts_of(data: bytes) -> Iterator[FilePart]:
    """Yield a file in parts; nothing where it is larger than any game."""
    count = -(-len(data) // FILE_PART)
    if count > MOST_FILE_PARTS:
        return
    for number in range(count):
        piece = data[number * FILE_PART :][:FILE_PART]
        yield FilePart(number + 1, count, base64.b64encode(piece).decode())


class Puzzle:
    """Puts the parts of one file together."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def add(self, part: FilePart) -> bytes | None:
        """Take in the next part; return the whole file once it is there.

        Raises ValueError for parts that do not follow each other or are no base64.
        """
        if part.number == 1:
            self._pieces.clear()
        if part.number != len(self._pieces) + 1 or part.number > part.of:
            self._pieces.clear()
            message = f"part {part.number} of {part.of} does not follow"
            raise ValueError(message)
        try:
            self._pieces.append(base64.b64decode(part.data, validate=True))
        except ValueError:  # letters beyond ASCII, or no base64
            self._pieces.clear()
            raise
        return b"".join(self._pieces) if part.number == part.of else None
