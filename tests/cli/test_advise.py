"""`chabudai advise`: positions with attempted moves, and what is to be said of each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.core.intent import Procedure
from app.games.game_registry import GAMES
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.cards.every_card import known_base
from app.resources import decklists
from app.session.host.local_table import lay_table
from app.store.tables.table_file import write_table
from tests.cli.conftest import Command
from tests.helpers.begun import begins

SUPPORTERS: dict[str, Any] = {
    "id": "two-supporters",
    "state": {
        "seats": ["A", "B"],
        "turn": {"player": "A", "count": 2},
        "this_turn": {"supporter": "Iono"},
        "players": {
            "A": {"active": [{"uid": "a1", "card": None}]},
            "B": {"active": [{"uid": "b1", "card": None}]},
        },
    },
    "moves": [
        {
            "move": {"by": "A", "type": "play_trainer", "card": "Boss's Orders"},
            "expect": [{"rule": "supporter-once", "severity": "illegal"}],
        },
        {"move": {"by": "A", "type": "play_trainer", "card": "Ultra Ball"}, "expect": []},
    ],
}


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    return written(tmp_path, {"cases": [SUPPORTERS]})


def written(folder: Path, content: Any) -> Path:
    file = folder / "cases.json"
    file.write_text(json.dumps(content), "utf-8")
    return file


def test_json_has_a_list_of_advice_for_every_move(chabudai: Command, cases: Path) -> None:
    said = chabudai("advise", cases, "--json")
    assert said.code == 0
    (case,) = json.loads(said.out)["cases"]
    assert case["id"] == "two-supporters"
    assert [[one["rule"] for one in move["advice"]] for move in case["moves"]] == [
        ["supporter-once"],
        [],
    ]
    (advice,) = case["moves"][0]["advice"]
    assert set(advice) == {"rule", "severity", "message"}
    assert advice["severity"] == "illegal"


def test_the_text_says_what_was_expected(chabudai: Command, cases: Path) -> None:
    said = chabudai("advise", cases)
    assert said.code == 0
    assert "✓ 1. play_trainer" in said.out
    assert "(supporter-once)" in said.out


def test_with_check_an_expectation_that_is_not_met_ends_with_1(
    chabudai: Command, tmp_path: Path
) -> None:
    other = {**SUPPORTERS, "moves": [{**SUPPORTERS["moves"][0], "expect": []}]}
    file = written(tmp_path, [other])
    assert chabudai("advise", file).code == 0
    said = chabudai("advise", file, "--check")
    assert said.code == 1
    assert "✗ 1." in said.out
    assert "expected: nothing" in said.out


def test_what_would_be_right_stands_beside_the_advice(chabudai: Command, tmp_path: Path) -> None:
    case = {
        "id": "prizes",
        "state": {
            "seats": ["A", "B"],
            "turn": {"player": "A", "phase": "attack"},
            "players": {
                "A": {"active": [{"uid": "a1", "card": None}]},
                "B": {"active": [{"uid": "b1", "card": "TWM-130", "damage": 320}]},
            },
        },
        "moves": [{"move": {"by": "A", "type": "take_prizes", "ko": "b1", "taken": {"A": 1}}}],
    }
    said = json.loads(chabudai("advise", written(tmp_path, [case]), "--json").out)
    (move,) = said["cases"][0]["moves"]
    assert [one["rule"] for one in move["advice"]] == ["ko-prize-count"]
    assert move["right"] == {"A": 2}


def test_a_deck_is_checked_by_the_rules_of_its_format(chabudai: Command, tmp_path: Path) -> None:
    case = {
        "id": "deck",
        "state": {"variant": "deck-check", "format": "glc", "type": "Psychic", "players": {}},
        "moves": [{"move": {"by": "A", "type": "deck_check", "deck": {"sv6-128": 2, "mee-5": 58}}}],
    }
    said = json.loads(chabudai("advise", written(tmp_path, [case]), "--json").out)
    rules = [one["rule"] for one in said["cases"][0]["moves"][0]["advice"]]
    assert "glc-singleton" in rules


@pytest.mark.parametrize(
    ("content", "where"),
    [
        ("no json at all", "not JSON"),
        ('{"cases": 3}', "list of cases"),
    ],
)
def test_a_file_that_is_no_case_file_is_told(
    chabudai: Command, tmp_path: Path, content: str, where: str
) -> None:
    file = tmp_path / "cases.json"
    file.write_text(content, "utf-8")
    said = chabudai("advise", file)
    assert said.code == 2
    assert where in said.err


@pytest.mark.parametrize(
    ("damage", "where"),
    [
        ({"state": {"players": []}}, "players"),
        ({"state": {**SUPPORTERS["state"], "turn": {"player": "Z"}}}, "turn"),
        ({"state": {**SUPPORTERS["state"], "turn": {"player": ["A"]}}}, "player"),
        ({"state": {**SUPPORTERS["state"], "seats": ["A", "B", "A"]}}, "seats"),
        ({"state": {**SUPPORTERS["state"], "seats": [f"{n}" for n in range(9)]}}, "seats"),
        ({"state": {**SUPPORTERS["state"], "variant": "chess"}}, "variant"),
        ({"state": {**SUPPORTERS["state"], "turn": {"player": "A", "count": 10**9}}}, "count"),
    ],
)
def test_a_case_that_cannot_be_read_is_named_and_the_others_are_judged(
    chabudai: Command, tmp_path: Path, damage: dict[str, Any], where: str
) -> None:
    broken = {**SUPPORTERS, "id": "broken", **damage}
    said = chabudai("advise", written(tmp_path, [broken, SUPPORTERS]), "--json")
    assert said.code == 1
    first, second = json.loads(said.out)["cases"]
    assert first["moves"] == []
    assert where in first["error"]
    assert first["error"] in said.err
    assert second["moves"][0]["advice"]


@pytest.mark.parametrize(
    ("move", "where"),
    [
        ({"move": {"by": "A", "type": "teleport"}}, "type"),
        ({"move": {"by": "A", "type": "draw", "count": "many"}}, "count"),
        ({"move": {"by": "Z", "type": "pass_turn"}}, "by"),
        ("attack", "type"),
        (3, "type"),
    ],
)
def test_a_move_that_cannot_be_read_is_named_and_the_others_are_judged(
    chabudai: Command, tmp_path: Path, move: Any, where: str
) -> None:
    file = written(tmp_path, [{**SUPPORTERS, "moves": [move, *SUPPORTERS["moves"]]}])
    said = chabudai("advise", file, "--json")
    assert said.code == 1
    (case,) = json.loads(said.out)["cases"]
    broken, second, _ = case["moves"]
    assert where in broken["error"]
    assert broken["error"] in said.err
    assert second["advice"]
    assert broken["error"] in chabudai("advise", file).out


def test_one_move_may_stand_without_a_list(chabudai: Command, tmp_path: Path) -> None:
    file = written(tmp_path, [{**SUPPORTERS, "moves": {"type": "teleport"}}])
    said = chabudai("advise", file)
    assert said.code == 1
    assert "“teleport” is not a move" in said.out


def test_what_must_be_silent_may_stand_without_a_list(chabudai: Command, tmp_path: Path) -> None:
    for silent in ("supporter-once", ["supporter-once"], 3):
        moves = [{**SUPPORTERS["moves"][0], "silent": silent}]
        said = chabudai("advise", written(tmp_path, [{**SUPPORTERS, "moves": moves}]), "--check")
        assert said.code == int(silent != 3)


def test_a_type_that_is_none_is_told_with_those_that_are(chabudai: Command, tmp_path: Path) -> None:
    case = deck_case({"mee-5": 60}, "glc")
    case["state"]["type"] = "Sound"
    said = chabudai("advise", written(tmp_path, [case]))
    assert said.code == 1
    assert "“Sound” is not a type; choose Grass" in said.err


def test_a_format_that_nobody_knows_is_told_with_those_that_are(
    chabudai: Command, tmp_path: Path
) -> None:
    said = chabudai("advise", written(tmp_path, [deck_case({"mee-5": 60}, "moon")]))
    assert said.code == 1
    assert "“moon” is not a format; choose" in said.err


@pytest.mark.parametrize(
    ("deck_format", "rules"),
    [
        ("standard", {"deck-regulation-mark"}),
        ("standard_jp", {"deck-regulation-mark"}),
        ("standard_intl", set()),
    ],
)
def test_marks_count_by_the_days_of_japan_unless_the_case_says_otherwise(
    chabudai: Command, tmp_path: Path, deck_format: str, rules: set[str]
) -> None:
    case = deck_case({"sv1-181": 4, "sv6-128": 4, "mee-5": 52}, deck_format)
    case["state"]["date"] = "2026-02-18"
    said = json.loads(chabudai("advise", written(tmp_path, [case]), "--json").out)
    told = {one["rule"] for one in said["cases"][0]["moves"][0]["advice"]}
    assert told & {"deck-regulation-mark"} == rules


def test_a_deck_may_be_a_list(chabudai: Command, tmp_path: Path) -> None:
    rows = [{"card": "sv6-128", "count": 2}, {"id": "mee-5", "count": 58}]
    for deck in (["sv6-128"] * 2 + ["mee-5"] * 58, rows):
        said = chabudai("advise", written(tmp_path, [deck_case(deck, "glc")]), "--json")
        rules = [one["rule"] for one in json.loads(said.out)["cases"][0]["moves"][0]["advice"]]
        assert "glc-singleton" in rules
        assert "glc-size" not in rules


def deck_case(deck: Any, deck_format: str) -> dict[str, Any]:
    state: dict[str, Any] = {"variant": "deck-check", "format": deck_format, "players": {}}
    return {"id": "deck", "state": state, "moves": [{"move": {"type": "deck_check", "deck": deck}}]}


def test_a_position_of_a_table_becomes_a_case(chabudai: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.chabudai"
    deck = read_decklist_file(decklists() / "pokemon" / "dragapult-dusknoir.txt", known_base()).keys
    table = lay_table(GAMES["pokemon"], ("Aki", "Ren"), (deck, deck), seed=5)
    for seat in (0, 1):
        table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    table.sit(0).ask(begins(table.sit(0).view))
    write_table(file, table.host.journal)
    said = chabudai("show", file, "--case")
    assert said.code == 0
    (case,) = json.loads(said.out)["cases"]
    assert case["state"]["turn"] == {"player": "Aki", "count": 1, "phase": "main"}
    assert "hand" not in case["state"]["players"]["Ren"]
    case["moves"] = [{"move": {"by": "Aki", "type": "attack"}}]
    judged = json.loads(chabudai("advise", written(tmp_path, [case]), "--json").out)
    rules = [one["rule"] for one in judged["cases"][0]["moves"][0]["advice"]]
    assert "first-turn-attack" in rules


def test_a_spectator_has_no_case(chabudai: Command, table_file: Path) -> None:
    said = chabudai("show", table_file, "--case", "--seat", "spectator")
    assert said.code == 2
    assert "--seat 1" in said.err


def test_a_field_that_means_nothing_is_told_with_those_that_do(
    chabudai: Command, tmp_path: Path
) -> None:
    odd = {"by": "A", "type": "attack", "weather": "rain", "damage": 210}
    said = chabudai(
        "advise", written(tmp_path, [{**SUPPORTERS, "moves": [{"move": odd}]}]), "--json"
    )
    assert said.code == 0
    assert "“weather” means nothing here" in said.err
    assert "attacker" in said.err
    assert json.loads(said.out)["cases"][0]["moves"][0]["unread"] == ["weather"]


def test_a_file_that_is_not_there_is_told(chabudai: Command, tmp_path: Path) -> None:
    said = chabudai("advise", tmp_path / "none.json")
    assert said.code == 2
    assert "There is no file" in said.err


def test_a_pokemon_that_is_not_there_is_told_and_the_case_is_judged(
    chabudai: Command, tmp_path: Path
) -> None:
    odd = {"by": "A", "type": "attach", "card": "MEE-2", "onto": "zz"}
    said = chabudai(
        "advise", written(tmp_path, [{**SUPPORTERS, "moves": [{"move": odd}]}]), "--json"
    )
    assert said.code == 0
    assert "“zz” is not a Pokémon of this position" in said.err
    (case,) = json.loads(said.out)["cases"]
    assert case["doubts"] == [
        "two-supporters, move 1: “zz” is not a Pokémon of this position; check the name."
    ]
    assert len(case["moves"]) == 1


def test_a_number_that_is_far_too_long_is_told_where_it_stands(
    chabudai: Command, tmp_path: Path
) -> None:
    file = tmp_path / "long.json"
    text = json.dumps([{**SUPPORTERS, "id": "long"}, SUPPORTERS])
    file.write_text(text.replace('"count": 2', f'"count": {"9" * 10_000}', 1), "utf-8")
    said = chabudai("advise", file)
    assert said.code == 1
    assert "long.state.turn, count: '99999999999999999999…' is not a whole number" in said.err
    assert "two-supporters" in said.out


def test_brackets_without_end_are_told(chabudai: Command, tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text("[" * 100_000, "utf-8")
    said = chabudai("advise", file)
    assert said.code == 2
    assert "nested too deeply" in said.err
