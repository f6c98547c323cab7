"""Formats that reach back to a series: what is older needs a reprint that says the same."""

from __future__ import annotations

from app.core.text.wording import both
from app.games.pokemon.cards.card_record import Attack
from tests.games.pokemon.cards.check.making import (
    RIOLU,
    card,
    check,
    of,
    pokemon,
    severity,
)

TACKLE = (Attack(both("Tackle"), ("C", "C"), "20"),)


OLD_PIKACHU = pokemon("Pikachu", "base1-58", regulation_mark="")


NEW_PIKACHU = pokemon("Pikachu", "sv1-62", hp=60, attacks=TACKLE)


def test_deck_pool_speaks_of_a_card_that_is_too_old_for_expanded() -> None:
    found = check({OLD_PIKACHU: 1}, "expanded", known=[NEW_PIKACHU])
    assert severity("deck-pool", found) == "illegal"


def test_deck_pool_is_silent_on_black_and_white() -> None:
    first = pokemon("Snivy", "bw1-1", regulation_mark="")
    assert of("deck-pool", check({first: 1}, "expanded")) is None
    assert of("deck-pool", check({OLD_PIKACHU: 1}, "unlimited")) is None


def test_glc_pool_speaks_of_a_card_that_is_too_old() -> None:
    assert severity("glc-pool", check({OLD_PIKACHU: 1}, "glc")) == "illegal"


def test_glc_pool_is_silent_on_black_and_white_and_on_reprints() -> None:
    first = pokemon("Snivy", "bw1-1", regulation_mark="")
    assert of("glc-pool", check({first: 1}, "glc")) is None
    again = pokemon("Pikachu", "xy12-35", regulation_mark="")
    assert of("glc-pool", check({OLD_PIKACHU: 1}, "glc", known=[again])) is None


def test_glc_pool_only_doubts_another_wording() -> None:
    old = card("Potion", "base1-94", regulation_mark="", text=both("Remove 2 damage counters."))
    new = card("Potion", "bw1-100", regulation_mark="", text=both("Heal 30 damage."))
    found = check({RIOLU: 1, old: 1}, "glc", known=[new])
    assert severity("glc-pool", found) == "suspicious"


def test_glc_pool_knows_nothing_of_a_card_without_a_day() -> None:
    undated = pokemon("Foo", "base1-1", regulation_mark="", released="")
    assert of("glc-pool", check({undated: 1}, "glc")) is None
