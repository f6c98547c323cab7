"""A document: nothing that was played is lost, nothing that was not is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.intent import Draw, Undo
from app.store.tables.unfinished import offered, unfinished
from app.ui.table.table_document import Document, new_document, open_document
from tests.helpers.shipped import shipped_base

DECK = ("TWM-128",) * 30 + ("MEE-5",) * 30


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    return tmp_path


def told(words: object) -> None:
    assert words is None, words


def laid() -> Document:
    document = new_document("pokemon", ("Aki",), (DECK,), shipped_base(), told)
    document.table.sit(0).ask(Draw(7, "deck.0", "hand.0"))
    document.nothing_done_yet()
    return document


def test_a_table_that_was_only_dealt_is_not_offered_again(home: Path) -> None:
    document = laid()

    document.close()

    assert unfinished() == []


def test_a_table_that_was_played_and_not_saved_is_offered_again(home: Path) -> None:
    document = laid()
    document.table.sit(0).ask(Draw(1, "deck.0", "hand.0"))

    document.close()

    (again,) = unfinished()
    assert again.seats == ("Aki",)
    reopened, damage = open_document(again.path, told, own=False)
    assert damage is None
    assert reopened.path is None
    assert reopened.unsaved
    assert reopened.tree.table == document.tree.table
    offered(again.path)
    reopened.close()
    assert len(unfinished()) == 1


def test_a_saved_table_is_not_offered_again_until_more_is_played(home: Path) -> None:
    document = laid()
    document.table.sit(0).ask(Draw(1, "deck.0", "hand.0"))
    document.save(home / "mine.chabudai")
    document.close()
    assert unfinished() == []

    again, _ = open_document(home / "mine.chabudai", told)
    assert again.path == home / "mine.chabudai"
    assert not again.unsaved
    again.table.sit(0).ask(Undo())
    again.close()

    assert len(unfinished()) == 1
