"""Evolutions and devolutions of a case file, and what is left on the Pokémon afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.cases.telling import card, having, plays

DRAKLOAK, DRAGAPULT, CANDY = card("Drakloak"), card("Dragapult ex"), card("Rare Candy")
FIRE, PSYCHIC, BALLOON = card("MEE-2"), card("MEE-5"), card("Air Balloon")


def test_an_evolution_from_the_hand() -> None:
    plain = (p.Evolve(0, "a1", DRAKLOAK),)
    for key in ("onto", "uid", "target", "pokemon"):
        assert plays("evolve", card="Drakloak", **{key: "a1"}) == plain
    for key in ("card", "card_name", "evolution", "into"):
        assert plays("evolve", onto="a1", **{key: "Drakloak"}) == plain


def test_an_evolution_from_elsewhere() -> None:
    (play,) = plays("evolve", onto="a1", card="Drakloak", source="deck")
    assert play == p.Evolve(0, "a1", DRAKLOAK, "deck")
    for written in ("discard pile", "the trash", "A's discard pile"):
        (pile,) = plays("evolve", onto="a1", card="Drakloak", **{"from": written})
        assert pile == p.Evolve(0, "a1", DRAKLOAK, "discard")


@pytest.mark.parametrize(
    "helped",
    [
        {"with": "Rare Candy"},
        {"using": "Rare Candy"},
        {"candy": True},
        {"rare_candy": True},
        {"with": True},
        {"rare_candy": False, "with": "Rare Candy"},
    ],
)
def test_rare_candy_lends_its_hand(helped: dict[str, Any]) -> None:
    (play,) = plays("evolve", onto="a1", card="Dragapult ex", **helped)
    assert play == p.Evolve(0, "a1", DRAGAPULT, candy=CANDY)


def test_another_card_evolves_it_by_its_effect() -> None:
    by_effect = (p.Evolve(0, "a1", DRAKLOAK, effect=True),)
    assert plays("evolve", onto="a1", card="Drakloak", using="Grand Tree") == by_effect
    assert plays("evolve", onto="a1", card="Drakloak", effect="Salvatore") == by_effect
    (plain,) = plays("evolve", onto="a1", card="Drakloak", candy=False)
    assert plain == p.Evolve(0, "a1", DRAKLOAK)


# -- what is left on it ----------------------------------------------------------------------------

HURT = {
    "players": having(
        damage=30, energy=["MEE-2", "MEE-2"], tools=["Air Balloon"], conditions=["Asleep", "Burned"]
    )
}


@pytest.mark.parametrize(
    ("left", "lost"),
    [
        ({"damage": 10}, [p.ChangeDamage(0, "a1", -20)]),
        ({"damage": 50}, [p.ChangeDamage(0, "a1", 20)]),
        ({"damage": {"a1": 0}}, [p.ChangeDamage(0, "a1", -30)]),
        ({"damage_after": 0}, [p.ChangeDamage(0, "a1", -30)]),
        ({"damage": 30}, []),
        ({"damage": True}, []),
        ({"conditions": ["Burned"]}, [p.ChangeCondition(0, "a1", "asleep", on=False)]),
        ({"energy": ["MEE-2"]}, [p.Detach(0, "a1", FIRE, "discard")]),
        ({"energy": ["MEE-2", "MEE-2", "MEE-5"]}, []),
        ({"tools": []}, [p.Detach(0, "a1", BALLOON, "discard")]),
    ],
)
def test_what_it_lost_by_evolving(left: dict[str, Any], lost: list[p.Play]) -> None:
    (evolve, *rest) = plays("evolve", HURT, onto="a1", card="Drakloak", **left)
    assert isinstance(evolve, p.Evolve)
    assert rest == lost
    assert list(plays("evolve", HURT, onto="a1", card="Drakloak", after=left)[1:]) == lost


def test_without_conditions_both_ended() -> None:
    (_, *rest) = plays("evolve", HURT, onto="a1", card="Drakloak", after={"conditions": []})
    assert rest == [
        p.ChangeCondition(0, "a1", "asleep", on=False),
        p.ChangeCondition(0, "a1", "burned", on=False),
    ]


def test_of_a_pokemon_that_is_not_there_nothing_is_lost() -> None:
    assert len(plays("evolve", onto="zz", card="Drakloak", damage=0)) == 1


# -- devolving -------------------------------------------------------------------------------------


def test_the_highest_stage_goes_to_the_hand_or_where_it_is_said() -> None:
    state = {"players": having(card="Drakloak", stack=["Dreepy", "Drakloak"])}
    for key in ("uid", "unit", "target", "onto"):
        (play,) = plays("devolve", state, **{key: "a1"})
        assert play == p.Devolve(0, "a1", DRAKLOAK)
    assert plays("devolve", state, uid="a1", to="deck") == (p.Devolve(0, "a1", DRAKLOAK, "deck"),)
    for written in ("discard", "discard pile", "A's trash"):
        assert plays("devolve", uid="zz", goal=written) == (p.Devolve(0, "zz", None, "discard"),)


def test_a_devolution_by_an_effect() -> None:
    for said in ({"effect": True}, {"with": "Devolution"}, {"using": "Devolution"}):
        assert plays("devolve", uid="a1", **said) == (
            p.Devolve(0, "a1", card("Dreepy"), effect=True),
        )
