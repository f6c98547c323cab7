"""What texts mean in two against two."""

from __future__ import annotations

from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    ability,
    attack,
    four,
    hears,
    mon,
    pokemon,
    says,
    trainer,
)

LOOK = trainer("Eri", "supporter", "Your opponent reveals their hand. Discard 2 cards from it.")
JUDGE = trainer("Judge", "supporter", "Each player shuffles their hand into their deck.")
LOCK = trainer("Lock", "item", "Your opponent can't play any Item cards.")
TAIL = pokemon(
    "Tail",
    attack("Spin", "F", "", "This attack does 30 damage to each of your opponent's Pokémon."),
    attack("Hit", "F", "60"),
)
FANG = pokemon(
    "Fang",
    abilities=(
        ability(
            "Fang",
            "As long as this Pokémon is your Active Pokémon, your opponent's Active Pokémon's "
            "attacks do 30 less damage (before applying Weakness and Resistance).",
        ),
    ),
)
ATTACKER = ([mon(TAIL, energy=(FIGHTING,))], [])


def test_tv_own_text() -> None:
    assert hears("tv-own-text", four(), c.Search(0, None, player=2)) is not None
    assert hears("tv-own-text", four(), c.Search(0, None, player=0)) is None
    ball = trainer("Ball", "item", "Search your deck for a Basic Pokémon.")
    heard = hears("tv-own-text", four(), c.PlayTrainer(0, ball, deck_of=2))
    assert heard == ("reminder", ("seat.0",), "Aki")
    assert hears("tv-own-text", four(), c.PlayTrainer(0, ball, deck_of=0)) is None


def test_tv_own_text_of_the_partners_deck_at_a_table() -> None:
    assert hears("tv-own-text", four(), c.DrawCards(0, 1, deck_of=2)) is not None
    assert hears("tv-own-text", four(), c.DrawCards(0, 1, deck_of=0)) is None
    assert hears("tv-own-text", four(), c.LookAt(0, "deck", 1)) is None


def test_tv_opponent_text_of_hands() -> None:
    both = c.PlayTrainer(0, LOOK, players=(1, 3))
    assert hears("tv-opponent-text", four(), both) == ("reminder", ("seat.0",), 1)
    assert hears("tv-opponent-text", four(), c.PlayTrainer(0, LOOK, players=(3,))) is None


def test_tv_opponent_text_of_anything_else() -> None:
    heard = hears("tv-opponent-text", four(), c.PlayTrainer(0, LOCK, players=(1,)))
    assert heard == ("reminder", ("seat.0",), 2)
    assert hears("tv-opponent-text", four(), c.PlayTrainer(0, LOCK, players=(1, 3))) is None


def test_tv_opponent_text_of_an_attack_on_every_pokemon() -> None:
    some = p.Attack(0, "a1", "Spin", damage=(("b1", 30),), entered=True)
    every = p.Attack(0, "a1", "Spin", damage=(("b1", 30), ("d1", 30)), entered=True)
    assert hears("tv-opponent-text", four(ATTACKER), some) is not None
    assert hears("tv-opponent-text", four(ATTACKER), every) is None


def test_tv_each_text() -> None:
    heard = hears("tv-each-text", four(), c.PlayTrainer(0, JUDGE, players=(0, 1)))
    assert heard == ("reminder", ("seat.0",), 4)
    assert hears("tv-each-text", four(), c.PlayTrainer(0, JUDGE, players=(0, 1, 2, 3))) is None
    assert hears("tv-each-text", four(), c.PlayTrainer(0, JUDGE)) is None


def test_tv_each_text_of_both_active_pokemon() -> None:
    table = four(ATTACKER, ([mon(FANG)], []), ATTACKER, ([mon(TAIL)], []))
    whole = p.Attack(0, "a1", "Hit", target="d1", damage=(("d1", 60),), entered=True)
    assert hears("tv-each-text", table, whole) == ("reminder", ("d1",), 30)
    (said,) = [one for one in judge(table, (whole,)) if one.rule == "tv-each-text"]
    assert said.message.en.endswith(" takes off 30 here too. 30 damage, not 60.")
    less = p.Attack(0, "a1", "Hit", target="d1", damage=(("d1", 30),), entered=True)
    assert says(table, less) == {}
