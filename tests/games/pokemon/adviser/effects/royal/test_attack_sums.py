"""What an attack of a Battle Royal comes to on the Pokémon it is aimed at."""

from __future__ import annotations

from app.games.pokemon.adviser.effects.royal.attack_sums import (
    attack_of,
    base_of,
    comes_to,
    to_target,
)
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.royal import A, royal
from tests.games.pokemon.adviser.situation import PIKACHU, RIOLU, attack, mon


def test_the_attack_its_text_and_who_makes_it() -> None:
    table = royal([mon(RIOLU)])
    found = attack_of(table, p.Attack(A, "a1", "Punch"))
    assert found is not None
    assert (found[0].name.en, found[1], found[2].uid) == ("Punch", "", "a1")
    assert attack_of(table, p.Attack(A, "a1", "Nothing")) is None
    assert attack_of(table, p.Attack(A, "a1", "Punch", failed=True)) is None


def test_the_points_on_the_target() -> None:
    hit = to_target(royal(), p.Attack(A, "a1", target="b1", damage=(("b1", 30), ("b2", 10))))
    assert hit is not None
    assert (hit[0].uid, hit[1]) == ("b1", 30)
    assert to_target(royal(), p.Attack(A, "a1", target="b1")) is None


def test_what_points_come_to() -> None:
    assert comes_to(10, mon(RIOLU), mon(PIKACHU), "") == 20
    said = "this attack's damage isn't affected by weakness or resistance."
    assert comes_to(10, mon(RIOLU), mon(PIKACHU), said) == 10
    assert [base_of(attack("A", damage=one)) for one in ("30+", "20×", "50", "")] == [30, 0, 50, 0]
