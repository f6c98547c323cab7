"""A position written as a case: what it says, and that it is read as the same position."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.cases.case_file import read_case
from app.games.pokemon.adviser.cases.case_writing import case_of
from app.games.pokemon.adviser.cases.pokemon_doubts import doubts
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import PlayedTurn
from app.games.pokemon.cards.every_card import known_base
from tests.games.pokemon.adviser.cases.telling import TABLE, at, card, having


def again(position: Position) -> Position:
    """Return what is read of a position that was written."""
    written = json.loads(json.dumps(case_of(position, "again")))
    return read_case(written, 1, known_base()).moves[0].position


def noted(*marks: Mark) -> Position:
    """Return the usual table with these notes on A's Active Pokémon."""
    (aki, ren) = at().sides
    (active, benched) = aki.mons
    return replace(at(), sides=(replace(aki, mons=(replace(active, marks=marks), benched)), ren))


def state(position: Position) -> dict[str, Any]:
    written: dict[str, Any] = case_of(position, "one")["state"]
    return written


def test_a_case_has_one_move_to_begin_with() -> None:
    written = case_of(at(turn={"player": "B"}), "turn-6-B")
    assert (written["id"], written["title"], written["source"]) == ("turn-6-B", "", [])
    assert written["moves"] == [{"move": {"by": "B", "type": "pass_turn"}}]


TOLD: dict[str, dict[str, Any]] = {
    "a usual table": {},
    "a turn": {"turn": {"player": "B", "count": 2, "phase": "checkup"}},
    "a setup": {"turn": {"player": "B", "count": 1, "phase": "setup"}},
    "the table": {
        "variant": "battle-royal",
        "date": "2026-02-18",
        "options": {"tie": "on"},
        "marks": {"no_tools": 1},
        "stadiums": [{"card": "Artazon", "owner": "B"}],
    },
    "players": {
        "players": {
            "A": {**TABLE["A"], "prizes": 2, "deck": 0, "hand": ["Iono"], "team": 1},
            "B": {
                **TABLE["B"],
                "hand_count": 3,
                "discard": ["Iono"],
                "lost": ["Dreepy"],
                "marks": {"gx": 1},
            },
        }
    },
    "a Pokémon": {
        "players": {
            **TABLE,
            "A": {
                "active": [
                    {
                        "uid": "a1",
                        "card": "Drakloak",
                        "stack": ["Dreepy", "Drakloak"],
                        "damage": 30,
                        "energy": ["MEE-2", "MEE-5"],
                        "tools": ["Air Balloon"],
                        "conditions": [
                            {"name": "Burned", "from": "B"},
                            {"name": "Poisoned", "counters": 4},
                        ],
                        "rotation": 90,
                        "marks": {"no_retreat": 1, "less_damage": 30},
                        "entered": "B",
                        "evolved": "this_turn",
                        "devolved": "B",
                        "face_down": True,
                    }
                ]
            },
        }
    },
    "this turn": {
        "this_turn": {
            "drew": False,
            "energy": [{"card": "MEE-2", "target": "a1"}],
            "items": ["Ultra Ball"],
            "supporter": ["Iono"],
            "stadium": ["Artazon"],
            "retreated": 1,
            "attacks": [{"uid": "a1", "attack": "Bite", "target": "b1"}],
            "abilities": [{"uid": "a1", "name": "Seek"}],
            "hit": ["b1"],
        }
    },
    "a turn of both": {"turn": {"player": "B", "count": 3, "also": ["A"]}},
    "this turn by numbers": {"this_turn": {"energy": 2, "supporter": 1, "stadium": 1}},
    "the game before": {
        "log": {
            "kos": [{"turn_of": "B", "owner": "A", "card": "TWM-130"}, {"owner": "B", "prizes": 2}],
            "vstar_used": ["B"],
            "mulligans": [["A", "B"], ["B"]],
        }
    },
}


@pytest.mark.parametrize("told", list(TOLD))
def test_a_position_is_read_again_as_it_was(told: str) -> None:
    before = at(**TOLD[told])
    after = again(before)
    if told == "this turn by numbers":  # the plays of nothing known are written as numbers
        before, after = (replace(one, turn=replace(one.turn, plays=())) for one in (before, after))
    assert replace(after, gesture=()) == replace(before, gesture=())


def test_what_is_written_of_a_position_is_read_again() -> None:
    state = {
        "this_turn": {"kos": [{"owner": "B", "card": "TWM-130"}], "prizes_taken": {"A": 2}},
        "log": {
            "attacks": [
                {"turn_of": "A", "uid": "a1", "attack": "Bite"},
                {"turn_of": "B", "uid": "b1", "attack": "Mumble", "target": "a1"},
            ],
            "moved": [{"turn_of": "B", "uid": "b2"}],
            "gx_used": ["A"],
        },
    }
    before = at(**state)
    after = again(before)
    assert after.record == before.record
    assert after.turn == before.turn


def test_who_went_first_sits_first() -> None:
    position = replace(at(turn={"player": "B"}), first=1)
    assert state(position)["seats"] == ["B", "A"]
    assert list(state(position)["players"]) == ["B", "A"]


def test_the_turn_is_counted_where_nobody_saw_the_beginning() -> None:
    position = at(turn={"player": "B", "count": 4})
    unseen = replace(position, sides=tuple(replace(one, turns=None) for one in position.sides))
    assert state(unseen)["turn"] == {"player": "B", "count": 4, "phase": "main"}


@pytest.mark.parametrize("seats", [["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]])
def test_a_turn_nobody_counted_is_read_again_at_a_table_of_any_size(seats: list[str]) -> None:
    for player in seats:
        for count in (1, 2, 5):
            told = {"player": player, "count": count}
            position = at(seats=seats, players={name: {} for name in seats}, turn=told)
            sides = tuple(replace(side, turns=None) for side in position.sides)
            assert state(replace(position, sides=sides))["turn"]["count"] == count
            assert again(replace(position, sides=sides)).number == position.number


def test_whose_knocked_out_pokemon_nobody_knows_is_left_open() -> None:
    seats = ["A", "B", "C"]
    players: dict[str, Any] = {name: {} for name in seats}
    kos = {"kos": [{"card": "TWM-130"}, {"owner": "C"}]}
    position = at(seats=seats, players=players, this_turn=kos)
    assert [one.get("owner") for one in state(position)["this_turn"]["kos"]] == [None, "C"]
    assert again(position).record.kos == position.record.kos


def test_only_what_is_there_is_written() -> None:
    written = state(at())
    assert written["this_turn"] == {"drew": True}
    assert written["log"] == {}
    assert set(written["players"]["A"]) == {
        *("team", "prizes", "deck", "hand_count", "active", "bench"),
    }
    assert written["players"]["A"]["bench"] == [{"uid": "a2", "card": None}]
    assert written["players"]["A"]["active"] == [
        {"uid": "a1", "card": "sv6-128", "name": "Dreepy", "energy": ["mee-2"]}
    ]
    assert not {"date", "options", "marks"} & set(written)


def test_what_a_seat_does_not_know_is_not_written() -> None:
    position = at(stadiums=[{"card": None, "owner": "A"}])
    aki, ren = position.sides
    hidden = replace(ren, prizes=None, deck=None, hand=None, hand_count=None)
    written = state(replace(position, sides=(aki, hidden)))
    assert set(written["players"]["B"]) == {"team", "active", "bench"}
    assert written["stadiums"] == []


def test_energy_that_an_effect_attached_is_not_that_of_the_turn() -> None:
    position = at()
    fire, balloon = card("MEE-2"), card("Air Balloon")
    plays = (
        p.AttachCard(0, "a1", fire, manual=False),
        p.AttachCard(0, "a1", balloon),
        p.AttachCard(0, "a1", None),
        p.AttachCard(0, "a2", fire),
    )
    turn = replace(position.turn, plays=plays)
    assert state(replace(position, turn=turn))["this_turn"]["energy"] == [
        {"card": "mee-2", "target": "a2"}
    ]


def test_an_attack_that_failed_is_not_remembered_and_who_left_the_active_spot_is() -> None:
    position = at()
    before = (p.Attack(0, "a1", "Bite"), p.Evolve(0, "a2", card("Drakloak")))
    last = (p.Attack(1, "b1", failed=True), p.Retreat(1, "b1", "b2"), p.Switch(1, "b2", "b1"))
    record = replace(position.record, turns=(PlayedTurn(0, before), PlayedTurn(1, last)))
    assert state(replace(position, record=record))["log"] == {
        "attacks": [{"turn_of": "A", "uid": "a1", "attack": "Bite", "target": ""}],
        "moved": [
            {"turn_of": "A", "uid": "a2"},
            {"turn_of": "B", "uid": "b1"},
            {"turn_of": "B", "uid": "b2"},
        ],
    }


def test_a_card_without_an_id_is_written_by_its_key() -> None:
    own = replace(card("Dreepy"), id="", key="OWN-1")
    (aki, ren) = at().sides
    position = replace(at(), sides=(replace(aki, hand=(own, card("Iono"))), ren))
    assert state(position)["players"]["A"]["hand"] == ["OWN-1", "sv2-185"]


def test_damage_and_conditions_are_no_marks_of_their_own() -> None:
    marks = {"damage": 30, "burned": 1, "no_retreat": 1}
    players = {**TABLE, "A": {"active": [{"uid": "a1", "card": None, "marks": marks}]}}
    (written,) = state(at(players=players))["players"]["A"]["active"]
    assert written["marks"] == {"no_retreat": 1}


def test_of_three_players_each_turn_is_told_by_whose_it_was() -> None:
    players = {name: {"active": [{"uid": name, "card": None}]} for name in ("A", "B", "C")}
    position = at(seats=["A", "B", "C"], players=players, turn={"player": "B", "count": 3})
    bite = p.Attack(0, "x", "Bite")
    record = replace(position.record, turns=(PlayedTurn(2, (bite,)), PlayedTurn(0, (bite,))))
    sides = [
        replace(side, mons=tuple(replace(mon, entered=number) for mon in side.mons))
        for side, number in zip(position.sides, (5, 6, 7), strict=True)
    ]
    position = replace(position, sides=tuple(sides), record=record, first=1)
    written = state(position)
    assert written["seats"] == ["B", "C", "A"]
    entered = [written["players"][name]["active"][0].get("entered") for name in "ABC"]
    assert entered == [None, "C", "A"], "of the round before only that it was earlier"
    assert [one["turn_of"] for one in written["log"]["attacks"]] == ["C", "A"]


@pytest.mark.parametrize("counters", [1, 2, 3])
def test_how_much_burned_and_poisoned_put_is_read_again(counters: int) -> None:
    told = [{"name": name, "counters": counters} for name in ("Burned", "Poisoned")]
    position = at(players=having(conditions=told))
    assert again(position).mons == position.mons
    assert [one.counters for one in position.mons[0].conditions] == [counters, counters]


def test_which_attack_is_locked_is_read_again() -> None:
    for marks in ([], [Mark("hp", 50)]):
        position = noted(*marks, Mark("no_attack", text="Bite"))
        written = case_of(position, "one")
        (active,) = written["state"]["players"]["A"]["active"]
        assert active["locked"] == ["Bite"]
        assert "no_attack" not in active.get("marks", {})
        assert again(position).mons == position.mons
        assert doubts("one", written, known_base()) == ()
    every = noted(Mark("no_attack"))
    assert again(every).mons == every.mons


def test_a_turn_that_is_not_this_one_yet_is_not_told() -> None:
    (aki, ren) = at().sides
    (active, benched) = aki.mons
    later = replace(aki, mons=(replace(active, entered=9), benched))
    (written,) = state(replace(at(), sides=(later, ren)))["players"]["A"]["active"]
    assert "entered" not in written


def test_a_condition_tells_who_gave_it_and_another_number_than_one() -> None:
    names = ["Asleep", "Paralyzed", "Confused", "Poisoned", "Burned"]
    told = [{"name": name, "from": by} for name, by in zip(names, "ABABA", strict=True)]
    players = {**TABLE, "A": {"active": [{"uid": "a1", "card": None, "conditions": told}]}}
    (written,) = state(at(players=players))["players"]["A"]["active"]
    assert written["conditions"] == [*told[:4], {"name": "Burned", "counters": 2, "from": "A"}]
