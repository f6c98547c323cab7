"""Rounds, letters and names of two against two."""

from __future__ import annotations

from app.core.card import Mark
from app.core.data.value import replace
from app.core.options import Options
from app.games.pokemon.adviser.model.plays import UseAbility
from app.games.pokemon.adviser.model.team_play import (
    counting,
    counts_by_rounds,
    in_round_one,
    letter,
    opposing_actives,
    partner,
    plays_counted,
    team_name,
)
from app.games.pokemon.adviser.model.turn_record import PlayedTurn, Record
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


# -- what counts as one turn ----------------------------------------------------------------------

ROUNDS = (("tv-once", "team"),)


def seeking(by: int) -> UseAbility:
    return UseAbility(by, "a1", "Seek")


def turns(*players: int) -> Record:
    return Record(turns=tuple(PlayedTurn(one, (seeking(one),)) for one in players))


def counted(seat: int, options: Options = ROUNDS) -> list[int]:
    """Return whose plays count in a turn of round three."""
    turn = {"player": seat, "number": 9 + seat, "plays": (seeking(seat),)}
    order = ((seat + at) % 4 for at in range(4))
    table = four(turn=turn, record=turns(*order), options=options)
    return [play.by for play in plays_counted(table) if isinstance(play, UseAbility)]


def test_usually_a_turn_counts_for_itself() -> None:
    for options in ((), (("tv-once", "player"),)):
        assert [counted(seat, options) for seat in range(4)] == [[0], [1], [2], [3]]
    assert not counts_by_rounds(four())
    assert counting(four()).now.en == "this turn"


def test_by_rounds_the_second_turn_of_a_team_counts_with_the_first() -> None:
    assert counts_by_rounds(four(options=ROUNDS))
    assert [counted(seat) for seat in (0, 1)] == [[0], [1]]
    assert [counted(seat) for seat in (2, 3)] == [[0, 1, 2], [1, 2, 3]]
    assert counting(four(options=ROUNDS)).per.ja == "チームの1巡に"
    joined_late = four(turn={"player": 2, "number": 11}, record=Record(), options=ROUNDS)
    assert plays_counted(joined_late) == ()
