"""`chabudai show`: what one seat sees, and nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import PutMark
from app.session.host.local_table import LocalTable
from app.store.tables.table_file import write_table
from tests.cli.conftest import Command, dealt
from tests.games.pokemon_table import royal

SEATS = {"1": 0, "2": 1, "Aki": 0, "Ren": 1, "judge": JUDGE, "spectator": SPECTATOR}


def _cards(text: str) -> set[str]:
    return set(re.findall(r"(?:AKI|REN)-\d\d", text))


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("form", [(), ("--json",)], ids=["text", "json"])
def test_a_seat_is_shown_what_it_sees_at_every_step(
    chabudai: Command, table: LocalTable, table_file: Path, seat: str, form: tuple[str, ...]
) -> None:
    tree = table.host.tree
    for node in range(len(tree.nodes)):
        said = chabudai("show", table_file, "--seat", seat, "--at", node, *form)
        assert said.code == 0
        view = table.host.view_at(node, SEATS[seat])
        assert _cards(said.out) == {card.ref for card in view.cards.values() if card.ref}
        truth = tree.table_at(node)
        hidden = [truth.cards[n].ref for zone in ("hand.1", "prizes.1") for n in truth.zones[zone]]
        if seat in ("1", "Aki", "spectator"):
            assert not _cards(said.out) & set(hidden)
        assert not re.search(r"\b[cu][a-z0-9]{8}\b", said.out)  # handles are nobody's business


def test_where_it_stands_is_the_default(
    chabudai: Command, table: LocalTable, table_file: Path
) -> None:
    node = table.host.tree.cursor
    assert node < len(table.host.tree.nodes) - 1
    assert chabudai("show", table_file) == chabudai("show", table_file, "--at", node)


def test_the_text_says_turn_zones_and_damage(chabudai: Command, table_file: Path) -> None:
    lines = chabudai("show", table_file).out.splitlines()
    assert lines[0].startswith("Turn 1 · Aki")
    assert "Aki's Hand (6)" in lines
    assert "Ren's Hand (7)" in lines
    assert any(re.fullmatch(r"    AKI-\d\d \[Damage 30\]", line) for line in lines)


def test_json_is_the_position(chabudai: Command, table_file: Path) -> None:
    told = json.loads(chabudai("show", table_file, "--seat", "Ren", "--json").out)
    assert told["chabudai_position"] == 1
    assert told["seen_by"] == "Ren"
    hands = {zone["id"]: zone for zone in told["zones"]}
    assert len(hands["hand.1"]["cards"]) == 7
    assert "cards" not in hands["hand.0"]


def test_a_picture_tells_nothing_of_the_other_hand(
    chabudai: Command, qtbot: QtBot, tmp_path: Path
) -> None:
    pictures = []
    for ren in ("REN", "XYZ"):
        path = tmp_path / f"{ren}.chabudai"
        write_table(path, dealt(ren).host.journal)
        said = chabudai("show", path, "--png", tmp_path / f"{ren}.png")
        assert said.code == 0
        assert said.out == f"Picture: {tmp_path / ren}.png\n"
        pictures.append((tmp_path / f"{ren}.png").read_bytes())
    assert pictures[0] == pictures[1]
    assert len(pictures[0]) > 10_000
    chabudai("show", path, "--seat", 2, "--png", tmp_path / "own.png")
    assert (tmp_path / "own.png").read_bytes() != pictures[1]


@pytest.mark.parametrize("node", [-1, 999])
def test_a_step_that_is_not_there(chabudai: Command, table_file: Path, node: int) -> None:
    said = chabudai("show", table_file, "--at", node)
    assert said.code == 2
    assert re.search(r"no step -?\d+\. Choose 0–\d+", said.err)


@pytest.mark.parametrize("seat", ["0", "3", "Nobody", ""])
def test_a_seat_that_is_not_there(chabudai: Command, table_file: Path, seat: str) -> None:
    said = chabudai("show", table_file, "--seat", seat)
    assert said.code == 2
    assert "Choose 1–2, a name (Aki or Ren), judge or spectator." in said.err


@pytest.mark.parametrize("form", [(), ("--json",)], ids=["text", "json"])
def test_a_damaged_file_shows_its_good_part_and_ends_with_1(
    chabudai: Command, table_file: Path, form: tuple[str, ...]
) -> None:
    whole = table_file.read_bytes()
    table_file.write_bytes(whole[: len(whole) * 3 // 4])
    said = chabudai("show", table_file, *form)
    assert said.code == 1
    assert "damaged or cut off after step" in said.err
    if form:
        assert json.loads(said.out)["turn"]["number"] == 0
    else:
        assert said.out.startswith("Turn 0 · Aki")
    assert table_file.read_bytes() == whole[: len(whole) * 3 // 4]


def test_a_file_that_is_not_there_or_no_table(chabudai: Command, tmp_path: Path) -> None:
    assert "no such place" in chabudai("show", tmp_path / "none.chabudai").err
    (tmp_path / "a.chabudai").write_bytes(b"hello")
    said = chabudai("show", tmp_path / "a.chabudai")
    assert (said.code, said.out) == (2, "")
    assert "not a table of Chabudai" in said.err


def test_japanese(chabudai: Command, table_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    said = chabudai("show", table_file)
    assert said.out.startswith("1ターン目・Akiの番")
    assert "Renの手札（7）" in said.out
    assert "手順" in chabudai("show", table_file, "--at", 999).err
    assert "席" in chabudai("show", table_file, "--seat", 9).err


def test_who_gave_a_condition_stands_behind_it(chabudai: Command, tmp_path: Path) -> None:
    game = royal()
    unit = game.view().zones["active.0"].items[0]
    game.do(PutMark((unit,), "poisoned", value=1, text="seat.2"))
    path = tmp_path / "royal.chabudai"
    write_table(path, game.table.host.journal)
    said = chabudai("show", str(path)).out
    assert f"Poisoned ({game.view().setting.seats[2].name})" in said
    assert "seat.2" not in said
