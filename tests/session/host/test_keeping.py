"""Asked before it happens: what the keeper of a table refuses, nobody ever sees."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.intent import Draw, Flip, Intent, Jump, PutMark, Redo, Undo, WriteLabel
from app.core.intents.turn_intents import NextTurn
from app.session.host.updates import Accepted, Grew, JournalEntry, Refused
from app.session.steps.rights import impossible
from tests.store.toy import clients, lay


class Keeper:
    """Notes what it is asked to keep, and what had happened by then."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.full = False
        self.asked: list[tuple[JournalEntry, ...]] = []
        self.stood_at: list[tuple[int, int]] = []
        host.keeper = self.keep

    def keep(self, entries: tuple[JournalEntry, ...]) -> None:
        self.asked.append(entries)
        self.stood_at.append((len(self.host.tree.nodes), len(self.host.journal)))
        if self.full:
            raise impossible("disk", "There is no room.", "空きがありません。")


DRAW = Draw(1, "deck.0", "hand.0")


def test_what_is_to_happen_is_kept_before_it_happens() -> None:
    host = lay().host
    keeper = Keeper(host)
    aoi, _ = clients(host)
    told: list[object] = []
    aoi.listeners.append(lambda update: told.append((len(keeper.asked), update)))
    for intent in (DRAW, Undo(), Redo(), WriteLabel(1, "here", ""), Jump(0)):
        assert isinstance(aoi.ask(intent), Accepted)
    assert keeper.stood_at == [(1, 1), (2, 2), (2, 3), (2, 4), (2, 5)]
    assert [entry for entries in keeper.asked for entry in entries] == host.journal[1:]
    assert [asked for asked, _ in told] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("intent", [DRAW, Flip(2), NextTurn(1), Undo(), Redo(), Jump(0)])
def test_what_is_refused_has_not_happened(intent: Intent) -> None:
    host = lay().host
    aoi, ren = clients(host)
    aoi.ask(Flip())
    aoi.ask(Flip())
    aoi.ask(Undo())
    keeper = Keeper(host)
    keeper.full = True
    told: list[object] = []
    aoi.listeners.append(told.append)
    ren.listeners.append(told.append)
    journal, nodes, table = list(host.journal), list(host.tree.nodes), host.tree.table
    redo, children = host.tree.redo_target(), [list(of) for of in host.tree.children]
    answer = aoi.ask(intent)
    assert isinstance(answer, Refused)
    assert (answer.code, answer.reason.en) == ("disk", "There is no room.")
    assert told == []
    assert (host.journal, host.tree.nodes, host.tree.cursor) == (journal, nodes, 1)
    assert host.tree.table == table
    assert (host.tree.redo_target(), host.tree.children) == (redo, children)
    keeper.full = False
    assert isinstance(aoi.ask(intent), Accepted)
    assert len(told) == 2


def test_a_label_that_is_refused_is_not_written() -> None:
    host = lay().host
    aoi, _ = clients(host)
    Keeper(host).full = True
    assert isinstance(aoi.ask(WriteLabel(0, "here", "")), Refused)
    assert host.tree.labels == {}


def test_a_gesture_and_what_follows_from_it_are_kept_together() -> None:
    host = lay().host
    aoi, _ = clients(host)
    aoi.ask(PutMark(("table",), "note", value=1, until=0))
    keeper = Keeper(host)
    keeper.full = True
    assert isinstance(aoi.ask(NextTurn(1)), Refused)
    assert len(host.tree.nodes) == 2
    assert host.tree.table.marks["table"]
    keeper.full = False
    assert isinstance(aoi.ask(NextTurn(1)), Accepted)
    for entries in keeper.asked:
        turn, expiry = entries
        assert isinstance(turn, Grew)
        assert isinstance(expiry, Grew)
        assert (expiry.node.id, expiry.node.parent) == (turn.node.id + 1, turn.node.id)
    assert keeper.asked[-1] == tuple(host.journal[-2:])
    assert not host.tree.table.marks.get("table")


def test_a_request_that_was_refused_stays_refused_when_it_comes_again() -> None:
    host = lay().host
    aoi, _ = clients(host)
    keeper = Keeper(host)
    keeper.full = True
    sent: list[Any] = []
    submit = aoi._submit

    def noted(request: Any) -> Any:
        sent.append(request)
        return submit(request)

    aoi._submit = noted
    refused = aoi.ask(DRAW)
    keeper.full = False
    assert host.submit(sent[0]) == refused
    assert len(host.tree.nodes) == 1


def test_a_keeper_that_breaks_leaves_the_table_as_it_was() -> None:
    host = lay().host
    aoi, _ = clients(host)

    def breaks(_: object) -> None:
        raise ZeroDivisionError

    host.keeper = breaks
    with pytest.raises(ZeroDivisionError):
        aoi.ask(DRAW)
    assert len(host.tree.nodes) == len(host.journal) == 1
