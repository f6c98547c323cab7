"""The keys of cards without data."""

from __future__ import annotations

from app.cards.placeholder_keys import (
    is_lone,
    lone_key,
    placeholder_key,
    placeholder_name,
    placeholder_parts,
)


def test_a_placeholder_key_keeps_the_name() -> None:
    key = placeholder_key("Mew ex", "30C", "66")
    assert key == "?Mew ex|30C|66"
    assert placeholder_name(key) == "Mew ex"
    assert placeholder_name("TWM-130") == "TWM-130"


def test_a_placeholder_key_is_taken_apart_again() -> None:
    assert placeholder_parts(placeholder_key("Mew ex", "30C", "66")) == ("Mew ex", "30C", "66")
    assert placeholder_parts(placeholder_key("Mew ex")) == ("Mew ex", "", "")
    assert placeholder_parts("?Mew ex") == ("Mew ex", "", "")


def test_a_stroke_in_a_name_parts_nothing() -> None:
    key = placeholder_key("Mew|Mewtwo", "ABC", "1")
    assert placeholder_parts(key) == ("Mew/Mewtwo", "ABC", "1")
    assert placeholder_name(key) == "Mew/Mewtwo"


def test_a_lone_one_has_the_name_and_no_print() -> None:
    key = lone_key("Mew ex")
    assert placeholder_name(key) == "Mew ex"
    assert placeholder_parts(key) == ("Mew ex", "", "")
    others = (placeholder_key("Mew ex"), placeholder_key("Mew ex", "30C", "?"), "TWM-130", "A||?")
    assert list(map(is_lone, (key, *others))) == [True, False, False, False, False]
