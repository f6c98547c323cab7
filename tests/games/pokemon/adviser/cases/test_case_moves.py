"""Moves of a case file: which there are, and those of which no other file tells."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.advising.cases.case_fields import CaseError
from app.games.pokemon.adviser.cases.case_moves import move_plays
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from tests.games.pokemon.adviser.cases.telling import PLAYERS, A, B, at, card, having, plays, reader

SETUP = {"turn": {"player": "A", "phase": "setup"}}


@pytest.mark.parametrize(
    ("kinds", "play"),
    [
        ("attack", p.Attack),
        ("evolve", p.Evolve),
        ("devolve", p.Devolve),
        ("attach", p.AttachCard),
        ("play_trainer", c.PlayTrainer),
        ("play_stadium", c.PlayStadium),
        ("use_stadium stadium_effect", c.UseStadium),
        ("use_ability ability", p.UseAbility),
        ("put_into_play place_active set_active choose_active", c.PutDown),
        ("retreat", p.Retreat),
        ("switch", p.Switch),
        ("promote", p.Promote),
        ("take_prizes take_prize", c.TakePrizes),
        ("set_prizes place_prizes prizes", c.SetPrizes),
        ("checkup pokemon_checkup", t.Checkup),
        ("draw", c.DrawCards),
        ("mulligan", c.Redraw),
        ("heal", p.ChangeDamage),
        ("condition add_condition set_condition apply_condition inflict", p.ChangeCondition),
        ("remove_condition cure", p.ChangeCondition),
        ("announce say declare ready no_basic has_basic keep keep_hand", t.Announce),
        ("start start_game begin_turn start_turn next_turn", t.BeginTurn),
        ("nothing look_over position", p.Standing),
        ("move discard discard_stadium", c.MoveCards),
        ("look open peek look_at", c.LookAt),
        ("reveal show", c.Reveal),
        ("search", c.Search),
        ("turn_up face_up", c.TurnUp),
        ("shuffle", c.ShuffleZone),
        ("claim win end_game concede", t.Claim),
        ("pass_turn end_turn", t.PassTurn),
        ("take_back put_back return return_to_hand detach", c.MoveCards),
    ],
)
def test_what_a_kind_of_move_is(kinds: str, play: type[p.Play]) -> None:
    for kind in kinds.split():
        assert [type(one) for one in plays(kind)] == [play], kind


@pytest.mark.parametrize(
    ("kinds", "move", "play"),
    [
        ("knock_out ko", {"uid": "b1"}, p.KnockOut),
        ("damage put_damage", {"damage": {"b1": 20}}, p.ChangeDamage),
        ("put_counters counters", {"counters": {"b1": 2}}, p.ChangeDamage),
        ("rotate turn_card", {"uid": "a1", "turned": "left"}, p.TurnCard),
        ("setup setup_place", {"active": "Dreepy"}, c.PutDown),
        ("move_energy move_tool", {"card": "MEE-2", "from": "a1", "to": "a2"}, p.AttachCard),
    ],
)
def test_what_a_kind_of_move_is_where_it_tells_what_is_moved(
    kinds: str, move: dict[str, Any], play: type[p.Play]
) -> None:
    for kind in kinds.split():
        assert [type(one) for one in plays(kind, **move)] == [play], kind


def test_a_move_that_is_none_is_told_with_those_there_are() -> None:
    with pytest.raises(
        CaseError, match="type: “fly” is not a move; choose ability, add_condition,"
    ):
        plays("fly")
    with pytest.raises(CaseError, match=r"^here, type: “” is not a move"):
        move_plays(reader(by="A"), at(), PLAYERS)


def test_who_moves_is_whose_turn_it_is_unless_it_is_said() -> None:
    assert move_plays(reader(type="pass_turn"), at(turn={"player": "B"}), PLAYERS) == (
        t.PassTurn(B),
    )
    assert plays("pass_turn", by="B") == (t.PassTurn(B),)
    with pytest.raises(CaseError, match="by: “C” does not sit at this table"):
        plays("pass_turn", by="C")


def test_a_turn_may_be_passed_to_somebody() -> None:
    assert plays("pass_turn", to="A") == (t.PassTurn(A, A),)
    assert plays("end_turn") == (t.PassTurn(A, None),)


# -- putting into play -----------------------------------------------------------------------------


def test_pokemon_are_put_down_face_down_in_a_setup_and_face_up_in_a_game() -> None:
    put = {"card": "Dreepy", "to": "bench"}
    for said, up in (({}, False), ({"face_up": True}, True), ({"face_down": False}, True),
                     ({"face": "up"}, True), ({"face": "down"}, False)):  # fmt: skip
        (play,) = plays("put_into_play", SETUP, **{**put, **said})
        assert isinstance(play, c.PutDown)
        assert play.up is up
    first = {"turn": {"player": "A", "count": 1}}
    assert plays("put_into_play", first, **put) == plays("put_into_play", **put)
    (play,) = plays("put_into_play", **put)
    assert isinstance(play, c.PutDown)
    assert play.up


def test_where_and_on_whose_side_pokemon_are_put() -> None:
    dreepy, duskull = card("Dreepy"), card("Duskull")
    assert plays("put_into_play", card="Dreepy") == (c.PutDown(A, (dreepy,), "bench", A),)
    for key in ("to", "spot", "zone"):
        for spot in ("active", "Active Spot", "A.active"):
            assert plays("put_into_play", card="Dreepy", **{key: spot}) == (
                c.PutDown(A, (dreepy,), "active", A),
            )
    both = plays("put_into_play", cards=["Dreepy", "Duskull"], side="B", source="deck", cause="x")
    assert both == (c.PutDown(A, (dreepy, duskull), "bench", B, "deck", effect=True),)


# -- Abilities and Stadiums ------------------------------------------------------------------------


def test_a_choice_for_an_ability_is_its_use() -> None:
    for said in ({"uid": "a1"}, {"user": "a1"}, {"source": "a1"}):
        (play,) = plays("choose", ability="Seek", **said)
        assert play == p.UseAbility(0, "a1", "Seek")
    assert plays("choose", ability="Seek", chosen=["B"]) == (
        p.UseAbility(0, "", "Seek", players=(1,)),
    )


def test_a_choice_of_opponents_for_a_card() -> None:
    (play,) = plays("choose", card="Nobody", chosen=["B"])
    assert isinstance(play, c.Choose)
    assert play.players == (1,)
    assert plays("choose", card="Nobody") == ()


def test_an_ability_without_its_pokemon_is_that_of_the_only_one_that_has_it() -> None:
    dusknoir = {"players": having(card="Dusknoir")}
    (play,) = plays("ability", dusknoir, ability="Cursed Blast")
    assert play == p.UseAbility(0, "a1", "Cursed Blast")
    (play,) = plays("ability", ability="Cursed Blast")
    assert play == p.UseAbility(0, "", "Cursed Blast")


def test_of_several_with_the_ability_nobody_is_meant() -> None:
    players = having(card="Dusknoir")
    players["A"]["bench"] = [{"uid": "a2", "card": "Dusclops"}]
    assert plays("ability", {"players": players}, name="cursed blast") == (
        p.UseAbility(A, "", "cursed blast"),
    )
    assert plays("ability", {"players": having(card="Dusknoir")}) == (p.UseAbility(A, ""),)


def test_an_ability_of_a_card_that_is_not_in_play_and_what_it_chose() -> None:
    (play,) = plays("use_ability", name="Seek", zone="hand", chosen=["Dreepy", "Iono"])
    assert play == p.UseAbility(A, "", "Seek", "hand", 2)
    assert plays("use_ability", name="Seek", source="deck") == (p.UseAbility(A, "", "Seek"),)
    for key in ("uid", "unit", "user", "pokemon"):
        told = {"name": "Seek", "source": "a2", key: "a1"}
        assert plays("use_ability", **told) == (p.UseAbility(A, "a1", "Seek"),)
    for key in ("chosen", "chooses", "choose", "choice", "picks", "cards", "count"):
        (counted,) = plays("use_ability", name="Seek", **{"from": "discard pile", key: 3})
        assert counted == p.UseAbility(A, "", "Seek", "discard", 3)


def test_the_stadium_that_is_used_is_the_one_in_play_unless_it_is_said() -> None:
    state = {"stadiums": [{"card": "Artazon"}]}
    assert plays("use_stadium", state) == (c.UseStadium(A, card("Artazon")),)
    assert plays("use_stadium", state, card="Jamming Tower") == (
        c.UseStadium(A, card("Jamming Tower")),
    )
    assert plays("use_stadium") == (c.UseStadium(A, None),)


# -- the rest --------------------------------------------------------------------------------------


def test_a_trainer_that_heals() -> None:
    (ball, heal) = plays("play_trainer", card="Potion", heal={"a1": 30})
    assert isinstance(ball, c.PlayTrainer)
    assert heal == p.ChangeDamage(0, "a1", -30, counters=False)
    (play,) = plays("play_trainer", card="Potion", targets=["a1"])
    assert isinstance(play, c.PlayTrainer)
    assert play.onto == "a1"
    (alike, _) = plays("play_trainer", card="Potion", healed={"a1": 30})
    assert alike == ball
    assert len(plays("play_trainer", card="Potion", heal=30)) == 1, "nobody says whom"


def test_whose_pile_is_shuffled() -> None:
    assert plays("shuffle") == (c.ShuffleZone(A, "deck", A),)
    assert plays("shuffle", zone="B's hand", of="B") == (c.ShuffleZone(A, "hand", B),)
