"""What is sealed opens together: zones, and the plans that seats have locked."""

from __future__ import annotations

import pytest

from app.core.apply.apply import apply
from app.core.apply.fitting import ImpossibleFactError
from app.core.facts.seal_facts import PlanLocked, PlansOpened, PlanUnlocked, SealsOpened
from app.core.seal import filled
from app.core.table import Table
from tests.core.small_table import AKI, REN, laid


@pytest.fixture
def table() -> Table:
    return laid(deck_0=("fox", "owl", "elk"), hand_0=("cat", "dog"))


WAIT, STRIKE = filled("wait"), filled("strike")


def test_seals_open_and_their_cards_lie_face_up() -> None:
    table = laid(shields_0=("fox", "owl"), shields_1=("elk",))
    table = apply(table, SealsOpened(AKI, ("shields.0",), ((0, "ca"), (1, "cb"))))
    assert table.opened == {"shields.0"}
    assert [(card.up, card.handle) for card in table.cards] == [
        (True, "ca"),
        (True, "cb"),
        (False, "c2"),
    ]


def test_a_plan_is_locked_replaced_and_taken_back(table: Table) -> None:
    table = apply(table, PlanLocked(AKI, WAIT))
    table = apply(table, PlanLocked(AKI, STRIKE))
    assert [(seal.seat, seal.plan, seal.locked) for seal in table.seals] == [(AKI, STRIKE, True)]
    assert apply(table, PlanUnlocked(AKI)).seals == ()


def test_only_the_plans_that_are_named_open(table: Table) -> None:
    table = apply(apply(table, PlanLocked(AKI, WAIT)), PlanLocked(REN, STRIKE))
    table = apply(table, PlansOpened(AKI, (REN,), (AKI, REN)))
    assert [(seal.seat, seal.locked) for seal in table.seals] == [(AKI, True), (REN, False)]
    with pytest.raises(ImpossibleFactError):
        apply(table, PlansOpened(AKI, (REN,)))
