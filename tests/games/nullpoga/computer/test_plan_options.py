from __future__ import annotations

from app.games.nullpoga.computer.plan_options import options_of
from app.games.nullpoga.resolver.board_values import BATTLE, Place
from app.games.nullpoga.resolver.rulings import USUAL, Rulings
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Freeze
from tests.games.nullpoga.computer.plan_boards import table
from tests.games.nullpoga.planned import CARDS, side


def test_who_may_act_is_who_stands_in_the_battle_zone_after_the_march() -> None:
    board = table(side({0: "boar", 4: "cat"}, {0: "rat", 2: "wyvern"}), side())
    acts = options_of(board, 0, USUAL, CARDS).acts
    assert [attacks[0].monster for attacks, _ in acts] == ["boar", "wyvern", "cat"]
    board.battle[0][4].barred = True  # type: ignore[union-attr]
    acts = options_of(board, 0, USUAL, CARDS).acts
    assert [attacks[0].monster for attacks, _ in acts] == ["boar", "wyvern"]


def test_a_monster_moves_to_the_free_cells_beside_it() -> None:
    board = table(side({1: "boar", 2: "cat"}), side())
    (_, of_boar), (_, of_cat) = options_of(board, 0, USUAL, CARDS).acts
    assert of_boar == (Act("boar", "move", 0),)
    assert of_cat == (Act("cat", "move", 3),)
    (_, anywhere), _ = options_of(board, 0, Rulings(moving="anywhere"), CARDS).acts
    assert [act.to for act in anywhere] == [0, 3, 4]


def test_an_archer_aims_at_each_column_and_a_rock_at_none() -> None:
    board = table(side({1: "archer", 2: "rock"}), side())
    ((attacks, _),) = options_of(board, 0, USUAL, CARDS).acts
    assert [act.aim for act in attacks] == [1, 0, 2, 3, 4]


def test_summons_go_where_standby_is_free_or_marches_off() -> None:
    board = table(side({0: "boar"}, {0: "rat", 1: "cat"}, hand=["rat", "ulvan"]), side(), turn=3)
    options = options_of(board, 0, USUAL, CARDS)
    assert options.columns == (1, 2, 3, 4)
    assert options.monsters == ("rat",), "the mana of turn 3 does not pay for more"


def test_what_has_no_name_is_planned_by_nobody() -> None:
    board = table(side(), side(hand=["rat", "meteor"]))
    board.hand[1] = ["", ""]
    options = options_of(board, 1, USUAL, CARDS)
    assert (options.monsters, options.casts) == ((), ())


def test_a_meteor_falls_on_enemies_and_on_land_that_is_not_waste() -> None:
    board = table(side(hand=["meteor"]), side({2: "boar"}, wild=[0, 1, 3]))
    (casts,) = options_of(board, 0, USUAL, CARDS).casts
    assert casts == (
        Cast("meteor", Place(1, BATTLE, 2)),
        Cast("meteor", Place(1, BATTLE, 4)),
    )


def test_a_ritual_brings_what_is_cheap_to_a_free_battle_cell() -> None:
    board = table(side({0: "rat"}, hand=["summon_ritual", "boar", "ulvan"]), side())
    (casts,) = options_of(board, 0, USUAL, CARDS).casts
    assert {cast.monster for cast in casts} == {"boar"}
    assert [cast.target and cast.target.column for cast in casts] == [1, 2, 3, 4]


def test_a_witch_freezes_where_an_enemy_stands_and_a_knight_pushes_to_free_cells() -> None:
    board = table(side({0: "frost_witch", 1: "tempest_knight"}), side({0: "rat", 3: "cat"}))
    options = options_of(board, 0, USUAL, CARDS)
    assert options.freezes == ((Freeze("frost_witch", 0), Freeze("frost_witch", 3)),)
    assert {(push.target, push.to) for push in options.pushes[0]} == {
        (target, to) for target in ("rat'", "cat'") for to in (1, 2, 4)
    }


def test_only_a_mage_that_will_stand_in_the_battle_zone_repeats() -> None:
    assert options_of(table(side({}, {1: "chrono_mage"}), side()), 0, USUAL, CARDS).repeats
    behind = table(side({1: "rat"}, {1: "chrono_mage"}), side())
    assert not options_of(behind, 0, USUAL, CARDS).repeats
    mage = table(side({1: "chrono_mage"}), side())
    assert not options_of(mage, 0, Rulings(repeat="off"), CARDS).repeats
