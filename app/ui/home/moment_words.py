"""When something was, as people say it: today with the time, then the day, then the date."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from app.core.text.words import Language, Words

DAYS = (
    Words("Mon", "月曜"),
    Words("Tue", "火曜"),
    Words("Wed", "水曜"),
    Words("Thu", "木曜"),
    Words("Fri", "金曜"),
    Words("Sat", "土曜"),
    Words("Sun", "日曜"),
)
WHOLE_DAYS = (
    Words("Monday", "月曜日"),
    Words("Tuesday", "火曜日"),
    Words("Wednesday", "水曜日"),
    Words("Thursday", "木曜日"),
    Words("Friday", "金曜日"),
    Words("Saturday", "土曜日"),
    Words("Sunday", "日曜日"),
)
TODAY, YESTERDAY = Words("today", "今日"), Words("yesterday", "昨日")
MONTHS = (
    Words("Jan", "1月"),
    Words("Feb", "2月"),
    Words("Mar", "3月"),
    Words("Apr", "4月"),
    Words("May", "5月"),
    Words("Jun", "6月"),
    Words("Jul", "7月"),
    Words("Aug", "8月"),
    Words("Sep", "9月"),
    Words("Oct", "10月"),
    Words("Nov", "11月"),
    Words("Dec", "12月"),
)
NAMED_DAYS = 7
"""From so many days ago on the name of the day could mean this week or the last: the date says."""


def when_words(when: datetime, now: datetime, language: Language) -> str:
    """Return when `when` was, seen from `now`, by the calendar of `now`'s time zone.

    "today 14:05", "yesterday 23:41", "Thu", "12 Nov", "12 Nov 2024". Both times are aware.
    """
    day = _day_words(when, now, DAYS)
    if day in (TODAY, YESTERDAY):
        time = time_words(when, now)
        day = Words(f"{day.en} {time}", f"{day.ja} {time}")
    return day.in_(language)


def day_words(when: datetime, now: datetime) -> Words:
    """Return the day of `when`: "today", "yesterday", "Thursday", "12 Nov", "12 Nov 2024"."""
    return _day_words(when, now, WHOLE_DAYS)


def time_words(when: datetime, now: datetime) -> str:
    """Return the time of day of `when`, in the time zone of `now`: "14:05"."""
    return f"{when.astimezone(now.tzinfo):%H:%M}"


def _day_words(when: datetime, now: datetime, names: Sequence[Words]) -> Words:
    local = when.astimezone(now.tzinfo)
    days = (now.date() - local.date()).days
    if days in (0, 1):
        return (TODAY, YESTERDAY)[days]
    if 1 < days < NAMED_DAYS:
        return names[local.weekday()]
    day, month = local.day, MONTHS[local.month - 1]
    date = Words(f"{day} {month.en}", f"{month.ja}{day}日")
    if local.year != now.year:
        date = Words(f"{date.en} {local.year}", f"{local.year}年{date.ja}")
    return date
