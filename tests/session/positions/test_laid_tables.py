"""A position laid on a table: everything is as it was, and new names tell nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.data.value import replace
from app.core.intent import Draw, Undo
from app.core.placed.position_names import numbered
from app.core.placed.table_position import (
    UNKNOWN,
    PlacedCard,
    PlacedUnit,
    PlacedZone,
    TablePosition,
    position_of,
)
from app.core.zone import Seat
from app.games.game_registry import GAMES
from app.session.host.local_table import LocalTable
from app.session.positions.laid_tables import lay_position
from app.session.positions.position_line import PositionError
from app.session.positions.seen_position import position_seen
from app.store.tables.table_file import reopen_host, write_table

POKEMON = GAMES["pokemon"]
SEATS = (Seat("Aki", 0), Seat("Ren", 1))
DECK = PlacedZone(
    "deck.0",
    (
        PlacedCard(UNKNOWN),
        PlacedCard("TWM-128", 0, "c00000001", known=(0,)),
        PlacedCard("TWM-129", 0, "c00000002", known=(0,)),
    ),
)
POSITION = TablePosition("pokemon", SEATS, (DECK,))


def test_names_are_drawn_anew_and_tell_no_order() -> None:
    handles = set()
    for _ in range(20):
        host = lay_position(POKEMON, POSITION)
        second, third = (card.handle for card in host.tree.table.cards[1:])
        assert second is not None
        assert third is not None
        assert {second, third}.isdisjoint({"c00000001", "c00000002"})
        handles.add(second < third)
    assert handles == {True, False}


def test_what_is_seen_and_has_no_name_gets_one() -> None:
    unit = PlacedUnit("any", PlacedCard("TWM-128", up=True))
    bare = TablePosition(
        "pokemon",
        SEATS,
        (
            PlacedZone("deck.0", (PlacedCard("TWM-129", shown=(1,)), PlacedCard(UNKNOWN))),
            PlacedZone("hand.1", (PlacedCard("TWM-130", 1),)),
            PlacedZone("active.0", units=(unit,)),
        ),
    )
    table = lay_position(POKEMON, bare).tree.table
    assert [card.handle is not None for card in table.cards] == [True, False, True, True]
    assert "any" not in table.units


def test_it_is_played_on_and_taken_back() -> None:
    table = LocalTable(lay_position(POKEMON, POSITION))
    aki = table.sit(0)
    aki.ask(Draw(1, "deck.0", "hand.0"))
    assert aki.view.cards[aki.view.cards_in("hand.0")[0]].ref == UNKNOWN
    aki.ask(Undo())
    assert numbered(position_of(table.host.tree.table)) == numbered(POSITION)


def test_its_file_is_read_again(tmp_path: Path) -> None:
    host = lay_position(POKEMON, POSITION)
    write_table(tmp_path / "laid.chabudai", host.journal)
    again, opened = reopen_host(tmp_path / "laid.chabudai", GAMES.get)
    assert opened.damage is None
    assert again.tree.table == host.tree.table


def test_how_the_other_table_made_its_chance_is_not_taken_over() -> None:
    agreed = (("chance", "mixed"), ("lesson", "eight-steps"), ("prizes", "3"))
    table = lay_position(POKEMON, replace(POSITION, options=agreed)).tree.table
    assert table.options == (("prizes", "3"),)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "blackpoker"},
        {"seats": (*SEATS, Seat("Mio", 2))},
        {"zones": (PlacedZone("nowhere.0", (PlacedCard("a"),)),)},
    ],
    ids=str,
)
def test_what_cannot_be_laid_is_refused_in_words(change: dict[str, object]) -> None:
    with pytest.raises(PositionError):
        lay_position(POKEMON, replace(POSITION, **change))


def test_who_went_first_is_told_to_all_and_goes_on_with_the_position() -> None:
    host = lay_position(POKEMON, replace(POSITION, first=1))
    assert host.view_at(0, 0).setting.first == 1
    assert position_of(host.tree.table).first == 1
    assert position_seen(host.view_at(0, 0)).first == 1


def test_nobody_who_does_not_sit_there_went_first() -> None:
    with pytest.raises(PositionError):
        lay_position(POKEMON, replace(POSITION, first=2))
