"""Whether a Pokémon has no Abilities now: by notes, Stadiums, an opponent's Ability."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.effects.abilities_off import ability_taken_by, has_no_ability
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


BOTH = "(both yours and your opponent's)"
FUTURE = pokemon("Iron", tags=("Future",), prizes=2)


@pytest.mark.parametrize(
    ("said", "card", "gone"),
    [
        (f"Basic Pokémon in play {BOTH} have no Abilities.", SEEK, True),
        (f"Basic Pokémon in play {BOTH} have no Abilities.", STAGE_1, False),
        (f"Colorless Pokémon in play {BOTH} have no Abilities.", SEEK, True),
        (f"Colorless Pokémon in play {BOTH} have no Abilities.", STAGE_1, False),
        ("Pokémon with a Rule Box in play have no Abilities.", BIG, True),
        ("Pokémon with a Rule Box in play have no Abilities.", SEEK, False),
        ("Pokémon with a Rule Box in play (except any Future Pokémon) have no Abilities.",
         FUTURE, False),
        ("Pokémon in play with 2 Energy attached have no Abilities.", SEEK, False),
        ("If you have 4 Prizes, Basic Pokémon in play have no Abilities.", SEEK, False),
        ("Basic Pokémon in play have no Abilities.", None, False),
        ("Your opponent's Pokémon in play have no Abilities.", SEEK, False),
    ],
)  # fmt: skip
def test_the_text_of_a_stadium_says_whose(said: str, card: Card | None, gone: bool) -> None:
    assert off(mon(card), stadiums=[trainer("Tower", "stadium", said)]) is gone


LOCK = (
    "As long as this Pokémon is in the Active Spot, Basic Pokémon in play "
    f"{BOTH} have no Abilities, except for Quiet Lock."
)


def test_an_ability_from_the_active_spot_says_whose_on_both_sides() -> None:
    key = pokemon("Key", abilities=(ability("Quiet Lock", LOCK),))
    assert off(mon(SEEK), mon(key))
    assert not off(mon(STAGE_1), mon(key))
    assert not off(mon(SEEK), mon(SEEK), mon(key)), "from the Bench it does not work"
    assert not off(mon(key), mon(key)), "it spares its own name"
    silent = mon(key, marks=(Mark("no_ability"),))
    assert not off(mon(SEEK), silent), "what has none itself takes nothing away"
    mine = position([mon(key)], [mon(SEEK)], my_bench=[mon(SEEK)])
    assert has_no_ability(mine, mine.sides[ME].bench[0]), "the own ones too"


def test_an_ability_may_take_away_those_of_the_active_pokemon_before_it() -> None:
    said = (
        "As long as this Pokémon is in the Active Spot, your opponent's Active Pokémon has no "
        "Abilities, except for Flutter."
    )
    mane = pokemon("Mane", abilities=(ability("Flutter", said),))
    assert off(mon(SEEK), mon(mane))
    assert not off(mon(mane), mon(mane))
    there = position([mon()], [mon(mane)], my_bench=[mon(SEEK)])
    assert not has_no_ability(there, there.sides[ME].bench[0])
    own = position([mon(mane)], [mon()], my_bench=[mon(SEEK)])
    assert not has_no_ability(own, own.sides[ME].bench[0])


def test_what_takes_them_away_is_named() -> None:
    def cause(mine: Mon, *theirs: Mon, **more: Any) -> str:
        table = position([mine], theirs[:1], their_bench=theirs[1:], **more)
        found = ability_taken_by(table, table.sides[ME].actives[0])
        return "" if found is None else found.en

    path = trainer("Path to the Peak", "stadium")
    cologne = c.PlayTrainer(YOU, trainer("Cologne", text=COLOGNE))
    key = pokemon("Key", abilities=(ability("Quiet Lock", LOCK),))
    assert cause(mon(BIG), mon(), stadiums=[path]) == "Path to the Peak"
    assert cause(mon(SEEK), mon(weezing())) == "Weezing's Neutralizing Gas"
    assert cause(mon(SEEK), mon(key)) == "Key's Quiet Lock"
    assert cause(mon(SEEK), mon(), turn={"player": YOU, "plays": (cologne,)}) == "Cologne"
    noted = mon(SEEK, marks=(Mark("no_ability"),))
    assert cause(noted, mon(), stadiums=[path]) == "an effect that was noted"
    assert cause(mon(SEEK), mon(SEEK)) == ""
