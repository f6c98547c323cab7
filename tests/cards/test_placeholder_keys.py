"""The keys of cards without data."""

from __future__ import annotations

from app.cards.placeholder_keys import placeholder_key, placeholder_name


def test_a_placeholder_key_keeps_the_name() -> None:
    key = placeholder_key("Mew ex", "30C", "66")
    assert key == "?Mew ex|30C|66"
    assert placeholder_name(key) == "Mew ex"
    assert placeholder_name("TWM-130") == "TWM-130"
