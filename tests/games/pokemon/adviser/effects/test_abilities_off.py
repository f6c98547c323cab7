"""Whether a Pokémon has no Abilities now: by notes, Stadiums, an opponent's Ability."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.effects.abilities_off import has_no_ability
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    ME,
    YOU,
    ability,
    mon,
    pokemon,
    position,
    trainer,
)

SEEK = pokemon("Seeker", abilities=(ability("Seek", "Search your deck."),))
GAS = "Your opponent's Pokémon in play have no Abilities, except for Neutralizing Gas."
ONLY_ACTIVE = f"As long as this Pokémon is in the Active Spot, {GAS}"
BIG, STAGE_1 = pokemon("Big", prizes=2, types="F"), pokemon("Grown", types="F", stage="stage1")


def off(mine: Mon, *theirs: Mon, **more: Any) -> bool:
    """Whether my Active Pokémon has none, with an opponent's Active Pokémon or a whole side."""
    table = position([mine], theirs[:1], their_bench=theirs[1:], **more)
    return has_no_ability(table, table.sides[ME].actives[0])


def test_nothing_takes_them_away_by_itself() -> None:
    assert not off(mon(SEEK), mon(SEEK))


def test_a_note_on_the_pokemon_or_on_the_table() -> None:
    assert off(mon(SEEK, marks=(Mark("no_ability"),)))
    assert off(mon(SEEK), marks=(Mark("no_abilities"),))
    assert off(mon(None), marks=(Mark("no_abilities"),)), "whatever it is"
    assert not off(mon(SEEK), mon(SEEK, marks=(Mark("no_ability"),)))


@pytest.mark.parametrize(
    ("stadium", "card", "gone"),
    [
        ("Path to the Peak", BIG, True),
        ("Path to the Peak", SEEK, False),
        ("Silent Lab", SEEK, True),
        ("Silent Lab", STAGE_1, False),
        ("Team Rocket's Watchtower", SEEK, True),
        ("Team Rocket's Watchtower", BIG, False),
        ("Team Rocket's Watchtower", Card("?", SEEK.name, "unknown", types=("C",)), False),
        ("Team Rocket's Watchtower", None, False),
        ("Park", SEEK, False),
    ],
)
def test_a_stadium_takes_away_those_of_some(stadium: str, card: Card | None, gone: bool) -> None:
    assert off(mon(card), stadiums=[trainer(stadium, "stadium")]) is gone


def test_a_noted_type_counts_instead_of_the_printed_one() -> None:
    tower = [trainer("Team Rocket's Watchtower", "stadium")]
    assert not off(mon(SEEK, marks=(Mark("type_R"),)), stadiums=tower)
    assert off(mon(BIG, marks=(Mark("type_C"),)), stadiums=tower)


def weezing(text: str = GAS) -> Card:
    gas = ability("Neutralizing Gas", text)
    return pokemon("Weezing", types="P", stage="stage1", abilities=(ability("Look"), gas))


def test_an_opponents_ability_takes_away_all_but_those_of_its_own_name() -> None:
    assert off(mon(SEEK), mon(weezing()))
    assert off(mon(None), mon(weezing()))
    assert not off(mon(weezing()), mon(weezing()))
    assert not off(mon(SEEK), mon(SEEK), mon(pokemon("Koffing")))


def test_where_it_works_from() -> None:
    assert off(mon(SEEK), mon(SEEK), mon(weezing()))
    assert off(mon(SEEK), mon(weezing(ONLY_ACTIVE)))
    assert not off(mon(SEEK), mon(SEEK), mon(weezing(ONLY_ACTIVE)))
    assert off(mon(SEEK), mon(weezing("相手の場のポケモンの特性は、すべてなくなる。")))


def test_an_ability_that_is_off_itself_takes_nothing_away() -> None:
    assert not off(mon(SEEK), mon(weezing(), marks=(Mark("no_ability"),)))


COLOGNE = "Until the end of your turn, your opponent's Active Pokémon has no Abilities."


@pytest.mark.parametrize(
    "card", [trainer("Cologne", text=COLOGNE), trainer("Canceling Cologne")], ids=["text", "name"]
)
def test_a_trainer_takes_away_those_of_the_opponents_active_pokemon(card: Card) -> None:
    def played(by: int) -> dict[str, Any]:
        return {"turn": {"plays": (c.PlayTrainer(by, card),)}}

    assert off(mon(SEEK), mon(SEEK), **played(YOU))
    assert not off(mon(SEEK), mon(SEEK), **played(ME)), "the own one keeps them"
    assert not off(mon(SEEK), turn={"plays": (c.PlayTrainer(YOU, trainer("Potion")),)})
    there = position([mon()], [mon()], my_bench=[mon(SEEK)], **played(YOU))
    assert not has_no_ability(there, there.sides[ME].bench[0])
    now = position([mon(SEEK)], [mon()], gesture=(c.PlayTrainer(YOU, card),))
    assert has_no_ability(now, now.sides[ME].actives[0]), "before it is played, as after it"
