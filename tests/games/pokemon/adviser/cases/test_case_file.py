"""Case files: the position that a case tells, and the moves that are tried from it."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.cases.case_file import Case, read_case
from app.games.pokemon.adviser.cases.case_reading import CaseError
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Condition, InStadium, Mon, Side
from app.games.pokemon.cards.every_card import known_base
from tests.games.pokemon.adviser.cases.telling import A, B, at, card, case, having, whole

SETUP = {"turn": {"player": "A", "phase": "setup"}, "players": {"A": {}, "B": {}}}


def read(entry: Any) -> Case:
    return read_case(entry, 7, known_base())


def refused(entry: Any) -> str:
    with pytest.raises(CaseError) as wrong:
        read(entry)
    return wrong.value.words.en


# -- the case --------------------------------------------------------------------------------------


def test_a_case_without_a_word_is_a_table_for_nobody() -> None:
    empty = read({})
    assert empty == Case("case-7", "standard", "standard", "", "", ())


def test_what_a_case_says_of_itself() -> None:
    said = {"format": "half", "type": "Fire", "date": "2026-02-18", "variant": "battle-royal"}
    told = read(whole({"type": "nothing"}, **said))
    assert (told.id, told.variant, told.deck_format) == ("one", "battle-royal", "half")
    assert (told.deck_type, told.date, len(told.moves)) == ("Fire", "2026-02-18", 1)
    position = told.moves[0].position
    assert (position.variant, position.date) == ("battle-royal", "2026-02-18")
    assert at(variant="deck-check").variant == "standard"


def test_a_case_that_is_none() -> None:
    assert refused(3) == "case 7: an object in braces is needed here."
    assert refused(whole(variant="chess")) == (
        "one.state, variant: “chess” is no variant; "
        "choose standard, battle-royal, multi-2v2 or deck-check."
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
    assert (bare.plays, bare.unread) == ((p.PassTurn(B),), ())


def test_a_move_that_cannot_be_read_says_why() -> None:
    move = case({"type": "fly"})
    assert move.error is not None
    assert move.error.en.startswith("one.moves[0].move, type: “fly” is no move; choose ability,")
    assert move.plays == ()


def test_a_deck_check_has_a_deck_and_no_plays() -> None:
    move = case({"type": "deck_check", "deck": ["sv6-128", "sv6-128"]})
    assert (move.deck, move.plays) == ((("sv6-128", 2),), ())
    assert case({"type": "nothing"}).deck is None


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


# -- a side ----------------------------------------------------------------------------------------


def side(**fields: Any) -> Side:
    return at(players={"A": fields, "B": {}}).side(A)


def test_a_side_of_which_nothing_is_told_is_in_the_middle_of_a_game() -> None:
    usual = side()
    assert (usual.name, usual.team, usual.prizes, usual.deck) == ("A", A, 6, 20)
    assert (usual.hand, usual.hand_count, usual.discard, usual.lost) == (None, 5, None, ())
    assert (usual.prizes_up, usual.marks, usual.mons) == (0, (), ())


def test_what_is_told_of_a_side() -> None:
    told = side(
        team=1, prizes=2, prizes_up=1, deck=0, hand=["Iono"], discard=["Dreepy"], lost=["MEE-2"]
    )
    assert (told.team, told.prizes, told.prizes_up, told.deck) == (1, 2, 1, 0)
    assert (told.hand, told.hand_count) == ((card("Iono"),), 1)
    assert (told.discard, told.lost) == ((card("Dreepy"),), (card("MEE-2"),))


@pytest.mark.parametrize(
    ("said", "marks"),
    [
        ({"marks": {"gx": 1, "mulligans": 2}}, (Mark("gx"), Mark("mulligans", 2))),
        ({"no_items": True}, (Mark("no_items"),)),
        ({"item_lock": True}, (Mark("no_items"),)),
        ({"items_locked": True}, (Mark("no_items"),)),
        ({"first_turn": True, "no_supporters": False}, (Mark("first_turn"),)),
        ({"locks": ["Items", "stadium cards"]}, (Mark("no_items"), Mark("no_stadiums"))),
        ({"locked": "supporters"}, (Mark("no_supporters"),)),
        ({"cannot_play": [{"what": "trainer cards"}]}, (Mark("no_trainers"),)),
        ({"locks": True}, ()),
        ({"effects": "Itchy Pollen"}, (Mark("no_items"),)),
        ({"bench_limit": 4}, (Mark("bench", 4),)),
        ({"bench_limit": 0}, ()),
        ({"used_gx": True, "marks": ["gx"]}, (Mark("gx"),)),
        ({"no_basic": True}, ()),
    ],
)
def test_what_is_noted_on_a_player(said: dict[str, Any], marks: tuple[Mark, ...]) -> None:
    assert side(**said).marks == marks


def test_who_said_what_is_noted_in_the_setup_alone() -> None:
    setup = at(turn=SETUP["turn"], players={"A": {"no_basic": True}, "B": {}})
    assert setup.side(A).marks == (Mark("no_basic"),)


def test_a_hand_that_is_not_told_of_has_no_size_in_a_setup() -> None:
    def count(turn: Any, **told: Any) -> int | None:
        return at(turn=turn, players={"A": told, "B": {}}).side(A).hand_count

    setup = SETUP["turn"]
    assert count(setup) is None
    assert count(setup, hand_count=7) == 7
    assert count(setup, hand=["Dreepy"]) == 1
    assert count({"player": "A"}) == 5
    assert count({"player": "A"}, hand_count=7) == 7


def test_a_player_of_whom_no_pokemon_are_told() -> None:
    position = at(players={"A": {"active": []}, "B": {}})
    assert position.side(0).shown
    assert not position.side(1).shown
    assert at(players={"A": {"bench": []}, "B": {}}).side(0).shown


def test_how_many_prizes_are_usual_in_a_variant() -> None:
    assert at(variant="multi-2v2").side(A).prizes == 3
    assert at(variant="multi-2v2").options == ()
    assert at(format="half").options == (("prizes", "3"),)


# -- a Pokémon -------------------------------------------------------------------------------------


def mon(**fields: Any) -> Mon:
    """Return the Active Pokémon of A."""
    return at(players={"A": {"active": fields}, "B": {}}).side(A).mons[0]


def test_a_pokemon_by_its_card_alone() -> None:
    dreepy = card("Dreepy")
    assert mon(card="Dreepy") == Mon("active0", A, "active", dreepy, (dreepy,), owners=(A,))
    assert mon(card=None) == Mon("active0", A, "active", None, plain=True)


def test_what_lies_under_a_pokemon_and_is_attached_to_it() -> None:
    told = mon(
        uid="a1",
        card="Drakloak",
        stack=["Dreepy", "Drakloak"],
        energy=["MEE-2"],
        tools=["Air Balloon"],
        attached=["MEE-5", "Iono"],
    )
    assert (told.uid, told.card) == ("a1", card("Drakloak"))
    assert told.stack == (card("Dreepy"), card("Drakloak"))
    assert told.energy == (card("MEE-2"), card("MEE-5"))
    assert told.tools == (card("Air Balloon"), card("Iono"))
    assert told.owners == (A,) * 6


def test_how_a_pokemon_stands() -> None:
    told = mon(card="Dreepy", damage=30, face_down=True, rotation=-90)
    assert (told.damage, told.hp_left) == (30, None)
    assert (told.down, told.turned) == (True, 270)
    assert mon(card=None, hp_left=10).hp_left == 10
    assert mon(card=None, turned=450).turned == 90
    assert not mon(card=None, face_down="yes").down
    assert refused(whole(players=having(rotation="sideways"))) == (
        "one.state.players.A.active[0], rotation: 'sideways' is no whole number "
        "from −99,999 to 99,999."
    )


def test_the_active_pokemon_come_before_the_bench() -> None:
    told = at(players={"A": {"bench": ["Dreepy", "Duskull"], "active": ["Iono"]}, "B": {}}).side(A)
    assert [(one.spot, one.uid) for one in told.mons] == [
        ("active", "active0"),
        ("bench", "bench0"),
        ("bench", "bench0"),
    ]


@pytest.mark.parametrize(
    ("said", "turn"), [("earlier", 0), ("this_turn", 5), ("A", 5), ("B", 4), ("whenever", 0)]
)
def test_when_it_came_into_play_or_changed(said: str, turn: int) -> None:
    assert mon(card=None, entered=said).entered == turn
    assert mon(card=None, evolved=said).evolved == turn
    assert mon(card=None, devolved=said).devolved == turn


def test_when_it_changed_may_stand_in_the_log_of_the_turn() -> None:
    told = at(this_turn={"evolved": ["a1"], "entered": "a2", "devolved": ["b1"]})
    found = {one.uid: (one.entered, one.evolved, one.devolved) for one in told.mons}
    assert found == {"a1": (0, 5, 0), "a2": (5, 0, 0), "b1": (0, 0, 5), "b2": (0, 0, 0)}


def test_conditions_of_a_pokemon() -> None:
    told = ["Burned", {"name": "Poison", "base": 4}, {"name": "Paralyzed", "own_turns": 2}]
    mon = {"uid": "a1", "card": None, "conditions": told}
    position = at(turn={"player": "A"}, players={"A": {"active": [mon]}, "B": {}})
    found = position.side(0).mons[0].conditions
    assert [(one.key, one.counters, one.since) for one in found] == [
        ("burned", 2, None),
        ("poisoned", 4, None),
        ("paralyzed", 1, position.number - 4),
    ]


@pytest.mark.parametrize(
    ("told", "condition"),
    [
        ({"name": "Asleep", "from": "B"}, Condition("asleep", 1, B)),
        ({"condition": "Burned", "counters": 1}, Condition("burned", 1)),
        ({"name": "Asleep", "since": "B"}, Condition("asleep", since=4)),
        ({"name": "Asleep", "since": "earlier"}, Condition("asleep", since=0)),
        ({"name": "Asleep", "turns": 1}, Condition("asleep", since=3)),
        ({"name": "Asleep", "lasted": 0}, Condition("asleep", since=5)),
        ({"name": "Asleep", "since": "A", "turns": 1}, Condition("asleep", since=5)),
    ],
)
def test_a_condition_with_who_gave_it_and_when(told: dict[str, Any], condition: Condition) -> None:
    assert mon(card=None, conditions=[told]).conditions == (condition,)


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
    assert at(log={"setup": [{"type": "shuffle"}]}).record.setup == (p.ShuffleZone(A, "deck", A),)
    assert at().record.is_case
