"""How many Pokémon Tools a Pokémon may have: 1, or what texts say (APR B-02)."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.effects.tool_limits import ToolLimit, most_tools
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import RIOLU, ability, mon, pokemon, position


def talker(*texts: str, name: str = "Talker") -> Card:
    return pokemon(
        name, abilities=tuple(ability(f"Part {n}", text) for n, text in enumerate(texts))
    )


def most(one: Mon, *bench: Mon, theirs: Mon | None = None) -> ToolLimit:
    table = position([one], [theirs or mon()], my_bench=bench)
    return most_tools(table, table.mons[0])


DOUBLE = "This Pokémon may have up to 2 Pokémon Tool cards attached to it."
EACH = "Each of your Pokémon can have up to 2 Pokémon Tools attached."
NAMED = 'Each of your Pokémon that has "Rotom" in its name can have up to 3 Pokémon Tool cards.'


def test_one_tool_fits_on_a_pokemon() -> None:
    assert most(mon(RIOLU)) == ToolLimit(1)
    assert most(mon(talker("Once during your turn, attach a Pokémon Tool."))) == ToolLimit(1)


@pytest.mark.parametrize(
    "said",
    [DOUBLE, "You can attach up to 2 Pokémon Tool cards to it.", "どうぐを2枚までつけられる。"],
)
def test_its_own_text_may_allow_more(said: str) -> None:
    assert most(mon(talker("Draw a card.", said))) == ToolLimit(2)


@pytest.mark.parametrize("said", [DOUBLE, "どうぐを2枚までつけられる。"])
def test_what_another_pokemon_says_of_itself_is_not_for_this_one(said: str) -> None:
    assert most(mon(RIOLU), mon(None), mon(talker(said))) == ToolLimit(1)


def test_a_text_may_be_for_each_of_the_own_pokemon() -> None:
    assert most(mon(RIOLU), mon(talker(EACH))) == ToolLimit(2)
    assert most(mon(RIOLU), theirs=mon(talker(EACH))) == ToolLimit(1)


def test_a_text_may_be_for_pokemon_with_a_name() -> None:
    assert most(mon(pokemon("Heat Rotom")), mon(talker(NAMED))) == ToolLimit(3)
    assert most(mon(RIOLU), mon(talker(NAMED))) == ToolLimit(1)
    assert most(mon(talker(NAMED))) == ToolLimit(1), "its holder has another name"
    assert most(mon(talker(NAMED, name="Rotom"))) == ToolLimit(3)


def test_the_most_that_a_text_allows_counts() -> None:
    assert most(mon(talker(DOUBLE, DOUBLE.replace("2", "4"), EACH))) == ToolLimit(4)


def test_of_a_pokemon_that_is_not_known_it_is_not_sure() -> None:
    assert most(mon(None)) == ToolLimit(1, sure=False)
    assert most(mon(None, plain=True)) == ToolLimit(1)
    assert most(mon(None), mon(talker(EACH))) == ToolLimit(2, sure=False)
