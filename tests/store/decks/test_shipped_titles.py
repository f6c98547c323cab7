"""What is said of the decks that come with the program, and what where somebody changed that."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from app.resources import decklists
from app.store.decks import shipped_titles
from app.store.decks.shipped_titles import (
    Played,
    deck_played,
    in_order,
    is_shipped,
    shipped_format,
    shipped_title,
)

FOLDER = decklists() / "pokemon"
ZOROARK, FIRE = FOLDER / "ns-zoroark.txt", FOLDER / "glc-fire.txt"


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return the file of titles of a program whose decks lie elsewhere."""
    monkeypatch.setattr(shipped_titles, "decklists", lambda: tmp_path)
    shipped_titles._titles.cache_clear()
    yield tmp_path / "titles.json"
    shipped_titles._titles.cache_clear()


def test_a_shipped_deck_has_a_title_a_day_or_a_format() -> None:
    title = shipped_title(ZOROARK)
    assert title is not None
    assert (title.en, title.ja) == ("N's Zoroark ex", "Nのゾロアークex")
    assert deck_played(ZOROARK) == Played(date(2026, 4, 5), "intl")
    assert shipped_format(ZOROARK) == ""
    assert deck_played(FIRE) is None
    assert shipped_format(FIRE) == "glc"


def test_a_list_of_ones_own_of_the_same_name_has_none(tmp_path: Path) -> None:
    own = tmp_path / FIRE.name
    assert not is_shipped(own)
    assert shipped_title(own) is None
    assert shipped_format(own) == ""
    assert deck_played(tmp_path / ZOROARK.name) is None


def test_decks_come_in_the_order_of_their_titles_and_others_last() -> None:
    other, first = FOLDER / "another.txt", FOLDER / "dragapult-dusknoir.txt"
    assert in_order([other, FIRE, ZOROARK, first]) == [first, ZOROARK, FIRE, other]


@pytest.mark.parametrize(
    "played", [{"on": "soon", "region": "jp"}, {"on": "2026-04-05"}, "soon", {"on": 4, "region": 1}]
)
def test_what_somebody_spoilt_is_no_day(said: Path, played: object) -> None:
    said.write_text(json.dumps({"a": {"en": "A", "played": played}}), encoding="utf-8")
    path = said.parent / "pokemon" / "a.txt"
    assert deck_played(path) is None
    assert shipped_title(path) is None


@pytest.mark.parametrize("text", [None, "?", "[]", '{"ns-zoroark": "glc"}'])
def test_without_the_file_the_names_of_the_lists_must_do(said: Path, text: str | None) -> None:
    if text is not None:
        said.write_text(text, encoding="utf-8")
    path = said.parent / "pokemon" / "ns-zoroark.txt"
    assert shipped_title(path) is None
    assert shipped_format(path) == ""
