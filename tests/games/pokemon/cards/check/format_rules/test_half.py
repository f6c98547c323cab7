"""Half decks: `app/games/pokemon/cards/check/format_rules/half.py`."""

from __future__ import annotations

from tests.games.pokemon.cards.check.making import FIGHTING, RIOLU, card, check, of, severity

NEST_BALL = card("Nest Ball", "sv1-181")


def test_half_size_speaks_of_60_cards() -> None:
    found = check({RIOLU: 1, FIGHTING: 59}, "half", fill=None)
    assert severity("half-size", found) == "illegal"
    assert of("deck-size", found) is None


def test_half_size_is_silent_on_30_cards() -> None:
    assert of("half-size", check({RIOLU: 1, FIGHTING: 29}, "half", fill=None)) is None


def test_half_copies_speaks_of_three_of_a_name() -> None:
    found = check({RIOLU: 1, NEST_BALL: 3}, "half")
    assert severity("half-copies", found) == "illegal"
    assert of("deck-copy-limit", found) is None
    special = card("Jet Energy", "sv2-190", "special_energy")
    assert severity("half-copies", check({RIOLU: 1, special: 3}, "half")) == "illegal"


def test_half_copies_is_silent_on_two_of_a_name_and_any_number_of_basic_energy() -> None:
    assert of("half-copies", check({RIOLU: 1, NEST_BALL: 2, FIGHTING: 9}, "half")) is None


def test_half_prizes_speaks_of_six() -> None:
    finding = of("half-prizes", check({RIOLU: 1}, "half", prizes=6))
    assert finding is not None
    assert finding.severity == "illegal"
    assert "6 Prize cards" in finding.words.en


def test_half_prizes_is_silent_on_three_and_where_nobody_said() -> None:
    assert of("half-prizes", check({RIOLU: 1}, "half", prizes=3)) is None
    assert of("half-prizes", check({RIOLU: 1}, "half")) is None
    assert of("half-prizes", check({RIOLU: 1}, "standard", prizes=6)) is None
