"""`chabudai replay`: a written game played on a table, told, and written as a table file."""

from __future__ import annotations

import json
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from app.session.notation.script_lines import MOST_LINES
from tests.cli.conftest import Command

GAMES = Path(__file__).resolve().parent.parent / "games" / "pokemon" / "scripts"
HEAD = """title: A short evening
deck Aki: dragapult-dusknoir
deck Ren: ns-zoroark
stack Aki: Dreepy, Duskull, Iono, Ultra Ball, Drakloak, Latias ex, Luminous Energy
stack Ren: N's Zorua, Iono, Basic Darkness Energy ×4, Budew
"""
OPENING = """Aki goes first
Aki shuffles and draws 7 cards
Ren shuffles and draws 7 cards
Aki puts down Dreepy with Duskull on the Bench
Ren puts down N's Zorua
Aki starts the game
"""


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "short.txt"
    path.write_text(HEAD + OPENING, encoding="utf-8")
    return path


def test_the_log_is_told_with_its_title(chabudai: Command, script: Path) -> None:
    said = chabudai("replay", script)
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0] == "A short evening"
    assert lines[1] == "   0.0  The table is set up with 120 cards"
    turned = "Aki turns Dreepy, Duskull and Ren's N's Zorua face up"
    assert lines[-1].startswith(f"   1.0  The game begins; {turned}")


def test_the_log_can_be_japanese(chabudai: Command, script: Path) -> None:
    said = chabudai("replay", script, "--language", "ja")
    assert "   0.0  120枚のカードで卓を用意した" in said.out.splitlines()


def test_the_table_it_writes_is_sound_and_can_be_shown(
    chabudai: Command, script: Path, tmp_path: Path
) -> None:
    out = tmp_path / "short.chabudai"
    assert chabudai("replay", script, "--out", out).out.splitlines()[-1] == f"Table: {out}"
    assert chabudai("verify", out).code == 0
    shown = chabudai("show", out, "--seat", "Aki").out
    assert shown.startswith("Turn 1 · Aki")
    assert "Latias ex" in shown


@pytest.mark.parametrize("game", sorted(GAMES.glob("*.txt")), ids=lambda game: game.stem)
def test_every_game_of_the_collection_becomes_a_sound_table(
    chabudai: Command, game: Path, tmp_path: Path
) -> None:
    out = tmp_path / "game.chabudai"
    assert chabudai("replay", game, "--out", out).code == 0
    assert chabudai("verify", out).code == 0


def test_a_wrong_line_is_named_with_what_is_possible(chabudai: Command, script: Path) -> None:
    script.write_text(HEAD + OPENING + "Aki evolves Riolu into Drakloak\n", encoding="utf-8")
    said = chabudai("replay", script)
    assert said.code == 1
    assert said.out == ""
    assert said.err == (
        f"{script}, line 12: there is no Riolu on Aki's side; in play: "
        "Dreepy (Active Spot) and Duskull (Bench).\n"
    )


def test_nothing_is_written_where_a_line_is_wrong(
    chabudai: Command, script: Path, tmp_path: Path
) -> None:
    script.write_text(HEAD + "Aki flies away\n", encoding="utf-8")
    out = tmp_path / "short.chabudai"
    assert chabudai("replay", script, "--out", out).code == 1
    assert not out.exists()


def test_an_expectation_that_fails_says_what_is_so(chabudai: Command, script: Path) -> None:
    text = HEAD + OPENING + "expect Ren has 4 Prizes left\n"
    script.write_text(text, encoding="utf-8")
    assert chabudai("replay", script).err == f"{script}, line 12: Ren's Prizes: 6, and not 4.\n"


def test_json_holds_the_log(chabudai: Command, script: Path) -> None:
    told = json.loads(chabudai("replay", script, "--json").out)
    assert told["title"] == "A short evening"
    assert told["seats"] == ["Aki", "Ren"]
    assert told["turn"] == 1
    assert told["log"][0] == {"step": "0.0", "text": "The table is set up with 120 cards"}
    assert told["nodes"] == len(told["log"])


def test_json_holds_the_line_that_fails(chabudai: Command, script: Path) -> None:
    script.write_text(HEAD + "Aki flies away\n", encoding="utf-8")
    said = chabudai("replay", script, "--json")
    told = json.loads(said.out)
    assert (said.code, told["line"]) == (1, 6)
    assert "“flies away” is not understood" in told["error"]


def test_a_script_may_come_from_standard_input(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO((HEAD + OPENING).encode())))
    assert chabudai("replay", "-").code == 0


def test_deck_files_are_looked_for_beside_the_script(
    chabudai: Command, script: Path, tmp_path: Path
) -> None:
    (tmp_path / "mine.txt").write_text("60 Dreepy TWM 128\n", encoding="utf-8")
    text = script.read_text(encoding="utf-8").replace("deck Ren: ns-zoroark", "deck Ren: mine.txt")
    text = text.replace("stack Ren: N's Zorua, Iono, Basic Darkness Energy ×4, Budew\n", "")
    script.write_text(text.replace("N's Zorua", "Dreepy"), encoding="utf-8")
    assert chabudai("replay", script).code == 0


def test_a_deck_that_is_nowhere_is_told_with_its_line(chabudai: Command, script: Path) -> None:
    script.write_text(HEAD.replace("ns-zoroark", "nothing"), encoding="utf-8")
    said = chabudai("replay", script)
    assert said.code == 1
    assert "line 3: There is no deck list nothing." in said.err


def test_a_script_that_is_not_there_cannot_be_read(chabudai: Command, tmp_path: Path) -> None:
    said = chabudai("replay", tmp_path / "none.txt")
    assert said.code == 2
    assert "cannot be read" in said.err


def test_a_script_without_end_is_not_read(chabudai: Command, script: Path) -> None:
    script.write_text("Aki shuffles\n" * (MOST_LINES + 1), encoding="utf-8")
    said = chabudai("replay", script)
    assert (said.code, said.err) == (
        1,
        "the script is too long. A script has at most 20,000 lines.\n",
    )


def test_the_message_is_japanese_where_the_terminal_is(
    chabudai: Command, script: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    script.write_text(HEAD + OPENING + "Ren has 4\n", encoding="utf-8")
    assert "12行目：「has 4」はわかりません。" in chabudai("replay", script).err


def test_going_back_is_told_in_one_line(chabudai: Command, script: Path) -> None:
    text = HEAD + OPENING + "attaches Luminous Energy to Dreepy\nends the turn\ntake back 2 steps\n"
    script.write_text(text, encoding="utf-8")
    assert chabudai("replay", script).out.splitlines()[-1].strip() == "Aki takes back 2 steps"
