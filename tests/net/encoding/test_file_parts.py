"""The table's file in parts: put together as it was, or not at all."""

from __future__ import annotations

import pytest

from app.net.encoding import file_parts
from app.net.encoding.file_parts import Puzzle, parts_of
from app.session.room.messages.to_people import FilePart
from app.session.room.room_limits import FILE_PART, LONGEST_FILE_PART

FILE = bytes(range(256)) * (3 * FILE_PART // 256) + b"the end"


def together(parts: list[FilePart]) -> bytes | None:
    """Return what a puzzle makes of parts, None where something is missing."""
    puzzle, whole = Puzzle(), None
    for part in parts:
        whole = puzzle.add(part)
    return whole


def test_the_parts_put_together_are_the_file() -> None:
    parts = list(parts_of(FILE))
    assert [(part.number, part.of) for part in parts] == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert max(len(part.data) for part in parts) == LONGEST_FILE_PART
    assert together(parts) == FILE


@pytest.mark.parametrize("length", [1, FILE_PART, FILE_PART + 1])
def test_no_part_is_empty(length: int) -> None:
    parts = list(parts_of(bytes(length)))
    assert all(part.data for part in parts)
    assert together(parts) == bytes(length)


def test_before_the_last_part_there_is_no_file() -> None:
    puzzle = Puzzle()
    *first, last = parts_of(FILE)
    assert [puzzle.add(part) for part in first] == [None] * 3
    assert puzzle.add(last) == FILE


def test_a_file_larger_than_any_game_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_parts, "MOST_FILE_PARTS", 3)
    assert list(parts_of(FILE)) == []
    assert len(list(parts_of(FILE[: 3 * FILE_PART]))) == 3


def test_who_begins_anew_gets_the_file_anew() -> None:
    parts = list(parts_of(FILE))
    assert together([*parts[:2], *parts]) == FILE


@pytest.mark.parametrize(
    "part",
    [FilePart(3, 4, "AAAA"), FilePart(5, 4, "AAAA"), FilePart(2, 1, "AAAA")],
    ids=["left out", "beyond the last", "more than there are"],
)
def test_parts_that_do_not_follow_each_other_are_refused(part: FilePart) -> None:
    puzzle = Puzzle()
    first, second, *_ = parts_of(FILE)
    puzzle.add(first)
    with pytest.raises(ValueError, match="does not follow"):
        puzzle.add(part)
    with pytest.raises(ValueError, match="does not follow"):
        puzzle.add(second)


@pytest.mark.parametrize("data", ["AAA", "A A=", "山札", "AAAA\n"])
def test_what_is_no_base64_is_refused_and_begins_anew(data: str) -> None:
    puzzle = Puzzle()
    first, second, *_ = parts_of(FILE)
    puzzle.add(first)
    with pytest.raises(ValueError):
        puzzle.add(FilePart(2, 4, data))
    with pytest.raises(ValueError, match="does not follow"):
        puzzle.add(second)
