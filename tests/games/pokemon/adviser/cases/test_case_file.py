"""Case files: the position that a case tells, and the moves that are tried from it."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position_sides import InStadium
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.team_battle import TEAM_BATTLE
from tests.games.pokemon.adviser.cases.telling import (
    A,
    B,
    at,
    card,
    case,
    read,
    refused,
    whole,
)

# -- the case --------------------------------------------------------------------------------------


def test_a_case_without_a_word_is_a_table_for_nobody() -> None:
    empty = read({})
    assert (empty.id, dict(empty.state.raw), empty.moves) == ("case-7", {}, ())


def test_what_a_case_says_of_itself() -> None:
    said = {"format": "half", "type": "Fire", "date": "2026-02-18", "variant": "battle-royal"}
    told = read(whole({"type": "nothing"}, **said))
    assert (told.id, len(told.moves)) == ("one", 1)
    assert {key: told.state.text(key) for key in said} == said
    position = told.moves[0].position
    assert (position.variant, position.date) == (BATTLE_ROYAL, "2026-02-18")
    assert at(variant="deck-check").variant is STANDARD
    assert at(variant="team-battle").variant is at(variant="multi-2v2").variant is TEAM_BATTLE


def test_a_case_that_is_none() -> None:
    assert refused(3) == "case 7: an object in braces is needed here."
    assert refused(whole(variant="chess")) == (
        "one.state, variant: “chess” is not a variant; choose standard, battle-royal, "
        "multi-2v2, team-battle or deck-check."
    )


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ({"players": ["A", "B"]}, "players: write players as an object with an object for each"),
        ({"seats": "A"}, "seats: write a list of names"),
        ({"seats": ["A", "A"]}, "seats: write up to 8 names, each once"),
        ({"seats": [f"P{n}" for n in range(9)], "players": {}}, "seats: write up to 8 names"),
        ({"seats": ["A", "C"]}, "players: “B” is not among the seats A and C"),
    ],
)
def test_players_that_are_none(state: dict[str, Any], said: str) -> None:
    assert refused(whole(**state)).startswith(f"one.state, {said}")


def test_eight_may_sit_there_and_without_seats_the_players_do_in_their_order() -> None:
    eight = at(seats=[f"P{n}" for n in range(8)], players={}, turn={"player": "P7"})
    assert len(eight.sides) == 8
    named = at(seats=[], players={"B": {}, "A": {}})
    assert [side.name for side in named.sides] == ["B", "A"]


# -- moves -----------------------------------------------------------------------------------------


def test_a_move_is_read_with_the_fields_that_mean_nothing_for_it() -> None:
    move = case({"type": "promote", "uid": "a2", "colour": "red", "note": "?", "expect": []})
    assert move.plays == (p.Promote(A, "a2"),)
    assert move.position.gesture == move.plays
    assert move.unread == ("colour",)
    assert {"uid", "chosen_by", "by"} <= set(move.fields)
    assert not {"type", "note", "expect", "colour"} & set(move.fields)


def test_a_move_may_stand_without_braces_of_its_own() -> None:
    (bare,) = read({**whole(), "moves": [{"by": "B", "type": "pass_turn", "expect": []}]}).moves
    assert (bare.plays, bare.unread) == ((t.PassTurn(B),), ())


def test_a_move_that_cannot_be_read_says_why() -> None:
    move = case({"type": "fly"})
    assert move.error is not None
    assert move.error.en.startswith("one.moves[0].move, type: “fly” is not a move; choose ability,")
    assert move.plays == ()


def test_a_deck_check_has_a_deck_and_no_plays() -> None:
    move = case({"type": "deck_check", "deck": ["sv6-128", "sv6-128"]})
    assert (move.apart, move.plays) == (("deck_check", (("sv6-128", 2),)), ())
    assert case({"type": "nothing"}).apart is None


def test_who_draws_tries_the_draw_for_the_turn_unless_it_is_told() -> None:
    draw = {"type": "draw"}
    assert at().turn.drew
    assert not case(draw).position.turn.drew
    assert case(draw, this_turn={"drew": True}).position.turn.drew


# -- whose turn it is ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "number", "player"),
    [
        ({}, 5, A),
        ({"player": "A"}, 5, A),
        ({"player": "B"}, 6, B),
        ({"player": "A", "count": 1}, 1, A),
        ({"player": "B", "count": 1}, 2, B),
        ({"player": "B", "phase": "setup"}, 0, B),
    ],
)
def test_turns_are_counted_over_all_players(turn: dict[str, Any], number: int, player: int) -> None:
    position = at(turn=turn)
    assert (position.number, position.turn.player) == (number, player)


def test_turns_where_one_plays_alone_and_where_three_do() -> None:
    alone = at(seats=["A"], players={"A": {}}, turn={"player": "A", "count": 3})
    assert alone.number == 3
    came = {"A": "A", "B": "A", "C": "C"}
    players = {name: {"active": [{"uid": name, "entered": when}]} for name, when in came.items()}
    three = at(seats=["A", "B", "C"], players=players, turn={"player": "B", "count": 3})
    assert [mon.entered for mon in three.mons] == [7, 7, 6]
    assert three.number == 8


def test_how_many_turns_each_has_begun() -> None:
    assert [side.turns for side in at(turn={"player": "A", "count": 3}).sides] == [3, 2]
    assert [side.turns for side in at(turn={"player": "B", "count": 3}).sides] == [3, 3]


def test_how_many_prizes_are_usual_in_a_variant() -> None:
    assert at(variant="multi-2v2").side(A).prizes == 3
    assert at(variant="multi-2v2").options == ()
    assert at(format="half").options == (("prizes", "3"),)


# -- the rest of the table -------------------------------------------------------------------------


def test_stadiums_what_lies_loose_and_what_is_noted_on_the_table() -> None:
    position = at(
        stadiums=[{"card": "Artazon", "owner": "B", "faces": "A"}],
        stage=["Iono"],
        marks=["no_tools"],
        options={"tie": True, "clock": "off"},
    )
    assert position.stadiums == (InStadium("stadium0", card("Artazon"), B, B, faces=A),)
    assert position.loose == (("loose0", card("Iono"), A),)
    assert position.marks == (Mark("no_tools"),)
    assert position.options == (("clock", "off"), ("tie", "True"))
    assert position.first == A
    (alone,) = at(stadiums=["Artazon"]).stadiums
    assert (alone.owner, alone.player, alone.faces) == (A, A, None)
    assert position.seen_by is None


def test_what_was_done_this_turn_and_in_the_setup_is_read_like_moves() -> None:
    evolve = {"type": "evolve", "onto": "a1", "card": "Drakloak"}
    assert at(this_turn={"log": [evolve]}).turn.plays == (p.Evolve(A, "a1", card("Drakloak")),)
    assert at(log={"setup": [{"type": "shuffle"}]}).record.setup == (c.ShuffleZone(A, "deck", A),)
    assert at().record.is_case
