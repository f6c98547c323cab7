"""A plan in the making is kept in a file of its own, for its owner alone."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from app.core.ids import JUDGE
from app.core.intent import Flip, Undo
from app.core.intents.turn_intents import NextTurn
from app.core.seal import PLAN_LENGTH
from app.session.host.local_table import LocalTable, lay_table
from app.store.file_trouble import StoreError
from app.store.tables.kept_drafts import KEPT, DraftFile, KeptDraft, forget_old, table_name
from app.store.tables.table_file import reopen_host, write_table
from tests.helpers.play import decks_for
from tests.helpers.toy_games import TOYS

DUEL = TOYS["duel"]


def laid(seed: int = 1) -> LocalTable:
    return lay_table(DUEL, ("Aki", "Ren"), decks_for(DUEL, 2), seed)


def test_a_draft_comes_back_for_its_seat_and_table_alone(tmp_path: Path) -> None:
    DraftFile("table", 0, tmp_path).keep(KeptDraft(3, "attack 2"))
    assert DraftFile("table", 0, tmp_path).read() == KeptDraft(3, "attack 2")
    assert DraftFile("table", 1, tmp_path).read() is None
    assert DraftFile("other", 0, tmp_path).read() is None
    DraftFile("table", 0, tmp_path).forget()
    DraftFile("table", 0, tmp_path).forget()
    assert DraftFile("table", 0, tmp_path).read() is None


def test_its_name_tells_nothing_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    file = DraftFile("key of a host", 1, tmp_path / "plans")
    file.keep(KeptDraft(1, "wait"))
    assert "host" not in file.path.name
    if sys.platform != "win32":
        assert file.path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[1, 2]",
        '{"turn": "3", "draft": "a"}',
        '{"turn": 3, "draft": ""}',
        '{"turn": 3, "draft": "\\u00e9"}',
        '{"turn": 3, "draft": "%s"}' % ("a" * (PLAN_LENGTH + 1)),
    ],
)
def test_what_can_be_no_draft_counts_as_none(tmp_path: Path, text: str) -> None:
    file = DraftFile("table", 0, tmp_path)
    file.path.write_text(text)
    assert file.read() is None


def test_a_disk_that_refuses_is_said_and_what_was_there_stays(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError):
        DraftFile("table", 0, tmp_path / "file").keep(KeptDraft(1, "wait"))


def test_a_table_is_known_again_whatever_happened_on_it_since(tmp_path: Path) -> None:
    table = laid()
    assert table_name(table.host.journal) == "", "nothing is planned before the first turn"
    table.sit(JUDGE).ask(NextTurn(0))
    name = table_name(table.host.journal)
    for step in (Flip(), Undo(), Flip(), NextTurn(1)):
        table.sit(0).ask(step)
    assert table_name(table.host.journal) == name
    write_table(tmp_path / "saved.chabudai", table.host.journal)
    host, _ = reopen_host(tmp_path / "saved.chabudai", TOYS.get)
    assert table_name(host.journal) == name
    other = laid(2)
    other.sit(JUDGE).ask(NextTurn(0))
    assert table_name(other.host.journal) != name


def test_what_nobody_came_back_to_is_forgotten(tmp_path: Path) -> None:
    old, new = DraftFile("old", 0, tmp_path), DraftFile("new", 0, tmp_path)
    for file in (old, new):
        file.keep(KeptDraft(1, "wait"))
    written = old.path.stat().st_mtime
    os.utime(new.path, (written + KEPT, written + KEPT))
    forget_old(tmp_path, written + KEPT + 1)
    assert (old.path.exists(), new.path.exists()) == (False, True)
    forget_old(tmp_path / "nowhere")
