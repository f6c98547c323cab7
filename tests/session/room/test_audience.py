"""Who hears what of a table, and when: those who watch later hear of the play later."""

from __future__ import annotations

from app.core.text.words import Words
from app.session.room.messages.table_talk import Said
from app.session.room.messages.to_people import Notice
from tests.session.room.small_room import DELAY, Evening

SAID = Said(1, "hello")


def hears(evening: Evening) -> list[str]:
    """Return who has heard it."""
    people = {"Aki": evening.aki, "Ren": evening.ren, "Sora": evening.sora}
    return [name for name, person in people.items() if SAID in evening.told[person]]


def test_what_is_of_people_is_told_at_once_to_all_who_are_there() -> None:
    evening = Evening(delayed=True)
    evening.leave(evening.ren)
    evening.room.audience.tell_all(SAID)
    assert hears(evening) == ["Aki", "Sora"]


def test_but_one_of_them_where_they_know_it_already() -> None:
    evening = Evening()
    evening.room.audience.tell_all(SAID, but=evening.aki)
    assert hears(evening) == ["Ren", "Sora"]


def test_what_is_of_the_play_comes_to_who_watches_with_the_table_they_see() -> None:
    evening = Evening(delayed=True)
    evening.room.audience.tell_of_play(SAID)
    assert hears(evening) == ["Aki", "Ren"]
    evening.pass_time(DELAY - 1)
    assert hears(evening) == ["Aki", "Ren"]
    evening.pass_time(1)
    assert hears(evening) == ["Aki", "Ren", "Sora"]


def test_without_a_delay_everybody_hears_it_at_once() -> None:
    evening = Evening()
    evening.room.audience.tell_of_play(SAID)
    assert hears(evening) == ["Aki", "Ren", "Sora"]


def test_only_who_watches_is_behind() -> None:
    evening = Evening(delayed=True)
    audience = evening.room.audience
    assert [audience.is_behind(one) for one in (evening.aki, evening.ren, evening.sora)] == [
        False,
        False,
        True,
    ]
    assert audience.others(evening.aki, behind=False) == (evening.ren,)
    assert audience.others(evening.aki, behind=True) == (evening.sora,)


def test_a_notice_is_told_in_both_languages() -> None:
    evening = Evening()
    evening.room.audience.let_know("lunch", Words("A break.", "休憩です。"))
    evening.room.audience.note_of_play("lunch", Words("It goes on.", "再開です。"))
    told = evening.heard(evening.sora, Notice)[-2:]
    assert told == [
        Notice("lunch", "A break.", "休憩です。"),
        Notice("lunch", "It goes on.", "再開です。"),
    ]
