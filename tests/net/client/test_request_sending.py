"""Gestures on their way to a host, and their answers."""

from __future__ import annotations

import threading

import pytest

from app.core import intent as i
from app.net.encoding.journal_rows import rows_of
from app.session.host.updates import Accepted, Placed, Refused, Stepped
from app.session.room.messages.from_people import Ask
from app.session.room.messages.table_talk import Said, Say
from app.session.room.messages.to_people import Answered, Bye, Seated
from app.session.seat.chronicle import bare_journal
from app.session.seat.sent_intent import NOT_KNOWN
from tests.net.client.scripted_evening import Evening, ask, seated
from tests.net.client.scripted_host import (
    AKI,
    RUN,
    LaidTable,
    Line,
)
from tests.net.tables import wait_for

pytestmark = pytest.mark.usefixtures("hasty")


def test_a_gesture_is_told_of_and_answered(evening: Evening, table: LaidTable) -> None:
    client = evening.come(seated(table))
    wait_for(lambda: evening.heard.of(Placed))
    name = ask(client, i.Flip())
    wait_for(lambda: evening.heard.of(Accepted))
    assert evening.heard.all[-1] == Accepted(name, 1)
    (step,) = evening.heard.of(Stepped)
    assert step.node == 1


def test_a_refusal_comes_with_its_sentence(evening: Evening, table: LaidTable) -> None:
    def follow(line: Line) -> None:
        table.seat(line)
        name = line.hear_ask().id
        line.say(Answered(name, None, "turn-lock", "Not now.", "今はできません。"))
        line.say(Answered(name, 1), Answered("nobody's", 1), Said(1, "done"))
        line.wait_for_the_end()

    client = evening.come(follow)
    wait_for(lambda: evening.heard.of(Placed))
    name = ask(client, i.Flip())
    wait_for(lambda: evening.heard.of(Said))
    (refused,) = evening.heard.of(Refused)
    assert (refused.request, refused.code, refused.reason.ja) == (
        name,
        "turn-lock",
        "今はできません。",
    )
    assert evening.heard.of(Accepted) == [], "an answer is heard once, and one to nothing never"


def test_what_is_asked_before_the_table_is_in_sight_is_sent_then(
    evening: Evening, table: LaidTable
) -> None:
    asked: list[Ask] = []

    def follow(line: Line) -> None:
        line.say(Seated(1, "player", AKI))
        line.say(rows_of(bare_journal(table.play.host), RUN), Said(1, "ask now"))
        assert line.hear() == Say("asked"), "and not the gesture before it"
        line.say(table.view())
        asked.append(line.hear_ask())
        line.wait_for_the_end()

    client = evening.client(evening.host(follow))
    first = ask(client, i.Flip())
    client.start()
    wait_for(lambda: evening.heard.of(Said))
    ask(client, i.Announce("say", "second"))
    client.say(Say("asked"))
    wait_for(lambda: asked)
    assert (asked[0].id, asked[0].intent) == (first, i.Flip())


def test_a_gesture_whose_answer_was_lost_is_asked_again_by_the_same_name(
    evening: Evening, table: LaidTable
) -> None:
    names: list[str] = []

    def lose_it(line: Line) -> None:
        table.seat(line)
        names.append(line.hear_ask().id)
        line.hang_up()

    def answer(line: Line) -> None:
        table.seat(line)
        asked = line.hear_ask()
        names.append(asked.id)
        table.carry_out(line, asked)
        line.wait_for_the_end()

    client = evening.come(lose_it, answer)
    wait_for(lambda: evening.heard.of(Placed))
    name = ask(client, i.Flip())
    wait_for(lambda: evening.heard.of(Accepted))
    assert names == [name, name]
    assert "away" in evening.heard.names
    assert not client.pending.uncertain


def test_of_what_was_sent_and_not_answered_it_is_not_known_what_became(
    evening: Evening, table: LaidTable
) -> None:
    heard = threading.Event()

    def follow(line: Line) -> None:
        table.seat(line)
        line.hear_ask()
        heard.set()
        line.wait_for_the_end()

    client = evening.come(follow)
    wait_for(lambda: evening.heard.of(Placed))
    name = ask(client, i.Flip())
    wait_for(heard.is_set)
    client.close()
    (refused,) = evening.heard.of(Refused)
    assert (refused.request, refused.code) == (name, NOT_KNOWN)


def test_a_host_that_closes_the_table_has_answered_everything(
    evening: Evening, table: LaidTable
) -> None:
    def follow(line: Line) -> None:
        table.seat(line)
        line.hear_ask()
        line.say(Bye("over", "The table is closed.", "卓は閉じられました。"))
        line.wait_for_the_end()

    client = evening.come(follow)
    wait_for(lambda: evening.heard.of(Placed))
    name = ask(client, i.Flip())
    state = evening.wait_until("refused")
    assert state.code == "over"
    assert state.words is not None
    assert state.words.ja == "卓は閉じられました。"
    (refused,) = evening.heard.of(Refused)
    assert (refused.request, refused.code, refused.reason) == (name, "over", state.words)


def test_what_an_earlier_connection_took_is_not_called_refused_by_a_table_that_closes(
    evening: Evening, table: LaidTable
) -> None:
    """The host may have carried it out before: the answer was lost with the connection."""

    def carry_out(line: Line) -> None:
        table.seat(line)
        line.hear_ask()
        line.hang_up()

    def close(line: Line) -> None:
        table.seat(line)
        line.say(Bye("over", "The table is closed.", "卓は閉じられました。"))
        line.wait_for_the_end()

    client = evening.come(carry_out, close)
    wait_for(lambda: evening.heard.of(Placed))
    name = ask(client, i.Flip())
    evening.wait_until("refused")
    (refused,) = evening.heard.of(Refused)
    assert (refused.request, refused.code) == (name, NOT_KNOWN)
