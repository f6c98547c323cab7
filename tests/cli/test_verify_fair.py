"""`chabudai verify` on a table whose seats mixed its chance."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from app.core import intent as i
from app.core.fact import CoinsFlipped
from app.core.intents.turn_intents import NextTurn
from app.games.game_registry import GAMES
from app.session.fairness.sealed_part import without_sealed
from app.session.host.updates import Asked, Grew, JournalEntry, Signed
from app.store.tables.table_file import write_table
from tests.cli.conftest import Command
from tests.helpers.fair import FairPlay, lay_fair

AKI, REN = 0, 1


@pytest.fixture
def play() -> FairPlay:
    """Five draws of Aki and Ren, who missed two of them; signed to the end."""
    play = lay_fair(GAMES["pokemon"], 1, watchers=False)
    while len(play.seats) < 2:
        play = lay_fair(GAMES["pokemon"], play.seed + 1, watchers=False)
    for number in range(5):
        play.gone = {REN} if number in (1, 2) else set()
        play.ask(AKI, i.Flip(2))
    play.sign(all_now=True)
    return play


def _saved(path: Path, journal: list[JournalEntry]) -> Path:
    write_table(path / "fair.chabudai", journal)
    return path / "fair.chabudai"


def _swapped(play: FairPlay) -> list[JournalEntry]:
    """The journal with the coins of the third step turned over."""
    node = play.host.tree.nodes[3]
    fell = node.facts[0]
    assert isinstance(fell, CoinsFlipped)
    other = replace(fell, heads=tuple(not heads for heads in fell.heads))
    changed = Grew(replace(node, facts=(other,)))
    return [
        changed if isinstance(entry, Grew) and entry.node == node else entry
        for entry in play.host.journal
    ]


def test_a_fair_game(chabudai: Command, play: FairPlay, tmp_path: Path) -> None:
    said = chabudai("verify", _saved(tmp_path, play.host.journal))
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines() == [
        "Sound: 6 steps replayed exactly, no card is lost, undo leads back to the beginning.",
        (
            "Fair by record (full check): 5 draws made again from everybody's links, 2 signatures "
            "checked."
        ),
        "Steps 1–5 (turn 0.1 to 0.5), 5 draws: signed by Aki and Ren.",
        "Away: Ren (draw 2, 3).",
    ]


def test_a_copy_without_the_sealed_part(chabudai: Command, play: FairPlay, tmp_path: Path) -> None:
    said = chabudai("verify", _saved(tmp_path, without_sealed(play.host.journal)))
    assert said.code == 1, "what was drawn cannot be checked"
    assert said.out.startswith("Replayed exactly: 6 steps")
    assert "? Fair by record (links and signatures only)" in said.out
    assert "the links of 5 draws and 2 signatures fit" in said.out
    assert "without the host's sealed part" in said.out


def test_a_swapped_coin(chabudai: Command, play: FairPlay, tmp_path: Path) -> None:
    said = chabudai("verify", _saved(tmp_path, _swapped(play)))
    assert said.code == 1
    assert "✗ Step 3 (turn 0.3) with " in said.out
    assert "is not what the links of draw 3 give." in said.out
    assert "✗ What Aki was told is not what the record says" in said.out
    assert "Fair by record" not in said.out


def test_json(chabudai: Command, play: FairPlay, tmp_path: Path) -> None:
    told = json.loads(chabudai("verify", _saved(tmp_path, play.host.journal), "--json").out)
    assert told["sound"]
    assert told["fair"] == {
        "check": "full",
        "proven": True,
        "draws": 5,
        "made_again": 5,
        "void": [],
        "away": {"2": [2, 3]},
        "signed": {"1": 1, "2": 1},
        "stretches": [{"first": 1, "last": 5, "draws": 5, "signed": ["1", "2"], "proven": True}],
        "roll_backs": [],
        "misfits": [],
    }
    said = chabudai("verify", _saved(tmp_path, _swapped(play)), "--json")
    told = json.loads(said.out)
    assert said.code == 1
    assert not told["sound"]
    assert told["fair"]["misfits"] == ["other-result", "told-otherwise", "told-otherwise"]
    # So nothing that fits is signed.
    assert len(told["findings"]) == 4
    assert told["fair"]["stretches"][0]["signed"] == []


def test_what_is_no_discrepancy_but_worth_knowing(
    chabudai: Command, play: FairPlay, tmp_path: Path
) -> None:
    play.ask(AKI, i.Batch((i.Flip(), i.Collect(("u0",), "discard.0"))))
    play.gone = {REN}
    for _ in range(6):
        play.ask(AKI, i.Flip())
    play.gone = set()
    play.sign(all_now=True)
    said = chabudai("verify", _saved(tmp_path, play.host.journal))
    assert said.code == 0
    assert "Away: Ren (draw 2, 3, 7–12)." in said.out
    assert "Not possible with what chance gave: draw 6." in said.out
    assert "Steps 1–11 (turn 0.1 to 0.11), 12 draws: signed by Aki and Ren." in said.out


def test_a_file_without_any_signature_proves_nothing(
    chabudai: Command, play: FairPlay, tmp_path: Path
) -> None:
    unsigned = [entry for entry in play.host.journal if not isinstance(entry, Signed)]
    said = chabudai("verify", _saved(tmp_path, unsigned))
    assert said.code == 1
    assert said.out.splitlines() == [
        (
            "Replayed exactly: 6 steps, no card is lost, undo leads back to the beginning. "
            "That chance was fair is not proven:"
        ),
        (
            "? Steps 1–5 (turn 0.1 to 0.5), 5 draws: signed by no seat. This proves nothing: the "
            "host could have thrown again."
        ),
        "Away: Ren (draw 2, 3).",
    ]


def test_what_one_seat_alone_signed_proves_nothing_where_it_is_the_host_s(
    chabudai: Command, play: FairPlay, tmp_path: Path
) -> None:
    """Ren's signatures are taken out; the file does not say who hosted."""
    alone = [
        entry
        for entry in play.host.journal
        if not (isinstance(entry, Signed) and entry.seat == REN)
    ]
    said = chabudai("verify", _saved(tmp_path, alone))
    assert said.code == 1
    assert (
        "5 draws: signed by Aki alone. This proves nothing where Aki hosts the table." in said.out
    )


def test_what_came_after_the_last_signature_is_told_apart(
    chabudai: Command, play: FairPlay, tmp_path: Path
) -> None:
    play.ask(AKI, NextTurn(AKI))
    said = chabudai("verify", _saved(tmp_path, play.host.journal))
    assert said.code == 0, "there is no chance in it"
    assert "Step 6 (turn 1.0): signed by no seat." in said.out
    play.ask(AKI, i.Flip())
    said = chabudai("verify", _saved(tmp_path, play.host.journal))
    assert said.code == 1
    assert "Steps 1–5 (turn 0.1 to 0.5), 5 draws: signed by Aki and Ren." in said.out
    assert "? Steps 6–7 (turn 1.0 to 1.1), 1 draw: signed by no seat." in said.out


def test_a_table_in_one_window_says_that_it_has_no_record(
    chabudai: Command, table_file: Path
) -> None:
    said = chabudai("verify", table_file)
    assert said.code == 0
    assert "No record of chance: one program drew for everybody" in said.out


def test_japanese(
    chabudai: Command, play: FairPlay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    said = chabudai("verify", _saved(tmp_path, play.host.journal))
    assert (
        "抽選の記録（全体の検査）：抽選5回を全員の値からやり直し、署名2個を確かめました。"
        in said.out
    )
    assert "不在：Ren（抽選2、3）。" in said.out
    asked = next(entry for entry in play.host.journal if isinstance(entry, Asked))
    less = [entry for entry in play.host.journal if entry is not asked]
    said = chabudai("verify", _saved(tmp_path, less))
    assert said.code == 1
    assert "✗ 抽選1は求められていないのに行われています。" in said.out
