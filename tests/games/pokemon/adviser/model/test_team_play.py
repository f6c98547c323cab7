"""Rounds, letters and names of two against two."""

from __future__ import annotations

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.model.team_play import (
    in_round_one,
    letter,
    opposing_actives,
    partner,
    team_name,
)
from app.games.pokemon.variants.players import BACK
from tests.games.pokemon.adviser.situation import four, mon, round_one


def test_players_are_called_by_the_order_of_their_turns() -> None:
    assert [letter(four(), seat) for seat in range(5)] == ["A", "B", "C", "D", ""]
    third = replace(four(), first=2)
    assert [letter(third, seat) for seat in range(4)] == ["C", "D", "A", "B"]


def test_letters_follow_the_way_round_that_the_pairs_chose() -> None:
    back = replace(four(), marks=(Mark(BACK),))
    assert [letter(back, seat) for seat in range(4)] == ["A", "D", "C", "B"]


def test_b_and_d_go_second() -> None:
    assert [four().goes_second(seat) for seat in range(4)] == [False, True, False, True]


def test_the_first_round_is_each_players_first_turn() -> None:
    for seat in range(4):
        assert in_round_one(four(turn=round_one(seat)), seat)
    assert not in_round_one(four(), 0)
    assert not in_round_one(four(turn=round_one(1)), 0)


def test_partners() -> None:
    table = four()
    other = partner(table, 1)
    assert other is not None
    assert other.name == "Kai"
    assert team_name(table, 2) == "Aki & Mei"
    assert opposing_actives(table, 0) == ("b1", "d1")


def test_partners_share_the_field() -> None:
    table = four(([mon()], [mon()]), ([mon()], []), ([mon()], [mon()]))
    assert [one.uid for one in table.side(2).actives] == ["a1", "c1"]
    assert [one.uid for one in table.side(0).bench] == ["a2", "c2"]
    assert table.side(2).name == "Mei"
    assert [side.name for side in table.fields] == ["Aki & Mei", "Ren & Kai"]
    assert len(table.mons) == 6
    assert table.allied(0, 2)
    assert not table.allied(0, 1)
    assert not table.allied(-1, 0)
