"""`chabudai replay` of the log of a game that was played in PTCG Live."""

from __future__ import annotations

import json
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.games.pokemon.battle_log.told_games import around

TEXT = around("Aki played Iono.", "Aki juggles.", "Aki's Dreepy is now Happy.", "Aki drew 2 cards.")
SUMMARY = (
    "The game of Aki and Ren from PTCG Live: 16 lines on the table. "
    "The log does not tell how the game ended: its end is missing, or it is not over. "
    "Not carried out (by line): 14 and 15."
)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "log.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_the_game_is_told_with_what_is_left_out(chabudai: Command, log: Path) -> None:
    said = chabudai("replay", log)
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0] == "   0.0  The table is set up with 120 cards"
    assert lines[-1] == SUMMARY
    unread, left = said.err.splitlines()
    assert unread == "⚠ Line 14 was not carried out: Aki juggles."
    assert left.startswith("⚠ Line 15 was not carried out: Aki's Dreepy is now Happy. (")


def test_it_can_be_japanese(chabudai: Command, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    said = chabudai("replay", log)
    lines = said.out.splitlines()
    assert lines[0] == "   0.0  120枚のカードで卓を用意した"
    assert lines[-1].endswith("再現できなかった行：14、15。")
    unread, left = said.err.splitlines()
    assert unread == "⚠ 14行目は再現できません：Aki juggles."
    assert left.startswith("⚠ 15行目は再現できません：Aki's Dreepy is now Happy.（")


def test_it_can_be_read_by_a_program(chabudai: Command, log: Path) -> None:
    told = json.loads(chabudai("replay", log, "--json").out)
    log_of = told.pop("log")
    left = told.pop("left_out")
    assert told == {
        "source": "PTCG Live",
        "seats": ["Aki", "Ren"],
        "turn": 1,
        "lines": 16,
        "understood": 0.875,
        "fetched": 0,
    }
    assert [one.split(":")[0] for one in left] == [
        "Line 14 was not carried out",
        "Line 15 was not carried out",
    ]
    assert log_of[0] == {"step": "0.0", "text": "The table is set up with 120 cards"}


def test_the_table_it_writes_is_sound(chabudai: Command, log: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.chabudai"
    assert chabudai("replay", log, "--out", out).out.splitlines()[-1] == f"Table: {out}"
    assert chabudai("verify", out).code == 0
    assert chabudai("show", out, "--seat", "Aki").out.startswith("Turn 1 · Aki")


def test_a_line_that_is_repeated_is_one_line_and_commands_no_terminal(
    chabudai: Command, log: Path
) -> None:
    log.write_text(around("Aki \x1b[2Jjuggles\u202e.", "Aki " + "juggles " * 200), encoding="utf-8")
    first, second = chabudai("replay", log).err.splitlines()
    assert first.endswith(": Aki [2Jjuggles.")
    assert len(second) < 250


def test_it_may_come_from_standard_input(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(TEXT.encode())))
    assert chabudai("replay", "-").out.splitlines()[-1] == SUMMARY


def test_a_log_that_cannot_be_told_is_refused_in_words(chabudai: Command, log: Path) -> None:
    log.write_text("Aki's Turn\nAki ended their turn.\n", encoding="utf-8")
    said = chabudai("replay", log)
    assert said.code != 0
    assert "This log does not say who the two players are." in said.err
