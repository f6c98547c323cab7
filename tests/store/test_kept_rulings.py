"""The rulings a person keeps: added, read, taken out, exported."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.core.text.words import Words, packed
from app.store import kept_rulings as store
from app.store.kept_rulings import KeptRuling

RULING = KeptRuling(
    datetime(2026, 11, 28, 12, 0, 0, 7, tzinfo=UTC),
    "pokemon",
    "retreat-no-bench",
    packed(Words("No Bench, no retreat. Reason: read again", "ベンチが必要です。理由：再確認")),
    "Aki – Ren",
    ("about:Riolu", "mark:asleep"),
    "chabudai:ABC",
)
LATER = replace(RULING, when=datetime(2026, 11, 29, tzinfo=UTC), words="Again.")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "rulings.jsonl"
    store.keep(RULING, path)
    store.keep(LATER, path)
    return path


def test_what_is_kept_is_read_as_it_was(file: Path) -> None:
    assert store.load(file) == ((RULING, LATER), None)


def test_one_is_taken_out_and_no_other(file: Path) -> None:
    store.take_out(RULING, file)
    assert store.load(file) == ((LATER,), None)
    store.take_out(RULING, file)
    assert store.load(file) == ((LATER,), None)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("when", "yesterday"),
        ("when", "0001-01-01T00:00:00+14:00"),
        ("words", 7),
        ("words", "x" * (store.LONGEST_WORDS + 1)),
        ("traits", "about:Riolu"),
        ("traits", ["x"] * (store.MOST_TRAITS + 1)),
        ("traits", [None]),
        ("position", None),
    ],
)
def test_a_damaged_one_costs_no_other(file: Path, field: str, wrong: object) -> None:
    lines = file.read_text("utf-8").splitlines()
    lines[0] = json.dumps(json.loads(lines[0]) | {field: wrong})
    file.write_text("\n".join(lines), "utf-8")
    found, told = store.load(file)
    assert found == (LATER,)
    assert told is not None
    assert told.en.endswith("The other rulings are shown.")


def test_exported_it_is_json_that_says_what_it_is() -> None:
    data = json.loads(store.exported([RULING]))
    assert data["chabudai_rulings"] == store.FORMAT
    (told,) = data["rulings"]
    assert (told["rule"], told["position"]) == ("retreat-no-bench", "chabudai:ABC")
    assert told["traits"] == ["about:Riolu", "mark:asleep"]
