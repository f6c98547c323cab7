"""Rules of Abilities, and of effects on one's own Active Pokémon, in a Battle Royal."""

from __future__ import annotations

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from tests.games.pokemon.adviser.royal import PLAIN, A, B, C, royal
from tests.games.pokemon.adviser.situation import ability, attack, hears, mon, pokemon, trainer

OWN, ONE, CHECK = "br-effect-own-active", "br-ability-one-opponent", "br-ability-checkup-one"
POTION = trainer("Potion", text="Heal 30 damage from your Active Pokémon.")
SWITCH = trainer("Swap", text="Switch your Active Pokémon with 1 of your Benched Pokémon.")
MENDER = pokemon("Mender", attack("Mend", "", "", "Heal 30 damage from this Pokémon."))
GAS = ability("Gas", "Put 1 damage counter on each of your opponent's Pokémon between turns.")
HURT = mon(None, plain=True, damage=50)


def heals(uid: str) -> p.ChangeDamage:
    return p.ChangeDamage(A, uid, -30)


def test_br_effect_own_active() -> None:
    table = royal([HURT, HURT], bench={A: [PLAIN, PLAIN]})
    both = c.PlayTrainer(A, POTION), heals("a1"), heals("a2")
    assert hears(OWN, table, *both) == ("suspicious", ("a2",), None)
    switches = (c.PlayTrainer(A, SWITCH), p.Switch(A, "a1", "a3"), p.Switch(A, "a2", "a4"))
    assert hears(OWN, table, *switches) is not None
    mends = royal([mon(MENDER), HURT])
    other = p.Attack(A, "a1", "Mend"), heals("a2")
    assert hears(OWN, mends, *other) == ("suspicious", ("a2",), "a1")


def test_br_effect_own_active_is_silent_for_one() -> None:
    table = royal([HURT, HURT])
    assert hears(OWN, table, c.PlayTrainer(A, POTION), heals("a2")) is None
    assert hears(OWN, royal([mon(MENDER), HURT]), p.Attack(A, "a1", "Mend"), heals("a1")) is None
    assert hears(OWN, table, heals("a1"), heals("a2")) is None, "nobody knows by what"


def test_br_ability_one_opponent() -> None:
    several = p.UseAbility(A, "a1", "Gas", players=(B, C))
    assert hears(ONE, royal(), several) == ("suspicious", ("seat.1", "seat.2"), 1)


def test_br_ability_one_opponent_is_silent_for_one() -> None:
    assert hears(ONE, royal(), p.UseAbility(A, "a1", "Gas", players=(B,))) is None
    assert hears(ONE, royal(), p.UseAbility(A, "a1", "Gas")) is None


def test_br_ability_checkup_one() -> None:
    gas = mon(pokemon("Weezing", abilities=(GAS,)))
    between = {"player": C, "phase": "checkup"}
    table = royal([gas, PLAIN], turn=between, choices=(("a1", C),))
    on_b = t.Checkup(A, counters=(("b1", 10),), cause="Gas")
    assert hears(CHECK, table, on_b) == ("suspicious", ("seat.1",), None)
    both = t.Checkup(A, counters=(("c1", 10), ("d1", 10)), cause="Gas")
    unknown = royal([gas, PLAIN], turn=between)
    assert hears(CHECK, unknown, both) is not None


def test_br_ability_checkup_one_is_silent_around_the_chosen_players_turn() -> None:
    gas = mon(pokemon("Weezing", abilities=(GAS,)))
    table = royal([gas, PLAIN], turn={"player": C, "phase": "checkup"}, choices=(("a1", C),))
    assert hears(CHECK, table, t.Checkup(A, counters=(("c1", 10),), cause="Gas")) is None
    assert hears(CHECK, table, t.Checkup(A, counters=(), cause="Gas")) is None
