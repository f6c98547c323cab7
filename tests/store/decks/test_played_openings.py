"""Openings that were played: added line by line, and never in the way."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app.store.decks import played_openings as store
from app.store.decks.played_openings import Opening, deck_mark, keep, load, of_deck
from app.store.file_trouble import StoreError

DECK = ("AAA-1",) * 4 + ("AAA-2",) * 56
PLAYED = Opening(
    deck_mark(DECK),
    datetime(2026, 2, 3, 14, 5, tzinfo=UTC),
    mulligans=1,
    basics=2,
    cards=("AAA-1", "AAA-1", *("AAA-2",) * 5),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state" / "openings.jsonl"


def test_without_a_file_there_are_none(path: Path) -> None:
    assert load(path) == ((), None)


def test_openings_come_back_in_their_order(path: Path) -> None:
    second = replace(PLAYED, when=PLAYED.when + timedelta(hours=1), cards=("?山札|A|1",), basics=0)
    keep(PLAYED, path)
    keep(second, path)
    assert load(path) == ((PLAYED, second), None)


def test_a_deck_is_known_by_its_cards_in_whatever_order_they_are_listed() -> None:
    assert deck_mark(reversed(DECK)) == deck_mark(DECK)
    assert deck_mark(DECK[1:]) != deck_mark(DECK)


def test_the_openings_of_a_deck_are_found_among_those_of_others(path: Path) -> None:
    other = replace(PLAYED, deck=deck_mark(("BBB-1",)))
    for opening in (other, PLAYED, other):
        keep(opening, path)
    assert of_deck(load(path)[0], reversed(DECK)) == (PLAYED,)


def test_the_order_in_which_the_hand_was_drawn_is_not_kept(path: Path) -> None:
    keep(replace(PLAYED, cards=("B-2", "A-1", "B-2", "A-3")), path)
    assert json.loads(path.read_text("utf-8"))["cards"] == ["A-1", "A-3", "B-2", "B-2"]


@pytest.mark.parametrize(
    "line",
    [
        b'{"deck": "abc", "when"',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b"[]",
        b"17",
        b'{"deck":"a","when":"2026-02-03","mulligans":-1,"basics":1,"cards":["A-1"]}',
        b'{"deck":"a","when":"2026-02-03","mulligans":0,"basics":2,"cards":["A-1"]}',
        b'{"deck":"a","when":"never","mulligans":0,"basics":1,"cards":["A-1"]}',
        b'{"deck":7,"when":"2026-02-03","mulligans":0,"basics":1,"cards":["A-1"]}',
        b'{"deck":"a","when":"2026-02-03","mulligans":true,"basics":1,"cards":["A-1"]}',
        b'{"deck":"a","when":"2026-02-03","mulligans":0,"basics":0,"cards":[]}',
        b'{"deck":"a","when":"2026-02-03","mulligans":0,"basics":0,"cards":"A-1"}',
    ],
)
def test_a_damaged_line_costs_no_other_and_is_told(path: Path, line: bytes) -> None:
    keep(PLAYED, path)
    with path.open("ab") as file:
        file.write(line + b"\n")
    keep(PLAYED, path)
    found, told = load(path)
    assert found == (PLAYED, PLAYED)
    assert told is not None
    assert told.en.startswith("1 line of “openings.jsonl” in ")
    assert "1行" in told.ja


def test_a_line_that_a_crash_cut_short_does_not_swallow_the_next(path: Path) -> None:
    keep(PLAYED, path)
    keep(PLAYED, path)
    whole = path.read_bytes()
    for cut in range(len(whole) // 2 + 1, len(whole)):
        path.write_bytes(whole[:cut])
        keep(PLAYED, path)
        found, told = load(path)
        # Cut right before its end, the line is whole and only its end is missing.
        assert found in ((PLAYED, PLAYED), (PLAYED, PLAYED, PLAYED))
        assert (told is None) == (len(found) == 3)


def test_the_older_half_is_let_go_when_there_are_too_many(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LARGEST", 2000)
    played = [replace(PLAYED, when=PLAYED.when + timedelta(minutes=n)) for n in range(100)]
    for opening in played:
        keep(opening, path)
        assert path.stat().st_size <= 2000 + 300
    found, told = load(path)
    assert told is None
    assert found == tuple(played[-len(found) :])
    assert len(found) >= 3


def test_a_disk_that_refuses_is_told_and_what_is_there_stays(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    with pytest.raises(StoreError) as refused:
        keep(PLAYED, tmp_path / "state" / "openings.jsonl")
    assert "“openings.jsonl” was not saved" in refused.value.words.en
    found, told = load(tmp_path / "state" / "openings.jsonl")
    assert found == ()
    assert told is not None


def test_nobody_else_on_the_computer_may_look(path: Path) -> None:
    keep(PLAYED, path)
    if os.name == "posix":
        assert path.parent.stat().st_mode & 0o077 == 0
