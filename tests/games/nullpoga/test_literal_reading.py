"""The literal reading holds the shared worked turns, and what section 9 of the facts adds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.nullpoga.literal_cards import MONSTERS, SPELLS, TOKENS
from tests.games.nullpoga.literal_reading import (
    OTHER_READINGS,
    Draws,
    play_turn,
    random_turn,
    snapshot,
)

FOLDER = Path(__file__).parents[4] / "shared"
VECTORS = FOLDER / "cases" / "nullpoga.json"
ABSENT = "the worked turns of the game lie beside the project only where it is made"


def _vectors() -> list[Any]:
    if not VECTORS.exists():
        return [pytest.param({}, marks=pytest.mark.skip(reason=ABSENT), id="absent")]
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))["vectors"]
    return [pytest.param(vector, id=vector["id"]) for vector in vectors]


@pytest.mark.parametrize("vector", _vectors())
@pytest.mark.parametrize("seed", range(20))
def test_worked_turn(vector: dict[str, Any], seed: int) -> None:
    board: Any = vector["init"]
    for number, turn in enumerate(vector["turns"]):
        end, board = play_turn(board, turn["plans"], Draws(100 * seed + number))
        assert differences(turn.get("end", {}), snapshot(end, end["winner"])) == []
        if "next" in turn:
            assert differences(turn["next"], snapshot(board, None)) == []


def differences(wanted: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """What of a partial expectation does not hold, in the words of the vectors' schema."""
    wrong = []
    for key, value in wanted.items():
        if key == "count":
            wrong += [f"count {one}" for one in value if counted(one, found) != one["n"]]
        elif key == "one_of":
            if all(differences(one, found) for one in value):
                wrong.append(f"none of {value}")
        elif key == "winner":
            wrong += [] if found["winner"] == value else [f"winner {found['winner']}"]
        else:
            wrong += [
                f"{key} {what}: {found[key][what]}, not {wish}"
                for what, wish in value.items()
                if found[key][what] != wish
            ]
    return wrong


def counted(wish: dict[str, Any], found: dict[str, Any]) -> int:
    asked = {what: wish[what] for what in ("card", "attack", "life") if what in wish}
    monsters = found[wish["side"]][wish["row"]].values()
    return sum(asked.items() <= monster.items() for monster in monsters)


def test_the_expectations_are_looked_at() -> None:
    found = snapshot({"A": {"battle": {"0": {"id": "a", "card": "rat"}}}}, None)
    side = {"side": "A", "row": "battle", "card": "rat"}
    assert differences({"A": {"life": 19}}, found)
    assert differences({"A": {"battle": {}}}, found)
    assert differences({"winner": "A"}, found)
    assert differences({"count": [side | {"n": 2}]}, found)
    assert differences({"one_of": [{"A": {"life": 1}}, {"A": {"life": 2}}]}, found)
    assert not differences({"count": [side | {"n": 1}], "one_of": [{"A": {"life": 20}}]}, found)


def test_the_numbers_of_the_cards_are_those_of_the_facts() -> None:
    facts = FOLDER / "facts" / "nullpoga_cards.json"
    if not facts.exists():
        pytest.skip(ABSENT)
    told = json.loads(facts.read_text(encoding="utf-8"))["cards"]
    assert {one["id"] for one in told} == {*MONSTERS, *TOKENS, *SPELLS}
    for one in told:
        if one["kind"] == "spell":
            assert SPELLS[one["id"]] == (one["no"], one["cost"])
        else:
            numbers = (one["cost"] or 0, one["attack"], one["life"])
            assert {**MONSTERS, **TOKENS}[one["id"]] == numbers


# Section 9: push


KNIGHT = {"id": "k", "card": "tempest_knight"}


def test_a_push_comes_before_the_first_step_and_is_no_act() -> None:
    board = {
        "A": {"battle": {"1": KNIGHT, "4": {"id": "r", "card": "rat"}}},
        "B": {"battle": {"1": {"id": "t", "card": "turtle"}}},
    }
    plan = {"push": [{"m": "k", "target": "t", "to": 4}]}
    plan["actions"] = [{"m": "k", "do": "attack"}]
    end, _ = play_turn(board, {"A": plan, "B": {}}, Draws())
    assert end["B"]["life"] == 17
    assert end["B"]["wild"] == [1]
    assert list(end["B"]["battle"]) == ["4"]


def test_a_push_onto_a_taken_cell_misfires() -> None:
    board = {
        "A": {"battle": {"1": KNIGHT}},
        "B": {"battle": {"1": {"id": "t", "card": "turtle"}, "2": {"id": "c", "card": "cat"}}},
    }
    plan = {"push": [{"m": "k", "target": "t", "to": 2}]}
    end, _ = play_turn(board, {"A": plan, "B": {}}, Draws())
    assert {column: one["id"] for column, one in end["B"]["battle"].items()} == {"1": "t", "2": "c"}


def test_a_push_of_a_monster_that_is_gone_misfires() -> None:
    board = {
        "A": {"battle": {"1": KNIGHT}, "hand": ["meteor"], "mana": 3},
        "B": {"battle": {"1": {"id": "c", "card": "cat"}}},
    }
    plan = {"push": [{"m": "k", "target": "c", "to": 2}]}
    plan["spells"] = [{"card": "meteor", "target": {"side": "B", "row": "battle", "col": 1}}]
    end, _ = play_turn(board, {"A": plan, "B": {}}, Draws())
    assert end["B"]["battle"] == {}
    assert end["B"]["wild"] == []


@pytest.mark.parametrize(("left", "right"), [("0", "3"), ("3", "0")])
def test_knights_push_in_the_order_of_their_columns(left: str, right: str) -> None:
    """The one on the lower column frees the cell that the other one needs, or comes too late."""
    board = {
        "A": {"battle": {left: KNIGHT, right: KNIGHT | {"id": "l"}}},
        "B": {"battle": {"1": {"id": "t", "card": "turtle"}, "2": {"id": "c", "card": "cat"}}},
    }
    plan = {
        "push": [{"m": "l", "target": "t", "to": 2}, {"m": "k", "target": "c", "to": 4}],
    }
    end, _ = play_turn(board, {"A": plan, "B": {}}, Draws())
    found = {one["id"]: column for column, one in end["B"]["battle"].items()}
    assert found == {"t": "2" if left == "0" else "1", "c": "4"}


def test_a_pushed_knight_still_pushes() -> None:
    board = {
        "A": {"battle": {"0": KNIGHT | {"id": "a"}}},
        "B": {"battle": {"1": KNIGHT | {"id": "b"}}},
    }
    plans = {
        "A": {"push": [{"m": "a", "target": "b", "to": 4}]},
        "B": {"push": [{"m": "b", "target": "a", "to": 2}]},
    }
    end, _ = play_turn(board, plans, Draws())
    assert list(end["A"]["battle"]) == ["2"]
    assert list(end["B"]["battle"]) == ["4"]


# Section 9: a repeated phase


MAGE = {"id": "m", "card": "chrono_mage"}
METEOR = {"card": "meteor", "target": {"side": "B", "row": "battle", "col": 0}}


@pytest.mark.parametrize(
    ("hand", "mana", "left"),
    [(1, 6, 1), (1, 5, 4), (0, 6, 7)],
    ids=["twice", "no second mana", "no card at all"],
)
def test_a_repeated_spell_phase_needs_mana_again(hand: int, mana: int, left: int) -> None:
    board = {
        "A": {"battle": {"3": MAGE}, "hand": ["meteor"] * hand, "mana": mana},
        "B": {"battle": {"0": {"id": "t", "card": "turtle", "life": 7}}},
    }
    plan = {"spells": [METEOR], "repeat": "spells"}
    end, _ = play_turn(board, {"A": plan, "B": {}}, Draws())
    assert end["B"]["battle"]["0"]["life"] == left


def test_in_the_other_reading_it_needs_a_second_card() -> None:
    board = {
        "A": {"battle": {"3": MAGE}, "hand": ["meteor"], "mana": 6},
        "B": {"battle": {"0": {"id": "t", "card": "turtle", "life": 7}}},
    }
    plan = {"spells": [METEOR], "repeat": "spells"}
    end, _ = play_turn(board, {"A": plan, "B": {}}, Draws(), {"second_copies"})
    assert end["B"]["battle"]["0"]["life"] == 4
    assert end["A"]["mana"] == 3


def test_every_mage_on_the_battle_row_repeats_the_actions_once() -> None:
    board = {
        "A": {
            "battle": {"0": {"id": "r", "card": "rat"}, "3": MAGE, "4": MAGE | {"id": "n"}},
            "standby": {"3": MAGE | {"id": "o"}},
        },
    }
    plan = {
        "actions": [{"m": "r", "do": "attack"}],
        "repeat": "actions",
    }
    end, _ = play_turn(board, {"A": plan, "B": {}}, Draws())
    assert end["B"]["life"] == 17


def test_the_repetition_comes_after_both_are_through() -> None:
    """B's boar falls to the second blow only, after its own attack."""
    board = {
        "A": {"battle": {"0": {"id": "c", "card": "cat"}, "3": MAGE}},
        "B": {"battle": {"0": {"id": "b", "card": "boar"}, "1": {"id": "d", "card": "cat"}}},
    }
    plans = {
        "A": {
            "actions": [{"m": "c", "do": "attack"}],
            "repeat": "actions",
        },
        "B": {"actions": [{"m": "d", "do": "attack"}, {"m": "d", "do": "attack"}]},
    }
    end, _ = play_turn(board, plans, Draws())
    assert list(end["B"]["battle"]) == ["1"]
    assert end["A"]["life"] == 19


def test_a_mage_that_marches_in_this_turn_is_too_late_for_the_spells() -> None:
    board = {
        "A": {"standby": {"3": MAGE}, "hand": ["meteor"] * 2, "mana": 6},
        "B": {"battle": {"0": {"id": "t", "card": "turtle"}}},
    }
    plan = {"spells": [METEOR], "repeat": "spells"}
    end, _ = play_turn(board, {"A": plan, "B": {}}, Draws())
    assert end["B"]["battle"]["0"]["life"] == 1
    assert end["A"]["hand"] == ["meteor"]


# Section 9: a monster pulled over


PULL = {"card": "swap", "pair": [["A", "battle"], ["B", "battle"]], "col": 2}


def test_a_monster_pulled_over_acts_for_nobody_in_this_turn() -> None:
    board = {
        "A": {"hand": ["swap"], "mana": 7},
        "B": {"battle": {"2": {"id": "w", "card": "wyvern"}}},
    }
    attack = {"actions": [{"m": "w", "do": "attack"}]}
    end, after = play_turn(board, {"A": {"spells": [PULL]} | attack, "B": attack}, Draws())
    assert (end["A"]["life"], end["B"]["life"]) == (20, 20)
    assert list(end["A"]["battle"]) == ["2"]
    assert after is not None
    end, _ = play_turn(after, {"A": attack, "B": {}}, Draws())
    assert end["B"]["life"] == 16


def test_a_monster_pulled_over_goes_to_its_first_owners_graveyard() -> None:
    board = {
        "A": {"hand": ["swap"], "mana": 7},
        "B": {
            "battle": {
                "2": {"id": "w", "card": "wyvern"},
                "1": {"id": "f", "card": "archer"},
            }
        },
    }
    aimed = {"m": "f", "do": "attack", "col": 2}
    end, _ = play_turn(board, {"A": {"spells": [PULL]}, "B": {"actions": [aimed]}}, Draws())
    assert end["A"]["battle"] == {}
    assert end["A"]["graveyard"] == ["swap"]
    assert end["B"]["graveyard"] == ["wyvern"]


# Random turns


def test_a_random_turn_follows_from_its_seed() -> None:
    for seed in range(50):
        board, plans, draws = random_turn(seed)
        again, plans_again, draws_again = random_turn(seed)
        assert (board, plans) == (again, plans_again)
        assert play_turn(board, plans, draws) == play_turn(again, plans_again, draws_again)
        assert (board, plans) == (again, plans_again), "a turn changes what it was given"


def test_random_turns_without_wrong_aims_have_none() -> None:
    for seed in range(300):
        board, plans, draws = random_turn(seed, wrong_aims=False)
        kept = play_turn(board, plans, draws, {"wrong_aim_kept"})
        assert play_turn(board, plans, draws) == kept


def test_random_turns_reach_every_card_and_every_other_reading() -> None:
    cards: set[str] = set()
    told: set[str] = set()
    winners = set()
    for seed in range(3000):
        board, plans, draws = random_turn(seed)
        for side in "AB":
            cards |= {*board[side]["hand"]}
            cards |= {
                one["card"] for row in ("battle", "standby") for one in board[side][row].values()
            }
        end, after = play_turn(board, plans, draws)
        winners.add(end["winner"])
        told |= {
            one
            for one in OTHER_READINGS
            if one not in told and play_turn(board, plans, draws, {one}) != (end, after)
        }
    assert cards == {*MONSTERS, *TOKENS, *SPELLS}
    assert told == {*OTHER_READINGS}
    assert winners == {None, "A", "B", "draw"}
