"""How much people may send, and be told."""

from __future__ import annotations

import pytest

from app.core.data.field_limits import Allowed
from app.session.room import room_limits as limits


@pytest.mark.parametrize(
    ("limit", "fits", "does_not"),
    [
        (limits.PEOPLE, ("p",) * limits.MOST_PEOPLE, ("p",) * (limits.MOST_PEOPLE + 1)),
        (limits.SAYING, "x" * limits.LONGEST_SAYING, "x" * (limits.LONGEST_SAYING + 1)),
        (limits.SAYING, "x", ""),
        (limits.TOKEN, "", "ab"),
        (limits.TOKEN, "ab" * limits.SECRET_LENGTH, "AB" * limits.SECRET_LENGTH),
        (limits.RUN, "ab" * limits.RUN_LENGTH, ""),
        (limits.PATIENCE, limits.LONGEST_PATIENCE, -1.0),
        (limits.LATENCY, 0, limits.LONGEST_LATENCY + 1),
        (limits.FILE_PARTS, 1, 0),
        (limits.FILE_TEXT, "x" * limits.LONGEST_FILE_PART, "x" * (limits.LONGEST_FILE_PART + 1)),
    ],
)
def test_each_has_its_size(limit: Allowed, fits: object, does_not: object) -> None:
    assert limit.holds(fits)
    assert not limit.holds(does_not)


def test_a_part_of_a_file_is_as_long_as_its_letters() -> None:
    import base64

    written = base64.b64encode(bytes(limits.FILE_PART)).decode()
    assert len(written) == limits.LONGEST_FILE_PART


@pytest.mark.parametrize(
    ("rows", "sane"),
    [
        ((), True),
        (((1, "undo", 0.5),), True),
        (((1,) * limits.LONGEST_ROW,), True),
        (((1,) * (limits.LONGEST_ROW + 1),), False),
        (((2**53 + 1,),), False),
        ((("x" * 4001,),), False),
        ([(1,)], False),
    ],
)
def test_rows_of_a_journal_are_looked_at_part_by_part(rows: object, sane: bool) -> None:
    assert limits.ROWS.whole
    assert limits.ROWS.holds(rows) is sane
