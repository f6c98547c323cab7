"""`chabudai verify`: replays a file and checks what must hold of every table."""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path

import pytest

from app.cli.benches.tools.scripted_play import Player, new_table
from app.core import fact as f
from app.core.fact import Began
from app.core.ids import TABLE
from app.core.past.history import HistoryTree, Node
from app.core.past.invariants import check_history
from app.core.zone import Seat
from app.games.game_registry import GAMES
from app.session.host.local_table import LocalTable
from app.session.host.updates import Grew, JournalEntry
from app.store.tables.table_file import write_table
from app.store.tables.table_lines import LineWriter, header_of
from tests.cli.conftest import Command


def forged(path: Path, *entries: JournalEntry) -> Path:
    """A file with sound checks that no host ever wrote."""
    writer = LineWriter()
    lines = [writer.header(header_of(list(entries)))]
    lines += [writer.entry(entry) for entry in entries]
    path.write_bytes(gzip.compress(b"".join(lines)))
    return path


def grew(*facts: f.Fact, actor: int = 0) -> Grew:
    return Grew(Node(0, None, actor, facts, 0, 0, 0))


def laid(*cards: f.StartCard) -> Grew:
    seats = (Seat("Aki", 0), Seat("Ren", 1))
    return grew(Began("pokemon", seats, GAMES["pokemon"].zones, cards), actor=TABLE)


def test_a_sound_file(chabudai: Command, table: LocalTable, table_file: Path) -> None:
    before = table_file.read_bytes()
    said = chabudai("verify", table_file)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"Sound: {len(table.host.tree.nodes)} steps")
    assert table_file.read_bytes() == before


def test_json(chabudai: Command, table: LocalTable, table_file: Path) -> None:
    told = json.loads(chabudai("verify", table_file, "--json").out)
    assert told == {
        "sound": True,
        "nodes": len(table.host.tree.nodes),
        "entries": len(table.host.journal),
        "findings": [],
    }
    table_file.write_bytes(table_file.read_bytes()[:-20])
    said = chabudai("verify", table_file, "--json")
    assert said.code == 1
    told = json.loads(said.out)
    assert not told["sound"]
    assert "damaged or cut off" in told["findings"][0]


@pytest.mark.parametrize("share", [0.5, 0.8, 0.99])
def test_a_file_that_was_cut(chabudai: Command, table_file: Path, share: float) -> None:
    whole = table_file.read_bytes()
    table_file.write_bytes(whole[: int(len(whole) * share)])
    said = chabudai("verify", table_file)
    assert said.code == 1
    assert said.out.startswith("✗ ")
    assert "damaged" in said.out


@pytest.mark.parametrize("share", [0.5, 0.7, 0.9])
def test_a_flipped_bit(chabudai: Command, table_file: Path, share: float) -> None:
    data = bytearray(table_file.read_bytes())
    data[int(len(data) * share)] ^= 4
    table_file.write_bytes(data)
    assert chabudai("verify", table_file).code == 1


def test_a_changed_line(chabudai: Command, table_file: Path) -> None:
    lines = gzip.decompress(table_file.read_bytes()).splitlines(keepends=True)
    lines[5] = lines[5].replace(b'"actor":', b'"actor": ')
    table_file.write_bytes(gzip.compress(b"".join(lines)))
    assert chabudai("verify", table_file).code == 1


@pytest.mark.parametrize("data", [b"", b"hello", gzip.compress(b"hello\n", mtime=0)])
def test_what_is_no_table_cannot_be_checked(chabudai: Command, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.chabudai"
    path.write_bytes(data)
    for form in ((), ("--json",)):
        said = chabudai("verify", path, *form)
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith("chabudai: “a.chabudai”")


def test_a_missing_file_and_a_folder(chabudai: Command, tmp_path: Path) -> None:
    assert chabudai("verify", tmp_path / "none.chabudai").code == 2
    assert chabudai("verify", tmp_path).code == 2


# -- what must hold ---------------------------------------------------------------------------

CARD = f.StartCard("AKI-01", 0, "discard.0", handle="c1", up=True)


def test_two_cards_with_one_handle(chabudai: Command, tmp_path: Path) -> None:
    said = chabudai("verify", forged(tmp_path / "a.chabudai", laid(CARD, CARD)))
    assert said.code == 1
    assert "Step 0: The handle c1 names 2 cards." in said.out


def test_a_handle_that_comes_back(chabudai: Command, tmp_path: Path) -> None:
    away = f.Moved(0, (f.CardMove(0, "deck.0"),))
    back = f.Moved(0, (f.CardMove(0, "discard.0", handle="c1", up=True),))
    said = chabudai("verify", forged(tmp_path / "a.chabudai", laid(CARD), grew(away), grew(back)))
    assert said.code == 1
    assert "came back to seat 1 in step 2" in said.out


def test_a_handle_on_another_card(chabudai: Command, tmp_path: Path) -> None:
    other = f.StartCard("AKI-02", 0, "deck.0")
    swap = f.Moved(
        0,
        (f.CardMove(0, "deck.0"), f.CardMove(1, "discard.0", handle="c1", up=True)),
    )
    said = chabudai("verify", forged(tmp_path / "a.chabudai", laid(CARD, other), grew(swap)))
    assert said.code == 1
    assert "names another card in step 1" in said.out


def test_a_step_that_cannot_be_shown(chabudai: Command, tmp_path: Path) -> None:
    bare = f.Moved(0, (f.CardMove(0, "discard.0", up=True),))
    named = f.Moved(0, (f.CardMove(0, "discard.0", handle="c2", up=True),))
    said = chabudai("verify", forged(tmp_path / "a.chabudai", laid(CARD), grew(bare), grew(named)))
    assert said.code == 1
    assert "Step 1 shows a seat a card that has no handle." in said.out


def test_damage_from_the_beginning(chabudai: Command, table_file: Path) -> None:
    data = table_file.read_bytes()
    table_file.write_bytes(data[:40])
    said = chabudai("verify", table_file)
    assert said.code == 1
    assert "damaged from its beginning" in said.out
    assert json.loads(chabudai("verify", table_file, "--json").out)["nodes"] == 0
    assert chabudai("show", table_file).code == 2


def test_replay_through_json_and_undo_are_checked(table: LocalTable) -> None:
    tree = table.host.tree
    flipped = [words.en for words in check_history(tree, _other_coins)]
    assert flipped == ["Step 7 replays to another table than it was kept with."]
    tree._depths[-1] += 3
    lost = [words.en for words in check_history(tree, lambda fact: fact)]
    assert lost == [f"Undo from step {len(tree) - 1} does not reach the beginning."]


def _other_coins(fact: f.Fact) -> f.Fact:
    """A written form that loses the face of a card."""
    if isinstance(fact, f.Moved) and fact.moves[0].zone == "active.0":
        move = fact.moves[0]
        return f.Moved(0, (f.CardMove(move.card, "discard.0", handle="c1", up=True),))
    return fact


def test_progress_is_told_from_beginning_to_end(table: LocalTable) -> None:
    shares: list[float] = []
    assert list(check_history(table.host.tree, lambda fact: fact, shares.append)) == []
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1.0)


def test_a_person_who_waits_sees_progress(
    chabudai: Command, table_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert chabudai("verify", table_file).err == ""
    monkeypatch.setattr(type(sys.stderr), "isatty", lambda _: True)
    said = chabudai("verify", table_file)
    assert said.code == 0
    assert "100%" in said.err
    assert said.err.endswith("\r\033[K")
    assert said.out.startswith("Sound")


@pytest.mark.slow
def test_ten_thousand_gestures_are_checked(chabudai: Command, tmp_path: Path) -> None:
    table = new_table()
    Player(table).play(10_000)
    write_table(tmp_path / "long.chabudai", table.host.journal)
    assert chabudai("verify", tmp_path / "long.chabudai").code == 0


def test_a_bushy_history_is_checked_too(table: LocalTable) -> None:
    tree: HistoryTree = table.host.tree
    for node in range(len(tree.nodes)):
        tree.append(0, (f.CoinsFlipped(0, (True,)),), parent=node)
    cursor = tree.cursor
    assert list(check_history(tree, lambda fact: fact)) == []
    assert tree.cursor == cursor


def test_japanese(chabudai: Command, table_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    assert chabudai("verify", table_file).out.startswith("問題ありません")
    table_file.write_bytes(table_file.read_bytes()[:-30])
    assert "壊れているか" in chabudai("verify", table_file).out
