"""A seat whose answers come later: what it asks keeps its order and means what it meant."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from app.core.intent import Draw, Flip, Move, Redo, Roll, Undo, WriteLabel
from app.session.host.local_table import lay_table
from app.session.host.updates import Answer, Refused
from app.ui.table.bridge import Bridge
from tests.ui.far import FarTable
from tests.ui.panels.toy import AKI, TOY

REN = 1


@pytest.fixture
def table() -> FarTable:
    return FarTable(lay_table(TOY, ("Aki", "Ren"), (AKI, AKI), seed=3))


@pytest.fixture
def bridge(table: FarTable, qapp: QApplication) -> Iterator[Bridge]:
    bridge = Bridge(table)
    yield bridge
    bridge.close()


@pytest.fixture
def refused(bridge: Bridge) -> list[str]:
    codes: list[str] = []
    bridge.refused.connect(lambda answer: codes.append(answer.code))
    return codes


def test_an_answer_is_told_when_it_comes(table: FarTable, bridge: Bridge) -> None:
    heard: list[Answer] = []
    sent = bridge.ask(Flip()).then(heard.append)
    assert (sent.answer, heard) == (None, [])
    assert table.release() == heard
    assert sent.accepted
    sent.then(heard.append)
    assert len(heard) == 2, "now at once"


def test_what_was_asked_for_is_told_before_the_answer(table: FarTable, bridge: Bridge) -> None:
    told: list[object] = []
    bridge.stepped.connect(lambda stepped: told.append((stepped.node, bridge.telling)))
    sent = bridge.ask(Flip())
    sent.then(lambda _: told.append("answered"))
    table.other(REN, Flip())
    table.release()
    assert told == [(1, None), (2, sent), "answered"]
    assert bridge.telling is None


def test_a_refusal_is_told_when_it_comes(
    table: FarTable, bridge: Bridge, refused: list[str]
) -> None:
    bridge.ask(Move(("nothing",), "discard.0"))
    assert refused == []
    table.release()
    assert refused == ["gone"]


def test_nobody_is_told_of_a_refusal_once_the_table_is_left(
    table: FarTable, bridge: Bridge, refused: list[str]
) -> None:
    bridge.ask(Move(("nothing",), "discard.0"))
    bridge.close()
    table.release()
    assert refused == []


def test_gestures_in_flight_keep_their_order(
    table: FarTable, bridge: Bridge, refused: list[str]
) -> None:
    for intent in (Flip(), Draw(1, "deck.0", "hand.0"), Roll(), WriteLabel(0, "start")):
        bridge.ask(intent)
    assert len(table.requests) == 4, "what needs nothing of what is before it waits for nothing"
    table.release()
    verbs = [bridge.history.told(node) for node in (1, 2, 3)]
    assert [events[0].verb for events in verbs if events] == ["coins", "draw", "dice"]
    assert bridge.history.labels[0].name == "start"
    assert refused == []


def test_undo_pressed_twice_takes_back_two_steps(
    table: FarTable, bridge: Bridge, refused: list[str]
) -> None:
    for _ in range(3):
        bridge.ask(Flip())
    table.release()
    bridge.ask(Undo())
    bridge.ask(Undo())
    assert len(table.requests) == 1, "the second is of a step that is not taken back yet"
    table.release()
    assert bridge.node == 1
    bridge.ask(Redo())
    bridge.ask(Redo())
    bridge.ask(Redo())
    table.release()
    assert bridge.node == 3
    assert refused == ["nothing"], "there were two to do again"


def test_undo_never_takes_back_what_nobody_saw(
    table: FarTable, bridge: Bridge, refused: list[str]
) -> None:
    """Meant for the own coin, it would take back what the other did in the same moment."""
    bridge.ask(Flip())
    bridge.ask(Undo())
    table.other(REN, Flip())
    table.release()
    assert refused == ["stale"]
    assert bridge.node == 2


def test_the_top_card_moved_twice_is_two_cards(
    table: FarTable, bridge: Bridge, refused: list[str]
) -> None:
    for _ in range(2):
        bridge.ask(Move(("deck.0#0",), "discard.0"))
    assert len(table.requests) == 1
    table.release()
    assert bridge.view.zones["discard.0"].count == 2
    assert refused == []


def test_a_place_in_a_pile_that_another_changed_meanwhile_is_stale(
    table: FarTable, bridge: Bridge, refused: list[str]
) -> None:
    bridge.ask(Draw(3, "deck.0", "discard.0"))
    table.release()
    bridge.ask(Flip())
    bridge.ask(Move(("discard.0#0",), "hand.0"))
    table.other(REN, Move(("discard.0#0",), "discard.1"))
    table.release()
    assert refused == ["stale"]


def test_a_refusal_lets_what_waits_go_on(table: FarTable, bridge: Bridge) -> None:
    bridge.ask(Flip())
    table.release()
    bridge.ask(Move(("nothing",), "discard.0"))
    bridge.ask(Undo())
    first, second = table.release()
    assert isinstance(first, Refused)
    assert not isinstance(second, Refused)
    assert bridge.node == 0


def test_an_answer_that_comes_twice_is_heard_once(table: FarTable, bridge: Bridge) -> None:
    heard: list[Answer] = []
    bridge.ask(Flip()).then(heard.append)
    (answer,) = table.release()
    bridge.client.answered(answer)
    assert heard == [answer]
