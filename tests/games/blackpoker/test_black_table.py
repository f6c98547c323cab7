"""The table of the examples: laid as written, played in the words of the list of actions."""

from __future__ import annotations

from tests.games.blackpoker.black_table import BlackTable, Side


def test_a_side_is_laid_as_it_is_written() -> None:
    table = BlackTable(
        Side(hand="C3 JR", soldiers="S9 H5+HA'", bulwarks="C6' D4", trumps="S2", opened="D6"),
        Side(deck="S3 S4", grave="HK H2"),
    )

    assert table.hand() == ["C3", "JR"]
    assert table.soldiers() == ["S9", "H5+HA'"]
    assert table.bulwarks() == ["C6'", "D4"]
    assert table.trumps() == ["(S2)", "D6"]
    assert table.deck(1) == ["S3", "S4"]
    assert table.grave(1) == ["HK", "H2"]
    assert table.life() == 40
    assert table.chance() == 0


def test_an_action_is_started_answered_and_resolved() -> None:
    table = BlackTable(
        Side(hand="H6 C3", soldiers="S9"), Side(hand="S4 D2", soldiers="C3"), format="lite"
    )

    table.start("up", keys="H6", discards="C3", target="S9")
    assert table.stage() == ["up"]
    table.start("down", seat=1, keys="S4", discards="D2", target="C3")
    table.let_pass(0)
    table.resolve(1)

    assert table.stage() == ["up"]
    assert table.soldiers(1) == []
    assert table.grave(1) == ["S4", "C3", "D2"]
