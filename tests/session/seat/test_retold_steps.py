"""A seat is told again what it was told of the way to a step."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core import intent as i
from app.core.ids import NodeId
from app.core.sight import view
from app.core.view import fold
from app.session.seat import retold_steps
from app.session.seat.retold_steps import retell
from app.session.seat.seat_adviser import Retold
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1


@pytest.fixture
def table() -> Play:
    """Steps 1 to 3: Aki draws, Ren draws, Aki flips a coin. Step 4 grows from 1."""
    table = lay(TOYS["duel"], 5)
    table.ask(AKI, i.Draw(1, "deck.0", "hand.0"))
    table.ask(REN, i.Draw(1, "deck.1", "hand.1"))
    table.ask(AKI, i.Flip())
    table.ask(AKI, i.Jump(1))
    table.ask(AKI, i.Shuffle("deck.0"))
    return table


def told(
    table: Play, known: Callable[[NodeId], bool], goal: NodeId, seat: int = AKI
) -> list[Retold]:
    return list(retell(table.host.tree, seat, known, goal))


def nobody(_node: NodeId) -> bool:
    return False


def test_the_way_begins_at_the_nearest_step_that_is_known(table: Play) -> None:
    ways = told(table, lambda node: node in (0, 1), 3)
    assert [(one.parent, one.node) for one in ways] == [(1, 2), (2, 3)]


def test_without_one_it_begins_with_the_beginning_as_a_step_from_itself(table: Play) -> None:
    first, *rest = told(table, nobody, 4)
    assert (first.parent, first.node, first.facts) == (0, 0, ())
    assert first.before == first.after == view(table.host.tree.table_at(0), AKI)
    assert [(one.parent, one.node) for one in rest] == [(0, 1), (1, 4)]


def test_of_what_is_known_already_nothing_is_told(table: Play) -> None:
    assert told(table, lambda node: node == 3, 3) == []


@pytest.mark.parametrize("seat", [AKI, REN])
def test_each_step_leads_from_one_view_to_the_next(table: Play, seat: int) -> None:
    for one in told(table, nobody, 3, seat)[1:]:
        seen = one.before
        for fact in one.facts:
            seen = fold(seen, fact)
        assert seen == one.after == view(table.host.tree.table_at(one.node), seat)


def test_each_hears_with_the_own_ears(table: Play) -> None:
    (own,) = told(table, lambda node: node == 0, 1, AKI)
    (other,) = told(table, lambda node: node == 0, 1, REN)
    assert own.facts[0].events[0].cards != (None,) == other.facts[0].events[0].cards


def test_a_game_of_days_is_not_told_from_its_beginning(
    table: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retold_steps, "MOST_RETOLD", 1)
    first, last = told(table, nobody, 3)
    assert (first.parent, first.node) == (2, 2)
    assert (last.parent, last.node) == (2, 3)
