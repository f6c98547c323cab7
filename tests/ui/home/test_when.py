"""When something was, as people say it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from app.core.text.words import Words
from app.ui.home.moment_words import day_words, time_words, when_words

JAPAN = timezone(timedelta(hours=9))
NOW = datetime(2026, 11, 20, 18, 30, tzinfo=JAPAN)
"""A Friday."""


@pytest.mark.parametrize(
    ("when", "english", "japanese"),
    [
        (datetime(2026, 11, 20, 9, 5, tzinfo=JAPAN), "today 09:05", "今日 09:05"),
        (datetime(2026, 11, 19, 23, 41, tzinfo=JAPAN), "yesterday 23:41", "昨日 23:41"),
        (datetime(2026, 11, 18, 0, 0, tzinfo=JAPAN), "Wed", "水曜"),
        (datetime(2026, 11, 14, 12, 0, tzinfo=JAPAN), "Sat", "土曜"),
        # Seven days ago was a Friday too: the date says which.
        (datetime(2026, 11, 13, 12, 0, tzinfo=JAPAN), "13 Nov", "11月13日"),
        (datetime(2025, 12, 31, 12, 0, tzinfo=JAPAN), "31 Dec 2025", "2025年12月31日"),
        # A clock that was set wrong.
        (datetime(2027, 1, 2, 12, 0, tzinfo=JAPAN), "2 Jan 2027", "2027年1月2日"),
    ],
)
def test_when_something_was(when: datetime, english: str, japanese: str) -> None:
    assert when_words(when, NOW, "en") == english
    assert when_words(when, NOW, "ja") == japanese


@pytest.mark.parametrize(
    ("days", "english", "japanese"),
    [
        (0, "today", "今日"),
        (1, "yesterday", "昨日"),
        (5, "Sunday", "日曜日"),
        (6, "Saturday", "土曜日"),
        (7, "13 Nov", "11月13日"),
        (400, "16 Oct 2025", "2025年10月16日"),
    ],
)
def test_the_day_that_something_was(days: int, english: str, japanese: str) -> None:
    when = NOW - timedelta(days=days)
    assert day_words(when, NOW) == Words(english, japanese)
    assert time_words(when, NOW) == "18:30"


def test_days_are_those_of_ones_own_time_zone() -> None:
    when = datetime(2026, 11, 19, 15, 30, tzinfo=UTC)
    assert when_words(when, NOW, "en") == "today 00:30"
