"""When something was, as people say it: today with the time, then the day, then the date."""

from __future__ import annotations

from datetime import datetime

from app.core.words import Language, Words

DAYS = (
    Words("Mon", "月曜"),
    Words("Tue", "火曜"),
    Words("Wed", "水曜"),
    Words("Thu", "木曜"),
    Words("Fri", "金曜"),
    Words("Sat", "土曜"),
    Words("Sun", "日曜"),
)
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
    local = when.astimezone(now.tzinfo)
    days = (now.date() - local.date()).days
    time = f"{local:%H:%M}"
    if days == 0:
        return Words(f"today {time}", f"今日 {time}").in_(language)
    if days == 1:
        return Words(f"yesterday {time}", f"昨日 {time}").in_(language)
    if 1 < days < NAMED_DAYS:
        return DAYS[local.weekday()].in_(language)
    day, month = local.day, MONTHS[local.month - 1]
    date = Words(f"{day} {month.en}", f"{month.ja}{day}日")
    if local.year != now.year:
        date = Words(f"{date.en} {local.year}", f"{local.year}年{date.ja}")
    return date.in_(language)
