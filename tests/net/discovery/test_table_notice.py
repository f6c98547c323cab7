"""What a table tells a whole network of itself: enough to find it, and nothing to get in with."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.net.discovery.broadcast import read_answer
from app.net.discovery.table_notice import (
    LARGEST_PORT,
    LARGEST_VERSION,
    LONGEST_GAME,
    LONGEST_TITLE,
    MARK_LENGTH,
    TableNotice,
    notice_of,
    plain,
    read_notice,
)

FINGERPRINT = bytes(range(32))
TABLE = notice_of("金曜の卓", "pokemon", 27420, 1, FINGERPRINT)


def _changed(**change: object) -> dict[str, Any]:
    return {**plain(TABLE), **change}


def test_it_is_read_as_it_was_told() -> None:
    assert TableNotice("金曜の卓", "pokemon", 27420, 1, "0001020304050607") == TABLE
    assert read_notice(plain(TABLE)) == TABLE


def test_the_certificate_cannot_be_trusted_by_what_is_told_of_it() -> None:
    assert len(bytes.fromhex(TABLE.mark)) == MARK_LENGTH < 16 <= len(FINGERPRINT)


@pytest.mark.parametrize(
    "change",
    [
        {"title": ""},
        {"game": "g" * LONGEST_GAME},
        {"game": "7-cards_2"},
        {"port": 1},
        {"port": LARGEST_PORT},
        {"version": LARGEST_VERSION},
    ],
    ids=str,
)
def test_what_is_at_the_edge_is_a_notice_still(change: dict[str, object]) -> None:
    notice = read_notice(_changed(**change))
    assert notice is not None
    assert plain(notice) == _changed(**change)


@pytest.mark.parametrize(
    "words",
    [
        {},
        _changed(title=None),
        _changed(game="../etc"),
        _changed(game=""),
        _changed(game="g" * (LONGEST_GAME + 1)),
        _changed(game="-duel"),
        _changed(game=7),
        _changed(port=0),
        _changed(port=LARGEST_PORT + 1),
        _changed(port=70000),
        _changed(port=True),
        _changed(port="27420"),
        _changed(version=-1),
        _changed(version=0),
        _changed(version=LARGEST_VERSION + 1),
        _changed(version=1.0),
        _changed(mark="00"),
        _changed(mark="Z" * 16),
    ],
    ids=range(18),
)
def test_what_is_no_notice_is_passed_over(words: dict[str, Any]) -> None:
    assert read_notice(words) is None
    answer = json.dumps({"chabudai": 1, "to": "0" * 16, "table": words}).encode()
    assert read_answer(answer, ["0" * 16]) is None


def test_what_a_later_program_adds_is_passed_over() -> None:
    assert read_notice(_changed(seats=4)) == TABLE


@given(st.text(max_size=300))
def test_a_title_is_one_short_line(title: str) -> None:
    shown = notice_of(title, "toy", 1, 1, bytes(8)).title
    assert len(shown) <= LONGEST_TITLE
    assert not shown or shown.isprintable()
    notice = TableNotice(shown, "toy", 1, 1, "00" * 8)
    assert read_notice(plain(notice)) == notice


def test_what_would_spoil_a_list_is_not_shown() -> None:
    odd = read_notice(_changed(title=" Friday\n\u202enight\x1b[31m "))
    assert odd is not None
    assert "\n" not in odd.title
    assert odd.title.isprintable()
    assert odd.title.startswith("Friday")
