"""Cards of which a deck has one: `app/games/pokemon/cards/check/one_per_deck.py`."""

from __future__ import annotations

from tests.games.pokemon.cards.check.making import RIOLU, card, check, of, pokemon, severity

PRIME_CATCHER = card("Prime Catcher", "sv5-157", tags=("ACE SPEC",))
LEGACY = card("Legacy Energy", "sv6-167", "special_energy", tags=("ACE SPEC",))
GRENINJA = pokemon("Radiant Greninja", "swsh10-46", tags=("Radiant",))
CHARIZARD = pokemon("Radiant Charizard", "pgo-11", tags=("Radiant",))
GIRATINA = pokemon("Giratina ◇", "sm5-58", tags=("Prism Star",))
LUNALA = pokemon("Lunala ◇", "sm5-62", tags=("Prism Star",))
BOOST = card("Super Boost Energy ◇", "sm5-136", "special_energy", tags=("Prism Star",))
ENTEI = pokemon("Entei ★", "ex10-113", tags=("Star",))
UMBREON = pokemon("Umbreon ★", "pop5-17", tags=("Star",))
CELEBI = pokemon("Shining Celebi", "neo4-106", deck_texts=("one_of_name",))
MEWTWO = pokemon("Shining Mewtwo", "neo4-109", deck_texts=("one_of_name",))


def test_deck_ace_spec_one_speaks_of_two_names() -> None:
    finding = of("deck-ace-spec-one", check({RIOLU: 1, PRIME_CATCHER: 1, LEGACY: 1}))
    assert finding is not None
    assert finding.severity == "illegal"
    assert finding.cards == ("Prime Catcher", "Legacy Energy")
    assert "2 cards" in finding.words.en


def test_deck_ace_spec_one_speaks_of_two_copies() -> None:
    assert severity("deck-ace-spec-one", check({RIOLU: 1, LEGACY: 2})) == "illegal"


def test_deck_ace_spec_one_is_silent_on_one() -> None:
    assert of("deck-ace-spec-one", check({RIOLU: 1, LEGACY: 1})) is None


def test_deck_radiant_one_speaks_of_two_names() -> None:
    assert severity("deck-radiant-one", check({GRENINJA: 1, CHARIZARD: 1})) == "illegal"


def test_deck_radiant_one_is_silent_beside_the_plain_pokemon() -> None:
    assert of("deck-radiant-one", check({GRENINJA: 1, pokemon("Greninja", "sv1-1"): 4})) is None


def test_deck_radiant_one_doubts_a_name_without_data() -> None:
    found = check({GRENINJA: 1, "name:Radiant Foo": 1})
    assert severity("deck-radiant-one", found) == "suspicious"


def test_deck_prism_star_one_per_name_speaks_of_two_copies() -> None:
    finding = of("deck-prism-star-one-per-name", check({GIRATINA: 2, LUNALA: 1}))
    assert finding is not None
    assert finding.severity == "illegal"
    assert finding.cards == ("Giratina ◇",)


def test_deck_prism_star_one_per_name_is_silent_on_different_ones() -> None:
    found = check({GIRATINA: 1, LUNALA: 1, BOOST: 1})
    assert of("deck-prism-star-one-per-name", found) is None


def test_deck_gold_star_one_speaks_of_two_names() -> None:
    assert severity("deck-gold-star-one", check({ENTEI: 1, UMBREON: 1})) == "illegal"


def test_deck_gold_star_one_is_silent_beside_the_plain_pokemon() -> None:
    assert of("deck-gold-star-one", check({ENTEI: 1, pokemon("Entei", "sv1-1"): 4})) is None


def test_deck_shining_one_per_name_speaks_of_two_copies() -> None:
    assert severity("deck-shining-one-per-name", check({CELEBI: 2})) == "illegal"


def test_deck_shining_one_per_name_is_silent_on_different_ones() -> None:
    assert of("deck-shining-one-per-name", check({CELEBI: 1, MEWTWO: 1})) is None
