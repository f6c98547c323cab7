"""Everybody hears of every gesture once, in one order, whatever one of them does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.core import intent as i
from app.core.intents.turn_intents import NextTurn
from app.session.host.host import Host
from app.session.host.local_table import LocalTable
from app.session.host.updates import Accepted, JournalEntry, Refused, Update
from app.session.seat.seat_client import SeatClient
from tests.helpers.play import lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
DRAW = i.Draw(1, "deck.0", "hand.0")


@pytest.fixture
def table() -> LocalTable:
    """Aki and Ren, both told everything."""
    return lay(TOYS["duel"], 5).table


def _broken(_: object) -> None:
    raise RuntimeError("a broken ear")


# -- requests of several clients of one seat


def test_a_second_client_of_a_seat_gets_no_answers_of_the_first(table: LocalTable) -> None:
    first = table.seats[AKI]
    second = SeatClient(AKI, table.host.submit)
    table.host.join(AKI, second.told)
    nodes = []
    for client in (first, second, first, second):
        answer = client.ask(i.Flip())
        assert isinstance(answer, Accepted)
        nodes.append(answer.node)
    assert nodes == [1, 2, 3, 4]


def test_a_seat_that_is_left_and_taken_again_starts_anew(table: LocalTable) -> None:
    table.seats[AKI].ask(i.Flip())
    table.host.leave(table.seats.pop(AKI).told)
    answer = table.sit(AKI).ask(i.Flip())
    assert isinstance(answer, Accepted)
    assert answer.node == 2


# -- two at once


def _asked_at(host: Host, seat: int, node: int, intent: i.Intent) -> object:
    return host.submit(i.Request(f"at {node} {intent.kind} {seat}", seat, node, intent))


def test_two_seats_that_take_back_the_same_gesture_take_back_one(table: LocalTable) -> None:
    host = table.host
    for _ in range(3):
        table.seats[AKI].ask(i.Flip())
    assert isinstance(_asked_at(host, AKI, 3, i.Undo()), Accepted)
    late = _asked_at(host, REN, 3, i.Undo())
    assert isinstance(late, Refused)
    assert late.code == "stale"
    assert host.tree.cursor == 2
    assert isinstance(_asked_at(host, REN, 2, i.Redo()), Accepted)
    assert isinstance(_asked_at(host, AKI, 2, i.Redo()), Refused)
    assert host.tree.cursor == 3


def test_an_undo_of_what_was_never_seen_is_stale(table: LocalTable) -> None:
    table.seats[AKI].ask(i.Flip())
    for node in (0, -1, 99):
        assert isinstance(_asked_at(table.host, REN, node, i.Undo()), Refused)
    assert table.host.tree.cursor == 1


def test_a_client_takes_back_as_fast_as_it_can_ask(table: LocalTable) -> None:
    aki, ren = table.seats[AKI], table.seats[REN]
    for _ in range(20):
        aki.ask(i.Flip())
    for seat in (aki, ren) * 10:
        assert isinstance(seat.ask(i.Undo()), Accepted)
    assert table.host.tree.cursor == 0
    for seat in (aki, ren) * 10:
        assert isinstance(seat.ask(i.Redo()), Accepted)
    assert table.host.tree.cursor == 20


def test_a_client_takes_back_what_the_table_did_after_it(table: LocalTable) -> None:
    """The end of a note is a step of its own; who asked for the turn stands behind it."""
    aki = table.seats[AKI]
    aki.ask(NextTurn(AKI))
    aki.ask(i.PutMark(("seat.0",), "note:", 1, text="no attack", until=1))
    aki.ask(NextTurn(REN))
    assert aki.node == table.host.tree.cursor
    assert isinstance(aki.ask(i.Undo()), Accepted)


# -- broken ears


@pytest.mark.parametrize(
    "intent", [DRAW, i.Undo(), i.Jump(0), i.WriteLabel(0, "here", "")], ids=lambda one: one.kind
)
def test_a_watcher_that_raises_leaves_no_seat_behind(table: LocalTable, intent: i.Intent) -> None:
    table.seats[AKI].ask(i.Flip())
    heard: list[JournalEntry] = []
    table.host.watchers[:] = [_broken, heard.append]
    told: list[Update] = []
    table.seats[REN].listeners.append(told.append)
    with pytest.raises(RuntimeError, match="broken ear"):
        table.seats[AKI].ask(intent)
    assert len(heard) == len(told) == 1
    assert heard == table.host.journal[-1:]
    host = table.host
    for seat, client in table.seats.items():
        assert client.node == host.tree.cursor
        assert client.view == host.view_at(host.tree.cursor, seat)


def test_a_seat_that_raises_leaves_no_other_behind(table: LocalTable) -> None:
    table.seats[AKI].listeners.append(_broken)
    table.seats[REN].listeners.append(_broken)
    with pytest.raises(ExceptionGroup) as caught:
        table.seats[AKI].ask(DRAW)
    assert len(caught.value.exceptions) == 2
    assert {client.node for client in table.seats.values()} == {1}


def test_what_raised_is_answered_on_a_resend_and_not_done_again(table: LocalTable) -> None:
    table.host.watchers.append(_broken)
    request = i.Request("once", AKI, 0, DRAW)
    with pytest.raises(RuntimeError):
        table.host.submit(request)
    assert table.host.submit(request) == Accepted("once", 1)
    table.host.watchers.clear()
    assert isinstance(table.host.submit(replace(request, id="twice", based_on=1)), Accepted)


def test_it_is_saved_before_it_is_seen(table: LocalTable) -> None:
    order: list[str] = []
    table.host.watchers.append(lambda _: order.append("saved"))
    table.seats[AKI].listeners.append(lambda _: order.append("seen"))
    table.seats[AKI].ask(i.Flip())
    assert order == ["saved", "seen"]
