"""The options of a Battle Royal: one text, or each difference by itself."""

from __future__ import annotations

from app.games.pokemon.variants.battle_royal_options import (
    AS_TEXT,
    BATTLE_ROYAL_OPTIONS,
    DIFFERENCES,
    TEXT,
    read_as,
)


def test_a_difference_is_read_as_the_text_where_nothing_else_is_chosen() -> None:
    for chosen in ("", AS_TEXT):
        assert (read_as(chosen, "clarified"), read_as(chosen, "sheet")) == ("clarified", "sheet")
    assert read_as("sheet", "clarified") == "sheet"
    assert read_as("clarified", "sheet") == "clarified"


def test_every_difference_has_both_readings_and_the_text_stands_first() -> None:
    first, *others = BATTLE_ROYAL_OPTIONS
    assert first.id == TEXT
    assert {one.id for one in others} == DIFFERENCES | {"br-bench"}
    for one in others[:-1]:
        assert [value.id for value in one.values] == [AS_TEXT, "clarified", "sheet"]
