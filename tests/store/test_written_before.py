"""Files that were written before the program's folders were laid anew open as they did then.

They lie in `before/`, with what the program of that day said of them in `expected.json`.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from app.core.data.codec import seat_bytes
from app.core.past.history import HistoryTree
from app.core.sight import view
from app.core.view import SeatView
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.cards.every_card import known_base
from app.session.fairness.record_check import check_fair
from app.session.seat.seat_record import SeatStudy
from app.store import saved_settings
from app.store.tables.seat_file import read_seat_file
from app.store.tables.table_file import packed_table, read_table
from tests.helpers.toy_games import TOYS

BEFORE = Path(__file__).resolve().parent / "before"


@pytest.fixture(scope="module")
def expected() -> Any:
    return json.loads((BEFORE / "expected.json").read_text("utf-8"))


def mark(seen: SeatView) -> str:
    """Return what a view holds in short; a field that is as usual counts as if it were not there:
    what a view can say since then makes none of these another."""
    return hashlib.sha256(seat_bytes(seen)).hexdigest()


def views(tree: HistoryTree) -> list[str]:
    return [mark(view(tree.table, seat)) for seat in (0, 1, -1)]


def test_a_table_opens_as_it_was(expected: Any) -> None:
    opened = read_table(BEFORE / "table.chabudai")
    assert opened.damage is None
    tree, told = opened.tree, expected["table"]
    assert (len(tree), len(opened.journal), tree.cursor) == (
        told["steps"],
        told["entries"],
        told["cursor"],
    )
    assert views(tree) == told["views"]
    assert tree.labels[40].name == told["label"]


def test_it_is_written_again_as_it_was() -> None:
    path = BEFORE / "table.chabudai"
    again = packed_table(list(read_table(path).journal))
    assert _lines(again) == _lines(path.read_bytes()) != []


def _lines(packed: bytes) -> list[dict[str, Any]]:
    """Return the entries of a table file without their checks, which follow from the header."""
    entries = gzip.decompress(packed).decode().splitlines()[1:]
    return [{k: v for k, v in json.loads(line).items() if k != "crc"} for line in entries]


def test_a_record_of_chance_is_as_sound_as_it_was(expected: Any) -> None:
    opened = read_table(BEFORE / "record.chabudai")
    told = expected["record"]
    assert (len(opened.tree), len(opened.journal)) == (told["steps"], told["entries"])
    assert views(opened.tree) == told["views"]
    assert check_fair(TOYS["duel"], opened.tree, opened.journal).found == ()


def test_what_one_seat_saved_is_what_it_saw(expected: Any) -> None:
    opened = read_seat_file(BEFORE / "seat.chabudai_seat")
    study, told = SeatStudy(opened.record), expected["seat"]
    assert len(study.client.chronicle.nodes) == told["steps"]
    assert mark(study.client.view) == told["view"]


def test_settings_are_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes((BEFORE / "settings.json").read_bytes())
    settings, trouble = saved_settings.load(path)
    assert trouble is None
    assert (settings.language, settings.theme, settings.text_scale) == ("ja", "dark", 1.5)
    assert settings.player_name == "Aki"
    assert settings.keys == {"undo": "Ctrl+U"}


def test_a_deck_of_the_editor_is_read() -> None:
    deck = read_decklist_file(BEFORE / "deck.yaml", known_base())
    assert deck.errors == ()
    assert deck.count == 60
