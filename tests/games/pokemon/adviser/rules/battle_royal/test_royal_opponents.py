"""Rules of whom texts of cards mean in a Battle Royal."""

from __future__ import annotations

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.royal import SHEET, A, B, C, D, royal
from tests.games.pokemon.adviser.situation import attack, hears, mon, pokemon, trainer

ONE, EACH = "br-effect-one-opponent", "br-effect-each-player"
OWNER, AGAIN = "br-effect-attack-owner", "br-effect-rechoose"
ERI = trainer("Eri", "supporter", "Your opponent reveals their hand.")
JUDGE = trainer("Judge", "supporter", "Each player shuffles their hand into their deck.")
GYM = trainer("Gym", "stadium", "Each player may draw a card.")
ROBBER = pokemon("Robber", attack("Rob", "", "20", "Your opponent reveals their hand."))
WAVER = pokemon("Waver", attack("Wave", "", "", "10 damage to each of your opponent's Pokémon."))


def test_br_effect_one_opponent() -> None:
    several = c.PlayTrainer(A, ERI, players=(B, C))
    assert hears(ONE, royal(), several) == ("suspicious", ("seat.1", "seat.2"), 1)
    looked = c.PlayTrainer(A, ERI), c.Reveal(B, "hand", B)
    at_table = royal(record=Record(), turn={"plays": looked})
    assert hears(ONE, at_table, c.Reveal(C, "hand", C)) is not None


def test_br_effect_one_opponent_is_silent_for_one() -> None:
    assert hears(ONE, royal(), c.PlayTrainer(A, ERI, players=(B,))) is None
    assert hears(ONE, royal(), c.PlayTrainer(A, ERI)) is None
    assert hears(ONE, royal(), c.PlayTrainer(A, JUDGE, players=(A, B, C))) is None
    at_table = royal(record=Record(), turn={"plays": (c.PlayTrainer(A, ERI),)})
    assert hears(ONE, at_table, c.Reveal(C, "hand", C)) is None


def test_what_was_chosen_at_the_table_is_what_counts() -> None:
    boss = trainer("Boss", "supporter", "Choose 1 of your opponent's Benched Pokémon.")
    benches = {seat: [mon()] for seat in range(1, 4)}
    chosen = c.PlayTrainer(A, boss, players=(B,))
    table = royal(bench=benches, record=Record(), turn={"plays": (chosen,)})
    assert hears(ONE, table, p.Switch(A, "c1", "c3", A)) == ("suspicious", ("seat.2",), "B")
    assert hears(ONE, table, p.Switch(A, "b1", "b3", A)) is None
    assert hears(ONE, table, p.Switch(A, "a1", "a2", A)) is None
    again = royal(bench=benches, record=Record(), turn={"plays": (chosen, c.Choose(A, boss, (C,)))})
    assert hears(ONE, again, p.Switch(A, "c1", "c3", A)) is None
    nobody = royal(bench=benches, record=Record(), turn={"plays": (c.PlayTrainer(A, boss),)})
    assert hears(ONE, nobody, p.Switch(A, "c1", "c3", A)) is None
    looks = royal(record=Record(), turn={"plays": (c.PlayTrainer(A, ERI, players=(B,)),)})
    assert hears(ONE, looks, c.LookAt(A, "hand", D)) == ("suspicious", ("seat.3",), "B")


def test_br_effect_each_player() -> None:
    everybody = c.PlayTrainer(A, JUDGE, players=(A, B, C, D))
    assert hears(EACH, royal(), everybody) == ("suspicious", ("seat.1", "seat.2", "seat.3"), 2)
    back = c.PlayTrainer(A, JUDGE), c.MoveCards(B, (None,), "hand", "deck", owners=(B,))
    at_table = royal(record=Record(), turn={"plays": back})
    also = c.MoveCards(C, (None,), "hand", "deck", owners=(C,))
    assert hears(EACH, at_table, also) is not None


def test_br_effect_each_player_is_silent_for_one_a_stadium_and_by_the_sheet() -> None:
    assert hears(EACH, royal(), c.PlayTrainer(A, JUDGE, players=(A, C))) is None
    everybody = c.PlayTrainer(A, JUDGE, players=(A, B, C, D))
    assert hears(EACH, royal(options=SHEET), everybody) is None
    assert hears(EACH, royal(), c.PlayTrainer(A, GYM, players=(A, B, C, D))) is None


def test_br_effect_attack_owner() -> None:
    table = royal([mon(ROBBER), mon(WAVER)])
    robs = p.Attack(A, "a1", "Rob", target="b1", players=(C,))
    assert hears(OWNER, table, robs) == ("suspicious", ("seat.2",), "B")
    waves = p.Attack(A, "a2", "Wave", target="b1", damage=(("b1", 10), ("c1", 10)))
    assert hears(OWNER, table, waves) is not None
    poisons = p.ChangeCondition(A, "d1", "poisoned", on=True, by_attack=True)
    assert hears(OWNER, table, p.Attack(A, "a1", "Rob", target="b1"), poisons) is not None


def test_br_effect_attack_owner_is_silent_for_the_owner() -> None:
    table = royal([mon(ROBBER), mon(WAVER)])
    assert hears(OWNER, table, p.Attack(A, "a1", "Rob", target="b1", players=(B,))) is None
    waves = p.Attack(A, "a2", "Wave", target="b1", damage=(("b1", 10), ("b2", 10)))
    assert hears(OWNER, table, waves) is None
    assert hears(OWNER, table, p.Attack(A, "a1", "Rob", players=(C,))) is None, "whose is unknown"


def test_br_effect_rechoose() -> None:
    table = royal(sides={B: {"out": True}}, choices=(("a1", B),))
    assert hears(AGAIN, table, p.Standing()) == ("reminder", ("a1",), None)
    assert hears(AGAIN, table, p.UseAbility(A, "a1", "Gas")) is not None


def test_br_effect_rechoose_is_silent_for_a_new_choice() -> None:
    table = royal(sides={B: {"out": True}}, choices=(("a1", B),))
    assert hears(AGAIN, table, p.UseAbility(A, "a1", "Gas", players=(C,))) is None
    assert hears(AGAIN, royal(choices=(("a1", B),)), p.Standing()) is None
