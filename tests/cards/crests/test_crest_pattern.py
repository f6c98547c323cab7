"""A crest follows from the name alone, in the same way wherever it is drawn."""

from __future__ import annotations

from app.cards.crests.crest_pattern import digits_of, hash_of, pattern_of


def test_the_digits_of_two_known_names() -> None:
    """Two names worked out by hand when the rule was made."""
    assert digits_of("Pikachu ex") == (4, 2, 1, 0, 1, 0)
    assert digits_of("Hawlucha") == (0, 3, 4, 2, 3, 0)


def test_the_digits_choose_the_parts() -> None:
    pattern = pattern_of("Hawlucha")
    assert (pattern.petals, pattern.setting, pattern.heart) == (3, "swirl", "target")
    assert (pattern.between, pattern.rim, pattern.coloured) == ("rays", "polygon", True)


def test_any_name_has_a_pattern() -> None:
    for name in ("", "ネズミ", "🐀" * 40):
        assert 0 <= hash_of(name) < 2**32
        assert pattern_of(name).petals in (3, 4, 5, 6, 8)
