"""History, view and steps as they come from a host."""

from __future__ import annotations

import json

import pytest

from app.core import intent as i
from app.net.encoding.journal_rows import rows_of
from app.session.host.updates import Placed, Stepped
from app.session.room.messages.from_people import FromPeople, WantView
from app.session.room.messages.table_talk import Said, Say
from app.session.room.messages.to_people import Journal, Past, Seated
from app.session.seat.chronicle import bare_journal, recall
from tests.net.client.scripted_evening import DRAW, Evening
from tests.net.client.scripted_host import (
    AKI,
    RUN,
    LaidTable,
    Line,
)
from tests.net.tables import wait_for

pytestmark = pytest.mark.usefixtures("hasty")


def test_a_long_history_comes_in_parts_and_is_told_whole(
    evening: Evening, table: LaidTable
) -> None:
    for _ in range(3):
        table.do(i.Flip())
    whole = rows_of(bare_journal(table.play.host), RUN)

    def follow(line: Line) -> None:
        line.say(Seated(1, "player", AKI))
        line.say(Journal(whole.rows[:2], RUN, more=True), Journal(whole.rows[2:], RUN))
        line.say(table.view())
        line.wait_for_the_end()

    evening.come(follow)
    wait_for(lambda: evening.heard.of(Placed))
    (began,) = evening.heard.of(tuple)
    assert began == (tuple(bare_journal(table.play.host)), RUN)


def bury_the_last(table: LaidTable) -> i.Intent:
    """Return the gesture that names a place which a hand does not have where a draw was missed."""
    return i.Move(table.play.view(AKI).cards_in("hand.0")[-1:], "grave.0")


def test_a_step_that_cannot_be_read_where_one_was_missed_is_mended_by_the_whole_view(
    evening: Evening, table: LaidTable
) -> None:
    wanted: list[FromPeople] = []

    def follow(line: Line) -> None:
        table.seat(line)
        table.do(DRAW)  # which nobody tells
        line.say(*table.do(bury_the_last(table)), *table.do(i.Undo()), *table.do(i.Flip()))
        wanted.append(line.hear())
        line.say(table.view(), Said(1, "mended"))
        wanted.append(line.hear())
        line.say(*table.do(DRAW))
        line.wait_for_the_end()

    client = evening.come(follow)
    wait_for(lambda: evening.heard.of(Said))
    client.say(Say("thanks"))
    wait_for(lambda: evening.heard.of(Stepped))
    assert wanted == [WantView(), Say("thanks")]
    assert [one.node for one in evening.heard.of(Placed)] == [0, 3]
    assert evening.heard.state.name == "inside"


@pytest.mark.parametrize("spoilt", [3, 1], ids=["setting", "hash"])
def test_where_the_whole_view_cannot_be_read_either_the_stay_ends(
    evening: Evening, table: LaidTable, spoilt: int
) -> None:
    wanted: list[FromPeople] = []

    def follow(line: Line) -> None:
        table.seat(line)
        table.do(DRAW)
        line.say(*table.do(bury_the_last(table)))
        wanted.append(line.hear())
        parts = json.loads(table.view())
        parts[spoilt] = "AAAAAAAA"
        line.say(json.dumps(parts).encode())
        line.wait_for_the_end()

    evening.come(follow)
    assert evening.wait_until("refused").code == "malformed"
    assert wanted == [WantView()]


def test_a_view_that_does_not_fit_is_asked_for_once_and_mended(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[FromPeople] = []

    def follow(line: Line) -> None:
        table.seat(line)
        table.do(DRAW)  # which nobody tells
        for _ in range(2):
            line.say(*table.do(i.Flip()))
        wanted.append(line.hear())
        line.say(table.view(), Said(1, "mended"))
        wanted.append(line.hear())
        line.wait_for_the_end()

    lost: list[None] = []
    client = evening.client(evening.host(follow))
    monkeypatch.setattr(client.chance, "lose_track", lambda: lost.append(None))
    client.start()
    wait_for(lambda: evening.heard.of(Said))
    client.say(Say("thanks"))
    wait_for(lambda: len(wanted) == 2)
    assert wanted == [WantView(), Say("thanks")]
    assert lost == [None], "nor can the record of chance be followed"
    assert evening.heard.of(Stepped) == []
    assert evening.heard.of(Placed)[-1].view == table.play.view(AKI)


def test_steps_of_the_history_are_handed_on(evening: Evening, table: LaidTable) -> None:
    table.do(i.Draw(1, "deck.0", "hand.0"))

    def follow(line: Line) -> None:
        (past,) = table.writer.past([recall(table.play.host, AKI, 1)])
        line.say(past)  # which is for other eyes, and passed over
        table.seat(line)
        line.say(past)
        line.wait_for_the_end()

    evening.come(follow)
    wait_for(lambda: evening.heard.of(Past))
    (past,) = evening.heard.of(Past)
    assert [one.node for one in past.heard] == [1]


def test_a_history_without_end_is_not_kept(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.net.client.table_reading.MOST_ROWS", 5)

    def follow(line: Line) -> None:
        line.say(Seated(1, "player", AKI))
        while True:
            line.say(Journal(((-3, 0, 0),) * 2, RUN, more=True))

    evening.come(follow)
    assert evening.wait_until("refused").code == "malformed"
