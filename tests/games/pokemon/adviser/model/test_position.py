"""A position as the rules read it: who plays against whom, whose turn it is, names."""

from __future__ import annotations

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position, named, same_name
from app.games.pokemon.adviser.model.position_sides import InStadium, Side
from app.games.pokemon.adviser.model.turn_record import Turn
from tests.games.pokemon.adviser.situation import (
    LUCARIO,
    ME,
    PIKACHU,
    RIOLU,
    YOU,
    mon,
    pokemon,
    position,
    trainer,
)

# -- the whole -----------------------------------------------------------------------------------

DUEL = position([mon(RIOLU)], [mon(PIKACHU)], their_bench=[mon(LUCARIO)])


def table_of(*teams: int) -> Position:
    sides = tuple(Side(seat, f"P{seat}", team) for seat, team in enumerate(teams))
    return Position(sides, Turn(len(teams) - 1, 3))


def test_a_pokemon_is_found_by_its_name_on_the_table() -> None:
    assert [one.uid for one in DUEL.mons] == ["a1", "b1", "b2"]
    found = DUEL.mon("b2")
    assert found is not None
    assert (found.card, found.player) == (LUCARIO, YOU)
    assert DUEL.mon("b9") is None


def test_opponents_are_those_of_another_team() -> None:
    assert [side.player for side in DUEL.foes(ME)] == [YOU]
    four = table_of(0, 1, 0, 1)
    assert [side.player for side in four.foes(0)] == [1, 3]
    assert [side.player for side in four.foes(1)] == [0, 2]


def test_there_is_the_opponent_only_where_there_is_one() -> None:
    assert DUEL.foe(YOU) == DUEL.side(ME)
    assert table_of(0, 1, 0, 1).foe(0) is None
    assert table_of(0).foe(0) is None


def test_turns_go_round() -> None:
    assert DUEL.next_player() == YOU
    four = table_of(0, 1, 0, 1)
    assert four.turn.player == 3
    assert four.next_player() == 0
    assert replace(four, turn=replace(four.turn, player=1)).next_player() == 2


def test_what_the_table_agreed_on_and_noted() -> None:
    table = replace(DUEL, options=(("prizes", "4"),), marks=(Mark("no_tools"),))
    assert (table.option("prizes", "6"), table.option("game", "single")) == ("4", "single")
    assert table.option("game") == ""
    assert (table.noted("no_tools"), table.noted("no_abilities")) == (True, False)


@pytest.mark.parametrize(("number", "firsts"), [(0, []), (1, [ME]), (2, [YOU]), (3, []), (4, [])])
def test_each_player_has_a_first_turn(number: int, firsts: list[int]) -> None:
    table = position([mon()], [mon()], turn={"number": number, "player": (number + 1) % 2})
    assert table.number == number
    assert [player for player in (ME, YOU) if table.is_first_turn(player)] == firsts


def test_a_note_lifts_the_limits_of_a_first_turn() -> None:
    noted = position([mon()], turn={"number": 1}, me={"marks": (Mark("first_turn"),)})
    assert not noted.is_first_turn(ME)


def test_before_the_game_begins_nobody_has_a_first_turn() -> None:
    assert not position([mon()], turn={"number": 0}, me={"turns": 1}).is_first_turn(ME)


def test_turns_may_be_uncounted() -> None:
    assert (DUEL.turns_of(ME), DUEL.turns_of(YOU)) == (3, 2)
    late = position([mon()], me={"turns": None}, turn={"number": 1})
    assert late.turns_of(ME) is None
    assert not late.is_first_turn(ME)
    assert (DUEL.turns_of(-1), DUEL.turns_of(2)) == (None, None)


def test_who_the_opponent_is_that_an_attack_speaks_of() -> None:
    attack = p.Attack(ME, "a1", target="b1")
    assert DUEL.opponent_meant(attack) == YOU
    assert DUEL.opponent_meant(replace(attack, target="")) == YOU
    sides = tuple(
        Side(seat, "", seat, (replace(mon(uid=f"m{seat}"), player=seat),)) for seat in range(4)
    )
    four = Position(sides, Turn(ME, 5))
    assert four.opponent_meant(replace(attack, target="m2")) == 2
    assert four.opponent_meant(attack) is None, "it is not there any more"
    assert four.opponent_meant(replace(attack, target="m0")) is None, "one's own"
    assert four.opponent_meant(replace(attack, by=-1)) is None
    assert (four.round_ago(), DUEL.round_ago()) == (2, 4)


# -- names ---------------------------------------------------------------------------------------


def test_a_stadium_is_known_by_any_of_some_names_in_any_spelling() -> None:
    gym = trainer("Team Rocket’s Gym", "stadium")
    table = position([mon()], stadiums=(gym,))
    assert table.in_stadium("Sky Field", "team rocket's gym")
    assert not table.in_stadium("Sky Field")
    assert position([mon()], stadiums=(gym, trainer("Mesa", "stadium"))).in_stadium("Mesa")
    hidden = replace(DUEL, stadiums=(InStadium("s1", None, ME),))
    assert not hidden.in_stadium("Sky Field")


def test_a_card_is_known_by_any_of_some_names_in_any_spelling() -> None:
    pal = pokemon("N’s Zorua")
    assert named(pal, "Zorua", "n's zorua")
    assert not named(pal, "Zorua")
    assert not named(None, "Zorua")


def test_two_cards_have_the_same_name_if_they_have_it_in_a_language() -> None:
    sada = pokemon("Professor's Research (Professor Sada)")
    turo = pokemon("Professor's Research (Professor Turo)")
    assert same_name(sada, turo)
    imported = replace(RIOLU, name=Words("リオル", "リオル"))
    shipped = replace(RIOLU, name=Words("Riolu", "リオル"))
    assert same_name(imported, shipped)
    assert same_name(shipped, replace(RIOLU, name=Words("Riolu", "Riolu")))
    assert not same_name(RIOLU, LUCARIO)
    assert not same_name(RIOLU, None)
    assert not same_name(None, RIOLU)
    assert not same_name(None, None)
