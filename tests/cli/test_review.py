"""`chabudai review`: a game of secret plans looked back at."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.store.tables.table_file import write_table
from tests.cli.conftest import Command
from tests.games.nullpoga.poga_table import Half, PogaTable


@pytest.fixture
def lost(tmp_path: Path) -> Path:
    """A game in which Aki could have won, planned nothing, and lost a turn later."""
    table = PogaTable(Half("3:ulvan", life=3), Half("1:boar", life=3), turn=5)
    swings = table.unit("battle.1#1")
    table.turn("", "")
    table.turn("", f"attack {swings}")
    path = tmp_path / "lost.chabudai"
    write_table(path, table.table.host.journal)
    return path


def test_each_turn_has_its_chances_and_the_last_change_is_told(
    chabudai: Command, lost: Path
) -> None:
    said = chabudai("review", lost)
    assert (said.code, said.err) == (0, "")
    heading, heads, fifth, sixth, headline, *why = said.out.splitlines()
    assert heading == "Aki's chances, of 100:"
    assert heads.split() == ["turn", "before", "own", "plan", "both", "plans", "after"]
    assert fifth.split()[0] == "5"
    assert sixth.split()[0::4] == ["6", "0"]
    assert headline.startswith("The win went from Aki in turn 6: ")
    assert any("another plan promised more" in line for line in why)


def test_the_other_seat_in_japanese(
    chabudai: Command, lost: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    said = chabudai("review", lost, "--seat", "Ren")
    assert said.out.startswith("Renの勝率（%）：")
    assert "ターン6で形勢がRenに傾きました" in said.out


def test_json_has_shares_of_one_and_is_repeatable(chabudai: Command, lost: Path) -> None:
    first, again = (chabudai("review", lost, "--json", "--seed", 3).out for _ in range(2))
    assert first == again
    told = json.loads(first)
    assert (told["seat"], told["turned"]) == (1, 6)
    assert [turn["turn"] for turn in told["turns"]] == [5, 6]
    last = told["turns"][-1]
    assert last["after"] == 0.0
    assert last["best"] >= last["own"]
    assert last["plan"]


def test_whose_eyes_must_be_a_player_s(chabudai: Command, lost: Path) -> None:
    said = chabudai("review", lost, "--seat", "judge")
    assert said.code == 2
    assert "judge plans nothing. Choose a player's seat" in said.err


def test_before_any_plan_was_opened_there_is_nothing_to_look_back_at(
    chabudai: Command, tmp_path: Path
) -> None:
    path = tmp_path / "new.chabudai"
    write_table(path, PogaTable().table.host.journal)
    said = chabudai("review", path)
    assert said.code == 2
    assert "No plans were opened in this game yet." in said.err


def test_games_without_secret_plans_name_those_that_have(
    chabudai: Command, table_file: Path
) -> None:
    said = chabudai("review", table_file)
    assert said.code == 2
    assert "Take a table of Nullpoga." in said.err
