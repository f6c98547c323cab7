"""A Pokémon card in plain words, in both languages and with no signs."""

from __future__ import annotations

from app.games.pokemon.cards.faces.pokemon_statements import cost_words, spelled_out, statements
from tests.helpers.shipped import shipped_base


def test_costs_are_words() -> None:
    assert cost_words(("P", "P", "C"), "en") == "Psychic ×2, Colorless"
    assert cost_words(("P", "P", "C"), "ja") == "超×2、無色"
    assert cost_words((), "en") == "no Energy"


def test_symbols_in_a_text_are_words() -> None:
    assert spelled_out("Attach a {D}Energy, or {C}{C}.", "en") == (
        "Attach a Darkness Energy, or Colorless Colorless."
    )
    assert spelled_out("{D}エネルギー", "ja") == "悪エネルギー"


def test_statements_go_from_the_name_to_the_print() -> None:
    said = list(statements(shipped_base().get("TWM-130"), "en"))
    assert [one.role for one in said][:3] == ["name", "other_name", "fact"]
    assert said[-1].role == "print"
    attack = next(one for one in said if one.words == "Phantom Dive")
    assert (attack.role, attack.value) == ("attack", "200")


def test_a_card_without_data_says_its_name_and_its_print() -> None:
    said = list(statements(shipped_base().get("?Strange Fox|ABC|12"), "en"))
    assert [one.words for one in said] == ["Strange Fox", "No card data", "Strange Fox ABC 12"]
