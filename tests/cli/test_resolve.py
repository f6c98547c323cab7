"""`chabudai resolve`: boards and plans in, what comes of them out."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command

STRIKE = {"A": {"actions": [{"m": "a1", "do": "attack"}]}}
CASE = {
    "id": "first",
    "title": "A boar strikes an empty cell",
    "init": {"turn": 3, "A": {"battle": {"2": {"id": "a1", "card": "boar"}}}, "B": {"life": 20}},
    "turns": [{"plans": STRIKE, "end": {"B": {"life": 17}}, "next": {"A": {"mana": 4}}}],
}
OTHERWISE = {**CASE, "turns": [{"plans": STRIKE, "end": {"B": {"life": 16}}}]}


@pytest.fixture
def file(tmp_path: Path) -> Any:
    def written(*cases: Any, **more: Any) -> Path:
        path = tmp_path / "turns.json"
        path.write_text(json.dumps({"vectors": cases, **more}), "utf-8")
        return path

    return written


def test_what_came_is_told_in_a_few_lines(chabudai: Command, file: Any) -> None:
    said = chabudai("resolve", file(CASE), "--game", "nullpoga")
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines() == [
        "■ first · A boar strikes an empty cell",
        "  Turn 3",
        "  A: life: 20, mana: 3, battle zone (2: Boar 3/2)",
        "  B: life: 17, mana: 3, wilderness (2)",
    ]


def test_in_japanese_too(chabudai: Command, file: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    said = chabudai("resolve", file(OTHERWISE), "--check")
    assert "B：ライフ：17、マナ：3、荒野（2）" in said.out
    assert said.err == ("✗ firstの1ターン目、ターンの終わり：B.lifeは16のはずですが、17です。\n")


def test_json_has_both_boards_of_each_turn(chabudai: Command, file: Any) -> None:
    said = chabudai("resolve", file(CASE), "--json")
    (case,) = json.loads(said.out)["vectors"]
    (turn,) = case["turns"]
    assert case["id"] == "first"
    assert turn["end"]["B"] == {
        "life": 17,
        "mana": 3,
        "hand": [],
        "wild": [2],
        "battle": {},
        "standby": {},
    }
    assert turn["end"]["winner"] is None
    assert (turn["next"]["A"]["mana"], turn["next"]["A"]["hand"]) == (4, ["rat"])


def test_a_check_says_what_is_otherwise(chabudai: Command, file: Any) -> None:
    said = chabudai("resolve", file(CASE, OTHERWISE), "--check", "--json")
    assert said.code == 1
    assert said.err == "✗ first, turn 1, end of the turn: B.life should be 16 and is 17.\n"
    assert len(json.loads(said.out)["vectors"]) == 2
    assert chabudai("resolve", file(CASE), "--check").code == 0
    assert chabudai("resolve", file(OTHERWISE)).code == 0


def test_a_seed_makes_chance_repeatable(chabudai: Command, file: Any) -> None:
    row = {str(column): {"id": f"b{column}", "card": "turtle"} for column in range(5)}
    init = {"turn": 9, "A": {"hand": ["fire_rain"]}, "B": {"battle": row}}
    rain = {"A": {"spells": [{"card": "fire_rain"}]}}
    case = {"id": "rain", "init": init, "turns": [{"plans": rain}]}

    def came(seed: int) -> str:
        return chabudai("resolve", file(case), "--seed", seed, "--json").out

    assert came(1) == came(1)
    assert len({came(seed) for seed in range(8)}) > 1
    assert chabudai("resolve", file(case), "--seed", -1).code == 2


def test_a_case_that_cannot_be_read_leaves_the_others(chabudai: Command, file: Any) -> None:
    odd = {"id": "odd", "turns": [{"plans": {"A": {"summons": [{"card": "dodo", "col": 1}]}}}]}
    said = chabudai("resolve", file(odd, CASE), "--json")
    assert said.code == 1
    assert said.err.startswith("✗ odd.turns.1.plans.A.summons.1.card: ")
    first, second = json.loads(said.out)["vectors"]
    assert (first["turns"], len(second["turns"])) == ([], 1)
    assert first["error"] in said.err


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("{", "not JSON (line 1)"),
        ("[" * 100_000, "nested too deeply"),
        ('{"vectors": 3}', "a list of cases is needed under “vectors”"),
        ("{}", "a list of cases is needed"),
        ("[" + "0," * 10_000 + "0]", "too many cases"),
        ('"' + "x" * 5_000_000 + '"', "too large"),
    ],
)
def test_a_file_that_is_none_is_told(
    chabudai: Command, tmp_path: Path, text: str, part: str
) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text, "utf-8")
    said = chabudai("resolve", path)
    assert (said.code, said.out) == (2, "")
    assert part in said.err
    assert str(path) in said.err


def test_a_file_that_is_not_there_no_text_or_a_folder_is_told(
    chabudai: Command, tmp_path: Path
) -> None:
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "nowhere.json", tmp_path, binary):
        said = chabudai("resolve", path)
        assert said.code == 2
        assert str(path) in said.err


def test_a_huge_number_is_told_where_it_stands(chabudai: Command, tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    path.write_text('[{"id": "h", "turns": [], "init": {"turn": ' + "9" * 9000 + "}}]", "utf-8")
    said = chabudai("resolve", path)
    assert said.code == 1
    assert "h.init.turn" in said.err


@pytest.mark.parametrize("where", ["option", "file"])
def test_a_game_that_resolves_no_turns_is_told(chabudai: Command, file: Any, where: str) -> None:
    more = ("--game", "pokemon") if where == "option" else ()
    said = chabudai("resolve", file(CASE, game="pokemon"), *more)
    assert said.code == 2
    assert "Choose nullpoga" in said.err


def test_cases_come_from_standard_input_too(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps([CASE])))
    assert "B: life: 17" in chabudai("resolve", "-").out


@pytest.mark.parametrize("verb", ["resolve", "advise"])
def test_more_from_standard_input_than_a_file_may_hold_is_told_and_not_cut_off(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    monkeypatch.setattr(f"app.cli.verbs.{verb}_verb.LARGEST", 10)
    monkeypatch.setattr("sys.stdin", io.StringIO("[]" + " " * 20))
    said = chabudai(verb, "-")
    assert said.code == 2
    assert f"too large. See the documentation of `chabudai {verb}`" in said.err
