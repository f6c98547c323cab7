"""Titles that a name is filled in."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.pokemon.table.titles import filled

DREEPY = Words("Dreepy", "ドラメシヤ")


def test_the_name_stands_where_the_title_leaves_room_for_it() -> None:
    title = Words("Attach to {}", "{}につける")
    assert filled(title, DREEPY) == Words("Attach to Dreepy", "ドラメシヤにつける")


def test_a_title_without_room_stays_as_it_is() -> None:
    assert filled(Words("Attach", "つける"), DREEPY) == Words("Attach", "つける")


def test_a_name_with_braces_is_taken_as_it_is_written() -> None:
    odd = Words("{0} {name}", "{}")
    assert filled(Words("Discard {}", "{}をトラッシュ"), odd).en == "Discard {0} {name}"
