from __future__ import annotations

from app.games.nullpoga.resolver.life_changes import bury, heal, hurt
from app.games.nullpoga.resolver.resolving_turn import Turn
from app.games.nullpoga.resolver.rulings import rulings_of
from app.games.nullpoga.resolver.working_board import Monster, working
from tests.games.nullpoga.planned import CARDS, laid, monster, side


def turn_with(card: str, **rulings: str) -> tuple[Turn, Monster]:
    board, plans = laid(side(battle={2: monster(card)}))
    turn = Turn(working(board, CARDS), plans, rulings_of(rulings), (), CARDS)
    held = turn.board.battle[0][2]
    assert held is not None
    return turn, held


def test_who_is_hurt_to_death_stays_until_the_burial() -> None:
    turn, boar = turn_with("boar")
    assert hurt(turn, boar, 2, "meteor", (0, "battle", 2))
    assert turn.board.battle[0][2] is boar
    bury(turn)
    assert turn.board.battle[0][2] is None
    assert turn.board.grave[0] == ["boar"]


def test_tokens_go_to_no_graveyard() -> None:
    turn, rock = turn_with("rock")
    hurt(turn, rock, 3, "attack", (0, "battle", 2))
    bury(turn)
    assert turn.board.battle[0][2] is None
    assert turn.board.grave[0] == []


def test_the_gaia_beast_turns_damage_into_attack() -> None:
    turn, beast = turn_with("gaia_beast")
    hurt(turn, beast, 3, "attack", (0, "battle", 2))
    assert (beast.attack, beast.life) == (5, 4)


def test_a_guarded_monster_is_spared() -> None:
    turn, boar = turn_with("boar")
    boar.guarded = True
    assert not hurt(turn, boar, 2, "meteor", (0, "battle", 2))
    assert not hurt(turn, boar, 2, "attack", (0, "battle", 2))
    assert boar.life == 2


def test_a_guard_against_attacks_alone_lets_spells_through() -> None:
    turn, boar = turn_with("boar", guard="attacks")
    boar.guarded = True
    assert not hurt(turn, boar, 1, "attack", (0, "battle", 2))
    assert hurt(turn, boar, 1, "meteor", (0, "battle", 2))


def test_healing_stops_at_the_full_life() -> None:
    turn, turtle = turn_with("turtle")
    turtle.life = 3
    heal(turn, turtle, (0, "battle", 2))
    assert turtle.life == 4


def test_healing_goes_beyond_it_where_people_agreed() -> None:
    turn, turtle = turn_with("turtle", healing_limit="none")
    heal(turn, turtle, (0, "battle", 2))
    assert turtle.life == 6
