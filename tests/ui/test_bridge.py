"""The bridge asks from where the table stands, so its seat is never told that it is late."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from app.core.intent import Flip, Redo, Undo
from app.session.host.local_table import lay_table
from app.session.host.updates import Refused
from app.ui.table.bridge import Bridge
from tests.ui.panels.toy import AKI, TOY


@pytest.fixture
def bridge(qapp: QApplication) -> Iterator[Bridge]:
    bridge = Bridge(lay_table(TOY, ("Aki", "Ren"), (AKI, AKI), seed=3))
    yield bridge
    bridge.close()


def test_undo_as_fast_as_a_key_repeats(bridge: Bridge) -> None:
    refused: list[Refused] = []
    bridge.refused.connect(refused.append)
    for _ in range(30):
        bridge.ask(Flip())
    for _ in range(30):
        assert bridge.ask(Undo()).accepted
    assert bridge.node == 0
    for _ in range(30):
        assert bridge.ask(Redo()).accepted
    assert bridge.node == 30
    assert refused == []


def test_undo_from_the_other_side_of_the_mat(bridge: Bridge) -> None:
    for _ in range(4):
        bridge.ask(Flip())
    for seat in (1, 0, 1, 0):
        bridge.act_as(seat)
        assert bridge.ask(Undo()).accepted
    assert bridge.node == 0


def test_undo_from_within_what_is_told(bridge: Bridge) -> None:
    """A widget that takes back what it hears of asks from the step that it was told."""
    bridge.ask(Flip())
    answers = []

    def once(_: object) -> None:
        bridge.stepped.disconnect(once)
        answers.append(bridge.ask(Undo()))

    bridge.stepped.connect(once)
    bridge.ask(Flip())
    assert answers[0].accepted
    assert bridge.node == 1
