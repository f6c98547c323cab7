"""A position as the rules read it: who stands where, what is noted, whose turn it is."""

from __future__ import annotations

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import (
    Condition,
    InStadium,
    PlayedTurn,
    Position,
    Record,
    Side,
    Turn,
    named,
    same_name,
)
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
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

# -- a Pokémon -----------------------------------------------------------------------------------


def test_conditions_and_notes_lie_on_a_pokemon() -> None:
    conditions = (Condition("asleep"), Condition("poisoned"))
    one = mon(conditions=conditions, marks=(Mark("hp", 30), Mark("no_attack")))
    assert [key for key in ("asleep", "burned", "poisoned") if one.has(key)] == [
        "asleep",
        "poisoned",
    ]
    assert [key for key in ("no_attack", "no_retreat") if one.noted(key)] == ["no_attack"]
    assert (one.number("hp"), one.number("hp_less")) == (30, 0)


def test_its_hp_are_printed_and_changed_by_notes() -> None:
    assert mon(RIOLU).hp == 70
    assert mon(RIOLU, marks=(Mark("hp", 50), Mark("hp_less", 20))).hp == 100
    assert mon(RIOLU, marks=(Mark("hp_less", 90),)).hp == 10, "the least there is"
    assert mon(None).hp is None
    assert mon(pokemon("Nothing printed", hp=0)).hp is None


def test_damage_leaves_some_of_them_and_never_less_than_none() -> None:
    assert [mon(RIOLU, damage=points).left for points in (0, 60, 70, 200)] == [70, 10, 0, 0]
    assert mon(None, damage=30).left is None


def test_a_case_may_give_the_hp_that_are_left() -> None:
    assert mon(RIOLU, damage=10, hp_left=30).left == 30
    assert mon(None, hp_left=-10).left == 0


def test_a_pokemon_that_is_not_known_is_called_so() -> None:
    assert mon(RIOLU).name == RIOLU.name
    assert mon(None).name == Words("this Pokémon", "このポケモン")


# -- a side --------------------------------------------------------------------------------------


def test_the_active_pokemon_and_the_bench() -> None:
    side = position([mon(RIOLU)], my_bench=[mon(PIKACHU), mon(LUCARIO)]).side(ME)
    assert [one.uid for one in side.actives] == ["a1"]
    assert [one.uid for one in side.bench] == ["a2", "a3"]


def test_notes_on_a_player() -> None:
    side = Side(ME, "Aki", marks=(Mark("bench", 3), Mark("no_items")))
    assert (side.noted("no_items"), side.noted("no_trainers")) == (True, False)
    assert (side.number("bench"), side.number("mulligans")) == (3, 0)


# -- a turn --------------------------------------------------------------------------------------


def test_a_turn_counts_what_was_used_in_it() -> None:
    turn = Turn(ME, 5, used=(("energy", 2), ("supporter", 1)))
    assert [turn.count(key) for key in ("energy", "supporter", "retreat")] == [2, 1, 0]


def test_a_turn_knows_its_attacks() -> None:
    attack, attached = p.Attack(ME, "a1"), p.AttachCard(ME, "a1", FIGHTING)
    turn = Turn(ME, 5, plays=(attached, c.FlipCoins(ME), attack))
    assert turn.attacks == (attack,)


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


A_TURN, B_TURN, C_TURN, D_TURN = ((p.PassTurn(seat),) for seat in range(4))


def test_of_each_player_the_last_turn_is_remembered() -> None:
    seats = ((0, A_TURN), (1, B_TURN), (2, C_TURN), (3, D_TURN))
    record = Record(turns=tuple(PlayedTurn(seat, plays) for seat, plays in seats))
    assert record.last_turn == D_TURN
    assert [record.last_turn_of(seat) for seat in (0, 2, 7)] == [A_TURN, C_TURN, ()]
    assert record.since_turn_of(1) == (*C_TURN, *D_TURN)
    assert record.since_turn_of(3) == ()
    assert record.since_turn_of(7) == record.earlier == (*A_TURN, *B_TURN, *C_TURN, *D_TURN)
    assert (Record().last_turn, Record().since_turn_of(0)) == ((), ())


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
