"""A guest of an older version is told nothing that it would not know."""

from __future__ import annotations

from app.core.table import Setting
from app.net.encoding import messages
from app.net.encoding.older_wire import KNOWS_BENCH, KNOWS_JUDGES, as_known, setting_known
from app.net.transport.versions import SPOKEN
from app.session.readings.fallen_chance import Fallen
from app.session.room.messages.reading_messages import (
    ReadingEntered,
    ReadingsShown,
    ShownReading,
)
from app.session.room.messages.remedy_messages import RemediesTold
from app.session.room.messages.to_people import Notice, People, Person

CALLING = People((Person(1, "Aki", "player", 0, calls=True, judge="lent"),))


def test_an_older_guest_hears_of_people_as_it_always_did() -> None:
    told = as_known(CALLING, KNOWS_JUDGES - 1)
    assert told is not None
    assert told == People((Person(1, "Aki", "player", 0),))
    assert b"calls" not in messages.written(told)
    assert b"judge" not in messages.written(told)


def test_a_newer_one_and_other_messages_are_told_as_they_are() -> None:
    assert as_known(CALLING, SPOKEN.newest) is CALLING
    notice = Notice("judge-call", "Aki calls a judge.", "Akiさんがジャッジを呼んでいます。")
    assert as_known(notice, SPOKEN.oldest) is notice


def test_an_older_guest_is_not_told_what_it_cannot_read() -> None:
    shown = ReadingsShown(3, "position", (ShownReading("", "position"),))
    for told in (shown, ReadingEntered(0)):
        assert as_known(told, KNOWS_JUDGES - 1) is None
        assert as_known(told, KNOWS_JUDGES) == told
    remedies = RemediesTold(1, 2, ())
    assert as_known(remedies, KNOWS_BENCH - 1) is None
    assert as_known(remedies, KNOWS_BENCH) is remedies


def test_an_older_guest_is_told_readings_without_what_fell_in_them() -> None:
    plain = ReadingsShown(3, "position", (ShownReading("", "position"),))
    fell = ShownReading("", "position", (Fallen("coins", (1,)),))
    told = ReadingsShown(3, "position", (fell,))
    assert as_known(told, KNOWS_BENCH - 1) == plain
    assert as_known(told, KNOWS_BENCH) is told


def test_an_older_guest_is_not_told_who_went_first() -> None:
    plain = Setting("duel", (), {})
    told = Setting("duel", (), {}, first=1)
    assert setting_known(told, KNOWS_BENCH) is told
    assert setting_known(told, KNOWS_BENCH - 1) == plain
    assert setting_known(plain, KNOWS_BENCH - 1) is plain
