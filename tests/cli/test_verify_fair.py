"""`chabudai verify` on a table whose seats mixed its chance."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from app.core import intent as i
from app.core.fact import CoinsFlipped
from app.games.registry import GAMES
from app.session.fair.sealed import without_sealed
from app.session.updates import Asked, Grew, JournalEntry, Signed
from app.store.table_file import write_table
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
        changed if isinstance(entry, Grew) and entry.node is node else entry
        for entry in play.host.journal
    ]


def test_a_fair_game(chabudai: Command, play: FairPlay, tmp_path: Path) -> None:
    said = chabudai("verify", _saved(tmp_path, play.host.journal))
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines() == [
        "Sound: 6 steps replayed exactly, no card is lost, undo leads home.",
        (
            "Fair by record (full check): 5 draws made again from everybody's links, 2 signatures "
            "checked."
        ),
        "Away: Ren (draw 2, 3).",
    ]


def test_a_copy_without_the_sealed_part(chabudai: Command, play: FairPlay, tmp_path: Path) -> None:
    said = chabudai("verify", _saved(tmp_path, without_sealed(play.host.journal)))
    assert said.code == 0
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
        "draws": 5,
        "made_again": 5,
        "void": [],
        "away": {"2": [2, 3]},
        "signed": {"1": 1, "2": 1},
        "unsigned": {},
        "misfits": [],
    }
    said = chabudai("verify", _saved(tmp_path, _swapped(play)), "--json")
    told = json.loads(said.out)
    assert said.code == 1
    assert not told["sound"]
    assert told["fair"]["misfits"] == ["other-result", "told-otherwise", "told-otherwise"]
    assert len(told["findings"]) == 3


def test_what_is_no_misfit_but_worth_knowing(
    chabudai: Command, play: FairPlay, tmp_path: Path
) -> None:
    play.ask(AKI, i.Batch((i.Flip(), i.Collect(("u0",), "discard.0"))))
    play.gone = {REN}
    for _ in range(6):
        play.ask(AKI, i.Flip())
    unsigned = [entry for entry in play.host.journal if not isinstance(entry, Signed)]
    said = chabudai("verify", _saved(tmp_path, unsigned))
    assert said.code == 0
    assert "Away: Ren (draw 2, 3, 7–12)." in said.out
    assert "Not possible with what chance gave: draw 6." in said.out
    assert "Unsigned: the last 35 entries of what Ren was told." in said.out


def test_japanese(
    chabudai: Command, play: FairPlay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    said = chabudai("verify", _saved(tmp_path, play.host.journal))
    assert (
        "公平の記録（全体の検査）：抽選5回を全員の値からやり直し、署名2個を確かめました。"
        in said.out
    )
    assert "不在：Ren（抽選2、3）。" in said.out
    asked = next(entry for entry in play.host.journal if isinstance(entry, Asked))
    less = [entry for entry in play.host.journal if entry is not asked]
    said = chabudai("verify", _saved(tmp_path, less))
    assert said.code == 1
    assert "✗ 抽選1は求められていないのに行われています。" in said.out
