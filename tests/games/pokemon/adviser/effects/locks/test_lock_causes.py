"""By what a Pokémon or a player is kept from something, in both languages."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.pokemon.adviser.effects.locks.lock_causes import (
    by_ability,
    by_attack,
    by_attack_of,
    by_card,
    by_own_attack,
)
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.situation import (
    ME,
    RIOLU,
    YOU,
    ability,
    attack,
    mon,
    pokemon,
    position,
    trainer,
)

BIND = attack("Bind")
LOCKER = pokemon("Locker", BIND, abilities=(ability("Glare"),))


def test_a_card_an_ability_and_an_attack() -> None:
    one = mon(LOCKER)
    assert by_card(trainer("Path", "stadium")) == Words("Path", "「Path」の効果")
    assert by_ability(one, LOCKER.abilities[0]) == Words("Locker's Glare", "Lockerの特性「Glare」")
    assert by_attack_of(one, BIND) == Words("Locker's Bind", "Lockerのワザ「Bind」の効果")
    assert by_own_attack(BIND) == Words("Bind of its last turn", "前の番に使ったワザ「Bind」の効果")


def test_an_attack_whose_pokemon_is_gone_is_named_alone() -> None:
    there = position([mon(RIOLU)], [mon(LOCKER)])
    assert by_attack(there, p.Attack(YOU, "b1", "Bind"), BIND).en == "Locker's Bind"
    gone = by_attack(there, p.Attack(ME, "b9", "Bind"), BIND)
    assert gone == Words("Bind", "ワザ「Bind」の効果")
