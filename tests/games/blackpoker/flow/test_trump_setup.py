"""Laying trumps before the first turn."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure, Undo
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.flow.trump_setup import SEARCH, awaits_trumps, lay_with
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted, Refused
from tests.games.blackpoker.black_table import BlackTable, Side


@pytest.fixture
def table() -> LocalTable:
    """A table of two with trumps, at which both packs were shuffled."""
    found = lay_table(SPEC, ("Aki", "Ren"), (tuple(CARDS),) * 2, 7, options=(("format", "extra"),))
    for seat in (0, 1):
        found.sit(seat).ask(Procedure("setup"))
    return found


def chosen(table: LocalTable, *refs: str, seat: int = 0) -> tuple[str, ...]:
    """Return cards of the own deck, which is looked through first."""
    table.sit(seat).ask(Procedure(SEARCH))
    view = table.sit(seat).view
    named = {view.cards[card].ref: card for card in view.cards_in(f"deck.{seat}")}
    return tuple(named[ref] for ref in refs)


def laid(table: LocalTable, viewer: int, seat: int = 0) -> list[str | None]:
    view = table.sit(viewer).view
    return [view.cards[view.units[unit].base].ref for unit in view.zones[f"trumps.{seat}"].items]


def test_nobody_has_a_hand_before_trumps_are_laid(table: LocalTable) -> None:
    view = table.sit(0).view

    assert [view.zones[f"hand.{seat}"].count for seat in (0, 1)] == [0, 0]
    assert awaits_trumps(view, 0)
    assert SPEC.beginning is not None
    assert SPEC.beginning.awaited(view) == (0, 1)


def test_two_cards_are_laid_face_down_and_seven_are_drawn(table: LocalTable) -> None:
    table.sit(0).ask(lay_with(chosen(table, "S-2", "D-6")))

    assert laid(table, 0) == ["S-2", "D-6"], "their owner knows them"
    assert laid(table, 1) == [None, None]
    view = table.sit(0).view
    assert (view.zones["hand.0"].count, view.zones["deck.0"].count) == (7, 45)
    assert not view.cards_in("deck.0"), "the deck was shuffled"
    assert not awaits_trumps(view, 0)


def test_one_trump_or_none_will_do(table: LocalTable) -> None:
    table.sit(0).ask(lay_with(chosen(table, "S-2")))
    table.sit(1).ask(lay_with())

    assert laid(table, 0) == ["S-2"]
    assert table.sit(1).view.zones["hand.1"].count == 7


def test_no_more_than_two_are_laid(table: LocalTable) -> None:
    table.sit(0).ask(lay_with(chosen(table, "S-2", "S-3", "S-4")))

    assert laid(table, 0) == ["S-2", "S-3"]


def test_trumps_are_chosen_anew_before_the_first_turn(table: LocalTable) -> None:
    table.sit(0).ask(lay_with(chosen(table, "S-2", "D-6")))

    table.sit(0).ask(lay_with(chosen(table, "H-3")))

    assert laid(table, 0) == ["H-3"]
    view = table.sit(0).view
    assert (view.zones["hand.0"].count, view.zones["deck.0"].count) == (7, 46)


def test_laying_is_taken_back_by_one_undo(table: LocalTable) -> None:
    table.sit(0).ask(lay_with(chosen(table, "S-2", "D-6")))

    assert isinstance(table.sit(0).ask(Undo()), Accepted)

    assert laid(table, 0) == []
    assert table.sit(0).view.zones["hand.0"].count == 0


def test_nothing_is_laid_once_the_game_began_or_without_trumps() -> None:
    for running in (BlackTable(Side(deck="S2 S3")), BlackTable(format="pro")):
        assert isinstance(running.ask(lay_with()), Refused)
        assert isinstance(running.ask(Procedure(SEARCH)), Refused)
